//! A solution as a film: the start, and what each step changes.

use langkah_engine::hidato::board::Board as Numbers;
use langkah_engine::hidato::solve::{How, Verdict};
use langkah_engine::sliding::moves::{Step, letter, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::{Outcome, Solution};
use langkah_language::text;

use super::hidato::HidatoPicture;
use super::sliding::SlidingPicture;
use crate::family::pictured::{Picture, drawn_mut};
use crate::hidato;
use crate::words::{capital, grouped, least, length, memory_and_tables, time};

/// A solution step by step.
#[derive(Clone, Debug)]
pub struct Film {
    pub title: String,
    pub start: Picture,
    pub steps: Vec<FilmStep>,
    /// Figures of the solution and of its search, each with its name.
    pub facts: Vec<(&'static str, String)>,
}

/// What one move changes, or a number that is placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmStep {
    /// One, but for a multi-tile move, which has all its tiles in their order.
    pub changes: Vec<Change>,
    pub caption: String,
}

/// A tile that slides, or a number that is placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The tile or the number.
    pub item: u16,
    /// The row and the column to which it goes, from 0.
    pub place: (usize, usize),
    /// The board's cell, as the board counts them.
    pub(super) cell: usize,
}

impl Film {
    /// The film of a sliding puzzle; without a solution it has no steps.
    pub fn sliding(puzzle: &Puzzle, solution: Option<&Solution>) -> Self {
        let start = SlidingPicture { board: puzzle.start().clone(), goal: puzzle.goal().clone() };
        let path = solution.and_then(|solution| match &solution.outcome {
            Outcome::Solved(path) => Some(path.as_slice()),
            _ => None,
        });
        let path = path.unwrap_or_default();
        let dims = puzzle.start().dims();
        let metric = solution.map(|solution| solution.metric).unwrap_or_default();
        let mut blank = puzzle.start().blank();
        let mut slid = |step: &Step| {
            let cell = std::mem::replace(&mut blank, step.board.blank());
            Change { item: step.tile.into(), place: (dims.row(cell), dims.col(cell)), cell }
        };
        let (path, all) = (steps(puzzle.start(), path), metric.count(path));
        let steps = metric.shifts(&path).enumerate().map(|(index, shift)| FilmStep {
            changes: shift.iter().map(&mut slid).collect(),
            caption: slid_caption(index + 1, all, shift),
        });
        Self {
            title: text!(
                "picture-title-sliding",
                tiles = (dims.cells() - 1),
                size = dims.to_string()
            ),
            start: start.into(),
            steps: steps.collect(),
            facts: solution.map(|solution| sliding_facts(puzzle, solution)).unwrap_or_default(),
        }
    }

    /// The film of a Hidato: its numbers in the order in which the search settled them.
    pub fn hidato(board: &Numbers, solution: Option<&hidato::Solution>) -> Self {
        let shape = board.shape();
        let picture = HidatoPicture { board: board.clone(), given: board.clone() };
        let placed = solution.map(|solution| solution.finished.steps.as_slice());
        let placed = placed.unwrap_or_default().iter().filter(|step| step.how != How::Given);
        let all = placed.clone().count();
        let steps = placed.enumerate().map(|(index, step)| {
            let number = u64::from(step.number);
            let caption =
                text!("picture-step-hidato", step = (index + 1), all = all, number = number);
            let place = shape.coordinates(step.cell);
            let change = Change { item: step.number, place, cell: step.cell };
            FilmStep { changes: vec![change], caption }
        });
        let family = capital(hidato::words::title(board));
        let title = text!("picture-title-hidato", family = family, size = shape.dims().to_string());
        let facts = solution.map(|solution| {
            let said = known(&solution.finished.verdict).to_owned();
            let said = solution.finished.solution().map(|_| (text!("picture-length"), said));
            let figures = [
                (text!("picture-expanded"), grouped(solution.finished.stats.expanded)),
                (text!("picture-time"), time(solution.search_time)),
            ];
            said.into_iter().chain(figures).collect()
        });
        Self {
            title,
            start: picture.into(),
            steps: steps.collect(),
            facts: facts.unwrap_or_default(),
        }
    }

    /// All boards with their captions, the start first.
    pub fn frames(&self) -> impl Iterator<Item = (Picture, &str)> {
        let mut picture = self.start.clone();
        let start = (picture.clone(), text!("picture-start"));
        std::iter::once(start).chain(self.steps.iter().map(move |step| {
            step.changes.iter().for_each(|change| drawn_mut(&mut picture).change(change));
            (picture.clone(), step.caption.as_str())
        }))
    }
}

/// What is known of the solutions of a Hidato, in a few words.
pub(super) fn known(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => text!("picture-one-solution"),
        Verdict::Several(..) => text!("picture-one-of-several"),
        Verdict::Unknown { first: Some(_), .. } => text!("picture-a-solution"),
        Verdict::Unknown { first: None, .. } => text!("picture-not-found"),
        Verdict::None(_) => text!("picture-no-solution"),
    }
}

/// The caption of the move with this number of all.
fn slid_caption(number: usize, all: usize, shift: &[Step]) -> String {
    match shift {
        [step] => {
            let letter = letter(step.way).to_string();
            let tile = step.tile;
            text!("picture-step-sliding", step = number, all = all, tile = tile, letter = letter)
        }
        _ => {
            let letter = shift.first().map(|step| letter(step.way)).unwrap_or_default();
            let letters = format!("{letter}{}", shift.len());
            let tiles: Vec<String> = shift.iter().map(|step| step.tile.to_string()).collect();
            let tiles = tiles.join(", ");
            text!("picture-step-shift", step = number, all = all, letters = letters, tiles = tiles)
        }
    }
}

fn sliding_facts(puzzle: &Puzzle, solution: &Solution) -> Vec<(&'static str, String)> {
    let solvability = puzzle.solvability();
    let (sum, x, total) = (solvability.sum(), solvability.x(), solvability.total());
    let mut facts = Vec::new();
    if let Outcome::Solved(_) = &solution.outcome {
        let said = format!("{}, {}", length(solution), least(solution));
        facts.push((text!("picture-length"), said));
    }
    facts.extend([
        ("ΣKurang + X", format!("{sum} + {x} = {total}")),
        (text!("picture-expanded"), grouped(solution.stats.expanded)),
        (text!("picture-generated"), grouped(solution.stats.generated)),
        (text!("figure-memory"), memory_and_tables(solution)),
        (text!("picture-time"), time(solution.search_time)),
    ]);
    facts
}
