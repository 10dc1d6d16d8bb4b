//! Play by hand in the whole window: tiles that are dragged or follow the pointer, letters that
//! move them, the clock, the next puzzle, the list of results and its file.

use std::time::Duration;

use egui::{Event, Key, Modifiers, Pos2, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Mode;
use langkah::session::command::Command;
use langkah::session::settings::PlaySettings;
use langkah::session::sliding::round::Stage;
use langkah_puzzle::results::{Entry, file};

use crate::folders::{folder, names};
use crate::sessions::{choose_play, set_clock, sliding};
use crate::windows::{
    Test, assert_shows, at_size, click, harness, paste, press, press_with, session, shows, tiles,
    wait, window,
};

const NEAR: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n";
const HOME: &str = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 Blank";
const CORNER: &str = "0 2 3\n1 5 6\n4 7 8\n";

fn played(mut test: Test, text: &str) -> Test {
    paste(&mut test, text);
    press(&mut test, Key::P);
    test
}

/// The middle of a cell by the beginning of its name.
fn middle(test: &Test, start: &str) -> Pos2 {
    let starts = |label: Option<String>| label.is_some_and(|label| label.starts_with(start));
    let node = test.get_by(|node| node.role() == Role::Button && starts(node.label()));
    node.rect().center()
}

fn drag(test: &mut Test, from: Pos2, to: Pos2) {
    test.hover_at(from);
    test.run();
    test.drag_at(from);
    test.run();
    for share in [0.3, 0.7, 1.0] {
        test.hover_at(from + (to - from) * share);
        test.run();
    }
    test.drop_at(to);
    test.run();
}

/// Where the number of a tile was painted last.
fn place(test: &Test, number: &str) -> Pos2 {
    let texts = test.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        egui::Shape::Text(text) if text.galley.text() == number => Some(text),
        _ => None,
    });
    // Other panels have numbers, too: those on the board are the largest.
    let size = |text: &&egui::epaint::TextShape| text.galley.size().y as usize;
    texts.max_by_key(size).expect("it is painted").visual_bounding_rect().center()
}

fn counted(test: &mut Test) {
    wait(test, "the fewest moves", |test| !session(test).counts_fewest());
}

#[test]
fn a_tile_that_is_dragged_past_half_way_slides_on() {
    let mut test = played(harness(), NEAR);
    let (tile, blank) = (middle(&test, "Tile 14,"), middle(&test, "Blank,"));
    let way = blank - tile;
    let before = tiles(&test);
    drag(&mut test, tile, tile + way * 0.4);
    assert_eq!(tiles(&test), before, "it goes back");
    drag(&mut test, tile, tile - way * 0.9);
    assert_eq!(tiles(&test), before, "it does not go the other way");
    drag(&mut test, tile, tile + way * 0.6);
    assert_eq!(tiles(&test)[12..], ["13", "14", "Blank", "15"]);
    assert_eq!(sliding(&window(&mut test).session).player().position(), 1);
}

#[test]
fn a_tile_of_the_line_takes_the_others_along() {
    let mut test = played(harness(), NEAR);
    let (tile, blank) = (middle(&test, "Tile 15,"), middle(&test, "Tile 14,"));
    drag(&mut test, tile, blank + vec2(-8.0, 5.0));
    assert_eq!(tiles(&test).join(" "), HOME);
    // A tile that is not in line does not move, wherever it is dragged to.
    let (tile, blank) = (middle(&test, "Tile 6,"), middle(&test, "Blank,"));
    drag(&mut test, tile, blank);
    assert_eq!(tiles(&test).join(" "), HOME);
}

/// While it is held the line is drawn where the pointer is, and the board has not changed.
#[test]
fn a_line_follows_the_pointer() {
    let mut test = played(harness(), NEAR);
    let (tile, blank) = (middle(&test, "Tile 14,"), middle(&test, "Blank,"));
    let before = place(&test, "14");
    test.drag_at(tile);
    test.run();
    test.hover_at(tile + (blank - tile) * 0.45);
    test.run();
    let during = place(&test, "14");
    let way = (blank - tile) * 0.45;
    assert!((during - before - way).length() < 2.0, "{before} {during} {way}");
    test.drop_at(tile);
    test.run();
    assert_eq!(place(&test, "14"), before);
}

#[test]
fn tiles_move_as_the_pointer_comes_to_them_if_that_is_wanted() {
    let mut test = played(harness(), NEAR);
    let (first, second) = (middle(&test, "Tile 14,"), middle(&test, "Tile 15,"));
    test.hover_at(first);
    test.run();
    assert_eq!(tiles(&test)[13], "Blank", "usually a click is needed");
    let hovers = PlaySettings { hovers: true, ..PlaySettings::default() };
    choose_play(&mut window(&mut test).session, hovers);
    test.hover_at(first + vec2(3.0, 0.0));
    test.run();
    assert_eq!(tiles(&test)[13], "Blank", "the pointer was there before");
    test.hover_at(second);
    test.run();
    assert_eq!(tiles(&test).join(" "), HOME);
    press(&mut test, Key::V);
    test.hover_at(first);
    test.run();
    assert_eq!(tiles(&test).join(" "), HOME, "the board is only viewed");
}

#[test]
fn letters_move_tiles_as_the_arrows_do() {
    let mut test = played(harness(), NEAR);
    for (key, blank) in [(Key::A, 14), (Key::D, 13), (Key::S, 9), (Key::W, 13)] {
        press(&mut test, key);
        assert_eq!(tiles(&test)[blank], "Blank", "{key:?}");
    }
    // In another view nobody sees the board.
    press(&mut test, Key::Num3);
    press(&mut test, Key::A);
    press(&mut test, Key::N);
    press(&mut test, Key::Num1);
    assert_eq!(tiles(&test)[13], "Blank");
}

/// Where no time has passed there is no speed.
#[test]
fn moves_in_no_time_have_no_speed() {
    let mut test = played(harness(), NEAR);
    let _hands = set_clock(&mut window(&mut test).session);
    press(&mut test, Key::A);
    assert_shows(&test, "0:00.0: 1 move");
    assert!(!shows(&test, "a second"));
    press(&mut test, Key::A);
    counted(&mut test);
    assert_shows(&test, "Solved: 2 moves in 0:00.0; the fewest is 2.");
}

#[test]
fn the_clock_runs_and_the_end_is_told() {
    let mut test = played(harness(), NEAR);
    let hands = set_clock(&mut window(&mut test).session);
    assert_shows(&test, "The clock starts with your first move.");
    press(&mut test, Key::A);
    hands.pass(61_250);
    test.run();
    assert_shows(&test, "1:01.2: 1 move, 0.0 a second");
    hands.pass(750);
    press(&mut test, Key::A);
    counted(&mut test);
    assert_shows(&test, "Solved: 2 moves in 1:02.0 (0.0 a second); the fewest is 2.");
    assert!(!shows(&test, "Solved by hand"), "it is told once");
}

#[test]
fn it_is_told_before_that_a_result_will_not_be_kept() {
    let mut test = played(harness(), NEAR);
    assert!(!shows(&test, "will not be kept"));
    press(&mut test, Key::Enter);
    wait(&mut test, "the solution", |test| shows(test, "0 of 2"));
    window(&mut test).session.apply(Command::Mode(Mode::Play));
    test.run();
    assert_shows(&test, "so the result will not be kept.");
}

/// Only a clock that runs and is seen has the window drawn again and again.
#[test]
fn the_window_rests_where_no_clock_is_seen() {
    let mut test = played(harness(), NEAR);
    let rests = |test: &mut Test| {
        test.run();
        test.output().viewport_output.values().map(|one| one.repaint_delay).min()
    };
    let is_at_rest =
        |delay: Option<Duration>| delay.is_none_or(|delay| delay > Duration::from_secs(1));
    assert!(is_at_rest(rests(&mut test)), "nothing runs");
    press(&mut test, Key::A);
    let delay = rests(&mut test).expect("it is drawn again");
    assert!(delay > Duration::ZERO && delay <= Duration::from_millis(100), "{delay:?}");
    press(&mut test, Key::V);
    assert!(is_at_rest(rests(&mut test)), "nobody sees the clock");
    press(&mut test, Key::P);
    press(&mut test, Key::A);
    counted(&mut test);
    assert!(is_at_rest(rests(&mut test)), "it is solved");
}

#[test]
fn one_key_deals_the_next_puzzle() {
    let mut test = played(harness(), CORNER);
    let is_ready = |test: &mut Test| {
        let session = &window(test).session;
        let standing = sliding(session).standing(session.now()).expect("it is played");
        (session.mode(), standing.stage) == (Mode::Play, Stage::Ready)
    };
    for way in ["key", "button"] {
        let before = tiles(&test);
        match way {
            "key" => press(&mut test, Key::N),
            _ => click(&mut test, "Next puzzle"),
        }
        assert!(tiles(&test) != before && tiles(&test).len() == 9, "{way}");
        assert!(is_ready(&mut test));
    }
    // While the board is viewed the letter is no key.
    press(&mut test, Key::V);
    let before = tiles(&test);
    press(&mut test, Key::N);
    assert_eq!(tiles(&test), before);
}

#[test]
fn the_puzzle_of_the_day_is_in_the_menu() {
    let mut test = harness();
    click(&mut test, "Random options");
    click(&mut test, "Daily puzzle");
    assert_shows(&test, "Daily puzzle of 20");
    assert_eq!(window(&mut test).session.mode(), Mode::Play);
    assert_eq!(tiles(&test).len(), 16);
}

#[test]
fn who_wants_quiet_sees_no_figures() {
    let mut test = played(harness(), NEAR);
    let quiet = PlaySettings { is_quiet: true, ..PlaySettings::default() };
    choose_play(&mut window(&mut test).session, quiet);
    test.run();
    press(&mut test, Key::A);
    for text in ["a second", "1 of 1", "Next puzzle"] {
        assert!(!shows(&test, text), "{text}");
    }
    press(&mut test, Key::A);
    assert_shows(&test, "Solved by hand");
    assert!(!shows(&test, "Solved by hand in"));
    assert!(window(&mut test).session.results().entries().is_empty());
}

/// A window with results, and the list open.
fn listed(size: [f32; 2]) -> Test {
    let mut test = played(at_size(size[0], size[1]), NEAR);
    let hands = set_clock(&mut window(&mut test).session);
    press(&mut test, Key::A);
    hands.pass(2_000);
    press(&mut test, Key::A);
    counted(&mut test);
    press_with(&mut test, Modifiers::COMMAND, Key::R);
    test
}

#[test]
fn the_results_stand_in_a_table() {
    let mut test = listed([1080.0, 720.0]);
    for text in ["2026-11-23 14:05", "4×4", "2", "0:02.0", "1.0", "single-tile", "blank last"] {
        let count = test.query_all_by_role_and_label(Role::Cell, text).count();
        assert!(count > 0, "{text}");
    }
    assert!(test.query_by_role_and_label(Role::ColumnHeader, "Fewest").is_some());
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "Delete all"));
}

#[test]
fn a_row_of_the_results_opens_its_puzzle() {
    for by_key in [false, true] {
        let mut test = listed([1080.0, 720.0]);
        let row = test.get_by_role_and_label(
            Role::Button,
            "Open the puzzle that you solved on 2026-11-23 14:05",
        );
        if by_key {
            row.focus()
        } else {
            row.click()
        }
        test.run();
        if by_key {
            press(&mut test, Key::Enter);
        }
        assert!(!shows(&test, "Delete all…"), "the list is closed, by key: {by_key}");
        assert_shows(&test, "Your result of 2026-11-23 14:05");
        assert_shows(&test, "0 of 2");
    }
}

#[test]
fn all_results_are_deleted_after_a_question() {
    let mut test = listed([720.0, 560.0]);
    click(&mut test, "Delete all…");
    assert_shows(&test, "This cannot be undone.");
    press(&mut test, Key::Escape);
    assert_shows(&test, "Delete all…");
    click(&mut test, "Delete all…");
    click(&mut test, "Keep them");
    assert_eq!(window(&mut test).session.results().entries().len(), 1);
    click(&mut test, "Delete all…");
    click(&mut test, "Delete all");
    assert_shows(&test, "No results yet.");
    assert!(window(&mut test).session.results().entries().is_empty());
}

#[test]
fn results_are_saved_for_other_programs() {
    let folder = folder("play-saved");
    for (button, name, begins) in [
        ("Save as CSV…", "results.csv", "date,family,size,"),
        ("Save as JSON…", "results.json", "[\n{\"date\":\"2026-11-23T14:05:11Z\","),
    ] {
        let mut test = listed([1080.0, 720.0]);
        let into = folder.clone();
        window(&mut test).save_without_asking(move |name| into.join(name));
        click(&mut test, button);
        wait(&mut test, "the file", |test| session(test).notice().is_some());
        let text = std::fs::read_to_string(folder.join(name)).expect("it is written");
        assert!(text.starts_with(begins), "{text}");
    }
}

/// What is kept of a run, read by another one.
fn kept(path: &std::path::Path) -> Vec<Entry> {
    let mut test = harness();
    assert_eq!(window(&mut test).keep_results_in(path), None);
    window(&mut test).session.results().entries().to_vec()
}

#[test]
fn results_are_kept_from_one_run_to_the_next() {
    let path = folder("play-kept").join("new").join("results.jsonl");
    assert!(kept(&path).is_empty());
    let mut test = played(harness(), NEAR);
    assert_eq!(window(&mut test).keep_results_in(&path), None);
    press(&mut test, Key::A);
    press(&mut test, Key::A);
    counted(&mut test);
    wait(&mut test, "the file", |_| {
        std::fs::read_to_string(&path).is_ok_and(|text| text.contains("\"fewest\":2"))
    });
    let entries = kept(&path);
    assert_eq!((entries.len(), entries[0].moves), (1, 2));
    click(&mut test, "Results");
    click(&mut test, "Delete all…");
    click(&mut test, "Delete all");
    window(&mut test).write_results();
    assert!(kept(&path).is_empty());
}

/// The list has the results of another window when it is opened, and when the window comes to the
/// front.
#[test]
fn results_of_another_window_are_listed() {
    let path = folder("play-beside").join("results.jsonl");
    let solve = |test: &mut Test, count: usize| {
        press(test, Key::A);
        press(test, Key::A);
        let is_there = |text: String| text.matches("\"fewest\":2").count() == count;
        wait(test, "the file", |_| std::fs::read_to_string(&path).is_ok_and(is_there));
    };
    let mut first = played(harness(), NEAR);
    assert_eq!(window(&mut first).keep_results_in(&path), None);
    let mut second = harness();
    assert_eq!(window(&mut second).keep_results_in(&path), None);
    let listed = |test: &Test| session(test).results().entries().len();
    solve(&mut first, 1);
    press_with(&mut second, Modifiers::COMMAND, Key::R);
    assert_eq!(listed(&second), 1);
    paste(&mut first, NEAR);
    press(&mut first, Key::P);
    solve(&mut first, 2);
    second.event(Event::WindowFocused(true));
    second.run();
    assert_eq!(listed(&second), 2);
    press(&mut second, Key::Escape);
    click(&mut first, "Results");
    click(&mut first, "Delete all…");
    click(&mut first, "Delete all");
    window(&mut first).write_results();
    press_with(&mut second, Modifiers::COMMAND, Key::R);
    assert_eq!(listed(&second), 0);
}

#[test]
fn a_damaged_file_is_set_aside_and_what_can_be_read_stays() {
    let folder = folder("play-damaged");
    let path = folder.join("results.jsonl");
    let mut test = listed([1080.0, 720.0]);
    let text = file::write(window(&mut test).session.results().entries());
    let damaged = format!("{text}{{\"date\": half\n");
    std::fs::write(&path, &damaged).expect("it is written");
    let mut test = harness();
    let notice = window(&mut test).keep_results_in(&path).expect("it is told");
    assert!(notice.lines.iter().any(|line| line.contains("Line 3 is damaged")), "{notice:?}");
    assert!(notice.lines.iter().any(|line| line.contains("results.jsonl.unread")), "{notice:?}");
    let aside = std::fs::read_to_string(folder.join("results.jsonl.unread"));
    assert_eq!(aside.expect("it is there"), damaged);
    assert_eq!(kept(&path).len(), 1);
}

/// What the system does not let read now may be whole: it stays, and what comes is written later.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read_now_stays() {
    let folder = folder("play-unreadable");
    let path = folder.join("results.jsonl");
    // A link to itself leads nowhere.
    std::os::unix::fs::symlink(&path, &path).expect("it is made");
    let mut test = played(harness(), NEAR);
    let notice = window(&mut test).keep_results_in(&path).expect("it is told");
    assert_eq!(notice.title, "Some results of play could not be read");
    press(&mut test, Key::A);
    press(&mut test, Key::A);
    wait(&mut test, "the fault", |test| shows(test, "could not be written"));
    counted(&mut test);
    assert_eq!(names(&folder), ["results.jsonl"]);
    assert!(path.is_symlink(), "it is not replaced");
    std::fs::remove_file(&path).expect("it is there");
    window(&mut test).write_results();
    assert_eq!(kept(&path).len(), 1);
}

/// Notepad may have saved the file in UTF-16. The next result is added in UTF-8, and nothing is
/// lost.
#[test]
fn results_in_utf16_are_kept_with_the_next_one() {
    let path = folder("play-utf16").join("results.jsonl");
    let mut test = listed([1080.0, 720.0]);
    let text = file::write(window(&mut test).session.results().entries());
    let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
    std::fs::write(&path, units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).expect("written");
    let mut test = played(harness(), NEAR);
    assert_eq!(window(&mut test).keep_results_in(&path), None);
    press(&mut test, Key::A);
    press(&mut test, Key::A);
    counted(&mut test);
    wait(&mut test, "the file", |_| {
        std::fs::read_to_string(&path).is_ok_and(|text| text.contains("\"fewest\":2"))
    });
    assert_eq!(kept(&path).len(), file::read(&text).entries.len() + 1);
}

/// The size of text and the narrowest window leave the strip its words.
#[test]
fn the_strip_stands_in_a_small_window() {
    let mut test = played(at_size(640.0, 440.0), NEAR);
    press(&mut test, Key::A);
    press(&mut test, Key::A);
    counted(&mut test);
    let told = test.get_by_label_contains("the fewest is 2.").rect();
    let next = test.get_by_role_and_label(Role::Button, "Next puzzle").rect();
    let screen = test.ctx.content_rect();
    assert!(screen.contains_rect(told) && screen.contains_rect(next), "{told} {next}");
    assert!(told.right() < next.left(), "{told} {next}");
    test.event(Event::PointerGone);
}

/// The list is one stop of the Tab key, however many rows are in sight, and keys lead through all
/// rows.
#[test]
fn keys_lead_from_result_to_result() {
    let folder = folder("play-many");
    let path = folder.join("results.jsonl");
    let mut test = listed([1080.0, 720.0]);
    let text = file::write(window(&mut test).session.results().entries());
    let (head, line) = text.split_once('\n').expect("it has a head");
    let lines = (0..60).map(|minute| line.replace("14:05", &format!("15:{minute:02}")));
    let text = [head.to_owned()].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    std::fs::write(&path, text).expect("it is written");

    let mut test = harness();
    assert_eq!(window(&mut test).keep_results_in(&path), None);
    press(&mut test, Key::P);
    press_with(&mut test, Modifiers::COMMAND, Key::R);
    let mut seen = Vec::new();
    for key in [Key::ArrowDown, Key::ArrowDown, Key::PageDown, Key::End, Key::ArrowUp, Key::Home] {
        press(&mut test, key);
        seen.push(focused(&test).rsplit(' ').next().unwrap_or_default().to_owned());
    }
    assert_eq!(seen, ["15:59", "15:58", "15:38", "15:00", "15:01", "15:59"]);
    press(&mut test, Key::Tab);
    assert_eq!(focused(&test), "Close");
    press_with(&mut test, Modifiers::SHIFT, Key::Tab);
    press(&mut test, Key::ArrowDown);
    press(&mut test, Key::Enter);
    assert_shows(&test, "Your result of 2026-11-23 15:58");
}

/// The name of what has the focus.
fn focused(test: &Test) -> String {
    test.get_by(|node| node.is_focused()).accesskit_node().label().unwrap_or_default()
}
