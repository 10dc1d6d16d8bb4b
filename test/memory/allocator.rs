//! The allocator of this binary: it counts what is held, and refuses where a test says so, one
//! large request of any thread or all but the first few of one thread.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicIsize, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use langkah_engine::search::memory;

/// Requests of so many bytes may be refused, of any thread. What is smaller is not looked at: a
/// program that is refused a hundred bytes can do nothing, not even say so.
const LARGE: usize = 1 << 20;

/// Requests of so many bytes may be refused to a thread that asks for it.
const LARGE_OF_THREAD: usize = 1 << 12;

static HELD: AtomicIsize = AtomicIsize::new(0);
static PEAK: AtomicIsize = AtomicIsize::new(0);
/// How many large requests come before the one that is refused.
static BEFORE: AtomicUsize = AtomicUsize::new(usize::MAX);

thread_local! {
    /// How many large requests of this thread are still granted.
    static LEFT: Cell<usize> = const { Cell::new(usize::MAX) };
}

struct Refusing;

#[global_allocator]
static ALLOCATOR: Refusing = Refusing;

impl Refusing {
    fn count(bytes: isize) {
        let held = HELD.fetch_add(bytes, Ordering::Relaxed) + bytes;
        PEAK.fetch_max(held, Ordering::Relaxed);
    }

    /// Whether to refuse a request.
    fn refuses(size: usize) -> bool {
        Self::refuses_the_thread(size) || Self::refuses_any(size)
    }

    fn refuses_any(size: usize) -> bool {
        if size < LARGE {
            return false;
        }
        let less = |before: usize| (before != usize::MAX).then(|| before.wrapping_sub(1));
        BEFORE.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less) == Ok(0)
    }

    fn refuses_the_thread(size: usize) -> bool {
        let refuses = |left: &Cell<usize>| {
            let before = left.get();
            if before != usize::MAX {
                left.set(before.saturating_sub(1));
            }
            before == 0
        };
        // A thread that ends has no count any more.
        size >= LARGE_OF_THREAD && LEFT.try_with(refuses).unwrap_or(false)
    }
}

// SAFETY: every call goes to the system's allocator with the arguments that came, or is refused by
// a null pointer, which callers of an allocator must expect.
unsafe impl GlobalAlloc for Refusing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if Self::refuses(layout.size()) {
            return std::ptr::null_mut();
        }
        Self::count(layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if Self::refuses(layout.size()) {
            return std::ptr::null_mut();
        }
        Self::count(layout.size() as isize);
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        Self::count(-(layout.size() as isize));
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if size > layout.size() && Self::refuses(size) {
            return std::ptr::null_mut();
        }
        // For a moment both places may be held.
        Self::count(size as isize);
        Self::count(-(layout.size() as isize));
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// The tests go one after the other: what they look at is the whole process's.
pub fn alone() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    memory::give_back();
    turn
}

/// The bytes that are held now.
pub fn held() -> isize {
    HELD.load(Ordering::Relaxed)
}

/// The most bytes that were held while `work` ran, beyond what was held before.
pub fn peak_of<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = held();
    PEAK.store(before, Ordering::Relaxed);
    let result = work();
    (result, (PEAK.load(Ordering::Relaxed) - before) as u64)
}

/// What `work` returns where the large request after so many others is refused, whichever thread
/// makes it, and whether there was such a request.
pub fn refused_once<T>(before: usize, work: impl FnOnce() -> T) -> (T, bool) {
    BEFORE.store(before, Ordering::Relaxed);
    let result = work();
    // The refusal sets the count back.
    (result, BEFORE.swap(usize::MAX, Ordering::Relaxed) == usize::MAX)
}

/// What `work` returns where this thread is granted so many large requests and then none.
pub fn granted<T>(count: usize, work: impl FnOnce() -> T) -> T {
    LEFT.set(count);
    let result = work();
    LEFT.set(usize::MAX);
    result
}
