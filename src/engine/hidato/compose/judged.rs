//! How many solutions a board has, and how hard it is if it has one.

use crate::hidato::board::Board;
use crate::hidato::generate::rating::{Rating, rate};
use crate::hidato::solve::{Options, Verdict, solve};
use crate::search::watch::Watch;

/// What is known of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    pub verdict: Verdict,
    /// `None` unless it has one solution; or if the watch has ended the rating.
    pub rating: Option<Rating>,
}

pub fn judged(board: &Board, watch: &mut dyn Watch) -> Judged {
    let verdict = solve(board, &Options::default(), watch).verdict.explained(board, watch);
    let is_one = matches!(verdict, Verdict::One(_));
    let rating = if is_one { rate(board, watch).ok() } else { None };
    Judged { verdict, rating }
}
