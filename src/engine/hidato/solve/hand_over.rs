//! Branch and bound hands over to clause learning: when it does, and what becomes of the answer.
//!
//! Clause learning keeps the proofs for large boards short. On boards up to 20×20 branch and bound
//! hardly needs it: see test/bench/notes.md.

use super::learn::{Answer, CELLS_MAX, Learner};
use super::outcome::{Engine, How, Refutation, Step, Verdict};
use super::search::Search;
use crate::hidato::board::Board;
use crate::hidato::propagate::Rule;

impl Search<'_> {
    /// Whether branch and bound has done enough work, and so little was open at the root that it
    /// can be written as clauses. If not, branch and bound goes on.
    pub fn is_hand_over_due(&self) -> bool {
        self.domains.work() >= self.options.hand_over
            && self.guide.way.is_none()
            && self.options.level >= Rule::Guess
            && self.root_pairs <= CELLS_MAX * self.domains.count()
    }

    /// Lets clause learning find what is missing: a first solution, and a second one or the proof
    /// that there is none. The answer is the verdict.
    pub fn hand_over(&mut self) -> Verdict {
        self.back_to_root();
        self.tell_hand_over();
        self.engine = Engine::ClauseLearning;
        self.handed_over = Some(self.domains.work());
        let mut first = self.solution.as_ref().map(|(board, _)| board.clone());
        let mut second = None;
        self.weigh(0);
        let limits = &self.options.limits;
        let mut learner = Learner::new(&self.domains, self.stats, limits, &mut *self.listener);
        if let Some(first) = &first {
            learner.exclude(&cells(first));
        }
        let end = loop {
            match learner.solve() {
                Answer::Found(cells) if first.is_none() => {
                    learner.exclude(&cells);
                    first = Some(filled(self.board, &cells));
                    if self.options.first_only {
                        break None;
                    }
                }
                Answer::Found(cells) => {
                    second = Some(filled(self.board, &cells));
                    break None;
                }
                Answer::Nothing => break Some(None),
                Answer::Halt(halt) => break Some(Some(halt)),
            }
        };
        self.stats.memory_peak = learner.memory_peak();
        drop(learner);
        if let (None, Some(first)) = (&self.solution, &first) {
            self.replay(first);
        }
        match (first, second, end) {
            (Some(first), Some(second), _) => Verdict::Several(first, second),
            (Some(first), None, Some(None)) => Verdict::One(first),
            (None, _, Some(None)) => Verdict::None(Refutation::Learnt),
            (first, _, Some(halt)) => Verdict::Unknown { first, halt },
            (first, _, None) => Verdict::Unknown { first, halt: None },
        }
    }

    /// Goes the way to a known solution by the rules and by right guesses, to get its steps. If the
    /// listener stops it, the rest of the steps come from clause learning.
    fn replay(&mut self, solution: &Board) {
        let cells = cells(solution);
        while !self.domains.is_complete() {
            let (number, _) = self.chooser.choose(&self.domains);
            self.try_at(number, cells[usize::from(number)]);
            // The solution agrees with every rule, so nothing can contradict.
            if self.propagate().is_err() {
                break;
            }
        }
        let mut steps = self.steps();
        for (number, &cell) in (1..).zip(&cells) {
            if !steps.iter().any(|step| step.number == number) {
                let (cell, how, failed) = (cell.into(), How::Learnt, Vec::new());
                steps.push(Step { number, cell, how, failed });
            }
        }
        self.solution = Some((solution.clone(), steps));
    }
}

/// The cell of each number of a solved board.
pub(super) fn cells(board: &Board) -> Vec<u16> {
    board.cells().into_iter().map(|cell| cell.unwrap_or_default() as u16).collect()
}

/// The board with every number in its cell of these.
pub(super) fn filled(board: &Board, cells: &[u16]) -> Board {
    let mut filled = board.clone();
    for (v, &cell) in cells.iter().enumerate() {
        filled.set(cell.into(), v as u16 + 1);
    }
    filled
}
