//! Threads that work while the caller waits, and hears of it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long the caller waits between two beats.
const BEAT: Duration = Duration::from_millis(20);

/// The lock, also where a thread has panicked while it held it: the panic comes out of the scope.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many threads have not ended.
struct Running {
    count: Mutex<usize>,
    ended: Condvar,
}

/// Signs its thread off, also when that panics.
struct Leave<'a>(&'a Running);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        *lock(&self.0.count) -= 1;
        self.0.ended.notify_all();
    }
}

/// Runs `work` on so many threads until all have ended. Meanwhile the calling thread asks `beat`
/// at once and then fifty times a second; `false` sets `stop`, which `work` is to heed.
pub fn run(
    threads: usize,
    stop: &AtomicBool,
    work: &(dyn Fn(usize) + Sync),
    beat: &mut dyn FnMut() -> bool,
) {
    let threads = threads.max(1);
    let running = Running { count: Mutex::new(threads), ended: Condvar::new() };
    std::thread::scope(|scope| {
        for number in 0..threads {
            let running = &running;
            scope.spawn(move || {
                let _leave = Leave(running);
                work(number);
            });
        }
        loop {
            if !beat() {
                stop.store(true, Ordering::Relaxed);
            }
            let count = lock(&running.count);
            if *count == 0 {
                break;
            }
            drop(running.ended.wait_timeout(count, BEAT));
            if *lock(&running.count) == 0 {
                break;
            }
        }
    });
}
