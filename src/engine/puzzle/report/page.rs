//! What the reports on both families have: the title, headings, boards and the table of figures.

use std::fmt::{self, Display, Write};
use std::time::Duration;

use langkah_language::{decimal, text};

use crate::grid::Dims;
use crate::puzzle::words::{self, grouped};
use crate::search::watch::Stats;

/// A report as it is written, in the language of now.
pub(super) struct Page<'a, W> {
    pub out: &'a mut W,
}

impl<W: Write> Page<'_, W> {
    pub fn title(&mut self, name: &str, dims: Dims) -> fmt::Result {
        let title = text!("report-title", name = name, size = dims.to_string());
        writeln!(self.out, "# {title}\n")
    }

    pub fn heading(&mut self, text: &str) -> fmt::Result {
        writeln!(self.out, "## {text}\n")
    }

    /// A line of text with an empty line after it.
    pub fn paragraph(&mut self, text: impl Display) -> fmt::Result {
        writeln!(self.out, "{text}\n")
    }

    /// The rows of a board.
    pub fn board(&mut self, rows: &str) -> fmt::Result {
        writeln!(self.out, "```text\n{}\n```\n", rows.trim_end())
    }

    /// The figures of a search: those of `first`, what its nodes were, and those of `last`.
    pub fn figures(
        &mut self,
        first: &[(&str, String)],
        stats: &Stats,
        last: &[(&str, String)],
    ) -> fmt::Result {
        self.heading(text!("report-search"))?;
        writeln!(self.out, "| {} | |\n|---|---:|", text!("report-figure"))?;
        let nodes = [
            (text!("report-generated"), grouped(stats.generated)),
            (text!("report-expanded"), grouped(stats.expanded)),
            (text!("report-live"), grouped(stats.live_peak)),
        ];
        for (name, value) in first.iter().chain(&nodes).chain(last) {
            writeln!(self.out, "| {name} | {value} |")?;
        }
        Ok(())
    }
}

/// `3.4 ms`; seconds and minutes are words that may be longer than those of the window.
pub(super) fn time(time: Duration) -> String {
    let whole = time.as_secs();
    match whole {
        0 => words::time(time),
        1..60 => text!("report-seconds", time = decimal(time.as_secs_f64(), 2)),
        _ => {
            let seconds = format!("{:02}", whole % 60);
            text!("report-minutes", minutes = (whole / 60), seconds = seconds)
        }
    }
}
