//! The arguments and what they mean.

mod compare;
mod hidato;
mod report;
mod values;

use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};

use super::{Request, goal};
use crate::grid::Dims;
use crate::hidato::generate::{Difficulty, Outline};
use crate::hidato::text::Format as Matrix;
use crate::puzzle::GoalChoice;
use crate::puzzle::compare::named::Named;
use crate::puzzle::fit::strongest;
use crate::puzzle::plan::{self, BoundKind, Plan, Preset, SearchKind, Weight};
use crate::search::best_first::Ties;
use crate::search::limits::Limits;
use crate::sliding::notation::{Convention, Style};
use crate::sliding::text::Format;
pub use report::Report;
use values::{
    difficulties, formats, hidato_size, named, outlines, presets, seconds, show, size, weight,
};

/// Opens a sliding-tile puzzle, a Hidato or a Numbrix, tells whether it can be solved and why,
/// solves it by branch and bound, and steps through the solution.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
#[command(after_help = "Without a subcommand the window opens.\n\
    Exit status: 0 all solved, 1 some puzzle has no solution or --moves does not end at its goal, \
    2 bad usage or input, 3 stopped by a limit.")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The puzzle to open in the window
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Tell whether puzzles can be solved, and why
    Check(Check),
    /// Solve puzzles
    Solve(Box<Solve>),
    /// Run several searches on puzzles and compare what they cost
    Compare(Compare),
    /// Write a report on a sliding puzzle and its solution, as a course asks for it
    Report(Box<Report>),
    /// Print random puzzles
    Random(Random),
    /// Write puzzles in another format
    Convert(Convert),
}

/// Which puzzles to read, and how.
#[derive(Args, Debug)]
pub struct Source {
    /// Files with a puzzle each; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Each line of FILE is a puzzle of its own, in any format that has one on a line
    #[arg(long)]
    pub lines: bool,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    pub goal: Option<GoalChoice>,
    /// Hidato: cells touch up, down, left and right alone (Numbrix), where the file does not say
    #[arg(long)]
    orthogonal: bool,
}

#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub source: Source,
    /// Follow these moves on the board, whether they name the blank's way or the tile's
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    /// Boards of --moves to print: every step, none, or every Nth [default: all]
    #[arg(long, value_name = "all|none|N", value_parser = show, requires = "moves")]
    pub show: Option<Show>,
    /// Print one object a puzzle on one line, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    limits: Limiting,
    /// How many threads may search [default: all that the machine has]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Boards to print: every step, none, or every Nth; all unless --lines is given
    #[arg(long, value_name = "all|none|N", value_parser = show)]
    pub show: Option<Show>,
    /// Whose way the letters of the moves name
    #[arg(long, value_name = "WHOSE", value_parser = named(&Convention::ALL, Convention::name))]
    #[arg(default_value = "blank")]
    letters: Convention,
    /// Hidato: end at the first solution, whether it is the only one or not
    #[arg(long)]
    first: bool,
    /// Write repeated letters as one and a number: URDL2
    #[arg(long)]
    repeats: bool,
    /// Print one object a puzzle on one line, and nothing else (no boards, whatever --show says)
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub source: Source,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub to: To,
}

#[derive(Args, Debug)]
pub struct Compare {
    #[command(flatten)]
    pub source: Source,
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', help = compare::help())]
    searches: Vec<Named>,
    #[command(flatten)]
    limits: Limiting,
    /// Print comma-separated values, and nothing else
    #[arg(long)]
    pub csv: bool,
}

#[derive(Args, Debug)]
struct Choice {
    /// How to search [default: ida up to 4x4, anytime on larger boards]
    #[arg(long, value_name = "SEARCH", value_parser = named(&SearchKind::ALL, SearchKind::name))]
    search: Option<SearchKind>,
    /// The lower bound on the moves still to come [default: pattern-db for 4x4, walking-distance for
    /// smaller boards, linear-conflict for larger ones]
    #[arg(long, value_name = "BOUND", value_parser = named(&BoundKind::ALL, BoundKind::name))]
    bound: Option<BoundKind>,
    /// Run a search as it was published
    #[arg(long, value_name = "NAME", value_parser = presets())]
    #[arg(conflicts_with_all = ["search", "bound", "ties", "weight", "no_visited"])]
    preset: Option<Published>,
    /// Which of several best nodes best-first expands [default: least-h]
    #[arg(long, value_name = "RULE", value_parser = named(&Ties::ALL, Ties::name))]
    ties: Option<Ties>,
    /// The factor of the bound, 0 to 10; above 1 the solution may not be a shortest one
    #[arg(long, value_name = "W", value_parser = weight, allow_negative_numbers = true)]
    weight: Option<Weight>,
    /// Let best-first keep no visited set
    #[arg(long)]
    no_visited: bool,
}

#[derive(Args, Debug)]
struct Limiting {
    /// Give up after this much searching [default for anytime: 60, in a comparison: 10 each]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<f64>,
    /// Give up before the search holds more than this [default: 2048; anytime at most 448]
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
    /// Give up after generating this many nodes
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

#[derive(Args, Debug)]
pub struct Random {
    /// Print the puzzle of this seed again
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How many puzzles, of consecutive seeds
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub count: u64,
    /// This many random moves from the goal
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(..=WALK_MAX))]
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
    /// A Hidato of rows and columns with one solution, in place of sliding tiles
    #[arg(long, value_name = "RxC", value_parser = hidato_size)]
    #[arg(conflicts_with_all = ["moves", "any", "size", "lines", "goal"])]
    pub hidato: Option<Dims>,
    /// Hidato: cells touch up, down, left and right alone (Numbrix)
    #[arg(long, requires = "hidato")]
    orthogonal: bool,
    /// Hidato: its outline [default: rectangle]
    #[arg(long, value_name = "SHAPE", value_parser = outlines(), requires = "hidato")]
    shape: Option<Outline>,
    /// Hidato: the hardest step that its solution needs [default: medium]
    #[arg(long, value_name = "LEVEL", value_parser = difficulties(), requires = "hidato")]
    difficulty: Option<Difficulty>,
    /// What it is to be brought to: blank-last, blank-first, snail, or a FILE with that board
    #[arg(long, value_name = "GOAL", value_parser = goal::parser(), default_value = "blank-last")]
    pub goal: GoalChoice,
}

/// How long the anytime search goes on where nothing is said: nobody may be there to stop it.
const ANYTIME_SECONDS: f64 = 60.0;

/// More moves than this make a board no more random, only slower.
const WALK_MAX: i64 = 1_000_000;

/// A published search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Published {
    Sliding(Preset),
    /// Of Hidato.
    Fauzia,
}

/// A format to write, of one family or of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct To {
    pub sliding: Option<Format>,
    pub hidato: Option<Matrix>,
}

/// Which boards to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    None,
    /// Every so many steps, and the last. Not 0.
    Every(usize),
}

/// Reads arguments, the program's name first.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, clap::Error> {
    let Arguments { command, file } = Arguments::try_parse_from(arguments)?;
    match &command {
        Some(Command::Solve(solve)) => solve.choice.judge("solve")?,
        Some(Command::Report(report)) => report.choice.judge("report")?,
        Some(Command::Random(random)) => random.judge()?,
        _ => {}
    }
    Ok(command.map_or(Request::Window(file), Request::Terminal))
}

impl Solve {
    /// What to run on a board of a size.
    pub fn request(&self, dims: Dims) -> plan::Request {
        request(&self.choice, &self.limits, self.threads, dims)
    }

    /// How to write moves.
    pub fn style(&self) -> Style {
        Style { convention: self.letters, repeats: self.repeats }
    }

    pub fn show(&self) -> Show {
        self.show.unwrap_or(if self.source.lines { Show::None } else { Show::Every(1) })
    }
}

/// What these ask for on a board of a size.
fn request(
    choice: &Choice,
    limiting: &Limiting,
    threads: Option<NonZero<usize>>,
    dims: Dims,
) -> plan::Request {
    let plan = choice.plan(dims);
    let is_anytime = plan.on(dims) == Ok(Plan::Anytime);
    let time_max = limiting.time.or(is_anytime.then_some(ANYTIME_SECONDS));
    plan::Request { plan, limits: limiting.limits(), time_max, threads }
}

impl Limiting {
    fn limits(&self) -> Limits {
        let usual = Limits::usual();
        Limits {
            generated_max: self.nodes.unwrap_or(usual.generated_max),
            memory_max: self.memory.map_or(usual.memory_max, |mib| mib.saturating_mul(1 << 20)),
        }
    }
}

impl Choice {
    /// The plan for boards of a size.
    fn plan(&self, dims: Dims) -> Plan {
        if let Some(Published::Sliding(preset)) = self.preset {
            return Plan::Preset(preset);
        }
        let bound = self.bound.unwrap_or_else(|| strongest(dims));
        let weight = self.weight.unwrap_or(Weight::ONE);
        match self.search {
            None if self.bound.is_none() && self.weight.is_none() => Plan::Shortest,
            Some(SearchKind::Anytime) => Plan::Anytime,
            None | Some(SearchKind::Ida) => Plan::Ida { bound, weight },
            Some(SearchKind::BestFirst) => Plan::BestFirst {
                bound,
                weight,
                ties: self.ties.unwrap_or_default(),
                visited: !self.no_visited,
            },
        }
    }

    /// Refuses what only another search can do.
    fn judge(&self, subcommand: &str) -> Result<(), clap::Error> {
        let queue = [(self.ties.is_some(), "--ties"), (self.no_visited, "--no-visited")];
        let bound = [(self.bound.is_some(), "--bound"), (self.weight.is_some(), "--weight")];
        let given = |options: [(bool, &'static str); 2]| {
            options.into_iter().find(|&(given, _)| given).map(|(_, option)| option)
        };
        let (option, why) = match self.search {
            Some(SearchKind::BestFirst) => return Ok(()),
            Some(SearchKind::Anytime) => match given(bound).or(given(queue)) {
                Some(option) => {
                    (option, "is not for --search anytime, which chooses its own bounds and order")
                }
                None => return Ok(()),
            },
            None | Some(SearchKind::Ida) => match given(queue) {
                Some(option) => (
                    option,
                    "is for --search best-first: iterative deepening (--search ida) keeps neither \
                     a queue nor a visited set",
                ),
                None => return Ok(()),
            },
        };
        Err(conflict(subcommand, &format!("{option} {why}")))
    }
}

impl Random {
    fn judge(&self) -> Result<(), clap::Error> {
        if let (Some(size), GoalChoice::Board(goal)) = (self.size, &self.goal)
            && goal.dims() != size
        {
            let message = format!("--size {size} and a --goal that is a {} board", goal.dims());
            return Err(conflict("random", &message));
        }
        if self.seed.is_some_and(|seed| seed.checked_add(self.count.saturating_sub(1)).is_none()) {
            let message = format!("--seed and --count together go past {}", u64::MAX);
            return Err(conflict("random", &message));
        }
        Ok(())
    }
}

fn conflict(subcommand: &str, message: &str) -> clap::Error {
    let mut command = Arguments::command();
    command.build();
    match command.find_subcommand_mut(subcommand) {
        Some(command) => command.error(ErrorKind::ArgumentConflict, message),
        None => clap::Error::raw(ErrorKind::ArgumentConflict, message),
    }
}
