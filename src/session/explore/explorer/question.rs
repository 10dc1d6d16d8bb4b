//! The tree of a question, and of a search that a person performs.

use langkah_engine::plan::Request;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::practice;

use super::{Explorer, Recorded};
use crate::session::explore::recording::SlidingSearch;

impl Explorer {
    /// The search that a question is about, at the moment of the question.
    pub(in crate::session) fn of_question(tree: &practice::Recorded, puzzle: &Puzzle) -> Self {
        let children = tree.is_before_children.then_some(0);
        Self { at: tree.at, children, ..Self::new(of_question(tree, puzzle)) }
    }

    /// Selects a node that stands in an answer, and stays at the moment.
    pub(in crate::session) fn select_put(&mut self, node: Option<u32>) {
        self.selected = node;
    }

    /// Shows more of a search that a person performs.
    pub(in crate::session) fn follow(&mut self, tree: &practice::Recorded, puzzle: &Puzzle) {
        self.grow(of_question(tree, puzzle));
        (self.at, self.selected) = (tree.at, None);
    }

    /// Shows the children of the E-node, and selects a node.
    pub(in crate::session) fn show_all(&mut self, selected: Option<u32>) {
        (self.children, self.selected) = (None, selected);
    }
}

fn of_question(tree: &practice::Recorded, puzzle: &Puzzle) -> Recorded {
    let request = Request { plan: tree.plan, ..Request::default() };
    let puzzle = puzzle.clone();
    let of = SlidingSearch { puzzle, request, result: None, explainer: None }.into();
    Recorded { of, trace: Some(tree.trace.clone()) }
}
