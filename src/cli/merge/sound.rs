//! Whether the moves in a line of a study lead from its start to its goal, and are as many as it
//! says.

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::notation::follow;
use langkah_language::text;
use serde::Deserialize;
use serde_json::Value;

use crate::cli::json::rows::Rows;
use crate::cli::parts::subtree;

/// Looks at a line that has both boards, as those of sliding puzzles do.
///
/// # Errors
/// What is wrong with its moves.
pub fn judge(object: &Value) -> Result<(), String> {
    let (Some(start), Some(goal)) = (board(object, "start"), board(object, "goal")) else {
        return Ok(());
    };
    let count = match object.get("moves").and_then(Value::as_str) {
        Some(moves) => {
            let count = counted(object, moves, &start, &goal);
            Some(count.ok_or_else(|| text!("merge-moves-astray").to_owned())?)
        }
        None => None,
    };
    let length = object.get("length").and_then(Value::as_u64);
    if length == count {
        return Ok(());
    }
    let shown = |count: Option<u64>| count.unwrap_or_default().to_string();
    Err(text!("merge-other-length", length = shown(length), count = shown(count)))
}

fn board(object: &Value, name: &str) -> Option<Board> {
    subtree::board(&Rows::deserialize(object.get(name)?).ok()?)
}

/// How many moves there are, in the line's metric; `None` if they do not lead to the goal.
fn counted(object: &Value, moves: &str, start: &Board, goal: &Board) -> Option<u64> {
    if moves.trim().is_empty() {
        return (start == goal).then_some(0);
    }
    let list = follow(moves, start, goal).ok().filter(|list| list.ends_at_goal())?;
    let named = object.get("metric").and_then(Value::as_str);
    let metric = Metric::ALL.into_iter().find(|metric| Some(metric.name()) == named);
    u64::try_from(metric.unwrap_or_default().count(&list.ways())).ok()
}
