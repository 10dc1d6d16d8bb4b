//! Random boards: each solvable board, and each arrangement, is equally likely.

use std::collections::HashMap;

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};

use crate::tiles::{distances, goal_of};

const BOARDS: u64 = 100_000;

/// How far χ² with so many degrees of freedom is from its mean, in standard deviations: Wilson and
/// Hilferty, "The distribution of chi-square" (1931).
fn deviation(chi_square: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

/// χ² of how often each tile stands in each cell. Each tile and each cell has the same sum, so that
/// (n − 1)² counts are free.
fn by_cell(boards: impl Iterator<Item = Board>) -> f64 {
    let mut counts: Vec<u64> = Vec::new();
    let (mut cells, mut all) = (0, 0);
    for board in boards {
        cells = board.tiles().len();
        counts.resize(cells * cells, 0);
        all += 1;
        for (cell, &tile) in board.tiles().iter().enumerate() {
            counts[cell * cells + usize::from(tile)] += 1;
        }
    }
    let expected = f64::from(all) / cells as f64;
    let away = |count: &u64| (*count as f64 - expected).powi(2) / expected;
    let sum: f64 = counts.iter().map(away).sum();
    let free = (cells - 1) as f64;
    deviation(sum * free / cells as f64, free * free)
}

fn boards(goal: &Board, kind: Kind) -> impl Iterator<Item = Board> {
    (0..BOARDS).map(move |seed| random::board(goal, kind, seed))
}

/// The seeds are fixed: a uniform generator is outside of ±4 once in some 16,000 tests.
#[test]
fn each_tile_is_equally_often_in_each_cell() {
    for (rows, cols) in [(2, 3), (3, 3), (3, 4), (4, 4), (5, 5), (2, 8)] {
        for goal in [Goal::BlankLast, Goal::BlankFirst] {
            let start = goal_of(goal, rows, cols);
            for kind in [Kind::Solvable, Kind::Any] {
                let away = by_cell(boards(&start, kind));
                assert!(away.abs() < 4.0, "{rows}×{cols} {goal:?} {kind:?}: {away}");
            }
        }
    }
}

/// What is dealt can be solved; of all arrangements half can be.
#[test]
fn half_of_all_arrangements_are_solvable() {
    for (rows, cols) in [(2, 2), (3, 3), (3, 4), (4, 4), (5, 5)] {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let solvable = |kind: Kind| {
            let can = |board| Puzzle::new(board, Goal::BlankLast).solvability().is_solvable();
            (0..10_000).filter(|&seed| can(random::board(&goal, kind, seed))).count()
        };
        assert_eq!(solvable(Kind::Solvable), 10_000);
        // Four standard deviations of 50 boards.
        assert!(solvable(Kind::Any).abs_diff(5_000) < 200, "{rows}×{cols}");
    }
}

/// All 12 and 360 solvable boards of the smallest sizes, each by itself.
#[test]
fn each_solvable_board_is_equally_likely() {
    for (rows, cols, all) in [(2, 2, 12), (2, 3, 360)] {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let mut counts: HashMap<Board, u64> = HashMap::new();
        for board in boards(&goal, Kind::Solvable) {
            *counts.entry(board).or_default() += 1;
        }
        let reachable = distances(&goal);
        assert_eq!((counts.len(), reachable.len()), (all, all));
        assert!(counts.keys().all(|board| reachable.contains_key(board)));
        let expected = BOARDS as f64 / all as f64;
        let sum: f64 = counts.values().map(|&one| (one as f64 - expected).powi(2) / expected).sum();
        let away = deviation(sum, (all - 1) as f64);
        assert!(away.abs() < 4.0, "{rows}×{cols}: {away}");
    }
}

/// The test finds what is not uniform: random moves, and the shuffle that swaps with any cell.
#[test]
fn other_ways_to_shuffle_are_found() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    assert!(by_cell(boards(&goal, Kind::Walk(200))) > 20.0);
    let naive = (0..20_000).map(|index| {
        let mut board = goal.clone();
        for cell in 0..16 {
            // The first tile of a uniform board is a uniform number.
            let uniform = random::board(&goal, Kind::Any, 1_000_000 + 16 * index + cell);
            board.swap(cell as usize, uniform.tiles()[0].into());
        }
        board
    });
    assert!(by_cell(naive) > 20.0);
}
