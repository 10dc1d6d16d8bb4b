//! Difficulty: the hardest rule that a solution needs.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::hidato::board::Board;
use crate::hidato::propagate::Rule;
use crate::hidato::solve::{Options, Verdict, unchecked};
use crate::search::watch::{Halt, Watch};

/// How hard a puzzle is, the easiest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Difficulty {
    /// Numbers that have one cell left within reach of their neighbours.
    Easy,
    /// Also cells that only one number can reach.
    #[default]
    Medium,
    /// Also the path's links and regions.
    Hard,
    /// Also a trial that soon contradicts.
    Expert,
    /// Also trials within trials.
    Extreme,
}

impl Difficulty {
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Extreme];

    /// The name in a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::Easy => text!("hidato-easy"),
            Self::Medium => text!("hidato-medium"),
            Self::Hard => text!("hidato-hard"),
            Self::Expert => text!("hidato-expert"),
            Self::Extreme => text!("hidato-extreme"),
        }
    }

    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
    }

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

/// The difficulty of a board with one solution: the least difficulty whose rules find the whole
/// solution.
pub fn rate(board: &Board) -> Difficulty {
    rate_heard(board, &mut ()).unwrap_or(Difficulty::Extreme)
}

/// The same, but it ends if the watch stops it.
pub(in crate::hidato) fn rate_heard(
    board: &Board,
    watch: &mut dyn Watch,
) -> Result<Difficulty, Halt> {
    for difficulty in &Difficulty::ALL[..4] {
        let options = Options { level: difficulty.rule(), ..Options::default() };
        match unchecked(board, &options, watch).verdict {
            Verdict::One(_) => return Ok(*difficulty),
            Verdict::Unknown { halt: Some(halt), .. } => return Err(halt),
            _ => {}
        }
    }
    Ok(Difficulty::Extreme)
}
