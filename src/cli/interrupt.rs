//! Ctrl+C: the first one ends the search, which then tells what it has; the second the process.
//! Where the program waits for a person or a pipe and searches nothing, the first one ends it.

use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Nothing more is to be searched, whoever has said so.
static ENDED: AtomicBool = AtomicBool::new(false);
/// What is done is told, and the program waits.
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

/// Begins to listen. Where the system does not allow it Ctrl+C ends the process at once.
pub fn listen() -> Interrupted {
    let _ = ctrlc::set_handler(|| {
        // In this order, so that either this sees the waiting or the waiting sees this.
        let is_second = INTERRUPTED.swap(true, Ordering::SeqCst);
        if is_second || WAITS.load(Ordering::SeqCst) {
            std::process::exit(STATUS);
        }
    });
    Interrupted(())
}

/// Ends the searches as Ctrl+C does.
pub fn end() {
    ENDED.store(true, Ordering::Relaxed);
}

/// Waits for a person, unless Ctrl+C was pressed before.
pub fn while_waiting_for_person<T>(wait: impl FnOnce() -> T) -> T {
    WAITS.store(true, Ordering::SeqCst);
    if INTERRUPTED.load(Ordering::SeqCst) {
        std::process::exit(STATUS);
    }
    while_waiting(wait)
}

/// Does what may take as long as somebody else likes. Nothing that is not written yet may be left.
pub fn while_waiting<T>(wait: impl FnOnce() -> T) -> T {
    WAITS.store(true, Ordering::SeqCst);
    let waited = wait();
    WAITS.store(false, Ordering::SeqCst);
    waited
}
