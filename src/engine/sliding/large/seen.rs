//! The hashes of a beam's layer and of the layer two before, as many as there is room for.

use crate::search::memory::list;
use crate::search::prefetch::prefetch;

/// Words of a bucket: a cache line.
const WORDS: usize = 8;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([u64; WORDS]);

/// A table of hashes that forgets a layer when the second layer after it begins. The lowest bits of
/// a word tell its layer.
pub struct Seen {
    buckets: Vec<Bucket>,
    layer: u64,
}

const LAYER_MASK: u64 = 0xff;

impl Seen {
    /// Bytes for each board of the width: two layers' words, and half as many more so that few
    /// buckets are full.
    pub const BYTES_EACH: usize = 3 * 8;

    /// `None` if the system has no memory for it.
    pub fn new(width: usize) -> Option<Self> {
        let count = (3 * width).div_ceil(WORDS).max(1);
        let mut buckets = list(count)?;
        buckets.resize(count, Bucket([0; WORDS]));
        Some(Self { buckets, layer: 0 })
    }

    pub fn bytes(&self) -> usize {
        self.buckets.capacity() * size_of::<Bucket>()
    }

    pub fn begin_layer(&mut self) {
        // An empty word has layer 0. After some layers the numbers come again; a word that is left
        // from an earlier layer of the same number costs at most one board its place.
        self.layer = self.layer % LAYER_MASK + 1;
    }

    #[inline]
    fn home(&self, hash: u64) -> usize {
        ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize
    }

    /// Asks for the memory that [`Seen::is_new`] will read.
    #[inline]
    pub fn fetch(&self, hash: u64) {
        prefetch(&self.buckets[self.home(hash)]);
    }

    /// Adds a hash. `true` if the table did not have it.
    #[inline]
    pub fn is_new(&mut self, hash: u64) -> bool {
        let home = self.home(hash);
        let before = if self.layer == 1 { LAYER_MASK } else { self.layer - 1 };
        let bucket = &mut self.buckets[home].0;
        let mut free = (hash >> 8) as usize % WORDS;
        for (index, &word) in bucket.iter().enumerate() {
            let layer = word & LAYER_MASK;
            if layer == self.layer || layer == before {
                if (word ^ hash) & !LAYER_MASK == 0 {
                    return false;
                }
            } else {
                free = index;
            }
        }
        bucket[free] = (hash & !LAYER_MASK) | self.layer;
        true
    }
}
