//! The puzzle's file: saving, copying, the title, the question before work is lost, and a file that
//! has changed on disk.

use std::fs;
use std::path::PathBuf;

use egui::{
    Event, Key, Modifiers, OutputCommand, Role, ViewportCommand, ViewportEvent, ViewportId,
};
use egui_kittest::kittest::Queryable;

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, click, file, harness, open, paste, press, press_with, shows, solve, tiles,
    type_path, type_text, wait, window,
};

const COMMAND_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

/// Draws frames, and gives the commands that the window has sent to the system in them.
pub fn sent(test: &mut Test) -> Vec<ViewportCommand> {
    let mut sent = Vec::new();
    for _ in 0..6 {
        test.step();
        sent.extend(last_sent(test));
    }
    sent
}

/// Presses a key in a single frame, so that what the frame sends to the system can be seen.
pub fn strike(test: &mut Test, modifiers: Modifiers, key: Key) {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    test.input_mut().events.extend([event(true), event(false)]);
    test.step();
}

/// What the window has sent to the system in the last frame.
pub fn last_sent(test: &Test) -> Vec<ViewportCommand> {
    let output = test.output().viewport_output.get(&ViewportId::ROOT);
    output.map(|output| output.commands.clone()).unwrap_or_default()
}

/// Asks the window to close, as the system does, and tells what the window answers.
pub fn ask_to_close(test: &mut Test) -> Vec<ViewportCommand> {
    let root = test.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    root.events.push(ViewportEvent::Close);
    test.step();
    let sent = last_sent(test);
    let root = test.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    root.events.clear();
    test.run();
    sent
}

fn title(test: &mut Test) -> String {
    window(test).session.title().unwrap_or_default()
}

/// A copy of a file of the course in a folder of its own.
fn copied(place: &str, name: &str) -> PathBuf {
    let path = folder(place).join(name);
    fs::copy(file(name), &path).expect("the folder can be written");
    path
}

/// Exchanges the first two tiles by hand.
pub fn edit(test: &mut Test) {
    press(test, Key::E);
    type_text(test, "6");
    press(test, Key::V);
}

pub fn wait_for(test: &mut Test, text: &str) {
    wait(test, text, |test| shows(test, text));
}

#[test]
fn the_title_names_the_file_and_marks_a_change() {
    let mut test = harness();
    let ctx = test.ctx.clone();
    window(&mut test).read(file("roni-tc2.txt"), &ctx);
    let mut titles = Vec::new();
    wait(&mut test, "the file", |test| shows(test, "roni-tc2.txt"));
    let is_title = |command: ViewportCommand| match command {
        ViewportCommand::Title(title) => Some(title),
        _ => None,
    };
    test.key_press(Key::E);
    titles.extend(sent(&mut test).into_iter().filter_map(is_title));
    test.event(Event::Text("6".to_owned()));
    titles.extend(sent(&mut test).into_iter().filter_map(is_title));
    assert_eq!(titles, ["roni-tc2.txt* - Langkah"]);
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    assert_eq!(title(&mut test), "roni-tc2.txt");
}

/// A file that holds more than the puzzle is not written over: the person says where to.
#[test]
fn a_file_with_words_is_not_written_over() {
    let folder = folder("kept-words");
    for (name, text) in [
        ("exam.tex", "Question 1\n\\begin{bmatrix}5&1&2\\\\3&4&6\\\\7&8&0\\end{bmatrix}\n"),
        ("noted.txt", "// my board\n5 1 2\n3 4 6\n7 8 0\n"),
        ("hash.txt", "# my board\n5 1 2\n3 4 6\n7 8 0\n"),
    ] {
        let path = folder.join(name);
        fs::write(&path, text).expect("it can be written");
        let mut test = harness();
        open(&mut test, path.clone());
        edit(&mut test);
        assert_eq!(title(&mut test), format!("{name}*"));
        press_with(&mut test, Modifiers::COMMAND, Key::S);
        assert_shows(&test, "Save the puzzle");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
    }
}

#[test]
fn a_changed_puzzle_is_saved_to_its_file_by_one_key() {
    let path = copied("kept-save", "roni-tc2.txt");
    let mut test = harness();
    open(&mut test, path.clone());
    edit(&mut test);
    assert_eq!(title(&mut test), "roni-tc2.txt*");
    let edited = tiles(&test);
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait_for(&mut test, "roni-tc2.txt is saved");
    assert_eq!(title(&mut test), "roni-tc2.txt");
    assert!(!shows(&test, "Edited"), "the board's caption names the file, too");
    // Undo leads away from what the file holds.
    press_with(&mut test, Modifiers::COMMAND, Key::Z);
    assert_eq!(title(&mut test), "roni-tc2.txt*");
    let mut again = harness();
    open(&mut again, path);
    assert_eq!(tiles(&again), edited);
}

#[test]
fn the_board_that_is_shown_is_saved_as_a_copy_in_another_format() {
    let place = folder("kept-copy");
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    press(&mut test, Key::End);
    press_with(&mut test, COMMAND_SHIFT, Key::S);
    assert_shows(&test, "Save the puzzle");
    test.get_by_label("As shown").click();
    test.run();
    test.get_by_label("Format json").click();
    test.run();
    type_path(&mut test, &place.join("end.json"));
    press(&mut test, Key::Enter);
    wait_for(&mut test, "end.json is saved");
    let written = fs::read_to_string(place.join("end.json")).expect("written");
    assert_eq!(written, "[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,0]]\n");
    // The puzzle keeps its own file.
    assert_eq!(title(&mut test), "roni-tc2.txt");
}

#[test]
fn a_saved_file_has_the_extension_of_its_format() {
    let place = folder("kept-extension");
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    press_with(&mut test, COMMAND_SHIFT, Key::S);
    type_path(&mut test, &place.join("small.txt"));
    test.get_by_label("Format json").click();
    test.run();
    press(&mut test, Key::Enter);
    wait_for(&mut test, "small.json is saved");
    let written = fs::read_to_string(place.join("small.json")).expect("written");
    assert_eq!(written, "[[1,2,3],[4,5,6],[7,0,8]]\n");
    // An extension of the person's own stays.
    press_with(&mut test, COMMAND_SHIFT, Key::S);
    type_path(&mut test, &place.join("small.board"));
    test.get_by_label("Format course").click();
    test.run();
    press(&mut test, Key::Enter);
    wait_for(&mut test, "small.board is saved");
}

/// The field says what is wrong with the place, keeps the path, and asks again.
#[test]
fn a_place_that_cannot_be_written_is_told_where_it_was_typed() {
    let place = folder("kept-wrong");
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    press_with(&mut test, COMMAND_SHIFT, Key::S);
    for _ in 0..2 {
        type_path(&mut test, &place.join("none").join("x.txt"));
        press(&mut test, Key::Enter);
        wait_for(&mut test, "make the folder first");
        assert_shows(&test, "Save the puzzle");
        type_path(&mut test, &place);
        press(&mut test, Key::Enter);
        wait_for(&mut test, "this is a folder");
        assert_shows(&test, "Save the puzzle");
    }
    type_path(&mut test, &place.join("x.txt"));
    assert!(!shows(&test, "this is a folder"), "another path was typed");
    press(&mut test, Key::Enter);
    wait_for(&mut test, "x.txt is saved");
    assert!(!shows(&test, "Save the puzzle"));
}

#[test]
fn a_file_that_exists_is_replaced_only_if_the_person_says_so() {
    let path = copied("kept-replace", "roni-tc2.txt");
    let before = fs::read(&path).expect("a file");
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    type_path(&mut test, &path);
    // Who keeps the file is asked again, with the path that was typed.
    for (answer, is_replaced) in [("Do not replace", false), ("Replace", true)] {
        click(&mut test, "Save");
        wait_for(&mut test, "roni-tc2.txt is there already");
        click(&mut test, answer);
        if is_replaced {
            wait_for(&mut test, "roni-tc2.txt is saved");
        }
        assert_eq!(fs::read(&path).expect("a file") != before, is_replaced);
    }
    assert_eq!(title(&mut test), "roni-tc2.txt");
}

/// A puzzle of a list does not take the place of all others unasked.
#[test]
fn a_file_with_several_puzzles_is_replaced_only_if_the_person_knows_it() {
    let place = folder("kept-list");
    let path = place.join("list.txt");
    let list = "1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n0 7 8\n\n1 2 3\n0 5 6\n4 7 8\n";
    fs::write(&path, list).expect("written");
    let mut test = harness();
    open(&mut test, path.clone());
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    let proposed = test.get_by_label("Where to save").value().expect("a path");
    assert!(proposed.ends_with("list-1.txt"), "{proposed}");
    type_path(&mut test, &path);
    click(&mut test, "Save");
    wait_for(&mut test, "It holds 3 puzzles. If you replace it, only this puzzle is left in it.");
    click(&mut test, "Do not replace");
    assert_eq!(fs::read_to_string(&path).expect("a file"), list);
    // At the next start the list is not open any more.
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    type_path(&mut test, &path);
    click(&mut test, "Save");
    wait_for(&mut test, "It holds 3 puzzles. If you replace it, only this puzzle is left in it.");
    click(&mut test, "Replace");
    wait_for(&mut test, "list.txt is saved");
}

#[test]
fn a_filled_hidato_is_saved_beside_its_puzzle() {
    let place = folder("kept-hidato");
    let path = place.join("small.txt");
    fs::write(&path, "numbrix\n1 0 3\n0 0 0\n7 0 9\n").expect("written");
    let mut test = harness();
    open(&mut test, path.clone());
    test.get_by_label("Empty, row 1, column 2").click();
    test.run();
    type_text(&mut test, "2");
    assert_eq!(title(&mut test), "small.txt*");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert_shows(&test, "Save before the window closes?");
    assert_shows(&test, "Your changes to “small.txt” are not saved.");
    press(&mut test, Key::Escape);
    // Its own file would no longer tell the givens, so that the person is asked for a name.
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    type_path(&mut test, &place.join("filled.txt"));
    press(&mut test, Key::Enter);
    wait_for(&mut test, "filled.txt is saved");
    let written = fs::read_to_string(place.join("filled.txt")).expect("written");
    assert_eq!(written, "numbrix\n1 0 3\n0 0 0\n7 0 9\nfilled 1,2 2\n");
    assert_eq!(title(&mut test), "filled.txt");
    assert_eq!(ask_to_close(&mut test), []);
    let kept = fs::read_to_string(path).expect("a file");
    assert_eq!(kept, "numbrix\n1 0 3\n0 0 0\n7 0 9\n");
}

fn is_copied(test: &Test, text: &str) -> bool {
    let commands = &test.output().platform_output.commands;
    commands.iter().any(|command| matches!(command, OutputCommand::CopyText(one) if one == text))
}

#[test]
fn the_board_and_the_whole_puzzle_are_copied() {
    let mut test = harness();
    paste(&mut test, "langkah\nstart\n1 2 3\n4 5 6\n0 7 8\ngoal blank-first\n");
    strike(&mut test, COMMAND_SHIFT, Key::C);
    assert!(
        is_copied(&test, "1 2 3\n4 5 6\n0 7 8\n"),
        "{:?}",
        test.output().platform_output.commands
    );
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    solve(&mut test);
    let text = window(&mut test).session.whole_text().expect("a puzzle");
    assert_eq!(text, "langkah\nstart\n1 2 3\n4 5 6\n0 7 8\ngoal blank-last\n# 2 moves:\n# RR\n");
    click(&mut test, "File");
    test.get_by_label("Copy as text").click();
    test.run();
    assert_shows(&test, "The puzzle is copied");
    // It reads as the same puzzle.
    paste(&mut test, &text);
    assert_eq!(tiles(&test).join(" "), "1 2 3 4 5 6 Blank 7 8");
    assert_shows(&test, "Pasted");
}

#[test]
fn nothing_is_asked_where_nothing_was_made_by_hand() {
    let mut test = harness();
    assert_eq!(ask_to_close(&mut test), []);
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    press(&mut test, Key::End);
    assert_eq!(ask_to_close(&mut test), []);
    press_with(&mut test, Modifiers::COMMAND, Key::N);
    assert_eq!(ask_to_close(&mut test), []);
    click(&mut test, "Goal: blank last");
    test.get_by_label("Blank first").click();
    test.run();
    assert_eq!(ask_to_close(&mut test), []);
}

#[test]
fn closing_asks_once_and_takes_each_answer_by_key() {
    let place = folder("kept-closing");
    let begin = || {
        let mut test = harness();
        paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
        press(&mut test, Key::E);
        type_text(&mut test, "5");
        press(&mut test, Key::V);
        assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
        assert_shows(&test, "Save before the window closes?");
        assert_shows(&test, "Your work is not saved in a file yet.");
        test
    };
    // A second click on the window's cross does not ask a second time.
    let mut test = begin();
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    let asked = test.query_all_by_role_and_label(Role::Dialog, "Save before the window closes?");
    assert_eq!(asked.count(), 1);
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "Save before the window closes?"));

    let mut test = begin();
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
    assert_eq!(ask_to_close(&mut test), [], "it was answered");

    let mut test = begin();
    press(&mut test, Key::Enter);
    assert_shows(&test, "Save the puzzle");
    type_path(&mut test, &place.join("made.txt"));
    test.key_press(Key::Enter);
    let begun = std::time::Instant::now();
    while !sent(&mut test).contains(&ViewportCommand::Close) {
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "it does not close");
    }
    assert!(place.join("made.txt").exists());

    // If the person does not save after all, the window stays, and asks the next time again.
    let mut test = begin();
    press(&mut test, Key::S);
    click(&mut test, "Cancel");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    // Nor does it close if the file cannot be written.
    press(&mut test, Key::S);
    type_path(&mut test, &place.join("no-folder/made.txt"));
    press(&mut test, Key::Enter);
    wait_for(&mut test, "made.txt could not be saved");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
}

/// Another program has written the file, and the window has not looked at it since.
#[test]
fn saving_asks_before_it_writes_over_the_change_of_another_program() {
    let path = copied("kept-over", "roni-tc2.txt");
    let mut test = harness();
    open(&mut test, path.clone());
    press(&mut test, Key::E);
    type_text(&mut test, "6");
    let other = "1 2 3\n4 5 6\n7 0 8\n";
    fs::write(&path, other).expect("written");
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait_for(&mut test, "roni-tc2.txt has changed on disk.");
    assert_shows(&test, "It no longer holds what you opened or saved for this puzzle. ");
    // Whoever keeps the file is asked for another place.
    click(&mut test, "Do not replace");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), other);
    assert_shows(&test, "Where to save");
    press(&mut test, Key::Escape);
    // Nor is the window in the middle of its end then.
    for _ in 0..2 {
        assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
        press(&mut test, Key::S);
        wait_for(&mut test, "roni-tc2.txt has changed on disk.");
        click(&mut test, "Do not replace");
        press(&mut test, Key::Escape);
    }
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait_for(&mut test, "roni-tc2.txt has changed on disk.");
    click(&mut test, "Replace");
    wait_for(&mut test, "roni-tc2.txt is saved");
    assert_ne!(fs::read_to_string(&path).expect("it is there"), other);
    // What the window has written itself is no change, not even a moment ago.
    for digit in ["7", "8"] {
        press(&mut test, Key::ArrowRight);
        type_text(&mut test, digit);
        press_with(&mut test, Modifiers::COMMAND, Key::S);
    }
    wait(&mut test, "the file", |test| {
        test.state().as_ref().is_some_and(|window| !window.session.is_changed())
    });
    assert!(!shows(&test, "roni-tc2.txt has changed on disk."));
    let text = fs::read_to_string(&path).expect("it is there");
    assert_eq!(text.split_whitespace().take(3).collect::<Vec<_>>(), ["6", "7", "8"]);
}

/// A file that is dropped opens while the question about another puzzle's file is still asked.
#[test]
fn nobody_is_asked_where_to_save_a_puzzle_that_was_left() {
    let path = copied("kept-left", "roni-tc2.txt");
    let mut test = harness();
    open(&mut test, path.clone());
    press(&mut test, Key::E);
    type_text(&mut test, "6");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait_for(&mut test, "roni-tc2.txt has changed on disk.");
    let other = path.with_file_name("other.txt");
    fs::write(&other, "1 2 3\n4 0 6\n7 5 8\n").expect("written");
    open(&mut test, other);
    wait(&mut test, "the other puzzle", |test| {
        let title = test.state().as_ref().and_then(|window| window.session.title());
        title.is_some_and(|title| title.contains("other"))
    });
    click(&mut test, "Do not replace");
    assert!(!shows(&test, "Where to save"));
    assert!(!shows(&test, "Do not replace"));
}

#[test]
fn a_file_that_has_changed_is_offered_to_be_read_again() {
    let path = copied("kept-stale", "roni-tc2.txt");
    let mut test = harness();
    open(&mut test, path.clone());
    let offer = "roni-tc2.txt has changed on disk.";
    let focus = |test: &mut Test| {
        test.event(Event::WindowFocused(true));
        test.run();
        std::thread::sleep(std::time::Duration::from_millis(50));
        test.run();
    };
    focus(&mut test);
    assert!(!shows(&test, offer), "it has not changed");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    test.run();
    assert!(!shows(&test, offer), "nobody has looked");
    test.event(Event::WindowFocused(true));
    wait_for(&mut test, offer);
    focus(&mut test);
    assert_shows(&test, offer);
    click(&mut test, "Keep what is open");
    focus(&mut test);
    assert!(!shows(&test, offer), "it was answered");
    assert_eq!(tiles(&test).len(), 16);
    fs::write(&path, "1 2 3\n4 5 6\n0 7 8\n# once more\n").expect("written");
    test.event(Event::WindowFocused(true));
    wait_for(&mut test, offer);
    click(&mut test, "Read it again");
    wait(&mut test, "the new board", |test| tiles(test).len() == 9);
    assert!(!shows(&test, offer));
}

/// A saved board whose file is deleted is in no file: the window says so, and asks before it
/// closes.
#[test]
fn a_puzzle_whose_file_is_gone_is_not_saved() {
    let path = copied("kept-gone", "roni-tc2.txt");
    let saved = fs::read_to_string(&path).expect("a text");
    let mut test = harness();
    open(&mut test, path.clone());
    let gone = "roni-tc2.txt is not there any more: no file has this puzzle now.";
    let focus = |test: &mut Test| {
        test.event(Event::WindowFocused(true));
        test.run();
        std::thread::sleep(std::time::Duration::from_millis(50));
        test.run();
    };
    press(&mut test, Key::E);
    type_text(&mut test, "7");
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait(&mut test, "the saved board", |test| {
        test.state().as_ref().is_some_and(|window| !window.session.is_changed())
    });
    assert_ne!(fs::read_to_string(&path).expect("a text"), saved);
    fs::remove_file(&path).expect("deleted");
    focus(&mut test);
    wait_for(&mut test, gone);
    assert!(window(&mut test).session.loses_work(), "no file has it");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    click(&mut test, "Cancel");

    // The answer hides the strip, but the board is still in no file.
    click(&mut test, "Keep what is open");
    focus(&mut test);
    assert!(!shows(&test, gone), "it was answered");
    assert!(window(&mut test).session.loses_work());
    // It is written to its own place again without a question.
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait(&mut test, "the file", |_| path.exists());
    wait(&mut test, "the saved board", |test| {
        test.state().as_ref().is_some_and(|window| !window.session.is_changed())
    });

    // A file that comes back as it was leaves nothing to ask, and the strip can save it, too.
    fs::remove_file(&path).expect("deleted");
    focus(&mut test);
    wait_for(&mut test, gone);
    click(&mut test, "Save it again");
    wait(&mut test, "the file", |_| path.exists());
    wait(&mut test, "no strip", |test| !shows(test, gone));
    let aside = path.with_extension("aside");
    fs::rename(&path, &aside).expect("moved");
    focus(&mut test);
    wait_for(&mut test, gone);
    fs::rename(&aside, &path).expect("moved back");
    focus(&mut test);
    wait(&mut test, "no strip", |test| !shows(test, gone));
    assert!(!window(&mut test).session.is_changed());

    // Another change is offered, though the file was away in between.
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    focus(&mut test);
    wait_for(&mut test, "roni-tc2.txt has changed on disk.");
    click(&mut test, "Keep what is open");
    fs::rename(&path, &aside).expect("moved");
    focus(&mut test);
    wait_for(&mut test, gone);
    fs::rename(&aside, &path).expect("moved back");
    focus(&mut test);
    wait_for(&mut test, "roni-tc2.txt has changed on disk.");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
}

/// What was saved is in no file once another program has written over it: a star says so, the
/// window asks before it closes, and the next start has it.
#[test]
fn a_saved_puzzle_whose_file_is_overwritten_is_not_saved() {
    let path = copied("kept-overwritten", "roni-tc2.txt");
    let mut test = harness();
    open(&mut test, path.clone());
    press(&mut test, Key::E);
    type_text(&mut test, "7");
    press(&mut test, Key::V);
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait(&mut test, "the saved board", |test| {
        test.state().as_ref().is_some_and(|window| !window.session.is_changed())
    });
    let edited = tiles(&test);
    assert_eq!(title(&mut test), "roni-tc2.txt");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    test.event(Event::WindowFocused(true));
    wait_for(&mut test, "roni-tc2.txt has changed on disk.");
    assert_eq!(title(&mut test), "roni-tc2.txt*");
    click(&mut test, "Keep what is open");
    assert_eq!(title(&mut test), "roni-tc2.txt*");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    click(&mut test, "Cancel");
    let kept = window(&mut test).session.kept_settings().files.last.expect("a puzzle");
    assert!(kept.holds_work());
    let mut next = harness();
    window(&mut next).session.settings.files.last = Some(kept);
    let ctx = next.ctx.clone();
    window(&mut next).begin(Vec::<PathBuf>::new(), None, &ctx);
    wait_for(&mut next, "roni-tc2.txt has changed on disk.");
    assert_eq!((tiles(&next), title(&mut next).as_str()), (edited, "roni-tc2.txt*"));
    assert!(window(&mut next).session.loses_work());
}

/// Nobody worked on a puzzle that was only opened: its file may go without a question.
#[test]
fn an_opened_puzzle_whose_file_is_gone_is_no_work() {
    let path = copied("kept-gone-opened", "roni-tc2.txt");
    let mut test = harness();
    open(&mut test, path.clone());
    fs::remove_file(&path).expect("deleted");
    test.event(Event::WindowFocused(true));
    wait_for(&mut test, "roni-tc2.txt is not there any more");
    assert!(window(&mut test).session.is_changed() && !window(&mut test).session.loses_work());
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    assert_eq!(ask_to_close(&mut test), []);
}

/// A Hidato of one path, in a folder of its own, with its first number put in.
pub fn filled(place: &str) -> (Test, PathBuf) {
    let place = folder(place);
    let path = place.join("small.txt");
    fs::write(&path, "numbrix\n1 0 3\n0 0 0\n7 0 9\n").expect("written");
    let mut test = harness();
    open(&mut test, path);
    test.get_by_label("Empty, row 1, column 2").click();
    test.run();
    type_text(&mut test, "2");
    (test, place)
}

/// What is shown does not change which numbers are saved.
#[test]
fn numbers_by_hand_are_saved_while_the_givens_are_shown() {
    let (mut test, place) = filled("kept-numbers");
    let path = place.join("filled.txt");
    press(&mut test, Key::V);
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    assert_shows(&test, "With my work");
    type_path(&mut test, &path);
    press(&mut test, Key::Enter);
    wait_for(&mut test, "filled.txt is saved");
    assert_eq!(
        fs::read_to_string(&path).expect("a file"),
        "numbrix\n1 0 3\n0 0 0\n7 0 9\nfilled 1,2 2\n"
    );
    // The second time no question is asked.
    press(&mut test, Key::Escape);
    press(&mut test, Key::P);
    test.get_by_label("Empty, row 2, column 1").click();
    test.run();
    type_text(&mut test, "6");
    press(&mut test, Key::V);
    assert_eq!(title(&mut test), "filled.txt*");
    press_with(&mut test, Modifiers::COMMAND, Key::S);
    wait_for(&mut test, "filled.txt is saved");
    let both = "numbrix\n1 0 3\n0 0 0\n7 0 9\nfilled 1,2 2\nfilled 2,1 6\n";
    assert_eq!(fs::read_to_string(&path).expect("a file"), both);
    // Who opens the file goes on where the work ended, and the givens stay.
    let mut again = harness();
    open(&mut again, path);
    assert_eq!(title(&mut again), "filled.txt");
    assert_shows(&again, "6, by hand, row 2, column 1");
    press_with(&mut again, COMMAND_SHIFT, Key::S);
    for (which, about) in [
        ("The givens", "Your numbers, small numbers and lines are left out"),
        ("As shown", "All numbers that are shown become givens"),
        ("With my work", "you can go on when you open it again"),
    ] {
        again.get_by_label(which).click();
        again.run();
        assert_shows(&again, about);
    }
}
