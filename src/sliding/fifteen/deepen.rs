//! Iterative deepening with the everyday tables.
//!
//! R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
//! Intelligence 27 (1985).
//!
//! On one thread a long iteration also remembers the boards that it has met not too deep
//! ([`super::seen`]). All iterations of Korf's 100 instances together generate 18.6 million nodes
//! without that, 17.2 where boards down to a depth of 18 are remembered, 16.6 of 22, 16.3 of 26; but
//! remembering takes a tenth of the time and more, so short iterations go without. It goes with the
//! automaton of [`super::turns`], because both leave a way out only for another that is shorter, or
//! as long and earlier in the order in which moves are made. With several threads there is no such
//! order between the boards that they meet, so they remember none.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::canon::Canon;
use super::crew;
use super::dive::{Dive, End, LEFT_SHIFT, Upper};
use super::seen::Seen;
use super::tables::{SPARE, State, Tables};
use crate::search::event::{BEAT, Flow, Halt, Listener, Stats};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::Label;

/// An iteration after one that generated so many nodes remembers what it meets.
const SEEN_FROM: u64 = 300_000;
/// Buckets of what is remembered: 1 MiB.
const SEEN_BITS: u32 = 14;
/// Boards that are deeper are not remembered.
const SEEN_DEPTH: u32 = 22;
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
    let mut seen = None;
    let mut latest = 0;
    let mut beat_at = BEAT;
    loop {
        let spare = h.map(|h| u64::from(stats.f.saturating_sub(h)));
        let mut state = root;
        state.budget |= spare[0] << SPARE[0] | spare[1] << SPARE[1];
        state.budget |= u64::from(stats.f) << LEFT_SHIFT;
        stats.live_peak = stats.live_peak.max(u64::from(stats.f) + 1);
        listener.iteration(&stats);
        let before = stats.generated;
        let ended = if threads > 1 && latest >= THREADS_FROM && stats.f > 2 * SPLIT_DEPTH {
            let at = (stats.f - SPLIT_DEPTH) as u8;
            on_threads(tables, state, at, threads, &mut stats, limits, listener)
        } else {
            if latest >= SEEN_FROM && seen.is_none() {
                stats.memory_peak += Seen::bytes(SEEN_BITS);
                seen = Some(Seen::new(SEEN_BITS));
            }
            alone(tables, state, seen.as_ref(), &mut stats, &mut beat_at, limits, listener)
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
fn alone(
    tables: &Tables,
    root: State,
    seen: Option<&Seen>,
    stats: &mut Stats,
    beat_at: &mut u64,
    limits: &Limits,
    listener: &mut impl Listener,
) -> Ended {
    let before = *stats;
    let mut why = None;
    let upper = seen.map_or(Upper::Pass, |seen| {
        Upper::Meet(seen, stats.f.saturating_sub(SEEN_DEPTH).max(1) as u8)
    });
    let most = limits.generated_max;
    let first = (*beat_at).min(most).saturating_sub(before.generated);
    let mut dive = Dive::new(tables, upper, first, |expanded, generated| {
        let now = Stats {
            expanded: before.expanded + expanded,
            generated: before.generated + generated,
            ..before
        };
        why = halt(&now, limits, listener);
        *beat_at = (now.generated + BEAT).min(most);
        why.is_none().then_some(*beat_at - now.generated.min(*beat_at))
    });
    dive.run(root);
    stats.expanded += dive.expanded;
    stats.generated += dive.generated;
    match dive.end? {
        End::Goal => Some(Ok(dive.path)),
        End::Halt => Some(Err(why.unwrap_or(Halt::Stopped))),
    }
}

/// An iteration whose subtrees with `at` moves left are searched by several threads.
fn on_threads(
    tables: &Tables,
    root: State,
    at: u8,
    threads: usize,
    stats: &mut Stats,
    limits: &Limits,
    listener: &mut impl Listener,
) -> Ended {
    let mut split = Dive::new(tables, Upper::Split(Vec::new(), at), u64::MAX, |_, _| None);
    split.run(root);
    let before = Stats {
        expanded: stats.expanded + split.expanded,
        generated: stats.generated + split.generated,
        ..*stats
    };
    if split.end.is_some() {
        *stats = before;
        return Some(Ok(split.path));
    }
    let Upper::Split(tasks, _) = split.upper else { return None };
    let (stop, next) = (AtomicBool::new(false), AtomicUsize::new(0));
    let (expanded, generated) = (AtomicU64::new(0), AtomicU64::new(0));
    let found = Mutex::new(None);
    let work = |_| {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&task) = tasks.get(number) else { return };
            let mut told = (0, 0);
            let mut tell = |now: (u64, u64)| {
                expanded.fetch_add(now.0 - told.0, Ordering::Relaxed);
                let all = generated.fetch_add(now.1 - told.1, Ordering::Relaxed);
                let is_spent = before.generated + all >= limits.generated_max;
                told = now;
                (!is_spent && !stop.load(Ordering::Relaxed)).then_some(BEAT)
            };
            let mut dive = Dive::new(tables, Upper::Pass, BEAT, |expanded, generated| {
                tell((expanded, generated))
            });
            dive.run(task);
            let (counts, end, path) = ((dive.expanded, dive.generated), dive.end, dive.path);
            tell(counts);
            if end.is_some() {
                stop.store(true, Ordering::Relaxed);
            }
            if end == Some(End::Goal) {
                *crew::lock(&found) = Some((number, path));
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
    if let Some((number, mut path)) = crew::lock(&found).take() {
        path.append(&mut way_to(tables, root, at, number));
        return Some(Ok(path));
    }
    let is_open = next.load(Ordering::Relaxed) < tasks.len() || stop.load(Ordering::Relaxed);
    let spent = Halt::Limit(Limit::Nodes);
    is_open.then(|| Err(why.unwrap_or(spent)))
}

/// The labels of the moves to a subtree with `at` moves left, the last one first.
fn way_to(tables: &Tables, root: State, at: u8, number: usize) -> Vec<Label> {
    let mut find = Dive::new(tables, Upper::Find(number, at), u64::MAX, |_, _| None);
    find.run(root);
    find.path
}
