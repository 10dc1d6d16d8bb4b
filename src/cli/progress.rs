//! The one line, on a terminal, that tells of a running search.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use crate::puzzle::solve::{Progress, Watch};
use crate::puzzle::words;

/// A search that ends before this needs no progress.
const QUIET: Duration = Duration::from_millis(400);

/// Writes and rewrites the line on standard error, if that is a terminal.
pub struct ProgressLine {
    is_terminal: bool,
    is_shown: bool,
}

impl ProgressLine {
    pub fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), is_shown: false }
    }

    /// Takes the line away.
    pub fn erase(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            write("");
        }
    }
}

impl Watch for ProgressLine {
    /// Ctrl+C ends the whole process.
    fn is_stopped(&self) -> bool {
        false
    }

    fn progress(&mut self, progress: &Progress) {
        if self.is_terminal && progress.elapsed >= QUIET {
            self.is_shown = true;
            write(&line(progress));
        }
    }
}

/// Short enough for 80 columns, or a terminal could not rewrite it.
fn line(progress: &Progress) -> String {
    let stats = &progress.stats;
    format!(
        "{:.1} s, f {}, expanded {}, generated {}",
        progress.elapsed.as_secs_f64(),
        stats.f,
        words::grouped(stats.expanded),
        words::grouped(stats.generated)
    )
}

/// Puts `text` in place of the line. That nobody can read it is no reason to end a search.
fn write(text: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r\x1b[K{text}").and_then(|()| terminal.flush());
}
