//! What the tests of the engines share: published puzzles, goals, solving and replaying.

use langkah_engine::plan::Request;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{self, Solution};
use langkah_puzzle::read;

pub use crate::tiles::*;

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

/// The goals for which Korf's instances are there.
pub const CORNERS: [Goal; 2] = [Goal::BlankLast, Goal::BlankFirst];

/// The usual goals of a size and some arrangements of no order at all.
pub fn goals_of(rows: usize, cols: usize) -> Vec<Board> {
    let usual = Goal::ALL.map(|goal| goal_of(goal, rows, cols));
    let any = (0..3).map(|seed| random::board(&usual[0], Kind::Any, seed));
    usual.iter().cloned().chain(any).collect()
}

/// The same in one fixed order, the nearest first.
pub fn by_distance(goal: &Board) -> Vec<(Board, u32)> {
    let mut all: Vec<(Board, u32)> = distances(goal).into_iter().collect();
    all.sort_by(|a, b| (a.1, a.0.tiles()).cmp(&(b.1, b.0.tiles())));
    all
}

/// A person who has pressed Stop before the job begins.
pub struct Stopped;

impl Watch for Stopped {
    fn is_stopped(&self) -> bool {
        true
    }

    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Err(Halt::Stopped)
    }
}

/// Runs a request whose plan goes with the board.
pub fn solve(puzzle: &Puzzle, request: &Request, watch: &mut dyn Watch) -> Solution {
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
