//! What several tests need: files of the data folder, boards of a size, true distances.

use std::collections::{HashMap, VecDeque};

use langkah_engine::grid::{Dims, Direction};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::text;

/// The bytes of a file of `test/data`.
pub fn data(name: &str) -> Vec<u8> {
    let path = format!("{}/test/data/{name}", crate::PROJECT);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

pub fn dims(rows: usize, cols: usize) -> Dims {
    Dims::new(rows, cols).expect("a board has cells")
}

pub fn board(text: &str) -> Board {
    text::parse(text).unwrap_or_else(|faults| panic!("{text:?}: {faults}"))
}

pub fn goal_of(goal: Goal, rows: usize, cols: usize) -> Board {
    goal.board(dims(rows, cols)).expect("the size is supported")
}

/// The distance of every board that can reach the goal: breadth-first, a move either way.
pub fn distances(goal: &Board) -> HashMap<Board, u32> {
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut queue = VecDeque::from([goal.clone()]);
    while let Some(board) = queue.pop_front() {
        let next = distances[&board] + 1;
        for way in Direction::ALL {
            if let Some(after) = board.after(way)
                && !distances.contains_key(&after)
            {
                distances.insert(after.clone(), next);
                queue.push_back(after);
            }
        }
    }
    distances
}

/// Every arrangement of the tiles of a size, solvable or not.
pub fn arrangements(rows: usize, cols: usize) -> Vec<Board> {
    let dims = dims(rows, cols);
    let mut rows: Vec<Vec<u8>> = vec![Vec::new()];
    for tile in 0..dims.cells() as u8 {
        rows = rows
            .iter()
            .flat_map(|row| {
                (0..=row.len()).map(move |at| {
                    let mut longer = row.clone();
                    longer.insert(at, tile);
                    longer
                })
            })
            .collect();
    }
    rows.iter().map(|tiles| Board::new(dims, tiles).expect("each tile once")).collect()
}
