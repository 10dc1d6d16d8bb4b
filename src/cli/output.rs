//! Standard output, whose reader may go away, and the exit status.

use std::fmt;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::process::ExitCode;

use serde_json::ser::{Formatter, Serializer};

use crate::shown;

/// What is to be said of a run as a whole, the gravest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    Solved,
    Unsolvable,
    /// A search was ended by a limit.
    Limit,
    /// Bad usage or input, or output that cannot be written.
    Bad,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Solved => 0,
            Status::Unsolvable => 1,
            Status::Bad => 2,
            Status::Limit => 3,
        })
    }
}

/// Standard output and the gravest status so far.
pub struct Output {
    out: BufWriter<StdoutLock<'static>>,
    status: Status,
}

impl Output {
    pub fn new() -> Self {
        Self { out: BufWriter::new(io::stdout().lock()), status: Status::Solved }
    }

    /// Takes a status into account.
    pub fn note(&mut self, status: Status) {
        self.status = self.status.max(status);
    }

    pub fn line(&mut self, text: impl fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Several lines, each with its own end.
    pub fn block(&mut self, text: impl fmt::Display) -> io::Result<()> {
        write!(self.out, "{text}")
    }

    /// A value as JSON on a line of its own, at once. Characters that are not safe to show are
    /// escaped, which changes nothing for who reads the value.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        value.serialize(&mut Serializer::with_formatter(&mut self.out, Escaped))?;
        writeln!(self.out)?;
        self.flush()
    }

    /// Some lines of a text that goes on, at once where a person may look on.
    pub fn piece(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// A fault in the input.
    pub fn fault(&mut self, message: &str) {
        self.note(Status::Bad);
        complain(message);
    }

    /// The status of a run that ended, or whose output could not be written.
    pub fn finish(mut self, ended: io::Result<()>) -> Status {
        match ended.and_then(|()| self.flush()) {
            Ok(()) => {}
            // Whoever reads has seen enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
            Err(error) => self.fault(&format!("standard output: {error}")),
        }
        // What is still buffered cannot be written: another try would only fail again.
        let (_, _) = self.out.into_parts();
        self.status
    }
}

/// Lines on standard error, if there is one to write to, made safe to show.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{}", shown::lines(message));
}

/// JSON on one line, with `\u` escapes for characters that are not safe to show.
struct Escaped;

impl Formatter for Escaped {
    fn write_string_fragment<W>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()>
    where
        W: ?Sized + Write,
    {
        for part in fragment.split_inclusive(shown::is_hidden) {
            let hidden = part.chars().next_back().filter(|&last| shown::is_hidden(last));
            let plain = part.len() - hidden.map_or(0, char::len_utf8);
            writer.write_all(&part.as_bytes()[..plain])?;
            for unit in hidden.iter().flat_map(|letter| letter.encode_utf16(&mut [0; 2]).to_vec()) {
                write!(writer, "\\u{unit:04x}")?;
            }
        }
        Ok(())
    }
}
