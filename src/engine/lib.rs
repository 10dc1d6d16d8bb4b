//! The engines of Langkah, for sliding tiles and Hidato. They read boards from text, judge them,
//! search them by branch and bound, and record the searches. They know no window, no terminal and
//! no file. `langkah_puzzle` stands on them: it has what both families share, and it compares,
//! reports and asks. Its front page tells other programs what to use of both packages.
//!
//! # The map
//!
//! ```text
//! solve ─▶ fit ─▶ plan ─▶ sliding ─┬▶ { search , grid , fault ─▶ lines , shown }
//!                          hidato ─┘
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
//! | [`plan`] | which search of sliding tiles with which bound, and its names |
//! | [`fit`] | which plans fit which sizes |
//! | [`solve`] | runs a plan with its clock and limits |
//! | [`hidato`] | board, text, what is wrong at once, the rules, the search, random boards, boards of one's own, hints |
//!
//! Rules: `search`, `grid`, `lines` and `shown` import nothing of ours; `sliding` and `hidato`
//! never see each other. Threads begin only in `sliding/crew.rs` and `sliding/large`, for searches
//! that use several. `search`, `sliding` and `hidato` do no input or output, read no clock and log
//! nothing.
//!
//! # Which search runs when
//!
//! For a sliding puzzle that can be solved, `solve/engine.rs` chooses the engine. Only the
//! board and the person's choice count. The table names the file that decides on each hand-over.
//!
//! | boards | search | bound | engine | threads | hands over to | recorded |
//! |---|---|---|---|---|---|---|
//! | 4×4 with at most 20 moves | shortest | walking distance | `search::ida` | 1 | | whole |
//! | other 4×4 | shortest, ida with pattern databases | everyday tables 6-6-3 | `sliding::fifteen::deepen` | 1; all from the iteration after one of 300,000 nodes (`deepen.rs`) | larger tables 7-8, `sliding::fifteen::hard`, after 30 million nodes, sooner where these tables are kept (`solve/fifteen.rs`) | until several threads or larger tables go on (`recorded.rs`) |
//! | up to 4×4, not 4×4 | shortest | walking distance | `search::ida` | 1 | | whole |
//! | up to 4×4 | ida | the one chosen | `search::ida` | 1 | | whole |
//! | beyond 4×4 | shortest, anytime | linear conflict, then pattern databases where the size has some | `sliding::large::anytime`: beams above (see below), iterative deepening below | all; with one they take turns (`anytime.rs`) | | no: it has no single tree |
//! | beyond 4×4 | ida | misplaced, Manhattan or linear conflict | `search::ida` on `sliding::large::space` | 1 | | whole |
//! | 4×4 with at most 16 multi-tile moves | shortest | Manhattan distance shared among the tiles of a move | `search::ida` on `sliding::multi::space` | 1 | | whole |
//! | other boards up to 4×4, multi-tile moves | shortest, ida, best-first, bfs | database of the lines, misplaced tiles or Manhattan distance shared among the tiles of a move, or none | `search::ida` and `search::best_first` on `sliding::multi::space` | 1; all for the database | with the database, `sliding::multi::deepen` on all threads after 2 million nodes (`solve/multi.rs`) | until it hands over |
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
//! For a Hidato `run.rs` in the room `hidato` of `langkah_puzzle` chooses the engine.
//!
//! | search | engine | hands over to | recorded |
//! |---|---|---|---|
//! | propagate | `hidato::solve`: depth-first branch and bound with the rules of `hidato::propagate` | after 2 million units of work, where little enough is open, clause learning (`hidato/solve/hand_over.rs`); after 50 thousand units, where much is open, it guesses along solutions of local search (`guide.rs`) | until the hand-over |
//! | fauzia and its variants | `hidato::published`: best-first as published | | whole |
//!
//! A search that is divided among machines ([`solve::split`]) is `search::ida` on the
//! spaces of the table's rows for `ida` without pattern databases, one iteration and one subtree at
//! a time. Beyond 4×4 it has pattern databases, too (`sliding/large/databases.rs`).
//!
//! If an engine uses tables that an earlier search made, in this process or kept on disk by
//! [`sliding::pattern::shelf`], the solution says so
//! ([`solve::Solution::tables_kept`]). An anytime search may begin with what an earlier one
//! has found and proved ([`solve::Task::after`]), and then says so, too
//! ([`solve::Solution::began_with`]). No other count depends on earlier searches. With one
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
pub mod fit;
pub mod grid;
pub mod hidato;
pub mod lines;
mod named;
pub mod plan;
pub mod search;
pub mod shown;
pub mod sliding;
pub mod solve;
