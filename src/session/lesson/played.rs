//! A lesson that is played.

use langkah_puzzle::family::named::Named;
use langkah_puzzle::lesson::{Hidden, Lesson, Step, Taught, View};
use langkah_puzzle::practice::Ask;

use crate::session::practice::asked::Asked;
use crate::session::practice::draft::{Answered, Put};

/// A lesson that is played, and the step that is shown.
pub struct Played {
    taught: Taught,
    at: usize,
    /// For each step its question, if it has one.
    asked: Vec<Option<Asked>>,
    /// Whether the place of the step is still to be gone to.
    pub(super) awaits_place: bool,
    /// The search of the lesson that was recorded last.
    pub(in crate::session) searched: Option<Named>,
    /// Whether the person who records the lesson tries it. Nobody needs these answers later.
    is_trial: bool,
}

impl Played {
    /// A lesson at its first step; `is_trial` if the person who records it tries it.
    pub(super) fn new(taught: Taught, is_trial: bool) -> Self {
        let questions = taught.questions.iter().cloned();
        let asked = questions.map(|question| question.map(Asked::new)).collect();
        Self { taught, at: 0, asked, awaits_place: true, searched: None, is_trial }
    }

    /// The lesson as it was left, on its way to the place of its step.
    pub(super) fn again(mut self) -> Self {
        (self.awaits_place, self.searched) = (true, None);
        self
    }

    /// The lesson with the answers to the questions that stood in an earlier version of it.
    pub(super) fn with_answers_of(mut self, mut earlier: Self) -> Self {
        // The board at its start is that of every search.
        let search = |lesson: &Lesson, step: &Step| {
            lesson.search_of(step).filter(|_| step.view == View::Tree || step.at > 0)
        };
        let (lesson, before) = (self.taught.lesson.clone(), earlier.taught.lesson.clone());
        let is_same = |new: &Step, old: &Step| {
            (new.view, new.at, &new.task) == (old.view, old.at, &old.task)
                && search(&lesson, new) == search(&before, old)
        };
        for (at, step) in lesson.steps.iter().enumerate() {
            let old = before.steps.iter().position(|old| is_same(step, old));
            if let Some(asked) = old.and_then(|old| earlier.asked[old].take())
                && self.asked[at].is_some()
            {
                self.asked[at] = Some(asked);
            }
        }
        self
    }

    /// Whether a part of an answer is put or an answer is marked, and the lesson is not done.
    pub(super) fn has_answers(&self) -> bool {
        !self.is_trial
            && self.result().is_none()
            && self.asked.iter().flatten().any(Asked::is_begun)
    }

    /// For each step what the person has answered, as it is kept for the next start.
    pub(super) fn answers(&self) -> Vec<Option<Answered>> {
        self.asked.iter().map(|asked| asked.as_ref()?.answered()).collect()
    }

    /// The lesson at a step where an earlier start has left it, with the answers of then.
    pub(super) fn resumed(mut self, at: usize, answers: Vec<Option<Answered>>) -> Self {
        for (asked, answered) in self.asked.iter_mut().zip(answers) {
            if let (Some(asked), Some(answered)) = (asked, answered) {
                asked.restore(answered);
            }
        }
        self.go(Some(at));
        self
    }

    pub(super) const fn is_trial(&self) -> bool {
        self.is_trial
    }

    pub(super) const fn taught(&self) -> &Taught {
        &self.taught
    }

    pub fn lesson(&self) -> &Lesson {
        &self.taught.lesson
    }

    /// The moves of the solution along which the step on the board walks, in letters.
    pub(super) fn moves(&self) -> &str {
        self.taught.moves.get(self.at).map_or("", String::as_str)
    }

    /// The place of the step that is shown, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn step(&self) -> Option<&Step> {
        self.lesson().steps.get(self.at)
    }

    pub fn is_last(&self) -> bool {
        self.at + 1 == self.lesson().steps.len()
    }

    /// The question of the step with its answer and its mark.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.get(self.at)?.as_ref()
    }

    fn asked_mut(&mut self) -> Option<&mut Asked> {
        self.asked.get_mut(self.at)?.as_mut()
    }

    /// The question of the step, until it is answered.
    pub fn open_question(&self) -> Option<&Asked> {
        self.asked().filter(|asked| asked.mark.is_none())
    }

    /// Whether a click on a node of the tree is a part of the answer.
    pub fn takes_nodes(&self) -> bool {
        let ask = self.open_question().map(|asked| asked.question.ask());
        matches!(ask, Some(Ask::Node(_) | Ask::Nodes(_)))
    }

    /// Whether the board of the question stands in the place of the open one: its cells are
    /// clicked, or there are several boards.
    pub fn shows_question(&self) -> bool {
        let ask = self.asked().map(|asked| asked.question.ask());
        matches!(ask, Some(Ask::Cells(_) | Ask::Placed(_) | Ask::Choice(_)))
    }

    /// How many questions are answered rightly, and how many there are.
    pub fn right_of(&self) -> (usize, usize) {
        let all = self.asked.iter().flatten();
        let is_right = |asked: &&Asked| asked.mark.as_ref().is_some_and(|mark| mark.is_right());
        (all.clone().filter(is_right).count(), all.count())
    }

    pub(super) fn hides(&self, what: Hidden) -> bool {
        let hides =
            |at: usize| self.lesson().steps.get(at).is_some_and(|step| step.hides.contains(&what));
        let is_answered = self.asked().is_some_and(|asked| asked.mark.is_some());
        let goes_on = what.is_of_puzzle() && hides(self.at + 1);
        hides(self.at) && (!is_answered || goes_on)
    }

    /// Whether the rest of a Hidato's solution would answer the open question.
    pub fn hides_rest(&self) -> bool {
        self.open_question().is_some_and(|asked| asked.question.is_told_by_solution())
    }

    /// The result, once every question is answered: how many answers are right, and how many
    /// questions there are.
    pub fn result(&self) -> Option<(usize, usize)> {
        let is_marked = |asked: &Asked| asked.mark.is_some();
        let (right, all) = self.right_of();
        (all > 0 && self.asked.iter().flatten().all(is_marked)).then_some((right, all))
    }

    /// The search that the step is about.
    pub(in crate::session) fn search(&self) -> Option<Named> {
        self.lesson().search_of(self.step()?)
    }

    /// The moment of the tree that is shown, and whether it is before the children of its E-node.
    /// While the question is open it is that of the question.
    pub(super) fn moment(&self) -> Option<(u32, bool)> {
        let step = self.step().filter(|step| step.view == View::Tree)?;
        let question = self.open_question().and_then(|asked| asked.question.tree());
        let of_question = question.map(|tree| (tree.at, tree.is_before_children));
        Some(of_question.unwrap_or((step.at, false)))
    }

    /// Goes to a step. Tells whether there is one.
    pub(super) fn go(&mut self, at: Option<usize>) -> bool {
        let Some(at) = at.filter(|&at| at < self.lesson().steps.len()) else { return false };
        (self.at, self.awaits_place) = (at, true);
        true
    }

    pub(super) fn put(&mut self, part: Put) {
        if let Some(asked) = self.asked_mut() {
            asked.put(part);
        }
    }

    /// Has the answer marked. Tells whether that was done.
    pub(super) fn answer(&mut self) -> bool {
        self.marks(Asked::answer)
    }

    /// Shows the right answer. Tells whether that was done.
    pub(super) fn give_up(&mut self) -> bool {
        self.marks(Asked::give_up)
    }

    /// Has all marks in the language of now.
    pub(super) fn translate(&mut self) {
        self.asked.iter_mut().flatten().for_each(Asked::translate);
    }

    fn marks(&mut self, mark: impl FnOnce(&mut Asked)) -> bool {
        let Some(asked) = self.asked_mut().filter(|asked| asked.mark.is_none()) else {
            return false;
        };
        mark(asked);
        let is_marked = asked.mark.is_some();
        self.awaits_place |= is_marked;
        is_marked
    }
}
