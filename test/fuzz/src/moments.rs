//! Every moment of a recorded search of any kind, against the engine's log.

use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use rand::rngs::ChaCha8Rng;

use crate::choices::Choices;
use crate::judge::check;
use crate::mutate::bytes;
use crate::searches::{Ask, Engine, engines};
use crate::support::goal_of;
use crate::target::Target;

/// Bytes of an input at most: a walk and a search have fewer choices.
const BYTES_MAX: usize = 48;

/// Nodes of a search: what a moment tells is compared for all nodes at all moments.
const NODES_MAX: usize = 150;

pub fn target() -> Target {
    let make = |_: &[Vec<u8>], rng: &mut ChaCha8Rng| bytes(rng, BYTES_MAX);
    Target { name: "moments", usual: 120_000, corpus: Vec::new(), make, judge }
}

fn judge(input: &[u8]) {
    let mut choices = Choices::new(input);
    let engine = *choices.of(&engines());
    let mut ask = Ask::whole(engine);
    ask.weight = *choices.of(&[1.0, 1.0, 0.0, 0.5, 1.7, 3.0, 10.0]);
    ask.limits.generated_max = choices.below(NODES_MAX) as u64;
    // Depth-first search keeps nothing, so that no limit on memory cuts its trace.
    if engine != Engine::Ida && choices.one_in(4) {
        ask.limits.memory_max = choices.below(1 << 16) as u64;
    }
    let is_weak = choices.one_in(2);
    let (rows, cols) = *choices.of(&[(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4)]);
    let goal = goal_of(*choices.of(&Goal::ALL), rows, cols);
    let mut start = goal.clone();
    while !choices.bytes.is_empty() {
        start.apply(*choices.of(&Move::ALL));
    }
    let puzzle = Puzzle::with(start, &GoalChoice::Board(goal)).expect("one size");
    let recorded = if is_weak { ask.misplaced(&puzzle) } else { ask.manhattan(&puzzle) };
    // A search without the memory for its root has no moments.
    if !recorded.log.nodes.is_empty() {
        check(&recorded);
    }
}
