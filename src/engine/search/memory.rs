//! Memory that the system may refuse, and memory that is given back when nobody waits for it.
//!
//! The system needs up to some hundred milliseconds to take back the memory of a large search. So a
//! search [leaves](leave) its large structures, and its caller calls [`give_back`] after the answer
//! is sent. Every search begins with [`forget`], so that the process never holds what one search
//! has left beside what the next one takes.

use std::alloc::{Layout, alloc_zeroed};
use std::any::Any;
use std::sync::{Mutex, PoisonError};

/// What searches have left and nobody has given back yet.
static LEFT: Mutex<Vec<Box<dyn Any + Send>>> = Mutex::new(Vec::new());

/// The system takes back less than this many bytes within a millisecond.
const LARGE: u64 = 4 << 20;

/// Holds `what`, which is no longer needed and has so many bytes, until [`forget`] or
/// [`give_back`]. What is small it gives back at once.
pub fn leave(bytes: u64, what: impl Any + Send) {
    if bytes < LARGE {
        return;
    }
    // A thread that panicked while it held the lock has left the list whole.
    LEFT.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(what));
}

/// Gives the allocator what any search of the process has left. Returns whether there was anything.
pub fn forget() -> bool {
    let left = std::mem::take(&mut *LEFT.lock().unwrap_or_else(PoisonError::into_inner));
    !left.is_empty()
}

/// Gives what searches have left back to the system.
pub fn give_back() {
    if forget() {
        trim();
    }
}

/// Asks the allocator to give unused memory back to the system, where the allocator can do so.
/// Without this a process that has searched keeps the memory that its threads have freed.
pub fn trim() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call has no conditions; it works on the allocator's own lists under its locks.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// An empty list with room for `count` items, or `None` if the system has no memory for it.
pub fn list<T>(count: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).ok()?;
    Some(list)
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

/// A list of `len` zeros, or `None` if the system has no memory for it. Pages that nobody writes
/// to take no memory.
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
