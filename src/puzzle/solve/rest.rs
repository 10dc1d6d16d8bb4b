//! Tables take memory while nothing is searched: they are let go a minute after the last search that
//! wanted them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crate::search::memory;
use crate::sliding::fifteen::canon::HOMES;
use crate::sliding::fifteen::hard::HardTables;
use crate::sliding::fifteen::tables::Tables;
use crate::sliding::large;

/// How often such tables were wanted.
static WANTED: AtomicU64 = AtomicU64::new(0);
/// How long they are kept for a next search.
const KEPT: Duration = Duration::from_secs(60);

/// Whether a thread waits in [`rest`].
static RESTS: AtomicBool = AtomicBool::new(false);

/// A search begins that may want such tables.
pub fn want() {
    WANTED.fetch_add(1, Ordering::Relaxed);
}

fn are_kept() -> bool {
    let are_fifteen = Tables::is_any_kept() || HOMES.into_iter().any(HardTables::is_kept);
    are_fifteen || large::are_tables_kept()
}

/// Lets go of the tables when nothing has wanted them for a minute. Waits for that, unless there
/// are none or another thread waits already.
pub fn rest() {
    // A search that ends when this thread has just let go relies on it: it looks once more.
    while !RESTS.swap(true, Ordering::Relaxed) {
        while are_kept() {
            let wanted = WANTED.load(Ordering::Relaxed);
            std::thread::sleep(KEPT);
            if WANTED.load(Ordering::Relaxed) == wanted {
                Tables::let_go();
                HardTables::let_go();
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
