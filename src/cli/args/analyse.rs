//! The arguments of `analyse`.

use std::num::NonZero;

use clap::Args;
use langkah_engine::plan::{Plan, Request};
use langkah_engine::sliding::metric::Metric;
use langkah_language::text;
use langkah_puzzle::analyse::shorten::{WINDOW, WINDOWS};

use super::conflict::Conflict;
use super::limiting::Size;
use super::moves::Given;
use super::values::{letters, seconds, whole};
use crate::cli::spelling::{Letters, Spelling};

#[derive(Args, Debug)]
pub struct Analyse {
    #[command(flatten)]
    pub given: Given,
    /// All shortest solutions: how many there are, and the first N of them [default: 10]; up to 4x4
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "10")]
    #[arg(require_equals = true, value_parser = whole::<usize>)]
    pub all: Option<usize>,
    /// Shorten the moves: replace each part of N moves by a shortest way [default: 20]
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "20")]
    #[arg(require_equals = true, value_parser = window)]
    pub shorten: Option<usize>,
    /// Give up after this much searching [default: no limit up to 4x4, 30 on larger boards]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<f64>,
    #[command(flatten)]
    size: Size,
    /// How many threads may search [default: all that the machine has]
    #[arg(long, value_name = "N", value_parser = whole::<NonZero<usize>>)]
    threads: Option<NonZero<usize>>,
    /// How to write the moves
    #[arg(long, value_name = "HOW", value_parser = letters(), default_value = "blank")]
    letters: Letters,
    /// Print one object a puzzle on one line, and nothing else
    #[arg(long)]
    pub json: bool,
    /// Print one line of comma-separated values a move, and nothing else
    #[arg(long, conflicts_with_all = ["json", "all", "shorten"])]
    pub csv: bool,
}

/// How long an analysis of a board larger than 4x4 goes on if the arguments do not say it.
const SECONDS: f64 = 30.0;

impl Analyse {
    /// The request of a board. Boards up to 4x4 have no limit on time by themselves.
    pub fn request(&self, is_large: bool) -> Request {
        Request {
            plan: Plan::Shortest,
            metric: Metric::Single,
            limits: self.size.limits(),
            time_max: self.time.or(is_large.then_some(SECONDS)),
            threads: self.threads,
            ..Request::default()
        }
    }

    /// How to write moves.
    pub fn spelling(&self) -> Spelling {
        Spelling { letters: self.letters, repeats: false }
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        let needs_moves = self.all.is_none() || self.shorten.is_some() || self.csv;
        if self.given.moves.is_none() && needs_moves {
            return Err(Conflict::new(text!("usage-no-moves-all")));
        }
        self.given.judge()
    }
}

fn window(given: &str) -> Result<usize, String> {
    let number = given.parse().ok().filter(|number| WINDOWS.contains(number));
    let (least, most) = (WINDOWS.start(), WINDOWS.end());
    let told = || text!("usage-window", least = *least, most = *most, usual = WINDOW);
    number.ok_or_else(told)
}
