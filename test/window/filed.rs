//! Files that are no ordinary ones, and what becomes of a question about a file when something else
//! happens behind it.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, UNIX_EPOCH};

use egui::{Key, Modifiers, OutputCommand, ViewportCommand};
use egui_kittest::kittest::Queryable;
use langkah::session::Mode;
use langkah::session::command::Command;
use langkah::session::lesson::LessonWish;
use langkah_engine::sliding::moves::Move;
use langkah_puzzle::lesson::Taught;

use crate::folders::{folder, names};
use crate::kept::{ask_to_close, edit, last_sent, sent, strike};
use crate::windows::{
    Test, assert_shows, click, file, harness, open, paste, press, press_with, session, shows,
    solve, tiles, type_path, wait, window,
};

const BOARD: &str = "1 2 3\n4 0 6\n7 5 8\n";
const OTHER: &str = "1 2 3\n4 5 6\n0 7 8\n";

fn written(place: &Path, name: &str, text: &str) -> PathBuf {
    let path = place.join(name);
    fs::write(&path, text).expect("written");
    path
}

fn press_control(test: &mut Test, key: Key) {
    press_with(test, Modifiers::COMMAND, key);
}

/// What a pipe gave is in no file: saving asks where.
#[cfg(unix)]
#[test]
fn a_pipe_is_no_file_of_a_puzzle() {
    let path = folder("filed-pipe").join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.expect("the system has mkfifo").success());
    let to = path.clone();
    let writer = std::thread::spawn(move || fs::write(to, BOARD));
    let mut test = harness();
    open(&mut test, path);
    writer.join().expect("no panic").expect("it is read once");
    assert_eq!(session(&test).document().and_then(|one| one.file()), None);
    edit(&mut test);
    press_control(&mut test, Key::S);
    assert_shows(&test, "Where to save");
}

#[test]
fn a_file_from_before_1970_is_kept_like_others() {
    let path = written(&folder("filed-old"), "old.txt", BOARD);
    let old = fs::File::options().write(true).open(&path).expect("it is there");
    old.set_modified(UNIX_EPOCH - Duration::from_secs(100_000)).expect("it can be set");
    let mut test = harness();
    open(&mut test, path.clone());
    let kept = serde_json::to_string(&session(&test).kept_settings()).expect("it can be kept");
    assert!(kept.contains("old.txt"), "{kept}");
    assert_eq!(
        session(&test).document().and_then(|one| one.file()).map(|file| file.path),
        Some(path)
    );
}

/// Another puzzle opens behind the window that asks what to export.
#[test]
fn an_export_is_of_the_puzzle_for_which_it_was_asked() {
    let place = folder("filed-export");
    let [first, second] =
        [("a.txt", BOARD), ("b.txt", OTHER)].map(|(name, text)| written(&place, name, text));
    let mut test = harness();
    open(&mut test, first);
    press_control(&mut test, Key::E);
    assert_shows(&test, "Where to save");
    open(&mut test, second);
    wait(&mut test, "the other puzzle", |test| tiles(test).join(" ") == "1 2 3 4 5 6 Blank 7 8");
    assert!(!shows(&test, "Where to save"));
}

/// The same with a lesson that hides the solution.
#[test]
fn nothing_is_exported_or_copied_of_what_a_lesson_hides() {
    let place = folder("filed-hidden");
    let mut test = harness();
    open(&mut test, written(&place, "a.txt", BOARD));
    solve(&mut test);
    press_control(&mut test, Key::P);
    type_path(&mut test, &place.join("a.pdf"));
    let text = "langkah-lesson 1\ntitle: T\npuzzle:\n  1 2 3\n  4 0 6\n  7 5 8\n\
                search: best-first:manhattan\nstep\nnote: N\nquestion: verdict\nhide: verdict\n";
    let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
    window(&mut test).session.apply(Command::Teach(LessonWish::Open(Box::new(taught))));
    test.run();
    if shows(&test, "Where to save") {
        click(&mut test, "Save");
    }
    test.run();
    assert_eq!(names(&place), ["a.txt"]);
    click(&mut test, "File");
    test.get_by_label_contains("Copy as text").click();
    test.step();
    let copied = test.output().platform_output.commands.clone();
    let is_copy = |one: &OutputCommand| matches!(one, OutputCommand::CopyText(_));
    assert!(!copied.iter().any(is_copy), "{copied:?}");
}

/// The name has the ending of what is written, in small letters or in large ones.
#[test]
fn an_exported_file_has_the_ending_of_its_kind() {
    let place = folder("filed-ending");
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    for name in ["y.pdf", "z", "x.PNG"] {
        press_control(&mut test, Key::E);
        type_path(&mut test, &place.join(name));
        click(&mut test, "Save");
        wait(&mut test, name, |test| shows(test, "is saved"));
        press(&mut test, Key::Escape);
    }
    assert_eq!(names(&place), ["x.PNG", "y.pdf.png", "z.png"]);
    press_control(&mut test, Key::E);
    type_path(&mut test, &place.join("w.PNG"));
    test.get_by_label("Picture (SVG)").click();
    test.run();
    click(&mut test, "Save");
    wait(&mut test, "w.svg", |test| shows(test, "w.svg is saved"));
}

/// The system's dialog begins where the window says.
#[test]
fn the_dialog_begins_in_the_folder_that_is_shown() {
    let place = folder("filed-folder");
    let mut test = harness();
    open(&mut test, written(&place, "a.txt", BOARD));
    let proposed = Rc::new(RefCell::new(Vec::new()));
    for key in [Key::E, Key::S] {
        let (seen, target) = (proposed.clone(), place.join(key.name()));
        window(&mut test).save_without_asking(move |name| {
            seen.borrow_mut().push(name.to_owned());
            target.clone()
        });
        press_with(&mut test, Modifiers { shift: key == Key::S, ..Modifiers::COMMAND }, key);
        click(&mut test, "Choose a place…");
        wait(&mut test, "the file", |test| shows(test, "is saved"));
    }
    let expected = ["a.png", "a.txt"].map(|name| place.join(name).display().to_string());
    assert_eq!(*proposed.borrow(), expected);
}

#[cfg(unix)]
#[test]
fn a_file_whose_name_ends_with_a_quote_is_saved_as_itself() {
    let place = folder("filed-name");
    let path = written(&place, "x'", BOARD);
    let mut test = harness();
    open(&mut test, path.clone());
    edit(&mut test);
    press_with(&mut test, Modifiers { shift: true, ..Modifiers::COMMAND }, Key::S);
    click(&mut test, "Save");
    wait(&mut test, "the question", |test| shows(test, "Replace"));
    click(&mut test, "Replace");
    wait(&mut test, "the file", |test| shows(test, "is saved"));
    assert_eq!(names(&place), ["x'"]);
    assert_ne!(fs::read_to_string(&path).expect("it is there"), BOARD);
}

/// A puzzle of a list is what was saved of it, and a sheet has it as it is.
#[test]
fn a_list_has_its_puzzles_as_they_were_saved() {
    let place = folder("filed-list");
    let mut test = harness();
    open(&mut test, written(&place, "list.txt", &format!("Puzzle 1\n{BOARD}\nPuzzle 2\n{OTHER}")));
    edit(&mut test);
    let edited = tiles(&test);
    let printed = session(&test).all_printed();
    assert_eq!(printed[0], session(&test).printed().expect("it is open"));
    press_control(&mut test, Key::S);
    click(&mut test, "Save");
    wait(&mut test, "the file", |test| shows(test, "is saved"));
    for at in [1, 0] {
        window(&mut test).session.apply(Command::Pick(at));
        test.run();
    }
    assert_eq!(tiles(&test), edited);
    assert!(!session(&test).is_changed());
    let file = session(&test).document().and_then(|one| one.file()).expect("it is saved");
    assert!(fs::read_to_string(&file.path).expect("it is there").starts_with("6 2 3"), "{file:?}");
}

/// A file that is read again shows the puzzle that was shown of it.
#[test]
fn the_second_puzzle_is_read_again() {
    let mut test = harness();
    let text = format!("Puzzle 1\n{BOARD}\nPuzzle 2\n{OTHER}");
    let path = written(&folder("filed-again"), "list.txt", &text);
    open(&mut test, path.clone());
    let ctx = test.ctx.clone();
    for at in [0, 1] {
        window(&mut test).session.apply(Command::Pick(at));
        test.run();
        let shown = tiles(&test);
        window(&mut test).session.apply(Command::Mode(Mode::Play));
        window(&mut test).session.apply(Command::slide(Move::Up));
        test.run();
        assert_ne!(tiles(&test), shown);
        window(&mut test).read(path.clone(), &ctx);
        wait(&mut test, "the file", |test| tiles(test) == shown);
        assert_eq!(session(&test).puzzles().map(|puzzles| puzzles.at()), Some(at));
    }
}

#[test]
fn several_files_are_pasted_as_a_file_manager_copies_them() {
    let place = folder("filed-pasted");
    let files = ["a.txt", "b c.txt"].map(|name| written(&place, name, BOARD));
    let addresses = files.map(|path| format!("file://{}", path.display()).replace(' ', "%20"));
    let mut test = harness();
    paste(&mut test, &addresses.join("\r\n"));
    wait(&mut test, "the files", |test| session(test).puzzles().is_some());
    assert_eq!(session(&test).puzzles().map(|puzzles| puzzles.names().len()), Some(2));
    let mut test = harness();
    paste(&mut test, &addresses[0].replace("file://", "file://localhost"));
    wait(&mut test, "the file", |test| session(test).has_puzzle());
}

/// Closing does not end what is being written.
#[test]
fn closing_asks_while_a_file_is_written() {
    type Body = Box<dyn FnOnce() + Send>;
    thread_local! {
        static HELD: RefCell<Vec<Body>> = const { RefCell::new(Vec::new()) };
    }
    let place = folder("filed-closing");
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    press_control(&mut test, Key::P);
    type_path(&mut test, &place.join("sheet.pdf"));
    window(&mut test).start_threads_with(|body| {
        HELD.with_borrow_mut(|held| held.push(body));
        Ok(())
    });
    click(&mut test, "Save");
    assert_eq!(ask_to_close(&mut test), [ViewportCommand::CancelClose]);
    assert!(!shows(&test, "A file is being written"), "most files need only a moment");
    sleep(Duration::from_millis(1100));
    test.run();
    assert_shows(&test, "A file is being written");
    press(&mut test, Key::Escape);
    assert!(!shows(&test, "A file is being written"));
    ask_to_close(&mut test);
    assert_shows(&test, "A file is being written");
    strike(&mut test, Modifiers::NONE, Key::S);
    assert!(!sent(&mut test).contains(&ViewportCommand::Close));
    HELD.with_borrow_mut(|held| held.drain(..).for_each(|body| body()));
    assert!(sent(&mut test).contains(&ViewportCommand::Close), "the sheet is there");
    assert_eq!(names(&place), ["sheet.pdf"]);

    // Without the file.
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    press_control(&mut test, Key::P);
    type_path(&mut test, &place.join("other.pdf"));
    window(&mut test).start_threads_with(|body| {
        HELD.with_borrow_mut(|held| held.push(body));
        Ok(())
    });
    click(&mut test, "Save");
    sleep(Duration::from_millis(1100));
    ask_to_close(&mut test);
    assert_shows(&test, "A file is being written");
    strike(&mut test, Modifiers::NONE, Key::D);
    assert!(last_sent(&test).contains(&ViewportCommand::Close));
}

/// Whoever closes the window again while its work is being saved is asked again.
#[test]
fn closing_again_does_not_wait_for_a_file() {
    let mut test = harness();
    open(&mut test, written(&folder("filed-hangs"), "a.txt", BOARD));
    edit(&mut test);
    window(&mut test).start_threads_with(|body| {
        std::mem::forget(body);
        Ok(())
    });
    ask_to_close(&mut test);
    strike(&mut test, Modifiers::NONE, Key::S);
    test.run();
    assert!(!shows(&test, "Discard"), "it is being saved");
    ask_to_close(&mut test);
    assert_shows(&test, "Discard");
}
