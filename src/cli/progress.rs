//! The one line, on a terminal, that tells of a running search.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use super::interrupt::Interrupted;
use crate::puzzle::solve::{Progress, Watch};
use crate::puzzle::words;

/// A search that ends before this needs no progress.
const QUIET: Duration = Duration::from_millis(400);

/// Writes and rewrites the line on standard error, if that is a terminal.
pub struct ProgressLine {
    interrupted: Interrupted,
    is_terminal: bool,
    is_shown: bool,
}

impl ProgressLine {
    pub fn new(interrupted: Interrupted) -> Self {
        Self { interrupted, is_terminal: io::stderr().is_terminal(), is_shown: false }
    }

    /// Takes the line away.
    pub fn erase(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            write("");
        }
    }
}

impl Watch for ProgressLine {
    fn is_stopped(&self) -> bool {
        self.interrupted.is_set()
    }

    fn progress(&mut self, progress: &Progress) {
        let is_long = progress.elapsed >= QUIET || progress.prepared.is_some();
        if self.is_terminal && is_long {
            self.is_shown = true;
            write(&line(progress));
        }
    }
}

/// Short enough for 80 columns, or a terminal could not rewrite it.
fn line(progress: &Progress) -> String {
    if let Some(text) = progress.prepared.as_ref().and_then(words::preparing) {
        return text;
    }
    let stats = &progress.stats;
    let bound = progress.lower_bound;
    let so_far = match progress.best {
        Some(best) => format!("{best} moves, at least {bound} needed"),
        None => format!("f {bound}"),
    };
    format!(
        "{:.1} s, {so_far}, expanded {}, generated {}",
        progress.elapsed.as_secs_f64(),
        words::grouped(stats.expanded),
        words::grouped(stats.generated)
    )
}

/// Puts `text` in place of the line. That nobody can read it is no reason to end a search.
fn write(text: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r\x1b[K{text}").and_then(|()| terminal.flush());
}
