//! The formats of the field's tools: what files mean, what is told of them, and that what is
//! written is read back.

mod beside;
mod doubt;
mod dressed;
mod faults;
mod files;
mod glyphs;
mod notes;
mod reports;
mod round;
mod several;
mod told;

use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text;
use langkah_puzzle::read::{self, Opened};

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

/// The notes on a text, in sentences.
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
