//! The subtrees that threads hand to each other, and the figures that they tell while they work.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::stream::{PATH_MAX, StreamNode};
use crate::search::watch::Nodes;
use crate::sliding::crew::lock;

/// A subtree, and the way to it.
pub struct Subtree {
    pub node: StreamNode,
    pub path: [u8; PATH_MAX],
}

/// What the threads of one iteration share.
pub struct Pool {
    tasks: Mutex<Vec<Subtree>>,
    /// How many tasks wait.
    waiting: AtomicUsize,
    /// How many streams have no task.
    idle: AtomicUsize,
    /// How many tasks are not finished.
    open: AtomicUsize,
    pub stop: AtomicBool,
    spent: AtomicBool,
    generated_max: u64,
    expanded: AtomicU64,
    generated: AtomicU64,
    solution: Mutex<Option<Vec<u8>>>,
}

impl Pool {
    /// A pool for an iteration that begins with `task`, and with the figures so far.
    pub fn new(task: Subtree, so_far: Nodes, generated_max: u64) -> Self {
        Self {
            tasks: Mutex::new(vec![task]),
            waiting: AtomicUsize::new(1),
            idle: AtomicUsize::new(0),
            open: AtomicUsize::new(1),
            stop: AtomicBool::new(false),
            spent: AtomicBool::new(so_far.generated >= generated_max),
            generated_max,
            expanded: AtomicU64::new(so_far.expanded),
            generated: AtomicU64::new(so_far.generated),
            solution: Mutex::new(None),
        }
    }

    pub fn counts(&self) -> Nodes {
        Nodes {
            expanded: self.expanded.load(Ordering::Relaxed),
            generated: self.generated.load(Ordering::Relaxed),
        }
    }

    /// Adds a thread's figures to the pool's, and sets the thread's to 0.
    pub fn add(&self, counts: &mut Nodes) {
        let counts = std::mem::take(counts);
        self.expanded.fetch_add(counts.expanded, Ordering::Relaxed);
        let before = self.generated.fetch_add(counts.generated, Ordering::Relaxed);
        if before + counts.generated >= self.generated_max {
            self.spent.store(true, Ordering::Relaxed);
        }
    }

    /// How many children may still be made, according to what threads have told.
    pub fn left(&self) -> u64 {
        self.generated_max.saturating_sub(self.generated.load(Ordering::Relaxed))
    }

    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.is_spent() || !self.is_open()
    }

    pub fn is_spent(&self) -> bool {
        self.spent.load(Ordering::Relaxed)
    }

    pub fn is_open(&self) -> bool {
        self.open.load(Ordering::Acquire) != 0
    }

    /// Whether a stream waits for a task and there is none.
    #[inline]
    pub fn is_hungry(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > self.waiting.load(Ordering::Relaxed)
    }

    pub fn become_idle(&self) {
        self.idle.fetch_add(1, Ordering::Relaxed);
    }

    pub fn take(&self) -> Option<Subtree> {
        if self.waiting.load(Ordering::Relaxed) == 0 {
            return None;
        }
        let task = lock(&self.tasks).pop()?;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        self.idle.fetch_sub(1, Ordering::Relaxed);
        Some(task)
    }

    pub fn give(&self, task: Subtree) {
        self.open.fetch_add(1, Ordering::Relaxed);
        lock(&self.tasks).push(task);
        self.waiting.fetch_add(1, Ordering::Relaxed);
    }

    /// A task is done.
    pub fn finish(&self) {
        self.open.fetch_sub(1, Ordering::AcqRel);
    }

    pub fn solve(&self, path: Vec<u8>) {
        *lock(&self.solution) = Some(path);
        self.stop.store(true, Ordering::Relaxed);
    }

    pub fn solution(&self) -> Option<Vec<u8>> {
        lock(&self.solution).take()
    }
}
