//! `export`: pictures of boards and solutions, pages that play, and sheets to print.

use std::io;
use std::path::Path;

use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::hidato::difficulty;
use langkah_puzzle::picture;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::{SheetItem, pages};

use super::args::{Export, Sheet, Step};
use super::family::item::{HidatoItem, Item, SlidingItem};
use super::family::{ToExport, entry, place};
use super::hidato;
use super::input::{self, Found, Reader};
use super::interrupt;
use super::jobs;
use super::output::{Output, Status, complain};
use super::place::Place;
use super::progress::ProgressLine;
use super::solve::searched;
use super::tree;
use crate::export;
use crate::export::kind::Shows;
use crate::files;

pub fn run(arguments: &Export, output: &mut Output) -> io::Result<()> {
    interrupt::listen();
    if arguments.tree.is_some() || !matches!(arguments.to.kind.shows(), Shows::Sheet) {
        let Some(item) = only(arguments, output)? else { return Ok(()) };
        return match arguments.tree {
            Some(_) => save_tree(arguments, &item, output),
            None => save_picture(arguments, &item, output),
        };
    }
    let mut items: Vec<SheetItem> = Vec::new();
    input::each(Reader::new(&arguments.source), output, |item, output| {
        let filmed = entry(item).filmed(arguments, output)?;
        items.extend(filmed.map(|(_, sheet)| sheet));
        Ok(())
    })?;
    if interrupt::is_set() {
        tell_stopped(&arguments.to.path, output);
        return Ok(());
    }
    if items.is_empty() {
        return Ok(());
    }
    write_sheet(&items, &arguments.sheet, &arguments.to.path, output)
}

/// The only puzzle that is named. If there are several, or something that is no puzzle, this is
/// told as a fault, and nothing is written.
fn only(arguments: &Export, output: &mut Output) -> io::Result<Option<Item>> {
    let mut reader = Reader::new(&arguments.source);
    let (mut only, mut has_fault) = (None, false);
    while let Some(found) = reader.wait_for_next() {
        match found {
            Found::Puzzle(item) if only.is_none() => only = Some(item),
            Found::Puzzle(item) => {
                let file = shown::line(&arguments.to.path.to_string_lossy());
                output.refuse(place(&item), &text!("export-one-puzzle", file = file))?;
                return Ok(None);
            }
            other => {
                has_fault |= matches!(other, Found::Bad(_));
                input::tell(&other, output)?;
            }
        }
    }
    Ok(only.filter(|_| !has_fault))
}

/// Writes a picture of a board, or of the solution.
fn save_picture(arguments: &Export, item: &Item, output: &mut Output) -> io::Result<()> {
    let Some((film, _)) = entry(item).filmed(arguments, output)? else { return Ok(()) };
    let (ink, width) = (*arguments.ink(), arguments.width());
    // A puzzle that is solved already has no steps, either.
    let is_unsolved = matches!(output.status(), Status::Limit | Status::Unsolvable);
    let made = match arguments.to.kind.shows() {
        Shows::Sheet | Shows::Tree => return Ok(()),
        Shows::Board(_) if arguments.step.is_some() && film.steps.is_empty() && is_unsolved => {
            return tell_no_film(place(item), output);
        }
        Shows::Board(make) => {
            board(&film, arguments).map(|svg| jobs::drawn(move || make(&svg, width)))
        }
        Shows::Film(_) if film.steps.is_empty() => return tell_no_film(place(item), output),
        Shows::Film(make) => Ok(jobs::drawn(move || make(&film, width, &ink))),
    };
    match made {
        Ok(Some(Ok(bytes))) => save(&arguments.to.path, &bytes, output),
        Ok(Some(Err(error))) => output.refuse(place(item), &error.to_string()),
        Ok(None) => {
            tell_stopped(&arguments.to.path, output);
            Ok(())
        }
        Err(message) => output.refuse(place(item), &message),
    }
}

/// Tells that a Ctrl+C came before the file.
pub fn tell_stopped(path: &Path, output: &mut Output) {
    let file = shown::line(&path.to_string_lossy());
    complain(&text!("export-stopped", file = file));
    output.note(Status::Limit);
}

/// Tells why a puzzle that was searched has no film. If the search found no solution, the status
/// tells this already.
fn tell_no_film(place: &Place, output: &mut Output) -> io::Result<()> {
    let message = match output.status() {
        Status::Limit => text!("export-no-film-yet"),
        Status::Unsolvable => text!("export-no-film"),
        // A solution without steps.
        Status::Solved => return output.refuse(place, text!("export-no-film-complete")),
        Status::Bad => return output.refuse(place, text!("export-no-film")),
    };
    output.flush()?;
    complain(&format!("{place}: {message}"));
    Ok(())
}

impl ToExport for SlidingItem {
    fn filmed(
        &self,
        arguments: &Export,
        output: &mut Output,
    ) -> io::Result<Option<(Film, SheetItem)>> {
        let puzzle = &self.puzzle;
        let Some(request) = self.request(&arguments.searching, output)? else { return Ok(None) };
        if !arguments.needs_solution() {
            return Ok(Some((Film::sliding(puzzle, None), SheetItem::sliding(puzzle, None))));
        }
        let solution = searched(self, &request, ProgressLine::new(), output)?;
        Ok(solution.map(|solution| {
            (Film::sliding(puzzle, Some(&solution)), SheetItem::sliding(puzzle, Some(&solution)))
        }))
    }

    fn tree(
        &self,
        arguments: &Export,
        output: &mut Output,
    ) -> io::Result<Option<Result<Vec<u8>, String>>> {
        let Some(request) = self.request(&arguments.searching, output)? else { return Ok(None) };
        let recorded = tree::sliding(self, &request, output)?;
        let words = |are_drawn| tree::sliding_words(&self.puzzle, are_drawn);
        let status = output.status();
        Ok(recorded.map(|(_, trace)| tree::drawn(arguments, trace.as_deref(), status, words)))
    }
}

impl ToExport for HidatoItem {
    fn filmed(
        &self,
        arguments: &Export,
        output: &mut Output,
    ) -> io::Result<Option<(Film, SheetItem)>> {
        let board = &self.opened.board;
        if !arguments.needs_solution() {
            return Ok(Some((Film::hidato(board, None), SheetItem::hidato(board, None))));
        }
        let Some(request) = self.request(&arguments.searching, output)? else { return Ok(None) };
        let solution = hidato::searched(board, &request, ProgressLine::new());
        output.note(hidato::status(&solution.finished.verdict));
        let is_sheet = matches!(arguments.to.kind.shows(), Shows::Sheet);
        let rate = || difficulty(board, Some(&solution), &mut ProgressLine::new());
        let hard = is_sheet.then(rate).flatten();
        let item = SheetItem::hidato(board, Some(&solution)).rated(hard);
        Ok(Some((Film::hidato(board, Some(&solution)), item)))
    }

    fn tree(
        &self,
        arguments: &Export,
        output: &mut Output,
    ) -> io::Result<Option<Result<Vec<u8>, String>>> {
        let Some(request) = self.request(&arguments.searching, output)? else { return Ok(None) };
        let board = &self.opened.board;
        let (solution, trace) = tree::hidato(board, &request);
        output.note(hidato::status(&solution.finished.verdict));
        let words = |are_drawn| tree::hidato_words(board, &request, are_drawn);
        Ok(Some(tree::drawn(arguments, trace.as_deref(), output.status(), words)))
    }
}

/// Writes the tree of the search.
fn save_tree(arguments: &Export, item: &Item, output: &mut Output) -> io::Result<()> {
    let Some(drawn) = entry(item).tree(arguments, output)? else { return Ok(()) };
    match drawn {
        Ok(bytes) => save(&arguments.to.path, &bytes, output),
        Err(message) => output.refuse(place(item), &message),
    }
}

/// The picture of the board that is asked for.
fn board(film: &Film, arguments: &Export) -> Result<String, String> {
    let count = film.steps.len();
    let (at, has_caption) = match arguments.step {
        None => (0, false),
        Some(Step::Last) => (count, true),
        Some(Step::Number(at)) => (at, true),
    };
    let Some((board, caption)) = film.frames().nth(at) else {
        return Err(text!("export-no-such-step", count = count, step = at));
    };
    Ok(picture::document(&board, has_caption.then_some(caption), arguments.ink()))
}

/// Writes a sheet with puzzles and, if they are wanted, their solutions.
pub fn write_sheet(
    items: &[SheetItem],
    sheet: &Sheet,
    path: &Path,
    output: &mut Output,
) -> io::Result<()> {
    let title = match (&sheet.title, items) {
        (Some(title), _) => shown::line(title),
        (None, [item]) => item.note.clone(),
        _ => text!("export-title").to_owned(),
    };
    tell_left_out(&title);
    let pages = pages(items, &title, sheet.paper(), !sheet.no_solutions);
    match export::pdf(&pages, sheet.paper().size(), &title) {
        Ok(bytes) => save(path, &bytes, output),
        Err(error) => output.fail(error),
    }
}

/// Warns if the title of a page has letters that its font has not got.
pub fn tell_left_out(title: &str) {
    if let Some(letters) = export::left_out(title) {
        complain(&text!("export-left-out", letters = letters));
    }
}

/// Writes a file and tells so.
pub fn save(path: &Path, bytes: &[u8], output: &mut Output) -> io::Result<()> {
    let file = shown::line(&path.to_string_lossy());
    match files::write(path, bytes) {
        Ok(()) => {
            complain(&text!("export-written", file = file));
            Ok(())
        }
        Err(error) => output.refuse(&Place::file(path), &error.to_string()),
    }
}
