//! Learning by answering: the question that is asked, the answer as a draft, and its mark.
//!
//! | room | what lives there |
//! |---|---|
//! | [`asked`] | a question that is asked, with its answer and its mark |
//! | [`draft`] | an answer that a person is putting together |
//! | [`wish`] | what can be asked of the practice |
//! | [`performing`] | the algorithm that a person performs |

pub mod asked;
pub mod draft;
pub mod performing;
mod wish;

pub use asked::Asked;
use draft::{Fault, Put};
use langkah_engine::search::watch::Watch;
use langkah_language::text;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::perform::{Acts, EXPANSIONS_MAX};
use langkah_puzzle::practice::{
    Level, Perform, Practice as Run, Question, Score, Setup, Subject, Unasked,
};
use performing::Performing;
pub use wish::{PracticeWish, Wanted};

use super::Session;
use super::job::{Jobs, Reporter};
use super::notice::{Notice, Topic, said};
use super::pending::Pending;
use super::source::new_seed;

/// Where a run is.
enum Stage {
    Making(Pending<(), Result<Question, Unasked>>),
    Asked(Box<Asked>),
    /// There is no question, or no more, for this reason.
    Nothing(Unasked),
}

/// What a session knows of practice.
#[derive(Default)]
pub struct Practice {
    pub wanted: Wanted,
    run: Option<(Run, Stage)>,
    performing: Option<Box<Performing>>,
    last: Option<Score>,
    /// The acts of the search that was performed last, if it has ended and no other run has begun.
    last_acts: Option<Acts>,
    /// The result that was last written into a file.
    written: Option<Score>,
}

/// How many expansions a person performs unless they choose another number.
pub const EXPANSIONS_USUAL: u32 = 6;

impl Practice {
    /// The run and its answers so far; `None` before it begins.
    pub fn run(&self) -> Option<&Run> {
        self.run.as_ref().map(|(run, _)| run)
    }

    pub fn asked(&self) -> Option<&Asked> {
        match self.run.as_ref()? {
            (_, Stage::Asked(asked)) => Some(asked),
            _ => None,
        }
    }

    /// The search that the person performs.
    pub fn performing(&self) -> Option<&Performing> {
        self.performing.as_deref()
    }

    /// The run that ended last, if it had an answer and no other has begun.
    pub fn last(&self) -> Option<&Score> {
        self.last.as_ref()
    }

    /// How the search went that was performed last, if it had an act and no other run has begun.
    pub fn last_acts(&self) -> Option<Acts> {
        self.last_acts
    }

    fn asked_mut(&mut self) -> Option<(&mut Run, &mut Asked)> {
        match self.run.as_mut()? {
            (run, Stage::Asked(asked)) => Some((run, asked)),
            _ => None,
        }
    }

    /// Whether a question is being made.
    pub fn is_making(&self) -> bool {
        matches!(self.run, Some((_, Stage::Making(_))))
    }

    /// Why no question fits what is wanted, or no other one does.
    pub fn nothing(&self) -> Option<Unasked> {
        match self.run.as_ref()? {
            (_, Stage::Nothing(why)) => Some(*why),
            _ => None,
        }
    }

    /// The run as a file has it; `None` before its first answer.
    pub fn score(&self) -> Option<Score> {
        let run = self.run()?;
        (run.right_of().1 > 0).then(|| run.score())
    }

    /// Whether a person has answered questions or performs a search, and no file has the result.
    pub fn loses_answers(&self) -> bool {
        let performs =
            |performing: &Performing| performing.ask().is_some() && !performing.told.is_empty();
        self.unsaved().is_some() || self.performing().is_some_and(performs)
    }

    /// The result so far, or else that of the last run.
    fn result(&self) -> Option<Score> {
        self.score().or_else(|| self.last.clone())
    }

    /// The same if no file has it.
    fn unsaved(&self) -> Option<Score> {
        self.result().filter(|result| self.written.as_ref() != Some(result))
    }

    fn begin(&mut self, subject: Option<Subject>, jobs: &Jobs) -> Option<Notice> {
        let Wanted { kinds, level, seed, perform, perform_level, lecture, .. } =
            self.wanted.clone();
        let (result, unsaved) = (self.result(), self.unsaved());
        self.end();
        (self.last, self.last_acts) = (None, None);
        let seed = seed.unwrap_or_else(new_seed);
        let fault = match perform {
            Some(expansions) => self.perform(subject, perform_level, (expansions, lecture), seed),
            None => self.make(Run::new(Setup { seed, kinds, level, subject, lecture }), jobs),
        };
        if fault.is_some() {
            // Nothing else has begun in its place.
            self.last = result;
            return fault;
        }
        unsaved.map(not_saved)
    }

    fn perform(
        &mut self,
        subject: Option<Subject>,
        level: Level,
        (expansions, lecture): (u32, Lecture),
        seed: u64,
    ) -> Option<Notice> {
        let expansions = expansions.clamp(1, EXPANSIONS_MAX);
        match Perform::on(subject, level, (expansions, lecture), seed) {
            Ok(perform) => {
                self.performing = Some(Box::new(Performing::new(perform, seed)));
                None
            }
            Err(why) => Some(performing::refused(why)),
        }
    }

    fn end(&mut self) {
        self.last = self.score();
        let acts = self.performing.take().map(|performing| performing.acts());
        self.last_acts = acts.filter(|acts| acts.all() > 0);
        self.run = None;
    }

    /// Makes the next question of a run on another thread: a hard Hidato takes a while.
    fn make(&mut self, run: Run, jobs: &Jobs) -> Option<Notice> {
        let next = run.clone();
        let question =
            move |reporter: &mut Reporter<_>| next.question_unless(&|| reporter.is_stopped());
        let mut making = Pending::default();
        let refused = making.ask((), jobs, question).err();
        self.run = refused.is_none().then_some((run, Stage::Making(making)));
        let title = || text!("session-practice-not-begun");
        refused.map(|error| Notice::fault(said(title), vec![error.to_string()]))
    }

    fn put(&mut self, part: Put) {
        if let Some(performing) = &mut self.performing {
            performing.put(part);
        } else if let Some((_, asked)) = self.asked_mut() {
            asked.put(part);
        }
    }

    fn answer(&mut self) {
        if let Some(performing) = &mut self.performing {
            return performing.answer();
        }
        let Some((run, asked)) = self.asked_mut() else { return };
        if asked.mark.is_some() {
            return;
        }
        let checked = asked.question.check(Some(run.right_of().1 + 1), &asked.draft.text);
        let checked = checked.map_err(|error| Fault::Typed(error.to_string()));
        match checked.and_then(|()| asked.draft.answer(&asked.question.ask())) {
            Err(fault) => asked.fault = Some(fault),
            Ok(answer) => {
                let seconds = asked.seconds();
                let mark = run.take(&asked.question, Some(&answer), seconds);
                asked.take(mark, Some(answer));
            }
        }
    }

    fn give_up(&mut self) {
        if let Some(performing) = &mut self.performing {
            return performing.help();
        }
        let Some((run, asked)) = self.asked_mut() else { return };
        if asked.mark.is_none() {
            let seconds = asked.seconds();
            asked.take(run.take(&asked.question, None, seconds), None);
        }
    }

    fn next(&mut self, jobs: &Jobs) -> Option<Notice> {
        self.asked().and_then(|asked| asked.mark.as_ref())?;
        let before = self.run.take()?;
        let fault = self.make(before.0.clone(), jobs);
        if fault.is_some() {
            // The run goes on when a question can be made again.
            self.run = Some(before);
        }
        fault
    }

    /// Takes in a question that was made, and has all that was told in the language of now.
    pub(super) fn poll(&mut self) -> Option<Notice> {
        if let Some(performing) = &mut self.performing {
            performing.translate();
        }
        if let Some((_, asked)) = self.asked_mut() {
            asked.translate();
        }
        let Some((_, stage)) = &mut self.run else { return None };
        let Stage::Making(making) = stage else { return None };
        match making.take()?.1 {
            Ok(Ok(question)) => *stage = Stage::Asked(Box::new(Asked::new(question))),
            Ok(Err(why)) => *stage = Stage::Nothing(why),
            Err(message) => {
                self.end();
                let title = said(|| text!("session-practice-failed"));
                return Some(Notice::fault(title, vec![message]));
            }
        }
        None
    }
}

/// That the last result is given up, unless it is saved now.
fn not_saved(result: Score) -> Notice {
    let Score { right, asked, .. } = result;
    let line = said(move || text!("practice-view-result", right = right, count = asked));
    Notice::note(said(|| text!("session-practice-not-saved")), vec![line])
        .about(Topic::Result(Box::new(result)))
}

impl Session {
    pub const fn practice(&self) -> &Practice {
        &self.practice
    }

    /// What an exam of the wanted questions is made from.
    pub fn exam(&self, wanted: &Wanted) -> Setup {
        let Wanted { kinds, level, seed, lecture, .. } = wanted.clone();
        let subject = self.open_subject(wanted);
        Setup { seed: seed.unwrap_or_else(new_seed), kinds, level, subject, lecture }
    }

    /// The puzzle that all questions are on, if that is wanted.
    fn open_subject(&self, wanted: &Wanted) -> Option<Subject> {
        wanted.is_on_open.then(|| self.subject()).flatten()
    }

    pub(super) fn practise(&mut self, wish: PracticeWish) {
        let notice = match wish {
            PracticeWish::Choose(wanted) => {
                self.practice.wanted = wanted;
                None
            }
            PracticeWish::Begin => {
                let subject = self.open_subject(&self.practice.wanted);
                self.practice.begin(subject, &self.jobs)
            }
            PracticeWish::Put(part) => {
                self.practice.put(part);
                None
            }
            PracticeWish::Answer => {
                self.practice.answer();
                None
            }
            PracticeWish::GiveUp => {
                self.practice.give_up();
                None
            }
            PracticeWish::Next => self.practice.next(&self.jobs),
            PracticeWish::End => {
                self.practice.end();
                None
            }
            PracticeWish::Written(score) => {
                self.notice.take_if(|notice| notice.topic == Topic::Result(score.clone()));
                // A result that a note offered is not that of the practice any more.
                if self.practice.result().as_ref() == Some(&*score) {
                    self.practice.written = Some(*score);
                }
                None
            }
            PracticeWish::Forget => {
                self.practice.end();
                (self.practice.last, self.practice.last_acts) = (None, None);
                None
            }
        };
        if notice.is_some() {
            self.notice = notice;
        }
    }
}
