//! One Markdown text with what a course asks for: the start, Kurang of every tile, the verdict, the
//! path as matrices, the time without input and output, the nodes. The report on a Hidato is in
//! [`hidato`].

pub mod hidato;
pub mod html;
mod page;
mod short;

use std::fmt::{self, Write};

use langkah_language::{Language, text, within};

use super::Puzzle;
use super::plan::{Plan, Preset};
use super::solve::{Outcome, Solution};
use super::words;
use crate::search::limits::Limit;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::{self, Move, Step};
use crate::sliding::solvability::Solvability;
use page::{Page, time};

/// Writes the report. Without a solution it ends with the verdict.
///
/// # Errors
/// If `out` takes no more.
pub fn write(
    out: &mut impl Write,
    puzzle: &Puzzle,
    solution: Option<&Solution>,
    language: Language,
) -> fmt::Result {
    within(language, || {
        let mut report = SlidingReport { page: Page { out }, puzzle };
        report.boards()?;
        report.verdict()?;
        let Some(solution) = solution else { return Ok(()) };
        // No search was begun, because the puzzle cannot be solved.
        if solution.outcome == Outcome::Unsolvable && !puzzle.solvability().is_solvable() {
            return Ok(());
        }
        report.path(solution)?;
        report.search(solution)
    })
}

/// The report on one of several puzzles, with its number and its place below the title.
pub fn named(report: &str, number: usize, count: usize, place: &str, language: Language) -> String {
    let (title, rest) = report.split_once("\n\n").unwrap_or((report, ""));
    // The place is written as code, which a backquote would end.
    let place = place.replace('`', "'");
    let (number, count) = (number.to_string(), count.to_string());
    let which = within(language, || text!("report-which", number = number, count = count));
    format!("{title}\n\n{which}: `{place}`\n\n{rest}")
}

/// The title of the reports on `count` puzzles.
pub fn title_of_several(count: usize, language: Language) -> String {
    within(language, || text!("report-title-of-several", count = count.to_string()))
}

struct SlidingReport<'a, W> {
    page: Page<'a, W>,
    puzzle: &'a Puzzle,
}

impl<W: Write> SlidingReport<'_, W> {
    fn boards(&mut self) -> fmt::Result {
        let dims = self.puzzle.start().dims();
        self.page.title(&text!("report-name", tiles = (dims.cells() - 1)), dims)?;
        self.page.heading(text!("report-start"))?;
        self.matrix(self.puzzle.start())?;
        self.page.heading(text!("report-goal"))?;
        self.matrix(self.puzzle.goal())
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        let width = (board.tiles().len() - 1).to_string().len();
        let cell = |&tile: &u8| match tile {
            BLANK => format!("{:>width$}", "-"),
            tile => format!("{tile:>width$}"),
        };
        let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = board.tiles().chunks(board.dims().cols()).map(row).collect();
        self.page.board(&rows.join("\n"))
    }

    fn verdict(&mut self) -> fmt::Result {
        let solvability = self.puzzle.solvability();
        self.page.heading(text!("report-verdict"))?;
        writeln!(self.page.out, "{}", text!("report-kurang"))?;
        if solvability.is_renumbered() {
            writeln!(self.page.out, "{}", text!("report-own-order"))?;
        }
        writeln!(self.page.out)?;
        self.kurang(&solvability)?;
        let (sum, total) = (solvability.sum().to_string(), solvability.total().to_string());
        let x = match solvability.x() {
            1 => text!("report-x-odd", x = 1),
            x => text!("report-x-even", x = x),
        };
        writeln!(self.page.out, "- ΣKurang(i) = {sum}")?;
        writeln!(self.page.out, "- {x}")?;
        let x = solvability.x();
        let total = match solvability.is_solvable() {
            true => text!("report-total-even", sum = sum, x = x, total = total),
            false => text!("report-total-odd", sum = sum, x = x, total = total),
        };
        writeln!(self.page.out, "- {total}")
    }

    /// A row for each tile, the blank last.
    fn kurang(&mut self, solvability: &Solvability) -> fmt::Result {
        let has_numbers = solvability.is_renumbered();
        let (tile, number) = (text!("report-tile"), text!("report-number"));
        if has_numbers {
            writeln!(self.page.out, "| {tile} | {number} | Kurang |\n|---:|---:|---:|")?;
        } else {
            writeln!(self.page.out, "| i | Kurang(i) |\n|---:|---:|")?;
        }
        let tiles = (1..solvability.kurang().len() as u8).chain([BLANK]);
        for (tile, kurang) in tiles.zip(solvability.kurang()) {
            let number = solvability.number(tile);
            let name = match (tile, has_numbers) {
                (BLANK, true) => text!("report-blank").to_owned(),
                // If the goal begins with the blank its number is 0, as people write it.
                (BLANK, false) if number == 1 => "0".to_owned(),
                (BLANK, false) => number.to_string(),
                _ => tile.to_string(),
            };
            if has_numbers {
                writeln!(self.page.out, "| {name} | {number} | {kurang} |")?;
            } else {
                writeln!(self.page.out, "| {name} | {kurang} |")?;
            }
        }
        writeln!(self.page.out)
    }

    fn path(&mut self, solution: &Solution) -> fmt::Result {
        writeln!(self.page.out)?;
        self.page.heading(text!("report-solution"))?;
        let moves: &[Move] = match &solution.outcome {
            Outcome::Solved(moves) => moves,
            outcome => return self.page.paragraph(unsolved(outcome)),
        };
        self.page.paragraph(length(moves.len(), solution))?;
        if !moves.is_empty() {
            writeln!(self.page.out, "`{}`\n", moves::letters(moves))?;
        }
        for (index, step) in moves::steps(self.puzzle.start(), moves).iter().enumerate() {
            self.page.paragraph(told(index + 1, step))?;
            self.matrix(&step.board)?;
        }
        Ok(())
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let dims = self.puzzle.start().dims();
        let first = [
            (text!("report-algorithm"), solution.plan.search_title()),
            (text!("report-lower-bound"), solution.plan.bound_title(dims).to_owned()),
        ];
        let times = [
            (text!("report-time"), time(solution.search_time)),
            (text!("report-tables-time"), time(solution.setup_time)),
        ];
        self.page.figures(&first, &solution.stats, &times)?;
        if let Plan::Preset(preset) = solution.plan
            && preset.counts_otherwise()
        {
            let note = text!("report-counted", name = preset.title());
            writeln!(self.page.out, "\n{note}")?;
        } else if solution.plan != Plan::Preset(Preset::COURSE) {
            writeln!(self.page.out, "\n{}", text!("report-of-this-search"))?;
        }
        Ok(())
    }
}

/// How long the solution is, and what is known of shorter ones.
fn length(count: usize, solution: &Solution) -> String {
    let moves = words::moves(count);
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
fn told(number: usize, step: &Step) -> String {
    let (blank, way) = (words::way(step.way), words::way(step.way.opposite()));
    let number = number.to_string();
    text!("report-step", number = number, blank = blank, tile = step.tile, way = way)
}
