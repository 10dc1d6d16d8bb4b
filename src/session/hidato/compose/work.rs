//! What a person has to wait for: adding givens for one solution, taking givens away, filling all
//! cells.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::{thin, unique};
use langkah_engine::hidato::generate::Difficulty;
use langkah_engine::search::watch::Halt;
use langkah_language::text;
use langkah_puzzle::hidato::{self, composed};

use super::Compose;
use crate::session::desk::Desk;
use crate::session::hidato::Hidato;
use crate::session::hidato::solving::{Done, Purpose};

/// After so many seconds the best choice of givens so far is taken.
const SECONDS: f64 = 20.0;

/// What the program is doing with the givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Unique,
    Thin(Difficulty),
    Fill,
}

/// What came of it.
pub enum Composed {
    Unique(unique::Outcome),
    Thinned(thin::Ended),
    Filled(Result<Option<Board>, Halt>),
}

/// What the person is told of the last work, until the next change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Unique(unique::Outcome),
    Thinned(thin::Ended, Difficulty),
    /// No solution could be filled in.
    NotFilled(Option<Halt>),
}

impl Told {
    /// In sentences.
    pub fn sentences(&self) -> String {
        match self {
            Self::Unique(outcome) => composed::added(outcome),
            Self::Thinned(outcome, wished) => composed::taken(outcome, *wished),
            Self::NotFilled(None) => text!("hidato-unique-hopeless").to_owned(),
            Self::NotFilled(Some(_)) => text!("hidato-fill-halted").to_owned(),
        }
    }
}

impl Hidato {
    /// What the person is told of the last work.
    pub fn told_of_work(&self) -> Option<&Told> {
        self.composer.told.as_ref()
    }

    /// The cells that have got a number by the last work.
    pub(in crate::session::hidato) fn added(&self) -> &[usize] {
        match &self.composer.told {
            Some(Told::Unique(unique::Outcome::Added(added))) => &added.cells,
            _ => &[],
        }
    }

    /// Begins the work of a command.
    pub(super) fn begin(&mut self, compose: Compose, desk: &mut Desk<'_>) {
        let Some(board) = self.open().map(|open| open.board.clone()) else { return };
        let symmetry = self.composer.symmetry;
        self.composer.told = None;
        match compose {
            Compose::Unique(seed) => {
                let wish = unique::Wish { symmetry, seed };
                self.spawn(Purpose::Compose(Task::Unique), desk, move |reporter| {
                    let outcome = hidato::make_unique(&board, wish, Some(SECONDS), reporter);
                    Done::Composed(Composed::Unique(outcome))
                });
            }
            Compose::Thin(difficulty, seed) => {
                let wish = thin::Thinning { difficulty, symmetry, seed };
                self.spawn(Purpose::Compose(Task::Thin(difficulty)), desk, move |reporter| {
                    Done::Composed(Composed::Thinned(hidato::thin(&board, wish, None, reporter)))
                });
            }
            Compose::Fill(seed) => {
                self.spawn(Purpose::Compose(Task::Fill), desk, move |reporter| {
                    Done::Composed(Composed::Filled(hidato::full(&board, seed, reporter)))
                });
            }
            _ => {}
        }
    }

    /// Takes in what came of the work.
    pub(in crate::session::hidato) fn take_composed(&mut self, task: Task, composed: Composed) {
        if matches!(composed, Composed::Filled(Ok(Some(_)))) {
            // Undo leads back to the puzzle, whose solution the person has then seen.
            self.note_look_up();
        }
        let (board, told) = match (composed, task) {
            (Composed::Unique(outcome), _) => {
                let board = match &outcome {
                    unique::Outcome::Added(added) => Some(added.board.clone()),
                    _ => None,
                };
                (board, Some(Told::Unique(outcome)))
            }
            (Composed::Thinned(outcome), Task::Thin(wished)) => {
                let board = match &outcome {
                    thin::Ended::Thinned(thinned) => Some(thinned.board.clone()),
                    _ => None,
                };
                (board, Some(Told::Thinned(outcome, wished)))
            }
            (Composed::Thinned(_), _) => return,
            (Composed::Filled(Ok(Some(board))), _) => (Some(board), None),
            (Composed::Filled(Ok(None)), _) => (None, Some(Told::NotFilled(None))),
            (Composed::Filled(Err(halt)), _) => (None, Some(Told::NotFilled(Some(halt)))),
        };
        if let Some(board) = board {
            self.change_board(board, false);
        }
        self.composer.told = told;
    }
}
