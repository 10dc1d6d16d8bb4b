//! The tree of a question, as an exam shows it: the nodes, costs and marks of the question's lines,
//! and no others.

use langkah_engine::search::trace::export::Words;
use langkah_engine::search::trace::layout::Layout;
use langkah_engine::search::trace::number;
use langkah_engine::search::trace::shown::{Folds, Shown, WHOLE_MAX};
use langkah_engine::sliding::moves::letter;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;

use super::nodes::{is_whole, look, made_by};
use super::question::Question;
use super::tree::Recorded;
use crate::picture::tree::{Look, Node, Tree};
use crate::tree::SlidingTree;

/// The tree that a person has to look at; `None` where a question shows one node, or no search.
pub(super) fn of(question: &Question) -> Option<Tree> {
    let tree = question.tree().filter(|tree| is_whole(question, tree))?;
    let puzzle = question.subject().as_ref().sliding()?;
    let layout = Layout::new(Shown::new(tree.moment(), &Folds::default(), WHOLE_MAX));
    let items = &layout.shown.items;
    let nodes: Vec<Node> = items.iter().map(|item| node(puzzle, tree, item.node)).collect();
    let looks = [
        (Look::ENode, text!("tree-view-legend-e-node")),
        (Look::Expanded, text!("tree-view-legend-expanded")),
        (Look::Cut, text!("practice-sheet-cut")),
        (Look::Dead, text!("practice-sheet-dead")),
    ];
    let is_met = |look: Look| nodes.iter().any(|node| node.look == look);
    let looks = looks.into_iter().filter(|(look, _)| is_met(*look)).collect();
    let said = if tree.has_costs {
        text!("practice-sheet-costs")
    } else {
        text!("practice-sheet-numbers")
    };
    // Without the costs a person works them out, and needs the board of each node.
    let needs_boards = !tree.has_costs;
    Some(Tree { layout, nodes, needs_boards, legend: (looks, said.to_owned()) })
}

fn node(puzzle: &Puzzle, tree: &Recorded, node: u32) -> Node {
    let trace = &tree.trace;
    let (g, h, f) = (trace.g(node), trace.h(node), trace.f(node));
    let figures = match tree.has_costs {
        true => vec![format!("{g}+{h}"), format!("={f}")],
        false => vec![format!("g = {g}")],
    };
    let boards = SlidingTree { start: puzzle.start(), are_drawn: true };
    Node {
        number: number(node).to_string(),
        letter: made_by(tree, node).map(|way| letter(way).to_string()).unwrap_or_default(),
        figures,
        look: look(tree, node),
        rows: boards.rows(tree.moment(), node).unwrap_or_default(),
    }
}
