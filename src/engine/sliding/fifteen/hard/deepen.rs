//! Iterative deepening on all threads, several subtrees interleaved in each.

use std::sync::atomic::Ordering;

use super::pool::{Counts, Pool, Task};
use super::seen::Seen;
use super::stream::{Node, PATH_MAX, Stream, Turn};
use super::tables::HardTables;
use crate::sliding::fifteen::cells::{CELLS, NONE};
use crate::sliding::fifteen::crew;

/// Buckets of the transposition table: 32 MiB.
const BUCKET_BITS: u32 = 19;
/// Bytes of the transposition table.
pub const SEEN_BYTES: u64 = Seen::bytes(BUCKET_BITS);
/// How many subtrees a thread searches at once.
const STREAMS: usize = 8;
/// Rounds over the streams between two looks at the pool.
const ROUNDS: usize = 256;

/// How a search has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The labels of a shortest path's moves, the way that the blank goes.
    Solved(Vec<u8>),
    /// The caller wants no more.
    Stopped,
    /// As many children as allowed were made.
    Spent,
    /// The system has no memory for the transposition table.
    NoMemory,
}

/// Searches for a shortest path from a board that can reach the goal: `tiles` is the tile on each
/// cell, and a tile is named by its goal cell, the blank too. `threshold` is a proved lower bound,
/// from which the thresholds rise by twos; each iteration is complete before the next begins, so
/// that what is found is shortest. `pulse` hears, some two hundred times a second and from the calling
/// thread, the figures so far and the threshold, which is a proved lower bound; it ends the search
/// by `false`. With one thread the figures are the same in every run.
pub fn deepen(
    tables: &HardTables,
    tiles: &[u8; CELLS],
    threshold: u32,
    threads: usize,
    generated_max: u64,
    pulse: &mut dyn FnMut(Counts, u32) -> bool,
) -> (Ended, Counts) {
    let mut counts = Counts::default();
    let h = u32::from(Node::start(tables, tiles, 0).h());
    if h == 0 {
        return (Ended::Solved(Vec::new()), counts);
    }
    // The length of every path is odd, or of every path even.
    let least = threshold.max(h);
    let mut threshold = least + (least ^ h) % 2;
    let Some(seen) = Seen::new(BUCKET_BITS) else { return (Ended::NoMemory, counts) };
    while (threshold as usize) < PATH_MAX {
        let node = Node::start(tables, tiles, threshold as u8);
        let pool = Pool::new(Task { node, path: [NONE; PATH_MAX] }, counts, generated_max);
        let level = Level { tables, seen: &seen, threshold: threshold as u8, pool: &pool, threads };
        let work = |_| level.search(&mut || true);
        let mut beat = || pulse(pool.counts(), threshold);
        if crew::run(threads, &pool.stop, &work, &mut beat).is_err() {
            level.search(&mut beat);
        }
        counts = pool.counts();
        if let Some(path) = pool.solution() {
            return (Ended::Solved(path), counts);
        }
        if pool.is_open() {
            return (if pool.is_spent() { Ended::Spent } else { Ended::Stopped }, counts);
        }
        threshold += 2;
    }
    // No board that can reach the goal is so far from it.
    (Ended::Spent, counts)
}

/// An iteration.
struct Level<'a> {
    tables: &'a HardTables,
    seen: &'a Seen,
    threshold: u8,
    pool: &'a Pool,
    threads: usize,
}

impl Level<'_> {
    /// A thread's part of it. `beat` is asked between its rounds, and ends it for all threads.
    fn search(&self, beat: &mut dyn FnMut() -> bool) {
        if self.tables.is_mirrored {
            self.go::<true>(beat);
        } else {
            self.go::<false>(beat);
        }
    }

    fn go<const MIRRORED: bool>(&self, beat: &mut dyn FnMut() -> bool) {
        let Self { tables, seen, threshold, pool, threads } = *self;
        let mut streams: [Stream; STREAMS] = std::array::from_fn(|_| Stream::new());
        let mut counts = Counts::default();
        streams.iter().for_each(|_| pool.become_idle());
        while !pool.is_over() {
            let mut any = false;
            for _ in 0..rounds(pool.left(), threads) {
                for stream in &mut streams {
                    if stream.is_idle {
                        let Some(task) = pool.take() else { continue };
                        stream.take(task);
                    }
                    any = true;
                    match stream.go::<MIRRORED>(tables, seen, threshold, &mut counts) {
                        Turn::Paused if pool.is_hungry() => stream.give(pool),
                        Turn::Paused => {}
                        Turn::Done => {
                            stream.is_idle = true;
                            pool.become_idle();
                            pool.finish();
                        }
                        Turn::Solved => {
                            pool.solve(stream.solution(threshold));
                            pool.add(&mut counts);
                            return;
                        }
                    }
                }
            }
            pool.add(&mut counts);
            if !beat() {
                pool.stop.store(true, Ordering::Relaxed);
            }
            if !any {
                std::thread::yield_now();
            }
        }
        pool.add(&mut counts);
    }
}

/// How many rounds a thread may go on before it looks at the pool, where so many children may still
/// be made: a stream makes at most three in a round.
fn rounds(left: u64, threads: usize) -> usize {
    let of_thread = left / (3 * STREAMS * threads.max(1)) as u64;
    (of_thread as usize).clamp(1, ROUNDS)
}
