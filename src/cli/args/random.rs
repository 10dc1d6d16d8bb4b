//! The arguments of `random`.

use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::sliding::board::GoalChoice;
use langkah_language::text;
use langkah_puzzle::date::{Date, Moment};

use super::conflict::Conflict;
use super::export::{Sheet, sheet};
use super::source::topology;
use super::values::{between, difficulties, file, hidato_size, outlines, seconds, size, whole};
use crate::cli::goal::{self, GivenGoal};

#[derive(Args, Debug)]
pub struct Random {
    /// Print the puzzle of this seed again
    #[arg(long, value_name = "N", value_parser = whole::<u64>)]
    seed: Option<u64>,
    /// Print the puzzle of a day, such as 2026-11-23: its seed is the digits of the date [default:
    /// today in Universal Time]
    #[arg(long, value_name = "DATE", num_args = 0..=1, conflicts_with_all = ["seed", "any", "moves"])]
    daily: Option<Option<Date>>,
    /// How many puzzles, of consecutive seeds
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole::<NonZero<u64>>)]
    pub count: NonZero<u64>,
    /// This many random moves from the goal
    #[arg(long, value_name = "K", value_parser = between(0..=WALK_MAX))]
    pub moves: Option<u32>,
    /// Any arrangement: half of them cannot be solved
    #[arg(long, conflicts_with = "moves")]
    pub any: bool,
    /// Rows and columns, from 2x2 to 10x10 [default: 4x4, or those of the goal's board]
    #[arg(long, value_name = "RxC", value_parser = size)]
    pub size: Option<Dims>,
    /// Print each puzzle on one line, for `solve --lines -`
    #[arg(long)]
    pub lines: bool,
    /// Write a sheet to print in place of texts: all puzzles, and on further pages their solutions
    #[arg(long, value_name = "FILE.pdf", value_parser = file(sheet), conflicts_with = "lines")]
    pub to: Option<PathBuf>,
    #[command(flatten)]
    pub sheet: Sheet,
    /// A Hidato of rows and columns with one solution, in place of sliding tiles
    #[arg(long, value_name = "RxC", value_parser = hidato_size)]
    #[arg(conflicts_with_all = ["moves", "any", "size", "goal"])]
    pub hidato: Option<Dims>,
    /// Hidato: cells touch up, down, left and right alone (Numbrix)
    #[arg(long)]
    orthogonal: bool,
    /// Hidato: cells are hexagons and touch at their six sides
    #[arg(long, conflicts_with = "orthogonal")]
    hexagonal: bool,
    /// Hidato: its outline [default: rectangle]
    #[arg(long, value_name = "SHAPE", value_parser = outlines())]
    shape: Option<Outline>,
    /// Hidato: the hardest step that its solution needs [default: medium]
    #[arg(long, value_name = "LEVEL", value_parser = difficulties())]
    difficulty: Option<Difficulty>,
    /// Hidato: so many edges between cells whose numbers follow each other, as in Rikudo
    #[arg(long, value_name = "N", value_parser = whole::<usize>)]
    edges: Option<usize>,
    /// Hidato: give up a puzzle after this many seconds of work
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<f64>,
    /// The goal: blank-last, blank-first, snail, or a board in a FILE or in quotes
    #[arg(long, value_name = "GOAL", value_parser = goal::parser(), default_value = "blank-last")]
    pub goal: GivenGoal,
}

/// More moves than this make a board no more random, only slower.
const WALK_MAX: u32 = 1_000_000;

impl Random {
    /// Refuses what cannot go together.
    pub(super) fn judge(&self) -> Result<(), Conflict> {
        if let (Some(size), GoalChoice::Board(goal)) = (self.size, &self.goal.choice)
            && goal.dims() != size
        {
            let (size, goal) = (size.to_string(), goal.dims().to_string());
            return Err(Conflict::new(text!("usage-goal-size", size = size, goal = goal)));
        }
        if self.seed.is_some_and(|seed| seed.checked_add(self.count.get() - 1).is_none()) {
            return Err(Conflict::new(text!("usage-seeds", most = u64::MAX.to_string())));
        }
        match self.only_for_hidato().filter(|_| self.hidato.is_none()) {
            Some(option) => {
                Err(Conflict::new(text!("usage-is-for", option = option, what = "--hidato")))
            }
            None => Ok(()),
        }
    }

    /// An option that is given and that needs `--hidato`. `requires` of clap does not look here:
    /// what is required conflicts with `--goal`, which has a default.
    fn only_for_hidato(&self) -> Option<&'static str> {
        let given = [
            ("--orthogonal", self.orthogonal),
            ("--hexagonal", self.hexagonal),
            ("--shape", self.shape.is_some()),
            ("--difficulty", self.difficulty.is_some()),
            ("--edges", self.edges.is_some()),
            ("--time", self.time.is_some()),
        ];
        given.into_iter().find_map(|(option, is_given)| is_given.then_some(option))
    }
}

impl Random {
    /// The seed that is asked for, or that of the day.
    pub fn seed(&self) -> Option<u64> {
        let daily = self.daily.map(|date| date.unwrap_or_else(|| Moment::now().date()).seed());
        self.seed.or(daily)
    }

    /// Whether the arguments alone say which seed it is.
    pub fn names_seed(&self) -> bool {
        self.seed.is_some() || matches!(self.daily, Some(Some(_)))
    }

    /// The Hidato to make, of a seed.
    pub fn order(&self, dims: Dims, seed: u64) -> Order {
        Order {
            dims,
            outline: self.shape.unwrap_or_default(),
            topology: topology(self.orthogonal, self.hexagonal),
            difficulty: self.difficulty.unwrap_or_default(),
            edges: self.edges.unwrap_or_default(),
            seed,
        }
    }
}
