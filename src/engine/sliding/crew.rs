//! Threads that work while the caller waits and hears of them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use crate::search::watch::Halt;

/// How long the caller waits between two beats.
const BEAT: Duration = Duration::from_millis(5);

/// Takes the lock, even if a thread has panicked while it held it: the panic goes on when the scope
/// of the threads ends.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The same for a lock that another search may hold for seconds. It calls `beat` until it has the
/// lock.
///
/// # Errors
/// That of `beat`, which ends the waiting.
pub fn lock_while<'a, T>(
    mutex: &'a Mutex<T>,
    beat: &mut dyn FnMut() -> Result<(), Halt>,
) -> Result<MutexGuard<'a, T>, Halt> {
    loop {
        if let Some(guard) = lock_now(mutex) {
            return Ok(guard);
        }
        beat()?;
        thread::sleep(BEAT);
    }
}

/// The same if nobody holds the lock now; `None` if somebody does.
pub fn lock_now<T>(mutex: &Mutex<T>) -> Option<MutexGuard<'_, T>> {
    match mutex.try_lock() {
        Ok(guard) => Some(guard),
        Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

/// Calls its function if a panic drops it. A thread that holds this ends the others when it panics;
/// without it the scope of the threads would wait until the others end by themselves.
pub struct OnPanic<F: Fn()>(pub F);

impl<F: Fn()> Drop for OnPanic<F> {
    fn drop(&mut self) {
        if thread::panicking() {
            (self.0)();
        }
    }
}

/// The number of threads that have not ended, and a signal when one ends.
struct Running {
    count: Mutex<usize>,
    ended: Condvar,
}

/// Counts its thread out when the thread ends, also by a panic.
struct Leave<'a>(&'a Running);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        *lock(&self.0.count) -= 1;
        self.0.ended.notify_all();
    }
}

/// The error that the system gives no thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoThread;

/// Runs `work` on `threads` threads, or on as many as the system gives, until all have ended.
/// Meanwhile the calling thread calls `beat` at once and then two hundred times a second. When
/// `beat` returns an error, this function calls it no more and sets `stop`, and `work` has to end
/// then. It returns what `beat` said last.
///
/// # Errors
/// If the system gives no thread at all: `work` has not run then.
pub fn run(
    threads: usize,
    stop: &AtomicBool,
    work: &(dyn Fn(usize) + Sync),
    beat: &mut dyn FnMut() -> Result<(), Halt>,
) -> Result<Result<(), Halt>, NoThread> {
    let running = Running { count: Mutex::new(0), ended: Condvar::new() };
    let ends_all = || OnPanic(|| stop.store(true, Ordering::Relaxed));
    thread::scope(|scope| {
        let _ends_all = ends_all();
        let mut begun = 0;
        for number in 0..threads.max(1) {
            let running = &running;
            *lock(&running.count) += 1;
            let body = move || {
                let _leave = Leave(running);
                let _ends_all = ends_all();
                work(number);
            };
            if thread::Builder::new().spawn_scoped(scope, body).is_err() {
                *lock(&running.count) -= 1;
                break;
            }
            begun += 1;
        }
        if begun == 0 {
            return Err(NoThread);
        }
        let mut heard = Ok(());
        loop {
            if heard.is_ok() {
                heard = beat();
                stop.fetch_or(heard.is_err(), Ordering::Relaxed);
            }
            let count = lock(&running.count);
            if *count == 0 {
                return Ok(heard);
            }
            let (count, _) =
                running.ended.wait_timeout(count, BEAT).unwrap_or_else(PoisonError::into_inner);
            if *count == 0 {
                return Ok(heard);
            }
        }
    })
}

/// Makes a worker for each of `threads` threads, and calls it there until it returns `false`; for
/// `beat` see [`run`]. One thread is the calling thread, because to start another can take longer
/// than the work; it calls `beat` before each call of the worker.
///
/// # Errors
/// That of `beat`, which ends the work.
pub fn share<W: FnMut() -> bool>(
    threads: usize,
    worker: &(impl Fn() -> W + Sync),
    beat: &mut dyn FnMut() -> Result<(), Halt>,
) -> Result<(), Halt> {
    let stop = AtomicBool::new(false);
    let work = |_| {
        let mut worker = worker();
        while !stop.load(Ordering::Relaxed) {
            if !worker() {
                return;
            }
        }
    };
    if threads > 1
        && let Ok(heard) = run(threads, &stop, &work, beat)
    {
        return heard;
    }
    let mut worker = worker();
    loop {
        beat()?;
        if !worker() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn a_worker_that_panics_ends_the_others() {
        // A minute, longer than the others need to hear of it.
        const BEATS_MAX: u32 = 12_000;
        let stop = AtomicBool::new(false);
        let work = |number| {
            assert!(number > 0, "as this worker is made to");
            let beats = (0..BEATS_MAX).take_while(|_| !stop.load(Ordering::Relaxed));
            beats.for_each(|_| thread::sleep(BEAT));
        };
        let run = || run(3, &stop, &work, &mut || Ok(()));
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err(), "the panic reaches the caller");
        assert!(stop.load(Ordering::Relaxed), "the others went on");
    }
}
