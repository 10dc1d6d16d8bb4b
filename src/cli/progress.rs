//! The one line, on a terminal, that tells of a running search.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_language::{decimal, text};
use langkah_puzzle::words::{self, moves};

use super::interrupt;

/// A search that ends before this needs no progress.
const QUIET: Duration = Duration::from_millis(400);

/// Writes and rewrites the line on standard error, if that is a terminal. The line goes with it.
pub struct ProgressLine {
    is_terminal: bool,
    is_shown: bool,
}

impl ProgressLine {
    pub fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), is_shown: false }
    }

    /// The line of one of several searches that go on at once: it is not shown.
    pub fn hidden() -> Self {
        Self { is_terminal: false, is_shown: false }
    }

    /// Erases the line.
    pub fn erase(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            write("");
        }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.erase();
    }
}

impl Watch for ProgressLine {
    fn is_stopped(&self) -> bool {
        interrupt::is_set()
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let is_long = progress.elapsed >= QUIET || progress.prepared.is_some();
        if self.is_terminal && is_long {
            self.is_shown = true;
            write(&line(progress));
        }
        Ok(())
    }
}

/// How often the line of a batch is updated.
const INTERVAL: Duration = Duration::from_millis(100);

/// The line that tells how many puzzles of a batch are done, if standard error is a terminal.
pub struct BatchLine {
    is_terminal: bool,
    begun: Instant,
    written: Option<Instant>,
}

impl BatchLine {
    pub fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), begun: Instant::now(), written: None }
    }

    pub fn show(&mut self, done: usize) {
        let elapsed = self.begun.elapsed();
        let is_due = self.written.is_none_or(|written| written.elapsed() >= INTERVAL);
        if self.is_terminal && elapsed >= QUIET && is_due {
            self.written = Some(Instant::now());
            let time = decimal(elapsed.as_secs_f64(), 1);
            write(&text!("terminal-progress-batch", time = time, done = done));
        }
    }

    /// Takes the line away.
    pub fn erase(&mut self) {
        if self.written.take().is_some() {
            write("");
        }
    }
}

/// The text of the line. It must fit into 80 columns, because a terminal cannot rewrite a longer
/// line.
fn line(progress: &Progress) -> String {
    if let Some(text) = progress.prepared.as_ref().and_then(words::preparing) {
        return text;
    }
    let stats = &progress.stats;
    let (time, bound) =
        (decimal(progress.elapsed.as_secs_f64(), 1), progress.lower_bound.to_string());
    let (expanded, generated) = (stats.expanded, stats.generated);
    match progress.best {
        Some(best) => text!(
            "terminal-progress-best",
            time = time,
            best = moves(best),
            bound = bound,
            expanded = expanded,
            generated = generated
        ),
        None => text!(
            "terminal-progress",
            time = time,
            bound = bound,
            expanded = expanded,
            generated = generated
        ),
    }
}

/// Puts `text` in the place of the line. An error is ignored: it is no reason to end a search.
fn write(text: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r\x1b[K{text}").and_then(|()| terminal.flush());
}
