//! `grade`: whether what a program printed is right, and which convention explains it.

pub mod hidato;

use std::io;
use std::path::Path;

use langkah_engine::fault::{Fault, LISTED_MAX};
use langkah_engine::plan::Plan;
use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::grade as engine;
use langkah_puzzle::grade::claims::{self, Claims};
use langkah_puzzle::grade::route::Flaw;
use langkah_puzzle::grade::words::{self, Tone as Said};
use langkah_puzzle::grade::{Explained, Grade, Verdict, grade};
use serde::Serialize;

use super::args;
use super::family::item::SlidingItem;
use super::family::named::Published;
use super::family::{ToGrade, entry, place};
use super::input::{self, Reader};
use super::interrupt;
use super::json::rows::{Rows, rows};
use super::output::{Output, Status, Tone, complain};
use super::place::Place;
use super::progress::ProgressLine;
use crate::files;

/// What a program prints is smaller, unless it prints for ever.
const OUTPUT_BYTES_MAX: u64 = 16 << 20;

pub fn run(arguments: &args::Grade, output: &mut Output) -> io::Result<()> {
    let path = arguments.output();
    let bytes = output.or_refuse(&Place::file(path), files::read_named(path, OUTPUT_BYTES_MAX))?;
    let Some(bytes) = bytes else { return Ok(()) };
    // Nothing is searched while it reads, so that Ctrl+C ends it.
    interrupt::listen();
    let mut is_done = false;
    input::each(Reader::new(&arguments.source()), output, |item, output| {
        if std::mem::replace(&mut is_done, true) {
            return output.refuse(place(item), text!("terminal-grade-one"));
        }
        let graded = entry(item).grade(arguments, &bytes, output)?;
        graded.or_else(|why| output.refuse(place(item), &why))
    })
}

/// Why a search that was named is none for the puzzle.
fn of_other_family(search: &str) -> String {
    text!("terminal-grade-search", search = search)
}

impl ToGrade for SlidingItem {
    fn grade(
        &self,
        arguments: &args::Grade,
        bytes: &[u8],
        output: &mut Output,
    ) -> io::Result<Result<(), String>> {
        if let Some(plan) = arguments.search.and_then(Published::hidato) {
            return Ok(Err(of_other_family(plan.name())));
        }
        let claims = Claims::of_bytes(bytes, &self.puzzle);
        let grade = grade(&self.puzzle, &claims, &arguments.order(), &mut ProgressLine::new());
        match grade {
            Ok(grade) => {
                output.note(status(grade.verdict));
                tell(arguments, self, &claims, &grade, output).map(Ok)
            }
            Err(misfit) => Ok(Err(misfit.to_string())),
        }
    }
}

fn name(path: &Path) -> String {
    shown::line(&path.display().to_string())
}

fn status(verdict: Verdict) -> Status {
    match verdict {
        Verdict::Right => Status::Solved,
        Verdict::Empty => Status::Bad,
        Verdict::Unknown => Status::Limit,
        Verdict::Explained | Verdict::Wrong => Status::Unsolvable,
    }
}

fn tell(
    arguments: &args::Grade,
    entry: &SlidingItem,
    claims: &Claims,
    grade: &Grade,
    output: &mut Output,
) -> io::Result<()> {
    let dims = entry.puzzle.start().dims();
    let unread = |fault| words::unread(fault, dims.cells(), dims.cols());
    let faults: Vec<String> = claims.faults.iter().map(unread).collect();
    if arguments.json {
        return output.json(&Graded::new(entry, claims, grade, &faults));
    }
    entry.print_heading(output)?;
    let (tone, verdict) = words::verdict(grade);
    print(tone, &verdict, output)?;
    for (tone, part) in words::parts(grade, claims) {
        print(tone, &part, output)?;
    }
    if let Some(usual) = words::usual(grade, dims) {
        output.line(usual)?;
    }
    for one in &grade.explained {
        let (head, points) = words::explained(grade, one);
        output.line(head)?;
        points.iter().try_for_each(|point| output.line(format_args!("- {point}")))?;
    }
    if grade.has_others {
        output.line(text!("grade-others"))?;
    }
    if grade.is_cut {
        output.line(text!("grade-cut"))?;
    }
    tell_unread(arguments, &faults, output)
}

/// Tells the lines that were not read, on standard error.
fn tell_unread(arguments: &args::Grade, faults: &[String], output: &mut Output) -> io::Result<()> {
    output.flush()?;
    let file = name(arguments.output());
    for fault in faults.iter().take(LISTED_MAX) {
        complain(&format!("{file}:{fault}"));
    }
    if let Some(more) = faults.len().checked_sub(LISTED_MAX).filter(|&more| more > 0) {
        complain(&format!("{file}: {}", text!("figure-more", count = more.to_string())));
    }
    Ok(())
}

fn print(said: Said, text: &str, output: &mut Output) -> io::Result<()> {
    match said {
        Said::Good => output.toned(Tone::Good, text),
        Said::Bad => output.toned(Tone::Bad, text),
        Said::Plain => output.line(text),
    }
}

/// The object of `--json`.
#[derive(Serialize)]
struct Graded<'a> {
    file: &'a str,
    search: &'static str,
    verdict: &'static str,
    solvable: bool,
    /// What is told of each part of the text.
    messages: Vec<String>,
    moves: Option<Moves>,
    counts: Vec<Counted>,
    expansions: Option<Expansions>,
    explained: Vec<Convention>,
    /// Whether more conventions than these give the same.
    others: bool,
    /// The search of Langkah's own that has the counts.
    usual: Option<&'static str>,
    /// Whether a limit ended the search before all conventions were tried.
    limited: bool,
    errors: Vec<Unread<'a>>,
}

/// The list of moves, and what is wrong with it.
#[derive(Serialize)]
struct Moves {
    line: usize,
    length: usize,
    /// Whether they are those of the search, if that is known.
    same: Option<bool>,
    flaw: Option<&'static str>,
    /// The move that the flaw is about, from 1.
    number: Option<usize>,
    /// How many moves are enough.
    least: Option<usize>,
    message: Option<String>,
}

#[derive(Serialize)]
struct Counted {
    line: usize,
    kind: &'static str,
    /// The number whose Kurang it is.
    tile: Option<u16>,
    value: u64,
    expected: Option<u64>,
    /// `None` if a limit ended the search before it could tell.
    right: Option<bool>,
}

#[derive(Serialize)]
struct Expansions {
    count: usize,
    /// How many of the search come after them, if that is known.
    missing: Option<u64>,
    /// Whether the last one is the goal, which the search does not expand.
    goal: bool,
    difference: Option<Difference>,
}

#[derive(Serialize)]
struct Difference {
    line: usize,
    number: usize,
    expected: Option<Rows>,
    found: Rows,
}

/// A convention that gives the same.
#[derive(Serialize)]
struct Convention {
    /// The published search that it is.
    search: Option<&'static str>,
    same_moves: bool,
    differences: Vec<Point>,
    counts: Vec<&'static str>,
    messages: Vec<String>,
}

#[derive(Serialize)]
struct Point {
    point: &'static str,
    message: String,
}

/// A line that was not read.
#[derive(Serialize)]
struct Unread<'a> {
    line: usize,
    column: usize,
    message: &'a str,
}

impl Counted {
    fn new(one: &engine::Counted) -> Self {
        Self {
            line: one.count.line,
            kind: one.count.kind.name(),
            tile: one.count.kind.tile(),
            value: one.count.value,
            expected: one.expected,
            right: one.is_right,
        }
    }
}

impl<'a> Unread<'a> {
    /// `said` has a message for each fault, with its place.
    fn all(faults: &[Fault<claims::Unread>], said: &'a [String]) -> Vec<Self> {
        let one = |(fault, message): (&Fault<claims::Unread>, &'a String)| {
            let place = format!("{}:{}: ", fault.line, fault.column);
            let message = message.strip_prefix(&place).unwrap_or(message);
            Self { line: fault.line, column: fault.column, message }
        };
        faults.iter().zip(said).map(one).collect()
    }
}

impl<'a> Graded<'a> {
    fn new(entry: &'a SlidingItem, claims: &Claims, grade: &Grade, faults: &'a [String]) -> Self {
        Self {
            file: &entry.place.file,
            search: grade.preset.name,
            verdict: grade.verdict.name(),
            solvable: grade.is_solvable,
            messages: words::parts(grade, claims).into_iter().map(|(_, text)| text).collect(),
            moves: Moves::new(claims, grade),
            counts: grade.counts.iter().map(Counted::new).collect(),
            expansions: Expansions::new(claims, grade),
            explained: grade.explained.iter().map(|one| Convention::new(grade, one)).collect(),
            others: grade.has_others,
            usual: grade.usual.map(Plan::search_name),
            limited: grade.is_cut,
            errors: Unread::all(&claims.faults, faults),
        }
    }
}

impl Moves {
    fn new(claims: &Claims, grade: &Grade) -> Option<Self> {
        let route = claims.route.as_ref()?;
        let (flaw, number, least) = match &grade.flaw {
            None => (None, None, None),
            Some(Flaw::Illegal(wrong)) => (Some("illegal"), Some(wrong.number), None),
            Some(Flaw::Gap { after, .. }) => (Some("gap"), Some(after + 1), None),
            Some(Flaw::Short { .. }) => (Some("not-at-goal"), None, None),
            Some(Flaw::Beyond { after }) => (Some("past-goal"), Some(after + 1), None),
            Some(Flaw::Loop { from, .. }) => (Some("loop"), Some(from + 1), None),
            Some(Flaw::Wasted { number, least }) => (Some("wasted"), Some(*number), Some(*least)),
            Some(Flaw::Long { least }) => (Some("long"), None, Some(*least)),
        };
        let line = claims.route_line;
        let flawed = grade.flaw.as_ref();
        let message = flawed.map(|flaw| words::flaw(flaw, &line.to_string(), route.length));
        let (length, same) = (route.length, grade.has_moves);
        Some(Self { line, length, same, flaw, number, least, message })
    }
}

impl Expansions {
    fn new(claims: &Claims, grade: &Grade) -> Option<Self> {
        let count = claims.expansions.len();
        let difference = grade.difference.as_ref().map(|one| Difference {
            line: one.line,
            number: one.number,
            expected: one.expected.as_ref().map(rows),
            found: rows(&one.found),
        });
        (count > 0).then_some(Self {
            count,
            missing: grade.missing,
            goal: grade.has_goal,
            difference,
        })
    }
}

impl Convention {
    fn new(grade: &Grade, one: &Explained) -> Self {
        let points = one.points.iter();
        Self {
            search: one.preset.map(|preset| preset.name),
            same_moves: one.has_moves,
            differences: points
                .map(|&point| Point { point: point.name(), message: one.convention.words(point) })
                .collect(),
            counts: one.countings.iter().map(|counting| counting.name()).collect(),
            messages: words::explained(grade, one).1,
        }
    }
}
