//! `results` and `random --daily`: what the window has kept, and the puzzle of a day.

use std::path::PathBuf;
use std::process::Stdio;

use langkah_puzzle::Family;
use langkah_puzzle::date::Moment;
use langkah_puzzle::results::{Entry, Origin, file};
use serde_json::{Value, json};

use crate::folders::folder;
use crate::{Answer, langkah, run, with_marks};

fn entry(milliseconds: u64) -> Entry {
    Entry {
        date: Moment(1_795_442_709),
        family: Family::Sliding,
        size: "4x4".to_owned(),
        goal: "blank-last".to_owned(),
        metric: "single".to_owned(),
        origin: Origin::Daily,
        daily: "2026-11-23".parse().ok(),
        attempt: 1,
        moves: 60,
        fewest: Some(52),
        fewest_is_proved: true,
        milliseconds,
        hints: 0,
        puzzle: "1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15".to_owned(),
        kind: String::new(),
        made: "RR".to_owned(),
        times: "0,1500".to_owned(),
    }
}

/// A file with results, and perhaps more text.
fn kept(name: &str, more: &str) -> PathBuf {
    let path = folder(name).join("langkah").join(file::FILE);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let text = file::write(&[30_000, 20_500].map(entry)) + more;
    std::fs::write(&path, text).expect("it is written");
    path
}

fn from(path: &std::path::Path, options: &[&str]) -> Answer {
    let mut command = langkah();
    command.arg("results").arg("--from").arg(path).args(options).stdin(Stdio::null());
    Answer::new(command.output().expect("the binary runs"))
}

#[test]
fn the_list_is_printed_the_newest_first() {
    let answer = from(&kept("results-list", ""), &[]);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines[0], "4×4, blank last: 2 solved, best 0:20.5, fewest moves 60");
    assert!(lines[2].starts_with("Date (UTC)") && lines[2].contains("Fewest"));
    assert!(lines[3].contains("0:20.5") && lines[4].contains("0:30.0"), "{}", answer.out);
    assert!(lines[3].ends_with("daily puzzle 2026-11-23: 1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15"));
}

/// A Hidato is one even where a file does not say of which kind.
#[test]
fn a_hidato_without_a_kind_is_no_sliding_puzzle() {
    let path = folder("results-kind").join(file::FILE);
    let puzzle = "hidato 1 0 0/0 0 0/0 0 9".to_owned();
    let hidato = |kind: &str| Entry {
        family: Family::Hidato,
        size: "3x3".to_owned(),
        kind: kind.to_owned(),
        goal: String::new(),
        metric: String::new(),
        puzzle: puzzle.clone(),
        fewest: None,
        ..entry(5000)
    };
    for (kind, head) in [("", "3×3: 1 solved, best 0:05.0"), ("hidato", "3×3, Hidato: 1 solved, ")]
    {
        std::fs::write(&path, file::write(&[hidato(kind)])).expect("it is written");
        let answer = from(&path, &[]);
        let first = answer.out.lines().next().unwrap_or_default();
        assert!(first.starts_with(head) && !first.contains("moves"), "{}", answer.out);
    }
}

#[test]
fn other_programs_read_them() {
    let path = kept("results-other", "");
    let answer = from(&path, &["--json"]);
    let list: Value = serde_json::from_str(&answer.out).expect("a JSON list");
    assert_eq!(list.as_array().map(Vec::len), Some(2));
    assert_eq!(
        (&list[0]["milliseconds"], &list[0]["moves_a_second"]),
        (&json!(30_000), &json!(2.0))
    );
    let answer = from(&path, &["--csv"]);
    assert_eq!(answer.out.lines().count(), 3);
    assert!(
        answer
            .out
            .lines()
            .nth(1)
            .is_some_and(|line| line.contains(",2026-11-23,1,60,52,true,30.000,2.000,0,"))
    );
    assert_eq!(from(&path, &["--csv", "--json"]).status, 2);
}

#[test]
fn damaged_lines_are_told_and_the_others_are_listed() {
    let answer = from(&kept("results-damaged", "no result\n"), &["--csv"]);
    assert_eq!((answer.status, answer.out.lines().count()), (2, 3));
    assert!(answer.err.contains("results.jsonl:4: this line is not a result"), "{}", answer.err);
    let answer = run("results --from absent.jsonl");
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
}

/// Of `--json` they stand in the list, which stays one.
#[test]
fn damaged_lines_are_objects_of_the_list() {
    let answer = from(&kept("results-objects", "no result\n"), &["--json"]);
    let list: Value = serde_json::from_str(&answer.out).expect("a JSON list");
    assert_eq!((answer.status, answer.err.as_str()), (2, ""));
    assert_eq!(list.as_array().map(Vec::len), Some(3));
    let fault = (&list[2]["line"], &list[2]["error"]);
    assert_eq!(fault, (&json!(4), &json!("this line is not a result")));
    let answer = run("results --json --from absent.jsonl");
    let list: Value = serde_json::from_str(&answer.out).expect("a JSON list");
    assert_eq!((answer.status, &list[0]["file"]), (2, &json!("absent.jsonl")));
    let answer = from(&crate::file("results-none.jsonl", b""), &["--json"]);
    assert_eq!((answer.status, answer.out.as_str()), (0, "[]\n"));
}

#[test]
fn results_that_windows_has_written_are_read() {
    let path = kept("results-windows", "no result\n");
    let one = from(&path, &["--csv"]);
    let text = std::fs::read_to_string(&path).expect("it is written");
    for bytes in with_marks(&text) {
        std::fs::write(&path, bytes).expect("it is written");
        let other = from(&path, &["--csv"]);
        assert_eq!((&other.out, &other.err, other.status), (&one.out, &one.err, one.status));
    }
}

/// The window's own file is found, wherever the system keeps it.
#[test]
fn the_usual_file_is_read() {
    let path = kept("results-usual", "");
    let home = path.ancestors().nth(2).expect("a folder");
    if cfg!(all(unix, not(target_os = "macos"))) {
        let mut command = langkah();
        command.args(["results", "--csv"]).env("XDG_DATA_HOME", home);
        let answer = Answer::new(command.output().expect("the binary runs"));
        assert_eq!((answer.status, answer.out.lines().count()), (0, 3), "{}", answer.err);
    }
    let empty = folder("results-none");
    let mut command = langkah();
    command.arg("results");
    for variable in ["XDG_DATA_HOME", "HOME", "APPDATA"] {
        command.env(variable, &empty);
    }
    let answer = Answer::new(command.output().expect("the binary runs"));
    assert_eq!(
        (answer.status, answer.out.as_str(), answer.err.as_str()),
        (0, "", "No results are kept yet.\n")
    );
}

#[test]
fn the_puzzle_of_a_day_has_its_digits_as_the_seed() {
    for options in ["", "--size 3x3", "--goal snail", "--hidato 5x5"] {
        let daily = run(&format!("random --daily 2026-11-23 {options}"));
        let seed = run(&format!("random --seed 20261123 {options}"));
        assert_eq!(
            (daily.status, daily.out.as_str(), daily.err.as_str()),
            (0, seed.out.as_str(), "")
        );
        assert_ne!(daily.out, run(&format!("random --daily 2026-11-24 {options}")).out);
    }
    let today = run("random --daily");
    let seed = today.err.strip_prefix("seed ").expect("the seed").trim_end().to_owned();
    assert!(seed.len() == 8 && seed.starts_with("20"), "{seed}");
    assert_eq!(run(&format!("random --seed {seed}")).out, today.out);
    for wrong in
        ["--daily 2026-02-30", "--daily tomorrow", "--daily 2026-11-23 --seed 1", "--daily --any"]
    {
        assert_eq!(run(&format!("random {wrong}")).status, 2, "{wrong}");
    }
}
