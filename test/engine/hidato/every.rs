//! Judges a small board at every point where branch and bound could hand over to clause learning.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::solve::{Engine, Finished, Options, Verdict, record, solve};
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::search::watch::{Halt, Progress, Watch};

/// What came up.
#[derive(Debug, Default)]
pub struct Tally {
    pub boards: u64,
    /// Boards that brute force counted.
    pub judged: u64,
    /// Boards without a solution, with one and with several.
    pub verdicts: [u64; 3],
    /// Searches that handed over.
    pub points: u64,
    /// Of these, after a restart.
    pub after_restart: u64,
    /// Of these, of boards with a solution that branch and bound had found.
    pub after_first: u64,
}

/// Cells that brute force enters until it gives up.
const STEPS_MAX: u32 = 2_000_000;

/// The same when the maker tries to take a given away.
const THIN_MAX: u32 = 20_000;

/// The longest side of a board.
const SIDE_MAX: usize = 6;

/// Nodes of a recorded search.
const NODES_MAX: u32 = 10_000;

/// Runs the search with each `hand_over` that makes a difference, from clause learning alone to
/// none of it, and again recorded and up to the first solution. Each verdict must be that of brute
/// force, of which nothing is said where it takes too long.
pub fn every_hand_over(board: &Board, failures_max: u64, tally: &mut Tally) {
    tally.boards += 1;
    let Some(truth) = counted(board, 2, STEPS_MAX) else { return };
    tally.judged += 1;
    tally.verdicts[truth.len()] += 1;
    let has_faults = !feasibility::faults(board).is_empty();
    let mut hand_over = 0;
    loop {
        let options = Options { hand_over, failures_max, ..Options::default() };
        let finished = solve(board, &options, &mut ());
        judge(board, &truth, &finished);
        if !has_faults {
            let recorded = record(board, &options, &mut Recorder::new(&mut (), NODES_MAX));
            assert_eq!(recorded, finished);
        }
        let first = solve(board, &Options { first_only: true, ..options }, &mut ());
        judge(board, &truth, &first);
        assert_ne!(first.solution().is_some(), truth.is_empty());
        if hand_over == 0 {
            stopped_anywhere(board, &truth, &options);
        }
        if finished.engine != Engine::ClauseLearning {
            return;
        }
        tally.points += 1;
        tally.after_restart += u64::from(finished.restarts > 0);
        tally.after_first += u64::from(first.engine != Engine::ClauseLearning);
        hand_over = finished.work + 1;
    }
}

/// The same for local search: some works after which it tries first, alone and with clause learning
/// after it. Returns how many searches it has led to a solution or tried to.
pub fn every_guide(board: &Board, failures_max: u64) -> u64 {
    let Some(truth) = counted(board, 2, STEPS_MAX) else { return 0 };
    let has_faults = !feasibility::faults(board).is_empty();
    let mut guided = 0;
    let guides = [0, 2_000];
    for (guide, hand_over) in
        guides.into_iter().flat_map(|guide| [(guide, u64::MAX), (guide, 3_000)])
    {
        let options = Options { guide, hand_over, failures_max, ..Options::default() };
        let finished = solve(board, &options, &mut ());
        judge(board, &truth, &finished);
        guided += u64::from(finished.local_steps > 0);
        if !has_faults {
            let recorded = record(board, &options, &mut Recorder::new(&mut (), NODES_MAX));
            assert_eq!(recorded, finished);
        }
        let first = solve(board, &Options { first_only: true, ..options }, &mut ());
        judge(board, &truth, &first);
        if guide == 0 && hand_over == u64::MAX {
            stopped_anywhere(board, &truth, &options);
        }
    }
    guided
}

/// Says Stop at a beat.
struct Stop(u32);

impl Watch for Stop {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 { Err(Halt::Stopped) } else { Ok(()) }
    }
}

/// Stops the search at its first beat, at its second, and so on up to its end: what it says is true
/// wherever it is stopped, while clauses are written too.
fn stopped_anywhere(board: &Board, truth: &[Vec<u16>], options: &Options) {
    for beats in 1.. {
        let finished = solve(board, options, &mut Stop(beats));
        let Verdict::Unknown { first, halt } = &finished.verdict else {
            judge(board, truth, &finished);
            return;
        };
        assert_eq!(*halt, Some(Halt::Stopped));
        let is_right = |first: &Board| first.is_solved() && board.agrees_with(first);
        assert!(first.as_ref().is_none_or(is_right));
    }
}

fn judge(board: &Board, truth: &[Vec<u16>], finished: &Finished) {
    let is_right = |found: &Board| {
        found.is_solved() && board.agrees_with(found) && finished.steps.len() == board.count()
    };
    let is_right = match (&finished.verdict, truth) {
        (Verdict::One(first), [only]) => first.numbers() == only && is_right(first),
        (Verdict::None(_), []) => true,
        (Verdict::Several(a, b), [_, _]) => a != b && is_right(a) && is_right(b),
        (Verdict::Unknown { first: Some(first), halt: None }, [_, ..]) => is_right(first),
        _ => false,
    };
    assert!(is_right, "{:?}\n{board:?}\nof {truth:?}", finished.verdict);
}

/// Up to `most` solutions, by walking 1, 2, 3 … over every way that does not leave the next given
/// too far behind; `None` where that takes too long.
pub fn counted(board: &Board, most: usize, steps_max: u32) -> Option<Vec<Vec<u16>>> {
    let mut walk = Walk {
        board,
        cells: board.cells(),
        numbers: vec![0; board.count()],
        found: Vec::new(),
        steps_max,
    };
    (0..board.count()).try_for_each(|cell| walk.enter(1, cell, most))?;
    Some(walk.found)
}

/// Whether the numbers of joined cells follow each other.
pub fn follows_edges(board: &Board, numbers: &[u16]) -> bool {
    let mut edges = board.shape().edges().iter();
    edges.all(|&[a, b]| numbers[usize::from(a)].abs_diff(numbers[usize::from(b)]) == 1)
}

struct Walk<'a> {
    board: &'a Board,
    cells: Vec<Option<usize>>,
    numbers: Vec<u16>,
    found: Vec<Vec<u16>>,
    steps_max: u32,
}

impl Walk<'_> {
    fn enter(&mut self, number: u16, cell: usize, most: usize) -> Option<()> {
        let v = usize::from(number) - 1;
        let given = self.board.numbers()[cell];
        let is_wrong = given != number && (given != 0 || self.cells[v].is_some());
        if is_wrong || self.numbers[cell] > 0 || self.found.len() >= most || self.is_far(v, cell) {
            return Some(());
        }
        self.steps_max = self.steps_max.checked_sub(1)?;
        self.numbers[cell] = number;
        if v + 1 == self.cells.len() {
            self.found
                .extend(Some(self.numbers.clone()).filter(|all| follows_edges(self.board, all)));
        } else {
            for to in 0..self.board.count() {
                if self.steps(cell, to) == 1 {
                    self.enter(number + 1, to, most)?;
                }
            }
        }
        self.numbers[cell] = 0;
        Some(())
    }

    fn is_far(&self, v: usize, cell: usize) -> bool {
        let mut later = self.cells.iter().enumerate().skip(v);
        let next = later.find_map(|(number, cell)| cell.map(|cell| (number, cell)));
        next.is_some_and(|(number, to)| self.steps(cell, to) > number - v)
    }

    fn steps(&self, a: usize, b: usize) -> usize {
        let shape = self.board.shape();
        let (a, b) = (shape.coordinates(a), shape.coordinates(b));
        apart(shape.topology(), a, b).0
    }
}

/// The fewest steps between two places of an empty plane, and the square of Euclid's distance.
pub fn apart(topology: Topology, from: (usize, usize), to: (usize, usize)) -> (usize, usize) {
    let (down, right) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
    match topology {
        Topology::King => (down.max(right), down * down + right * right),
        Topology::Orthogonal => (down + right, down * down + right * right),
        Topology::Hexagonal => {
            // The three axes of hexagons: A. Patel, "Hexagonal Grids" (2013), "cube coordinates".
            let axes = |(row, col): (usize, usize)| {
                let along = col as isize - (row as isize - (row & 1) as isize) / 2;
                [along, row as isize, -along - row as isize]
            };
            let (from, to) = (axes(from), axes(to));
            let away: Vec<usize> = (0..3).map(|axis| from[axis].abs_diff(to[axis])).collect();
            let squares: usize = away.iter().map(|away| away * away).sum();
            (away.into_iter().max().unwrap_or(0), squares / 2)
        }
    }
}

/// A board of up to 6×6 with few givens, and failures until the first restart. `below` draws a
/// number less than the one that it is given.
///
/// Most are the path of a random walk, with holes where it did not come, and as few givens as leave
/// few solutions; some have a given more or less, or a wrong one.
pub fn sparse(below: &mut dyn FnMut(usize) -> usize) -> (Board, u64) {
    let failures_max = [1, 2, 3, 5, 10, 40][below(6)];
    let topology = [Topology::King, Topology::Orthogonal][below(2)];
    (sparse_of(topology, below), failures_max)
}

/// Such a board with this topology, but for a few whose path has it alone.
pub fn sparse_of(topology: Topology, below: &mut dyn FnMut(usize) -> usize) -> Board {
    let dims =
        Dims::new(2 + below(SIDE_MAX - 1), 2 + below(SIDE_MAX - 1)).expect("sides of at least 2");
    let whole = Shape::rectangle(dims, topology).expect("a small shape");
    let path = walked(&whole, below);
    let mut numbers = vec![0_u16; dims.cells()];
    path.iter().zip(1..).for_each(|(&cell, number)| numbers[cell] = number);
    let has_holes = below(8) < 7;
    let is_cell: Vec<bool> = numbers.iter().map(|&number| number > 0 || !has_holes).collect();
    numbers.retain(|&number| number > 0 || !has_holes);
    // Some have another topology than their path.
    let topology = if below(16) == 15 { Topology::King } else { topology };
    let shape = Shape::new(dims, &is_cell, topology).expect("a small shape");
    let mut board = Board::new(Arc::new(shape), numbers);
    thin(&mut board, below);
    let wrong = below(8);
    for _ in 0..[0, 0, 0, 0, 0, 1, 2, 2][wrong] {
        let (a, b) = (below(board.count()), below(board.count()));
        let (left, right) = (board.numbers()[a], board.numbers()[b]);
        board.set(a, right);
        board.set(b, left);
    }
    board
}

/// A walk that takes no cell twice, and prefers ones with few ways on.
fn walked(shape: &Shape, below: &mut dyn FnMut(usize) -> usize) -> Vec<usize> {
    let mut path = vec![below(shape.count())];
    loop {
        let free = |of: usize| {
            let beside = shape.neighbours(of).iter().map(|&cell| usize::from(cell));
            beside.filter(|cell| !path.contains(cell)).collect::<Vec<_>>()
        };
        let mut ways = free(path[path.len() - 1]);
        if ways.is_empty() {
            return path;
        }
        ways.sort_by_key(|&cell| free(cell).len());
        let choice = below(4 * ways.len()).saturating_sub(3 * ways.len());
        path.push(ways[choice]);
    }
}

/// Takes givens away as long as no more than some solutions are left.
fn thin(board: &mut Board, below: &mut dyn FnMut(usize) -> usize) {
    let most = [1, 2, 3, 4, 6, 8][below(6)];
    let kept = [0, 0, 0, 1, 2][below(5)];
    let mut cells: Vec<usize> = (0..board.count()).collect();
    for last in (1..cells.len()).rev() {
        cells.swap(last, below(last + 1));
    }
    for &cell in &cells[..cells.len().saturating_sub(kept)] {
        let number = board.numbers()[cell];
        board.set(cell, 0);
        if counted(board, most + 1, THIN_MAX).is_none_or(|all| all.len() > most) {
            board.set(cell, number);
        }
    }
}
