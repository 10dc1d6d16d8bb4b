//! The arguments and what they mean.
//!
//! | room | what lives there |
//! |---|---|
//! | [`source`] | which puzzles to read, and how |
//! | [`choice`], [`bound`] | which search, and with which bound |
//! | [`limiting`] | when it gives up |
//! | [`searching`] | both, for pictures and reports |
//! | [`hidato`] | what these mean for Hidato |
//! | `help` | options after `help` |
//! | [`values`] | how single arguments are read |
//! | [`conflict`] | arguments that do not fit together |
//! | [`told`] | what the person is told of wrong arguments |
//! | [`translated`] | the help in other languages |
//! | [`analyse`], [`check`], [`compare`], [`convert`], [`export`], [`grade`], [`lesson`], [`moves`], [`practice`], [`random`], [`report`], [`results`], [`solve`], [`tables`] | the subcommands of these names |
//! | [`compose`] | `unique` and `thin` |
//! | [`parts`] | `--part` and `--split` of `solve`, and `merge` |
//! | [`shell`] | `completions` and `man` |

mod analyse;
mod bound;
mod check;
mod choice;
mod compare;
mod compose;
mod conflict;
mod convert;
mod export;
mod grade;
mod help;
mod hidato;
mod lesson;
mod limiting;
mod moves;
mod parts;
mod practice;
mod random;
mod report;
mod results;
mod searching;
mod shell;
mod solve;
mod source;
mod tables;
mod told;
mod translated;
mod values;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::error::Error;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use langkah_language::{Language, text};

pub use analyse::Analyse;
pub use bound::Bound;
pub use check::Check;
pub use compare::Compare;
pub use compose::{Composing, Thin, Unique};
use conflict::Conflict;
pub use convert::Convert;
pub use export::{Export, Sheet, Step};
pub use grade::Grade;
pub use lesson::Lesson;
pub use moves::{Given, Moves, file_of};
pub use parts::Merge;
pub use practice::{ExamFile, Practice};
pub use random::Random;
pub use report::{Destination, Report};
pub use results::Results;
pub use searching::Searching;
pub use shell::{Completions, Man};
pub use solve::Solve;
pub use source::{Source, Taken};
pub use tables::Tables;
pub use told::Told;
use values::languages;
pub use values::{Show, To};

/// What happens without a subcommand, for the help and the manual page.
pub const WINDOW: &str = "Without a subcommand the window opens.";

/// Opens a sliding-tile puzzle, a Hidato or a Numbrix, tells whether it can be solved and why,
/// solves it by branch and bound, and steps through the solution.
#[derive(Debug, Parser)]
#[command(version, override_usage = USAGE)]
#[command(after_help = "Without a subcommand the window opens.\n\
    Exit status: 0 all solved, 1 some puzzle has no solution, --moves does not end at its goal, \
    a score is not valid, grade finds something wrong, or a bound is not admissible, 2 bad usage or input, 3 stopped by a limit.")]
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
    Random(Box<Random>),
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

/// What the arguments ask for, and the language if they or the environment choose one.
#[derive(Debug)]
pub struct Asked {
    pub invocation: Invocation,
    pub language: Option<Language>,
}

/// What the program is to do.
#[derive(Debug)]
pub enum Invocation {
    /// The window, with the given files.
    Window(Vec<PathBuf>),
    Terminal(Command),
}

/// Reads arguments; the first one is the program's name.
///
/// # Errors
/// If the usage is wrong, and if the person asks for help or the version, in the current language.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, Error<Told>> {
    asked(arguments).map_err(told::told)
}

fn asked(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, clap::Error> {
    let mut known = self::command();
    let arguments = help::without_language(arguments.into_iter().collect());
    let mut matches = known.try_get_matches_from_mut(arguments)?;
    let Arguments { command, files, language } =
        Arguments::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut known))?;
    if let (Some(_), Some(file)) = (&command, files.first()) {
        let why = text!("usage-after-file", file = file.display().to_string());
        return Err(told::conflicting(&mut known, &Conflict::new(why)));
    }
    if let Some(command) = &command {
        command.judged().map_err(|(name, why)| conflicting(name, &why))?;
    }
    let invocation = command.map_or(Invocation::Window(files), Invocation::Terminal);
    Ok(Asked { invocation, language: language.or_else(of_environment) })
}

/// The language that arguments ask for, or else the environment or the system, before the arguments
/// are read: faults of arguments are told in it, too.
pub fn language(arguments: &[OsString]) -> Language {
    let words = arguments.iter().map(|one| one.to_str().unwrap_or_default());
    let mut words = words.take_while(|&word| word != "--");
    let mut named = None;
    while let Some(word) = words.next() {
        match word.strip_prefix("--language") {
            Some("") => named = words.next(),
            Some(rest) => named = rest.strip_prefix('=').or(named),
            None => {}
        }
    }
    named.and_then(Language::of_tag).or_else(of_environment).unwrap_or_else(Language::of_system)
}

fn of_environment() -> Option<Language> {
    Language::of_tag(std::env::var(LANGUAGE).ok()?.as_str())
}

impl Command {
    /// Checks what clap does not check: whether the arguments fit together. The error has the
    /// subcommand's name.
    fn judged(&self) -> Result<(), (&'static str, Conflict)> {
        let (name, judged) = match self {
            Self::Solve(solve) => ("solve", solve.judge()),
            Self::Analyse(analyse) => ("analyse", analyse.judge()),
            Self::Moves(moves) => ("moves", moves.judge()),
            Self::Report(report) => ("report", report.judge()),
            Self::Export(export) => ("export", export.judge()),
            Self::Random(random) => ("random", random.judge()),
            Self::Grade(grade) => ("grade", grade.judge()),
            Self::Practice(practice) => ("practice", practice.judge()),
            _ => return Ok(()),
        };
        judged.map_err(|conflict| (name, conflict))
    }

    /// A file that is to be written, and the files that are read before. Reports look themselves:
    /// they may name folders.
    pub fn written_and_read(&self) -> Option<(&Path, Vec<&Path>)> {
        let (to, from) = match self {
            Self::Solve(solve) => (solve.trace.as_deref(), solve.source.read()),
            Self::Export(export) => (Some(export.to.path.as_path()), export.source.read()),
            Self::Practice(practice) => (practice.written(), practice.read()),
            Self::Random(random) => {
                (random.to.as_deref(), random.goal.file.as_deref().into_iter().collect())
            }
            _ => return None,
        };
        Some((to?, from))
    }

    /// Whether standard output is for another program alone.
    pub fn is_for_program(&self) -> bool {
        let is_other = match self {
            Self::Solve(solve) => solve.is_split(),
            Self::Merge(merge) => merge.todo,
            Self::Analyse(analyse) => analyse.csv,
            Self::Results(results) => results.csv,
            _ => false,
        };
        is_other || self.is_json()
    }

    /// Whether results are objects, so that faults are objects, too.
    pub fn is_json(&self) -> bool {
        match self {
            Self::Check(check) => check.json,
            Self::Solve(solve) => solve.json,
            Self::Merge(merge) => merge.json,
            Self::Analyse(analyse) => analyse.json,
            Self::Bound(bound) => bound.json,
            Self::Compare(compare) => compare.json,
            Self::Grade(grade) => grade.json,
            Self::Practice(practice) => practice.json,
            Self::Results(results) => results.json,
            _ => false,
        }
    }
}

/// All subcommands and arguments of the program, with the help in the current language. A negative
/// number after an option is its value, so that the person is told what the option takes.
pub fn command() -> clap::Command {
    let takes_negative = |option: clap::Arg| {
        let takes_values = option.get_long().is_some() && option.get_action().takes_values();
        if takes_values { option.allow_negative_numbers(true) } else { option }
    };
    let command = Arguments::command().mut_subcommands(|one| one.mut_args(takes_negative));
    if langkah_language::current() == Language::english() {
        return command;
    }
    translated::translated(command)
}

/// What the person is told of a conflict, with the usage of the subcommand.
fn conflicting(subcommand: &str, why: &Conflict) -> clap::Error {
    let mut command = command();
    command.build();
    match command.find_subcommand_mut(subcommand) {
        Some(command) => told::conflicting(command, why),
        None => told::conflicting(&mut command, why),
    }
}
