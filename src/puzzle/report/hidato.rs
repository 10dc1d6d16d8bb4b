//! The report on a Hidato: the givens, how many solutions there are, the solution, each number with
//! the reason for it, and the search's figures.

use std::fmt::{self, Write};

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::solve::{How, Verdict};
use langkah_engine::hidato::text;
use langkah_language::{text, within};

use super::page::{Page, time};
use super::{Cover, Manner};
use crate::family::pictured::Picture;
use crate::hidato::{Solution, words};
use crate::picture::hidato::HidatoPicture;
use crate::words::{capital, grouped};

/// Writes the report. Without a solution it ends with the givens.
pub fn write(board: &Board, solution: Option<&Solution>, manner: &Manner) -> String {
    within(manner.language, || {
        let mut report = HidatoReport { page: Page::new(manner.form), board };
        // To write to a String cannot fail.
        let _ = report.all(solution, manner);
        report.page.out
    })
}

struct HidatoReport<'a> {
    page: Page,
    board: &'a Board,
}

impl HidatoReport<'_> {
    fn all(&mut self, solution: Option<&Solution>, manner: &Manner) -> fmt::Result {
        self.givens(&manner.cover)?;
        if let Some(solution) = solution {
            self.verdict(solution)?;
            self.steps(solution)?;
            self.search(solution)?;
            self.page.tree(manner.tree.as_ref())?;
        }
        self.page.flush()
    }

    fn givens(&mut self, cover: &Cover) -> fmt::Result {
        self.page.title(&capital(words::title(self.board)), self.board.shape().dims(), cover)?;
        self.page.heading(text!("report-hidato-puzzle"))?;
        let (count, board) = (self.board.count(), self.board);
        let givens = board.numbers().iter().filter(|&&number| number > 0).count();
        let text = given_of(board.shape().topology(), count, givens);
        self.page.paragraph(text)?;
        let edges = self.board.shape().edges().len();
        if edges > 0 {
            let shown = edges.to_string();
            self.page.paragraph(text!("report-hidato-edges", count = edges, shown = shown))?;
        }
        self.matrix(self.board)
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        let picture = HidatoPicture { board: board.clone(), given: self.board.clone() };
        self.page.board(&Picture::Hidato(picture), &text::shown(board))
    }

    fn verdict(&mut self, solution: &Solution) -> fmt::Result {
        let verdict = &solution.finished.verdict;
        self.page.heading(text!("report-hidato-count"))?;
        let headline = words::headline(verdict);
        match verdict {
            // Two of them stand below, and nothing marks where they differ.
            Verdict::Several(..) => {
                self.page.paragraph(text!("terminal-here-are-two", headline = headline))?;
            }
            _ => {
                let told = words::verdict(verdict);
                self.page.paragraph(format_args!("{headline}: {told}."))?;
            }
        }
        let reasons = words::reasons(self.board, verdict);
        for reason in &reasons {
            writeln!(self.page.text, "- {}.", capital(reason))?;
        }
        if !reasons.is_empty() {
            writeln!(self.page.text)?;
        }
        if let Some(first) = solution.finished.solution() {
            self.page.heading(text!("report-hidato-solution"))?;
            self.matrix(first)?;
        }
        if let Some(second) = solution.second() {
            self.page.heading(text!("report-hidato-another"))?;
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
        self.page.heading(text!("report-hidato-steps"))?;
        for (index, step) in words::steps(self.board, steps, |_, _| true) {
            let step = text!("report-hidato-step", number = index.to_string(), text = step);
            writeln!(self.page.text, "- {step}")?;
        }
        if let Some(text) = words::unlisted(solution) {
            writeln!(self.page.text, "\n{}.", capital(&text))?;
        }
        writeln!(self.page.text)
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let finished = &solution.finished;
        let first = [(text!("report-algorithm"), finished.engine.title().to_owned())];
        let mut last = vec![(text!("report-probes"), grouped(finished.probes))];
        if finished.local_steps > 0 {
            last.push((text!("hidato-local-steps"), grouped(finished.local_steps)));
        }
        last.push((text!("report-time"), time(solution.search_time)));
        self.page.figures(&first, (text!("report-live"), &finished.stats), &last)
    }
}

/// How many cells there are, and how many are given, as a sentence; and which cells touch.
fn given_of(topology: Topology, count: usize, givens: usize) -> String {
    let (cells, given) = (count.to_string(), givens.to_string());
    match topology {
        Topology::King => {
            text!(
                "report-hidato-given-hidato",
                count = count,
                cells = cells,
                givens = givens,
                given = given
            )
        }
        Topology::Orthogonal => {
            text!(
                "report-hidato-given-numbrix",
                count = count,
                cells = cells,
                givens = givens,
                given = given
            )
        }
        Topology::Hexagonal => {
            text!(
                "report-hidato-given-hexagonal",
                count = count,
                cells = cells,
                givens = givens,
                given = given
            )
        }
    }
}
