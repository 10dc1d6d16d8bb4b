//! The algorithm that a person performs: the tree so far, the next act as it is put together, and
//! what was told of the acts before.

use langkah_language::{Language, text};
use langkah_puzzle::practice::perform::{Acts, Hint, Perform, Reply};
use langkah_puzzle::practice::{Answer, Ask, Unasked};
use langkah_puzzle::words::capital;

use super::draft::{Draft, Fault, Put};
use crate::session::explore::explorer::Explorer;
use crate::session::notice::{Notice, said};

/// What a person types to have the next act done, as in a terminal.
const HELP: &str = "?";

/// A search that a person performs.
pub struct Performing {
    perform: Perform,
    seed: u64,
    pub explorer: Explorer,
    pub draft: Draft,
    /// What is missing in the next act, or wrong in its text.
    pub fault: Option<Fault>,
    /// The acts so far, the last one last.
    pub told: Vec<ToldAct>,
    /// The language of `told`, and from what it is told again in another one: the search before
    /// its first act, and each answer; `None` where the person asked for help.
    language: Language,
    begun: Perform,
    answers: Vec<Option<Answer>>,
}

/// Why there is no search to perform.
pub(super) fn refused(why: Unasked) -> Notice {
    let why = said(move || match why {
        Unasked::Bound => capital(&why.to_string()),
        _ => text!("session-practice-no-search").to_owned(),
    });
    Notice::fault(said(|| text!("session-practice-not-performed")), vec![why])
}

/// What was told of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldAct {
    pub of: ActOf,
    /// What was said, in a word or two.
    pub said: String,
    /// Why it was right, or why not.
    pub why: String,
}

/// Whose act it was, and whether it was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActOf {
    Right,
    Wrong,
    /// The person asked for help.
    Help,
}

impl Performing {
    pub(super) fn new(perform: Perform, seed: u64) -> Self {
        let explorer = Explorer::of_question(&perform.tree(), perform.puzzle());
        let draft = perform.ask().as_ref().map(Draft::new).unwrap_or_default();
        Self {
            begun: perform.clone(),
            perform,
            seed,
            explorer,
            draft,
            fault: None,
            told: Vec::new(),
            language: langkah_language::current(),
            answers: Vec::new(),
        }
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How the next act is given; `None` at the end.
    pub fn ask(&self) -> Option<Ask> {
        self.perform.ask()
    }

    pub fn perform(&self) -> &Perform {
        &self.perform
    }

    pub fn acts(&self) -> Acts {
        self.perform.acts()
    }

    pub(super) fn put(&mut self, part: Put) {
        if let Some(ask) = self.ask() {
            self.draft.put(part, &ask);
            self.explorer.select_put(self.draft.node(&ask));
            self.fault = None;
        }
    }

    /// Does what the draft says.
    pub(super) fn answer(&mut self) {
        let Some(ask) = self.ask() else { return };
        if self.draft.text.trim() == HELP {
            return self.help();
        }
        let answer = self.draft.answer(&ask);
        match answer.or_else(|fault| self.perform.again(&self.draft.text).ok_or(fault)) {
            Err(fault) => self.fault = Some(fault),
            Ok(answer) => self.take(Some(answer)),
        }
    }

    /// Does the next act and tells why.
    pub(super) fn help(&mut self) {
        self.take(None);
    }

    /// Takes an answer, or helps. At the end there is nothing to help with.
    fn take(&mut self, answer: Option<Answer>) {
        if self.ask().is_none() {
            return;
        }
        self.told.extend(taken(&mut self.perform, answer.as_ref()));
        self.answers.push(answer);
        self.draft = self.ask().as_ref().map(Draft::new).unwrap_or_default();
        self.fault = None;
        self.explorer.follow(&self.perform.tree(), self.perform.puzzle());
    }

    /// Tells the acts in the language of now.
    pub(super) fn translate(&mut self) {
        let language = langkah_language::current();
        if self.language != language {
            let mut perform = self.begun.clone();
            let answers = self.answers.iter();
            self.told = answers.flat_map(|one| taken(&mut perform, one.as_ref())).collect();
            (self.language, self.fault) = (language, None);
        }
    }
}

/// Does what an answer says, or the next act, and tells of it.
fn taken(perform: &mut Perform, answer: Option<&Answer>) -> Vec<ToldAct> {
    let Some(answer) = answer else {
        let Some(Hint { act, why }) = perform.help() else { return Vec::new() };
        perform.act(act);
        return vec![ToldAct { of: ActOf::Help, said: act.said(), why }];
    };
    let replies = perform.take(answer).into_iter();
    let (right, wrong): (Vec<_>, Vec<_>) = replies.partition(|(_, reply)| reply.is_right);
    // What is wrong is told last, which people read first.
    let told = right.into_iter().chain(wrong).map(|(act, Reply { is_right, why })| {
        let of = if is_right { ActOf::Right } else { ActOf::Wrong };
        ToldAct { of, said: act.said(), why }
    });
    told.collect()
}
