//! Divisions of the tiles that take the place of those of `partition`, for boards whose blank
//! belongs in a corner. Those of 2×10 and 4×5 were found by counting nodes: `cargo bench -- divide`
//! exchanges tiles between groups, one or two at a time, and test/bench/notes.md has the figures.

use super::partition::{Division, across, inverse};
use crate::grid::Dims;
use crate::sliding::pattern::symmetry::{image, symmetries};

/// One or two divisions of the tiles of boards of a size. A tile is named by its goal cell, and the
/// blank's goal is the first cell.
struct Tuned {
    rows: usize,
    cols: usize,
    /// How many tiles the largest group has.
    tiles: usize,
    divisions: &'static [&'static [&'static [u8]]],
}

const TUNED: &[Tuned] = &[
    Tuned {
        rows: 2,
        cols: 10,
        tiles: 6,
        divisions: &[
            &[&[1, 2, 10, 11, 12, 13], &[3, 4, 5, 6, 14, 15], &[7, 8, 9, 16, 17, 19], &[18]],
            &[&[1, 2, 3, 10, 11, 13], &[4, 5, 14, 15, 16, 17], &[6, 7, 8, 9, 18, 19], &[12]],
        ],
    },
    // Three tables serve all six groups, few enough for the first set of tables.
    Tuned {
        rows: 3,
        cols: 6,
        tiles: 6,
        divisions: &[
            &[&[1, 2, 3, 4, 5], &[6, 7, 8, 12, 13, 14], &[9, 10, 11, 15, 16, 17]],
            &[&[1, 2, 6, 7, 8, 12], &[3, 4, 5, 9, 10, 11], &[13, 14, 15, 16, 17]],
        ],
    },
    Tuned {
        rows: 4,
        cols: 5,
        tiles: 6,
        divisions: &[
            &[&[1, 5, 6, 10, 11, 15], &[2, 3, 4, 7, 8, 9], &[12, 13, 14, 17, 18, 19], &[16]],
            &[&[1, 2, 3, 5, 6, 7], &[4, 8, 9, 13, 14, 19], &[18], &[10, 11, 12, 15, 16, 17]],
        ],
    },
    // Three of the groups are images of one another, so that three tables serve all five groups.
    // They are quick to make: see test/bench/notes.md.
    Tuned {
        rows: 5,
        cols: 5,
        tiles: 5,
        divisions: &[&[
            &[24, 23, 22, 19, 18],
            &[20, 21, 15, 16, 10],
            &[4, 3, 9, 8, 14],
            &[7, 11, 12, 13, 17],
            &[1, 2, 5, 6],
        ]],
    },
    // R. E. Korf, A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134
    // (2002).
    Tuned {
        rows: 5,
        cols: 5,
        tiles: 6,
        divisions: &[&[
            &[1, 2, 5, 6, 7, 12],
            &[3, 4, 8, 9, 13, 14],
            &[10, 11, 15, 16, 20, 21],
            &[17, 18, 19, 22, 23, 24],
        ]],
    },
];

/// The divisions in groups of at most `tiles`: two, or one, or none if nobody chose them.
pub fn divisions(dims: Dims, home: u8, tiles: usize) -> Vec<Division> {
    let mut sized = TUNED.iter().filter(|tuned| tuned.tiles == tiles);
    sized.find_map(|tuned| tuned.on(dims, home)).unwrap_or_default()
}

impl Tuned {
    /// The divisions turned to where they belong on a board. `None` if they are for boards of
    /// another size, or if the blank's goal is in no corner.
    fn on(&self, dims: Dims, home: u8) -> Option<Vec<Division>> {
        let as_it_is = (dims, (0..dims.cells() as u8).collect());
        let ways = [Some(as_it_is), across(dims)].into_iter().flatten();
        ways.into_iter().find_map(|(seen, map): (Dims, Vec<u8>)| {
            if (self.rows, self.cols) != (seen.rows(), seen.cols()) {
                return None;
            }
            let turns = symmetries(seen);
            let turn = turns.iter().find(|turn| turn[0] == map[usize::from(home)])?;
            let back = inverse(&map);
            let group = |cells: &&[u8]| image(&back, &image(turn, cells));
            Some(self.divisions.iter().map(|groups| groups.iter().map(group).collect()).collect())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliding::large::partition::{groups, together};

    /// For every corner, and with rows and columns exchanged: each tile is in one group of each
    /// division, and as many pairs of near tiles are together as in the list. The divisions of
    /// 2×10 and 4×5 are not those of the method.
    #[test]
    fn each_division_is_turned_as_a_whole() {
        for tuned in TUNED {
            let mut near: Vec<Vec<usize>> = Vec::new();
            for (rows, cols) in [(tuned.rows, tuned.cols), (tuned.cols, tuned.rows)] {
                let dims = Dims::new(rows, cols).expect("the size is supported");
                let corners = [0, cols - 1, rows * cols - cols, rows * cols - 1];
                for home in 0..rows * cols {
                    let divisions = tuned.on(dims, home as u8);
                    if !corners.contains(&home) {
                        assert_eq!(divisions, None);
                        continue;
                    }
                    let divisions = divisions.expect("a corner");
                    for division in &divisions {
                        assert!(division.iter().all(|group| group.len() <= tuned.tiles));
                        let mut tiles = division.concat();
                        tiles.push(home as u8);
                        tiles.sort_unstable();
                        assert_eq!(tiles, (0..(rows * cols) as u8).collect::<Vec<_>>());
                    }
                    let all = divisions.iter().map(|one| together(dims, [one, one]));
                    near.push(all.collect());
                    if [(2, 10), (4, 5)].contains(&(tuned.rows, tuned.cols)) {
                        assert_ne!(divisions[0], groups(dims, home as u8, tuned.tiles));
                    }
                }
            }
            assert!(near.iter().all(|all| *all == near[0]), "{near:?}");
        }
    }
}
