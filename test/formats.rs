//! The formats of the field's tools: what files mean, what is told of them, and that what is
//! written is read back.

#[path = "formats/dressed.rs"]
mod dressed;
#[path = "formats/faults.rs"]
mod faults;
#[path = "formats/files.rs"]
mod files;
#[path = "formats/notes.rs"]
mod notes;
#[path = "formats/round.rs"]
mod round;
#[path = "formats/several.rs"]
mod several;
mod support;
#[path = "formats/told.rs"]
mod told;

use langkah::puzzle::read::{self, Opened};
use langkah::puzzle::{GoalChoice, Puzzle};
use langkah::sliding::board::Board;
use langkah::sliding::text;

/// What a good text means.
fn opened(text: &str) -> Opened {
    let opened = read::puzzle(text.as_bytes(), None);
    opened.unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// What a good text means with a goal of one's choice.
fn opened_with(text: &str, goal: &GoalChoice) -> Opened {
    let opened = read::puzzle(text.as_bytes(), Some(goal));
    opened.unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// What is told of a text, in sentences.
fn notes(opened: &Opened) -> Vec<String> {
    opened.notes.iter().map(ToString::to_string).collect()
}

fn board(rows: &str) -> Board {
    text::parse(rows).unwrap_or_else(|faults| panic!("{rows:?}: {faults}"))
}

fn puzzle(start: &str, goal: &str) -> Puzzle {
    let goal = GoalChoice::Board(board(goal));
    Puzzle::with(board(start), &goal).expect("one size")
}
