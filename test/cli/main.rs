//! The command line, by running the real binary.

mod analyse;
mod batch;
mod blind;
mod bound;
mod check;
mod compare;
mod compose;
mod convert;
mod export;
mod faults;
mod files;
#[path = "../support/folders.rs"]
mod folders;
mod grade;
mod hidato;
mod language;
mod lesson;
mod limits;
mod metric;
mod pause;
mod pipes;
mod practice;
mod random;
mod readme;
mod report;
mod results;
mod schema;
mod shares;
mod shell;
mod shown;
#[cfg(target_os = "linux")]
mod signals;
mod solve;
mod subtrees;
mod tables;
#[cfg(target_os = "linux")]
mod terminal;
mod trace;
mod typed;
mod usage;

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What the binary answered.
pub struct Answer {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Answer {
    fn new(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("output in UTF-8");
        let answer = Self {
            status: output.status.code().expect("no signal ends it"),
            out: text(output.stdout),
            err: text(output.stderr),
        };
        assert!(!answer.err.contains("panicked"), "{}", answer.err);
        answer
    }

    /// The objects on standard output, and nothing else there.
    pub fn objects(&self) -> Vec<Value> {
        let read = |line| serde_json::from_str(line).expect("an object on each line");
        self.out.lines().map(read).collect()
    }

    /// The only object on standard output.
    pub fn object(&self) -> Value {
        let objects = self.objects();
        assert_eq!(objects.len(), 1, "{}", self.out);
        objects[0].clone()
    }
}

/// The binary, among the tests' data.
pub fn langkah() -> Command {
    let mut command = in_english(env!("CARGO_BIN_EXE_langkah"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/test/data"));
    command
}

/// A program that runs the binary or is it, on a machine of any language.
pub fn in_english(program: &str) -> Command {
    let mut command = Command::new(program);
    command.env("LANGKAH_LANGUAGE", "en");
    // What the person at this machine keeps must not change what a search counts.
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-kept"));
    command
}

/// Runs the binary with arguments divided by blanks.
pub fn run(arguments: &str) -> Answer {
    let mut command = langkah();
    command.args(arguments.split_whitespace()).stdin(Stdio::null());
    Answer::new(command.output().expect("the binary runs"))
}

/// Runs the binary with `input` on its standard input.
pub fn run_with(arguments: &str, input: &[u8]) -> Answer {
    let mut command = langkah();
    command.args(arguments.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    // All of it is read before anything is written, so this cannot wait for ever. A program that
    // refuses its arguments may end before it reads.
    let written = child.stdin.take().expect("a pipe").write_all(input);
    if let Err(error) = written {
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    Answer::new(child.wait_with_output().expect("it ends"))
}

/// A text in UTF-16, without a mark.
pub fn in_utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// A text as programs of Windows write it: PowerShell redirects in UTF-16, others write UTF-8 with
/// a mark.
pub fn with_marks(text: &str) -> [Vec<u8>; 2] {
    let text = format!("\u{feff}{text}");
    [in_utf16(&text), text.into_bytes()]
}

/// A file of this test run's own.
pub fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("the test's file is written");
    path
}

/// One of the lines of a file of test data, from 1.
pub fn data_line(name: &str, number: usize) -> String {
    let path = format!("{}/test/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the test's data");
    text.lines().nth(number - 1).expect("a line").to_owned()
}
