//! How the tiles are divided into groups.

use crate::grid::Dims;
use crate::sliding::pattern::symmetry::{image, symmetries};

/// The groups of Korf and Felner for the 24-puzzle with the blank's goal in the first cell
/// ("Disjoint pattern database heuristics", 2002).
const KORF_FELNER: [[u8; 6]; 4] =
    [[1, 2, 5, 6, 7, 12], [3, 4, 8, 9, 13, 14], [10, 11, 15, 16, 20, 21], [17, 18, 19, 22, 23, 24]];

/// Groups of at most five tiles for the same goal cell. Three of the groups are images of one
/// another, so that three tables serve all five groups. They are quick to make: see
/// test/bench/notes.md.
const QUICK: [&[u8]; 5] = [
    &[24, 23, 22, 19, 18],
    &[20, 21, 15, 16, 10],
    &[4, 3, 9, 8, 14],
    &[7, 11, 12, 13, 17],
    &[1, 2, 5, 6],
];

/// Groups of all tiles. A tile is named by its goal cell.
pub type Division = Vec<Vec<u8>>;

/// Divides all tiles into groups of at most `tiles`, each as compact as a simple method makes it. A
/// group is in rising order.
pub fn groups(dims: Dims, home: u8, tiles: usize) -> Division {
    let turns = symmetries(dims);
    let corner = turns.iter().find(|map| map[0] == home);
    if let (5, 5, Some(map)) = (dims.rows(), dims.cols(), corner) {
        match tiles {
            5 => return QUICK.map(|cells| image(map, cells)).into(),
            6 => return KORF_FELNER.map(|cells| image(map, &cells)).into(),
            _ => {}
        }
    }
    let mut owners = strips(dims, home, tiles);
    while let Some((a, b)) = better_swap(dims, home, &owners) {
        owners.swap(a, b);
    }
    let count = (dims.cells() - 1).div_ceil(tiles);
    let cells = |group| {
        let own = |cell: &usize| *cell != usize::from(home) && owners[*cell] == group;
        (0..dims.cells()).filter(own).map(|cell| cell as u8).collect()
    };
    (0..count).map(cells).collect()
}

/// Ways to divide all tiles into groups of at most `tiles`: the method of [`groups`] as it is,
/// begun in the other corners, and with strips of two columns.
pub fn ways(dims: Dims, home: u8, tiles: usize) -> Vec<Division> {
    let turned = symmetries(dims).into_iter().map(|map| (dims, map));
    let across = Dims::new(dims.cols(), dims.rows()).map(|across| (across, transposed(dims)));
    let ways = turned.chain(across).map(|(seen, map)| {
        let back = inverse(&map);
        let groups = groups(seen, map[usize::from(home)], tiles);
        groups.iter().map(|cells| image(&back, cells)).collect()
    });
    ways.collect()
}

/// How many near pairs of cells are in one group of one of the divisions.
pub fn together(dims: Dims, divisions: [&Division; 2]) -> usize {
    near_pairs(dims).filter(|pair| divisions.iter().any(|groups| has(groups, pair))).count()
}

/// The pairs of cells at most two moves apart.
fn near_pairs(dims: Dims) -> impl Iterator<Item = [u8; 2]> {
    let cells = 0..dims.cells();
    cells.flat_map(move |a| {
        let near = (a + 1..dims.cells()).filter(move |&b| dims.taxicab(a, b) <= 2);
        near.map(move |b| [a as u8, b as u8])
    })
}

/// Whether a group has both cells.
fn has(groups: &Division, pair: &[u8; 2]) -> bool {
    groups.iter().any(|group| pair.iter().all(|cell| group.contains(cell)))
}

/// For each cell the cell in which it lies if rows become columns.
fn transposed(dims: Dims) -> Vec<u8> {
    (0..dims.cells()).map(|cell| (dims.col(cell) * dims.rows() + dims.row(cell)) as u8).collect()
}

fn inverse(map: &[u8]) -> Vec<u8> {
    let mut back = vec![0; map.len()];
    for (cell, &to) in (0..).zip(map) {
        back[usize::from(to)] = cell;
    }
    back
}

/// The group of each cell: groups follow strips of two rows, up and down in each strip.
fn strips(dims: Dims, home: u8, tiles: usize) -> Vec<usize> {
    let mut owners = vec![usize::MAX; dims.cells()];
    let mut met = 0;
    for strip in (0..dims.rows()).step_by(2) {
        for col in 0..dims.cols() {
            let col = if strip % 4 == 0 { col } else { dims.cols() - 1 - col };
            for row in strip..(strip + 2).min(dims.rows()) {
                let cell = row * dims.cols() + col;
                if cell != usize::from(home) {
                    owners[cell] = met / tiles;
                    met += 1;
                }
            }
        }
    }
    owners
}

/// Two cells whose tiles make the groups more compact if they change groups.
fn better_swap(dims: Dims, home: u8, owners: &[usize]) -> Option<(usize, usize)> {
    let before = neighbours(dims, owners);
    let cells = || (0..dims.cells()).filter(|&cell| cell != usize::from(home));
    for (a, b) in cells().flat_map(|a| cells().map(move |b| (a, b))) {
        if a < b && owners[a] != owners[b] {
            let mut after = owners.to_vec();
            after.swap(a, b);
            if neighbours(dims, &after) > before {
                return Some((a, b));
            }
        }
    }
    None
}

/// How many pairs of neighbouring cells are in the same group.
fn neighbours(dims: Dims, owners: &[usize]) -> usize {
    let right = (0..dims.cells()).filter(|cell| dims.col(*cell) + 1 < dims.cols());
    let below = 0..dims.cells() - dims.cols();
    right.filter(|&cell| owners[cell] == owners[cell + 1]).count()
        + below.filter(|&cell| owners[cell] == owners[cell + dims.cols()]).count()
}
