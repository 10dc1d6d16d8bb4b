//! A bound of one's own in the window: written, judged, used, compared and kept.

use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::settings::Settings;
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::sliding::bound::own::Formula;

use crate::windows::{
    Test, assert_shows, at_size, choose, click, file, harness, open, press, shows, solve,
    type_text, wait, window,
};

const FIELD: &str = "The bound as an expression";

fn own(text: &str) -> BoundKind {
    BoundKind::Own(Formula::read(text).expect("an expression"))
}

fn plan(test: &mut Test) -> Plan {
    window(test).settings().sliding.plan
}

fn opened(mut test: Test) -> Test {
    open(&mut test, file("roni-tc2.txt"));
    click(&mut test, "Search: Shortest");
    click(&mut test, "Own bound…");
    assert!(!egui::Popup::is_any_open(&test.ctx), "the menu is closed");
    test
}

fn write(test: &mut Test, text: &str) {
    test.get_by_role_and_label(Role::TextInput, FIELD).focus();
    test.run();
    type_text(test, text);
}

fn is_open(test: &Test) -> bool {
    test.query_by_role_and_label(Role::TextInput, FIELD).is_some()
}

/// Runs frames until the boards have answered.
fn judged(test: &mut Test) {
    wait(test, "a verdict", |test| shows(test, "true distance"));
}

#[test]
fn it_is_written_judged_and_used() {
    let mut test = opened(harness());
    assert_shows(&test, "Write an expression with the names below.");
    let field = test.get_by_role_and_label(Role::TextInput, FIELD);
    assert!(field.is_focused(), "a person types at once");
    write(&mut test, "manhattan + 2*conflicts");
    judged(&mut test);
    assert_shows(&test, "Admissible: on all");
    assert_shows(&test, "Consistent: no move lowers");
    assert_shows(&test, "15.119");
    press(&mut test, Key::Enter);
    assert!(!is_open(&test));
    let bound = own("manhattan + 2*conflicts");
    assert_eq!(plan(&mut test), Plan::Ida { bound, weight: Weight::ONE });
    solve(&mut test);
    assert_shows(&test, "the fewest only if your own bound is a lower bound");
    assert_shows(&test, "manhattan + 2*conflicts");
    // The list of bounds has it from now on, and other searches take it.
    click(&mut test, "Search: Deepening");
    test.get_by_role_and_label(Role::RadioButton, "manhattan + 2*conflicts");
    choose(&mut test, "Best-first");
    assert_eq!(plan(&mut test).bound(), Some(bound));
}

#[test]
fn counter_examples_are_boards() {
    let mut test = opened(harness());
    write(&mut test, "misplaced + (blank > 0)");
    judged(&mut test);
    assert_shows(&test, "Not admissible: on 78 of the");
    assert_shows(&test, "Here h is 2, and the true distance is 1");
    assert_shows(&test, "Here one move lowers h from 2 to 0");
    assert!(test.query_all_by_role(Role::Image).count() >= 3, "boards");
    assert_shows(&test, "A search with this bound may find");
}

#[test]
fn faults_stand_below_the_field_while_typing() {
    let mut test = opened(harness());
    write(&mut test, "manhattan + ");
    assert_shows(&test, "Column 12: a value is missing here");
    // Neither Enter nor the button takes it.
    press(&mut test, Key::Enter);
    assert!(is_open(&test));
    assert_eq!(plan(&mut test), Plan::Shortest);
    write(&mut test, "distance");
    assert_shows(&test, "Column 13: “distance” belongs to one tile");
    press(&mut test, Key::Escape);
    assert!(!is_open(&test));
    assert_eq!(plan(&mut test), Plan::Shortest);
    assert_eq!(window(&mut test).settings().sliding.own_bound, None);
}

#[test]
fn names_are_written_by_a_click() {
    let mut test = opened(harness());
    for name in ["sum(x)", "distance", "tile"] {
        test.get_by_role_and_label(Role::Button, name).click();
        test.run();
    }
    assert_shows(&test, "Column 5: there is no “distancetile”");
    press(&mut test, Key::Escape);
    // The keys of the board are free again.
    press(&mut test, Key::E);
    assert!(shows(&test, "Done") || window(&mut test).session.mode() != Default::default());
}

/// With g there is no queue.
#[test]
fn g_is_for_iterative_deepening() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    click(&mut test, "Search: Shortest");
    choose(&mut test, "Best-first");
    click(&mut test, "Own bound…");
    write(&mut test, "max(0, manhattan - g/9)");
    press(&mut test, Key::Enter);
    let bound = own("max(0, manhattan - g/9)");
    assert_eq!(plan(&mut test), Plan::Ida { bound, weight: Weight::ONE });
    press(&mut test, Key::Num3);
    assert_shows(&test, "Deepening, max(0, manhattan - g/9)");
    assert!(!shows(&test, "Best-first, max(0, manhattan - g/9)"));
}

#[test]
fn it_is_kept() {
    let mut test = opened(harness());
    write(&mut test, "walking");
    press(&mut test, Key::Enter);
    let kept = window(&mut test).session.kept_settings();
    let text = serde_json::to_string(&kept).expect("settings are text");
    let (read, mended) = Settings::read(&text);
    assert_eq!((read, mended), (kept.clone(), Vec::new()));
    assert_eq!(kept.sliding.own_bound.map(Formula::text), Some("walking"));
    // What this program cannot read takes no other choice with it.
    let bad = text.replace("\"walking\"", "\"walking +\"");
    let (read, mended) = Settings::read(&bad);
    assert_eq!((read.sliding.plan, read.sliding.own_bound), (Plan::Shortest, None));
    assert_eq!((read.memory_mib, read.sliding.letters), (kept.memory_mib, kept.sliding.letters));
    assert_eq!(mended.len(), 2, "{mended:?}");
}

/// Practice offers it once there is one.
#[test]
fn questions_take_it() {
    let mut test = opened(harness());
    write(&mut test, "manhattan + 1");
    press(&mut test, Key::Enter);
    press(&mut test, Key::Num4);
    test.get_by_role_and_label(Role::CheckBox, "With my bound: manhattan + 1").click();
    test.run();
    let wanted = window(&mut test).session.practice().wanted.lecture.bound;
    assert_eq!(wanted.map(Formula::text), Some("manhattan + 1"));
}

/// Everything is in reach in the smallest window, in both languages.
#[test]
fn in_a_small_window() {
    let mut test = opened(at_size(720.0, 560.0));
    write(&mut test, "manhattan");
    judged(&mut test);
    let screen = test.ctx.content_rect();
    for label in ["Use", "Cancel"] {
        let rect = test.get_by_role_and_label(Role::Button, label).rect();
        assert!(screen.contains_rect(rect), "{label}: {rect:?}");
    }
    test.get_by_role_and_label(Role::Button, "Use").click();
    test.run();
    assert_eq!(plan(&mut test).bound(), Some(own("manhattan")));
}
