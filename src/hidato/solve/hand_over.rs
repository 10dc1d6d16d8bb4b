//! Branch and bound hands over to clause learning: when, and what is made of the answer.

use super::learn::{Answer, CELLS_MAX, Learner};
use super::outcome::{Engine, Refutation, Verdict};
use super::search::Search;
use crate::hidato::board::Board;
use crate::hidato::propagate::Rule;
use crate::search::event::NodeListener;

impl<L: NodeListener> Search<'_, L> {
    /// The verdict, where clause learning was due and gave one.
    pub fn hand_over_if_due(&mut self) -> Option<Verdict> {
        if self.is_hand_over_due() { self.hand_over() } else { None }
    }

    /// Whether branch and bound had its time, and little enough is open to be written as
    /// clauses.
    fn is_hand_over_due(&self) -> bool {
        self.domains.work() >= self.options.hand_over
            && self.options.level >= Rule::Guess
            && !self.is_too_open
    }

    /// Lets clause learning find what is missing: a solution, and another or the proof that there
    /// is none. `None` where too much is open for it.
    fn hand_over(&mut self) -> Option<Verdict> {
        self.back_to_root();
        if self.domains.pairs() > CELLS_MAX * self.domains.count() {
            self.is_too_open = true;
            return None;
        }
        self.tell_hand_over();
        self.engine = Engine::ClauseLearning;
        let mut first = self.solution.as_ref().map(|(board, _)| board.clone());
        let mut second = None;
        let mut learner = Learner::new(&self.domains, self.stats, &mut *self.listener);
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
        drop(learner);
        if let (None, Some(first)) = (&self.solution, &first) {
            self.replay(first);
        }
        Some(match (first, second, end) {
            (Some(first), Some(second), _) => Verdict::Several(first, second),
            (Some(first), None, Some(None)) => Verdict::One(first),
            (None, _, Some(None)) => Verdict::None(Refutation::Learnt),
            (first, _, Some(halt)) => Verdict::Unknown { first, halt },
            (first, _, None) => Verdict::Unknown { first, halt: None },
        })
    }

    /// Goes the way to a known solution by the rules, and by guesses that are right, to have its
    /// steps.
    fn replay(&mut self, solution: &Board) {
        let cells = cells(solution);
        while !self.domains.is_complete() {
            let (number, _) = self.chooser.choose(&self.domains);
            self.try_at(number, cells[usize::from(number)]);
            // The solution agrees with every rule, so that nothing can contradict.
            while matches!(self.domains.propagate(u64::MAX), Ok(false)) {}
        }
        self.solution = Some((solution.clone(), self.steps()));
    }
}

/// The cell of each number of a solved board.
fn cells(board: &Board) -> Vec<u16> {
    board.cells().into_iter().map(|cell| cell.unwrap_or_default() as u16).collect()
}

fn filled(board: &Board, cells: &[u16]) -> Board {
    let mut filled = board.clone();
    for (v, &cell) in cells.iter().enumerate() {
        filled.set(cell.into(), v as u16 + 1);
    }
    filled
}
