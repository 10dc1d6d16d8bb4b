//! What is known of states that a search has met: an exact transposition table that threads share.

use std::sync::atomic::{AtomicU64, Ordering};

use super::prefetch::prefetch;

const SLOTS: usize = 8;
/// The bits of a word that hold r. The number of the bucket tells what the key has in these bits.
const R_MASK: u64 = 127;

/// A bucket is a cache line. A word is a key whose low bits hold r. It says that the state needs
/// more than r moves, or that a search with r moves left is going on there. Key and r are in one
/// word, so that no thread can read one without the other.
#[repr(align(64))]
struct Bucket([AtomicU64; SLOTS]);

/// The table.
pub struct Transpositions {
    buckets: Vec<Bucket>,
}

/// The mixed bits of a state.
#[derive(Clone, Copy)]
pub struct Key(u64);

impl Key {
    /// The key of a state. Different states have different keys, so there are no false hits.
    #[inline]
    pub fn new(state: u64) -> Self {
        let mut key = state;
        key = (key ^ key >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        key = (key ^ key >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Self(key ^ key >> 32)
    }
}

impl Transpositions {
    /// A table of 2 to the power of `bits` buckets, 64 bytes each; at least 7. `None` if the system
    /// has no memory for it.
    pub fn new(bits: u32) -> Option<Self> {
        let count = 1 << bits.max(7);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        let empty = || Bucket([const { AtomicU64::new(0) }; SLOTS]);
        buckets.extend(std::iter::repeat_with(empty).take(count));
        Some(Self { buckets })
    }

    /// Bytes that a table of 2 to the power of `bits` buckets takes.
    pub const fn bytes(bits: u32) -> u64 {
        (size_of::<Bucket>() as u64) << bits
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        &self.buckets[key.0 as usize & (self.buckets.len() - 1)]
    }

    #[inline]
    pub fn fetch(&self, key: Key) {
        prefetch(self.bucket(key));
    }

    /// Whether a search has met the state with at least `r` moves left. If not, the table now says
    /// that it has. `r` must not be 0. In a full bucket the word with the least r is replaced.
    #[inline]
    pub fn meet(&self, key: Key, r: u8) -> bool {
        let bucket = self.bucket(key);
        let tag = key.0 & !R_MASK;
        let word = tag | u64::from(r);
        let (mut least, mut at) = (u64::MAX, 0);
        for (number, slot) in bucket.0.iter().enumerate() {
            let other = slot.load(Ordering::Relaxed);
            let other_r = other & R_MASK;
            if other & !R_MASK == tag && other_r != 0 {
                if other_r >= u64::from(r) {
                    return true;
                }
                slot.store(word, Ordering::Relaxed);
                return false;
            }
            if other_r < least {
                (least, at) = (other_r, number);
            }
        }
        bucket.0[at].store(word, Ordering::Relaxed);
        false
    }
}
