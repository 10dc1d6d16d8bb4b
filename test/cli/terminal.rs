//! What is other at a terminal: keys, colours, the width. The terminal is one of 70 columns.

use std::io::{Read, Write};
use std::process::Stdio;

use crate::{file, in_english, run};

/// Runs the binary at a terminal of its own. At its keyboard one of `keys` is typed each time that
/// it asks the question. Returns what is on the screen, and the status.
pub fn at_a_terminal(arguments: &str, question: &str, keys: &[&[u8]]) -> (String, Option<i32>) {
    let line = format!("stty cols 70 rows 24; {} {arguments}", env!("CARGO_BIN_EXE_langkah"));
    // What hangs fails the test.
    let mut command = in_english("timeout");
    command.args(["--foreground", "60", "script"]);
    command.args(["--quiet", "--return", "--echo", "never", "--command", &line, "/dev/null"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.env("TERM", "xterm").env_remove("NO_COLOR").env_remove("CLICOLOR");
    let mut child = command.spawn().expect("script of util-linux");
    let mut keyboard = child.stdin.take().expect("a pipe");
    let mut screen = child.stdout.take().expect("a pipe");
    let (mut text, mut keys, mut asked) = (Vec::new(), keys.iter(), 0);
    let mut part = [0; 4096];
    loop {
        let count = screen.read(&mut part).expect("it is written");
        if count == 0 {
            break;
        }
        text.extend_from_slice(&part[..count]);
        let now = String::from_utf8_lossy(&text).matches(question).count();
        for keys in keys.by_ref().take(now - asked) {
            keyboard.write_all(keys).expect("it reads");
        }
        asked = now;
    }
    let status = child.wait().expect("it ends").code();
    (String::from_utf8_lossy(&text).replace("\r\n", "\n"), status)
}

/// What stands on the screen of a run that asks nothing.
fn screen(arguments: &str) -> String {
    at_a_terminal(arguments, "never asked", &[]).0
}

const GREEN: &str = "\u{1b}[32m";
const RED: &str = "\u{1b}[31m";

fn root(name: &str) -> String {
    format!("{}/test/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_verdict_and_faults_have_colours_at_a_terminal_alone() {
    let (good, bad) = (root("course/roni-tc2.txt"), root("course/roni-tc1.txt"));
    let colours = |arguments: &str| {
        let text = screen(arguments);
        (text.matches(GREEN).count(), text.matches(RED).count())
    };
    assert_eq!(colours(&format!("check {good}")), (1, 0));
    assert_eq!(colours(&format!("check {bad}")), (0, 1));
    assert_eq!(colours(&format!("solve --show none {good} {bad}")), (1, 1));
    assert_eq!(colours(&format!("check {}", root("hidato/fauzia.txt"))), (1, 0));
    assert_eq!(colours("check absent.txt"), (0, 1));
    assert_eq!(colours(&format!("check --json {good} {bad} absent.txt")), (0, 0));
    assert!(!run("check course/roni-tc2.txt").out.contains('\u{1b}'));
    let plain = in_english("script")
        .args(["--quiet", "--return", "--command"])
        .arg(format!("NO_COLOR=1 {} check {good} absent.txt", env!("CARGO_BIN_EXE_langkah")))
        .arg("/dev/null")
        .env("TERM", "xterm")
        .stdin(Stdio::null())
        .output()
        .expect("script of util-linux");
    assert!(!String::from_utf8_lossy(&plain.stdout).contains(RED), "{plain:?}");
}

#[test]
fn tables_heed_the_width() {
    let board = run("random --size 8x8 --seed 1").out;
    let path = file("wide.txt", board.as_bytes());
    for arguments in [
        format!("check {}", path.display()),
        format!(
            "compare --nodes 1000 --searches ida,best-first:misplaced:oldest {}",
            root("course/roni-tc4.txt")
        ),
    ] {
        let text = screen(&arguments);
        let is_table = |line: &&str| !line.contains('/') && !line.contains("the blank stands");
        let widest =
            text.lines().filter(is_table).map(|line| line.trim_end().chars().count()).max();
        assert!(widest <= Some(70) && widest > Some(50), "{widest:?}: {text}");
    }
    let text = screen(&format!("check {}", path.display()));
    let tiles = text.lines().filter(|line| line.starts_with("i "));
    let tiles = tiles.flat_map(|line| line.split_whitespace().skip(1)).count();
    assert_eq!(tiles, 64);
}
