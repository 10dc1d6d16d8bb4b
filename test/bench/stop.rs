//! From Stop to the answer: each search is begun on a thread of its own as the window begins it,
//! stopped at a random moment, and its answer waited for.
//!
//! ```text
//! cargo bench -- stop [NAME...]     the searches whose names begin so; all of them without
//! ```
//!
//! Tells the median, the 99th percentile and the greatest of the waits, in milliseconds, the
//! process's memory after all of them, and what does not depend on what else the machine does: the
//! longest that the searching thread worked between two looks at Stop, and the longest from the
//! look that said so to the end, in milliseconds of its processor time.

use std::cell::Cell;
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use crate::clock::thread_time;
use langkah::session::explore::comparison::run::Part;
use langkah::session::job::{Event, Job, Jobs};
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::memory;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::fifteen::hard::HardTables;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::Task;
use langkah_puzzle::compare::sliding::{Contender, Found};
use langkah_puzzle::compare::{Allowance, Contest};

const TRIALS: usize = 24;

/// One search, and the longest time until it is stopped.
struct Case {
    name: &'static str,
    plan: Plan,
    size: (usize, usize),
    within: Duration,
    records: bool,
}

fn best_first(bound: BoundKind, visited: bool) -> Plan {
    Plan::best_first(bound, Weight::ONE, Ties::LeastH, visited)
}

fn ida(bound: BoundKind) -> Plan {
    Plan::Ida { bound, weight: Weight::ONE }
}

fn cases() -> Vec<Case> {
    let case = |name, plan, size, seconds: f64, records| {
        let within = Duration::from_secs_f64(seconds);
        Case { name, plan, size, within, records }
    };
    let four = (4, 4);
    vec![
        case("default 4x4", Plan::Shortest, four, 0.4, false),
        case("default hard 4x4", Plan::Shortest, four, 5.0, false),
        case("default 3x4", Plan::Shortest, (3, 4), 0.1, false),
        case("anytime 5x5", Plan::Anytime, (5, 5), 1.5, false),
        case("anytime 6x6", Plan::Anytime, (6, 6), 1.5, false),
        case("anytime 10x10", Plan::Anytime, (10, 10), 1.5, false),
        case("anytime 2x10", Plan::Anytime, (2, 10), 1.0, false),
        case("ida 5x5 linear conflict", ida(BoundKind::LinearConflict), (5, 5), 0.3, false),
        case("ida 4x4 walking distance", ida(BoundKind::WalkingDistance), four, 0.3, false),
        case("best-first 4x4 manhattan", best_first(BoundKind::Manhattan, true), four, 1.5, false),
        case("best-first 4x4 pattern-db", best_first(BoundKind::PatternDb, true), four, 1.5, false),
        case("no visited set 4x4", best_first(BoundKind::Manhattan, false), four, 1.5, false),
        case("course 4x4", Plan::Preset(Preset::COURSE), four, 1.5, false),
        case("roni 4x4", Plan::Preset(Preset::RONI), four, 1.5, false),
        case("handoyo 4x4", Plan::Preset(Preset::HANDOYO), four, 1.5, false),
        case("rahardjo 4x4", Plan::Preset(Preset::RAHARDJO), four, 1.5, false),
        case("recorded ida 4x4", ida(BoundKind::Manhattan), four, 1.0, true),
        case("recorded ida 5x5", ida(BoundKind::LinearConflict), (5, 5), 1.0, true),
        case("recorded best-first 4x4", best_first(BoundKind::Manhattan, true), four, 1.5, true),
        case(
            "recorded no visited set 4x4",
            best_first(BoundKind::Manhattan, false),
            four,
            2.5,
            true,
        ),
        case("recorded roni 4x4", Plan::Preset(Preset::RONI), four, 1.5, true),
        case("recorded default 4x4", Plan::Shortest, four, 1.0, true),
    ]
}

pub fn main(words: &[&str]) {
    println!(
        "{:30}{:>9}{:>9}{:>9}{:>12}{:>12}{:>9}",
        "search", "median", "99 %", "most", "memory MiB", "unheard", "end"
    );
    for case in cases() {
        if words.is_empty() || words.iter().any(|word| case.name.starts_with(word)) {
            let waits = (0..TRIALS).filter_map(|trial| wait(&case, trial)).collect();
            let [unheard, end] = (0..TRIALS / 4).fold([0.0; 2], |most: [f64; 2], trial| {
                let [unheard, end] = unheard(&case, trial);
                [most[0].max(unheard), most[1].max(end)]
            });
            tell(case.name, waits);
            println!("{unheard:12.1}{end:9.1}");
        }
    }
    if words.is_empty() || words.iter().any(|word| "comparison".starts_with(word)) {
        tell("comparison", (0..TRIALS).filter_map(comparison).collect());
        println!();
    }
}

fn tell(name: &str, mut waits: Vec<f64>) {
    waits.sort_by(f64::total_cmp);
    let Some(most) = waits.last() else { return print!("{name:69}") };
    let at = |share: f64| waits[((waits.len() as f64 * share) as usize).min(waits.len() - 1)];
    let memory = resident();
    print!("{name:30}{:9.1}{:9.1}{most:9.1}{memory:12.0}", at(0.5), at(0.99));
}

/// Some numbers in no order.
fn number(trial: usize) -> f64 {
    (trial as f64 * 0.618_033_988_75 + 0.37).fract()
}

/// The tables are made again, because the blank's goal changes from trial to trial.
fn puzzle(case: &Case, trial: usize) -> Puzzle {
    let (rows, cols) = case.size;
    let dims = Dims::new(rows, cols).expect("a size");
    let goal = [Goal::BlankLast, Goal::Snail][trial % 2];
    if case.name.contains("hard") {
        let tiles = [0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1];
        let board = Board::new(dims, &tiles).expect("a board");
        return Puzzle::with(board, &GoalChoice::Usual(Goal::BlankLast)).expect("the same size");
    }
    let board = goal.board(dims).expect("a goal");
    let start = random::board(&board, Kind::Solvable, 1000 + trial as u64);
    Puzzle::with(start, &GoalChoice::Usual(goal)).expect("the same size")
}

/// Counts the thread's processor time between looks.
struct Gaps {
    ends: Instant,
    last: Cell<f64>,
    most: Cell<f64>,
}

impl Watch for Gaps {
    fn is_stopped(&self) -> bool {
        let now = worked();
        self.most.set(self.most.get().max(now - self.last.get()));
        self.last.set(now);
        Instant::now() >= self.ends
    }

    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }
}

/// The longest times of work between two looks at Stop, and after the last.
fn unheard(case: &Case, trial: usize) -> [f64; 2] {
    let limits = Limits { memory_max: 2 << 30, ..Limits::usual() };
    let request = Request { plan: case.plan, limits, ..Request::default() };
    let task = Task::new(puzzle(case, trial), request).expect("the plan goes with the board");
    memory::give_back();
    let ends = Instant::now() + case.within.mul_f64(number(trial));
    let mut gaps = Gaps { ends, last: Cell::new(worked()), most: Cell::new(0.0) };
    if case.records {
        let _ = task.record(&mut gaps, 1_000_000);
    } else {
        let _ = task.run(&mut gaps);
    }
    [gaps.most.get(), worked() - gaps.last.get()]
}

/// The processor time of this thread in milliseconds.
fn worked() -> f64 {
    thread_time().as_secs_f64() * 1e3
}

/// Milliseconds from Stop to the answer; `None` if the search had ended before.
fn wait(case: &Case, trial: usize) -> Option<f64> {
    let limits = Limits { memory_max: 2 << 30, ..Limits::usual() };
    let request = Request { plan: case.plan, limits, ..Request::default() };
    let task = Task::new(puzzle(case, trial), request).expect("the plan goes with the board");
    let records = case.records;
    let job: Job<usize> = Jobs::default()
        .begin(move |reporter| {
            if records {
                let (_, trace) = task.record(reporter, 1_000_000);
                trace.map_or(0, |trace| trace.len() as usize)
            } else {
                task.run(reporter).stats.generated as usize
            }
        })
        .expect("a thread");
    let waited = stop(&job, case.within.mul_f64(number(trial)));
    drop(job);
    settle();
    if case.name.contains("hard") {
        HardTables::let_go();
    }
    waited
}

fn comparison(trial: usize) -> Option<f64> {
    let names = ["best-first:manhattan", "roni", "ida:walking-distance", "shortest"];
    let contenders: Vec<Contender> = names.iter().filter_map(|name| name.parse().ok()).collect();
    let allowance = Allowance { limits: Limits::usual(), time_max: None, threads: None };
    let dims = Dims::new(4, 4).expect("a size");
    let goal = Goal::BlankLast.board(dims).expect("a goal");
    let start = random::board(&goal, Kind::Solvable, trial as u64);
    let puzzles = vec![Puzzle::new(start, Goal::BlankLast)];
    let contest = Contest { contenders, allowance };
    let job: Job<(), Part<Puzzle, Found>> = Jobs::default()
        .begin(move |reporter| {
            contest.run(&puzzles, reporter);
        })
        .expect("a thread");
    let waited = stop(&job, Duration::from_secs_f64(3.0 * number(trial)));
    drop(job);
    settle();
    waited
}

fn stop<T: Send + 'static, P: Send + 'static>(job: &Job<T, P>, after: Duration) -> Option<f64> {
    let begun = Instant::now();
    while begun.elapsed() < after {
        while let Some(event) = job.next_event() {
            if matches!(event, Event::Done(_) | Event::Panicked(_)) {
                return None;
            }
        }
        sleep(Duration::from_millis(2).min(after.saturating_sub(begun.elapsed())));
    }
    let asked = Instant::now();
    job.stop();
    loop {
        match job.next_event() {
            Some(Event::Done(_)) => return Some(asked.elapsed().as_secs_f64() * 1e3),
            Some(Event::Panicked(message)) => panic!("{message}"),
            Some(_) => {}
            None => thread::yield_now(),
        }
    }
}

/// Waits until the memory of a search is given back, as far as it is.
fn settle() {
    let mut before = resident();
    loop {
        sleep(Duration::from_millis(30));
        let now = resident();
        if (before - now).abs() < 1.0 {
            return;
        }
        before = now;
    }
}

/// The process's resident memory in MiB, if the system tells it.
fn resident() -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches("kB").trim().parse::<f64>().map_or(0.0, |kib| kib / 1024.0)
}
