//! The bounds that a person may choose, as data: window, terminal, reports and tests take them from
//! the list at the end.

use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::Bound;
use super::explain::Explained;
use super::linear_conflict::LinearConflict;
use super::manhattan::Manhattan;
use super::misplaced::Misplaced;
use super::walking_distance::WalkingDistance;
use crate::sliding::board::Board;
use crate::sliding::fifteen::carried::PatternDb;

/// What is known of a bound before it is made for a goal.
pub struct About {
    /// The name on the command line.
    pub name: &'static str,
    /// The name in a sentence.
    pub title: &'static str,
    /// The same in an Indonesian one.
    pub indonesian: &'static str,
    pub boards: Boards,
    /// h of a board for a goal of the same size, taken apart. `None` where it cannot be on boards of
    /// this size, or not without tables.
    pub explain: fn(&Board, &Board) -> Option<Explained>,
}

/// Which boards a bound goes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    All,
    /// All, but in a queue only those of at most four rows and columns.
    SmallInQueues,
    /// Those of at most four rows and columns.
    Small,
    /// Those of 4×4.
    Fifteen,
}

/// A bound that can be made for a goal at once.
pub trait Choice: Bound + Send + Sync + Sized + 'static {
    const ABOUT: About;

    fn new(goal: &Board) -> Self;

    /// Where it is kept, if its tables take longer to make than most puzzles to solve.
    fn shelf() -> Option<&'static Shelf<Self>> {
        None
    }
}

/// Bounds with their goals, the latest ones.
pub type Shelf<B> = Mutex<Vec<(Board, Arc<B>)>>;

/// How many goals a shelf keeps the tables of.
const SHELF_MAX: usize = 4;

/// The bound for a goal; from its shelf, where it has one, as long as no more than [`SHELF_MAX`]
/// goals take turns.
fn made<B: Choice>(goal: &Board) -> Arc<B> {
    let Some(shelf) = B::shelf() else { return Arc::new(B::new(goal)) };
    // A panic while the shelf was held leaves it as good as it was.
    let mut shelf = shelf.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, bound)) = shelf.iter().find(|(other, _)| other == goal) {
        return bound.clone();
    }
    let bound = Arc::new(B::new(goal));
    if shelf.len() == SHELF_MAX {
        shelf.remove(0);
    }
    shelf.push((goal.clone(), bound.clone()));
    bound
}

/// Does something with a bound, whichever it is.
pub trait Visitor {
    fn visit(self, bound: impl Bound);
}

macro_rules! bounds {
    ($($kind:ident),*) => {
        /// The lower bounds, the strongest last.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum BoundKind {
            $($kind,)*
            /// The only one whose tables are made by several threads, and can be stopped meanwhile.
            #[default]
            PatternDb,
        }

        impl BoundKind {
            pub const ALL: [Self; [$(stringify!($kind)),*].len() + 1] =
                [$(Self::$kind,)* Self::PatternDb];

            pub const fn about(self) -> &'static About {
                match self {
                    $(Self::$kind => const { &<$kind as Choice>::ABOUT },)*
                    Self::PatternDb => const { &PatternDb::ABOUT },
                }
            }

            /// Makes the bound for a goal. The visitor comes back where the bound is made otherwise.
            pub fn make<V: Visitor>(self, goal: &Board, visitor: V) -> Option<V> {
                match self {
                    $(Self::$kind => visitor.visit(made::<$kind>(goal)),)*
                    Self::PatternDb => return Some(visitor),
                }
                None
            }
        }
    };
}

bounds!(Misplaced, Manhattan, LinearConflict, WalkingDistance);

impl BoundKind {
    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// The name in a sentence.
    pub const fn title(self) -> &'static str {
        self.about().title
    }
}
