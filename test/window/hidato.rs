//! Hidato in the whole window, without a screen, by accessible names.

use std::path::{Path, PathBuf};

use egui::accesskit::Toggled;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah_engine::hidato::generate::{Difficulty, Outline};
use langkah_language::Language;

use crate::windows::{
    Test, assert_shows, at_size, choose, click, harness, open, paste, press, settled, shows,
    type_text, wait, window,
};

/// 1 2 3 / 6 5 4 / 7 8 9 is the only solution.
const SNAKE: &str = "numbrix\n1 0 3\n6 0 0\n7 0 9\n";

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data").join(name)
}

fn solve(test: &mut Test) {
    click(test, "Solve");
    settled(test);
}

/// What the cells are called, row by row, without their places.
fn cells(test: &Test) -> Vec<String> {
    let mut cells: Vec<(i32, i32, String)> = test
        .query_all_by(|node| {
            let label = node.value().or(node.label()).unwrap_or_default();
            label.contains(", row ") && label.contains(", column ")
        })
        .map(|node| {
            let inner = node.accesskit_node();
            let label = inner.value().or(inner.label()).unwrap_or_default();
            let rect = node.rect();
            (
                rect.top() as i32,
                rect.left() as i32,
                label.split(", row").next().unwrap_or_default().to_owned(),
            )
        })
        .collect();
    cells.sort();
    cells.into_iter().map(|cell| cell.2).collect()
}

/// A puzzle without an empty cell is its own solution.
#[test]
fn a_complete_puzzle_is_told_as_such() {
    let mut test = at_size(720.0, 560.0);
    paste(&mut test, "numbrix\n1 2 3\n6 5 4\n7 8 9\n");
    let own = "Every number is given: the puzzle is its own solution.";
    for mode in ["to view", "to play"] {
        assert_shows(&test, "Complete");
        assert_eq!(test.query_all_by_label(own).count(), 1, "{mode}");
        for other in
            ["Not solved yet", "fill it by hand", "will appear here", "Nothing is filled in"]
        {
            assert!(!shows(&test, other), "{mode}: {other}");
        }
        press(&mut test, Key::P);
    }
    solve(&mut test);
    assert_shows(&test, "One solution");
    paste(&mut test, "numbrix\n1 2 3\n6 5 4\n8 7 9\n");
    assert!(!shows(&test, own));
}

#[test]
fn open_solve_and_step() {
    let mut test = harness();
    open(&mut test, file("hidato/fauzia.txt"));
    assert_shows(&test, "Not solved yet");
    assert_shows(&test, "Hidato 8×8, 48 cells, 21 given");
    assert_shows(&test, "fauzia.txt");
    let before = cells(&test);
    assert_eq!(before.len(), 48, "holes have no name");
    assert_eq!(before.iter().filter(|cell| cell.as_str() == "Empty").count(), 27);
    test.get_by_label("38, given, row 3, column 4");

    solve(&mut test);
    for text in [
        "One solution",
        "Proved to be the only one.",
        "27 of 27",
        "Engine",
        "Branch and bound",
        "Expanded",
        "Generated",
        "Live at most",
        "Search time",
        "This step",
    ] {
        assert_shows(&test, text);
    }
    assert!(cells(&test).iter().all(|cell| cell != "Empty"));
    press(&mut test, Key::Home);
    assert_eq!(cells(&test), before);
    assert_shows(&test, "0 of 27");
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, "1 of 27");
    assert!(shows(&test, ", just placed"));
    click(&mut test, "Step 10: 31");
    assert_shows(&test, "10 of 27");
    let chip = test.get_by_label("Step 10: 31");
    assert_eq!(chip.accesskit_node().toggled(), Some(Toggled::True));
    assert_shows(&test, "31 at row ");
}

#[test]
fn a_step_names_what_rules_out_the_other_choices() {
    let mut test = harness();
    open(&mut test, file("hidato/gen-05x05-few.txt"));
    solve(&mut test);
    press(&mut test, Key::Home);
    for _ in 0..25 {
        if shows(&test, "3 at row 5, column 5") {
            break;
        }
        press(&mut test, Key::ArrowRight);
    }
    assert_shows(&test, "The 3 other numbers within reach of row 5, column 5 are ruled out by the");
    assert_shows(
        &test,
        "for example, 9: 8 and 10 both have only row 5, column 4 left beside this cell.",
    );
    assert_shows(&test, "• 4: 3 and 5 both have only row 5, column 4 left beside this cell.");
}

#[test]
fn a_step_tells_what_failed_before_it() {
    let mut test = harness();
    open(&mut test, file("hidato/gen-10x10-few2.txt"));
    solve(&mut test);
    press(&mut test, Key::Home);
    for _ in 0..90 {
        if shows(&test, "Guessed here before, and failed: ") {
            break;
        }
        press(&mut test, Key::ArrowRight);
    }
    assert_shows(&test, "Guessed here before, and failed: ");
    open(&mut test, file("hidato/gen-20x20-holes.txt"));
    wait(&mut test, "the file", |test| shows(test, "gen-20x20-holes.txt"));
    solve(&mut test);
    assert_shows(&test, "The search restarted ");
}

#[test]
fn two_solutions_and_their_differences() {
    let mut test = harness();
    open(&mut test, file("hidato/multi-rc-4-9x9a.txt"));
    solve(&mut test);
    assert_shows(&test, "Several solutions");
    assert_shows(&test, "Two are shown, and their differences are marked.");
    let marked = |test: &Test| {
        let differ = test.query_all_by(|node| {
            let label = node.value().or(node.label()).unwrap_or_default();
            label.contains("other solutions differ here")
        });
        differ.count()
    };
    let (first, count) = (cells(&test), marked(&test));
    assert!(count >= 2);
    test.get_by_label("Second solution").click();
    test.run();
    assert_shows(&test, "The second solution; where it differs is marked");
    let second = cells(&test);
    let numbers = |cells: &[String]| -> Vec<String> {
        cells.iter().map(|cell| cell.split(',').next().unwrap_or_default().to_owned()).collect()
    };
    let differ = numbers(&first).iter().zip(numbers(&second)).filter(|(a, b)| *a != b).count();
    assert_eq!((marked(&test), differ), (count, count));
}

#[test]
fn no_solution_and_all_reasons() {
    let mut test = harness();
    open(&mut test, file("hidato/none-2-deadend.txt"));
    assert_shows(&test, "No solution");
    assert_shows(&test, "Only 1 or 20 can stand in a dead end");
    paste(&mut test, "hidato\n1 0 0 9\n0 0 0 0\n0 9 17 2\n");
    assert_shows(&test, "17 at row 3, column 3 is out of range");
    assert_shows(&test, "9 stands in 2 cells");
    open(&mut test, file("hidato/none-1-distance.txt"));
    wait(&mut test, "the file", |test| shows(test, "none-1-distance.txt"));
    solve(&mut test);
    assert_shows(&test, "No solution");
    assert_shows(&test, "The rules leave no cell for 43 between 42 at row 6, column 6");
    assert_shows(
        &test,
        "Step 5: 42 goes to row 6, column 6: no other number is left for this cell.",
    );
}

#[test]
fn filling_by_hand_to_the_end() {
    let mut test = harness();
    paste(&mut test, SNAKE);
    assert_shows(&test, "Numbrix 3×3, 9 cells, 5 given");
    test.get_by_label("Empty, row 1, column 2").click();
    test.run();
    assert_shows(&test, "Within reach of row 1, column 2:");
    test.get_by_role_and_label(Role::Button, "Put 2");
    test.get_by_role_and_label(Role::Button, "Put 4");
    type_text(&mut test, "4");
    assert_shows(&test, "This breaks a rule:");
    assert_shows(&test, "No way leads from 1 to 3 over free cells.");
    press(&mut test, Key::Backspace);
    test.get_by_label("Empty, row 1, column 2");
    click(&mut test, "Put 2");
    wait(&mut test, "the verdict on 2", |test| shows(test, "it can still be solved"));
    press(&mut test, Key::Tab);
    type_text(&mut test, "8");
    assert_shows(&test, "This breaks a rule:");
    test.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    test.run();
    type_text(&mut test, "5");
    press(&mut test, Key::Enter);
    type_text(&mut test, "4");
    press(&mut test, Key::Enter);
    type_text(&mut test, "8");
    assert_shows(&test, "Solved: every number touches the next.");
    assert_shows(&test, "Solved by hand in 0:0");
    assert!(!shows(&test, "Not solved yet"));
    assert_eq!(cells(&test).iter().filter(|cell| cell.ends_with("by hand")).count(), 4);
}

/// A click on the player would show the solution to a person who fills the board in.
#[test]
fn the_player_rests_while_the_board_is_filled_in() {
    let mut test = harness();
    paste(&mut test, SNAKE);
    solve(&mut test);
    let is_disabled = |test: &Test, name: &str| {
        test.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
    };
    assert!(!is_disabled(&test, "Previous"));
    press(&mut test, Key::P);
    for name in ["First", "Previous", "Next", "Last"] {
        assert!(is_disabled(&test, name), "{name}");
    }
    press(&mut test, Key::V);
    assert!(!is_disabled(&test, "Previous"));
}

#[test]
fn a_wrong_number_that_breaks_no_rule_is_told() {
    let mut test = harness();
    paste(&mut test, "numbrix\n1 0 0\n0 0 0\n0 0 9\n");
    test.get_by_label("Empty, row 2, column 2").click();
    test.run();
    type_text(&mut test, "3");
    wait(&mut test, "the verdict on 3", |test| shows(test, "no solution is left"));
    test.get_by_label("3, by hand, row 2, column 2, wrong");
}

#[test]
fn a_hint_has_its_reason_and_is_carried_out() {
    let mut test = harness();
    paste(&mut test, SNAKE);
    press(&mut test, Key::H);
    settled(&mut test);
    assert_shows(&test, "Hint: where must 2 stand?");
    assert_shows(&test, "It follows by the chain rule.");
    assert!(!shows(&test, "hinted at"));
    press(&mut test, Key::H);
    assert_shows(&test, "Hint: 2 goes to row 1, column 2");
    assert_shows(
        &test,
        "No other free cell touches both 1 at row 1, column 1 and 3 at row 1, column 3.",
    );
    test.get_by_label("Empty, row 1, column 2, hinted at");
    click(&mut test, "Hint");
    settled(&mut test);
    test.get_by_label("2, by hand, row 1, column 2");
}

#[test]
fn the_published_search_explains_its_limit() {
    let mut test = harness();
    open(&mut test, file("hidato/gen-08x08-few.txt"));
    click(&mut test, "Search: Propagation");
    test.get_by_label("Fauzia").click();
    test.run();
    press(&mut test, Key::Escape);
    window(&mut test).session.settings.memory_mib = 64;
    solve(&mut test);
    assert_shows(&test, "Not solved");
    assert_shows(&test, "The limit of 64.0 MiB of memory is reached.");
    assert_shows(&test, "orders the nodes and never prunes one");
    assert_shows(&test, "Best-first search");
}

#[test]
fn a_random_hidato_from_the_menu() {
    let mut test = harness();
    click(&mut test, "Random options");
    test.get_by_label("Numbrix").click();
    test.run();
    // Each choice leaves the menu open.
    for choice in ["Disc", "Hard", "6×6"] {
        choose(&mut test, choice);
    }
    let chosen = window(&mut test).settings().hidato;
    assert_eq!((chosen.outline, chosen.difficulty), (Outline::Disc, Difficulty::Hard));
    click(&mut test, "Make");
    settled(&mut test);
    assert_shows(&test, "Numbrix 6×6, 32 cells, ");
    assert_shows(&test, "Random Numbrix 6×6, disc, seed ");
    // The next one is of the same kind.
    let before = cells(&test);
    click(&mut test, "Random");
    settled(&mut test);
    assert_ne!(cells(&test), before);
    assert_shows(&test, "Numbrix 6×6, 32 cells, ");
}

#[test]
fn which_cells_touch_can_be_chosen() {
    let mut test = harness();
    open(&mut test, file("numbrix/rc-numbrix-1.txt"));
    assert_shows(&test, "Hidato 9×9");
    click(&mut test, "Hidato: corners touch");
    test.get_by_label("Numbrix: cells touch only at sides").click();
    test.run();
    assert_shows(&test, "Numbrix 9×9");
    solve(&mut test);
    assert_shows(&test, "One solution");
}

#[test]
fn the_families_take_turns() {
    let mut test = harness();
    for (name, says) in [("Hidato, a heart", "Hidato 11×12"), ("Numbrix, 9×9", "Numbrix 9×9")] {
        click(&mut test, "File");
        click(&mut test, name);
        press(&mut test, Key::Escape);
        assert_shows(&test, says);
    }
    paste(&mut test, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n");
    assert_shows(&test, "Solvable");
    assert!(!shows(&test, "Numbrix 9×9"));
    paste(&mut test, "hidato\n1 0 q\n0 0 9\n");
    assert_shows(&test, "2:5: “q” is not a cell");
    assert_shows(&test, "Solvable");
}

#[test]
fn every_cell_is_there_at_any_size_and_shape() {
    let boards =
        [("hidato/gen-20x20-holes.txt".to_owned(), 340), ("hidato/blank20.txt".to_owned(), 400)];
    for (width, height) in [(720.0, 560.0), (1600.0, 1000.0)] {
        for (name, count) in &boards {
            let mut test = at_size(width, height);
            open(&mut test, file(name));
            assert_eq!(cells(&test).len(), *count);
        }
        // A strip of a row and the most columns, and of the most rows.
        let row: Vec<String> = (1..=128).map(|number| (number % 2 * number).to_string()).collect();
        for (text, shape) in [
            (format!("hidato\n{}\n", row.join(" ")), "1×128"),
            (format!("hidato\n{}\n", row.join("\n")), "128×1"),
        ] {
            let mut test = at_size(width, height);
            paste(&mut test, &text);
            assert_shows(&test, &format!("Hidato {shape}, 128 cells, 64 given"));
            assert_eq!(cells(&test).len(), 128);
            solve(&mut test);
            assert_shows(&test, "One solution");
        }
    }
}

#[test]
fn a_numbrix_without_a_header_has_a_button_that_switches() {
    let mut test = harness();
    open(&mut test, file("numbrix/rc-numbrix-1.txt"));
    solve(&mut test);
    wait(&mut test, "the other way", |test| shows(test, "Switch to Numbrix"));
    assert_shows(&test, "If only sides touch (Numbrix), there is exactly one solution.");
    click(&mut test, "Switch to Numbrix");
    settled(&mut test);
    assert_shows(&test, "Numbrix 9×9");
    assert_shows(&test, "One solution");
    assert!(!shows(&test, "Switch to"));
}

/// The language is chosen at the start, and changes at once with the menu's choice.
#[test]
fn in_indonesian_and_in_english_again() {
    let mut test = harness();
    window(&mut test).asked_language = Language::of_tag("id");
    open(&mut test, file("hidato/fauzia.txt"));
    assert_shows(&test, "Belum selesai");
    assert_shows(&test, "38, diberikan, ");
    for text in ["Not solved yet", ", given, ", "corners touch"] {
        assert!(!shows(&test, text), "{text}");
    }
    press(&mut test, Key::Enter);
    settled(&mut test);
    for text in ["Tahap ini", "27 dari 27", "Metode", "Waktu cari", "Tahap 10: 31"] {
        assert_shows(&test, text);
    }
    assert!(!shows(&test, "This step"));

    click(&mut test, "Tampilan");
    choose(&mut test, "Bahasa: English");
    for text in ["This step", "27 of 27", "Engine", "Search time", "Step 10: 31"] {
        assert_shows(&test, text);
    }
    assert!(!shows(&test, "Tahap ini"));
}

/// What is begun by hand is judged on another thread.
#[test]
fn numbers_by_hand_in_indonesian() {
    let mut test = harness();
    window(&mut test).session.settings.language = Some("id".to_owned());
    paste(&mut test, SNAKE);
    assert_shows(&test, "Numbrix: hanya sisi");
    choose(&mut test, "Isi sendiri");
    assert_shows(&test, "Belum ada yang diisi.");
    let empty = test.query_all_by(|node| {
        let label = node.label().unwrap_or_default();
        label.starts_with("Kosong, ")
    });
    let first = empty.min_by_key(|node| (node.rect().top() as i32, node.rect().left() as i32));
    first.expect("an empty cell").click();
    test.run();
    type_text(&mut test, "2");
    wait(&mut test, "the judgement", |test| {
        shows(test, "1 dari 4 terisi; masih dapat diselesaikan.")
    });
    type_text(&mut test, "8");
    assert_shows(&test, "Ini melanggar aturan:");
}
