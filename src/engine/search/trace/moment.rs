//! A recorded search after a number of expansions.

use std::ops::Range;

use super::live::{self, Live};
use super::{Fate, Mark, NONE, Trace};
use crate::search::event::Counts;
use crate::search::outcome::Outcome;

/// What a node is at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Generated, and not yet expanded.
    Live,
    /// The node that is being expanded.
    ENode,
    Expanded,
    /// The goal, which the search found when it took the node or when it made it.
    Goal,
    Dead(Why),
}

/// Why a node is never to be expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The search met its state before, at this node; `None` if the trace does not have that node.
    Duplicate(Option<u32>),
    /// Its f is greater than the bound of its iteration, or no better than the incumbent.
    Bound,
    /// A limit or the person ended the search, or there was no room for the node.
    Limit,
    /// It lies at the greatest depth, and is not the goal.
    Depth,
    /// It contradicts the puzzle's rules; this code, the puzzle's own, says why.
    Contradiction(u32),
    /// The search began again at a root before the node had its turn.
    Restart,
    /// Another engine went on from it.
    HandedOver,
}

/// How many nodes there are of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many were generated, in the search's own way to count: see [`Counts`].
    pub generated: u64,
    /// How many were expanded, in the search's own way to count.
    pub expanded: u64,
    pub live: u64,
    pub dead: u64,
}

/// The search after some expansions, in the middle of the last of them (see
/// [`Moment::with_children`]), or on the way to the next one (see [`Moment::ahead`]). The end is a
/// moment of its own: there the goal is taken, or the live nodes are dead by a limit. A search that
/// goes on after a goal takes it between two expansions; the node is the goal from the second of
/// these on.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub(super) trace: &'a Trace,
    at: u32,
    /// How many children of the E-node are not made yet.
    hidden: u32,
    /// What has happened already on the way to the next moment.
    ahead: Ahead,
}

/// The part of what happens between two moments that comes before the next expansion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    /// Nodes that were taken and have had their turn.
    pub turns: u32,
    /// Nodes that were made: 1 if the root of another iteration was, else 0.
    pub nodes: u32,
    /// Whether one more node was taken, and nothing is known of it yet. It is the E-node.
    pub has_e_node: bool,
}

impl<'a> Moment<'a> {
    pub(super) fn new(trace: &'a Trace, at: u32) -> Self {
        Self { trace, at, hidden: 0, ahead: Ahead::default() }
    }

    /// The middle of the current expansion, when the E-node has `count` of its children.
    #[must_use]
    pub fn with_children(self, count: u32) -> Self {
        let whole = Self { hidden: 0, ahead: Ahead::default(), ..self };
        let all = whole.children().len() as u32;
        Self { hidden: all.saturating_sub(count), ..whole }
    }

    /// The search a little later: some nodes were taken after this expansion, and none of them was
    /// expanded so far; or the root of another iteration was made.
    #[must_use]
    pub fn ahead(self, ahead: Ahead) -> Self {
        let whole = Self { hidden: 0, ahead: Ahead::default(), ..self };
        if self.at >= self.trace.last() {
            return whole;
        }
        let (turns, made) = whole.next().news();
        let (turns, nodes) = (turns.len() as u32, made.len() as u32);
        let (turns, nodes) = (ahead.turns.min(turns), ahead.nodes.min(nodes));
        let has_e_node = ahead.has_e_node && whole.next().turn(turns).is_some();
        Self { ahead: Ahead { turns, nodes, has_e_node }, ..whole }
    }

    /// The next moment.
    fn next(self) -> Self {
        self.trace.moment(self.at.saturating_add(1))
    }

    /// The nodes that were taken on the way to the next moment.
    fn early(self) -> &'a [u32] {
        match self.ahead.turns {
            0 => &[],
            turns => self.next().news().0.get(..turns as usize).unwrap_or_default(),
        }
    }

    /// The node that was taken after these, if nothing is known of it yet.
    fn early_e_node(self) -> Option<u32> {
        let turns = self.ahead.turns;
        self.ahead.has_e_node.then(|| self.next().turn(turns)).flatten()
    }

    /// Whether the expansion that this moment is named after is over.
    fn is_past_expansion(self) -> bool {
        self.ahead != Ahead::default() || self.is_end()
    }

    /// The nodes that the current expansion makes and has not made yet.
    fn unmade(self) -> Range<u32> {
        let end = self.mark().nodes;
        end - self.hidden.min(end)..end
    }

    pub fn trace(self) -> &'a Trace {
        self.trace
    }

    /// The number of this moment: how many expansions there were, or one more at the end.
    pub fn at(self) -> u32 {
        self.at
    }

    pub(super) fn mark(self) -> Mark {
        self.trace.mark(self.at)
    }

    /// Whether the search has ended.
    pub fn is_end(self) -> bool {
        self.trace.outcome().is_some() && self.at == self.trace.last()
    }

    /// What is new since the moment before: the nodes that had their turn, and the nodes that were
    /// made.
    pub fn news(self) -> (&'a [u32], Range<u32>) {
        let none = Mark { nodes: 0, turns: 0, stillborn: 0 };
        let before = self.at.checked_sub(1).map_or(none, |before| self.trace.mark(before));
        let turns = before.turns as usize..self.mark().turns as usize;
        (self.trace.taken.get(turns).unwrap_or_default(), before.nodes..self.mark().nodes)
    }

    /// A node that was taken since the moment before, by its place among them.
    pub fn turn(self, index: u32) -> Option<u32> {
        let turns = self.news().0;
        let in_vain = || self.taken_in_vain().filter(|_| turns.len() == index as usize);
        turns.get(index as usize).copied().or_else(in_vain)
    }

    /// The node that was taken last, if the search ended before it knew what becomes of it.
    pub fn taken_in_vain(self) -> Option<u32> {
        let taken = self.trace.taken.get(self.mark().turns as usize).copied();
        taken.filter(|_| self.is_end())
    }

    /// How many nodes there are: all with a smaller index than this.
    pub fn nodes(self) -> u32 {
        self.unmade().start + self.ahead.nodes
    }

    /// Whether the search has taken a goal by this moment.
    pub fn is_solved(self) -> bool {
        let goal = self.trace.goals.first().filter(|&&goal| goal < self.nodes());
        let is_left = |goal: &u32| self.trace.left(*goal).is_some_and(|left| left <= self.at);
        goal.is_some_and(|goal| is_left(goal) || self.early().contains(goal))
    }

    /// Whether a node is on the path to a goal that the search has taken by this moment.
    pub fn is_on_solution(self, node: u32) -> bool {
        self.is_solved() && self.trace.is_on_solution(node)
    }

    /// The E-node; `None` before the first expansion of an iteration and at the end.
    pub fn e_node(self) -> Option<u32> {
        if self.at == 0 || self.is_past_expansion() {
            return self.early_e_node();
        }
        let turn = self.mark().turns.checked_sub(1)?;
        self.trace.taken.get(turn as usize).copied()
    }

    /// The children of the E-node.
    pub fn children(self) -> Range<u32> {
        if self.is_past_expansion() {
            return 0..0;
        }
        let Range { start, end } = self.trace.made_in(self.at);
        start..end - self.hidden.min(end - start)
    }

    /// The index of the current iteration.
    pub fn iteration(self) -> usize {
        self.trace.iteration_of(self.nodes().saturating_sub(1))
    }

    /// What a node is; `None` before it is made.
    pub fn state(self, node: u32) -> Option<State> {
        if node >= self.nodes() {
            return None;
        }
        let nodes = &self.trace.nodes;
        let index = node as usize;
        let left = nodes.left[index];
        Some(match nodes.fate[index] {
            _ if self.early_e_node() == Some(node) => State::ENode,
            _ if left > self.at && self.halts() => State::Dead(Why::Limit),
            _ if left > self.at && !self.early().contains(&node) => State::Live,
            Fate::Expanded if left == self.at && !self.is_past_expansion() => State::ENode,
            Fate::Expanded => State::Expanded,
            Fate::Goal => State::Goal,
            Fate::Duplicate => {
                State::Dead(Why::Duplicate(Some(nodes.twin[index]).filter(|&twin| twin != NONE)))
            }
            Fate::Bound => State::Dead(Why::Bound),
            Fate::Limit => State::Dead(Why::Limit),
            Fate::Depth => State::Dead(Why::Depth),
            Fate::Contradiction => State::Dead(Why::Contradiction(nodes.twin[index])),
            Fate::Restart => State::Dead(Why::Restart),
            Fate::HandedOver => State::Dead(Why::HandedOver),
            // A node that waits never stops being live.
            Fate::Waits => State::Live,
        })
    }

    /// Whether this is the end of a search, and a limit or the person ended it.
    fn halts(self) -> bool {
        self.is_end() && matches!(self.trace.outcome(), Some(Outcome::Halted(_)))
    }

    pub fn tally(self) -> Tally {
        let Mark { turns, stillborn, .. } = self.mark();
        let (nodes, turns) = (self.nodes(), turns + self.ahead.turns);
        let is_stillborn = |&node: &u32| self.trace.is_stillborn(node);
        let stillborn = stillborn - self.unmade().filter(is_stillborn).count() as u32;
        let is_goal = |node: &&u32| self.trace.goals.contains(node);
        let goals = self.early().iter().filter(is_goal).count() as u32;
        let goals = goals + self.trace.goals_by(self.at, nodes);
        let parents = self.at.saturating_sub(u32::from(self.is_end()));
        let waiting = nodes - stillborn - turns - u32::from(self.ahead.has_e_node);
        let dead = stillborn + turns - parents - goals;
        let (live, dead) = if self.halts() { (0, dead + waiting) } else { (waiting, dead) };
        let roots = self.trace.iterations.partition_point(|one| one.root < nodes) as u32;
        let (generated, expanded) = match self.trace.order.counts {
            Counts::Generated => (nodes - roots, parents),
            Counts::Raised => (nodes - stillborn, parents),
            Counts::Taken => (nodes - roots, parents + goals),
            Counts::Steps => (nodes - roots, parents.saturating_sub(roots)),
        };
        let [generated, expanded, live, dead] = [generated, expanded, live, dead].map(u64::from);
        Tally { generated, expanded, live, dead }
    }

    /// The first live nodes, at most `max`, in the order in which the search takes them.
    pub fn live(self, max: usize) -> Vec<Live> {
        if self.halts() { Vec::new() } else { live::list(self, max) }
    }

    /// How many nodes were taken and are live no more.
    pub(super) fn turns(self) -> u32 {
        self.mark().turns + self.ahead.turns + u32::from(self.ahead.has_e_node)
    }
}
