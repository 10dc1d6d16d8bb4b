//! The anytime search on large boards: `cargo bench -- large [WHAT...]`, where WHAT is
//! `near` (Princeton's boards), `korf SECONDS COUNT` (Korf and Felner's first so many), `one NUMBER
//! SECONDS`, `prove NUMBER...` (their boards of those numbers, for a minute at the most),
//! `random ROWS COLS SECONDS`, `deepcubea SIDE SECONDS COUNT` (boards of the public repository
//! forestagostinelli/DeepCubeA, easier than random ones; without COUNT the last ten), or `shifts
//! SECONDS COUNT` (a line that is shifted at once is one move). Without WHAT all of them, which
//! takes some minutes.
//!
//! The tables are kept for the process: only the first of several boards waits for them. `THREADS`
//! in the environment sets how many threads there are, else two.

use std::time::{Duration, Instant};

use langkah_engine::grid::Dims;
use langkah_engine::search::limits::Limit;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::space::Label;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::large::{Finished, Known, anytime, shift};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::random::{self, Kind};

const MIB: f64 = (1 << 20) as f64;

pub fn main(words: &[&str]) {
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<usize>().ok());
    match words.first().copied() {
        Some("near") => near(),
        Some("korf") => korf(&[number(1).unwrap_or(1)], number(2).unwrap_or(10)),
        Some("one") => {
            let (start, _) = korf24(number(1).unwrap_or(1));
            run(&start, &goal(5, 5), number(2).unwrap_or(1));
        }
        Some("shifts") => shifts(number(1).unwrap_or(10), number(2).unwrap_or(10)),
        Some("deepcubea") => {
            deepcubea(number(1).unwrap_or(5), number(2).unwrap_or(10), number(3).unwrap_or(10));
        }
        Some("prove") => (1..words.len()).filter_map(number).for_each(prove),
        Some("random") => {
            random(number(1).unwrap_or(6), number(2).unwrap_or(6), number(3).unwrap_or(5));
        }
        _ => {
            near();
            korf(&[1, 30], 10);
            prove(40);
            prove(25);
            for side in 6..=10 {
                random(side, side, 5);
            }
        }
    }
    if let Some(most) = resident("VmHWM:") {
        tell("process, at its peak", most / MIB, "MiB");
    }
}

fn tell(name: &str, figure: f64, unit: &str) {
    println!("{name:<52}{figure:>10.2} {unit}");
}

/// Keeps time, and what was found when.
struct Timer {
    begun: Instant,
    most: Duration,
    found: Vec<(f64, usize)>,
    lower: Vec<(f64, u32)>,
    /// When the making of tables began, and when the watch heard of it last.
    made: Vec<(f64, f64)>,
    share: f32,
}

impl Watch for Timer {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let lower = progress.lower_bound;
        if let Some(prepared) = progress.prepared {
            self.prepared(prepared.share);
        }
        if self.lower.last().is_none_or(|last| last.1 < lower) {
            self.lower.push((self.begun.elapsed().as_secs_f64(), lower));
        }
        if self.begun.elapsed() >= self.most { Err(Halt::Limit(Limit::Time)) } else { Ok(()) }
    }

    fn improved(&mut self, labels: &[Label], _: u32) {
        self.found.push((self.begun.elapsed().as_secs_f64(), labels.len()));
    }
}

impl Timer {
    /// Tables are being made.
    fn prepared(&mut self, share: f32) {
        let now = self.begun.elapsed().as_secs_f64();
        if share < self.share {
            self.made.push((now, now));
        }
        self.share = share;
        if let Some(made) = self.made.last_mut() {
            made.1 = now;
        }
    }

    /// The length of the best solution after some seconds.
    fn at(&self, seconds: f64) -> Option<usize> {
        self.found.iter().take_while(|found| found.0 <= seconds).last().map(|found| found.1)
    }
}

fn run(start: &Board, goal: &Board, seconds: usize) -> (Timer, Finished) {
    let threads = std::env::var("THREADS").ok().and_then(|word| word.parse().ok()).unwrap_or(2);
    let most = Duration::from_secs(seconds as u64);
    let mut timer = Timer {
        begun: Instant::now(),
        most,
        found: Vec::new(),
        lower: Vec::new(),
        made: Vec::new(),
        share: 1.0,
    };
    let finished = anytime(&Known::default(), (start, goal), &Limits::usual(), threads, &mut timer);
    let seconds = timer.begun.elapsed().as_secs_f64();
    let best = finished.best.as_ref().map(Vec::len).unwrap_or_default();
    let proved = best as u32 == finished.lower_bound;
    println!(
        "  {best} moves, at least {}{}, {seconds:.3} s, {:.1} M nodes ({:.1} M/s), {:.0} MiB",
        finished.lower_bound,
        if proved { ", proved" } else { "" },
        finished.stats.generated as f64 / 1e6,
        finished.stats.generated as f64 / 1e6 / seconds,
        finished.stats.memory_peak as f64 / MIB,
    );
    let show = |list: Vec<String>| list.join(" ");
    println!(
        "    found {}",
        show(timer.found.iter().map(|f| format!("{:.3}:{}", f.0, f.1)).collect())
    );
    println!(
        "    bound {}",
        show(timer.lower.iter().map(|f| format!("{:.3}:{}", f.0, f.1)).collect())
    );
    println!(
        "    tables {}",
        show(timer.made.iter().map(|m| format!("{:.3}–{:.3}", m.0, m.1)).collect())
    );
    (timer, finished)
}

fn goal(rows: usize, cols: usize) -> Board {
    let dims = Dims::new(rows, cols).and_then(|dims| Goal::BlankLast.board(dims).ok());
    dims.expect("the size is supported")
}

fn board(rows: usize, cols: usize, text: &str) -> Board {
    let tiles: Vec<u8> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    Dims::new(rows, cols).and_then(|dims| Board::new(dims, &tiles).ok()).expect("a board")
}

/// Princeton's boards of five rows and more.
fn near() {
    for line in include_str!("../data/algs4.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [name, side, length, tiles] = fields[..] else { continue };
        let (Ok(side), Ok(length)) = (side.parse::<usize>(), length.parse::<u32>()) else {
            continue;
        };
        if side >= 5 {
            println!("{name}: {side}×{side}, {length} moves");
            let (_, finished) = run(&board(side, side, tiles), &goal(side, side), 60);
            assert_eq!(finished.lower_bound, length, "{name}");
        }
    }
}

fn korf24(number: usize) -> (Board, u32) {
    let line = include_str!("../data/korf24-blank-last.txt").lines().nth(number - 1);
    let length = include_str!("../data/korf24.lengths").lines().nth(number - 1);
    let length = length.and_then(|length| length.trim().parse().ok());
    (board(5, 5, line.expect("a board a line")), length.expect("a length a line"))
}

fn korf(seconds: &[usize], count: usize) {
    let most = seconds.iter().copied().max().unwrap_or(1);
    let mut sums = vec![0; seconds.len() + 1];
    let mut first: f64 = 0.0;
    for number in 1..=count {
        let (start, length) = korf24(number);
        println!("Korf and Felner's {number}: {length} moves");
        let (timer, finished) = run(&start, &goal(5, 5), most);
        assert!(finished.lower_bound <= length);
        sums[0] += length as usize;
        first = first.max(timer.found.first().map_or(f64::INFINITY, |found| found.0));
        for (sum, &seconds) in sums[1..].iter_mut().zip(seconds) {
            *sum += timer.at(seconds as f64).unwrap_or(1000);
        }
    }
    tell("first solution, at the latest", first, "s");
    tell("mean least", sums[0] as f64 / count as f64, "moves");
    for (sum, seconds) in sums[1..].iter().zip(seconds) {
        tell(&format!("mean after {seconds} s"), *sum as f64 / count as f64, "moves");
    }
}

/// The last boards of a file, and what the learned heuristic of that repository has reached.
fn deepcubea(side: usize, seconds: usize, count: usize) {
    let (boards, lengths) = match side {
        5 => (include_str!("../data/deepcubea24.txt"), include_str!("../data/deepcubea24.lengths")),
        6 => (include_str!("../data/deepcubea35.txt"), include_str!("../data/deepcubea35.lengths")),
        _ => (include_str!("../data/deepcubea48.txt"), include_str!("../data/deepcubea48.lengths")),
    };
    let side = if (5..=6).contains(&side) { side } else { 7 };
    let lines: Vec<(&str, &str)> = boards.lines().zip(lengths.lines()).collect();
    let lines = &lines[lines.len().saturating_sub(count)..];
    let mut sums = [0; 3];
    for (start, lengths) in lines {
        println!("least, and by the learned heuristic: {lengths}");
        let mut lengths = lengths.split_whitespace().map(|word| word.parse().unwrap_or(0));
        let (least, learned) = (lengths.next().unwrap_or(0), lengths.next().unwrap_or(0));
        let (_, finished) = run(&board(side, side, start), &goal(side, side), seconds);
        let best = finished.best.as_ref().map(Vec::len).unwrap_or_default();
        sums.iter_mut().zip([least, learned, best]).for_each(|(sum, more)| *sum += more);
    }
    for (name, sum) in ["least", "by the learned heuristic", "here"].iter().zip(sums) {
        tell(&format!("mean {name} (0.00: not known)"), sum as f64 / lines.len() as f64, "moves");
    }
}

/// The shifts of the best solutions that the search for single tiles has found, and those that the
/// search for shifts reaches in the same time.
fn shifts(seconds: usize, count: usize) {
    struct Fewest {
        begun: Instant,
        most: Duration,
        fewest: usize,
        found: Vec<(f64, usize)>,
    }
    impl Watch for Fewest {
        fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
            if self.begun.elapsed() >= self.most { Err(Halt::Limit(Limit::Time)) } else { Ok(()) }
        }

        fn improved(&mut self, labels: &[Label], _: u32) {
            self.fewest = self.fewest.min(Metric::Multi.cost(labels));
            self.found.push((self.begun.elapsed().as_secs_f64(), self.fewest));
        }
    }
    let threads = std::env::var("THREADS").ok().and_then(|word| word.parse().ok()).unwrap_or(2);
    let most = Duration::from_secs(seconds as u64);
    let mut sums = [0; 3];
    for number in 1..=count {
        let (start, _) = korf24(number);
        let fewest =
            || Fewest { begun: Instant::now(), most, fewest: usize::MAX, found: Vec::new() };
        let mut single = fewest();
        let limits = Limits::usual();
        if std::env::var("ONLY").is_err() {
            anytime(&Known::default(), (&start, &goal(5, 5)), &limits, threads, &mut single);
        } else {
            single.fewest = 0;
        }
        let mut multi = fewest();
        let finished =
            shift::anytime(&Known::default(), (&start, &goal(5, 5)), &limits, threads, &mut multi);
        let found: Vec<String> =
            multi.found.iter().map(|(time, length)| format!("{time:.2}:{length}")).collect();
        println!(
            "Korf and Felner's {number}: {} by single tiles, {} by shifts, at least {}; {:.1} M nodes, {:.0} MiB; {}",
            single.fewest,
            multi.fewest,
            finished.lower_bound,
            finished.stats.generated as f64 / 1e6,
            finished.stats.memory_peak as f64 / MIB,
            found.join(" "),
        );
        let more = [single.fewest, multi.fewest, finished.lower_bound as usize];
        sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
    for (name, sum) in ["by single tiles", "by shifts", "at least"].iter().zip(sums) {
        tell(&format!("mean shifts {name}"), sum as f64 / count as f64, "moves");
    }
}

fn prove(number: usize) {
    let (start, length) = korf24(number);
    println!("Korf and Felner's {number}: {length} moves");
    let (_, finished) = run(&start, &goal(5, 5), 60);
    assert!(finished.lower_bound <= length);
}

fn random(rows: usize, cols: usize, seconds: usize) {
    let goal = goal(rows, cols);
    for seed in 1..=2 {
        println!("random {rows}×{cols}, seed {seed}");
        run(&random::board(&goal, Kind::Solvable, seed), &goal, seconds);
    }
}

/// The memory of this process in bytes, if the system tells it.
fn resident(field: &str) -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024.0)
}
