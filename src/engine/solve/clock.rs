//! Time: the limit on it, and when progress is told.

use std::time::{Duration, Instant};

use crate::search::history::History;
use crate::search::limits::{Aim, Limit};
use crate::search::space::Label;
use crate::search::watch::{Halt, Making, Prepared, Progress, Stats, Watch};
use crate::sliding::metric::Metric;

/// Between progress reports.
const INTERVAL: Duration = Duration::from_millis(66);

/// Looks at the time at every beat of an engine, and tells another watch when it is due.
pub struct Clock<'a> {
    watch: &'a mut dyn Watch,
    /// From when the limit on time counts.
    begun: Instant,
    /// From when the time of the search counts.
    search_begun: Instant,
    /// What the person wanted at the beginning.
    aim: Aim,
    told: Instant,
    /// The engine's last word, and the cost of its best solution.
    latest: Progress,
    best: Option<usize>,
    metric: Metric,
}

impl<'a> Clock<'a> {
    /// `time_max` in seconds from `begun`.
    pub fn new(watch: &'a mut dyn Watch, begun: Instant, time_max: Option<f64>) -> Self {
        Self {
            watch,
            begun,
            search_begun: begun,
            aim: Aim { target: None, time_max },
            told: begun,
            latest: Progress::default(),
            best: None,
            metric: Metric::default(),
        }
    }

    /// The metric in which the search counts its moves.
    pub fn counting(mut self, metric: Metric) -> Self {
        self.metric = metric;
        self
    }

    /// The search also ends with a solution of at most `target` moves.
    pub fn with_target(mut self, target: Option<u32>) -> Self {
        self.aim.target = target;
        self
    }

    /// What was to be set up is there: from now on the search's own time counts, beside what it has
    /// `spent` before.
    pub fn begin_search(&mut self, spent: Duration) {
        let now = Instant::now();
        self.search_begun = now.checked_sub(spent).unwrap_or(now);
    }

    /// Since the search began.
    pub fn elapsed(&self) -> Duration {
        self.search_begun.elapsed()
    }

    /// Why the search has come to what the person wanted, if it has.
    fn reached(&self, now: Instant) -> Option<Halt> {
        let Aim { target, time_max } = self.watch.aim().unwrap_or(self.aim);
        let is_good = |best: usize| target.is_some_and(|target| best <= target as usize);
        if self.best.is_some_and(is_good) {
            return Some(Halt::Target);
        }
        let is_late = time_max.is_some_and(|most| (now - self.begun).as_secs_f64() >= most);
        is_late.then_some(Halt::Limit(Limit::Time))
    }

    fn tell(&mut self, now: Instant) -> Result<(), Halt> {
        self.told = now;
        let elapsed = now - self.search_begun;
        self.watch.beat(&Progress { elapsed, best: self.best, ..self.latest })
    }
}

impl Watch for Clock<'_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        if self.watch.is_stopped() {
            return Err(Halt::Stopped);
        }
        let now = Instant::now();
        if let Some(halt) = self.reached(now) {
            return Err(halt);
        }
        self.latest = *progress;
        if now - self.told < INTERVAL { Ok(()) } else { self.tell(now) }
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }

    fn iteration(&mut self, stats: &Stats) {
        self.watch.iteration(stats);
    }

    fn improved(&mut self, labels: &[Label], lower_bound: u32) {
        self.best = Some(self.metric.cost(labels));
        self.latest.lower_bound = lower_bound;
        // Whether to go on is asked at the next beat.
        let _ = self.tell(Instant::now());
        self.watch.improved(labels, lower_bound);
    }

    fn progressed(&mut self, history: &History) {
        self.watch.progressed(history);
    }
}

/// Tells how far the making of tables has come.
pub struct SetUp<'c, 'a> {
    clock: &'c mut Clock<'a>,
    making: Making,
    latest: Progress,
    begun: Instant,
}

impl<'c, 'a> SetUp<'c, 'a> {
    /// `latest` is what the progress says besides.
    pub fn new(clock: &'c mut Clock<'a>, making: Making, latest: Progress) -> Self {
        Self { clock, making, latest, begun: Instant::now() }
    }

    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Watch for SetUp<'_, '_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let making = self.making;
        let prepared = progress.prepared.map(|prepared| Prepared { making, ..prepared });
        self.clock.beat(&Progress { prepared, ..self.latest })
    }

    fn is_stopped(&self) -> bool {
        self.clock.is_stopped()
    }
}
