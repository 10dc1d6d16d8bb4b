//! The window: moves judged in their list, all shortest solutions, and moves copied in a notation.

use egui::{OutputCommand, Role};
use egui_kittest::kittest::Queryable;

use crate::windows::{Test, assert_shows, at_size, click, harness, paste, shows, solve, wait};

const TWO_WAYS: &str = "1 2 3\n4 0 8\n7 6 5";

fn copied(test: &Test) -> Option<String> {
    test.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn moves_are_judged_by_sign_and_word_and_a_click_goes_there() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8");
    paste(&mut test, "UDRR");
    click(&mut test, "Dismiss");
    click(&mut test, "Analyse");
    wait(&mut test, "the analysis", |test| {
        shows(test, "4 moves; a shortest solution has 2 moves.")
    });
    assert_shows(&test, "1 move lost 2 moves");
    let bad = "1. tile 4 goes down; moves to the goal before it 2, after it 3: loses 2; better: R";
    let good = "2. tile 4 goes up; moves to the goal before it 3, after it 2: good";
    test.get_by_role_and_label(Role::Button, bad);
    test.get_by_role_and_label(Role::Button, good).click();
    test.run();
    assert_shows(&test, "2 of 4");
    click(&mut test, "Back to the letters");
    assert!(!shows(&test, "a shortest solution has"));
    assert_shows(&test, "Move 1: U");
}

#[test]
fn moves_are_shortened() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8");
    paste(&mut test, "UDRR");
    click(&mut test, "Dismiss");
    click(&mut test, "Shorten");
    wait(&mut test, "the shorter moves", |test| shows(test, "4 moves became 2 moves"));
    assert_shows(&test, "0 of 2");
}

#[test]
fn all_shortest_solutions_are_stepped_through() {
    let mut test = harness();
    paste(&mut test, TWO_WAYS);
    solve(&mut test);
    test.get_by_label("All shortest solutions").click();
    test.step();
    wait(&mut test, "the count", |test| shows(test, "There are 2 shortest solutions"));
    // The one that is shown has its place.
    if shows(&test, "2 of 2") {
        click(&mut test, "The shortest solution before this one");
    }
    assert_shows(&test, "1 of 2");
    let first = test.query_by_label("Move 1: D").is_some();
    click(&mut test, "The next shortest solution");
    assert_shows(&test, "2 of 2");
    assert_ne!(first, test.query_by_label("Move 1: D").is_some());
    click(&mut test, "The shortest solution before this one");
    assert_shows(&test, "1 of 2");
}

#[test]
fn moves_are_copied_in_a_notation() {
    for (choice, expected) in [
        ("Direction of the blank: URDLL", "RR"),
        ("Direction of the tile, counted: DLUR2", "L2"),
        ("Tile numbers: 12 8 4", "7 8"),
        ("Tile numbers, whole lines: 4", "8"),
    ] {
        let mut test = harness();
        paste(&mut test, "1 2 3\n4 5 6\n0 7 8");
        solve(&mut test);
        click(&mut test, "Copy in a notation");
        test.get_by_label(choice).click();
        test.step();
        let first = copied(&test);
        test.step();
        assert_eq!(first.or_else(|| copied(&test)).as_deref(), Some(expected), "{choice}");
    }
}

/// Numbers that are no board are the tiles that move.
#[test]
fn numbers_of_tiles_are_pasted() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8");
    paste(&mut test, "7 8");
    assert_shows(&test, "2 moves to the goal; the numbers name the tiles.");
    let mut small = at_size(720.0, 560.0);
    paste(&mut small, "1 2 3\n4 5 6\n0 7 8");
    paste(&mut small, "R@0.4 R@0.8");
    assert_shows(&small, "2 moves to the goal");
}
