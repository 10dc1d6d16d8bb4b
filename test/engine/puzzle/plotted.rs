//! Plots of counts.

use langkah_puzzle::picture::Ink;
use langkah_puzzle::picture::plot::{Bar, Body, Plot, Series, document};

/// The texts of a picture, each with its place.
fn texts(svg: &str) -> Vec<(f32, f32, String)> {
    let number = |part: &str, name: &str| -> f32 {
        let found = part.split_once(name).and_then(|(_, rest)| rest.split_once('"'));
        found.and_then(|(number, _)| number.parse().ok()).expect("a number")
    };
    let parts = svg.split("<text ").skip(1);
    let text = |part: &str| {
        let text = part.split_once('>').and_then(|(_, rest)| rest.split_once('<'));
        (number(part, "x=\""), number(part, "y=\""), text.expect("a text").0.to_owned())
    };
    parts.map(text).collect()
}

fn bars(counts: &[u64]) -> Plot {
    let bar = |(index, &count)| Bar {
        name: format!("search <{index}>"),
        index,
        count,
        is_least: count == 100,
    };
    let body = Body::Bars(counts.iter().enumerate().map(bar).collect());
    Plot { title: "Nodes".to_owned(), counts: "nodes expanded".to_owned(), body }
}

#[test]
fn bars_are_as_long_as_the_logarithms_of_their_counts() {
    let svg = document(&bars(&[10, 100, 1000]), &Ink::LIGHT);
    let width = |rect: &str| -> f32 {
        let found = rect.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"'));
        found.and_then(|(width, _)| width.parse().ok()).expect("a width")
    };
    // The first is the page.
    let widths: Vec<f32> = svg.split("<rect ").skip(2).map(width).collect();
    assert_eq!(widths.len(), 3);
    assert!((widths[1] / widths[0] - 2.0).abs() < 0.01, "{widths:?}");
    assert!((widths[2] / widths[0] - 3.0).abs() < 0.01, "{widths:?}");
    let told: Vec<String> = texts(&svg).into_iter().map(|text| text.2).collect();
    for text in ["Nodes", "nodes expanded", "search &lt;0&gt;", "1\u{a0}000", "10", "1", "≥ 100"]
    {
        assert!(told.iter().any(|told| told == text), "{text}: {told:?}");
    }
}

#[test]
fn points_stand_where_their_counts_say() {
    let series = |name: &str, index, points: &[(u64, u64)], is_line| Series {
        name: name.to_owned(),
        index,
        points: points.to_vec(),
        is_line,
    };
    let body = Body::Points {
        over: "length".to_owned(),
        series: vec![
            series("first", 0, &[(10, 0), (20, 1), (30, 100)], false),
            series("second", 9, &[(10, 1), (30, 10)], true),
        ],
    };
    let plot = Plot { title: "Title".to_owned(), counts: "counts".to_owned(), body };
    let svg = document(&plot, &Ink::LIGHT);
    // Three circles and the first mark of the legend; two diamonds and the second.
    assert_eq!(svg.matches("<rect ").count(), 1 + 3 + 1);
    assert_eq!(svg.matches("<polygon ").count(), 2 + 1);
    let lines = svg.matches("stroke-width=\"2\"").count();
    assert_eq!(lines, 1, "one series is a line");
    // 0 stands as far below 1 as 10 stands above it, and every mark is within the picture.
    let all = texts(&svg);
    let y = |name: &str| all.iter().find(|text| text.2 == name).expect("a tick").1;
    assert!((y("0") - y("1") - (y("1") - y("10"))).abs() < 0.05);
    let x = |name: &str| all.iter().rfind(|text| text.2 == name).expect("a tick").0;
    assert!(x("20") < x("30"));
    assert!(all.iter().all(|(x, y, _)| (0.0..900.0).contains(x) && (0.0..540.0).contains(y)));
}

/// A plot of anything is a picture: no count is too large, and one point is enough.
#[test]
fn extremes_are_drawn() {
    for counts in [&[0][..], &[1], &[u64::MAX, 0], &[]] {
        let svg = document(&bars(counts), &Ink::PAPER);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
    for points in [&[][..], &[(0, 0)], &[(u64::MAX, u64::MAX), (0, 0)]] {
        let series =
            vec![Series { name: String::new(), index: 0, points: points.to_vec(), is_line: true }];
        let body = Body::Points { over: String::new(), series };
        let plot = Plot { title: String::new(), counts: String::new(), body };
        let svg = document(&plot, &Ink::PAPER);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
