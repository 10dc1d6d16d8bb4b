//! A Hidato of one's own in the whole window: by pointer, by keys, by accessible names.

use std::fs;

use egui::accesskit::Toggled;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Mode;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_language::Language;
use langkah_puzzle::read;

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, at_size, choose, click, harness, paste, press, press_with, session,
    settled, shows, type_path, type_text, wait, window,
};

fn ctrl_shift(test: &mut Test, key: Key) {
    press_with(test, Modifiers::COMMAND | Modifiers::SHIFT, key);
}

fn type_digits(test: &mut Test, text: &str) {
    for letter in text.chars() {
        type_text(test, &letter.to_string());
    }
}

fn board(test: &Test) -> Board {
    let session = session(test);
    session.hidato().and_then(|hidato| hidato.open()).expect("a Hidato is open").board.clone()
}

fn givens(test: &Test) -> usize {
    board(test).numbers().iter().filter(|&&number| number > 0).count()
}

/// The middle of the place whose name ends so.
fn at(test: &Test, end: &str) -> egui::Pos2 {
    let ends = |label: Option<String>| label.is_some_and(|label| label.contains(end));
    test.get_by(|node| node.role() == Role::Button && ends(node.label())).rect().center()
}

/// Presses the pointer at the first of some places and leads it over the others.
fn stroke(test: &mut Test, places: &[egui::Pos2]) {
    test.drag_at(places[0]);
    // A click lasts less than 0.8 s, which is few frames where a search wakes the window.
    if places.len() > 1 {
        test.run();
    }
    for &place in &places[1..] {
        test.hover_at(place);
        test.run();
    }
    test.drop_at(places[places.len() - 1]);
    test.run();
}

/// From nothing to a printed sheet: two clicks make a board, one click and two strokes cut two
/// corners, one click makes the puzzle unique, and two print it.
#[test]
fn a_hidato_is_drawn_from_nothing_made_unique_and_printed() {
    let place = folder("compose-print");
    let mut test = harness();
    let clicks = std::cell::Cell::new(0);
    let clicked = |test: &mut Test, label: &str| {
        click(test, label);
        clicks.set(clicks.get() + 1);
    };
    clicked(&mut test, "Draw a Hidato");
    clicked(&mut test, "Draw it");
    assert_shows(&test, "Hidato 6×6, 36 cells, 0 given");
    choose(&mut test, "Outline");
    let corner = [at(&test, "row 1, column 1"), at(&test, "row 1, column 2")];
    stroke(&mut test, &corner);
    let corner = [at(&test, "row 6, column 6"), at(&test, "row 6, column 5")];
    stroke(&mut test, &corner);
    clicks.set(clicks.get() + 3);
    assert_shows(&test, "Hidato 6×6, 32 cells, 0 given");
    wait(&mut test, "the verdict", |test| shows(test, "Several solutions"));
    clicked(&mut test, "Make it unique");
    settled(&mut test);
    assert_shows(&test, " numbers added: ");
    wait(&mut test, "the verdict", |test| shows(test, "One solution"));
    assert!(givens(&test) > 1 && givens(&test) < 20, "{}", givens(&test));

    clicked(&mut test, "Print a sheet…");
    let path = place.join("own.pdf");
    type_path(&mut test, &path);
    clicked(&mut test, "Save");
    wait(&mut test, "the sheet", |test| shows(test, "own.pdf is saved"));
    assert!(fs::read(&path).expect("it is written").starts_with(b"%PDF-"));
    assert!(clicks.get() == 8, "{clicks:?}");
}

#[test]
fn any_outline_becomes_a_puzzle_of_a_difficulty() {
    let mut test = harness();
    ctrl_shift(&mut test, Key::N);
    press(&mut test, Key::Enter);
    choose(&mut test, "Outline");
    let places = ["row 1, column 3", "row 3, column 3"].map(|end| at(&test, end));
    stroke(&mut test, &places);
    click(&mut test, "Fill in a solution");
    settled(&mut test);
    assert_eq!((board(&test).count(), givens(&test)), (33, 33));
    wait(&mut test, "the verdict", |test| shows(test, "One solution"));
    test.get_by_role_and_label(Role::ComboBox, "Difficulty").click();
    test.run();
    test.get_by_label("Easy").click();
    test.run();
    click(&mut test, "Thin it");
    settled(&mut test);
    assert_shows(&test, " numbers taken away. The puzzle is easy now.");
    assert!(givens(&test) < 25, "{}", givens(&test));
    wait(&mut test, "the verdict", |test| shows(test, "33 cells") && shows(test, ", easy"));
    click(&mut test, "Take all away");
    assert_eq!(givens(&test), 0);
}

/// Without the pointer: a new board, a hole, numbers, one solution, and the text that is shared.
#[test]
fn all_of_it_goes_by_keys() {
    let mut test = harness();
    ctrl_shift(&mut test, Key::N);
    assert_shows(&test, "New Hidato");
    press(&mut test, Key::Enter);
    assert_eq!(board(&test).count(), 36);
    // Arrows lead over the places, Space makes a hole, and a cell again.
    press(&mut test, Key::ArrowDown);
    press(&mut test, Key::Space);
    assert_eq!(board(&test).count(), 35);
    test.get_by_label("Hole, row 1, column 1");
    press(&mut test, Key::ArrowRight);
    type_digits(&mut test, "12");
    assert_eq!(board(&test).number(0), Some(12));
    press(&mut test, Key::Tab);
    press(&mut test, Key::Enter);
    assert_eq!(board(&test).number(1), Some(13), "the next number was offered");
    press(&mut test, Key::ArrowLeft);
    press(&mut test, Key::Backspace);
    assert_eq!(givens(&test), 1);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    assert_eq!(givens(&test), 2);
    press(&mut test, Key::Escape);
    let selected = |test: &Test| {
        let session = session(test);
        session.hidato().and_then(|hidato| hidato.place_selected())
    };
    assert_eq!(selected(&test), None);
    test.get_by_role_and_label(Role::Button, "Make it unique").focus();
    test.run();
    press(&mut test, Key::Enter);
    settled(&mut test);
    wait(&mut test, "the verdict", |test| shows(test, "One solution"));
    test.get_by_role_and_label(Role::Button, "Copy as text").focus();
    test.run();
    test.key_down(Key::Enter);
    test.step();
    let copied = test.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let copied = copied.expect("a text is copied");
    let read = read::any(copied.as_bytes(), None, Topology::King).expect("a good text");
    assert_eq!(read.hidato().map(|hidato| hidato.board), Some(board(&test)));
}

#[test]
fn two_solutions_are_shown_where_they_differ() {
    let mut test = harness();
    paste(&mut test, "numbrix\n1 0 0\n0 0 0\n0 0 9\n");
    choose(&mut test, "Edit givens");
    wait(&mut test, "the verdict", |test| shows(test, "Several solutions"));
    assert_shows(&test, "Two solutions differ in 6 cells.");
    test.get_by_label("Empty, row 1, column 2, 2 or 6");
    test.get_by_label("Empty, row 2, column 2");
    // A click offers a number, a second one puts it.
    let middle = at(&test, "row 2, column 2");
    stroke(&mut test, &[middle]);
    test.get_by_role_and_label(Role::Button, "Put 2");
    stroke(&mut test, &[middle]);
    assert_eq!(board(&test).number(4), Some(2));
    wait(&mut test, "the verdict", |test| shows(test, "No solution"));
    click(&mut test, "Take it away");
    assert_eq!(board(&test).number(4), None);
    click(&mut test, "Make it a hole");
    assert_eq!(board(&test).count(), 8);
    assert_shows(&test, "9 at row 3, column 3 is out of range");
}

#[test]
fn a_symmetric_stroke_cuts_both_sides() {
    let mut test = harness();
    ctrl_shift(&mut test, Key::N);
    press(&mut test, Key::Enter);
    click(&mut test, "No symmetry");
    choose(&mut test, "Left and right");
    choose(&mut test, "Outline");
    let outline = test.get_by_role_and_label(Role::RadioButton, "Outline");
    assert_eq!(outline.accesskit_node().toggled(), Some(Toggled::True));
    let places = [at(&test, "row 1, column 1"), at(&test, "row 3, column 1")];
    stroke(&mut test, &places);
    let row = |row: usize| {
        let is_cell = |col| board(&test).shape().cell_at(row, col).is_some();
        (0..6).map(is_cell).collect::<Vec<_>>()
    };
    for at in 0..3 {
        assert_eq!(row(at), [false, true, true, true, true, false]);
    }
    assert_eq!(row(3), [true; 6]);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    assert_eq!(board(&test).count(), 36, "one stroke is one step back");
    // A screen reader presses a place without a pointer.
    test.get_by_label("Empty, row 6, column 1").click_accesskit();
    test.run();
    assert_eq!(board(&test).count(), 34);
}

/// The rectangles around hexagons overlap: what is under the pointer is painted.
#[test]
fn a_stroke_goes_over_hexagons() {
    let mut test = harness();
    ctrl_shift(&mut test, Key::N);
    choose(&mut test, "Hexagons: cells touch at their six sides");
    click(&mut test, "Draw it");
    assert_eq!(board(&test).shape().topology(), Topology::Hexagonal);
    choose(&mut test, "Outline");
    let places = ["row 1, column 2", "row 2, column 2", "row 3, column 3"];
    let middles = places.map(|end| at(&test, end));
    stroke(&mut test, &middles);
    for place in places {
        assert!(shows(&test, &format!("Hole, {place}")), "{place}");
    }
    assert_eq!(board(&test).count(), 33);
    choose(&mut test, "Numbers");
    let middle = at(&test, "row 4, column 4");
    stroke(&mut test, &[middle]);
    type_digits(&mut test, "7");
    let cell = board(&test).shape().cell_at(3, 3).expect("a cell");
    assert_eq!(board(&test).number(cell), Some(7));
    click(&mut test, "Make it unique");
    settled(&mut test);
    wait(&mut test, "the verdict", |test| shows(test, "One solution"));
}

#[test]
fn the_form_makes_other_boards_and_can_be_left() {
    let mut test = harness();
    ctrl_shift(&mut test, Key::N);
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "New Hidato"));
    ctrl_shift(&mut test, Key::N);
    choose(&mut test, "8×8");
    choose(&mut test, "Numbrix: cells touch only at sides");
    test.get_by_role_and_label(Role::ComboBox, "Shape").click();
    test.run();
    test.get_by_label("Diamond").click();
    test.run();
    click(&mut test, "Draw it");
    assert_shows(&test, "Numbrix 8×8, 40 cells, 0 given");
    assert_eq!(window(&mut test).session.mode(), Mode::Edit);
    press(&mut test, Key::V);
    assert_eq!(window(&mut test).session.mode(), Mode::View);
    press(&mut test, Key::E);
    assert_eq!(window(&mut test).session.mode(), Mode::Edit);
}

/// In a small window, in both languages, what matters is in sight.
#[test]
fn it_fits_into_a_small_window() {
    for (tag, unique, cells) in
        [("en", "Make it unique", "Outline"), ("id", "Jadikan tunggal", "Bentuk")]
    {
        let mut test = at_size(720.0, 560.0);
        window(&mut test).asked_language = Language::of_tag(tag);
        test.run();
        paste(&mut test, "hidato\n1 0 0 0\n0 0 0 0\n0 0 0 12\n");
        press(&mut test, Key::E);
        let screen = test.ctx.content_rect();
        for (role, label) in [(Role::Button, unique), (Role::RadioButton, cells)] {
            let rect = test.get_by_role_and_label(role, label).rect();
            assert!(screen.contains_rect(rect), "{label}: {rect}");
        }
    }
}
