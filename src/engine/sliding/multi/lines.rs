//! The database of this metric: for every order of a board's lines, the fewest moves along one axis
//! to the goal's, while moves along the other axis cost nothing.
//!
//! Admissible and consistent for the moves along its axis: each of them makes one step here, and a
//! move along the other axis makes none. A move goes along one axis, so the distances of both axes
//! add up. Walking distance in the manner of K. Takahashi (2002) keeps less of the board: how many
//! tiles of each goal line a line has, but not their order.

use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use super::SIDE_MAX;
use super::shape::{Order, Shape};
use crate::grid::Dims;
use crate::search::watch::{Halt, Watch};
use crate::sliding::crew::{self, lock_now, lock_while};
use crate::sliding::pattern::{NoTables, tell};

/// The least number of left parts that a thread takes at once.
const TAKE: usize = 32;

/// The distances of all orders of one shape.
pub struct Lines {
    pub shape: Shape,
    /// For each order a byte for each line that the blank may be in, the first line in the lowest:
    /// the distance and 1, or 0 if no move leads there.
    distances: Vec<u32>,
}

/// The databases that were used last, the latest at the end.
static KEPT: Mutex<Vec<Arc<Lines>>> = Mutex::new(Vec::new());
/// The most bytes that all of them have: room for the two of a 4×4 goal.
const KEPT_BYTES: u64 = 128 << 20;

impl Lines {
    /// The most bytes that the databases of a goal of this size take; there may be two of them.
    pub fn bytes_max(dims: Dims) -> u64 {
        let sizes = [(dims.rows(), dims.cols()), (dims.cols(), dims.rows())];
        let orders = sizes.map(|(lines, length)| Shape::orders_of(lines, length));
        orders.iter().sum::<u64>() * size_of::<u32>() as u64
    }

    /// The databases for lines of these sizes: see [`Shape::new`]. Those that are kept, or new
    /// ones, which `threads` threads make. If another thread is making some, it waits for that
    /// thread.
    ///
    /// # Errors
    /// If the watch ends it, and if there is no memory.
    pub fn get(
        sizes: [(usize, usize, usize); 2],
        threads: usize,
        watch: &mut dyn Watch,
    ) -> Result<[Arc<Self>; 2], NoTables> {
        // What is kept is whole, even if a thread has panicked while it held the lock.
        let mut kept = lock_while(&KEPT, &mut || tell(watch, 0.0))?;
        // Those of this goal are the last to be dropped.
        kept.sort_by_key(|lines| sizes.contains(&lines.size()));
        let mut get = |size: (usize, usize, usize)| -> Result<Arc<Self>, NoTables> {
            if let Some(lines) = kept.iter().find(|lines| lines.size() == size) {
                return Ok(lines.clone());
            }
            let (lines, length, home) = size;
            let shape = Shape::new(lines, length, home).ok_or(NoTables::Home)?;
            // Old ones go before the new one takes its memory.
            let new = (shape.orders() * size_of::<u32>()) as u64;
            while !kept.is_empty()
                && new + kept.iter().map(|one| one.bytes()).sum::<u64>() > KEPT_BYTES
            {
                kept.remove(0);
            }
            let lines = Arc::new(Self::new(shape, threads, watch)?);
            kept.push(lines.clone());
            Ok(lines)
        };
        Ok([get(sizes[0])?, get(sizes[1])?])
    }

    /// The databases for lines of these sizes, if both are kept. It does not wait.
    pub fn kept(sizes: [(usize, usize, usize); 2]) -> Option<[Arc<Self>; 2]> {
        let kept = lock_now(&KEPT)?;
        let find = |size| kept.iter().find(|lines| lines.size() == size).cloned();
        Some([find(sizes[0])?, find(sizes[1])?])
    }

    /// Whether databases are kept.
    pub fn are_kept() -> bool {
        lock_now(&KEPT).is_some_and(|kept| !kept.is_empty())
    }

    /// Lets the kept databases go. Those that are being made stay.
    pub fn let_go() {
        if let Some(mut kept) = lock_now(&KEPT) {
            kept.clear();
        }
    }

    /// Lines, cells in a line, and the line of the goal's blank.
    fn size(&self) -> (usize, usize, usize) {
        (self.shape.lines(), self.shape.length(), self.shape.home())
    }

    /// Makes the database, breadth-first from the goal.
    ///
    /// # Errors
    /// If the watch ends it, and if there is no memory.
    pub fn new(shape: Shape, threads: usize, watch: &mut dyn Watch) -> Result<Self, NoTables> {
        let mut distances: Vec<AtomicU32> = Vec::new();
        distances.try_reserve_exact(shape.orders()).map_err(|_| NoTables::Memory)?;
        distances.resize_with(shape.orders(), AtomicU32::default);
        let goal = &distances[shape.number(shape.goal())];
        goal.store(1 << (8 * shape.home()), Ordering::Relaxed);
        let flood = Flood { tasks: tasks(&shape), shape: &shape, distances: &distances };
        flood.run(threads, watch)?;
        Ok(Self { shape, distances: distances.into_iter().map(AtomicU32::into_inner).collect() })
    }

    /// The distance of an order with the blank in a line.
    #[inline]
    pub fn distance(&self, order: Order, line: usize) -> u8 {
        let distances = self.distances[self.shape.number(order)];
        byte(distances, line).wrapping_sub(1) as u8
    }

    /// The distances of all orders in the order of their numbers, for each line of the blank. Where
    /// no move leads it is [`u8::MAX`].
    pub(super) fn every(&self) -> impl Iterator<Item = [u8; SIDE_MAX]> {
        let of = |distances: &u32| std::array::from_fn(|line| byte(*distances, line) as u8);
        self.distances
            .iter()
            .map(move |distances| of(distances).map(|mark: u8| mark.wrapping_sub(1)))
    }

    /// How many orders, each with a line for the blank, there are at each distance.
    pub fn distribution(&self) -> Vec<u64> {
        let mut counts = Vec::new();
        for distances in &self.distances {
            for line in 0..self.shape.lines() {
                let Some(distance) = byte(*distances, line).checked_sub(1) else { continue };
                let distance = distance as usize;
                if distance >= counts.len() {
                    counts.resize(distance + 1, 0);
                }
                counts[distance] += 1;
            }
        }
        counts
    }

    pub fn bytes(&self) -> u64 {
        (self.distances.capacity() * size_of::<u32>()) as u64
    }
}

#[inline]
const fn byte(distances: u32, line: usize) -> u32 {
    distances >> (8 * (line & 3)) & 0xff
}

/// Whether one of the four bytes is this one.
#[inline]
const fn has_byte(distances: u32, byte: u32) -> bool {
    const ONES: u32 = 0x0101_0101;
    let others = distances ^ (byte * ONES);
    others.wrapping_sub(ONES) & !others & (ONES << 7) != 0
}

/// The orders in shares for the threads: a group, and some of its left parts.
fn tasks(shape: &Shape) -> Vec<(usize, usize)> {
    let groups = shape.groups().iter().enumerate();
    let of = |(number, lefts): (usize, usize)| (0..lefts).step_by(TAKE).map(move |at| (number, at));
    groups.map(|(number, group)| (number, group.lefts.len())).flat_map(of).collect()
}

struct Flood<'a> {
    shape: &'a Shape,
    distances: &'a [AtomicU32],
    tasks: Vec<(usize, usize)>,
}

/// One distance: its orders are known, and those one farther are sought.
#[derive(Clone, Copy)]
struct Level {
    /// The distance and 1.
    mark: u32,
    /// Whether to look from the orders that no move has led to yet.
    is_backward: bool,
}

impl Flood<'_> {
    fn run(&self, threads: usize, watch: &mut dyn Watch) -> Result<(), NoTables> {
        let all = (self.shape.orders() * self.shape.lines()) as u64;
        let (mut met, mut frontier) = (1, 1);
        let mut mark = 1;
        while frontier > 0 && mark < 0xff {
            let is_backward = 2 * (all - met.min(all)) < 3 * frontier;
            frontier = self.level(Level { mark, is_backward }, threads, (met, all), watch)?;
            met += frontier;
            mark += 1;
        }
        Ok(())
    }

    /// Finds all orders that are one farther than those of a level. Returns their number, of which
    /// two threads may have counted some twice.
    fn level(
        &self,
        level: Level,
        threads: usize,
        (met, all): (u64, u64),
        watch: &mut dyn Watch,
    ) -> Result<u64, Halt> {
        let (next, found) = (AtomicUsize::new(0), AtomicU64::new(0));
        let one = || {
            let Some(&task) = self.tasks.get(next.fetch_add(1, Ordering::Relaxed)) else {
                return false;
            };
            found.fetch_add(self.task(level, task), Ordering::Relaxed);
            true
        };
        let mut beat = || {
            let share = (met + found.load(Ordering::Relaxed)) as f32 / all as f32;
            tell(watch, share.min(1.0))
        };
        // To start threads for a level takes longer than to go through a small table.
        let threads = if self.tasks.len() < 64 { 1 } else { threads };
        crew::share(threads, &|| &one, &mut beat)?;
        Ok(found.into_inner())
    }

    fn task(&self, level: Level, (group, from): (usize, usize)) -> u64 {
        let group = &self.shape.groups()[group];
        let wanted = if level.is_backward { 0 } else { level.mark };
        let mut found = 0;
        for &left in group.lefts.iter().skip(from).take(TAKE) {
            let first = self.shape.number(Order::from(left));
            let own = self.distances[first..].iter().zip(&group.rights);
            for (distances, &right) in own {
                let known = distances.load(Ordering::Relaxed);
                if !has_byte(known, wanted) {
                    continue;
                }
                let order = self.shape.order(left, right);
                for line in 0..self.shape.lines() {
                    // Of an order and its mirror image, one is enough.
                    if byte(known, line) != wanted || self.shape.turned(order, line) < order {
                        continue;
                    }
                    if !level.is_backward {
                        found += self.forward(level.mark + 1, order, line);
                    } else if self.is_next_to(level.mark, order, line) {
                        found += self.set(level.mark + 1, order, line);
                    }
                }
            }
        }
        found
    }

    /// Marks an order and its mirror image. Returns how many those are.
    fn set(&self, mark: u32, order: Order, line: usize) -> u64 {
        let turned = self.shape.turned(order, line);
        for order in [order, turned] {
            let distances = &self.distances[self.shape.number(order)];
            distances.fetch_or(mark << (8 * line), Ordering::Relaxed);
        }
        1 + u64::from(turned != order)
    }

    /// Marks what moves from an order lead to for the first time. Returns how many those are.
    fn forward(&self, mark: u32, order: Order, line: usize) -> u64 {
        let mut found = 0;
        self.shape.around(order, line, |order, line| {
            let distances = &self.distances[self.shape.number(order)];
            if byte(distances.load(Ordering::Relaxed), line) == 0 {
                found += self.set(mark, order, line);
            }
            true
        });
        found
    }

    /// Whether a move leads from an order to one with this mark.
    fn is_next_to(&self, mark: u32, order: Order, line: usize) -> bool {
        let mut is_met = false;
        self.shape.around(order, line, |order, line| {
            let distances = self.distances[self.shape.number(order)].load(Ordering::Relaxed);
            is_met = byte(distances, line) == mark;
            !is_met
        });
        is_met
    }
}
