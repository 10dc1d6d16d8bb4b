//! Iterative deepening on all threads, several subtrees interleaved in each.

use super::pool::{Pool, Subtree};
use super::stream::{PATH_MAX, Stream, StreamNode, Turn};
use super::tables::HardTables;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::transpositions::Transpositions;
use crate::search::watch::{Halt, Nodes, Stats, Watch};
use crate::sliding::crew::{self, NoThread};
use crate::sliding::fifteen::cells::{CELLS, NONE};

/// Buckets of the transposition table: 32 MiB.
const BUCKET_BITS: u32 = 19;
/// Bytes of the transposition table.
pub const TRANSPOSITIONS_BYTES: u64 = Transpositions::bytes(BUCKET_BITS);
/// How many subtrees a thread searches at once.
const STREAMS: usize = 8;
/// Rounds over the streams between two looks at the pool.
const ROUNDS: usize = 256;

/// Searches for a shortest path from a board that can reach the goal: `tiles` is the tile on each
/// cell, and a tile is named by its goal cell, the blank too. `so_far` are the figures to go on
/// from: their f is a proved lower bound, from which the thresholds rise in steps of two. Each
/// iteration is complete before the next begins, so the path that it finds is a shortest one. The
/// labels are the moves of the blank. The watch hears some two hundred times a second. With one
/// thread the figures are the same in every run. `None` if the system has no memory for the
/// transposition table.
pub fn deepen(
    tables: &HardTables,
    tiles: &[u8; CELLS],
    limits: &Limits,
    threads: usize,
    so_far: &Stats,
    watch: &mut dyn Watch,
) -> Option<Finished> {
    let h = u32::from(StreamNode::start(tables, tiles, 0).h());
    if h == 0 {
        let outcome = Outcome::Solved(Vec::new());
        return Some(Finished { outcome, lower_bound: 0, stats: *so_far });
    }
    // Either all paths have an odd length, or all have an even one.
    let least = so_far.f.max(h);
    let mut threshold = least + (least ^ h) % 2;
    let transpositions = Transpositions::new(BUCKET_BITS)?;
    let left = limits.generated_max.saturating_sub(so_far.generated);
    let mut counts = Nodes::default();
    let mut outcome = Outcome::Halted(Halt::Limit(Limit::Nodes));
    // No board that can reach the goal is as far from it as `PATH_MAX`.
    while (threshold as usize) < PATH_MAX {
        if threshold > so_far.f {
            watch.iteration(&together(so_far, counts, threshold));
        }
        let node = StreamNode::start(tables, tiles, threshold as u8);
        let pool = Pool::new(Subtree { node, path: [NONE; PATH_MAX] }, counts, left);
        let level = Level {
            tables,
            transpositions: &transpositions,
            threshold: threshold as u8,
            pool: &pool,
            threads,
        };
        let work = |_| level.search(&mut || Ok(())).unwrap_or_default();
        let mut beat = || watch.beat(&together(so_far, pool.counts(), threshold).into());
        let heard = crew::run(threads, &pool.stop, &work, &mut beat)
            .unwrap_or_else(|NoThread| level.search(&mut beat));
        counts = pool.counts();
        if let Some(end) = end(&pool, heard) {
            outcome = end;
            break;
        }
        threshold += 2;
    }
    Some(Finished { outcome, lower_bound: threshold, stats: together(so_far, counts, threshold) })
}

/// The figures of this search and of the one before it.
fn together(so_far: &Stats, counts: Nodes, threshold: u32) -> Stats {
    Stats {
        expanded: so_far.expanded + counts.expanded,
        generated: so_far.generated + counts.generated,
        f: threshold,
        live_peak: so_far.live_peak.max(u64::from(threshold) + 1),
        memory_peak: TRANSPOSITIONS_BYTES,
    }
}

/// How an iteration ended the search, or `None` if the next one goes on. `heard` is what the
/// watch said.
fn end(pool: &Pool, heard: Result<(), Halt>) -> Option<Outcome> {
    let halted = || match pool.is_spent() {
        true => Halt::Limit(Limit::Nodes),
        false => heard.err().unwrap_or(Halt::Stopped),
    };
    let open = || pool.is_open().then(|| Outcome::Halted(halted()));
    pool.solution().map(Outcome::Solved).or_else(open)
}

/// An iteration.
struct Level<'a> {
    tables: &'a HardTables,
    transpositions: &'a Transpositions,
    threshold: u8,
    pool: &'a Pool,
    threads: usize,
}

impl Level<'_> {
    /// A thread's part of the iteration. It calls `beat` between its rounds.
    ///
    /// # Errors
    /// That of `beat`, which ends the iteration.
    fn search(&self, beat: &mut dyn FnMut() -> Result<(), Halt>) -> Result<(), Halt> {
        if self.tables.is_mirrored { self.go::<true>(beat) } else { self.go::<false>(beat) }
    }

    fn go<const MIRRORED: bool>(
        &self,
        beat: &mut dyn FnMut() -> Result<(), Halt>,
    ) -> Result<(), Halt> {
        let Self { tables, transpositions, threshold, pool, threads } = *self;
        let mut streams: [Stream; STREAMS] = std::array::from_fn(|_| Stream::new());
        let mut counts = Nodes::default();
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
                    match stream.go::<MIRRORED>(tables, transpositions, threshold, &mut counts) {
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
                            return Ok(());
                        }
                    }
                }
            }
            pool.add(&mut counts);
            beat()?;
            if !any {
                std::thread::yield_now();
            }
        }
        pool.add(&mut counts);
        Ok(())
    }
}

/// How many rounds a thread may make before it looks at the pool, if all threads may still make
/// `left` children: a stream makes at most three children in a round.
fn rounds(left: u64, threads: usize) -> usize {
    let of_thread = left / (3 * STREAMS * threads.max(1)) as u64;
    (of_thread as usize).clamp(1, ROUNDS)
}
