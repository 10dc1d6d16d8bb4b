//! Asks the search about one board after another, and tells a watch how many were asked about.

use crate::hidato::board::Board;
use crate::hidato::generate::Difficulty;
use crate::hidato::generate::thin::Thinner;
use crate::hidato::solve::{Options, Verdict, unchecked};
use crate::search::limits::{Limit, Limits};
use crate::search::watch::{Halt, Progress, Stats, Watch};

/// The most children that one question may make; then its answer is open.
const GENERATED_MAX: u64 = 4_000;

/// What the search knows of a board.
pub(super) enum Answer {
    None,
    One(Board),
    Several(Board, Board),
    /// The question was too hard.
    Open,
}

pub(super) struct Asker<'a> {
    watch: &'a mut dyn Watch,
    asked: u64,
}

impl<'a> Asker<'a> {
    pub fn new(watch: &'a mut dyn Watch) -> Self {
        Self { watch, asked: 0 }
    }

    /// Takes numbers away from a board with the same watch.
    pub fn thinner(&mut self, board: &Board, difficulty: Difficulty) -> Thinner<'_> {
        Thinner::new(board, difficulty, &mut *self.watch)
    }

    /// How many boards it was asked about: the figure `generated` of the progress.
    fn progress(&self) -> Progress {
        Stats { generated: self.asked, ..Stats::default() }.into()
    }

    /// Lets the watch end the work.
    pub fn beat(&mut self) -> Result<(), Halt> {
        self.watch.beat(&self.progress())
    }

    /// How many solutions a board has. It must have no number twice and none out of range.
    pub fn ask(&mut self, board: &Board) -> Result<Answer, Halt> {
        // Only branch and bound, so that one hard question does not take all the time.
        let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
        self.ask_with(board, &Options { limits, hand_over: u64::MAX, ..Options::default() })
    }

    /// The same, with no limit but those of the watch.
    pub fn ask_long(&mut self, board: &Board) -> Result<Answer, Halt> {
        self.ask_with(board, &Options::default())
    }

    fn ask_with(&mut self, board: &Board, options: &Options) -> Result<Answer, Halt> {
        self.beat()?;
        self.asked += 1;
        let progress = self.progress();
        let mut beat = |_: &Progress| self.watch.beat(&progress);
        Ok(match unchecked(board, options, &mut beat).verdict {
            Verdict::None(_) => Answer::None,
            Verdict::One(solution) => Answer::One(solution),
            Verdict::Several(first, second) => Answer::Several(first, second),
            Verdict::Unknown { halt: Some(halt), .. } if halt != Halt::Limit(Limit::Nodes) => {
                return Err(halt);
            }
            Verdict::Unknown { .. } => Answer::Open,
        })
    }

    /// A solution that is not `solution`, which must be one. The outer `None` says that the
    /// question was too hard, the inner one that there is no other.
    pub fn other(
        &mut self,
        board: &Board,
        solution: &Board,
    ) -> Result<Option<Option<Board>>, Halt> {
        Ok(match self.ask(board)? {
            Answer::One(_) => Some(None),
            Answer::Several(first, second) => {
                Some(Some(if first == *solution { second } else { first }))
            }
            Answer::None | Answer::Open => None,
        })
    }
}
