//! What each bound says of itself, so that it can be chosen. The list of the bounds is in
//! [`super::choice`]; no bound names it.

use std::sync::{Arc, Mutex, PoisonError};

use super::Bound;
use super::explain::Explained;
use crate::sliding::board::Board;

/// What is known of a bound before it is made for a goal.
pub struct About {
    /// The name on the command line.
    pub name: &'static str,
    /// The name in a sentence.
    pub title: fn() -> &'static str,
    pub boards: Boards,
    /// Takes apart h of a board (the first one) for a goal of the same size. `None` if that is not
    /// possible on boards of this size, or not without tables.
    pub explain: fn(&Board, &Board) -> Option<Explained>,
}

/// The boards for which a bound can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    All,
    /// All boards; for a search with a queue only those of at most four rows and columns.
    SmallInQueues,
    /// Boards of at most four rows and columns.
    Small,
    /// Boards of 4×4.
    Fifteen,
}

/// A bound that can be made for a goal at once.
pub trait Choice: Bound + Send + Sync + Sized + 'static {
    const ABOUT: About;

    fn new(goal: &Board) -> Self;

    /// Where it is kept, if its tables take longer to make than most puzzles to solve.
    fn kept() -> Option<&'static MadeBounds<Self>> {
        None
    }
}

/// The bounds that were made last, each with its goal.
pub type MadeBounds<B> = Mutex<Vec<(Board, Arc<B>)>>;

/// For how many goals a bound is kept.
const KEPT_MAX: usize = 4;

/// The bound for a goal: the kept one, if there is one. At most [`KEPT_MAX`] goals can take turns.
pub(super) fn made<B: Choice>(goal: &Board) -> Arc<B> {
    let Some(kept) = B::kept() else { return Arc::new(B::new(goal)) };
    // What is kept is whole, even if a thread has panicked while it held the lock.
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, bound)) = kept.iter().find(|(other, _)| other == goal) {
        return bound.clone();
    }
    let bound = Arc::new(B::new(goal));
    if kept.len() == KEPT_MAX {
        kept.remove(0);
    }
    kept.push((goal.clone(), bound.clone()));
    bound
}
