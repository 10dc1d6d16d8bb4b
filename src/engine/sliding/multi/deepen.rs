//! Iterative deepening of this metric on all threads, with a transposition table. The boards a few
//! moves from the start are the tasks of every iteration; a free thread takes the next one. First
//! come those in which the iteration before went deepest.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};

use super::dual::{Dual, DualCarry};
use super::space::{MultiSpace, Node};
use crate::search::limits::{Limit, Limits};
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::{LABEL_NONE, Label, Space};
use crate::search::transpositions::{Key, Transpositions};
use crate::search::watch::{BEAT, Halt, Stats, Watch, beat_within};
use crate::sliding::crew;

/// Buckets of the transposition table: 64 MiB.
const BUCKET_BITS: u32 = 20;
/// Bytes of the transposition table.
pub const TRANSPOSITIONS_BYTES: u64 = Transpositions::bytes(BUCKET_BITS);
/// The most children of a node: six at the start, and three where the moves along one axis remain.
const CHILDREN_MAX: usize = 6;

/// How deep the search does what. No choice changes what it finds.
#[derive(Clone, Copy, Debug)]
pub struct Depths {
    /// How many moves the tasks are from the start, or less if the start's f is not greater.
    pub tasks: u32,
    /// If fewer moves than this remain, the search does not look in the transposition table. At
    /// least 1.
    pub transpositions_min: u32,
    /// If fewer moves than this remain, the search does not ask for the dual.
    pub dual_min: u32,
}

impl Depths {
    /// On a 4×4 board there are some 1,400 tasks.
    pub const USUAL: Self = Self { tasks: 6, transpositions_min: 18, dual_min: 12 };
}

/// Searches for a shortest path. `so_far` are the figures to go on from: their f is a proved lower
/// bound, from which the bounds of the iterations rise in steps of 1. Each iteration is complete
/// before the next begins, so the path that it finds is a shortest one. With one thread the figures
/// are the same in every run. `None` if the system has no memory for the transposition table, or no
/// thread.
pub fn deepen(
    space: &MultiSpace<'_, Dual<'_>>,
    limits: &Limits,
    threads: usize,
    (so_far, depths): (&Stats, Depths),
    watch: &mut dyn Watch,
) -> Option<Finished> {
    let space = space.taking_turns();
    let mut stats = Stats { memory_peak: TRANSPOSITIONS_BYTES, ..*so_far };
    if space.is_goal(&space.root()) {
        let outcome = Outcome::Solved(Vec::new());
        return Some(Finished { outcome, lower_bound: 0, stats });
    }
    let transpositions = Transpositions::new(BUCKET_BITS)?;
    stats.f = stats.f.max(space.h(&space.root()));
    let mut tasks = divide(&space, depths.tasks.min(stats.f - 1), &mut stats);
    loop {
        if stats.f > so_far.f {
            watch.iteration(&stats);
        }
        let iteration =
            Iteration::new((&space, &tasks, depths), &transpositions, stats, (limits, threads));
        let ended = iteration.run(limits, watch)?;
        stats = iteration.stats();
        stats.live_peak = tasks.iter().filter_map(Task::path_below).fold(stats.live_peak, u64::max);
        let outcome = match ended {
            None => {
                stats.f += 1;
                // The task in which an iteration went deepest is the likeliest to have the goal.
                tasks.sort_by_key(|task| Reverse(task.reached.load(Ordering::Relaxed)));
                continue;
            }
            Some(Ok(labels)) => Outcome::Solved(labels),
            Some(Err(halt)) => Outcome::Halted(halt),
        };
        return Some(Finished { outcome, lower_bound: stats.f, stats });
    }
}

/// A board near the start, and the labels of the way to it.
struct Task {
    node: Node<DualCarry>,
    path: Vec<Label>,
    /// How many moves from the start the iteration before went below it.
    reached: AtomicU32,
}

impl Task {
    const fn new(node: Node<DualCarry>, path: Vec<Label>) -> Self {
        Self { node, path, reached: AtomicU32::new(0) }
    }

    /// How many nodes the path has to the children of the deepest node below it; `None` if none
    /// was searched.
    fn path_below(&self) -> Option<u64> {
        let reached = self.reached.load(Ordering::Relaxed);
        (reached > 0).then(|| u64::from(reached) + 2)
    }
}

/// The boards that are so many moves from the start, each once for the axis of its last move. They
/// count as generated.
fn divide(space: &MultiSpace<'_, Dual<'_>>, moves: u32, stats: &mut Stats) -> Vec<Task> {
    let mut tasks = vec![Task::new(space.root(), Vec::new())];
    for _ in 0..moves {
        let mut met = HashSet::new();
        let mut children = Vec::new();
        for task in &tasks {
            stats.expanded += 1;
            space.expand(&task.node, &mut |label, node| {
                stats.generated += 1;
                if met.insert(space.state(&node)) {
                    let path = task.path.iter().copied().chain([label]).collect();
                    children.push(Task::new(node, path));
                }
            });
        }
        tasks = children;
    }
    tasks
}

/// The labels of a solution, or why the search ended without one; `None` where the next iteration
/// follows.
type Ended = Option<Result<Vec<Label>, Halt>>;

/// What the threads of an iteration share.
struct Iteration<'a> {
    space: &'a MultiSpace<'a, Dual<'a>>,
    dual: &'a Dual<'a>,
    tasks: &'a [Task],
    depths: Depths,
    transpositions: &'a Transpositions,
    /// The figures when it began. Their f is its bound.
    before: Stats,
    threads: usize,
    /// How many nodes it may generate.
    generated_max: u64,
    /// How many tasks have been taken.
    taken: AtomicUsize,
    stop: AtomicBool,
    expanded: AtomicU64,
    generated: AtomicU64,
    found: Mutex<Option<Vec<Label>>>,
}

impl<'a> Iteration<'a> {
    fn new(
        (space, tasks, depths): (&'a MultiSpace<'a, Dual<'a>>, &'a [Task], Depths),
        transpositions: &'a Transpositions,
        before: Stats,
        (limits, threads): (&Limits, usize),
    ) -> Self {
        Self {
            space,
            dual: space.bound(),
            tasks,
            depths,
            transpositions,
            before,
            threads,
            generated_max: limits.generated_max.saturating_sub(before.generated),
            taken: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
            expanded: AtomicU64::new(0),
            generated: AtomicU64::new(0),
            found: Mutex::new(None),
        }
    }

    fn stats(&self) -> Stats {
        Stats {
            expanded: self.before.expanded + self.expanded.load(Ordering::Relaxed),
            generated: self.before.generated + self.generated.load(Ordering::Relaxed),
            ..self.before
        }
    }

    /// `None` if the system gives no thread.
    fn run(&self, limits: &Limits, watch: &mut dyn Watch) -> Option<Ended> {
        let mut beat = || beat_within(watch, limits.generated_max, &self.stats().into());
        let heard = crew::run(self.threads, &self.stop, &|_| self.work(), &mut beat).ok()?;
        let found = crew::lock(&self.found).take().map(Ok);
        let is_broken = self.stop.load(Ordering::Relaxed);
        let broken = || Err(heard.err().unwrap_or(Halt::Limit(Limit::Nodes)));
        Some(found.or_else(|| is_broken.then(broken)))
    }

    /// Searches tasks until none is left, or the iteration has ended.
    fn work(&self) {
        let room = (self.before.f as usize + 1) * CHILDREN_MAX;
        let mut dive = Dive {
            iteration: self,
            path: Vec::new(),
            children: vec![(LABEL_NONE, self.space.root()); room],
            waiting: 0,
            counts: [0; 2],
            reached: 0,
            at: self.share(0),
        };
        while !self.stop.load(Ordering::Relaxed) {
            let taken = self.taken.fetch_add(1, Ordering::Relaxed);
            let Some(task) = self.tasks.get(taken) else { break };
            let g = task.path.len() as u32;
            if g + self.space.h(&task.node) > self.before.f {
                continue;
            }
            dive.reached = g;
            let end = dive.descend(&task.node, g);
            task.reached.store(dive.reached, Ordering::Relaxed);
            match end {
                Some(End::Goal) => {
                    dive.path.reverse();
                    let path = task.path.iter().chain(&dive.path).copied().collect();
                    *crew::lock(&self.found) = Some(path);
                }
                Some(End::Halt) => {}
                None => continue,
            }
            self.stop.store(true, Ordering::Relaxed);
        }
        dive.tell();
    }

    /// How many nodes a thread may generate before it tells, after `all` were generated: its part
    /// of those that are left.
    fn share(&self, all: u64) -> u64 {
        let left = self.generated_max.saturating_sub(all);
        left.div_ceil(self.threads.max(1) as u64).min(BEAT)
    }
}

/// Why the search of a task ended before its end.
enum End {
    Goal,
    Halt,
}

/// The search below one task.
struct Dive<'a> {
    iteration: &'a Iteration<'a>,
    /// The labels from the goal back to the task, when the goal has been found.
    path: Vec<Label>,
    /// Children that wait for their turn, and room for more.
    children: Vec<(Label, Node<DualCarry>)>,
    waiting: usize,
    /// The nodes expanded and generated that the others have not been told.
    counts: [u64; 2],
    /// How many moves from the start it went, at most.
    reached: u32,
    /// After how many generated nodes it tells them.
    at: u64,
}

impl Dive<'_> {
    /// Searches below a node that is `g` moves from the start.
    fn descend(&mut self, node: &Node<DualCarry>, g: u32) -> Option<End> {
        if self.counts[1] >= self.at && !self.tell() {
            return Some(End::Halt);
        }
        let Iteration { space, dual, transpositions, before, depths, .. } = self.iteration;
        let left = before.f - g - 1;
        self.reached = self.reached.max(g);
        let first = self.waiting;
        self.make_children(node, left);
        let mut ended = None;
        for at in first..self.waiting {
            let (label, child) = self.children[at];
            if dual.h_asked(child.carry, child.last()) > left {
                continue;
            }
            let end = if space.is_goal(&child) {
                Some(End::Goal)
            } else if left >= depths.transpositions_min
                && transpositions.meet(Key::new(space.state(&child)), left as u8)
            {
                None
            } else {
                self.descend(&child, g + 1)
            };
            if end.is_some() {
                self.path.push(label);
                ended = end;
                break;
            }
        }
        self.waiting = first;
        ended
    }

    /// Makes the children of a node. Those within the bound of the databases wait, and the dual of
    /// each is asked.
    fn make_children(&mut self, node: &Node<DualCarry>, left: u32) {
        let Iteration { space, dual, transpositions, depths, .. } = self.iteration;
        let first = self.waiting;
        self.counts[0] += 1;
        space.expand(node, &mut |label, child| {
            self.counts[1] += 1;
            // Without a branch, so that the processor loads the distances of all children at once.
            let is_open = space.h(&child) <= left;
            if let Some(place) = self.children.get_mut(self.waiting) {
                *place = (label, child);
                self.waiting += usize::from(is_open);
            }
        });
        for (_, child) in &mut self.children[first..self.waiting] {
            if left >= depths.dual_min
                && let Some(axis) = child.last()
            {
                dual.ask(&mut child.carry, axis, child.blank.into());
            }
            if left >= depths.transpositions_min {
                transpositions.fetch(Key::new(space.state(child)));
            }
        }
    }

    /// Tells the others the counts. `false` if the iteration has ended.
    fn tell(&mut self) -> bool {
        let [expanded, generated] = std::mem::take(&mut self.counts);
        let iteration = self.iteration;
        iteration.expanded.fetch_add(expanded, Ordering::Relaxed);
        let all = iteration.generated.fetch_add(generated, Ordering::Relaxed) + generated;
        self.at = iteration.share(all);
        all < iteration.generated_max && !iteration.stop.load(Ordering::Relaxed)
    }
}
