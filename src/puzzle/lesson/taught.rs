//! A lesson whose searches are run: the places that it names are there, and its questions are made.

use std::sync::Arc;

use langkah_engine::plan::Plan;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::watch::Watch;

use super::fault::{Fault, FaultKind, Faults, Found};
use super::outline::{Lesson, Step, View};
use super::read::{Places, StepPlaces, placed};
use super::task::Task;
use crate::family::named::Named;
use crate::family::subject::Subject;
use crate::family::taught;
use crate::practice::dice::Dice;
use crate::practice::lecture::Lecture;
use crate::practice::question::Question;
use crate::practice::tree::Recorded;
use crate::practice::unasked::Unasked;

/// A lesson with its questions.
#[derive(Clone, Debug)]
pub struct Taught {
    pub lesson: Lesson,
    /// For each step its question, if it has one.
    pub questions: Vec<Option<Question>>,
    /// For each step the moves of the solution that its search finds, in letters; empty where the
    /// step needs no solution, and for a Hidato, whose solution is the only one.
    pub moves: Vec<String>,
    /// For each step that shows the end of a search how many nodes that has expanded.
    ends: Vec<Option<u64>>,
}

/// The questions follow from the lesson.
impl PartialEq for Taught {
    fn eq(&self, other: &Self) -> bool {
        self.lesson == other.lesson
    }
}

/// More nodes than this no search of a lesson makes before its end.
pub(super) const GENERATED_MAX: u64 = 2_000_000;

/// A search of a lesson that was run.
pub(crate) struct Run {
    pub trace: Option<Arc<Trace>>,
    /// The search of sliding tiles; `None` for one of a Hidato.
    pub plan: Option<Plan>,
    /// How many steps the solution has; `None` if there is no solution.
    pub steps: Option<usize>,
    /// The moves of the solution of sliding tiles, in letters.
    pub moves: String,
    /// The cells of a Hidato in the order in which the search fills them, each with its number.
    pub placed: Vec<(usize, u16)>,
}

impl Taught {
    /// Reads a file, runs its searches and makes its questions.
    ///
    /// # Errors
    /// Every fault of the text; if it has none, every place that is not in the search and every
    /// question that cannot be asked.
    pub fn open(bytes: &[u8]) -> Result<Self, Faults> {
        Self::open_watched(bytes, &mut ())
    }

    /// The same, heard by a watch. Once the watch is stopped, what it returns is of no use.
    ///
    /// # Errors
    /// As of [`Taught::open`].
    pub fn open_watched(bytes: &[u8], watch: &mut dyn Watch) -> Result<Self, Faults> {
        let (lesson, places) = placed(bytes)?;
        let (runs, found) = (Vec::new(), Found::default());
        let mut teacher = Teacher { lesson: &lesson, places: &places, runs, found, watch };
        let mut questions = Vec::new();
        for (step, place) in lesson.steps.iter().zip(&places.steps) {
            questions.push(teacher.step(step, place));
        }
        let Teacher { runs, found, .. } = teacher;
        if !found.is_empty() {
            return Err(Faults::new(found));
        }
        let moves = lesson.steps.iter().map(|step| moves(&lesson, step, &runs)).collect();
        let ends = lesson.steps.iter().map(|step| end(&lesson, step, &runs)).collect();
        Ok(Self { lesson, questions, moves, ends })
    }

    /// How many nodes a search has expanded whose end the step of this place, from 0, shows; `None`
    /// if it shows none.
    pub fn end(&self, at: usize) -> Option<u64> {
        self.ends.get(at).copied().flatten()
    }
}

/// The moves along which a step walks, in letters.
fn moves(lesson: &Lesson, step: &Step, runs: &[(Named, Result<Run, FaultKind>)]) -> String {
    let walks = step.view == View::Board && step.at > 0;
    let search = lesson.search_of(step).filter(|_| walks);
    let run = runs.iter().find(|(name, _)| Some(*name) == search);
    run.and_then(|(_, run)| run.as_ref().ok()).map_or_else(String::new, |run| run.moves.clone())
}

fn end(lesson: &Lesson, step: &Step, runs: &[(Named, Result<Run, FaultKind>)]) -> Option<u64> {
    let search = lesson.search_of(step).filter(|_| step.view == View::Tree);
    let run = runs.iter().find(|(name, _)| Some(*name) == search);
    let trace = run.and_then(|(_, run)| run.as_ref().ok()?.trace.as_ref())?;
    let moment = trace.moment(step.at);
    moment.is_end().then(|| moment.tally().expanded)
}

/// Makes the questions of a lesson.
struct Teacher<'a> {
    lesson: &'a Lesson,
    places: &'a Places,
    /// The searches so far. Each is run once.
    runs: Vec<(Named, Result<Run, FaultKind>)>,
    found: Found,
    watch: &'a mut dyn Watch,
}

impl Teacher<'_> {
    /// Looks at the places of a step, and makes its question.
    fn step(&mut self, step: &Step, places: &StepPlaces) -> Option<Question> {
        let needs_search = step.view == View::Tree || step.at > 0;
        let search = self.lesson.search_of(step);
        if needs_search && search.is_none() {
            self.add(places.step, FaultKind::NoSearch);
            return None;
        }
        let search = search.filter(|_| needs_search);
        // A fault of the search is told once, at its name.
        let is_new = search.is_some_and(|search| self.runs.iter().all(|(name, _)| *name != search));
        let place_of_search = places.search.or(self.places.search).unwrap_or(places.step);
        let run = search.map(|search| self.run(search));
        let fault = match run {
            Some(Err(kind)) if is_new => Some((place_of_search, kind.clone())),
            Some(Err(_)) => return None,
            Some(Ok(run)) => fault(step, places, run),
            None => None,
        };
        if let Some((place, kind)) = fault {
            self.add(place, kind);
            return None;
        }
        let task = step.task?;
        match self.question(step, task, search) {
            Ok(question) => Some(question),
            Err(why) => {
                let place = places.task.unwrap_or(places.step);
                self.add(place, FaultKind::NoQuestion(task.kind(), why));
                None
            }
        }
    }

    /// The question of a step. On the board it is about the board that the step shows.
    fn question(
        &self,
        step: &Step,
        task: Task,
        search: Option<Named>,
    ) -> Result<Question, Unasked> {
        let run = self.runs.iter().find(|(name, _)| Some(*name) == search);
        let run = run.and_then(|(_, run)| run.as_ref().ok());
        let walked = run.filter(|_| step.view == View::Board && step.at > 0);
        let after = walked.map(|run| taught::after(&self.lesson.puzzle, run, step.at as usize));
        let puzzle: &Subject = after.as_ref().unwrap_or(&self.lesson.puzzle);
        match task {
            Task::Dealt { kind, level, seed } => {
                let is_stopped = || self.watch.is_stopped();
                let dice = (&mut Dice::new(seed, 0), &is_stopped as &dyn Fn() -> bool);
                Question::with(Some(puzzle), (kind, level), Lecture::default(), dice)
            }
            Task::Exact(exact) => {
                let shown = run.filter(|_| exact.is_of_search() && step.view == View::Tree);
                let tree = shown.and_then(|run| tree(step, run));
                Question::exact(puzzle, exact, tree)
            }
        }
    }

    fn run(&mut self, search: Named) -> &Result<Run, FaultKind> {
        let at = self.runs.iter().position(|(name, _)| *name == search).unwrap_or_else(|| {
            let run = taught::run(&self.lesson.puzzle, search, self.watch);
            self.runs.push((search, run));
            self.runs.len() - 1
        });
        &self.runs[at].1
    }

    fn add(&mut self, (line, column): (usize, usize), kind: FaultKind) {
        self.found.add(Fault { line, column, kind });
    }
}

/// The search at the moment of a step.
fn tree(step: &Step, run: &Run) -> Option<Recorded> {
    let (plan, trace) = (run.plan?, run.trace.clone()?);
    Some(Recorded { plan, trace, at: step.at, is_before_children: false, has_costs: true })
}

/// What a step names and the search does not have.
fn fault(step: &Step, places: &StepPlaces, run: &Run) -> Option<((usize, usize), FaultKind)> {
    let at = places.at.unwrap_or(places.step);
    if step.view == View::Board {
        let fault = match run.steps {
            Some(last) => FaultKind::Solution { last },
            None => FaultKind::NoSolution,
        };
        return (step.at as usize > run.steps.unwrap_or(0)).then_some((at, fault));
    }
    let Some(trace) = &run.trace else { return Some((at, FaultKind::NoTree)) };
    let last = trace.last();
    if step.at > last {
        return Some((at, FaultKind::Moment { last }));
    }
    let count = trace.moment(step.at).nodes();
    step.node.filter(|node| *node >= count)?;
    Some((places.node.unwrap_or(places.step), FaultKind::Node { count }))
}
