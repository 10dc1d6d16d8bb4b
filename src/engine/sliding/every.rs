//! All shortest solutions of a board: how many there are, and each of them.
//!
//! One depth-first search within the least number of moves meets every board on every shortest
//! solution. It leaves out only the move that undoes the last one, which no shortest solution has:
//! the automaton of iterative deepening would leave out solutions as well. A board on a shortest
//! solution is kept with the moves that lead on and the number of its solutions, so that the search
//! goes below it once; boards without a solution in the moves that are left are kept as long as
//! there is room.
//!
//! That a board has no solution in the moves that are left does not depend on the way to it: the
//! way back leads to a board that is too far from the goal for the moves that are left then.

use std::collections::HashMap;

use super::moves::Move;
use super::space::SmallSpace;
use crate::search::limits::{Limit, Limits};
use crate::search::space::{LABEL_NONE, Packed, Space};
use crate::search::watch::{BEAT, Halt, Stats, Watch};
use crate::sliding::bound::Bound;

/// A board on a shortest solution.
#[derive(Clone, Copy)]
struct Kept {
    /// How many moves its solutions have.
    left: u32,
    /// A bit for each move that leads on, by label.
    ways: u8,
    count: u128,
}

/// Bytes for each board that is kept.
const KEPT_BYTES: u64 = 96;

/// How many boards without a solution are kept.
const FAILED: usize = 1 << 20;

/// All shortest solutions of a board.
pub struct Every {
    length: u32,
    root: u64,
    count: u128,
    boards: HashMap<u64, Kept>,
    stats: Stats,
}

impl Every {
    /// How many moves each of them has.
    pub fn length(&self) -> usize {
        self.length as usize
    }

    /// How many there are; `u128::MAX` stands for that number and all greater ones.
    pub fn count(&self) -> u128 {
        self.count
    }

    /// How many different boards are on them.
    pub fn boards(&self) -> usize {
        self.boards.len()
    }

    /// The figures of the search.
    pub fn stats(&self) -> Stats {
        self.stats
    }

    /// The solution at a place from 0 in the order up, left, down, right, if there are so many.
    pub fn get<S: Packed>(&self, space: &S, mut place: u128) -> Option<Vec<Move>> {
        if place >= self.count {
            return None;
        }
        let mut at = space.unpack(self.root, LABEL_NONE);
        let mut ways = Vec::with_capacity(self.length());
        while ways.len() < self.length() {
            let mut chosen = None;
            for (way, child, count) in self.onward(space, &at).into_iter().flatten() {
                if place < count {
                    chosen = Some((way, child));
                    break;
                }
                place -= count;
            }
            let (way, child) = chosen?;
            ways.push(way);
            at = child;
        }
        Some(ways)
    }

    /// The place of a solution in that order; `None` if these moves are none of the shortest
    /// solutions.
    pub fn place<S: Packed>(&self, space: &S, ways: &[Move]) -> Option<u128> {
        if ways.len() != self.length() {
            return None;
        }
        let mut at = space.unpack(self.root, LABEL_NONE);
        let mut place = 0_u128;
        for way in ways {
            let mut chosen = None;
            for (one, child, count) in self.onward(space, &at).into_iter().flatten() {
                if one == *way {
                    chosen = Some(child);
                    break;
                }
                place = place.saturating_add(count);
            }
            at = chosen?;
        }
        Some(place)
    }

    /// The moves that lead on from a board on a shortest solution, in order, each with its child
    /// and the number of the child's solutions.
    fn onward<S: Packed>(&self, space: &S, at: &S::Node) -> [Option<(Move, S::Node, u128)>; 4] {
        let mut onward = [None; 4];
        let Some(kept) = self.boards.get(&space.pack(at)) else { return onward };
        space.expand(at, &mut |label, child| {
            let way = Move::ALL.into_iter().position(|way| way as u8 == label);
            if kept.ways & 1 << label != 0
                && let Some(place) = way
            {
                let below = self.boards.get(&space.pack(&child)).map_or(0, |kept| kept.count);
                let count = if kept.left == 1 { 1 } else { below };
                onward[place] = Some((Move::ALL[place], child, count));
            }
        });
        onward
    }
}

/// Finds all solutions of `length` moves, which must be the least number of moves, on the board of
/// a space that makes no reversals.
///
/// # Errors
/// If a limit or the watch ends the search: the number is not known then.
pub fn every<B: Bound>(
    space: &SmallSpace<'_, B>,
    length: u32,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Result<Every, Halt> {
    let root = space.root();
    let kept_max = (limits.memory_max.saturating_sub(FAILED_BYTES) / KEPT_BYTES) as usize;
    let mut search = Search {
        space,
        boards: HashMap::new(),
        failed: vec![(0, 0); FAILED].into(),
        stats: Stats { f: length, live_peak: u64::from(length) + 1, ..Stats::default() },
        beat_at: BEAT.min(limits.generated_max),
        generated_max: limits.generated_max,
        kept_max,
        watch,
    };
    let count = match space.h(&root) > length {
        true => 0,
        false => search.count(&root, length)?,
    };
    let Search { boards, mut stats, .. } = search;
    stats.memory_peak = FAILED_BYTES + boards.len() as u64 * KEPT_BYTES;
    Ok(Every { length, root: space.pack(&root), count, boards, stats })
}

const FAILED_BYTES: u64 = (FAILED * size_of::<(u64, u32)>()) as u64;

struct Search<'a, 'b, B> {
    space: &'a SmallSpace<'b, B>,
    boards: HashMap<u64, Kept>,
    /// Boards that have no solution in so many moves; a newer one takes the place of an older one.
    failed: Box<[(u64, u32)]>,
    stats: Stats,
    beat_at: u64,
    generated_max: u64,
    kept_max: usize,
    watch: &'a mut dyn Watch,
}

impl<B: Bound> Search<'_, '_, B> {
    /// The number of solutions of exactly `left` moves, fewer than which no solution has.
    fn count(
        &mut self,
        node: &<SmallSpace<'_, B> as Space>::Node,
        left: u32,
    ) -> Result<u128, Halt> {
        if left == 0 {
            return Ok(self.space.is_goal(node).into());
        }
        let board = self.space.pack(node);
        if let Some(kept) = self.boards.get(&board) {
            return Ok(if kept.left == left { kept.count } else { 0 });
        }
        let slot = (board.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44) as usize % FAILED;
        // Boards of an odd and of an even number of moves left never meet.
        if self.failed[slot].0 == board && self.failed[slot].1 >= left {
            return Ok(0);
        }
        self.check()?;
        self.stats.expanded += 1;
        let space = self.space;
        let mut children = [None; 4];
        space.expand(node, &mut |label, child| {
            if let Some(slot) = children.get_mut(usize::from(label)) {
                *slot = Some(child);
            }
        });
        let (mut ways, mut count) = (0, 0_u128);
        for (label, child) in children.iter().enumerate() {
            let Some(child) = child else { continue };
            self.stats.generated += 1;
            if space.h(child) < left {
                let more = self.count(child, left - 1)?;
                ways |= u8::from(more > 0) << label;
                count = count.saturating_add(more);
            }
        }
        if count == 0 {
            self.failed[slot] = (board, left);
        } else if self.boards.len() < self.kept_max {
            self.boards.insert(board, Kept { left, ways, count });
        } else {
            return Err(Halt::Limit(Limit::Memory));
        }
        Ok(count)
    }

    fn check(&mut self) -> Result<(), Halt> {
        if self.stats.generated < self.beat_at {
            return Ok(());
        }
        if self.stats.generated >= self.generated_max {
            return Err(Halt::Limit(Limit::Nodes));
        }
        self.beat_at = (self.stats.generated + BEAT).min(self.generated_max);
        self.watch.beat(&self.stats.into())
    }
}
