//! Time: the limit on it, and when progress is told.

use std::time::{Duration, Instant};

use super::{Making, Prepared, Progress, Watch};
use crate::search::event::{Flow, Halt, Listener, Stats};
use crate::search::limits::Limit;

/// Between progress reports.
const INTERVAL: Duration = Duration::from_millis(66);

/// Looks at the time at every beat of a search, and while its tables are made.
pub struct Clock<'a, W> {
    pub watch: &'a mut W,
    /// From when the limit on time counts.
    begun: Instant,
    /// From when the time of the search counts.
    search_begun: Instant,
    time_max: Option<f64>,
    told: Instant,
}

impl<'a, W: Watch> Clock<'a, W> {
    /// `time_max` in seconds from `begun`.
    pub fn new(watch: &'a mut W, begun: Instant, time_max: Option<f64>) -> Self {
        Self { watch, begun, search_begun: begun, time_max, told: begun }
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

    /// To be asked often: whether to go on. Tells the progress, made from the time elapsed, when
    /// it is due.
    pub fn tick(&mut self, progress: impl FnOnce(Duration) -> Progress) -> Flow {
        if self.watch.is_stopped() {
            return Flow::Stop;
        }
        let now = Instant::now();
        if self.time_max.is_some_and(|most| (now - self.begun).as_secs_f64() >= most) {
            return Flow::TimeUp;
        }
        if now - self.told >= INTERVAL {
            self.told = now;
            self.watch.progress(&progress(now - self.search_begun));
        }
        Flow::Continue
    }
}

impl<W: Watch> Listener for Clock<'_, W> {
    fn beat(&mut self, stats: &Stats) -> Flow {
        let lower_bound = stats.f;
        self.tick(|elapsed| Progress { stats: *stats, elapsed, lower_bound, ..Progress::default() })
    }

    fn iteration(&mut self, stats: &Stats) {
        self.watch.iteration(stats);
    }
}

/// Tells how far the making of tables has come.
pub struct SetUp<'c, 'a, W> {
    clock: &'c mut Clock<'a, W>,
    making: Making,
    latest: Progress,
    begun: Instant,
    flow: Flow,
}

impl<'c, 'a, W: Watch> SetUp<'c, 'a, W> {
    /// `latest` is what the progress says besides.
    pub fn new(clock: &'c mut Clock<'a, W>, making: Making, latest: Progress) -> Self {
        Self { clock, making, latest, begun: Instant::now(), flow: Flow::Continue }
    }

    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// To be asked often, with the share that is made: whether to go on.
    pub fn go_on(&mut self, share: f32) -> bool {
        let prepared = Some(Prepared { making: self.making, share });
        let latest = self.latest;
        self.flow = self.clock.tick(|_| Progress { prepared, ..latest });
        self.flow == Flow::Continue
    }

    /// Why it has ended, where it was not to go on.
    pub fn halt(&self) -> Halt {
        if self.flow == Flow::TimeUp { Halt::Limit(Limit::Time) } else { Halt::Stopped }
    }
}
