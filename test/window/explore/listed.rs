//! The puzzles of files that searches are compared on, as the window chooses and shows them.

use std::path::{Path, PathBuf};

use egui::Key;
use langkah::session::explore::comparison::{Choice, Comparison, Listed};
use langkah_puzzle::compare::Contender;

use crate::folders::folder;
use crate::recordings::NEAR;
use crate::windows::{
    self, Test, assert_shows, click, harness, paste, press, session, shows, window,
};

const HIDATO: &str = "hidato\n1 0 3\n0 5 0\n7 0 9\n";

/// Files of these texts, in a folder of its own.
fn written(name: &str, texts: &[(&str, &str)]) -> Vec<PathBuf> {
    let folder = folder(name);
    let path = |&(name, text): &(&str, &str)| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("the folder can be written");
        path
    };
    texts.iter().map(path).collect()
}

/// What comes of choosing the files in a window in which `open` is open.
fn chosen<C: Contender>(
    open: &str,
    button: &str,
    paths: &[PathBuf],
    of: fn(&Comparison) -> &Choice<C>,
) -> (Test, Option<Listed<C::Puzzle>>)
where
    Listed<C::Puzzle>: Clone,
{
    let mut test = harness();
    paste(&mut test, open);
    press(&mut test, Key::Num3);
    let paths = paths.to_vec();
    window(&mut test).choose_without_asking(move || paths.clone());
    click(&mut test, button);
    windows::wait(&mut test, "the files", |test| {
        let session = session(test);
        of(&session.explorings().comparison).listed().is_some() || session.notice().is_some()
    });
    let listed = of(&window(&mut test).session.explorings().comparison).listed().cloned();
    (test, listed)
}

fn tiles(paths: &[PathBuf]) -> (Test, Listed<langkah_engine::sliding::puzzle::Puzzle>) {
    let (test, listed) = chosen(NEAR, "Choose files of puzzles…", paths, |one| &one.sliding);
    (test, listed.expect("some of them are puzzles"))
}

fn hidatos(paths: &[PathBuf]) -> (Test, Option<Listed<langkah_engine::hidato::board::Board>>) {
    chosen(HIDATO, "Choose files of Hidatos…", paths, |one| &one.hidato)
}

fn names<P>(listed: &Listed<P>) -> Vec<&str> {
    listed.puzzles.iter().map(|(name, _)| name.as_str()).collect()
}

#[test]
fn hidatos_of_several_files() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("test/data");
    let paths = [
        "hidato/fauzia.txt",
        "course/roni-tc1.txt",
        "hidato/none-1-distance.txt",
        "no-such-file.txt",
        "report/english.md",
    ]
    .map(|name| data.join(name));
    let (test, listed) = hidatos(&paths);
    let listed = listed.expect("two of them are Hidatos");
    assert_eq!(names(&listed), ["fauzia.txt", "none-1-distance.txt"]);
    assert_eq!(listed.file, "fauzia.txt …");
    assert!(listed.faults[0].starts_with("no-such-file.txt: "), "{:?}", listed.faults);
    assert_eq!(listed.faults[1], "roni-tc1.txt: this is a sliding puzzle");
    assert_eq!(listed.faults[2], "english.md: this is a sliding puzzle");
    assert_eq!(listed.faults.len(), 3, "one a file");
    assert_shows(&test, "fauzia.txt …, 2 puzzles");
    assert_shows(&test, "no-such-file.txt: ");

    let (mut test, listed) = hidatos(&paths[1..2]);
    assert!(listed.is_none());
    let notice = window(&mut test).session.notice().expect("it says so");
    assert_eq!(notice.title, "roni-tc1.txt could not be opened");
    assert_eq!(notice.lines[0], "There is no Hidato to compare searches on.");
}

#[test]
fn all_puzzles_of_a_file() {
    let several = format!("{HIDATO}\n{HIDATO}\nhidato\n1 . 3\n. x .\n7 . 9\n");
    let boards = "1 2 3\n4 0 6\n7 5 8\n\n1 2 3\n4 5 6\n0 7 8\n\n1 2 3\n0 5 6\n4 7 8\n";
    let headed = "Puzzle 1\n1 2 3\n4 0 6\n7 5 8\nPuzzle 2\n1 2 3\n4 5 6\n7 0 8\n";
    let paths = written(
        "listed-all",
        &[
            ("several.txt", &several),
            ("one.txt", HIDATO),
            ("boards.txt", boards),
            ("headed.txt", headed),
        ],
    );
    let (_, listed) = hidatos(&paths[..2]);
    let listed = listed.expect("they are Hidatos");
    let places = ["several.txt, line 1", "several.txt, line 6", "several.txt, line 11", "one.txt"];
    assert_eq!(names(&listed), places);
    assert_eq!((listed.file.as_str(), &listed.faults[..]), ("several.txt …", &[][..]));

    let (_, listed) = tiles(&paths[2..]);
    let places = [
        "boards.txt, line 1",
        "boards.txt, line 5",
        "boards.txt, line 9",
        "headed.txt, line 2",
        "headed.txt, line 6",
    ];
    assert_eq!(names(&listed), places);
    assert_eq!(listed.puzzles[1].1.start().tiles(), [1, 2, 3, 4, 5, 6, 0, 7, 8]);

    let (mut test, listed) = tiles(&paths[1..3]);
    assert_eq!((listed.file.as_str(), listed.puzzles.len()), ("boards.txt", 3));
    assert_eq!(listed.faults, ["one.txt: this is a Hidato"]);
    // Of the four usual searches one is for boards of 4×4 alone.
    click(&mut test, "Compare");
    windows::wait(&mut test, "the rows", |test| shows(test, "9 searches are done."));
    let run = window(&mut test).session.explorings().comparison.sliding_run().expect("it ran");
    let moves: Vec<_> = run.rows.chunks(3).map(|rows| rows[0].found.moves()).collect();
    assert_eq!(moves, [Some(2), Some(2), Some(3)]);
}

/// A list is read line by line even where some lines are no puzzles. A board is no list.
#[test]
fn lists_and_boards() {
    let paths = written(
        "listed-lines",
        &[
            ("list.txt", "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8 8\n\n1 2 3 4 5 6 7 0 8\n"),
            ("board.txt", "1 2 3\n4 0 6\n7 5 8\n"),
            ("bad.txt", "1 2 3\n4 0 6\n7 5 5\n"),
        ],
    );
    let mut all = paths.clone();
    all.insert(1, paths[0].with_file_name("gone.txt"));
    let (_, listed) = tiles(&all);
    assert_eq!(names(&listed), ["list.txt, line 1", "list.txt, line 4", "board.txt"]);
    let begins: Vec<&str> =
        listed.faults.iter().map(|fault| fault.split(' ').next().unwrap_or_default()).collect();
    assert_eq!(begins, ["gone.txt:", "list.txt:2:17:", "bad.txt:3:5:"], "{:?}", listed.faults);
}

#[test]
fn many_faults_are_counted() {
    let good = "1 2 3 4 5 6 7 8 0\n".repeat(40);
    let bad = "1 2 3 4 5 6 7 8 8\n".repeat(30);
    let paths = written("listed-many", &[("many.txt", &(good + &bad))]);
    let (test, listed) = tiles(&[paths[0].clone(), paths[0].with_file_name("gone.txt")]);
    assert_eq!((listed.puzzles.len(), listed.faults.len()), (40, 9));
    assert!(listed.faults[0].starts_with("gone.txt: "), "{:?}", listed.faults);
    assert_eq!(listed.faults[8], "… and 23 more");
    assert_shows(&test, "… and 23 more");
}
