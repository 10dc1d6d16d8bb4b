//! What would be lost with the window, and the questions about it.

use langkah_language::text;

use crate::session::Session;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::explore::{View, Wish};
use crate::session::filing::FileWish;
use crate::session::lesson::LessonWish;
use crate::session::practice::PracticeWish;

/// What would be lost with the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// What was made by hand of the open puzzle, and never saved.
    Work,
    /// A board that was worked on, left for another puzzle and never saved.
    Left,
    /// A recorded lesson that no file has all of.
    Lesson,
    /// The answers to the questions of a lesson.
    Answers,
    /// The answers of a practice that no file has.
    Practice,
    /// A file that is being written, such as a sheet whose solutions are searched.
    Writing,
}

impl Loss {
    /// All, in the order of the questions.
    pub const ALL: [Self; 6] =
        [Self::Work, Self::Left, Self::Lesson, Self::Answers, Self::Practice, Self::Writing];

    pub fn is_there(self, session: &Session, is_writing: bool) -> bool {
        match self {
            Self::Writing => is_writing,
            Self::Work => session.loses_work(),
            Self::Left => session.loses_left(),
            Self::Lesson => session.loses_lesson(),
            Self::Answers => session.loses_answers(),
            Self::Practice => session.practice().loses_answers(),
        }
    }

    /// The command that throws it away; `None` for what ends with the program.
    pub const fn discard(self) -> Option<Command> {
        Some(match self {
            Self::Work => Command::File(FileWish::Discard),
            Self::Left => Command::File(FileWish::DiscardLeft),
            Self::Lesson => Command::Teach(LessonWish::Forget),
            Self::Answers => Command::Teach(LessonWish::ForgetAnswers),
            Self::Practice => Command::Practise(PracticeWish::Forget),
            Self::Writing => return None,
        })
    }

    /// The command that shows it; `None` for what is in sight.
    pub const fn show(self) -> Option<Command> {
        Some(match self {
            Self::Work | Self::Writing => return None,
            Self::Left => Command::File(FileWish::ShowLeft),
            // The panel of the lesson tells what is missing before the lesson can be saved.
            Self::Lesson => Command::Teach(LessonWish::Record),
            Self::Answers => Command::Teach(LessonWish::ShowAnswers),
            Self::Practice => Command::Explore(Wish::Show(View::Practice)),
        })
    }

    /// The question and what it is about.
    pub fn question(self, session: &Session) -> (&'static str, String) {
        let text = match self {
            Self::Work => return (text!("window-file-closing"), about_work(session)),
            Self::Left => {
                let about = match (session.left_count(), session.left_name()) {
                    (0 | 1, Some(name)) => text!("window-file-left", "named", name = name),
                    (0 | 1, None) => text!("window-file-left", "about").to_owned(),
                    (count, _) => text!("window-file-left", "several", count = count),
                };
                let title = match session.left_count() {
                    0 | 1 => text!("window-file-left"),
                    _ => text!("window-file-left", "several-title"),
                };
                return (title, about);
            }
            Self::Lesson => {
                (text!("lesson-record-closing"), text!("lesson-record-closing", "about"))
            }
            Self::Answers => (text!("lesson-view-closing"), text!("lesson-view-closing", "about")),
            Self::Practice => {
                (text!("practice-view-closing"), text!("practice-view-closing", "about"))
            }
            Self::Writing => (text!("window-file-writing"), text!("window-file-writing", "about")),
        };
        (text.0, text.1.to_owned())
    }
}

fn about_work(session: &Session) -> String {
    if session.document().and_then(Document::file).is_none() {
        return text!("window-file-closing", "no-file").to_owned();
    }
    let title = session.title().unwrap_or_default();
    text!("window-file-closing", "about", title = title.trim_end_matches('*'))
}
