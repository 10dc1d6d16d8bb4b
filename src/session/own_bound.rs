//! What all boards of 3×3 say of an own bound, asked on another thread.

use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::bound::own::judge::judge;
use langkah_engine::sliding::bound::own::{Formula, Judgement};
use langkah_language::text;

use super::job::{Jobs, Reporter};
use super::notice::{Notice, said};
use super::pending::Pending;

/// The last bound that was asked about.
#[derive(Default)]
pub struct OwnBound {
    asking: Pending<Formula, Result<Judgement, Halt>>,
    judged: Option<Judgement>,
}

impl OwnBound {
    /// What the boards say of this bound, if it was the last one and they have answered.
    pub fn of(&self, formula: Formula) -> Option<&Judgement> {
        self.judged.as_ref().filter(|judged| judged.formula == formula)
    }

    /// Whether the boards are being asked about this bound.
    pub fn is_asked(&self, formula: Formula) -> bool {
        self.asking.asked() == Some(&formula)
    }

    /// Whether the boards are being asked about any bound.
    pub fn is_asking(&self) -> bool {
        self.asking.is_running()
    }

    /// Asks about a bound. A question before it is forgotten.
    pub(super) fn ask(&mut self, formula: Formula, jobs: &Jobs) -> Option<Notice> {
        if self.is_asked(formula) || self.of(formula).is_some() {
            return None;
        }
        self.asking.forget();
        let work = move |reporter: &mut Reporter<Result<Judgement, Halt>>| {
            let is_stopped = || if reporter.is_stopped() { Err(Halt::Stopped) } else { Ok(()) };
            judge(formula, &mut |_: &Progress| is_stopped())
        };
        self.asking.ask(formula, jobs, work).err().map(|error| not_judged(error.to_string()))
    }

    /// Takes in the answer.
    pub(super) fn poll(&mut self) -> Option<Notice> {
        match self.asking.take()? {
            (_, Ok(judged)) => {
                self.judged = judged.ok();
                None
            }
            (_, Err(message)) => Some(not_judged(message)),
        }
    }
}

fn not_judged(why: String) -> Notice {
    Notice::fault(said(|| text!("session-bound-not-judged")), vec![why])
}
