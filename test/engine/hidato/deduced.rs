//! What each rule finds, against the same rules said again too simply to be wrong: all of it and
//! nothing else, and for the right reason.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::generate::{Difficulty, Order, Outline, random_solution};
use langkah_engine::hidato::hint::{candidates, deduce};
use langkah_engine::hidato::proof::Refuted;
use langkah_engine::hidato::propagate::evidence::{Evidence, Lying};
use langkah_engine::hidato::propagate::{Clash, Contradiction, Deduction, Rule};
use langkah_engine::hidato::solve::{Options, Refutation, Verdict, solve};

use super::naive::{Misfit, Naive, sums};
use super::oracle::{Draw, read, small};
use super::rules::{ring, shown};

const RULES: [Rule; 4] = [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region];

/// How often a reason was met.
#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    contradictions: usize,
    chain: usize,
    end: usize,
    one_beside: usize,
    forced: usize,
    /// Reasons that name the cell's own two links, and those that name another cell's.
    own: usize,
    others: usize,
    regions: usize,
    misfits: usize,
    of_links: usize,
}

/// Whether the runs that must lie in the region of a contradiction fill it with some of the others.
fn can_fill(size: usize, clash: &Clash) -> bool {
    let length = |one: &Lying| usize::from(one.run.1 - one.run.0) + 1;
    let (sure, others): (Vec<Lying>, Vec<Lying>) = clash.runs.iter().partition(|one| one.is_sure);
    let sure: usize = sure.iter().map(length).sum();
    sums(others.iter().map(length)).contains(&size.wrapping_sub(sure))
}

/// Follows the deductions of the engine one by one.
struct Follower<'a> {
    board: &'a Board,
    level: Rule,
    /// What is still possible after the deductions up to here.
    state: Naive,
    /// The numbers that stand, from 0, and their cells, as they were told.
    placed: Vec<(usize, usize)>,
    /// For each number and for each cell, the last rule that took away a choice.
    of_number: Vec<Option<Rule>>,
    of_cell: Vec<Option<Rule>>,
    tally: &'a mut Tally,
}

impl<'a> Follower<'a> {
    fn new(board: &'a Board, level: Rule, tally: &'a mut Tally) -> Self {
        let count = board.count();
        let (state, placed) = (Naive::new(board), Vec::new());
        let (of_number, of_cell) = (vec![None; count], vec![None; count]);
        Self { board, level, state, placed, of_number, of_cell, tally }
    }

    fn follow(&mut self, deduction: &Deduction) {
        let (v, cell) = (usize::from(deduction.number) - 1, deduction.cell);
        let board = self.board;
        let complain = || format!("{:?}: {deduction:?}\n{}", self.level, shown(board));
        assert!(deduction.rule <= self.level, "{}", complain());
        if deduction.is_placed {
            assert!(self.may_stand(deduction), "{}", complain());
            self.placed.push((v, cell));
        } else {
            assert!(self.state.can[v][cell], "it is known already: {}", complain());
            // The engine may have seen before what became of the links. If that is a contradiction
            // it has met a part of it.
            let holds = self.holds(deduction)
                || self.state.settle_links_alone().is_err()
                || self.holds(deduction);
            let complain = || format!("{:?}: {deduction:?}\n{}", self.level, shown(board));
            assert!(holds, "{}", complain());
            self.strike(v, cell, deduction.rule);
        }
    }

    fn strike(&mut self, v: usize, cell: usize, rule: Rule) {
        self.state.can[v][cell] = false;
        (self.of_number[v], self.of_cell[cell]) = (Some(rule), Some(rule));
    }

    /// Whether the number has one cell left, or the cell one number; and the rule is the one that
    /// took the last other choice away.
    fn may_stand(&self, &Deduction { rule, number, cell, ref evidence, .. }: &Deduction) -> bool {
        let v = usize::from(number) - 1;
        if rule == Rule::Given {
            return self.board.number(cell) == Some(number);
        }
        let is_new = self.placed.iter().all(|&(other, at)| other != v && at != cell);
        let of_number = self.of_number[v].map_or(Rule::Chain, |last| last.max(Rule::Chain));
        let of_cell = self.of_cell[cell].map_or(Rule::Cell, |last| last.max(Rule::Cell));
        let is_alone = *self.state.cells_of(v) == [cell] && rule == of_number;
        let is_only = *self.state.numbers_of(cell) == [v] && rule == of_cell;
        let is_only = is_only && self.level >= Rule::Cell;
        is_new && *evidence == Evidence::Plain && (is_alone || is_only)
    }

    /// Whether a number cannot stand in a cell for the reason that is told.
    fn holds(&mut self, &Deduction { rule, number, cell, ref evidence, .. }: &Deduction) -> bool {
        let (v, state) = (usize::from(number) - 1, &self.state);
        match (rule, evidence) {
            (Rule::Taken, Evidence::Elsewhere { cell: at }) => self.placed.contains(&(v, *at)),
            (Rule::Taken, Evidence::Occupied { by }) => {
                let is_elsewhere = self.placed.iter().any(|&(other, _)| other == v);
                self.placed.contains(&(usize::from(*by) - 1, cell)) && !is_elsewhere
            }
            (Rule::Chain, Evidence::NoneBeside { number: other, cells }) => {
                let other = usize::from(*other) - 1;
                let all = state.cells_of(other);
                let named = if all.len() <= 3 { all } else { Vec::new() };
                self.tally.chain += 1;
                // The number before is named if both have no cell.
                let next = state.next_to(v);
                let first = next.iter().find(|&&next| state.beside(cell, next).is_empty());
                let is_it = first == Some(&other) || self.level >= Rule::Link;
                is_it
                    && next.contains(&other)
                    && state.beside(cell, other).is_empty()
                    && *cells == named
            }
            (Rule::Link, Evidence::End { to }) => {
                self.tally.end += 1;
                state.next_to(v).len() == 2 && is_within(&state.links_of(cell), &[*to])
            }
            (Rule::Link, Evidence::OneBeside { cell: both }) => {
                self.tally.one_beside += 1;
                let beside = |other: &usize| is_within(&state.beside(cell, *other), &[*both]);
                state.next_to(v).len() == 2 && state.next_to(v).iter().all(beside)
            }
            (Rule::Link, Evidence::Forced { to, since }) => {
                self.tally.forced += 1;
                let is_own = |(from, _): &(usize, Vec<usize>)| *from == cell;
                let is_since = |one: &(usize, Vec<usize>)| {
                    let (from, links) = one;
                    is_within(&state.links_of(*from), links)
                        && links.len() <= 2
                        && (is_own(one) || to.contains(from) && links.contains(&cell))
                };
                let owns = since.iter().filter(|one| is_own(one)).count();
                self.tally.own += owns;
                self.tally.others += since.len() - owns;
                !state.is_in_path(v, cell, to)
                    && is_within(to, &state.forced_of(cell))
                    && since.iter().all(is_since)
                    && (!since.iter().any(is_own) || since.len() == 1)
            }
            _ => false,
        }
    }

    /// What a person is shown of the contradiction.
    fn shows(&self, clash: &Clash) -> bool {
        let (state, cells) = (&self.state, &clash.cells);
        let mut between = Vec::new();
        let mut runs = Vec::new();
        let is_right = match clash.contradiction {
            Contradiction::NoCell(number) => {
                let v = usize::from(number) - 1;
                let cell_of = |v| self.placed.iter().find(|(other, _)| *other == v);
                let below = (0..v).rev().find_map(cell_of);
                let above = (v + 1..self.board.count()).find_map(cell_of);
                let told = |&(v, cell): &(usize, usize)| (v as u16 + 1, cell);
                between = below.into_iter().chain(above).map(told).collect();
                cells.iter().eq(cell_of(v).map(|(_, cell)| cell))
            }
            Contradiction::Region(cell) => {
                let regions = state.regions();
                let region = regions.iter().find(|region| region.contains(&cell));
                let lies = |&run: &(usize, usize)| {
                    region.is_some_and(|region| state.could_lie(run, region))
                };
                let fits = state.runs().into_iter().filter(lies);
                let all: Vec<_> = fits.map(|(a, b)| (a as u16 + 1, b as u16 + 1)).collect();
                runs = clash.runs.clone();
                let must_lie = |&(first, last): &(u16, u16)| {
                    let run = (usize::from(first) - 1, usize::from(last) - 1);
                    let mut others = regions.iter().filter(|other| Some(*other) != region);
                    others.all(|other| !state.could_lie(run, other))
                };
                Some(cells) == region
                    && runs.iter().all(|one| all.contains(&one.run))
                    && runs.iter().all(|one| !one.is_sure || must_lie(&one.run))
                    && !can_fill(cells.len(), clash)
            }
            Contradiction::Gap(..) => {
                state.regions().iter().map(|region| region[0]).eq(cells.iter().copied())
            }
            // The links to which a dead end can go may be fewer by what comes of it.
            Contradiction::DeadEnd(cell) => {
                cells.len() < 2 && cells.iter().all(|&to| self.board.shape().touches(cell, to))
            }
            Contradiction::Crowded(cell, other) => {
                let touches = |&to: &usize| self.board.shape().touches(cell, to);
                cells.contains(&other)
                    && (2..=3).contains(&cells.len())
                    && cells.iter().all(touches)
            }
            Contradiction::NoNumber(_) | Contradiction::Torn(..) | Contradiction::Loop(..) => {
                cells.is_empty()
            }
        };
        is_right && clash.between == between && clash.runs == runs
    }

    fn count(&mut self, contradiction: Contradiction) {
        match contradiction {
            Contradiction::NoCell(_) | Contradiction::NoNumber(_) => {}
            Contradiction::Region(_) | Contradiction::Gap(..) => self.tally.misfits += 1,
            // Dead ends are not met here, nor torn links: such a cell has no number left before.
            _ => self.tally.of_links += 1,
        }
    }

    /// Whether the search shows the same contradiction, if it comes that far.
    fn is_shown(&self, contradiction: Contradiction) -> bool {
        let options = Options { level: self.level, ..Options::default() };
        match solve(self.board, &options, &mut ()).verdict {
            Verdict::None(Refutation::AtOnce(Refuted { clash, .. })) => {
                clash.contradiction == contradiction && self.shows(&clash)
            }
            Verdict::None(Refutation::Faults(faults)) => !faults.is_empty(),
            _ => false,
        }
    }

    /// Whether the contradiction is one of the state that was reached.
    fn contradicts(&mut self, contradiction: Contradiction) -> bool {
        let before = self.state.clone();
        let loose = self.state.settle_links_alone().is_err();
        let state = &self.state;
        match contradiction {
            Contradiction::NoCell(number) => before.cells_of(usize::from(number) - 1).is_empty(),
            Contradiction::NoNumber(cell) => before.numbers_of(cell).is_empty(),
            _ if self.level < Rule::Link => false,
            Contradiction::DeadEnd(cell) => {
                let ends = [0, self.board.count() - 1];
                let can_end = ends.iter().any(|&v| before.can[v][cell]);
                loose && state.links_of(cell).len() <= usize::from(!can_end)
            }
            Contradiction::Crowded(cell, to) => loose && self.board.shape().touches(cell, to),
            Contradiction::Torn(a, b) | Contradiction::Loop(a, b) => {
                loose && self.board.shape().touches(a, b)
            }
            Contradiction::Region(_) | Contradiction::Gap(..) => false,
        }
    }
}

/// Applies the rules up to a level in two ways, and compares every step on the way: what the easy
/// rules find until they find nothing, then the region rule once, and so on. The region rule looks
/// again only after a free cell or a link is gone; this is how far it goes.
fn compare(board: &Board, level: Rule, tally: &mut Tally) {
    let (deductions, outcome) = deduce(board, level, Vec::new());
    let complain = || format!("{level:?}: {outcome:?}\n{}", shown(board));
    tally.boards += 1;
    let mut follower = Follower::new(board, level, tally);
    let mut naive = Naive::new(board);
    let mut rest = &deductions[..];
    let mut seen = None;
    loop {
        let (easy, after) = batch(rest, |deduction| !is_hard(deduction));
        rest = after;
        easy.iter().for_each(|deduction| follower.follow(deduction));
        if naive.settle(level).is_err() {
            let Err(contradiction) = outcome else { panic!("{}", complain()) };
            assert!(follower.is_shown(contradiction), "{}", complain());
            follower.count(contradiction);
            assert!(rest.is_empty() && follower.contradicts(contradiction), "{}", complain());
            follower.tally.contradictions += 1;
            return;
        }
        assert!(follower.state.can == naive.can, "{}", complain());
        let stands = |v: usize| naive.stands(v).map(|cell| (v, cell));
        let mut placed = follower.placed.clone();
        placed.sort_unstable();
        let expected: Vec<_> = (0..board.count()).filter_map(stands).collect();
        assert!(placed == expected, "{}", complain());
        let sight = Some((naive.free(), naive.links.clone()));
        if level < Rule::Region || seen == sight {
            break;
        }
        seen = sight;
        (follower.state.links, follower.state.forced) = (naive.links.clone(), naive.forced.clone());
        let kept = match naive.kept_out() {
            Ok(kept) => kept,
            Err(misfit) => {
                let expected = match misfit {
                    Misfit::Run((first, last)) => {
                        Contradiction::Gap(first as u16 + 1, last as u16 + 1)
                    }
                    Misfit::Region(cell) => Contradiction::Region(cell),
                };
                assert_eq!(outcome, Err(expected), "{}", complain());
                assert!(follower.is_shown(expected), "{}", complain());
                assert!(rest.is_empty(), "{}", complain());
                follower.count(expected);
                return;
            }
        };
        let (hard, after) = batch(rest, is_hard);
        rest = after;
        let told = |deduction: &Deduction| {
            (usize::from(deduction.number) - 1, deduction.cell, deduction.evidence.clone())
        };
        let told: Vec<_> = hard.iter().map(told).collect();
        let is_kept = told.iter().all(|one| kept.contains(one));
        assert!(is_kept, "too much: {}", complain());
        for &(v, cell, _) in &told {
            follower.strike(v, cell, Rule::Region);
        }
        follower.tally.regions += told.len();
        if told.len() < kept.len() {
            // A number or a cell was left with nothing on the way.
            let Err(contradiction) = outcome else { panic!("too little: {}", complain()) };
            assert!(rest.is_empty() && follower.contradicts(contradiction), "{}", complain());
            return;
        }
        kept.iter().for_each(|&(v, cell, _)| naive.can[v][cell] = false);
    }
    assert!(outcome.is_ok() && rest.is_empty(), "{}", complain());
    // Nobody has to listen.
    let numbers = |cell| naive.numbers_of(cell).into_iter().map(|v| v as u16 + 1).collect();
    let expected: Vec<Vec<u16>> = (0..board.count()).map(numbers).collect();
    assert!(candidates(board, level) == Ok(expected), "{}", complain());
}

/// Whether the region rule takes a number away.
fn is_hard(deduction: &Deduction) -> bool {
    deduction.rule == Rule::Region && !deduction.is_placed
}

fn is_within(some: &[usize], all: &[usize]) -> bool {
    some.iter().all(|one| all.contains(one))
}

/// The first deductions of one kind, and the others.
fn batch(
    deductions: &[Deduction],
    is_in: impl Fn(&Deduction) -> bool,
) -> (&[Deduction], &[Deduction]) {
    let len = deductions.iter().take_while(|deduction| is_in(deduction)).count();
    deductions.split_at(len)
}

/// Whether the givens are in range and no two are the same.
fn is_clear(board: &Board) -> bool {
    let mut givens: Vec<u16> = board.numbers().iter().copied().filter(|&given| given > 0).collect();
    givens.sort_unstable();
    givens.iter().all(|&given| usize::from(given) <= board.count())
        && givens.windows(2).all(|pair| pair[0] < pair[1])
}

fn compare_all(boards: impl Iterator<Item = Board>) -> Tally {
    let mut tally = Tally::default();
    for board in boards.filter(is_clear) {
        RULES.into_iter().for_each(|level| compare(&board, level, &mut tally));
    }
    tally
}

#[test]
fn on_small_boards_each_rule_finds_what_it_says_and_no_more() {
    let tally = compare_all((0..3000).map(small));
    assert!(tally.boards > 8000 && tally.contradictions > 500, "{tally:?}");
    let links = [tally.end, tally.one_beside, tally.forced, tally.own, tally.others];
    assert!(tally.chain > 300 && links.iter().all(|&count| count > 100), "{tally:?}");
}

/// Two forced links each in a ring between two blocks.
#[test]
fn fragments_of_forced_links_are_found_and_closed() {
    let tally = compare_all((0..300).map(ring));
    assert!(tally.forced > 300 && tally.contradictions > 20, "{tally:?}");
}

/// A board whose givens stand in lines, so that they are walls between regions of missing numbers.
fn walled(seed: u64, rows: usize, cols: usize) -> Option<Board> {
    let mut draw = Draw(seed ^ 0x5eed << 32);
    let dims = Dims::new(rows, cols).expect("a size");
    let outline = [Outline::Rectangle, Outline::ALL[draw.below(Outline::ALL.len())]][draw.below(2)];
    let topology = if draw.below(2) == 0 { Topology::Orthogonal } else { Topology::King };
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed };
    let mut board = random_solution(&order).ok()??;
    let (apart, doors, rocks) = (3 + draw.below(3), draw.below(8), draw.below(50));
    for cell in 0..board.count() {
        let (row, col) = board.shape().coordinates(cell);
        let is_wall = row % apart == 0 || col % apart == 0;
        if draw.below(100) >= if is_wall { 100 - doors } else { rocks } {
            board.set(cell, 0);
        }
    }
    // Some have two numbers the wrong way round.
    if draw.below(3) == 0 {
        let (a, b) = (draw.below(board.count()), draw.below(board.count()));
        let (left, right) = (board.numbers()[a], board.numbers()[b]);
        board.set(a, right);
        board.set(b, left);
    }
    Some(board)
}

/// A board with walls of givens from one side to the other. Here and there numbers are missing
/// between two givens of a wall, and these can lie in the regions on both sides of it.
fn partitioned(seed: u64, across: usize, along: usize) -> Option<Board> {
    let mut draw = Draw(seed ^ 0x3a11 << 32);
    let dims = Dims::new(across, along).expect("a size");
    let topology = if draw.below(3) == 0 { Topology::Orthogonal } else { Topology::King };
    let holes = [0, 4][draw.below(2)];
    let is_cell: Vec<bool> = (0..dims.cells()).map(|_| draw.below(100) >= holes).collect();
    let mut board = Board::empty(Arc::new(Shape::new(dims, &is_cell, topology).ok()?));
    let apart = 2 + draw.below(3);
    let walls: Vec<usize> = (draw.below(apart)..along).step_by(apart + 1).collect();
    let cells = walls.len() * across;
    let mut number = 1 + draw.below((board.count() - cells).clamp(1, 12));
    for (at, col) in walls.into_iter().enumerate() {
        for row in 0..across {
            // Down the one and up the next.
            let row = if at % 2 == 0 { row } else { across - 1 - row };
            if let Some(cell) = board.shape().cell_at(row, col).filter(|_| number <= board.count())
            {
                board.set(cell, number as u16);
            }
            let missing = [0, 1, 2, 3, 4, 6][draw.below(6)];
            let is_even = topology == Topology::Orthogonal;
            number += 1 + if is_even { missing / 2 * 2 } else { missing };
        }
        number += apart + [0, 2, 4][draw.below(3)];
    }
    Some(board)
}

#[test]
fn runs_are_kept_out_of_every_region_that_they_do_not_fit_and_of_no_other() {
    let walled = (0..300).filter_map(|seed| {
        let mut draw = Draw(seed);
        walled(seed, 4 + draw.below(4), 4 + draw.below(4))
    });
    let partitioned = (0..1500).filter_map(|seed| {
        let mut draw = Draw(seed);
        partitioned(seed, 3 + draw.below(5), 3 + draw.below(5))
    });
    let tally = compare_all(walled.chain(partitioned));
    assert!(tally.regions > 1000 && tally.misfits > 20 && tally.of_links > 1, "{tally:?}");
}

/// The runs that are named do not fill the region, and a person can check that by adding.
#[test]
fn a_region_that_no_runs_fill_names_them() {
    let board = read("0 9\n0 0\n7 4\n0 0\n0 1\n", Topology::King);
    let Verdict::None(refutation) = solve(&board, &Options::default(), &mut ()).verdict else {
        panic!("it has a solution");
    };
    let told = "row 2, column 1 and row 2, column 2 cannot be filled exactly by the runs that can \
                lie there: 5 to 6, 8; of these 8 must lie there";
    assert_eq!(refutation.sentences(board.shape()), [told]);
}

#[test]
fn a_given_out_of_range_or_twice_contradicts_at_every_level() {
    for (text, number) in [("1 0 9\n0 0 0\n", 9), ("2 0 2\n0 0 0\n", 2), ("7 0\n0 0\n", 7)] {
        let board = read(text, Topology::King);
        for level in RULES {
            let (_, outcome) = deduce(&board, level, Vec::new());
            assert_eq!(outcome, Err(Contradiction::NoCell(number)), "{level:?}\n{text}");
        }
    }
}

/// Sets of a whole word of 64, of two words, of one more, and of some between.
#[test]
fn on_larger_boards_too() {
    let sizes = [(8, 8), (8, 8), (13, 5), (8, 16), (9, 9), (10, 13), (12, 12), (12, 8)];
    let sizes = |most: u64| (0..most).zip(sizes.into_iter().cycle());
    let walled = sizes(24).filter_map(|(seed, (rows, cols))| walled(seed, rows, cols));
    let partitioned = sizes(96).filter_map(|(seed, (rows, cols))| partitioned(seed, rows, cols));
    let tally = compare_all(walled.chain(partitioned));
    assert!(tally.regions > 100, "{tally:?}");
}
