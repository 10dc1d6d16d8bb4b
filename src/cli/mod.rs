//! Arguments, running, printing.
//!
//! | room | what lives there |
//! |---|---|
//! | [`args`] | the arguments and what they mean |
//! | [`input`], [`place`] | the puzzles of the named files, where each was, and what is told of a text that is no puzzle |
//! | `mistyped` | a subcommand that was typed wrongly |
//! | `typed` | a puzzle that is typed in the place of a file's name |
//! | [`output`] | standard output and the exit status |
//! | [`goal`] | the named goal, or the board in a file |
//! | [`check`], [`solve`], [`analyse`], [`moves`], [`bound`], [`compare`], [`report`], [`grade`], [`export`], [`random`], [`compose`], [`convert`] | the subcommands |
//! | [`family`] | the seam: what every puzzle is asked |
//! | [`hidato`] | what only a Hidato is asked, and its answers |
//! | [`tree`] | the tree of a search as a file |
//! | [`parts`] | work divided among machines |
//! | [`merge`] | the results of such work put together |
//! | [`verdict`], [`figures`] | what they print of a sliding puzzle |
//! | [`practice`] | questions, answers and scores |
//! | [`results`] | puzzles that a person has solved by hand |
//! | [`tables`] | large tables that stay on disk |
//! | [`lesson`] | whether the file of a lesson is right |
//! | [`shell`] | completions and the manual page |
//! | [`jobs`] | works on several puzzles at the same time |
//! | [`interrupt`] | Ctrl+C and other signals that end a search |
//! | [`pause`] | waiting for Enter between boards |
//! | [`progress`] | the line that tells of a running search, or of a batch |
//! | [`steps`] | boards of a list of moves |
//! | [`spelling`] | moves in letters or words |
//! | [`json`] | the objects of `--json` |
//! | [`trace`] | the search as it is recorded, for `--trace` |

mod analyse;
pub mod args;
mod bound;
mod check;
mod compare;
mod compose;
mod convert;
mod export;
mod family;
mod figures;
mod goal;
mod grade;
mod hidato;
mod input;
mod interrupt;
mod jobs;
mod json;
mod lesson;
mod merge;
mod mistyped;
mod moves;
mod output;
mod parts;
mod pause;
mod place;
mod practice;
mod progress;
mod random;
mod report;
mod results;
mod shell;
mod solve;
mod spelling;
mod steps;
mod tables;
mod trace;
mod tree;
mod typed;
mod verdict;

use std::process::ExitCode;
use std::sync::Arc;

use args::Command;
pub use args::{Asked, Invocation};
use output::{Output, Status};
pub use typed::typed;

use langkah_engine::shown;
use langkah_engine::sliding::pattern::shelf;
use langkah_language::{Language, text};

use crate::files::{self, shelf::Tables};

/// The name of the folder where the program keeps its files.
const PROGRAM: &str = "langkah";

/// Reads the process's arguments. If they ask for help, or the usage is wrong, this prints the text
/// and returns the status to end with as the error.
///
/// From then on the program speaks the language that is chosen, or else the system's. Faults of the
/// arguments are told in it, too.
pub fn parse() -> Result<Asked, ExitCode> {
    let arguments: Vec<_> = std::env::args_os().collect();
    langkah_language::choose(args::language(&arguments));
    let parsed = args::parse(arguments.iter().cloned());
    let may_be_mistyped = match &parsed {
        Ok(asked) => matches!(asked.invocation, Invocation::Window(_)),
        // Help and the version are no faults.
        Err(error) => error.use_stderr(),
    };
    if may_be_mistyped && let Some((word, near)) = mistyped::mistyped(&arguments) {
        return Err(fail(&text!("terminal-mistyped", word = word, near = near)));
    }
    let asked = parsed.map_err(|error| {
        let plain = error.to_string();
        let printed = if shown::lines(&plain) == plain {
            error.print()
        } else {
            // The message quotes an argument that is not safe to show.
            output::complain(plain.trim_end());
            Ok(())
        };
        // If a fault of the usage cannot be written nobody can be told.
        let is_fault = error.use_stderr();
        let status = if is_fault { Status::Bad } else { Output::new().finish(printed) };
        ExitCode::from(status)
    })?;
    let language = match &asked.invocation {
        // Sentences in these objects must not depend on who runs the program.
        Invocation::Terminal(command) if command.is_for_program() => Language::english(),
        _ => asked.language.unwrap_or_else(Language::of_system),
    };
    langkah_language::choose(language);
    Ok(asked)
}

/// Runs a subcommand to its end.
pub fn run(command: &Command) -> ExitCode {
    let mut output = Output::new();
    if command.is_json() {
        output.tell_faults_as_objects();
    }
    if let Some((to, from)) = command.written_and_read()
        && from.iter().any(|file| files::is_same(file, to))
    {
        let file = shown::line(&to.to_string_lossy());
        let told = output.fault(&text!("terminal-rewritten", file = file));
        return output.finish(told).into();
    }
    if let Some(tables) = Tables::of(PROGRAM) {
        shelf::set(Some(Arc::new(tables)));
    }
    let ended = match command {
        Command::Check(check) => check::run(check, &mut output),
        Command::Solve(solve) => solve::run(solve, &mut output),
        Command::Merge(merge) => merge::run(merge, &mut output),
        Command::Analyse(analyse) => analyse::run(analyse, &mut output),
        Command::Moves(moves) => moves::run(moves, &mut output),
        Command::Bound(bound) => bound::run(bound, &mut output),
        Command::Compare(compare) => compare::run(compare, &mut output),
        Command::Report(report) => report::run(report, &mut output),
        Command::Grade(grade) => grade::run(grade, &mut output),
        Command::Export(export) => export::run(export, &mut output),
        Command::Random(random) => random::run(random, &mut output),
        Command::Practice(practice) => practice::run(practice, &mut output),
        Command::Results(results) => results::run(results, &mut output),
        Command::Tables(tables) => tables::run(tables, &mut output),
        Command::Lesson(lesson) => lesson::run(lesson, &mut output),
        Command::Unique(unique) => compose::run(&unique.source, unique.wish(), &mut output),
        Command::Thin(thin) => compose::run(&thin.source, thin.wish(), &mut output),
        Command::Convert(convert) => convert::run(convert, &mut output),
        Command::Completions(completions) => shell::completions(completions, &mut output),
        Command::Man(man) => shell::man(man, &mut output),
    };
    output.finish(ended).into()
}

/// Prints on standard error why nothing can be done. Returns the status to end with.
pub fn fail(message: &str) -> ExitCode {
    output::complain(&format!("langkah: {message}"));
    Status::Bad.into()
}
