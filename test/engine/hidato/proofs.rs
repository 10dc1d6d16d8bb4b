//! Contradictions and steps that are told in steps: each follows from what stands on the board and
//! from the steps before it, said again too simply to be wrong.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::hint::{Hint, hint};
use langkah_engine::hidato::proof::{Insight, Way};
use langkah_engine::hidato::propagate::evidence::Evidence;
use langkah_engine::hidato::propagate::{Clash, Contradiction, Deduction, Rule};
use langkah_engine::hidato::reason::{Tried, reason, within_reach};
use langkah_engine::hidato::solve::{How, Options, Refutation, solve};
use langkah_engine::hidato::text::read;
use langkah_engine::search::limits::Limits;
use langkah_puzzle::hidato::words;

use super::edges::edged;
use super::oracle::{Draw, small, solutions};
use super::rules::shown;

/// What a person sees who has followed the steps so far. They may see more than a step says: that
/// even the last choice is no choice.
struct Person {
    board: Board,
    /// The numbers and cells that the steps have ruled out.
    out: Vec<(u16, usize)>,
    /// The cells that can link to two others alone, by the steps.
    tied: Vec<(usize, [usize; 2])>,
}

impl Person {
    fn new(board: &Board) -> Self {
        Self { board: board.clone(), out: Vec::new(), tied: Vec::new() }
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
                let beside = self.beside(*other, cell);
                let is_apart = |&at: &usize| self.is_apart(at, cell);
                let stands = |&at: &usize| self.board.number(at) == Some(*other);
                other.abs_diff(number) == 1
                    && beside.iter().all(is_apart)
                    && (beside.is_empty() == cells.is_empty())
                    && cells.iter().all(stands)
            }
            (false, Evidence::OneBeside { cell: one }) => {
                let is_it = |other: u16| self.beside(other, cell).iter().all(|at| at == one);
                is_it(number - 1) && is_it(number + 1)
            }
            (false, Evidence::NeitherJoined { cell: at }) => self.is_misjoined(number, cell, *at),
            (false, Evidence::BeyondEdges { by, cell: at }) => {
                by.abs_diff(number) == 1 && self.is_beyond(*by, cell, *at)
            }
            (false, Evidence::Forced { to, since }) if !since.is_empty() => {
                let is_known = |(from, links): &(usize, Vec<usize>)| {
                    let links = [links[0], links[1]];
                    self.tied.contains(&(*from, links)) && (*from == cell || links.contains(&cell))
                };
                let must = since.iter().flat_map(|(from, links)| match *from == cell {
                    true => links.clone(),
                    false => vec![*from],
                });
                since.iter().all(is_known)
                    && must.eq(to.iter().copied())
                    && !self.fits_links(number, to)
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

    /// Whether two cells cannot be consecutive, because one of them links to two others.
    fn is_apart(&self, a: usize, b: usize) -> bool {
        let leaves_out = |(from, to): &(usize, [usize; 2])| {
            *from == a && !to.contains(&b) || *from == b && !to.contains(&a)
        };
        self.tied.iter().any(leaves_out)
    }

    /// The cells that a cell can be consecutive with.
    fn links(&self, cell: usize) -> Vec<usize> {
        let can_link = |&to: &usize| {
            let numbers = self.numbers_of(cell);
            let other = self.numbers_of(to);
            let follows = |one: &u16| other.iter().any(|two| one.abs_diff(*two) == 1);
            !self.is_apart(cell, to) && numbers.iter().any(follows)
        };
        let shape = self.board.shape();
        (0..shape.count()).filter(|&to| shape.touches(cell, to)).filter(can_link).collect()
    }

    fn is_inner(&self, cell: usize) -> bool {
        ![1, self.board.count() as u16].iter().any(|&end| self.can_stand(end, cell))
    }

    /// The cells that must link to a cell.
    fn ties_to(&self, cell: usize) -> Vec<usize> {
        let ties = self.tied.iter().filter(|(_, to)| to.contains(&cell));
        let mut cells: Vec<usize> = ties.map(|&(from, _)| from).collect();
        cells.sort_unstable();
        cells
    }

    /// Whether the numbers before and after can stand in the cells that a cell must link to.
    fn fits_links(&self, number: u16, to: &[usize]) -> bool {
        match (to, &*self.next(number)) {
            (&[at], next) => next.iter().any(|&one| self.can_stand(one, at)),
            (&[a, b], &[below, above]) => {
                self.can_stand(below, a) && self.can_stand(above, b)
                    || self.can_stand(below, b) && self.can_stand(above, a)
            }
            _ => false,
        }
    }

    /// Follows a step that says to which two cells alone a cell can link.
    fn follow_tie(&mut self, cell: usize, to: [usize; 2]) {
        let mut all = to.to_vec();
        all.sort_unstable();
        let by_links = self.is_inner(cell) && self.links(cell).iter().all(|to| all.contains(to));
        assert!(by_links || self.ties_to(cell) == all, "{cell} {to:?}\n{}", shown(&self.board));
        self.tied.push((cell, to));
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
        let beside = |other: u16| -> Vec<usize> {
            let all = self.beside(other, cell).into_iter();
            all.filter(|&at| !self.is_apart(at, cell)).collect()
        };
        let own = self.tied.iter().find(|(from, _)| *from == cell).map(|(_, to)| to.to_vec());
        let must = own.unwrap_or_else(|| self.ties_to(cell));
        !self.can_stand(number, cell)
            || next.into_iter().filter(exists).any(|other| beside(other).is_empty())
            || next.iter().all(exists)
                && matches!((&*beside(next[0]), &*beside(next[1])), ([a], [b]) if a == b)
            || !must.is_empty() && !self.fits_links(number, &must)
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
            match (fact.joined(), fact.tied()) {
                (Some(to), _) => self.follow_edge(fact.number, fact.cell, to),
                (_, Some(to)) => self.follow_tie(fact.cell, to),
                _ => self.follow(&fact.deduction().expect("of a number and a cell")),
            }
        }
    }

    /// Whether a person sees the contradiction now.
    fn meets(&self, clash: &Clash) -> bool {
        match clash.contradiction {
            Contradiction::NoCell(number) => self.cells_of(number).is_empty(),
            Contradiction::NoNumber(cell) => self.numbers_of(cell).is_empty(),
            Contradiction::DeadEnd(cell) => {
                let links = self.links(cell);
                let is_named = links.iter().all(|to| clash.cells.contains(to));
                self.is_inner(cell) && links.len() < 2 && is_named
            }
            Contradiction::Crowded(cell, _) => {
                let mut cells = clash.cells.clone();
                cells.sort_unstable();
                cells.len() > 2 && self.ties_to(cell) == cells
            }
            _ => false,
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
        let is_met = person.meets(&refuted.clash);
        if !is_met {
            let way: Vec<_> =
                refuted.facts().iter().map(|fact| fact.sentence(board.shape())).collect();
            assert!(
                refuted.way == Way::Untold,
                "{:?} {way:#?} {:?}\n{}",
                refuted.clash,
                person.tied,
                shown(&board)
            );
            untold += 1;
            continue;
        }
        told += 1;
        steps += refuted.facts().len();
        refuted.facts().iter().filter_map(kind).for_each(|kind| kinds[kind] += 1);
        let sentences = refuted.sentences(board.shape());
        let is_clear =
            [" within reach of ", " is a dead end: "].map(|one| sentences[0].contains(one));
        assert!(!refuted.is_seen() || is_clear.contains(&true), "{}", sentences[0]);
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

fn board_of(text: &str) -> Board {
    read(text, Topology::King).expect("a board").board
}

/// What a reason says of the rules that have used more than it tells.
const UNTOLD: &str = "some steps are left out here";

/// Where a reason does not say that it leaves a step out, a person sees each
/// choice ruled out with the board, the facts and the choices before it alone; or brute force finds
/// no solution with it, where the rules have tried it.
#[test]
fn a_reason_uses_nothing_that_it_does_not_tell() {
    let (mut seen, mut steps, mut untold) = (0, 0, 0);
    for (seed, board) in (0..).zip(boards(1500, small)) {
        let finished = solve(&board, &Options::default(), &mut ());
        let mut board = board;
        for step in finished.steps.iter().filter(|step| matches!(step.how, How::Deduced(_))) {
            let why = reason(&board, step, &[]);
            let told = why.before(board.shape()).join("\n");
            for Tried { number, cell, refuted } in &why.tried {
                let mut board = board.clone();
                board.set(*cell, *number);
                let mut person = Person::new(&board);
                person.follow_all(refuted.facts());
                assert!(person.meets(&refuted.clash), "{seed}: {} {told}", why.clause);
                steps += refuted.facts().len();
                // What is tried, and what it contradicts, stand with the steps.
                let shape = board.shape();
                let steps = why.told_trials(shape).join("\n");
                let begins = format!("if {number} is at {}, ", shape.name(*cell));
                let ends = format!("so {}", refuted.clash.sentence(shape));
                let is_told = steps.contains(&begins) && steps.contains(&ends);
                // The clause names a short chain of numbers, each without another place.
                let placed = |fact: &Insight| fact.deduction().is_some_and(|out| out.is_placed);
                let is_chain = refuted.facts().len() <= 5 && refuted.facts().iter().all(placed);
                let is_said = is_chain && why.out.last() == Some(&(*number, *cell));
                assert_eq!(is_told, !is_said && !refuted.facts().is_empty(), "{steps}");
            }
            let tries = told.contains("if it is there") || why.clause.contains("if it is there");
            if why.clause.contains(UNTOLD) {
                untold += 1;
            } else if !tries && !why.clause.contains("region") {
                let mut person = Person::new(&board);
                person.follow_all(&why.facts);
                for &(number, cell) in &why.out {
                    let is_out = person.is_out(number, cell) || person.is_linked(number, cell);
                    assert!(is_out, "{seed}: {} {told}\n{}", why.clause, shown(&board));
                    person.out.push((number, cell));
                    seen += 1;
                }
            }
            board.set(step.cell, step.number);
        }
    }
    println!(
        "{seen} choices seen, {steps} steps of trials, {untold} reasons use more than they tell"
    );
    assert!(seen > 200 && steps > 100, "{seen} {steps}");
    // Steps that are too many, or too hard to tell, stay few.
    assert!(untold < 20, "{untold}");
}

impl Person {
    /// Whether the links that the cells around leave speak against a number in a cell.
    fn is_linked(&self, number: u16, cell: usize) -> bool {
        let must: Vec<usize> = (0..self.board.count())
            .filter(|&at| self.board.shape().touches(at, cell) && self.is_inner(at))
            .filter(|&at| self.links(at).len() == 2 && self.links(at).contains(&cell))
            .collect();
        let (own, is_end) = (self.links(cell), [1, self.board.count() as u16].contains(&number));
        !must.is_empty() && !self.fits_links(number, &must)
            || own.len() == 2 && !is_end && !self.fits_links(number, &own)
            || own.len() < 2 && !is_end
    }
}

/// A fact does not follow from itself, and nothing is told twice.
#[test]
fn no_reason_follows_from_itself() {
    let mut with_facts = 0;
    for board in boards(4000, small) {
        let finished = solve(&board, &Options::default(), &mut ());
        let mut board = board;
        for step in finished.steps.iter().filter(|step| step.how != How::Given) {
            let why = reason(&board, step, &[]);
            let last = why.out.last();
            let fact_of = |fact: &Insight| fact.deduction().filter(|fact| !fact.is_placed);
            for fact in why.facts.iter().filter_map(fact_of) {
                assert_ne!(Some(&(fact.number, fact.cell)), last, "{}", shown(&board));
            }
            let mut told = why.before(board.shape());
            // Two trials may have the same step.
            let trials = why.told_trials(board.shape());
            told.retain(|one| !trials.contains(one));
            with_facts += usize::from(!why.facts.is_empty());
            let count = told.len();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), count, "{told:?}");
            board.set(step.cell, step.number);
        }
    }
    assert!(with_facts > 100, "{with_facts}");
}

/// The ninth step of this board followed from itself: the last choice was needed by the facts.
#[test]
fn the_last_choice_is_no_fact() {
    let text = "hidato\n0 0 0 0 0\n0 1 8 7 0\n0 14 0 0 0\n15 0 0 0 0\n0 0 22 21 25\n";
    let board = board_of(text);
    let finished = solve(&board, &Options::default(), &mut ());
    let sentences: Vec<String> =
        words::steps(&board, &finished.steps, |_, _| true).map(|(_, told)| told).collect();
    let circular = sentences.iter().find(|one| {
        let Some((clause, facts)) = one.split_once("this follows from: ") else { return false };
        let because = clause.rsplit(": ").next().unwrap_or_default().trim_end_matches("; ");
        let cell = clause.split(", by the link rule").next().unwrap_or_default();
        let cell = cell.rsplit("the last, ").next().unwrap_or_default();
        facts.contains(&format!("at {cell}: {because}"))
    });
    assert_eq!(circular, None);
    // Each choice beside the guess fails, so none of them is allowed after all.
    let guess = sentences.iter().find(|one| one.contains("a guess that held"));
    let guess = guess.expect("it guesses");
    assert!(guess.contains("the rules alone also allow"), "{guess}");
    assert!(guess.contains("to a contradiction"), "{guess}");
}

/// A trial after a failed guess is not told by numbers that stand nowhere: 18 has two other cells,
/// and the rules knew its own cell by the guess.
#[test]
fn a_trial_names_numbers_that_stand() {
    let text = "numbrix\n0 0 0 0 0 0 0 0\n0 0 0 0 0 10 0 16\n0 0 0 35 0 0 0 0\n0 0 0 0 0 0 0 0\n\
                0 1 0 0 4 0 0 0\n0 0 47 0 0 0 0 0\n0 0 0 0 0 0 64 0\n0 0 0 0 0 0 0 0\n";
    let board = board_of(text);
    let finished = solve(&board, &Options::default(), &mut ());
    let sentences: Vec<String> =
        words::steps(&board, &finished.steps, |_, _| true).map(|(_, told)| told).collect();
    let own = sentences.iter().find(|one| one.starts_with("18 at row 1, column 7: "));
    let own = own.expect("it is placed");
    let names_itself = own.contains("no path through 18 at row 1, column 7");
    assert!(!names_itself || own.contains(UNTOLD), "{own}");
}

/// A contradiction to which no way is told says so.
#[test]
fn a_contradiction_without_steps_says_so() {
    let text = "hidato\n0 0 1 0 0\n0 3 0 0 13\n0 0 23 14 0\n0 22 25 17 0\n0 0 0 0 19\n";
    let board = board_of(text);
    let Hint::Wrong(refutation) = hint(&board, &Limits::usual(), &mut ()) else {
        panic!("it has no solution")
    };
    let told = refutation.sentences_on(&board);
    let has_way = told.len() > 1 && told[1].starts_with("step 1: ");
    let says_so = told.last().is_some_and(|last| last.contains("the way there is not told"));
    assert!(has_way || says_so, "{told:#?}");
}
