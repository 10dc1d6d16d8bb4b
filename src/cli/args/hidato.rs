//! What the arguments mean for Hidato.

use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::metric::Metric;
use langkah_language::text;
use langkah_puzzle::hidato::{Plan, Request};

use super::choice::Choice;
use super::solve::Solve;
use crate::cli::family::named::Published;
use crate::cli::jobs::crew::Crew;
use crate::cli::spelling::Letters;

impl Solve {
    /// What to run on a Hidato.
    ///
    /// # Errors
    /// The option that is for sliding puzzles alone.
    pub fn hidato_request(&self, crew: Crew) -> Result<Request, &'static str> {
        if self.repeats || self.letters != Letters::Blank {
            return Err(if self.repeats { "--repeats" } else { "--letters" });
        }
        let limits = self.limits.limits();
        Ok(Request {
            plan: self.choice.hidato_plan()?,
            first_only: self.first,
            limits: Limits { memory_max: crew.memory(limits.memory_max), ..limits },
            time_max: self.limits.time,
            ..Request::default()
        })
    }

    /// The option that is for Hidato alone, if there is one.
    pub fn hidato_option(&self) -> Option<&'static str> {
        self.choice.hidato_option().or(self.first.then_some("--first"))
    }
}

impl Choice {
    /// The option that is for Hidato alone, if there is one.
    pub(super) fn hidato_option(&self) -> Option<&'static str> {
        matches!(self.preset, Some(Published::Hidato(_))).then_some("--preset fauzia")
    }

    /// What to run on a Hidato.
    ///
    /// # Errors
    /// The option that is for sliding puzzles alone.
    pub(super) fn hidato_plan(&self) -> Result<Plan, &'static str> {
        let sliding = [
            (self.search.is_some(), "--search"),
            (self.bound.is_some(), "--bound"),
            (self.ties.is_some(), "--ties"),
            (self.order.is_some(), "--order"),
            (self.weight.is_some(), "--weight"),
            (self.no_visited, "--no-visited"),
            (self.depth.is_some(), "--depth"),
            (self.target.is_some(), "--target"),
            (self.metric != Metric::Single, "--metric multi"),
        ];
        if let Some((_, option)) = sliding.into_iter().find(|(given, _)| *given) {
            return Err(option);
        }
        match self.preset {
            None => Ok(Plan::Propagate),
            Some(Published::Hidato(plan)) => Ok(plan),
            Some(Published::Sliding(_)) => Err(text!("terminal-this-preset")),
        }
    }
}
