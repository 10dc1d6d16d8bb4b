//! The engines of Langkah: sliding tiles and Hidato read from text, judged, searched by branch and
//! bound, and their searches recorded. They know no window, no terminal and no file.
//!
//! # As a dependency
//!
//! Meant for other programs:
//!
//! | what | where |
//! |---|---|
//! | a puzzle from the bytes of a file | [`puzzle::read`] |
//! | whether it can be solved, and why | [`puzzle::Puzzle::solvability`] |
//! | its solution, by any of the searches | [`puzzle::solve::solve`], with a [`puzzle::plan::Request`] |
//! | figures and a stop while it searches | [`search::watch::Watch`] |
//! | the boards of a solution | [`sliding::moves::steps`] |
//! | the search's tree | [`puzzle::solve::Task::record`], [`search::trace`] |
//! | the same of a Hidato | [`puzzle::hidato`] |
//!
//! The other rooms are public for the window, the terminal and the tests; they change when those do.
//!
//! ```
//! use langkah_engine::puzzle::plan::Request;
//! use langkah_engine::puzzle::read;
//! use langkah_engine::puzzle::solve::{Outcome, solve};
//! use langkah_engine::sliding::moves::{self, letter};
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
//! ```text
//! puzzle ─▶ { sliding , hidato } ─▶ { search , grid , fault ─▶ lines , shown }
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`grid`] | dimensions, cells, directions |
//! | [`lines`] | the lines and words of a text, with their places |
//! | [`fault`] | what is wrong with a text, and where |
//! | [`shown`] | foreign text made safe to show, for every room that shows some |
//! | [`search`] | the engines and nothing of any puzzle, and the recorder of their trees |
//! | [`sliding`] | board, moves, text, Kurang, the bounds, random boards |
//! | [`hidato`] | board, text, what is wrong at once, the rules, the search, random boards, hints |
//! | [`puzzle`] | the one seam: read a puzzle, choose a plan, solve, compare, report |
//!
//! Rules: `search`, `grid`, `lines` and `shown` import nothing of ours; `sliding` and `hidato` never
//! see each other. Threads begin in `sliding/large`, `sliding/fifteen` and `puzzle/solve`, for
//! searches on several of them, and nowhere else. `search`, `sliding` and `hidato` do no input or
//! output, read no clock and log nothing.
//!
//! # Which search runs when
//!
//! Of sliding puzzles that can be solved; `puzzle/solve/engine.rs` decides by the board and the choice
//! alone. Within an engine each hand-over is decided in the file that the table names.
//!
//! | boards | search | bound | engine | threads | hands over to | recorded |
//! |---|---|---|---|---|---|---|
//! | 4×4 with at most 20 moves | shortest | walking distance | `search::ida` | 1 | | whole |
//! | other 4×4 | shortest, ida with pattern databases | everyday tables 6-6-3 | `sliding::fifteen::deepen` | 1; all from the iteration after one of 300,000 nodes (`deepen.rs`) | after 60 million nodes, or 2 million where they are kept, larger tables 7-8: `sliding::fifteen::hard` (`puzzle/solve/fifteen.rs`) | until several threads or larger tables go on (`recorded.rs`) |
//! | up to 4×4, not 4×4 | shortest | walking distance | `search::ida` | 1 | | whole |
//! | up to 4×4 | ida | the one chosen | `search::ida` | 1 | | whole |
//! | beyond 4×4 | shortest, anytime | linear conflict, then pattern databases where the size has some | `sliding::large::anytime`: beams above, iterative deepening below | all; with one they take turns (`anytime.rs`) | | no: it has no one tree |
//! | beyond 4×4 | ida | misplaced, Manhattan or linear conflict | `search::ida` on `sliding::large::space` | 1 | | whole |
//! | up to 16 cells | best-first | the one chosen | `search::best_first::graph`; `tree` without a visited set | 1 | | whole |
//! | up to 16 cells | bfs | none | `search::best_first::breadth`; `tree` without a visited set | 1 | | whole |
//! | up to 16 cells | dfs | none | `search::depth_first` | 1 | | whole |
//! | up to 16 cells | a published search | misplaced tiles, Rahardjo's with the blank | `search::best_first::script`; the course's `graph` | 1 | | whole |
//!
//! Of Hidatos; `puzzle/hidato/run.rs` decides.
//!
//! | search | engine | hands over to | recorded |
//! |---|---|---|---|
//! | propagate | `hidato::solve`: depth-first branch and bound with the rules of `hidato::propagate` | after 2 million units of work, where little enough is open, clause learning (`hidato/solve/hand_over.rs`) | until the hand-over |
//! | fauzia and its variants | `hidato::published`: best-first as published | | whole |
//!
//! Where an engine goes on with tables that an earlier search of the process has made, the solution
//! says so ([`puzzle::solve::Solution::tables_kept`]); no other count depends on what was solved
//! before. With one thread all counts are the same in every run.
//!
//! Vocabulary, in names and in docs, of the program too:
//!
//! | word | meaning |
//! |---|---|
//! | g, h, f | cost so far, bound on the cost still to come, their sum ĉ(x) = g(x) + h(x) |
//! | generated | a child was made |
//! | expanded | all of a node's children were made; the node being expanded is the E-node |
//! | live | generated and not yet expanded |
//! | dead, killed | never to be expanded, with the reason: duplicate, reversal, bound, limit, depth; of a Hidato's also contradiction, restart |
//! | moment | a recorded search as it stood after so many expansions |
//! | bound | a lower bound |
//! | Kurang(i) | how many tiles j < i stand after tile i; X is 1 where the blank is an odd number of steps from its goal cell |
//! | pair | a number and a cell that may still meet |
//! | gap, slack | missing numbers between two placed ones; the steps to spare beyond their distance |
//! | Move, Step | a move names the way the BLANK goes; a step is a move and the board after it |
//!
//! Quantities that are greatest allowed or seen end in `_max` or `_peak`.

pub mod fault;
pub mod grid;
pub mod hidato;
pub mod lines;
pub mod puzzle;
pub mod search;
pub mod shown;
pub mod sliding;
