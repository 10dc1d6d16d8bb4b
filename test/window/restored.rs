//! What is kept from one run to the next: the recent files, and the last puzzle with its place.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::command::Command;
use langkah::session::filing::FileWish;
use langkah::session::settings::{Mended, Setting, Settings};
use langkah_language::Language;

use crate::folders::folder;
use crate::windows::{
    Test, assert_shows, click, file, harness, open, paste, press, press_with, session, shows,
    solve, tiles, type_text, wait, window,
};

/// The settings as a file keeps them.
fn kept(test: &mut Test) -> Settings {
    let kept = window(test).session.kept_settings();
    let text = serde_json::to_string(&kept).expect("plain data");
    let (read, mended) = Settings::read(&text);
    assert_eq!((&read, mended), (&kept, vec![]));
    read
}

/// Another start of the program after this one.
fn next(test: &mut Test, files: &[PathBuf]) -> Test {
    let settings = kept(test);
    let mut next = harness();
    let ctx = next.ctx.clone();
    window(&mut next).session.settings = settings;
    window(&mut next).begin(files.to_vec(), None, &ctx);
    next.run();
    next
}

fn title(test: &mut Test) -> String {
    window(test).session.title().unwrap_or_default()
}

#[test]
fn the_last_puzzle_is_there_again_with_its_place() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    solve(&mut test);
    for _ in 0..3 {
        press(&mut test, Key::ArrowRight);
    }
    let shown = tiles(&test);
    let mut again = next(&mut test, &[]);
    assert_eq!(title(&mut again), "roni-tc2.txt");
    assert_shows(&again, "3 of 23");
    assert_eq!(tiles(&again), shown);
    assert!(!window(&mut again).session.can_undo(), "nothing was done in this run");

    // It is not there if a file is named, or if the person does not want it.
    let mut named = next(&mut test, &[file("roni-tc3.txt")]);
    wait(&mut named, "the file", |test| shows(test, "roni-tc3.txt"));
    click(&mut test, "File");
    test.get_by_label("Begin with the last puzzle").click();
    test.run();
    press(&mut test, Key::Escape);
    let mut empty = next(&mut test, &[]);
    assert_shows(&empty, "Open a puzzle file…");
    assert_eq!(kept(&mut empty).files.last, None);
}

#[test]
fn work_that_was_not_saved_is_there_again_unless_it_was_thrown_away() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n7 0 8\n");
    press(&mut test, Key::E);
    test.event(egui::Event::Text("5".to_owned()));
    press(&mut test, Key::V);
    let edited = tiles(&test);
    let mut again = next(&mut test, &[]);
    assert_eq!(tiles(&again), edited);
    assert!(window(&mut again).session.loses_work());
    // A file opens over it.
    let mut named = next(&mut test, &[file("roni-tc3.txt")]);
    wait(&mut named, "the file", |test| shows(test, "roni-tc3.txt"));
    assert!(window(&mut named).session.loses_left());
    window(&mut named).session.apply(Command::Undo);
    named.run();
    assert_eq!(tiles(&named), edited);
    window(&mut test).session.apply(Command::File(FileWish::Discard));
    let mut saved = next(&mut test, &[]);
    assert_eq!(tiles(&saved).join(" "), "1 2 3 4 5 6 7 Blank 8");
    assert!(!window(&mut saved).session.loses_work());
}

#[test]
fn a_hidato_is_there_again_with_its_numbers_and_its_place() {
    let mut test = harness();
    paste(&mut test, "numbrix\n1 0 3\n0 0 0\n7 0 9\n");
    solve(&mut test);
    press(&mut test, Key::Home);
    press(&mut test, Key::ArrowRight);
    let place = window(&mut test).session.place();
    assert_eq!(place.position, 1);
    let mut again = next(&mut test, &[]);
    wait(&mut again, "the track", |test| session(test).place() == place);
    press(&mut test, Key::P);
    test.get_by_label("Empty, row 1, column 2").click();
    test.run();
    test.event(egui::Event::Text("2".to_owned()));
    test.run();
    let mut again = next(&mut test, &[]);
    again.get_by_label_contains("2, by hand, row 1, column 2");
    assert!(window(&mut again).session.loses_work());
    // The puzzle is still the one that was pasted, and without the number nothing is lost.
    assert_eq!(title(&mut again), "Pasted*");
    again.get_by_label_contains("2, by hand, row 1, column 2").click();
    again.run();
    press(&mut again, Key::Delete);
    assert!(!window(&mut again).session.loses_work());
    assert_eq!(title(&mut again), "Pasted");
}

#[test]
fn a_damaged_last_puzzle_is_none_and_takes_no_choice_with_it() {
    for last in [
        "7",
        r#"{"text":3}"#,
        r#"{"text":"no puzzle"}"#,
        r#"{"text":"1 2\n3 0","moves":"UUUxx","position":99}"#,
    ] {
        let text = format!(r#"{{"walk_moves":12,"files":{{"recent":["/a.txt"],"last":{last}}}}}"#);
        let (settings, mended) = Settings::read(&text);
        assert_eq!(settings.sliding.walk_moves, 12, "{last}");
        let is_read = settings.files.last.is_some();
        assert_eq!(mended, if is_read { vec![] } else { vec![Mended::Puzzles] }, "{last}");
        assert_eq!(is_read, last.contains("\"text\":\""), "{last}");
        assert_eq!(settings.files.recent, ["/a.txt"], "{last}");
        let mut test = harness();
        let ctx = test.ctx.clone();
        window(&mut test).session.settings = settings;
        window(&mut test).begin(None, None, &ctx);
        test.run();
        assert_eq!(window(&mut test).session.has_puzzle(), last.contains("1 2"), "{last}");
    }
}

#[test]
fn recent_files_are_listed_and_missing_ones_leave_the_list() {
    let place = folder("restored-recent");
    let path = |index: usize| place.join(format!("puzzle-{index}.txt"));
    let mut test = harness();
    for index in 0..12 {
        fs::write(path(index), format!("1 2 3\n4 5 6\n7 0 8\n# {index}\n")).expect("written");
        open(&mut test, path(index));
        let name = format!("puzzle-{index}.txt");
        wait(&mut test, "the file", |test| shows(test, &name));
    }
    // One that is opened again moves to the front.
    open(&mut test, path(5));
    wait(&mut test, "the file", |test| shows(test, "puzzle-5.txt"));
    let expected: Vec<String> =
        [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map(|at| path(at).display().to_string()).to_vec();
    assert_eq!(kept(&mut test).files.recent, expected);
    let mut again = next(&mut test, &[]);
    fs::remove_file(path(9)).expect("it was there");
    click(&mut again, "File");
    assert!(again.query_by_label("puzzle-0.txt").is_none());
    click(&mut again, "puzzle-9.txt");
    wait(&mut again, "the fault", |test| shows(test, "puzzle-9.txt is not there any more"));
    assert_eq!(kept(&mut again).files.recent.len(), 9);
    click(&mut again, "File");
    assert!(again.query_by_label("puzzle-9.txt").is_none());
    click(&mut again, "puzzle-3.txt");
    wait(&mut again, "the file", |test| shows(test, "puzzle-3.txt"));
    click(&mut again, "File");
    click(&mut again, "Clear the recent files");
    assert!(kept(&mut again).files.recent.is_empty());
    assert!(again.get_by_label("Clear the recent files").accesskit_node().is_disabled());
}

#[test]
fn several_files_are_one_list() {
    let place = folder("restored-several");
    let bad = place.join("bad.txt");
    fs::write(&bad, "no puzzle\n").expect("written");
    let mut test = harness();
    let ctx = test.ctx.clone();
    let files = [file("roni-tc2.txt"), bad.clone(), file("roni-tc3.txt")];
    window(&mut test).begin(files, None, &ctx);
    wait(&mut test, "the first", |test| shows(test, "roni-tc2.txt"));
    assert_shows(&test, "bad.txt: ");
    let names = window(&mut test).session.puzzles().expect("a list");
    assert_eq!(names.names().collect::<Vec<_>>(), ["roni-tc2.txt", "roni-tc3.txt"]);
    window(&mut test).session.apply(Command::Pick(1));
    test.run();
    assert_eq!(title(&mut test), "roni-tc3.txt");
    let mut test = harness();
    window(&mut test).begin([bad.clone(), bad], None, &ctx);
    wait(&mut test, "the fault", |test| shows(test, "The files could not be opened"));
    // A notice is in one language, also after another one was chosen.
    let indonesian = Language::of_tag("id");
    window(&mut test).session.apply(Command::Set(Setting::Language(indonesian)));
    test.run();
    assert_shows(&test, "The files could not be opened");
    assert!(!shows(&test, "tidak dapat dibuka"));
}

#[test]
fn what_is_kept_is_a_setting() {
    let mut test = harness();
    assert!(window(&mut test).session.settings.files.restores);
    window(&mut test).session.apply(Command::Set(Setting::Restores(false)));
    open(&mut test, file("roni-tc2.txt"));
    assert_eq!(kept(&mut test).files.last, None);
}

#[test]
fn a_file_that_has_changed_between_two_runs_is_offered_to_be_read_again() {
    let path = folder("restored-stale").join("small.txt");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    let mut test = harness();
    open(&mut test, path.clone());
    fs::write(&path, "1 2 3\n4 5 6\n0 7 8\n# later\n").expect("written");
    let mut again = next(&mut test, &[]);
    let offer = "small.txt has changed on disk.";
    wait(&mut again, "the offer", |test| shows(test, offer));
    click(&mut again, "Keep what is open");
    assert!(!shows(&again, offer));
    let mut third = next(&mut again, &[]);
    wait(&mut third, "the offer", |test| shows(test, offer));
    click(&mut third, "Read it again");
    wait(&mut third, "the new board", |test| tiles(test)[6] == "Blank");
}

/// A board that was saved in an earlier run is in no file when its file is gone.
#[test]
fn a_saved_board_whose_file_is_gone_at_the_next_start_is_work() {
    let path = folder("restored-gone").join("small.txt");
    fs::write(&path, "1 2 3\n4 5 6\n7 0 8\n").expect("written");
    let mut test = harness();
    open(&mut test, path.clone());
    press(&mut test, Key::E);
    type_text(&mut test, "5");
    press(&mut test, Key::V);
    let edited = tiles(&test);
    test.key_press_modifiers(Modifiers::COMMAND, Key::S);
    wait(&mut test, "the saved board", |test| {
        test.state().as_ref().is_some_and(|window| !window.session.is_changed())
    });
    // It is there in the run after the next one as well.
    let mut again = next(&mut test, &[]);
    let mut again = next(&mut again, &[]);
    assert!(!window(&mut again).session.loses_work());
    fs::remove_file(&path).expect("deleted");
    let mut gone = next(&mut again, &[]);
    wait(&mut gone, "the strip", |test| shows(test, "small.txt is not there any more"));
    assert_eq!(tiles(&gone), edited);
    assert!(window(&mut gone).session.loses_work());
}

/// Boards with work that were left for another puzzle lie beneath the last one, with the time and
/// the hints; what is solved is no work.
#[test]
fn boards_that_were_left_are_there_again() {
    let mut test = harness();
    window(&mut test).session.settings.files.restores = false;
    paste(&mut test, "numbrix\n1 0 3\n6 0 0\n7 0 9\n");
    press(&mut test, Key::H);
    wait(&mut test, "the hint", |test| shows(test, "where must 2 stand?"));
    for _ in 0..2 {
        press(&mut test, Key::H);
    }
    paste(&mut test, "numbrix\n0 0 3\n6 5 4\n7 8 9\n");
    press(&mut test, Key::P);
    test.get_by_label("Empty, row 1, column 1").click();
    test.run();
    test.event(egui::Event::Text("1".to_owned()));
    test.run();
    open(&mut test, file("roni-tc2.txt"));
    wait(&mut test, "the file", |test| shows(test, "roni-tc2.txt"));
    let files = kept(&mut test).files;
    assert_eq!((files.last, files.others.len()), (None, 2));

    let mut again = next(&mut test, &[]);
    assert_shows(&again, "Your work on an earlier board is not saved");
    assert_shows(&again, "1 of 2 filled in");
    assert_eq!(kept(&mut again).files.others.len(), 1);
    press_with(&mut again, egui::Modifiers::COMMAND, Key::Z);
    again.get_by_label("2, by hand, row 1, column 2");
    // It has its name again.
    assert_shows(&again, "Pasted");
    let hints = |test: &mut Test| window(test).session.hidato().expect("a Hidato").hints();
    assert_eq!(hints(&mut again), 1);

    // A solved board is not kept without a wish, and what was thrown away is not there.
    press_with(&mut again, egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::Z);
    again.get_by_label("Empty, row 1, column 2").click();
    again.run();
    type_text(&mut again, "2");
    assert_shows(&again, "Solved by hand");
    assert_eq!(kept(&mut again).files.last, None);
    assert_eq!(kept(&mut again).files.others.len(), 1);
    window(&mut again).session.apply(Command::File(FileWish::DiscardLeft));
    assert_eq!(kept(&mut again).files.others, []);
}

/// What another window has chosen stays where this one has chosen nothing, and what this one has
/// chosen stays its own.
#[test]
fn a_window_writes_only_what_was_chosen_in_it() {
    use langkah::app::shared::{Changed, Shared};
    use langkah::session::settings::stored::ThemePreference;

    let mut begun = Shared { settings: Settings::default(), view: Default::default() };
    begun.settings.memory_mib = 700;
    let mut stored = begun.clone();
    stored.settings.play.is_quiet = true;
    stored.settings.time_max = Some(9);
    stored.settings.hidato.tidies_marks = !stored.settings.hidato.tidies_marks;
    stored.settings.files.recent = vec!["a.txt".to_owned()];
    stored.view.theme_preference = ThemePreference::Dark;

    let mut changed = Changed::since(&begun);
    assert_eq!(changed.merge(begun.clone(), &stored), stored);
    let mut own = begun.clone();
    (own.settings.memory_mib, own.settings.files.keeps_tables) = (900, true);
    let mut merged = stored.clone();
    (merged.settings.memory_mib, merged.settings.files.keeps_tables) = (900, true);
    assert_eq!(changed.merge(own.clone(), &stored), merged);
    // It is chosen back, and the file holds the choice before.
    assert_eq!(changed.merge(begun.clone(), &merged).settings.memory_mib, 700);
    // A choice that the other window has taken back is as usual again, which a file leaves out.
    let mut changed = Changed::since(&stored);
    assert_eq!(changed.merge(stored, &begun), begun);
}
