//! The search of a puzzle of which a picture is drawn, or on which a report is written.

use std::num::NonZero;

use clap::Args;
use langkah_engine::grid::Dims;
use langkah_engine::plan::Request;
use langkah_puzzle::hidato;

use super::choice::{Choice, request};
use super::conflict::Conflict;
use super::limiting::Limiting;
use super::values::whole;

#[derive(Args, Debug)]
pub struct Searching {
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    limits: Limiting,
    /// How many threads may search [default: all that the machine has]
    #[arg(long, value_name = "N", value_parser = whole::<NonZero<usize>>)]
    threads: Option<NonZero<usize>>,
}

impl Searching {
    /// What to run on a board of a size.
    ///
    /// # Errors
    /// The option that is for Hidato alone.
    pub fn request(&self, dims: Dims) -> Result<Request, &'static str> {
        self.choice.hidato_option().map_or(Ok(()), Err)?;
        Ok(request(&self.choice, &self.limits, self.threads, dims))
    }

    /// What to run on a Hidato.
    ///
    /// # Errors
    /// The option that is for sliding puzzles alone.
    pub fn hidato_request(&self) -> Result<hidato::Request, &'static str> {
        let (limits, time_max) = (self.limits.limits(), self.limits.time);
        let plan = self.choice.hidato_plan()?;
        Ok(hidato::Request { plan, limits, time_max, ..hidato::Request::default() })
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        self.choice.judge()
    }
}
