//! What follows from a choice that a guess did not take: why it fails, or that it does not fail.

use langkah_language::text;

use super::strikes::{Strike, Tried, in_steps, trial};
use crate::hidato::board::Board;
use crate::hidato::hint::settled;
use crate::hidato::propagate::Rule;
use crate::hidato::solve::{Options, Verdict, unchecked};
use crate::search::watch::{Halt, Progress, Watch};

/// After how many beats, one about every millisecond, the search from such a choice is given up,
/// because a person waits for it.
const BEATS_MAX: u32 = 12;

/// Ends a search after some beats.
struct Patience(u32);

impl Watch for Patience {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 { Err(Halt::Stopped) } else { Ok(()) }
    }
}

/// What follows from a choice.
pub(super) struct Follows {
    pub clause: String,
    /// The trial, if its steps have to be told.
    pub tried: Option<Tried>,
    /// Whether it has no solution.
    pub fails: bool,
}

/// What follows from a number in a cell.
pub(super) fn follows(board: &Board, (number, cell): (u16, usize)) -> Follows {
    let shape = board.shape();
    if let Ok(mut domains) = settled(board, Rule::Region)
        && let Ok(Some(evidence)) = trial(&mut domains, (number, cell), &mut ())
    {
        let mut strike = [Strike { number, cell, rule: Rule::Probe, evidence }];
        // Nothing stops it.
        let tried = in_steps(board, &mut strike, &mut ()).unwrap_or_default();
        let [Strike { evidence, .. }] = &strike;
        let clause = evidence.clause(shape, number, cell);
        let clause = match tried {
            Some(_) => clause,
            None => text!("hidato-reason-not-whole", clause = clause),
        };
        let tried = tried.unwrap_or_default().pop();
        return Follows { clause, tried, fails: true };
    }
    let mut other = board.clone();
    other.set(cell, number);
    // Clause learning is left out, because it tells no nodes and does not end soon.
    let options = Options { first_only: true, hand_over: u64::MAX, ..Options::default() };
    let found = unchecked(&other, &options, &mut Patience(BEATS_MAX));
    let fails = matches!(found.verdict, Verdict::None(_));
    let clause = match (&found.verdict, found.stats.expanded) {
        (Verdict::None(_), 0) => text!("hidato-elsewhere-trials").to_owned(),
        (Verdict::None(_), guesses) => {
            text!("hidato-elsewhere-searched", guesses = guesses, shown = guesses.to_string())
        }
        (Verdict::Unknown { first: None, .. }, _) => text!("hidato-elsewhere-long").to_owned(),
        _ => text!("hidato-elsewhere-solution").to_owned(),
    };
    Follows { clause, tried: None, fails }
}
