//! All boards of 3×3 that can reach the goal with the blank last, with their true distances, by one
//! breadth-first search from the goal.

use crate::grid::Dims;
use crate::search::watch::{Halt, Progress, Watch};
use crate::sliding::board::{Board, Goal};
use crate::sliding::moves::Move;
use crate::sliding::packed;

/// How many boards there are: half of 9!.
pub const BOARDS: usize = 181_440;
/// The greatest distance.
pub const DISTANCE_MAX: u32 = 31;

const CELLS: usize = 9;
/// How many arrangements there are: 9!.
const ARRANGEMENTS: usize = 2 * BOARDS;
/// What has no place among the boards.
const NONE: u32 = u32::MAX;

/// The boards in the order of their distances.
pub struct Eight {
    pub goal: Board,
    boards: Vec<u64>,
    distances: Vec<u8>,
    /// The places of the boards one move away.
    beside: Vec<[u32; 4]>,
}

impl Eight {
    /// How many boards are made between two beats of a watch.
    const BEAT: usize = 4096;

    /// Makes all boards.
    ///
    /// # Errors
    /// Why it ended early, if the watch ended it.
    pub fn new(watch: &mut dyn Watch) -> Result<Self, Halt> {
        let Some(goal) = Dims::new(3, 3).and_then(|dims| Goal::BlankLast.board(dims).ok()) else {
            return Err(Halt::Stopped);
        };
        let dims = goal.dims();
        let mut boards = Vec::with_capacity(BOARDS);
        let mut distances = Vec::with_capacity(BOARDS);
        let mut beside = Vec::with_capacity(BOARDS);
        let mut places = vec![NONE; ARRANGEMENTS];
        boards.push(packed::pack(&goal));
        distances.push(0);
        places[rank(boards[0])] = 0;
        let mut at = 0;
        while let Some(&board) = boards.get(at) {
            if at.is_multiple_of(Self::BEAT) {
                watch.beat(&Progress::default())?;
            }
            let blank = packed::blank(board);
            let mut near = [NONE; 4];
            for way in Move::ALL {
                let Some(to) = dims.neighbour(blank as usize, way) else { continue };
                let after = packed::slide(board, to as u32, blank);
                let place = &mut places[rank(after)];
                if *place == NONE {
                    *place = boards.len() as u32;
                    boards.push(after);
                    distances.push(distances[at] + 1);
                }
                near[way as usize] = *place;
            }
            beside.push(near);
            at += 1;
        }
        Ok(Self { goal, boards, distances, beside })
    }

    /// The packed boards in the order of their distances.
    pub fn boards(&self) -> &[u64] {
        &self.boards
    }

    /// The fewest moves from the board of this place to the goal.
    pub fn distance(&self, at: usize) -> u32 {
        self.distances[at].into()
    }

    /// The places of the boards one move away.
    pub fn beside(&self, at: usize) -> impl Iterator<Item = usize> {
        self.beside[at].into_iter().filter(|&place| place != NONE).map(|place| place as usize)
    }

    /// The board of a place.
    pub fn board(&self, at: usize) -> Board {
        let cells = 0..CELLS as u32;
        let tiles: Vec<u8> =
            cells.map(|cell| packed::tile_at(self.boards[at], cell) as u8).collect();
        Board::new(self.goal.dims(), &tiles).unwrap_or_else(|_| self.goal.clone())
    }
}

/// The place of an arrangement of nine tiles in the order of the dictionary.
fn rank(board: u64) -> usize {
    let (mut met, mut rank) = (0_u32, 0);
    for cell in 0..CELLS {
        let tile = packed::tile_at(board, cell as u32) as u32;
        let smaller = tile - (met & ((1 << tile) - 1)).count_ones();
        rank = rank * (CELLS - cell) + smaller as usize;
        met |= 1 << tile;
    }
    rank
}
