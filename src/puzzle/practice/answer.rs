//! Answers, and how each is asked for.

use std::sync::Arc;

use langkah_engine::hidato::board::Shape;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::lines::with_usual_digits;
use langkah_engine::sliding::moves::Move;
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::wanted::AnswerError;
use super::write;

/// How a question is answered: what a window offers, and what a text is read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A whole number.
    Number,
    /// A whole number, and yes or no; if that follows from the parity of the number, even and odd
    /// say the same.
    Judged { by_parity: bool },
    /// One of these nodes of the recorded search.
    Node(Vec<u32>),
    /// Some of these nodes of the recorded search, in an order.
    Nodes(Vec<u32>),
    /// For each of these moves of the E-node, what becomes of the child; one of these fates.
    Fates(Vec<Move>, &'static [ChildFate]),
    /// One of these texts.
    Choice(Vec<String>),
    /// A set of cells of this shape.
    Cells(Arc<Shape>),
    /// A number, a cell of this shape, and a rule: [`Rule::Chain`] or [`Rule::Cell`].
    Placed(Arc<Shape>),
}

/// An answer. [`Ask`] says which form goes with a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Number(u32),
    /// A number, and yes or no: ΣKurang + X and whether the goal can be reached.
    Judged(u32, bool),
    /// A node's index in the trace; people read [`number`](langkah_engine::search::trace::number).
    Node(u32),
    /// Indices of nodes, in order.
    Nodes(Vec<u32>),
    /// For each move of the E-node what becomes of its child, in the order of [`Ask::Fates`].
    Fates(Vec<(Move, ChildFate)>),
    /// The place in the list of [`Ask::Choice`], from 0.
    Choice(usize),
    /// Cells, ascending.
    Cells(Vec<usize>),
    /// A number of a Hidato is settled in a cell, by a rule.
    Placed {
        number: u16,
        cell: usize,
        rule: Rule,
    },
}

langkah_engine::named! {
    /// What becomes of a child of the E-node.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum ChildFate with title {
        Lives = "live", text!("search-state-live");
        /// It is the parent's own parent again.
        Reversal = "reversal", text!("practice-fate-reversal");
        /// Another node has the same board.
        Duplicate = "duplicate", text!("search-state-duplicate");
        /// Its ĉ is above the iteration's bound.
        Bound = "bound", text!("search-state-bound");
    }
}

impl ChildFate {
    /// The fates of children in iterative deepening, which compares no boards.
    pub const DEEPENING: &'static [Self] = &[Self::Lives, Self::Reversal, Self::Bound];
    /// Those in a search without a bound that kills, as best-first search is.
    pub const UNBOUNDED: &'static [Self] = &[Self::Lives, Self::Reversal, Self::Duplicate];
}

impl Ask {
    /// How one types the answer.
    pub fn hint(&self) -> &'static str {
        match self {
            Self::Number => text!("practice-wanted-number"),
            Self::Judged { .. } => text!("practice-hint-judged"),
            Self::Node(_) => text!("practice-hint-node"),
            Self::Nodes(_) => text!("practice-hint-nodes"),
            Self::Fates(_, fates) if !fates.contains(&ChildFate::Bound) => {
                text!("practice-hint-fates", "unbound")
            }
            Self::Fates(_, fates) if !fates.contains(&ChildFate::Duplicate) => {
                text!("practice-hint-fates", "deepening")
            }
            Self::Fates(..) => text!("practice-hint-fates"),
            Self::Choice(_) => text!("practice-hint-choice"),
            Self::Cells(_) => text!("practice-hint-cells"),
            Self::Placed(_) => text!("practice-hint-placed"),
        }
    }

    /// Reads an answer as a person types it: see [`Ask::hint`].
    ///
    /// # Errors
    /// If the text is no such answer: what is wrong, and where.
    pub fn parse(&self, text: &str) -> Result<Answer, AnswerError> {
        let text = &*with_usual_digits(text.into());
        write::parse(self, text)
    }

    /// The texts of which one is chosen; none for other questions.
    pub fn choices(&self) -> &[String] {
        match self {
            Self::Choice(choices) => choices,
            _ => &[],
        }
    }
}
