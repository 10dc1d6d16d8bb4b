//! The everyday tables as a bound that any search can carry along.

use std::sync::Arc;

use langkah_language::text;

use super::canon::{CELLS, Numbering};
use super::step::{BUDGET, State, spared, to_spare};
use super::tables::Tables;
use crate::sliding::board::Board;
use crate::sliding::bound::about::{About, Boards};
use crate::sliding::bound::{Bound, Slide};
use crate::sliding::moves::Move;
use crate::sliding::packed;

/// Additive pattern databases 6-6-3 and their mirror image: see [`super::tables`], which argues
/// that they are admissible and consistent.
pub struct PatternDb {
    tables: Arc<Tables>,
    numbering: Numbering,
}

/// What a search carries: the board as the tables know it, and h of the board and of its mirror
/// image.
#[derive(Clone, Copy)]
pub struct Carry {
    positions: [u64; 2],
    residues: u64,
    h: [u8; 2],
}

/// More moves to spare than one move can use up.
const PLENTY: u32 = 64;

impl PatternDb {
    /// The bound as it is listed. Without its tables it cannot be taken apart.
    pub const ABOUT: About = About {
        name: "pattern-db",
        title: || text!("sliding-bound-pattern-databases"),
        boards: Boards::Fifteen,
        explain: |_, _| None,
    };

    /// `None` unless the goal has 4×4 cells and the tables are for the cell of its blank.
    pub fn new(goal: &Board, tables: Arc<Tables>) -> Option<Self> {
        let numbering = Numbering::new(goal)?;
        (numbering.home == tables.home()).then_some(Self { tables, numbering })
    }

    /// For each group, its tiles by their numbers, and the least number of moves that they need:
    /// first for the board, then for its mirror image. The greater of the two sums is h.
    pub fn parts(&self, board: u64) -> [Vec<(Vec<u8>, u32)>; 2] {
        let own = self.tables.groups(&self.tiles(board));
        let number = |name: u8| (0..CELLS).find(|&tile| self.numbering.name(tile) == name);
        [0, 1].map(|view| {
            let groups = (0..own[view].len()).map(|group| {
                let names = self.tables.tiles_of(group, view == 1);
                let mut tiles: Vec<u8> =
                    names.into_iter().filter_map(number).map(|tile| tile as u8).collect();
                tiles.sort_unstable();
                (tiles, own[view][group])
            });
            groups.collect()
        })
    }

    fn tiles(&self, board: u64) -> [u8; CELLS] {
        let mut tiles = [0; CELLS];
        for cell in 0..CELLS as u8 {
            let tile = packed::tile_at(board, cell.into()) as usize;
            tiles[usize::from(self.numbering.cell(cell))] = self.numbering.name(tile);
        }
        tiles
    }
}

impl Bound for PatternDb {
    type Carry = Carry;

    fn carry(&self, board: u64) -> Carry {
        let (State { positions, budget, .. }, h) = self.tables.state(&self.tiles(board));
        Carry { positions, residues: budget, h: h.map(|h| h as u8) }
    }

    #[inline]
    fn after(&self, carry: Carry, slide: Slide) -> Carry {
        let (from, to) = (self.numbering.cell(slide.to), self.numbering.cell(slide.from));
        let way = match i16::from(to) - i16::from(from) {
            -4 => Move::Up,
            -1 => Move::Left,
            4 => Move::Down,
            _ => Move::Right,
        };
        let slot = self.tables.slot(self.numbering.name(slide.tile()));
        let Carry { positions, residues, h } = carry;
        let state = State { board: 0, positions, budget: residues | to_spare([PLENTY; 2]) };
        let (positions, budget) = self.tables.after(&state, slot, (to.into(), way as u8));
        // If h has risen by one, two moves fewer are to spare.
        let left = spared(budget);
        let h = [0, 1].map(|view| h[view] + (PLENTY - left[view]) as u8 - 1);
        Carry { positions, residues: budget & BUDGET ^ to_spare(left), h }
    }

    #[inline]
    fn h(&self, carry: Carry) -> u32 {
        carry.h[0].max(carry.h[1]).into()
    }

    fn bytes(&self) -> u64 {
        self.tables.bytes()
    }
}
