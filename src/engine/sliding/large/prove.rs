//! Iterative deepening that several threads share, for the lower bound and the proof.
//!
//! The boards a few moves from the start are the tasks of every iteration; a free thread takes the
//! next task. If an iteration goes through all tasks without a solution, it raises the lower bound.
//! No iteration begins whose bound is the length of the best known solution.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use super::bound::Bound;
use super::frame::{CELLS_MAX, Frame, Slide};
use super::shared::Shared;
use super::tally::Tally;
use super::transpositions::{self, BoardKey, Transpositions};
use crate::search::space::{LABEL_NONE, Label};
use crate::search::watch::{BEAT, Nodes};
use crate::sliding::crew::lock;

/// A board is looked up if at least so many more moves are left than its h: enough for one move
/// away from the goal.
const SLACK_MIN: u32 = 2;

/// An iteration has about this many tasks, or some more.
const TASKS: usize = 1500;

/// A board near the start.
struct Task<C> {
    tiles: Box<[u8]>,
    blank: u8,
    last: Label,
    carry: C,
    labels: Vec<Label>,
}

/// Work that a free thread can do.
pub trait Work: Send + Sync {
    /// Does one task of the current iteration. `false` if none is left.
    fn do_one(&self, shared: &Shared, tally: &mut dyn Tally) -> bool;
}

/// An iteration.
struct Iteration<B: Bound> {
    frame: Arc<Frame>,
    bound: Arc<B>,
    tasks: Arc<[Task<B::Carry>]>,
    met: Option<Arc<Transpositions>>,
    threshold: u32,
    next: AtomicUsize,
    done: AtomicUsize,
    /// The least f that was cut off.
    f_next: AtomicU32,
    /// Whether some task was not searched to its end.
    broken: AtomicBool,
    solution: Mutex<Option<Vec<Label>>>,
}

/// How deepening ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The best known solution is proved to be a shortest one.
    Proved,
    /// The nodes allowed are used up.
    Spent,
    Stopped,
}

/// How much deepening may do and hold.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    pub generated_max: u64,
    /// Bytes for the boards that it has met.
    pub met_bytes: u64,
}

/// Deepens from the known lower bound until the proof, until the nodes allowed are generated, or
/// until the search ends. Solutions go to `shared`.
pub fn deepen<B: Bound + 'static>(
    frame: &Arc<Frame>,
    bound: &Arc<B>,
    allowance: Allowance,
    shared: &Shared,
    tally: &mut dyn Tally,
) -> Ended {
    shared.raise_lower(bound.h(&bound.carry(frame.start())));
    // The table below would take memory that nobody uses.
    if shared.is_stopped() {
        return Ended::Stopped;
    }
    let tasks = match tasks(frame, bound.as_ref()) {
        Ok(tasks) => tasks.into(),
        Err(labels) => {
            shared.raise_lower(labels.len() as u32);
            shared.offer(labels);
            return Ended::Proved;
        }
    };
    // Entries of an iteration that was not searched to its end would be wrong: each call has a
    // table of its own.
    let met = (frame.cells() <= transpositions::CELLS_MAX)
        .then(|| Transpositions::new(allowance.met_bytes));
    let met = met.flatten().map(Arc::new);
    shared.hold_met(met.as_ref());
    let mut tally = Budget { tally, left: allowance.generated_max };
    while !shared.is_proved() {
        let iteration = Arc::new(Iteration::new(frame, bound, &tasks, &met, shared.lower()));
        iteration.run_to_end(shared, &mut tally);
        if let Some(labels) = lock(&iteration.solution).take() {
            shared.offer(labels);
            return Ended::Proved;
        }
        if shared.is_proved() {
            return Ended::Proved;
        }
        if shared.is_stopped() {
            return Ended::Stopped;
        }
        // Only a complete iteration proves a bound.
        let whole = iteration.done.load(Ordering::Acquire) == tasks.len();
        if !whole || iteration.broken.load(Ordering::Acquire) {
            return Ended::Spent;
        }
        shared.raise_lower(iteration.f_next.load(Ordering::Acquire));
    }
    Ended::Proved
}

/// A tally that stops the work of its own thread after some nodes.
struct Budget<'a> {
    tally: &'a mut dyn Tally,
    left: u64,
}

impl Tally for Budget<'_> {
    fn beat(&mut self, counts: Nodes) -> bool {
        self.left = self.left.saturating_sub(counts.generated);
        self.tally.beat(counts) && self.left > 0
    }

    fn preparing(&mut self, share: f32, bytes: u64) -> bool {
        self.tally.preparing(share, bytes)
    }
}

/// The boards around the start, each once by a shortest way; or a shortest solution, if one is
/// met.
fn tasks<B: Bound>(frame: &Frame, bound: &B) -> Result<Vec<Task<B::Carry>>, Vec<Label>> {
    let tiles: Box<[u8]> = frame.start().into();
    let carry = bound.carry(&tiles);
    let blank = frame.blank(&tiles);
    if bound.h(&carry) == 0 {
        return Err(Vec::new());
    }
    let mut seen = HashSet::from([tiles.clone()]);
    let mut tasks = vec![Task { tiles, blank, last: LABEL_NONE, carry, labels: Vec::new() }];
    while !tasks.is_empty() && tasks.len() < TASKS {
        let mut children = Vec::new();
        for task in &tasks {
            for &(label, to) in frame.ways(task.blank, task.last) {
                let slide = Slide { tile: task.tiles[usize::from(to)], from: to, to: task.blank };
                let carry = bound.after(&task.carry, &task.tiles, slide);
                let labels: Vec<Label> = task.labels.iter().copied().chain([label]).collect();
                if bound.h(&carry) == 0 {
                    return Err(labels);
                }
                let mut tiles = task.tiles.clone();
                tiles.swap(usize::from(to), usize::from(task.blank));
                if seen.insert(tiles.clone()) {
                    children.push(Task { tiles, blank: to, last: label, carry, labels });
                }
            }
        }
        tasks = children;
    }
    Ok(tasks)
}

impl<B: Bound + 'static> Iteration<B> {
    fn new(
        frame: &Arc<Frame>,
        bound: &Arc<B>,
        tasks: &Arc<[Task<B::Carry>]>,
        met: &Option<Arc<Transpositions>>,
        threshold: u32,
    ) -> Self {
        Self {
            frame: frame.clone(),
            bound: bound.clone(),
            tasks: tasks.clone(),
            met: met.clone(),
            threshold,
            next: AtomicUsize::new(0),
            done: AtomicUsize::new(0),
            f_next: AtomicU32::new(u32::MAX),
            broken: AtomicBool::new(false),
            solution: Mutex::new(None),
        }
    }

    /// Lets free threads take part, and waits for the last of them.
    fn run_to_end(self: &Arc<Self>, shared: &Shared, tally: &mut dyn Tally) {
        *lock(&shared.work) = Some(self.clone());
        while self.do_one(shared, tally) {}
        *lock(&shared.work) = None;
        // Other threads may still work on their last tasks.
        while self.done.load(Ordering::Acquire) < self.next() && !shared.is_stopped() {
            std::thread::yield_now();
            if !tally.beat(Nodes::default()) {
                break;
            }
        }
    }

    /// How many tasks were taken.
    fn next(&self) -> usize {
        self.next.load(Ordering::Acquire).min(self.tasks.len())
    }

    fn run(&self, task: &Task<B::Carry>, shared: &Shared, tally: &mut dyn Tally) {
        let g = task.labels.len() as u32;
        let f = g + self.bound.h(&task.carry);
        if f > self.threshold {
            self.f_next.fetch_min(f, Ordering::AcqRel);
            return;
        }
        let mut tiles = [0; CELLS_MAX];
        tiles[..task.tiles.len()].copy_from_slice(&task.tiles);
        let mut dive = Dive {
            frame: &self.frame,
            bound: self.bound.as_ref(),
            met: self.met.as_deref(),
            key: BoardKey::new(&task.tiles),
            tiles,
            labels: task.labels.clone(),
            threshold: self.threshold,
            f_next: u32::MAX,
            counts: Nodes::default(),
            shared,
            tally,
            end: None,
        };
        dive.descend(task.blank, task.last, g, &task.carry);
        let (counts, end, f_next) = (dive.counts, dive.end, dive.f_next);
        let labels = std::mem::take(&mut dive.labels);
        tally.beat(counts);
        self.f_next.fetch_min(f_next, Ordering::AcqRel);
        match end {
            Some(End::Goal) => *lock(&self.solution) = Some(labels),
            Some(End::Stop) => self.broken.store(true, Ordering::Release),
            None => {}
        }
    }
}

impl<B: Bound + 'static> Work for Iteration<B> {
    fn do_one(&self, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let over = self.broken.load(Ordering::Acquire)
            || shared.is_stopped()
            || lock(&self.solution).is_some();
        if over {
            return false;
        }
        let Some(task) = self.tasks.get(self.next.fetch_add(1, Ordering::AcqRel)) else {
            return false;
        };
        self.run(task, shared, tally);
        self.done.fetch_add(1, Ordering::AcqRel);
        true
    }
}

enum End {
    Goal,
    Stop,
}

/// The search below one task.
struct Dive<'a, B> {
    frame: &'a Frame,
    bound: &'a B,
    met: Option<&'a Transpositions>,
    key: BoardKey,
    tiles: [u8; CELLS_MAX],
    labels: Vec<Label>,
    threshold: u32,
    f_next: u32,
    counts: Nodes,
    shared: &'a Shared,
    tally: &'a mut dyn Tally,
    end: Option<End>,
}

impl<B: Bound> Dive<'_, B> {
    fn descend(&mut self, blank: u8, last: Label, g: u32, carry: &B::Carry) {
        if self.counts.generated >= BEAT && !self.beat() {
            self.end = Some(End::Stop);
            return;
        }
        if self.is_met(g, carry) {
            return;
        }
        self.counts.expanded += 1;
        let frame = self.frame;
        let left = self.threshold - g - 1;
        for &(label, to) in frame.ways(blank, last) {
            let tile = self.tiles[usize::from(to)];
            let slide = Slide { tile, from: to, to: blank };
            self.counts.generated += 1;
            let after = match self.bound.after_within(carry, &self.tiles, slide, left) {
                Ok(after) => after,
                Err(h) => {
                    self.f_next = self.f_next.min(g + 1 + h);
                    continue;
                }
            };
            // On the way back from the end the search still makes the other children, so that every
            // node counted as expanded has all its children counted as generated.
            if self.end.is_some() {
                continue;
            }
            self.labels.push(label);
            if self.bound.h(&after) == 0 {
                self.end = Some(End::Goal);
                continue;
            }
            let before = self.key;
            self.key = before.after([(blank, frame.home()), (to, tile)]);
            self.tiles.swap(usize::from(blank), usize::from(to));
            self.descend(to, label, g + 1, &after);
            self.tiles.swap(usize::from(blank), usize::from(to));
            self.key = before;
            if !matches!(self.end, Some(End::Goal)) {
                self.labels.pop();
            }
        }
    }

    /// Whether the board was met with at least as many moves left. If no move may lead away from
    /// the goal, few boards are below this one, and it is not looked up.
    #[inline]
    fn is_met(&self, g: u32, carry: &B::Carry) -> bool {
        let (Some(met), left) = (self.met, self.threshold - g) else { return false };
        left >= self.bound.h(carry) + SLACK_MIN
            && u8::try_from(left).is_ok_and(|left| met.meet(self.key, left))
    }

    fn beat(&mut self) -> bool {
        let counts = std::mem::take(&mut self.counts);
        self.tally.beat(counts) && !self.shared.is_stopped()
    }
}
