//! Which puzzles the arguments name, and how they are read.

use std::path::{Path, PathBuf};

use clap::Args;
use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::board::GoalChoice;

use crate::cli::goal::{self, GivenGoal};
use crate::cli::parts::share::Counted;

/// Which puzzles to read, and how.
#[derive(Args, Clone, Debug)]
pub struct Source {
    /// Files with one puzzle or several, or a board in quotes: '1 2 3/4 0 6/7 5 8'; `-` is
    /// standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Each line of FILE is a puzzle of its own, in any format that fits on one line
    #[arg(long)]
    pub lines: bool,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    pub goal: Option<GivenGoal>,
    #[command(flatten)]
    pub(super) touching: Touching,
    #[arg(skip)]
    pub taken: Taken,
}

/// What of the lines a subcommand takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// Whether it takes none.
    pub none: bool,
    /// The share of them; all without one.
    pub share: Option<Counted>,
    /// Whether lines of subtrees are among them.
    pub subtrees: bool,
}

/// Which cells touch if a file does not say it.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Touching {
    /// Hidato: cells touch up, down, left and right alone (Numbrix), where the file does not say
    #[arg(long)]
    pub(super) orthogonal: bool,
    /// Hidato: cells are hexagons and touch at their six sides, where the file does not say
    #[arg(long, conflicts_with = "orthogonal")]
    pub(super) hexagonal: bool,
}

impl Touching {
    fn topology(self) -> Topology {
        topology(self.orthogonal, self.hexagonal)
    }
}

/// What the options say.
pub(super) const fn topology(orthogonal: bool, hexagonal: bool) -> Topology {
    match (orthogonal, hexagonal) {
        (true, _) => Topology::Orthogonal,
        (_, true) => Topology::Hexagonal,
        _ => Topology::King,
    }
}

/// The files that are read of puzzles and of their goal.
pub(super) fn read<'a>(files: &'a [PathBuf], goal: &'a Option<GivenGoal>) -> Vec<&'a Path> {
    let goal = goal.iter().filter_map(|goal| goal.file.as_deref());
    files.iter().map(PathBuf::as_path).chain(goal).collect()
}

impl Source {
    /// The puzzles of files of which none has a puzzle on each line.
    pub(super) fn of_files(
        files: Vec<PathBuf>,
        goal: &Option<GivenGoal>,
        touching: Touching,
    ) -> Self {
        let taken = Taken { none: true, ..Taken::default() };
        Self { files, lines: false, goal: goal.clone(), touching, taken }
    }

    /// The same puzzles, but of the lines only those that `taken` says.
    pub fn with(&self, taken: Taken) -> Self {
        Self { taken, ..self.clone() }
    }

    pub fn goal(&self) -> Option<&GoalChoice> {
        self.goal.as_ref().map(|goal| &goal.choice)
    }

    /// All files that are read for the puzzles.
    pub fn read(&self) -> Vec<&Path> {
        read(&self.files, &self.goal)
    }

    /// Which cells touch if a file does not say it.
    pub fn topology(&self) -> Topology {
        self.touching.topology()
    }

    /// An option that is given, and that is for Hidato alone.
    pub fn hidato_option(&self) -> Option<&'static str> {
        match self.topology() {
            Topology::King => None,
            Topology::Orthogonal => Some("--orthogonal"),
            Topology::Hexagonal => Some("--hexagonal"),
        }
    }
}
