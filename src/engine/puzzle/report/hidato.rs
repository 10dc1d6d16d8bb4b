//! The report on a Hidato: the givens, how many solutions there are, the solution, each number with
//! the reason for it, and the search's figures.

use std::fmt::{self, Write};

use super::page::Page;
use super::{Language, indonesian};
use crate::hidato::board::{Board, Topology};
use crate::hidato::solve::How;
use crate::hidato::text::{self, Format};
use crate::puzzle::hidato::{Solution, words};
use crate::puzzle::words::{capital, grouped};

/// Writes the report. Without a solution it ends with the givens. Each step has its reason: in
/// English the full reason, in Indonesian the rule.
///
/// # Errors
/// If `out` takes no more.
pub fn write(
    out: &mut impl Write,
    board: &Board,
    solution: Option<&Solution>,
    language: Language,
) -> fmt::Result {
    let mut report = HidatoReport { page: Page { out, language }, board };
    report.givens()?;
    let Some(solution) = solution else { return Ok(()) };
    report.verdict(solution)?;
    report.steps(solution)?;
    report.search(solution)
}

struct HidatoReport<'a, W> {
    page: Page<'a, W>,
    board: &'a Board,
}

impl<W: Write> HidatoReport<'_, W> {
    fn givens(&mut self) -> fmt::Result {
        self.page.title(words::title(self.board), self.board.shape().dims())?;
        self.page.heading("The puzzle", "Teka-teki")?;
        let cells = self.board.count();
        let given = self.board.numbers().iter().filter(|&&number| number > 0).count();
        let (english, indonesian) = match self.board.shape().topology() {
            Topology::King => ("a side or a corner", "sisi atau sudut"),
            Topology::Orthogonal => ("a side", "sisi"),
        };
        let text = self.page.language.of(
            format!(
                "{cells} cells take the numbers 1 to {cells}, of which {given} are given. Each \
                 number touches the next one at {english}."
            ),
            format!(
                "{cells} sel diisi bilangan 1 sampai {cells}; {given} di antaranya diberikan. \
                 Setiap bilangan bersinggungan dengan bilangan berikutnya pada {indonesian}."
            ),
        );
        writeln!(self.page.out, "{text}\n")?;
        self.matrix(self.board)
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        self.page.board(&text::rows(board, Format::Rosetta))
    }

    fn verdict(&mut self, solution: &Solution) -> fmt::Result {
        let verdict = &solution.finished.verdict;
        self.page.heading("How many solutions are there?", "Berapa banyak solusinya?")?;
        let sentence = self.page.language.of(
            format!("{}: {}.", words::headline(verdict), words::verdict(verdict)),
            indonesian::verdict(verdict),
        );
        writeln!(self.page.out, "{sentence}\n")?;
        let reasons = match self.page.language {
            Language::English => words::reasons(self.board, verdict),
            Language::Indonesian => indonesian::reasons(self.board.shape(), verdict),
        };
        for reason in &reasons {
            writeln!(self.page.out, "- {}.", capital(reason))?;
        }
        if !reasons.is_empty() {
            writeln!(self.page.out)?;
        }
        if let Some(first) = solution.finished.solution() {
            self.page.heading("The solution", "Solusi")?;
            self.matrix(first)?;
        }
        if let Some(second) = solution.second() {
            self.page.heading("Another solution", "Solusi lain")?;
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
        self.page.heading("The steps", "Langkah-langkah")?;
        let told = match self.page.language {
            Language::English => words::steps(self.board, steps),
            Language::Indonesian => indonesian::steps(self.board.shape(), steps),
        };
        for (index, step) in (1..).zip(told) {
            let number = self.page.language.of("Step", "Langkah");
            writeln!(self.page.out, "- {number} {index}: {step}.")?;
        }
        if let (Language::English, Some(text)) = (self.page.language, words::unlisted(solution)) {
            writeln!(self.page.out, "\n{}.", capital(&text))?;
        }
        writeln!(self.page.out)
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let (language, finished) = (self.page.language, &solution.finished);
        let engine = language.of(finished.engine.name(), indonesian::engine(finished.engine));
        let first = [(language.of("Algorithm", "Algoritma"), engine.to_owned())];
        let probes = (language.of("Values probed", "Nilai yang dicoba"), grouped(finished.probes));
        let last = [probes, self.page.time(solution.search_time)];
        self.page.figures(&first, &finished.stats, &last)
    }
}
