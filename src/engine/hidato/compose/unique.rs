//! Adds givens so that a board has exactly one solution.
//!
//! If all solutions of the board could be listed, the added numbers are the fewest of any choice.
//! If they are too many, one solution is taken, and the numbers are the fewest that leave this one
//! alone. Where the proof would take too long, the numbers are few.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::Symmetry;
use super::asker::{Answer, Asker};
use super::least::{Choice, Least, of_list};
use super::listed::{Listed, list};
use super::orbits::Orbits;
use crate::hidato::board::Board;
use crate::hidato::feasibility;
use crate::hidato::generate::random_path;
use crate::search::limits::Limit;
use crate::search::watch::{Halt, Progress, Watch};

/// How many listed solutions are compared to choose one of them, if they are not all.
const COMPARED_MAX: usize = 60;

/// How givens are to be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// A number is added together with the number of its partner, if that cell is empty.
    pub symmetry: Symmetry,
    /// For the random solution of a board without numbers.
    pub seed: u64,
}

/// What is proved of the number of added givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// No choice is smaller, whichever solution it leaves. The board had `solutions` solutions, all
    /// of which were compared; `None` if the claim needs no list.
    Fewest {
        solutions: Option<usize>,
    },
    /// No smaller choice leaves this solution.
    FewestForSolution,
    Few,
}

/// A board with givens added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    pub board: Board,
    pub solution: Board,
    /// The cells that have got a number, ascending.
    pub cells: Vec<usize>,
    /// How the cells were paired. What is proved is proved of pairs.
    pub symmetry: Symmetry,
    pub claim: Claim,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The board has one solution without more givens.
    Already,
    Added(Box<Added>),
    /// The board has no solution.
    Hopeless,
    /// The work was ended before there was any choice.
    Halted(Halt),
}

/// Adds givens to a board so that it has one solution; its own givens stay. The watch hears before
/// each question how many boards the search was asked about. If it ends the work by a limit on
/// time, the best choice so far is taken.
pub fn make_unique(board: &Board, wish: Wish, watch: &mut dyn Watch) -> Outcome {
    if !feasibility::faults(board).is_empty() {
        return Outcome::Hopeless;
    }
    let mut asker = Asker::new(watch);
    match asker.ask_long(board) {
        Ok(Answer::One(_)) => Outcome::Already,
        Ok(Answer::None) => Outcome::Hopeless,
        Ok(Answer::Several(first, _)) => match add(board, wish, first, &mut asker) {
            Ok(added) => Outcome::Added(Box::new(added)),
            Err(halt) => Outcome::Halted(halt),
        },
        Ok(Answer::Open) => Outcome::Halted(Halt::Limit(Limit::Nodes)),
        Err(halt) => Outcome::Halted(halt),
    }
}

fn add(board: &Board, wish: Wish, first: Board, asker: &mut Asker<'_>) -> Result<Added, Halt> {
    let orbits = Orbits::of_empty(board, wish.symmetry);
    let listed = list(board, asker)?;
    if listed.are_all
        && let Some((at, choice)) = of_list(&orbits, &listed.solutions, asker)?
        && choice.is_least
    {
        let claim = Claim::Fewest { solutions: Some(listed.solutions.len()) };
        return Ok(added((board, &listed.solutions[at]), &orbits, &choice.groups, claim, wish));
    }
    let solution = reference(board, wish, first, &listed, &orbits, asker)?;
    let least = Least::new(board, &solution, &orbits, &listed.solutions, asker);
    let mut rng = ChaCha8Rng::seed_from_u64(wish.seed);
    let Choice { groups, is_least } = least.find(&mut rng)?;
    let claim = match is_least {
        // No choice at all is smaller than the lightest group.
        _ if is_lightest(&orbits, &groups) => Claim::Fewest { solutions: None },
        true => Claim::FewestForSolution,
        false => Claim::Few,
    };
    Ok(added((board, &solution), &orbits, &groups, claim, wish))
}

fn is_lightest(orbits: &Orbits, groups: &[usize]) -> bool {
    let weights = orbits.weights();
    matches!(groups, [one] if weights.iter().all(|&weight| weights[*one] <= weight))
}

/// The solution to be left: a random one if the board has no numbers, else one that seems to need
/// few givens.
fn reference(
    board: &Board,
    wish: Wish,
    first: Board,
    listed: &Listed,
    orbits: &Orbits,
    asker: &mut Asker<'_>,
) -> Result<Board, Halt> {
    if board.numbers().iter().all(|&number| number == 0) {
        let mut rng = ChaCha8Rng::seed_from_u64(wish.seed);
        let random = random_path(board.shape(), &mut rng, &mut |_: &Progress| asker.beat())?;
        return Ok(random.unwrap_or(first));
    }
    let some = &listed.solutions[..listed.solutions.len().min(COMPARED_MAX)];
    let chosen = of_list(orbits, some, asker)?;
    Ok(chosen.map_or(first, |(at, _)| some[at].clone()))
}

fn added(
    (board, solution): (&Board, &Board),
    orbits: &Orbits,
    groups: &[usize],
    claim: Claim,
    wish: Wish,
) -> Added {
    let mut cells: Vec<usize> =
        groups.iter().flat_map(|&group| orbits.cells()[group].iter().copied()).collect();
    cells.sort_unstable();
    let board = orbits.given(board, solution, groups);
    Added { board, solution: solution.clone(), cells, symmetry: wish.symmetry, claim }
}
