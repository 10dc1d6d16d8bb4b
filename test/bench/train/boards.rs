//! Square boards with the tiles named by their goal cells, and chance.

use std::sync::Arc;

/// More cells than any board has that is learned for.
pub const CELLS_MAX: usize = 64;

pub type Tiles = [u8; CELLS_MAX];

/// The generator splitmix64.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.next()) * count as u128) >> 64) as usize
    }

    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Nearly normal, with variance 1.
    pub fn normal(&mut self) -> f32 {
        (0..12).map(|_| self.share()).sum::<f32>() - 6.0
    }
}

/// The boards of one size, with the blank's goal on some cell.
#[derive(Clone)]
pub struct Shape {
    pub side: usize,
    pub cells: usize,
    pub home: usize,
    /// For each cell its neighbours.
    pub ways: Arc<Vec<Vec<u8>>>,
    pub hashes: Arc<Vec<u64>>,
}

impl Shape {
    /// The blank's goal is the last cell.
    pub fn new(side: usize) -> Self {
        let cells = side * side;
        let neighbours = |cell: usize| {
            let (row, col) = (cell / side, cell % side);
            let all = [
                (row > 0).then(|| cell - side),
                (row + 1 < side).then(|| cell + side),
                (col > 0).then(|| cell - 1),
                (col + 1 < side).then(|| cell + 1),
            ];
            all.into_iter().flatten().map(|cell| cell as u8).collect()
        };
        let mut chance = Chance(12_345);
        let hashes = (0..cells * cells).map(|_| chance.next()).collect::<Vec<_>>();
        let ways = (0..cells).map(neighbours).collect::<Vec<_>>();
        Self { side, cells, home: cells - 1, ways: ways.into(), hashes: hashes.into() }
    }

    pub fn goal(&self) -> Tiles {
        std::array::from_fn(|cell| if cell < self.cells { cell as u8 } else { 0 })
    }

    pub fn blank(&self, tiles: &Tiles) -> usize {
        let mut all = tiles[..self.cells].iter();
        all.position(|&tile| usize::from(tile) == self.home).expect("a board has a blank")
    }

    /// A random board that can be solved.
    pub fn random(&self, chance: &mut Chance) -> Tiles {
        let mut tiles = self.goal();
        for last in (1..self.cells).rev() {
            let other = chance.below(last + 1);
            tiles.swap(last, other);
        }
        if !self.is_solvable(&tiles) {
            let blank = self.blank(&tiles);
            let mut others = (0..self.cells).filter(|&cell| cell != blank);
            if let (Some(one), Some(other)) = (others.next(), others.next()) {
                tiles.swap(one, other);
            }
        }
        tiles
    }

    fn is_solvable(&self, tiles: &Tiles) -> bool {
        let (mut seen, mut parity) = ([false; CELLS_MAX], 0);
        for begin in 0..self.cells {
            let mut cell = begin;
            while !seen[cell] {
                seen[cell] = true;
                cell = usize::from(tiles[cell]);
                parity += usize::from(cell != begin);
            }
        }
        let blank = self.blank(tiles);
        let steps = 2 * (self.side - 1) - blank / self.side - blank % self.side;
        (parity + steps).is_multiple_of(2)
    }

    /// The board after some random moves from the goal, none of which takes back the one before.
    pub fn walk(&self, moves: usize, chance: &mut Chance) -> Tiles {
        let (mut tiles, mut blank, mut last) = (self.goal(), self.home as u8, u8::MAX);
        for _ in 0..moves {
            let ways = self.ways[usize::from(blank)].iter().copied();
            let ways: Vec<u8> = ways.filter(|&to| to != last).collect();
            let to = ways[chance.below(ways.len())];
            tiles.swap(usize::from(blank), usize::from(to));
            (last, blank) = (blank, to);
        }
        tiles
    }

    pub fn hash_after(&self, hash: u64, tile: u8, from: usize, to: usize) -> u64 {
        let place = usize::from(tile) * self.cells;
        hash ^ self.hashes[place + from] ^ self.hashes[place + to]
    }

    /// A tile's steps to its goal cell.
    pub fn steps(&self, tile: u8, cell: usize) -> i32 {
        let tile = usize::from(tile);
        if tile == self.home {
            return 0;
        }
        let side = self.side;
        ((tile / side).abs_diff(cell / side) + (tile % side).abs_diff(cell % side)) as i32
    }

    pub fn manhattan(&self, tiles: &Tiles) -> i32 {
        (0..self.cells).map(|cell| self.steps(tiles[cell], cell)).sum()
    }

    /// How many tiles must leave their own lines.
    pub fn conflicts(&self, tiles: &Tiles) -> i32 {
        (0..self.side).map(|line| self.in_row(tiles, line) + self.in_col(tiles, line)).sum()
    }

    /// How much that changes by a slide.
    pub fn conflicts_more(&self, tiles: &mut Tiles, from: usize, to: usize) -> i32 {
        let (side, tile) = (self.side, usize::from(tiles[from]));
        let along_row = from / side == to / side;
        let (line, before, after) = if along_row {
            (tile % side, from % side, to % side)
        } else {
            (tile / side, from / side, to / side)
        };
        if line != before && line != after {
            return 0;
        }
        let leaving = |tiles: &Tiles| {
            if along_row { self.in_col(tiles, line) } else { self.in_row(tiles, line) }
        };
        let old = leaving(tiles);
        tiles.swap(from, to);
        let new = leaving(tiles);
        tiles.swap(from, to);
        new - old
    }

    fn in_row(&self, tiles: &Tiles, row: usize) -> i32 {
        let own = |tile: usize| tile / self.side == row && tile != self.home;
        leaving((0..self.side).map(|col| tiles[row * self.side + col]).filter(|&t| own(t.into())))
    }

    fn in_col(&self, tiles: &Tiles, col: usize) -> i32 {
        let own = |tile: usize| tile % self.side == col && tile != self.home;
        leaving((0..self.side).map(|row| tiles[row * self.side + col]).filter(|&t| own(t.into())))
    }

    /// The image in the mirror that leaves the first and the last cell where they are.
    pub fn mirrored(&self, tiles: &Tiles) -> Tiles {
        let image = |cell: usize| (cell % self.side) * self.side + cell / self.side;
        let mut mirrored = [0; CELLS_MAX];
        for cell in 0..self.cells {
            mirrored[image(cell)] = image(tiles[cell].into()) as u8;
        }
        mirrored
    }
}

/// All of a line's own tiles except a longest run in the right order.
fn leaving(own: impl Iterator<Item = u8>) -> i32 {
    let (mut tiles, mut runs, mut count) = ([0; 8], [0; 8], 0);
    for tile in own {
        let before = (0..count).filter(|&other| tiles[other] < tile).map(|other| runs[other]);
        runs[count] = before.max().unwrap_or(0) + 1;
        tiles[count] = tile;
        count += 1;
    }
    count as i32 - runs.into_iter().max().unwrap_or(0)
}
