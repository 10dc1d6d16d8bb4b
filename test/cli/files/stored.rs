//! The file of settings: damaged in every way, it gives settings that a window can be opened with.
#![cfg(feature = "stored")]

use langkah::session::player::{Speed, Stride};
use langkah::session::settings::stored::{
    Appearance, Area, Reading, Stored, ThemePreference, WindowSettings, Xy, read,
};
use langkah::session::settings::{
    CompareSettings, HidatoSettings, Mended, Motion, Settings, SlidingSettings,
};
use langkah_engine::plan::Plan;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::notation::{Convention, Style};
use proptest::prelude::*;

/// A file, with a zoom, a place, a scale and a size.
fn file([zoom, x, scale, width]: [&str; 4]) -> String {
    format!(
        "{{\"egui\":\"(options:(theme_preference:Dark,zoom_factor:{zoom}))\",\
         \"settings\":\"{{\\\"random_rows\\\":5}}\",\
         \"window\":\"(normal_geometry:(outer_position_pixels:Some((x:{x},y:60.0)),\
         scale_factor:{scale},inner_size_points:(x:{width},y:700.0)),\
         fullscreen:false,maximized:true)\"}}"
    )
}

fn reading(text: &str) -> Reading {
    read(text.as_bytes()).unwrap_or_else(|| panic!("{text} is a file of settings"))
}

const SOUND: [&str; 4] = ["1.5", "20.0", "1.0", "900.0"];

#[test]
fn a_sound_file_is_kept_as_it_is() {
    let Reading { stored, mended, differs } = reading(&file(SOUND));
    assert_eq!((mended, differs), (vec![], false));
    let view = Appearance { theme_preference: ThemePreference::Dark, zoom_factor: 1.5 };
    assert_eq!((stored.view, stored.settings.sliding.rows), (view, 5));
    let window = stored.window.expect("it is in the file");
    assert!(window.maximized);
    let area = window.area(1.5).expect("it has a place");
    let at = Xy { x: 20.0, y: 60.0 };
    assert_eq!(area, Area { at, size: Xy { x: 1350.0, y: 1050.0 } });
}

/// A window is kept in points of the size of text that was chosen, not of the one that is shown.
#[test]
fn a_window_is_kept_in_points_of_another_size_of_text() {
    let window = reading(&file(SOUND)).stored.window.expect("it is in the file");
    let text = file(SOUND);
    let at = text.find("(normal_geometry").expect("it is there");
    let place = text[at..].trim_end_matches("\"}");
    let scaled = WindowSettings::scaled(place, 0.5).expect("it is a place");
    let again = reading(&text.replace(place, &scaled)).stored.window;
    let mut expected = window;
    expected.normal_geometry.inner_size_points = Xy { x: 450.0, y: 350.0 };
    assert_eq!(again, Some(expected));
    assert_eq!(WindowSettings::scaled("(", 0.5), None);
}

#[test]
fn a_figure_out_of_range_takes_its_usual_value_and_the_others_stay() {
    let sound = reading(&file(SOUND)).stored;
    let cases: [(usize, &[&str], Mended); 4] = [
        (0, &["0", "1e9", "-1.0", "NaN", "inf", "0.19", "1e40"], Mended::Zoom),
        (1, &["100000.0", "-1e9", "NaN", "-inf"], Mended::Place),
        (2, &["0.0", "-1", "NaN", "1e9"], Mended::Place),
        (3, &["1.0", "0", "-5", "1e9", "NaN"], Mended::Size),
    ];
    for (at, figures, mend) in cases {
        for figure in figures {
            let mut figures = SOUND;
            figures[at] = figure;
            let Reading { stored, mended, differs } = reading(&file(figures));
            assert_eq!((mended, differs), (vec![mend.clone()], true), "{figure}");
            let mut expected = sound.clone();
            let geometry = expected.window.as_mut().map(|window| &mut window.normal_geometry);
            match (mend.clone(), geometry) {
                (Mended::Zoom, _) => expected.view.zoom_factor = 1.0,
                (Mended::Size, Some(geometry)) => geometry.inner_size_points = WindowSettings::SIZE,
                (_, Some(geometry)) => geometry.outer_position_pixels = None,
                _ => unreachable!("the file has a window"),
            }
            assert_eq!(stored, expected, "{figure}");
            let again = reading(&stored.text());
            assert_eq!(again, Reading { stored, mended: vec![], differs: false }, "{figure}");
        }
    }
}

#[test]
fn what_is_no_file_of_settings_is_none() {
    for text in ["", "garbage", "{", "{\"egui\":1}", "[]", "{\"egui\":\"(options", "\u{0}"] {
        assert_eq!(read(text.as_bytes()), None, "{text:?}");
    }
    assert_eq!(read(&[0xff, 0xfe, 0x00]), None);
    assert_eq!(read("[".repeat(100_000).as_bytes()), None, "no stack is deep enough for it");
    let first = Stored { view: Appearance::default(), window: None, settings: Settings::default() };
    assert_eq!(reading("{}").stored, first);
}

#[test]
fn parts_that_cannot_be_read_are_as_at_first() {
    let cases = [
        (r#"{"egui":"nonsense"}"#, Mended::Zoom),
        (r#"{"egui":"(options:(zoom_factor:\"a\"))"}"#, Mended::Zoom),
        (r#"{"window":"()"}"#, Mended::Place),
        (r#"{"settings":"[1]"}"#, Mended::Settings),
        (r#"{"settings":"{\"random_rows\":"}"#, Mended::Settings),
        (r#"{"settings":"{\"plan\":\"Longest\"}"}"#, Mended::Choice("plan".to_owned())),
        (r#"{"settings":"{\"walk_moves\":0}"}"#, Mended::Figures),
        (r#"{"settings":"{\"threads\":0}"}"#, Mended::Figures),
        (r#"{"settings":"{\"threads\":100000}"}"#, Mended::Figures),
        (r#"{"settings":"{\"time_max\":0}"}"#, Mended::Figures),
        (r#"{"settings":"{\"time_max\":18446744073709551615}"}"#, Mended::Figures),
        (r#"{"settings":"{\"time_max\":-1}"}"#, Mended::Choice("time_max".to_owned())),
        (r#"{"settings":"{\"threads\":\"all\"}"}"#, Mended::Choice("threads".to_owned())),
        (r#"{"settings":"{\"language\":7}"}"#, Mended::Choice("language".to_owned())),
        (r#"{"settings":"{\"gone\":[]}"}"#, Mended::Unknown(vec!["gone".to_owned()])),
    ];
    for (text, mended) in cases {
        let reading = reading(text);
        assert_eq!((reading.mended, reading.differs), (vec![mended], true), "{text}");
    }
    // A choice that cannot be read takes no other with it.
    let (settings, mended) = Settings::read(r#"{"plan":7,"walk_moves":12,"gone":[]}"#);
    let gone = Mended::Unknown(vec!["gone".to_owned()]);
    assert_eq!(mended, [Mended::Choice("plan".to_owned()), gone]);
    let sliding = SlidingSettings { walk_moves: 12, ..SlidingSettings::default() };
    assert_eq!(settings, Settings { sliding, ..Settings::default() });
}

#[test]
fn limits_of_searches_are_kept_and_mended_to_the_nearest() {
    let settings = Settings { time_max: Some(90), threads: Some(3), ..Settings::default() };
    let text = serde_json::to_string(&settings).expect("plain data");
    assert_eq!(Settings::read(&text), (settings, vec![]));
    for (written, time_max, threads) in [
        (r#"{"time_max":0,"threads":0}"#, 1, 1),
        (r#"{"time_max":999999999,"threads":999999999}"#, 86_400, 256),
    ] {
        let (settings, mended) = Settings::read(written);
        assert_eq!((settings.time_max, settings.threads), (Some(time_max), Some(threads)));
        assert_eq!(mended, [Mended::Figures], "{written}");
    }
    let (settings, mended) = Settings::read(r#"{"time_max":null,"threads":null}"#);
    assert_eq!((settings, mended), (Settings::default(), vec![]));
}

/// A file may hold any number of names, and a person reads a few.
#[test]
fn unknown_choices_are_told_in_one_line() {
    let fields: Vec<String> = (0..999).map(|number| format!("\"new_{number:03}\":1")).collect();
    let (settings, mended) = Settings::read(&format!("{{{}}}", fields.join(",")));
    assert_eq!(settings, Settings::default());
    let told: Vec<String> = mended.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        ["The file is from another version of the program. This version does not have the \
          choices “new_000, new_001, new_002, new_003, new_004”."]
    );
}

#[test]
fn what_egui_kept_beyond_theme_and_zoom_is_left_out_and_nobody_is_told() {
    let text = r#"{"egui":"(options:(dark_style:(spacing:(x:NaN)),zoom_factor:1.25,max_passes:2),data:{5:(1,\"a\")},areas:{1:(order:[(order:Middle,id:3)])})"}"#;
    let Reading { stored, mended, differs } = reading(text);
    assert_eq!((stored.view.zoom_factor, mended, differs), (1.25, vec![], true));
    assert_eq!(stored.view.text(), "(options:(theme_preference:System,zoom_factor:1.25))");
}

#[test]
fn a_window_is_in_reach_where_its_upper_edge_is_seen() {
    let area = |x: f32, y: f32, width: f32, height: f32| Area {
        at: Xy { x, y },
        size: Xy { x: width, y: height },
    };
    let screens = [area(0.0, 0.0, 1920.0, 1080.0), area(1920.0, -200.0, 1280.0, 1024.0)];
    for (x, y, is_in_reach) in [
        (20.0, 60.0, true),
        (-10.0, -10.0, true),
        // On the second screen.
        (2500.0, -150.0, true),
        (3100.0, 0.0, true),
        // The part below its edge is seen, and no more than a sliver.
        (100.0, -300.0, false),
        (-1050.0, 60.0, false),
        (100.0, 1070.0, false),
        (20_000.0, 20_000.0, false),
    ] {
        let window = area(x, y, 1080.0, 720.0);
        assert_eq!(window.is_in_reach(&screens), is_in_reach, "{x} {y}");
        assert!(window.is_in_reach(&[]), "nothing is known of the screens");
    }
}

#[test]
fn a_window_that_reaches_beyond_the_screens_is_drawn_in() {
    let area = |x: f32, y: f32, width: f32, height: f32| Area {
        at: Xy { x, y },
        size: Xy { x: width, y: height },
    };
    let small = [area(0.0, 0.0, 720.0, 540.0)];
    let two = [area(0.0, 0.0, 1920.0, 1080.0), area(1920.0, 0.0, 1280.0, 1080.0)];
    let to = |x: f32, y: f32| Some(Xy { x, y });
    for (window, screens, expected) in [
        (area(101.0, 67.0, 720.0, 540.0), &small[..], to(0.0, 0.0)),
        (area(101.0, 67.0, 600.0, 440.0), &small[..], to(101.0, 67.0)),
        (area(300.0, 67.0, 600.0, 440.0), &small[..], to(120.0, 67.0)),
        (area(-30.0, -20.0, 600.0, 440.0), &small[..], to(0.0, 0.0)),
        // Larger than the screen: it stays where it is.
        (area(10.0, 10.0, 900.0, 440.0), &small[..], to(10.0, 10.0)),
        // On both screens.
        (area(1500.0, 100.0, 1000.0, 700.0), &two[..], to(1500.0, 100.0)),
        (area(2900.0, 100.0, 1000.0, 700.0), &two[..], to(2200.0, 100.0)),
    ] {
        let drawn = window.drawn_in(screens);
        assert_eq!(Some(drawn.unwrap_or(window.at)), expected, "{window:?}");
    }
    assert_eq!(small[0].drawn_in(&[]), None);
}

/// As the program wrote it before the choices for sliding tiles had a group of their own.
const FLAT: &str = r#"{"plan":"Anytime","memory_mib":512,"speed":"Double","stride":"Five","motion":"Off","shows_odd_cells":true,"random_rows":3,"random_cols":5,"goal":"BlankFirst","walk_moves":12,"letters":{"convention":"Tile","repeats":true},"hidato":{"plan":"Propagate","random":null,"rows":5,"cols":6,"outline":"Rectangle","difficulty":"Medium"},"compare":{"tiles":["ida"],"hidato":null}}"#;

#[test]
fn settings_of_before_are_read_and_written_alike() {
    let letters = Style { convention: Convention::Tile, repeats: true };
    let expected = Settings {
        memory_mib: 512,
        speed: Speed::Double,
        stride: Stride::Five,
        motion: Motion::Off,
        sliding: SlidingSettings {
            metric: Metric::Single,
            plan: Plan::Anytime,
            own_bound: None,
            child_order: None,
            shows_odd_cells: true,
            rows: 3,
            cols: Some(5),
            goal: Goal::BlankFirst,
            walk_moves: 12,
            letters,
        },
        hidato: HidatoSettings { rows: 5, cols: 6, ..HidatoSettings::default() },
        compare: CompareSettings { sliding: Some(vec!["ida".to_owned()]), hidato: None },
        ..Settings::default()
    };
    assert_eq!(Settings::read(FLAT), (expected.clone(), vec![]));
    let flat: serde_json::Value = serde_json::from_str(FLAT).expect("it is JSON");
    let mut written = serde_json::to_value(&expected).expect("plain data");
    for later in ["files", "paper", "report"] {
        written.as_object_mut().expect("an object").remove(later);
    }
    assert_eq!(written, flat, "for older programs");
}

/// A choice that is not written while it is as at first is no choice of another version.
#[test]
fn the_order_of_children_is_kept() {
    let mut settings = Settings::default();
    settings.sliding.child_order = "LURD".parse().ok();
    assert!(settings.sliding.child_order.is_some());
    let written = serde_json::to_string(&settings).expect("plain data");
    assert_eq!(Settings::read(&written), (settings, vec![]));
}

proptest! {
    #[test]
    fn any_json_gives_settings_in_range(text in any_json()) {
        let (settings, _) = Settings::read(&text);
        prop_assert_eq!(&settings.clone().in_range(), &settings);
        let written = serde_json::to_string(&settings).expect("plain data");
        prop_assert_eq!(Settings::read(&written), (settings, vec![]));
    }
}

/// Objects with the names of the settings, and any values.
fn any_json() -> impl Strategy<Value = String> {
    let first = serde_json::to_value(Settings::default()).expect("plain data");
    let mut names: Vec<String> = first.as_object().expect("an object").keys().cloned().collect();
    // They are not written while they are as at first.
    names.extend(["language", "time_max", "threads", "child_order"].map(str::to_owned));
    let figure = prop_oneof![
        any::<u64>().prop_map(|n| n.to_string()),
        any::<i64>().prop_map(|n| n.to_string())
    ];
    let word = prop_oneof![
        Just("null"),
        Just("true"),
        Just("\"Ida\""),
        Just("[]"),
        Just("{}"),
        Just("1e999")
    ];
    let weight = any::<f64>().prop_map(|weight| {
        format!("{{\"Ida\":{{\"bound\":\"Misplaced\",\"weight\":{}}}}}", weight.abs() % 12.0)
    });
    let sides =
        any::<(u64, u64)>().prop_map(|(rows, cols)| format!("{{\"rows\":{rows},\"cols\":{cols}}}"));
    let value = prop_oneof![figure, word.prop_map(str::to_owned), weight, sides];
    let field = (prop::sample::select(names), value);
    prop::collection::vec(field, 0..6).prop_map(|fields| {
        let fields: Vec<String> =
            fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        format!("{{{}}}", fields.join(","))
    })
}
