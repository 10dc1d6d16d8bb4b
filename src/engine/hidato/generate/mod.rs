//! Random puzzles with exactly one solution, from a seed.
//!
//! A random path through the shape is the solution. Then the maker takes numbers away in a random
//! order. A number stays away if the rules that the difficulty allows still find the whole
//! solution, which proves that there is no other solution. The first and the last number stay. If
//! edges are ordered, they are there from the beginning, and count as a rule does.
//!
//! | room | what lives there |
//! |---|---|
//! | [`outline`] | shapes |
//! | [`rating`] | the scale of difficulty: the hardest rule that a solution needs |
//! | [`steps`] | how many steps of each rule it needs |
//! | `path` | random paths |
//! | `edges` | edges along the solution |
//! | `thin` | which numbers can be taken away |

mod edges;
pub mod outline;
mod path;
pub mod rating;
pub mod steps;
pub(super) mod thin;

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

pub use outline::Outline;
pub use rating::{Difficulty, Rating};

use super::board::{Board, SIDE_MAX, Shape, ShapeError, Topology};
use crate::grid::Dims;
use crate::search::watch::{Halt, Making, Prepared, Progress, Watch};
use edges::edged;
use path::Path;
use thin::Thinner;

/// What puzzle to make. The same order makes the same puzzle on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    pub dims: Dims,
    pub outline: Outline,
    pub topology: Topology,
    pub difficulty: Difficulty,
    /// How many edges, as in Rikudo. None of them is between two givens. A board has fewer if its
    /// path has fewer steps.
    pub edges: usize,
    pub seed: u64,
}

/// A puzzle and its one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub board: Board,
    pub solution: Board,
    /// What the solution really needs; it is easier than ordered if the shape or the edges gave no
    /// harder puzzle.
    pub rating: Rating,
}

impl Puzzle {
    /// How many edges the board has.
    pub fn edges(&self) -> usize {
        self.board.shape().edges().len()
    }
}

/// How making a puzzle ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Made(Puzzle),
    /// No path through the shape was found.
    NoPath,
    Halted(Halt),
}

/// The progress of a try: `done` of `total` numbers were looked at, or cells filled. Both are small
/// numbers.
fn made(done: usize, total: usize) -> Progress {
    let share = done as f32 / total.max(1) as f32;
    Prepared { making: Making::Puzzle, share }.into()
}

/// If puzzles have too few edges or are too easy, further ones are made. Of those with the most
/// edges the hardest is taken. Small boards are made in a moment, and few of them are hard, so
/// there are more tries of them.
fn attempts_max(outline: &Shape) -> usize {
    (2560 / outline.count().max(1)).clamp(3, 40)
}

/// After so many tries without a path it is said that there is none. In a rectangle there always is
/// one: seldom does one grow through a long one of two rows, so that then it goes along them.
const PATHLESS_MAX: usize = 3;

/// Bites for each cell (see [`path`]) after the path is complete.
const BITES: usize = 30;

/// If paths do not become complete, this many are begun and the longest of them is taken.
const PATHS_MAX: usize = 8;

/// Steps of a path for each cell of the board.
const STEPS_MAX: usize = 300;

/// The shape of the puzzle before holes are cut.
fn shape(order: &Order) -> Result<Shape, ShapeError> {
    let dims = order.dims;
    // This check comes before a list of all places is made, which could be too long.
    if dims.rows().max(dims.cols()) > SIDE_MAX {
        return Err(ShapeError::Side(dims));
    }
    Shape::new(dims, &order.outline.places(dims, order.topology), order.topology)
}

/// Makes a puzzle. The watch hears about every millisecond which share of a try is done. If a limit
/// ends it after a puzzle was made, that one may be easier than ordered.
///
/// # Errors
/// If there is no such shape.
pub fn generate(order: &Order, watch: &mut dyn Watch) -> Result<Outcome, ShapeError> {
    let outline = shape(order)?;
    let mut best: Option<Puzzle> = None;
    let is_rectangle = order.outline == Outline::Rectangle;
    for number in 1..=attempts_max(&outline) {
        let is_lost = best.is_none() && number > PATHLESS_MAX;
        let puzzle = match attempt(order, &outline, (number, is_lost), watch) {
            Ok(Some(puzzle)) => puzzle,
            Ok(None) if best.is_none() && number == PATHLESS_MAX && !is_rectangle => break,
            Ok(None) => continue,
            // What was made before a limit is better than nothing.
            Err(Halt::Limit(_)) if best.is_some() => break,
            Err(halt) => return Ok(Outcome::Halted(halt)),
        };
        let worth = |puzzle: &Puzzle| (puzzle.edges(), puzzle.rating.difficulty);
        let is_as_ordered = worth(&puzzle) >= (order.edges, order.difficulty);
        if best.as_ref().is_none_or(|best| worth(best) < worth(&puzzle)) {
            best = Some(puzzle);
        }
        if is_as_ordered {
            break;
        }
    }
    Ok(best.map_or(Outcome::NoPath, Outcome::Made))
}

/// One try, from 1: a puzzle, or `None` if it found no path. If it is lost it looks for none, and
/// begins with the rows.
fn attempt(
    order: &Order,
    outline: &Shape,
    (number, is_lost): (usize, bool),
    watch: &mut dyn Watch,
) -> Result<Option<Puzzle>, Halt> {
    let mut rng = ChaCha8Rng::seed_from_u64(order.seed);
    rng.set_stream(number as u64);
    let Some(solution) = solution(order, (outline, is_lost), &mut rng, watch)? else {
        return Ok(None);
    };
    let edged = edged(solution, order.edges, &mut rng);
    let mut thinner = Thinner::new(&edged.solution, order.difficulty, watch);
    let board = thinner.thin_with_edges(&edged, order.edges, &mut rng)?;
    let rating = thinner.rate()?;
    let solution = Board::new(board.shape().clone(), edged.solution.numbers().to_vec());
    Ok(Some(Puzzle { board, solution, rating }))
}

/// The full board from which [`generate`] begins, if a path through the shape was found.
///
/// # Errors
/// If there is no such shape.
pub fn random_solution(order: &Order) -> Result<Option<Board>, ShapeError> {
    let outline = shape(order)?;
    let mut rng = ChaCha8Rng::seed_from_u64(order.seed);
    rng.set_stream(1);
    Ok(solution(order, (&outline, false), &mut rng, &mut ()).ok().flatten())
}

/// A full board; `None` if no path was found. Cells that the path does not visit become holes, if
/// the outline has holes or is a drawn one that no path fills.
fn solution(
    order: &Order,
    (outline, is_lost): (&Shape, bool),
    rng: &mut ChaCha8Rng,
    watch: &mut dyn Watch,
) -> Result<Option<Board>, Halt> {
    let count = outline.count();
    let target = match order.outline {
        Outline::Holes(percent) => (count - count * usize::from(percent.min(90)) / 100).max(1),
        _ => count,
    };
    let best = if is_lost { rows(outline) } else { longest(outline, target, rng, watch)? };
    let is_drawn = !matches!(order.outline, Outline::Rectangle | Outline::Holes(_));
    if best.len() < target && !(is_drawn && best.len() * 4 >= target * 3) {
        return Ok(None);
    }
    let cells = mixed(outline, best, rng, watch)?;
    Ok(board(outline, &cells))
}

/// A path of `target` cells, or the longest one that was found.
fn longest(
    outline: &Shape,
    target: usize,
    rng: &mut ChaCha8Rng,
    watch: &mut dyn Watch,
) -> Result<Vec<u16>, Halt> {
    let count = outline.count();
    let mut best: Vec<u16> = Vec::new();
    for _ in 0..PATHS_MAX {
        let mut path = Path::new(outline, rng);
        for step in 0..STEPS_MAX * count {
            if path.len() >= target {
                break;
            }
            path.grow(target);
            hear(step, count, watch)?;
        }
        if path.len() > best.len() {
            best = path.cells().to_vec();
        }
        if best.len() >= target {
            break;
        }
    }
    Ok(best)
}

/// A path through a rectangle that goes along one row after another.
fn rows(outline: &Shape) -> Vec<u16> {
    let cols = outline.dims().cols();
    let turned = |(cell, row)| if row % 2 == 0 { cell } else { (2 * row + 1) * cols - 1 - cell };
    let cells = (0..outline.count()).map(|cell| turned((cell, cell / cols)) as u16);
    cells.collect()
}

/// A random path of as many cells as `path`.
fn mixed(
    outline: &Shape,
    path: Vec<u16>,
    rng: &mut ChaCha8Rng,
    watch: &mut dyn Watch,
) -> Result<Vec<u16>, Halt> {
    let (count, target) = (outline.count(), path.len());
    let mut path = Path::of(outline, path, rng);
    for step in 0..BITES * count {
        path.grow(target);
        hear(step, count, watch)?;
    }
    Ok(path.cells().to_vec())
}

/// A path through the same cells that goes along more edges, along all of them if it can.
fn along_edges(
    shape: &Shape,
    path: Vec<u16>,
    rng: &mut ChaCha8Rng,
    watch: &mut dyn Watch,
) -> Result<Vec<u16>, Halt> {
    let count = shape.count();
    let mut path = Path::of(shape, path, rng);
    for step in 0..STEPS_MAX * count {
        if path.has_all_edges() {
            break;
        }
        path.grow(count);
        hear(step, count, watch)?;
    }
    Ok(path.cells().to_vec())
}

/// A random path through all cells of a shape and along its edges as a full board; `None` if none
/// was found.
pub(super) fn random_path(
    shape: &Arc<Shape>,
    rng: &mut ChaCha8Rng,
    watch: &mut dyn Watch,
) -> Result<Option<Board>, Halt> {
    let path = longest(shape, shape.count(), rng, watch)?;
    if path.len() < shape.count() {
        return Ok(None);
    }
    let path = along_edges(shape, path, rng, watch)?;
    let mut board = Board::empty(shape.clone());
    for (at, &cell) in mixed(shape, path, rng, watch)?.iter().enumerate() {
        board.set(cell.into(), at as u16 + 1);
    }
    Ok(Some(board).filter(|board| board.torn_edges().next().is_none()))
}

fn hear(step: usize, count: usize, watch: &mut dyn Watch) -> Result<(), Halt> {
    if step % 1024 < 1023 { Ok(()) } else { watch.beat(&made(0, count)) }
}

/// The board that has the cells of a path, numbered along the path.
fn board(outline: &Shape, path: &[u16]) -> Option<Board> {
    let dims = outline.dims();
    let mut numbers = vec![0_u16; dims.cells()];
    for (at, &cell) in path.iter().enumerate() {
        let (row, col) = outline.coordinates(cell.into());
        numbers[row * dims.cols() + col] = at as u16 + 1;
    }
    let is_cell: Vec<bool> = numbers.iter().map(|&number| number > 0).collect();
    let shape = Shape::new(dims, &is_cell, outline.topology()).ok()?;
    numbers.retain(|&number| number > 0);
    Some(Board::new(Arc::new(shape), numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of all tries the first that is as hard as ordered; if none is, the first of the hardest.
    #[test]
    fn the_hardest_of_all_tries_is_taken() {
        let (mut later, mut equal, mut hard_enough) = (0, 0, 0);
        for seed in 0..60_u64 {
            let dims = Dims::new(3 + seed as usize % 4, 4).expect("a size");
            let topology =
                if seed.is_multiple_of(2) { Topology::King } else { Topology::Orthogonal };
            let (outline, difficulty) =
                (Outline::Rectangle, Difficulty::ALL[2 + seed as usize % 3]);
            let order = Order { dims, outline, topology, difficulty, edges: 0, seed };
            let outline = shape(&order).expect("a shape");
            let count = attempts_max(&outline);
            let tries: Vec<Puzzle> = (1..=count)
                .map(|number| {
                    let made = attempt(&order, &outline, (number, false), &mut ())
                        .expect("nobody ends it");
                    made.expect("a path")
                })
                .collect();
            let levels: Vec<Difficulty> = tries.iter().map(|made| made.rating.difficulty).collect();
            let first = levels.iter().position(|&level| level >= difficulty);
            let hardest = levels.iter().max().expect("several");
            let taken = first
                .unwrap_or_else(|| levels.iter().position(|level| level == hardest).expect("it"));
            let expected = Ok(Outcome::Made(tries[taken].clone()));
            assert_eq!(generate(&order, &mut ()), expected, "{order:?}: {levels:?}");
            let heard = |work: &mut dyn FnMut(&mut dyn Watch)| {
                let mut beats = 0;
                work(&mut |_: &Progress| {
                    beats += 1;
                    Ok(())
                });
                beats
            };
            // No more is tried than it takes.
            let tried = first.map_or(count, |first| first + 1);
            let of_tries = heard(&mut |watch| {
                for number in 1..=tried {
                    attempt(&order, &outline, (number, false), watch).expect("nobody ends it");
                }
            });
            let of_all = heard(&mut |watch| {
                generate(&order, watch).expect("a shape");
            });
            assert_eq!(of_all, of_tries, "{order:?}: {levels:?}");
            hard_enough += usize::from(first.is_some_and(|first| first < 2));
            later += usize::from(taken > 0);
            equal += usize::from(levels.iter().filter(|level| *level == hardest).count() > 1);
        }
        assert!(later > 0 && equal > 0 && hard_enough > 0, "{later} {equal} {hard_enough}");
    }
}
