//! The one seam over both families: reads what a file holds, tells what is known of it, and solves
//! it.
//!
//! | room | what lives there |
//! |---|---|
//! | [`analyse`] | moves judged one by one, all shortest solutions, and moves shortened |
//! | [`lesson`] | lessons on a puzzle, step by step |
//! | [`practice`] | questions on puzzles and searches, answers and their marks |
//! | [`date`] | days and moments, and the seed of a day's puzzle |
//! | [`results`] | puzzles that a person has solved by hand |
//! | [`code`] | searches as pseudo-code, in step with their trees |
//! | [`read`] | a puzzle, or many, from the bytes of a file |
//! | [`plan`] | which search with which bound, and its names |
//! | [`compare`] | several searches on several puzzles |
//! | [`family`] | the two families, and what is of either |
//! | [`explain`] | takes a plan's bound on a board apart |
//! | [`fit`] | which plans fit which sizes |
//! | [`grade`] | whether what a student's program printed is right, and which convention explains it |
//! | [`history`] | the history of an anytime search as a small table |
//! | [`hidato`] | the second family: reading, solving and making |
//! | [`own_bound`] | what all boards of 3×3 say of an own bound, in sentences |
//! | [`picture`] | pictures of boards and solutions, and sheets to print |
//! | [`report`] | a report on a puzzle and its solution, in two languages |
//! | [`solve`] | runs a plan with its clock and limits |
//! | [`told`] | what a person is told of the nodes of a recorded search |
//! | [`tree`] | the boards of a recorded search |
//! | [`typed`] | a puzzle that is typed in the place of a file's name |
//! | [`words`] | figures and sentences as the window and the terminal say them |

pub mod analyse;
pub mod code;
pub mod compare;
pub mod date;
pub mod explain;
pub mod family;
pub mod fit;
pub mod grade;
pub mod hidato;
pub mod history;
pub mod lesson;
pub mod own_bound;
pub mod picture;
pub mod plan;
pub mod practice;
pub mod read;
pub mod report;
pub mod results;
pub mod solve;
pub mod told;
pub mod tree;
pub mod typed;
pub mod words;

use langkah_language::text;

use crate::grid::Dims;
pub use crate::sliding::board::GoalChoice;
use crate::sliding::board::{Board, Goal};
use crate::sliding::solvability::Solvability;
pub use family::{Family, Of};

/// The error that a start and a goal have different sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", text!("read-sizes", goal = goal.to_string(), start = start.to_string()))]
pub struct SizeError {
    pub start: Dims,
    pub goal: Dims,
}

/// A start and its goal. Invariant: both have the same size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    start: Board,
    goal: Board,
}

impl Puzzle {
    /// A start with one of the usual goals.
    pub fn new(start: Board, goal: Goal) -> Self {
        let goal = goal.like(&start);
        Self { start, goal }
    }

    /// A start with a chosen goal.
    ///
    /// # Errors
    /// If the goal has another size than the start.
    pub fn with(start: Board, goal: &GoalChoice) -> Result<Self, SizeError> {
        match goal {
            GoalChoice::Usual(goal) => Ok(Self::new(start, *goal)),
            GoalChoice::Board(goal) if goal.dims() == start.dims() => {
                Ok(Self { start, goal: goal.clone() })
            }
            GoalChoice::Board(goal) => Err(SizeError { start: start.dims(), goal: goal.dims() }),
        }
    }

    pub fn start(&self) -> &Board {
        &self.start
    }

    pub fn goal(&self) -> &Board {
        &self.goal
    }

    /// Kurang, X and the verdict.
    pub fn solvability(&self) -> Solvability {
        Solvability::of(&self.start, &self.goal)
    }
}
