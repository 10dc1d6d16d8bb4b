//! Memory that the system may refuse, and memory that is given back when nobody waits for it.
//!
//! The system takes up to some hundred milliseconds to take back what a large search has held. So a
//! search [leaves](leave) its large structures, and whoever ran it calls [`give_back`] after its
//! answer is sent. Every search begins with [`forget`], so that what one has left is never held
//! beside what the next one takes.

use std::alloc::{Layout, alloc_zeroed};
use std::any::Any;
use std::sync::{Mutex, PoisonError};

/// What has been left and is not given back yet.
static LEFT: Mutex<Vec<Box<dyn Any + Send>>> = Mutex::new(Vec::new());

/// Less than so many bytes are given back within a millisecond.
const LARGE: u64 = 4 << 20;

/// Holds what is no longer needed, of so many bytes, until [`forget`] or [`give_back`]; little is
/// given back at once.
pub fn leave(bytes: u64, what: impl Any + Send) {
    if bytes < LARGE {
        return;
    }
    // Whoever panicked while holding the lock has left the list whole.
    LEFT.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(what));
}

/// Gives what has been left, by any search of the process, to the allocator. Returns whether there
/// was anything.
pub fn forget() -> bool {
    let left = std::mem::take(&mut *LEFT.lock().unwrap_or_else(PoisonError::into_inner));
    !left.is_empty()
}

/// Gives what has been left back to the system.
pub fn give_back() {
    if forget() {
        trim();
    }
}

/// Has the allocator give unused memory back to the system, where it can be asked. Otherwise a
/// process that has searched keeps what its threads have freed.
pub fn trim() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call has no conditions; it works on the allocator's own lists under its locks.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Types all of whose bytes may be 0.
///
/// # Safety
/// A value whose bytes are all 0 must be a valid one.
pub unsafe trait Zero: Copy {}

// SAFETY: every pattern of bits is a number.
unsafe impl Zero for u8 {}
// SAFETY: as above.
unsafe impl Zero for u16 {}
// SAFETY: as above.
unsafe impl Zero for u64 {}

/// A list of so many zeros, or `None` where the system has no memory for it. What is not written
/// to takes none.
pub fn zeros<T: Zero>(len: usize) -> Option<Vec<T>> {
    let layout = Layout::array::<T>(len).ok()?;
    if layout.size() == 0 {
        return Some(Vec::new());
    }
    // SAFETY: the layout's size is not 0.
    let memory = unsafe { alloc_zeroed(layout) }.cast::<T>();
    // SAFETY: the memory comes from the global allocator with the layout of so many `T`, and zeros
    // are valid values.
    (!memory.is_null()).then(|| unsafe { Vec::from_raw_parts(memory, len, len) })
}
