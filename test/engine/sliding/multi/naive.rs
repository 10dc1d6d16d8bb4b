//! Both metrics at their simplest: boards as lists, moves one cell after another, breadth-first.

use std::collections::{HashMap, VecDeque};

use langkah_engine::sliding::board::Board;

pub type Cells = Vec<u8>;

/// The boards after one move, each once.
pub fn after(cells: &Cells, cols: usize, is_multi: bool) -> Vec<Cells> {
    let rows = cells.len() / cols;
    let mut found = Vec::new();
    for (down, right) in [(-1, 0), (0, -1), (1, 0), (0, 1)] {
        let mut now = cells.clone();
        loop {
            let blank = now.iter().position(|&tile| tile == 0).expect("a blank");
            let row = (blank / cols) as i32 + down;
            let col = (blank % cols) as i32 + right;
            if row < 0 || col < 0 || row >= rows as i32 || col >= cols as i32 {
                break;
            }
            now.swap(blank, row as usize * cols + col as usize);
            found.push(now.clone());
            if !is_multi {
                break;
            }
        }
    }
    found
}

/// The moves from the goal to each board, up to a number.
pub fn distances(goal: &Cells, cols: usize, is_multi: bool, most: u32) -> HashMap<Cells, u32> {
    let mut all = HashMap::from([(goal.clone(), 0)]);
    let mut queue = VecDeque::from([(goal.clone(), 0)]);
    while let Some((board, moves)) = queue.pop_front() {
        if moves == most {
            continue;
        }
        for next in after(&board, cols, is_multi) {
            if !all.contains_key(&next) {
                all.insert(next.clone(), moves + 1);
                queue.push_back((next, moves + 1));
            }
        }
    }
    all
}

/// How many boards are each number of moves away.
pub fn distribution(distances: &HashMap<Cells, u32>) -> Vec<u64> {
    let mut counts = vec![0; 1 + *distances.values().max().expect("a goal") as usize];
    distances.values().for_each(|&moves| counts[moves as usize] += 1);
    counts
}

/// The fewest moves along one axis, while those along the other cost nothing and a tile is known by
/// its goal row (`down`) or goal column alone.
pub fn along(goal: &Board, down: bool) -> HashMap<Cells, u32> {
    let cols = goal.dims().cols();
    let known = forget(goal, goal, down);
    let mut all = HashMap::from([(known.clone(), 0)]);
    let mut queue = VecDeque::from([(known, 0)]);
    while let Some((board, moves)) = queue.pop_front() {
        if all[&board] < moves {
            continue;
        }
        let blank = |cells: &Cells| cells.iter().position(|&tile| tile == 0).expect("a blank");
        for next in after(&board, cols, true) {
            let is_down = blank(&board) % cols == blank(&next) % cols;
            let cost = moves + u32::from(is_down == down);
            if all.get(&next).is_none_or(|&known| cost < known) {
                all.insert(next.clone(), cost);
                if cost == moves {
                    queue.push_front((next, cost));
                } else {
                    queue.push_back((next, cost));
                }
            }
        }
    }
    all
}

/// The board with 1 and each tile's goal line in place of the tile.
pub fn forget(board: &Board, goal: &Board, down: bool) -> Cells {
    let line = |&tile: &u8| {
        let home = goal.cell_of(tile);
        let line = if down { goal.dims().row(home) } else { goal.dims().col(home) };
        if tile == 0 { 0 } else { line as u8 + 1 }
    };
    board.tiles().iter().map(line).collect()
}
