//! The upper part of an iteration, whose subtrees threads take.

use super::step::{BLANK, BLANK_SHIFT, BUDGET, OVERDRAWN, State};
use super::tables::Tables;
use super::turns::{Turns, target};
use crate::search::space::Label;
use crate::sliding::moves::Move;

/// A subtree's root.
pub struct Task {
    pub state: State,
    /// The automaton's state after the moves to it.
    pub turn: u64,
    /// The labels of those moves.
    pub path: Vec<Label>,
}

/// The subtrees in the order in which one thread would search them, and what was generated and
/// expanded above them.
pub struct Upper {
    pub tasks: Vec<Task>,
    pub expanded: u64,
    pub generated: u64,
}

/// The boards `depth` moves below one that is further than that from the goal.
pub fn split(tables: &Tables, root: &State, depth: u32) -> Upper {
    let mut upper = Upper {
        tasks: vec![Task { state: *root, turn: 0, path: Vec::new() }],
        expanded: 0,
        generated: 0,
    };
    for _ in 0..depth {
        let tasks = std::mem::take(&mut upper.tasks);
        for task in tasks {
            upper.expanded += 1;
            expand(tables, &task, &mut upper);
        }
    }
    upper
}

fn expand(tables: &Tables, task: &Task, upper: &mut Upper) {
    let state = &task.state;
    let turns = tables.turns.next()[task.turn as usize];
    let from = (state.positions[0] >> BLANK_SHIFT) as usize;
    for way in [Move::Up, Move::Left, Move::Right, Move::Down] {
        let label = way as Label;
        let Some(to) = target(from, way).filter(|_| Turns::may(turns, label)) else { continue };
        upper.generated += 1;
        let slot = state.board >> (4 * to) & 15;
        let (positions, budget) = tables.after(state, slot, (to as u32, label));
        if budget & OVERDRAWN != 0 {
            continue;
        }
        let moved = slot ^ BLANK;
        let board = state.board ^ moved << (4 * from) ^ moved << (4 * to);
        let path = task.path.iter().copied().chain([label]).collect();
        let state = State { board, positions, budget: budget & BUDGET };
        upper.tasks.push(Task { state, turn: Turns::then(turns, label), path });
    }
}
