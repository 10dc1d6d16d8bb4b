//! Whether the system wants less motion.

use std::time::Duration;

use mundy::{Interest, Preferences, ReducedMotion};

/// How long the window's opening may wait for the system's answer.
const PATIENCE: Duration = Duration::from_millis(150);

/// The system's setting; `false` if it has none or does not answer.
pub fn system_wants_less() -> bool {
    let answer = Preferences::once_blocking(Interest::ReducedMotion, PATIENCE);
    answer.is_some_and(|preferences| preferences.reduced_motion == ReducedMotion::Reduce)
}
