//! The visited set: a hash table of packed states that grows a little at a time.
//!
//! The top bits of the hash choose one of 256 segments. The segments grow one by one, so that no
//! growth doubles the memory in use. A segment is an array of buckets; a bucket has eight words,
//! which are one cache line. An entry whose bucket is full goes to the next bucket. The table never
//! loses an entry.

use crate::search::prefetch::prefetch;
use crate::search::space::{LABEL_NONE, Label, STATE_BITS};

const STATE_MASK: u64 = (1 << STATE_BITS) - 1;
const IN_USE: u64 = 1 << 63;
const SEGMENTS: usize = 256;
const WORDS: usize = 8;

/// An entry of one word: a packed state and the label of the move that led to it. It is never 0.
pub(in crate::search) fn entry(state: u64, label: Label) -> u64 {
    debug_assert!(state <= STATE_MASK && label <= LABEL_NONE);
    IN_USE | (u64::from(label) << STATE_BITS) | state
}

pub(in crate::search) fn state_of(entry: u64) -> u64 {
    entry & STATE_MASK
}

pub(in crate::search) fn label_of(entry: u64) -> Label {
    ((entry >> STATE_BITS) & u64::from(LABEL_NONE)) as Label
}

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([u64; WORDS]);

/// The words in use come first. Neither look-up has branches that depend on the words: the
/// processor would predict them wrongly more often than not.
impl Bucket {
    #[inline]
    fn is_full(&self) -> bool {
        self.0[WORDS - 1] != 0
    }

    /// The word in this bucket that has the same state as `entry`.
    #[inline]
    fn find(&self, entry: u64) -> Option<u64> {
        // A shift drops the label and the bit that marks a word in use. A word that is not in use
        // then looks like the state 0, so the last step tells these two apart.
        let same = |word: u64| (word ^ entry) << (64 - STATE_BITS) == 0;
        let any = self.0.iter().fold(false, |any, &word| any | same(word));
        if any { self.0.iter().copied().find(|&word| word != 0 && same(word)) } else { None }
    }

    /// Adds an entry to the bucket, which must not be full.
    #[inline]
    fn add(&mut self, entry: u64) {
        let used = |at: usize| usize::from(self.0[at & (WORDS - 1)] != 0);
        let half = 4 * used(3);
        let quarter = half + 2 * used(half + 1);
        let first = quarter + used(quarter);
        self.0[first & (WORDS - 1)] = entry;
    }
}

struct Segment {
    buckets: Vec<Bucket>,
    entries: usize,
}

/// What [`Table::insert`] found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Inserted {
    New,
    Known,
    /// The memory limit leaves no room for the entry.
    Full,
}

pub(super) struct Table {
    segments: Vec<Segment>,
}

/// How many buckets a segment starts with, from the first segment to the last. The numbers differ
/// by up to the factor of one growth. So the segments grow at different times, and the total memory
/// rises smoothly.
const START: std::ops::Range<usize> = 32..64;

impl Table {
    /// Bytes that are enough for a new table.
    pub const BYTES_MIN: u64 = (SEGMENTS * START.end * size_of::<Bucket>()) as u64;

    pub fn new() -> Self {
        let buckets = |segment: usize| START.start + segment * START.len() / SEGMENTS;
        Self { segments: (0..SEGMENTS).map(|i| Segment::new(buckets(i))).collect() }
    }

    pub fn bytes(&self) -> u64 {
        self.segments.iter().map(Segment::bytes).sum()
    }

    pub fn prefetch(&self, hash: u64) {
        let segment = &self.segments[(hash >> 56) as usize];
        prefetch(&segment.buckets[segment.home(hash)]);
    }

    /// Adds `entry`, unless its state is there already. `spare` is the number of bytes by which the
    /// table may grow; what the table takes is subtracted from it.
    #[inline]
    pub fn insert(&mut self, hash: u64, entry: u64, spare: &mut u64) -> Inserted {
        let segment = &mut self.segments[(hash >> 56) as usize];
        let mut at = segment.home(hash);
        while segment.buckets[at].find(entry).is_none() {
            if segment.buckets[at].is_full() {
                at = segment.after(at);
                continue;
            }
            segment.buckets[at].add(entry);
            segment.entries += 1;
            if segment.is_due() && !segment.grow(spare) && segment.is_crammed() {
                return Inserted::Full;
            }
            return Inserted::New;
        }
        Inserted::Known
    }

    /// The label of the entry that has this state; `None` if the table does not have it.
    pub fn label(&self, state: u64) -> Option<Label> {
        let hash = hash(state);
        let segment = &self.segments[(hash >> 56) as usize];
        let mut at = segment.home(hash);
        loop {
            let bucket = &segment.buckets[at];
            if let Some(word) = bucket.find(state) {
                return Some(label_of(word));
            }
            if !bucket.is_full() {
                return None;
            }
            at = segment.after(at);
        }
    }
}

impl Segment {
    fn new(buckets: usize) -> Self {
        Self { buckets: vec![Bucket([0; WORDS]); buckets], entries: 0 }
    }

    fn bytes(&self) -> u64 {
        (self.buckets.len() * size_of::<Bucket>()) as u64
    }

    fn home(&self, hash: u64) -> usize {
        (((hash & 0xffff_ffff) * self.buckets.len() as u64) >> 32) as usize
    }

    fn after(&self, at: usize) -> usize {
        if at + 1 == self.buckets.len() { 0 } else { at + 1 }
    }

    fn is_due(&self) -> bool {
        self.entries * 10 >= self.buckets.len() * WORDS * 9
    }

    /// Whether the segment has to grow: beyond this load the chains of full buckets get long. At
    /// this load some word is always empty, so that every look-up ends.
    fn is_crammed(&self) -> bool {
        self.entries * 100 >= self.buckets.len() * WORDS * 97
    }

    fn put(&mut self, hash: u64, entry: u64) {
        let mut at = self.home(hash);
        while self.buckets[at].is_full() {
            at = self.after(at);
        }
        self.buckets[at].add(entry);
        self.entries += 1;
    }

    /// Makes the segment twice as large, if the memory limit and the machine allow it. It gives the
    /// old buckets back at the end, so for a moment it holds both.
    fn grow(&mut self, spare: &mut u64) -> bool {
        let count = 2 * self.buckets.len();
        let bytes = (count * size_of::<Bucket>()) as u64;
        if bytes > *spare {
            return false;
        }
        let mut buckets: Vec<Bucket> = Vec::new();
        if buckets.try_reserve_exact(count).is_err() {
            return false;
        }
        buckets.resize(count, Bucket([0; WORDS]));
        let old = std::mem::replace(&mut self.buckets, buckets);
        *spare -= bytes - (old.len() * size_of::<Bucket>()) as u64;
        self.entries = 0;
        for word in old.iter().flat_map(|bucket| bucket.0).filter(|word| *word != 0) {
            self.put(hash(state_of(word)), word);
        }
        true
    }
}

/// The hash of a state: both halves of a product with an odd constant, mixed once more. So every
/// bit of the state reaches the top bits, which choose the segment, and the low half, which chooses
/// the bucket.
#[inline]
pub(in crate::search) fn hash(state: u64) -> u64 {
    let product = u128::from(state) * 0x9e37_79b9_7f4a_7c15;
    ((product >> 64) as u64 ^ product as u64).wrapping_mul(0xd6e8_feb8_6659_fd93).swap_bytes()
}
