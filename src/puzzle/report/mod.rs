//! A report as Markdown or HTML with what a course asks for: the start, Kurang of every tile, the
//! verdict, the path as matrices, the time without input and output, the nodes. The report on a
//! Hidato is in [`hidato`].
//!
//! | room | what lives there |
//! |---|---|
//! | [`hidato`] | the report on a Hidato |
//! | `cover` | what stands at the head, and the names of files |
//! | `page` | what the reports on both families have |
//! | `rules` | the rules of a search |
//! | [`html`] | a report as a page of HTML |

mod cover;
pub mod hidato;
pub mod html;
pub(crate) mod page;
mod rules;

use std::fmt::{self, Write};

use langkah_engine::grid::Dims;
use langkah_engine::plan::{Plan, Preset};
use langkah_engine::search::history::History;
use langkah_engine::search::limits::Limit;
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move, Step};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::solvability::Solvability;
use langkah_engine::solve::solution::{Outcome, Solution};
use langkah_language::{Language, text, within};

use super::family::pictured::Picture;
use super::picture::sliding::SlidingPicture;
use super::{history, words};
pub use cover::{
    Cover, Form, Manner, ReportTree, Which, file_name, is_report_name, title_of_several,
};
use page::{Page, Shown, code, time};

/// Writes the report. Without a solution it ends with the verdict.
pub fn write(puzzle: &Puzzle, solution: Option<&Solution>, manner: &Manner) -> String {
    within(manner.language, || {
        let mut report = SlidingReport { page: Page::new(manner.form), puzzle };
        // To write to a String cannot fail.
        let _ = report.all(solution, manner);
        report.page.out
    })
}

/// Reports that are written in one form as one whole text.
pub fn joined(reports: &[String], form: Form, language: Language) -> String {
    match (form, reports) {
        (Form::Markdown, _) => reports.join("\n---\n\n"),
        (Form::Html, [report]) => html::page(report, language),
        (Form::Html, _) => {
            let title = title_of_several(reports.len(), language);
            html::head(&title, language) + &reports.join("<hr>\n") + html::END
        }
    }
}

struct SlidingReport<'a> {
    page: Page,
    puzzle: &'a Puzzle,
}

impl SlidingReport<'_> {
    fn all(&mut self, solution: Option<&Solution>, manner: &Manner) -> fmt::Result {
        self.boards(&manner.cover)?;
        self.verdict()?;
        // If the puzzle cannot be solved, no search was begun.
        let is_unsolvable = |solution: &&Solution| {
            solution.outcome == Outcome::Unsolvable && !self.puzzle.solvability().is_solvable()
        };
        if let Some(solution) = solution.filter(|solution| !is_unsolvable(solution)) {
            self.path(solution)?;
            self.search(solution)?;
            self.page.tree(manner.tree.as_ref())?;
        }
        self.page.flush()
    }

    fn boards(&mut self, cover: &Cover) -> fmt::Result {
        let dims = self.puzzle.start().dims();
        self.page.title(&text!("report-name", tiles = (dims.cells() - 1)), dims, cover)?;
        self.page.heading(text!("picture-start"))?;
        self.matrix(self.puzzle.start())?;
        self.page.heading(text!("report-goal"))?;
        self.matrix(self.puzzle.goal())
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        self.page.board(&self.picture(board), &rows(board))
    }

    fn picture(&self, board: &Board) -> Picture {
        SlidingPicture { board: board.clone(), goal: self.puzzle.goal().clone() }.into()
    }

    fn verdict(&mut self) -> fmt::Result {
        let solvability = self.puzzle.solvability();
        self.page.heading(text!("report-verdict"))?;
        writeln!(self.page.text, "{}", text!("report-kurang"))?;
        if solvability.is_renumbered() {
            writeln!(self.page.text, "{}", text!("report-own-order"))?;
        }
        if let Some(counts) = words::blank_first(&solvability) {
            writeln!(self.page.text, "{counts}")?;
        }
        writeln!(self.page.text)?;
        self.kurang(&solvability)?;
        let (sum, total) = (solvability.sum().to_string(), solvability.total().to_string());
        let x = match solvability.x() {
            1 => text!("report-x-odd", x = 1),
            x => text!("report-x-even", x = x),
        };
        writeln!(self.page.text, "- ΣKurang(i) = {sum}")?;
        writeln!(self.page.text, "- {x}")?;
        let x = solvability.x();
        let total = match solvability.is_solvable() {
            true => text!("report-total-even", sum = sum, x = x, total = total),
            false => text!("report-total-odd", sum = sum, x = x, total = total),
        };
        writeln!(self.page.text, "- {total}")
    }

    /// A row for each tile, the blank last.
    fn kurang(&mut self, solvability: &Solvability) -> fmt::Result {
        let has_numbers = solvability.is_renumbered();
        let (tile, number) = (text!("report-tile"), text!("report-number"));
        if has_numbers {
            writeln!(self.page.text, "| {tile} | {number} | Kurang |\n|---:|---:|---:|")?;
        } else {
            writeln!(self.page.text, "| i | Kurang(i) |\n|---:|---:|")?;
        }
        let tiles = (1..solvability.kurang().len() as u8).chain([BLANK]);
        for (tile, kurang) in tiles.zip(solvability.kurang()) {
            let number = solvability.named(tile);
            let name = match (tile, has_numbers) {
                (BLANK, true) => text!("report-blank").to_owned(),
                (BLANK, false) => number.to_string(),
                _ => tile.to_string(),
            };
            if has_numbers {
                writeln!(self.page.text, "| {name} | {number} | {kurang} |")?;
            } else {
                writeln!(self.page.text, "| {name} | {kurang} |")?;
            }
        }
        writeln!(self.page.text)
    }

    fn path(&mut self, solution: &Solution) -> fmt::Result {
        writeln!(self.page.text)?;
        self.page.heading(text!("report-solution"))?;
        let moves: &[Move] = match &solution.outcome {
            Outcome::Solved(moves) => moves,
            outcome => return self.page.paragraph(unsolved(outcome)),
        };
        self.page.paragraph(length(solution))?;
        if !moves.is_empty() {
            writeln!(self.page.text, "`{}`\n", moves::letters(moves))?;
            self.page.paragraph(text!("report-letters"))?;
        }
        let goal = self.puzzle.goal();
        let steps = moves::steps(self.puzzle.start(), moves);
        let shifts = solution.metric.shifts(&steps).zip(1..);
        self.page.steps(shifts.filter_map(|(shift, number)| shown(number, shift, goal)))
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let (dims, plan) = (self.puzzle.start().dims(), solution.plan);
        let mut first = vec![
            (text!("report-algorithm"), plan.search_title()),
            (rules::bound_title(plan), bound(plan, dims, solution.metric)),
        ];
        first.extend(rules::rows(plan));
        let times = [
            (text!("report-time"), time(solution.search_time)),
            (text!("report-tables-time"), time(solution.setup_time)),
        ];
        let live = match plan.keeps_a_path() {
            true => text!("report-path"),
            false => text!("report-live"),
        };
        self.page.figures(&first, (live, &solution.stats), &times)?;
        if let Some(cost) = rules::cost(plan) {
            writeln!(self.page.text, "\n{cost}")?;
        }
        if rules::order(plan).is_some() && solution.length().is_none_or(|length| length == 0) {
            writeln!(self.page.text, "\n{}", text!("report-letters"))?;
        }
        if let Plan::Preset(preset) = plan
            && preset.counts_otherwise()
        {
            let note = text!("report-counted", name = preset.title());
            writeln!(self.page.text, "\n{note}")?;
        } else if plan != Plan::Preset(Preset::COURSE) {
            writeln!(self.page.text, "\n{}", text!("report-of-this-search"))?;
        }
        self.history(&solution.history)
    }

    /// When an anytime search has found and proved what.
    fn history(&mut self, history: &History) -> fmt::Result {
        if history.is_empty() {
            return Ok(());
        }
        writeln!(self.page.text)?;
        self.page.heading(text!("report-history"))?;
        self.page.paragraph(text!("report-history-about"))?;
        let [after, best, bound, gap] = history::columns();
        writeln!(self.page.text, "| {after} | {best} | {bound} | {gap} |\n|---:|---:|---:|---:|")?;
        for [after, best, bound, gap] in history::rows(history) {
            writeln!(self.page.text, "| {after} | {best} | {bound} | {gap} |")?;
        }
        match history::left_out(history) {
            Some(text) => writeln!(self.page.text, "\n{text}"),
            None => Ok(()),
        }
    }
}

/// The bound in words. An own bound is an expression, which may have marks of Markdown.
fn bound(plan: Plan, dims: Dims, metric: Metric) -> String {
    let title = plan.bound_title(dims, metric);
    if plan.own_bound().is_some() { code(title) } else { title.to_owned() }
}

/// The rows of a board, with a line for the blank.
fn rows(board: &Board) -> String {
    let width = (board.tiles().len() - 1).to_string().len();
    let cell = |&tile: &u8| match tile {
        BLANK => format!("{:>width$}", "-"),
        tile => format!("{tile:>width$}"),
    };
    let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(" ");
    board.tiles().chunks(board.dims().cols()).map(row).collect::<Vec<_>>().join("\n")
}

/// The board after the steps of one move. `None` without steps.
fn shown(number: usize, shift: &[Step], goal: &Board) -> Option<Shown> {
    let step = shift.last()?;
    let number = number.to_string();
    let letter = moves::letter(step.way);
    let (told, caption) = match shift {
        [one] => {
            let (letter, told) = (letter.to_string(), told(number.clone(), one));
            let caption =
                text!("report-step-short", number = number, letter = letter, tile = one.tile);
            (told, caption)
        }
        _ => {
            let letters = format!("{letter}{}", shift.len());
            let told = text!("report-shift", number = number.clone(), shift = words::shift(shift));
            (told, text!("report-shift-short", number = number, letters = letters))
        }
    };
    let picture = SlidingPicture { board: step.board.clone(), goal: goal.clone() };
    Some(Shown { told, caption, picture: picture.into(), rows: rows(&step.board) })
}

/// How long the solution is, and what is known of shorter ones.
fn length(solution: &Solution) -> String {
    let moves = words::length(solution);
    let count = solution.length().unwrap_or(0);
    match solution.lower_bound {
        _ if count == 0 => text!("report-start-is-goal").to_owned(),
        _ if solution.proved_least => text!("report-length-proved", moves = moves),
        0 => text!("report-length-unknown", moves = moves),
        bound => text!("report-length-bound", moves = moves, bound = bound.to_string()),
    }
}

/// Why there is no solution.
fn unsolved(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Limit(Limit::Nodes) => text!("report-not-solved-nodes"),
        Outcome::Limit(Limit::Memory) => text!("report-not-solved-memory"),
        Outcome::Limit(Limit::Time) => text!("report-not-solved-time"),
        Outcome::Limit(Limit::Depth) => text!("report-not-solved-depth"),
        _ => text!("report-not-solved-stopped"),
    }
}

/// `Step 1: the blank goes left (tile 6 goes right).`
fn told(number: String, step: &Step) -> String {
    let (blank, way) = (words::way(step.way), words::way(step.way.opposite()));
    text!("report-step", number = number, blank = blank, tile = step.tile, way = way)
}
