//! The arguments of `report`.

use std::path::{Path, PathBuf};

use clap::Args;
use langkah_language::text;
use langkah_puzzle::report::{Cover, Form, Manner};

use super::conflict::Conflict;
use super::searching::Searching;
use super::source::{self, Source, Touching};
use super::values::between;
use crate::cli::goal::{self, GivenGoal};
use crate::files;

#[derive(Args, Debug)]
pub struct Report {
    /// Files with puzzles, and folders of such files, which are read in the order of their names;
    /// `-` is standard input
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub files: Vec<PathBuf>,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    goal: Option<GivenGoal>,
    #[command(flatten)]
    touching: Touching,
    /// Write a page of HTML in place of Markdown
    #[arg(long)]
    html: bool,
    /// The file to write, whose name ends with .md or .html; or the folder in which each puzzle's
    /// file gets a report of its own, NAME-report.md [default: standard output]
    #[arg(long, value_name = "FILE|FOLDER")]
    to: Option<PathBuf>,
    /// The name of the person, for the head of the report
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// The student number, for the head of the report
    #[arg(long, value_name = "TEXT")]
    student_id: Option<String>,
    /// Add the tree of the search down to so many levels below the root, as a picture that fits a
    /// page of A4; for HTML
    #[arg(long, value_name = "DEPTH", value_parser = between(1..=30_u32))]
    pub tree: Option<u32>,
    #[command(flatten)]
    pub searching: Searching,
}

/// Where the reports go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination<'a> {
    Output,
    /// One file with all reports.
    File(&'a Path),
    /// A file for each file of puzzles.
    Folder(&'a Path),
}

impl Report {
    /// How to read the puzzles of some of the files.
    pub fn source(&self, files: Vec<PathBuf>) -> Source {
        Source::of_files(files, &self.goal, self.touching)
    }

    /// All that is read for the puzzles of some files.
    pub fn read<'a>(&'a self, files: &'a [PathBuf]) -> Vec<&'a Path> {
        source::read(files, &self.goal)
    }

    /// Where the reports go. What is no folder and has not the name of a report is a folder that is
    /// not there.
    pub fn destination(&self) -> Destination<'_> {
        let Some(to) = &self.to else { return Destination::Output };
        let is_file = !files::is_folder(to) && form_of(to).is_some();
        if is_file { Destination::File(to) } else { Destination::Folder(to) }
    }

    /// How the report is written, and whose it is.
    pub fn manner(&self) -> Manner {
        let of_file = match self.destination() {
            Destination::File(file) => form_of(file),
            _ => None,
        };
        let usual = if self.html { Form::Html } else { Form::Markdown };
        let cover = Cover {
            name: self.name.clone().unwrap_or_default(),
            student_id: self.student_id.clone().unwrap_or_default(),
            ..Cover::default()
        };
        Manner {
            language: langkah_language::current(),
            form: of_file.unwrap_or(usual),
            cover,
            tree: None,
        }
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        if self.html
            && matches!(self.destination(), Destination::File(file) if form_of(file) != Some(Form::Html))
        {
            return Err(Conflict::new(text!("usage-html")));
        }
        if self.tree.is_some() && self.manner().form != Form::Html {
            return Err(Conflict::new(text!("usage-tree-html")));
        }
        self.searching.judge()
    }
}

/// The form that a file's ending asks for.
fn form_of(path: &Path) -> Option<Form> {
    match path.extension()?.to_ascii_lowercase().to_str()? {
        "md" | "markdown" => Some(Form::Markdown),
        "html" | "htm" => Some(Form::Html),
        _ => None,
    }
}
