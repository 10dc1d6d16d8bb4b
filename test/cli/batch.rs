//! Many puzzles: each answered as it comes, several at once, in the order of the input.

use std::fmt::Write as _;
#[cfg(unix)]
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
#[cfg(unix)]
use std::path::PathBuf;
#[cfg(unix)]
use std::process::Command;
use std::process::{Child, ChildStdin, Stdio};

use serde_json::{Value, json};

use crate::{Answer, data_line, file, in_english, in_utf16, langkah, run, run_with, with_marks};

/// A run whose input is written line by line, and its output.
pub fn open(arguments: &str) -> (Child, ChildStdin, impl BufRead + use<>) {
    let mut command = langkah();
    command.args(arguments.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    let input = child.stdin.take().expect("a pipe");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    (child, input, output)
}

/// Sends what Ctrl+C sends.
#[cfg(unix)]
fn interrupt(child: &Child) {
    send(child, "-INT");
}

/// Sends a signal.
#[cfg(unix)]
pub fn send(child: &Child, signal: &str) {
    let kill = std::process::Command::new("kill").args([signal, &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
}

pub fn next_line(output: &mut impl BufRead) -> String {
    let mut line = String::new();
    output.read_line(&mut line).expect("text");
    line
}

/// Each answer is read before the next line is written: nothing could come of it otherwise.
#[test]
fn each_line_is_answered_before_the_next_is_there() {
    for arguments in [
        "solve --json --lines -",
        "solve --json --lines --jobs 1 -",
        "solve --json --lines --jobs 3 -",
        "check --json --lines -",
    ] {
        answers_each_line(arguments, |line| line.as_bytes().to_vec());
        answers_each_line(arguments, in_utf16);
    }
}

fn answers_each_line(arguments: &str, bytes: impl Fn(&str) -> Vec<u8>) {
    let (mut child, mut input, mut output) = open(arguments);
    let lines = ["\u{feff}1 2 0 3\n", "1 2 3\n", "\r\n1 2 3 4 5 6 7 0 8\r\n", "2 1 3 0\r"];
    for (line, number) in lines.iter().zip([1, 2, 4, 5]) {
        input.write_all(&bytes(line)).expect("it reads");
        let object: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
        assert_eq!(object["line"], json!(number), "{arguments}");
    }
    drop(input);
    assert_eq!(next_line(&mut output), "");
    assert_eq!(child.wait().expect("it ends").code(), Some(2), "{arguments}");
}

/// A named pipe is read as standard input is.
#[cfg(unix)]
#[test]
fn each_line_of_a_named_pipe_is_answered_before_the_next_is_there() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lines.fifo");
    for arguments in
        ["solve --json --lines", "solve --json --lines --jobs 1", "check --json --lines"]
    {
        let _ = std::fs::remove_file(&path);
        assert!(Command::new("mkfifo").arg(&path).status().expect("it runs").success());
        let (mut child, _, mut output) = open(&format!("{arguments} {}", path.display()));
        let mut input = OpenOptions::new().write(true).open(&path).expect("a pipe");
        for (line, number) in [("1 2 0 3\n", 1), ("1 2 3 0\n", 2)] {
            input.write_all(line.as_bytes()).expect("it reads");
            let object: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
            assert_eq!(object["line"], json!(number), "{arguments}");
        }
        drop(input);
        assert_eq!(next_line(&mut output), "");
        assert_eq!(child.wait().expect("it ends").code(), Some(0), "{arguments}");
    }
}

/// A file has at most 256 MiB. A pipe has no size, and ends where its writer ends.
#[cfg(unix)]
#[test]
fn a_long_named_pipe_is_read_to_its_end() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("long.fifo");
    let _ = std::fs::remove_file(&path);
    assert!(Command::new("mkfifo").arg(&path).status().expect("it runs").success());
    let (mut child, _, mut output) = open(&format!("check --json --lines {}", path.display()));
    let mut input = OpenOptions::new().write(true).open(&path).expect("a pipe");
    let comments = format!("#{}\n", "-".repeat(2046)).repeat(512);
    for _ in 0..257 {
        input.write_all(comments.as_bytes()).expect("it reads");
    }
    input.write_all(b"1 2 0 3\n").expect("it reads");
    drop(input);
    let object: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
    assert_eq!(object["line"], json!(257 * 512 + 1));
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

/// The first of several pipes is answered before anything comes of the second.
#[cfg(unix)]
#[test]
fn the_first_of_two_pipes_is_answered_first() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("second.fifo");
    let _ = std::fs::remove_file(&path);
    assert!(Command::new("mkfifo").arg(&path).status().expect("it runs").success());
    let (mut child, mut first, mut output) = open(&format!("solve --json - {}", path.display()));
    let mut solved = || {
        let object: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
        object["outcome"] == "solved"
    };
    first.write_all(b"1 2\n0 3\n").expect("it reads");
    drop(first);
    assert!(solved());
    std::fs::write(&path, "1 2\n3 0\n").expect("it reads");
    assert!(solved());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn conversions_come_line_by_line_too() {
    let (mut child, mut input, mut output) = open("convert --to tatham --lines -");
    for (line, written) in [("1 2 0 3\n", "2x2:1,2,0,3\n"), ("1 2 3 0\n", "2x2:1,2,3,0\n")] {
        input.write_all(line.as_bytes()).expect("it reads");
        assert_eq!(next_line(&mut output), written);
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

/// Hard and easy puzzles, bad lines and empty ones.
fn mixed() -> String {
    let mut text = String::new();
    for number in 1..=30 {
        let line = match number % 6 {
            1 => data_line("korf100-blank-last.txt", number),
            2 => "1 2 0 3".to_owned(),
            3 => "1 2".to_owned(),
            4 => String::new(),
            5 => "2 1 3 0".to_owned(),
            _ => "1 2 3 4 5 6 7 0 8".to_owned(),
        };
        writeln!(text, "{line}").expect("a String takes all");
    }
    text
}

/// What was told, times apart.
fn untimed(answer: &Answer) -> String {
    let is_time = |line: &&str| !line.contains(" time  ") && !line.starts_with("Total time");
    answer.out.lines().filter(is_time).map(|line| format!("{line}\n")).collect()
}

#[test]
fn several_jobs_answer_as_one_does() {
    let text = mixed();
    let path = file("mixed.txt", text.as_bytes());
    // One thread for each search, so that all count alike.
    let solve = |options: &str| {
        let arguments = format!("solve --lines --threads 1 {options}");
        run_with(&format!("{arguments} -"), text.as_bytes())
    };
    let one = solve("--jobs 1");
    let places: Vec<&str> = one.out.lines().filter(|line| line.starts_with("-:")).collect();
    let expected: Vec<String> = (1..=30usize)
        .filter(|number| !matches!(number % 6, 3 | 4))
        .map(|number| format!("-:{number}"))
        .collect();
    assert_eq!(places, expected);
    // The last line shows how a puzzle should look.
    assert_eq!((one.status, one.err.lines().count()), (2, 6));
    for jobs in [2, 3, 40] {
        let several = solve(&format!("--jobs {jobs}"));
        assert_eq!(untimed(&several), untimed(&one));
        assert_eq!((&several.err, several.status), (&one.err, one.status));
    }
    // The same of a file, which is read at once.
    let of_file = run(&format!("solve --lines --threads 1 --jobs 2 {}", path.display()));
    let named = untimed(&of_file).replace(&format!("{}:", path.display()), "-:");
    assert_eq!(named, untimed(&one));
    let lengths = |jobs: usize| -> Vec<Value> {
        let objects = solve(&format!("--json --jobs {jobs}")).objects();
        assert_eq!(objects.len(), 25);
        objects.iter().map(|object| json!([object["line"], object["length"]])).collect()
    };
    assert_eq!(lengths(1), lengths(2));
}

#[test]
fn lines_in_utf16_are_read_as_those_in_utf8() {
    let text = mixed().replace('\n', "\r\n");
    let arguments = "solve --lines --threads 1 --jobs 1 -";
    let one = run_with(arguments, text.as_bytes());
    for bytes in with_marks(&text) {
        let other = run_with(arguments, &bytes);
        assert_eq!(untimed(&other), untimed(&one));
        assert_eq!((&other.err, other.status), (&one.err, one.status));
    }
    // The results may have been redirected, too.
    let path = file("utf16.txt", text.as_bytes());
    let arguments = format!("solve --lines --json --threads 1 --part 1/1 {}", path.display());
    let results = run(&arguments).out;
    let one = run_with("merge --json -", results.as_bytes());
    assert!(one.out.lines().count() > 20, "{}", one.err);
    for bytes in with_marks(&results) {
        let other = run_with("merge --json -", &bytes);
        assert_eq!((&other.out, &other.err, other.status), (&one.out, &one.err, one.status));
    }
}

/// If standard output and standard error go to the same place, each fault stands at the place of
/// its line.
#[cfg(unix)]
#[test]
fn a_bad_line_is_told_in_its_place() {
    let path = file("places.txt", b"1 2 0 3\n1 2\n1 2 3 0\n1\n2 1 3 0\n");
    let script =
        format!("{} solve --lines --jobs 2 {} 2>&1", env!("CARGO_BIN_EXE_langkah"), path.display());
    let output = in_english("sh").args(["-c", &script]).output();
    let text = String::from_utf8(output.expect("there is a shell").stdout).expect("text");
    let name = format!("{}:", path.display());
    let (text, example) = text.trim_end().rsplit_once('\n').expect("more than a line");
    assert!(example.contains(": for example, "), "{example}");
    let places = text.lines().filter_map(|line| line.strip_prefix(&name));
    let numbers: Vec<&str> = places.filter_map(|place| place.split(':').next()).collect();
    assert_eq!(numbers, ["1", "2", "3", "4", "5"], "{text}");
}

#[test]
fn several_files_are_solved_side_by_side() {
    let names = ["roni-tc2", "absent", "roni-tc1", "handoyo-solvable1_15", "rahardjo-valid1"];
    let files: Vec<String> = names.iter().map(|name| format!("course/{name}.txt")).collect();
    let answer = run(&format!("solve --json --jobs 2 {}", files.join(" ")));
    let told: Vec<String> = answer.objects().iter().map(|one| one["file"].to_string()).collect();
    assert_eq!(told, files.iter().map(|file| format!("\"{file}\"")).collect::<Vec<_>>());
    assert_eq!(answer.status, 2);
}

/// Ctrl+C ends at once: finished answers stay, running searches tell what they have, and nothing
/// more begins.
#[cfg(unix)]
#[test]
fn an_interrupted_batch_tells_what_is_done() {
    let (mut child, mut input, mut output) = open("solve --lines --json --jobs 2 -");
    writeln!(input, "1 2 0 3").expect("it reads");
    assert!(next_line(&mut output).contains("\"outcome\":\"solved\""));
    // Nothing comes of these within the time of a test.
    for _ in 0..10 {
        writeln!(input, "{}", data_line("korf24-blank-last.txt", 50)).expect("it reads");
    }
    std::thread::sleep(std::time::Duration::from_millis(500));
    interrupt(&child);
    // The input is still open.
    let rest: Vec<String> = output.lines().map(|line| line.expect("text")).collect();
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    assert_eq!(rest.len(), 2, "{rest:?}");
    for (line, number) in rest.iter().zip([2, 3]) {
        let object: Value = serde_json::from_str(line).expect("an object");
        assert_eq!((&object["line"], &object["ended_by"]), (&json!(number), &json!("stopped")));
    }
    drop(input);
}

/// The same where one thread reads and searches in turn: it does not wait for another line first.
#[cfg(unix)]
#[test]
fn an_interrupted_search_waits_for_no_other_line() {
    let (mut child, mut input, mut output) = open("solve --lines --json --jobs 1 -");
    writeln!(input, "{}", data_line("korf24-blank-last.txt", 50)).expect("it reads");
    std::thread::sleep(std::time::Duration::from_millis(500));
    interrupt(&child);
    let object: Value = serde_json::from_str(&next_line(&mut output)).expect("an object");
    assert_eq!(object["ended_by"], "stopped");
    // The input is still open.
    assert_eq!(output.lines().count(), 0);
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    drop(input);
}

/// The searches that run have solutions when Ctrl+C comes, but nobody has begun the last puzzles.
#[cfg(unix)]
#[test]
fn an_interrupted_batch_is_not_done_where_puzzles_wait() {
    let (mut child, mut input, output) = open("solve --lines --json --jobs 2 -");
    for _ in 0..4 {
        writeln!(input, "{}", data_line("korf24-blank-last.txt", 50)).expect("it reads");
    }
    drop(input);
    std::thread::sleep(std::time::Duration::from_secs(2));
    interrupt(&child);
    let told: Vec<String> = output.lines().map(|line| line.expect("text")).collect();
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    assert_eq!(told.len(), 2, "{told:?}");
    for line in told {
        assert!(line.contains("\"outcome\":\"solved\""), "{line}");
    }
}

/// After Ctrl+C no other line of a file is begun, and those that were answered are told in order.
#[cfg(unix)]
#[test]
fn an_interrupted_file_is_answered_as_far_as_it_was_begun() {
    let count = 50_000;
    let path = file("many-lines.txt", "1 2 3 4 5 0 7 8 6\n".repeat(count).as_bytes());
    for arguments in ["check", "solve --jobs 1", "solve --jobs 2"] {
        let (mut child, input, mut output) =
            open(&format!("{arguments} --lines --json {}", path.display()));
        drop(input);
        let errors = child.stderr.take().expect("it is piped");
        let errors = std::thread::spawn(|| std::io::read_to_string(errors));
        // Nobody reads the rest, so that it waits soon.
        let first = next_line(&mut output);
        interrupt(&child);
        std::thread::sleep(std::time::Duration::from_millis(500));
        let rest = output.lines().map(|line| line.expect("text"));
        let all: Vec<String> = std::iter::once(first).chain(rest).collect();
        assert_eq!(child.wait().expect("it ends").code(), Some(3), "{arguments}");
        assert!(all.len() < count, "{arguments}: {}", all.len());
        let errors = errors.join().expect("no panic").expect("text");
        assert_eq!(errors, "Stopped before the end of the input.\n", "{arguments}");
        let line = |text: &String| -> u64 {
            let object: Value = serde_json::from_str(text).expect("an object");
            object["line"].as_u64().expect("a number")
        };
        let lines: Vec<u64> = all.iter().map(line).collect();
        assert!(lines[0] == 1 && lines.is_sorted_by(|one, next| one < next), "{arguments}");
    }
}

/// An easy puzzle is answered while a hard one behind it in the file is searched.
#[test]
fn answers_of_a_file_do_not_wait_for_the_puzzle_behind_them() {
    let hard = data_line("korf24-blank-last.txt", 50);
    let text = format!("{}{hard}\n", "1 2 3 4 5 0 7 8 6\n".repeat(300));
    let path = file("easy-and-hard.txt", text.as_bytes());
    let arguments = "solve --lines --json --jobs 2 --time 20";
    let (mut child, input, mut output) = open(&format!("{arguments} {}", path.display()));
    drop(input);
    let lines: Vec<String> = (0..300).map(|_| next_line(&mut output)).collect();
    assert!(lines.iter().all(|line| line.contains("\"outcome\":\"solved\"")));
    child.kill().expect("it still searches");
    child.wait().expect("it ends");
    assert_eq!(output.lines().count(), 0, "they have waited for the last answer");
}

/// A search that runs beside another has its share of the memory, and its message tells this limit.
#[test]
fn limits_hold_for_each_puzzle() {
    let hard = data_line("korf100-blank-last.txt", 82);
    let text = format!("{hard}\n1 2 0 3\n{hard}\n");
    let options = "--search best-first --bound manhattan --memory 64";
    let answer = run_with(&format!("solve --lines --json --jobs 2 {options} -"), text.as_bytes());
    let ends: Vec<Value> = answer.objects().iter().map(|one| one["ended_by"].clone()).collect();
    assert_eq!(ends, [json!("memory"), json!(null), json!("memory")]);
    assert_eq!(answer.status, 3);
}

/// Objects that another program did not write to their end: the last one is told as a fault.
#[test]
fn an_object_that_is_cut_off_does_not_vanish() {
    let sliding = run("solve --json ../../assets/samples/gentle-13-moves.txt").out;
    let hidato = run_with("solve --json -", b"hidato\n1 0\n0 4\n").out;
    for line in [&sliding, &hidato] {
        for share in 1..4 {
            let cut = &line[..line.len() * share / 4];
            let listed = format!("[{},\n{},\n{cut}", line.trim(), line.trim());
            for text in [format!("{line}{line}{cut}"), listed] {
                let answer = run_with("check --json -", text.as_bytes());
                let objects = answer.objects();
                assert_eq!((answer.status, objects.len()), (2, 3), "{cut}: {}", answer.out);
                assert_eq!(objects[2]["errors"][0]["line"], 3, "{}", answer.out);
                let told = objects[2]["error"].as_str().unwrap_or_default();
                assert!(told.contains("does not end"), "{told}");
            }
        }
    }
}
