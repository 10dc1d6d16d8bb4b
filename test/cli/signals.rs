//! The signals by which a system or another program ends a process.

use std::io::Write;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};

use crate::batch::{next_line, open, send};
use crate::data_line;

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
        stat.rsplit(')').next()?.split_whitespace().nth(11)?.parse().ok()
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
