//! Ctrl+C: the first one ends the search, which then tells what it has; the second the process.

use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The exit status of a process that was interrupted, as shells count it.
const STATUS: i32 = 130;

/// Knows whether the person has pressed Ctrl+C.
#[derive(Clone, Copy)]
pub struct Interrupted(());

impl Interrupted {
    pub fn is_set(self) -> bool {
        INTERRUPTED.load(Ordering::Relaxed)
    }
}

/// Begins to listen. Where the system does not allow it Ctrl+C ends the process at once.
pub fn listen() -> Interrupted {
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(STATUS);
        }
    });
    Interrupted(())
}
