//! The task and the tree in lines, for a terminal.

use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::number;
use langkah_engine::sliding::moves::letter;
use langkah_language::text;

use super::{Act, Form, HandNode, Perform, Stage};
use crate::practice::reasons;

impl Perform {
    /// What is to be done in a terminal, in sentences.
    pub fn asked(&self) -> String {
        text!("practice-asked-perform", search = self.search(), count = self.rules.expansions)
    }

    /// What is to be done in a window, in sentences.
    pub fn task(&self) -> String {
        text!("practice-perform-task", search = self.search(), count = self.rules.expansions)
    }

    /// The search and its rules, in sentences.
    fn search(&self) -> String {
        let bound = self.rules.bound.kind().title();
        let search = match self.rules.form {
            Form::BestFirst(None) => text!("practice-search-open", bound = bound),
            Form::BestFirst(Some(Ties::Oldest)) => text!("practice-search-oldest", bound = bound),
            Form::BestFirst(Some(Ties::Newest)) => text!("practice-search-newest", bound = bound),
            Form::BestFirst(Some(Ties::LeastH)) => text!("practice-search-least-h", bound = bound),
            Form::Deepening => text!("practice-search-by-hand", bound = bound),
        };
        let search = reasons::with_rounding(search, self.rules.bound.kind().formula());
        match self.rules.form {
            Form::BestFirst(_) => format!("{search} {}", text!("practice-perform-twins")),
            Form::Deepening => search,
        }
    }

    /// The bound of the iteration, if there is one, and the nodes that the next act is about in the
    /// order in which they were made, one a line, without their costs: the live nodes, and the root
    /// of an iteration that has just begun.
    pub fn lines(&self) -> Vec<String> {
        let mut nodes = match self.stage() {
            Stage::Choose => self.live(),
            _ => self.e_node().filter(|&node| self.is_new_root(node)).into_iter().collect(),
        };
        nodes.sort_unstable();
        let bound = self.bound().filter(|_| !nodes.is_empty());
        let bound = bound.map(|most| text!("practice-perform-bound", most = most));
        let nodes = nodes.into_iter().filter_map(|node| Some(line(node, self.node(node)?)));
        bound.into_iter().chain(nodes).collect()
    }

    /// Whether a node is the root of another iteration than the first, without children so far.
    fn is_new_root(&self, node: u32) -> bool {
        let is_root = self.node(node).is_some_and(|one| one.made_by.is_none());
        is_root && node > 0 && node as usize + 1 == self.nodes.len()
    }
}

impl Act {
    /// What the person said, in a word or two.
    pub fn said(self) -> String {
        match self {
            Self::Expand(node) => number(node).to_string(),
            Self::Judge(way, fate) => format!("{}, {}", letter(way), fate.title()),
            Self::Bound(bound) => bound.to_string(),
        }
    }
}

fn line(index: u32, node: &HandNode) -> String {
    let made_by = node.made_by.map(|(parent, way)| (way, number(parent)));
    reasons::line(number(index), made_by, format!("g = {}", node.g), &node.board)
}
