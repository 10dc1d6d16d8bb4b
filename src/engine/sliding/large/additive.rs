//! Additive pattern databases: the tiles are divided into groups. The table of a group counts the
//! moves of its own tiles, and the sum over the groups is a lower bound. There may be a second
//! division of all tiles; h is the greater sum. [`Layout`] has the divisions.
//!
//! Admissible and consistent: a move moves one tile, so it changes one table's h of a division,
//! by 1.

use std::sync::Arc;

use super::bound::{Bound, Judged};
use super::frame::{Frame, Slide};
use super::layout::Layout;
use super::store;
use super::tally::Tally;
use crate::sliding::pattern::grid::{CELLS_MAX, Cells};
use crate::sliding::pattern::orders::{Order, Pattern};
use crate::sliding::pattern::table::Table;

/// Up to `LANES` tables, each for a group of one of the divisions.
pub struct Additive<const LANES: usize> {
    lanes: Vec<Lane>,
    /// For each tile its lane in each division.
    of_tile: Vec<[u8; 2]>,
    divisions: usize,
    /// The blank's goal cell and name.
    home: u8,
}

/// A group, and how its cells are turned to read the table.
#[derive(Clone)]
struct Lane {
    table: Arc<Table>,
    map: [u8; CELLS_MAX],
    /// The group's tiles in the table's order.
    tiles: Vec<u8>,
    division: usize,
}

#[derive(Clone, Copy)]
pub struct PatternCarry<const LANES: usize> {
    /// The pattern of each lane. Sets and orders stand apart, because they take less room so.
    sets: [Cells; LANES],
    orders: [Order; LANES],
    /// h of each lane modulo 4.
    residues: [u8; LANES],
    /// h of the two divisions.
    sums: [u16; 2],
}

impl<const LANES: usize> PatternCarry<LANES> {
    #[inline]
    fn pattern(&self, number: usize) -> Pattern {
        Pattern { set: self.sets[number], order: self.orders[number] }
    }

    #[inline]
    fn put(&mut self, number: usize, Pattern { set, order }: Pattern) {
        (self.sets[number], self.orders[number]) = (set, order);
    }
}

impl<const LANES: usize> Additive<LANES> {
    /// Makes the tables, or takes those that are kept. The layout must have at most `LANES` groups.
    /// `None` if `tally` ends it.
    pub fn prepare(frame: &Frame, layout: &Layout, tally: &mut dyn Tally) -> Option<Self> {
        let place = (frame.dims(), frame.home());
        let tables = store::tables(place, layout.keys(), tally).ok()?;
        let mut of_tile = vec![[0; 2]; frame.cells()];
        let mut lanes = Vec::new();
        for (number, group) in layout.groups().iter().enumerate() {
            let mut map = [0; CELLS_MAX];
            map[..group.map.len()].copy_from_slice(&group.map);
            let mut tiles = group.tiles.clone();
            tiles.sort_unstable_by_key(|&tile| map[usize::from(tile)]);
            for &tile in &tiles {
                of_tile[usize::from(tile)][group.division] = number as u8;
            }
            let table = tables.get(group.key)?.clone();
            lanes.push(Lane { table, map, tiles, division: group.division });
        }
        let divisions = lanes.iter().map(|lane| lane.division + 1).max().unwrap_or(1);
        Some(Self { lanes, of_tile, divisions, home: frame.home() })
    }
}

impl Lane {
    #[inline]
    fn turned(&self, cell: u8) -> u8 {
        self.map[usize::from(cell) & (CELLS_MAX - 1)]
    }
}

impl<const LANES: usize> Bound for Additive<LANES> {
    type Carry = PatternCarry<LANES>;

    fn carry(&self, tiles: &[u8]) -> Self::Carry {
        let cell_of = |tile: u8| tiles.iter().position(|&other| other == tile).unwrap_or(0) as u8;
        let mut carry = PatternCarry {
            sets: [0; LANES],
            orders: [0; LANES],
            residues: [0; LANES],
            sums: [0; 2],
        };
        let home = cell_of(self.home);
        for (number, lane) in self.lanes.iter().enumerate() {
            let cells: Vec<u8> =
                lane.tiles.iter().map(|&tile| lane.turned(cell_of(tile))).collect();
            let pattern = lane.table.pattern(&cells);
            let blank = lane.turned(home);
            carry.put(number, pattern);
            carry.residues[number] = lane.table.residue(pattern, blank);
            carry.sums[lane.division] += lane.table.h(pattern, blank) as u16;
        }
        carry
    }

    #[inline]
    fn after(&self, carry: &Self::Carry, _: &[u8], slide: Slide) -> Self::Carry {
        let mut after = *carry;
        for (division, number) in self.lanes_of(slide.tile) {
            let (pattern, residue) = self.lane_after(carry, number, slide);
            after.sums[division] = sum_after(carry.sums[division], carry.residues[number], residue);
            after.put(number, pattern);
            after.residues[number] = residue;
        }
        after
    }

    #[inline]
    fn h(&self, carry: &Self::Carry) -> u32 {
        u32::from(carry.sums[0].max(carry.sums[1]))
    }

    #[inline]
    fn rank(&self, carry: &Self::Carry) -> u32 {
        u32::from(carry.sums[0] + carry.sums[1])
    }

    /// Looks first at the division with the greater h. If its h is too great already, the table of
    /// the other one is not read.
    #[inline]
    fn after_within(
        &self,
        carry: &Self::Carry,
        _: &[u8],
        slide: Slide,
        most: u32,
    ) -> Result<Self::Carry, u32> {
        let mut after = *carry;
        let greater = usize::from(carry.sums[1] > carry.sums[0]);
        for division in [greater, 1 - greater].into_iter().take(self.divisions) {
            let number = usize::from(self.of_tile[usize::from(slide.tile)][division]);
            let number = number.min(LANES - 1);
            let (pattern, residue) = self.lane_after(carry, number, slide);
            let sum = sum_after(carry.sums[division], carry.residues[number], residue);
            if u32::from(sum) > most {
                return Err(sum.into());
            }
            after.sums[division] = sum;
            after.put(number, pattern);
            after.residues[number] = residue;
        }
        Ok(after)
    }

    /// Reads the tables and does not change the patterns, because most children are never made.
    #[inline]
    fn judge(&self, carry: &Self::Carry, _: &[u8], slide: Slide) -> Judged {
        let mut sums = carry.sums;
        for (division, number) in self.lanes_of(slide.tile) {
            let (_, residue) = self.lane_after(carry, number, slide);
            sums[division] = sum_after(sums[division], carry.residues[number], residue);
        }
        Judged { h: sums[0].max(sums[1]).into(), rank: (sums[0] + sums[1]).into() }
    }
}

impl<const LANES: usize> Additive<LANES> {
    /// The divisions, and a tile's lane in each.
    #[inline]
    fn lanes_of(&self, tile: u8) -> impl Iterator<Item = (usize, usize)> {
        let lanes = self.of_tile[usize::from(tile)].into_iter().take(self.divisions);
        lanes.map(|number| usize::from(number).min(LANES - 1)).enumerate()
    }

    /// A lane's pattern and h modulo 4 after a slide of one of its tiles.
    #[inline]
    fn lane_after(
        &self,
        carry: &PatternCarry<LANES>,
        number: usize,
        slide: Slide,
    ) -> (Pattern, u8) {
        let lane = &self.lanes[number];
        let (from, to) = (lane.turned(slide.from), lane.turned(slide.to));
        let pattern = lane.table.slide(carry.pattern(number), from, to);
        let even = carry.residues[number] & 1 ^ 1;
        (pattern, (lane.table.bit(pattern, from) << 1) | even)
    }
}

/// The h of a division after the h of one of its lanes has changed by 1. `before` and `after` are
/// the lane's h modulo 4.
#[inline]
fn sum_after(sum: u16, before: u8, after: u8) -> u16 {
    if after == (before + 1) & 3 { sum + 1 } else { sum - 1 }
}
