//! What stands beside the figures: why parity decides, and what the course's search counts.

use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::command::Command;
use langkah_engine::plan::{Plan, Preset};

use crate::sessions::sliding;
use crate::windows::{
    Test, assert_shows, choose, click, file, harness, open, paste, press, session, shows, solve,
    wait, window,
};

fn link(test: &mut Test, label: &str) {
    test.get_by_role_and_label(Role::Link, label).click();
    test.run();
}

const ASK: &str = "How many nodes does the course’s search need?";

/// Whether the course's search runs.
fn counts(test: &Test) -> bool {
    let session = session(test);
    sliding(session).course().is_some_and(|course| course.is_running())
}

#[test]
fn the_counts_of_the_course_stand_beside_those_of_the_default() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    assert!(!shows(&test, ASK), "nothing is counted yet");
    solve(&mut test);
    link(&mut test, ASK);
    wait(&mut test, "the counts", |test| !counts(test));
    // Misplaced tiles, least cost first: the figures of the course's sheet.
    assert_shows(&test, "44\u{a0}451 generated");
    assert_shows(&test, "23 moves");
    assert!(!shows(&test, ASK));
    // They belong to the puzzle.
    open(&mut test, file("roni-tc1.txt"));
    wait(&mut test, "the other puzzle", |test| shows(test, "roni-tc1.txt"));
    assert!(!shows(&test, "44\u{a0}451 generated"));
    // The course's search itself needs no second opinion, and an unsolvable puzzle has none.
    window(&mut test).session.apply(Command::choose(Plan::Preset(Preset::COURSE)));
    solve(&mut test);
    assert!(!shows(&test, ASK));
    paste(&mut test, "1 2 3\n4 5 6\n8 7 0\n");
    assert!(!shows(&test, ASK));
}

#[test]
fn stop_ends_the_counting() {
    let mut test = harness();
    paste(&mut test, "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1");
    window(&mut test).session.apply(Command::choose(Plan::Preset(Preset::HANDOYO)));
    window(&mut test).session.apply(Command::choose(Plan::Shortest));
    solve(&mut test);
    link(&mut test, ASK);
    assert!(counts(&test));
    link(&mut test, "Stop");
    wait(&mut test, "the end", |test| !counts(test));
    assert_shows(&test, "not ended");
}

#[test]
fn parity_is_shown_on_boards_that_can_be_stepped() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n8 7 0\n");
    assert_shows(&test, "Not solvable");
    test.get_by_role_and_label(Role::Button, "Swap 8 and 7 to make it solvable");
    test.get_by_label("Why parity decides").click();
    test.run();
    test.run();
    assert_shows(&test, "Every move changes ΣKurang + X by an even number. The goal’s sum is 0");
    assert_shows(&test, "Board: 1 2 3 / 4 5 6 / 8 7 0");
    click(&mut test, "Try U");
    assert_shows(&test, "Board: 1 2 3 / 4 5 0 / 8 7 6");
    assert_shows(&test, "Board: 1 2 3 / 4 5 6 / 8 7 0");
    assert_shows(&test, "U changed the sum by +6: it is odd as before.");
    click(&mut test, "Try L");
    assert!(!shows(&test, "Board: 1 2 3 / 4 5 6 / 8 7 0"), "the last two stand");
    click(&mut test, "Back to the board that is shown");
    assert_shows(&test, "Board: 1 2 3 / 4 5 6 / 8 7 0");
    assert!(!shows(&test, "changed the sum"));
    // Nothing was done to the puzzle.
    assert!(sliding(&window(&mut test).session).player().steps().is_empty());
}

#[test]
fn the_help_has_chapters_and_is_searched_and_scrolled_by_keys() {
    let mut test = harness();
    press(&mut test, Key::F1);
    assert_shows(&test, "A new random puzzle that can be solved");
    assert_shows(&test, "The whole screen");
    for (chapter, word) in [
        ("The window", "Can it be solved, and why"),
        ("The search itself", "E-node"),
        ("Words", "Linear conflict"),
        ("Hidato and Numbrix", "Numbrix"),
        ("Files and formats", "Numbrix"),
    ] {
        choose(&mut test, chapter);
        assert_shows(&test, word);
        assert!(!shows(&test, "A new random puzzle that can be solved"), "{chapter}");
    }
    // A search goes through all chapters.
    test.get_by_role_and_label(Role::TextInput, "Find in the help").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Find in the help").type_text("parity");
    test.run();
    assert_shows(&test, "Why parity decides");
    assert!(!shows(&test, "Linear conflict"));
    test.get_by_role_and_label(Role::TextInput, "Find in the help").type_text("xyz");
    test.run();
    assert_shows(&test, "Nothing in the help has this word.");
    choose(&mut test, "Keys");
    let top =
        |test: &Test| test.get_by_label("A new random puzzle that can be solved").rect().top();
    let before = top(&test);
    press(&mut test, Key::ArrowDown);
    test.run();
    assert!(top(&test) < before);
    press(&mut test, Key::Home);
    test.run();
    assert_eq!(top(&test), before);
    press(&mut test, Key::F1);
    assert!(!shows(&test, "The whole screen"));
}
