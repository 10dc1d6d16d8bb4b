//! `check`: whether puzzles can be solved, and why.

use std::io;

use super::args::{Check, Show};
use super::hidato;
use super::input::{self, Item};
use super::interrupt;
use super::json::{Checked, Judged, Told};
use super::output::{Output, Status};
use super::steps::{self, Followed};
use super::verdict;

pub fn run(check: &Check, output: &mut Output) -> io::Result<()> {
    let mut is_first = true;
    let interrupted = interrupt::listen();
    input::each(&check.source, output, |item, output| {
        let entry = match item {
            Item::Sliding(entry) => entry,
            Item::Hidato(board) => {
                let is_first = std::mem::take(&mut is_first);
                return hidato::check(check, board, is_first, interrupted, output);
            }
        };
        let solvability = entry.puzzle.solvability();
        if !solvability.is_solvable() {
            output.note(Status::Unsolvable);
        }
        let line = check.moves.as_ref().map(|moves| steps::read(entry, moves, output));
        if check.json {
            let judged = Judged::new(entry, &solvability);
            let checked = Checked { judged, followed: line.as_ref().map(Followed::new) };
            return output.json(&Told::new(checked, entry));
        }
        if !std::mem::take(&mut is_first) {
            output.line("")?;
        }
        verdict::print(entry, &solvability, output)?;
        if let Some(Ok(line)) = &line {
            steps::print_line(line, check.show.unwrap_or(Show::Every(1)), output)?;
        }
        output.flush()
    })
}
