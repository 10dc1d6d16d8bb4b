//! Notices in the whole window: they move nothing, notes go by themselves, faults stay.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use egui::{Rect, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::Notice;
use langkah::session::command::Command;
use langkah::session::settings::Setting;
use langkah_language::Language;

use crate::folders::{folder, names};
use crate::windows::{
    Test, assert_shows, click, file, harness, open, paste, press, shows, wait, window,
};

fn tell(test: &mut Test, notice: Notice) {
    window(test).session.apply(Command::Tell(notice));
    test.step();
    test.step();
}

/// Where buttons are and the tiles.
fn places(test: &Test) -> Vec<Rect> {
    let cell = |label: Option<String>| label.is_some_and(|label| label.contains(", row "));
    let cells = test.query_all_by(|node| cell(node.value().or(node.label())));
    let buttons = ["Open…", "Solve", "Play"];
    let buttons = buttons.map(|label| test.get_by_role_and_label(Role::Button, label).rect());
    buttons.into_iter().chain(cells.map(|cell| cell.rect())).collect()
}

/// Lets `seconds` seconds pass.
fn pass(test: &mut Test, seconds: f32) {
    for _ in 0..(4.0 * seconds) as u32 {
        test.step();
    }
}

#[test]
fn a_notice_moves_nothing() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    test.run();
    let before = places(&test);
    assert!(before.len() > 16);
    for notice in [
        Notice::note("A note", vec!["with a line".to_owned()]),
        Notice::fault("A fault", vec!["with a line".to_owned(); 40]),
    ] {
        let title = notice.title.clone();
        tell(&mut test, notice);
        assert_shows(&test, &title);
        assert_eq!(places(&test), before);
        click(&mut test, "Dismiss");
        assert!(!shows(&test, &title));
    }
}

#[test]
fn a_note_goes_by_itself_and_a_fault_stays() {
    let mut test = harness();
    tell(&mut test, Notice::note("A note", vec!["short".to_owned()]));
    pass(&mut test, 4.0);
    assert_shows(&test, "A note");
    pass(&mut test, 3.0);
    assert!(!shows(&test, "A note"));
    // More to read takes longer; another note has its own time.
    tell(&mut test, Notice::note("Long", vec!["word ".repeat(30)]));
    pass(&mut test, 8.0);
    assert_shows(&test, "Long");
    tell(&mut test, Notice::note("Another", Vec::<String>::new()));
    pass(&mut test, 4.0);
    assert_shows(&test, "Another");
    pass(&mut test, 2.0);
    assert!(!shows(&test, "Another"));
    tell(&mut test, Notice::fault("A fault", vec!["short".to_owned()]));
    pass(&mut test, 60.0);
    assert_shows(&test, "A fault");
}

/// A notice that stays is told in the language that the person chooses meanwhile.
#[test]
fn a_notice_follows_the_language() {
    let mut test = harness();
    let choose = |test: &mut Test, language: Option<&str>| {
        let language = language.and_then(Language::of_tag);
        window(test).session.apply(Command::Set(Setting::Language(language)));
        test.run();
    };
    paste(&mut test, "1 2 3\n4 5 x\n7 8 0\n");
    test.run();
    assert_shows(&test, "could not be opened");
    assert_shows(&test, "a second blank");
    choose(&mut test, Some("id"));
    assert!(!shows(&test, "could not be opened") && !shows(&test, "a second blank"));
    assert_shows(&test, "tidak dapat dibuka");
    assert_shows(&test, "ubin kosong kedua");
    choose(&mut test, None);
    assert_shows(&test, "could not be opened");
}

/// Who points at a note is reading it.
#[test]
fn a_note_waits_for_the_pointer() {
    let mut test = harness();
    tell(&mut test, Notice::note("A note", Vec::<String>::new()));
    let at = test.get_by_label("A note").rect().center();
    test.hover_at(at);
    pass(&mut test, 30.0);
    assert_shows(&test, "A note");
    test.hover_at(egui::pos2(5.0, 300.0));
    pass(&mut test, 6.0);
    assert!(!shows(&test, "A note"));
}

static SHOWN: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn show(path: &Path) -> std::io::Result<()> {
    SHOWN.lock().expect("whole").push(path.to_owned());
    Ok(())
}

#[test]
fn what_is_saved_can_be_opened_and_found() {
    let folder = folder("shown");
    let mut test = harness();
    window(&mut test).show_files_with(show);
    let target = folder.clone();
    window(&mut test).save_without_asking(move |name| target.join(name));
    open(&mut test, file("roni-tc2.txt"));
    press(&mut test, egui::Key::Num2);
    wait(&mut test, "the tree", |test| shows(test, "The end, after "));
    click(&mut test, "Save");
    click(&mut test, "JSON lines…");
    wait(&mut test, "the notice", |test| shows(test, "trace.jsonl is saved"));
    assert_eq!(names(&folder), ["trace.jsonl"]);
    click(&mut test, "Open the saved file");
    click(&mut test, "Show in folder");
    assert_eq!(*SHOWN.lock().expect("whole"), [folder.join("trace.jsonl"), folder]);
    window(&mut test).show_files_with(|_| Err(std::io::Error::other("nothing is there")));
    click(&mut test, "Open the saved file");
    assert_shows(&test, "No program opened it");
    assert_shows(&test, "nothing is there");
}
