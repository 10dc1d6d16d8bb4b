//! The variables of a search at a line, with their values.

use langkah_engine::search::trace::moment::{Moment, State};
use langkah_engine::search::trace::{Trace, number};
use langkah_language::text;

use super::Act;
use super::place::{Code, Place};
use super::steps::Step;
use crate::told::Told;
use crate::words::{capital, grouped};

/// A variable and its value; `None` as long as it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: &'static str,
    pub value: Option<String>,
    /// Whether the value is always a number, or ∞.
    pub is_number: bool,
}

/// The variables of a listing at a place: the same ones in the same order at every place.
pub fn variables(code: Code<'_>, place: Place, told: &dyn Told) -> Vec<Variable> {
    let Some((step, sight)) = code.step(place).zip(code.sight(place)) else { return Vec::new() };
    let moment = sight.moment(code.trace);
    let node = |name, node: Option<u32>| {
        let value = node.map(|node| named(code.trace, node, told));
        Variable { name, value, is_number: false }
    };
    let number = |name, value| Variable { name, value, is_number: true };
    let mut variables = vec![node("E", step.e)];
    if code.listing.find(|act| act == Act::Choose).is_some() {
        let value = guess(code, place, &step, told);
        variables.push(Variable { name: "v, c", value, is_number: false });
    }
    if code.listing.find(|act| act == Act::Push).is_some() {
        variables.push(node("x", step.x));
    }
    if code.listing.find(|act| act == Act::NextBound).is_some() {
        let [bound, next] = bounds(code, moment, &step);
        variables.extend([number("B", bound), number("N", next)]);
    }
    // The root is not made yet at the first lines of some listings.
    let has_root = place.at > 0 || step.nodes > 0;
    let live = has_root.then(|| grouped(moment.tally().live));
    variables.push(number(text!("code-live"), live));
    variables
}

/// What the line at a place has found out, in sentences: whether its test holds, why x or E is
/// dead, or how the search ended. `None` if there is nothing to tell.
pub fn outcome(code: Code<'_>, place: Place, told: &dyn Told) -> Option<String> {
    let (step, sight) = code.step(place).zip(code.sight(place))?;
    if step.halts {
        return Some(text!("code-halted").to_owned());
    }
    let test =
        step.holds.map(|holds| if holds { text!("code-holds") } else { text!("code-fails") });
    let fate = fate(&step, sight.moment(code.trace), told);
    let sentences: Vec<String> = test.map(str::to_owned).into_iter().chain(fate).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Why x or E is dead, or that it is the goal, as soon as the lines have found it out.
fn fate(step: &Step, moment: Moment<'_>, told: &dyn Told) -> Option<String> {
    let node = step.x.or(step.e)?;
    let state = moment.state(node)?;
    let is_known = matches!(state, State::Dead(_) | State::Goal);
    is_known.then(|| capital(&told.state(moment.trace(), node, state)) + ".")
}

/// Why no line follows the last one of a trace, although the search went on.
pub fn cut(code: Code<'_>, place: Place) -> Option<&'static str> {
    let goes_on = code.trace.outcome().is_none() && code.next(place).is_none();
    goes_on.then(|| text!("code-cut"))
}

/// A node with its number, the move that made it, and its cost.
fn named(trace: &Trace, node: u32, told: &dyn Told) -> String {
    let about = match trace.parent(node) {
        Some(_) => told.caption(trace, node).into_iter().flatten().collect::<Vec<_>>().join(", "),
        None => told.cost(trace, node).unwrap_or_default(),
    };
    let shown = number(node).to_string();
    match about.is_empty() {
        true => text!("code-node", node = shown),
        false => text!("code-node-with", node = shown, about = about),
    }
}

/// The number and the cell that are chosen at a place.
fn guess(code: Code<'_>, place: Place, step: &Step, told: &dyn Told) -> Option<String> {
    let choose = code.listing.find(|act| act == Act::Choose)?;
    let first = code.trace.moment(place.at).children().next()?;
    let is_chosen = step.turns > 0 && step.line >= choose;
    is_chosen.then(|| told.label(code.trace.label(first)))
}

/// The bound of the iteration, and the least ĉ above it.
fn bounds(code: Code<'_>, moment: Moment<'_>, step: &Step) -> [Option<String>; 2] {
    let trace = code.trace;
    let iteration = trace.iterations().get(moment.iteration());
    let bound = iteration.and_then(|one| one.bound.map(|bound| (bound, one.root)));
    let Some((bound, root)) = bound else { return [None, None] };
    let above = (root..moment.nodes()).map(|node| trace.f(node)).filter(|&f| f > bound).min();
    let next = above.map_or("∞".to_owned(), |above| above.to_string());
    match code.listing.lines().get(step.line).map(|line| line.act) {
        // The first iteration has not begun yet.
        Some(Act::FirstBound | Act::Repeat) => [Some(bound.to_string()), None],
        Some(Act::NextBound) => [Some(next.clone()), Some(next)],
        _ => [Some(bound.to_string()), Some(next)],
    }
}
