//! `lesson`: reads the files of lessons, lists their steps, and tells what is wrong with them.

use std::io;
use std::path::Path;

use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::lesson::{BYTES_MAX, Faults, Hidden, Step, Taught, place};
use langkah_puzzle::practice::Question;

use super::args::Lesson;
use super::output::Output;
use crate::files;

pub fn run(arguments: &Lesson, output: &mut Output) -> io::Result<()> {
    for path in &arguments.files {
        let name = shown::line(&path.to_string_lossy());
        match read(path) {
            Err(error) => output.fault(&format!("{name}: {error}"))?,
            Ok(bytes) => match Taught::open(&bytes) {
                Ok(taught) => list(&taught, &name, arguments.answers, output)?,
                Err(faults) => tell(&faults, &name, output)?,
            },
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, files::FileError> {
    // A byte more than a lesson has, so that its reader tells that it is too large.
    files::read_named(path, BYTES_MAX as u64 + 1)
}

fn tell(faults: &Faults, name: &str, output: &mut Output) -> io::Result<()> {
    for fault in faults.list() {
        output.fault(&format!("{name}:{}", shown::line(&fault.to_string())))?;
    }
    match faults.more() {
        0 => Ok(()),
        more => {
            output.fault(&format!("{name}: {}", text!("figure-more", count = more.to_string())))
        }
    }
}

/// The title and a line for each step.
fn list(taught: &Taught, name: &str, has_answers: bool, output: &mut Output) -> io::Result<()> {
    output.apart()?;
    output.line(name)?;
    let lesson = &taught.lesson;
    output.line(shown::line(lesson.title.shown()))?;
    if let Some(author) = &lesson.author {
        output.line(text!("lesson-view-author", name = shown::line(author)))?;
    }
    let steps = lesson.steps.iter().zip(&taught.questions);
    for (number, (step, question)) in (1..).zip(steps) {
        let place = place(step, taught.end(number - 1));
        let place = text!("lesson-terminal-step", number = number, place = place);
        let begin = step.note.paragraphs().next().unwrap_or_default();
        output.line(format_args!("{place}: {}", begun(begin)))?;
        if let Some(question) = question {
            output.line(format_args!("    {}", asked(step, question, has_answers)))?;
        }
    }
    output.flush()
}

/// The question of a step, what it hides, and the answer if that is wanted.
fn asked(step: &Step, question: &Question, has_answer: bool) -> String {
    let mut parts = vec![question.kind().title().to_owned()];
    if !step.hides.is_empty() {
        let names: Vec<&str> = step.hides.iter().copied().map(Hidden::title).collect();
        parts.push(text!("lesson-terminal-hides", what = names.join(", ")));
    }
    if let Some(what) = step.shows_answer().filter(|what| !step.hides.contains(what)) {
        parts.push(text!("lesson-terminal-shows", name = what.name()));
    }
    if has_answer {
        parts.push(text!("lesson-terminal-answer", answer = question.shown(question.key())));
    }
    parts.join("; ")
}

/// The first words of a note.
fn begun(note: &str) -> String {
    const WORDS: usize = 10;
    let mut words = note.split(' ');
    let first: Vec<&str> = words.by_ref().take(WORDS).collect();
    let end = if words.next().is_some() { " …" } else { "" };
    shown::line(&(first.join(" ") + end))
}
