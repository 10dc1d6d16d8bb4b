//! The arguments and what they mean.

mod analyse;
mod bound;
mod choice;
mod compare;
mod compose;
mod export;
mod grade;
mod hidato;
mod lesson;
mod moves;
mod parts;
mod practice;
mod random;
mod report;
mod results;
mod shell;
mod tables;
mod values;

use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};

pub use super::family::Published;
use super::jobs::Crew;
use super::parts::share::Counted;
use super::spelling::{Letters, Spelling};
use super::{Asked, Invocation, goal};
pub use analyse::Analyse;
pub use bound::Bound;
use choice::Choice;
use compare::Searches;
pub use compose::{Composing, Thin, Unique};
pub use export::{Export, Sheet, Step};
pub use grade::Grade;
use hidato::Touching;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::text::Format as Matrix;
use langkah_engine::puzzle::GoalChoice;
use langkah_engine::puzzle::plan::{self, Plan};
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::text::Format;
use langkah_language::Language;
pub use lesson::Lesson;
pub use moves::{Given, Moves};
pub use parts::Merge;
use parts::Parting;
pub use practice::{ExamFile, ExamForm, Practice};
pub use random::Random;
pub use report::{Destination, Report};
pub use results::Results;
pub use shell::{Completions, Man};
pub use tables::Tables;
use values::{formats, languages, letters, seconds, show, whole};

/// What happens without a subcommand, for the help and the manual page.
pub const WINDOW: &str = "Without a subcommand the window opens.";

/// Opens a sliding-tile puzzle, a Hidato or a Numbrix, tells whether it can be solved and why,
/// solves it by branch and bound, and steps through the solution.
#[derive(Debug, Parser)]
#[command(version, override_usage = USAGE)]
#[command(after_help = "Without a subcommand the window opens.\n\
    Exit status: 0 all solved, 1 some puzzle has no solution, --moves does not end at its goal, \
    grade finds something not right or bound finds that it is not admissible, 2 bad usage or input, 3 stopped by a limit.")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The puzzles to open in the window
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The language of results and messages, and of the window [env: LANGKAH_LANGUAGE] [default:
    /// the system's]
    #[arg(long, global = true, value_name = "TAG", value_parser = languages())]
    language: Option<Language>,
}

const USAGE: &str = "langkah [OPTIONS] [FILE]...\n       langkah [OPTIONS] <COMMAND>";

/// The environment variable that chooses the language where no option does: a tag as in `LANG`.
const LANGUAGE: &str = "LANGKAH_LANGUAGE";

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Tell whether puzzles can be solved, and why
    Check(Check),
    /// Solve puzzles
    Solve(Box<Solve>),
    /// Judge each move of a list, find all shortest solutions, or shorten a list
    Analyse(Box<Analyse>),
    /// Write moves in another notation
    Moves(Moves),
    /// Tell whether a bound of your own is admissible and consistent on all boards of 3x3
    Bound(Bound),
    /// Put the results of divided work together, and tell which parts are missing
    Merge(Merge),
    /// Run several searches on puzzles and compare what they cost
    Compare(Compare),
    /// Write a report on a puzzle and its solution, as a course asks for it
    Report(Box<Report>),
    /// Grade what a student's program printed, and tell which convention explains it
    Grade(Grade),
    /// Write a picture, a page that plays the solution, or a sheet to print
    Export(Box<Export>),
    /// Print random puzzles
    Random(Random),
    /// Ask questions on puzzles and searches, and mark the answers
    Practice(Box<Practice>),
    /// List the puzzles that you have solved by hand in the window
    Results(Results),
    /// List the large tables that are kept on disk, keep them, or delete them
    Tables(Tables),
    /// Read the files of lessons, list their steps, and tell what is wrong with them
    Lesson(Lesson),
    /// Hidato: add as few numbers as possible, so that there is one solution
    Unique(Unique),
    /// Hidato: take numbers away as long as there is one solution and it is not too hard
    Thin(Thin),
    /// Write puzzles in another format
    Convert(Convert),
    /// Print the script by which a shell completes the arguments
    Completions(Completions),
    /// Print the manual page
    Man(Man),
}

/// Which puzzles to read, and how.
#[derive(Args, Clone, Debug)]
pub struct Source {
    /// Files with one puzzle or several; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Each line of FILE is a puzzle of its own, in any format that has one on a line
    #[arg(long)]
    pub lines: bool,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    pub goal: Option<GoalChoice>,
    #[command(flatten)]
    touching: Touching,
    #[arg(skip)]
    pub taken: Taken,
}

/// What of the lines a subcommand takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// The share of them; all without one.
    pub share: Option<Counted>,
    /// Whether lines of subtrees are among them.
    pub subtrees: bool,
}

#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub source: Source,
    /// Follow these moves on the board, whether they name the blank's way or the tile's
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    /// Boards of --moves to print: every step, none, or every Nth [default: all]
    #[arg(long, value_name = "all|none|N", value_parser = show, requires = "moves")]
    pub show: Option<Show>,
    /// Wait for Enter before each further board, on a terminal; q and Enter ends it
    #[arg(long, conflicts_with = "json")]
    pub pause: bool,
    /// Print one object a puzzle on one line, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    limits: Limiting,
    #[command(flatten)]
    parts: Parting,
    /// How many threads may search [default: all that the machine has]
    #[arg(long, value_name = "N", value_parser = whole::<NonZero<usize>>)]
    threads: Option<NonZero<usize>>,
    /// How many puzzles may be solved at once [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = whole::<NonZero<usize>>)]
    jobs: Option<NonZero<usize>>,
    /// Boards to print: every step, none, or every Nth; all unless --lines is given
    #[arg(long, value_name = "all|none|N", value_parser = show)]
    pub show: Option<Show>,
    /// Wait for Enter before each further board, on a terminal; q and Enter ends it
    #[arg(long, conflicts_with_all = ["json", "jobs"])]
    pub pause: bool,
    /// How to write the moves
    #[arg(long, value_name = "HOW", value_parser = letters(), default_value = "blank")]
    letters: Letters,
    /// Write the search as it is recorded: JSON lines, each node as it is expanded (`-` is standard
    /// output), or when it has ended its tree, where FILE ends with .svg, .dot, .png or .pdf
    #[arg(long, value_name = "FILE", conflicts_with = "jobs")]
    pub trace: Option<PathBuf>,
    /// Hidato: end at the first solution, whether it is the only one or not
    #[arg(long)]
    first: bool,
    /// Write repeated moves as one and a number: URDL2
    #[arg(long)]
    repeats: bool,
    /// Print one object a puzzle on one line, and nothing else (no boards, whatever --show says)
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub source: Source,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub to: To,
}

#[derive(Args, Debug)]
pub struct Compare {
    #[command(flatten)]
    pub source: Source,
    #[arg(long, value_name = "A,B,C", value_parser = compare::searches, help = compare::help())]
    searches: Vec<Searches>,
    #[command(flatten)]
    limits: Limiting,
    /// Print comma-separated values, and nothing else
    #[arg(long)]
    pub csv: bool,
}

#[derive(Args, Debug)]
struct Limiting {
    /// Give up after this much searching [default for anytime: 60, in a comparison: 10 each]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<f64>,
    /// Give up before the search holds more than this [default: 2048; anytime at most 448]
    #[arg(long, value_name = "MIB", value_parser = whole::<u64>)]
    memory: Option<u64>,
    /// Give up after generating this many nodes
    #[arg(long, value_name = "N", value_parser = whole::<u64>)]
    nodes: Option<u64>,
}

/// How long the anytime search goes on if the arguments do not say it, because perhaps nobody is
/// there to stop it.
const ANYTIME_SECONDS: f64 = 60.0;

/// A format to write, of one family or of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct To {
    pub sliding: Option<Format>,
    pub hidato: Option<Matrix>,
}

/// Which boards to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    None,
    /// Every Nth board and the last one; N is not 0.
    Every(usize),
}

/// Reads arguments; the first one is the program's name.
///
/// # Errors
/// If the usage is wrong, and if the person asks for help or the version.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, clap::Error> {
    let Arguments { command, files, language } = Arguments::try_parse_from(arguments)?;
    if let (Some(_), Some(file)) = (&command, files.first()) {
        let message = format!("a subcommand cannot follow the file '{}'", file.display());
        return Err(Arguments::command().error(ErrorKind::ArgumentConflict, message));
    }
    match &command {
        Some(Command::Solve(solve)) => solve.judge()?,
        Some(Command::Analyse(analyse)) => analyse.judge()?,
        Some(Command::Moves(moves)) => moves.judge()?,
        Some(Command::Report(report)) => report.judge()?,
        Some(Command::Export(export)) => export.judge()?,
        Some(Command::Random(random)) => random.judge()?,
        Some(Command::Grade(grade)) => grade.judge()?,
        Some(Command::Practice(practice)) => practice.judge()?,
        _ => {}
    }
    let of_environment = || Language::of_tag(std::env::var(LANGUAGE).ok()?.as_str());
    let invocation = command.map_or(Invocation::Window(files), Invocation::Terminal);
    Ok(Asked { invocation, language: language.or_else(of_environment) })
}

impl Command {
    /// Whether standard output is for another program alone.
    pub fn is_for_program(&self) -> bool {
        match self {
            Self::Check(check) => check.json,
            Self::Solve(solve) => solve.json || solve.is_split(),
            Self::Merge(merge) => merge.json || merge.todo,
            Self::Analyse(analyse) => analyse.json || analyse.csv,
            Self::Bound(bound) => bound.json,
            Self::Grade(grade) => grade.json,
            Self::Practice(practice) => practice.json,
            Self::Results(results) => results.json || results.csv,
            _ => false,
        }
    }
}

/// All subcommands and arguments of the program.
pub fn command() -> clap::Command {
    Arguments::command()
}

impl Solve {
    /// The request for a board of a size.
    pub fn request(&self, dims: Dims, crew: Crew) -> plan::Request {
        let threads = crew.threads(self.threads);
        let mut request = request(&self.choice, &self.limits, threads, dims);
        request.limits.memory_max = crew.memory(request.limits.memory_max);
        request
    }

    /// How many puzzles may be solved at once. With a pause between boards, and with a trace, it is
    /// one after another.
    pub fn jobs(&self) -> Option<NonZero<usize>> {
        if self.pause || self.trace.is_some() { Some(NonZero::<usize>::MIN) } else { self.jobs }
    }

    /// How to write moves.
    pub fn spelling(&self) -> Spelling {
        Spelling { letters: self.letters, repeats: self.repeats }
    }

    pub fn show(&self) -> Show {
        self.show.unwrap_or(if self.source.lines { Show::None } else { Show::Every(1) })
    }
}

/// The request of these arguments for a board of a size.
fn request(
    choice: &Choice,
    limiting: &Limiting,
    threads: Option<NonZero<usize>>,
    dims: Dims,
) -> plan::Request {
    let plan = choice.plan(dims);
    let is_anytime = plan.on_with(dims, choice.metric) == Ok(Plan::Anytime);
    let time_max = limiting.time.or(is_anytime.then_some(ANYTIME_SECONDS));
    let metric = choice.metric;
    let (limits, target) = (limiting.limits(), choice.target);
    plan::Request { plan, metric, limits, time_max, target, threads }
}

impl Limiting {
    fn limits(&self) -> Limits {
        let usual = Limits::usual();
        Limits {
            generated_max: self.nodes.unwrap_or(usual.generated_max),
            memory_max: self.memory.map_or(usual.memory_max, |mib| mib.saturating_mul(1 << 20)),
        }
    }
}

fn conflict(subcommand: &str, message: &str) -> clap::Error {
    let mut command = Arguments::command();
    command.build();
    match command.find_subcommand_mut(subcommand) {
        Some(command) => command.error(ErrorKind::ArgumentConflict, message),
        None => clap::Error::raw(ErrorKind::ArgumentConflict, message),
    }
}
