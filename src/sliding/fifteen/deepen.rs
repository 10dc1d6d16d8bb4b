//! Iterative deepening with the everyday tables.
//!
//! R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
//! Intelligence 27 (1985).
//!
//! It remembers no boards: after the automaton of [`super::turns`] a transposition table of 1 MiB
//! for the boards of the first 22 moves leaves out a tenth of the nodes of the twelve longest of 400
//! random searches, and takes a quarter more time. Tables for 14 to 18 moves, asked at every, every
//! second or every fourth of them, or of 64 KiB, took 3 to 20 % more time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::canon::Canon;
use super::crew;
use super::dive::{Dive, End};
use super::split::{Task, split};
use super::step::{State, to_spare};
use super::tables::Tables;
use crate::search::event::{BEAT, Flow, Halt, Listener, Stats};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::Label;

/// An iteration after one that generated so many nodes is searched by all threads.
const THREADS_FROM: u64 = 300_000;
/// How many moves deep the subtrees begin that threads take.
const SPLIT_DEPTH: u32 = 10;

/// Searches for a shortest solution until it is found, or a limit or the listener ends it. The
/// tables must be those for the puzzle's blank. The labels are those of moves on the board as it
/// was given. Nodes beyond `generated_max` are at most those of one beat a thread. With one thread
/// the figures are the same in every run; with several, those of a last iteration are not.
pub fn deepen(
    tables: &Tables,
    canon: &Canon,
    limits: &Limits,
    threads: usize,
    listener: &mut impl Listener,
) -> Finished {
    let (root, h) = tables.state(&canon.tiles);
    let mut stats = Stats { f: h[0].max(h[1]), live_peak: 1, ..Stats::default() };
    if root.positions[0] == tables.goal {
        return Finished { outcome: Outcome::Solved(Vec::new()), lower_bound: 0, stats };
    }
    let mut latest = 0;
    let mut beat_at = BEAT;
    loop {
        let mut state = root;
        state.budget |= to_spare(h.map(|h| stats.f.saturating_sub(h)));
        stats.live_peak = stats.live_peak.max(u64::from(stats.f) + 1);
        listener.iteration(&stats);
        let before = stats.generated;
        let ended = if threads > 1 && latest >= THREADS_FROM && stats.f > 2 * SPLIT_DEPTH {
            on_threads(tables, &state, threads, &mut stats, limits, listener)
        } else if tables.is_mirrored() {
            alone::<true>(tables, &state, &mut stats, &mut beat_at, limits, listener)
        } else {
            alone::<false>(tables, &state, &mut stats, &mut beat_at, limits, listener)
        };
        latest = stats.generated - before;
        let outcome = match ended {
            // Every child's h is greater or less by 1, so the next f is greater by 2.
            None => {
                stats.f += 2;
                continue;
            }
            Some(Ok(mut path)) => {
                path.reverse();
                Outcome::Solved(canon.labels(&path))
            }
            Some(Err(halt)) => Outcome::Halted(halt),
        };
        return Finished { outcome, lower_bound: stats.f, stats };
    }
}

/// The labels of a solution, the last one first, or why the search ended without one.
type Ended = Option<Result<Vec<Label>, Halt>>;

fn halt(stats: &Stats, limits: &Limits, listener: &mut impl Listener) -> Option<Halt> {
    match listener.beat(stats) {
        _ if stats.generated >= limits.generated_max => Some(Halt::Limit(Limit::Nodes)),
        Flow::Continue => None,
        Flow::Stop => Some(Halt::Stopped),
        Flow::TimeUp => Some(Halt::Limit(Limit::Time)),
    }
}

/// An iteration on the calling thread.
fn alone<const MIRRORED: bool>(
    tables: &Tables,
    root: &State,
    stats: &mut Stats,
    beat_at: &mut u64,
    limits: &Limits,
    listener: &mut impl Listener,
) -> Ended {
    let before = *stats;
    let mut why = None;
    let most = limits.generated_max;
    let first = (*beat_at).min(most).saturating_sub(before.generated);
    let mut dive = Dive::<_, MIRRORED>::new(tables, first, |expanded, generated| {
        let now = Stats {
            expanded: before.expanded + expanded,
            generated: before.generated + generated,
            ..before
        };
        why = halt(&now, limits, listener);
        *beat_at = (now.generated + BEAT).min(most);
        why.is_none().then_some(*beat_at - now.generated.min(*beat_at))
    });
    dive.run(root, 0);
    stats.expanded += dive.expanded;
    stats.generated += dive.generated();
    match dive.end? {
        End::Goal => Some(Ok(dive.path)),
        End::Halt => Some(Err(why.unwrap_or(Halt::Stopped))),
    }
}

/// An iteration whose subtrees some moves deep are searched by several threads.
fn on_threads(
    tables: &Tables,
    root: &State,
    threads: usize,
    stats: &mut Stats,
    limits: &Limits,
    listener: &mut impl Listener,
) -> Ended {
    let upper = split(tables, root, SPLIT_DEPTH);
    let before = Stats {
        expanded: stats.expanded + upper.expanded,
        generated: stats.generated + upper.generated,
        ..*stats
    };
    let tasks = upper.tasks;
    let (stop, next) = (AtomicBool::new(false), AtomicUsize::new(0));
    let (expanded, generated) = (AtomicU64::new(0), AtomicU64::new(0));
    let found = Mutex::new(None);
    let work = |_| {
        while !stop.load(Ordering::Relaxed) {
            let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            let mut told = (0, 0);
            let mut tell = |now: (u64, u64)| {
                expanded.fetch_add(now.0 - told.0, Ordering::Relaxed);
                let all = generated.fetch_add(now.1 - told.1, Ordering::Relaxed);
                let is_spent = before.generated + all >= limits.generated_max;
                told = now;
                (!is_spent && !stop.load(Ordering::Relaxed)).then_some(BEAT)
            };
            let go_on = |expanded, generated| tell((expanded, generated));
            let (counts, end, path) = if tables.is_mirrored() {
                below(Dive::<_, true>::new(tables, BEAT, go_on), task)
            } else {
                below(Dive::<_, false>::new(tables, BEAT, go_on), task)
            };
            tell(counts);
            if end.is_some() {
                stop.store(true, Ordering::Relaxed);
            }
            if end == Some(End::Goal) {
                *crew::lock(&found) = Some(path);
            }
        }
    };
    let now = || Stats {
        expanded: before.expanded + expanded.load(Ordering::Relaxed),
        generated: before.generated + generated.load(Ordering::Relaxed),
        ..before
    };
    let mut why = None;
    crew::run(threads, &stop, &work, &mut || {
        why = why.or_else(|| halt(&now(), limits, listener));
        why.is_none()
    });
    *stats = now();
    if let Some(path) = crew::lock(&found).take() {
        return Some(Ok(path));
    }
    let is_open = next.load(Ordering::Relaxed) < tasks.len() || stop.load(Ordering::Relaxed);
    let spent = Halt::Limit(Limit::Nodes);
    is_open.then(|| Err(why.unwrap_or(spent)))
}

/// Searches a subtree: its figures, how it has ended, and the labels from the root to the goal, the
/// last one first.
fn below<C: FnMut(u64, u64) -> Option<u64>, const MIRRORED: bool>(
    mut dive: Dive<'_, C, MIRRORED>,
    task: &Task,
) -> ((u64, u64), Option<End>, Vec<Label>) {
    dive.run(&task.state, task.turn);
    let counts = (dive.expanded, dive.generated());
    let mut path = dive.path;
    path.extend(task.path.iter().rev());
    (counts, dive.end, path)
}
