//! Figures and sentences as the window and the terminal say them.

use std::time::Duration;

pub use langkah_language::grouped;
use langkah_language::{decimal, text};

use super::solve::{Outcome, Solution};
use crate::search::event::Cut;
use crate::search::limits::{Limit, Limits};
use crate::search::watch::{Making, Prepared};
use crate::sliding::board::{Board, Goal};
use crate::sliding::moves::{Move, Step};
use crate::sliding::notation::{Convention, FollowedMoves};
use crate::sliding::solvability::Solvability;

/// What a job is doing while no search runs; `None` while one runs.
pub fn preparing(prepared: &Prepared) -> Option<String> {
    let percent = decimal((prepared.share * 100.0).into(), 0);
    match prepared.making {
        Making::Tables => Some(text!("outcome-making-tables", percent = percent)),
        Making::LargerTables => Some(text!("outcome-making-larger-tables", percent = percent)),
        Making::Puzzle => Some(text!("outcome-making-puzzle", percent = percent)),
        Making::Meanwhile => None,
    }
}

/// `12 µs`, `3.4 ms`, `5.67 s` or `2 min 03 s`.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.001 {
        text!("figure-microseconds", time = decimal(seconds * 1e6, 0))
    } else if seconds < 0.1 {
        text!("figure-milliseconds", time = decimal(seconds * 1e3, 1))
    } else if seconds < 1.0 {
        text!("figure-milliseconds", time = decimal(seconds * 1e3, 0))
    } else if seconds < 60.0 {
        text!("figure-seconds", time = decimal(seconds, 2))
    } else {
        let whole = time.as_secs();
        let seconds = format!("{:02}", whole % 60);
        text!("figure-minutes", minutes = (whole / 60), seconds = seconds)
    }
}

/// The most memory that the nodes of a search held, and that of its bound's tables: `12.3 KiB, and
/// 48 MiB of tables`; `…, some kept from before` if an earlier search made them.
pub fn memory_and_tables(solution: &Solution) -> String {
    let kept = if solution.tables_kept { ", some kept from before" } else { "" };
    match (solution.stats.memory_peak, solution.tables_peak) {
        (nodes, 0) => memory(nodes),
        (0, tables) => format!("{} of tables{kept}", memory(tables)),
        (nodes, tables) => format!("{}, and {} of tables{kept}", memory(nodes), memory(tables)),
    }
}

/// `80 bytes`, `12.3 KiB` or `285 MiB`.
pub fn memory(bytes: u64) -> String {
    let kib = bytes as f64 / 1024.0;
    if kib < 1.0 {
        text!("figure-bytes", bytes = bytes)
    } else if kib < 1024.0 {
        text!("figure-kibibytes", memory = decimal(kib, 1))
    } else if kib < 100.0 * 1024.0 {
        text!("figure-mebibytes", memory = decimal(kib / 1024.0, 1))
    } else {
        text!("figure-mebibytes", memory = decimal(kib / 1024.0, 0))
    }
}

/// `1 move` or `23 moves`.
pub fn moves(count: usize) -> String {
    // No group of digits is set apart here.
    text!("figure-moves", count = count, shown = count.to_string())
}

/// What is known of the length of a solution: that no solution is shorter, or how much shorter one
/// may be.
pub fn least(solution: &Solution) -> String {
    if solution.proved_least {
        "the fewest, proved".to_owned()
    } else if solution.lower_bound == 0 {
        "not proved the fewest".to_owned()
    } else {
        format!("at least {} are needed", solution.lower_bound)
    }
}

/// Which limit ended a search, in a sentence.
pub fn used_up(limit: Limit, limits: &Limits) -> String {
    match limit {
        Limit::Memory => {
            format!("The limit of {} MiB of memory is reached.", limits.memory_max >> 20)
        }
        Limit::Nodes => "The limit on nodes is reached.".to_owned(),
        Limit::Time => "The limit on time is reached.".to_owned(),
        Limit::Depth => "Every path up to the greatest depth was tried.".to_owned(),
    }
}

/// What a search that did not finish has proved, in a sentence.
pub fn so_far(solution: &Solution) -> String {
    match solution.lower_bound {
        0 => "Nothing is proved about the length.".to_owned(),
        bound => format!("A solution needs at least {}.", moves(bound as usize)),
    }
}

/// How a search ended and what it has proved, in a sentence or two.
pub fn ending(solution: &Solution, limits: &Limits) -> String {
    match &solution.outcome {
        Outcome::Solved(found) => format!("Solved: {}, {}.", moves(found.len()), least(solution)),
        Outcome::Unsolvable => "No sequence of moves leads to the goal.".to_owned(),
        Outcome::Limit(limit) => format!("{} {}", used_up(*limit, limits), so_far(solution)),
        Outcome::Stopped => format!("Stopped. {}", so_far(solution)),
    }
}

/// Why a search went on after its tree, as the end of a sentence.
pub fn cut(why: Cut) -> &'static str {
    match why {
        Cut::Full => "and the search went on",
        Cut::Threads => {
            "and the search went on with several threads at once, whose order no one tree can show"
        }
        Cut::Deep => "and the search went on deeper",
        Cut::Tables => "and the search went on with larger tables",
        Cut::Growing => "and more are being recorded",
    }
}

/// `ΣKurang 29 + X 1 = 30`.
pub fn sum(solvability: &Solvability) -> String {
    let (sum, x, total) = (solvability.sum(), solvability.x(), solvability.total());
    format!("ΣKurang {sum} + X {x} = {total}")
}

/// What Kurang compares if the goal has an order of its own; the goal follows this text.
pub const RENUMBERED: &str = "Tiles are numbered in the order of the goal, row by row:";

/// Why a board can be solved, or cannot, in one sentence.
pub fn verdict(solvability: &Solvability) -> String {
    let total = solvability.total();
    if solvability.is_solvable() {
        format!("{total} is even, so it can be solved.")
    } else {
        format!("{total} is odd, so it cannot be solved.")
    }
}

/// The result of following a list of moves, in a sentence or two.
pub fn line(line: &FollowedMoves) -> String {
    let whose = match line.convention {
        _ if line.fits_both => "the letters fit both ways of reading, taken as the blank's way",
        Convention::Blank => "the letters name the blank's way",
        Convention::Tile => "the letters name the tile's way",
    };
    let count = moves(line.length);
    let legal = count.replacen(' ', " legal ", 1);
    match (&line.wrong, line.reaches_goal) {
        (Some(wrong), _) => {
            let possible = line.steps.len();
            format!("{possible} of {count} can be made; {wrong}; {whose}.")
        }
        (None, Some(at)) if at == line.length => format!("{count} to the goal; {whose}."),
        (None, Some(at)) => {
            format!("{legal}; the goal is reached after {at} and left again; {whose}.")
        }
        (None, None) if line.length == 1 => {
            format!("{legal}; it does not reach the goal; {whose}.")
        }
        (None, None) => format!("{legal}; they do not reach the goal; {whose}."),
    }
}

/// A board in a line: `1 2 3 / 4 5 6 / 7 8 0`.
pub fn rows(board: &Board) -> String {
    board.to_string().trim_end().replace('\n', " / ")
}

/// The name of a goal: `snail`, for example, or `own` if it is not one of the usual goals.
pub fn goal(goal: &Board) -> &'static str {
    Goal::of(goal).map_or("own", Goal::title)
}

/// The text for a goal under which tiles do not have their own numbers in Kurang.
pub fn numbering(solvability: &Solvability) -> Option<&'static str> {
    let own = |tile: usize| solvability.number(tile as u8) == tile;
    let all = (1..solvability.kurang().len()).all(own);
    (!all).then_some("Tiles are numbered in the goal's order.")
}

/// `tile 7 left`.
pub fn slide(step: &Step) -> String {
    format!("tile {} {}", step.tile, way(step))
}

/// `tile 7 goes left`.
pub fn step(step: &Step) -> String {
    format!("tile {} goes {}", step.tile, way(step))
}

/// The way the tile goes.
fn way(step: &Step) -> &'static str {
    match step.way.opposite() {
        Move::Up => "up",
        Move::Left => "left",
        Move::Down => "down",
        Move::Right => "right",
    }
}

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
