//! What can be asked of the practice.

use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{Kind, Level, Score};

use super::draft::Put;

/// What the person wants to be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The kinds of question; all if there are none.
    pub kinds: Vec<Kind>,
    /// How many expansions of a search the person performs; `None` to answer questions.
    pub perform: Option<u32>,
    /// The level of the search that is performed.
    pub perform_level: Level,
    /// The level of all questions; `None` for questions that get harder.
    pub level: Option<Level>,
    /// The number from which the questions are made, so that a class has the same ones; `None` for
    /// a new one.
    pub seed: Option<u64>,
    /// Whether the questions or the search are on the open puzzle.
    pub is_on_open: bool,
    /// What the lecture fixes for all questions.
    pub lecture: Lecture,
}

/// What can be asked of the practice.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeWish {
    Choose(Wanted),
    Begin,
    /// Puts a part of the answer.
    Put(Put),
    /// Has the answer marked.
    Answer,
    /// Has the right answer shown instead, or the next act of the search that is performed.
    GiveUp,
    /// Asks the next question.
    Next,
    /// Ends the run and goes back to the choice.
    End,
    /// A file with this result was written.
    Written(Box<Score>),
    /// Ends the run, and forgets its result and that of the last one.
    Forget,
}
