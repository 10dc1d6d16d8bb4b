//! The 15-puzzle: `cargo bench --bench fifteen [-- WHAT]`, where WHAT is `korf100`, `random400`,
//! `others` (other ways to group the tiles) or `groups HOME SECONDS` (looks for a better one). Without WHAT the first two.
//!
//! Single-threaded. What a whole process costs, `korf100-cold`, `test/bench/cold.sh` measures.

use std::time::{Duration, Instant};

use langkah::grid::Dims;
use langkah::search::event::Stats;
use langkah::search::limits::Limits;
use langkah::search::outcome::{Finished, Outcome};
use langkah::sliding::board::{Board, Goal};
use langkah::sliding::fifteen::canon::Canon;
use langkah::sliding::fifteen::deepen;
use langkah::sliding::fifteen::groups::Groups;
use langkah::sliding::fifteen::tables::Tables;
use langkah::sliding::random::{self, Kind};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let ["groups", home, seconds] = words[..] {
        let seconds = Duration::from_secs(seconds.parse().expect("a number of seconds"));
        return try_groups(home.parse().expect("a cell"), seconds);
    }
    if words == ["others"] {
        return other_groups();
    }
    let begun = Instant::now();
    let tables = Tables::get(0, 1, &mut |_| true).expect("nothing ends it");
    tell("tables", "made", begun.elapsed().as_secs_f64(), "s");
    if words.is_empty() || words.contains(&"korf100") {
        run("korf100", &tables, &korf());
    }
    if words.is_empty() || words.contains(&"random400") {
        run("random400", &tables, &random400());
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

fn random400() -> Vec<Canon> {
    let goal = Goal::BlankLast.board(dims()).expect("a goal");
    let start = |seed| random::board(&goal, Kind::Solvable, seed);
    (0..400).map(|seed| canon(&start(seed), Goal::BlankLast)).collect()
}

fn run(name: &str, tables: &Tables, puzzles: &[Canon]) {
    let (mut stats, mut length) = (Stats::default(), 0);
    let mut times: Vec<f64> = Vec::new();
    for canon in puzzles {
        let begun = Instant::now();
        let Finished { outcome, stats: own, .. } =
            deepen(tables, canon, &Limits::usual(), 1, &mut ());
        times.push(1e3 * begun.elapsed().as_secs_f64());
        let Outcome::Solved(labels) = outcome else { panic!("nothing ends it") };
        length += labels.len();
        stats.generated += own.generated;
        stats.expanded += own.expanded;
    }
    times.sort_by(f64::total_cmp);
    let sum: f64 = times.iter().sum();
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
    tell(name, "sum of lengths", length as f64, "");
    tell(name, "generated", stats.generated as f64 / 1e6, "million");
    tell(name, "expanded", stats.expanded as f64 / 1e6, "million");
    tell(name, "search", sum / 1e3, "s");
    tell(name, "generated a second", stats.generated as f64 / sum / 1e3, "million");
    tell(name, "mean", sum / times.len() as f64, "ms");
    tell(name, "median", at(50), "ms");
    tell(name, "99th percentile", at(99), "ms");
    tell(name, "slowest", at(100), "ms");
}

fn tell(name: &str, what: &str, figure: f64, unit: &str) {
    println!("{name:<12}{what:<24}{figure:>12.3} {unit}");
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
    assert_eq!(puzzles[0].home, home);
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

/// The nodes that all puzzles generate, where they are fewer than `most`.
fn nodes(home: u8, groups: &Groups, puzzles: &[Canon], most: u64) -> Option<u64> {
    let tables = Tables::new(home, groups, 1, &mut |_| true)?;
    let mut sum = 0;
    for canon in puzzles {
        let limits = Limits { generated_max: (most - sum).max(1), ..Limits::usual() };
        sum += deepen(&tables, canon, &limits, 1, &mut ()).stats.generated;
        if sum >= most {
            return None;
        }
    }
    Some(sum)
}
