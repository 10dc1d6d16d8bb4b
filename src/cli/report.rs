//! `report`: one text with what a course asks for, as the window saves it. For a file with several
//! puzzles it is one text with a part for each, which begins with the puzzle's number and place.

use std::io;

use super::args::Report;
use super::hidato;
use super::input::{self, Found, HidatoItem, Item, Place, Reader, SlidingItem};
use super::interrupt::{self, Interrupted};
use super::output::Output;
use super::progress::ProgressLine;
use super::solve::searched;
use langkah_engine::puzzle::report::{self, html};
use langkah_language::{Language, text};

pub fn run(arguments: &Report, output: &mut Output) -> io::Result<()> {
    let interrupted = interrupt::listen();
    let all: Vec<Found> = interrupt::while_waiting(|| Reader::new(&arguments.source()).collect());
    let count = all.iter().filter(|found| matches!(found, Found::Puzzle(_))).count();
    let (language, is_html) = (arguments.language(), arguments.html);
    let mut pages = Pages { language, is_html, count, number: 0, is_begun: false };
    input::each(all.into_iter(), output, |item, output| {
        pages.number += 1;
        let (place, text) = match item {
            Item::Sliding(entry) => {
                (&entry.place, of_tiles(arguments, entry, interrupted, output)?)
            }
            Item::Hidato(board) => {
                (&board.place, of_hidato(arguments, board, interrupted, output)?)
            }
        };
        text.map_or(Ok(()), |text| pages.add(&text, place, output))
    })?;
    pages.end(output)
}

/// The reports of a file as one text.
struct Pages {
    language: Language,
    is_html: bool,
    /// How many puzzles the file has.
    count: usize,
    /// The number of the current puzzle, from 1.
    number: usize,
    /// Whether a report is written.
    is_begun: bool,
}

impl Pages {
    fn add(&mut self, text: &str, place: &Place, output: &mut Output) -> io::Result<()> {
        let is_first = !std::mem::replace(&mut self.is_begun, true);
        if self.count < 2 {
            return match self.is_html {
                true => output.block(html::page(text, self.language)),
                false => output.block(text),
            };
        }
        let text = report::named(text, self.number, self.count, &place.to_string(), self.language);
        match (self.is_html, is_first) {
            (true, true) => output.block(html::head(&self.title(), self.language))?,
            (true, false) => output.block("<hr>\n")?,
            (false, true) => {}
            (false, false) => output.block("\n---\n\n")?,
        }
        output.block(if self.is_html { html::body(&text) } else { text })?;
        output.flush()
    }

    fn title(&self) -> String {
        report::title_of_several(self.count, self.language)
    }

    fn end(&self, output: &mut Output) -> io::Result<()> {
        match self.is_html && self.is_begun && self.count > 1 {
            true => output.block(html::END),
            false => Ok(()),
        }
    }
}

/// The report on a sliding puzzle. `None` if the search does not fit it: this is told as a fault.
fn of_tiles(
    arguments: &Report,
    entry: &SlidingItem,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<Option<String>> {
    if arguments.is_of_hidato() {
        return output
            .refuse(&entry.place, &text!("terminal-for-hidato", option = "--preset fauzia"))
            .map(|()| None);
    }
    let request = arguments.request(entry.puzzle.start().dims());
    let solution = searched(entry, &request, ProgressLine::new(interrupted), output)?;
    Ok(solution.map(|solution| {
        let mut text = String::new();
        // To write to a String cannot fail.
        let _ = report::write(&mut text, &entry.puzzle, Some(&solution), arguments.language());
        text
    }))
}

/// The same for a Hidato.
fn of_hidato(
    arguments: &Report,
    entry: &HidatoItem,
    interrupted: Interrupted,
    output: &mut Output,
) -> io::Result<Option<String>> {
    let request = match arguments.hidato_request() {
        Ok(request) => request,
        Err(option) => {
            let message = text!("terminal-for-sliding", option = option);
            return output.refuse(&entry.place, &message).map(|()| None);
        }
    };
    let board = &entry.opened.board;
    let solution = hidato::searched(board, &request, ProgressLine::new(interrupted));
    output.note(hidato::status(&solution.finished.verdict));
    let mut text = String::new();
    // To write to a String cannot fail.
    let _ = report::hidato::write(&mut text, board, Some(&solution), arguments.language());
    Ok(Some(text))
}
