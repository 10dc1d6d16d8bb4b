//! Ctrl+C. The first one ends the search, which then tells what it has; the second one ends the
//! process. If the program searches nothing and waits for a person or a pipe, the first one ends
//! the process.

use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Whether all searches are to end, for any reason.
static ENDED: AtomicBool = AtomicBool::new(false);
/// Whether the program waits, and has told all that is done.
static WAITS: AtomicBool = AtomicBool::new(false);

/// The exit status of a process that was interrupted, as shells count it.
const STATUS: i32 = 130;

/// Knows whether the person has pressed Ctrl+C.
#[derive(Clone, Copy)]
pub struct Interrupted(());

impl Interrupted {
    pub fn is_set(self) -> bool {
        INTERRUPTED.load(Ordering::Relaxed) || ENDED.load(Ordering::Relaxed)
    }
}

/// Begins to listen. If the system does not allow it, Ctrl+C ends the process at once.
pub fn listen() -> Interrupted {
    let _ = ctrlc::set_handler(|| {
        // The order matters: either this sees the waiting thread, or the waiting thread sees this.
        let is_second = INTERRUPTED.swap(true, Ordering::SeqCst);
        if is_second || WAITS.load(Ordering::SeqCst) {
            std::process::exit(STATUS);
        }
    });
    Interrupted(())
}

/// Whether the person has pressed Ctrl+C, and the program listens.
pub fn is_asked() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Ends the searches as Ctrl+C does.
pub fn end() {
    ENDED.store(true, Ordering::Relaxed);
}

/// Does something for which the program may have to wait for ever, unless Ctrl+C was pressed
/// before. All output must be written before.
pub fn while_waiting<T>(wait: impl FnOnce() -> T) -> T {
    WAITS.store(true, Ordering::SeqCst);
    if INTERRUPTED.load(Ordering::SeqCst) {
        std::process::exit(STATUS);
    }
    let waited = wait();
    WAITS.store(false, Ordering::SeqCst);
    waited
}
