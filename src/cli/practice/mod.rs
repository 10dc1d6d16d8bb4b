//! `practice`: questions on puzzles and searches, answered on standard input and marked at once.
//!
//! | room | what lives there |
//! |---|---|
//! | `ask` | asks, reads answers and tells marks |
//! | `perform` | a person performs the search |
//! | `check` | verifies a score |

mod ask;
mod check;
mod perform;

use std::io;

use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::practice::perform::Perform;
use langkah_puzzle::practice::{Exam, Met, Setup, Subject, Unasked};

use super::args::{ExamFile, Practice};
use super::export::{save, tell_left_out};
use super::family::subject_of;
use super::input::{self, Reader};
use super::output::{Output, complain};
use super::random::seed;
use crate::export;

pub fn run(arguments: &Practice, output: &mut Output) -> io::Result<()> {
    if let Some(path) = &arguments.check {
        return check::run(path, arguments.json, output);
    }
    let subject = match subject(arguments, output)? {
        Ok(subject) => subject,
        Err(Refused) => return Ok(()),
    };
    let Some(seed) = seed(arguments.seed, output)? else { return Ok(()) };
    if arguments.seed.is_none() {
        complain(&text!("terminal-seed", seed = seed.to_string()));
    }
    if let Some(expansions) = arguments.perform {
        let level = arguments.level.unwrap_or_default();
        return match Perform::on(subject, level, (expansions, arguments.lecture()), seed) {
            Ok(perform) => perform::run(perform, output),
            Err(why @ Unasked::Bound) => output.fail(why.to_string()),
            Err(_) => output.fail(text!("practice-terminal-no-search")),
        };
    }
    let (kinds, level) = (arguments.kind.clone(), arguments.level);
    let setup = Setup { seed, kinds, level, subject, lecture: arguments.lecture() };
    if let Err(why) = setup.question(0, setup.level_of(0, 1), &Met::default()) {
        let none = match setup.subject {
            Some(_) => text!("practice-terminal-none", why = why.to_string()),
            None => text!("practice-terminal-none", "fresh").to_owned(),
        };
        return output.fail(&none);
    }
    match &arguments.to {
        Some(file) => exam(arguments, &setup, file, output),
        None => ask::run(arguments, setup, output),
    }
}

/// Writes an exam and its key.
fn exam(
    arguments: &Practice,
    setup: &Setup,
    file: &ExamFile,
    output: &mut Output,
) -> io::Result<()> {
    let title = arguments.title.as_deref().map(shown::line);
    let exam = Exam::new(setup, arguments.count(), title);
    if let Some(line) = exam.fewer() {
        complain(&line);
    }
    if file.form.is_none() {
        tell_left_out(&exam.title);
    }
    match export::exam(&exam, file.form, arguments.paper, !arguments.no_key) {
        Ok(bytes) => save(&file.path, &bytes, output),
        Err(error) => output.fail(error),
    }
}

/// What is wrong is told already.
struct Refused;

/// The puzzle that all questions are on, if one is named.
fn subject(
    arguments: &Practice,
    output: &mut Output,
) -> io::Result<Result<Option<Subject>, Refused>> {
    let Some(source) = arguments.source() else { return Ok(Ok(None)) };
    let mut subjects: Vec<Subject> = Vec::new();
    input::each(Reader::new(&source), output, |item, _| {
        subjects.push(subject_of(item));
        Ok(())
    })?;
    match subjects.len() {
        0 => Ok(Err(Refused)),
        1 => Ok(Ok(subjects.pop())),
        _ => {
            output.fail(text!("practice-terminal-one"))?;
            Ok(Err(Refused))
        }
    }
}
