//! Which numbers can be taken away from a full board so that one solution remains.

use rand::Rng;

use super::path::below;
use super::rating::rate_heard;
use super::{Difficulty, Progress, halt_of};
use crate::hidato::board::Board;
use crate::hidato::solve::{Options, Verdict, unchecked};
use crate::search::event::{Flow, Halt, Listener, Stats};
use crate::search::limits::{Limit, Limits};

/// Children that one check may make before the number is kept, whatever it would show.
const GENERATED_MAX: u64 = 2_000;

/// Numbers that are taken away at one go at first.
const BATCH: usize = 16;

pub(super) struct Thinner<'a, F> {
    board: Board,
    difficulty: Difficulty,
    progress: Progress,
    listen: &'a mut F,
}

/// Passes a search's beats on as the progress of the whole.
struct Beats<'a, F> {
    progress: Progress,
    listen: &'a mut F,
}

impl<F: FnMut(&Progress) -> Flow> Listener for Beats<'_, F> {
    fn beat(&mut self, _: &Stats) -> Flow {
        (self.listen)(&self.progress)
    }
}

impl<'a, F: FnMut(&Progress) -> Flow> Thinner<'a, F> {
    pub fn new(
        solution: &Board,
        difficulty: Difficulty,
        progress: Progress,
        listen: &'a mut F,
    ) -> Self {
        Self { board: solution.clone(), difficulty, progress, listen }
    }

    pub fn thin(&mut self, rng: &mut impl Rng) -> Result<Board, Halt> {
        let count = self.board.count();
        let is_inner = |cell: &usize| {
            self.board.number(*cell).is_some_and(|number| number > 1 && usize::from(number) < count)
        };
        let mut cells: Vec<usize> = (0..count).filter(is_inner).collect();
        // Fisher and Yates's shuffle.
        for last in (1..cells.len()).rev() {
            cells.swap(last, below(rng, last + 1));
        }
        self.progress.givens = count;
        for batch in cells.chunks(BATCH) {
            self.take(batch)?;
        }
        Ok(self.board.clone())
    }

    /// Takes as many of these numbers as it can: all at once, or else each half by itself.
    fn take(&mut self, cells: &[usize]) -> Result<(), Halt> {
        if let Some(halt) = halt_of((self.listen)(&self.progress)) {
            return Err(halt);
        }
        let numbers: Vec<u16> = cells.iter().map(|&cell| self.board.numbers()[cell]).collect();
        cells.iter().for_each(|&cell| self.board.set(cell, 0));
        if self.has_one_solution()? {
            self.progress.givens -= cells.len();
            self.progress.done += cells.len();
            return Ok(());
        }
        for (&cell, &number) in cells.iter().zip(&numbers) {
            self.board.set(cell, number);
        }
        if let [_] = cells {
            self.progress.done += 1;
            return Ok(());
        }
        let (left, right) = cells.split_at(cells.len() / 2);
        self.take(left)?;
        self.take(right)
    }

    /// What a board without these numbers really needs.
    pub fn rate(&mut self) -> Result<Difficulty, Halt> {
        let mut beats = Beats { progress: self.progress, listen: &mut *self.listen };
        rate_heard(&self.board, &mut beats)
    }

    fn has_one_solution(&mut self) -> Result<bool, Halt> {
        let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
        // One engine alone, so that the limit holds and a puzzle depends on no other library.
        let level = self.difficulty.rule();
        let options = Options { limits, level, hand_over: u64::MAX, ..Options::default() };
        let mut beats = Beats { progress: self.progress, listen: &mut *self.listen };
        match unchecked(&self.board, &options, &mut beats).verdict {
            Verdict::One(_) => Ok(true),
            Verdict::Unknown { halt: Some(halt), .. } if halt != Halt::Limit(Limit::Nodes) => {
                Err(halt)
            }
            _ => Ok(false),
        }
    }
}
