//! The same for Hidato: the filled board, and the counts of the published search and of the
//! variants that its paper suggests.

use std::time::Instant;

use langkah_language::text;

use super::claims::{Count, Unread};
use super::counting::{Counting, Own};
use super::line::{Content, Kind, Reader};
use super::run::Run;
use super::words::{self, Tone};
use super::{Counted, Verdict};
use crate::fault::Fault;
use crate::hidato::board::Board;
use crate::hidato::published::{self, Choice, Variant};
use crate::hidato::solve::Verdict as Ended;
use crate::lines::{encoding, lines};
use crate::puzzle::hidato::Plan;
use crate::puzzle::solve::clock::Clock;
use crate::search::event::Unrecorded;
use crate::search::limits::Limits;
use crate::search::watch::Watch;

/// What a program printed of a Hidato.
#[derive(Clone, Debug, Default)]
pub struct FilledClaims {
    /// The number of each place, row by row; `None` for a mark.
    pub filled: Option<Vec<Option<u16>>>,
    /// The line in which these begin.
    pub filled_line: usize,
    pub counts: Vec<Count>,
    pub faults: Vec<Fault<Unread>>,
}

impl FilledClaims {
    /// Reads the bytes of a text that is about this board.
    pub fn of_bytes(bytes: &[u8], board: &Board) -> Self {
        match encoding::decode(bytes) {
            Some((text, _)) => Self::read(&text, board),
            None => Self::read(&encoding::latin1(bytes), board),
        }
    }

    /// Reads a text that is about this board. Of several boards the last one counts.
    pub fn read(text: &str, board: &Board) -> Self {
        let dims = board.shape().dims();
        let (mut claims, mut reader) = (Self::default(), Reader::new(dims));
        let (mut rows, mut begin) = (Vec::new(), (0, 0));
        for (line, text) in (1..).zip(lines(crate::lines::without_mark(text))) {
            let column = 1 + text.chars().take_while(|letter| letter.is_whitespace()).count();
            let content = reader.read(text);
            if !matches!(content, Content::Row(_)) && !rows.is_empty() {
                claims.faults.push(Fault { line: begin.0, column: begin.1, kind: Unread::Rows });
                rows.clear();
            }
            let kind = match content {
                Content::Nothing => continue,
                Content::Count(kind, value) if !kind.is_of_board() => {
                    claims.counts.push(Count { kind, value, line });
                    continue;
                }
                Content::Board(numbers) => {
                    (claims.filled, claims.filled_line) = (Some(numbers), line);
                    continue;
                }
                Content::Row(numbers) => {
                    if rows.is_empty() {
                        begin = (line, column);
                    }
                    rows.extend(numbers);
                    if rows.len() == dims.cells() {
                        claims.filled = Some(std::mem::take(&mut rows));
                        claims.filled_line = begin.0;
                    }
                    continue;
                }
                Content::Numbers(found) => Unread::Numbers(found),
                Content::Words(words) => Unread::Words(words),
                Content::Moves(..)
                | Content::Unsolvable
                | Content::Count(..)
                | Content::Kurang(_)
                | Content::Total(_) => Unread::Words(text.trim().to_owned()),
            };
            claims.faults.push(Fault { line, column, kind });
        }
        if !rows.is_empty() {
            claims.faults.push(Fault { line: begin.0, column: begin.1, kind: Unread::Rows });
        }
        claims
    }

    pub fn is_empty(&self) -> bool {
        self.filled.is_none() && self.counts.is_empty()
    }
}

/// The first thing that is wrong with a filled board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilledFlaw {
    /// A given was changed.
    Given { cell: usize, given: u16 },
    /// This number stands nowhere, or twice.
    Missing { number: u16 },
    /// This number and the next one do not touch.
    Apart { number: u16 },
    /// An edge joins these cells, and their numbers do not follow each other.
    Torn { a: usize, b: usize },
}

/// The first flaw of a filled board: a given that was changed, or else the least number that is
/// wrong.
fn flaw(board: &Board, filled: &[Option<u16>]) -> Option<FilledFlaw> {
    let shape = board.shape();
    let cols = shape.dims().cols();
    let found = |cell: usize| {
        let (row, col) = shape.coordinates(cell);
        filled.get(row * cols + col).copied().flatten()
    };
    let changed = (0..board.count()).find_map(|cell| {
        let given = board.number(cell)?;
        (found(cell) != Some(given)).then_some(FilledFlaw::Given { cell, given })
    });
    let place = |number: u16| {
        let mut cells = (0..board.count()).filter(|&cell| found(cell) == Some(number));
        let cell = cells.next()?;
        cells.next().is_none().then_some(cell)
    };
    let apart = || {
        let mut before: Option<usize> = None;
        (1..=board.count() as u16).find_map(|number| {
            let Some(cell) = place(number) else { return Some(FilledFlaw::Missing { number }) };
            let is_apart = before.is_some_and(|before| !shape.touches(before, cell));
            before = Some(cell);
            is_apart.then_some(FilledFlaw::Apart { number: number - 1 })
        })
    };
    let torn = || {
        let mut edges = shape.edges().iter().map(|&[a, b]| (a.into(), b.into()));
        let number = |cell: usize| found(cell).unwrap_or_default();
        let (a, b) = edges.find(|&(a, b)| number(a).abs_diff(number(b)) != 1)?;
        Some(FilledFlaw::Torn { a, b })
    };
    changed.or_else(apart).or_else(torn)
}

/// A variant that gives all counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedVariant {
    pub variant: Variant,
    /// How it counts, for each count that is not counted in the usual way.
    pub countings: Vec<Counting>,
}

/// What is told of a text.
#[derive(Clone, Debug)]
pub struct HidatoGrade {
    pub verdict: Verdict,
    pub flaw: Option<FilledFlaw>,
    pub counts: Vec<Counted>,
    pub explained: Vec<ExplainedVariant>,
    pub is_cut: bool,
}

/// The published search comes first.
fn variants() -> impl Iterator<Item = Variant> {
    let costs = [Choice::Euclid, Choice::Steps, Choice::Slack];
    [false, true]
        .into_iter()
        .flat_map(move |filters| costs.into_iter().map(move |cost| Variant { cost, filters }))
}

/// Grades what a text says of a Hidato, against the published search.
pub fn grade(
    board: &Board,
    claims: &FilledClaims,
    limits: &Limits,
    time_max: Option<f64>,
    watch: &mut dyn Watch,
) -> HidatoGrade {
    let flaw = claims.filled.as_ref().and_then(|filled| flaw(board, filled));
    let (mut counts, mut explained, mut is_cut) = (Vec::new(), Vec::new(), false);
    let mut clock = Clock::new(watch, Instant::now(), time_max);
    for variant in variants().take(if claims.counts.is_empty() { 0 } else { usize::MAX }) {
        let finished = published::record(board, variant, limits, &mut Unrecorded::new(&mut clock));
        let is_ended = !matches!(finished.verdict, Ended::Unknown { halt: Some(_), first: None });
        is_cut |= !is_ended;
        let run = Run::of_path(&finished);
        if counts.is_empty() {
            let counted = |&count: &Count| counted(count, &run, is_ended, board);
            counts = claims.counts.iter().map(counted).collect::<Vec<Counted>>();
            if counts.iter().all(|count| count.is_right == Some(true)) {
                break;
            }
        }
        let found = if is_ended { countings(claims, &run, board) } else { None };
        explained.extend(found.map(|countings| ExplainedVariant { variant, countings }));
    }
    let verdict = match flaw {
        _ if claims.is_empty() => Verdict::Empty,
        Some(_) => Verdict::Wrong,
        None if counts.iter().all(|count| count.is_right == Some(true)) => Verdict::Right,
        None if counts.iter().all(|count| count.is_right != Some(false)) => Verdict::Unknown,
        None if !explained.is_empty() => Verdict::Explained,
        None => Verdict::Wrong,
    };
    HidatoGrade { verdict, flaw, counts, explained, is_cut }
}

/// What the published search counts.
const OWN: Own = Own { generated: Counting::Made, expanded: Counting::Expanded };

fn counted(count: Count, run: &Run, is_ended: bool, board: &Board) -> Counted {
    let expected = match count.kind {
        Kind::Length => Some(board.count() as u64),
        _ if !is_ended => None,
        Kind::Generated | Kind::Nodes => Some(OWN.generated.of(run)),
        Kind::Expanded => Some(OWN.expanded.of(run)),
        _ => Some(run.live),
    };
    let is_other = count.kind == Kind::Nodes && count.value == OWN.expanded.of(run);
    let is_right = expected.map(|expected| expected == count.value || is_other);
    Counted { count, expected, is_right }
}

/// How a run gives all counts, if it does.
fn countings(claims: &FilledClaims, run: &Run, board: &Board) -> Option<Vec<Counting>> {
    let mut countings = Vec::new();
    for count in &claims.counts {
        let ways = || Counting::all(count.kind).filter(|way| way.of(run) == count.value);
        match count.kind {
            Kind::Length if count.value == board.count() as u64 => {}
            Kind::Live if count.value == run.live => {}
            _ if ways().any(|way| OWN.is(way)) => {}
            _ => countings.push(ways().next()?),
        }
    }
    Some(countings)
}

/// The result in one sentence.
pub fn verdict(grade: &HidatoGrade) -> (Tone, String) {
    let search = Plan::Fauzia.name();
    match grade.verdict {
        Verdict::Right => (Tone::Good, text!("grade-right", search = search)),
        Verdict::Explained => (Tone::Plain, text!("grade-explained", search = search)),
        Verdict::Wrong => (Tone::Bad, text!("grade-wrong-plain").to_owned()),
        Verdict::Unknown => (Tone::Plain, text!("grade-unknown").to_owned()),
        Verdict::Empty => (Tone::Bad, text!("grade-empty").to_owned()),
    }
}

/// What is told of the board and of the counts.
pub fn parts(grade: &HidatoGrade, claims: &FilledClaims, board: &Board) -> Vec<(Tone, String)> {
    let line = claims.filled_line.to_string();
    let filled = claims.filled.as_ref().map(|_| match grade.flaw {
        None => (Tone::Good, text!("grade-filled", line = line)),
        Some(flaw) => (Tone::Bad, said(flaw, &line, board)),
    });
    let counts = words::counts(&grade.counts);
    filled.into_iter().chain(counts.into_iter().map(|(_, tone, text)| (tone, text))).collect()
}

/// What is wrong with a filled board that begins in a line.
pub fn said(flaw: FilledFlaw, line: &str, board: &Board) -> String {
    match flaw {
        FilledFlaw::Given { cell, given } => {
            let (cell, number) = (board.shape().name(cell), given.to_string());
            text!("grade-filled-given", line = line, number = number, cell = cell)
        }
        FilledFlaw::Missing { number } => {
            text!("grade-filled-missing", line = line, number = number.to_string())
        }
        FilledFlaw::Apart { number } => {
            let (number, next) = (number.to_string(), (number + 1).to_string());
            text!("grade-filled-apart", line = line, number = number, next = next)
        }
        FilledFlaw::Torn { a, b } => {
            let (a, b) = (board.shape().name(a), board.shape().name(b));
            text!("grade-filled-torn", line = line, a = a, b = b)
        }
    }
}

/// What gives the same: a sentence, and a list of the points in which it differs.
pub fn explained(one: &ExplainedVariant) -> (&'static str, Vec<String>) {
    let head = match one.variant == Variant::default() {
        true => text!("grade-same-search"),
        false => text!("grade-same-variant"),
    };
    let cost = match one.variant.cost {
        Choice::Euclid => None,
        Choice::Steps => Some(text!("grade-variant-steps")),
        Choice::Slack => Some(text!("grade-variant-slack")),
    };
    let filters = one.variant.filters.then(|| text!("grade-variant-filters"));
    let points = cost.into_iter().chain(filters);
    let countings = one.countings.iter().map(|&counting| words::counting(counting));
    (head, points.chain(countings).map(str::to_owned).collect())
}
