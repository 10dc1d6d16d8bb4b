//! What was open before is opened again: at the next start the puzzle that was open when the
//! program ended, and the puzzle of a result.

use langkah_engine::hidato::board::Topology;
use langkah_language::text;
use langkah_puzzle::results::Entry;
use langkah_puzzle::{Of, read};

use super::Session;
use super::command::Command;
use super::document::Document;
use super::family::content::{Content, Which, content_of, subject, written};
use super::left::Unsaved;
use super::mode::Mode;
use super::notice::{Notice, said};
use super::player::Origin;
use super::results::{EntryId, ResultsWish};
use super::settings::last::{FileSettings, Last};
use super::source::{Dealt, Source};

fn text_of(content: &Content) -> Option<String> {
    let content = written(content);
    content.write(content.kept_format()).ok()
}

/// A board that was left, as it is kept for the next start.
fn left(unsaved: &Unsaved) -> Option<Last> {
    let Unsaved { document, content, about } = unsaved;
    let text = text_of(content)?;
    let is_same = |saved| subject(saved) == subject(content.clone());
    let is_same = document.kept().is_some_and(is_same);
    let saved = document.saved();
    let saved = saved.as_ref().and_then(text_of).unwrap_or_default();
    let last = Last { text, is_unsaved: !is_same, saved, ..Last::clone(about) };
    Some(with_file(last, Some(document)))
}

/// The same with what is known of the puzzle's file. A path that is no text cannot be kept.
fn with_file(last: Last, document: Option<&Document>) -> Last {
    let file = document.and_then(Document::file).filter(|file| file.path.to_str().is_some());
    let Some(file) = file else { return last };
    let is_written = document.is_some_and(Document::is_written);
    let format = file.format.and_then(Of::sliding).map(|format| format.name().to_owned());
    Last { file: Some(file.path), stamp: file.stamp, format, is_written, ..last }
}

/// The puzzle of a result at its start, and the moves as those of the person.
fn of_result(entry: &Entry, name: String, text: String) -> Last {
    let dealt = Dealt { origin: entry.origin, daily: entry.daily, kind: entry.kind.clone() };
    let (moves, origin) = (entry.made.clone(), Origin::Hand);
    Last { text, name, dealt, moves, origin, ..Last::default() }
}

impl Session {
    /// The open puzzle with the place in its solution, as it is kept for the next start. If the
    /// person has thrown unsaved work away, it is what was saved.
    pub(super) fn last(&self) -> Option<Last> {
        let document = self.document()?;
        let loses_work = self.loses_work();
        if loses_work && self.discards {
            let saved = document.saved()?;
            return Some(self.about(Last { text: text_of(&saved)?, ..Last::default() }));
        }
        let text = text_of(&self.content(Which::Worked)?)?;
        let saved = document.saved().filter(|_| self.is_changed());
        let saved = saved.as_ref().and_then(text_of).unwrap_or_default();
        let is_unsaved = loses_work && (self.any_tenant().is_own() || self.is_lost());
        let mut last = Last { text, is_unsaved, is_done: !loses_work, saved, ..Last::default() };
        last.lesson = self.kept_lesson();
        self.any_tenant().put_last(&mut last, self.now());
        Some(self.about(last))
    }

    /// The same with what is known of the file.
    pub(super) fn about(&self, last: Last) -> Last {
        let source = self.source();
        let name = source.map(ToString::to_string).unwrap_or_default();
        let kind = last.dealt.kind.clone();
        let dealt = Dealt { kind, ..source.map(Source::dealt).unwrap_or_default() };
        with_file(Last { name, dealt, ..last }, self.document())
    }

    /// The boards that were left, the oldest first, as they are kept for the next start.
    pub(super) fn kept_left(&self) -> Vec<Last> {
        let mut bytes = 0;
        let fits = |one: &Last| {
            bytes += one.text.len() + one.saved.len();
            bytes <= FileSettings::OTHERS_BYTES_MAX
        };
        let all = self.left.newest().take(FileSettings::OTHERS_MAX).filter_map(left);
        let mut newest: Vec<Last> = all.take_while(fits).collect();
        newest.reverse();
        newest
    }

    /// Opens the board anew that was left last.
    pub(super) fn open_left(&mut self) {
        let Some(last) = self.left.newest().next().and_then(left) else { return };
        self.left.take_last();
        self.restore(&last);
    }

    /// Opens the puzzle that was open last. If its text cannot be read, nothing is changed.
    pub(super) fn restore(&mut self, last: &Last) {
        let Ok(any) = read::any(last.text.as_bytes(), None, Topology::King) else { return };
        self.apply(Command::load_any(any, last.source()));
        if let Some(file) = last.on_disk() {
            self.attach(file);
            if let Some(document) = self.document() {
                document.paper().is_written = last.is_written;
            }
        }
        let (tenant, mut desk) = self.at_work();
        tenant.restore(last, &mut desk);
        if last.differs()
            && let Some(document) = self.document()
        {
            let saved = read::any(last.saved.as_bytes(), None, Topology::King).ok();
            document.paper().saved = saved.map(content_of);
        }
        if let Some(lesson) = &last.lesson {
            self.resume_lesson(lesson.clone());
        }
    }

    pub(super) fn apply_to_results(&mut self, wish: ResultsWish) {
        match wish {
            ResultsWish::Open(id) => self.open_result(id),
            ResultsWish::DeleteAll => {
                self.results.delete_all();
                self.sliding.forget_fewest();
            }
        }
    }

    /// Opens the puzzle of a result. Nothing happens if the result is forgotten already.
    fn open_result(&mut self, id: EntryId) {
        let Some(entry) = self.results.entry(id) else { return };
        let date = entry.date;
        let name = move || text!("session-result", date = date.short());
        let can_be_read = |text: &String| read::any(text.as_bytes(), None, Topology::King).is_ok();
        let Some(text) = entry.text().filter(can_be_read) else {
            let why = said(|| text!("session-result-unread"));
            self.notice = Some(Notice::unopened(said(name), vec![why], 0));
            return;
        };
        let last = of_result(entry, name(), text);
        self.restore(&last);
        self.apply(Command::Mode(Mode::View));
    }
}
