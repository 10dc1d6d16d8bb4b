//! Random puzzles: one by its seed, another one like the open one, the one of a day.

use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_puzzle::date::Date;

use super::{Open, Sliding};
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::source::Source;

/// How many seeds are tried for a start that is not the goal: on a board of 2×2 one start in twelve
/// is the goal.
const TRIALS: u64 = 16;

impl Sliding {
    /// Opens the random puzzle of a seed. Tells whether the settings name a size that has one.
    pub(super) fn random(
        &mut self,
        kind: Kind,
        choice: Goal,
        seed: u64,
        desk: &mut Desk<'_>,
    ) -> bool {
        let source = |size: Dims| Source::Random { kind, size, seed };
        self.deal((kind, seed), choice, source, desk)
    }

    /// Opens the puzzle of a day, to be played at once. Its seed is the date's.
    pub(super) fn daily(&mut self, date: Date, choice: Goal, desk: &mut Desk<'_>) -> bool {
        let source = |size: Dims| Source::Daily { date, size };
        let is_open = self.deal((Kind::Solvable, date.seed()), choice, source, desk);
        if is_open {
            self.mode = Mode::Play;
        }
        is_open
    }

    fn deal(
        &mut self,
        (kind, seed): (Kind, u64),
        choice: Goal,
        source: impl FnOnce(Dims) -> Source,
        desk: &mut Desk<'_>,
    ) -> bool {
        let Some(Ok(goal)) = desk.settings.sliding.size().map(|size| choice.board(size)) else {
            return false;
        };
        let start = random::board(&goal, kind, seed);
        let source = source(start.dims());
        self.load(Open::new(Puzzle::new(start, choice), source), desk);
        true
    }

    /// Opens another random puzzle with the size and the goal of the open one, to be played at
    /// once. Without an open puzzle it is one as the settings name it.
    pub(super) fn another(&mut self, choice: Goal, seed: u64, desk: &mut Desk<'_>) -> bool {
        let Some(open) = self.open() else {
            let is_open = self.random(Kind::Solvable, choice, seed, desk);
            self.mode = if is_open { Mode::Play } else { self.mode };
            return is_open;
        };
        let kind = match &open.source {
            Source::Random { kind: kind @ Kind::Walk(_), .. } => *kind,
            _ => Kind::Solvable,
        };
        let goal = open.puzzle.goal().clone();
        let seeds = (0..TRIALS).map(|more| seed.wrapping_add(more));
        let mut boards = seeds.map(|seed| (random::board(&goal, kind, seed), seed));
        let Some((start, seed)) = boards.find(|(start, _)| *start != goal) else { return false };
        let source = Source::Random { kind, size: goal.dims(), seed };
        let Ok(puzzle) = Puzzle::with(start, &GoalChoice::Board(goal)) else { return false };
        self.load(Open::new(puzzle, source), desk);
        self.mode = Mode::Play;
        true
    }
}
