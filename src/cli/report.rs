//! `report`: one text with what a course asks for, as the window saves it. For several puzzles it
//! is one text with a part for each, which begins with the puzzle's number and place; or each file
//! of puzzles gets a file of its own.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

use super::args::{Destination, Report};
use super::export::save;
use super::family::item::{HidatoItem, SlidingItem};
use super::family::{ToReport, entry, place};
use super::hidato;
use super::input::{self, Found, Reader};
use super::interrupt;
use super::jobs;
use super::output::Output;
use super::place::Place;
use super::progress::ProgressLine;
use super::solve::searched;
use super::tree;
use super::typed::typed;
use crate::files;
use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::report::{self, Form, Manner, Which, html};

/// The most names that are read of a folder.
const NAMES_MAX: usize = 100_000;

pub fn run(arguments: &Report, output: &mut Output) -> io::Result<()> {
    interrupt::listen();
    let target = arguments.destination();
    if let Destination::Folder(folder) = target
        && !files::is_folder(folder)
    {
        let folder = shown::line(&folder.to_string_lossy());
        return output.fault(&format!("{folder}: {}", text!("terminal-report-no-folder")));
    }
    let named = expanded(&arguments.files, output)?;
    let manner = arguments.manner();
    if let Some(lost) = lost(target, &arguments.read(&named), &named, &manner) {
        let file = shown::line(&lost.to_string_lossy());
        return output.fault(&text!("terminal-rewritten", file = file));
    }
    let part = |files, is_kept, output: &mut Output| -> io::Result<String> {
        let mut pages = Pages::new(&manner, is_kept);
        pages.all(arguments, files, output)?;
        Ok(pages.text.unwrap_or_default())
    };
    match target {
        Destination::Output => part(named, false, output).map(drop),
        Destination::File(path) => written(path, &part(named, true, output)?, output),
        Destination::Folder(folder) => {
            let mut taken = HashSet::new();
            for file in named {
                if interrupt::is_set() {
                    output.cut()?;
                    break;
                }
                let path = folder.join(name(&file, &manner, &mut taken));
                written(&path, &part(vec![file], true, output)?, output)?;
            }
            Ok(())
        }
    }
}

/// A file that is read and would be written over.
fn lost(
    target: Destination<'_>,
    read: &[&Path],
    named: &[PathBuf],
    manner: &Manner,
) -> Option<PathBuf> {
    let is_read = |path: &PathBuf| read.iter().any(|file| files::is_same(file, path));
    match target {
        Destination::Output => None,
        Destination::File(path) => Some(path.to_owned()).filter(is_read),
        Destination::Folder(folder) => {
            let mut taken = HashSet::new();
            let mut reports = named.iter().map(|file| folder.join(name(file, manner, &mut taken)));
            reports.find(|path| files::exists(path) && is_read(path))
        }
    }
}

/// Writes a report; where no puzzle was read there is none.
fn written(path: &Path, text: &str, output: &mut Output) -> io::Result<()> {
    if text.is_empty() { Ok(()) } else { save(path, text.as_bytes(), output) }
}

/// The name of a report. Files of one name in several folders get reports with numbers.
fn name(file: &Path, manner: &Manner, taken: &mut HashSet<String>) -> String {
    let is_file = file.as_os_str() != "-" && typed(file).is_none();
    let stem = file.file_stem().filter(|_| is_file);
    let stem = stem.map(|stem| stem.to_string_lossy());
    let name = report::file_name(stem.as_deref(), manner.language);
    let mut number = 1_usize;
    loop {
        let end = if number > 1 { format!("-{number}") } else { String::new() };
        let name = format!("{name}{end}.{}", manner.form.extension());
        // Some systems take capitals for small letters.
        if taken.insert(name.to_lowercase()) {
            return name;
        }
        number += 1;
    }
}

/// The files, and those of the folders by their names; folders that cannot be read are told.
/// Reports from before are no puzzles to be read again.
fn expanded(named: &[PathBuf], output: &mut Output) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for path in named {
        if !files::is_folder(path) {
            all.push(path.clone());
            continue;
        }
        let folder = shown::line(&path.to_string_lossy());
        let within = match files::files_of(path, NAMES_MAX) {
            Ok(within) => within,
            Err(error) => {
                output.fault(&format!("{folder}: {}", files::system_words(&error)))?;
                continue;
            }
        };
        let is_puzzle = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            !name.starts_with('.') && !report::is_report_name(&name)
        };
        let before = all.len();
        all.extend(within.into_iter().filter(is_puzzle));
        if all.len() == before {
            output.fault(&format!("{folder}: {}", text!("terminal-report-empty")))?;
        }
    }
    Ok(all)
}

/// The reports of some files as one text.
struct Pages<'a> {
    manner: &'a Manner,
    /// What is written; `None` if it goes to the output.
    text: Option<String>,
    /// How many puzzles the files have.
    count: usize,
    /// The number of the current puzzle, from 1.
    number: usize,
    /// Whether a report is written.
    is_begun: bool,
}

impl<'a> Pages<'a> {
    fn new(manner: &'a Manner, is_kept: bool) -> Self {
        let text = is_kept.then(String::new);
        Self { manner, text, count: 0, number: 0, is_begun: false }
    }

    fn all(
        &mut self,
        arguments: &Report,
        files: Vec<PathBuf>,
        output: &mut Output,
    ) -> io::Result<()> {
        let source = arguments.source(files);
        let all: Vec<Found> = interrupt::while_waiting(|| Reader::new(&source).collect());
        self.count = all.iter().filter(|found| matches!(found, Found::Puzzle(_))).count();
        let reader = Reader::new(&arguments.source(Vec::new())).with(all);
        input::each(reader, output, |item, output| {
            self.number += 1;
            let manner = self.manner_of(place(item));
            let text = entry(item).report(arguments, &manner, output)?;
            text.map_or(Ok(()), |text| self.add(&text, output))
        })?;
        self.end(output)
    }

    /// How to write the report on the current puzzle.
    fn manner_of(&self, place: &Place) -> Manner {
        let mut manner = self.manner.clone();
        let (number, count) = (self.number, self.count);
        let path = Path::new(&place.file);
        let is_file = place.file != "-" && typed(path).is_none();
        let file = path.file_name().filter(|_| is_file);
        if count > 1 {
            manner.cover.which = Some(Which { number, count, place: place.to_string() });
        } else if let Some(file) = file {
            manner.cover.file = file.to_string_lossy().into_owned();
        }
        manner
    }

    fn add(&mut self, text: &str, output: &mut Output) -> io::Result<()> {
        let is_first = !std::mem::replace(&mut self.is_begun, true);
        let (form, language) = (self.manner.form, self.manner.language);
        match (form, is_first) {
            (Form::Html, true) if self.count < 2 => {
                return self.put(&html::page(text, language), output);
            }
            (Form::Html, true) => {
                let title = report::title_of_several(self.count, language);
                self.put(&html::head(&title, language), output)?;
            }
            (Form::Html, false) => self.put("<hr>\n", output)?,
            (Form::Markdown, true) => {}
            (Form::Markdown, false) => self.put("\n---\n\n", output)?,
        }
        self.put(text, output)
    }

    fn put(&mut self, piece: &str, output: &mut Output) -> io::Result<()> {
        if let Some(text) = &mut self.text {
            text.push_str(piece);
            return Ok(());
        }
        output.block(piece)?;
        output.flush()
    }

    fn end(&mut self, output: &mut Output) -> io::Result<()> {
        let is_open = self.manner.form == Form::Html && self.is_begun && self.count > 1;
        if is_open { self.put(html::END, output) } else { Ok(()) }
    }
}

impl ToReport for SlidingItem {
    fn report(
        &self,
        arguments: &Report,
        manner: &Manner,
        output: &mut Output,
    ) -> io::Result<Option<String>> {
        let Some(request) = self.request(&arguments.searching, output)? else { return Ok(None) };
        let searched = match arguments.tree {
            None => searched(self, &request, ProgressLine::new(), output)?
                .map(|solution| (solution, None)),
            Some(depth) => tree::sliding(self, &request, output)?.map(|(solution, trace)| {
                let words = |are_drawn| tree::sliding_words(&self.puzzle, are_drawn);
                (solution, tree::for_report(trace.as_deref(), depth, words))
            }),
        };
        Ok(searched.map(|(solution, tree)| {
            let manner = Manner { tree, ..manner.clone() };
            report::write(&self.puzzle, Some(&solution), &manner)
        }))
    }
}

impl ToReport for HidatoItem {
    fn report(
        &self,
        arguments: &Report,
        manner: &Manner,
        output: &mut Output,
    ) -> io::Result<Option<String>> {
        let Some(request) = self.request(&arguments.searching, output)? else { return Ok(None) };
        let board = &self.opened.board;
        let (solution, tree) = match arguments.tree {
            None => (hidato::searched(board, &request, ProgressLine::new()), None),
            Some(depth) => {
                let (solution, trace) = tree::hidato(board, &request);
                let words = |are_drawn| tree::hidato_words(board, &request, are_drawn);
                (solution, tree::for_report(trace.as_deref(), depth, words))
            }
        };
        output.note(hidato::status(&solution.finished.verdict));
        let (manner, board) = (Manner { tree, ..manner.clone() }, board.clone());
        // To find the reasons may take longer than the search.
        let write = move || report::hidato::write(&board, Some(&solution), &manner);
        let text = jobs::drawn(write);
        if text.is_none() {
            output.cut()?;
        }
        Ok(text)
    }
}
