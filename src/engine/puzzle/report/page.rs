//! What the reports on both families have: the title, headings, boards and the table of figures.

use std::fmt::{self, Display, Write};
use std::time::Duration;

use super::Language;
use crate::grid::Dims;
use crate::puzzle::words::grouped;
use crate::search::watch::Stats;

/// A report as it is written.
pub(super) struct Page<'a, W> {
    pub out: &'a mut W,
    pub language: Language,
}

impl<W: Write> Page<'_, W> {
    pub fn title(&mut self, name: impl Display, dims: Dims) -> fmt::Result {
        let title =
            self.language.of(format!("{name}, {dims}: report"), format!("Laporan {name}, {dims}"));
        writeln!(self.out, "# {title}\n")
    }

    pub fn heading(&mut self, english: &str, indonesian: &str) -> fmt::Result {
        writeln!(self.out, "## {}\n", self.language.of(english, indonesian))
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
        let language = self.language;
        self.heading("Search", "Pencarian")?;
        writeln!(self.out, "| {} | |\n|---|---:|", language.of("Figure", "Besaran"))?;
        let nodes = [
            (language.of("Nodes generated", "Simpul dibangkitkan"), grouped(stats.generated)),
            (language.of("Nodes expanded", "Simpul diekspansi"), grouped(stats.expanded)),
            (language.of("Live nodes at most", "Simpul hidup terbanyak"), grouped(stats.live_peak)),
        ];
        for (name, value) in first.iter().chain(&nodes).chain(last) {
            writeln!(self.out, "| {name} | {value} |")?;
        }
        Ok(())
    }

    /// The row with the time of a search.
    pub fn time(&self, time: Duration) -> (&'static str, String) {
        let name = self
            .language
            .of("Time without input and output", "Waktu eksekusi tanpa masukan dan keluaran");
        (name, self.language.time(time))
    }
}
