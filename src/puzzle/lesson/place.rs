//! The place of a step, in words.

use langkah_engine::search::trace::number;
use langkah_language::text;

use super::outline::{Step, View};

/// What a step shows, with the numbers that the window has there. Where it shows the end of a
/// search, `end` tells how many nodes that has expanded, as the search itself counts them.
pub fn place(step: &Step, end: Option<u64>) -> String {
    let at = step.at;
    let tree = || match at {
        _ if let Some(count) = end => text!("lesson-record-tree", "end", count = count),
        0 => text!("lesson-record-tree", "root").to_owned(),
        _ => text!("lesson-record-tree", at = at),
    };
    match (step.view, step.node) {
        (View::Board, _) if at == 0 => text!("lesson-record-board").to_owned(),
        (View::Board, _) => text!("lesson-record-board", "after", count = at),
        (View::Tree, None) => tree(),
        (View::Tree, Some(node)) => {
            text!("lesson-record-node", place = tree(), node = number(node))
        }
    }
}
