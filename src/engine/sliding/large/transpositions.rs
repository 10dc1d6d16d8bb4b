//! What iterative deepening knows of boards that it has met: an exact transposition table that
//! threads share.
//!
//! An entry says that a board needs more than r moves, or that a search with r moves left is going
//! on there. A search that comes to the board with at most r moves left can leave it. See
//! A. Reinefeld, T. A. Marsland, "Enhanced iterative-deepening search", IEEE Transactions on
//! Pattern Analysis and Machine Intelligence 16 (1994).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::search::memory::list;

/// How many bits a tile has in a key.
const TILE_BITS: usize = 5;
/// How many entries a bucket has.
const ENTRIES: usize = 3;
/// How many cells the largest board has whose key leaves room for r. The last cell's tile follows
/// from the others.
pub const CELLS_MAX: usize = (u128::BITS as usize - 8) / TILE_BITS + 1;

/// A board: the tile on each cell but the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BoardKey(u128);

impl BoardKey {
    /// The key of a board of at most [`CELLS_MAX`] cells.
    pub fn new(tiles: &[u8]) -> Self {
        let cells = tiles.iter().enumerate().take(CELLS_MAX - 1);
        Self(cells.fold(0, |key, (cell, &tile)| key | u128::from(tile) << (TILE_BITS * cell)))
    }

    /// The key after the tiles of two cells have changed places. A cell that the key has no room
    /// for changes nothing.
    #[inline]
    pub fn after(self, [(a, on_a), (b, on_b)]: [(u8, u8); 2]) -> Self {
        let change = u128::from(on_a ^ on_b);
        let shift = |cell: u8| (TILE_BITS * usize::from(cell)) as u32;
        let moved = |cell: u8| change.checked_shl(shift(cell)).unwrap_or(0);
        Self((self.0 ^ moved(a) ^ moved(b)) & MASK)
    }
}

/// The bits of a key.
const MASK: u128 = (1 << (TILE_BITS * (CELLS_MAX - 1))) - 1;

/// A cache line. An entry is a key, and r in its lowest eight bits.
#[repr(align(64))]
#[derive(Default)]
struct Slots {
    /// Whether a thread reads or writes the entries.
    is_taken: AtomicBool,
    entries: [[AtomicU64; 2]; ENTRIES],
}

/// The table.
pub struct Transpositions {
    buckets: Box<[Slots]>,
}

impl Transpositions {
    /// A table of at most so many bytes. `None` if that is less than a bucket, or if the system has
    /// no memory for it.
    pub fn new(bytes: u64) -> Option<Self> {
        let count = usize::try_from(bytes).ok()? / size_of::<Slots>();
        let count = 1 << count.checked_ilog2()?;
        let mut buckets = list(count)?;
        buckets.resize_with(count, Slots::default);
        Some(Self { buckets: buckets.into() })
    }

    pub fn bytes(&self) -> u64 {
        size_of_val(&*self.buckets) as u64
    }

    #[inline]
    fn bucket(&self, key: BoardKey) -> &Slots {
        let folded = (key.0 >> 64) as u64 ^ (key.0 as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (folded ^ folded >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        &self.buckets[(mixed ^ mixed >> 32) as usize & (self.buckets.len() - 1)]
    }

    /// Whether a search has met the board with at least `r` moves left. If not, the table now says
    /// that it has, where no other thread works on the same bucket. `r` must not be 0. In a full
    /// bucket the entry with the least r is replaced.
    #[inline]
    pub fn meet(&self, key: BoardKey, r: u8) -> bool {
        let bucket = self.bucket(key);
        if bucket.is_taken.swap(true, Ordering::Acquire) {
            return false;
        }
        let is_met = bucket.meet(key, r);
        bucket.is_taken.store(false, Ordering::Release);
        is_met
    }
}

impl Slots {
    #[inline]
    fn meet(&self, key: BoardKey, r: u8) -> bool {
        let (mut least, mut at) = (u8::MAX, 0);
        for (number, [high, low]) in self.entries.iter().enumerate() {
            let low = low.load(Ordering::Relaxed);
            let other_r = low as u8;
            let entry = u128::from(high.load(Ordering::Relaxed)) << 64 | u128::from(low);
            if other_r != 0 && entry >> 8 == key.0 {
                if other_r >= r {
                    return true;
                }
                at = number;
                break;
            }
            if other_r < least {
                (least, at) = (other_r, number);
            }
        }
        let entry = key.0 << 8 | u128::from(r);
        self.entries[at][0].store((entry >> 64) as u64, Ordering::Relaxed);
        self.entries[at][1].store(entry as u64, Ordering::Relaxed);
        false
    }
}
