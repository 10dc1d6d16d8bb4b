//! Langkah ("step") opens a puzzle, tells whether and why it can be solved, solves it by branch and
//! bound, and lets a person step through the solution and through the search that found it. There
//! are two families: sliding tiles and Hidato.
//!
//! This is the program: its window and its terminal. All knowledge of the puzzles is in two
//! packages that other programs may use. [`langkah_engine`] reads, judges and searches boards, and
//! its front page explains the words of the field. [`langkah_puzzle`] has what both families share:
//! it reads files of all kinds, compares, reports, and asks questions.
//!
//! # The map
//!
//! One flow, one direction:
//!
//! ```text
//! text ─▶ puzzle ─▶ solvability ─▶ job on a thread ─▶ progress ─▶ outcome ─▶ steps to walk through
//! ```
//!
//! Rooms, and who may look into which:
//!
//! ```text
//! main.rs ─▶ app ─▶ session ─▶ langkah_puzzle ─▶ langkah_engine ─▶ langkah_language
//!         └▶ cli ────────────▶ langkah_puzzle
//! ```
//!
//! All that a person reads stands in `assets/language`, one file for each language, and is named by
//! its key through [`langkah_language`]; the manual is in `assets/manual`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`session`] | all that the window knows, without a window |
//! | `app` | egui: draws the session, queues commands; one file a panel |
//! | [`cli`] | arguments, running, printing |
//! | [`export`] | pictures as PNG, GIF and PDF, for `app` and `cli` |
//! | [`files`] | opens, reads and writes files, for `app` and `cli` |
//! | `shelf` | gives the engines a place on disk for large tables |
//! | `signals` | the signals that ask the program to end |
//!
//! A third package, `langkah_pixels`, draws the frames of `app` where no graphics card does.
//!
//! Rules: egui appears only in `langkah_pixels`, `app` and `main.rs`; threads and channels in
//! `session/job.rs`, for the dialogs in `app/files.rs`, for signals in `app/asked_to_end.rs`, and
//! for puzzles side by side in `cli/jobs`; files are opened in `files`. The program builds without
//! the feature `app`, and then without egui. `test/tidy.rs` checks the rules that the compiler does
//! not.
//!
//! Two walks through the program, file by file, in the order in which the data goes:
//!
//! ```text
//! a puzzle's text ─▶ a tile drawn
//!   app/files/load.rs               what a person opened, pasted or dropped
//!   files.rs                        the bytes of a file
//!   puzzle/read/several.rs          whether it is one puzzle or several
//!   puzzle/read/mod.rs              of which family a puzzle is
//!   engine/sliding/text/mod.rs      which format, and its faults
//!   engine/sliding/board.rs         a board
//!   engine/sliding/puzzle.rs        start and goal: a puzzle
//!   session/family.rs, command.rs   the command that opens it (`load_any`)
//!   app/window.rs                   the queue of commands
//!   session/mod.rs, family.rs       the command, and whom it concerns (`apply`, `apply_own`)
//!   session/sliding/mod.rs          the open puzzle
//!   app/window.rs                   what is drawn
//!   app/family/mod.rs               whose board that is
//!   app/sliding/mod.rs, board.rs    the tile
//!
//! a move found ─▶ a step shown, on a 4×4 board that needs more than 20 moves
//!   engine/sliding/fifteen/dive.rs  a move of the search
//!   engine/sliding/fifteen/deepen.rs    the path, when the goal is found
//!   engine/solve/fifteen.rs, solution.rs  the solution and its figures
//!   engine/solve/task.rs            its times, and the verdict that came before the search
//!   session/job.rs                  from the job's thread to the window's
//!   session/mod.rs                  the window asks what has come (`poll`)
//!   session/sliding/solving.rs      the solution becomes the track
//!   app/player_bar.rs               a button queues the command for the next place
//!   session/mod.rs                  the command (`apply`)
//!   session/player.rs               the place in the track
//!   app/sliding/mod.rs, board.rs    the step
//! ```
//!
//! Other boards have other searches: `engine/lib.rs` names the files of each.
//!
//! The tests are few programs: `test/engine` needs the two packages alone, `test/session` the
//! session, `test/window` the window, `test/cli` runs the terminal's program, `test/memory` has an
//! allocator of its own, and `test/tidy.rs` reads the sources. `test/bench` measures.
//!
//! Names of quantities that are the greatest allowed end in `_max`, of the greatest seen in
//! `_peak`. Functions that draw end in `_ui`.

#[cfg(feature = "app")]
pub mod app;
pub mod cli;
pub mod export;
pub mod files;
pub mod session;
mod shelf;
mod signals;
