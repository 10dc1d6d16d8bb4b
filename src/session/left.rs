//! Boards that the person worked on, never saved, and left for another puzzle. Undo brings them
//! back.

use super::document::Document;
use super::family::content::Content;
use super::settings::last::Last;

/// A board with the work of a person that is in no file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Unsaved {
    pub document: Document,
    pub content: Content,
    /// Its name and file, where it comes from, the seconds that the person has spent on it, and the
    /// hints that were shown; neither its text nor its moves.
    pub about: Box<Last>,
}

/// The boards that were left.
#[derive(Default)]
pub(super) struct Left(Vec<Unsaved>);

impl Left {
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub const fn count(&self) -> usize {
        self.0.len()
    }

    /// The board that was left last.
    pub fn last(&self) -> Option<&Unsaved> {
        self.0.last()
    }

    /// All boards, the one that was left last first.
    pub fn newest(&self) -> impl Iterator<Item = &Unsaved> {
        self.0.iter().rev()
    }

    /// Takes the board out that was left last.
    pub fn take_last(&mut self) {
        self.0.pop();
    }

    pub fn has(&self, document: &Document) -> bool {
        self.0.iter().any(|one| one.document == *document)
    }

    /// Takes in which puzzle is open now, and what was unsaved before.
    pub fn note(&mut self, open: Option<&Document>, before: Option<Unsaved>) {
        self.0.extend(before.filter(|before| !self.has(&before.document)));
        self.0.retain(|one| Some(&one.document) != open);
    }

    /// Takes in that a file holds the content of a puzzle. Tells whether the puzzle was one of
    /// these.
    pub fn take_saved(&mut self, document: &Document, content: &Content) -> bool {
        let before = self.0.len();
        self.0.retain(|one| one.document != *document || one.content != *content);
        self.0.len() < before
    }
}
