//! Time: the limit on it, and when progress is told.

use std::time::{Duration, Instant};

use super::{Making, Prepared, Progress, Watch};
use crate::search::event::{Flow, Listener, Stats};

/// Between progress reports.
const INTERVAL: Duration = Duration::from_millis(66);

/// Looks at the time at every beat of a search.
pub struct Clock<'a, W> {
    pub watch: &'a mut W,
    begun: Instant,
    time_max: Option<f64>,
    told: Instant,
}

impl<'a, W: Watch> Clock<'a, W> {
    /// `time_max` in seconds.
    pub fn new(watch: &'a mut W, begun: Instant, time_max: Option<f64>) -> Self {
        Self { watch, begun, time_max, told: begun }
    }

    /// Since the search began.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// To be asked often: whether to go on. Tells the progress, made from the time elapsed, when
    /// it is due.
    pub fn tick(&mut self, progress: impl FnOnce(Duration) -> Progress) -> Flow {
        if self.watch.is_stopped() {
            return Flow::Stop;
        }
        let now = Instant::now();
        let elapsed = now - self.begun;
        if self.time_max.is_some_and(|most| elapsed.as_secs_f64() >= most) {
            return Flow::TimeUp;
        }
        if now - self.told >= INTERVAL {
            self.told = now;
            self.watch.progress(&progress(elapsed));
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
pub struct SetUp<'a, W> {
    watch: &'a mut W,
    making: Making,
    latest: Progress,
    begun: Instant,
    told: Instant,
}

impl<'a, W: Watch> SetUp<'a, W> {
    /// `latest` is what the progress says besides.
    pub fn new(watch: &'a mut W, making: Making, latest: Progress) -> Self {
        let now = Instant::now();
        Self { watch, making, latest, begun: now, told: now }
    }

    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// To be asked often, with the share that is made: whether to go on.
    pub fn go_on(&mut self, share: f32) -> bool {
        if self.watch.is_stopped() {
            return false;
        }
        let now = Instant::now();
        if now - self.told >= INTERVAL {
            self.told = now;
            let prepared = Some(Prepared { making: self.making, share });
            self.watch.progress(&Progress { prepared, ..self.latest });
        }
        true
    }
}
