//! Which files are being written now: closing the window would end that.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// When each file began that is being written now, by its number.
#[derive(Clone, Default)]
pub(super) struct Running(Arc<Mutex<Vec<(u64, Instant)>>>);

/// A file that is being written, until this is dropped.
pub(super) struct Run(Running, u64);

/// A file that takes longer than this is a long one: a sheet or a report whose solutions are
/// searched.
const SHORT: Duration = Duration::from_secs(1);

impl Running {
    fn with<T>(&self, of: impl FnOnce(&mut Vec<(u64, Instant)>) -> T) -> T {
        // After a panic, too: a number is added or removed as a whole.
        of(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn begin(&self, number: u64) -> Run {
        self.with(|all| all.push((number, Instant::now())));
        Run(self.clone(), number)
    }

    /// Whether a file is being written.
    pub fn is_any(&self) -> bool {
        self.with(|all| !all.is_empty())
    }

    /// Whether a file is being written that takes long.
    pub fn is_long(&self) -> bool {
        self.with(|all| all.iter().any(|(_, begun)| begun.elapsed() >= SHORT))
    }

    /// Whether a file is being written that does not take long yet.
    pub fn is_short(&self) -> bool {
        self.with(|all| all.iter().any(|(_, begun)| begun.elapsed() < SHORT))
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.0.with(|all| all.retain(|(number, _)| *number != self.1));
    }
}
