//! The lesson that a file holds.

use langkah_engine::hidato::board::Topology;
use langkah_engine::lines::encoding;
use langkah_engine::shown::{self, quoted};
use langkah_language::Language;

use super::entries::{Entry, entries, head};
use super::fault::{Fault, FaultKind, Faults, Found};
use super::keys::{AT, AUTHOR, HIDE, NODE, NOTE, PUZZLE, QUESTION, SEARCH, STEP, TITLE, VIEW};
use super::outline::{
    BYTES_MAX, HEADER, Hidden, LETTERS_MAX, Lesson, STEPS_MAX, Step, VERSION, View,
};
use super::task::{Task, TaskError};
use super::words::Words;
use crate::family::named::Named;
use crate::family::subject::Subject;
use crate::read;

const OF_LESSON: [&str; 4] = [TITLE, AUTHOR, PUZZLE, SEARCH];
const OF_STEP: [&str; 8] = [STEP, VIEW, AT, NODE, SEARCH, NOTE, QUESTION, HIDE];

/// The longest name of a search that a message quotes whole, in bytes.
const NAME_MAX: usize = 80;

/// Whether a file is one of a lesson, by its first word.
pub fn is_lesson(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(BYTES_MAX)];
    // The end of a longer text may be cut within a letter.
    let text = encoding::lossy(start);
    head(&text).is_some_and(|(_, line)| line.split_whitespace().next() == Some(HEADER))
}

/// Reads a file. Its moments and questions are not looked at: see
/// [`Taught::open`](super::Taught::open).
///
/// # Errors
/// Every fault of the file, with its place.
pub fn read(bytes: &[u8]) -> Result<Lesson, Faults> {
    placed(bytes).map(|(lesson, _)| lesson)
}

/// Where a lesson has what the searches must have.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    pub search: Option<(usize, usize)>,
    pub steps: Vec<StepPlaces>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StepPlaces {
    pub step: (usize, usize),
    pub search: Option<(usize, usize)>,
    pub at: Option<(usize, usize)>,
    pub node: Option<(usize, usize)>,
    pub task: Option<(usize, usize)>,
}

/// The same with the places that a later fault can have.
pub(super) fn placed(bytes: &[u8]) -> Result<(Lesson, Places), Faults> {
    let at_start = |kind| Faults::from(Fault { line: 1, column: 1, kind });
    if bytes.len() > BYTES_MAX {
        return Err(at_start(FaultKind::TooLarge));
    }
    let (text, _) = encoding::decode(bytes).ok_or_else(|| at_start(FaultKind::NotText))?;
    let (number, line) = head(&text).ok_or_else(|| at_start(FaultKind::Header))?;
    let mut words = line.split_whitespace();
    let fault = |kind| Faults::from(Fault { line: number, column: 1, kind });
    if words.next() != Some(HEADER) {
        return Err(fault(FaultKind::Header));
    }
    let version = words.collect::<Vec<_>>().join(" ");
    if version != VERSION.to_string() {
        return Err(fault(FaultKind::Version(quoted(&version))));
    }
    let mut found = Found::default();
    let entries = entries(&text, number, &mut found);
    let read = Reader { found, places: Places::default() }.lesson(&entries);
    read.map_err(Faults::new)
}

/// What is read so far.
struct Reader {
    found: Found,
    places: Places,
}

impl Reader {
    fn lesson(mut self, entries: &[Entry<'_>]) -> Result<(Lesson, Places), Found> {
        let is_step = |entry: &Entry<'_>| entry.key == STEP;
        let end = entries.iter().position(is_step).unwrap_or(entries.len());
        let (head, rest) = entries.split_at(end);
        self.judge_keys(head, &OF_LESSON, false);
        let title = self.words(head, TITLE);
        let author = self.words(head, AUTHOR).map(|words| words.plain().to_owned());
        let puzzle = self.puzzle(head);
        let search = self.search(head);
        self.places.search = search.map(|(_, place)| place);
        let last = entries.last().map_or(1, |entry| entry.line);
        for (key, is_there) in [(TITLE, has(head, TITLE)), (PUZZLE, has(head, PUZZLE))] {
            if !is_there {
                let line = head.last().map_or(1, |entry| entry.line);
                self.found.add(Fault { line, column: 1, kind: FaultKind::Missing(key) });
            }
        }
        let mut steps = Vec::new();
        for step in parts(rest) {
            if steps.len() == STEPS_MAX {
                self.found.add(step[0].fault_of_key(FaultKind::ManySteps));
                break;
            }
            steps.push(self.step(step));
        }
        if steps.is_empty() {
            self.found.add(Fault { line: last, column: 1, kind: FaultKind::NoStep });
        }
        match (title, puzzle) {
            (Some(title), Some(puzzle)) if self.found.is_empty() => {
                let search = search.map(|(search, _)| search);
                Ok((Lesson { title, author, puzzle, search, steps }, self.places))
            }
            _ => Err(self.found),
        }
    }

    fn step(&mut self, entries: &[Entry<'_>]) -> Step {
        self.judge_keys(entries, &OF_STEP, true);
        let mut places = StepPlaces { step: (entries[0].line, 1), ..StepPlaces::default() };
        let view = self.value(entries, VIEW, |word| {
            let view = View::named(word);
            view.ok_or_else(|| FaultKind::View(quoted(word)))
        });
        let view = view.map(|(view, _)| view).unwrap_or_default();
        let number = |word: &str| word.parse::<u32>().map_err(|_| FaultKind::Number(quoted(word)));
        let at = self.value(entries, AT, number);
        // People count nodes from 1.
        let node = self.value(entries, NODE, |word| {
            let from_one = number(word)?.checked_sub(1);
            from_one.ok_or_else(|| FaultKind::Number(quoted(word)))
        });
        let search = self.search(entries);
        let note = self.words(entries, NOTE);
        if !has(entries, NOTE) {
            self.found.add(entries[0].fault_of_key(FaultKind::Missing(NOTE)));
        }
        let task = self.value(entries, QUESTION, task);
        let hides = self.hides(entries);
        if view == View::Board
            && let Some(entry) = find(entries, NODE)
        {
            self.found.add(entry.fault_of_key(FaultKind::NodeOnBoard));
        }
        places.search = search.map(|(_, place)| place);
        places.at = at.map(|(_, place)| place);
        places.node = node.map(|(_, place)| place);
        places.task = task.map(|(_, place)| place);
        self.places.steps.push(places);
        Step {
            view,
            at: at.map_or(0, |(at, _)| at),
            node: node.map(|(node, _)| node),
            search: search.map(|(search, _)| search),
            note: note.unwrap_or_default(),
            task: task.map(|(task, _)| task),
            hides,
        }
    }

    /// Looks for keys that do not belong there, and for keys that stand there twice.
    fn judge_keys(&mut self, entries: &[Entry<'_>], keys: &[&str], in_step: bool) {
        for (index, entry) in entries.iter().enumerate() {
            if !keys.contains(&entry.key.as_str()) {
                let kind = FaultKind::Key { key: quoted(&entry.key), in_step };
                self.found.add(entry.fault_of_key(kind));
                continue;
            }
            let is_read = [TITLE, NOTE].contains(&entry.key.as_str());
            if let Some(tag) = entry.tag {
                if !is_read {
                    let kind = FaultKind::NoLanguage(entry.key.clone());
                    self.found.add(entry.fault_of_key(kind));
                } else if language(tag).is_none() {
                    self.found.add(entry.fault_of_key(FaultKind::Language(quoted(tag))));
                }
            }
            let same = |other: &&Entry<'_>| other.key == entry.key && other.tag == entry.tag;
            if let Some(first) = entries[..index].iter().find(same) {
                let kind = FaultKind::Twice(entry.key.clone(), first.line);
                self.found.add(entry.fault_of_key(kind));
            } else if entry.first().is_none() && entry.key != STEP {
                self.found.add(entry.fault(FaultKind::Empty(entry.key.clone())));
            }
        }
    }

    /// What people read of a key, in every language that the file has.
    fn words(&mut self, entries: &[Entry<'_>], key: &str) -> Option<Words> {
        let text = |entry: &Entry<'_>| match key {
            NOTE => paragraphs(entry),
            _ => entry.text().split_whitespace().collect::<Vec<_>>().join(" "),
        };
        for entry in entries.iter().filter(|entry| entry.key == key) {
            if Words::new(&text(entry)).plain().chars().count() > LETTERS_MAX {
                self.found.add(entry.fault_of_key(FaultKind::Long));
            }
        }
        let plain = find(entries, key)?;
        if plain.tag.is_some() {
            return None;
        }
        let tagged = entries.iter().filter(|entry| entry.key == key);
        let tagged = tagged.filter_map(|entry| Some((language(entry.tag?)?, text(entry))));
        let words = Words::new(&text(plain));
        Some(tagged.fold(words, |words, (language, text)| words.and(language, &text)))
    }

    /// The value of a key in a form of its own, and its place.
    fn value<T>(
        &mut self,
        entries: &[Entry<'_>],
        key: &str,
        read: impl Fn(&str) -> Result<T, FaultKind>,
    ) -> Option<(T, (usize, usize))> {
        let entry = find(entries, key)?;
        let first = entry.first()?;
        let text = entry.text().split_whitespace().collect::<Vec<_>>().join(" ");
        match read(&text) {
            Ok(value) => Some((value, (first.line, first.column))),
            Err(kind) => {
                self.found.add(entry.fault(kind));
                None
            }
        }
    }

    fn search(&mut self, entries: &[Entry<'_>]) -> Option<(Named, (usize, usize))> {
        self.value(entries, SEARCH, |name| {
            // The message quotes the name.
            let shown = if name.len() > NAME_MAX { quoted(name) } else { shown::line(name) };
            let told = shown.parse::<Named>().map_err(|error| FaultKind::Search(error.to_string()));
            name.parse::<Named>().or(told)
        })
    }

    fn hides(&mut self, entries: &[Entry<'_>]) -> Vec<Hidden> {
        let Some(entry) = find(entries, HIDE) else { return Vec::new() };
        let mut hides = Vec::new();
        for word in entry.text().split([' ', '\n', ',', '\t']).filter(|word| !word.is_empty()) {
            match Hidden::named(word) {
                Some(one) => hides.push(one),
                None => self.found.add(entry.fault(FaultKind::Hide(quoted(word)))),
            }
        }
        hides.sort_unstable();
        hides.dedup();
        hides
    }

    /// The puzzle, which is read where it stands, so that its faults have their places.
    fn puzzle(&mut self, entries: &[Entry<'_>]) -> Option<Subject> {
        let entry = find(entries, PUZZLE)?;
        entry.first()?;
        let (mut text, mut line) = (String::new(), 1);
        for part in &entry.value {
            // Comments stand between parts, too.
            text.push_str(&"\n".repeat(part.line.saturating_sub(line)));
            text.push_str(&" ".repeat(part.column - 1));
            text.push_str(part.text);
            text.push('\n');
            line = part.line + 1;
        }
        match read::any(text.as_bytes(), None, Topology::King) {
            Ok(any) => Some(any.into()),
            Err(error) => {
                for (place, message) in error.placed() {
                    let kind = FaultKind::Puzzle(message);
                    let (line, column) = place.unwrap_or((entry.line, 1));
                    self.found.add(Fault { line, column, kind });
                }
                None
            }
        }
    }
}

fn task(line: &str) -> Result<Task, FaultKind> {
    line.parse().map_err(|error| match error {
        TaskError::Kind => {
            FaultKind::Kind(quoted(line.split_whitespace().next().unwrap_or_default()))
        }
        TaskError::Words(kind) => FaultKind::Words(kind),
    })
}

fn language(tag: &str) -> Option<Language> {
    Language::all().find(|language| language.tag() == tag)
}

fn find<'b, 'a>(entries: &'b [Entry<'a>], key: &str) -> Option<&'b Entry<'a>> {
    // The text without a language counts before the others.
    let mut own = entries.iter().filter(|entry| entry.key == key);
    own.clone().find(|entry| entry.tag.is_none()).or_else(|| own.next())
}

fn has(entries: &[Entry<'_>], key: &str) -> bool {
    find(entries, key).is_some_and(|entry| entry.tag.is_none())
}

/// The steps, each with all of its entries.
fn parts<'b, 'a>(entries: &'b [Entry<'a>]) -> impl Iterator<Item = &'b [Entry<'a>]> {
    let is_begin = |entry: &Entry<'_>| entry.key == STEP;
    let mut rest = entries;
    std::iter::from_fn(move || {
        let (_, after) = rest.split_first()?;
        let end = 1 + after.iter().position(is_begin).unwrap_or(after.len());
        let (step, others) = rest.split_at(end);
        rest = others;
        Some(step)
    })
}

/// The value with each paragraph on a line of its own.
fn paragraphs(entry: &Entry<'_>) -> String {
    let mut text = String::new();
    for part in &entry.value {
        text.push_str(if part.text.is_empty() { "\n" } else { part.text });
        text.push(' ');
    }
    text
}
