//! What an anytime search records of itself, and its target.

use std::num::NonZero;
use std::time::Duration;

use langkah_engine::plan::Request;
use langkah_engine::search::history::History;
use langkah_engine::search::limits::{Aim, Limits};
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Solution, solve};
use langkah_puzzle::history;

use crate::support::{assert_reaches, goal_of};

fn far(rows: usize, cols: usize, seed: u64) -> Puzzle {
    let goal = goal_of(Goal::BlankLast, rows, cols);
    let start = random::board(&goal, Kind::Solvable, seed);
    Puzzle::with(start, &GoalChoice::Usual(Goal::BlankLast)).expect("one size")
}

/// A request on one thread, whose counts are the same in every run.
fn request(generated_max: u64) -> Request {
    let limits = Limits { generated_max, ..Limits::usual() };
    Request { limits, threads: NonZero::new(1), ..Request::default() }
}

fn run(puzzle: &Puzzle, request: &Request, watch: &mut dyn Watch) -> Solution {
    solve(puzzle, request, watch).expect("the plan fits")
}

/// The history is one of this solution: times and bounds rise, lengths fall, and the solutions that
/// are kept are solutions.
#[track_caller]
fn assert_history(puzzle: &Puzzle, history: &History) {
    let points = history.points();
    for pair in points.windows(2) {
        let [before, after] = pair else { unreachable!("two") };
        assert!(before.after <= after.after && before.bound <= after.bound, "{pair:?}");
        let falls = after.best < before.best || before.best.is_none() && after.best.is_some();
        assert!(falls || after.best == before.best, "{pair:?}");
        assert!(falls || after.bound > before.bound, "nothing is better: {pair:?}");
    }
    assert!(points.iter().all(|point| point.best.is_none_or(|best| point.bound as usize <= best)));
    for kept in history.kept() {
        let ways = kept.labels.iter().filter_map(|&label| Move::from_index(label));
        let ways: Vec<Move> = ways.collect();
        assert_reaches(puzzle.start(), puzzle.goal(), &ways);
        assert_eq!(ways.len(), kept.cost);
        assert!(history.improvements().any(|one| one == (kept.after, kept.cost)));
    }
    assert!(history.kept().is_sorted_by(|a, b| a.cost > b.cost && a.after <= b.after));
    assert!(history.kept().len() <= History::KEPT_MAX);
}

#[track_caller]
fn assert_solution(puzzle: &Puzzle, solution: &Solution) {
    assert_history(puzzle, &solution.history);
    let last = solution.history.points().last().expect("a point");
    assert_eq!((last.best, last.bound), (solution.length(), solution.lower_bound));
    let best = solution.history.best().expect("a solution");
    assert_eq!(Outcome::Solved(moves(&best.labels)), solution.outcome);
    assert!(last.after <= solution.search_time);
}

fn moves(labels: &[u8]) -> Vec<Move> {
    labels.iter().filter_map(|&label| Move::from_index(label)).collect()
}

/// Hears the history while it grows, as the window does.
#[derive(Default)]
struct Heard {
    times: usize,
    latest: History,
    /// From the first solution on, the search is to end at this length.
    target: Option<u32>,
}

impl Watch for Heard {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }

    fn aim(&self) -> Option<Aim> {
        let target = self.target.filter(|_| self.latest.best().is_some());
        target.map(|target| Aim { target: Some(target), time_max: None })
    }

    fn progressed(&mut self, history: &History) {
        assert!(history.points().starts_with(self.latest.points()), "a point was changed");
        assert!(history.points().len() > self.latest.points().len());
        self.times += 1;
        self.latest = history.clone();
    }
}

#[test]
fn the_history_is_that_of_the_search() {
    for (rows, cols, seed) in [(5, 5, 1), (6, 6, 2), (2, 7, 3), (9, 9, 4)] {
        let puzzle = far(rows, cols, seed);
        let mut heard = Heard::default();
        let solution = run(&puzzle, &request(2_000_000), &mut heard);
        assert_solution(&puzzle, &solution);
        assert_eq!(heard.latest, solution.history, "all is told");
        assert!(heard.times >= 3, "{}", heard.times);
        assert!(solution.history.kept().len() >= 2);
    }
}

/// A board that is solved with a proof: the bound meets the best solution.
#[test]
fn a_proof_closes_the_gap() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let start = random::board(&goal, Kind::Walk(30), 5);
    let puzzle = Puzzle::with(start, &GoalChoice::Usual(Goal::BlankLast)).expect("one size");
    let solution = run(&puzzle, &request(u64::MAX), &mut ());
    assert!(solution.proved_least);
    assert_solution(&puzzle, &solution);
    let last = solution.history.points().last().expect("a point");
    assert_eq!((last.gap(), history::gap(last)), (Some(0), "0".to_owned()));
}

#[test]
fn other_searches_have_no_history() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let start = random::board(&goal, Kind::Solvable, 1);
    let puzzle = Puzzle::with(start, &GoalChoice::Usual(Goal::BlankLast)).expect("one size");
    assert!(run(&puzzle, &request(u64::MAX), &mut ()).history.is_empty());
}

#[test]
fn the_search_ends_with_the_first_solution_that_is_short_enough() {
    let puzzle = far(5, 5, 1);
    let whole = run(&puzzle, &request(2_000_000), &mut ());
    let lengths: Vec<usize> = whole.history.improvements().map(|(_, length)| length).collect();
    assert!(lengths.len() >= 4, "{lengths:?}");
    let (first, last) = (lengths[0], lengths[lengths.len() - 1]);
    for target in [usize::MAX >> 32, first, first - 1, lengths[lengths.len() / 2], last + 1, last] {
        let request = Request { target: Some(target as u32), ..request(2_000_000) };
        let solution = run(&puzzle, &request, &mut ());
        assert_solution(&puzzle, &solution);
        assert_eq!(solution.halt, Some(Halt::Target), "{target}");
        assert!(!solution.proved_least);
        let expected = lengths.iter().copied().find(|&length| length <= target);
        assert_eq!(solution.length(), expected, "{target} of {lengths:?}");
        // On one thread it is the same search, up to there.
        let found: Vec<usize> = solution.history.improvements().map(|(_, one)| one).collect();
        assert!(lengths.starts_with(&found), "{found:?} of {lengths:?}");
    }
    let request = Request { target: Some(last as u32 - 1), ..request(2_000_000) };
    assert_eq!(run(&puzzle, &request, &mut ()).stats, whole.stats, "it is not reached");
}

#[test]
fn a_target_that_comes_while_the_search_runs_ends_it() {
    let puzzle = far(6, 6, 2);
    let mut heard = Heard { target: Some(u32::MAX), ..Heard::default() };
    let solution = run(&puzzle, &request(u64::MAX), &mut heard);
    assert_eq!(solution.halt, Some(Halt::Target));
    assert_solution(&puzzle, &solution);
    assert_eq!(solution.history.improvements().count(), 1);
}

#[test]
fn a_table_has_few_rows_the_first_and_the_last_among_them() {
    let mut long = History::default();
    for round in 0..300_u32 {
        long.find(Duration::from_millis(round.into()), 500 - round as usize, &[], 10 + round / 2);
    }
    let rows = history::rows(&long);
    assert_eq!(rows.len(), history::ROWS_MAX);
    assert_eq!(rows[0], ["0 µs", "500", "10", "490 (98\u{a0}%)"]);
    assert_eq!(rows[history::ROWS_MAX - 1], ["299 ms", "201", "159", "42 (21\u{a0}%)"]);
    let text = history::left_out(&long).expect("a sentence");
    assert!(text.contains("12") && text.contains("300"), "{text}");
    let mut short = History::default();
    short.raise(Duration::from_secs(61), 7);
    assert_eq!(history::rows(&short), [["1 min 01 s", "-", "7", "-"]]);
    assert_eq!(history::left_out(&short), None);
    let ago = |seconds: f64| history::ago(Duration::from_secs_f64(seconds));
    assert_eq!([ago(0.4), ago(40.9), ago(125.0)], ["0 s", "40 s", "2 min 05 s"]);
}
