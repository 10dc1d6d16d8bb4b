//! The arguments of `export`.

use std::path::PathBuf;

use clap::Args;
use langkah_language::text;
use langkah_puzzle::picture::Ink;
use langkah_puzzle::picture::sheet::Paper;

use super::conflict::Conflict;
use super::searching::Searching;
use super::source::Source;
use super::values::{between, file, named};
use crate::export::Kind;
use crate::export::kind::{Colours, Shows, TreeMaker};
use crate::export::tree::Fit;

#[derive(Args, Debug)]
pub struct Export {
    #[command(flatten)]
    pub source: Source,
    /// The file to write; its ending says what: a picture of one board (.svg, .png), its solution
    /// as an animated picture (.gif) or as a page that plays by itself (.html), or a sheet to print
    /// with all puzzles and, on further pages, their solutions (.pdf)
    #[arg(long, value_name = "FILE", value_parser = file(target))]
    pub to: Target,
    /// The board after so many steps of the solution, or `last`; for .svg and .png
    #[arg(long, value_name = "N|last", value_parser = step)]
    pub step: Option<Step>,
    /// The tree of the search in place of the board, down to so many levels below the root, or
    /// `all`; for .svg, .png and .pdf
    #[arg(long, value_name = "DEPTH|all", value_parser = levels, conflicts_with = "step")]
    pub tree: Option<Levels>,
    /// Fit the tree to a page of A4 or to a slide of 16:9; for .png and .pdf [default of .pdf: a4]
    #[arg(long, value_name = "a4|slide", value_parser = named(&Fit::ALL, Fit::name))]
    #[arg(requires = "tree")]
    pub fit: Option<Fit>,
    /// The colours of boards in .svg, .png and .gif [default: light]
    #[arg(long, value_parser = named(&Colours::ALL, Colours::name))]
    colours: Option<Colours>,
    /// The width of a board in a .png or .gif in pixels [default: 480]
    #[arg(long, value_name = "PIXELS")]
    #[arg(value_parser = between(16..=8000_u32))]
    width: Option<u32>,
    #[command(flatten)]
    pub sheet: Sheet,
    #[command(flatten)]
    pub searching: Searching,
}

/// How a sheet is printed.
#[derive(Args, Clone, Debug)]
pub struct Sheet {
    /// The paper of a .pdf [default: a4]
    #[arg(long, value_name = "a4|letter", value_parser = named(&Paper::ALL, Paper::name))]
    #[arg(requires = "to")]
    paper: Option<Paper>,
    /// The title of a .pdf
    #[arg(long, value_name = "TEXT", requires = "to")]
    pub title: Option<String>,
    /// A .pdf without the solutions
    #[arg(long, requires = "to")]
    pub no_solutions: bool,
}

impl Sheet {
    pub fn paper(&self) -> Paper {
        self.paper.unwrap_or_default()
    }
}

/// The file to write.
#[derive(Clone, Debug)]
pub struct Target {
    pub path: PathBuf,
    pub kind: Kind,
}

/// How much of a tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Levels {
    All,
    /// The levels down to this one; the root is level 0.
    To(u32),
}

fn levels(given: &str) -> Result<Levels, &'static str> {
    match given {
        "all" => Ok(Levels::All),
        _ => given.parse().map(Levels::To).map_err(|_| text!("usage-levels")),
    }
}

/// Which board of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Number(usize),
    Last,
}

fn target(path: PathBuf) -> Result<Target, &'static str> {
    match Kind::of(&path) {
        Some(kind) if !matches!(kind.shows(), Shows::Tree) => Ok(Target { path, kind }),
        _ => Err(text!("usage-name-export")),
    }
}

/// A sheet to print.
pub fn sheet(path: PathBuf) -> Result<PathBuf, &'static str> {
    let is_sheet = Kind::of(&path).is_some_and(|kind| matches!(kind.shows(), Shows::Sheet));
    if is_sheet { Ok(path) } else { Err(text!("usage-name-sheet")) }
}

fn step(given: &str) -> Result<Step, &'static str> {
    match given {
        "last" => Ok(Step::Last),
        _ => given.parse().map(Step::Number).map_err(|_| text!("usage-step")),
    }
}

impl Export {
    /// Whether the solution is needed.
    pub fn needs_solution(&self) -> bool {
        match self.to.kind.shows() {
            Shows::Board(_) => self.step.is_some(),
            Shows::Film(_) => true,
            Shows::Sheet => !self.sheet.no_solutions,
            Shows::Tree => false,
        }
    }

    /// The level down to which the tree is drawn; `None` for the whole tree.
    pub const fn depth(&self) -> Option<u32> {
        match self.tree {
            Some(Levels::To(depth)) => Some(depth),
            _ => None,
        }
    }

    pub fn ink(&self) -> &'static Ink {
        self.colours.unwrap_or_default().ink()
    }

    /// The width of a picture in pixels.
    pub fn width(&self) -> u32 {
        self.width.unwrap_or(480)
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        let tree = self.to.kind.tree();
        let why = if self.tree.is_some() && tree.is_none() {
            text!("usage-for-svg-png-pdf", option = "--tree")
        } else if self.fit.is_some() && matches!(tree, Some(TreeMaker::Text(_))) {
            text!("usage-for-png-pdf", option = "--fit")
        } else if let Some(why) = self.misfit() {
            why
        } else {
            return self.searching.judge();
        };
        Err(Conflict::new(why))
    }

    /// Why an option does not fit what is drawn, if one does not.
    fn misfit(&self) -> Option<String> {
        let (kind, is_board) = (self.to.kind, self.tree.is_none());
        let is_picture = is_board && matches!(kind, Kind::Png | Kind::Svg);
        let is_gif = kind == Kind::Gif;
        let is_sheet = is_board && matches!(kind.shows(), Shows::Sheet);
        let Sheet { paper, title, no_solutions } = &self.sheet;
        let options = [
            ("--step", self.step.is_some(), is_picture),
            ("--colours", self.colours.is_some(), is_picture || is_gif),
            ("--width", self.width.is_some(), is_board && kind == Kind::Png || is_gif),
            ("--paper", paper.is_some(), is_sheet),
            ("--title", title.is_some(), is_sheet),
            ("--no-solutions", *no_solutions, is_sheet),
        ];
        let misfit = options.into_iter().find(|(_, is_given, fits)| *is_given && !fits);
        misfit.map(|(option, ..)| match option {
            "--step" => text!("usage-for-svg-png", option = option),
            "--colours" => text!("usage-for-boards", option = option),
            "--width" => text!("usage-for-pixels", option = option),
            _ => text!("usage-for-puzzles", option = option),
        })
    }
}
