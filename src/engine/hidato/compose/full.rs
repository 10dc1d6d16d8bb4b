//! A number in every cell: one solution of the board.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::asker::{Answer, Asker};
use crate::hidato::board::Board;
use crate::hidato::feasibility;
use crate::hidato::generate::random_path;
use crate::search::limits::Limit;
use crate::search::watch::{Halt, Watch};

/// A solution of a board; `None` if it has none. It is a random one, by the seed, if the board has
/// no numbers and a random path through its cells is found.
///
/// # Errors
/// Why the watch has ended the search; or the limit on nodes.
pub fn full(board: &Board, seed: u64, watch: &mut dyn Watch) -> Result<Option<Board>, Halt> {
    if !feasibility::faults(board).is_empty() {
        return Ok(None);
    }
    if board.numbers().iter().all(|&number| number == 0) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        if let Some(random) = random_path(board.shape(), &mut rng, watch)? {
            return Ok(Some(random));
        }
    }
    match Asker::new(watch).ask_long(board)? {
        Answer::None => Ok(None),
        Answer::One(solution) | Answer::Several(solution, _) => Ok(Some(solution)),
        Answer::Open => Err(Halt::Limit(Limit::Nodes)),
    }
}
