//! A hint to the processor that memory will soon be read.

/// Asks for the cache line that `at` begins on.
#[cfg(target_arch = "x86_64")]
#[inline]
pub fn prefetch<T>(at: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: a prefetch is a hint; it reads nothing that the program sees and does not fault.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(at).cast()) }
}

#[cfg(not(target_arch = "x86_64"))]
#[inline]
pub fn prefetch<T>(_: &T) {}
