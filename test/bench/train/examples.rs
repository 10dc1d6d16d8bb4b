//! Boards and the moves that a beam search needs from them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::beam::{played, search, shortened};
use super::boards::{Chance, Shape, Tiles};
use super::network::Quick;

pub struct Example {
    pub tiles: Tiles,
    pub conflicts: f32,
    pub moves: f32,
}

/// The starts of one stage.
pub struct Starts {
    pub seed: u64,
    pub count: usize,
    /// The width of the beams.
    pub width: usize,
    /// Paths that have more than this many times the moves that linear conflict tells, and ten, are
    /// left out.
    pub cut: f32,
    /// Whether every second start is a random board. The other starts are random walks from the
    /// goal, most of them short.
    pub random: bool,
}

/// The most moves of a walk, and the fewest.
const WALK_MAX: f32 = 20_000.0;
const WALK_MIN: f32 = 10.0;
/// How often a path is shortened at the most.
const PASSES: usize = 3;
/// From each start's beam so many boards are drawn, which are starts, too.
const DRAWN_MAX: usize = 2;

/// Searches from all starts. The examples are the same in every run.
pub fn examples(shape: &Shape, network: Option<&Quick>, starts: &Starts) -> Vec<Example> {
    all_of(starts.count, |number| from_start(shape, network, starts, number))
}

/// The examples of all numbers, in their order, found by all cores.
pub fn all_of(count: usize, of: impl Fn(usize) -> Vec<Example> + Sync) -> Vec<Example> {
    let (next, all) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    let found = of(number);
                    all.lock().expect("no thread panics").push((number, found));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no thread panics");
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().flat_map(|(_, found)| found).collect()
}

fn from_start(
    shape: &Shape,
    network: Option<&Quick>,
    starts: &Starts,
    number: usize,
) -> Vec<Example> {
    let mut chance = Chance(starts.seed.wrapping_mul(1_000_003) + number as u64);
    let (board, walked) = if starts.random && number.is_multiple_of(2) {
        (shape.random(&mut chance), None)
    } else {
        let moves = (WALK_MIN * (chance.share() * (WALK_MAX / WALK_MIN).ln()).exp()) as usize;
        (shape.walk(moves, &mut chance), Some(moves))
    };
    let (mut list, mut examples, mut is_first) = (vec![board], Vec::new(), true);
    while let Some(start) = list.pop() {
        let bound = shape.manhattan(&start) + 2 * shape.conflicts(&start);
        let mut most = 40 + 2 * bound as usize;
        if let (Some(moves), true) = (walked, is_first) {
            most = most.min(moves.max(1));
        }
        let drawing = is_first.then_some(&mut chance);
        let found = search(shape, network, &start, (starts.width, most), drawing);
        if is_first {
            list.extend(found.drawn.into_iter().take(DRAWN_MAX));
        }
        is_first = false;
        let Some(mut path) = found.path else { continue };
        for _ in 0..PASSES {
            let moves = path.len();
            path = shortened(shape, &start, path);
            if path.len() == moves {
                break;
            }
        }
        if path.len() as f32 <= starts.cut * bound as f32 + 10.0 {
            along(shape, start, &path, number, &mut examples);
        }
    }
    examples
}

/// Adds every second board of a path.
fn along(shape: &Shape, start: Tiles, path: &[u8], number: usize, examples: &mut Vec<Example>) {
    let (mut tiles, mut blank) = (start, shape.blank(&start));
    for (at, to) in path.iter().enumerate() {
        if (at + number).is_multiple_of(2) {
            let (conflicts, moves) = (shape.conflicts(&tiles) as f32, (path.len() - at) as f32);
            examples.push(Example { tiles, conflicts, moves });
        }
        (tiles, blank) = played(tiles, blank, std::slice::from_ref(to));
    }
}
