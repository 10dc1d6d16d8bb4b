//! What came of adding givens, or of taking them away, in sentences.

use langkah_engine::hidato::compose::{Symmetry, thin, unique};
use langkah_engine::hidato::generate::Difficulty;
use langkah_engine::search::watch::Halt;
use langkah_language::text;

/// How many numbers were added, and what is proved of that, in sentences.
pub fn added(outcome: &unique::Outcome) -> String {
    let added = match outcome {
        unique::Outcome::Added(added) => added,
        unique::Outcome::Already => return text!("hidato-unique-already").to_owned(),
        unique::Outcome::Hopeless => return text!("hidato-unique-hopeless").to_owned(),
        unique::Outcome::Halted(Halt::Stopped | Halt::Target) => {
            return text!("hidato-unique-stopped").to_owned();
        }
        unique::Outcome::Halted(Halt::Limit(_)) => return text!("hidato-unique-limit").to_owned(),
    };
    let count = added.cells.len();
    let shown = count.to_string();
    let paired = if added.symmetry == Symmetry::None { "no" } else { "yes" };
    match added.claim {
        unique::Claim::Fewest { solutions: Some(solutions) } => {
            let solutions = solutions.to_string();
            text!(
                "hidato-unique-fewest",
                count = count,
                shown = shown,
                paired = paired,
                solutions = solutions
            )
        }
        unique::Claim::Fewest { solutions: None } => {
            text!("hidato-unique-one", count = count, shown = shown, paired = paired)
        }
        unique::Claim::FewestForSolution => {
            text!("hidato-unique-for-solution", count = count, shown = shown, paired = paired)
        }
        unique::Claim::Few => {
            text!("hidato-unique-few", count = count, shown = shown, paired = paired)
        }
    }
}

/// How many numbers were taken away, in sentences. `wished` is the hardest that was allowed.
pub fn taken(outcome: &thin::Ended, wished: Difficulty) -> String {
    match outcome {
        thin::Ended::Thinned(thin::Thinned { taken: 0, difficulty, .. }) => {
            text!("hidato-thin-nothing", level = difficulty.title())
        }
        thin::Ended::Thinned(thinned) => {
            let (level, shown) = (thinned.difficulty.title(), thinned.taken.to_string());
            let is_easier = if thinned.difficulty < wished { "yes" } else { "no" };
            text!(
                "hidato-thin-taken",
                count = (thinned.taken),
                shown = shown,
                level = level,
                easier = is_easier
            )
        }
        thin::Ended::Harder(difficulty) => {
            text!("hidato-thin-harder", level = difficulty.title(), wished = wished.title())
        }
        thin::Ended::NotOne => text!("hidato-thin-not-one").to_owned(),
        thin::Ended::Hopeless => text!("hidato-thin-hopeless").to_owned(),
        thin::Ended::Halted(Halt::Limit(_)) => text!("hidato-thin-limit").to_owned(),
        thin::Ended::Halted(Halt::Stopped | Halt::Target) => {
            text!("hidato-unique-stopped").to_owned()
        }
    }
}
