//! What the tests of the 15-puzzle's tables share: boards whose tiles are named by their goal
//! cells, and walking back from the goal.

use std::collections::{HashMap, VecDeque};

use langkah_engine::grid::{Dims, Direction};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

pub type Tiles = [u8; 16];

pub fn goal() -> Tiles {
    std::array::from_fn(|cell| cell as u8)
}

pub fn next(cell: usize, way: Direction) -> Option<usize> {
    Dims::new(4, 4).expect("a size").neighbour(cell, way)
}

/// The board after the blank, which belongs on `home`, has gone a way, if it can.
pub fn moved(tiles: &Tiles, home: u8, way: Direction) -> Option<Tiles> {
    let blank = tiles.iter().position(|tile| *tile == home).expect("a blank");
    let mut tiles = *tiles;
    tiles.swap(blank, next(blank, way)?);
    Some(tiles)
}

pub fn mirrored(tiles: &Tiles) -> Tiles {
    let mirror = |cell: usize| cell % 4 * 4 + cell / 4;
    std::array::from_fn(|cell| mirror(tiles[mirror(cell)].into()) as u8)
}

/// A walk from the goal that never steps back at once.
pub fn walk(home: u8, steps: usize, rng: &mut ChaCha8Rng) -> Vec<Tiles> {
    let mut walk = vec![goal()];
    while walk.len() <= steps {
        let way = Direction::ALL[rng.random_range(0..4)];
        let Some(after) = moved(&walk[walk.len() - 1], home, way) else { continue };
        if walk.len() < 2 || walk[walk.len() - 2] != after {
            walk.push(after);
        }
    }
    walk
}

/// The moves of a group's tiles to every pattern that at most `most` of them lead to.
pub fn costs(group: &[u8], home: u8, most: u32) -> HashMap<(Vec<u8>, u8), u32> {
    let start = (group.to_vec(), home);
    let mut costs = HashMap::from([(start.clone(), 0)]);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((at, cost)) = queue.pop_front() {
        if costs[&at] < cost {
            continue;
        }
        for to in Direction::ALL.into_iter().filter_map(|way| next(at.1.into(), way)) {
            let mut after = (at.0.clone(), to as u8);
            let tile = after.0.iter().position(|cell| usize::from(*cell) == to);
            tile.iter().for_each(|&tile| after.0[tile] = at.1);
            let cost = cost + u32::from(tile.is_some());
            if cost <= most && costs.get(&after).is_none_or(|known| cost < *known) {
                costs.insert(after.clone(), cost);
                // What costs nothing goes first, so that the queue is in the order of costs.
                match tile {
                    Some(_) => queue.push_back((after, cost)),
                    None => queue.push_front((after, cost)),
                }
            }
        }
    }
    costs
}
