//! A lesson as a file. The reader reads it as the same lesson.

use langkah_engine::search::trace::number;

use super::keys::{AT, AUTHOR, HIDE, NODE, NOTE, PUZZLE, QUESTION, SEARCH, STEP, TITLE, VIEW};
use super::outline::{HEADER, Hidden, Lesson, Step, VERSION};
use super::words::Words;
use crate::family::subject::questioned;
use crate::words::wrapped;

/// The longest line of a note, in letters, unless a word is longer.
const WIDTH: usize = 96;

/// What stands before each line of a value.
const INDENT: &str = "  ";

/// The text of a lesson's file.
pub fn write(lesson: &Lesson) -> String {
    let mut text = format!("{HEADER} {VERSION}\n");
    put_words(&mut text, TITLE, &lesson.title);
    if let Some(author) = &lesson.author {
        put(&mut text, AUTHOR, author);
    }
    text.push_str(&format!("{PUZZLE}:\n"));
    for line in questioned(&lesson.puzzle).written().lines() {
        text.push_str(&format!("{INDENT}{line}\n"));
    }
    if let Some(search) = &lesson.search {
        put(&mut text, SEARCH, &search.to_string());
    }
    lesson.steps.iter().for_each(|step| put_step(&mut text, step));
    text
}

fn put(text: &mut String, key: &str, value: &str) {
    text.push_str(&format!("{key}: {value}\n"));
}

fn put_step(text: &mut String, step: &Step) {
    text.push_str(&format!("\n{STEP}\n"));
    put(text, VIEW, step.view.name());
    if step.at > 0 {
        put(text, AT, &step.at.to_string());
    }
    if let Some(node) = step.node {
        put(text, NODE, &number(node).to_string());
    }
    if let Some(search) = &step.search {
        put(text, SEARCH, &search.to_string());
    }
    if let Some(task) = step.task {
        put(text, QUESTION, &task.to_string());
    }
    if !step.hides.is_empty() {
        let names: Vec<&str> = step.hides.iter().copied().map(Hidden::name).collect();
        put(text, HIDE, &names.join(" "));
    }
    put_words(text, NOTE, &step.note);
}

/// What people read, in every language. A note stands below its key, a title beside it.
fn put_words(text: &mut String, key: &str, words: &Words) {
    let mut put_one = |key: &str, value: &str| match key.starts_with(NOTE) {
        true => text.push_str(&format!("{key}:\n{}", paragraphs(value))),
        false => put(text, key, value),
    };
    put_one(key, words.plain());
    for (language, value) in words.others() {
        put_one(&format!("{key} {}", language.tag()), value);
    }
}

/// The paragraphs in lines that are not too long, with an empty line between two paragraphs.
fn paragraphs(note: &str) -> String {
    let line = |line: String| format!("{INDENT}{line}\n");
    let paragraph = |text| wrapped(text, WIDTH).into_iter().map(line).collect::<String>();
    note.split('\n').map(paragraph).collect::<Vec<_>>().join("\n")
}
