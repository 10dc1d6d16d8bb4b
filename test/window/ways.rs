//! The whole window without a screen: every control by its accessible name, and the ways through
//! it: open, solve, step; random, solve; unsolvable; errors.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::app::actions::Action;
use langkah::session::Notice;
use langkah::session::command::Command;
use langkah::session::explore::View;
use langkah::session::settings::Motion;
use langkah_engine::plan::{ChildOrder, Plan};

use crate::folders::folder;
use crate::kept::wait_for;
use crate::sessions::sliding;
use crate::windows::{
    Test, assert_shows, at_size, choose, click, file, harness, open, paste, press, press_with,
    shows, solve, tiles, type_text, wait, window, with_frames,
};

const HARD: &str = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1";

/// How many frames a button is held, a quarter of a second each.
const HELD: usize = 12;

#[test]
fn an_empty_window_offers_every_way_in() {
    let test = harness();
    for label in ["Open…", "File", "Random", "Random options", "Solve", "Appearance", "Help"] {
        test.get_by_role_and_label(Role::Button, label);
    }
    test.get_by_role_and_label(Role::Button, "Search: Shortest");
    test.get_by_label("Open a puzzle file…");
    test.get_by_label("Make a random puzzle");
    assert!(test.get_by_role_and_label(Role::Button, "Solve").accesskit_node().is_disabled());
    assert_shows(&test, "drop a file here");
}

#[test]
fn what_is_told_of_the_start_outlasts_the_file_that_is_opened() {
    let told = "The zoom was out of range";
    let begin = |name: &str| {
        let mut test = harness();
        let ctx = test.ctx.clone();
        let notice = Notice::note("Some settings were mended", vec![told.to_owned()]);
        window(&mut test).begin(Some(file(name)), Some(notice), &ctx);
        test
    };
    let mut test = begin("roni-tc2.txt");
    wait(&mut test, "the file", |test| shows(test, "roni-tc2.txt"));
    assert_shows(&test, told);
    click(&mut test, "Dismiss");
    assert!(!shows(&test, told));

    // A fault is told first.
    let mut test = begin("no-such-file.txt");
    wait(&mut test, "the fault", |test| shows(test, "could not be opened"));
    assert!(!shows(&test, told));
    click(&mut test, "Dismiss");
    assert_shows(&test, told);
}

#[test]
fn the_window_begins_with_a_board_that_is_typed() {
    let mut test = harness();
    let ctx = test.ctx.clone();
    window(&mut test).begin_with("1 2 3/4 0 6/7 5 8".to_owned(), None, &ctx);
    test.run();
    assert_shows(&test, "Solvable");
    assert_shows(&test, "Pasted");
}

#[test]
fn open_solve_step_last() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    assert_shows(&test, "roni-tc2.txt");
    assert_shows(&test, "Solvable");
    assert_shows(&test, "ΣKurang 29 + X 1 = 30");
    assert_shows(&test, "30 is even, so it can be solved.");
    let kurang = [0, 1, 2, 3, 4, 4, 0, 1, 1, 1, 0, 0, 1, 1, 1, 9];
    for (index, figure) in kurang.iter().enumerate() {
        test.get_by_label(&format!("Kurang({}) = {figure}", index + 1));
    }
    let start = "5 6 4 3 2 1 Blank 8 9 10 7 11 13 14 15 12";
    assert_eq!(tiles(&test).join(" "), start);
    for label in ["First", "Previous", "Play", "Next", "Last"] {
        let button = test.get_by_role_and_label(Role::Button, label);
        assert!(button.accesskit_node().is_disabled(), "{label} before there are steps");
    }

    solve(&mut test);
    for text in [
        "23 moves",
        "the fewest, proved",
        "0 of 23",
        "Expanded",
        "Generated",
        "Path at most",
        "Search time",
    ] {
        assert_shows(&test, text);
    }
    assert!(!shows(&test, "from the start"), "these moves begin there");
    click(&mut test, "Next");
    assert_shows(&test, "1 of 23");
    assert_shows(&test, "tile 4 goes down");
    assert_shows(&test, "the board after 1 move");
    assert_eq!(tiles(&test).join(" "), "5 6 Blank 3 2 1 4 8 9 10 7 11 13 14 15 12");
    click(&mut test, "Last");
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 Blank");
    assert_shows(&test, "23 of 23");
    assert!(test.get_by_label("Next").accesskit_node().is_disabled());
    click(&mut test, "Previous");
    assert_shows(&test, "22 of 23");
    click(&mut test, "First");
    assert_eq!(tiles(&test).join(" "), start);
    click(&mut test, "Move 10: R");
    assert_shows(&test, "10 of 23");
    let current = test.get_by_label("Move 10: R");
    assert_eq!(current.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
    // The person's own move is none of the solution, whose length is that from the start.
    click(&mut test, "Move 9: U");
    press(&mut test, Key::P);
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, "from the start: the fewest, proved");
}

#[test]
fn random_and_solve_by_one_click_each() {
    let mut test = harness();
    // A small one, so that the test is quick whatever is dealt.
    window(&mut test).session.settings.sliding.rows = 3;
    for _ in 0..5 {
        click(&mut test, "Random");
        assert_eq!(tiles(&test).len(), 9);
        assert_shows(&test, "Random 3×3, seed ");
        assert_shows(&test, "Solvable");
        solve(&mut test);
        assert_shows(&test, "the fewest, proved");
        press(&mut test, Key::End);
        assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 8 Blank");
    }
}

#[test]
fn a_seed_can_be_typed() {
    let mut test = harness();
    click(&mut test, "Random options");
    test.get_by_role_and_label(Role::TextInput, "Seed").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Seed").type_text("4711");
    test.run();
    click(&mut test, "Make");
    assert_shows(&test, "Random 4×4, seed 4711");
    let first = tiles(&test);
    press(&mut test, Key::Escape);
    press_with(&mut test, Modifiers::COMMAND, Key::N);
    assert_ne!(tiles(&test), first, "another seed");
    let command = Command::random(langkah_engine::sliding::random::Kind::Solvable, 4711);
    window(&mut test).session.apply(command);
    test.run();
    assert_eq!(tiles(&test), first);
}

#[test]
fn an_unsolvable_puzzle_says_why_and_is_not_searched() {
    let mut test = harness();
    open(&mut test, file("rahardjo-invalid2.txt"));
    assert_shows(&test, "Not solvable");
    assert_shows(&test, "ΣKurang 66 + X 1 = 67");
    assert_shows(&test, "67 is odd, so it cannot be solved.");
    assert_shows(&test, "There is nothing to search");
    assert_shows(&test, "No moves lead to the goal.");
    for name in ["Solve", "Next"] {
        assert!(test.get_by_label(name).accesskit_node().is_disabled(), "{name}");
    }
    // Exchanging two tiles makes it solvable.
    press(&mut test, Key::Enter);
    assert!(!window(&mut test).session.is_busy());
}

#[test]
fn an_error_says_where_and_keeps_the_puzzle() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    let before = tiles(&test);
    paste(&mut test, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 15\n");
    assert_shows(&test, "The pasted text could not be opened");
    assert_shows(&test, "4:10: tile 15 a second time; it is at line 4, column 7 already");
    assert_shows(&test, "missing: the blank");
    assert_eq!(tiles(&test), before);
    click(&mut test, "Dismiss");
    assert!(!shows(&test, "could not be opened"));
    // Too few or too many numbers are no list of moves.
    for last in ["13 14 15", "13 0 15", "13 14 11 16 0", "0"] {
        paste(&mut test, &format!("1 2 3 4\n5 6 7 8\n9 10 11 12\n{last}\n"));
        assert_shows(&test, "The pasted text could not be opened");
        assert_eq!(tiles(&test), before);
        click(&mut test, "Dismiss");
    }
}

#[test]
fn a_file_that_is_none_is_told_by_its_name() {
    let mut test = harness();
    open(&mut test, file("no-such-file.txt"));
    assert_shows(&test, "no-such-file.txt could not be opened");
    let mut test = harness();
    open(&mut test, file(""));
    assert_shows(&test, "a folder; expected a file");
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }
    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("the program reads the file itself".to_owned())
    }
}

#[test]
fn files_that_are_dropped_together_are_one_list() {
    let mut test = harness();
    for name in ["roni-tc3.txt", "roni-tc2.txt"] {
        test.input_mut().dropped_files.push(Arc::new(Dropped(file(name))));
    }
    test.step();
    wait(&mut test, "the first", |test| shows(test, "roni-tc3.txt"));
    let puzzles = window(&mut test).session.puzzles().expect("a list");
    assert_eq!(puzzles.names().collect::<Vec<_>>(), ["roni-tc3.txt", "roni-tc2.txt"]);
}

#[test]
fn a_dropped_file_is_opened() {
    let mut test = harness();
    test.input_mut().dropped_files.push(Arc::new(Dropped(file("roni-tc3.txt"))));
    test.step();
    wait(&mut test, "the file", |test| shows(test, "roni-tc3.txt"));
    assert_shows(&test, "= 20");
}

#[test]
fn pasted_numbers_are_opened_and_a_sample_too() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 - 8");
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
    assert_shows(&test, "Pasted");
    click(&mut test, "File");
    click(&mut test, "From the course, 23 moves");
    assert_shows(&test, "ΣKurang 29 + X 1 = 30");
}

#[test]
fn a_long_pasted_text_is_read_beside_the_window() {
    let mut test = harness();
    let comment = "# of no meaning\n".repeat(1000);
    paste(&mut test, &format!("1 2 3\n4 5 6\n7 - 8\n{comment}"));
    wait(&mut test, "the puzzle", |test| shows(test, "Pasted"));
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
    paste(&mut test, &"0\n".repeat(1 << 19));
    wait(&mut test, "the refusal", |test| shows(test, "The pasted text could not be opened"));
    assert_shows(&test, "16385:1: more than 16384 words");
    paste(&mut test, &"0\n".repeat((1 << 19) + 1));
    wait(&mut test, "the refusal", |test| shows(test, "larger than 1\u{a0}MiB"));
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
}

#[test]
fn names_that_would_turn_a_line_round_are_escaped() {
    let mut test = harness();
    open(&mut test, file("a\u{202e}txt.\u{1b}exe"));
    assert_shows(&test, "a\\u{202e}txt.\\u{1b}exe could not be opened");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("b\u{202e}c.txt");
    std::fs::write(&path, "1 2\n3 -\n").expect("the test's file is written");
    open(&mut test, path);
    wait(&mut test, "the file", |test| shows(test, "b\\u{202e}c.txt"));
    assert!(!shows(&test, "\u{202e}"));
}

#[test]
fn keys_do_what_the_tooltips_say() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    press(&mut test, Key::Enter);
    wait(&mut test, "the solution", |test| shows(test, "13 moves"));
    for (key, place) in [
        (Key::ArrowRight, "1 of 13"),
        (Key::ArrowRight, "2 of 13"),
        (Key::ArrowLeft, "1 of 13"),
        (Key::End, "13 of 13"),
        (Key::Home, "0 of 13"),
    ] {
        press(&mut test, key);
        assert_shows(&test, place);
    }
    press(&mut test, Key::Space);
    assert!(window(&mut test).session.place().is_playing);
    test.get_by_role_and_label(Role::Button, "Pause");
    press(&mut test, Key::Space);
    assert!(!window(&mut test).session.place().is_playing);
    press(&mut test, Key::F1);
    for action in Action::all() {
        assert_shows(&test, action.about());
    }
    test.get_by_role_and_label(Role::RadioButton, "Words").click();
    test.run();
    assert_shows(&test, "stand after tile i");
    click(&mut test, "Close");
    assert!(!shows(&test, "stand after tile i"));
}

#[test]
fn playing_moves_on_and_ends() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8");
    solve(&mut test);
    press(&mut test, Key::Space);
    wait(&mut test, "the last board", |test| shows(test, "2 of 2"));
    assert!(!window(&mut test).session.place().is_playing);
}

#[test]
fn ctrl_c_copies_the_moves() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    solve(&mut test);
    test.event(Event::Copy);
    test.step();
    let copied = test.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    assert_eq!(copied.as_deref(), Some("RULLDRRULLDRR"));
    click(&mut test, "Copy moves");
}

#[test]
fn a_long_search_shows_its_figures_and_stops() {
    let mut test = harness();
    paste(&mut test, HARD);
    test.get_by_role_and_label(Role::Button, "Solve").click();
    test.step();
    wait_running(&mut test, "no solution below");
    for text in ["Searching, ", "Expanded", "Generated", "Path at most"] {
        assert_shows(&test, text);
    }
    test.get_by_role_and_label(Role::Button, "Stop").click();
    wait(&mut test, "the stop", |test| shows(test, "Stopped."));
    assert_shows(&test, "A solution needs at least");
    test.get_by_role_and_label(Role::Button, "Solve");
}

/// As `wait`, but without running to rest, which a search's reports forestall.
fn wait_running(test: &mut Test, text: &str) {
    let begun = Instant::now();
    while !shows(test, text) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {text:?}");
        std::thread::sleep(Duration::from_millis(2));
        test.step();
    }
}

#[test]
fn a_panicking_search_leaves_a_message_and_a_living_window() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    window(&mut test).session.run(|_| panic!("a fault for the test"));
    wait(&mut test, "the message", |test| shows(test, "a fault for the test"));
    assert_shows(&test, "The puzzle is still open.");
    solve(&mut test);
    assert_shows(&test, "13 moves");
}

#[test]
fn kurang_is_explained_from_the_panel_and_from_the_board() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    test.get_by_label("Kurang(5) = 4").hover();
    test.run();
    assert_shows(&test, "4 smaller tiles stand after tile 5");
    let marked = |test: &mut Test| window(test).explained();
    assert_eq!(marked(&mut test), Some(5));
    test.get_by_label("Tile 6, row 1, column 2").focus();
    test.get_by_label("Tile 9, row 3, column 1, at home").hover();
    test.run();
    assert_eq!(marked(&mut test), Some(9), "pointing goes before the keyboard");
    test.remove_cursor();
    test.run();
    assert_eq!(marked(&mut test), Some(6));
}

#[test]
fn the_search_can_be_chosen() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    click(&mut test, "Search: Shortest");
    choose(&mut test, "Roni");
    press(&mut test, Key::Escape);
    test.get_by_role_and_label(Role::Button, "Search: Roni");
    solve(&mut test);
    assert_shows(&test, "98\u{a0}203");
    assert_shows(&test, "23 moves");

    click(&mut test, "Search: Roni");
    choose(&mut test, "Best-first");
    for bound in ["Misplaced tiles", "Manhattan distance", "Linear conflict", "Walking distance"] {
        choose(&mut test, bound);
        assert_eq!(
            window(&mut test)
                .settings()
                .sliding
                .plan
                .bound()
                .expect("a bound")
                .title()
                .to_lowercase(),
            bound.to_lowercase()
        );
    }
}

/// The blind searches of the 8-puzzle page, with their own options.
#[test]
fn the_blind_searches_are_chosen() {
    let mut test = harness();
    paste(&mut test, "start\n1 2 3\n5 6 0\n7 8 4\ngoal\n1 2 3\n5 8 6\n0 7 4\n");
    click(&mut test, "Search: Shortest");
    choose(&mut test, "Depth-first");
    test.get_by_role_and_label(Role::CheckBox, "Greatest depth").click();
    test.run();
    assert_eq!(window(&mut test).settings().sliding.plan, Plan::depth_first(true, Some(30)));
    choose(&mut test, "Breadth-first");
    test.get_by_role_and_label(Role::CheckBox, "Visited set (each state once)").click();
    test.run();
    assert_eq!(window(&mut test).settings().sliding.plan, Plan::breadth_first(false));
    press(&mut test, Key::Escape);
    solve(&mut test);
    assert_shows(&test, "3 moves");
    assert_shows(&test, "Breadth-first, no visited set, blind");
    window(&mut test).session.apply(Command::choose(Plan::depth_first(false, Some(2))));
    solve(&mut test);
    assert_shows(&test, "Every path up to the greatest depth was tried.");
    assert_shows(&test, "A solution needs at least 3 moves.");
}

/// A lecture's order of children: it is chosen in the menu, stays with another search, and is told
/// with the solution.
#[test]
fn the_order_of_children_is_chosen() {
    let order: ChildOrder = "URDL".parse().expect("an order");
    let mut test = harness();
    paste(&mut test, "1 2 3 4\n5 6 0 8\n9 10 7 11\n13 14 15 12\n");
    click(&mut test, "Search: Shortest");
    let choose = |test: &mut Test, label: &str| {
        test.get_by_label(label).scroll_to_me();
        test.run();
        test.get_by_label(label).click();
        test.run();
    };
    choose(&mut test, "Best-first");
    choose(&mut test, "Children in the order ULDR");
    choose(&mut test, "URDL");
    let plan = |test: &mut Test| window(test).settings().sliding.plan;
    assert_eq!(plan(&mut test).order(), Some(order));
    choose(&mut test, "Breadth-first");
    assert_eq!(plan(&mut test), Plan::breadth_first(true).in_order(order));
    choose(&mut test, "Iterative deepening");
    choose(&mut test, "Best-first");
    assert_eq!(plan(&mut test).order(), Some(order));
    // The order that another search has by itself is a choice, too.
    choose(&mut test, "Breadth-first");
    choose(&mut test, "ULDR");
    choose(&mut test, "Best-first");
    choose(&mut test, "Breadth-first");
    assert_eq!(plan(&mut test).order(), Some(ChildOrder::USUAL));
    choose(&mut test, "Best-first");
    let chosen = plan(&mut test).in_order(order);
    window(&mut test).session.apply(Command::choose(chosen));
    press(&mut test, Key::Escape);
    solve(&mut test);
    assert_shows(&test, "Best-first, children in the order URDL");
}

#[test]
fn an_idle_window_asks_for_no_frames() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    test.run();
    let wish = test.output().viewport_output.values().map(|output| output.repaint_delay).min();
    assert_eq!(wish, Some(Duration::MAX));
}

#[test]
fn everything_fits_the_smallest_window() {
    let mut test = at_size(720.0, 560.0);
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(720.0, 560.0));
    for label in ["Open…", "Random", "Solve", "Help", "First", "Last", "Copy moves", "Move 23: D"]
    {
        let rect = test.get_by_label(label).rect();
        assert!(screen.contains_rect(rect), "{label} is at {rect:?}");
    }
    for tile in 1..=15 {
        let cell = test.get_by(|node| {
            let label = node.value().unwrap_or_default();
            label.starts_with(&format!("Tile {tile}, "))
        });
        let rect = cell.rect();
        assert!(screen.contains_rect(rect) && rect.width() > 60.0, "tile {tile} is at {rect:?}");
    }
}

#[test]
fn a_held_button_repeats_and_a_short_press_counts_once() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    click(&mut test, "Next");
    assert_shows(&test, "1 of 23");
    let at = test.get_by_label("Next").rect().center();
    test.drag_at(at);
    test.run_steps(HELD);
    test.drop_at(at);
    test.run();
    let position = window(&mut test).session.place().position;
    assert!((4..HELD + 2).contains(&position), "at {position} after {HELD} frames");
    test.run();
    assert_eq!(window(&mut test).session.place().position, position, "released, it rests");
}

#[test]
fn a_tile_slides_for_a_moment_only_where_motion_is_wanted() {
    let frames = |motion: Motion| {
        let mut test = with_frames(1.0 / 60.0, vec2(1080.0, 720.0));
        open(&mut test, file("roni-tc2.txt"));
        solve(&mut test);
        window(&mut test).session.settings.motion = motion;
        // Past the fading of the button that was clicked.
        test.remove_cursor();
        test.run();
        test.key_press(Key::ArrowRight);
        test.run()
    };
    let (still, sliding) = (frames(Motion::Off), frames(Motion::On));
    assert!(sliding > still, "{sliding} frames with motion, {still} without");
}

#[test]
fn a_click_on_a_tile_leaves_the_keys_alone() {
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    solve(&mut test);
    test.get_by_label("Tile 6, row 2, column 2, at home").click();
    test.run();
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, "1 of 13");
    // A tile that the Tab key has reached is no button either; the arrows lead to another one.
    test.remove_cursor();
    test.get_by_label("Tile 6, row 2, column 2, at home").focus();
    test.run();
    press(&mut test, Key::ArrowRight);
    assert_shows(&test, "1 of 13");
    assert_eq!(window(&mut test).explained(), Some(7));
    press(&mut test, Key::Space);
    assert!(window(&mut test).session.place().is_playing);
}

#[test]
fn menus_and_notices_fit_the_smallest_window() {
    let mut test = at_size(720.0, 560.0);
    open(&mut test, file("roni-tc2.txt"));
    click(&mut test, "Search: Shortest");
    choose(&mut test, "Best-first");
    let memory = test.get_by_label("Memory").rect();
    test.get_by_label("Memory").scroll_to_me();
    test.run();
    let scrolled = test.get_by_label("Memory").rect();
    assert!(scrolled.bottom() < 560.0, "{memory:?}, then {scrolled:?}");
    press(&mut test, Key::Escape);

    paste(&mut test, &"a b c d e f g h\n".repeat(9));
    assert_shows(&test, "The pasted text could not be opened");
    let board = test.get_by_label("Tile 5, row 1, column 1").rect();
    assert!(board.width() > 35.0, "{board:?}");
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "could not be opened"), "Esc puts it away");
}

fn chord(test: &mut Test, key: Key) {
    press_with(test, egui::Modifiers::COMMAND, key);
}

fn type_in(test: &mut Test, text: &str) {
    type_text(test, text);
}

/// The text of the field for a path, once the names of its folder are there.
fn path_typed(test: &mut Test) -> String {
    crate::windows::wait(test, "the names", |test| !shows(test, "Looking into the folder…"));
    test.get_by_label("Path").accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_path_is_typed_completed_and_opened() {
    let mut test = harness();
    chord(&mut test, Key::L);
    let begin = path_typed(&mut test);
    assert!(begin.ends_with('/'), "{begin}: the folder that the program was started in");
    type_in(&mut test, "test/data/cour");
    path_typed(&mut test);
    press(&mut test, Key::Tab);
    assert_eq!(path_typed(&mut test), format!("{begin}test/data/course/"));
    type_in(&mut test, "roni-tc");
    path_typed(&mut test);
    press(&mut test, Key::Tab);
    assert_eq!(path_typed(&mut test), format!("{begin}test/data/course/roni-tc"));
    assert_shows(&test, "roni-tc5.txt");
    assert!(!shows(&test, "handoyo"), "only what begins like this is offered");
    press(&mut test, Key::Enter);
    assert_shows(&test, "There is no file “roni-tc” in this folder.");
    // The second of the names that are offered.
    press(&mut test, Key::ArrowDown);
    press(&mut test, Key::ArrowDown);
    press(&mut test, Key::Enter);
    wait(&mut test, "the puzzle", |test| shows(test, "roni-tc2.txt"));
    assert!(!shows(&test, "Open a file by its path"));

    // It begins again where the last file was; Escape gives it up, and nothing else hears the keys.
    chord(&mut test, Key::L);
    assert_eq!(path_typed(&mut test), format!("{begin}test/data/course/"));
    type_in(&mut test, "2");
    assert_eq!(window(&mut test).session.view(), View::Solution);
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "Open a file by its path"));
    assert_shows(&test, "roni-tc2.txt");
}

/// A path begins in the folder of the last file, however that was opened.
#[test]
fn a_path_begins_where_the_last_file_was() {
    let mut test = harness();
    let path = file("roni-tc2.txt").canonicalize().expect("a file");
    let folder = format!("{}/", path.parent().expect("a folder").display());
    window(&mut test).choose_without_asking(move || vec![path.clone()]);
    chord(&mut test, Key::O);
    wait(&mut test, "the puzzle", |test| shows(test, "roni-tc2.txt"));
    chord(&mut test, Key::L);
    assert_eq!(path_typed(&mut test), folder);
    press(&mut test, Key::Escape);
    // One that holds no puzzle counts, too.
    let other = Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().expect("a folder");
    let begin = format!("{}/", other.display());
    window(&mut test).choose_without_asking(move || vec![other.join("Cargo.toml")]);
    chord(&mut test, Key::O);
    wait(&mut test, "the fault", |test| shows(test, "could not be opened"));
    chord(&mut test, Key::L);
    assert_eq!(path_typed(&mut test), begin);
}

/// Letters, Tab and letters again that come within one frame work in the order in which they were
/// typed, and Tab waits for the names of a folder as Enter does.
#[test]
fn tab_completes_what_was_typed_before_it() {
    let mut test = harness();
    chord(&mut test, Key::L);
    let begin = path_typed(&mut test);
    let tab = |pressed| egui::Event::Key {
        key: Key::Tab,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    let text = |text: &str| egui::Event::Text(text.to_owned());
    let typed = [text("test/data/"), text("c"), text("our"), tab(true), tab(false), text("ro")];
    test.input_mut().events.extend(typed);
    test.run();
    let becomes = |test: &mut Test, end: &str| {
        let whole = format!("{begin}test/data/course/{end}");
        wait(test, &whole, |test| {
            test.get_by_label("Path").accesskit_node().value().as_ref() == Some(&whole)
        });
    };
    becomes(&mut test, "ro");

    chord(&mut test, Key::L);
    test.event(egui::Event::Paste(format!("{begin}test/data/cour")));
    test.run();
    path_typed(&mut test);
    test.input_mut().events.extend([tab(true), tab(false), text("roni-tc2"), tab(true)]);
    test.run();
    becomes(&mut test, "roni-tc2.txt");
}

/// A whole path goes in the place of the folder that stands in the field, as in a shell's
/// completion.
#[test]
fn a_whole_path_takes_the_place_of_the_folder() {
    let mut test = harness();
    chord(&mut test, Key::L);
    path_typed(&mut test);
    let path = file("roni-tc2.txt").canonicalize().expect("a file");
    test.event(egui::Event::Paste(path.display().to_string()));
    test.run();
    assert_eq!(path_typed(&mut test), path.display().to_string());
    press(&mut test, Key::Enter);
    wait(&mut test, "the puzzle", |test| shows(test, "roni-tc2.txt"));

    chord(&mut test, Key::L);
    for (typed, left) in
        [("~/", "~/"), ("file:///tmp/", "file:///tmp/"), ("/no such/", "/no such/")]
    {
        type_in(&mut test, typed);
        assert_eq!(path_typed(&mut test), left);
    }
    let told = "There is no such folder.";
    assert_shows(&test, told);
    type_in(&mut test, "x");
    press(&mut test, Key::Enter);
    assert_eq!(test.query_all_by_label(told).count(), 1, "once");

    // Enter waits for the names of a folder that have not come yet.
    let missing = path.with_file_name("no-such.txt").display().to_string();
    chord(&mut test, Key::L);
    test.event(egui::Event::Paste(missing));
    for pressed in [true, false] {
        let (key, modifiers) = (Key::Enter, egui::Modifiers::NONE);
        test.event(egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }
    test.step();
    wait(&mut test, "the fault", |test| {
        shows(test, "There is no file “no-such.txt” in this folder.")
    });

    // The same key again selects all, so that what is typed next takes its place.
    chord(&mut test, Key::L);
    type_in(&mut test, "/");
    assert_eq!(path_typed(&mut test), "/");
}

#[test]
fn a_pasted_path_is_opened() {
    let mut test = harness();
    let path = file("roni-tc4.txt");
    crate::windows::paste(&mut test, &format!("\"{}\"\n", path.display()));
    wait(&mut test, "the puzzle", |test| shows(test, "roni-tc4.txt"));
    crate::windows::paste(&mut test, "/there/is/no/such/file.txt");
    let told = "The pasted text could not be opened";
    wait(&mut test, "the fault", |test| shows(test, told));
}

#[test]
fn the_puzzles_of_a_file_are_chosen_from_a_list() {
    let mut test = harness();
    paste(&mut test, "Puzzle A\n1 2 3\n4 5 6\n7 0 8\n\nPuzzle B\nhidato\n1 0 3\n0 0 0\n7 0 9\n");
    assert_shows(&test, "1 of 2: Pasted");
    assert!(sliding(&window(&mut test).session).open().is_some());
    test.get_by_role_and_label(Role::ComboBox, "Puzzle of the file").click();
    test.run();
    assert_shows(&test, "1: line 2, Puzzle A");
    test.get_by_label_contains("2: line 7, Puzzle B").click();
    test.run();
    assert!(window(&mut test).session.hidato().is_some(), "the second is a Hidato");
    assert_shows(&test, "2 of 2: Pasted");
    // Another puzzle is not in the list, so the list goes.
    paste(&mut test, "1 2 3\n4 5 6\n7 8 0\n");
    assert!(test.query_by_role_and_label(Role::ComboBox, "Puzzle of the file").is_none());
}

#[test]
fn a_puzzle_that_cannot_be_solved_has_its_figures_too() {
    let mut test = harness();
    open(&mut test, file("roni-tc1.txt"));
    for text in ["There is nothing to search", "Expanded", "Generated", "the verdict alone"] {
        assert_shows(&test, text);
    }
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    assert_shows(&test, ", with the verdict");
}

#[test]
fn what_of_a_file_is_no_puzzle_is_told_beside_its_list() {
    let mut test = harness();
    let text =
        "Puzzle 1\n1 2 3\n4 5 6\n7 0 8\n\nPuzzle 2\n1 2 3\n4 5 6\n7 7 0\n\nPuzzle 3\n1 2\n0 3\n";
    paste(&mut test, text);
    assert_shows(&test, "1 of 2: Pasted");
    assert_shows(&test, "1 part of the file is not a puzzle: 9:3: ");
    // Puzzles beyond the limit are puzzles.
    let most = 10_000;
    paste(&mut test, &format!("{}1 2 3\n", "1 2 3 4 5 6 7 8 0\n".repeat(most + 7)));
    wait_for(&mut test, "1 of 10000: Pasted");
    assert_shows(&test, "Only the first 10000 puzzles are taken.");
    assert_shows(&test, "1 part of the file is not a puzzle: 10008:6: ");
}

/// What is no puzzle in one of several files is told with the name of that file.
#[test]
fn what_of_several_files_is_no_puzzle_is_told() {
    let place = folder("ways-several-faults");
    let (first, second) = (place.join("first.txt"), place.join("second.txt"));
    std::fs::write(&first, "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 7 7 0\n")
        .expect("ok");
    std::fs::write(&second, "1 2 3 4 5 6 0 7 8\n").expect("written");
    let mut test = harness();
    for path in [first, second] {
        test.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    }
    test.run();
    wait_for(&mut test, "1 of 3: ");
    assert_shows(&test, "first.txt: 1 part of the file is not a puzzle: 3:");
}

/// A list of moves that is too long is called that, not a tile.
#[test]
fn too_many_pasted_moves_are_called_so() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    paste(&mut test, &"UD".repeat(51_000));
    wait_for(&mut test, "more than 100000 moves");
}
