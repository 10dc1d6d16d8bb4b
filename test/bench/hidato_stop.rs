//! From Stop to the answer, for all that works on a Hidato, and the memory of it.
//!
//! ```text
//! cargo bench -- hidato_stop [NAME...]     the cases whose names begin so; all without
//! ```
//!
//! Each case is run several times and stopped at a random moment. Told are the median, the 99th
//! percentile and the greatest of the waits until the answer is there, the longest time of the
//! processor between two beats, all in milliseconds, and the memory that was held at the most, in
//! MiB, as the search tells it and as the allocator counts it.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use crate::clock::thread_time;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::generate::{Difficulty, Order, Outline, generate, random_solution};
use langkah_engine::hidato::hint::hint;
use langkah_engine::hidato::published::{self, Variant};
use langkah_engine::hidato::solve::{Options, record, solve};
use langkah_engine::search;
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::search::watch::{Halt, Progress, Watch};

/// Says Stop at the first beat after a moment.
struct Stop {
    at: Instant,
    /// The thread's time at the last beat, and the longest between two.
    last: Duration,
    gap: Duration,
}

impl Stop {
    fn heard(&mut self) -> Result<(), Halt> {
        let now = thread_time();
        self.gap = self.gap.max(now - self.last);
        self.last = now;
        if Instant::now() < self.at { Ok(()) } else { Err(Halt::Stopped) }
    }
}

impl Watch for Stop {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.heard()
    }
}

/// Works until it is stopped. Returns the memory that the search told, in bytes.
type Work = Box<dyn Fn(usize, &mut Stop) -> u64 + Sync>;

pub fn main(words: &[&str]) {
    println!(
        "{:34}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}",
        "work", "median", "99 %", "most", "gap", "told", "held"
    );
    for (name, within, trials, work) in cases() {
        if words.is_empty() || words.iter().any(|word| name.starts_with(word)) {
            run(&name, within, trials, &work);
        }
    }
}

fn run(name: &str, within: f64, trials: usize, work: &Work) {
    let mut waits = Vec::new();
    let (mut gap, mut told, mut held, mut ended) = (0.0_f64, 0, 0, 0);
    for trial in 0..trials {
        let share = (trial as f64 * 0.618_033_988_75 + 0.37).fract();
        let at = Instant::now() + Duration::from_secs_f64(within * share);
        // On a thread of its own, as a job is: what it leaves behind ends with it.
        let (bytes, peak, end, longest) = thread::scope(|scope| {
            let job = scope.spawn(|| {
                let mut stop = Stop { at, last: thread_time(), gap: Duration::ZERO };
                // What the trial before has left is not this one's.
                search::memory::give_back();
                let (bytes, peak) = crate::memory::peak_of(|| work(trial, &mut stop));
                (bytes, peak, Instant::now(), stop.gap.max(thread_time() - stop.last))
            });
            job.join().expect("no panic")
        });
        gap = gap.max(longest.as_secs_f64() * 1e3);
        if peak > held {
            (told, held) = (bytes, peak);
        }
        if end < at {
            ended += 1;
        } else {
            waits.push((end - at).as_secs_f64() * 1e3);
        }
    }
    waits.sort_by(f64::total_cmp);
    let quantile = |share: f64| {
        let at = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
        waits.get(at).copied().unwrap_or_default()
    };
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    println!(
        "{name:34}{:9.2}{:9.2}{:9.2}{gap:9.2}{:9.2}{:9.2}{}",
        quantile(0.5),
        quantile(0.99),
        quantile(1.0),
        mib(told),
        mib(held as u64),
        if ended > 0 { format!("  ({ended} of {trials} ended before)") } else { String::new() }
    );
}

fn cases() -> Vec<(String, f64, usize, Work)> {
    let mut cases: Vec<(String, f64, usize, Work)> = Vec::new();
    for (name, board) in boards() {
        let board = Arc::new(board);
        for (kind, hand_over) in [("search", u64::MAX), ("learning", 0)] {
            let board = board.clone();
            let options = Options { hand_over, ..Options::default() };
            let work =
                move |_: usize, stop: &mut Stop| solve(&board, &options, stop).stats.memory_peak;
            cases.push((format!("{kind} {name}"), 1.0, 12, Box::new(work)));
        }
        let of = board.clone();
        let work = move |_: usize, stop: &mut Stop| {
            let mut recorder = Recorder::new(stop, 1_000_000);
            record(&of, &Options::default(), &mut recorder).stats.memory_peak
        };
        cases.push((format!("recorded {name}"), 1.0, 12, Box::new(work)));
        let of = board.clone();
        let work = move |_: usize, stop: &mut Stop| {
            hint(&of, &Limits::usual(), stop);
            0
        };
        cases.push((format!("hint {name}"), 0.5, 12, Box::new(work)));
        let work = move |_: usize, stop: &mut Stop| {
            let (usual, stop) = (Limits::usual(), &mut Unrecorded::new(stop));
            published::record(&board, Variant::default(), &usual, stop).stats.memory_peak
        };
        cases.push((format!("fauzia {name}"), 3.0, 8, Box::new(work)));
    }
    for difficulty in Difficulty::ALL {
        for topology in [Topology::King, Topology::Orthogonal] {
            let work = move |trial: usize, stop: &mut Stop| {
                let dims = Dims::new(32, 32).expect("a size");
                let outline = Outline::ALL[trial % Outline::ALL.len()];
                let order =
                    Order { dims, outline, topology, difficulty, edges: 0, seed: trial as u64 };
                let made = generate(&order, stop);
                made.map_or(0, |_| 0)
            };
            let name = format!("make {} {}", difficulty.name(), topology.name());
            cases.push((name, 4.0, 16, Box::new(work)));
        }
    }
    cases
}

/// The largest boards that there are, of several kinds.
fn boards() -> Vec<(String, Board)> {
    let mut boards = Vec::new();
    for (rows, cols) in [(32, 32), (8, 128), (10, 10)] {
        for topology in [Topology::King, Topology::Orthogonal] {
            let dims = Dims::new(rows, cols).expect("a size");
            let name = |what: &str| format!("{dims} {} {what}", topology.name());
            let shape = Shape::rectangle(dims, topology).expect("a shape");
            boards.push((name("empty"), Board::empty(Arc::new(shape))));
            let (outline, difficulty) = (Outline::Rectangle, Difficulty::Easy);
            let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 1 };
            let Some(full) = random_solution(&order).expect("a shape") else { continue };
            for percent in [3, 10, 25, 40, 60] {
                let mut board = full.clone();
                let kept = |cell: usize| cell * 7919 % 100 < percent;
                (0..board.count()).filter(|&cell| !kept(cell)).for_each(|cell| board.set(cell, 0));
                boards.push((name(&format!("{percent} %")), board));
            }
            // Every second cell is given: the others are regions of one cell, or of few.
            let mut board = full.clone();
            let (cols, all) = (dims.cols(), 0..board.count());
            all.filter(|cell| (cell / cols + cell % cols) % 2 == 0)
                .for_each(|cell| board.set(cell, 0));
            boards.push((name("chequered"), board));
            let mut board = full.clone();
            let all = 0..board.count();
            all.filter(|cell| cell / cols % 2 == 0).for_each(|cell| board.set(cell, 0));
            boards.push((name("striped"), board));
        }
    }
    boards
}
