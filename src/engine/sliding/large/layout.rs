//! Which groups of tiles have tables, and which table each group is read from.

use std::cmp::Reverse;

use super::frame::Frame;
pub use super::partition::Division;
use super::partition::{self, groups};
use super::store::Key;
use super::tuned;
use crate::grid::Dims;
use crate::sliding::pattern::flood::Shape;
use crate::sliding::pattern::grid::{Grid, members};
use crate::sliding::pattern::symmetry::{image, symmetries};

/// A group of one of the divisions.
pub(super) struct Group {
    pub(super) division: usize,
    pub(super) tiles: Vec<u8>,
    /// The number of its table among the keys.
    pub(super) key: usize,
    /// For each cell of the board the cell that the table has in its place.
    pub(super) map: Vec<u8>,
}

/// The groups of the divisions, and which table each of them is read from.
pub struct Layout {
    /// How many cells the board has.
    cells: usize,
    keys: Vec<Key>,
    groups: Vec<Group>,
}

impl Layout {
    /// The ways to divide the tiles into groups of at most `tiles`, the best one first. Last comes
    /// a layout with one division. Before it, if `lanes` allows, come layouts with a second one:
    /// the one that goes with the first, or the mirror image, or, if there is neither, each other
    /// division.
    pub fn all(frame: &Frame, tiles: usize, lanes: usize) -> Vec<Self> {
        let (dims, home) = (frame.dims(), frame.home());
        let mut tuned = tuned::divisions(dims, home, tiles).into_iter();
        let first = tuned.next().unwrap_or_else(|| groups(dims, home, tiles));
        let mut seconds: Vec<Division> = tuned.collect();
        if seconds.is_empty() {
            seconds = seconds_of(&first, dims, home, tiles);
        }
        seconds.retain(|second| first.len() + second.len() <= lanes);
        let two = seconds.into_iter().map(|second| vec![first.clone(), second]);
        two.chain([vec![first.clone()]]).map(|divisions| Self::of(frame, divisions)).collect()
    }

    /// The layout of one or two divisions of all tiles in groups of at most
    /// [`TILES_MAX`](crate::sliding::pattern::blocks::TILES_MAX).
    pub fn of(frame: &Frame, divisions: Vec<Division>) -> Self {
        let (dims, home) = (frame.dims(), frame.home());
        let grid = Grid::by_rows(dims);
        let turns = symmetries(dims);
        let mut layout = Self { cells: frame.cells(), keys: Vec::new(), groups: Vec::new() };
        for (division, cells) in divisions
            .into_iter()
            .enumerate()
            .flat_map(|(number, groups)| groups.into_iter().map(move |cells| (number, cells)))
        {
            let set = cells.iter().fold(0, |set, cell| set | 1 << cell);
            let region = grid.region(set, home);
            let turned = turns.iter().map(|map| {
                let region = members(region).fold(0, |r, cell| r | 1 << map[usize::from(cell)]);
                (Key { cells: image(map, &cells), region }, map)
            });
            let Some((key, map)) = turned.min_by(|a, b| a.0.cmp(&b.0)) else { continue };
            let number = layout.keys.iter().position(|other| *other == key);
            let number = number.unwrap_or_else(|| {
                layout.keys.push(key);
                layout.keys.len() - 1
            });
            layout.groups.push(Group { division, tiles: cells, key: number, map: map.clone() });
        }
        layout
    }

    /// The tiles of the largest group.
    pub fn tiles(&self) -> usize {
        self.keys.iter().map(|key| key.cells.len()).max().unwrap_or(0)
    }

    pub(super) fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The divisions, as for [`Layout::of`].
    pub fn divisions(&self) -> Vec<Division> {
        let of = |number| self.groups.iter().filter(move |group| group.division == number);
        let all = (0..2).map(|number| of(number).map(|group| group.tiles.clone()).collect());
        all.filter(|groups: &Division| !groups.is_empty()).collect()
    }

    pub(super) fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// How many patterns the tables would have, the blank left out, if all groups were as large as
    /// the largest one.
    pub(super) fn patterns(&self) -> u64 {
        self.keys.len() as u64 * patterns(self.cells, self.tiles())
    }

    /// Whether there is a second division.
    pub(super) fn has_two(&self) -> bool {
        self.groups.iter().any(|group| group.division > 0)
    }

    /// About how many bytes the tables and the making of one of them need.
    pub(super) fn bytes_needed(&self) -> u64 {
        let bytes = |tiles| Shape::bytes_about(self.cells, tiles);
        let tables: u64 = self.keys.iter().map(|key| bytes(key.cells.len())).sum();
        tables + 2 * bytes(self.tiles())
    }
}

/// About how many bytes sets of tables need together.
pub(super) fn bytes_needed(layouts: &[Layout]) -> u64 {
    layouts.iter().map(Layout::bytes_needed).sum()
}

/// How many patterns a group of so many tiles has, the blank left out.
pub(super) fn patterns(cells: usize, tiles: usize) -> u64 {
    (cells - tiles + 1..=cells).map(|cells| cells as u64).product()
}

/// Second divisions beside one that has none of its own, the best one first.
fn seconds_of(first: &Division, dims: Dims, home: u8, tiles: usize) -> Vec<Division> {
    let differs = |other: &Division| other.iter().any(|cells| !first.contains(cells));
    let mirrored = symmetries(dims)
        .into_iter()
        .filter(|map| map[usize::from(home)] == home)
        .map(|map| first.iter().map(|cells| image(&map, cells)).collect::<Division>());
    let mut seconds: Vec<Division> = mirrored.filter(differs).take(1).collect();
    if seconds.is_empty() {
        seconds = partition::ways(dims, home, tiles).into_iter().filter(differs).collect();
        seconds.sort_by_key(|second| Reverse(partition::together(dims, [first, second])));
    }
    seconds
}
