//! Several puzzles of one file, or of several files, of which one is open.

use std::path::PathBuf;

use langkah_language::text;
use langkah_puzzle::practice::Subject;
use langkah_puzzle::read::Any;

use super::Session;
use super::command::Command;
use super::document::{Document, OnDisk};
use super::family::content::{Content, renew};
use super::filing::FileWish;
use super::notice::{Line, Notice, Tone, said};
use super::source::Source;

/// A puzzle of the list.
#[derive(Clone, Debug, PartialEq)]
struct Item {
    /// Its words in the list, which are safe to show.
    name: String,
    puzzle: Any,
    source: Source,
    /// The file that it is read from, or was saved in since; `None` if there is none.
    file: Option<OnDisk>,
    /// The file of the list that it was read from first.
    of: Option<PathBuf>,
}

impl Item {
    fn is_of(&self, file: &OnDisk) -> bool {
        self.of.as_ref() == Some(&file.path)
    }
}

/// The puzzles of a file, or of several, in their order, and which of them was opened last.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzles {
    /// There is at least one.
    items: Vec<Item>,
    at: usize,
    /// The number of the list, as the documents of its puzzles name it.
    number: u64,
    /// Sentences about the parts that are no puzzles, and about puzzles that are not taken.
    left_out: Vec<String>,
}

impl Puzzles {
    /// Puzzles of one source, each with its words in the list, which are safe to show. `None` if
    /// `items` is empty.
    pub fn new(source: Source, items: Vec<(String, Any)>, left_out: Vec<String>) -> Option<Self> {
        let item =
            |(name, puzzle)| Item { name, puzzle, source: source.clone(), file: None, of: None };
        let items: Vec<Item> = items.into_iter().map(item).collect();
        (!items.is_empty()).then_some(Self { items, at: 0, number: 0, left_out })
    }

    /// The number of the open puzzle in this file, from 1; `None` if the list has no other one of
    /// that file.
    pub fn number_in(&self, file: &OnDisk) -> Option<usize> {
        let is_of_file = |item: &&Item| item.is_of(file);
        let is_several = self.items.iter().filter(is_of_file).count() > 1;
        let before = self.items.iter().take(self.at).filter(is_of_file).count();
        is_several.then_some(before + 1)
    }

    /// The same puzzles, read from this file.
    #[must_use]
    pub fn from_file(mut self, file: &OnDisk) -> Self {
        for item in &mut self.items {
            item.file.get_or_insert_with(|| file.clone());
            item.of.get_or_insert_with(|| file.path.clone());
        }
        self
    }

    /// Adds the puzzles of another list.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.items.extend(other.items);
        self.left_out.extend(other.left_out);
        self
    }

    /// The same puzzles, with one more sentence about what is not taken.
    #[must_use]
    pub fn telling(mut self, left_out: Option<String>) -> Self {
        self.left_out.extend(left_out);
        self
    }

    /// The place of the puzzle that was opened last, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The words of each puzzle in the list.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.items.iter().map(|item| item.name.as_str())
    }

    /// Each puzzle of the list.
    pub fn subjects(&self) -> impl Iterator<Item = Subject> {
        self.items.iter().map(|item| item.puzzle.clone().into())
    }

    /// The puzzle of a list is saved: from now on it is read as it is in that file.
    pub(super) fn take_saved(
        &mut self,
        listed: Option<(u64, usize)>,
        content: Content,
        file: &OnDisk,
    ) {
        let at = listed.filter(|(number, _)| *number == self.number).map(|(_, at)| at);
        if let Some(item) = at.and_then(|at| self.items.get_mut(at)) {
            renew(&mut item.puzzle, content);
            item.file = Some(file.clone());
        }
    }

    /// The command that opens the puzzle at a place of the list.
    fn open(&mut self, at: usize) -> Option<Chosen> {
        let Item { puzzle, source, file, .. } = self.items.get(at)?.clone();
        self.at = at;
        let provenance = Provenance { file, listed: Some((self.number, at)) };
        Some((Some(provenance), Command::load_any(puzzle, source)))
    }
}

/// Where the puzzle of a command comes from: its file, and the number of its list with its place
/// there.
pub(super) struct Provenance {
    file: Option<OnDisk>,
    listed: Option<(u64, usize)>,
}

/// A command, and where the puzzle that it opens comes from.
type Chosen = (Option<Provenance>, Command);

impl Session {
    /// The puzzles of the file that was opened, if it has several and one of them is shown. After
    /// undo another puzzle may be shown; the list comes back with redo.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        self.puzzles.as_ref().filter(|puzzles| self.place_in(puzzles).is_some())
    }

    /// The place of the shown puzzle in a list.
    fn place_in(&self, puzzles: &Puzzles) -> Option<usize> {
        let (number, at) = self.document()?.paper().listed?;
        (number == puzzles.number).then_some(at)
    }

    /// Takes in where the puzzle comes from that a command has opened, if it has opened one, and
    /// finds the place of the shown puzzle: undo and redo show another one of the list.
    pub(super) fn take_provenance(&mut self, provenance: Option<Provenance>) {
        if let (Some(Provenance { file, listed }), Some(document)) =
            (provenance, self.document().cloned())
        {
            document.paper().listed = listed;
            file.into_iter().for_each(|file| self.attach(file));
        }
        let at = self.puzzles.as_ref().and_then(|puzzles| self.place_in(puzzles));
        if let (Some(puzzles), Some(at)) = (&mut self.puzzles, at) {
            puzzles.at = at;
        }
    }

    /// Tells the person which parts of the file are no puzzles, after the first puzzle is open.
    pub(super) fn tell_left_out(&mut self) {
        let left_out = self.puzzles.as_mut().map(|puzzles| std::mem::take(&mut puzzles.left_out));
        if let Some(left_out) = left_out.filter(|left_out| !left_out.is_empty()) {
            // How the first puzzle was read may have been told just before.
            let before = self.notice.take().filter(|notice| notice.tone == Tone::Note);
            let lines = before.into_iter().flat_map(|notice| notice.into_words().1);
            let lines: Vec<Line> = lines.chain(left_out.into_iter().map(Line::from)).collect();
            self.notice = Some(Notice::fault(said(|| text!("session-left-out")), lines));
        }
    }

    /// Replaces a command that takes several puzzles, or chooses one of them, by the command that
    /// opens the puzzle. A command that opens any other puzzle drops the list.
    pub(super) fn chosen(&mut self, command: Command) -> Option<Chosen> {
        let (file, command) = match command {
            Command::File(FileWish::Opened { file, command }) => (Some(file), *command),
            command => (None, command),
        };
        match command {
            Command::Puzzles(puzzles) => {
                let mut puzzles = match file {
                    Some(file) => puzzles.from_file(&file),
                    None => *puzzles,
                };
                // A file that is read again shows the puzzle that was shown of it.
                let again = self.document().and_then(Document::file).and_then(|own| {
                    let is_own = puzzles.items.iter().all(|item| item.is_of(&own));
                    self.puzzles().filter(|_| is_own)?.number_in(&own)
                });
                let at = again.map_or(0, |number| (number - 1).min(puzzles.items.len() - 1));
                self.lists += 1;
                puzzles.number = self.lists;
                let first = puzzles.open(at);
                self.puzzles = Some(puzzles);
                first
            }
            Command::Pick(at) => {
                self.puzzles()?;
                self.puzzles.as_mut()?.open(at)
            }
            command => {
                if command.opens_another() && !command.opens_later() {
                    self.puzzles = None;
                }
                let provenance = file.map(|file| Provenance { file: Some(file), listed: None });
                Some((provenance, command))
            }
        }
    }
}
