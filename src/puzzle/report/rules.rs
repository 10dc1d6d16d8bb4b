//! The rules of a search in a report: which node it takes, in which order it makes children, and
//! what ĉ is.

use langkah_engine::plan::{ChildOrder, Plan, Weight};
use langkah_engine::search::best_first::script::Cost;
use langkah_engine::search::event::Rule;
use langkah_engine::sliding::moves;
use langkah_language::text;

/// The rows of the table of figures, for what the search has a rule of.
pub(super) fn rows(plan: Plan) -> Vec<(&'static str, String)> {
    let title = if has_f(plan) { text!("report-ties") } else { text!("report-ties", "cost") };
    let ties = ties(plan).map(|rule| (title, rule.to_owned()));
    let letters = |order: ChildOrder| order.ways().map(|way| moves::letter(way).to_string());
    let order = order(plan).map(|order| (text!("report-order"), letters(order).join(", ")));
    ties.into_iter().chain(order).collect()
}

/// The order in which the search makes the children of a node. The other searches have an order of
/// their own for each board.
pub(super) fn order(plan: Plan) -> Option<ChildOrder> {
    match plan {
        Plan::Preset(_) => Some(plan.order_by_itself()),
        plan => plan.order(),
    }
}

/// Which of several best nodes the search takes.
fn ties(plan: Plan) -> Option<&'static str> {
    let rule = match plan {
        Plan::BestFirst { ties, .. } => ties.into(),
        // The course's own statement has no script.
        Plan::Preset(preset) => preset.script.map_or(Rule::Newest, |script| script.ties.into()),
        _ => return None,
    };
    match rule {
        Rule::LeastH if weight(plan).is_some() => Some(text!("report-ties-least-h", "weighted")),
        Rule::LeastH => Some(text!("report-ties-least-h")),
        Rule::Newest => Some(text!("report-ties-newest")),
        Rule::Oldest => Some(text!("report-ties-oldest")),
        Rule::Heap => Some(text!("report-ties-heap")),
        Rule::HeapLessOnTies => Some(text!("report-ties-heap-less")),
        Rule::DepthFirst => None,
    }
}

/// What h is called in the table of figures: of an own expression nobody knows whether it is a
/// lower bound.
pub(super) fn bound_title(plan: Plan) -> &'static str {
    match plan.own_bound() {
        Some(_) => text!("report-lower-bound", "own"),
        None => text!("report-lower-bound"),
    }
}

/// The weight on h, if there is one.
fn weight(plan: Plan) -> Option<Weight> {
    plan.weight().filter(|&weight| weight != Weight::ONE)
}

/// Whether the search chooses by ĉ = g + h.
fn has_f(plan: Plan) -> bool {
    plan.script().is_none_or(|script| script.cost == Cost::F)
}

/// What ĉ is, in a sentence; `None` for a search that has no ĉ.
pub(super) fn cost(plan: Plan) -> Option<String> {
    let formula = || match weight(plan) {
        Some(weight) => format!("ĉ = g + ⌊{} · h⌋", weight.shown()),
        None => "ĉ = g + h".to_owned(),
    };
    match plan {
        Plan::BreadthFirst { .. } | Plan::DepthFirst { .. } | Plan::Anytime => None,
        plan if !has_f(plan) => Some(text!("report-cost-h-then-g").to_owned()),
        plan if plan.own_bound().is_some() => {
            Some(text!("report-cost", "own", formula = formula()))
        }
        _ => Some(text!("report-cost", formula = formula())),
    }
}
