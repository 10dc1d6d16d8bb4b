//! Why a question cannot be asked at a place.

use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;

use crate::family::Family;

/// Why there is no question of a kind on a puzzle, or at a moment of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words())]
pub enum Unasked {
    /// The kind asks about puzzles of this family, and the puzzle is of the other one.
    Family(Family),
    /// The board has no such tile.
    Tile,
    /// The kind asks about a search, and a board is shown.
    NeedsTree,
    /// The kind asks about the queue of a best-first search whose rules a person is told.
    NeedsBestFirst,
    /// The kind asks about iterative deepening whose rules a person is told.
    NeedsDeepening,
    /// Nothing is expanded yet, so there is no E-node.
    Beginning,
    Ended,
    /// There are not two live nodes to put in an order.
    FewLive,
    /// Two nodes have the same board. The search finds that out later than a person does.
    Twins,
    /// Every child of the E-node lives.
    NothingDies,
    NoChildren,
    /// The E-node has no child by this move.
    NoChildOf(Move),
    /// No iteration ends here that another one follows.
    NoIteration,
    /// The search for a question has no moment that this one fits.
    NoMoment,
    /// The board is the goal already.
    Goal,
    /// The fewest moves are not known: there are none, or to find them takes too long.
    Fewest,
    /// The bound needs a smaller board.
    Bound,
    /// The board has faults, so no number has a place on it.
    Faults,
    NothingSettled,
    NoCandidates,
    NoContradiction,
    /// All such questions that were found were asked before.
    Met,
    /// Nobody waits for the question any more.
    Stopped,
    /// No fresh puzzle gives such a question.
    NoPuzzle,
}

impl Unasked {
    fn words(self) -> String {
        let words = match self {
            Self::Family(family) => {
                return text!("practice-unasked-family", family = family.title());
            }
            Self::Tile => text!("practice-unasked-tile"),
            Self::NeedsTree => text!("practice-unasked-tree"),
            Self::NeedsBestFirst => text!("practice-unasked-best-first"),
            Self::NeedsDeepening => text!("practice-unasked-deepening"),
            Self::Beginning => text!("practice-unasked-beginning"),
            Self::Ended => text!("practice-unasked-ended"),
            Self::FewLive => text!("practice-unasked-few-live"),
            Self::Twins => text!("practice-unasked-twins"),
            Self::NothingDies => text!("practice-unasked-nothing-dies"),
            Self::NoChildren => text!("practice-unasked-no-children"),
            Self::NoChildOf(way) => {
                return text!("practice-unasked-no-child-of", way = letter(way).to_string());
            }
            Self::NoIteration => text!("practice-unasked-iteration"),
            Self::NoMoment => text!("practice-unasked-moment"),
            Self::Goal => text!("practice-unasked-goal"),
            Self::Fewest => text!("practice-unasked-fewest"),
            Self::Bound => text!("practice-unasked-bound"),
            Self::Faults => text!("practice-unasked-faults"),
            Self::NothingSettled => text!("practice-unasked-settled"),
            Self::NoCandidates => text!("practice-unasked-candidates"),
            Self::NoContradiction => text!("practice-unasked-guess"),
            Self::Met => text!("practice-unasked-met"),
            Self::Stopped | Self::NoPuzzle => text!("practice-unasked-none"),
        };
        words.to_owned()
    }
}
