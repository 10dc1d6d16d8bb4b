//! What is right at each stage, and why.

use std::cmp::Reverse;

use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::number;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;

use super::{Act, ChildFate, Form, HandNode, HandState, Perform, Reply};
use crate::practice::reasons::{self, Waiting};

/// A reply, or why an act is not compared at all.
pub(super) type Judged = Result<Reply, Option<String>>;

/// What live nodes are sorted by, the least first.
type Rank = (Reverse<u32>, u32, u32, u32);

impl Perform {
    fn rank(&self, node: u32) -> Rank {
        let (f, h) = self.node(node).map_or((u32::MAX, 0), |one| (one.f(), one.h));
        let none = Reverse(0);
        match self.rules.form {
            Form::BestFirst(Some(Ties::Oldest)) => (none, f, 0, node),
            Form::BestFirst(Some(Ties::LeastH)) => (none, f, h, !node),
            Form::BestFirst(Some(Ties::Newest) | None) => (none, f, 0, !node),
            Form::Deepening => (Reverse(self.made_in(node)), 0, 0, node),
        }
    }

    /// The expansion that made a node; 0 for a root.
    fn made_in(&self, node: u32) -> u32 {
        let parent = self.node(node).and_then(|one| one.made_by).map(|(parent, _)| parent);
        match parent.and_then(|parent| self.node(parent)).map(|parent| parent.state) {
            Some(HandState::Expanded(place)) => place,
            _ => 0,
        }
    }

    /// The live nodes, the one first that the search takes next.
    pub fn live(&self) -> Vec<u32> {
        let is_live = |node: &u32| self.node(*node).is_some_and(|one| one.state == HandState::Live);
        let mut live: Vec<u32> = (0..self.nodes.len() as u32).filter(is_live).collect();
        live.sort_by_key(|&node| self.rank(node));
        live
    }

    pub(super) fn first(&self) -> Option<u32> {
        self.live().first().copied()
    }

    pub(super) fn node(&self, node: u32) -> Option<&HandNode> {
        self.nodes.get(node as usize)
    }

    /// Judges the choice of an E-node.
    pub(super) fn choice(&self, node: u32) -> Judged {
        let Some(first) = self.first() else { return Err(None) };
        let Some(one) = self.node(node) else {
            return Err(Some(text!("practice-perform-no-node", node = number(node))));
        };
        if let Some(why) = self.is_no_choice(node, one) {
            return Ok(Reply { is_right: false, why });
        }
        let is_open = match self.rules.form {
            Form::BestFirst(None) => self.node(first).map(HandNode::f) == Some(one.f()),
            Form::BestFirst(Some(_)) => false,
            Form::Deepening => self.made_in(node) == self.made_in(first),
        };
        let is_right = node == first || is_open;
        let why = if is_right { self.chosen(node) } else { self.behind(node, first) };
        Ok(Reply { is_right, why })
    }

    /// Why a node is not live.
    fn is_no_choice(&self, node: u32, one: &HandNode) -> Option<String> {
        let node = number(node);
        match one.state {
            HandState::Live => None,
            HandState::Expanded(_) | HandState::Goal => {
                Some(text!("practice-live-not", node = node))
            }
            HandState::Duplicate(twin) => {
                Some(text!("practice-perform-dead", node = node, twin = number(twin)))
            }
            HandState::Bound => Some(text!("practice-perform-cut", node = node, cost = one.f())),
        }
    }

    /// Why a live node is not taken before the first one.
    fn behind(&self, node: u32, first: u32) -> String {
        let waiting = |at: u32| {
            let (f, h) = self.node(at).map_or((0, 0), |one| (one.f(), one.h));
            Waiting { node: number(at), f, h }
        };
        let (other, before) = (waiting(node), waiting(first));
        let parent = self.node(first).and_then(|one| one.made_by).map_or(0, |(parent, _)| parent);
        let (node, first) = (number(node), number(first));
        match self.rules.form {
            Form::Deepening => {
                let parent = number(parent);
                text!("practice-behind-deeper", node = node, first = first, parent = parent)
            }
            Form::BestFirst(ties) => reasons::behind(ties, &other, &before),
        }
    }

    /// That the goal was taken.
    pub(super) fn goal_told(&self) -> String {
        text!("practice-perform-goal", count = self.expansions)
    }

    /// Where to look after the first wrong try, without the answer. `None` where the reason gives
    /// no answer away.
    pub(super) fn clue(&self, act: Act) -> Option<String> {
        let is_deepening = self.rules.form == Form::Deepening;
        Some(match act {
            Act::Expand(node) if self.node(node)?.state != HandState::Live => return None,
            Act::Expand(_) if is_deepening => text!("practice-clue-deepest").to_owned(),
            Act::Expand(_) if self.rules.form == Form::BestFirst(None) => {
                text!("practice-clue-less").to_owned()
            }
            Act::Expand(_) => text!("practice-clue-least").to_owned(),
            Act::Judge(way, _) if is_deepening => {
                let most = self.iteration().bound;
                text!("practice-clue-bound", way = letter(way).to_string(), most = most)
            }
            Act::Judge(way, _) => text!("practice-clue-twin", way = letter(way).to_string()),
            Act::Bound(found) if found <= self.iteration().bound => return None,
            Act::Bound(_) => text!("practice-clue-next").to_owned(),
        })
    }

    /// Why a node is taken.
    pub(super) fn chosen(&self, node: u32) -> String {
        let (cost, live) = (self.node(node).map_or(0, HandNode::f), self.live().len());
        let parent = self.node(node).and_then(|one| one.made_by).map(|(parent, _)| number(parent));
        let node = number(node);
        match (self.rules.form, parent) {
            (Form::Deepening, Some(parent)) => {
                text!("practice-perform-deepest", node = node, cost = cost, parent = parent)
            }
            _ => text!("practice-perform-chosen", node = node, cost = cost, live = live),
        }
    }

    /// The board that a move makes from the E-node.
    pub(super) fn child(&self, way: Move) -> Option<(Board, u32)> {
        let node = self.node(self.e_node()?)?;
        Some((node.board.after(way)?, node.g + 1))
    }

    /// The first node that has a board, at most `g` moves from the root.
    pub(super) fn twin(&self, board: &Board, g: u32) -> Option<u32> {
        let is_twin = |one: &HandNode| one.g <= g && one.board == *board;
        self.nodes.iter().position(is_twin).map(|at| at as u32)
    }

    /// What becomes of the child of a move.
    pub(super) fn fate(&self, way: Move) -> Option<ChildFate> {
        let last = self.node(self.e_node()?)?.made_by.map(|(_, last)| last);
        if last == Some(way.opposite()) {
            return Some(ChildFate::Reversal);
        }
        let (board, g) = self.child(way)?;
        let f = g + self.rules.bound.of(&board, self.puzzle.goal());
        Some(match self.rules.form {
            Form::Deepening if f > self.iteration().bound => ChildFate::Bound,
            Form::BestFirst(_) if self.twin(&board, g).is_some() => ChildFate::Duplicate,
            _ => ChildFate::Lives,
        })
    }

    pub(super) fn judgement(&self, way: Move, fate: ChildFate) -> Judged {
        let Some(right) = self.fate(way) else { return Err(None) };
        // A child that undoes a move can be dead for another reason, too: the parent's parent has
        // its board, or it is above the bound.
        let is_deepening = self.rules.form == Form::Deepening;
        let is_above = |(board, g): (Board, u32)| {
            g + self.rules.bound.of(&board, self.puzzle.goal()) > self.iteration().bound
        };
        let is_other = right == ChildFate::Reversal
            && match fate {
                ChildFate::Duplicate => !is_deepening,
                ChildFate::Bound => is_deepening && self.child(way).is_some_and(is_above),
                _ => false,
            };
        let is_right = fate == right || is_other;
        Ok(Reply { is_right, why: self.told(way, right) })
    }

    /// What becomes of a child, and why.
    pub(super) fn told(&self, way: Move, fate: ChildFate) -> String {
        let Some((board, g)) = self.child(way) else { return String::new() };
        let sum = reasons::sum(g, self.rules.bound.of(&board, self.puzzle.goal()));
        let farther = || self.twin(&board, u32::MAX).filter(|_| fate == ChildFate::Lives);
        if let (Form::BestFirst(_), Some(node)) = (self.rules.form, farther()) {
            let (way, node) = (letter(way).to_string(), number(node));
            return text!("practice-fate-told-farther", way = way, sum = sum, node = node);
        }
        let twin = self.twin(&board, g).map_or(0, number);
        reasons::fate(way, fate, &sum, self.iteration().bound, twin)
    }

    /// The least ĉ of the nodes that the iteration has cut off, and the first node that has it.
    fn least_cut(&self) -> Option<(u32, u32)> {
        let root = self.iteration().root;
        let all = (root..).zip(self.nodes.iter().skip(root as usize));
        let cut = all.filter(|(_, node)| node.state == HandState::Bound);
        cut.map(|(index, node)| (node.f(), index)).min()
    }

    /// The bound of the next iteration; `None` if the iteration has cut nothing off.
    pub(super) fn next_bound(&self) -> Option<u32> {
        self.least_cut().map(|(f, _)| f)
    }

    /// Judges the bound of the next iteration.
    pub(super) fn bounding(&self, found: u32) -> Judged {
        let Some((next, node)) = self.least_cut() else { return Err(None) };
        let why = if found == next {
            self.bound_told(next)
        } else {
            reasons::no_next_bound(found, self.iteration().bound, (number(node), next))
        };
        Ok(Reply { is_right: found == next, why })
    }

    /// Why this is the bound of the next iteration.
    pub(super) fn bound_told(&self, next: u32) -> String {
        let node = self.least_cut().map_or(0, |(_, node)| number(node));
        let why = reasons::next_bound(self.iteration().bound, (node, next));
        let root = number(self.nodes.len() as u32);
        format!("{why} {}", text!("practice-perform-iteration", node = root))
    }
}
