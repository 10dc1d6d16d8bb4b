//! The sentences that the marks of questions on a recorded search and the replies to a performed
//! search have in common. Nodes are named by their numbers from 1.

use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_engine::sliding::text::one_line;
use langkah_language::text;

use super::answer::ChildFate;

/// A text on an own bound, and that h is a whole number if its value may be another one.
pub fn with_rounding(text: String, bound: Option<Formula>) -> String {
    let is_rounded =
        |bound: &Formula| bound.text().contains(['/', '.', '-']) || bound.text().contains("sqrt");
    match bound.filter(is_rounded) {
        Some(bound) => format!("{text} {}", text!("practice-own-rounded", bound = bound.text())),
        None => text,
    }
}

/// A node and its ĉ.
pub type Costed = (u32, u32);

/// A live node as a best-first search compares it.
pub struct Waiting {
    pub node: u32,
    pub f: u32,
    pub h: u32,
}

/// `ĉ = g + h = 2 + 4 = 6`.
pub fn sum(g: u32, h: u32) -> String {
    format!("ĉ = g + h = {g} + {h} = {}", g + h)
}

/// Why a best-first search takes `before` before another live node.
pub fn behind(ties: Option<Ties>, other: &Waiting, before: &Waiting) -> String {
    let (node, first, cost, h) = (other.node, before.node, other.f, other.h);
    if cost > before.f {
        let least = before.f;
        return text!(
            "practice-behind-cost",
            node = node,
            cost = cost,
            first = first,
            least = least
        );
    }
    match ties {
        Some(Ties::Oldest) => {
            text!("practice-behind-oldest", node = node, first = first, cost = cost)
        }
        Some(Ties::LeastH) if h > before.h => text!(
            "practice-behind-least-h",
            node = node,
            first = first,
            cost = cost,
            h = h,
            least = before.h
        ),
        Some(Ties::LeastH) => {
            text!("practice-behind-same-h", node = node, first = first, cost = cost, h = h)
        }
        Some(Ties::Newest) | None => {
            text!("practice-behind-newest", node = node, first = first, cost = cost)
        }
    }
}

/// What becomes of the child of a move, and why. `sum` is that of the child, `most` the bound of
/// the iteration, and `twin` the node that has the same board.
pub fn fate(way: Move, fate: ChildFate, sum: &str, most: u32, twin: u32) -> String {
    let back = letter(way.opposite()).to_string();
    let way = letter(way).to_string();
    match fate {
        ChildFate::Reversal => text!("practice-fate-told-reversal", way = way, back = back),
        ChildFate::Bound => text!("practice-fate-told-bound", way = way, sum = sum, most = most),
        ChildFate::Duplicate => text!("practice-fate-told-duplicate", way = way, node = twin),
        ChildFate::Lives => text!("practice-fate-told-live", way = way, sum = sum),
    }
}

/// Why the ĉ of a node is the bound of the iteration after that with the bound `most`.
pub fn next_bound(most: u32, (node, next): Costed) -> String {
    text!("practice-next-bound-key", most = most, next = next, node = node)
}

/// Why `found` is not the next bound, which is the ĉ of a node.
pub fn no_next_bound(found: u32, most: u32, (node, next): Costed) -> String {
    match found {
        _ if found <= most => text!("practice-next-bound-done", most = most),
        _ if found > next => {
            text!("practice-next-bound-least", node = node, next = next, found = found)
        }
        _ => text!("practice-next-bound-none", found = found),
    }
}

/// A node with its board: `made_by` is the move that led to it, and its parent.
pub fn line(node: u32, made_by: Option<(Move, u32)>, cost: String, board: &Board) -> String {
    let board = one_line(board).replace('/', " / ");
    match made_by.map(|(way, parent)| (letter(way).to_string(), parent)) {
        Some((way, parent)) => text!(
            "practice-node",
            node = node,
            way = way,
            parent = parent,
            cost = cost,
            board = board
        ),
        None => text!("practice-root", node = node, cost = cost, board = board),
    }
}
