//! What the threads of one anytime search share.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};

use super::bounds::AnyBound;
use super::finished::Known;
use super::prove::Work;
use super::tally::Tally;
use super::transpositions::Transpositions;
use crate::search::space::Label;
use crate::search::watch::Nodes;
use crate::sliding::crew::lock;
use crate::sliding::metric::Metric;

/// The figures, the solutions that were found, and the work for free threads.
pub struct Shared {
    /// The length of the best solution known.
    best: AtomicU32,
    lower: AtomicU32,
    stopped: AtomicBool,
    expanded: AtomicU64,
    generated: AtomicU64,
    live_peak: AtomicU64,
    generated_max: u64,
    /// What counts as one move.
    metric: Metric,
    /// The share of the tables that is made, in thousandths, while they are made.
    prepared: AtomicU32,
    /// Which of several sets of tables is made, and how many there are.
    stage: Mutex<(u16, u16)>,
    /// Bytes that are held for tables, and for a beam beside those from the start.
    tables: AtomicU64,
    beside: AtomicU64,
    /// The boards that deepening has met, until it lets them go.
    met: Mutex<Weak<Transpositions>>,
    /// The best solution, and whether the watch has not heard of it yet.
    solution: Mutex<(Vec<Label>, bool)>,
    pub work: Mutex<Option<Arc<dyn Work>>>,
    /// The best bound that is ready, if the beam has not taken it yet.
    pub bound: Mutex<Option<Arc<dyn AnyBound>>>,
}

/// A thread that tells the others of its work.
impl Tally for &Shared {
    fn beat(&mut self, counts: Nodes) -> bool {
        self.count(counts);
        !self.is_stopped()
    }

    fn preparing(&mut self, share: f32, bytes: u64) -> bool {
        self.prepare(share, bytes);
        !self.is_stopped()
    }
}

const NOT_PREPARING: u32 = u32::MAX;

impl Shared {
    pub fn new(metric: Metric, generated_max: u64) -> Self {
        Self {
            best: AtomicU32::new(u32::MAX),
            lower: AtomicU32::new(0),
            stopped: AtomicBool::new(false),
            expanded: AtomicU64::new(0),
            generated: AtomicU64::new(0),
            // The root.
            live_peak: AtomicU64::new(1),
            generated_max,
            metric,
            prepared: AtomicU32::new(NOT_PREPARING),
            stage: Mutex::new((0, 1)),
            tables: AtomicU64::new(0),
            beside: AtomicU64::new(0),
            met: Mutex::new(Weak::new()),
            solution: Mutex::new((Vec::new(), false)),
            work: Mutex::new(None),
            bound: Mutex::new(None),
        }
    }

    /// Begins with what is known.
    pub fn knowing(self, known: &Known) -> Self {
        if !known.labels.is_empty() {
            self.offer(known.labels.clone());
        }
        self.raise_lower(known.lower_bound);
        self
    }

    pub fn best(&self) -> u32 {
        self.best.load(Ordering::Acquire)
    }

    pub fn lower(&self) -> u32 {
        self.lower.load(Ordering::Acquire)
    }

    /// Raises the lower bound, at most to the length of the best solution: a greater one proves
    /// only that this solution is a shortest one.
    pub fn raise_lower(&self, lower: u32) {
        self.lower.fetch_max(lower.min(self.best()), Ordering::AcqRel);
    }

    pub fn is_proved(&self) -> bool {
        self.lower() >= self.best()
    }

    /// Whether all work is to end.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Acquire) || self.is_proved()
    }

    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    /// Takes a solution if it is shorter than all before.
    pub fn offer(&self, labels: Vec<Label>) {
        let mut solution = lock(&self.solution);
        let length = self.metric.cost(&labels) as u32;
        if self.best.fetch_min(length, Ordering::AcqRel) > length {
            *solution = (labels, true);
        }
    }

    /// The best solution, if the watch has not heard of it yet.
    pub fn take_mail(&self) -> Option<Vec<Label>> {
        let mut solution = lock(&self.solution);
        std::mem::take(&mut solution.1).then(|| solution.0.clone())
    }

    /// The best solution. Empty if there is none.
    pub fn solution(&self) -> Vec<Label> {
        lock(&self.solution).0.clone()
    }

    /// Tells the share of the tables that is made (1 at the end) and the bytes held for them.
    pub fn prepare(&self, share: f32, bytes: u64) {
        self.tables.store(bytes, Ordering::Release);
        let thousandths = (share.clamp(0.0, 1.0) * 1000.0) as u32;
        let word = if thousandths == 1000 { NOT_PREPARING } else { thousandths };
        self.prepared.store(word, Ordering::Release);
    }

    /// Says that the set of tables number `stage`, from 0, of `stages` sets is made next. The share
    /// that is told is that of all sets, so it never falls.
    pub fn begin_stage(&self, stage: usize, stages: usize) {
        *lock(&self.stage) = (stage as u16, stages as u16);
    }

    /// Bytes that are held for tables.
    pub fn tables(&self) -> u64 {
        self.tables.load(Ordering::Acquire)
    }

    /// The beam beside those from the start holds so many bytes now.
    pub fn hold_beside(&self, bytes: usize) {
        self.beside.store(bytes as u64, Ordering::Release);
    }

    /// Deepening holds these boards that it has met, if any.
    pub fn hold_met(&self, met: Option<&Arc<Transpositions>>) {
        *lock(&self.met) = met.map(Arc::downgrade).unwrap_or_default();
    }

    /// Bytes that are held beside the tables and the beam from the start.
    pub fn beside(&self) -> u64 {
        let met = lock(&self.met).upgrade().map_or(0, |met| met.bytes());
        self.beside.load(Ordering::Acquire) + met
    }

    pub fn prepared(&self) -> Option<f32> {
        let word = self.prepared.load(Ordering::Acquire);
        let (stage, stages) = *lock(&self.stage);
        let whole = |share: f32| (f32::from(stage) + share) / f32::from(stages.max(1));
        (word != NOT_PREPARING).then(|| whole(word as f32 / 1000.0))
    }

    /// Adds nodes, and ends all work if the allowed number is reached.
    pub fn count(&self, counts: Nodes) {
        self.expanded.fetch_add(counts.expanded, Ordering::AcqRel);
        self.generated.fetch_add(counts.generated, Ordering::AcqRel);
        if self.is_spent() {
            self.stop();
        }
    }

    /// Takes in that so many nodes of one beam were live at one moment.
    pub fn see_live(&self, live: u64) {
        self.live_peak.fetch_max(live, Ordering::AcqRel);
    }

    /// The most nodes of one beam that were live at one moment.
    pub fn live_peak(&self) -> u64 {
        self.live_peak.load(Ordering::Acquire)
    }

    /// Whether the allowed number of nodes is reached.
    pub fn is_spent(&self) -> bool {
        self.generated.load(Ordering::Acquire) >= self.generated_max
    }

    pub fn counted(&self) -> Nodes {
        Nodes {
            expanded: self.expanded.load(Ordering::Acquire),
            generated: self.generated.load(Ordering::Acquire),
        }
    }
}
