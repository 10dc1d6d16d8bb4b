//! `tables`: the large tables of the 15-puzzle on disk, and the searches that take them from there.
#![cfg(all(unix, not(target_os = "macos")))]

use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::folders::{folder, names};
use crate::{Answer, langkah};

/// Rows and columns exchanged: 72 moves, and more than the everyday tables can do at once.
const EXCHANGED: &str = "1 5 9 13/2 6 10 14/3 7 11 15/4 8 12 0";

fn at_home(home: &Path, arguments: &str) -> Answer {
    let mut command = langkah();
    command.args(arguments.split_whitespace()).env("XDG_DATA_HOME", home).stdin(Stdio::null());
    Answer::new(command.output().expect("the binary runs"))
}

fn solved(home: &Path) -> Value {
    let path = crate::file("tables-exchanged.txt", EXCHANGED.replace('/', "\n").as_bytes());
    let path = path.to_str().expect("the folder for tests has a plain name");
    let answer = at_home(home, &format!("solve --json --threads 1 {path}"));
    assert_eq!(answer.status, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).expect("an object")
}

/// The one file with tables.
fn table(home: &Path) -> PathBuf {
    let folder = home.join("langkah").join("tables");
    let names = names(&folder);
    assert_eq!(names, ["fifteen-7-8-0-1.table"]);
    folder.join(&names[0])
}

#[test]
fn tables_on_disk_serve_later_runs() {
    let home = folder("tables");
    let none = at_home(&home, "tables");
    assert_eq!(
        (none.status, none.out.as_str(), none.err.as_str()),
        (0, "", "No tables are kept on disk.\n")
    );
    let kept = at_home(&home, "tables --keep");
    assert_eq!((kept.status, kept.err.as_str()), (0, ""));
    assert!(
        kept.out.ends_with("langkah/tables\n  fifteen-7-8-0-1           187 MiB\n"),
        "{}",
        kept.out
    );
    assert_eq!(at_home(&home, "tables").out, kept.out);

    let answer = solved(&home);
    let figures =
        |answer: &Value| json!([answer["length"], answer["proved_least"], answer["tables_kept"]]);
    assert_eq!(figures(&answer), json!([72, true, true]));
    let generated = answer["generated"].as_u64().expect("a figure");
    assert!((6_000_000..40_000_000).contains(&generated), "{generated}");

    // Damaged tables are made again, and then are whole. As they were there, the search handed over
    // as soon as with whole ones, and says so.
    let path = table(&home);
    let whole = std::fs::read(&path).expect("it reads");
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 4;
    std::fs::write(&path, &damaged).expect("it is written");
    assert_eq!(figures(&solved(&home)), json!([72, true, true]));
    assert!(std::fs::read(table(&home)).expect("it reads") == whole);

    let deleted = at_home(&home, "tables --delete");
    assert_eq!((deleted.status, deleted.out.as_str()), (0, ""));
    assert!(names(path.parent().expect("a folder")).is_empty());
}

/// Without the person's word nothing is written.
#[test]
fn searches_alone_keep_nothing() {
    let home = folder("tables-unasked");
    let answer = solved(&home);
    assert_eq!((&answer["length"], &answer["tables_kept"]), (&json!(72), &json!(false)));
    assert!(names(&home).is_empty());
    let wrong = at_home(&home, "tables --keep nowhere");
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.contains("corner, edge, middle"), "{}", wrong.err);
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let home = folder("tables-blocked");
    // A file stands where the folder would be.
    std::fs::write(home.join("langkah"), "").expect("it is written");
    let answer = at_home(&home, "tables --keep");
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(
        answer.err.contains("langkah/tables: the tables could not be written"),
        "{}",
        answer.err
    );
}
