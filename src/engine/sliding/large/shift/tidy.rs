//! Moves that are put together: ways along one axis that follow each other become one way.

use crate::search::space::Label;
use crate::sliding::moves::Move;

/// The same way with fewer shifts, where two that follow each other go along one axis.
pub fn tidied(labels: &[Label]) -> Vec<Label> {
    let mut tidy: Vec<Label> = Vec::with_capacity(labels.len());
    for &label in labels {
        let opposite = Move::from_index(label).map(|way| way.opposite() as Label);
        if tidy.last().copied() == opposite {
            tidy.pop();
        } else {
            tidy.push(label);
        }
    }
    tidy
}
