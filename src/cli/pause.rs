//! `--pause`: waits for Enter before each further board, where a person sits at a terminal.

use std::io::{self, BufRead, ErrorKind, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};

use langkah_language::text;

use super::interrupt;
use super::output::{Output, complain};

/// Between two boards.
pub struct Pauses {
    is_on: bool,
    /// Whether a board is shown already.
    is_begun: AtomicBool,
}

/// Erases the line of the question after the person has pressed Enter.
const ERASE: &str = "\x1b[A\r\x1b[K";

impl Pauses {
    /// The program can wait for a person only if standard input and output are terminals. If they
    /// are not and a pause is asked for, a note says that there is none.
    pub fn new(is_asked: bool) -> Self {
        let is_on = is_asked && io::stdin().is_terminal() && io::stdout().is_terminal();
        if is_asked && !is_on {
            complain(&format!("langkah: {}", text!("terminal-no-pause")));
        }
        Self { is_on, is_begun: AtomicBool::new(false) }
    }

    /// Waits for Enter, unless this is the first board.
    ///
    /// # Errors
    /// `BrokenPipe` if the person has seen enough, as if a pipe were closed.
    pub fn before_board(&self, output: &mut Output) -> io::Result<()> {
        if !self.is_on || !self.is_begun.swap(true, Ordering::Relaxed) {
            return Ok(());
        }
        output.block(format_args!("{} ", text!("terminal-pause")))?;
        output.flush()?;
        let goes_on = interrupt::while_waiting(|| goes_on(io::stdin().lock()))?;
        output.block(ERASE)?;
        if goes_on { Ok(()) } else { Err(ErrorKind::BrokenPipe.into()) }
    }
}

/// Reads a line. `false` if the line is q, or if there are no more lines.
fn goes_on(mut from: impl BufRead) -> io::Result<bool> {
    let mut line = Vec::new();
    let count = from.read_until(b'\n', &mut line)?;
    Ok(count > 0 && !line.trim_ascii().eq_ignore_ascii_case(b"q"))
}
