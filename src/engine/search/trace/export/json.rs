//! The trace as JSON, one object a line. A whole trace has first a line for the search, then one
//! for each node. A trace that is being recorded has a head, then lines of nodes as they change,
//! and a foot.
//!
//! The lines of nodes have the same form in both. While the search runs a node gets a line when it
//! is made, live or dead; when it becomes the E-node, with its board; and when it is taken and is
//! the goal or dead. So the last line of a node tells what became of it, and a node whose only line
//! says that it is live was live to the end. The lines of an E-node's children follow its own line.

use std::fmt::{self, Write};

use langkah_language::{Language, within};
use serde::Serialize;

use super::{Words, name};
use crate::search::event::{Cost, Cut};
use crate::search::outcome::Outcome;
use crate::search::trace::moment::{Moment, State, Why};
use crate::search::trace::{Trace, number};

/// The version of the lines.
const TRACE: &str = "langkah 2";

/// The row and the column, from 1, of both cells of each edge of the board.
type Edges = Vec<[[usize; 2]; 2]>;

fn edges(words: &dyn Words) -> Edges {
    let place = |(row, col): (usize, usize)| [row + 1, col + 1];
    words.bars().into_iter().map(|bar| bar.map(place)).collect()
}

/// The first line of a trace that is being recorded.
#[derive(Serialize)]
struct Head<'a> {
    trace: &'a str,
    order: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    edges: Edges,
}

/// The first line of a whole trace.
#[derive(Serialize)]
struct HeadLine<'a> {
    trace: &'a str,
    order: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    edges: Edges,
    #[serde(flatten)]
    end: End<'a>,
}

/// The last line of a trace that was written while it was recorded: what is known at the end.
#[derive(Serialize)]
struct End<'a> {
    nodes: u32,
    expansions: u32,
    /// `solved`, `no-solution`, `halted`, or `cut` where the search went on after the trace was
    /// full.
    ended: &'a str,
    /// Why it went on: `full`, `threads`, `tables`, `met`, `deep` or `growing`.
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<&'a str>,
    iterations: Vec<IterationLine>,
    solution: Vec<u32>,
}

#[derive(Serialize)]
struct IterationLine {
    bound: Option<u32>,
    root: u32,
    /// After a restart, the earlier node that the root stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    resumes: Option<u32>,
    begins: u32,
}

/// A line for a node. Nodes are called by their [`number`].
#[derive(Serialize)]
struct NodeLine<'a> {
    node: u32,
    parent: Option<u32>,
    #[serde(rename = "move")]
    label: Option<String>,
    g: u32,
    /// `None` of a node that has no cost.
    h: Option<u32>,
    /// g + h, if the search has costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    f: Option<u32>,
    /// After how many expansions the node was there.
    made: u32,
    /// Its place in the order of expansions, from 1.
    expanded: Option<u32>,
    /// What it is at the end of the trace.
    state: &'a str,
    /// The node that it is a duplicate of.
    of: Option<u32>,
    /// What it contradicts.
    #[serde(skip_serializing_if = "Option::is_none")]
    contradicts: Option<String>,
    /// The cells, row by row; only for the E-node and the goal, and only while the search runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Vec<Vec<String>>>,
}

/// Writes all nodes, in the order in which they were made.
///
/// # Errors
/// If `out` takes no more.
pub fn write(out: &mut dyn Write, trace: &Trace, words: &dyn Words) -> fmt::Result {
    let order = trace.order().rule.name();
    line(out, &HeadLine { trace: TRACE, order, edges: edges(words), end: end(trace) })?;
    let end = trace.moment(trace.last());
    for node in 0..trace.len() {
        let Some(state) = end.state(node) else { continue };
        line(out, &told(end, node, state, words))?;
    }
    Ok(())
}

/// Writes what is new at the last moment of a trace; at the first moment it writes a head before
/// that.
///
/// # Errors
/// If `out` takes no more.
pub fn write_moment(out: &mut dyn Write, trace: &Trace, words: &dyn Words) -> fmt::Result {
    let moment = trace.moment(trace.last());
    if moment.at() == 0 {
        let order = trace.order().rule.name();
        line(out, &Head { trace: TRACE, order, edges: edges(words) })?;
    }
    let (turns, made) = moment.news();
    let is_root = |node: &u32| trace.parent(*node).is_none();
    let is_new = |node: &u32| !turns.contains(node);
    let roots = made.clone().filter(is_root).filter(is_new);
    let children = made.filter(|node| !is_root(node)).filter(is_new);
    for node in roots.chain(turns.iter().copied()).chain(children) {
        let Some(state) = moment.state(node) else { continue };
        let mut told = told(moment, node, state, words);
        if matches!(state, State::ENode | State::Goal) {
            told.board = words.rows(moment, node);
        }
        line(out, &told)?;
    }
    Ok(())
}

/// Writes the last line of a trace that was written moment by moment.
///
/// # Errors
/// If `out` takes no more.
pub fn write_end(out: &mut dyn Write, trace: &Trace) -> fmt::Result {
    line(out, &end(trace))
}

fn end(trace: &Trace) -> End<'_> {
    let iterations = trace.iterations().iter().map(|one| {
        let &crate::search::trace::Iteration { bound, root, resumes, begins } = one;
        IterationLine { bound, root: number(root), resumes: resumes.map(number), begins }
    });
    End {
        nodes: trace.len(),
        expansions: trace.expansions(),
        ended: match trace.outcome() {
            Some(Outcome::Solved(_)) => "solved",
            Some(Outcome::NoSolution) => "no-solution",
            Some(Outcome::Halted(_)) => "halted",
            None => "cut",
        },
        cut: trace.cut().map(|cut| match cut {
            Cut::Full => "full",
            Cut::Threads => "threads",
            Cut::Tables => "tables",
            Cut::Met => "met",
            Cut::Deep => "deep",
            Cut::Growing => "growing",
        }),
        iterations: iterations.collect(),
        solution: trace.solution().iter().copied().map(number).collect(),
    }
}

fn told<'a>(moment: Moment<'_>, node: u32, state: State, words: &dyn Words) -> NodeLine<'a> {
    let trace = moment.trace;
    let of = if let State::Dead(Why::Duplicate(of)) = state { of } else { None };
    let parent = trace.parent(node);
    // What programs read does not change with the language.
    let (label, contradicts) = within(Language::english(), || {
        let contradicts = match state {
            State::Dead(Why::Contradiction(code)) => Some(words.contradiction(trace, node, code)),
            _ => None,
        };
        (parent.map(|_| words.label(trace.label(node))), contradicts)
    });
    let h = trace.known_h(node);
    NodeLine {
        node: number(node),
        parent: parent.map(number),
        label,
        g: trace.g(node),
        h,
        f: h.filter(|_| trace.order().cost != Cost::H).map(|_| trace.f(node)),
        made: trace.made_at(node),
        expanded: trace.expanded_at(node),
        state: name(state),
        of: of.map(number),
        contradicts,
        board: None,
    }
}

fn line(out: &mut dyn Write, object: &impl Serialize) -> fmt::Result {
    // Numbers, texts and lists of these always have a text in JSON.
    let text = serde_json::to_string(object).map_err(|_| fmt::Error)?;
    writeln!(out, "{text}")
}
