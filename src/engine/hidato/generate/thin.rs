//! Which numbers can be taken away from a full board so that one solution remains.

use rand::Rng;

use super::edges::{Edged, join_further, without_idle};
use super::path::below;
use super::rating::rate;
use super::{Difficulty, Rating, made};
use crate::hidato::board::Board;
use crate::hidato::solve::{Options, Verdict, unchecked};
use crate::search::limits::{Limit, Limits};
use crate::search::watch::{Halt, Progress, Watch};

/// The most children that one check may make; if it needs more, the number stays.
const GENERATED_MAX: u64 = 2_000;

/// How many numbers are taken away together at first.
const BATCH: usize = 16;

/// Takes numbers away, and tells the watch how many it has looked at.
pub(in crate::hidato) struct Thinner<'a> {
    board: Board,
    difficulty: Difficulty,
    done: usize,
    watch: &'a mut dyn Watch,
}

impl<'a> Thinner<'a> {
    pub fn new(solution: &Board, difficulty: Difficulty, watch: &'a mut dyn Watch) -> Self {
        Self { board: solution.clone(), difficulty, done: 0, watch }
    }

    fn progress(&self) -> Progress {
        made(self.done, self.board.count())
    }

    /// Takes away numbers of single cells, those of `first` before the others.
    pub fn thin(&mut self, first: &[usize], rng: &mut impl Rng) -> Result<(), Halt> {
        self.thin_groups(first.iter().map(|&cell| vec![cell]).collect(), rng)?;
        let count = self.board.count();
        let is_inner = |cell: &usize| {
            self.board.number(*cell).is_some_and(|number| number > 1 && usize::from(number) < count)
        };
        let cells = (0..count).filter(|cell| !first.contains(cell)).filter(is_inner);
        let cells = cells.map(|cell| vec![cell]).collect();
        self.thin_groups(cells, rng)?;
        Ok(())
    }

    /// Takes numbers away as [`Self::thin`] does, with so many edges along the solution, and no
    /// edge between two givens. There are fewer if the path has no room for them.
    pub(super) fn thin_with_edges(
        &mut self,
        Edged { solution, first }: &Edged,
        edges: usize,
        rng: &mut impl Rng,
    ) -> Result<Board, Halt> {
        let mut first = first.clone();
        let mut before = None;
        loop {
            self.thin(&first, rng)?;
            self.board = without_idle(&self.board);
            let count = self.board.shape().edges().len();
            // Further edges do not help if all that came last have gone again.
            if count >= edges || before.is_some_and(|before| before >= count) {
                return Ok(self.board.clone());
            }
            before = Some(count);
            first = join_further(&mut self.board, solution, edges - count, rng);
            self.done = 0;
        }
    }

    /// Takes away numbers of these groups of cells, each group as a whole.
    pub fn thin_groups(
        &mut self,
        mut groups: Vec<Vec<usize>>,
        rng: &mut impl Rng,
    ) -> Result<Board, Halt> {
        // Fisher and Yates's shuffle.
        for last in (1..groups.len()).rev() {
            groups.swap(last, below(rng, last + 1));
        }
        for batch in groups.chunks(BATCH) {
            self.take(batch)?;
        }
        Ok(self.board.clone())
    }

    /// Takes away as many of these groups as possible: all together, or else each half by itself.
    fn take(&mut self, groups: &[Vec<usize>]) -> Result<(), Halt> {
        self.watch.beat(&self.progress())?;
        let cells: Vec<usize> = groups.concat();
        let numbers: Vec<u16> = cells.iter().map(|&cell| self.board.numbers()[cell]).collect();
        cells.iter().for_each(|&cell| self.board.set(cell, 0));
        if self.has_one_solution()? {
            self.done += cells.len();
            return Ok(());
        }
        for (&cell, &number) in cells.iter().zip(&numbers) {
            self.board.set(cell, number);
        }
        if let [_] = groups {
            self.done += cells.len();
            return Ok(());
        }
        let (left, right) = groups.split_at(groups.len() / 2);
        self.take(left)?;
        self.take(right)
    }

    /// How hard the board is as it is now.
    pub fn rate(&mut self) -> Result<Rating, Halt> {
        let progress = self.progress();
        rate(&self.board, &mut |_: &Progress| self.watch.beat(&progress))
    }

    /// Whether the rules of the difficulty find the whole solution.
    pub fn has_one_solution(&mut self) -> Result<bool, Halt> {
        let limits = Limits { generated_max: GENERATED_MAX, ..Limits::usual() };
        // Only branch and bound, so that the limit is exact and a puzzle does not depend on another
        // library.
        let level = self.difficulty.rule();
        let options = Options { limits, level, hand_over: u64::MAX, ..Options::default() };
        let progress = self.progress();
        let mut beat = |_: &Progress| self.watch.beat(&progress);
        match unchecked(&self.board, &options, &mut beat).verdict {
            Verdict::One(_) => Ok(true),
            Verdict::Unknown { halt: Some(halt), .. } if halt != Halt::Limit(Limit::Nodes) => {
                Err(halt)
            }
            _ => Ok(false),
        }
    }
}
