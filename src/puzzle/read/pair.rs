//! Two boards of sliding tiles without a word between: start and goal, or two puzzles.

use langkah_engine::sliding::board::{BLANK, Board, Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::{Format, Note};

use super::cut::{Cutter, Mode, Piece};
use super::several::{Rest, Several};

impl Several<'_> {
    /// Two boards of sliding tiles, in rows and of one size, with no word between that says more:
    /// start and goal where the second can be reached from the first and
    ///
    /// - it is one of the usual goals and the first is none, or
    /// - it is near: its tiles are at most half a step away for each cell, which is rare for two
    ///   random boards, or
    /// - neither of them can be brought to a usual goal.
    ///
    /// Else they are two puzzles. In both cases a note says so.
    pub(super) fn pair(&self, mode: Mode) -> Option<Rest> {
        let text = self.text();
        let mut cutter = Cutter::new(mode, text, 1);
        let (first, second) = (cutter.next(text)?, cutter.next(text)?);
        if cutter.next(text).is_some() || second.heading.is_some() || self.goal.is_some() {
            return None;
        }
        let (mut start, goal) = (self.read(&first), self.read(&second));
        let opened = start.read.as_mut().ok()?.as_mut().sliding()?;
        let other = goal.read.as_ref().ok()?.as_ref().sliding()?;
        let goal = other.puzzle.start().clone();
        let is_rows = |piece: &Piece| match mode {
            Mode::Lists(_) => piece.heading.is_none() && text[piece.begin..].starts_with('['),
            Mode::Tables => true,
            _ => text[piece.begin..piece.end].trim().contains(['\n', '\r']),
        };
        let has_own = |format| matches!(format, Format::Langkah | Format::School42 | Format::Korf);
        if goal.dims() != opened.puzzle.start().dims()
            || !(is_rows(&first) && is_rows(&second))
            || has_own(opened.format)
            || has_own(other.format)
        {
            return None;
        }
        let choice = GoalChoice::Board(goal.clone());
        let puzzle = Puzzle::with(opened.puzzle.start().clone(), &choice).ok()?;
        if is_goal_of(&puzzle) {
            (opened.puzzle, opened.names_goal) = (puzzle, true);
            opened.notes.retain(|note| !note.is_about_goal());
            opened.notes.push(Note::StartAndGoal);
            return Some(Rest::One(Some(Box::new(start))));
        }
        let cutter = Cutter::new(mode, text, 1);
        Some(Rest::Many { cutter, inner: None, note: Some(Note::TwoPuzzles) })
    }
}

/// Whether the goal of a puzzle, which no word in the text calls a goal, is likely to be one.
fn is_goal_of(puzzle: &Puzzle) -> bool {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    if !puzzle.solvability().is_solvable() {
        return false;
    }
    let is_usual = Goal::of(goal).is_some() && Goal::of(start).is_none();
    let can = |to: Goal| Puzzle::new(start.clone(), to).solvability().is_solvable();
    is_usual || is_near(start, goal) || !Goal::ALL.into_iter().any(can)
}

fn is_near(start: &Board, goal: &Board) -> bool {
    let dims = start.dims();
    let away = |tile: u8| dims.taxicab(start.cell_of(tile), goal.cell_of(tile));
    let tiles = (0..dims.cells() as u8).filter(|&tile| tile != BLANK);
    let steps: usize = tiles.map(away).sum();
    dims.cells() > 4 && steps * 2 <= dims.cells()
}
