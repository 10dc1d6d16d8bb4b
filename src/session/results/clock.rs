//! What the time is, and how long a puzzle has been played.

use std::sync::Arc;
use std::time::{Duration, Instant};

use langkah_puzzle::date::Moment;

/// The time of now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// How long the session has been there. It never goes back.
    pub since: Duration,
    /// The time of the calendar.
    pub moment: Moment,
}

/// Tells the time of now.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Now + Send + Sync>);

impl Default for Clock {
    fn default() -> Self {
        let begun = Instant::now();
        Self::by(move || Now { since: begun.elapsed(), moment: Moment::now() })
    }
}

impl Clock {
    /// A clock that shows what `now` says.
    pub fn by(now: impl Fn() -> Now + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    pub fn now(&self) -> Now {
        (self.0)()
    }
}

/// A watch that a person's time with a puzzle is taken by. It can pause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopwatch {
    has_begun: bool,
    /// The time up to the last pause.
    spent: Duration,
    /// Since when it runs; `None` while it pauses.
    since: Option<Duration>,
}

impl Stopwatch {
    /// The watch of an earlier run of the program, which pauses. With no time it has not begun.
    pub(in crate::session) fn at(spent: Duration) -> Self {
        Self { has_begun: spent > Duration::ZERO, spent, since: None }
    }

    /// From now on it may run.
    pub(in crate::session) fn begin(&mut self) {
        self.has_begun = true;
    }

    /// Lets it run on, if it has begun.
    pub(in crate::session) fn run(&mut self, now: Now) {
        if self.has_begun {
            self.since.get_or_insert(now.since);
        }
    }

    pub(in crate::session) fn pause(&mut self, now: Now) {
        (self.spent, self.since) = (self.elapsed(now), None);
    }

    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// The time for which it has run.
    pub fn elapsed(&self, now: Now) -> Duration {
        let running = self.since.map(|since| now.since.saturating_sub(since));
        self.spent + running.unwrap_or_default()
    }

    /// The same in milliseconds.
    pub fn millis(&self, now: Now) -> u64 {
        u64::try_from(self.elapsed(now).as_millis()).unwrap_or(u64::MAX)
    }
}
