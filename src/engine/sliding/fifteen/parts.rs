//! An iteration in parts: the subtrees some moves below the start. The part that seems nearest to
//! the goal goes first.
//!
//! That is the part in which the iteration before went deepest: there the bound stopped the search
//! nearest to the goal. This order shortens the last iteration and leaves the others as they are.
//! W. Powley and R. E. Korf order by the least h that was met ("Single-agent parallel window
//! search", IEEE Transactions on Pattern Analysis and Machine Intelligence 13, 1991). For other
//! orders and other depths see test/bench/notes.md.

use std::cmp::Reverse;

use super::cells::DIMS;
use super::step::{BLANK, BLANK_SHIFT, BUDGET, OVERDRAWN, State, spared};
use super::tables::Tables;
use super::turns::{STATES, Turns};
use crate::search::space::Label;
use crate::sliding::moves::Move;

/// The order in which the children of a node above the parts are made.
pub const WAYS: [Move; 4] = Move::ALL;

/// A child of a board.
pub struct Child {
    pub label: Label,
    /// The board. It means nothing if the child is beyond the bound.
    pub state: State,
    /// The automaton's state after the moves to it.
    pub turn: u64,
    /// Whether the child needs more moves than are left within the bound.
    pub is_beyond: bool,
}

/// The children of a board, after moves that led to a state of the automaton.
pub fn children(tables: &Tables, state: &State, turn: u64, ways: [Move; 4]) -> [Option<Child>; 4] {
    let turns = tables.turns.next()[turn as usize % STATES];
    let from = (state.positions[0] >> BLANK_SHIFT) as usize;
    ways.map(|way| {
        let label = way as Label;
        let to = DIMS.neighbour(from, way).filter(|_| Turns::may(turns, label))?;
        let slot = state.board >> (4 * to) & 15;
        let (positions, budget) = tables.after(state, slot, (to as u32, label));
        let moved = slot ^ BLANK;
        let board = state.board ^ moved << (4 * from) ^ moved << (4 * to);
        let is_beyond = budget & OVERDRAWN != 0;
        let state = State { board, positions, budget: budget & BUDGET };
        Some(Child { label, state, turn: Turns::then(turns, label), is_beyond })
    })
}

/// A subtree's root.
pub struct Task {
    pub state: State,
    /// The automaton's state after the moves to it.
    pub turn: u64,
    /// The labels of these moves, two bits each, the last move lowest; a one stands above them.
    path: u64,
}

impl Task {
    fn whole(root: &State) -> Self {
        Self { state: *root, turn: 0, path: 1 }
    }

    /// The labels of the moves to it, the last one first.
    pub fn path_back(&self) -> impl Iterator<Item = Label> {
        let path = self.path;
        let moves = path.ilog2() / 2;
        (0..moves).map(move |back| (path >> (2 * back) & 3) as Label)
    }
}

/// The subtrees of an iteration, and what was generated and expanded above them.
pub struct Parts {
    /// Ascending by path.
    pub tasks: Vec<Task>,
    /// The tasks' numbers in the order in which they are to be searched.
    pub order: Vec<u32>,
    /// How many moves from the start the search went in each task in this iteration.
    pub reached: Vec<u8>,
    /// How many moves from the start the search went in each task in the iteration before.
    pub before: Vec<u8>,
    /// How many moves from the start the tasks begin; `None` for an iteration in one part.
    pub depth: Option<u32>,
    pub expanded: u64,
    pub generated: u64,
}

impl Parts {
    /// An iteration in one part.
    pub fn whole(root: &State) -> Self {
        Self {
            tasks: vec![Task::whole(root)],
            order: vec![0],
            reached: vec![0],
            before: vec![0],
            depth: None,
            expanded: 0,
            generated: 0,
        }
    }

    /// The boards `depth` moves below `root`, which must be farther than that from the goal. They
    /// are sorted by how deep the iteration before went below them. Boards that it did not know go
    /// last; of these the boards with the most moves to spare go first.
    pub fn new(tables: &Tables, root: &State, depth: u32, before: &Self) -> Self {
        let mut parts = Self {
            tasks: Vec::with_capacity(before.tasks.len()),
            order: Vec::new(),
            reached: Vec::new(),
            before: Vec::new(),
            depth: Some(depth),
            expanded: 0,
            generated: 0,
        };
        parts.expand(tables, &Task::whole(root), depth);
        let mut known = before.tasks.iter().zip(&before.reached).peekable();
        let mut reached = |path: u64| {
            while known.next_if(|(task, _)| task.path < path).is_some() {}
            known.next_if(|(task, _)| task.path == path).map_or(0, |(_, moves)| *moves)
        };
        let rank = |task: &Task| {
            let [own, mirrored] = spared(task.state.budget);
            (reached(task.path), own.min(mirrored))
        };
        let ranks: Vec<(u8, u32)> = parts.tasks.iter().map(rank).collect();
        parts.before = ranks.iter().map(|&(reached, _)| reached).collect();
        parts.order = (0..parts.tasks.len() as u32).collect();
        parts.order.sort_by_key(|&number| Reverse(ranks[number as usize]));
        parts.reached = vec![0; parts.tasks.len()];
        parts
    }

    fn expand(&mut self, tables: &Tables, task: &Task, depth: u32) {
        self.expanded += 1;
        for child in children(tables, &task.state, task.turn, WAYS).into_iter().flatten() {
            self.generated += 1;
            if child.is_beyond {
                continue;
            }
            let path = task.path << 2 | u64::from(child.label);
            let child = Task { state: child.state, turn: child.turn, path };
            if depth > 1 {
                self.expand(tables, &child, depth - 1);
            } else {
                self.tasks.push(child);
            }
        }
    }
}
