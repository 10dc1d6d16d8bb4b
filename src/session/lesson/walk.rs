//! How the session comes to the place of a step: the board after some steps of the solution, or a
//! moment of a search, which is recorded first.

use langkah_engine::search::trace::Trace;
use langkah_language::text;
use langkah_puzzle::compare::Allowance;
use langkah_puzzle::lesson::{Taught, View as Shows};
use langkah_puzzle::practice::Subject;

use super::Lessons;
use super::played::Played;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::explorer::{Explorer, Jump};
use crate::session::explore::{NodeWish, View, Wish};
use crate::session::family::{Search, opened, search_on};
use crate::session::mode::Mode;
use crate::session::notice::{Notice, Topic, said};
use crate::session::player::Go;
use crate::session::settings::last::LastLesson;
use crate::session::source::Source;

impl Session {
    pub(super) fn open_lesson(&mut self, taught: Taught) {
        let title = taught.lesson.title.shown().to_owned();
        let puzzle = taught.lesson.puzzle.clone();
        // A lesson that waits goes on; one that is played begins again.
        let played = self.lessons.played.take();
        if let Some(other) = played.filter(|played| *played.lesson() != taught.lesson) {
            self.lessons.leave_behind(other);
        }
        let waits = self.lessons.take_left(&taught.lesson);
        if self.subject().as_ref() != Some(&puzzle) {
            self.puzzles = None;
            self.carry_out(opened(puzzle, Source::Lesson(title)));
        }
        let played = match waits {
            Some(played) if *played.lesson() == taught.lesson => Box::new(played.again()),
            Some(played) => {
                let lines = vec![said(|| text!("lesson-view-changed", "about"))];
                self.notice = Some(Notice::note(said(|| text!("lesson-view-changed")), lines));
                Box::new(Played::new(taught, false).with_answers_of(played))
            }
            None => {
                let recorded = self.lessons.notebook.as_ref().map(|notebook| notebook.lesson());
                let is_trial = recorded.as_ref() == Some(&taught.lesson);
                Box::new(Played::new(taught, is_trial))
            }
        };
        self.lessons.played = Some(played);
        self.enter_step();
    }

    /// Opens a lesson as an earlier start has left it, on the puzzle with its moves of then.
    pub(super) fn go_on_with(&mut self, taught: Taught, last: LastLesson) {
        if self.subject().as_ref() == Some(&taught.lesson.puzzle) {
            let played = Played::new(taught, false).resumed(last.at, last.answers);
            self.lessons.played = Some(Box::new(played));
            self.enter_view(false);
            // The step may show the tree of a search that is still to be recorded.
            self.follow_up();
        }
    }

    /// Shows the view of the step, and goes to its place as soon as that can be done.
    pub(super) fn enter_step(&mut self) {
        self.enter_view(true);
    }

    /// Shows the view of the step. On the board it goes to the step's place only if `goes`: that
    /// puts the moves of the solution in the place of those that a person has made.
    fn enter_view(&mut self, goes: bool) {
        let Some(step) = self.lessons.played().and_then(Played::step) else { return };
        let (shows, at) = (step.view, step.at as usize);
        let locks = self.locks_board();
        let Some(played) = &mut self.lessons.played else { return };
        match shows {
            Shows::Board => {
                played.awaits_place = false;
                let (moves, search) = (played.moves().to_owned(), played.search());
                self.explore(Wish::Show(View::Solution));
                let (tenant, mut desk) = self.at_work();
                if locks && tenant.mode() != Mode::View {
                    tenant.enter(Mode::View);
                }
                if !goes {
                    // The place of then is there already.
                } else if at > 0 {
                    tenant.show_solution(&moves, at, search.as_ref(), &mut desk);
                } else {
                    tenant.go(Go::First);
                }
            }
            Shows::Tree => {
                let other = played.searched.filter(|_| played.searched != played.search());
                if other.is_some() || played.searched.is_none() {
                    played.searched = None;
                    self.forget_recorded();
                }
                self.explore(Wish::Show(View::Tree));
                self.settle();
            }
        }
    }

    /// The search that a lesson has recorded for its step; `None` outside a lesson.
    pub(in crate::session) fn lesson_search(&mut self) -> Option<Search> {
        let subject = self.subject()?;
        // With one thread the tree is the same in every run.
        let threads = std::num::NonZero::new(1);
        let allowance = Allowance { time_max: None, threads, ..self.allowance() };
        let played = self.lessons.played.as_mut()?;
        let named = played.search()?;
        played.searched = Some(named);
        search_on(&subject, &named, &allowance)
    }

    /// Goes to the moment of the step as soon as the search has been recorded so far.
    pub(in crate::session) fn settle(&mut self) {
        let Some(played) = self.lessons.played.as_deref().filter(|played| played.awaits_place)
        else {
            return;
        };
        let (Some((at, is_before_children)), View::Tree) = (played.moment(), self.view()) else {
            return;
        };
        let node = played.step().and_then(|step| step.node);
        let node = node.filter(|_| played.open_question().is_none());
        let is_searched = played.searched.is_some() && played.searched == played.search();
        let Some(trace) = self.explorer().and_then(Explorer::trace).filter(|_| is_searched) else {
            return;
        };
        if trace.last() < at && self.recording().is_some() {
            return;
        }
        self.explore(Wish::Node(NodeWish::Select(None)));
        self.explore(Wish::Go(Jump::At(at)));
        if is_before_children {
            self.hide_children();
        }
        if node.is_some() {
            self.explore(Wish::Node(NodeWish::Select(node)));
        }
        if let Some(played) = &mut self.lessons.played {
            played.awaits_place = false;
        }
    }

    /// Goes back to the beginning of the expansion.
    fn hide_children(&mut self) {
        let count = |trace: &Trace, at| trace.moment(at).children().len();
        let Some(explorer) = self.explorer() else { return };
        let count = explorer.trace().map_or(0, |trace| count(trace, explorer.at()));
        for _ in 0..count {
            self.explore(Wish::Go(Jump::PreviousChild));
        }
    }

    /// Ends a lesson whose puzzle is not open any more. A lesson that is being recorded is kept if
    /// it has steps.
    pub(in crate::session) fn keep_lesson(&mut self) {
        let (subject, document) = (self.subject(), self.document().cloned());
        self.lessons.leave(document.as_ref());
        let is_other = |puzzle: &Subject| subject.as_ref() != Some(puzzle);
        let Lessons { played, notebook, is_aside, .. } = &mut self.lessons;
        let is_elsewhere = notebook.as_ref().is_some_and(|notebook| is_other(notebook.puzzle()));
        if is_elsewhere && notebook.as_ref().is_some_and(|notebook| notebook.pages().is_empty()) {
            *notebook = None;
        }
        if is_elsewhere && notebook.is_some() && !*is_aside && self.notice.is_none() {
            let lines = vec![said(|| text!("lesson-record-aside", "about"))];
            let notice = Notice::note(said(|| text!("lesson-record-aside")), lines);
            self.notice = Some(notice.about(Topic::LessonAside));
        }
        if !is_elsewhere {
            // The puzzle of the lesson is open again.
            self.notice.take_if(|notice| notice.topic == Topic::LessonAside);
        }
        *is_aside = is_elsewhere && notebook.is_some();
        if played.as_ref().is_some_and(|played| is_other(&played.lesson().puzzle)) {
            let waits = played.take().is_some_and(|played| self.lessons.leave_behind(played));
            if self.notice.is_none() {
                self.notice = Some(waits_or_ended(waits));
            }
        }
    }

    /// Takes in that a command records another search than that of the lesson.
    pub(in crate::session) fn note_other_search(&mut self, command: &Command) {
        if let Command::Explore(Wish::Record | Wish::RecordOnce(_)) = command
            && let Some(played) = &mut self.lessons.played
        {
            played.searched = None;
        }
    }
}

/// Tells that a lesson was left, and whether it waits to be gone on with.
fn waits_or_ended(waits: bool) -> Notice {
    let title =
        said(move || if waits { text!("lesson-view-waits") } else { text!("lesson-view-ended") });
    let about = said(move || {
        if waits {
            text!("lesson-view-waits", "about")
        } else {
            text!("lesson-view-ended", "about")
        }
    });
    Notice::note(title, vec![about])
}
