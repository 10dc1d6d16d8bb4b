//! The signals by which a system or another program ends a process.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::batch::{next_line, open, send};
use crate::folders::folder;
use crate::{data_line, file, run};

/// What a system or another program sends to end a process is heard as Ctrl+C is. A second signal,
/// and one for which a program waits, ends the process.
#[test]
fn a_search_that_is_to_end_tells_what_it_has() {
    // A hangup that the tests themselves were told to ignore is not heard by their programs.
    let signals = [("-TERM", 143), ("-HUP", 129)];
    for (signal, ended) in signals.into_iter().take(if ignores_hangup() { 1 } else { 2 }) {
        let search = "--search ida --bound manhattan";
        let (mut child, mut input, mut output) =
            open(&format!("solve --json --lines --jobs 1 {search} -"));
        writeln!(input, "{}", data_line("korf24-blank-last.txt", 50)).expect("it reads");
        wait_until_it_works(child.id());
        send(&child, signal);
        let object: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
        assert_eq!(
            (&object["outcome"], &object["ended_by"]),
            (&json!("stopped"), &json!("stopped"))
        );
        assert_eq!(child.wait().expect("it ends").code(), Some(3), "{signal}");

        let (mut child, mut input, mut output) = open("solve --json --lines --jobs 1 -");
        writeln!(input, "1 2 0 3").expect("it reads");
        assert!(next_line(&mut output).contains("\"outcome\":\"solved\""));
        std::thread::sleep(Duration::from_millis(500));
        send(&child, signal);
        assert_eq!(child.wait().expect("it ends").code(), Some(ended), "{signal}");
    }
}

fn ignores_hangup() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_none_or(|mask| mask & 1 != 0)
}

/// Waits until a process has used a fifth of a second of the processor: it reads and searches then.
/// Where the system does not tell that, half a second must do.
fn wait_until_it_works(process: u32) {
    let ticks = || -> Option<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let mut words = stat.rsplit(')').next()?.split_whitespace();
        assert_ne!(words.next(), Some("Z"), "it has ended");
        words.nth(10)?.parse().ok()
    };
    while ticks().is_some_and(|ticks| ticks < 20) {
        std::thread::sleep(Duration::from_millis(20));
    }
    if ticks().is_none() {
        std::thread::sleep(Duration::from_millis(500));
    }
}

/// Under `nohup` a search goes on when its terminal goes away.
#[test]
fn a_hangup_that_is_ignored_stays_so() {
    let script = "trap '' HUP; exec \"$0\" solve --json --time 3 -";
    let mut command = crate::in_english("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_langkah")]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("there is a shell");
    let mut input = child.stdin.take().expect("a pipe");
    writeln!(input, "{}", data_line("korf24-blank-last.txt", 50)).expect("it reads");
    drop(input);
    std::thread::sleep(Duration::from_millis(1000));
    send(&child, "-HUP");
    let answer = child.wait_with_output().expect("it ends");
    let object: Value = serde_json::from_slice(&answer.stdout).expect("an object");
    assert_eq!(object["ended_by"], "time");
}

/// An empty folder, and the path of a file in it, whose name arguments can hold.
fn file_within(name: &str, file: &str) -> (PathBuf, PathBuf) {
    let folder = folder(name);
    let file = folder.join(file);
    (folder, file)
}

/// What is left of a folder's files.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|one| one.expect("a name").file_name().to_string_lossy().into_owned()).collect()
}

/// A comparison that is ended prints what is done, and says of how many searches that is.
#[test]
fn a_comparison_tells_how_far_it_came() {
    let near = file("interrupted-near.txt", b"1 2 3\n4 0 6\n7 5 8\n");
    let far = file("interrupted-far.txt", data_line("korf24-blank-last.txt", 50).as_bytes());
    let (near, far) = (near.display(), far.display());
    for (searches, done) in [("ida:manhattan", "1 of 2"), ("ida:manhattan,bfs", "2 of 4")] {
        let (child, _input, mut output) =
            open(&format!("compare --csv --searches {searches} {near} {far}"));
        assert!(next_line(&mut output).starts_with("puzzle,"));
        assert!(next_line(&mut output).contains(",ida:manhattan,solved,2,"));
        wait_until_it_works(child.id());
        send(&child, "-INT");
        let answer = child.wait_with_output().expect("it ends");
        assert_eq!(answer.status.code(), Some(3));
        let told = String::from_utf8_lossy(&answer.stderr);
        assert_eq!(told, format!("Stopped: {done} searches are done.\n"));
    }
}

/// The puzzles of the other family count, too, if the last search of the first has a row.
#[test]
fn a_comparison_of_both_families_is_stopped_between_them() {
    let far = file("interrupted-both.txt", data_line("korf24-blank-last.txt", 50).as_bytes());
    let hidato = file("interrupted-hidato.txt", b"1 0\n0 4\n");
    let arguments = format!("compare --csv {} {}", far.display(), hidato.display());
    let (child, _input, mut output) = open(&format!("{arguments} --searches shortest,propagate"));
    wait_until_it_works(child.id());
    send(&child, "-INT");
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("text");
    assert!(rest.contains(",shortest,solved,"), "{rest}");
    let answer = child.wait_with_output().expect("it ends");
    assert_eq!(answer.status.code(), Some(3), "{rest}");
    assert_eq!(String::from_utf8_lossy(&answer.stderr), "Stopped: 1 of 2 searches are done.\n");
}

/// Whoever ends a practice keeps what was answered.
#[test]
fn a_practice_saves_what_was_answered() {
    let (_, score) = file_within("interrupted-practice", "score.txt");
    let arguments = format!("--seed 3 --kind x --count 3 --save {}", score.display());
    let (mut child, mut input, mut output) = open(&format!("practice --json {arguments}"));
    assert!(next_line(&mut output).contains("\"question\":1"));
    writeln!(input).expect("it reads");
    assert!(next_line(&mut output).contains("\"right\":false"));
    assert!(next_line(&mut output).contains("\"question\":2"));
    std::thread::sleep(Duration::from_millis(200));
    send(&child, "-INT");
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    let end: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
    assert_eq!(end, json!({ "seed": 3, "right": 0, "asked": 1 }));
    let answer = run(&format!("practice --check {}", score.display()));
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{}", answer.out);
}

/// The acts that a person performed are counted, too.
#[test]
fn a_performed_search_tells_its_acts() {
    let (child, _input, mut output) = open("practice --seed 3 --perform 3");
    next_line(&mut output);
    std::thread::sleep(Duration::from_millis(500));
    send(&child, "-INT");
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("text");
    assert!(rest.ends_with("\n0 of 0 right\n"), "{rest}");
    assert_eq!(child.wait_with_output().expect("it ends").status.code(), Some(3));
}

/// A large picture of many boards takes long to draw.
#[test]
fn a_picture_is_given_up_at_once() {
    let (folder, film) = file_within("interrupted-film", "film.gif");
    let puzzle = "course/roni-tc4.txt";
    let (child, _input, _output) =
        open(&format!("export --width 6000 --to {} {puzzle}", film.display()));
    wait_until_it_works(child.id());
    let begun = Instant::now();
    send(&child, "-INT");
    let answer = child.wait_with_output().expect("it ends");
    let taken = begun.elapsed();
    assert_eq!(answer.status.code(), Some(3));
    assert!(taken < Duration::from_millis(500), "{taken:?}");
    let told = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(told, format!("Stopped: {} is not written.\n", film.display()));
    assert_eq!(names(&folder), Vec::<String>::new());
}

/// What waits for a person or a pipe before it searches is ended by the first signal.
#[test]
fn nobody_has_to_ask_twice_while_input_is_read() {
    for arguments in [
        "grade course/roni-tc2.txt",
        "grade --json course/roni-tc2.txt",
        "analyse course/roni-tc2.txt @-",
        "moves course/roni-tc2.txt @-",
    ] {
        let (mut child, _input, _output) = open(arguments);
        std::thread::sleep(Duration::from_millis(400));
        // A shell has Ctrl+C ignored by what it begins behind itself; this signal is heard alike.
        send(&child, "-TERM");
        let begun = Instant::now();
        while child.try_wait().expect("a child").is_none() {
            if begun.elapsed() > Duration::from_secs(5) {
                child.kill().expect("a child");
                panic!("{arguments} still waits");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_ne!(child.wait().expect("it has ended").code(), Some(0), "{arguments}");
    }
}

/// To find the reasons of a large Hidato takes longer than its search.
#[test]
fn reasons_are_given_up_at_once() {
    let board = "0 ".repeat(28) + "\n";
    let board = board.repeat(28).replacen('0', "1", 1);
    let board = board.trim_end().strip_suffix('0').expect("a cell").to_owned() + "784\n";
    let board = file("interrupted-reasons.txt", board.as_bytes());
    let (folder, report) = file_within("interrupted-reasons", "report.md");
    for command in [
        format!("report --to {} {}", report.display(), board.display()),
        format!("solve --show all {}", board.display()),
    ] {
        let (mut child, _input, mut output) = open(&command);
        let reader = std::thread::spawn(move || {
            let mut text = String::new();
            output.read_to_string(&mut text).map(|_| text)
        });
        std::thread::sleep(Duration::from_secs(3));
        assert!(child.try_wait().expect("a child").is_none(), "{command}: it has ended");
        let begun = Instant::now();
        send(&child, "-INT");
        let answer = child.wait_with_output().expect("it ends");
        let taken = begun.elapsed();
        assert!(taken < Duration::from_millis(700), "{command}: {taken:?}");
        assert_eq!(answer.status.code(), Some(3), "{command}");
        let told = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert!(told.ends_with("Stopped before the end of the input.\n"), "{command}: {told}");
        let text = reader.join().expect("it reads").expect("text");
        assert_eq!(text.contains("a guess that held"), command.starts_with("solve"), "{command}");
    }
    assert_eq!(names(&folder), Vec::<String>::new());
}

/// A sheet that is not written is told.
#[test]
fn a_sheet_that_is_stopped_is_told() {
    for order in ["--size 10x10 --count 50", "--hidato 31x31 --difficulty extreme --count 50"] {
        let (folder, sheet) = file_within("interrupted-sheet", "sheet.pdf");
        let (child, _input, _output) =
            open(&format!("random --seed 1 {order} --to {}", sheet.display()));
        wait_until_it_works(child.id());
        send(&child, "-INT");
        let answer = child.wait_with_output().expect("it ends");
        assert_eq!(answer.status.code(), Some(3), "{order}");
        let told = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert_eq!(told, format!("Stopped: {} is not written.\n", sheet.display()), "{order}");
        assert_eq!(names(&folder), Vec::<String>::new());
    }
}
