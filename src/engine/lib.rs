//! The engines of Langkah, for sliding tiles and Hidato. They read puzzles from text, judge them,
//! search them by branch and bound, and record the searches. They know no window, no terminal and
//! no file.
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
//! | moves from text in any notation, on a board; and moves as text | [`sliding::notation::follow`](mod@sliding::notation::follow), [`sliding::notation::write_as`] |
//! | what each of some moves is worth | [`puzzle::analyse`] |
//! | all shortest solutions | [`puzzle::solve::every`](mod@puzzle::solve::every) |
//! | a search divided among machines | [`puzzle::solve::split`] |
//! | the search's tree | [`puzzle::solve::Task::record`], [`search::trace`] |
//! | the same for a Hidato | [`puzzle::hidato`] |
//! | a bound of one's own, and whether it is admissible and consistent on 3×3 | [`sliding::bound::own`] |
//! | a search as pseudo-code, line by line with its tree | [`puzzle::code`] |
//! | questions on a puzzle or a search, and marks of answers | [`puzzle::practice`] |
//! | a lesson from the bytes of a file, with its questions | [`puzzle::lesson`] |
//! | whether what a program printed is right, and which convention explains it | [`puzzle::grade`] |
//!
//! The other rooms are public for the window, the terminal and the tests, and change together with
//! these.
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
//! | [`shown`] | makes foreign text safe to show |
//! | [`named!`] | declares an enum whose variants have names on the command line and in files |
//! | [`search`] | the search engines, which know no puzzle, and the recorder of their trees |
//! | [`sliding`] | board, moves, text, Kurang, the bounds, random boards |
//! | [`hidato`] | board, text, what is wrong at once, the rules, the search, random boards, boards of one's own, hints |
//! | [`puzzle`] | the one seam: read a puzzle, choose a plan, solve, compare, report, ask |
//!
//! Rules: `search`, `grid`, `lines` and `shown` import nothing of ours; `sliding` and `hidato`
//! never see each other. Threads begin only in `sliding/crew.rs`,
//! `sliding/large` and `puzzle/solve`, for searches that use several. `search`, `sliding` and
//! `hidato` do no input or output, read no clock and log nothing.
//!
//! # Which search runs when
//!
//! For a sliding puzzle that can be solved, `puzzle/solve/engine.rs` chooses the engine. Only the
//! board and the person's choice count. The table names the file that decides on each hand-over.
//!
//! | boards | search | bound | engine | threads | hands over to | recorded |
//! |---|---|---|---|---|---|---|
//! | 4×4 with at most 20 moves | shortest | walking distance | `search::ida` | 1 | | whole |
//! | other 4×4 | shortest, ida with pattern databases | everyday tables 6-6-3 | `sliding::fifteen::deepen` | 1; all from the iteration after one of 300,000 nodes (`deepen.rs`) | larger tables 7-8, `sliding::fifteen::hard`, after 30 million nodes, sooner where these tables are kept (`puzzle/solve/fifteen.rs`) | until several threads or larger tables go on (`recorded.rs`) |
//! | up to 4×4, not 4×4 | shortest | walking distance | `search::ida` | 1 | | whole |
//! | up to 4×4 | ida | the one chosen | `search::ida` | 1 | | whole |
//! | beyond 4×4 | shortest, anytime | linear conflict, then pattern databases where the size has some | `sliding::large::anytime`: beams above (see below), iterative deepening below | all; with one they take turns (`anytime.rs`) | | no: it has no single tree |
//! | beyond 4×4 | ida | misplaced, Manhattan or linear conflict | `search::ida` on `sliding::large::space` | 1 | | whole |
//! | 4×4 with at most 16 multi-tile moves | shortest | Manhattan distance shared among the tiles of a move | `search::ida` on `sliding::multi::space` | 1 | | whole |
//! | other boards up to 4×4, multi-tile moves | shortest, ida, best-first, bfs | database of the lines, misplaced tiles or Manhattan distance shared among the tiles of a move, or none | `search::ida` and `search::best_first` on `sliding::multi::space` | 1; all for the database | with the database, `sliding::multi::deepen` on all threads after 2 million nodes (`puzzle/solve/multi.rs`) | until it hands over |
//! | beyond 4×4, multi-tile moves | shortest, anytime | tiles that must cross each line | `sliding::large::shift::anytime`: beams and windows above, iterative deepening below | two; with one they take turns (`shift/driver.rs`) | | no: it has no single tree |
//! | up to 16 cells | best-first | the one chosen; an own one up to 4×4 | `search::best_first::graph`; `tree` without a visited set | 1 | | whole |
//! | up to 16 cells | bfs | none | `search::best_first::breadth`; `tree` without a visited set | 1 | | whole |
//! | up to 16 cells | dfs | none | `search::depth_first` | 1 | | whole |
//! | up to 16 cells | a published search | misplaced tiles, Rahardjo's with the blank | `search::best_first::script`; the course's `graph` | 1 | | whole |
//!
//! The beams of `sliding::large::anytime` sort their boards by `large::learned` on boards from 5×5
//! to 64 cells, if the goal has its blank in a corner. From 26 cells on, solutions are polished
//! (`polish.rs`). `sliding::multi::deepen` also asks for the bound of the dual board, and has a
//! transposition table.
//!
//! For a Hidato `puzzle/hidato/run.rs` chooses the engine.
//!
//! | search | engine | hands over to | recorded |
//! |---|---|---|---|
//! | propagate | `hidato::solve`: depth-first branch and bound with the rules of `hidato::propagate` | after 2 million units of work, where little enough is open, clause learning (`hidato/solve/hand_over.rs`); after 50 thousand units, where much is open, it guesses along solutions of local search (`guide.rs`) | until the hand-over |
//! | fauzia and its variants | `hidato::published`: best-first as published | | whole |
//!
//! A search that is divided among machines ([`puzzle::solve::split`]) is `search::ida` on the
//! spaces of the table's rows for `ida` without pattern databases, one iteration and one subtree at
//! a time. Beyond 4×4 it has pattern databases, too (`sliding/large/databases.rs`).
//!
//! If an engine uses tables that an earlier search made, in this process or kept on disk by
//! [`sliding::pattern::shelf`], the solution says so
//! ([`puzzle::solve::Solution::tables_kept`]). An anytime search may begin with what an earlier one
//! has found and proved ([`puzzle::solve::Task::after`]), and then says so, too
//! ([`puzzle::solve::Solution::began_with`]). No other count depends on earlier searches. With one
//! thread all counts are the same in every run.
//!
//! These words are used in names and in docs, also in the program:
//!
//! | word | meaning |
//! |---|---|
//! | g, h, f | cost so far, bound on the cost still to come, their sum ĉ(x) = g(x) + h(x) |
//! | generated | a child was made |
//! | expanded | all of a node's children were made; the node being expanded is the E-node |
//! | live | generated and not yet expanded |
//! | dead, killed | never to be expanded, with the reason: duplicate, reversal, bound, limit, depth; for a Hidato also contradiction, restart |
//! | moment | a recorded search after a number of expansions |
//! | bound | a lower bound |
//! | Kurang(i) | how many tiles j < i stand after tile i; X is 1 where the blank is an odd number of steps from its goal cell |
//! | pair | a number and a cell that may still meet |
//! | gap, slack | the missing numbers between two placed ones; the steps of the gap less the distance of its ends |
//! | Move, Step | a move names the way the BLANK goes; a step is a move and the board after it |
//!
//! Names of quantities that are the greatest allowed end in `_max`, of the greatest seen in
//! `_peak`.

pub mod fault;
pub mod grid;
pub mod hidato;
pub mod lines;
mod named;
pub mod puzzle;
pub mod search;
pub mod shown;
pub mod sliding;
