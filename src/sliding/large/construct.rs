//! A first solution for a board of any size at once: line by line, as a person does it.
//!
//! The outer rows and columns that the blank's goal cell is not in are filled one after the other
//! until at most 3×3 cells are left. Each tile of a line is brought home by a shortest way that
//! leaves the filled cells alone, the last two of a line together; what is left at the end is
//! solved at once. Every part is a breadth-first search over the cells of the blank and of the
//! tiles in question, so there are no cases to get wrong, and a million positions at the most.

use std::collections::HashSet;

use super::frame::Frame;
use crate::grid::Dims;
use crate::search::space::Label;
use crate::sliding::moves::Move;

/// The most cells of a side that are solved at once.
const SIDE_LAST: usize = 3;

/// Moves from the start to the goal, provided that it can be reached. Not a short way. `go_on` is
/// asked between the parts, and may end it. `None` then, and where the system has no memory.
pub fn solution(frame: &Frame, mut go_on: impl FnMut() -> bool) -> Option<Vec<Label>> {
    let mut walk = Walk {
        dims: frame.dims(),
        tiles: frame.start().into(),
        blank: frame.blank(frame.start()).into(),
        filled: vec![false; frame.cells()],
        labels: Vec::new(),
    };
    for batch in batches(frame.dims(), frame.home().into()) {
        if !go_on() {
            return None;
        }
        walk.bring(&batch)?;
        for cell in batch {
            walk.filled[cell] = true;
        }
    }
    frame.is_goal(&walk.tiles).then_some(walk.labels)
}

/// The tiles, by their goal cells, that are brought home together, in turn.
fn batches(dims: Dims, home: usize) -> Vec<Vec<usize>> {
    let (mut rows, mut cols) = (0..dims.rows(), 0..dims.cols());
    let (row, col) = (dims.row(home), dims.col(home));
    let mut batches = Vec::new();
    while rows.len() > SIDE_LAST || cols.len() > SIDE_LAST {
        let line: Vec<usize> = if rows.len() >= cols.len() {
            let line = if rows.start == row { rows.end - 1 } else { rows.start };
            rows = if line == rows.start { line + 1..rows.end } else { rows.start..line };
            cols.clone().map(|col| line * dims.cols() + col).collect()
        } else {
            let line = if cols.start == col { cols.end - 1 } else { cols.start };
            cols = if line == cols.start { line + 1..cols.end } else { cols.start..line };
            rows.clone().map(|row| row * dims.cols() + line).collect()
        };
        let (singles, pair) = line.split_at(line.len() - 2);
        batches.extend(singles.iter().map(|&tile| vec![tile]));
        batches.push(pair.to_vec());
    }
    let left = rows.flat_map(|row| cols.clone().map(move |col| row * dims.cols() + col));
    batches.push(left.filter(|&cell| cell != home).collect());
    batches
}

struct Walk {
    dims: Dims,
    tiles: Box<[u8]>,
    blank: usize,
    filled: Vec<bool>,
    labels: Vec<Label>,
}

/// The cells of the blank, and of the tiles of a batch.
type Places = (u8, [u8; SIDE_LAST * SIDE_LAST]);

impl Walk {
    /// Brings tiles home by a shortest way. `None` where there is none, or the system has no memory.
    fn bring(&mut self, batch: &[usize]) -> Option<()> {
        let mut start = (self.blank as u8, [0; SIDE_LAST * SIDE_LAST]);
        for (place, &tile) in start.1.iter_mut().zip(batch) {
            *place = self.tiles.iter().position(|&other| usize::from(other) == tile)? as u8;
        }
        let is_home = |places: &Places| {
            batch.iter().zip(&places.1).all(|(&tile, &place)| usize::from(place) == tile)
        };
        // Each position met, in order, with the one before it and the move between.
        let mut met = vec![(start, 0, 0)];
        let mut seen = Seen::new(self.tiles.len(), batch.len())?;
        seen.is_new(start);
        let mut at = 0;
        while !is_home(&met.get(at)?.0) {
            let places = met[at].0;
            met.try_reserve(Move::ALL.len()).ok()?;
            seen.reserve(Move::ALL.len())?;
            for way in Move::ALL {
                let to = self.dims.neighbour(places.0.into(), way);
                let Some(to) = to.filter(|&to| !self.filled[to]) else { continue };
                let after = slide(places, to as u8, batch.len());
                if seen.is_new(after) {
                    met.push((after, at, way as Label));
                }
            }
            at += 1;
        }
        let mut labels = Vec::new();
        while at > 0 {
            labels.push(met[at].2);
            at = met[at].1;
        }
        labels.reverse();
        self.play(&labels);
        Some(())
    }

    fn play(&mut self, labels: &[Label]) {
        for &label in labels {
            let way = Move::from_index(label);
            if let Some(to) = way.and_then(|way| self.dims.neighbour(self.blank, way)) {
                self.tiles.swap(self.blank, to);
                self.blank = to;
                self.labels.push(label);
            }
        }
    }
}

/// The positions met: marked on a grid where that is small.
enum Seen {
    Grid { cells: usize, count: usize, met: Vec<bool> },
    Set(HashSet<Places>),
}

impl Seen {
    fn new(cells: usize, count: usize) -> Option<Self> {
        if count > 2 {
            return Some(Self::Set(HashSet::new()));
        }
        let mut met = Vec::new();
        met.try_reserve_exact(cells.pow(count as u32 + 1)).ok()?;
        met.resize(met.capacity(), false);
        Some(Self::Grid { cells, count, met })
    }

    /// Makes room for so many more. `None` where the system has no memory.
    fn reserve(&mut self, more: usize) -> Option<()> {
        match self {
            Self::Set(set) => set.try_reserve(more).ok(),
            Self::Grid { .. } => Some(()),
        }
    }

    fn is_new(&mut self, places: Places) -> bool {
        match self {
            Self::Set(set) => set.insert(places),
            Self::Grid { cells, count, met } => {
                let tiles = places.1[..*count].iter();
                let at =
                    tiles.fold(usize::from(places.0), |at, &cell| at * *cells + usize::from(cell));
                !std::mem::replace(&mut met[at], true)
            }
        }
    }
}

/// The places after the blank has gone to a cell.
fn slide((blank, mut tiles): Places, to: u8, count: usize) -> Places {
    if let Some(tile) = tiles[..count].iter_mut().find(|tile| **tile == to) {
        *tile = blank;
    }
    (to, tiles)
}
