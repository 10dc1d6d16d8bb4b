//! What a line holds beside its neighbours: a count that is the label of the board below it, such
//! as `Step 3` or `Depth: 3`, and a row whose blank is no mark.

use std::collections::HashMap;

use langkah_engine::grid::Dims;

use super::kinds::words;
use super::line::{Content, Reader, tiles};
use super::parts::each;

/// The lines of a text with their numbers from 1, and what each holds. A count above a board, or
/// words that are not read, are nothing where such stand above several boards, each with its own
/// number.
pub(super) fn contents(text: &str, dims: Dims) -> Vec<(usize, &str, Content)> {
    let mut reader = Reader::new(dims);
    let mut all: Vec<_> =
        each(text, dims.cells()).map(|(line, part)| (line, part, reader.read(part))).collect();
    // The rules of a drawn table stand between the rows of a board.
    all.retain(|(_, part, _)| !is_rule(part));
    fill_gaps(&mut all, dims);
    take_single_rows(&mut all);
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
        let text = all[at].1.trim();
        let wording = wording(text);
        let is_bare = matches!(all[at].2, Content::Words(_)) && !text.contains(is_digit);
        // `3 moves` above a list is no label.
        let is_count = matches!(all[at].2, Content::Count(..)) && wording.trim().is_empty();
        let named: Vec<&str> = words(&wording).collect();
        let is_numbered =
            matches!(named[..], [one] if STEPS.contains(&one)) && !wording.contains([':', '=']);
        if is_bare || !is_count && (is_numbered || met.contains_key(&wording)) {
            let is_step = words(&wording).any(|word| STEPS.contains(&word));
            all[at].2 = if is_step { Content::Step } else { Content::Nothing };
        }
    }
    all
}

/// Words that name a step of a solution.
const STEPS: [&str; 4] = ["step", "move", "langkah", "gerakan"];

/// The only row of a table of counts has those of the search. Several rows are those of its steps,
/// or of several searches.
fn take_single_rows(all: &mut [(usize, &str, Content)]) {
    let is_row = |at: usize, all: &[(usize, &str, Content)]| {
        all.get(at).is_some_and(|(_, _, content)| matches!(content, Content::Counts(_)))
    };
    let mut was_row = false;
    for at in 0..all.len() {
        if !is_row(at, all) {
            was_row = false;
            continue;
        }
        let has_others = was_row || is_row(at + 1, all);
        was_row = true;
        all[at].2 = match std::mem::replace(&mut all[at].2, Content::Nothing) {
            Content::Counts(counts) if !has_others => Content::Figures(counts),
            _ => Content::Nothing,
        };
    }
}

/// Finds the blank of a row that has one number too few: above or below it stands a row whose
/// columns have the same places.
fn fill_gaps(all: &mut [(usize, &str, Content)], dims: Dims) {
    for at in 0..all.len() {
        let is_short = matches!(all[at].2, Content::Numbers(found) if found + 1 == dims.cols());
        let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        let gap = beside.filter_map(|beside| all.get(beside)).find_map(|(_, row, content)| {
            let is_row = is_short && matches!(content, Content::Row(_));
            is_row.then(|| gap(all[at].1, row)).flatten()
        });
        if let Some(gap) = gap
            && let Some(mut tiles) = tiles(all[at].1)
        {
            tiles.insert(gap, None);
            all[at].2 = Content::Row(tiles);
        }
    }
}

/// The only column of a row that a shorter one leaves empty.
fn gap(short: &str, row: &str) -> Option<usize> {
    let places = |line: &str| {
        let (mut begins, mut ends) = (Vec::new(), Vec::new());
        let mut before = false;
        for (place, letter) in line.chars().chain([' ']).enumerate() {
            match (before, is_digit(letter)) {
                (false, true) => begins.push(place),
                (true, false) => ends.push(place),
                _ => {}
            }
            before = is_digit(letter);
        }
        [begins, ends]
    };
    places(short).iter().zip(places(row)).find_map(|(short, row)| {
        let empty = (0..row.len()).find(|&at| short.get(at) != Some(&row[at]))?;
        let has_rest = short.get(empty..) == row.get(empty + 1..);
        has_rest.then_some(empty)
    })
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// The places of the counts and of what is not read that stand above a board or a list of moves,
/// with at most empty lines and others of these between.
fn above_boards(all: &[(usize, &str, Content)]) -> Vec<usize> {
    let (mut found, mut waiting) = (Vec::new(), Vec::new());
    for (at, (_, text, content)) in all.iter().enumerate() {
        match content {
            Content::Numbers(_) if wording(text.trim()).is_empty() => waiting.clear(),
            Content::Count(..) | Content::Total(..) | Content::Words(_) | Content::Numbers(_) => {
                waiting.push(at);
            }
            Content::Row(_) | Content::Board(_) => found.append(&mut waiting),
            Content::Moves(..) => {
                let is_count = |at: &usize| matches!(all[*at].2, Content::Count(..));
                found.extend(waiting.drain(..).filter(is_count));
            }
            // A figure that is not judged belongs to the label.
            Content::Nothing if text.contains(is_digit) => {}
            _ if text.chars().any(char::is_alphanumeric) => waiting.clear(),
            _ => {}
        }
    }
    found
}

/// What stands before the first number of a label, in small letters. What follows may tell its
/// move.
fn wording(text: &str) -> String {
    text.split(is_digit).next().unwrap_or_default().to_lowercase()
}

/// Whether a line draws a table and has no cell.
fn is_rule(line: &str) -> bool {
    const DRAWN: &str = "+-=|─━═│┃║┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝┏┳┓┣╋┫┗┻┛";
    let line = line.trim();
    line.len() > 2 && line.chars().all(|letter| letter == ' ' || DRAWN.contains(letter))
}
