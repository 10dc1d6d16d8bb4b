//! The objects of `--json`. A field that an object of `solve` has means the same here. Fields are
//! written in the order in which they are declared.

use langkah_engine::hidato::board::Board;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::compare::hidato::{self, empty, placed};
use langkah_puzzle::compare::sliding::{self, Found};
use langkah_puzzle::hidato::{Request, Solution};
use serde::Serialize;

use crate::cli::hidato::json::SearchedHidato;
use crate::cli::json::SearchedSliding;
use crate::cli::place::Place;
use crate::cli::spelling::{Letters, Spelling};

/// What a search cost on a puzzle.
#[derive(Serialize)]
pub struct Compared<'a, S, M> {
    file: &'a str,
    line: Option<usize>,
    family: &'static str,
    /// The search as `--searches` names it.
    contender: String,
    #[serde(flatten)]
    searched: S,
    #[serde(flatten)]
    more: M,
}

/// What only a comparison tells of a search of a sliding puzzle.
#[derive(Serialize)]
pub struct MoreSliding {
    branching: Option<f64>,
    iterations: Vec<Iteration>,
}

#[derive(Serialize)]
struct Iteration {
    bound: u32,
    generated: u64,
}

/// The same of a Hidato.
#[derive(Serialize)]
pub struct MoreHidato {
    cells: usize,
    empty: usize,
    placed: usize,
}

/// The object of a search; `None` if it does not fit the puzzle.
pub fn sliding<'a>(
    contender: &sliding::Contender,
    (place, puzzle): (&'a Place, &Puzzle),
    found: &Found,
) -> Option<Compared<'a, SearchedSliding, MoreSliding>> {
    let solution = found.result.as_ref().ok()?;
    let spelling = Spelling { letters: Letters::Blank, repeats: false };
    let iterations = found.iterations.iter();
    Some(Compared {
        file: &place.file,
        line: place.line,
        family: "sliding",
        contender: contender.to_string(),
        searched: SearchedSliding::new(puzzle.start().dims(), solution, spelling),
        more: MoreSliding {
            branching: found.branching(),
            iterations: iterations
                .map(|one| Iteration { bound: one.bound, generated: one.generated })
                .collect(),
        },
    })
}

/// The object of a search.
pub fn hidato<'a>(
    contender: &hidato::Contender,
    (place, board): (&'a Place, &Board),
    request: &Request,
    solution: &Solution,
) -> Compared<'a, SearchedHidato, MoreHidato> {
    let finished = &solution.finished;
    Compared {
        file: &place.file,
        line: place.line,
        family: board.shape().topology().name(),
        contender: contender.to_string(),
        searched: SearchedHidato::new(board, request, solution),
        more: MoreHidato { cells: board.count(), empty: empty(board), placed: placed(finished) },
    }
}
