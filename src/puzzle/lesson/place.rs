//! The place of a step, in words.

use langkah_engine::search::trace::number;
use langkah_language::text;

use super::outline::{Step, View};

/// What a step shows, with the numbers that the window has there. In a file the end of a search
/// counts as one expansion more, though none is made there: `is_end` tells that it is this moment.
pub fn place(step: &Step, is_end: bool) -> String {
    let at = step.at;
    let tree = || match at {
        _ if is_end => text!("lesson-record-tree", "end", count = at.saturating_sub(1)),
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
