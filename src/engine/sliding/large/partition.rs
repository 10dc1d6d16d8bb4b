//! How the tiles are divided into groups.

use crate::grid::Dims;
use crate::sliding::pattern::symmetry::{image, symmetries};

/// Groups of all tiles. A tile is named by its goal cell.
pub type Division = Vec<Vec<u8>>;

/// Divides all tiles into groups of at most `tiles`, each as compact as a simple method makes it. A
/// group is in rising order.
pub fn groups(dims: Dims, home: u8, tiles: usize) -> Division {
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
    let ways = turned.chain(across(dims)).map(|(seen, map)| {
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

/// The size if rows become columns, and for each cell the cell in which it lies then.
pub fn across(dims: Dims) -> Option<(Dims, Vec<u8>)> {
    let across = Dims::new(dims.cols(), dims.rows())?;
    let map = |cell| (dims.col(cell) * dims.rows() + dims.row(cell)) as u8;
    Some((across, (0..dims.cells()).map(map).collect()))
}

/// The way back from the cells that a map leads to.
pub fn inverse(map: &[u8]) -> Vec<u8> {
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
