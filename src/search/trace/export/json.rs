//! The whole trace, an object a line: first one for the search, then one for each node.

use std::fmt::{self, Write};

use serde::Serialize;

use super::{Words, name};
use crate::search::event::Cost;
use crate::search::outcome::Outcome;
use crate::search::trace::moment::{State, Why};
use crate::search::trace::{Trace, number};

/// The first line.
#[derive(Serialize)]
struct Search<'a> {
    trace: &'a str,
    nodes: u32,
    expansions: u32,
    /// `solved`, `no-solution`, `halted`, or `cut` where the search went on after the trace was
    /// full.
    ended: &'a str,
    order: &'a str,
    iterations: Vec<Iteration>,
    solution: Vec<u32>,
}

#[derive(Serialize)]
struct Iteration {
    bound: Option<u32>,
    root: u32,
    /// After a restart the node that the root stands for again.
    #[serde(skip_serializing_if = "Option::is_none")]
    resumes: Option<u32>,
    begins: u32,
}

/// A line for a node. Nodes are called by their [`number`].
#[derive(Serialize)]
struct Node<'a> {
    node: u32,
    parent: Option<u32>,
    #[serde(rename = "move")]
    label: Option<String>,
    g: u32,
    h: u32,
    /// g + h, where that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    f: Option<u32>,
    /// After how many expansions it is there.
    made: u32,
    /// Its place in the order of expansions, from 1.
    expanded: Option<u32>,
    /// What it is at the end of the trace.
    state: &'a str,
    /// What it is a duplicate of.
    of: Option<u32>,
    /// What it contradicts.
    #[serde(skip_serializing_if = "Option::is_none")]
    contradicts: Option<String>,
}

/// Writes all nodes, in the order in which they were made.
pub fn write(out: &mut impl Write, trace: &Trace, words: &impl Words) -> fmt::Result {
    let iterations = trace.iterations().iter().map(|one| {
        let &crate::search::trace::Iteration { bound, root, resumes, begins } = one;
        Iteration { bound, root: number(root), resumes: resumes.map(number), begins }
    });
    let search = Search {
        trace: "langkah 2",
        nodes: trace.len(),
        expansions: trace.expansions(),
        ended: match trace.outcome() {
            Some(Outcome::Solved(_)) => "solved",
            Some(Outcome::NoSolution) => "no-solution",
            Some(Outcome::Halted(_)) => "halted",
            None => "cut",
        },
        order: trace.order().rule.name(),
        iterations: iterations.collect(),
        solution: trace.solution().iter().copied().map(number).collect(),
    };
    line(out, &search)?;
    let end = trace.moment(trace.last());
    for node in 0..trace.len() {
        let Some(state) = end.state(node) else { continue };
        let of = if let State::Dead(Why::Duplicate(of)) = state { of } else { None };
        let contradicts = match state {
            State::Dead(Why::Contradiction(code)) => Some(words.contradiction(trace, node, code)),
            _ => None,
        };
        let parent = trace.parent(node);
        let told = Node {
            node: number(node),
            parent: parent.map(number),
            label: parent.map(|_| words.label(trace.label(node))),
            g: trace.g(node),
            h: trace.h(node),
            f: (trace.order().cost != Cost::H).then(|| trace.f(node)),
            made: trace.made_at(node),
            expanded: trace.expanded_at(node),
            state: name(state),
            of: of.map(number),
            contradicts,
        };
        line(out, &told)?;
    }
    Ok(())
}

fn line(out: &mut impl Write, object: &impl Serialize) -> fmt::Result {
    // Numbers, texts and lists of these always have a text in JSON.
    let text = serde_json::to_string(object).map_err(|_| fmt::Error)?;
    writeln!(out, "{text}")
}
