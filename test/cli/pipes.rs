//! Output that cannot be written.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::langkah;

/// Reads one line of what the arguments print, goes away, and tells how it ended.
fn leave_after_a_line(arguments: &str) -> (String, Option<i32>, String) {
    let mut command = langkah();
    command.args(arguments.split_whitespace());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    out.read_line(&mut line).expect("a line");
    drop(out);
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
    (line, child.wait().expect("it ends").code(), err)
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let (line, status, err) = leave_after_a_line("random --seed 1 --count 18000000000000000000");
    assert_eq!(line, "15  5  0 14\n");
    assert_eq!((status, err.as_str()), (Some(0), ""));

    let many = ["korf100-blank-last.txt"; 40].join(" ");
    for command in ["check --lines", "check --json --lines", "solve --lines --nodes 0 --json"] {
        let (line, status, err) = leave_after_a_line(&format!("{command} {many}"));
        assert!(line.contains("korf100-blank-last.txt"), "{line}");
        assert!(matches!(status, Some(0 | 3)), "{command}: {status:?}");
        assert_eq!(err, "", "{command}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    for arguments in [
        "check course/roni-tc2.txt",
        "solve --json course/roni-tc4.txt",
        "random --seed 1",
        "--help",
        "solve --help",
        "help solve",
        "--version",
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the device");
        let mut command = langkah();
        command.args(arguments.split_whitespace()).stdout(full);
        let output = command.output().expect("the binary runs");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(err, "standard output: No space left on device (os error 28)\n");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
    }
}
