//! The sums of the hidden units, with the widest vectors that the processor has. The results are
//! the same with all of them.

use super::{UNIT_MAX, UNITS};

/// A number for each hidden unit: its sum, its weight, or what a tile on a cell adds to its sum.
pub type Units = [i16; UNITS];

/// Which vectors the processor has.
#[derive(Clone, Copy)]
pub struct Vectors {
    has_avx2: bool,
}

impl Vectors {
    /// Those that every processor has that the program is compiled for.
    pub const PLAIN: Self = Self { has_avx2: false };

    /// The widest ones of this processor.
    pub fn widest() -> Self {
        #[cfg(target_arch = "x86_64")]
        let has_avx2 = is_x86_feature_detected!("avx2");
        #[cfg(not(target_arch = "x86_64"))]
        let has_avx2 = false;
        Self { has_avx2 }
    }

    /// Takes `less` from the sums and adds `more`.
    #[inline]
    pub fn exchange(self, sums: &mut Units, less: &Units, more: &Units) {
        #[cfg(target_arch = "x86_64")]
        if self.has_avx2 {
            // SAFETY: only `widest` sets this, after it has seen that the processor has AVX2.
            return unsafe { exchange_avx2(sums, less, more) };
        }
        exchange(sums, less, more);
    }

    /// The values of the units, weighed and added, after the changes of a slide: `less` is taken
    /// from the sums and `more` is added to them.
    #[inline]
    pub fn weigh(self, sums: &Units, less: [&Units; 2], more: [&Units; 2], weights: &Units) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if self.has_avx2 {
            // SAFETY: only `widest` sets this, after it has seen that the processor has AVX2.
            return unsafe { weigh_avx2(sums, less, more, weights) };
        }
        weigh(sums, less, more, weights)
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn exchange_avx2(sums: &mut Units, less: &Units, more: &Units) {
    exchange(sums, less, more);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn weigh_avx2(sums: &Units, less: [&Units; 2], more: [&Units; 2], weights: &Units) -> i32 {
    weigh(sums, less, more, weights)
}

/// Always inlined, so that each caller compiles it for its own vectors.
#[inline(always)]
fn exchange(sums: &mut Units, less: &Units, more: &Units) {
    for (sum, (less, more)) in sums.iter_mut().zip(less.iter().zip(more)) {
        *sum = sum.wrapping_sub(*less).wrapping_add(*more);
    }
}

#[inline(always)]
fn weigh(sums: &Units, less: [&Units; 2], more: [&Units; 2], weights: &Units) -> i32 {
    let value = |unit: usize| {
        let sum = sums[unit].wrapping_sub(less[0][unit]).wrapping_add(more[0][unit]);
        let sum = sum.wrapping_sub(less[1][unit]).wrapping_add(more[1][unit]);
        i32::from(sum.clamp(0, UNIT_MAX)) * i32::from(weights[unit])
    };
    (0..UNITS).map(value).sum()
}
