//! Local search shows branch and bound the way to a solution: when it tries, and how the search
//! then follows.
//!
//! Where few numbers are given, guesses go wrong early and are found out late. A solution that is
//! known from elsewhere makes every guess right. The search still goes every step itself, so that
//! its verdict rests on nothing else.
//!
//! As long as no guess was wrong, the search needs no guide. Each try may make steps in proportion
//! to the work so far and to how much is open, so that a board with few choices pays next to
//! nothing.

use super::hand_over::{cells, filled};
use super::near::near;
use super::reroute::Reroute;
use super::search::Search;
use crate::hidato::bits::held;
use crate::hidato::propagate::{Open, Rule};
use crate::search::limits::Limit;
use crate::search::watch::Halt;

/// The next try comes when the work is this many times as much.
const GROWTH: u64 = 2;

/// If numbers have fewer cells than this on average, there is no try.
const CELLS_MIN: usize = 2;

/// A try may make one step per so much work, times the cells that a number has on average.
const WORK_OF_STEP: u64 = 100;

/// Even so, a try makes at most one step per so much work.
const WORK_OF_STEP_MIN: u64 = 4;

/// The fewest steps of a try: less than a millisecond.
const STEPS_MIN: u64 = 1_000;

/// The last try before the hand-over may make so many steps for each cell above [`LAST_CELLS_MIN`]
/// that a number has on average: clause learning takes long where much is open.
const LAST_STEPS: u64 = 400_000;

/// If numbers have no more cells than this on average, there is no try before the hand-over.
const LAST_CELLS_MIN: u64 = 6;

/// After so many steps local search begins anew.
const STEPS_MAX: u64 = 200_000;

/// Steps between two calls of the listener: about a millisecond.
const BEAT: u64 = 4_000;

/// What local search knows and what it found.
#[derive(Default)]
pub(super) struct Guide {
    /// What was open at the root, if it was enough, and how many cells a number had on average.
    open: Option<(Open, u64)>,
    /// A solution that the search follows: the cell of each number.
    pub way: Option<Vec<u16>>,
    /// The work after which the next try comes.
    next: u64,
    /// Whether it is known what is near the first solution.
    has_looked_near: bool,
    /// How many steps local search has made.
    pub steps: u64,
}

impl Guide {
    /// Bytes held.
    pub fn memory(&self) -> usize {
        let open = self.open.as_ref().map_or(0, |(open, _)| open.memory());
        open + self.way.as_ref().map_or(0, held)
    }

    /// Begins to look near the first solution, if local search has led to it.
    pub fn arrive(&mut self) {
        if self.way.take().is_some() {
            self.next = 0;
        }
    }
}

impl Search<'_> {
    /// Notes what is open, if no guess stands.
    pub fn note_root(&mut self) {
        if !self.is_at_root() {
            return;
        }
        self.root_pairs = self.domains.pairs();
        let cells = self.root_pairs / self.domains.count().max(1);
        let is_wanted = self.options.guide < u64::MAX && self.options.level >= Rule::Guess;
        let is_open = is_wanted && cells >= CELLS_MIN;
        self.guide.open = is_open.then(|| (self.domains.open(), cells as u64));
    }

    /// Looks for a solution to follow, if it is time. Returns whether it found one: then the search
    /// is at the root again. At the root itself it is never time, so that a recorded search shows
    /// where it turned.
    pub fn guide_if_due(&mut self) -> Result<bool, Halt> {
        if self.guide.way.is_some() || self.is_at_root() {
            return Ok(false);
        }
        let Some(steps) = self.steps_due() else { return Ok(false) };
        self.guide.next = self.domains.work().saturating_mul(GROWTH);
        self.guide.way = match &self.solution {
            Some(_) if self.guide.has_looked_near => None,
            Some((first, _)) => {
                self.guide.has_looked_near = true;
                near(self.board, &cells(first)).filter(|found| self.is_solution(found))
            }
            None => self.reroute(steps)?,
        };
        let has_found = self.guide.way.is_some();
        if has_found {
            self.begin_again();
        }
        Ok(has_found)
    }

    /// How many steps a try may make, if it is time for one.
    fn steps_due(&self) -> Option<u64> {
        let &(_, cells) = self.guide.open.as_ref()?;
        let work = self.domains.work();
        if work < self.options.guide || !self.has_failed() {
            None
        } else if self.is_hand_over_due() {
            Some(LAST_STEPS * cells.saturating_sub(LAST_CELLS_MIN))
        } else {
            let steps = (work * cells / WORK_OF_STEP).min(work / WORK_OF_STEP_MIN);
            (work >= self.guide.next).then_some(steps.max(STEPS_MIN))
        }
    }

    /// The cell that the guide has for a number.
    pub fn guided(&self, number: u16) -> Option<u16> {
        let cell = *self.guide.way.as_ref()?.get(usize::from(number))?;
        self.domains.can_stand(number.into(), cell.into()).then_some(cell)
    }

    /// Lets local search make up to so many steps. Returns the cell of each number of a solution.
    fn reroute(&mut self, steps: u64) -> Result<Option<Vec<u16>>, Halt> {
        let end = self.guide.steps + steps;
        while self.guide.steps < end {
            let Some((open, _)) = &self.guide.open else { return Ok(None) };
            let seed = self.domains.work() ^ self.guide.steps;
            let Some(mut reroute) = Reroute::new(open, seed) else { return Ok(None) };
            let last = end.min(self.guide.steps + STEPS_MAX);
            while self.guide.steps < last {
                if !self.weigh(reroute.memory()) {
                    return Err(Halt::Limit(Limit::Memory));
                }
                self.listener.beat(&self.stats.into())?;
                let before = reroute.steps();
                let found = reroute.go(BEAT.min(last - self.guide.steps)).map(<[u16]>::to_vec);
                self.guide.steps += reroute.steps() - before;
                if let Some(found) = found {
                    return Ok(Some(found).filter(|found| self.is_solution(found)));
                }
            }
        }
        Ok(None)
    }

    /// Whether the cells of the numbers are a solution. It asks the board alone.
    fn is_solution(&self, cells: &[u16]) -> bool {
        let board = filled(self.board, cells);
        board.is_solved() && self.board.agrees_with(&board)
    }
}
