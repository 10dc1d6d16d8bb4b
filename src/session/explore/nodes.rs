//! The node that is selected in a recorded search, and how one gets from node to node.

use super::NodeWish;
use super::explorer::{Explorer, Jump};
use langkah_engine::search::trace::moment::{Moment, State, Why};

/// A kind of node to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    Live,
    ENode,
    Expanded,
    /// Killed because its ĉ is above the bound.
    Bound,
    Duplicate,
    Contradiction,
    Restart,
    Goal,
    /// On the way to the goal.
    Path,
}

impl Sought {
    fn is(self, moment: Moment<'_>, node: u32) -> bool {
        let Some(state) = moment.state(node) else { return false };
        match self {
            Self::Live => state == State::Live,
            Self::ENode => state == State::ENode,
            Self::Expanded => state == State::Expanded,
            Self::Bound => matches!(state, State::Dead(Why::Bound | Why::Depth)),
            Self::Duplicate => matches!(state, State::Dead(Why::Duplicate(_))),
            Self::Contradiction => matches!(state, State::Dead(Why::Contradiction(_))),
            Self::Restart => state == State::Dead(Why::Restart),
            Self::Goal => state == State::Goal,
            Self::Path => moment.is_on_solution(node),
        }
    }
}

/// A node near to the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kin {
    Parent,
    Child,
    /// The sibling to the left, or to the right.
    Before,
    After,
}

impl Explorer {
    /// Carries out a wish about the nodes that are shown.
    pub(super) fn look(&mut self, wish: NodeWish) {
        match wish {
            NodeWish::Select(node) => self.select(node),
            NodeWish::Kin(kin) => self.select_kin(kin),
            NodeWish::Seek(sought) => self.seek(sought),
            NodeWish::Open(node) => self.folds.open(node),
            NodeWish::Fold(node) => self.folds.fold(node),
            NodeWish::Tidy => self.folds.clear(),
        }
    }

    /// Selects a node. If it belongs to another iteration, its own moment is shown.
    fn select(&mut self, node: Option<u32>) {
        self.selected = node;
        let (Some(trace), Some(moment), Some(node)) = (self.trace(), self.moment(), node) else {
            return;
        };
        let is_there = node < moment.nodes() && trace.iteration_of(node) == moment.iteration();
        let path = trace.path(node);
        if !is_there && node < trace.len() {
            let at = trace.expanded_at(node).unwrap_or_else(|| trace.made_at(node));
            self.go(Jump::At(at));
        }
        let above = path.len().saturating_sub(1);
        self.folds.unfold(&path[..above]);
    }

    /// Selects the next node of a kind after the selected one. After the last node comes the first.
    fn seek(&mut self, sought: Sought) {
        let (Some(trace), Some(moment)) = (self.trace(), self.moment()) else { return };
        let all = trace.nodes_of(moment.iteration());
        let all = all.start..all.end.min(moment.nodes());
        let from = self.selected().map_or(all.start, |node| node + 1).clamp(all.start, all.end);
        let found = (from..all.end).chain(all.start..from).find(|&node| sought.is(moment, node));
        if found.is_some() {
            self.select(found);
        }
    }

    fn select_kin(&mut self, kin: Kin) {
        let (Some(node), Some(trace), Some(moment)) = (self.shown(), self.trace(), self.moment())
        else {
            return;
        };
        let siblings = trace.parent(node).map(|parent| trace.children(parent)).unwrap_or(0..0);
        let other = match kin {
            Kin::Parent => trace.parent(node),
            Kin::Child => {
                // Along the solution if it is known, else to the first child.
                let mut children = trace.children(node);
                let on_path = children.clone().find(|&child| trace.is_on_solution(child));
                on_path.or_else(|| children.next())
            }
            Kin::Before => node.checked_sub(1).filter(|other| siblings.contains(other)),
            Kin::After => Some(node + 1).filter(|other| siblings.contains(other)),
        };
        let other = other.filter(|&other| other < moment.nodes());
        self.selected = other.or(Some(node));
    }
}
