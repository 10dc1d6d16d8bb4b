//! The signals by which a system or another program ends a process.

use std::io::Write;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::batch::{next_line, open, send};
use crate::data_line;

/// What a system or another program sends to end a process is heard as Ctrl+C is. A second signal,
/// and one for which a program waits, ends the process.
#[test]
fn a_search_that_is_to_end_tells_what_it_has() {
    for (signal, ended) in [("-TERM", 143), ("-HUP", 129)] {
        let search = "--search ida --bound manhattan";
        let (mut child, mut input, mut output) =
            open(&format!("solve --json --lines --jobs 1 {search} -"));
        writeln!(input, "{}", data_line("korf24-blank-last.txt", 50)).expect("it reads");
        std::thread::sleep(std::time::Duration::from_millis(500));
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
        std::thread::sleep(std::time::Duration::from_millis(500));
        send(&child, signal);
        assert_eq!(child.wait().expect("it ends").code(), Some(ended), "{signal}");
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
    std::thread::sleep(std::time::Duration::from_millis(1000));
    send(&child, "-HUP");
    let answer = child.wait_with_output().expect("it ends");
    let object: Value = serde_json::from_slice(&answer.stdout).expect("an object");
    assert_eq!(object["ended_by"], "time");
}
