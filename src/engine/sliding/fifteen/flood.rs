//! A group's table, breadth-first from the goal and block by block.
//!
//! The colour of a block's set decides whether h is even or odd, for all patterns of the block. So
//! a level writes only blocks of one colour and reads only blocks of the other, and threads need no
//! locks: each block gathers new patterns from its neighbours.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::NoTables;
use super::cells::{Block, Blocks, Grid, members};
use super::crew;
use super::orders::{LOWS, Lows, Orders};
use super::turner::{Turner, pack, unpack};
use crate::search::memory;

/// How many blocks a thread takes at a time.
const TAKE: usize = 64;
/// How many words of a block are a sample of how many patterns have been met.
const SAMPLE: usize = 8;
/// The window of a move that does not change the order.
const DIRECT: u8 = u8::MAX;

/// A move into a block: the block of the other colour that it comes from, and the window.
#[derive(Clone, Copy)]
struct Edge {
    block: u16,
    window: u8,
}

/// All moves into the blocks of one colour.
struct Edges {
    first: Vec<u32>,
    edges: Vec<Edge>,
}

impl Edges {
    fn of(&self, block: usize) -> &[Edge] {
        &self.edges[self.first[block] as usize..self.first[block + 1] as usize]
    }
}

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

/// What the making of a group's table needs.
pub struct Plan<'a> {
    pub grid: &'a Grid,
    pub blocks: &'a Blocks,
    pub listed: &'a [Vec<Block>; 2],
    pub orders: &'a Orders,
    pub lows: &'a Lows,
    pub threads: usize,
}

/// The goal's pattern: its colour, its block among the blocks of that colour, and its bit.
pub struct Start {
    pub colour: usize,
    pub block: usize,
    pub bit: usize,
}

/// One level, as the threads see it.
struct Level<'a> {
    edges: &'a Edges,
    turner: &'a Turner,
    words: usize,
    units: usize,
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
        let units = words / 3 * 8;
        Self { words: vec![0; words], units: vec![0; units], frontier: vec![0; units] }
    }
}

/// Fills in the values of all patterns. `values` has the blocks of colour 0 and then those of
/// colour 1; all of it must be 0 before.
///
/// # Errors
/// If `pulse`, which hears which share is done, ends it, and if the system has no memory.
pub fn fill(
    plan: &Plan,
    start: &Start,
    values: &mut [u64],
    pulse: &mut dyn FnMut(f32) -> bool,
) -> Result<(), NoTables> {
    memory::forget();
    let words = plan.orders.words();
    let edges = [0, 1].map(|colour| edges(plan, colour));
    let counts = [0, 1].map(|colour: usize| plan.listed[colour].len());
    let (zeros, ones) = values.split_at_mut(counts[0] * words);
    let half = |values| Half::new(values, words).ok_or(NoTables::Memory);
    let mut halves = [half(zeros)?, half(ones)?];
    if !flood(plan, start, &edges, &mut halves, pulse) {
        for Half { known, .. } in halves {
            memory::leave(size_of_val(&*known) as u64, known);
        }
        return Err(NoTables::Ended);
    }
    Ok(())
}

impl<'a> Half<'a> {
    fn new(values: &'a mut [u64], words: usize) -> Option<Self> {
        let count = values.len() / words;
        let known = memory::zeros(values.len())?;
        Some(Self { values, known, busy: vec![0; count], full: vec![false; count] })
    }
}

/// Goes level by level until it meets nothing new. `false` if `pulse` ends it.
fn flood(
    plan: &Plan,
    start: &Start,
    edges: &[Edges; 2],
    halves: &mut [Half; 2],
    pulse: &mut dyn FnMut(f32) -> bool,
) -> bool {
    let words = plan.orders.words();
    let turner = Turner::new(plan.orders, plan.lows);
    if !touch(halves, plan.threads, pulse) {
        return false;
    }
    let goal = &mut halves[start.colour];
    goal.values[start.block * words + start.bit / 64] |= 1 << (start.bit % 64);
    goal.busy[start.block] = 1;

    let total = (plan.listed[0].len() + plan.listed[1].len()) * SAMPLE * 64;
    let (met, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (mut idle, mut h) = (0, 0_usize);
    while idle < 2 {
        let [even, odd] = &mut *halves;
        let (to, from) = if (start.colour + h) % 2 == 1 { (even, odd) } else { (odd, even) };
        let level = Level {
            edges: &edges[(start.colour + h + 1) % 2],
            turner: &turner,
            words,
            units: plan.orders.units(),
            values: from.values,
            known: &from.known,
            busy: &from.busy,
            value: h.wrapping_sub(1) >> 1 & 1 == 1,
        };
        let any = run(&level, to, plan.threads, &met, &stop, &mut || {
            pulse((met.load(Ordering::Relaxed) as f32 / total as f32).min(1.0))
        });
        if stop.load(Ordering::Relaxed) {
            return false;
        }
        idle = if any { 0 } else { idle + 1 };
        h += 1;
    }
    true
}

/// Writes to every page of fresh memory, on all threads. The system maps a page twice if a thread
/// reads it before any has written to it, and the second time interrupts all other threads: see
/// test/bench/notes.md.
fn touch(halves: &mut [Half; 2], threads: usize, pulse: &mut dyn FnMut(f32) -> bool) -> bool {
    const PAGE: usize = 4096 / size_of::<u64>();
    let parts = halves.iter_mut().flat_map(|half| {
        let known = half.known.chunks_mut(256 * PAGE);
        half.values.chunks_mut(256 * PAGE).chain(known)
    });
    let parts = Mutex::new(parts);
    let stop = AtomicBool::new(false);
    let one = || {
        let Some(part) = crew::lock(&parts).next() else { return false };
        part.iter_mut().step_by(PAGE).for_each(|word| *word = 0);
        true
    };
    let work = |_| loop {
        if stop.load(Ordering::Relaxed) || !one() {
            return;
        }
    };
    if crew::run(threads, &stop, &work, &mut || pulse(0.0)).is_err() {
        while one() {
            if !pulse(0.0) {
                return false;
            }
        }
    }
    !stop.into_inner()
}

/// Runs a level. Returns whether the level met anything new.
fn run(
    level: &Level,
    to: &mut Half,
    threads: usize,
    met: &AtomicU64,
    stop: &AtomicBool,
    beat: &mut dyn FnMut() -> bool,
) -> bool {
    let part = TAKE * level.words;
    let states = to.values.chunks_mut(part).zip(to.known.chunks_mut(part));
    let flags = to.busy.chunks_mut(TAKE).zip(to.full.chunks_mut(TAKE));
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
            let new = level.gather(number * TAKE + at, target, scratch);
            if let Some(new) = new {
                any.store(true, Ordering::Relaxed);
                met.fetch_add(u64::from(new), Ordering::Relaxed);
            }
        }
        true
    };
    let work = |_| {
        let mut scratch = Scratch::new(level.words);
        loop {
            if stop.load(Ordering::Relaxed) || !one(&mut scratch) {
                return;
            }
        }
    };
    // To start threads for every level would take longer than the levels of a small group.
    if threads <= 1 || crew::run(threads, stop, &work, beat).is_err() {
        let mut scratch = Scratch::new(level.words);
        while beat() {
            if !one(&mut scratch) {
                return any.into_inner();
            }
        }
        stop.store(true, Ordering::Relaxed);
    }
    any.into_inner()
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
        let mut edges = edges.filter(|edge| self.busy[usize::from(edge.block)] != 0).peekable();
        if *target.full || edges.peek().is_none() {
            if *target.busy != 0 {
                self.close(target);
            }
            return None;
        }
        scratch.words.fill(0);
        let mut is_turned = false;
        for edge in edges {
            let (values, known) = self.frontier(edge.block.into());
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
        // Bits beyond the last unit are never met.
        let full = self.units * LOWS / 64;
        let states = target.values.iter_mut().zip(target.known.iter_mut());
        for (at, ((value, known), word)) in states.zip(words).enumerate() {
            let closed = *known | *value;
            let new = word & !closed;
            *value = *value & (*known | keep) | new;
            *known = closed;
            busy += u16::from(new != 0);
            left |= if at < full { !(closed | new) } else { 0 };
        }
        if !(self.units * LOWS).is_multiple_of(64) {
            let used = (1 << (self.units * LOWS % 64)) - 1;
            left |= !(target.known[full] | target.values[full]) & used;
        }
        *target.busy = busy;
        *target.full = left == 0;
        let sample = target.values.iter().zip(&*target.known).take(SAMPLE);
        let new = sample.map(|(value, known)| (value & !known).count_ones()).sum();
        (busy != 0).then_some(new)
    }
}

fn edges(plan: &Plan, colour: usize) -> Edges {
    let mut edges = Edges { first: vec![0], edges: Vec::new() };
    for &Block { set, region } in &plan.listed[colour] {
        let tiles = set.count_ones() as usize;
        for to in members(set) {
            for from in plan.grid.around(to).filter(|from| region >> from & 1 == 1) {
                let before = set ^ 1 << to ^ 1 << from;
                let below = |cell: u8| (1_u16 << cell) - 1;
                let place_from = (before & below(from)).count_ones() as usize;
                let place_to = (set & below(to)).count_ones() as usize;
                let block = plan.blocks.find(before, to) as usize;
                edges.edges.push(Edge {
                    block: (block - (1 - colour) * plan.listed[0].len()) as u16,
                    window: if place_from == place_to {
                        DIRECT
                    } else {
                        (place_from * tiles + place_to) as u8
                    },
                });
            }
        }
        edges.first.push(edges.edges.len() as u32);
    }
    edges
}
