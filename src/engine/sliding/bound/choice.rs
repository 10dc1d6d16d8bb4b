//! The bounds that a person can choose, as data: window, terminal, reports and tests take them from
//! the list at the end.

use serde::{Deserialize, Serialize};

use super::Bound;
use super::about::{About, Boards, Choice, made};
use super::explain::Explained;
use super::linear_conflict::LinearConflict;
use super::manhattan::Manhattan;
use super::misplaced::Misplaced;
use super::own::{self, Formula, Own};
use super::walking_distance::WalkingDistance;
use crate::sliding::board::Board;
use crate::sliding::fifteen::carried::PatternDb;

/// Does something with a bound of any type.
pub trait Visitor {
    fn visit(self, bound: &impl Bound);
}

macro_rules! bounds {
    ($($kind:ident),*) => {
        /// The bounds: those of the list, the strongest last, and a person's own ones.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum BoundKind {
            $($kind,)*
            /// The only bound whose tables several threads make, and whose making can be stopped.
            #[default]
            PatternDb,
            /// An expression, of which nobody knows whether it is a lower bound.
            Own(Formula),
        }

        impl BoundKind {
            /// The bounds of the list, which are lower bounds.
            pub const ALL: [Self; [$(stringify!($kind)),*].len() + 1] =
                [$(Self::$kind,)* Self::PatternDb];

            /// What is known of a bound of the list.
            const fn about(self) -> Result<&'static About, Formula> {
                Ok(match self {
                    $(Self::$kind => const { &<$kind as Choice>::ABOUT },)*
                    Self::PatternDb => const { &PatternDb::ABOUT },
                    Self::Own(formula) => return Err(formula),
                })
            }

            /// Makes the bound for a goal and gives it to the visitor. Returns the visitor if this
            /// bound is made in another way.
            pub fn make<V: Visitor>(self, goal: &Board, visitor: V) -> Option<V> {
                match self {
                    $(Self::$kind => visitor.visit(&*made::<$kind>(goal)),)*
                    Self::Own(formula) => visitor.visit(&Own::new(formula, goal)),
                    Self::PatternDb => return Some(visitor),
                }
                None
            }
        }
    };
}

bounds!(Misplaced, Manhattan, LinearConflict, WalkingDistance);

impl BoundKind {
    /// The name on the command line; of an own bound its expression.
    pub fn name(self) -> &'static str {
        self.about().map_or_else(Formula::text, |about| about.name)
    }

    /// The name in a sentence; of an own bound its expression.
    pub fn title(self) -> &'static str {
        self.about().map_or_else(Formula::text, |about| (about.title)())
    }

    /// The boards for which it can be chosen.
    pub fn boards(self) -> Boards {
        self.about().map_or(Boards::Small, |about| about.boards)
    }

    /// Takes apart h of a board for a goal of the same size, after `g` moves. `None` if that is not
    /// possible on boards of this size, or not without tables.
    pub fn explain(self, board: &Board, goal: &Board, g: u32) -> Option<Explained> {
        match self.about() {
            Ok(about) => (about.explain)(board, goal),
            Err(formula) => own::told::explained(formula, board, goal, g),
        }
    }

    /// The expression of an own bound.
    pub fn formula(self) -> Option<Formula> {
        self.about().err()
    }
}
