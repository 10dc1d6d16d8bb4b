//! The boards of a recorded search, its moves in letters, its states in sentences.

use langkah_engine::search::event::{Cost, Order, Rule};
use langkah_engine::search::trace::export::{Words, name};
use langkah_engine::search::trace::live::{Decided, Live};
use langkah_engine::search::trace::moment::{Moment, State, Why};
use langkah_engine::search::trace::{Trace, number};
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::moves::{self, Move};
use langkah_language::text;

use super::told::{Line, LineKind, LiveRow, Told};
use super::words::capital;

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
        for (way, cells) in trace.labels(node).into_iter().filter_map(moves::shift) {
            for _ in 0..cells {
                board.apply(way);
            }
        }
        board
    }
}

/// The way that the blank goes by the move of a label.
pub fn way(label: u32) -> Option<Move> {
    moves::shift(label).map(|(way, _)| way)
}

/// A label's move as text: `R`, or `R2` if the blank goes two cells.
fn spelled(label: u32) -> String {
    match moves::shift(label) {
        Some((way, 1)) => moves::letter(way).to_string(),
        Some((way, cells)) => format!("{}{cells}", moves::letter(way)),
        None => String::new(),
    }
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
    board.moves().filter(|way| Some(*way) != back && !made.contains(way)).collect()
}

/// How many live nodes are searched for the E-node.
const LISTED: usize = 1000;

/// Why the E-node of a moment was taken, and no other live node, in a sentence.
pub fn chosen(trace: &Trace, at: u32) -> Option<String> {
    let now = trace.moment(at);
    let e_node = now.e_node()?;
    let before = trace.moment(at.checked_sub(1)?);
    if trace.parent(e_node).is_none() && e_node > 0 {
        return Some(text!("tree-new-iteration").to_owned());
    }
    // Duplicates that were taken before the E-node are dead by this moment.
    let is_passed = |one: &&Live| one.node != e_node && now.state(one.node) != Some(State::Live);
    let list = before.live(LISTED);
    let passed = list.iter().take_while(is_passed).count();
    let first = list.get(passed).filter(|first| first.node == e_node)?;
    let live = before.tally().live - passed as u64;
    let Some((why, next)) = first.decided.zip(list.get(passed + 1)) else {
        return Some(text!("tree-only-live").to_owned());
    };
    let tied = tied(why, first, list.get(passed + 1..).unwrap_or_default(), trace.order());
    Some(because(why, (first, next), (live, tied), trace.order()))
}

/// The most nodes of a tie that are named.
const NAMED_MAX: usize = 4;

/// The live nodes after the first that were as good as it until `why` decided: all, if they are
/// few.
fn tied(why: Decided, first: &Live, others: &[Live], order: Order) -> String {
    let key = |live: &Live| match order.cost {
        Cost::F => (live.f, 0),
        Cost::H => (live.h, 0),
        Cost::HThenMilliG => (live.h, live.g),
    };
    let has_h = order.rule == Rule::LeastH && why != Decided::LeastH;
    let is_tied = |other: &&Live| key(other) == key(first) && (!has_h || other.h == first.h);
    let nodes: Vec<u32> = others.iter().filter(is_tied).map(|other| number(other.node)).collect();
    let count = nodes.len();
    let named = nodes.iter().take(NAMED_MAX).map(u32::to_string).collect::<Vec<_>>().join(", ");
    // The list of live nodes ends somewhere, and perhaps amid the tie.
    let is_cut = others.len() + 1 >= LISTED && others.last().is_some_and(|last| is_tied(&last));
    match count.saturating_sub(NAMED_MAX) {
        _ if is_cut => text!("tree-tied-many", count = count.to_string()),
        0 => text!("tree-tied", count = count, nodes = named),
        more => text!("tree-tied-more", nodes = named, more = more),
    }
}

/// Why the first of `live` live nodes was taken before the next one, and before those that are
/// `tied` with it.
fn because(
    why: Decided,
    (first, next): (&Live, &Live),
    (live, tied): (u64, String),
    order: Order,
) -> String {
    let cost = |cost: u32| cost.to_string();
    let least = match order.cost {
        Cost::F => text!("tree-least-f", cost = cost(first.f), live = live),
        Cost::H => text!("tree-least-h", cost = cost(first.h), live = live),
        Cost::HThenMilliG => text!("tree-least-h-then-g", live = live),
    };
    let is_depth_first = order.rule == Rule::DepthFirst;
    let node = number(next.node).to_string();
    match why {
        Decided::Deeper => text!("tree-because-deeper").to_owned(),
        Decided::Sibling => text!("tree-because-sibling", node = node),
        Decided::Above => text!("tree-because-above").to_owned(),
        Decided::Reached => text!("tree-because-reached").to_owned(),
        Decided::Cost if is_depth_first => text!("tree-because-reached-cost", node = node),
        Decided::Oldest if is_depth_first => text!("tree-because-reached-oldest", node = node),
        Decided::Cost => text!("tree-because-cost", least = least),
        Decided::LeastH => text!("tree-because-least-h", least = least, nodes = tied),
        Decided::Newest => text!("tree-because-newest", least = least, nodes = tied),
        Decided::Oldest => text!("tree-because-oldest", least = least, nodes = tied),
        Decided::Heap => text!("tree-because-heap", least = least, nodes = tied),
    }
}

/// Why a live node is taken before the next one, in a few words.
pub fn decided(decided: Decided) -> &'static str {
    match decided {
        Decided::Cost => text!("tree-decided-cost"),
        Decided::LeastH => text!("tree-decided-least-h"),
        Decided::Newest => text!("tree-decided-newest"),
        Decided::Oldest => text!("tree-decided-oldest"),
        Decided::Heap => text!("tree-decided-heap"),
        Decided::Deeper => text!("tree-decided-deeper"),
        Decided::Sibling => text!("tree-decided-sibling"),
        Decided::Above => text!("tree-decided-above"),
        Decided::Reached => text!("tree-decided-reached"),
    }
}

/// What a node is at a moment, and why, in a sentence.
pub fn state(trace: &Trace, node: u32, state: State) -> String {
    let bound = trace.iterations().get(trace.iteration_of(node)).and_then(|one| one.bound);
    let text = match (state, bound) {
        (State::Live, _) => text!("tree-state-live"),
        (State::ENode, _) => text!("tree-state-e-node"),
        (State::Expanded, _) => {
            let expansion = trace.expanded_at(node).unwrap_or(0).to_string();
            return text!("tree-state-expanded", expansion = expansion);
        }
        (State::Goal, _) => text!("tree-state-goal"),
        (State::Dead(Why::Duplicate(Some(twin))), _) => {
            // A node that was made later may have been expanded earlier.
            let at = trace.expanded_at(twin).filter(|_| twin > node);
            let node = number(twin).to_string();
            return match at.map(|at| at.to_string()) {
                Some(at) => text!("tree-state-duplicate-before", node = node, expansion = at),
                None => text!("tree-state-duplicate-of", node = node),
            };
        }
        (State::Dead(Why::Duplicate(None)), _) => text!("tree-state-duplicate"),
        (State::Dead(Why::Bound), Some(bound)) => {
            let (cost, bound) = (trace.f(node).to_string(), bound.to_string());
            return text!("tree-state-bound", cost = cost, bound = bound);
        }
        (State::Dead(Why::Bound), None) => text!("tree-state-incumbent"),
        (State::Dead(Why::Limit), _) => text!("tree-state-limit"),
        (State::Dead(Why::Depth), _) => text!("tree-state-depth"),
        // No search of sliding tiles has the other states.
        (State::Dead(why), _) => return text!("tree-state-dead", why = name(State::Dead(why))),
    };
    text.to_owned()
}

impl Words for SlidingTree<'_> {
    fn label(&self, label: u32) -> String {
        spelled(label)
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
        let (state, figures) = (state(trace, node, at), self.figures(trace, node));
        text!("tree-about", state = state, figures = figures)
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
        let see = |twin| text!("tree-see-node", node = number(twin).to_string());
        let twin = twin.map(|twin| Line::new(LineKind::To(twin), see(twin)));
        let parent = trace.parent(node).map(|parent| {
            let (way, from) = (letter(trace, node).to_string(), number(parent).to_string());
            let text = text!("tree-made-by", way = way, node = from);
            Line::new(LineKind::To(parent), text)
        });
        twin.into_iter().chain(parent).collect()
    }

    fn rest(&self, moment: Moment<'_>) -> (&'static str, u32) {
        let goal = moment.trace().solution().last().copied().filter(|_| moment.is_end());
        let text = match goal {
            Some(_) => text!("tree-goal-taken"),
            None if moment.is_end() => text!("tree-ended"),
            None => text!("tree-before-first"),
        };
        (text, goal.unwrap_or(0))
    }

    fn chosen(&self, trace: &Trace, at: u32) -> Option<String> {
        chosen(trace, at)
    }

    fn children(&self, count: usize) -> String {
        text!("tree-children", count = count)
    }

    fn left_out(&self, moment: Moment<'_>, e_node: u32) -> Vec<String> {
        let trace = moment.trace();
        let back = trace.reversal(e_node).map(|_| text!("tree-no-move-back").to_owned());
        let moves = left_out(&self.board(trace, e_node), trace, e_node);
        let list: Vec<String> =
            moves.into_iter().map(|way| moves::letter(way).to_string()).collect();
        let others = (!list.is_empty()).then(|| text!("tree-left-out", moves = list.join(", ")));
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
        (&["g", "h", "ĉ"], text!("tree-why-next"))
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
fn letter(trace: &Trace, node: u32) -> String {
    spelled(trace.label(node))
}
