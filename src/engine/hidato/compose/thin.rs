//! Takes givens away from a board with one solution, up to a difficulty: the board keeps one
//! solution, and the rules of the difficulty find it.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::Symmetry;
use super::asker::{Answer, Asker};
use super::orbits::Orbits;
use crate::hidato::board::Board;
use crate::hidato::feasibility;
use crate::hidato::generate::Difficulty;
use crate::hidato::generate::rating::rate;
use crate::hidato::generate::thin::Thinner;
use crate::search::watch::{Halt, Watch};

/// How many orders of the givens are tried until the board is as hard as wished.
const ORDERS_MAX: u64 = 3;

/// How givens are to be taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinning {
    /// The hardest that the board may become.
    pub difficulty: Difficulty,
    /// A given is taken away together with its partner, if that is a given, too.
    pub symmetry: Symmetry,
    /// For the order in which the givens are tried.
    pub seed: u64,
}

/// A board with givens taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinned {
    pub board: Board,
    pub difficulty: Difficulty,
    /// How many givens were taken away.
    pub taken: usize,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    Thinned(Thinned),
    /// The board is harder than wished as it is.
    Harder(Difficulty),
    /// The board has several solutions, or it is not known how many.
    NotOne,
    /// The board has no solution.
    Hopeless,
    Halted(Halt),
}

/// Takes givens away as long as the rules of the difficulty find the whole solution. The first and
/// the last number stay. Of several orders it takes the hardest board, and of equally hard ones the
/// one with the fewest givens.
pub fn thin(board: &Board, wish: Thinning, watch: &mut dyn Watch) -> Ended {
    if !feasibility::faults(board).is_empty() {
        return Ended::Hopeless;
    }
    try_thin(board, wish, watch).unwrap_or_else(Ended::Halted)
}

fn try_thin(board: &Board, wish: Thinning, watch: &mut dyn Watch) -> Result<Ended, Halt> {
    if !Thinner::new(board, wish.difficulty, watch).has_one_solution()? {
        return Ok(match Asker::new(watch).ask_long(board)? {
            Answer::One(_) => Ended::Harder(rate(board, watch)?.difficulty),
            Answer::None => Ended::Hopeless,
            Answer::Several(..) | Answer::Open => Ended::NotOne,
        });
    }
    let count = board.count();
    let is_inner = |&cell: &usize| (2..count).contains(&usize::from(board.numbers()[cell]));
    let mut groups = Orbits::of_given(board, wish.symmetry).cells().to_vec();
    groups.retain(|group| group.iter().all(is_inner));
    // No order gives less than this.
    let easiest = Difficulty::ALL[0];
    let mut best = Thinned { board: board.clone(), difficulty: easiest, taken: 0 };
    for order in 1..=ORDERS_MAX {
        let mut rng = ChaCha8Rng::seed_from_u64(wish.seed);
        rng.set_stream(order);
        let mut thinner = Thinner::new(board, wish.difficulty, watch);
        let thinned = thinner.thin_groups(groups.clone(), &mut rng)?;
        let difficulty = thinner.rate()?.difficulty;
        let taken = givens(board) - givens(&thinned);
        if (best.difficulty, best.taken) < (difficulty, taken) {
            best = Thinned { board: thinned, difficulty, taken };
        }
        if difficulty >= wish.difficulty {
            break;
        }
    }
    Ok(Ended::Thinned(best))
}

fn givens(board: &Board) -> usize {
    board.numbers().iter().filter(|&&number| number > 0).count()
}
