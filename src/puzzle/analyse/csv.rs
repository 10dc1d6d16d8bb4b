//! An analysis as comma-separated values: one line for each move.

use langkah_engine::sliding::moves::letter;

use super::{Analysis, Judged};

/// The names of the columns.
pub const HEAD: &str =
    "number,move,tile,before_least,before_most,after_least,after_most,lost,better";

/// The head and a line for each judged move. `before_least` is a lower bound on the moves to the
/// goal before the move, `before_most` the moves of the best known solution, which is empty if none
/// is known; both are the same up to 4×4. `better` is a move that loses nothing, if this one lost
/// something; at the goal there is none. The moves name the way of the blank.
pub fn write(analysis: &Analysis) -> String {
    let lines = analysis.judged.iter().map(line);
    [HEAD.to_owned()].into_iter().chain(lines).map(|line| line + "\n").collect()
}

fn line(judged: &Judged) -> String {
    let Judged { number, step, before, after, better } = judged;
    let or_empty = |number: Option<u32>| number.map(|one| one.to_string()).unwrap_or_default();
    [
        number.to_string(),
        letter(step.way).to_string(),
        step.tile.to_string(),
        before.lower.to_string(),
        or_empty(before.upper),
        after.lower.to_string(),
        or_empty(after.upper),
        or_empty(judged.lost()),
        better.map(|way| letter(way).to_string()).unwrap_or_default(),
    ]
    .join(",")
}
