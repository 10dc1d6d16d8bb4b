//! Nodes a second and bytes a node of the engines: `cargo bench -- search`.
//!
//! Counts and lengths are checked before anything is timed: a search that is faster by doing
//! something else is not faster. A line is `name  figure unit`.

use std::time::Instant;

use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::ida;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::bound::walking_distance::WalkingDistance;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::space::SmallSpace;
use langkah_engine::solve::{Outcome, Solution, solve};
use langkah_puzzle::read;

const MIB: f64 = (1 << 20) as f64;
/// The best of this many runs counts: others share the machine.
const RUNS: usize = 3;

pub fn main() {
    // First, while the process has held nothing else: it looks at the peak of its memory.
    graph();
    tree();
    let korf = ida_on_korf();
    listener(&korf);
}

fn tell(name: &str, figure: f64, unit: &str) {
    println!("{name:<52}{figure:>10.2} {unit}");
}

/// A figure that is checked, before it is timed.
#[track_caller]
fn check(name: &str, solution: &Solution, length: usize, expanded: u64, generated: u64) {
    let Outcome::Solved(moves) = &solution.outcome else {
        panic!("{name}: {:?}", solution.outcome)
    };
    let stats = &solution.stats;
    let found = (moves.len(), stats.expanded, stats.generated);
    assert_eq!(found, (length, expanded, generated), "{name}: moves, expanded, generated");
}

fn run(puzzle: &Puzzle, plan: Plan) -> Solution {
    solve(puzzle, &Request { plan, ..Request::default() }, &mut ()).expect("the plan goes with 4×4")
}

/// Millions of generated nodes a second.
fn rate(generated: u64, seconds: f64) -> f64 {
    generated as f64 / seconds / 1e6
}

fn walk(seed: u64) -> Puzzle {
    let goal = Dims::new(4, 4).and_then(|dims| Goal::BlankLast.board(dims).ok());
    let start = random::board(&goal.expect("4×4 is supported"), Kind::Walk(60), seed);
    Puzzle::new(start, Goal::BlankLast)
}

fn best_first(bound: BoundKind, visited: bool) -> Plan {
    Plan::best_first(bound, Weight::ONE, Ties::LeastH, visited)
}

/// The visited set under the course's bound: 36 moves, 30 million nodes.
fn graph() {
    let name = "best-first, visited set, misplaced";
    let puzzle = walk(35);
    let before = resident("VmRSS:");
    let mut seconds = f64::INFINITY;
    for turn in 0..RUNS {
        let solution = run(&puzzle, best_first(BoundKind::Misplaced, true));
        check(name, &solution, 36, 14_336_198, 29_971_481);
        seconds = seconds.min(solution.search_time.as_secs_f64());
        if turn == 0 {
            tell_memory(name, &solution, before);
        }
    }
    tell(name, rate(29_971_481, seconds), "M generated/s");
}

/// The search tree, under a bound that keeps it in memory.
fn tree() {
    let name = "best-first, no visited set, Manhattan";
    let puzzle = korf_instance(TREE_KORF.0);
    let (_, length, expanded, generated) = TREE_KORF;
    let mut seconds = f64::INFINITY;
    for turn in 0..RUNS {
        let solution = run(&puzzle, best_first(BoundKind::Manhattan, false));
        check(name, &solution, length, expanded, generated);
        seconds = seconds.min(solution.search_time.as_secs_f64());
        if turn == 0 {
            tell_memory(name, &solution, None);
        }
    }
    tell(name, rate(generated, seconds), "M generated/s");
}

fn tell_memory(name: &str, solution: &Solution, before: Option<f64>) {
    let generated = solution.stats.generated as f64;
    let peak = solution.stats.memory_peak as f64;
    tell(&format!("{name}: memory"), peak / generated, "bytes a generated node");
    tell(&format!("{name}: memory, own count"), peak / MIB, "MiB");
    if let (Some(before), Some(most)) = (before, resident("VmHWM:")) {
        let grown = (most - before) / generated;
        tell(&format!("{name}: process"), grown, "bytes a generated node");
        tell(&format!("{name}: process, at its peak"), most / MIB, "MiB");
    }
}

/// The memory of this process in bytes, if the system tells it.
fn resident(field: &str) -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024.0)
}

/// Number, moves, expanded, generated.
const TREE_KORF: (usize, usize, u64, u64) = (16, 42, 4_714_173, 9_760_762);
const IDA_KORF: [(usize, usize, u64, u64); 4] = [
    (16, 42, 3_487_495, 7_762_344),
    (71, 44, 878_629, 1_909_366),
    (97, 44, 677_004, 1_487_257),
    (1, 57, 18_531_419, 40_271_275),
];

fn korf_instance(number: usize) -> Puzzle {
    let bytes = include_bytes!("../data/korf100-blank-last.txt");
    let opened = read::lines(bytes, None).nth(number - 1).and_then(|(_, any)| any.ok()?.sliding());
    opened.expect("a puzzle a line").puzzle
}

fn ida_on_korf() -> Vec<Puzzle> {
    let name = "ida, walking distance, some of Korf's";
    let puzzles: Vec<Puzzle> = IDA_KORF.iter().map(|korf| korf_instance(korf.0)).collect();
    let generated = IDA_KORF.iter().map(|korf| korf.3).sum();
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        let mut seconds = 0.0;
        for (puzzle, &(number, length, expanded, generated)) in puzzles.iter().zip(&IDA_KORF) {
            let solution = run(puzzle, Plan::default());
            check(&format!("Korf's {number}"), &solution, length, expanded, generated);
            seconds += solution.search_time.as_secs_f64();
        }
        best = best.min(seconds);
    }
    tell(name, rate(generated, best), "M generated/s");
    tell(&format!("{name}: time"), best, "s");
    puzzles
}

#[derive(Default)]
struct Counting {
    calls: u64,
}

impl Watch for Counting {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.calls += u64::from(progress.stats.generated > 0);
        Ok(())
    }
}

/// What a listener costs: the same searches with none and with one that counts its calls, in
/// turns, the best of each search counting.
fn listener(puzzles: &[Puzzle]) {
    let bound = WalkingDistance::new(puzzles[0].goal());
    let (mut without, mut with) = (0.0, 0.0);
    for puzzle in &puzzles[..3] {
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), &bound, Move::ALL);
        let mut counting = Counting::default();
        let mut best = [f64::INFINITY; 2];
        for _ in 0..8 {
            let silent = time(&space, &mut ());
            let heard = time(&space, &mut counting);
            assert_eq!(silent.1, heard.1, "a listener changes nothing");
            best = [best[0].min(silent.0), best[1].min(heard.0)];
        }
        assert!(counting.calls > 1000, "{} calls", counting.calls);
        without += best[0];
        with += best[1];
    }
    tell("ida with a listener, against none", 100.0 * (with / without - 1.0), "% more time");
}

/// Seconds and generated nodes of one search.
fn time(space: &SmallSpace<'_, WalkingDistance>, listener: &mut dyn Watch) -> (f64, u64) {
    let begun = Instant::now();
    let finished = ida::run(space, &Limits::usual(), listener);
    (begun.elapsed().as_secs_f64(), finished.stats.generated)
}
