//! Questions on the nodes of a recorded search of sliding tiles. [`marking`] marks the answers.

pub mod marking;

use std::collections::HashSet;

use langkah_engine::fit::is_small;
use langkah_engine::plan::{BoundKind, ChildOrder, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::number;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;

use super::answer::{Answer, Ask, ChildFate};
use super::dice::Dice;
use super::kind::{Kind, Level};
use super::lecture::Lecture;
use super::question::{Made, Matter, Order, Question};
use super::reasons;
use super::tree::Recorded;
use super::unasked::Unasked;
use crate::picture::tree::Look;
use crate::tree::way;

/// The first and the last moment of the questions of a level.
fn moments(level: Level) -> (u32, u32) {
    match level.get() {
        1 => (1, 2),
        2 => (2, 3),
        3 => (3, 5),
        4 => (5, 8),
        _ => (8, 12),
    }
}

/// From this level on h is not shown.
const BARE_LEVEL: u8 = 4;

/// The search that a question looks at.
fn plan(kind: Kind, level: Level, lecture: Lecture, dice: &mut Dice) -> Plan {
    let drawn = match level.get() {
        1 => BoundKind::Misplaced,
        _ => *dice.one_of(&BoundKind::ALL[..2]).unwrap_or(&BoundKind::ALL[0]),
    };
    let bound = lecture.bound.map_or(drawn, BoundKind::Own);
    let ties = match level.get() {
        ..BARE_LEVEL => Ties::Newest,
        _ => *dice.one_of(&[Ties::Newest, Ties::Oldest]).unwrap_or(&Ties::Newest),
    };
    match kind {
        // Only a search that goes on for a while meets boards again. It has rules of its own.
        Kind::Fates if level == Level::MOST => Plan::Preset(Preset::HANDOYO),
        Kind::Fates | Kind::NextBound => Plan::Ida { bound, weight: Weight::ONE },
        _ => {
            let ties = lecture.ties.unwrap_or(ties);
            let order = lecture.order.unwrap_or(ChildOrder::USUAL);
            Plan::best_first(bound, Weight::ONE, ties, true).in_order(order)
        }
    }
}

pub(super) fn make(puzzle: &Puzzle, order: Order, dice: &mut Dice) -> Result<Made, Unasked> {
    let Order { kind, level, lecture } = order;
    if lecture.bound.is_some() && !is_small(puzzle.start().dims()) {
        return Err(Unasked::Bound);
    }
    let plan = plan(kind, level, lecture, dice);
    let none = match puzzle.start() == puzzle.goal() {
        true => Unasked::Goal,
        false => Unasked::NoMoment,
    };
    let mut tree = Recorded::new(puzzle, plan).ok_or(none)?;
    if kind == Kind::NextBound {
        return next_bound(tree, level, dice).ok_or(none);
    }
    let (least, most) = match plan {
        Plan::Preset(_) => (1, DUPLICATES_MAX),
        _ => moments(level),
    };
    let least = least.min(tree.trace.expansions());
    let fits: Vec<u32> = (least..=most.min(tree.trace.expansions()))
        .filter(|&at| at > 0 && fit(kind, puzzle, &tree, at).is_ok())
        .collect();
    tree.at = *dice.one_of(&fits).ok_or(none)?;
    tree.is_before_children = matches!(kind, Kind::Cost | Kind::Fates);
    tree.has_costs = level.get() < BARE_LEVEL;
    let (matter, key) = matter(kind, puzzle, &tree, dice).ok_or(none)?;
    Ok(Made { matter, tree: Some(tree), key })
}

/// What is asked at the moment of a search, and the key.
fn matter(
    kind: Kind,
    puzzle: &Puzzle,
    tree: &Recorded,
    dice: &mut Dice,
) -> Option<(Matter, Answer)> {
    Some(match kind {
        Kind::Cost => {
            let children: Vec<u32> = tree.trace.moment(tree.at).children().collect();
            let child = *dice.one_of(&children)?;
            (Matter::Cost { way: made_by(tree, child)? }, Answer::Number(tree.trace.f(child)))
        }
        Kind::Next => (Matter::Next, Answer::Node(tree.trace.moment(tree.at + 1).e_node()?)),
        Kind::Fates => (Matter::Fates, Answer::Fates(fates(puzzle, tree)?)),
        _ => (Matter::Live, Answer::Nodes(live(tree))),
    })
}

/// Checks whether the question has exactly one clear answer at this moment.
///
/// # Errors
/// Why it has none.
pub(super) fn fit(kind: Kind, puzzle: &Puzzle, tree: &Recorded, at: u32) -> Result<(), Unasked> {
    let moment = tree.trace.moment(at);
    if moment.is_end() {
        return Err(Unasked::Ended);
    }
    let e_node = moment.e_node().ok_or(Unasked::Beginning)?;
    let is_dead = |child: u32| matches!(moment.state(child), Some(State::Dead(_)));
    let dies = moment.children().any(is_dead);
    let unless = |does_fit: bool, why: Unasked| if does_fit { Ok(()) } else { Err(why) };
    match kind {
        Kind::Next | Kind::Live => {
            unless(moment.tally().live > 1, Unasked::FewLive)?;
            unless(is_clear(puzzle, tree, at), Unasked::Twins)?;
            let next = tree.trace.moment(at + 1).e_node();
            let first = moment.live(1).first().map(|first| first.node);
            unless(kind == Kind::Live || (next.is_some() && first == next), Unasked::Ended)
        }
        // The question is on duplicates: one child at least is one.
        _ if matches!(tree.plan, Plan::Preset(_)) => unless(dies, Unasked::NothingDies),
        // Where nothing dies there is nothing to find out.
        Kind::Fates => unless(tree.trace.parent(e_node).is_some() || dies, Unasked::NothingDies),
        _ => unless(!moment.children().is_empty(), Unasked::NoChildren),
    }
}

/// The last moment at which a question asks for duplicates: its tree can still be read.
const DUPLICATES_MAX: u32 = 25;

/// The end of an iteration whose tree can be read.
fn next_bound(mut tree: Recorded, level: Level, dice: &mut Dice) -> Option<Made> {
    let nodes_max = 8 + 8 * u32::from(level.get());
    let iterations = tree.trace.iterations();
    let fits: Vec<(u32, u32)> = { iterations.windows(2).enumerate() }
        .filter(|(at, _)| tree.trace.nodes_of(*at).len() as u32 <= nodes_max)
        .filter_map(|(_, pair)| Some((pair[1].begins.checked_sub(1)?, pair[1].bound?)))
        .filter(|(at, _)| *at > 0)
        .collect();
    let (at, bound) = *dice.one_of(&fits)?;
    tree.at = at;
    Some(Made { matter: Matter::NextBound, tree: Some(tree), key: Answer::Number(bound) })
}

/// Whether no two nodes have the same board. The search finds a duplicate when it takes the node,
/// and a person sees it sooner.
fn is_clear(puzzle: &Puzzle, tree: &Recorded, at: u32) -> bool {
    let mut met = HashSet::new();
    let nodes = 0..tree.trace.moment(at).nodes();
    { nodes }.all(|node| met.insert(tree.board(puzzle.start(), node)))
}

pub(super) fn made_by(tree: &Recorded, node: u32) -> Option<Move> {
    tree.trace.parent(node).and_then(|_| way(tree.trace.label(node)))
}

pub(super) fn live(tree: &Recorded) -> Vec<u32> {
    let live = tree.trace.moment(tree.at).live(usize::MAX);
    live.iter().map(|one| one.node).collect()
}

pub(super) fn fates(puzzle: &Puzzle, tree: &Recorded) -> Option<Vec<(Move, ChildFate)>> {
    let moment = tree.trace.moment(tree.at);
    let e_node = moment.e_node()?;
    let fate = |way: Move| match child(tree, way).and_then(|child| moment.state(child)) {
        None => ChildFate::Reversal,
        Some(State::Dead(Why::Bound)) => ChildFate::Bound,
        Some(State::Dead(_)) => ChildFate::Duplicate,
        Some(_) => ChildFate::Lives,
    };
    let board = tree.board(puzzle.start(), e_node);
    Some(board.moves().map(|way| (way, fate(way))).collect())
}

/// The child that a move makes from the E-node.
pub(super) fn child(tree: &Recorded, way: Move) -> Option<u32> {
    let mut children = tree.trace.moment(tree.at).children();
    children.find(|&child| made_by(tree, child) == Some(way))
}

pub(super) fn ask(question: &Question, tree: &Recorded) -> Ask {
    match (&question.matter, &question.key) {
        (Matter::Next, _) => {
            let mut nodes = live(tree);
            nodes.sort_unstable();
            Ask::Node(nodes)
        }
        (Matter::Live, _) => Ask::Nodes((0..tree.moment().nodes()).collect()),
        (_, Answer::Fates(fates)) => {
            let offered = match tree.plan.keeps_a_path() {
                true => ChildFate::DEEPENING,
                false if fates.iter().any(|(_, fate)| *fate == ChildFate::Bound) => &ChildFate::ALL,
                false => ChildFate::UNBOUNDED,
            };
            Ask::Fates(fates.iter().map(|(way, _)| *way).collect(), offered)
        }
        _ => Ask::Number,
    }
}

pub(super) fn asked(question: &Question, puzzle: &Puzzle, tree: &Recorded) -> String {
    let search = search(puzzle, tree);
    let e_node = tree.moment().e_node().unwrap_or(0);
    let node = number(e_node);
    let asked = match question.matter {
        Matter::Cost { way } => {
            text!("practice-asked-cost", node = node, way = letter(way).to_string())
        }
        Matter::Next => text!("practice-asked-next", count = tree.at),
        Matter::Fates => text!("practice-asked-fates", node = node),
        Matter::NextBound => text!("practice-asked-next-bound").to_owned(),
        _ => text!("practice-asked-live", node = node),
    };
    format!("{search} {asked}")
}

/// The rules of the search in a sentence.
fn search(puzzle: &Puzzle, tree: &Recorded) -> String {
    let bound = tree.plan.bound_title(puzzle.start().dims(), Metric::Single);
    match tree.plan {
        Plan::BestFirst { ties, .. } => match ties {
            Ties::LeastH => text!("practice-search-least-h", bound = bound),
            Ties::Newest => text!("practice-search-newest", bound = bound),
            Ties::Oldest => text!("practice-search-oldest", bound = bound),
        },
        Plan::Preset(_) => text!("practice-search-dropped", bound = bound),
        _ => {
            let most = bound_of(tree);
            text!("practice-search-deepening", bound = bound, most = most)
        }
    }
}

/// The bound of the iteration.
fn bound_of(tree: &Recorded) -> u32 {
    let iteration = tree.trace.iterations().get(tree.moment().iteration());
    iteration.and_then(|one| one.bound).unwrap_or(0)
}

/// The nodes that a person has to look at.
pub(super) fn shown(question: &Question, tree: &Recorded) -> Vec<u32> {
    let moment = tree.moment();
    match question.matter {
        _ if !is_whole(question, tree) => vec![moment.e_node().unwrap_or(0)],
        Matter::NextBound => tree.trace.nodes_of(moment.iteration()).collect(),
        _ => (0..moment.nodes()).collect(),
    }
}

/// These nodes, one a line.
pub(super) fn lines(question: &Question, puzzle: &Puzzle, tree: &Recorded) -> Vec<String> {
    let nodes = shown(question, tree).into_iter();
    nodes.map(|node| line(puzzle, tree, node)).collect()
}

/// Whether a person looks at the tree, and not at the E-node alone.
pub(super) fn is_whole(question: &Question, tree: &Recorded) -> bool {
    match question.matter {
        Matter::Cost { .. } => false,
        Matter::Fates => matches!(tree.plan, Plan::Preset(_)),
        _ => true,
    }
}

/// What a person is told of a node beside its costs.
pub(super) fn look(tree: &Recorded, node: u32) -> Look {
    let (trace, moment) = (&tree.trace, tree.moment());
    let state = moment.state(node);
    if tree.has_costs && state == Some(State::Dead(Why::Bound)) {
        return Look::Cut;
    }
    let is_expanded = trace.expanded_at(node).is_some_and(|at| at < moment.at());
    match state {
        _ if moment.e_node() == Some(node) => Look::ENode,
        _ if is_expanded => Look::Expanded,
        Some(State::Dead(_)) => Look::Dead,
        _ => Look::Plain,
    }
}

fn line(puzzle: &Puzzle, tree: &Recorded, node: u32) -> String {
    let trace = &tree.trace;
    let board = tree.board(puzzle.start(), node);
    let (g, h) = (trace.g(node), trace.h(node));
    let cost = match tree.has_costs {
        true => format!("g + h = {g} + {h} = {}", trace.f(node)),
        false => format!("g = {g}"),
    };
    let made = made_by(tree, node).zip(trace.parent(node));
    let made = made.map(|(way, parent)| (way, number(parent)));
    let line = reasons::line(number(node), made, cost, &board);
    match look(tree, node) {
        Look::Cut => text!("practice-node-cut", line = line),
        Look::ENode => text!("practice-line-e-node", line = line),
        Look::Expanded => text!("practice-line-expanded", line = line),
        Look::Dead => text!("practice-line-dead", line = line),
        Look::Plain => line,
    }
}
