//! Lessons: one that is played, and one that a teacher records.
//!
//! | room | what lives there |
//! |---|---|
//! | [`played`] | a lesson that is played: its step, its questions, what is hidden |
//! | [`notebook`] | a lesson that is being recorded |
//! | [`opening`] | a lesson whose searches are run before it is played or saved |
//! | `walk` | how the session comes to the place of a step |

pub mod notebook;
pub mod opening;
pub mod played;
mod walk;

use std::path::PathBuf;

use langkah_language::text;
use langkah_puzzle::lesson::{Hidden, Lesson, Taught};
use notebook::{Amendment, Notebook};
use opening::{Checked, Preparing, Script};
use played::Played;

use super::Session;
use super::command::Command;
use super::explore::Wish;
use super::mode::Mode;
use super::notice::{Notice, said};
use super::practice::PracticeWish;
use super::practice::draft::Put;

/// What can be asked about lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonWish {
    /// Runs the searches of a lesson, and opens it then.
    Prepare(Script),
    /// Opens the puzzle of a lesson, and begins with its first step.
    Open(Box<Taught>),
    /// The same with a lesson that was read from this file.
    OpenFile(Box<Taught>, PathBuf),
    Back,
    /// Shows the place of the step again.
    Again,
    /// Goes on to the next step; after the last one it ends the lesson.
    Next,
    /// Puts a part of the answer to the question of the step.
    Put(Put),
    /// Has the answer marked.
    Answer,
    /// Has the right answer shown instead.
    GiveUp,
    /// Ends the lesson. The puzzle stays open, and answers wait until the lesson is opened again.
    Leave,
    /// Begins to record a lesson on the open puzzle.
    Record,
    /// Adds a step with what is shown now.
    Bookmark,
    /// Changes the lesson that is being recorded.
    Amend(Amendment),
    /// Plays the lesson that is being recorded.
    Try,
    /// Looks whether the lesson that is being recorded can be saved.
    Save,
    /// A file with this lesson was written.
    Written(Box<Lesson>),
    /// Ends the recording, and forgets what was recorded.
    Forget,
    /// Shows the lesson whose answers would be lost.
    ShowAnswers,
    /// Ends the lesson that is played, and forgets those that wait.
    ForgetAnswers,
}

/// What a session knows of lessons.
#[derive(Default)]
pub struct Lessons {
    played: Option<Box<Played>>,
    /// Lessons that wait with their answers, because another puzzle was opened.
    left: Vec<Played>,
    notebook: Option<Box<Notebook>>,
    /// Whether the lesson that is being recorded waits until its puzzle is open again.
    is_aside: bool,
    /// The lesson that is prepared to be opened.
    preparing: Preparing,
    /// The recorded lesson that is prepared to be saved, whatever is opened meanwhile.
    saving: Preparing,
    /// A recorded lesson that can be saved, until somebody takes it.
    checked: Option<Checked>,
}

impl Lessons {
    /// Has the marks of the lesson that is played in the language of now.
    fn translate(&mut self) {
        for played in self.played.as_deref_mut().into_iter().chain(&mut self.left) {
            played.translate();
        }
    }

    /// The lesson that waits, if there is one; it may have been changed meanwhile.
    fn take_left(&mut self, lesson: &Lesson) -> Option<Played> {
        let is_earlier = |left: &Played| {
            left.lesson().title == lesson.title && left.lesson().puzzle == lesson.puzzle
        };
        let same = self.left.iter().position(|left| left.lesson() == lesson);
        let at = same.or_else(|| self.left.iter().position(is_earlier))?;
        Some(self.left.swap_remove(at))
    }

    /// Keeps a lesson with its answers until it is opened again. Tells whether it has any that
    /// would be lost.
    fn leave_behind(&mut self, played: Box<Played>) -> bool {
        let has_answers = played.has_answers();
        if has_answers {
            self.left.retain(|left| left.lesson() != played.lesson());
            self.left.push(*played);
        }
        has_answers
    }

    /// The lesson that is played.
    pub fn played(&self) -> Option<&Played> {
        self.played.as_deref()
    }

    /// The lesson that is being recorded. It is out of sight while a lesson is played, and while
    /// another puzzle is open.
    pub fn notebook(&self) -> Option<&Notebook> {
        self.notebook.as_deref().filter(|_| self.played.is_none() && !self.is_aside)
    }
}

fn hidden() -> Notice {
    let about = said(|| text!("lesson-view-first", "about"));
    Notice::note(said(|| text!("lesson-view-first")), vec![about])
}

impl Session {
    /// Whether a lesson is being recorded that no file has all of.
    pub fn loses_lesson(&self) -> bool {
        self.lessons.notebook.as_ref().is_some_and(|notebook| !notebook.is_kept())
    }

    /// Whether a lesson is played, or waits, whose answers end with the window.
    pub fn loses_answers(&self) -> bool {
        let lessons = &self.lessons;
        lessons.played().is_some_and(Played::has_answers) || !lessons.left.is_empty()
    }

    pub const fn lessons(&self) -> &Lessons {
        &self.lessons
    }

    /// Whether a part of the window is hidden until the question of the lesson is answered.
    pub fn hides(&self, what: Hidden) -> bool {
        self.lessons.played().is_some_and(|played| played.hides(what))
    }

    /// Whether the rest of a Hidato's solution is hidden, because it would answer the question.
    pub fn hides_rest(&self) -> bool {
        self.lessons.played().is_some_and(Played::hides_rest)
    }

    /// What a person is told who asks for what the lesson hides; `None` if it hides nothing.
    pub fn hidden_notice(&self) -> Option<Notice> {
        let hides = Hidden::ALL.into_iter().any(|what| self.hides(what)) || self.hides_rest();
        hides.then(hidden)
    }

    /// Whether a lesson keeps the hands off the board: another board stands in its place, or the
    /// person would learn from a Hidato what is hidden, number by number.
    pub(super) fn locks_board(&self) -> bool {
        let shows_other = self.lessons.played().is_some_and(Played::shows_question);
        shows_other || self.hidato().is_some() && self.hides(Hidden::Verdict)
    }

    /// Whether a command would show what is hidden. Then the person is told, and nothing is done.
    pub(super) fn refuses(&mut self, command: &Command) -> bool {
        let hides = self.hidden_notice().is_some();
        let shows = match command {
            Command::Mode(Mode::Play | Mode::Edit) => self.locks_board(),
            _ if !hides => false,
            Command::Solve | Command::SolveHere | Command::Hint | Command::PlayPause => true,
            Command::First | Command::Prev | Command::Next | Command::Last => {
                self.hides(Hidden::ENode) || self.hides(Hidden::Verdict) || self.hides_rest()
            }
            Command::Seek(_) => self.hides(Hidden::Verdict) || self.hides_rest(),
            Command::Practise(PracticeWish::Written(_) | PracticeWish::Forget) => false,
            Command::Practise(_) => true,
            Command::Explore(Wish::Node(_) | Wish::Pace(_) | Wish::NodesMax(_)) => false,
            Command::Explore(_) => true,
            _ => false,
        };
        if shows {
            self.notice = Some(hidden());
        }
        shows
    }

    pub(super) fn teach(&mut self, wish: LessonWish) {
        if matches!(wish, LessonWish::Bookmark | LessonWish::Amend(_)) {
            // What was wrong with the lesson may be right now.
            self.notice = None;
        }
        match wish {
            LessonWish::Prepare(script) => self.prepare_script(script),
            LessonWish::Open(taught) => self.open_lesson(*taught),
            LessonWish::OpenFile(taught, file) => {
                self.settings.files.note(&file);
                self.open_lesson(*taught);
            }
            LessonWish::Back => self.turn(|played| played.go(played.at().checked_sub(1))),
            LessonWish::Again => self.enter_step(),
            LessonWish::Next => self.turn(|played| played.go(Some(played.at() + 1))),
            LessonWish::Put(part) => self.change_played(|played| played.put(part)),
            LessonWish::Answer => self.turn(Played::answer),
            LessonWish::GiveUp => self.turn(Played::give_up),
            LessonWish::Leave => {
                if let Some(played) = self.lessons.played.take() {
                    self.lessons.leave_behind(played);
                }
            }
            LessonWish::Record => self.open_notebook(),
            LessonWish::Bookmark => self.bookmark(),
            LessonWish::Amend(amendment) => {
                if let Some(notebook) = &mut self.lessons.notebook {
                    notebook.amend(amendment);
                }
            }
            LessonWish::Try => self.finish_notebook(false),
            LessonWish::Save => self.finish_notebook(true),
            LessonWish::Written(lesson) => {
                if let Some(notebook) = &mut self.lessons.notebook {
                    notebook.note_written(*lesson);
                }
            }
            LessonWish::Forget => self.lessons.notebook = None,
            LessonWish::ShowAnswers => self.show_answers(),
            LessonWish::ForgetAnswers => {
                (self.lessons.played, self.lessons.left) = (None, Vec::new());
            }
        }
    }

    fn change_played(&mut self, change: impl FnOnce(&mut Played)) {
        if let Some(played) = &mut self.lessons.played {
            change(played);
        }
    }

    /// Changes the lesson that is played, and goes to its place if the change asks for it.
    fn turn(&mut self, change: impl FnOnce(&mut Played) -> bool) {
        let Some(played) = &mut self.lessons.played else { return };
        if change(played) {
            self.enter_step();
        }
    }
}
