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

use super::edges::edged;
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
            (false, Evidence::NeitherJoined { cell: at }) => self.is_misjoined(number, cell, *at),
            (false, Evidence::BeyondEdges { by, cell: at }) => {
                by.abs_diff(number) == 1 && self.is_beyond(*by, cell, *at)
            }
            (false, Evidence::Forced { to, since }) => {
                let joined = self.board.shape().joined(cell).iter().map(|&at| usize::from(at));
                since.is_empty() && joined.eq(to.iter().copied()) && self.is_cut(number, cell)
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

    /// The numbers before and after a number.
    fn next(&self, number: u16) -> Vec<u16> {
        let is_number = |other: &u16| (1..=self.board.count() as u16).contains(other);
        [number - 1, number + 1].into_iter().filter(is_number).collect()
    }

    /// Whether a cell is joined with another that holds no number next to this one.
    fn is_misjoined(&self, number: u16, cell: usize, at: usize) -> bool {
        let is_joined = self.board.shape().joined(cell).contains(&(at as u16));
        is_joined && !self.next(number).iter().any(|&other| self.can_stand(other, at))
    }

    /// Whether a number stands in a cell that is joined with two cells, neither of them this one.
    fn is_beyond(&self, by: u16, cell: usize, at: usize) -> bool {
        let joined = self.board.shape().joined(at);
        self.board.number(at) == Some(by) && joined.len() == 2 && !joined.contains(&(cell as u16))
    }

    /// Whether no way to and from a cell goes along all of its edges.
    fn is_cut(&self, number: u16, cell: usize) -> bool {
        let mut ways = vec![Vec::new()];
        for other in self.next(number) {
            let on = |way: &Vec<usize>| -> Vec<Vec<usize>> {
                let free = self.beside(other, cell).into_iter().filter(|at| !way.contains(at));
                free.map(|at| [&way[..], &[at]].concat()).collect()
            };
            ways = ways.iter().flat_map(on).collect();
        }
        let joined = self.board.shape().joined(cell);
        !ways.iter().any(|way| joined.iter().all(|&at| way.contains(&at.into())))
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
            || self.is_cut(number, cell)
            || self.next(number).into_iter().any(|by| {
                let at = self.board.numbers().iter().position(|&other| other == by);
                at.is_some_and(|at| self.is_beyond(by, cell, at))
            })
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
        for fact in facts {
            match fact.joined() {
                None => self.follow(&fact.deduction().expect("of a number and a cell")),
                Some(to) => self.follow_edge(fact.number, fact.cell, to),
            }
        }
    }

    /// Beside a number at the other end of an edge, a cell holds the number before or after.
    fn follow_edge(&mut self, number: u16, cell: usize, to: usize) {
        let is_joined = self.board.shape().joined(cell).contains(&(to as u16));
        assert!(is_joined && self.board.number(to) == Some(number), "{}", shown(&self.board));
        let wrong = (1..=self.board.count() as u16).filter(|other| other.abs_diff(number) != 1);
        self.out.extend(wrong.map(|other| (other, cell)));
    }
}

/// Small boards of all kinds of steps; a number in each of them may be wrong.
fn boards(count: u64, small: fn(u64) -> Board) -> impl Iterator<Item = Board> {
    (0..count).map(move |seed| {
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
    follow_contradictions(small);
}

#[test]
fn contradictions_follow_step_by_step_along_edges() {
    let kinds = follow_contradictions(edged);
    assert!(kinds.iter().all(|&count| count > 10), "{kinds:?}");
}

/// How often each kind of step follows from edges.
fn follow_contradictions(small: fn(u64) -> Board) -> [usize; 4] {
    let (mut told, mut steps, mut untold) = (0, 0, 0);
    let mut kinds = [0; 4];
    for board in boards(6000, small) {
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
        refuted.facts().iter().filter_map(kind).for_each(|kind| kinds[kind] += 1);
        let sentences = refuted.sentences(board.shape());
        assert!(!refuted.is_seen() || sentences[0].contains(" within reach of "));
        assert_eq!(sentences.len(), 1 + refuted.facts().len());
        for &(number, cell) in &refuted.clash.between {
            assert_eq!(person.board.number(cell), Some(number));
        }
    }
    println!("{told} told in {steps} steps, {untold} not told");
    assert!(told > 100 && steps > told && untold < told, "{told} {steps} {untold}");
    kinds
}

/// Which of the rules on edges gives a fact.
fn kind(fact: &Insight) -> Option<usize> {
    match fact.deduction().map(|out| out.evidence) {
        None => Some(0),
        Some(Evidence::NeitherJoined { .. }) => Some(1),
        Some(Evidence::BeyondEdges { .. }) => Some(2),
        Some(Evidence::Forced { .. }) => Some(3),
        Some(_) => None,
    }
}

/// A person who follows the facts of a step sees that each other choice is ruled out as is said.
#[test]
fn the_facts_of_a_step_lead_to_it() {
    follow_steps(small);
    follow_steps(edged);
}

fn follow_steps(small: fn(u64) -> Board) {
    let (mut told, mut with_facts) = (0, 0);
    for board in boards(3000, small) {
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
