//! Iterative deepening with the everyday tables.
//!
//! R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
//! Intelligence 27 (1985).
//!
//! The search remembers no boards. The automaton of [`super::turns`] already leaves out most ways
//! to the same board, and a transposition table takes more time than it saves: see
//! test/bench/notes.md.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::canon::Canon;
use super::dive::{Dive, End};
use super::parts::Parts;
use super::step::{State, to_spare};
use super::tables::Tables;
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::Label;
use crate::search::watch::{BEAT, Halt, Stats, Watch, beat_within};
use crate::sliding::crew::{self, NoThread};

/// After an iteration that generated this many nodes the next one is searched in parts.
const PARTS_FROM: u64 = 10_000;
/// After an iteration that generated this many nodes all threads search the next one.
pub(super) const THREADS_FROM: u64 = 300_000;
/// The parts begin this many moves from the start.
const PARTS_DEPTH: u32 = 10;
/// A number greater than that of the nodes above the parts.
const PARTS_MOST: u64 = 20_000;

/// Searches for a shortest solution until it is found, or a limit or the watch ends it. The tables
/// must be those for the puzzle's blank. The labels of the solution are those of moves on the given
/// board. `so_far` are the figures to go on from: their f is a proved lower bound. With one thread
/// the figures are the same in every run; with several, the figures of the last iteration change
/// from run to run.
pub fn deepen(
    tables: &Tables,
    canon: &Canon,
    limits: &Limits,
    threads: usize,
    so_far: &Stats,
    watch: &mut dyn Watch,
) -> Finished {
    let (root, h) = tables.state(&canon.tiles);
    let f = so_far.f.max(h[0].max(h[1]));
    let mut stats = Stats { f, live_peak: so_far.live_peak.max(1), ..*so_far };
    if root.positions[0] == tables.goal {
        return Finished { outcome: Outcome::Solved(Vec::new()), lower_bound: 0, stats };
    }
    let alone = if tables.is_mirrored() { alone::<true> } else { alone::<false> };
    let (mut latest, mut beat_at) = (0, BEAT);
    let mut parts = Parts::whole(&root);
    loop {
        let mut state = root;
        state.budget |= to_spare(h.map(|h| stats.f.saturating_sub(h)));
        watch.iteration(&stats);
        let before = stats.generated;
        parts = divide(tables, &state, latest, &stats, limits, &parts);
        stats.expanded += parts.expanded;
        stats.generated += parts.generated;
        let parts = &mut parts;
        let is_for_threads = threads > 1 && latest >= THREADS_FROM;
        let by_threads = is_for_threads
            .then(|| on_threads(tables, parts, threads, &mut stats, limits, watch))
            .and_then(Result::ok);
        let ended = by_threads
            .unwrap_or_else(|| alone(tables, parts, &mut stats, &mut beat_at, limits, watch));
        latest = stats.generated - before;
        let outcome = match ended {
            // A move changes h by exactly 1, so the next f is greater by 2.
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

/// The parts of an iteration that comes after one with `latest` generated nodes.
pub(super) fn divide(
    tables: &Tables,
    root: &State,
    latest: u64,
    stats: &Stats,
    limits: &Limits,
    before: &Parts,
) -> Parts {
    let left = limits.generated_max.saturating_sub(stats.generated);
    if latest >= PARTS_FROM && stats.f > 2 * PARTS_DEPTH && left > PARTS_MOST {
        Parts::new(tables, root, PARTS_DEPTH, before)
    } else {
        Parts::whole(root)
    }
}

/// The labels of a solution, the last one first, or why the search ended without one.
type Ended = Option<Result<Vec<Label>, Halt>>;

/// How many nodes the path has to the children of a node that is so many moves from the start.
fn path_below(moves: u8) -> u64 {
    u64::from(moves) + 2
}

/// An iteration on the calling thread.
fn alone<const MIRRORED: bool>(
    tables: &Tables,
    parts: &mut Parts,
    stats: &mut Stats,
    beat_at: &mut u64,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Ended {
    let before = *stats;
    let mut heard = Ok(());
    let most = limits.generated_max;
    let first = (*beat_at).min(most).saturating_sub(before.generated);
    let mut go_on = |expanded, generated| {
        let now = Stats {
            expanded: before.expanded + expanded,
            generated: before.generated + generated,
            ..before
        };
        heard = beat_within(watch, most, &now.into());
        *beat_at = (now.generated + BEAT).min(most);
        heard.is_ok().then_some(*beat_at - now.generated.min(*beat_at))
    };
    let mut dive = Dive::<MIRRORED>::new(tables, first, &mut go_on);
    for &number in &parts.order {
        let task = &parts.tasks[number as usize];
        let is_ended = dive.run(&task.state, task.turn);
        let reached = dive.deepest();
        parts.reached[number as usize] = reached;
        if dive.expanded > 0 {
            stats.live_peak = stats.live_peak.max(path_below(reached));
        }
        if is_ended {
            dive.path.extend(task.path_back());
            break;
        }
    }
    stats.expanded += dive.expanded;
    stats.generated += dive.generated();
    match dive.end? {
        End::Goal => Some(Ok(dive.path)),
        End::Halt => Some(Err(heard.err().unwrap_or(Halt::Stopped))),
    }
}

/// What the threads of an iteration share.
struct Shared<'a> {
    parts: &'a Parts,
    threads: u64,
    /// How many parts have been taken.
    taken: AtomicUsize,
    stop: AtomicBool,
    expanded: AtomicU64,
    generated: AtomicU64,
    /// How many nodes this iteration may generate in its parts.
    generated_max: u64,
    found: Mutex<Option<Vec<Label>>>,
    /// The parts that were searched, and how many moves from the start the search went in each.
    reached: Mutex<Vec<(u32, u8)>>,
}

/// An iteration whose parts are searched by several threads.
fn on_threads(
    tables: &Tables,
    parts: &mut Parts,
    threads: usize,
    stats: &mut Stats,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Result<Ended, NoThread> {
    let before = *stats;
    let shared = Shared {
        parts,
        threads: threads as u64,
        taken: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
        expanded: AtomicU64::new(0),
        generated: AtomicU64::new(0),
        generated_max: limits.generated_max.saturating_sub(before.generated),
        found: Mutex::new(None),
        reached: Mutex::new(Vec::new()),
    };
    let work = |_| {
        if tables.is_mirrored() {
            shared.work::<true>(tables);
        } else {
            shared.work::<false>(tables);
        }
    };
    let now = || Stats {
        expanded: before.expanded + shared.expanded.load(Ordering::Relaxed),
        generated: before.generated + shared.generated.load(Ordering::Relaxed),
        ..before
    };
    let mut beat = || beat_within(watch, limits.generated_max, &now().into());
    let heard = crew::run(threads, &shared.stop, &work, &mut beat)?;
    *stats = now();
    let found = crew::lock(&shared.found).take();
    let reached = std::mem::take(&mut *crew::lock(&shared.reached));
    let is_open = shared.stop.load(Ordering::Relaxed);
    for (number, moves) in reached {
        parts.reached[number as usize] = moves;
        stats.live_peak = stats.live_peak.max(path_below(moves));
    }
    let spent = Halt::Limit(Limit::Nodes);
    Ok(found.map(Ok).or_else(|| is_open.then(|| Err(heard.err().unwrap_or(spent)))))
}

impl Shared<'_> {
    /// How many nodes a thread may generate before it tells, after `all` were generated. All
    /// threads together may generate no more than are left.
    fn share(&self, all: u64) -> u64 {
        self.generated_max.saturating_sub(all).div_ceil(self.threads).min(BEAT)
    }

    /// Searches parts until none is left, or the iteration has ended.
    fn work<const MIRRORED: bool>(&self, tables: &Tables) {
        let mut told = (0, 0);
        let mut tell = |expanded, generated| {
            self.expanded.fetch_add(expanded - told.0, Ordering::Relaxed);
            let more = generated - told.1;
            let all = self.generated.fetch_add(more, Ordering::Relaxed) + more;
            told = (expanded, generated);
            (all < self.generated_max && !self.stop.load(Ordering::Relaxed))
                .then(|| self.share(all))
        };
        let mut dive = Dive::<MIRRORED>::new(tables, self.share(0), &mut tell);
        let mut reached = Vec::new();
        while !self.stop.load(Ordering::Relaxed) {
            let taken = self.taken.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = self.parts.order.get(taken) else { break };
            let task = &self.parts.tasks[number as usize];
            let is_ended = dive.run(&task.state, task.turn);
            reached.push((number, dive.deepest()));
            if is_ended {
                self.stop.store(true, Ordering::Relaxed);
                if dive.end == Some(End::Goal) {
                    dive.path.extend(task.path_back());
                    *crew::lock(&self.found) = Some(std::mem::take(&mut dive.path));
                }
                break;
            }
        }
        let (expanded, generated) = (dive.expanded, dive.generated());
        tell(expanded, generated);
        crew::lock(&self.reached).append(&mut reached);
    }
}
