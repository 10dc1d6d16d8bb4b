//! The boards of a recorded search, its moves in letters, its states in sentences.

use super::told::{Line, LineKind, LiveRow, Told};
use super::words::{capital, grouped};
use crate::search::event::{Cost, Order, Rule};
use crate::search::trace::export::{Words, name};
use crate::search::trace::live::{Decided, Live};
use crate::search::trace::moment::{Moment, State, Why};
use crate::search::trace::{Trace, number};
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::{self, Move};

/// Follows the moves of a trace from its start.
pub struct SlidingTree<'a> {
    pub start: &'a Board,
    /// Whether a tree shows boards, or dots.
    pub are_drawn: bool,
}

impl SlidingTree<'_> {
    /// The board of a node. The trace must be of a search from this start.
    pub fn board(&self, trace: &Trace, node: u32) -> Board {
        let mut board = self.start.clone();
        for way in trace.labels(node).into_iter().filter_map(way) {
            board.apply(way);
        }
        board
    }
}

/// The move of a label.
pub fn way(label: u32) -> Option<Move> {
    u8::try_from(label).ok().and_then(Move::from_index)
}

/// The legal moves, besides the move back, that iterative deepening leaves out at an E-node: it
/// knows another row of moves, which is not longer, to the same board.
pub fn left_out(board: &Board, trace: &Trace, e_node: u32) -> Vec<Move> {
    if trace.order().rule != Rule::DepthFirst {
        return Vec::new();
    }
    let back = way(trace.label(e_node)).map(Move::opposite);
    let back = back.filter(|_| trace.reversal(e_node).is_some());
    let made: Vec<Move> =
        trace.children(e_node).filter_map(|child| way(trace.label(child))).collect();
    let is_left_out = |way: &Move| {
        let is_legal = board.dims().neighbour(board.blank(), *way).is_some();
        is_legal && Some(*way) != back && !made.contains(way)
    };
    Move::ALL.into_iter().filter(is_left_out).collect()
}

/// How many live nodes are searched for the E-node.
const LISTED: usize = 1000;

/// Why the E-node of a moment was taken, and no other live node, in a sentence.
pub fn chosen(trace: &Trace, at: u32) -> Option<String> {
    let now = trace.moment(at);
    let e_node = now.e_node()?;
    let before = trace.moment(at.checked_sub(1)?);
    if trace.parent(e_node).is_none() && e_node > 0 {
        return Some(
            "A new iteration begins with the root: of the last one no node is live.".into(),
        );
    }
    // Duplicates that were taken before the E-node are dead by this moment.
    let is_passed = |one: &&Live| one.node != e_node && now.state(one.node) != Some(State::Live);
    let list = before.live(LISTED);
    let passed = list.iter().take_while(is_passed).count();
    let first = list.get(passed).filter(|first| first.node == e_node)?;
    let live = before.tally().live - passed as u64;
    let Some((why, next)) = first.decided.zip(list.get(passed + 1)) else {
        return Some("It was the only live node.".to_owned());
    };
    Some(because(why, (first, next), live, trace.order()))
}

/// Why the first of `live` live nodes was taken before the next one.
fn because(why: Decided, (first, next): (&Live, &Live), live: u64, order: Order) -> String {
    let live = grouped(live);
    let least = match order.cost {
        Cost::F => format!("Least ĉ, {}, of {live} live nodes", first.f),
        Cost::H => format!("Least h, {}, of {live} live nodes", first.h),
        Cost::HThenMilliG => format!("Least h + g/1000 of {live} live nodes"),
    };
    let tie = |first: &str| format!("{least}; tie with node {}: {first} first.", number(next.node));
    let waits = "Of the subtrees that wait, the iteration before came deepest below this one";
    match why {
        Decided::Deeper => {
            "Depth-first: the children of the node expanded last go before nodes made earlier."
                .to_owned()
        }
        Decided::Sibling => {
            format!("Depth-first: it was made before its sibling, node {}.", number(next.node))
        }
        Decided::Above => "Nodes of the first moves go before the subtrees below them.".to_owned(),
        Decided::Reached => format!("{waits}."),
        Decided::Cost if order.rule == Rule::DepthFirst => {
            format!("{waits}; tie with node {}: the lesser ĉ first.", number(next.node))
        }
        Decided::Oldest if order.rule == Rule::DepthFirst => {
            format!("{waits}; tie with node {}: the older first.", number(next.node))
        }
        Decided::Cost => format!("{least}."),
        Decided::LeastH => tie("the lesser h"),
        Decided::Newest => tie("the newer"),
        Decided::Oldest => tie("the older"),
        Decided::Heap => tie("the one that the heap gives"),
        Decided::Round => {
            "It was taken in one round with the E-node before, ahead of better nodes made since."
                .to_owned()
        }
    }
}

/// Why a live node is taken before the next one, in a few words.
pub const fn decided(decided: Decided) -> &'static str {
    match decided {
        Decided::Cost => "less ĉ",
        Decided::LeastH => "same ĉ, less h",
        Decided::Newest => "same ĉ, newer",
        Decided::Oldest => "same ĉ, older",
        Decided::Heap => "same ĉ, as the heap gives it",
        Decided::Round => "taken in one round with the E-node",
        Decided::Deeper => "a child of a deeper node",
        Decided::Sibling => "made before its sibling",
        Decided::Above => "a node of the first moves",
        Decided::Reached => "the iteration before came deeper below it",
    }
}

/// What a node is at a moment, and why, in a sentence.
pub fn state(trace: &Trace, node: u32, state: State) -> String {
    let bound = trace.iterations().get(trace.iteration_of(node)).and_then(|one| one.bound);
    match (state, bound) {
        (State::Live, _) => "live: generated, and not yet expanded".to_owned(),
        (State::ENode, _) => "the E-node: it is being expanded".to_owned(),
        (State::Expanded, _) => {
            let order = trace.expanded_at(node).unwrap_or(0);
            format!("expanded (expansion {order})")
        }
        (State::Goal, _) => "the goal".to_owned(),
        (State::Dead(Why::Duplicate(Some(twin))), _) => {
            // A node that was made later may have been expanded earlier.
            let at = trace.expanded_at(twin).filter(|_| twin > node);
            let at = at.map(|at| format!(" and was expanded first, in expansion {at}"));
            let at = at.unwrap_or_default();
            format!("dead: a duplicate of node {}, which has the same board{at}", number(twin))
        }
        (State::Dead(Why::Duplicate(None)), _) => "dead: a duplicate".to_owned(),
        (State::Dead(Why::Bound), Some(bound)) => {
            format!("dead: ĉ = {} is above the bound, {bound}", trace.f(node))
        }
        (State::Dead(Why::Bound), None) => "dead: no better than the incumbent".to_owned(),
        (State::Dead(Why::Limit), _) => "dead: the search ended before its turn".to_owned(),
        (State::Dead(Why::Depth), _) => {
            "dead: it lies at the greatest depth, and is not the goal".to_owned()
        }
        // No search of sliding tiles has the other states.
        (State::Dead(why), _) => format!("dead: {}", name(State::Dead(why))),
    }
}

impl Words for SlidingTree<'_> {
    fn label(&self, label: u32) -> String {
        way(label).map(moves::letter).into_iter().collect()
    }

    fn rows(&self, moment: Moment<'_>, node: u32) -> Option<Vec<Vec<String>>> {
        if !self.are_drawn {
            return None;
        }
        let board = self.board(moment.trace(), node);
        let cell = |&tile: &u8| if tile == BLANK { String::new() } else { tile.to_string() };
        let rows = board.tiles().chunks(board.dims().cols());
        Some(rows.map(|row| row.iter().map(cell).collect()).collect())
    }
}

impl Told for SlidingTree<'_> {
    fn cost(&self, trace: &Trace, node: u32) -> Option<String> {
        Some(format!("{} + {} = {}", trace.g(node), trace.h(node), trace.f(node)))
    }

    fn state(&self, trace: &Trace, node: u32, at: State) -> String {
        state(trace, node, at)
    }

    fn about(&self, trace: &Trace, node: u32, at: State) -> String {
        format!("{}, {}", state(trace, node, at), self.figures(trace, node))
    }

    fn lines(&self, moment: Moment<'_>, node: u32) -> Vec<Line> {
        let trace = moment.trace();
        let (g, h, f) = (trace.g(node), trace.h(node), trace.f(node));
        let state = moment.state(node).map(|at| capital(&state(trace, node, at)));
        let cost = Line::new(LineKind::Plain, format!("ĉ = g + h = {g} + {h} = {f}"));
        [cost].into_iter().chain(state.map(|state| Line::new(LineKind::Weak, state))).collect()
    }

    fn caption(&self, trace: &Trace, node: u32) -> [Option<String>; 2] {
        let (way, cost) = (letter(trace, node), self.cost(trace, node));
        [None, cost.map(|cost| format!("{way}: {cost}"))]
    }

    fn brief(&self, trace: &Trace, node: u32) -> Vec<String> {
        vec![self.figures(trace, node)]
    }

    fn next(&self, trace: &Trace, node: u32) -> String {
        self.cost(trace, node).unwrap_or_default()
    }

    fn details(&self, moment: Moment<'_>, node: u32) -> Vec<Line> {
        let trace = moment.trace();
        let twin = match moment.state(node) {
            Some(State::Dead(Why::Duplicate(twin))) => twin,
            _ => None,
        };
        let twin =
            twin.map(|twin| Line::new(LineKind::To(twin), format!("See node {}", number(twin))));
        let parent = trace.parent(node).map(|parent| {
            let text = format!("Made by {} from node {}", letter(trace, node), number(parent));
            Line::new(LineKind::To(parent), text)
        });
        twin.into_iter().chain(parent).collect()
    }

    fn rest(&self, moment: Moment<'_>) -> (&'static str, u32) {
        let goal = moment.trace().solution().last().copied().filter(|_| moment.is_end());
        let text = match goal {
            Some(_) => "The goal is taken: the search has ended.",
            None if moment.is_end() => "The search has ended.",
            None => "Before the first expansion: only the root is live.",
        };
        (text, goal.unwrap_or(0))
    }

    fn chosen(&self, trace: &Trace, at: u32) -> Option<String> {
        chosen(trace, at)
    }

    fn children(&self, count: usize) -> String {
        let plural = if count == 1 { "child" } else { "children" };
        format!("{count} {plural}, as they are made")
    }

    fn left_out(&self, moment: Moment<'_>, e_node: u32) -> Vec<String> {
        let trace = moment.trace();
        let back = "The move back to the parent is not made: it would only undo the last move.";
        let back = trace.reversal(e_node).map(|_| back.to_owned());
        let moves = left_out(&self.board(trace, e_node), trace, e_node);
        let list: Vec<String> =
            moves.into_iter().map(|way| moves::letter(way).to_string()).collect();
        let others = (!list.is_empty()).then(|| {
            let list = list.join(", ");
            format!("Left out: {list}. Another way, with no more moves, leads to the same board.")
        });
        back.into_iter().chain(others).collect()
    }

    fn decided(&self, why: Decided) -> &'static str {
        decided(why)
    }

    fn dot(&self, trace: &Trace, node: u32, has_cost: bool) -> Option<String> {
        has_cost.then(|| trace.f(node).to_string())
    }

    fn below_board(&self, trace: &Trace, node: u32, has_room: bool) -> Option<String> {
        let (g, h, f) = (trace.g(node), trace.h(node), trace.f(node));
        Some(if has_room { format!("{g}+{h}={f}") } else { f.to_string() })
    }

    fn columns(&self) -> (&'static [&'static str], &'static str) {
        (&["g", "h", "ĉ"], "why it is taken before the next")
    }

    fn row(&self, trace: &Trace, live: &Live) -> LiveRow {
        LiveRow {
            figures: [live.g, live.h, live.f].map(|figure| figure.to_string()).to_vec(),
            rest: live.decided.map(decided).unwrap_or_default().to_owned(),
            about: self.figures(trace, live.node),
        }
    }
}

/// The move that made a node.
fn letter(trace: &Trace, node: u32) -> char {
    way(trace.label(node)).map_or(' ', moves::letter)
}
