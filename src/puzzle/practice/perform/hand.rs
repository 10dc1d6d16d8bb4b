//! Rules, nodes, acts, and what is told of them.

use langkah_engine::fit::is_small;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, ChildOrder};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::bound::own::name::Name;
use langkah_engine::sliding::moves::Move;

use crate::practice::answer::ChildFate;
use crate::practice::kind::Level;
use crate::practice::lecture::Lecture;

/// What is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub bound: Hand,
    pub form: Form,
    /// How many expansions are performed.
    pub expansions: u32,
    /// The order in which the children of a node are asked for and get their numbers.
    pub order: ChildOrder,
}

/// The search that is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Best-first. Tells which of several nodes with the least ĉ is taken; `None` for any of them.
    /// The rule [`Ties::LeastH`] takes the newest of those with the least h.
    BestFirst(Option<Ties>),
    /// Iterative deepening. It takes a live child of the node that was expanded last, or, if that
    /// has none, of the node that was expanded before; any child will do.
    Deepening,
}

impl Form {
    /// What can become of a child.
    pub(super) const fn fates(self) -> &'static [ChildFate] {
        match self {
            Self::BestFirst(_) => ChildFate::UNBOUNDED,
            Self::Deepening => ChildFate::DEEPENING,
        }
    }
}

/// A bound that a person works out by hand. An own one is for boards of at most four rows and
/// columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Misplaced,
    Manhattan,
    /// An expression without g.
    Own(Formula),
}

impl Hand {
    pub const ALL: [Self; 2] = [Self::Misplaced, Self::Manhattan];

    pub fn kind(self) -> BoundKind {
        match self {
            Self::Misplaced => BoundKind::Misplaced,
            Self::Manhattan => BoundKind::Manhattan,
            Self::Own(formula) => BoundKind::Own(formula),
        }
    }

    pub(super) fn of(self, board: &Board, goal: &Board) -> u32 {
        let explained = self.kind().explain(board, goal, 0);
        explained.map_or(0, |explained| explained.h)
    }

    /// Whether a person can perform best-first search with it on boards of a size.
    pub(super) fn fits(self, dims: Dims) -> bool {
        match self {
            Self::Misplaced | Self::Manhattan => true,
            Self::Own(formula) => is_small(dims) && !formula.uses(Name::G),
        }
    }
}

/// A node of the tree that grows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandNode {
    pub board: Board,
    /// The node and the move that made it; `None` for the root.
    pub made_by: Option<(u32, Move)>,
    pub g: u32,
    pub h: u32,
    pub state: HandState,
}

impl HandNode {
    pub fn f(&self) -> u32 {
        self.g + self.h
    }
}

/// What a node of the tree is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandState {
    Live,
    /// Expanded by this expansion, from 1.
    Expanded(u32),
    /// Another node, which is named, has the same board.
    Duplicate(u32),
    /// Its ĉ is above the bound of its iteration.
    Bound,
    Goal,
}

/// What a person does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Takes a live node as the E-node.
    Expand(u32),
    /// Says what becomes of the child of a move.
    Judge(Move, ChildFate),
    /// Says the bound of the next iteration, which then begins with its root as the E-node.
    Bound(u32),
}

/// What the next act is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A live node is to be taken.
    Choose,
    /// The children of these moves of the E-node are to be judged; in any order.
    Judge(Vec<Move>),
    /// The iteration has ended, and the bound of the next one is to be said.
    Bound,
    /// The goal was taken, no node is live, or all expansions are performed.
    Ended,
}

/// What is told of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    pub is_right: bool,
    /// Why, in a sentence.
    pub why: String,
}

/// What comes next, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub act: Act,
    pub why: String,
}

/// How many acts there were. Only the first try at each counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acts {
    pub right: u32,
    pub wrong: u32,
    /// Acts that were right after help was asked for.
    pub helped: u32,
}

impl Acts {
    pub fn all(self) -> u32 {
        self.right + self.wrong + self.helped
    }
}

impl Rules {
    /// The rules of a level: best-first search with misplaced tiles, ties open and then the newest
    /// first, and with Manhattan; then iterative deepening with one bound and with the other. What
    /// the lecture fixes goes before.
    pub fn of(level: Level, expansions: u32, lecture: Lecture) -> Self {
        let newest = Form::BestFirst(Some(Ties::Newest));
        let (bound, form) = match level.get() {
            1 => (Hand::Misplaced, Form::BestFirst(None)),
            2 => (Hand::Misplaced, newest),
            3 => (Hand::Manhattan, newest),
            4 => (Hand::Misplaced, Form::Deepening),
            _ => (Hand::Manhattan, Form::Deepening),
        };
        let usual = ChildOrder::USUAL;
        let (form, order) = match form {
            Form::BestFirst(ties) => {
                (Form::BestFirst(lecture.ties.or(ties)), lecture.order.unwrap_or(usual))
            }
            Form::Deepening => (form, usual),
        };
        let bound = lecture.bound.map_or(bound, Hand::Own);
        Self { bound, form, expansions, order }
    }
}
