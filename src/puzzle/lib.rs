//! The one seam over both families: reads what a file holds, tells what is known of it, compares
//! searches, reports and asks.
//!
//! # As a dependency
//!
//! Meant for other programs:
//!
//! | what | where |
//! |---|---|
//! | a puzzle from the bytes of a file | [`read`] |
//! | whether it can be solved, and why | [`Puzzle::solvability`](langkah_engine::sliding::puzzle::Puzzle::solvability) |
//! | its solution, by any of the searches | [`solve::solve`](langkah_engine::solve::solve), with a [`plan::Request`](langkah_engine::plan::Request) |
//! | figures and a stop while it searches | [`search::watch::Watch`](langkah_engine::search::watch::Watch) |
//! | the boards of a solution | [`sliding::moves::steps`](langkah_engine::sliding::moves::steps) |
//! | moves from text in any notation, on a board; and moves as text | [`sliding::notation::follow`](mod@langkah_engine::sliding::notation::follow), [`sliding::notation::write_as`](langkah_engine::sliding::notation::write_as) |
//! | what each of some moves is worth | [`analyse`] |
//! | all shortest solutions | [`solve::every`](mod@langkah_engine::solve::every) |
//! | a search divided among machines | [`solve::split`](langkah_engine::solve::split) |
//! | the search's tree | [`solve::Task::record`](langkah_engine::solve::Task::record), [`search::trace`](langkah_engine::search::trace) |
//! | the same for a Hidato | [`hidato`] |
//! | a bound of one's own, and whether it is admissible and consistent on 3×3 | [`sliding::bound::own`](langkah_engine::sliding::bound::own) |
//! | a search as pseudo-code, line by line with its tree | [`code`] |
//! | questions on a puzzle or a search, and marks of answers | [`practice`] |
//! | a lesson from the bytes of a file, with its questions | [`lesson`] |
//! | whether what a program printed is right, and which convention explains it | [`grade`] |
//!
//! The other rooms are public for the window, the terminal and the tests, and change together with
//! these.
//!
//! ```
//! use langkah_engine::plan::Request;
//! use langkah_engine::sliding::moves::{self, letter};
//! use langkah_engine::solve::{Outcome, solve};
//! use langkah_puzzle::read;
//!
//! let text = "1 2 3\n4 0 6\n7 5 8\n";
//! let puzzle = read::puzzle(text.as_bytes(), None)?.puzzle;
//!
//! let solvability = puzzle.solvability();
//! assert_eq!((solvability.sum(), solvability.x(), solvability.total()), (6, 0, 6));
//! assert!(solvability.is_solvable());
//!
//! // Nobody watches the search.
//! let solution = solve(&puzzle, &Request::default(), &mut ())?;
//! assert!(solution.proved_least);
//! let Outcome::Solved(ways) = &solution.outcome else { unreachable!("it has no limit") };
//! assert_eq!(ways.iter().map(|&way| letter(way)).collect::<String>(), "DR");
//!
//! // A move names the way of the blank; a step has the board after it.
//! let mut boards = Vec::new();
//! for step in moves::steps(puzzle.start(), ways) {
//!     println!("tile {} moves\n{}", step.tile, step.board);
//!     boards.push(step.board);
//! }
//! assert_eq!(boards.last(), Some(puzzle.goal()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The map
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
//! | [`compare`] | several searches on several puzzles |
//! | [`family`] | the two families, and what is of either |
//! | [`explain`] | takes a plan's bound on a board apart |
//! | [`grade`] | whether what a student's program printed is right, and which convention explains it |
//! | [`history`] | the history of an anytime search as a small table |
//! | [`hidato`] | the second family: reading, solving and making |
//! | [`own_bound`] | what all boards of 3×3 say of an own bound, in sentences |
//! | [`picture`] | pictures of boards and solutions, and sheets to print |
//! | [`report`] | a report on a puzzle and its solution, in two languages |
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
pub mod grade;
pub mod hidato;
pub mod history;
pub mod lesson;
pub mod own_bound;
pub mod picture;
pub mod practice;
pub mod read;
pub mod report;
pub mod results;
pub mod told;
pub mod tree;
pub mod typed;
pub mod words;

pub use family::{Family, Of};
