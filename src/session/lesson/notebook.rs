//! A lesson that a teacher records while walking: a title, and steps with their notes and
//! questions.

use langkah_language::text;
use langkah_puzzle::lesson::{
    FaultKind, Faults, Hidden, Lesson, Offer, STEPS_MAX, Step, Task, View as Shows, Words,
};
use langkah_puzzle::practice::{Recorded, Subject};

use crate::session::Session;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::{View, Wish};
use crate::session::family::content::{self, Which};
use crate::session::family::{ended, opened, recordable};
use crate::session::mode::Mode;
use crate::session::source::Source;

/// A step as it is being recorded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    pub step: Step,
    /// How many nodes the search has expanded whose end it shows; `None` if it shows none.
    pub end: Option<u64>,
    /// The note as it was typed.
    pub note: String,
    /// What can be asked here.
    pub offer: Offer,
}

/// A lesson that is being recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Notebook {
    puzzle: Subject,
    pub title: String,
    pub author: String,
    pages: Vec<Page>,
    /// The place of the page that is shown; one past the last if none is.
    at: usize,
    /// The lesson as it was last written into a file.
    written: Option<Lesson>,
}

/// A change of the lesson that is being recorded.
#[derive(Clone, Debug, PartialEq)]
pub enum Amendment {
    Title(String),
    Author(String),
    /// Shows the page of this place.
    Show(usize),
    /// Changes the note of the page that is shown, and so on.
    Note(String),
    Task(Option<Task>),
    /// Hides something, or shows it.
    Hide(Hidden, bool),
    /// Moves the page before the one before it, or behind the one behind it.
    Earlier,
    Later,
    Remove,
}

impl Notebook {
    fn new(puzzle: Subject) -> Self {
        Self {
            puzzle,
            title: String::new(),
            author: String::new(),
            pages: Vec::new(),
            at: 0,
            written: None,
        }
    }

    pub fn puzzle(&self) -> &Subject {
        &self.puzzle
    }

    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The place of the page that is shown, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn page(&self) -> Option<&Page> {
        self.pages.get(self.at)
    }

    pub(super) fn amend(&mut self, amendment: Amendment) {
        let (at, last) = (self.at, self.pages.len().saturating_sub(1));
        match amendment {
            Amendment::Title(title) => self.title = title,
            Amendment::Author(author) => self.author = author,
            Amendment::Show(place) => self.at = place.min(last),
            Amendment::Note(note) => self.change(|page| page.note = note),
            Amendment::Task(task) => self.change(|page| page.step.ask(task)),
            Amendment::Hide(what, hides) => self.change(|page| {
                page.step.hides.retain(|other| *other != what);
                if hides {
                    page.step.hides.push(what);
                    page.step.hides.sort_unstable();
                }
            }),
            Amendment::Earlier if at > 0 && at <= last => self.swap(at - 1),
            Amendment::Later if at < last => self.swap(at + 1),
            Amendment::Earlier | Amendment::Later => {}
            Amendment::Remove => {
                if at < self.pages.len() {
                    self.pages.remove(at);
                    self.at = at.min(self.pages.len().saturating_sub(1));
                }
            }
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Page)) {
        if let Some(page) = self.pages.get_mut(self.at) {
            change(page);
        }
    }

    fn swap(&mut self, other: usize) {
        self.pages.swap(self.at, other);
        self.at = other;
    }

    /// Adds a page behind the one that is shown, or at the end, and shows it.
    fn add(&mut self, page: Page) {
        let at = (self.at + 1).min(self.pages.len());
        self.pages.insert(at, page);
        self.at = at;
    }

    /// Shows the page of the start, which is on the board again; none if there is no such page.
    fn show_start(&mut self) {
        let is_start = |page: &Page| page.step.view == Shows::Board && page.step.at == 0;
        self.at = self.pages.iter().position(is_start).unwrap_or(self.pages.len());
    }

    /// Whether nothing is lost with it: it has no step, or a file has all of it.
    pub fn is_kept(&self) -> bool {
        self.pages.is_empty() || self.written.as_ref() == Some(&self.lesson())
    }

    pub(super) fn note_written(&mut self, lesson: Lesson) {
        self.written = Some(lesson);
    }

    /// The lesson as it is now.
    pub fn lesson(&self) -> Lesson {
        let step = |page: &Page| Step { note: Words::new(&page.note), ..page.step.clone() };
        let author = Words::new(&self.author.replace('\n', " ")).plain().to_owned();
        Lesson {
            title: Words::new(&self.title.replace('\n', " ")),
            author: Some(author).filter(|author| !author.is_empty()),
            puzzle: self.puzzle.clone(),
            search: None,
            steps: self.pages.iter().map(step).collect(),
        }
    }
}

/// What every lesson has and this one lacks, in sentences.
pub(super) fn missing(lesson: &Lesson) -> Vec<String> {
    let mut missing = Vec::new();
    if lesson.title.is_empty() {
        missing.push(text!("lesson-record-no-title").to_owned());
    }
    if lesson.steps.is_empty() {
        missing.push(text!("lesson-record-no-step").to_owned());
    }
    for (number, step) in (1..).zip(&lesson.steps) {
        if step.note.is_empty() {
            missing.push(text!("lesson-record-no-note", number = number));
        }
    }
    missing
}

/// The faults of a text with the number of the step that each belongs to.
pub(super) fn told(text: &str, faults: &Faults) -> Vec<String> {
    let step_of = |line: usize| text.lines().take(line).filter(|line| *line == "step").count();
    let say = |(line, kind): (usize, &FaultKind)| {
        let (number, what) = (step_of(line), kind.to_string());
        // What is wrong with the whole file stands before the first step.
        match number {
            0 => what,
            _ => text!("lesson-record-fault", number = number, what = what),
        }
    };
    faults.list().iter().map(|fault| say((fault.line, &fault.kind))).collect()
}

impl Session {
    /// Begins to record a lesson, or goes back to the one that is being recorded.
    pub(super) fn open_notebook(&mut self) {
        let Some(puzzle) = self.subject() else { return };
        if let Some(played) = self.lessons.played.take() {
            self.lessons.leave_behind(played);
        }
        // The panel of the lesson has no room beside a practice.
        if self.view() == View::Practice {
            self.explore(Wish::Show(View::Solution));
        }
        if self.lessons.is_aside
            && let Some(notebook) = &mut self.lessons.notebook
        {
            notebook.show_start();
            let title = Some(notebook.title.as_str()).filter(|title| !title.is_empty());
            let source = Source::Lesson(title.unwrap_or(text!("lesson-record")).to_owned());
            let puzzle = notebook.puzzle.clone();
            self.puzzles = None;
            return self.carry_out(opened(puzzle, source));
        }
        if self.lessons.notebook.is_none() {
            self.lessons.notebook = Some(Box::new(Notebook::new(puzzle)));
        }
    }

    /// What is shown now, as a step. `None` if a lesson cannot show it.
    fn here(&self) -> Option<Step> {
        // On a board that is filled or edited, and in another solution, nothing walks.
        let shows_second = || self.hidato().is_some_and(|hidato| hidato.shows_second());
        let is_filled = self.mode() == Mode::Play && self.hidato().is_some();
        match self.view() {
            View::Solution if self.mode() == Mode::Edit || is_filled || shows_second() => None,
            View::Solution => {
                let at = self.place().position as u32;
                // A lesson walks along the solution that a search finds, and along no other moves.
                let search = match at {
                    0 => None,
                    _ => Some(recordable(&self.any_tenant().found_by(&self.settings)?).named()),
                };
                Some(Step { view: Shows::Board, at, search, ..Step::default() })
            }
            View::Tree => {
                let explorer = self.explorer()?;
                let (trace, moment) = (explorer.trace()?, explorer.moment()?);
                let search = Some(ended(&explorer.recorded().of).named());
                // A node of another iteration is not shown at this moment.
                let is_shown = |node: &u32| trace.iteration_of(*node) == moment.iteration();
                let (at, node) = (explorer.at(), explorer.selected().filter(is_shown));
                Some(Step { view: Shows::Tree, at, node, search, ..Step::default() })
            }
            View::Compare | View::Practice => None,
        }
    }

    /// Whether what is shown can be a step.
    pub fn can_bookmark(&self) -> bool {
        let has_room = |notebook: &Notebook| notebook.pages.len() < STEPS_MAX;
        self.lessons.notebook().is_some_and(has_room) && self.here().is_some()
    }

    pub(super) fn bookmark(&mut self) {
        if !self.can_bookmark() {
            return;
        }
        let here = self.here();
        let offer = here.as_ref().map(|step| self.offer(step)).unwrap_or_default();
        let end = self.explorer().and_then(Explorer::moment).filter(|moment| moment.is_end());
        let end = end.map(|moment| moment.tally().expanded);
        if let (Some(step), Some(notebook)) = (here, &mut self.lessons.notebook) {
            let end = end.filter(|_| step.view == Shows::Tree);
            notebook.add(Page { step, end, note: String::new(), offer });
        }
    }

    /// What can be asked of what is shown now.
    fn offer(&self, step: &Step) -> Offer {
        let (which, tree) = match step.view {
            Shows::Board => (Which::Shown, None),
            Shows::Tree => (Which::Start, self.tree_of(step)),
        };
        let shown = self.content(which).map(content::subject);
        shown.map(|shown| Offer::of(&shown, tree.as_ref())).unwrap_or_default()
    }

    /// The recorded search of sliding tiles at the moment of a step.
    fn tree_of(&self, step: &Step) -> Option<Recorded> {
        let recorded = self.explorer()?.recorded();
        let trace = recorded.trace.clone()?;
        let plan = step.search?.sliding()?.plan(ended(&recorded.of).dims());
        Some(Recorded { plan, trace, at: step.at, is_before_children: false, has_costs: true })
    }
}
