//! A Hidato solved by hand in the whole window: pencil marks, lines by dragging, the list of all
//! numbers, checking, and the clock, by accessible names, keys and the pointer.

use egui::{Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::hidato::Hidato;
use langkah::session::hidato::judging::Judging;
use langkah::session::hidato::rated::Hardness;

use crate::windows::{
    Test, assert_shows, at_size, click, harness, paste, press, press_with, session, shows,
    type_text, wait, window,
};

/// 1 2 3 / 6 5 4 / 7 8 9 is the only solution.
const SNAKE: &str = "numbrix\n1 0 3\n6 0 0\n7 0 9\n";

/// A path of 16 cells with its ends.
const EMPTY: &str = "numbrix\n1 0 0 0\n0 0 0 0\n0 0 0 0\n16 0 0 0\n";

fn hidato(test: &Test) -> &Hidato {
    session(test).hidato().expect("a Hidato is open")
}

fn filling(text: &str) -> Test {
    let mut test = harness();
    begin(&mut test, text);
    test
}

fn begin(test: &mut Test, text: &str) {
    paste(test, text);
    press(test, Key::P);
    assert_shows(test, "By hand");
}

/// The middle of the cell at this row and column, from 1.
fn middle(test: &Test, row: usize, col: usize) -> Pos2 {
    let place = format!(", row {row}, column {col}");
    let is_it = |label: &str| {
        label.find(&place).is_some_and(|at| {
            !label[at + place.len()..].starts_with(|next: char| next.is_ascii_digit())
        })
    };
    let all = test.query_all_by(|node| {
        let label = node.value().or(node.label()).unwrap_or_default();
        is_it(&label)
    });
    all.map(|node| node.rect().center()).next().expect("the cell")
}

fn choose(test: &mut Test, row: usize, col: usize) {
    let at = middle(test, row, col);
    press_at(test, at, true);
    press_at(test, at, false);
    test.run();
}

fn press_at(test: &mut Test, pos: Pos2, pressed: bool) {
    test.event(Event::PointerMoved(pos));
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    test.event(Event::PointerButton { pos, button, pressed, modifiers });
    // A press that lasts is no click.
    test.step();
}

/// Drags the pointer from cell to cell.
fn drag(test: &mut Test, cells: &[(usize, usize)]) {
    let points: Vec<Pos2> = cells.iter().map(|&(row, col)| middle(test, row, col)).collect();
    press_at(test, points[0], true);
    for &point in &points[1..] {
        test.event(Event::PointerMoved(point));
        test.run();
    }
    press_at(test, points[points.len() - 1], false);
    test.run();
}

fn lines(test: &Test) -> usize {
    hidato(test).pencil().expect("a pencil").lines().count()
}

fn undo(test: &mut Test) {
    press_with(test, Modifiers::COMMAND, Key::Z);
}

#[test]
fn marks_by_keys_and_by_buttons() {
    let mut test = filling(EMPTY);
    choose(&mut test, 2, 2);
    press(&mut test, Key::M);
    assert_shows(&test, "a comma or Space ends a mark");
    for text in ["1", ",", "5", "3"] {
        type_text(&mut test, text);
    }
    test.get_by_label("Empty, row 2, column 2, marks 1 3 5");
    press(&mut test, Key::Space);
    type_text(&mut test, "3");
    test.get_by_label("Empty, row 2, column 2, marks 1 5");
    undo(&mut test);
    test.get_by_label("Empty, row 2, column 2, marks 1 3 5");
    click(&mut test, "Mark 7");
    test.get_by_label("Empty, row 2, column 2, marks 1 3 5 7");
    click(&mut test, "Mark all");
    assert!(shows(&test, "Empty, row 4, column 4, marks "));
    click(&mut test, "Rub out marks");
    test.get_by_label("Empty, row 4, column 4");
    undo(&mut test);
    undo(&mut test);
    press(&mut test, Key::Delete);
    test.get_by_label("Empty, row 2, column 2");
    // The pen for numbers again, by its button.
    test.get_by_role_and_label(Role::RadioButton, "Put").click();
    test.run();
    type_text(&mut test, "5");
    test.get_by_label("5, by hand, row 2, column 2");
}

#[test]
fn a_line_is_drawn_taken_back_and_numbered() {
    let mut test = filling(EMPTY);
    drag(&mut test, &[(1, 1), (1, 2), (1, 3), (2, 3)]);
    assert_eq!(lines(&test), 3);
    assert!(hidato(&test).selected().is_none(), "a drag is no click");
    test.get_by_label("Empty, row 1, column 3, on a line");
    click(&mut test, "Number the lines (3)");
    for text in ["2, by hand, row 1, column 2", "4, by hand, row 2, column 3"] {
        test.get_by_label(text);
    }
    undo(&mut test);
    assert_eq!(lines(&test), 3);
    // Back along the line within one stroke, and in a stroke of its own.
    drag(&mut test, &[(3, 1), (3, 2), (3, 3), (3, 2), (3, 1)]);
    assert_eq!(lines(&test), 3);
    drag(&mut test, &[(2, 3), (1, 3)]);
    assert_eq!(lines(&test), 2);
    undo(&mut test);
    undo(&mut test);
    assert_eq!(lines(&test), 0);
    // A fast pointer leaves no cell out, also where it has gone on before the next picture.
    drag(&mut test, &[(3, 1), (3, 4)]);
    assert_eq!(lines(&test), 3);
    undo(&mut test);
    let [begin, end] = [1, 4].map(|col| middle(&test, 3, col));
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    test.event(Event::PointerMoved(begin));
    test.event(Event::PointerButton { pos: begin, button, pressed: true, modifiers });
    test.event(Event::PointerMoved(end));
    test.step();
    press_at(&mut test, end, false);
    test.run();
    assert_eq!(lines(&test), 3);
    press(&mut test, Key::L);
    assert_eq!(lines(&test), 3, "no number follows");
    click(&mut test, "Erase lines");
    assert_eq!(lines(&test), 0);
    choose(&mut test, 2, 2);
    press_with(&mut test, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!((lines(&test), hidato(&test).selected()), (1, Some(6)));
}

/// A slanting drag passes no cell beside its way; on hexagons a drag goes to any neighbour.
#[test]
fn slanting_lines_and_hexagons() {
    let mut test = filling("hidato\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 16\n");
    drag(&mut test, &[(1, 1), (4, 4)]);
    assert_eq!(lines(&test), 3);
    let mut test = filling("hexagonal\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 16\n");
    drag(&mut test, &[(1, 1), (2, 1), (2, 2), (3, 3), (3, 4)]);
    assert_eq!(lines(&test), 4);
    click(&mut test, "Number the lines (4)");
    test.get_by_label("5, by hand, row 3, column 4");
}

/// On an enlarged board the primary button draws and the other one moves the board.
#[test]
fn an_enlarged_board_is_moved_with_the_other_button() {
    let mut test = filling(EMPTY);
    for _ in 0..4 {
        press(&mut test, Key::Plus);
    }
    let before = middle(&test, 2, 2);
    drag(&mut test, &[(2, 2), (2, 3), (3, 3)]);
    assert_eq!((lines(&test), middle(&test, 2, 2)), (2, before));
    let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
    let press_other = |test: &mut Test, pos: Pos2, pressed: bool| {
        test.event(Event::PointerMoved(pos));
        test.event(Event::PointerButton { pos, button, pressed, modifiers });
        test.step();
    };
    press_other(&mut test, before, true);
    for away in [20.0, 40.0] {
        test.event(Event::PointerMoved(before + vec2(away, away)));
        test.step();
    }
    press_other(&mut test, before + vec2(40.0, 40.0), false);
    test.run();
    let moved = middle(&test, 2, 2) - before;
    assert!(moved.x > 10.0 && moved.y > 10.0, "{moved}");
    assert_eq!(lines(&test), 2);
}

/// A look at two solutions changes nothing of what the person has done.
#[test]
fn two_solutions_are_looked_at_and_all_is_there_again() {
    let mut test = filling("numbrix\n1 0 0\n0 0 0\n0 0 9\n");
    choose(&mut test, 1, 2);
    type_text(&mut test, "2");
    drag(&mut test, &[(2, 1), (2, 2), (2, 3)]);
    press(&mut test, Key::M);
    choose(&mut test, 3, 1);
    type_text(&mut test, "7");
    test.get_by_label("Empty, row 3, column 1, marks 7");
    click(&mut test, "Solve");
    wait(&mut test, "the solution", |test| hidato(test).two().is_some());
    test.get_by_label("Second solution").click();
    test.run();
    assert!(!shows(&test, ", marks "));
    press(&mut test, Key::P);
    test.get_by_label("Empty, row 3, column 1, marks 7");
    assert_shows(&test, "2, by hand, row 1, column 2");
    assert_eq!(lines(&test), 2);
    press(&mut test, Key::V);
    assert_shows(&test, "The second solution; where it differs is marked");
}

#[test]
fn numbers_are_taken_from_the_list_and_go_on_by_clicks() {
    let mut test = filling(EMPTY);
    assert_shows(&test, "14 missing");
    click(&mut test, "Number 16, placed");
    assert_eq!(hidato(&test).selected(), Some(12));
    click(&mut test, "Number 7, missing");
    assert_shows(&test, "Click an empty cell to put 7 there");
    choose(&mut test, 2, 2);
    choose(&mut test, 2, 3);
    assert_shows(&test, "7, by hand, row 2, column 2");
    assert_shows(&test, "8, by hand, row 2, column 3");
    assert_shows(&test, "12 missing");
    press(&mut test, Key::Escape);
    assert_eq!(hidato(&test).taken(), None);
    // From a selected number, and downwards.
    choose(&mut test, 1, 1);
    choose(&mut test, 1, 2);
    assert_shows(&test, "2, by hand, row 1, column 2");
    test.get_by_role_and_label(Role::RadioButton, "Count on: down").click();
    test.run();
    choose(&mut test, 4, 1);
    choose(&mut test, 4, 2);
    assert_shows(&test, "15, by hand, row 4, column 2");
    press(&mut test, Key::U);
    choose(&mut test, 4, 3);
    test.get_by_label("Empty, row 4, column 3");
}

#[test]
fn checking_when_asked_and_never() {
    let mut test = filling(SNAKE);
    wait(&mut test, "the difficulty", |test| hidato(test).hardness() != Hardness::Asked);
    test.get_by_role_and_label(Role::RadioButton, "Judge: when asked").click();
    test.run();
    choose(&mut test, 1, 2);
    type_text(&mut test, "8");
    assert_shows(&test, "1 of 4 filled in.");
    assert!(!shows(&test, ", wrong") && !shows(&test, "breaks a rule"));
    click(&mut test, "Check");
    assert_shows(&test, "1 number is wrong.");
    test.get_by_label("8, by hand, row 1, column 2, wrong");
    type_text(&mut test, "2");
    assert!(!shows(&test, "wrong"));
    press(&mut test, Key::C);
    assert_shows(&test, "No number is wrong.");
    test.get_by_role_and_label(Role::RadioButton, "Judge: never").click();
    test.run();
    assert!(test.query_by_role_and_label(Role::Button, "Check").is_none());
    assert_eq!(window(&mut test).session.settings.hidato.judging, Judging::Never);
    // Nothing is worked out for the person, and a full board is told to be no solution.
    choose(&mut test, 2, 2);
    assert!(!shows(&test, "Within reach") && !shows(&test, "within reach"));
    for (row, col, number) in [(3, 2, "8"), (2, 3, "5"), (2, 2, "4")] {
        choose(&mut test, row, col);
        type_text(&mut test, number);
    }
    assert_shows(&test, "4 of 4 filled in, but this is not a solution.");
}

#[test]
fn copied_numbers_stay_apart_from_the_givens() {
    let mut test = filling(SNAKE);
    choose(&mut test, 1, 2);
    type_text(&mut test, "2");
    test.event(Event::Copy);
    test.step();
    let copied = test.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let copied = copied.expect("the board is copied");
    assert!(copied.ends_with("1 0 3\n6 0 0\n7 0 9\nfilled 1,2 2\n"), "{copied}");
}

#[test]
fn the_clock_is_shown_from_the_first_number_unless_the_settings_hide_it() {
    let mut test = filling(EMPTY);
    assert!(!shows(&test, "Time spent"));
    choose(&mut test, 1, 2);
    type_text(&mut test, "2");
    assert_shows(&test, "Time spent: 0:0");
    window(&mut test).session.settings.play.is_quiet = true;
    test.run();
    assert!(!shows(&test, "Time spent"));
}

#[test]
fn the_difficulty_is_told_before_anything_is_solved() {
    let mut test = harness();
    paste(&mut test, SNAKE);
    wait(&mut test, "the difficulty", |test| shows(test, "Difficulty: easy."));
    assert_shows(&test, "Hardest rule: the chain rule, 4 times.");
    assert_shows(&test, "Steps: 4 by the chain rule.");
    assert_shows(&test, "Not solved yet");
    test.get_by_label("Empty, row 1, column 2");
}

/// In a low window the board stays where it is, under the pointer, when it is solved.
#[test]
fn a_low_window_keeps_its_board_in_place() {
    let corner = |test: &Test| test.get_by_label("1, given, row 1, column 1").rect();
    let mut test = at_size(720.0, 560.0);
    paste(&mut test, SNAKE);
    let before = corner(&test);
    crate::windows::solve(&mut test);
    assert_eq!(corner(&test), before);
    press(&mut test, Key::P);
    assert_eq!(corner(&test), before);
    press(&mut test, Key::V);
    assert_eq!(corner(&test), before);
}

/// In a small window the list of 400 numbers scrolls, and every tool is there.
#[test]
fn a_large_board_in_a_small_window() {
    let mut test = at_size(720.0, 560.0);
    let rows = vec!["0 ".repeat(20); 20].join("\n");
    begin(&mut test, &format!("hidato\n{rows}\n"));
    assert_shows(&test, "400 missing");
    let chips = |test: &Test| {
        let all = test
            .query_all_by(|node| node.label().is_some_and(|label| label.starts_with("Number ")));
        all.filter(|node| node.accesskit_node().role() == Role::Button).count()
    };
    assert!((12..200).contains(&chips(&test)), "{}: only those in sight are there", chips(&test));
    for name in ["Mark all", "Number the lines (0)", "Erase lines"] {
        test.get_by_role_and_label(Role::Button, name);
    }
}
