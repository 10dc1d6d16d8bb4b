//! The tree for Graphviz: <https://graphviz.org/doc/info/lang.html>.

use std::fmt::{self, Write};

use langkah_language::{grouped, text};

use super::{PATH, Words, boards, figures, fill, one_of_several, order, title};
use crate::search::trace::moment::{Moment, State, Why};
use crate::search::trace::number;
use crate::search::trace::shown::Shown;

/// Writes the part of the tree that is shown at a moment, with the nodes that are made by then.
///
/// # Errors
/// If `out` takes no more.
pub fn write(
    out: &mut impl Write,
    moment: Moment<'_>,
    shown: &Shown,
    words: &dyn Words,
) -> fmt::Result {
    writeln!(out, "digraph search {{")?;
    writeln!(out, "  node [shape=box style=filled fontname=\"monospace\"];")?;
    writeln!(out, "  graph [labelloc=b label={}];", quoted(&legend(moment, words)))?;
    for item in &shown.items {
        let Some(state) = moment.state(item.node) else { continue };
        node(out, moment, item.node, state, words)?;
        if item.folded > 0 {
            let (node, folded) = (number(item.node), grouped(item.folded.into()));
            let tip = quoted(text!("search-folded"));
            writeln!(out, "  f{node} [shape=triangle label=\"{folded}\" tooltip={tip}];")?;
            writeln!(out, "  n{node} -> f{node} [arrowhead=none];")?;
        }
    }
    let trace = moment.trace;
    for item in shown.items.iter().filter(|item| moment.state(item.node).is_some()) {
        let node = item.node;
        let Some(parent) = trace.parent(node) else { continue };
        let label = quoted(&words.label(trace.label(node)));
        let path = if moment.is_on_solution(node) { ", penwidth=3" } else { "" };
        writeln!(out, "  n{} -> n{} [label={label}{path}];", number(parent), number(node))?;
    }
    writeln!(out, "}}")
}

fn node(
    out: &mut impl Write,
    moment: Moment<'_>,
    node: u32,
    state: State,
    words: &dyn Words,
) -> fmt::Result {
    let rows = words.rows(moment, node).unwrap_or_default();
    let mut lines = boards::lines(&rows, &words.bars(), words.are_rows_shifted());
    lines.push(figures(moment, node, words));
    lines.extend(order(moment, node, words));
    let tooltip = match state {
        State::Dead(Why::Duplicate(Some(twin))) => {
            text!("search-duplicate-of", node = number(twin).to_string())
        }
        State::Dead(Why::Contradiction(code)) => words.contradiction(moment.trace, node, code),
        state => title(state).to_owned(),
    };
    let is_on_path = moment.is_on_solution(node);
    let path = if is_on_path { format!(", color=\"{PATH}\", penwidth=3") } else { String::new() };
    writeln!(
        out,
        "  n{} [label={}, fillcolor=\"{}\", tooltip={}{path}];",
        number(node),
        quoted(&lines.join("\n")),
        fill(state),
        quoted(&tooltip),
    )
}

/// What stands in a node, and of which iteration the tree is, for the foot of the graph.
fn legend(moment: Moment<'_>, words: &dyn Words) -> String {
    let order = words.has_order().then(|| text!("search-about-order").to_owned());
    let lines = [Some(words.about_figures()), order, one_of_several(moment)];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{text}\"")
}
