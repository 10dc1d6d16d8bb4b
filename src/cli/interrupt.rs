//! Ctrl+C, and the signals by which a system or another program ends a process: SIGTERM and SIGHUP.
//! The first one ends the search, which then tells what it has; the second one ends the process. If
//! the program searches nothing and waits for a person or a pipe, the first one ends the process.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Once};

/// Shared with the handlers of signals.
static INTERRUPTED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
/// Whether all searches are to end, for any reason.
static ENDED: AtomicBool = AtomicBool::new(false);
/// Whether the program waits, and has told all that is done.
static WAITS: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// The exit status of a process that was interrupted, as shells count it.
const STATUS: i32 = 130;

/// Begins to listen. If the system does not allow it, Ctrl+C ends the process at once.
pub fn listen() {
    // A second registration would take the first signal for the second one.
    static ONCE: Once = Once::new();
    ONCE.call_once(|| drop(system::hear()));
}

/// Whether all searches are to end, after a Ctrl+C or for another reason.
pub fn is_set() -> bool {
    is_asked() || ENDED.load(Ordering::Relaxed)
}

/// Whether the person has pressed Ctrl+C, or a signal has come, and the program listens.
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

#[cfg(unix)]
mod system {
    use std::io;

    use signal_hook::flag::{register, register_conditional_shutdown};

    use super::{INTERRUPTED, WAITS};
    use crate::signals;

    pub fn hear() -> io::Result<()> {
        for signal in signals::asking() {
            // As shells count it.
            let status = 128 + signal;
            // The order matters: the second signal is known by the first one, and after that either
            // this sees the waiting thread, or the waiting thread sees this.
            register_conditional_shutdown(signal, status, INTERRUPTED.clone())?;
            register(signal, INTERRUPTED.clone())?;
            register_conditional_shutdown(signal, status, WAITS.clone())?;
        }
        Ok(())
    }
}

#[cfg(not(unix))]
mod system {
    use std::sync::atomic::Ordering;

    use super::{INTERRUPTED, STATUS, WAITS};

    pub fn hear() -> Result<(), ctrlc::Error> {
        ctrlc::set_handler(|| {
            // The order matters: either this sees the waiting thread, or the waiting thread sees
            // this.
            let is_second = INTERRUPTED.swap(true, Ordering::SeqCst);
            if is_second || WAITS.load(Ordering::SeqCst) {
                std::process::exit(STATUS);
            }
        })
    }
}
