//! What an answer is worth: right, or where it first goes wrong and why.

use langkah_engine::sliding::moves::Move;
use langkah_language::text;

/// An answer's mark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// Where the answer first goes wrong; `None` if it is right.
    pub wrong: Option<Wrong>,
    /// The right answer and why it is right, in sentences.
    pub key: Vec<String>,
    /// The cells of the board that these sentences are about.
    pub cells: Vec<usize>,
    /// The nodes of the recorded search that they are about.
    pub nodes: Vec<u32>,
}

/// The first wrong step of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub place: Place,
    /// Why it is wrong, in a sentence.
    pub reason: String,
}

/// Where an answer goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The answer has one part.
    Whole,
    /// The number of a [`Judged`](super::Answer::Judged) answer.
    Number,
    /// Its yes or no.
    Verdict,
    /// The place in a list, from 0.
    Item(usize),
    /// One of several boards, from 0.
    Board(usize),
    Move(Move),
    Cell(usize),
}

impl Mark {
    pub fn is_right(&self) -> bool {
        self.wrong.is_none()
    }
}

impl Wrong {
    /// Of a [`Judged`](super::Answer::Judged) answer: its number is wrong, and its yes or no may be
    /// right.
    pub(super) fn number(reason: String, is_verdict_right: bool) -> Self {
        let half = match is_verdict_right {
            true => text!("practice-half-verdict"),
            false => text!("practice-half-neither"),
        };
        Self { place: Place::Number, reason: format!("{reason} {half}") }
    }

    /// The same where the number is right and its yes or no is wrong.
    pub(super) fn verdict(reason: String) -> Self {
        let half = text!("practice-half-number");
        Self { place: Place::Verdict, reason: format!("{reason} {half}") }
    }

    pub fn whole(reason: String) -> Self {
        Self { place: Place::Whole, reason }
    }
}
