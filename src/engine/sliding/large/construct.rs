//! A first solution for a board of any size at once: line by line, as a person does it.
//!
//! It fills the outer rows and columns, except those of the blank's goal cell, one after the other
//! until at most 3×3 cells are left. It brings each tile of a line to its goal cell by a shortest
//! way that does not touch the filled cells; it brings the last two tiles of a line together. It
//! solves the cells that are left in one search. Every part is a breadth-first search over the
//! cells of the blank and of the tiles concerned. So there are no special cases, and at most a
//! million positions.

use std::collections::HashSet;

use super::frame::Frame;
use crate::grid::Dims;
use crate::search::memory::list;
use crate::search::space::Label;
use crate::sliding::moves::Move;

/// The most cells of a side that are solved at once.
const SIDE_LAST: usize = 3;

/// The moves, and the most bytes that the search held.
pub struct Constructed {
    /// `None` if the system has no memory, or if `go_on` has ended it.
    pub labels: Option<Vec<Label>>,
    pub bytes_peak: u64,
}

/// Moves from the start to the goal, if the goal can be reached. The way is not a short one. It
/// calls `go_on` between the parts; `false` ends it. On 10×10 it holds up to 25 MiB, on 5×5 up to
/// 10 MiB.
pub fn solution(frame: &Frame, go_on: &mut dyn FnMut() -> bool) -> Constructed {
    let mut walk = Route {
        dims: frame.dims(),
        tiles: frame.start().into(),
        blank: frame.blank(frame.start()).into(),
        filled: vec![false; frame.cells()],
        labels: Vec::new(),
        bytes_peak: 0,
    };
    let batches = batches(frame.dims(), frame.home().into());
    let is_done = batches.into_iter().all(|batch| go_on() && walk.fill(&batch).is_some());
    let labels = (is_done && frame.is_goal(&walk.tiles)).then_some(walk.labels);
    Constructed { labels, bytes_peak: walk.bytes_peak }
}

/// The groups of tiles, by their goal cells, in the order in which they are brought home; the tiles
/// of a group go together.
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

struct Route {
    dims: Dims,
    tiles: Box<[u8]>,
    blank: usize,
    filled: Vec<bool>,
    labels: Vec<Label>,
    bytes_peak: u64,
}

/// The cells of the blank, and of the tiles of a batch.
type Places = (u8, [u8; SIDE_LAST * SIDE_LAST]);

/// A position that the search has met, the index in the list of the position before it, and the
/// move between both.
#[derive(Clone, Copy)]
struct Met {
    places: Places,
    before: u32,
    label: Label,
}

impl Route {
    /// Brings tiles to their goal cells, where they stay from then on. `None` as in
    /// [`bring`](Self::bring).
    fn fill(&mut self, batch: &[usize]) -> Option<()> {
        self.bring(batch)?;
        batch.iter().for_each(|&cell| self.filled[cell] = true);
        Some(())
    }

    /// Brings tiles to their goal cells by a shortest way. `None` if there is none, or if the
    /// system has no memory.
    fn bring(&mut self, batch: &[usize]) -> Option<()> {
        let mut start = (self.blank as u8, [0; SIDE_LAST * SIDE_LAST]);
        for (place, &tile) in start.1.iter_mut().zip(batch) {
            *place = self.tiles.iter().position(|&other| usize::from(other) == tile)? as u8;
        }
        let is_home = |places: &Places| {
            batch.iter().zip(&places.1).all(|(&tile, &place)| usize::from(place) == tile)
        };
        let mut met = vec![Met { places: start, before: 0, label: 0 }];
        let free = self.filled.iter().filter(|filled| !**filled).count();
        let mut seen = Visited::new(self.tiles.len(), batch.len(), free)?;
        seen.is_new(start);
        let mut at = 0;
        while !is_home(&met.get(at)?.places) {
            let places = met[at].places;
            self.make_room(&mut met, &seen)?;
            for way in Move::ALL {
                let to = self.dims.neighbour(places.0.into(), way);
                let Some(to) = to.filter(|&to| !self.filled[to]) else { continue };
                let after = slide(places, to as u8, batch.len());
                if seen.is_new(after) {
                    met.push(Met { places: after, before: at as u32, label: way as Label });
                }
            }
            at += 1;
        }
        let mut labels = Vec::new();
        while at > 0 {
            labels.push(met[at].label);
            at = met[at].before as usize;
        }
        labels.reverse();
        self.play(&labels);
        Some(())
    }

    /// Makes room for a position's neighbours. A list that grows holds its old and its new memory
    /// at once.
    fn make_room(&mut self, met: &mut Vec<Met>, seen: &Visited) -> Option<()> {
        let places = met.capacity();
        let is_full = met.len() + Move::ALL.len() > places;
        let held = places + if is_full { 2 * places.max(Move::ALL.len()) } else { 0 };
        let bytes = (held * size_of::<Met>() + seen.bytes()) as u64;
        self.bytes_peak = self.bytes_peak.max(bytes);
        met.try_reserve(Move::ALL.len()).ok()
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

/// The positions that the search has met: marked on a grid if the grid is small, else in a set.
enum Visited {
    Grid { cells: usize, count: usize, met: Vec<bool> },
    Set(HashSet<Places>),
}

impl Visited {
    /// For the places of the blank and of `count` tiles, on a board with `free` cells that are not
    /// filled. `None` if the system has no memory.
    fn new(cells: usize, count: usize, free: usize) -> Option<Self> {
        if count > 2 {
            // Half of the arrangements can be reached, and one more must fit.
            let positions: usize = (free - count..=free).product();
            let mut set = HashSet::new();
            set.try_reserve(positions / 2 + 1).ok()?;
            return Some(Self::Set(set));
        }
        let mut met = list(cells.pow(count as u32 + 1))?;
        met.resize(met.capacity(), false);
        Some(Self::Grid { cells, count, met })
    }

    /// A set's slot is a position and a byte of control; it has slots for a load of 7/8.
    fn bytes(&self) -> usize {
        match self {
            Self::Set(set) => set.capacity() * 8 / 7 * (size_of::<Places>() + 1),
            Self::Grid { met, .. } => met.len(),
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
