//! Several puzzles of one file, of which one is open.

use langkah_engine::puzzle::read::Any;

use super::command::{Command, Source};
use super::{Notice, Session};

/// The puzzles of a file, in its order, and which of them was opened last.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzles {
    source: Source,
    /// Each with the words by which it is chosen, which are safe to show. Never empty.
    items: Vec<(String, Any)>,
    at: usize,
    /// What of the file is not among them, in a sentence.
    left_out: Option<String>,
}

impl Puzzles {
    /// `None` where there is none.
    pub fn new(
        source: Source,
        items: Vec<(String, Any)>,
        left_out: Option<String>,
    ) -> Option<Self> {
        (!items.is_empty()).then_some(Self { source, items, at: 0, left_out })
    }

    /// Which one was opened last, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What they are called.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.items.iter().map(|(name, _)| name.as_str())
    }

    /// The command that opens one of them.
    fn open(&mut self, at: usize) -> Option<Command> {
        let (_, puzzle) = self.items.get(at)?;
        self.at = at;
        Some(Command::load_any(puzzle.clone(), self.source.clone()))
    }
}

impl Session {
    /// The puzzles of the file that was opened, where it has several.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        self.puzzles.as_ref()
    }

    /// Tells what of the file is no puzzle, once the first is open.
    pub(super) fn tell_left_out(&mut self) {
        let left_out = self.puzzles.as_mut().and_then(|puzzles| puzzles.left_out.take());
        if let Some(left_out) = left_out {
            self.notice = Some(Notice::fault("Not all of the file is taken", vec![left_out]));
        }
    }

    /// What a command comes to that takes several puzzles or chooses one of them. What opens another
    /// puzzle leaves the list.
    pub(super) fn chosen(&mut self, command: Command) -> Option<Command> {
        match command {
            Command::Puzzles(mut puzzles) => {
                let first = puzzles.open(0);
                self.puzzles = Some(*puzzles);
                first
            }
            Command::Pick(at) => self.puzzles.as_mut()?.open(at),
            command => {
                if command.opens_another() {
                    self.puzzles = None;
                }
                Some(command)
            }
        }
    }
}
