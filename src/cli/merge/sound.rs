//! Whether the moves in a line of a study lead from its start to its goal, and are as many as it
//! says.

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::notation::{Convention, NotationError, Reading, follow, follow_as};
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
    Err(other_length(length.unwrap_or_default(), count.unwrap_or_default()))
}

/// A line has so many moves, and says another length.
pub fn other_length(length: u64, count: u64) -> String {
    text!("merge-other-length", length = length.to_string(), count = count.to_string())
}

fn board(object: &Value, name: &str) -> Option<Board> {
    subtree::board(&Rows::deserialize(object.get(name)?).ok()?)
}

/// How many moves there are, in the line's metric; `None` if they do not lead to the goal.
fn counted(object: &Value, moves: &str, start: &Board, goal: &Board) -> Option<u64> {
    if moves.trim().is_empty() {
        return (start == goal).then_some(0);
    }
    let ways = match follow(moves, start, goal) {
        Ok(list) => list.ends_at_goal().then(|| list.ways()),
        Err(NotationError::TooMany { .. }) => {
            Convention::ALL.into_iter().find_map(|convention| long(moves, convention, start, goal))
        }
        Err(_) => None,
    }?;
    let named = object.get("metric").and_then(Value::as_str);
    let metric = Metric::ALL.into_iter().find(|metric| Some(metric.name()) == named);
    u64::try_from(metric.unwrap_or_default().count(&ways)).ok()
}

/// The moves of a list that leads to the goal and is longer than a person may ask for, as
/// depth-first search finds them. It is followed piece by piece: `solve` begins each move with a
/// capital.
fn long(text: &str, convention: Convention, start: &Board, goal: &Board) -> Option<Vec<Move>> {
    let capitals = text.match_indices(char::is_uppercase).map(|(place, _)| place);
    let mut ends = capitals.step_by(PIECE).skip(1).chain([text.len()]);
    let (mut board, mut ways, mut begin) = (start.clone(), Vec::new(), 0);
    ends.try_for_each(|end| {
        let piece = text.get(begin..end)?;
        let list = follow_as(piece, Some(Reading::Letters(convention)), &board, goal).ok()?;
        board = list.steps.last().filter(|_| list.wrong.is_none())?.board.clone();
        ways.extend(list.ways());
        begin = end;
        Some(())
    })?;
    (board == *goal).then_some(ways)
}

/// So few moves that, with their counts, no board has more than a person may ask for.
const PIECE: usize = 300;
