//! The report on a Hidato: the givens, how many solutions there are, the solution, each number with
//! the reason for it, and the search's figures.

use std::fmt::{self, Write};

use super::{Language, indonesian};
use crate::hidato::board::{Board, Topology};
use crate::hidato::solve::How;
use crate::hidato::text::{self, Format};
use crate::puzzle::hidato::{Solution, words};
use crate::puzzle::words::{capital, grouped};

/// Writes the report. Without a solution it ends with the givens. Each step has its reason: in
/// English with all that speaks for it, in Indonesian the rule.
///
/// # Errors
/// Where `out` takes no more.
pub fn write(
    out: &mut impl Write,
    board: &Board,
    solution: Option<&Solution>,
    language: Language,
) -> fmt::Result {
    let mut report = Report { out, board, language };
    report.givens()?;
    let Some(solution) = solution else { return Ok(()) };
    report.verdict(solution)?;
    report.steps(solution)?;
    report.search(solution)
}

struct Report<'a, W> {
    out: &'a mut W,
    board: &'a Board,
    language: Language,
}

impl<W: Write> Report<'_, W> {
    fn givens(&mut self) -> fmt::Result {
        let (name, dims) = (words::title(self.board), self.board.shape().dims());
        let title =
            self.language.of(format!("{name}, {dims}: report"), format!("Laporan {name}, {dims}"));
        writeln!(self.out, "# {title}\n")?;
        self.heading("The puzzle", "Teka-teki")?;
        let cells = self.board.count();
        let given = self.board.numbers().iter().filter(|&&number| number > 0).count();
        let (english, indonesian) = match self.board.shape().topology() {
            Topology::King => ("a side or a corner", "sisi atau sudut"),
            Topology::Orthogonal => ("a side", "sisi"),
        };
        let text = self.language.of(
            format!(
                "{cells} cells take the numbers 1 to {cells}, of which {given} are given. Each \
                 number touches the next one at {english}."
            ),
            format!(
                "{cells} sel diisi bilangan 1 sampai {cells}; {given} di antaranya diberikan. \
                 Setiap bilangan bersinggungan dengan bilangan berikutnya pada {indonesian}."
            ),
        );
        writeln!(self.out, "{text}\n")?;
        self.matrix(self.board)
    }

    fn heading(&mut self, english: &str, indonesian: &str) -> fmt::Result {
        writeln!(self.out, "## {}\n", self.language.of(english, indonesian))
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        writeln!(self.out, "```text\n{}\n```\n", text::rows(board, Format::Rosetta).trim_end())
    }

    fn verdict(&mut self, solution: &Solution) -> fmt::Result {
        let verdict = &solution.finished.verdict;
        self.heading("How many solutions are there?", "Berapa banyak solusinya?")?;
        let sentence = self.language.of(
            format!("{}: {}.", words::headline(verdict), words::verdict(verdict)),
            indonesian::verdict(verdict),
        );
        writeln!(self.out, "{sentence}\n")?;
        let reasons = match self.language {
            Language::English => words::reasons(self.board, verdict),
            Language::Indonesian => indonesian::reasons(self.board.shape(), verdict),
        };
        for reason in &reasons {
            writeln!(self.out, "- {}.", capital(reason))?;
        }
        if !reasons.is_empty() {
            writeln!(self.out)?;
        }
        if let Some(first) = solution.finished.solution() {
            self.heading("The solution", "Solusi")?;
            self.matrix(first)?;
        }
        if let Some(second) = solution.second() {
            self.heading("Another solution", "Solusi lain")?;
            self.matrix(second)?;
        }
        Ok(())
    }

    /// Each number that was placed, with its reason.
    fn steps(&mut self, solution: &Solution) -> fmt::Result {
        let steps = &solution.finished.steps;
        if steps.iter().all(|step| step.how == How::Given) {
            return Ok(());
        }
        self.heading("The steps", "Langkah-langkah")?;
        let told = match self.language {
            Language::English => words::steps(self.board, steps),
            Language::Indonesian => indonesian::steps(self.board.shape(), steps),
        };
        for (index, step) in (1..).zip(told) {
            let number = self.language.of("Step", "Langkah");
            writeln!(self.out, "- {number} {index}: {step}.")?;
        }
        if let (Language::English, Some(text)) = (self.language, words::unlisted(solution)) {
            writeln!(self.out, "\n{}.", capital(&text))?;
        }
        writeln!(self.out)
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let (language, finished) = (self.language, &solution.finished);
        let stats = &finished.stats;
        self.heading("Search", "Pencarian")?;
        writeln!(self.out, "| {} | |\n|---|---:|", language.of("Figure", "Besaran"))?;
        let engine = language.of(finished.engine.name(), indonesian::engine(finished.engine));
        let rows = [
            (language.of("Algorithm", "Algoritma"), engine.to_owned()),
            (language.of("Nodes generated", "Simpul dibangkitkan"), grouped(stats.generated)),
            (language.of("Nodes expanded", "Simpul diekspansi"), grouped(stats.expanded)),
            (language.of("Live nodes at most", "Simpul hidup terbanyak"), grouped(stats.live_peak)),
            (language.of("Values probed", "Nilai yang dicoba"), grouped(finished.probes)),
            (
                language.of(
                    "Time without input and output",
                    "Waktu eksekusi tanpa masukan dan keluaran",
                ),
                language.time(solution.search_time),
            ),
        ];
        rows.into_iter().try_for_each(|(name, value)| writeln!(self.out, "| {name} | {value} |"))
    }
}
