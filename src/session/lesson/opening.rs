//! Lessons whose searches are run and whose questions are made, on another thread, before they are
//! played or saved.

use std::path::PathBuf;

use langkah_language::text;
use langkah_puzzle::lesson::{Faults, Lesson, Taught, write};

use super::notebook::{missing, told};
use super::played::Played;
use super::{LessonWish, Lessons};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::job::Reporter;
use crate::session::notice::{Notice, Topic, said};
use crate::session::pending::Pending;
use crate::session::settings::last::LastLesson;

/// The text of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    pub text: Vec<u8>,
    /// Where the text comes from, as the person is told if it cannot be opened.
    pub name: String,
    /// The file that it was read from.
    pub file: Option<PathBuf>,
}

/// A recorded lesson that can be saved.
pub struct Checked {
    pub lesson: Box<Lesson>,
    pub text: String,
}

/// What a lesson is prepared for.
enum Purpose {
    /// It is opened; a file that it was read from is one of the recent files.
    Open {
        name: String,
        file: Option<PathBuf>,
    },
    /// It is opened as it was when the program ended.
    Resume(LastLesson),
    /// A lesson that is being recorded is played, or saved as this one.
    Try {
        text: String,
    },
    Save {
        text: String,
        lesson: Box<Lesson>,
    },
}

/// A lesson that is being prepared.
pub(super) struct Preparation {
    purpose: Purpose,
    /// The document of the puzzle that was open when the person asked.
    document: Option<Document>,
}

/// The lesson that is being prepared, if there is one.
pub(super) type Preparing = Pending<Preparation, Result<Taught, Faults>>;

impl Lessons {
    /// Whether a lesson is being prepared.
    pub const fn is_preparing(&self) -> bool {
        self.preparing.is_running() || self.saving.is_running()
    }

    /// Whether it takes so long that the person is told.
    pub fn takes_long(&self) -> bool {
        self.preparing.progress().is_some() || self.saving.progress().is_some()
    }

    /// Drops the lessons that are being prepared. All stays as it is.
    pub(in crate::session) fn stop(&mut self) {
        self.preparing.forget();
        self.saving.forget();
    }

    /// Drops the lesson that is to be opened if another wish comes in its place. One that is to be
    /// saved needs nothing of what is open, so only the end of its recording drops it.
    pub(in crate::session) fn overtake(&mut self, command: &Command) {
        let is_forgotten = matches!(command, Command::Teach(LessonWish::Forget));
        if is_forgotten {
            self.saving.forget();
        }
        let is_recorded = matches!(command, Command::Teach(LessonWish::Record));
        if is_forgotten || is_recorded || command.opens() {
            self.preparing.forget();
        }
    }

    /// Drops it if another puzzle than that of the time when the person asked is open.
    pub(super) fn leave(&mut self, open: Option<&Document>) {
        let asked = self.preparing.asked();
        if asked.is_some_and(|asked| asked.document.as_ref() != open) {
            self.preparing.forget();
        }
    }
}

impl Session {
    /// The recorded lesson that the person wants to save, once it is known that it can be.
    pub fn take_checked(&mut self) -> Option<Checked> {
        self.lessons.checked.take()
    }

    /// Shows the lesson that is played if it has answers, or else one that waits with its own.
    pub(super) fn show_answers(&mut self) {
        let has_answers = self.lessons.played().is_some_and(Played::has_answers);
        match self.lessons.left.last().filter(|_| !has_answers) {
            Some(left) => self.open_lesson(left.taught().clone()),
            None => self.enter_step(),
        }
    }

    pub(super) fn prepare_script(&mut self, script: Script) {
        let Script { text, name, file } = script;
        self.prepare(text, Purpose::Open { name, file });
    }

    /// Plays the lesson that is being recorded, or saves it, or tells what is missing.
    pub(super) fn finish_notebook(&mut self, is_to_save: bool) {
        let Some(notebook) = &self.lessons.notebook else { return };
        let lesson = Box::new(notebook.lesson());
        if !missing(&lesson).is_empty() {
            return self.tell_unfinished(move || missing(&lesson));
        }
        let text = write(&lesson);
        let bytes = text.as_bytes().to_vec();
        let purpose =
            if is_to_save { Purpose::Save { text, lesson } } else { Purpose::Try { text } };
        self.prepare(bytes, purpose);
    }

    /// The lesson that is played, for the next start; `None` for the trial of a recorded one.
    pub(in crate::session) fn kept_lesson(&self) -> Option<LastLesson> {
        let played = self.lessons.played().filter(|played| !played.is_trial())?;
        let text = write(played.lesson());
        let (at, answers) = (played.at(), played.answers());
        (text.len() <= LastLesson::BYTES_MAX).then_some(LastLesson { text, at, answers })
    }

    /// Opens the lesson again that was played when the program ended.
    pub(in crate::session) fn resume_lesson(&mut self, lesson: LastLesson) {
        self.prepare(lesson.text.clone().into_bytes(), Purpose::Resume(lesson));
    }

    /// Runs the searches of a lesson and makes its questions.
    fn prepare(&mut self, text: Vec<u8>, purpose: Purpose) {
        let is_to_save = matches!(purpose, Purpose::Save { .. });
        if !is_to_save {
            // What was asked for before must not come in its place.
            self.hidato.drop_made();
        }
        let asked = Preparation { purpose, document: self.document().cloned() };
        let work = move |reporter: &mut Reporter<_>| Taught::open_watched(&text, reporter);
        let Lessons { preparing, saving, .. } = &mut self.lessons;
        let preparing = if is_to_save { saving } else { preparing };
        preparing.forget();
        if let Err(error) = preparing.ask(asked, &self.jobs, work) {
            self.notice = Some(Notice::not_started(&error));
        }
    }

    /// Takes in the lessons that were prepared.
    pub(in crate::session) fn poll_lessons(&mut self) {
        self.lessons.translate();
        let prepared = [self.lessons.saving.take(), self.lessons.preparing.take()];
        for (asked, prepared) in prepared.into_iter().flatten() {
            self.take_prepared(asked.purpose, prepared);
        }
    }

    fn take_prepared(
        &mut self,
        purpose: Purpose,
        prepared: Result<Result<Taught, Faults>, String>,
    ) {
        match (prepared, purpose) {
            (Err(message), _) => {
                let title = said(|| text!("session-search-failed"));
                self.notice = Some(Notice::fault(title, vec![message]));
            }
            (Ok(Ok(taught)), Purpose::Open { file: Some(file), .. }) => {
                self.apply(Command::Teach(LessonWish::OpenFile(Box::new(taught), file)));
            }
            (Ok(Ok(taught)), Purpose::Open { file: None, .. }) => {
                self.apply(Command::Teach(LessonWish::Open(Box::new(taught))));
            }
            (Ok(Ok(taught)), Purpose::Resume(last)) => self.go_on_with(taught, last),
            (Ok(Ok(taught)), Purpose::Try { .. }) => {
                self.drop_unfinished();
                self.apply(Command::Teach(LessonWish::Open(Box::new(taught))));
            }
            (Ok(Ok(taught)), Purpose::Save { lesson, .. }) => {
                self.drop_unfinished();
                self.lessons.checked = Some(Checked { lesson, text: write(&taught.lesson) });
            }
            // It was kept by another version of the program; its puzzle is open.
            (Ok(Err(_)), Purpose::Resume(_)) => {}
            (Ok(Err(faults)), Purpose::Open { name, .. }) => {
                let lines = faults.list().iter().cloned();
                let lines = lines.map(|fault| said(move || fault.to_string())).collect();
                self.notice = Some(Notice::unopened(name, lines, faults.more()));
            }
            (Ok(Err(faults)), Purpose::Try { text } | Purpose::Save { text, .. }) => {
                self.tell_unfinished(move || told(&text, &faults));
            }
        }
    }

    /// Tells what is missing, line by line.
    fn tell_unfinished(&mut self, lines: impl Fn() -> Vec<String> + Send + Sync + 'static) {
        let line = said(move || lines().join("\n"));
        let notice = Notice::fault(said(|| text!("lesson-record-unfinished")), vec![line]);
        self.notice = Some(notice.about(Topic::LessonUnfinished));
    }

    /// Takes away that a lesson was not ready; what is told of anything else stays.
    fn drop_unfinished(&mut self) {
        self.notice.take_if(|notice| notice.topic == Topic::LessonUnfinished);
    }
}
