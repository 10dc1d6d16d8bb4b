//! What the time is, and how long a puzzle has been played.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use langkah_engine::puzzle::date::Moment;

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
        Self::by(move || {
            let of_calendar = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            let moment = Moment(of_calendar.map_or(0, |time| time.as_secs()));
            Now { since: begun.elapsed(), moment }
        })
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

/// A watch that begins once and ends once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopwatch {
    begun: Option<Duration>,
    ended: Option<Duration>,
}

impl Stopwatch {
    pub(in crate::session) fn begin(&mut self, now: Now) {
        self.begun.get_or_insert(now.since);
    }

    pub(in crate::session) fn end(&mut self, now: Now) {
        self.ended.get_or_insert(now.since);
    }

    pub const fn has_begun(&self) -> bool {
        self.begun.is_some()
    }

    pub const fn is_running(&self) -> bool {
        self.begun.is_some() && self.ended.is_none()
    }

    /// The time from its begin to its end, or to now while it runs; zero before it begins.
    pub fn elapsed(&self, now: Now) -> Duration {
        let end = self.ended.unwrap_or(now.since);
        self.begun.map_or(Duration::ZERO, |begun| end.saturating_sub(begun))
    }
}
