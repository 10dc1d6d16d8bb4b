//! Large tables take memory while no search runs, so they are let go a minute after the last search
//! that wanted them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::search::memory;
use crate::sliding::fifteen::canon::HOMES;
use crate::sliding::fifteen::hard::HardTables;
use crate::sliding::fifteen::tables::Tables;
use crate::sliding::large;
use crate::sliding::multi::lines::Lines;

/// When such tables were wanted last.
static WANTED: Mutex<Option<Instant>> = Mutex::new(None);
/// How long they are kept for a next search.
const KEPT: Duration = Duration::from_secs(60);

/// Whether a thread waits in [`rest`].
static RESTS: AtomicBool = AtomicBool::new(false);

/// A search begins that may want such tables.
pub fn want() {
    *lock() = Some(Instant::now());
}

/// Takes the lock, even after a panic: an instant is always whole.
fn lock() -> MutexGuard<'static, Option<Instant>> {
    WANTED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn are_kept() -> bool {
    let are_fifteen = Tables::is_any_kept() || HOMES.into_iter().any(HardTables::is_kept);
    are_fifteen || Lines::are_kept() || large::are_tables_kept()
}

/// Lets go of the tables when nothing has wanted them for a minute. It waits for this minute,
/// unless there are no tables or another thread already waits.
pub fn rest() {
    // A search that ends just after this thread has let the tables go relies on this thread, so it
    // looks once more.
    while !RESTS.swap(true, Ordering::Relaxed) {
        while are_kept() {
            let since = lock().map_or(KEPT, |wanted| wanted.elapsed());
            if since < KEPT {
                std::thread::sleep(KEPT - since);
            } else {
                Tables::let_go();
                HardTables::let_go();
                Lines::let_go();
                large::let_tables_go();
                memory::trim();
            }
        }
        RESTS.store(false, Ordering::Relaxed);
        if !are_kept() {
            return;
        }
    }
}
