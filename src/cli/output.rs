//! Standard output, whose reader may go away, and the exit status.

use std::fmt;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::process::ExitCode;

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

    /// A value as JSON on a line of its own, at once.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)?;
        self.flush()
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

/// A line on standard error, if there is one to write to.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}
