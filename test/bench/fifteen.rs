//! The 15-puzzle from the terminal: `cargo bench -- fifteen [NAME...]`, where NAME is
//! `korf100-cold`, `random400`, `multi400` or `hard`; all without one.
//!
//! Each runs the program anew, so the tables are made from nothing, on one thread; `hard` uses all.
//! Times are by the clock where they are not called the processor's. A line is `name  what  figure
//! unit`.

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::clock::thread_time;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::solve;
use serde_json::Value;

/// The best of this many runs counts: others share the machine.
const RUNS: usize = 3;
/// The same for one search: the figures divided by the number of searches.
const ROUNDS: usize = 5;

pub fn main(words: &[&str]) {
    let is_wanted = |name: &str| words.is_empty() || words.contains(&name);
    if is_wanted("korf100-cold") {
        korf100_cold();
    }
    if is_wanted("random400") {
        random400();
    }
    if is_wanted("multi400") {
        multi400();
    }
    if is_wanted("hard") {
        hard();
    }
}

/// What a run of the program comes to.
struct Run {
    /// A puzzle's object each.
    solved: Vec<Value>,
    /// Seconds by the clock, and of the processor.
    wall: f64,
    processor: f64,
    /// MiB.
    peak: f64,
}

impl Run {
    fn of(arguments: &[&str], input: &str) -> Self {
        let (begun, before) = (Instant::now(), processor());
        let mut child = Command::new(env!("CARGO_BIN_EXE_langkah"))
            .args(["solve", "--lines", "--json", "--jobs", "1"])
            .args(arguments)
            .arg("-")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program is there");
        let mut stdin = child.stdin.take().expect("it is piped");
        stdin.write_all(input.as_bytes()).expect("it reads");
        drop(stdin);
        let stdout = child.stdout.take().expect("it is piped");
        let reader = thread::spawn(|| std::io::read_to_string(stdout).expect("it writes text"));
        let mut peak = 0.0_f64;
        while child.try_wait().expect("it can be waited for").is_none() {
            peak = peak.max(resident_peak(child.id()));
            thread::sleep(Duration::from_millis(5));
        }
        let wall = begun.elapsed().as_secs_f64();
        let text = reader.join().expect("it has read");
        let solved =
            text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
        Self { solved, wall, processor: processor() - before, peak }
    }

    fn sum(&self, key: &str) -> f64 {
        self.each(key).iter().sum()
    }

    fn each(&self, key: &str) -> Vec<f64> {
        self.solved.iter().map(|one| one[key].as_f64().expect(key)).collect()
    }

    /// The run with the least of the processor's time.
    fn best(arguments: &[&str], input: &str) -> Self {
        let runs = (0..RUNS).map(|_| Self::of(arguments, input));
        runs.min_by(|a, b| a.processor.total_cmp(&b.processor)).expect("some runs")
    }
}

/// The processor time of this process's children, in seconds; 0 if the system does not tell it.
fn processor() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> =
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
    (ticks(13).unwrap_or(0.0) + ticks(14).unwrap_or(0.0)) / 100.0
}

/// The most memory that a process has held so far, in MiB; 0 if the system does not tell it.
fn resident_peak(process: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
    let kib = line.split_whitespace().nth(1).and_then(|word| word.parse::<f64>().ok());
    kib.unwrap_or(0.0) / 1024.0
}

fn tell(name: &str, what: &str, figure: f64, unit: &str) {
    println!("{name:<14}{what:<28}{figure:>12.3} {unit}");
}

fn korf100_cold() {
    let name = "korf100-cold";
    let run = Run::best(&["--threads", "1"], include_str!("../data/korf100-blank-last.txt"));
    assert_eq!(run.sum("length"), 5305.0, "the sum of the least lengths");
    tell(name, "processor, whole process", run.processor, "s");
    tell(name, "tables made in", run.sum("setup_seconds"), "s");
    tell_search(name, &run);
}

/// The same positions where a line of tiles that is shifted at once is one move.
fn multi400() {
    let name = "multi400";
    let run = Run::of(&["--metric", "multi"], &random_lines(&random_boards()));
    assert!(run.solved.iter().all(|one| one["proved_least"] == true));
    tell(name, "moves, mean", run.sum("length") / 400.0, "moves");
    tell(name, "tables made in", run.each("setup_seconds")[0], "s");
    tell_search(name, &run);
    tell_times(name, "search", run.each("search_seconds"));
}

fn random_boards() -> Vec<Board> {
    let dims = Dims::new(4, 4).expect("a size");
    let goal = Goal::BlankLast.board(dims).expect("a goal");
    (0..400).map(|seed| random::board(&goal, Kind::Solvable, seed)).collect()
}

/// The boards, one a line.
fn random_lines(boards: &[Board]) -> String {
    let line = |board: &Board| {
        let tiles: Vec<String> = board.tiles().iter().map(u8::to_string).collect();
        tiles.join(" ") + "\n"
    };
    boards.iter().map(line).collect()
}

fn random400() {
    let name = "random400";
    let boards = random_boards();
    let run = Run::best(&["--threads", "1"], &random_lines(&boards));
    tell_search(name, &run);
    tell_times(name, "search", run.each("search_seconds"));
    let rounds = (0..ROUNDS).map(|_| processor_times(&boards));
    let least = |a: Vec<f64>, b: Vec<f64>| a.iter().zip(&b).map(|(a, b)| a.min(*b)).collect();
    tell_times(name, "processor", rounds.reduce(least).expect("some rounds"));
}

fn tell_times(name: &str, of: &str, mut seconds: Vec<f64>) {
    seconds.sort_by(f64::total_cmp);
    let mean = seconds.iter().sum::<f64>() / seconds.len() as f64;
    for (what, figure) in [
        ("mean", mean),
        ("median", seconds[200]),
        ("99th percentile", seconds[395]),
        ("slowest", seconds[399]),
    ] {
        tell(name, &format!("{of}, {what}"), 1e3 * figure, "ms");
    }
}

/// The processor's time for each search in this process, without what others on the machine take
/// between. Where the system does not tell it, the clock's.
fn processor_times(boards: &[Board]) -> Vec<f64> {
    let plan = Plan::Ida { bound: BoundKind::PatternDb, weight: Weight::ONE };
    let request = Request { plan, threads: Some(NonZero::<usize>::MIN), ..Request::default() };
    let search = |board: &Board| {
        let puzzle = Puzzle::new(board.clone(), Goal::BlankLast);
        let before = thread_time();
        let solution = solve(&puzzle, &request, &mut ()).expect("it goes with the board");
        let time = thread_time() - before;
        assert!(solution.proved_least, "{board}");
        time.as_secs_f64()
    };
    // The first one makes the tables.
    boards.first().map(search);
    boards.iter().map(search).collect()
}

fn hard() {
    let name = "hard";
    let lengths: Vec<f64> =
        include_str!("../data/hard.lengths").lines().flat_map(str::parse).collect();
    let text = include_str!("../data/hard.txt");
    for (line, length) in text.lines().zip(&lengths) {
        let run = Run::of(&[], line);
        assert_eq!(run.sum("length"), *length, "{line}");
        tell(name, "moves", *length, "");
        tell(name, "whole process", run.wall, "s");
        tell(name, "tables made in", run.sum("setup_seconds"), "s");
        tell_search(name, &run);
    }
    let run = Run::of(&[], text);
    for (seconds, nodes) in run.each("search_seconds").iter().zip(run.each("generated")).skip(1) {
        tell(name, "search, tables there", *seconds, "s");
        tell(name, "generated", nodes / 1e6, "million");
    }
}

fn tell_search(name: &str, run: &Run) {
    tell(name, "search", run.sum("search_seconds"), "s");
    tell(name, "generated", run.sum("generated") / 1e6, "million");
    tell(name, "expanded", run.sum("expanded") / 1e6, "million");
    tell(name, "peak memory", run.peak, "MiB");
}
