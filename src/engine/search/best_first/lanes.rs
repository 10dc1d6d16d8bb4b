//! The queue of live nodes: a lane of packed entries for each (f, h), or for each f.
//!
//! An entry stores neither f nor h. Lanes are made of chunks of 4 KiB from slabs of 1 MiB (more
//! with a listener's marks). The queue uses an emptied chunk again, so its memory never shrinks and
//! never doubles.

use std::collections::VecDeque;

use super::Ties;

const CHUNK: usize = 512;
const SLAB: usize = 256;

/// How many places behind the word that was taken last [`Lanes::later`] looks.
const AHEAD: usize = 8;

/// A word, and a listener's mark of its node.
pub(super) type Marked<M> = (u64, M);

type Chunk<M> = [Marked<M>; CHUNK];

/// The words of one (f, h); the word that came first stands at the front.
struct Lane {
    chunks: VecDeque<u32>,
    /// Where the first word stands in the front chunk.
    head: usize,
    /// How many words stand in the back chunk, or `CHUNK` where there is no chunk.
    tail: usize,
}

/// The lanes of one f, and the least h that may have one with words in it.
#[derive(Default)]
struct Row {
    lanes: Vec<Lane>,
    least: usize,
}

pub(super) struct Lanes<M> {
    ties: Ties,
    rows: Vec<Row>,
    /// No row before this one holds a word.
    least: usize,
    live: u64,
    slabs: Vec<Box<[Chunk<M>]>>,
    free: Vec<u32>,
}

impl<M: Copy + Default> Lanes<M> {
    pub fn new(ties: Ties) -> Self {
        Self { ties, rows: Vec::new(), least: 0, live: 0, slabs: Vec::new(), free: Vec::new() }
    }

    /// How many words are queued.
    pub fn live(&self) -> u64 {
        self.live
    }

    /// Queues a word. `false` if there is no room for it within `spare` bytes; what the queue
    /// takes is subtracted from `spare`.
    #[must_use]
    pub fn push(&mut self, word: Marked<M>, f: u32, h: u32, spare: &mut u64) -> bool {
        let f = f as usize;
        let h = if self.ties == Ties::LeastH { h as usize } else { 0 };
        if f >= self.rows.len() && !grow(&mut self.rows, f + 1, Row::default, spare) {
            return false;
        }
        let row = &mut self.rows[f];
        if h >= row.lanes.len() && !grow(&mut row.lanes, h + 1, Lane::new, spare) {
            return false;
        }
        let lane = &mut row.lanes[h];
        if lane.tail == CHUNK {
            if self.free.is_empty() && !add_slab(&mut self.slabs, &mut self.free, spare) {
                return false;
            }
            let Some(chunk) = self.free.pop() else { return false };
            lane.chunks.push_back(chunk);
            lane.tail = 0;
        }
        let Some(&back) = lane.chunks.back() else { return false };
        chunk_mut(&mut self.slabs, back)[lane.tail] = word;
        lane.tail += 1;
        row.least = row.least.min(h);
        self.least = self.least.min(f);
        self.live += 1;
        true
    }

    /// Takes the best word by the tie rule, and returns its f with it.
    pub fn pop(&mut self) -> Option<(u32, Marked<M>)> {
        if self.live == 0 {
            return None;
        }
        let (f, h) = self.best()?;
        let lane = &mut self.rows[f].lanes[h];
        let word = match self.ties {
            Ties::Oldest => lane.pop_front(&self.slabs, &mut self.free),
            Ties::Newest | Ties::LeastH => lane.pop_back(&self.slabs, &mut self.free),
        };
        self.live -= 1;
        Some((f as u32, word))
    }

    /// A word some places behind the one that was taken last, in its lane, if its chunk has that
    /// place. It may have left the lane already: it only tells what to fetch ahead.
    pub fn later(&self) -> Option<u64> {
        let row = self.rows.get(self.least)?;
        let lane = row.lanes.get(row.least)?;
        let (chunk_at, at) = match self.ties {
            Ties::Oldest => (lane.chunks.front()?, lane.head + AHEAD),
            Ties::Newest | Ties::LeastH => (lane.chunks.back()?, lane.tail.checked_sub(AHEAD)?),
        };
        chunk(&self.slabs, *chunk_at).get(at).map(|&(word, _)| word)
    }

    fn best(&mut self) -> Option<(usize, usize)> {
        while let Some(row) = self.rows.get_mut(self.least) {
            while row.lanes.get(row.least).is_some_and(Lane::is_empty) {
                row.least += 1;
            }
            if row.least < row.lanes.len() {
                return Some((self.least, row.least));
            }
            self.least += 1;
        }
        None
    }
}

impl Lane {
    fn new() -> Self {
        Self { chunks: VecDeque::new(), head: 0, tail: CHUNK }
    }

    fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// The lane must not be empty.
    fn pop_back<M: Copy>(&mut self, slabs: &[Box<[Chunk<M>]>], free: &mut Vec<u32>) -> Marked<M> {
        self.tail -= 1;
        let back = self.chunks[self.chunks.len() - 1];
        let word = chunk(slabs, back)[self.tail];
        let first = if self.chunks.len() == 1 { self.head } else { 0 };
        if self.tail == first {
            self.chunks.pop_back();
            free.push(back);
            self.tail = CHUNK;
            if self.chunks.is_empty() {
                self.head = 0;
            }
        }
        word
    }

    /// The lane must not be empty.
    fn pop_front<M: Copy>(&mut self, slabs: &[Box<[Chunk<M>]>], free: &mut Vec<u32>) -> Marked<M> {
        let front = self.chunks[0];
        let word = chunk(slabs, front)[self.head];
        self.head += 1;
        let end = if self.chunks.len() == 1 { self.tail } else { CHUNK };
        if self.head == end {
            self.chunks.pop_front();
            free.push(front);
            self.head = 0;
            if self.chunks.is_empty() {
                self.tail = CHUNK;
            }
        }
        word
    }
}

/// Lengthens a list if `spare` bytes allow it, and subtracts what the list takes from `spare`.
fn grow<T>(list: &mut Vec<T>, len: usize, make: impl FnMut() -> T, spare: &mut u64) -> bool {
    let more = len - list.len();
    let bytes = (more * size_of::<T>()) as u64;
    if bytes > *spare || list.try_reserve_exact(more).is_err() {
        return false;
    }
    *spare -= bytes;
    list.resize_with(len, make);
    true
}

fn chunk<M>(slabs: &[Box<[Chunk<M>]>], id: u32) -> &Chunk<M> {
    &slabs[id as usize / SLAB][id as usize % SLAB]
}

fn chunk_mut<M>(slabs: &mut [Box<[Chunk<M>]>], id: u32) -> &mut Chunk<M> {
    &mut slabs[id as usize / SLAB][id as usize % SLAB]
}

fn add_slab<M: Copy + Default>(
    slabs: &mut Vec<Box<[Chunk<M>]>>,
    free: &mut Vec<u32>,
    spare: &mut u64,
) -> bool {
    let bytes = (SLAB * size_of::<Chunk<M>>()) as u64;
    if *spare < bytes {
        return false;
    }
    let mut slab: Vec<Chunk<M>> = Vec::new();
    if slab.try_reserve_exact(SLAB).is_err() {
        return false;
    }
    slab.resize(SLAB, [(0, M::default()); CHUNK]);
    *spare -= bytes;
    let first = (slabs.len() * SLAB) as u32;
    free.extend((first..first + SLAB as u32).rev());
    slabs.push(slab.into_boxed_slice());
    true
}
