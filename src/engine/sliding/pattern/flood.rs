//! A group's table, breadth-first from the goal and block by block.
//!
//! The colour of a block's set decides whether h is even or odd, for all patterns of the block. So
//! a level writes only blocks of one colour and reads only blocks of the other, and threads need no
//! locks: each block gathers new patterns from its neighbours.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::blocks::{Blocks, DIRECT, Edges};
use super::grid::Grid;
use super::orders::{self, Orders, Pattern};
use super::turner::{Turner, pack, unpack};
use super::{NoTables, tell};
use crate::search::memory;
use crate::search::watch::{Halt, Watch};
use crate::sliding::crew;

/// How many blocks a thread takes at a time: a part of all, within these bounds.
const TAKES: usize = 64;
const TAKE_MIN: usize = 64;
const TAKE_MAX: usize = 1024;
/// How many words of a block are a sample of how many patterns have been met.
const SAMPLE: usize = 8;

/// What is known of the blocks of one colour. A pattern has two bits: its value, and whether the
/// value is known. A value of 1 that is not marked as known means that the pattern is in the
/// frontier.
struct Half<'a> {
    values: &'a mut [u64],
    known: Vec<u64>,
    /// How many words of a block's frontier are not 0.
    busy: Vec<u16>,
    /// Whether all of a block's patterns have been met.
    full: Vec<bool>,
}

/// The patterns of groups of one size.
pub struct Shape {
    pub blocks: Blocks,
    pub orders: Orders,
}

impl Shape {
    /// About how many bytes a table takes, to decide before it is made whether it is worth it.
    pub fn bytes_about(cells: usize, tiles: usize) -> u64 {
        let words = Orders::bits_of(tiles).div_ceil(64) as u64;
        Blocks::count_about(cells, tiles) * words * 8
    }

    /// For groups of 1 to [`super::blocks::TILES_MAX`] tiles; the board must have at least one cell
    /// more.
    ///
    /// # Errors
    /// If the watch ends it, and if the system has no memory.
    pub fn new(grid: &Grid, tiles: usize, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let blocks = Blocks::new(grid, tiles, watch)?;
        Ok(Self { blocks, orders: Orders::new(tiles) })
    }

    /// How many words a table has, in the order of the blocks.
    pub fn words(&self) -> usize {
        self.blocks.count() * self.orders.words()
    }
}

/// What the tables of groups of one size need while they are made.
pub struct Maker {
    pub shape: Arc<Shape>,
    edges: [Edges; 2],
    turner: Turner,
    threads: usize,
}

impl Maker {
    /// It makes the tables on `threads` threads. The board and the groups are as in [`Shape::new`].
    ///
    /// # Errors
    /// Those of [`Shape::new`].
    pub fn new(
        grid: &Grid,
        tiles: usize,
        threads: usize,
        watch: &mut dyn Watch,
    ) -> Result<Self, NoTables> {
        Self::of(Arc::new(Shape::new(grid, tiles, watch)?), threads, watch)
    }

    /// The same for a shape.
    ///
    /// # Errors
    /// If the watch ends it, and if the system has no memory.
    pub fn of(shape: Arc<Shape>, threads: usize, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let edges = [Edges::new(&shape.blocks, 0, watch)?, Edges::new(&shape.blocks, 1, watch)?];
        let turner = Turner::new(&shape.orders);
        Ok(Self { shape, edges, turner, threads })
    }

    /// The bytes that it takes together with a table that it makes. While the table is made it
    /// takes twice its size.
    pub fn bytes_peak(&self) -> u64 {
        let edges: u64 = self.edges.iter().map(Edges::bytes).sum();
        self.shape.blocks.bytes() + edges + 2 * (self.shape.words() * size_of::<u64>()) as u64
    }
}

/// One level, as the threads see it.
struct Level<'a> {
    edges: &'a Edges,
    turner: &'a Turner,
    words: usize,
    /// How many bits of a block mean a pattern.
    bits: usize,
    values: &'a [u64],
    known: &'a [u64],
    busy: &'a [u16],
    /// The value of the patterns that were met two levels before.
    value: bool,
}

/// A block that is written.
struct Target<'a> {
    values: &'a mut [u64],
    known: &'a mut [u64],
    busy: &'a mut u16,
    full: &'a mut bool,
}

/// A thread's own memory: what it has gathered, as words and as units, and a neighbour's frontier.
struct Scratch {
    words: Vec<u64>,
    units: Vec<u32>,
    frontier: Vec<u32>,
}

impl Scratch {
    fn new(words: usize) -> Self {
        let units = words.div_ceil(3) * 8;
        Self { words: vec![0; words], units: vec![0; units], frontier: vec![0; units] }
    }
}

impl Maker {
    /// Fills in the values of all patterns, in the order of the blocks, from the goal's pattern
    /// with the blank on `home`. `values` must have [`Shape::words`] words, and all of it must be 0
    /// before.
    ///
    /// # Errors
    /// If the watch ends it, and if the system has no memory: it takes as much memory as `values`.
    pub fn fill(
        &self,
        goal: Pattern,
        home: u8,
        values: &mut [u64],
        watch: &mut dyn Watch,
    ) -> Result<(), NoTables> {
        memory::forget();
        let words = self.shape.orders.words();
        let (even, odd) = values.split_at_mut(self.shape.blocks.even() * words);
        let half = |values| Half::new(values, words).ok_or(NoTables::Memory);
        let mut halves = [half(even)?, half(odd)?];
        if let Err(halt) = self.flood(goal, home, &mut halves, watch) {
            for Half { known, .. } in halves {
                memory::leave(size_of_val(&*known) as u64, known);
            }
            return Err(halt.into());
        }
        Ok(())
    }

    /// Goes level by level until it meets nothing new.
    fn flood(
        &self,
        goal: Pattern,
        home: u8,
        halves: &mut [Half; 2],
        watch: &mut dyn Watch,
    ) -> Result<(), Halt> {
        let Self { shape, edges, turner, threads } = self;
        let Shape { blocks, orders } = &**shape;
        let words = orders.words();
        touch(halves, *threads, watch)?;
        let colour = usize::from(blocks.grid().colour(goal.set));
        let block = blocks.find(goal.set, home) - colour * blocks.even();
        let bit = orders::bit(goal.order);
        let half = &mut halves[colour];
        half.values[block * words + bit / 64] |= 1 << (bit % 64);
        half.busy[block] = 1;

        let total = blocks.count() * orders.bits().min(SAMPLE * 64);
        let met = AtomicU64::new(0);
        let (mut idle, mut h) = (0, 0_usize);
        while idle < 2 {
            let [even, odd] = &mut *halves;
            let (to, from) = if (colour + h) % 2 == 1 { (even, odd) } else { (odd, even) };
            let level = Level {
                edges: &edges[(colour + h + 1) % 2],
                turner,
                words,
                bits: orders.bits(),
                values: from.values,
                known: &from.known,
                busy: &from.busy,
                value: h.wrapping_sub(1) >> 1 & 1 == 1,
            };
            let any = run(&level, to, *threads, &met, &mut || {
                let share = met.load(Ordering::Relaxed) as f32 / total as f32;
                tell(watch, share.min(1.0))
            })?;
            idle = if any { 0 } else { idle + 1 };
            h += 1;
        }
        Ok(())
    }
}

impl<'a> Half<'a> {
    fn new(values: &'a mut [u64], words: usize) -> Option<Self> {
        let count = values.len() / words;
        let known = memory::zeros(values.len())?;
        Some(Self { values, known, busy: vec![0; count], full: vec![false; count] })
    }
}

/// Writes to every page of fresh memory, on all threads. The system maps a page twice if a thread
/// reads it before any has written to it, and the second time interrupts all other threads: see
/// test/bench/notes.md.
fn touch(halves: &mut [Half; 2], threads: usize, watch: &mut dyn Watch) -> Result<(), Halt> {
    const PAGE: usize = 4096 / size_of::<u64>();
    let parts = halves.iter_mut().flat_map(|half| {
        let known = half.known.chunks_mut(256 * PAGE);
        half.values.chunks_mut(256 * PAGE).chain(known)
    });
    let parts = Mutex::new(parts);
    let one = || {
        let Some(part) = crew::lock(&parts).next() else { return false };
        part.iter_mut().step_by(PAGE).for_each(|word| *word = 0);
        true
    };
    crew::share(threads, &|| &one, &mut || tell(watch, 0.0))
}

/// Runs a level. Returns whether the level met anything new.
///
/// # Errors
/// That of `beat`, which ends the level.
fn run(
    level: &Level,
    to: &mut Half,
    threads: usize,
    met: &AtomicU64,
    beat: &mut dyn FnMut() -> Result<(), Halt>,
) -> Result<bool, Halt> {
    let take = (to.full.len() / TAKES).clamp(TAKE_MIN, TAKE_MAX);
    let part = take * level.words;
    let states = to.values.chunks_mut(part).zip(to.known.chunks_mut(part));
    let flags = to.busy.chunks_mut(take).zip(to.full.chunks_mut(take));
    let parts = Mutex::new(states.zip(flags).enumerate());
    let any = AtomicBool::new(false);
    let one = |scratch: &mut Scratch| {
        let Some((number, ((values, known), (busy, full)))) = crew::lock(&parts).next() else {
            return false;
        };
        let states = values.chunks_exact_mut(level.words).zip(known.chunks_exact_mut(level.words));
        let flags = busy.iter_mut().zip(full);
        for (at, ((values, known), (busy, full))) in states.zip(flags).enumerate() {
            let target = Target { values, known, busy, full };
            let new = level.gather(number * take + at, target, scratch);
            if let Some(new) = new {
                any.store(true, Ordering::Relaxed);
                met.fetch_add(u64::from(new), Ordering::Relaxed);
            }
        }
        true
    };
    let worker = || {
        let (mut scratch, one) = (Scratch::new(level.words), &one);
        move || one(&mut scratch)
    };
    crew::share(threads, &worker, beat)?;
    Ok(any.into_inner())
}

impl Level<'_> {
    /// A block's values and known bits, which together tell its frontier.
    fn frontier(&self, block: usize) -> (&[u64], &[u64]) {
        let range = block * self.words..(block + 1) * self.words;
        (&self.values[range.clone()], &self.known[range])
    }

    /// Closes the frontier of a block and opens the patterns that moves lead to. If any pattern of
    /// the block is new, returns how many of the sample are.
    fn gather(&self, block: usize, target: Target, scratch: &mut Scratch) -> Option<u32> {
        let edges = self.edges.of(block).iter();
        let mut edges = edges.filter(|edge| self.busy[edge.block as usize] != 0).peekable();
        if *target.full || edges.peek().is_none() {
            if *target.busy != 0 {
                self.close(target);
            }
            return None;
        }
        scratch.words.fill(0);
        let mut is_turned = false;
        for edge in edges {
            let (values, known) = self.frontier(edge.block as usize);
            if edge.window == DIRECT {
                for ((word, value), known) in scratch.words.iter_mut().zip(values).zip(known) {
                    *word |= value & !known;
                }
                continue;
            }
            let window = self.turner.window(edge.window);
            if !is_turned {
                scratch.units.fill(0);
                is_turned = true;
            }
            unpack(values, known, &mut scratch.frontier);
            self.turner.turn(window, &scratch.frontier, &mut scratch.units);
        }
        if is_turned {
            pack(&scratch.units, &mut scratch.words);
        }
        self.open(target, &scratch.words)
    }

    fn close(&self, target: Target) {
        for (value, known) in target.values.iter_mut().zip(target.known) {
            let open = *value & !*known;
            *known |= open;
            *value &= if self.value { u64::MAX } else { !open };
        }
        *target.busy = 0;
    }

    fn open(&self, target: Target, words: &[u64]) -> Option<u32> {
        let (mut busy, mut left) = (0, 0);
        let keep = if self.value { u64::MAX } else { 0 };
        // Bits beyond the last order are never met.
        let full = self.bits / 64;
        let states = target.values.iter_mut().zip(target.known.iter_mut());
        for (at, ((value, known), word)) in states.zip(words).enumerate() {
            let closed = *known | *value;
            let new = word & !closed;
            *value = *value & (*known | keep) | new;
            *known = closed;
            busy += u16::from(new != 0);
            left |= if at < full { !(closed | new) } else { 0 };
        }
        if !self.bits.is_multiple_of(64) {
            let used = (1 << (self.bits % 64)) - 1;
            left |= !(target.known[full] | target.values[full]) & used;
        }
        *target.busy = busy;
        *target.full = left == 0;
        let sample = target.values.iter().zip(&*target.known).take(SAMPLE);
        let new = sample.map(|(value, known)| (value & !known).count_ones()).sum();
        (busy != 0).then_some(new)
    }
}
