//! `bound`: what all boards of 3×3 say of a bound of one's own.

use std::io;

use langkah_engine::search::watch::{Halt, Progress};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::own::judge::{Drop, Other, Rounded, TooHigh, judge};
use langkah_engine::sliding::bound::own::name::{Function, Name, OfTile};
use langkah_engine::sliding::bound::own::{Formula, FormulaError, Judgement};
use langkah_language::{decimal, text};
use langkah_puzzle::own_bound;
use serde::Serialize;

use super::args::Bound;
use super::interrupt;
use super::json::rows::{Rows, rows};
use super::output::{Output, Status, Tone};

pub fn run(arguments: &Bound, output: &mut Output) -> io::Result<()> {
    let Some(text) = &arguments.expression else { return names(output) };
    let formula = match Formula::read(text) {
        Ok(formula) => formula,
        Err(error) => return refuse(arguments.json, text, &error, output),
    };
    interrupt::listen();
    let mut watch = |_: &Progress| if interrupt::is_set() { Err(Halt::Stopped) } else { Ok(()) };
    let Ok(judged) = judge(formula, &mut watch) else {
        output.note(Status::Limit);
        return Ok(());
    };
    if !judged.is_admissible() {
        output.note(Status::Unsolvable);
    }
    if arguments.json { output.json(&Judged::new(&judged)) } else { print(&judged, output) }
}

/// Prints the names that an expression can use.
fn names(output: &mut Output) -> io::Result<()> {
    output.line(text!("bound-names-board"))?;
    for one in Name::ALL {
        output.line(format_args!("  {:<12}  {}", one.name(), one.about()))?;
    }
    output.line("")?;
    output.line(text!("bound-names-tile"))?;
    for one in OfTile::ALL {
        output.line(format_args!("  {:<12}  {}", one.name(), one.about()))?;
    }
    output.line("")?;
    output.line(text!("bound-names-functions"))?;
    for one in Function::ALL {
        output.line(format_args!("  {:<12}  {}", one.form(), one.about()))?;
    }
    output.line("")?;
    output.line(text!("bound-names-operators"))
}

fn refuse(is_json: bool, given: &str, error: &FormulaError, output: &mut Output) -> io::Result<()> {
    if !is_json {
        return output.fail(error);
    }
    output.note(Status::Bad);
    let (column, error) = (error.column, error.flaw.to_string());
    output.json(&Refusal { bound: given, column, error })
}

fn print(judged: &Judgement, output: &mut Output) -> io::Result<()> {
    output.line(judged.formula.text())?;
    output.line("")?;
    let tone = |is_good| if is_good { Tone::Good } else { Tone::Bad };
    output.toned(tone(judged.is_admissible()), own_bound::admissible(judged))?;
    if let Some(high) = &judged.too_high {
        output.line(own_bound::too_high(high))?;
        output.block(&high.board)?;
    }
    output.toned(tone(judged.is_consistent()), own_bound::consistent(judged))?;
    if let Some(drop) = &judged.drop {
        output.line(own_bound::drop(drop))?;
        output.block(beside(&drop.before, &drop.after))?;
    }
    if let (Some(rounded), Some(here)) = (own_bound::rounded(judged), &judged.rounded) {
        output.line(rounded)?;
        output.line(own_bound::rounded_here(here))?;
        output.block(&here.board)?;
    }
    output.line("")?;
    table(judged, output)?;
    output.line("")?;
    output.line(own_bound::proof(judged))
}

/// Two boards side by side.
fn beside(before: &Board, after: &Board) -> String {
    let (before, after) = (before.to_string(), after.to_string());
    let lines = before.lines().zip(after.lines()).enumerate();
    let line = |(index, (before, after))| {
        let arrow = if index == 1 { "->" } else { "  " };
        format!("{before}  {arrow}  {after}\n")
    };
    lines.map(line).collect()
}

/// The averages, and how often the own bound is more or less than each other.
fn table(judged: &Judgement, output: &mut Output) -> io::Result<()> {
    let line = |name: &str, average: &str, more: &str, less: &str| {
        format!("{name:<18} {average:>9} {more:>11} {less:>11}").trim_end().to_owned()
    };
    let average = |average| decimal(average, 3);
    output.line(line(
        text!("bound-head-bound"),
        text!("bound-head-average"),
        text!("bound-head-more"),
        text!("bound-head-less"),
    ))?;
    output.line(line(text!("bound-row-own"), &average(judged.average), "", ""))?;
    for other in &judged.others {
        let [more, less] = [other.more, other.less].map(|count| count.to_string());
        output.line(line(other.bound.title(), &average(other.average), &more, &less))?;
    }
    output.line(line(text!("bound-row-true"), &average(judged.true_average), "", ""))
}

/// What `bound` tells.
#[derive(Serialize)]
struct Judged {
    bound: &'static str,
    boards: usize,
    admissible: bool,
    too_high_boards: usize,
    too_high: Option<High>,
    consistent: bool,
    drop_moves: usize,
    drop: Option<Fall>,
    rounded_boards: usize,
    rounded: Option<Changed>,
    average: f64,
    true_average: f64,
    others: Vec<Beside>,
}

#[derive(Serialize)]
struct High {
    board: Rows,
    h: u32,
    distance: u32,
    g: u32,
}

#[derive(Serialize)]
struct Fall {
    before: Rows,
    h_before: u32,
    after: Rows,
    h_after: u32,
    g: u32,
}

#[derive(Serialize)]
struct Changed {
    board: Rows,
    /// `None` if it is no number or infinite.
    value: Option<f64>,
    h: u32,
    g: u32,
}

#[derive(Serialize)]
struct Beside {
    bound: &'static str,
    average: f64,
    more_boards: usize,
    less_boards: usize,
    dominated: bool,
}

/// An expression that cannot be read.
#[derive(Serialize)]
struct Refusal<'a> {
    bound: &'a str,
    column: usize,
    error: String,
}

impl Judged {
    fn new(judged: &Judgement) -> Self {
        let high = |high: &TooHigh| High {
            board: rows(&high.board),
            h: high.h,
            distance: high.distance,
            g: high.g,
        };
        let fall = |drop: &Drop| Fall {
            before: rows(&drop.before),
            h_before: drop.h_before,
            after: rows(&drop.after),
            h_after: drop.h_after,
            g: drop.g,
        };
        let changed = |rounded: &Rounded| Changed {
            board: rows(&rounded.board),
            value: Some(rounded.value).filter(|value| value.is_finite()),
            h: rounded.h,
            g: rounded.g,
        };
        let beside = |other: &Other| Beside {
            bound: other.bound.name(),
            average: other.average,
            more_boards: other.more,
            less_boards: other.less,
            dominated: other.is_dominated(),
        };
        Self {
            bound: judged.formula.text(),
            boards: Judgement::BOARDS,
            admissible: judged.is_admissible(),
            too_high_boards: judged.too_high_count,
            too_high: judged.too_high.as_ref().map(high),
            consistent: judged.is_consistent(),
            drop_moves: judged.drop_count,
            drop: judged.drop.as_ref().map(fall),
            rounded_boards: judged.rounded_count,
            rounded: judged.rounded.as_ref().map(changed),
            average: judged.average,
            true_average: judged.true_average,
            others: judged.others.iter().map(beside).collect(),
        }
    }
}
