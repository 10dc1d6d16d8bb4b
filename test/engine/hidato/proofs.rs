//! Contradictions and steps that are told in steps: each follows from what stands on the board and
//! from the steps before it, said again too simply to be wrong.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::hint::{Hint, hint};
use langkah_engine::hidato::proof::Insight;
use langkah_engine::hidato::propagate::evidence::Evidence;
use langkah_engine::hidato::propagate::{Contradiction, Deduction, Rule};
use langkah_engine::hidato::reason::{reason, within_reach};
use langkah_engine::hidato::solve::{How, Options, Refutation, solve};
use langkah_engine::search::limits::Limits;

use super::oracle::{Draw, small, solutions};
use super::rules::shown;

/// What a person sees who has followed the steps so far. They may see more than a step says: that
/// even the last choice is no choice.
struct Person {
    board: Board,
    /// The numbers and cells that the steps have ruled out.
    out: Vec<(u16, usize)>,
}

impl Person {
    fn new(board: &Board) -> Self {
        Self { board: board.clone(), out: Vec::new() }
    }

    fn can_stand(&self, number: u16, cell: usize) -> bool {
        match self.board.number(cell) {
            Some(other) => other == number,
            None => {
                within_reach(&self.board)[cell].contains(&number)
                    && !self.out.contains(&(number, cell))
            }
        }
    }

    fn cells_of(&self, number: u16) -> Vec<usize> {
        (0..self.board.count()).filter(|&cell| self.can_stand(number, cell)).collect()
    }

    fn numbers_of(&self, cell: usize) -> Vec<u16> {
        (1..=self.board.count() as u16).filter(|&number| self.can_stand(number, cell)).collect()
    }

    /// The cells beside a cell that a number can take.
    fn beside(&self, number: u16, cell: usize) -> Vec<usize> {
        let cells = self.cells_of(number).into_iter();
        cells.filter(|&other| self.board.shape().touches(other, cell)).collect()
    }

    fn holds(
        &self,
        &Deduction { rule, number, cell, is_placed, ref evidence }: &Deduction,
    ) -> bool {
        match (is_placed, evidence) {
            (true, Evidence::Plain) if rule == Rule::Chain => {
                self.cells_of(number).iter().all(|&other| other == cell)
            }
            (true, Evidence::Plain) => self.numbers_of(cell).iter().all(|&other| other == number),
            (false, Evidence::NoneBeside { number: other, cells }) => {
                other.abs_diff(number) == 1
                    && self.beside(*other, cell).is_empty()
                    && cells.is_empty()
            }
            (false, Evidence::OneBeside { cell: one }) => {
                let is_it = |other: u16| self.beside(other, cell).iter().all(|at| at == one);
                is_it(number - 1) && is_it(number + 1)
            }
            (false, Evidence::Occupied { by }) => self.board.number(cell) == Some(*by),
            (false, Evidence::Elsewhere { cell: at }) => {
                *at != cell && self.board.number(*at) == Some(number)
            }
            (false, Evidence::Far { by, cell: at }) => {
                self.board.number(*at) == Some(*by) && !self.can_stand(number, cell)
            }
            _ => false,
        }
    }

    /// Whether a person sees without a further step that a number cannot stand in a cell.
    fn is_out(&self, number: u16, cell: usize) -> bool {
        let next = [number - 1, number + 1];
        let exists = |other: &u16| (1..=self.board.count() as u16).contains(other);
        let beside = |other: u16| self.beside(other, cell);
        !self.can_stand(number, cell)
            || next.into_iter().filter(exists).any(|other| beside(other).is_empty())
            || next.iter().all(exists)
                && matches!((&*beside(next[0]), &*beside(next[1])), ([a], [b]) if a == b)
    }

    /// Follows a step, which must follow from what is known.
    fn follow(&mut self, deduction: &Deduction) {
        let &Deduction { number, cell, is_placed, .. } = deduction;
        assert!(
            self.holds(deduction),
            "{deduction:?} after {:?}\n{}",
            self.out,
            shown(&self.board)
        );
        match is_placed {
            true => self.board.set(cell, number),
            false => self.out.push((number, cell)),
        }
    }

    fn follow_all(&mut self, facts: &[Insight]) {
        facts.iter().for_each(|fact| self.follow(&fact.deduction()));
    }
}

/// Small boards of all kinds of steps; a number in each of them may be wrong.
fn boards(count: u64) -> impl Iterator<Item = Board> {
    (0..count).map(|seed| {
        let mut board = small(seed);
        let mut draw = Draw(seed);
        let cell = draw.below(board.count());
        let reach = within_reach(&board);
        if draw.below(2) == 0 && !reach[cell].is_empty() {
            board.set(cell, reach[cell][draw.below(reach[cell].len())]);
        }
        board
    })
}

/// A person who follows the steps finds that a number has no cell, or a cell no number; and brute
/// force finds no solution.
#[test]
fn contradictions_follow_step_by_step() {
    let (mut told, mut steps, mut untold) = (0, 0, 0);
    for board in boards(6000) {
        let Hint::Wrong(Refutation::AtOnce(refuted)) = hint(&board, &Limits::usual(), &mut ())
        else {
            continue;
        };
        assert!(solutions(&board, 1).is_empty());
        let mut person = Person::new(&board);
        person.follow_all(refuted.facts());
        let is_met = match refuted.clash.contradiction {
            Contradiction::NoCell(number) => person.cells_of(number).is_empty(),
            Contradiction::NoNumber(cell) => person.numbers_of(cell).is_empty(),
            _ => false,
        };
        if !is_met {
            assert!(refuted.way.is_none(), "{:?}\n{}", refuted.clash, shown(&board));
            untold += 1;
            continue;
        }
        told += 1;
        steps += refuted.facts().len();
        let sentences = refuted.sentences(board.shape());
        assert!(!refuted.is_seen() || sentences[0].contains(" within reach of "));
        assert_eq!(sentences.len(), 1 + refuted.facts().len());
        for &(number, cell) in &refuted.clash.between {
            assert_eq!(person.board.number(cell), Some(number));
        }
    }
    println!("{told} told in {steps} steps, {untold} not told");
    assert!(told > 100 && steps > told && untold < told, "{told} {steps} {untold}");
}

/// A person who follows the facts of a step sees that each other choice is ruled out as is said.
#[test]
fn the_facts_of_a_step_lead_to_it() {
    let (mut told, mut with_facts) = (0, 0);
    for board in boards(3000) {
        let finished = solve(&board, &Options::default(), &mut ());
        let mut board = board;
        for step in finished.steps.iter().filter(|step| step.how != How::Given) {
            let why = reason(&board, step, &[]);
            let mut person = Person::new(&board);
            person.follow_all(&why.facts);
            if !why.facts.is_empty() {
                with_facts += 1;
                for &(number, cell) in &why.out {
                    assert!(person.is_out(number, cell), "{}\n{}", why.clause, shown(&board));
                    person.out.push((number, cell));
                }
            }
            told += 1;
            board.set(step.cell, step.number);
        }
    }
    println!("{told} steps, {with_facts} with facts");
    assert!(with_facts > 100, "{with_facts} of {told}");
}
