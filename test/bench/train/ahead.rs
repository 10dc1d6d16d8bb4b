//! Examples from whole beams, for boards that are too large to learn from paths alone: what a board
//! of a layer is worth is seen in its best descendants some layers on.
//!
//! This is fitted value iteration with a beam for the look ahead, near F. Agostinelli and others,
//! "Solving the Rubik's cube with deep reinforcement learning and search", 2019, who look one move
//! ahead.

use langkah_engine::sliding::large::learned::PARTS_BITS;

use super::beam::{Layer, Node, layers};
use super::boards::{Chance, Shape};
use super::examples::{Example, all_of};
use super::network::Quick;

const WIDTH: usize = 512;
/// So many layers lie between a board and the descendants that tell its moves.
const AHEAD: usize = 48;
/// Every fourth layer gives examples.
const EVERY: usize = 4;
/// One in so many boards of the path is an example, too.
const EVERY_ON_PATH: usize = 3;
/// So many candidates of a layer are drawn. About half of them were left out of it.
const DRAWN_CANDIDATES: usize = 12;
/// Boards that were left out count so many moves more than their estimate.
const LEFT_OUT: f32 = 1.0;
/// Boards of the last layer, but for the goal's parent, count at least so many moves more than it.
const NOT_AT_GOAL: f32 = 2.0;
/// The most moves of a walk to a start, and the fewest.
const WALK_MAX: f32 = 20_000.0;
const WALK_MIN: f32 = 30.0;
/// The most moves of a beam, for each row.
const MOVES_MAX: usize = 80;

/// What is learned from a beam.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lesson {
    /// The moves of boards that have descendants 48 layers on, and of those of the path.
    Descendants,
    /// The moves of all boards of a layer, and of boards that were left out of it.
    Layers,
}

impl Lesson {
    /// How many boards of a layer are drawn from all, and how many from those with descendants.
    const fn drawn(self) -> [usize; 2] {
        match self {
            Self::Descendants => [6, 4],
            Self::Layers => [8, 2],
        }
    }
}

/// Examples from so many beams; every fourth one starts from a random board, the others from walks
/// of all lengths. `first` is the number of the first beam: its chance follows from it.
pub fn examples_ahead(
    shape: &Shape,
    network: &Quick,
    (first, count): (usize, usize),
    lesson: Lesson,
) -> Vec<Example> {
    let most = MOVES_MAX * shape.side;
    all_of(count, |number| {
        let mut chance = Chance(((first + number) as u64).wrapping_mul(0x1234_5678_9abc_def1));
        let start = if number.is_multiple_of(4) {
            shape.random(&mut chance)
        } else {
            let moves = WALK_MIN * (chance.share() * (WALK_MAX / WALK_MIN).ln()).exp();
            shape.walk(moves as usize, &mut chance)
        };
        let draws = if lesson == Lesson::Layers { DRAWN_CANDIDATES } else { 0 };
        let found = layers(shape, network, &start, (WIDTH, most), (draws, &mut chance));
        match (found, lesson) {
            (None, _) => Vec::new(),
            (Some((layers, parent)), Lesson::Descendants) => {
                from_descendants(&layers, parent, &mut chance)
            }
            (Some((layers, parent)), Lesson::Layers) => from_layers(&layers, parent, &mut chance),
        }
    })
}

fn from_descendants(layers: &[Layer], parent: usize, chance: &mut Chance) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut place = parent;
    for (g, layer) in layers.iter().enumerate().rev() {
        if chance.below(EVERY_ON_PATH) == 0 {
            examples.push(example(&layer.nodes[place], (layers.len() - g) as f32));
        }
        place = layer.nodes[place].parent;
    }
    let offset = chance.below(EVERY);
    for g in (1..layers.len()).filter(|g| g % EVERY == offset) {
        let moves = moves_by_descendants(layers, g, parent);
        let alive: Vec<usize> = (0..moves.len()).filter(|&at| moves[at].is_finite()).collect();
        let drawn = drawn(Lesson::Descendants, moves.len(), &alive, chance);
        for at in drawn.into_iter().filter(|&at| moves[at].is_finite()) {
            examples.push(example(&layers[g].nodes[at], moves[at]));
        }
    }
    examples
}

fn from_layers(layers: &[Layer], parent: usize, chance: &mut Chance) -> Vec<Example> {
    let mut examples = Vec::new();
    let least: Vec<f32> = layers.iter().map(least_estimate).collect();
    let offset = chance.below(EVERY);
    for g in (1..layers.len()).filter(|g| g % EVERY == offset) {
        let end = (g + AHEAD).min(layers.len() - 1);
        let at_end = if end + 1 == layers.len() { 1.0 } else { least[end] };
        let level = at_end + (end - g) as f32;
        let (excess, alive) = excess(layers, &least, (g, end), parent);
        let Layer { nodes, left_out, .. } = &layers[g];
        for at in drawn(Lesson::Layers, nodes.len(), &alive, chance) {
            if excess[at].is_finite() {
                examples.push(example(&nodes[at], excess[at] + level));
            }
        }
        let more = level - least[g];
        examples
            .extend(left_out.iter().map(|node| example(node, estimate(node) + LEFT_OUT + more)));
    }
    examples
}

fn example(node: &Node, moves: f32) -> Example {
    Example { tiles: node.tiles, conflicts: node.conflicts as f32, moves }
}

/// What the beam sorted a board by, in moves.
fn estimate(node: &Node) -> f32 {
    moves_of(node.rank)
}

fn moves_of(rank: i32) -> f32 {
    (rank as f32 + 0.5) / (1 << PARTS_BITS) as f32
}

fn least_estimate(layer: &Layer) -> f32 {
    layer.nodes.iter().map(estimate).fold(f32::INFINITY, f32::min)
}

/// The places of some boards of a layer.
fn drawn(lesson: Lesson, count: usize, alive: &[usize], chance: &mut Chance) -> Vec<usize> {
    let [of_all, of_alive] = lesson.drawn();
    let mut drawn: Vec<usize> = (0..of_all).map(|_| chance.below(count)).collect();
    drawn.extend((0..of_alive.min(alive.len())).map(|_| alive[chance.below(alive.len())]));
    drawn
}

/// For each board of a layer the least estimate of its descendants [`AHEAD`] layers on, or in the
/// last layer, and the moves to these. It is infinite for a board that has none there. `parent` is
/// the place of the goal's parent in the last layer.
fn moves_by_descendants(layers: &[Layer], g: usize, parent: usize) -> Vec<f32> {
    let end = (g + AHEAD).min(layers.len() - 1);
    let mut moves: Vec<f32> = layers[end].nodes.iter().map(estimate).collect();
    if end + 1 == layers.len() {
        moves[parent] = 1.0;
    }
    for layer in (g..end).rev() {
        let mut before = vec![f32::INFINITY; layers[layer].nodes.len()];
        for (node, moves) in layers[layer + 1].nodes.iter().zip(&moves) {
            let least = &mut before[node.parent];
            *least = least.min(moves + 1.0);
        }
        moves = before;
    }
    moves
}

/// For each board of the layer `g` the least excess of its descendants: of those in the layer
/// `end`, and of those that were left out on the way. The excess of a board is its estimate less
/// the least one of its layer. It is infinite where all children were met before. With it come the
/// places of the boards with descendants in the layer `end`.
fn excess(
    layers: &[Layer],
    least: &[f32],
    (g, end): (usize, usize),
    parent: usize,
) -> (Vec<f32>, Vec<usize>) {
    let mut excess: Vec<f32> =
        layers[end].nodes.iter().map(|node| estimate(node) - least[end]).collect();
    let mut is_alive = vec![true; excess.len()];
    if end + 1 == layers.len() {
        excess.iter_mut().for_each(|one| *one = one.max(NOT_AT_GOAL));
        excess[parent] = 0.0;
    }
    for number in (g..end).rev() {
        let children = &layers[number].children;
        let of_left_out = |rank: &Option<i32>| match rank {
            Some(rank) => moves_of(*rank) - least[number + 1],
            None => f32::INFINITY,
        };
        let mut before: Vec<f32> = children.left_out.iter().map(of_left_out).collect();
        let mut alive_before = vec![false; before.len()];
        for &(parent, child) in &children.edges {
            before[parent] = before[parent].min(excess[child]);
            alive_before[parent] |= is_alive[child];
        }
        (excess, is_alive) = (before, alive_before);
    }
    let alive = (0..is_alive.len()).filter(|&at| is_alive[at]).collect();
    (excess, alive)
}
