//! Texts that mark their puzzles: reports that this program wrote, and tables of LaTeX.

use super::cut::{Cutter, Mode, Piece};
use super::one;
use super::several::{Rest, Several};
use crate::lines::has_long_line;
use crate::lines::reports::reports;
use crate::puzzle::{GoalChoice, Puzzle};
use crate::sliding::text::says_goal;

impl Several<'_> {
    /// What the marks of a text say.
    pub(super) fn marked(&self) -> Option<Rest> {
        self.reported().or_else(|| self.tables())
    }

    /// Several reports, or one on a Hidato; one on a sliding puzzle is read as a whole.
    fn reported(&self) -> Option<Rest> {
        let text = self.text();
        let mut reports = reports(text, 1);
        let is_whole = reports.next()?.is_sliding && reports.next().is_none();
        (!is_whole).then(|| self.many(Mode::Reports))
    }

    /// Several tables of LaTeX are several boards, unless names before the tables make one puzzle
    /// of them already. Two boards are start and goal if a word or an arrow between them says so;
    /// else [`Self::pair`] decides.
    fn tables(&self) -> Option<Rest> {
        let text = self.text();
        if has_long_line(text) {
            return None;
        }
        let mut cutter = Cutter::new(Mode::Tables, text, 1);
        let (first, second) = (cutter.next(text)?, cutter.next(text)?);
        let whole = one(text, 1, self.goal, self.topology);
        if whole.is_ok_and(|any| any.sliding().is_some()) {
            return None;
        }
        let is_pair = cutter.next(text).is_none();
        let named = || self.start_and_goal(&first, &second);
        if let Some(rest) = is_pair.then(named).flatten() {
            return Some(rest);
        }
        if let Some(rest) = is_pair.then(|| self.pair(Mode::Tables)).flatten() {
            return Some(rest);
        }
        self.judge(Mode::Tables).is_half().then(|| self.many(Mode::Tables))
    }

    fn start_and_goal(&self, first: &Piece, second: &Piece) -> Option<Rest> {
        if self.goal.is_some() || !leads_on(&self.text()[first.end..second.begin]) {
            return None;
        }
        let (mut start, goal) = (self.read(first), self.read(second));
        let opened = start.read.as_mut().ok()?.as_mut().sliding()?;
        let other = goal.read.ok()?.sliding()?;
        let choice = GoalChoice::Board(other.puzzle.start().clone());
        opened.puzzle = Puzzle::with(opened.puzzle.start().clone(), &choice).ok()?;
        opened.names_goal = true;
        opened.notes.retain(|note| !note.is_about_goal());
        Some(Rest::One(Some(Box::new(start))))
    }
}

/// Whether what stands between two boards says that the second is the goal of the first.
fn leads_on(between: &str) -> bool {
    const ARROWS: [&str; 8] =
        ["\\to", "\\mapsto", "\\implies", "rightarrow", "Rightarrow", "->", "→", "⇒"];
    ARROWS.iter().any(|arrow| between.contains(arrow)) || says_goal(between)
}
