//! `report`: one text with what a course asks for, as the window saves it.

use std::io;

use super::args::Report;
use super::input::{self, Item};
use super::interrupt;
use super::output::Output;
use super::progress::ProgressLine;
use super::solve::status;
use crate::puzzle::report;
use crate::puzzle::solve::solve;

pub fn run(arguments: &Report, output: &mut Output) -> io::Result<()> {
    let interrupted = interrupt::listen();
    input::each(&arguments.source(), output, |item, output| {
        let entry = match item {
            Item::Sliding(entry) => entry,
            Item::Hidato(board) => {
                output.fault(&format!("{}: report is for sliding puzzles", board.file));
                return Ok(());
            }
        };
        if arguments.is_of_hidato() {
            output.fault(&format!("{}: --preset fauzia is for Hidato", entry.place()));
            return Ok(());
        }
        let request = arguments.request(entry.puzzle.start().dims());
        let mut progress = ProgressLine::new(interrupted);
        let solution = solve(&entry.puzzle, &request, &mut progress);
        progress.erase();
        let solution = match solution {
            Ok(solution) => solution,
            Err(misfit) => {
                output.fault(&format!("{}: {misfit}", entry.place()));
                return Ok(());
            }
        };
        output.note(status(&solution.outcome));
        let (mut text, language) = (String::new(), arguments.language);
        // A String takes all that is written.
        let _ = report::write(&mut text, &entry.puzzle, Some(&solution), language);
        output.block(if arguments.html { report::html::page(&text, language) } else { text })
    })
}
