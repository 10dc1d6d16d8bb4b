//! Ways to group the tiles of the 15-puzzle: `cargo bench -- groups` prints the nodes that
//! Korf's instances need with some of them; `cargo bench -- groups HOME SECONDS` looks for
//! a better one where the blank's goal cell is HOME (0, 1 or 5).

use std::time::{Duration, Instant};

use langkah_engine::grid::Dims;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Stats;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::fifteen::canon::Canon;
use langkah_engine::sliding::fifteen::deepen;
use langkah_engine::sliding::fifteen::groups::Groups;
use langkah_engine::sliding::fifteen::tables::Tables;
use langkah_engine::sliding::random::{self, Kind};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

pub fn main(words: &[&str]) {
    match words[..] {
        [home, seconds] => {
            let seconds = Duration::from_secs(seconds.parse().expect("a number of seconds"));
            try_groups(home.parse().expect("a cell"), seconds);
        }
        _ => other_groups(),
    }
}

fn dims() -> Dims {
    Dims::new(4, 4).expect("a size")
}

fn canon(start: &Board, goal: Goal) -> Canon {
    Canon::new(start, &goal.board(dims()).expect("a goal")).expect("a 4×4 board")
}

fn korf() -> Vec<Canon> {
    let text = include_str!("../data/korf100-blank-last.txt");
    let board = |line: &str| {
        let tiles: Vec<u8> =
            line.split_whitespace().map(|word| word.parse().expect("a tile")).collect();
        Board::new(dims(), &tiles).expect("a board")
    };
    text.lines().map(|line| canon(&board(line), Goal::BlankLast)).collect()
}

/// The nodes that Korf's instances need with some ways to group the tiles.
fn other_groups() {
    let others = [
        ([[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]], [13, 14, 15]),
        ([[1, 2, 3, 5, 6, 7], [8, 9, 10, 12, 13, 14]], [4, 11, 15]),
        ([[4, 5, 8, 9, 12, 13], [6, 7, 10, 11, 14, 15]], [1, 2, 3]),
        ([[1, 4, 5, 8, 9, 13], [2, 3, 6, 7, 10, 11]], [12, 14, 15]),
        ([[1, 2, 4, 5, 8, 9], [3, 6, 7, 10, 11, 15]], [12, 13, 14]),
        ([[1, 4, 5, 8, 9, 12], [3, 6, 7, 10, 11, 15]], [2, 13, 14]),
        ([[1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11]], [13, 14, 15]),
    ];
    let puzzles = korf();
    for (large, small) in others {
        let groups = Groups { large, small };
        let nodes = nodes(0, &groups, &puzzles, u64::MAX).unwrap_or(0);
        println!("{:>8.1} million {groups:?}", nodes as f64 / 1e6);
    }
}

/// Exchanges tiles of different groups as long as that lessens the nodes of random boards.
fn try_groups(home: u8, most: Duration) {
    // The goal whose blank is on the cell, with tiles in the order of the cells.
    let goal = Board::new(dims(), &goal_tiles(home)).expect("a board");
    let puzzles: Vec<Canon> = (1000..1400)
        .map(|seed| random::board(&goal, Kind::Solvable, seed))
        .map(|start| Canon::new(&start, &goal).expect("a 4×4 board"))
        .collect();
    assert_eq!(puzzles[0].numbering.home, home);
    let mut best = Groups::of(home);
    let mut least = nodes(home, &best, &puzzles, u64::MAX).expect("no limit");
    println!("{least:>10} {best:?}");
    let (begun, mut rng) = (Instant::now(), ChaCha8Rng::seed_from_u64(1));
    let mut tried = vec![best];
    while begun.elapsed() < most {
        let mut groups = best;
        for _ in 0..rng.random_range(1..=2) {
            exchange(&mut groups, &mut rng);
        }
        groups.large.iter_mut().for_each(|group| group.sort_unstable());
        groups.small.sort_unstable();
        groups.large.sort_unstable();
        if tried.contains(&groups) {
            continue;
        }
        tried.push(groups);
        if let Some(fewer) = nodes(home, &groups, &puzzles, least) {
            (least, best) = (fewer, groups);
            println!("{least:>10} {best:?} after {} others", tried.len());
        }
    }
    println!("{} tried", tried.len());
}

fn goal_tiles(home: u8) -> Vec<u8> {
    let mut next = 1..;
    (0..16).map(|cell| if cell == home { 0 } else { next.next().unwrap_or(0) }).collect()
}

fn exchange(groups: &mut Groups, rng: &mut ChaCha8Rng) {
    let mut all: Vec<u8> = groups.lists().concat();
    let group = |at: usize| at / 6;
    let (a, b) = (rng.random_range(0..15), rng.random_range(0..15));
    if group(a) != group(b) {
        all.swap(a, b);
    }
    groups.large[0].copy_from_slice(&all[..6]);
    groups.large[1].copy_from_slice(&all[6..12]);
    groups.small.copy_from_slice(&all[12..]);
}

/// The number of nodes that all puzzles generate; `None` if it is `most` or more.
fn nodes(home: u8, groups: &Groups, puzzles: &[Canon], most: u64) -> Option<u64> {
    let tables = Tables::new(home, groups, 1, &mut ()).ok()?;
    let mut sum = 0;
    for canon in puzzles {
        let limits = Limits { generated_max: (most - sum).max(1), ..Limits::usual() };
        sum += deepen(&tables, canon, &limits, 1, &Stats::default(), &mut ()).stats.generated;
        if sum >= most {
            return None;
        }
    }
    Some(sum)
}
