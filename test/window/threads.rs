//! Files that are read and written while others are: the tests say in which order the threads run.

use std::cell::RefCell;
use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, click, file, harness, open, paste, press_with, shows, tiles, type_path,
    window,
};

type Body = Box<dyn FnOnce() + Send>;

thread_local! {
    static HELD: RefCell<Vec<Body>> = const { RefCell::new(Vec::new()) };
}

/// From now on threads run only when [`run`] says so.
fn hold(test: &mut Test) {
    window(test).start_threads_with(|body| {
        HELD.with_borrow_mut(|held| held.push(body));
        Ok(())
    });
}

/// Runs one of the threads that were begun.
fn run(test: &mut Test, number: usize) {
    let body = HELD.with_borrow_mut(|held| held.remove(number));
    body();
    test.run();
}

fn count() -> usize {
    HELD.with_borrow(Vec::len)
}

const FIRST: &str = "1 2 3\n4 5 6\n7 0 8\n";
const SECOND: &str = "1 2 3\n4 5 6\n0 7 8\n";

#[test]
fn a_file_that_is_chosen_last_is_opened_last() {
    let place = folder("threads-chosen");
    let [first, second] = [("first.txt", FIRST), ("second.txt", SECOND)].map(|(name, text)| {
        let path = place.join(name);
        fs::write(&path, text).expect("written");
        path
    });
    let mut test = harness();
    window(&mut test).choose_without_asking(move || vec![first.clone()]);
    hold(&mut test);
    press_with(&mut test, Modifiers::COMMAND, Key::O);
    assert_eq!(count(), 1, "the dialog is open");
    let context = test.ctx.clone();
    window(&mut test).read(second, &context);
    run(&mut test, 1);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 Blank 7 8");
    // The person chooses the first file now.
    run(&mut test, 0);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
}

/// What the person has opened while a slow file was being read stays.
#[test]
fn a_slow_file_does_not_replace_what_was_opened_since() {
    let place = folder("threads-slow");
    let [first, bad] = [("first.txt", FIRST), ("bad.txt", "no puzzle\n")].map(|(name, text)| {
        let path = place.join(name);
        fs::write(&path, text).expect("written");
        path
    });
    let mut test = harness();
    hold(&mut test);
    let context = test.ctx.clone();
    window(&mut test).read(first.clone(), &context);
    paste(&mut test, SECOND);
    run(&mut test, 0);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 Blank 7 8");
    window(&mut test).read(first.clone(), &context);
    click(&mut test, "File");
    click(&mut test, "From the course, 23 moves");
    let sample = tiles(&test);
    run(&mut test, 0);
    assert_eq!(tiles(&test), sample);
    // Another view of it is no other puzzle, and what cannot be opened is told.
    window(&mut test).read(first, &context);
    press_with(&mut test, Modifiers::COMMAND, Key::Num2);
    press_with(&mut test, Modifiers::COMMAND, Key::Num1);
    run(&mut test, 0);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
    window(&mut test).read(bad, &context);
    paste(&mut test, SECOND);
    run(&mut test, 0);
    assert_shows(&test, "bad.txt could not be opened");
}

/// The window's thread does not read the file of a pasted path.
#[test]
fn the_file_of_a_pasted_path_is_read_on_a_thread() {
    let path = folder("threads-pasted").join("first.txt");
    fs::write(&path, FIRST).expect("written");
    let mut test = harness();
    hold(&mut test);
    paste(&mut test, SECOND);
    paste(&mut test, &path.display().to_string());
    assert_eq!((count(), tiles(&test).join(" ")), (1, "1 2 3 4 5 6 Blank 7 8".to_owned()));
    run(&mut test, 0);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 Blank 8");
    paste(&mut test, &path.display().to_string());
    paste(&mut test, SECOND);
    run(&mut test, 0);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 Blank 7 8", "what was pasted later stays");
}

/// Each window that asks for a place hears of its own file alone.
#[test]
fn a_window_that_asks_for_a_place_hears_of_its_own_file() {
    let place = folder("threads-places");
    let own = place.join("own.txt");
    fs::write(&own, FIRST).expect("written");
    let mut test = harness();
    open(&mut test, own);
    hold(&mut test);
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    assert_eq!(count(), 1, "the puzzle is being written");
    press_with(&mut test, Modifiers::COMMAND, Key::E);
    run(&mut test, 0);
    assert_shows(&test, "own.txt is saved");
    assert_shows(&test, "Where to save");
    // Neither of these two can be written: there is no such folder.
    type_path(&mut test, &place.join("none").join("board.png"));
    test.key_press(Key::Enter);
    test.run();
    press_with(&mut test, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    type_path(&mut test, &place.join("none").join("copy.txt"));
    test.key_press(Key::Enter);
    test.run();
    assert!(!shows(&test, "Where to save") && count() == 2);
    run(&mut test, 0);
    assert_shows(&test, "board.png could not be saved");
    assert!(test.get_by_label("Where to save").value().is_some_and(|it| it.ends_with("board.png")));
    run(&mut test, 0);
    assert_shows(&test, "copy.txt could not be saved");
}

/// The file that cannot be read has nothing to do with the one that is being written.
#[test]
fn a_file_that_cannot_be_read_is_told_beside_one_that_is_written() {
    let place = folder("threads-written");
    fs::write(place.join("bad.txt"), "no puzzle at all\n").expect("written");
    let mut test = harness();
    open(&mut test, file("roni-tc4.txt"));
    hold(&mut test);
    press_with(&mut test, Modifiers::COMMAND, Key::E);
    test.get_by_label("Where to save").focus();
    test.run();
    press_with(&mut test, Modifiers::COMMAND, Key::A);
    test.get_by_label("Where to save").type_text(&place.join("board.png").display().to_string());
    test.run();
    test.key_press(Key::Enter);
    test.run();
    assert!(!shows(&test, "Where to save"));
    let writing = count() - 1;
    let context = test.ctx.clone();
    window(&mut test).read(place.join("bad.txt"), &context);
    run(&mut test, writing + 1);
    assert_shows(&test, "bad.txt could not be opened");
    assert!(!shows(&test, "Where to save"), "the export is not asked for again");
    run(&mut test, writing);
    assert_shows(&test, "board.png is saved");
}

#[test]
fn a_file_of_several_puzzles_is_no_goal() {
    let place = folder("threads-goal");
    let path = place.join("several.txt");
    let lines = "1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 0 7 8\n1 2 3 4 5 0 7 8 6\n";
    fs::write(&path, lines).expect("written");
    let mut test = harness();
    window(&mut test).choose_without_asking(move || vec![path.clone()]);
    paste(&mut test, "1 2 3\n4 5 6\n7 8 0\n");
    hold(&mut test);
    click(&mut test, "Goal: blank last");
    click(&mut test, "From a file…");
    run(&mut test, 0);
    assert_shows(&test, "This goal cannot be taken");
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 7 8 Blank");
    assert!(window(&mut test).session.puzzles().is_none());
}
