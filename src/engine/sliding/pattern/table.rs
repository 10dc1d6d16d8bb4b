//! A table with its blocks and orders.

use std::sync::Arc;

use super::flood::{Maker, Shape};
use super::grid::Cells;
use super::orders::{self, Pattern};
use super::{NoTables, walk};
use crate::search::memory;
use crate::search::watch::Watch;

/// h modulo 4 of all patterns of a group.
pub struct Table {
    shape: Arc<Shape>,
    bits: Vec<u64>,
    goal: Pattern,
    /// The blank's region at the goal.
    region: Cells,
}

impl Table {
    /// The table of the tiles that belong on `cells`, as many as `maker` is for, where the blank
    /// belongs on `home`.
    ///
    /// # Errors
    /// If the watch ends it, and if the system has no memory.
    pub fn make(
        maker: &Maker,
        cells: &[u8],
        home: u8,
        watch: &mut dyn Watch,
    ) -> Result<Self, NoTables> {
        let shape = &maker.shape;
        let goal = shape.orders.pattern(cells);
        let region = shape.blocks.grid().region(goal.set, home);
        let mut bits = memory::zeros(shape.words()).ok_or(NoTables::Memory)?;
        if let Err(why) = maker.fill(goal, home, &mut bits, watch) {
            memory::leave(size_of_val(&*bits) as u64, bits);
            return Err(why);
        }
        Ok(Self { shape: shape.clone(), bits, goal, region })
    }

    /// Bytes of the bits alone.
    pub fn bytes(&self) -> u64 {
        (self.bits.capacity() * size_of::<u64>()) as u64
    }

    /// The pattern of tiles, the cell of each in the group's order.
    pub fn pattern(&self, cells: &[u8]) -> Pattern {
        self.shape.orders.pattern(cells)
    }

    /// The pattern after a tile has gone from a cell of the set to a free one.
    #[inline]
    pub fn slide(&self, pattern: Pattern, from: u8, to: u8) -> Pattern {
        self.shape.orders.slide(pattern, from, to)
    }

    /// The bit (h >> 1) & 1 of a pattern with the blank on a cell.
    #[inline]
    pub fn bit(&self, pattern: Pattern, blank: u8) -> u8 {
        let block = self.shape.blocks.find(pattern.set, blank);
        let bit = orders::bit(pattern.order);
        (self.bits[block * self.shape.orders.words() + bit / 64] >> (bit % 64)) as u8 & 1
    }

    /// h modulo 4.
    pub fn residue(&self, pattern: Pattern, blank: u8) -> u8 {
        let colour = self.shape.blocks.grid().colour(pattern.set ^ self.goal.set);
        self.bit(pattern, blank) << 1 | colour
    }

    /// h of a pattern. For a pattern that cannot reach the goal the number means nothing.
    pub fn h(&self, pattern: Pattern, blank: u8) -> u32 {
        let grid = self.shape.blocks.grid();
        walk::h(
            (pattern, blank),
            |(pattern, blank)| pattern == self.goal && self.region >> blank & 1 == 1,
            |(pattern, blank)| self.residue(pattern, blank),
            |(pattern, blank)| {
                let region = grid.region(pattern.set, blank);
                let slides = grid.slides(pattern.set, region);
                slides.map(move |(from, to)| (self.slide(pattern, from, to), from))
            },
        )
    }
}
