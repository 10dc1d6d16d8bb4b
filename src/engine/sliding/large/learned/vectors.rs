//! The sums of the hidden units, with the widest vectors that the processor has. The results are
//! the same with all of them.

use super::{UNIT_MAX, UNITS};

/// A number for each hidden unit: its sum, its weight, or what a tile on a cell adds to its sum.
/// Aligned, so that no vector of it lies in two lines of the cache.
#[repr(align(64))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Units(pub [i16; UNITS]);

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

    /// For each change takes the row of the first number from the sums, and adds the row of the
    /// second number. A row number without a row changes nothing.
    #[inline]
    pub fn exchange(self, sums: &mut Units, rows: &[Units], changes: &[[usize; 2]]) {
        #[cfg(target_arch = "x86_64")]
        if self.has_avx2 {
            // SAFETY: only `widest` sets this, after it has seen that the processor has AVX2.
            return unsafe { avx2::exchange(sums, rows, changes) };
        }
        for [less, more] in both(rows, changes) {
            for (sum, (less, more)) in sums.0.iter_mut().zip(less.0.iter().zip(&more.0)) {
                *sum = sum.wrapping_sub(*less).wrapping_add(*more);
            }
        }
    }

    /// The values of the units, weighed and added, after the changes of a slide: `less` is taken
    /// from the sums and `more` is added to them.
    #[inline]
    pub fn weigh(self, sums: &Units, less: [&Units; 2], more: [&Units; 2], weights: &Units) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if self.has_avx2 {
            // SAFETY: only `widest` sets this, after it has seen that the processor has AVX2.
            return unsafe { avx2::weigh(sums, less, more, weights) };
        }
        let value = |unit: usize| {
            let sum = sums.0[unit].wrapping_sub(less[0].0[unit]).wrapping_add(more[0].0[unit]);
            let sum = sum.wrapping_sub(less[1].0[unit]).wrapping_add(more[1].0[unit]);
            i32::from(sum.clamp(0, UNIT_MAX)) * i32::from(weights.0[unit])
        };
        (0..UNITS).map(value).sum()
    }
}

/// The two rows of each change.
#[inline]
fn both<'a>(rows: &'a [Units], changes: &'a [[usize; 2]]) -> impl Iterator<Item = [&'a Units; 2]> {
    changes.iter().filter_map(|&[less, more]| Some([rows.get(less)?, rows.get(more)?]))
}

/// By hand, because the compiler takes vectors of half the width for [`weigh`], and writes the sums
/// back after each change in [`exchange`].
///
/// [`weigh`]: avx2::weigh
/// [`exchange`]: avx2::exchange
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi16, _mm256_add_epi32, _mm256_load_si256, _mm256_madd_epi16,
        _mm256_max_epi16, _mm256_min_epi16, _mm256_set1_epi16, _mm256_setzero_si256,
        _mm256_store_si256, _mm256_sub_epi16,
    };

    use super::{UNIT_MAX, UNITS, Units, both};

    /// How many units there are in a vector, and how many vectors of units.
    const WIDTH: usize = 16;
    const PARTS: usize = UNITS / WIDTH;

    /// Keeps the sums in registers, from the first change to the last.
    #[target_feature(enable = "avx2")]
    pub fn exchange(sums: &mut Units, rows: &[Units], changes: &[[usize; 2]]) {
        let mut parts = [_mm256_setzero_si256(); PARTS];
        for (at, part) in parts.iter_mut().enumerate() {
            *part = load(sums, at);
        }
        for [less, more] in both(rows, changes) {
            for (at, part) in parts.iter_mut().enumerate() {
                let left = _mm256_sub_epi16(*part, load(less, at));
                *part = _mm256_add_epi16(left, load(more, at));
            }
        }
        for (at, part) in parts.into_iter().enumerate() {
            let place = &mut sums.0[at * WIDTH..(at + 1) * WIDTH];
            // SAFETY: the place is as large as a vector, and as `Units` are aligned, so is it.
            unsafe { _mm256_store_si256(place.as_mut_ptr().cast(), part) };
        }
    }

    #[target_feature(enable = "avx2")]
    pub fn weigh(sums: &Units, less: [&Units; 2], more: [&Units; 2], weights: &Units) -> i32 {
        let (least, most) = (_mm256_setzero_si256(), _mm256_set1_epi16(UNIT_MAX));
        let mut totals = [_mm256_setzero_si256(); 2];
        for at in 0..PARTS {
            let come = _mm256_add_epi16(load(more[0], at), load(more[1], at));
            let left = _mm256_add_epi16(load(less[0], at), load(less[1], at));
            let sum = _mm256_add_epi16(load(sums, at), _mm256_sub_epi16(come, left));
            let value = _mm256_min_epi16(_mm256_max_epi16(sum, least), most);
            let weighed = _mm256_madd_epi16(value, load(weights, at));
            totals[at % 2] = _mm256_add_epi32(totals[at % 2], weighed);
        }
        let mut eight = [0; 8];
        let total = _mm256_add_epi32(totals[0], totals[1]);
        // SAFETY: eight numbers of four bytes are as large as a vector. This place need not be
        // aligned.
        unsafe { std::arch::x86_64::_mm256_storeu_si256((&raw mut eight).cast(), total) };
        eight.into_iter().sum()
    }

    /// The units of one vector.
    #[target_feature(enable = "avx2")]
    fn load(units: &Units, at: usize) -> __m256i {
        let place = &units.0[at * WIDTH..(at + 1) * WIDTH];
        // SAFETY: the place is as large as a vector, and as `Units` are aligned, so is it.
        unsafe { _mm256_load_si256(place.as_ptr().cast()) }
    }
}
