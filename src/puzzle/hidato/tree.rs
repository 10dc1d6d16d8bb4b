//! A recorded search of a Hidato: the board at a node, and guesses and states in words.

use langkah_engine::hidato::board::{Board, Shape};
use langkah_engine::hidato::propagate::{Clash, Contradiction, Rule};
use langkah_engine::hidato::published::Measure;
use langkah_engine::hidato::reason::standing_beside;
use langkah_engine::hidato::tree::{Branch, Fact};
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::Words;
use langkah_engine::search::trace::moment::{Moment, State};
use langkah_language::text;

use super::Plan;
use crate::told::Told;

/// What a node stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The board with all numbers that stand at the node.
    pub board: Board,
    /// What led to the node from its parent.
    pub branch: Option<Branch>,
    /// The cells that were filled at this node, with the rules; the guess is one of them.
    pub placed: Vec<Fact>,
}

/// The nodes of a trace of a search on a board.
pub struct HidatoTree<'a> {
    pub board: &'a Board,
    pub plan: Plan,
    /// The cost by which the published search chooses.
    pub choice: Measure,
    /// Whether a tree shows boards, or dots.
    pub are_drawn: bool,
}

impl HidatoTree<'_> {
    /// What stands at a node at a moment. A live node, at which no rule has run yet, has the
    /// numbers of its parent and its guess.
    pub fn standing(&self, moment: Moment<'_>, node: u32) -> Standing {
        let trace = moment.trace();
        let mut board = self.board.clone();
        let branch = |node| trace.parent(node).map(|_| Branch::of(trace.label(node)));
        let is_live = matches!(moment.state(node), None | Some(State::Live));
        let facts = |of: u32| {
            let facts = if is_live && of == node { &[] } else { trace.facts(of) };
            facts.iter().map(|&fact| Fact::of(fact))
        };
        for node in trace.lineage(node) {
            facts(node).for_each(|fact| put(&mut board, fact.number, fact.cell));
            if let Some(branch) = branch(node).filter(|branch| branch.is_placed) {
                put(&mut board, branch.number, branch.cell);
            }
        }
        let branch = branch(node);
        let mut placed: Vec<Fact> = facts(node).collect();
        let guess = branch.filter(|branch| branch.is_placed);
        if let Some(Branch { number, cell, .. }) = guess.filter(|_| placed.is_empty()) {
            let is_given = self.board.number(cell) == Some(number);
            placed.push(Fact {
                number,
                cell,
                rule: if is_given { Rule::Given } else { Rule::Guess },
            });
        }
        Standing { board, branch, placed }
    }

    pub(super) fn shape(&self) -> &Shape {
        self.board.shape()
    }
}

fn put(board: &mut Board, number: u16, cell: usize) {
    if cell < board.count() {
        board.set(cell, number);
    }
}

/// `17 at row 3, column 4`, or `17 not at` it.
pub fn branch(shape: &Shape, branch: Branch) -> String {
    let (number, cell) = (branch.number.to_string(), shape.name(branch.cell));
    match branch.is_placed {
        true => text!("hidato-number-at", number = number, cell = cell),
        false => text!("tree-hidato-not-at", number = number, cell = cell),
    }
}

/// The same in as few letters as possible: `17 at r3c4`.
pub fn short(shape: &Shape, branch: Branch) -> String {
    let number = branch.number.to_string();
    let (row, col) = shape.coordinates(branch.cell);
    let (row, col) = (row + 1, col + 1);
    match branch.is_placed {
        true => text!("tree-hidato-short", number = number, row = row, col = col),
        false => text!("tree-hidato-short-not", number = number, row = row, col = col),
    }
}

impl Words for HidatoTree<'_> {
    fn label(&self, label: u32) -> String {
        let branch = Branch::of(label);
        if branch.cell < self.board.count() { short(self.shape(), branch) } else { String::new() }
    }

    fn rows(&self, moment: Moment<'_>, node: u32) -> Option<Vec<Vec<String>>> {
        if !self.are_drawn {
            return None;
        }
        let standing = self.standing(moment, node);
        let dims = self.shape().dims();
        let cell = |row: usize, col: usize| match self.shape().cell_at(row, col) {
            None => String::new(),
            Some(cell) => {
                standing.board.number(cell).map_or("·".to_owned(), |number| number.to_string())
            }
        };
        let rows = (0..dims.rows()).map(|row| (0..dims.cols()).map(|col| cell(row, col)).collect());
        Some(rows.collect())
    }

    fn are_rows_shifted(&self) -> bool {
        self.shape().topology().is_hexagonal()
    }

    fn bars(&self) -> Vec<[(usize, usize); 2]> {
        let at = |cell: u16| self.shape().coordinates(cell.into());
        self.shape().edges().iter().map(|&[a, b]| [at(a), at(b)]).collect()
    }

    fn figures(&self, trace: &Trace, node: u32) -> String {
        self.cost(trace, node).unwrap_or_default()
    }

    fn about_figures(&self) -> String {
        text!("tree-hidato-about-figures", about = self.about_cost())
    }

    fn contradiction(&self, trace: &Trace, node: u32, code: u32) -> String {
        let contradiction = Contradiction::of(code);
        let Contradiction::NoCell(number) = contradiction else {
            return contradiction.sentence(self.shape());
        };
        let board = self.standing(trace.moment(trace.last()), node).board;
        let between = standing_beside(&board, number);
        let clash = Clash { between, ..Clash::of(contradiction) };
        clash.sentence(self.shape())
    }
}
