//! Names, arguments and texts that would steer a terminal are shown as escapes.

use std::process::Stdio;

use serde_json::json;

use crate::{Answer, file, langkah, run_with};

/// ESC, a mark that turns the text round, and a C1 control that some terminals obey.
const HOSTILE: &str = "a\u{1b}[2J\u{202e}\u{9b}";
const SHOWN: &str = "a\\u{1b}[2J\\u{202e}\\u{9b}";

fn run(arguments: &[&str]) -> Answer {
    let mut command = langkah();
    command.args(arguments).stdin(Stdio::null());
    Answer::new(command.output().expect("the binary runs"))
}

/// A file with a hostile name, and a path to it.
fn hostile(text: &str, kind: &str) -> String {
    let path = file(&format!("{HOSTILE}-{kind}.txt"), text.as_bytes());
    path.to_str().expect("a name in UTF-8").to_owned()
}

#[track_caller]
fn assert_safe(answer: &Answer) {
    let is_bad = |letter: char| letter != '\n' && (letter.is_control() || letter == '\u{202e}');
    assert!(!answer.out.contains(is_bad), "{:?}", answer.out);
    assert!(!answer.err.contains(is_bad), "{:?}", answer.err);
}

#[test]
fn names_of_files() {
    let sliding = hostile("1 2\n0 3\n", "sliding");
    let hidato = hostile("hidato\n1 2\n0 3\n", "hidato");
    let bad = hostile("1 2\n3 a\n", "bad");
    let commands: [&[&str]; 7] = [
        &["check"],
        &["solve"],
        &["report"],
        &["compare", "--searches", "ida:manhattan,fauzia"],
        &["convert", "--to", "langkah"],
        &["convert", "--to", "matrix"],
        &["check", "--lines"],
    ];
    for path in [&sliding, &hidato, &bad] {
        for command in commands {
            let answer = run(&[command, &[path]].concat());
            assert_safe(&answer);
            let is_silent = answer.status == 0 && ["convert", "report"].contains(&command[0]);
            let said = answer.out.clone() + &answer.err;
            assert!(is_silent || said.contains(SHOWN), "{command:?}: {said}");
        }
    }
    for absent in [HOSTILE, "a\u{1b}b"] {
        assert_safe(&run(&["check", absent]));
        assert_safe(&run(&[absent]));
    }
}

/// The name in an object is the file's own: only its spelling is safe to show.
#[test]
fn names_in_objects() {
    for (text, kind) in [("1 2\n0 3\n", "one"), ("hidato\n1 2\n0 3\n", "other")] {
        let path = hostile(text, kind);
        for command in ["check", "solve"] {
            let answer = run(&[command, "--json", &path]);
            assert_safe(&answer);
            assert_eq!(answer.object()["file"], json!(path));
            assert!(answer.out.contains("a\\u001b[2J\\u202e\\u009b"), "{}", answer.out);
        }
    }
}

#[test]
fn arguments() {
    for arguments in [
        &["check", "--goal", HOSTILE, "course/roni-tc2.txt"][..],
        &["check", "--moves", HOSTILE, "course/roni-tc2.txt"],
        &["check", "--moves", HOSTILE, "--json", "course/roni-tc2.txt"],
        &["solve", "--search", HOSTILE, "course/roni-tc2.txt"],
        &["compare", "--searches", HOSTILE, "course/roni-tc2.txt"],
        &["convert", "--to", HOSTILE, "course/roni-tc2.txt"],
        &["random", "--size", HOSTILE],
        &[HOSTILE, HOSTILE],
    ] {
        let answer = run(arguments);
        assert_eq!(answer.status, 2, "{arguments:?}");
        assert_safe(&answer);
    }
}

#[test]
fn words_of_texts() {
    for text in ["1 2\n3 a\u{1b}[2J\u{202e}\n", "hidato\n1 a\u{1b}[2J\n", "a\u{9b}4x4:1,2\n"] {
        for command in ["check -", "check --lines -", "solve --json -"] {
            let answer = run_with(command, text.as_bytes());
            assert_eq!(answer.status, 2);
            assert_safe(&answer);
            let told = format!("{}{}", answer.err, answer.out);
            assert!(told.contains("a\\u{") || told.contains("a\\\\u{"), "{told}");
        }
    }
}

#[test]
fn a_text_of_the_greatest_size_is_refused_in_a_few_lines() {
    for part in ["0\n", "a ", "goal\n", "__ 1\n", "1 2 3\n4 5\n", "7", ",", "\u{1b}"] {
        let mut text = part.repeat((1 << 20) / part.len());
        text.truncate(1 << 20);
        let answer = run_with("check -", text.as_bytes());
        assert_eq!(answer.status, 2, "{part:?}");
        assert_safe(&answer);
        assert!(answer.err.len() < 6_000, "{part:?}: {} bytes", answer.err.len());
        assert!(answer.err.lines().count() <= 21, "{part:?}");
    }
}
