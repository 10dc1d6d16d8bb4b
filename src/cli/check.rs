//! `check`: whether puzzles can be solved, and why.

use std::io;

use super::args::{Check, Show};
use super::family::item::SlidingItem;
use super::family::{ToCheck, entry};
use super::input::{self, Reader};
use super::interrupt;
use super::json::{CheckedSliding, JudgedSliding};
use super::moves;
use super::output::{Output, Status};
use super::pause::Pauses;
use super::steps::{self, Followed};
use super::verdict;

pub fn run(check: &Check, output: &mut Output) -> io::Result<()> {
    let mut check = check.clone();
    if let Some(moves) = &mut check.moves {
        let Some(text) = moves::text(moves, output)? else { return Ok(()) };
        *moves = text.into();
    }
    interrupt::listen();
    let pauses = Pauses::new(check.pause);
    input::each(Reader::new(&check.source), output, |item, output| {
        entry(item).check(&check, &pauses, output)
    })
}

impl ToCheck for SlidingItem {
    fn check(&self, check: &Check, pauses: &Pauses, output: &mut Output) -> io::Result<()> {
        let solvability = self.puzzle.solvability();
        if !solvability.is_solvable() {
            output.note(Status::Unsolvable);
        }
        let moves = check.moves.as_ref();
        let line =
            moves.map(|moves| steps::read(self, &moves.to_string_lossy(), output)).transpose()?;
        if check.json {
            let judged = JudgedSliding::new(self, &solvability);
            let followed = line.as_ref().map(Followed::new);
            return output.json(&CheckedSliding { judged, followed });
        }
        pauses.before_board(output)?;
        verdict::print(self, &solvability, output)?;
        if let Some(Ok(line)) = &line {
            steps::print_line(line, check.show.unwrap_or(Show::Every(1)), pauses, output)?;
        }
        output.flush()
    }
}
