//! A question that a person is asked, the answer as it is put together, and its mark.

use std::time::Instant;

use langkah_language::Language;
use langkah_puzzle::practice::{Answer, Mark, Question};

use super::draft::{Answered, Draft, End, Fault, Put};
use crate::session::explore::explorer::Explorer;

/// A question that is asked.
pub struct Asked {
    pub question: Question,
    /// The tree that the question is about.
    pub explorer: Option<Explorer>,
    pub draft: Draft,
    /// What is missing in the answer, or wrong in its text.
    pub fault: Option<Fault>,
    /// `None` until it is answered.
    pub mark: Option<Mark>,
    /// The answer that is marked; `None` if the person gave up.
    answer: Option<Answer>,
    /// The language of the mark.
    language: Language,
    begun: Instant,
}

impl Asked {
    pub(in crate::session) fn new(question: Question) -> Self {
        let draft = Draft::new(&question.ask());
        let puzzle = question.subject().as_ref().sliding();
        let tree = question.tree().zip(puzzle);
        let explorer = tree.map(|(tree, puzzle)| Explorer::of_question(tree, puzzle));
        let begun = Instant::now();
        let language = langkah_language::current();
        let (fault, mark, answer) = (None, None, None);
        Self { question, explorer, draft, fault, mark, answer, language, begun }
    }

    /// How long the person has had the question, in seconds.
    pub(super) fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// Whether a part of the answer is put, or it is marked.
    pub(in crate::session) fn is_begun(&self) -> bool {
        self.mark.is_some() || self.draft != Draft::new(&self.question.ask())
    }

    /// What the person has put together; `None` before anything.
    pub(in crate::session) fn answered(&self) -> Option<Answered> {
        let of = |answer: &Option<_>| if answer.is_some() { End::Answered } else { End::GivenUp };
        let end = self.mark.is_some().then(|| of(&self.answer));
        self.is_begun().then(|| Answered { draft: self.draft.clone(), end })
    }

    /// Takes what the person had put together at an earlier start, and has it marked again if it
    /// was.
    pub(in crate::session) fn restore(&mut self, answered: Answered) {
        if answered.draft.fates.len() == self.draft.fates.len() {
            self.draft = answered.draft;
        }
        match answered.end {
            Some(End::Answered) => self.answer(),
            Some(End::GivenUp) => self.give_up(),
            None => {}
        }
    }

    /// Has the answer marked, or tells what is missing.
    pub(in crate::session) fn answer(&mut self) {
        match self.draft.answer(&self.question.ask()) {
            Ok(answer) => self.take(self.question.mark(&answer), Some(answer)),
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Has the right answer shown.
    pub(in crate::session) fn give_up(&mut self) {
        self.take(self.question.given_up(), None);
    }

    /// Puts a part of the answer, until it is marked.
    pub(in crate::session) fn put(&mut self, part: Put) {
        if self.mark.is_some() {
            return;
        }
        let ask = self.question.ask();
        self.draft.put(part, &ask);
        if let Some(explorer) = &mut self.explorer {
            explorer.select_put(self.draft.node(&ask));
        }
        self.fault = None;
    }

    /// Takes the mark of an answer, after which the tree shows what it is about.
    pub(in crate::session) fn take(&mut self, mark: Mark, answer: Option<Answer>) {
        if let Some(explorer) = &mut self.explorer {
            explorer.show_all(mark.nodes.first().copied());
        }
        (self.mark, self.fault) = (Some(mark), None);
        (self.answer, self.language) = (answer, langkah_language::current());
    }

    /// Has the mark in the language of now.
    pub(in crate::session) fn translate(&mut self) {
        let language = langkah_language::current();
        if self.language == language {
            return;
        }
        (self.language, self.fault) = (language, None);
        if self.mark.is_some() {
            self.mark = Some(match &self.answer {
                Some(answer) => self.question.mark(answer),
                None => self.question.given_up(),
            });
        }
    }
}
