//! Which counts of a text are labels of the boards below them: `Step 3`, `Depth: 3`.

use std::collections::HashMap;

use langkah_engine::grid::Dims;

use super::line::{Content, Reader};
use super::parts::each;

/// The lines of a text with their numbers from 1, and what each holds. A count above a board is
/// nothing where such counts stand above several boards, each with a number of its own.
pub(super) fn contents(text: &str, dims: Dims) -> Vec<(usize, &str, Content)> {
    let mut reader = Reader::new(dims);
    let mut all: Vec<_> = each(text).map(|(line, part)| (line, part, reader.read(part))).collect();
    // The rules of a drawn table stand between the rows of a board.
    all.retain(|(_, part, _)| !is_rule(part));
    let above = above_boards(&all);
    let mut met: HashMap<String, Vec<&str>> = HashMap::new();
    // A label that tells its move is a list of moves by itself.
    let is_moves = |at: &usize| matches!(all[*at].2, Content::Moves(..));
    for at in above.iter().copied().chain((0..all.len()).filter(is_moves)) {
        let text = all[at].1.trim();
        met.entry(wording(text)).or_default().push(text);
    }
    met.retain(|_, texts| texts.iter().any(|text| *text != texts[0]));
    for at in above {
        if met.contains_key(&wording(all[at].1.trim())) {
            all[at].2 = Content::Nothing;
        }
    }
    all
}

/// The places of the counts that stand above a board or a list of moves, with at most empty lines
/// and other counts between.
fn above_boards(all: &[(usize, &str, Content)]) -> Vec<usize> {
    let (mut found, mut waiting) = (Vec::new(), Vec::new());
    for (at, (_, text, content)) in all.iter().enumerate() {
        match content {
            Content::Count(..) | Content::Total(_) => waiting.push(at),
            Content::Row(_) | Content::Board(_) | Content::Moves(..) => found.append(&mut waiting),
            _ if text.chars().any(char::is_alphanumeric) => waiting.clear(),
            _ => {}
        }
    }
    found
}

/// What stands before the first number of a label, in small letters. What follows may tell its
/// move.
fn wording(text: &str) -> String {
    text.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default().to_lowercase()
}

/// Whether a line draws a table and has no cell.
fn is_rule(line: &str) -> bool {
    const DRAWN: &str = "+-=|─━═│┃║┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝┏┳┓┣╋┫┗┻┛";
    let line = line.trim();
    line.len() > 2 && line.chars().all(|letter| letter == ' ' || DRAWN.contains(letter))
}
