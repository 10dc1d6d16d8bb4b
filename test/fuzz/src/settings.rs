//! Files of settings: whatever they hold, every figure that is read is in its range, and what is
//! written for them is read as the same.

use langkah::session::settings::Settings;
use langkah::session::settings::stored::{self, Appearance};
use rand::rngs::ChaCha8Rng;

use crate::mutate;
use crate::target::Target;

const CORPUS: [&str; 6] = [
    r#"{"egui":"(options:(theme_preference:Dark,zoom_factor:1.5))","settings":"{}"}"#,
    r#"{"egui":"(options:(zoom_factor:0.0),data:{1:(2,\"a\")},areas:[(x:NaN)])"}"#,
    r#"{"window":"(normal_geometry:(outer_position_pixels:Some((x:20.0,y:60.0)),scale_factor:1.0,inner_size_points:(x:1080.0,y:720.0)),fullscreen:false,maximized:true)"}"#,
    r#"{"settings":"{\"plan\":{\"Ida\":{\"bound\":\"Misplaced\",\"weight\":1.25}},\"memory_mib\":512,\"random_rows\":4,\"random_cols\":null,\"walk_moves\":30,\"goal\":\"Last\"}"}"#,
    r#"{"settings":"{\"hidato\":{\"plan\":\"Fewest\",\"random\":\"Hidato\",\"rows\":8,\"cols\":99}}"}"#,
    r#"{"settings":"{\"hidato\":{\"judging\":\"Asked\",\"tidies_marks\":true},\"files\":{\"last\":{\"text\":\"hidato\\n1 0\\n0 4\\n\",\"seconds\":12,\"pencilled\":{\"marks\":[[1,[2,3]]],\"lines\":[[0,1]]}}}}"}"#,
];

/// Words that figures and names are replaced by.
const WORDS: [&str; 22] = [
    "0",
    "-1",
    "1e9",
    "1e40",
    "NaN",
    "inf",
    "-inf",
    "1e-30",
    "100000",
    "-100000",
    "0.1",
    "4.999999",
    "18446744073709551615",
    "null",
    "None",
    "Some(1)",
    "true",
    "\\\"",
    "(",
    ")",
    "[[[[",
    "{}",
];

pub fn target() -> Target {
    let mut corpus: Vec<Vec<u8>> = CORPUS.iter().map(|text| text.as_bytes().to_vec()).collect();
    let json = serde_json::to_string(&Settings::default()).unwrap_or_default();
    corpus.push(json.clone().into_bytes());
    let escaped = json.replace('"', "\\\"");
    corpus.push(format!("{{\"settings\":\"{escaped}\"}}").into_bytes());
    Target { name: "settings", usual: 50_000, corpus, make, judge }
}

fn make(corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    mutate::worded(corpus, &WORDS, rng)
}

fn judge(input: &[u8]) {
    if let Ok(text) = str::from_utf8(input) {
        let (settings, _) = Settings::read(text);
        assert_eq!(settings.clone().in_range(), settings);
        let written = serde_json::to_string(&settings).expect("plain data");
        assert_eq!(Settings::read(&written), (settings, vec![]));
    }
    let Some(reading) = stored::read(input) else { return };
    let stored = &reading.stored;
    assert!((Appearance::ZOOM.0..=Appearance::ZOOM.1).contains(&stored.view.zoom_factor));
    assert_eq!(stored.settings.clone().in_range(), stored.settings);
    if let Some(window) = stored.window {
        let geometry = window.normal_geometry;
        let sides = [geometry.inner_size_points.x, geometry.inner_size_points.y];
        assert!(sides.iter().all(|side| (64.0..=16_384.0).contains(side)));
        assert!((0.25..=16.0).contains(&geometry.scale_factor));
        if let Some(at) = geometry.outer_position_pixels {
            assert!([at.x, at.y].iter().all(|side| side.abs() < 32_768.0));
        }
    }
    let again = stored::read(stored.text().as_bytes()).expect("it is just written");
    assert_eq!(again.stored, *stored);
    assert!(again.mended.is_empty() && !again.differs, "{again:?}");
}
