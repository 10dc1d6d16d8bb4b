//! The marks of answers on the nodes of a recorded search, with the reasons.

use langkah_engine::plan::Plan;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::number;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;

use super::{bound_of, child};
use crate::practice::answer::{Answer, ChildFate};
use crate::practice::mark::{Mark, Place, Wrong};
use crate::practice::measures::Measure;
use crate::practice::question::{Matter, Question};
use crate::practice::reasons::Waiting;
use crate::practice::tree::Recorded;
use crate::practice::{reasons, write};
use crate::tree::chosen;

pub fn mark(question: &Question, on: (&Puzzle, &Recorded), answer: &Answer) -> Mark {
    let tree = on.1;
    match (&question.matter, &question.key, answer) {
        (Matter::Cost { way }, _, Answer::Number(found)) => mark_cost(on, *way, *found),
        (Matter::Next, Answer::Node(key), Answer::Node(node)) => mark_next(tree, *key, *node),
        (Matter::Fates, Answer::Fates(key), Answer::Fates(fates)) => {
            mark_fates(on.0, tree, key, fates)
        }
        (Matter::Live, Answer::Nodes(key), Answer::Nodes(nodes)) => mark_live(tree, key, nodes),
        (Matter::NextBound, Answer::Number(key), Answer::Number(found)) => {
            mark_next_bound(tree, *key, *found)
        }
        _ => question.of_other_form(),
    }
}

fn sum(tree: &Recorded, node: u32) -> String {
    reasons::sum(tree.trace.g(node), tree.trace.h(node))
}

fn mark_cost((puzzle, tree): (&Puzzle, &Recorded), way: Move, found: u32) -> Mark {
    let Some(child) = child(tree, way) else { return Mark::default() };
    let (g, h, f) = (tree.trace.g(child), tree.trace.h(child), tree.trace.f(child));
    let way = letter(way).to_string();
    let key = text!("practice-cost-key", way = way.as_str(), sum = sum(tree, child));
    let reason = match found {
        _ if found == h => text!("practice-cost-without-g", h = h, g = g),
        _ if found.checked_add(1) == Some(f) => text!("practice-cost-parent-g", g = g),
        _ => text!("practice-cost-other", found = found, g = g),
    };
    let wrong = (found != f).then(|| Wrong::whole(reason));
    let measure = tree.plan.bound().and_then(Measure::of_bound);
    let board = tree.board(puzzle.start(), child);
    let told = measure.map(|measure| measure.told(&board, puzzle.goal()));
    let key = std::iter::once(key).chain(told).collect();
    Mark { wrong, key, cells: Vec::new(), nodes: vec![child] }
}

fn mark_next(tree: &Recorded, key: u32, node: u32) -> Mark {
    let because = chosen(&tree.trace, tree.at + 1).unwrap_or_default();
    let text = text!("practice-next-key", node = number(key), because = because);
    let wrong = (node != key).then(|| Wrong::whole(behind(tree, node, key)));
    Mark { wrong, key: vec![text], cells: Vec::new(), nodes: vec![key] }
}

/// Why `first` is taken before `node`.
fn behind(tree: &Recorded, node: u32, first: u32) -> String {
    let ties = match tree.plan {
        Plan::BestFirst { ties, .. } => Some(ties),
        _ => None,
    };
    let trace = &tree.trace;
    let waiting = |node| Waiting { node: number(node), f: trace.f(node), h: trace.h(node) };
    reasons::behind(ties, &waiting(node), &waiting(first))
}

fn mark_fates(
    puzzle: &Puzzle,
    tree: &Recorded,
    key: &[(Move, ChildFate)],
    fates: &[(Move, ChildFate)],
) -> Mark {
    let told: Vec<String> = key.iter().map(|&(way, fate)| fate_told(tree, way, fate)).collect();
    let wrong = key
        .iter()
        .zip(&told)
        .find(|&(&(way, fate), _)| {
            let otherwise = || otherwise(puzzle, tree, (way, fate));
            let is_said = |fate| fates.contains(&(way, fate));
            !is_said(fate) && !otherwise().is_some_and(is_said)
        })
        .map(|(one, told)| Wrong { place: Place::Move(one.0), reason: told.clone() });
    let nodes = tree.trace.moment(tree.at).children().collect();
    Mark { wrong, key: told, cells: Vec::new(), nodes }
}

/// The right answers beside the key: those with the other reason.
pub fn others(question: &Question, puzzle: &Puzzle, tree: &Recorded) -> Vec<Answer> {
    let Answer::Fates(key) = &question.key else { return Vec::new() };
    let other = |(at, &one): (usize, &(Move, ChildFate))| {
        let mut fates = key.clone();
        fates[at].1 = otherwise(puzzle, tree, one)?;
        Some(Answer::Fates(fates))
    };
    key.iter().enumerate().filter_map(other).collect()
}

/// The other true reason why a child that undoes the last move is dead: the node that has its board
/// already, or the bound.
fn otherwise(
    puzzle: &Puzzle,
    tree: &Recorded,
    (way, fate): (Move, ChildFate),
) -> Option<ChildFate> {
    let parent = tree.moment().e_node().filter(|_| fate == ChildFate::Reversal)?;
    if !tree.plan.keeps_a_path() {
        return Some(ChildFate::Duplicate);
    }
    let child = tree.board(puzzle.start(), parent).after(way)?;
    let g = tree.trace.g(parent) + 1;
    let h = tree.plan.bound()?.explain(&child, puzzle.goal(), g)?.h;
    (g + h > bound_of(tree)).then_some(ChildFate::Bound)
}

/// What becomes of the child of a move, and why.
fn fate_told(tree: &Recorded, way: Move, fate: ChildFate) -> String {
    let moment = tree.trace.moment(tree.at);
    let node = child(tree, way);
    let sum = node.map(|node| sum(tree, node)).unwrap_or_default();
    let twin = match node.and_then(|node| moment.state(node)) {
        Some(State::Dead(Why::Duplicate(Some(twin)))) => number(twin),
        _ => 0,
    };
    reasons::fate(way, fate, &sum, bound_of(tree), twin)
}

fn mark_live(tree: &Recorded, key: &[u32], nodes: &[u32]) -> Mark {
    let list = write::numbers(key);
    let text = text!("practice-live-key", count = key.len(), nodes = list);
    let first = (0..key.len().max(nodes.len())).find(|&at| key.get(at) != nodes.get(at));
    let wrong = first.map(|at| {
        let reason = match (nodes.get(at), key.get(at)) {
            (Some(&node), _) if !key.contains(&node) => {
                text!("practice-live-not", node = number(node))
            }
            (Some(&node), Some(&first)) => behind(tree, node, first),
            (_, missing) => {
                text!("practice-live-missing", node = number(missing.copied().unwrap_or(0)))
            }
        };
        Wrong { place: Place::Item(at), reason }
    });
    Mark { wrong, key: vec![text], cells: Vec::new(), nodes: key.to_vec() }
}

fn mark_next_bound(tree: &Recorded, key: u32, found: u32) -> Mark {
    let trace = &tree.trace;
    let most = bound_of(tree);
    let mut nodes = trace.nodes_of(tree.moment().iteration());
    let Some(least) = nodes.find(|&node| trace.f(node) == key) else { return Mark::default() };
    let next = (number(least), key);
    let text = reasons::next_bound(most, next);
    let reason = reasons::no_next_bound(found, most, next);
    let wrong = (found != key).then(|| Wrong::whole(reason));
    Mark { wrong, key: vec![text], cells: Vec::new(), nodes: vec![least] }
}
