//! The 15-puzzle's everyday tables against walking backwards from the goal, and its search against
//! published lengths and a plain one.

use std::collections::{HashMap, VecDeque};

use langkah::grid::{Dims, Direction};
use langkah::sliding::fifteen::canon::HOMES;
use langkah::sliding::fifteen::groups::Groups;
use langkah::sliding::fifteen::tables::Tables;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

type Tiles = [u8; 16];

fn tables(home: u8) -> std::sync::Arc<Tables> {
    Tables::get(home, 1, &mut |_| true).expect("nothing ends it")
}

fn goal() -> Tiles {
    std::array::from_fn(|cell| cell as u8)
}

fn next(cell: usize, way: Direction) -> Option<usize> {
    Dims::new(4, 4).expect("a size").neighbour(cell, way)
}

/// The board after the blank, which belongs on `home`, has gone a way, if it can.
fn moved(tiles: &Tiles, home: u8, way: Direction) -> Option<Tiles> {
    let blank = tiles.iter().position(|tile| *tile == home).expect("a blank");
    let mut tiles = *tiles;
    tiles.swap(blank, next(blank, way)?);
    Some(tiles)
}

fn mirrored(tiles: &Tiles) -> Tiles {
    let mirror = |cell: usize| cell % 4 * 4 + cell / 4;
    std::array::from_fn(|cell| mirror(tiles[mirror(cell)].into()) as u8)
}

/// A walk from the goal that never steps back at once.
fn walk(home: u8, steps: usize, rng: &mut ChaCha8Rng) -> Vec<Tiles> {
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
fn costs(group: &[u8], home: u8, most: u32) -> HashMap<(Vec<u8>, u8), u32> {
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

#[test]
fn a_group_needs_what_walking_back_from_its_goal_costs() {
    for home in HOMES {
        let tables = tables(home);
        for (number, group) in Groups::of(home).lists().into_iter().enumerate() {
            let others: Vec<u8> =
                (0..16).filter(|tile| *tile != home && !group.contains(tile)).collect();
            for ((cells, blank), cost) in costs(group, home, if number == 2 { 40 } else { 7 }) {
                let mut tiles = [home; 16];
                group.iter().zip(&cells).for_each(|(tile, cell)| tiles[usize::from(*cell)] = *tile);
                let free = (0..16).filter(|cell| *cell != blank && !cells.contains(cell));
                free.zip(&others).for_each(|(cell, tile)| tiles[usize::from(cell)] = *tile);
                assert_eq!(tables.groups(&tiles)[0][number], cost, "{tiles:?}");
            }
        }
    }
}

#[test]
fn the_bound_is_admissible_and_consistent_on_walks_from_the_goal() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for home in HOMES {
        let tables = tables(home);
        assert_eq!(tables.h(&goal()), 0);
        for _ in 0..100 {
            let walk = walk(home, 150, &mut rng);
            for (steps, tiles) in walk.iter().enumerate() {
                let h = tables.h(tiles);
                assert!(h as usize <= steps && h as usize % 2 == steps % 2, "{tiles:?}");
                if steps > 0 {
                    assert!(*tiles == goal() || h > 0);
                    let views = [tiles, &walk[steps - 1]]
                        .map(|tiles| tables.groups(tiles).map(|groups| groups.iter().sum::<u32>()));
                    for (now, before) in views[0].iter().zip(views[1]) {
                        assert_eq!(now.abs_diff(before), 1, "{tiles:?}");
                    }
                }
                if home != 1 {
                    assert_eq!(tables.h(&mirrored(tiles)), h);
                }
            }
        }
    }
}
