//! Why a text is no answer: what stands there, and what should.

use langkah_engine::grid::Dims;
use langkah_engine::shown;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::text;

use super::answer::ChildFate;

/// Why a text is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence())]
pub struct AnswerError {
    /// The letter at which the fault begins, from 1.
    pub column: usize,
    /// The word that stands there; empty at the end of the text.
    pub found: String,
    pub wanted: Wanted,
}

/// What an answer should have in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    Number,
    YesOrNo,
    /// A node that is asked about.
    Node,
    /// A node that the tree has: the number is of none.
    NodeOfTree,
    /// A live node: the number is of another one, or of none.
    NodeThatLives,
    /// One of these moves.
    Move(Vec<Move>),
    /// One of these fates.
    Fate(&'static [ChildFate]),
    /// A number from 1 to this one.
    Choice(usize),
    /// Row and column of a cell on a board of these rows and columns.
    Cell(Dims),
    Rule,
    /// The node or the move stands there a second time.
    Once,
    /// The text says that it answers another question.
    Asked,
    /// The cell stands there a second time.
    CellOnce,
    End,
}

impl AnswerError {
    fn sentence(&self) -> String {
        let wanted = self.wanted.words();
        let column = self.column.to_string();
        if self.found.is_empty() {
            return text!("practice-answer-ends", column = column, wanted = wanted);
        }
        let found = shown::line(&self.found);
        match self.wanted {
            Wanted::NodeOfTree => return text!("practice-answer-no-node", found = found),
            Wanted::NodeThatLives => return text!("practice-answer-not-live", found = found),
            _ => {}
        }
        text!("practice-answer-fault", column = column, found = found, wanted = wanted)
    }
}

impl Wanted {
    fn words(&self) -> String {
        match self {
            Self::Number => text!("practice-wanted-number").to_owned(),
            Self::YesOrNo => text!("practice-wanted-yes-or-no").to_owned(),
            Self::Node | Self::NodeOfTree | Self::NodeThatLives => {
                text!("practice-wanted-node").to_owned()
            }
            Self::Move(ways) => text!("practice-wanted-move", moves = letters(ways)),
            Self::Fate(fates) => {
                let has = |fate| fates.contains(&fate);
                let words = match (has(ChildFate::Bound), has(ChildFate::Duplicate)) {
                    (false, _) => text!("practice-wanted-fate", "unbound"),
                    (true, false) => text!("practice-wanted-fate", "deepening"),
                    (true, true) => text!("practice-wanted-fate"),
                };
                words.to_owned()
            }
            Self::Choice(most) => text!("practice-wanted-choice", most = (*most)),
            Self::Cell(dims) => text!("practice-wanted-cell", dims = dims.to_string()),
            Self::Rule => text!("practice-wanted-rule").to_owned(),
            Self::Once => text!("practice-wanted-once").to_owned(),
            Self::Asked => text!("practice-wanted-asked").to_owned(),
            Self::CellOnce => text!("practice-wanted-cell-once").to_owned(),
            Self::End => text!("practice-wanted-end").to_owned(),
        }
    }
}

/// Letters of moves, divided by commas.
fn letters(ways: &[Move]) -> String {
    ways.iter().map(|&way| letter(way).to_string()).collect::<Vec<_>>().join(", ")
}
