//! A file cut into its keys and their values: `key: value`, where the value goes on in the lines
//! below that are indented.

use langkah_engine::lines::{lines, without_mark};
use langkah_engine::shown::quoted;

use super::fault::{Fault, FaultKind, Found};
use super::keys::STEP;

/// A part of a line of a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<'a> {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// Without the blanks around it; empty for an empty line.
    pub text: &'a str,
}

/// A key and its value.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    /// In lower case letters.
    pub key: String,
    /// The word after the key: the tag of a language.
    pub tag: Option<&'a str>,
    pub line: usize,
    /// The lines of the value, the first one beside the key. There is at least one.
    pub value: Vec<Part<'a>>,
}

impl<'a> Entry<'a> {
    /// The first part of the value that is not empty.
    pub fn first(&self) -> Option<Part<'a>> {
        self.value.iter().copied().find(|part| !part.text.is_empty())
    }

    /// The place of the value, or else the place where it is missing.
    pub fn fault(&self, kind: FaultKind) -> Fault {
        let (line, column) = match (self.first(), self.value.first()) {
            (Some(part), _) | (None, Some(&part)) => (part.line, part.column),
            (None, None) => (self.line, 1),
        };
        Fault { line, column, kind }
    }

    /// A fault at the key.
    pub fn fault_of_key(&self, kind: FaultKind) -> Fault {
        Fault { line: self.line, column: 1, kind }
    }

    /// The value with a line end after each of its lines.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for part in &self.value {
            text.push_str(part.text);
            text.push('\n');
        }
        text
    }
}

/// The first line of a text that is not empty, and its number.
pub(super) fn head(text: &str) -> Option<(usize, &str)> {
    let lines = (1..).zip(lines(without_mark(text)));
    { lines }.find(|(_, line)| !line.trim().is_empty())
}

/// The entries after line `from`. What is none is a fault.
pub(super) fn entries<'a>(text: &'a str, from: usize, found: &mut Found) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (number, line) in (1..).zip(lines(without_mark(text))).skip(from) {
        let is_indented = line.starts_with(char::is_whitespace);
        let trimmed = line.trim();
        let column = 1 + line.chars().take_while(|letter| letter.is_whitespace()).count();
        let part = Part { line: number, column, text: trimmed };
        match entries.last_mut() {
            Some(entry) if trimmed.is_empty() => entry.value.push(part),
            _ if trimmed.is_empty() => {}
            Some(entry) if is_indented => entry.value.push(part),
            _ if is_indented => found.add(Fault { line: number, column, kind: FaultKind::Stray }),
            _ if trimmed.starts_with('#') => {}
            _ => match entry(number, line) {
                Ok(entry) => entries.push(entry),
                Err(fault) => found.add(fault),
            },
        }
    }
    entries
}

/// The entry that a line begins.
fn entry(number: usize, line: &str) -> Result<Entry<'_>, Fault> {
    let is_step = line.trim() == STEP;
    let (name, value) = match line.split_once(':') {
        Some(parts) => parts,
        None if is_step => (line, ""),
        None => {
            let kind = FaultKind::NoKey(quoted(line.trim()));
            return Err(Fault { line: number, column: 1, kind });
        }
    };
    let mut words = name.split_whitespace();
    let key = words.next().unwrap_or_default().to_lowercase();
    let tag = words.next();
    if let Some(third) = words.next() {
        let kind = FaultKind::Key { key: quoted(third), in_step: false };
        return Err(Fault { line: number, column: 1, kind });
    }
    let blanks = value.chars().take_while(|letter| letter.is_whitespace()).count();
    // A colon has stood before the value, if there is one.
    let column = (name.chars().count() + 2 + blanks).min(line.chars().count() + 1);
    let part = Part { line: number, column, text: value.trim() };
    Ok(Entry { key, tag, line: number, value: vec![part] })
}
