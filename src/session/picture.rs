//! The open puzzle as a picture, as a film, and as what a sheet prints.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::{How, Verdict};
use langkah_engine::puzzle::picture::film::Film;
use langkah_engine::puzzle::picture::{HidatoPicture, Picture, SlidingPicture};
use langkah_engine::puzzle::solve::{Outcome, Solution};
use langkah_engine::puzzle::{Of, Puzzle, hidato};

use super::document::{Content, Which};
use super::{Phase, Session};

/// A puzzle that is printed, and its solution if it is known.
pub type Printed = Of<(Puzzle, Option<Solution>), (Board, Option<hidato::Solution>)>;

impl Session {
    /// The board that is shown.
    pub fn picture(&self) -> Option<Picture> {
        Some(match self.tenant() {
            Of::Sliding(sliding) => {
                let goal = sliding.open()?.puzzle.goal().clone();
                Of::Sliding(SlidingPicture { board: sliding.board()?.clone(), goal })
            }
            Of::Hidato(hidato) => {
                let given = hidato.open()?.board.clone();
                Of::Hidato(HidatoPicture { board: hidato.board()?.clone(), given })
            }
        })
    }

    /// The solution of the open puzzle step by step; without steps if none was found.
    pub fn film(&self) -> Option<Film> {
        Some(match self.printed()? {
            Of::Sliding((puzzle, solution)) => Film::sliding(&puzzle, solution.as_ref()),
            Of::Hidato((board, solution)) => Film::hidato(&board, solution.as_ref()),
        })
    }

    /// Whether the film of the open puzzle has steps.
    pub fn has_film(&self) -> bool {
        match self.tenant() {
            Of::Sliding(sliding) => match sliding.phase() {
                Phase::Ended(Solution { outcome: Outcome::Solved(path), .. }) => !path.is_empty(),
                _ => false,
            },
            Of::Hidato(hidato) => hidato.result().is_some_and(|(_, solution)| {
                solution.finished.steps.iter().any(|step| step.how != How::Given)
            }),
        }
    }

    /// The open puzzle with what is known of its solution.
    pub fn printed(&self) -> Option<Printed> {
        Some(match self.tenant() {
            Of::Sliding(sliding) => {
                let solution = match sliding.phase() {
                    Phase::Ended(solution) => Some(solution.clone()),
                    _ => None,
                };
                Of::Sliding((sliding.open()?.puzzle.clone(), solution))
            }
            Of::Hidato(hidato) => {
                let solution = hidato.result().map(|(_, solution)| solution.clone());
                Of::Hidato((hidato.open()?.board.clone(), solution))
            }
        })
    }

    /// All puzzles of the open list, in its order, with what is known of their solutions; the open
    /// puzzle if there is no list.
    pub fn all_printed(&self) -> Vec<Printed> {
        let open = self.printed();
        let Some(puzzles) = self.puzzles() else { return open.into_iter().collect() };
        let start = self.content(Which::Start);
        let one = |content: Content| match (&open, content) {
            (Some(open), content) if start.as_ref() == Some(&content) => open.clone(),
            (_, Of::Sliding(puzzle)) => Of::Sliding((puzzle, None)),
            (_, Of::Hidato(board)) => Of::Hidato((board, None)),
        };
        puzzles.contents().map(one).collect()
    }
}

/// Whether nothing more can be found out about a puzzle.
pub fn is_settled(printed: &Printed) -> bool {
    match printed {
        Of::Sliding((_, solution)) => solution.as_ref().is_some_and(|solution| {
            matches!(solution.outcome, Outcome::Solved(_) | Outcome::Unsolvable)
        }),
        Of::Hidato((_, solution)) => solution
            .as_ref()
            .is_some_and(|solution| !matches!(solution.finished.verdict, Verdict::Unknown { .. })),
    }
}
