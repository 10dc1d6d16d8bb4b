//! `report`: one text with what a course asks for, as the window saves it.

use std::io;

use super::args::Report;
use super::hidato;
use super::input::{self, Board, Item, Reader};
use super::interrupt::{self, Interrupted};
use super::output::Output;
use super::progress::ProgressLine;
use super::solve::searched;
use crate::puzzle::report;

pub fn run(arguments: &Report, output: &mut Output) -> io::Result<()> {
    let interrupted = interrupt::listen();
    input::each(Reader::new(&arguments.source()), output, |item, output| {
        let entry = match item {
            Item::Sliding(entry) => entry,
            Item::Hidato(board) => return of_hidato(arguments, board, interrupted, output),
        };
        if arguments.is_of_hidato() {
            return output.refuse(&entry.place, "--preset fauzia is for Hidato");
        }
        let request = arguments.request(entry.puzzle.start().dims());
        let Some(solution) = searched(entry, &request, ProgressLine::new(interrupted), output)?
        else {
            return Ok(());
        };
        let (mut text, language) = (String::new(), arguments.language);
        // A String takes all that is written.
        let _ = report::write(&mut text, &entry.puzzle, Some(&solution), language);
        output.block(if arguments.html { report::html::page(&text, language) } else { text })
    })
}

fn of_hidato(
    arguments: &Report,
    entry: &Board,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<()> {
    let request = match arguments.hidato_request() {
        Ok(request) => request,
        Err(option) => {
            return output.refuse(&entry.place, &format!("{option} is for sliding puzzles"));
        }
    };
    let board = &entry.opened.board;
    let solution = hidato::searched(board, &request, ProgressLine::new(interrupted));
    output.note(hidato::status(&solution.finished.verdict));
    let (mut text, language) = (String::new(), arguments.language);
    // A String takes all that is written.
    let _ = report::hidato::write(&mut text, board, Some(&solution), language);
    output.block(if arguments.html { report::html::page(&text, language) } else { text })
}
