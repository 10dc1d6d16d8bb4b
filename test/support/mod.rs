//! What several tests need: puzzles of the data folder, all boards of a size, true distances.

// Every test file is a crate of its own and uses some of these.
#![allow(dead_code)]

pub mod sessions;

use std::collections::{HashMap, VecDeque};

use langkah::grid::{Dims, Direction};
use langkah::puzzle::plan::Request;
use langkah::puzzle::solve::{self, Solution, Watch};
use langkah::puzzle::{GoalChoice, Puzzle, read};
use langkah::sliding::board::{Board, Goal};
use langkah::sliding::moves::Move;
use langkah::sliding::random::{self, Kind};
use langkah::sliding::text;

/// The bytes of a file of `test/data`.
pub fn data(name: &str) -> Vec<u8> {
    let path = format!("{}/test/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A published input.
pub fn course(name: &str) -> Puzzle {
    let bytes = data(&format!("course/{name}.txt"));
    let opened = read::puzzle(&bytes, None).unwrap_or_else(|error| panic!("{name}: {error}"));
    opened.puzzle
}

/// Korf's instance of a number from 1 to 100, and the fewest moves that solve it.
pub fn korf(number: usize, goal: Goal) -> (Puzzle, usize) {
    let file = match goal {
        Goal::BlankLast => "korf100-blank-last.txt",
        Goal::BlankFirst => "korf100-blank-first.txt",
        Goal::Snail => panic!("Korf's instances have no snail for a goal"),
    };
    let bytes = data(file);
    let goal = GoalChoice::Usual(goal);
    let mut puzzles = read::lines(&bytes, Some(&goal));
    let lengths = String::from_utf8(data("korf100.lengths")).expect("the file is text");
    let length = lengths.lines().nth(number - 1).and_then(|line| line.trim().parse().ok());
    let opened = puzzles.nth(number - 1).and_then(|(_, any)| any.ok()?.sliding());
    (opened.expect("a puzzle a line").puzzle, length.expect("a length a line"))
}

pub fn dims(rows: usize, cols: usize) -> Dims {
    Dims::new(rows, cols).expect("a board has cells")
}

pub fn board(text: &str) -> Board {
    text::parse(text).unwrap_or_else(|faults| panic!("{text:?}: {faults}"))
}

pub fn goal_of(goal: Goal, rows: usize, cols: usize) -> Board {
    goal.board(dims(rows, cols)).expect("the size is supported")
}

/// The goals for which Korf's instances are there.
pub const CORNERS: [Goal; 2] = [Goal::BlankLast, Goal::BlankFirst];

/// The usual goals of a size and some arrangements of no order at all.
pub fn goals_of(rows: usize, cols: usize) -> Vec<Board> {
    let usual = Goal::ALL.map(|goal| goal_of(goal, rows, cols));
    let any = (0..3).map(|seed| random::board(&usual[0], Kind::Any, seed));
    usual.iter().cloned().chain(any).collect()
}

/// The distance of every board that can reach the goal: breadth-first, a move either way.
pub fn distances(goal: &Board) -> HashMap<Board, u32> {
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut queue = VecDeque::from([goal.clone()]);
    while let Some(board) = queue.pop_front() {
        let next = distances[&board] + 1;
        for way in Direction::ALL {
            if let Some(after) = board.after(way)
                && !distances.contains_key(&after)
            {
                distances.insert(after.clone(), next);
                queue.push_back(after);
            }
        }
    }
    distances
}

/// The same in one fixed order, the nearest first.
pub fn by_distance(goal: &Board) -> Vec<(Board, u32)> {
    let mut all: Vec<(Board, u32)> = distances(goal).into_iter().collect();
    all.sort_by(|a, b| (a.1, a.0.tiles()).cmp(&(b.1, b.0.tiles())));
    all
}

/// Every arrangement of the tiles of a size, solvable or not.
pub fn arrangements(rows: usize, cols: usize) -> Vec<Board> {
    let dims = dims(rows, cols);
    let mut rows: Vec<Vec<u8>> = vec![Vec::new()];
    for tile in 0..dims.cells() as u8 {
        rows = rows
            .iter()
            .flat_map(|row| {
                (0..=row.len()).map(move |at| {
                    let mut longer = row.clone();
                    longer.insert(at, tile);
                    longer
                })
            })
            .collect();
    }
    rows.iter().map(|tiles| Board::new(dims, tiles).expect("each tile once")).collect()
}

/// Runs a request whose plan goes with the board.
pub fn solve(puzzle: &Puzzle, request: &Request, watch: &mut impl Watch) -> Solution {
    solve::solve(puzzle, request, watch).expect("the plan goes with the board")
}

/// Panics unless the moves lead from the start to the goal.
pub fn assert_reaches(start: &Board, goal: &Board, moves: &[Move]) {
    let mut board = start.clone();
    for (index, &step) in moves.iter().enumerate() {
        assert!(board.apply(step).is_some(), "move {index} of {moves:?} leaves\n{start}");
    }
    assert_eq!(&board, goal, "{moves:?} do not solve\n{start}");
}
