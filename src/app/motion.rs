//! Whether the system wants less motion, and whether the window moves things.

use std::time::Duration;

use mundy::{Interest, Preferences, ReducedMotion};

use super::window::Window;
use crate::session::settings::Motion;

/// How long the window's opening may wait for the system's answer.
const PATIENCE: Duration = Duration::from_millis(150);

/// The system's setting; `false` if it has none or does not answer.
pub fn system_wants_less() -> bool {
    let answer = Preferences::once_blocking(Interest::ReducedMotion, PATIENCE);
    answer.is_some_and(|preferences| preferences.reduced_motion == ReducedMotion::Reduce)
}

impl Window {
    /// Whether things that move are shown on their way.
    pub(super) fn slides(&self) -> bool {
        match self.settings().motion {
            Motion::System => !self.system_wants_less_motion,
            Motion::On => true,
            Motion::Off => false,
        }
    }
}
