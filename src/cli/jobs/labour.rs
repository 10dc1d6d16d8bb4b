//! What each of several threads does: it takes a batch, works on it, and gives back what takes
//! long.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::batch::{Pace, TIME};
use super::{LOOK, Tells, Told, Work};
use crate::cli::interrupt;

/// What the threads share.
pub(super) struct Shared {
    /// How many threads work.
    pub workers: AtomicUsize,
    /// How many of them are at a batch.
    pub busy: AtomicUsize,
    /// The rest of a batch that took longer than usual: any thread may go on with it.
    pub returned: Mutex<Vec<Work>>,
    pub pace: Pace,
}

/// Lowers a count by one when it is dropped, also by a panic.
pub(super) struct Leaves<'a>(pub &'a AtomicUsize);

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Takes the lock, even after a panic: what it holds is always whole.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Works until there is no more work.
pub(super) fn labour(
    work: &Mutex<Receiver<Vec<Work>>>,
    shared: &Shared,
    tells: &Tells,
    mut act: impl FnMut(Work),
) {
    while let Some((batch, at_work)) = next(work, shared) {
        let batch_begun = Instant::now();
        tells.begin();
        let mut batch = batch.into_iter();
        while let Some(one) = batch.next() {
            let begun = Instant::now();
            act(one);
            shared.pace.note(begun.elapsed());
            if batch_begun.elapsed() > TIME || interrupt::is_set() {
                // The last ones are taken first.
                lock(&shared.returned).extend(batch.by_ref().rev());
            }
        }
        drop(at_work);
        // Nobody listens if everything has ended.
        let _ = tells.flush();
    }
    // After a Ctrl+C nobody begins these; those behind them may be answered already.
    if interrupt::is_set() {
        for (number, _) in lock(&shared.returned).drain(..) {
            let _ = tells.send((number, Told::Left));
        }
        let _ = tells.flush();
    }
}

/// The next batch, and that a thread is at it; `None` if there is no more work, or if all is to
/// end. What was given back goes before other work.
fn next<'a>(
    work: &Mutex<Receiver<Vec<Work>>>,
    shared: &'a Shared,
) -> Option<(Vec<Work>, Leaves<'a>)> {
    // While the lock is held, so that other threads see the work or who is at it.
    let begins = || {
        shared.busy.fetch_add(1, Ordering::AcqRel);
        Leaves(&shared.busy)
    };
    while !interrupt::is_set() {
        // In an `if let` the lock would be held while this thread waits for other work.
        let returned = {
            let mut returned = lock(&shared.returned);
            returned.pop().map(|one| (vec![one], begins()))
        };
        if returned.is_some() {
            return returned;
        }
        let received = {
            let work = lock(work);
            work.recv_timeout(LOOK).map(|batch| (batch, begins()))
        };
        match received {
            Ok(batch) => return Some(batch),
            Err(RecvTimeoutError::Timeout) => {}
            // A thread that is still at a batch may give the rest of it back.
            Err(RecvTimeoutError::Disconnected) if shared.busy.load(Ordering::Acquire) > 0 => {
                thread::sleep(Duration::from_millis(1));
            }
            Err(RecvTimeoutError::Disconnected) if lock(&shared.returned).is_empty() => break,
            Err(RecvTimeoutError::Disconnected) => {}
        }
    }
    None
}
