//! Playing by hand and editing in the whole window: by clicks, by keys, by accessible names.

use egui::accesskit::Toggled;
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Mode;
use langkah::session::command::Command;
use langkah_engine::sliding::moves::Move;

use crate::sessions::sliding;
use crate::windows::{
    Test, assert_shows, at_size, choose, click, file, harness, open, paste, press, press_with,
    settled, shows, solve, tiles, type_text, wait, window,
};

const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
const HOME: &str = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 Blank";

fn mode(test: &mut Test, label: &str) {
    choose(test, label);
}

fn playing(text: &str) -> Test {
    let mut test = harness();
    paste(&mut test, text);
    mode(&mut test, "Play by hand");
    test
}

fn editing(text: &str) -> Test {
    let mut test = harness();
    paste(&mut test, text);
    mode(&mut test, "Edit");
    test
}

/// Types as a keyboard does: a key and its text.
fn type_digits(test: &mut Test, text: &str) {
    for letter in text.chars() {
        type_text(test, &letter.to_string());
    }
}

fn cell(test: &mut Test, start: &str) {
    let starts = |label: Option<String>| label.is_some_and(|label| label.starts_with(start));
    test.get_by(|node| node.role() == Role::Button && starts(node.label())).click();
    test.run();
}

fn ctrl(test: &mut Test, key: Key) {
    press_with(test, Modifiers::COMMAND, key);
}

#[test]
fn the_modes_are_three_of_which_one_is_on() {
    let mut test = harness();
    assert!(test.query_by_role_and_label(Role::RadioButton, "View").is_none(), "nothing is open");
    paste(&mut test, NEAR);
    for (label, key, wanted) in [
        ("Play by hand", Key::P, Mode::Play),
        ("Edit", Key::E, Mode::Edit),
        ("View", Key::V, Mode::View),
    ] {
        press(&mut test, key);
        assert_eq!(window(&mut test).session.mode(), wanted);
        mode(&mut test, "View");
        mode(&mut test, label);
        assert_eq!(window(&mut test).session.mode(), wanted);
        let button = test.get_by_role_and_label(Role::RadioButton, label);
        assert_eq!(button.accesskit_node().toggled(), Some(Toggled::True));
    }
}

#[test]
fn clicks_move_lines_and_the_goal_is_told() {
    let mut test = playing(NEAR);
    assert_shows(&test, "Click or drag a tile in line with the blank");
    cell(&mut test, "Tile 2,");
    assert_eq!(tiles(&test).join(" "), "1 Blank 3 4 5 2 7 8 9 6 11 12 13 10 14 15");
    assert_shows(&test, "3 of 3");
    let before = tiles(&test);
    cell(&mut test, "Tile 15,");
    cell(&mut test, "Blank,");
    assert_eq!(tiles(&test), before, "not in line with the blank");
    cell(&mut test, "Tile 10,");
    cell(&mut test, "Tile 15,");
    assert_eq!(tiles(&test).join(" "), HOME);
    assert_shows(&test, "Solved: 8 moves in");
    click(&mut test, "Start over");
    assert_eq!(tiles(&test)[12..], ["13", "Blank", "14", "15"]);
    assert_shows(&test, "0 of 8");
}

#[test]
fn a_click_while_viewing_moves_nothing() {
    let mut test = harness();
    paste(&mut test, NEAR);
    let before = tiles(&test);
    test.get_by_label("Tile 14, row 4, column 3").click();
    test.run();
    assert_eq!(tiles(&test), before);
}

#[test]
fn arrows_move_the_tile_their_way() {
    let mut test = playing("1 2 3\n4 0 5\n7 8 6");
    for (key, wanted) in [
        (Key::ArrowLeft, "1 2 3 4 5 Blank 7 8 6"),
        (Key::ArrowRight, "1 2 3 4 Blank 5 7 8 6"),
        (Key::ArrowUp, "1 2 3 4 8 5 7 Blank 6"),
        (Key::ArrowUp, "1 2 3 4 8 5 7 Blank 6"),
        (Key::ArrowDown, "1 2 3 4 Blank 5 7 8 6"),
    ] {
        press(&mut test, key);
        assert_eq!(tiles(&test).join(" "), wanted, "after {key:?}");
    }
    // Also after a click on a tile or a button.
    cell(&mut test, "Tile 8,");
    press(&mut test, Key::ArrowDown);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 Blank 5 7 8 6");
    click(&mut test, "Previous");
    press(&mut test, Key::ArrowDown);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 Blank 5 7 8 6");
}

#[test]
fn undo_and_redo_go_all_the_way_by_keys_and_buttons() {
    let mut test = playing("1 2 3\n4 0 5\n7 8 6");
    let start = tiles(&test);
    assert!(test.get_by_role_and_label(Role::Button, "Undo").accesskit_node().is_disabled());
    let keys = [Key::ArrowUp, Key::ArrowLeft, Key::ArrowDown, Key::ArrowRight];
    for key in keys.into_iter().cycle().take(25) {
        press(&mut test, key);
    }
    let end = tiles(&test);
    for _ in 0..12 {
        ctrl(&mut test, Key::Z);
        click(&mut test, "Undo");
    }
    ctrl(&mut test, Key::Z);
    assert_eq!(tiles(&test), start);
    assert!(test.get_by_role_and_label(Role::Button, "Undo").accesskit_node().is_disabled());
    for _ in 0..8 {
        ctrl(&mut test, Key::Y);
        press_with(&mut test, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        click(&mut test, "Redo");
    }
    ctrl(&mut test, Key::Y);
    assert_eq!(tiles(&test), end);
    assert!(test.get_by_role_and_label(Role::Button, "Redo").accesskit_node().is_disabled());
}

#[test]
fn a_hint_marks_a_move_and_then_makes_it() {
    let mut test = playing(NEAR);
    click(&mut test, "Hint");
    wait(&mut test, "the hint", |test| shows(test, "to go"));
    assert_shows(&test, "Move tile 14 left: 2 moves to go");
    assert_shows(&test, "Tile 14, row 4, column 3, the tile to move");
    press(&mut test, Key::H);
    assert_shows(&test, "1 of 1");
    assert!(!shows(&test, "to go"));
    press(&mut test, Key::H);
    assert_shows(&test, "Move tile 15 left: 1 move to go");
    press(&mut test, Key::ArrowLeft);
    assert_shows(&test, "Solved: 2 moves in");
    press(&mut test, Key::H);
    assert_shows(&test, "This is the goal");
}

#[test]
fn solve_from_here_and_back() {
    let mut test = playing(NEAR);
    press(&mut test, Key::ArrowDown);
    let here = tiles(&test);
    click(&mut test, "Solve from here");
    wait(&mut test, "the solution", |test| shows(test, "0 of 3"));
    assert_shows(&test, "Pasted, after 1 move");
    assert_eq!(tiles(&test), here);
    assert_eq!(window(&mut test).session.mode(), Mode::View);
    ctrl(&mut test, Key::Z);
    assert_shows(&test, "1 of 1");
    assert!(!shows(&test, "Pasted, after"));
}

#[test]
fn the_fewest_is_told_where_it_is_known() {
    let mut test = harness();
    paste(&mut test, NEAR);
    solve(&mut test);
    mode(&mut test, "Play by hand");
    for key in [Key::ArrowRight, Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft] {
        press(&mut test, key);
    }
    assert_shows(&test, "Solved: 4 moves in");
    assert_shows(&test, "; the fewest is 2. A solution was shown before");
}

#[test]
fn two_clicks_swap_and_the_verdict_follows() {
    let mut test = editing(NEAR);
    assert_shows(&test, "Solvable");
    cell(&mut test, "Tile 1,");
    let selected = test.get_by_label("Tile 1, row 1, column 1, at home");
    assert_eq!(selected.accesskit_node().toggled(), Some(Toggled::True));
    cell(&mut test, "Tile 2,");
    assert_eq!(tiles(&test)[..2], ["2", "1"]);
    assert_shows(&test, "Not solvable");
    assert_shows(&test, "Edited");
    click(&mut test, "Swap 14 and 15 to make it solvable");
    assert!(!shows(&test, "Not solvable"));
    assert_eq!(tiles(&test).join(" "), "2 1 3 4 5 6 7 8 9 10 11 12 13 Blank 15 14");
    ctrl(&mut test, Key::Z);
    ctrl(&mut test, Key::Z);
    assert_eq!(tiles(&test)[..2], ["1", "2"]);
    click(&mut test, "Done");
    assert_eq!(window(&mut test).session.mode(), Mode::View);
}

#[test]
fn a_board_is_typed_from_the_welcome_to_the_solution() {
    let mut test = harness();
    click(&mut test, "Set up a board");
    assert_eq!(tiles(&test).join(" "), HOME);
    cell(&mut test, "Tile 1,");
    let wanted = "5 6 4 3 2 1 0 8 9 10 7 11 13 14 15 12";
    // Enter, Space and Tab all go on, also where the cell has the keyboard focus.
    let mut keys = [Key::Tab, Key::Enter, Key::Space].into_iter().cycle();
    for number in wanted.split(' ') {
        type_digits(&mut test, number);
        press(&mut test, keys.next().expect("without end"));
    }
    assert_eq!(tiles(&test).join(" "), wanted.replace(" 0 ", " Blank "));
    assert_eq!(sliding(&window(&mut test).session).selected(), Some(0));
    assert_shows(&test, "ΣKurang 29 + X 1 = 30");
    press(&mut test, Key::ArrowDown);
    press(&mut test, Key::Delete);
    assert_eq!(tiles(&test)[4], "Blank");
    ctrl(&mut test, Key::Z);
    press(&mut test, Key::Escape);
    assert_eq!(sliding(&window(&mut test).session).selected(), None);
    assert_eq!(window(&mut test).session.mode(), Mode::Edit);
    solve(&mut test);
    assert_shows(&test, "23 moves");
    assert_shows(&test, "the fewest, proved");
}

#[test]
fn tab_goes_back_with_shift_and_typing_needs_no_click() {
    let mut test = editing("1 2 3\n4 5 6\n7 8 0");
    type_digits(&mut test, "8");
    assert_eq!(tiles(&test)[0], "8");
    press_with(&mut test, Modifiers::SHIFT, Key::Tab);
    assert_eq!(sliding(&window(&mut test).session).selected(), Some(8));
    type_digits(&mut test, "9");
    assert_eq!(tiles(&test)[8], "Blank", "9 is the blank on 3×3, as in files");
}

#[test]
fn the_goal_can_be_chosen_shown_and_edited() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 8 0");
    assert!(!shows(&test, "numbered in the goal's order"));
    click(&mut test, "Goal: blank last");
    choose(&mut test, "Snail");
    press(&mut test, Key::Escape);
    test.get_by_role_and_label(Role::Button, "Goal: snail");
    assert_shows(&test, "Tiles are numbered in the goal's order.");
    assert_shows(&test, "The goal: 1 2 3 / 8 0 4 / 7 6 5");
    // Tile 8 is the fourth in the goal's order, the blank the fifth.
    assert_shows(&test, "Kurang(4) = 0, tile 8");
    assert_shows(&test, "Kurang(5) = 0, the blank");
    mode(&mut test, "Edit");
    choose(&mut test, "Edit the goal");
    assert_eq!(tiles(&test).join(" "), "1 2 3 8 Blank 4 7 6 5");
    cell(&mut test, "Tile 4,");
    cell(&mut test, "Tile 8,");
    test.get_by_role_and_label(Role::Button, "Goal: own");
    ctrl(&mut test, Key::Z);
    test.get_by_role_and_label(Role::Button, "Goal: snail");
}

#[test]
fn new_boards_and_random_ones_have_any_size() {
    let mut test = editing(NEAR);
    window(&mut test).session.settings.sliding.rows = 3;
    window(&mut test).session.settings.sliding.cols = Some(5);
    click(&mut test, "New board");
    click(&mut test, "Make a 3×5 board");
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 Blank");
    click(&mut test, "New board");
    choose(&mut test, "5×5");
    click(&mut test, "Make a 5×5 board");
    assert_eq!(tiles(&test).len(), 25);
    click(&mut test, "Random");
    assert_shows(&test, "Random 5×5, seed");
}

#[test]
fn opening_a_file_ends_editing() {
    let mut test = editing(NEAR);
    open(&mut test, file("roni-tc2.txt"));
    wait(&mut test, "the file", |test| shows(test, "roni-tc2.txt"));
    assert_eq!(window(&mut test).session.mode(), Mode::View);
}

#[test]
fn letters_typed_as_a_seed_are_no_keys() {
    let mut test = harness();
    paste(&mut test, NEAR);
    click(&mut test, "Random options");
    test.get_by_role_and_label(Role::TextInput, "Seed").focus();
    test.run();
    press(&mut test, Key::E);
    press(&mut test, Key::P);
    assert_eq!(window(&mut test).session.mode(), Mode::View);
}

#[test]
fn all_modes_and_the_largest_board_fit_the_smallest_window() {
    for (rows, cols) in [(2, 2), (4, 4), (10, 10), (3, 10), (10, 2)] {
        let mut test = at_size(720.0, 560.0);
        let size = langkah_engine::grid::Dims::new(rows, cols).expect("a board has cells");
        let command = langkah::session::command::Command::new_board(size);
        window(&mut test).session.apply(command);
        test.run();
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(720.0, 560.0));
        for (label, buttons) in [
            ("Edit", ["New board", "Done", "Undo", "Redo", "Goal: blank last"]),
            ("Play by hand", ["Hint", "Solve from here", "Start over", "First", "Last"]),
            ("View", ["Undo", "Redo", "Goal: blank last", "First", "Last"]),
        ] {
            mode(&mut test, label);
            let left = screen.with_max_x(720.0 - 336.0);
            for button in buttons {
                let rect = test.get_by_role_and_label(Role::Button, button).rect();
                assert!(left.contains_rect(rect), "{button} is at {rect:?} in {label}");
            }
            let cells: Vec<_> = test
                .query_all_by(|node| {
                    let label = node.label().or(node.value()).unwrap_or_default();
                    label.contains(", row ") && label.contains(", column ")
                })
                .map(|node| node.rect())
                .collect();
            assert_eq!(cells.len(), rows * cols);
            for rect in cells {
                assert!(left.contains_rect(rect) && rect.width() > 18.0, "{rect:?} in {label}");
            }
        }
    }
}

#[test]
fn a_tile_reached_by_the_tab_key_is_pressed_by_enter_and_space() {
    let mut test = playing("1 2 3\n4 0 5\n7 8 6");
    for (label, key, wanted) in [
        ("Tile 5, row 2, column 3", Key::Enter, "1 2 3 4 5 Blank 7 8 6"),
        ("Tile 6, row 3, column 3", Key::Space, "1 2 3 4 5 6 7 8 Blank"),
    ] {
        test.get_by_label(label).focus();
        test.run();
        press(&mut test, key);
        assert_eq!(tiles(&test).join(" "), wanted);
        assert!(!window(&mut test).session.is_running(), "Enter was the tile's");
    }
    press(&mut test, Key::ArrowDown);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 Blank 7 8 6", "the arrows stay the board's");
}

#[test]
fn nothing_is_drawn_while_nothing_happens() {
    for mut test in [playing(NEAR), editing(NEAR)] {
        // A clock that runs is drawn again and again.
        window(&mut test).session.settings.play.is_quiet = true;
        cell(&mut test, "Tile 14,");
        press(&mut test, Key::H);
        settled(&mut test);
        test.run();
        let wish = test.output().viewport_output.values().map(|output| output.repaint_delay).min();
        assert_eq!(wish, Some(std::time::Duration::MAX));
    }
}

#[test]
fn of_a_long_play_only_the_moves_in_view_are_drawn() {
    let mut test = playing("1 2 3\n4 0 5\n7 8 6");
    for way in [Move::Up, Move::Left, Move::Down, Move::Right].into_iter().cycle().take(3000) {
        window(&mut test).session.apply(Command::slide(way));
    }
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1080.0, 720.0));
    for (key, label) in [(Key::End, "Move 3000: R"), (Key::Home, "Move 1: U")] {
        press(&mut test, key);
        test.run();
        let rect = test.get_by_role_and_label(Role::Button, label).rect();
        assert!(screen.contains_rect(rect), "{label} is at {rect:?}");
        let starts = |label: Option<String>| label.is_some_and(|label| label.starts_with("Move "));
        let drawn = test.query_all_by(|node| starts(node.label())).count();
        assert!((100..400).contains(&drawn), "{drawn} are drawn");
    }
    window(&mut test).session.apply(Command::Seek(1500));
    test.run();
    let rect = test.get_by_role_and_label(Role::Button, "Move 1500: R").rect();
    assert!(screen.contains_rect(rect), "it is at {rect:?}");
}

/// Escape selects no cell, and then ends editing, of both families.
#[test]
fn escape_leaves_the_cell_and_then_the_editing() {
    let mut test = editing(NEAR);
    cell(&mut test, "Tile 1,");
    assert_eq!(sliding(&window(&mut test).session).selected(), Some(0));
    press(&mut test, Key::Escape);
    assert_eq!(sliding(&window(&mut test).session).selected(), None);
    assert_eq!(window(&mut test).session.mode(), Mode::Edit);
    press(&mut test, Key::Escape);
    assert_eq!(window(&mut test).session.mode(), Mode::View);
    paste(&mut test, "hidato\n1 0\n0 4\n");
    press(&mut test, Key::E);
    assert_eq!(window(&mut test).session.mode(), Mode::Edit);
    press(&mut test, Key::Escape);
    assert_eq!(window(&mut test).session.mode(), Mode::View);
}

/// With the blank first in the goal tiles keep their numbers, and the blank is 0, as everywhere
/// else.
#[test]
fn the_table_of_a_goal_that_begins_with_the_blank() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n5 0 6\n4 7 8");
    click(&mut test, "Goal: blank last");
    choose(&mut test, "Blank first");
    press(&mut test, Key::Escape);
    assert_shows(&test, "With this goal the blank counts as 0, so it is smaller than every tile.");
    assert!(!shows(&test, "numbered in the goal's order"));
    for (number, kurang) in [(1, 1), (3, 1), (5, 2), (6, 1), (7, 0), (8, 0), (0, 0)] {
        test.get_by_label(&format!("Kurang({number}) = {kurang}"));
    }
    assert!(!shows(&test, "Kurang(9)"));
    test.get_by_label("Kurang(5) = 2").hover();
    test.run();
    assert_shows(&test, "2 smaller numbers stand after tile 5, i = 5");
}
