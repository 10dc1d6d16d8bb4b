//! The scale of difficulty: the hardest rule that a solution needs.
//!
//! | difficulty | the hardest rule | a step of it |
//! |---|---|---|
//! | easy | the chain rule | a number is placed |
//! | medium | a cell that only one number can take | a number is placed |
//! | hard | the link rule, the region rule | numbers lose cells |
//! | expert | a trial that the rules above contradict | a number loses a cell |
//! | extreme | trials within trials | a number is placed by a guess |
//!
//! Steps are counted on a walk in which the easiest rule that finds something goes first: a step of
//! a harder rule is counted only where all easier rules find nothing. So each step of a harder rule
//! is needed on this walk; another walk may need a few more or fewer.
//!
//! The window, the terminal, the maker of random puzzles and the boards of one's own use this one
//! scale.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::steps::{self, Steps};
use crate::hidato::board::Board;
use crate::hidato::propagate::Rule;
use crate::hidato::solve::{Options, Verdict, unchecked};
use crate::search::watch::{Halt, Watch};

crate::named! {
    /// How hard a puzzle is, the easiest first.
    #[derive(
        Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
    )]
    pub enum Difficulty with title {
        /// Numbers that have one cell left within reach of their neighbours.
        Easy = "easy", text!("hidato-easy");
        /// Also cells that only one number can reach.
        #[default]
        Medium = "medium", text!("hidato-medium");
        /// Also the path's links and regions.
        Hard = "hard", text!("hidato-hard");
        /// Also a trial that soon contradicts.
        Expert = "expert", text!("hidato-expert");
        /// Also trials within trials.
        Extreme = "extreme", text!("hidato-extreme");
    }
}

impl Difficulty {
    /// The hardest rule that this difficulty allows.
    pub const fn rule(self) -> Rule {
        match self {
            Self::Easy => Rule::Chain,
            Self::Medium => Rule::Cell,
            Self::Hard => Rule::Region,
            Self::Expert => Rule::Probe,
            Self::Extreme => Rule::Guess,
        }
    }
}

/// How hard a board is, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The least difficulty whose rules find the whole solution.
    pub difficulty: Difficulty,
    pub steps: Steps,
}

/// Rates a board with one solution. The watch is called about every millisecond.
///
/// # Errors
/// Why the watch has ended it.
pub fn rate(board: &Board, watch: &mut dyn Watch) -> Result<Rating, Halt> {
    let mut found = None;
    let mut difficulty = Difficulty::Extreme;
    for level in Difficulty::ALL {
        let options = Options { level: level.rule(), ..Options::default() };
        match unchecked(board, &options, watch).verdict {
            Verdict::One(solution) | Verdict::Several(solution, _) => {
                (found, difficulty) = (Some(solution), level);
                break;
            }
            Verdict::Unknown { halt: Some(halt), .. } => return Err(halt),
            Verdict::Unknown { .. } | Verdict::None(_) => {}
        }
    }
    let Some(solution) = found else { return Ok(Rating { difficulty, steps: Steps::default() }) };
    let steps = steps::steps(board, &solution, watch)?;
    Ok(Rating { difficulty, steps })
}
