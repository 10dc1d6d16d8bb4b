//! Pattern databases against a breadth-first search.

use std::collections::{HashMap, VecDeque};

use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::pattern::flood::Maker;
use langkah_engine::sliding::pattern::grid::Grid;
use langkah_engine::sliding::pattern::table::Table;

use crate::support::dims;

/// The distances of all patterns, naively: over the cells of the blank and of a group's tiles.
fn pattern_distances(goal: &Board, group: &[u8]) -> HashMap<Vec<usize>, u32> {
    let dims = goal.dims();
    let start: Vec<usize> =
        [goal.blank()].into_iter().chain(group.iter().map(|&cell| usize::from(cell))).collect();
    let mut distances = HashMap::from([(start.clone(), 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(places) = queue.pop_front() {
        let distance = distances[&places];
        for way in Move::ALL {
            let Some(to) = dims.neighbour(places[0], way) else { continue };
            let mut after = places.clone();
            let tile = after[1..].iter_mut().find(|place| **place == to);
            let cost = u32::from(tile.is_some());
            tile.into_iter().for_each(|place| *place = places[0]);
            after[0] = to;
            if distances.get(&after).is_none_or(|known| *known > distance + cost) {
                distances.insert(after.clone(), distance + cost);
                if cost == 0 { queue.push_front(after) } else { queue.push_back(after) }
            }
        }
    }
    distances
}

/// A path that goes through every second row from the right.
fn snaking(dims: Dims) -> Grid {
    let cell = |at: usize| {
        let (row, col) = (dims.row(at), dims.col(at));
        let col = if row % 2 == 1 { dims.cols() - 1 - col } else { col };
        (row * dims.cols() + col) as u8
    };
    let path: Vec<u8> = (0..dims.cells()).map(cell).collect();
    Grid::along(dims, &path)
}

#[test]
fn tables_against_breadth_first_search() {
    let cases: [(usize, usize, u8, &[u8]); 9] = [
        (3, 3, 8, &[0, 1, 2]),
        (3, 3, 0, &[1, 3, 4, 8]),
        (2, 4, 3, &[0, 4, 6]),
        (3, 4, 5, &[0, 1, 10, 11]),
        (4, 2, 7, &[0, 1, 2, 3, 4, 5]),
        (5, 2, 4, &[0, 7, 9]),
        (3, 3, 4, &[5]),
        (4, 4, 15, &[3, 12]),
        (2, 4, 3, &[7, 6, 5, 4, 2, 1, 0]),
    ];
    for (rows, cols, home, group) in cases {
        let dims = dims(rows, cols);
        let mut tiles: Vec<u8> = (1..=home).collect();
        tiles.push(0);
        tiles.extend(home + 1..(rows * cols) as u8);
        let goal = Board::new(dims, &tiles).expect("each tile once");
        let distances = pattern_distances(&goal, group);
        for (grid, threads) in [(Grid::by_rows(dims), 1), (snaking(dims), 3)] {
            let maker = Maker::new(&grid, group.len(), threads, &mut ()).expect("memory");
            let place = |cell: u8| grid.place[usize::from(cell)];
            let goal: Vec<u8> = group.iter().map(|&cell| place(cell)).collect();
            let table = Table::make(&maker, &goal, place(home), &mut ()).expect("memory");
            for (places, distance) in &distances {
                let places: Vec<u8> = places.iter().map(|&cell| place(cell as u8)).collect();
                let h = table.h(table.pattern(&places[1..]), places[0]);
                assert_eq!(h, *distance, "{rows}×{cols}, {group:?} at {places:?}");
            }
        }
    }
}
