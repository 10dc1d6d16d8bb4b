//! Examples from whole beams, for boards that are too large to learn from paths alone: what a board
//! of a layer is worth is seen in its best descendant some layers on.
//!
//! This is fitted value iteration with a beam for the look ahead, near F. Agostinelli and others,
//! "Solving the Rubik's cube with deep reinforcement learning and search", 2019, who look one move
//! ahead.

use langkah_engine::sliding::large::learned::PARTS_BITS;

use super::beam::{Node, layers};
use super::boards::{Chance, Shape, Tiles};
use super::examples::{Example, all_of};
use super::network::Quick;

const WIDTH: usize = 512;
/// So many layers lie between a board and the descendants that tell its moves.
const AHEAD: usize = 48;
/// Every fourth layer gives examples.
const EVERY: usize = 4;
/// So many boards of such a layer are drawn from all, and so many from those with descendants.
const DRAWN: usize = 6;
const DRAWN_ALIVE: usize = 4;
/// One in so many boards of the path is an example, too.
const EVERY_ON_PATH: usize = 3;
/// The most moves of a walk to a start, and the fewest.
const WALK_MAX: f32 = 20_000.0;
const WALK_MIN: f32 = 30.0;
/// The most moves of a beam, for each row.
const MOVES_MAX: usize = 80;

/// Examples from so many beams; every fourth one starts from a random board, the others from walks
/// of all lengths. `first` is the number of the first beam: its chance follows from it.
pub fn examples_ahead(
    shape: &Shape,
    network: &Quick,
    (first, count): (usize, usize),
) -> Vec<Example> {
    all_of(count, |number| {
        let mut chance = Chance(((first + number) as u64).wrapping_mul(0x1234_5678_9abc_def1));
        let start = if number.is_multiple_of(4) {
            shape.random(&mut chance)
        } else {
            let moves = WALK_MIN * (chance.share() * (WALK_MAX / WALK_MIN).ln()).exp();
            shape.walk(moves as usize, &mut chance)
        };
        from_beam(shape, network, &start, &mut chance)
    })
}

fn from_beam(shape: &Shape, network: &Quick, start: &Tiles, chance: &mut Chance) -> Vec<Example> {
    let most = MOVES_MAX * shape.side;
    let Some((layers, parent)) = layers(shape, network, start, (WIDTH, most)) else {
        return Vec::new();
    };
    let mut examples = Vec::new();
    let example = |node: &Node, moves| {
        let conflicts = node.conflicts as f32;
        Example { tiles: node.tiles, conflicts, moves }
    };
    let mut place = parent;
    for (g, layer) in layers.iter().enumerate().rev() {
        if chance.below(EVERY_ON_PATH) == 0 {
            examples.push(example(&layer[place], (layers.len() - g) as f32));
        }
        place = layer[place].parent;
    }
    let offset = chance.below(EVERY);
    for g in (1..layers.len()).filter(|g| g % EVERY == offset) {
        let moves = moves_by_descendants(&layers, g, parent);
        let alive: Vec<usize> = (0..moves.len()).filter(|&at| moves[at].is_finite()).collect();
        let drawn: Vec<usize> = (0..DRAWN).map(|_| chance.below(moves.len())).collect();
        let more = alive.len().min(DRAWN_ALIVE);
        let more: Vec<usize> = (0..more).map(|_| alive[chance.below(alive.len())]).collect();
        for at in drawn.into_iter().chain(more).filter(|&at| moves[at].is_finite()) {
            examples.push(example(&layers[g][at], moves[at]));
        }
    }
    examples
}

/// For each board of a layer the least estimate of its descendants [`AHEAD`] layers on, or in the
/// last layer, and the moves to these. It is infinite for a board that has none there. `parent` is
/// the place of the goal's parent in the last layer.
fn moves_by_descendants(layers: &[Vec<Node>], g: usize, parent: usize) -> Vec<f32> {
    let end = (g + AHEAD).min(layers.len() - 1);
    let parts = (1 << PARTS_BITS) as f32;
    let mut moves: Vec<f32> =
        layers[end].iter().map(|node| (node.rank as f32 + 0.5) / parts).collect();
    if end + 1 == layers.len() {
        moves[parent] = 1.0;
    }
    for layer in (g..end).rev() {
        let mut before = vec![f32::INFINITY; layers[layer].len()];
        for (node, moves) in layers[layer + 1].iter().zip(&moves) {
            let least = &mut before[node.parent];
            *least = least.min(moves + 1.0);
        }
        moves = before;
    }
    moves
}
