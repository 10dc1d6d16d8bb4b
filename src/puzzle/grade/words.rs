//! A grade in sentences.

use langkah_engine::fault::Fault;
use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_language::{grouped, text};

use super::claims::{Claims, Count, Unread};
use super::kinds::Kind;
use super::route::Flaw;
use super::{Counted, Difference, Explained, Grade, Verdict};
use crate::words::moves;

/// Whether a sentence tells something good, something bad, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    Bad,
    Plain,
}

/// The result in one sentence.
pub fn verdict(grade: &Grade) -> (Tone, String) {
    let search = grade.preset.name;
    match grade.verdict {
        Verdict::Right if !grade.is_of_search => {
            (Tone::Good, text!("grade-right-plain").to_owned())
        }
        Verdict::Right if grade.has_moves == Some(false) => {
            (Tone::Good, text!("grade-right-moves", search = search))
        }
        Verdict::Right => (Tone::Good, text!("grade-right", search = search)),
        Verdict::Explained if grade.usual.is_some() => {
            (Tone::Plain, text!("grade-explained-usual", search = search))
        }
        Verdict::Explained => (Tone::Plain, text!("grade-explained", search = search)),
        // Only what depends on the search has something to do with a convention.
        Verdict::Wrong if grade.contradiction.is_some() || grade.is_wrong_for_all() => {
            (Tone::Bad, text!("grade-wrong-plain").to_owned())
        }
        Verdict::Wrong if grade.is_solvable && grade.explained.is_empty() => {
            (Tone::Bad, text!("grade-wrong", search = search))
        }
        Verdict::Wrong => (Tone::Bad, text!("grade-wrong-plain").to_owned()),
        Verdict::Unknown => (Tone::Plain, text!("grade-unknown").to_owned()),
        Verdict::Empty => (Tone::Bad, text!("grade-empty").to_owned()),
    }
}

/// What is told of each part of the text, in the order of its lines.
pub fn parts(grade: &Grade, claims: &Claims) -> Vec<(Tone, String)> {
    let mut told = Vec::new();
    let has_verdict = claims.unsolvable.is_some() || claims.solvable.is_some();
    if !has_verdict && !grade.is_solvable && !claims.is_empty() {
        told.push((0, Tone::Bad, text!("grade-unsolvable").to_owned()));
    }
    told.extend(verdicts(claims.unsolvable, claims.solvable, grade.is_solvable));
    told.extend(contradiction(grade.contradiction));
    told.extend(route(grade, claims));
    told.extend(counts(&grade.counts, grade.preset.name, grade.is_solvable));
    told.extend(order(grade, claims));
    told.sort_by_key(|&(line, ..)| line);
    told.into_iter().map(|(_, tone, text)| (tone, text)).collect()
}

/// The lines that say that there is no solution, or that there is one.
pub(super) fn verdicts(
    unsolvable: Option<usize>,
    solvable: Option<usize>,
    is_solvable: bool,
) -> impl Iterator<Item = (usize, Tone, String)> {
    let unsolvable = unsolvable.map(|at| {
        let line = at.to_string();
        match is_solvable {
            true => (at, Tone::Bad, text!("grade-solvable", line = line)),
            false => (at, Tone::Good, text!("grade-unsolvable-right", line = line)),
        }
    });
    let solvable = solvable.map(|at| {
        let line = at.to_string();
        match is_solvable {
            true => (at, Tone::Good, text!("grade-solvable-right", line = line)),
            false => (at, Tone::Bad, text!("grade-solvable-wrong", line = line)),
        }
    });
    unsolvable.into_iter().chain(solvable)
}

/// The two lines that contradict each other.
pub(super) fn contradiction(lines: Option<(usize, usize)>) -> Option<(usize, Tone, String)> {
    let (first, line) = lines?;
    let text = text!("grade-contradict", first = first.to_string(), line = line.to_string());
    Some((line, Tone::Bad, text))
}

/// The list of moves, with its line.
fn route(grade: &Grade, claims: &Claims) -> Option<(usize, Tone, String)> {
    let (route, at) = (claims.route.as_ref()?, claims.route_line);
    let (line, moves) = (at.to_string(), moves(route.length));
    Some(match (&grade.flaw, &grade.moves) {
        (Some(flaw), _) => (at, Tone::Bad, self::flaw(flaw, &line, route.length)),
        (None, Some(_)) => (at, Tone::Good, text!("grade-route", line = line, moves = moves)),
        (None, None) => (at, Tone::Plain, text!("grade-route-unknown", line = line, moves = moves)),
    })
}

/// The order of the expansions, with its line.
fn order(grade: &Grade, claims: &Claims) -> Option<(usize, Tone, String)> {
    let first = claims.expansions.first()?.line;
    let count = claims.expansions.len();
    Some(match &grade.difference {
        Some(difference) => (difference.line, Tone::Bad, self::difference(difference)),
        None if grade.reached < count => {
            let reached = grade.reached.to_string();
            let unknown =
                text!("grade-order-unknown", reached = reached, count = count.to_string());
            (first, Tone::Plain, unknown)
        }
        None => (first, Tone::Good, right_order(grade, count)),
    })
}

/// What is told of expansions that are all those of the search.
fn right_order(grade: &Grade, count: usize) -> String {
    let listed = count - usize::from(grade.has_goal);
    match grade.missing {
        Some(missing) if missing > 0 => {
            let all = (listed as u64 + missing).to_string();
            text!("grade-order-first", count = listed, all = all)
        }
        _ if grade.has_goal => text!("grade-order-goal", count = listed),
        _ => text!("grade-order", count = count),
    }
}

/// The counts, each with its line, beside those of a search. Each Kurang(i) that is wrong is told,
/// and those that are right in one sentence.
pub(super) fn counts(
    all: &[Counted],
    search: &str,
    is_solvable: bool,
) -> Vec<(usize, Tone, String)> {
    let is_kurang =
        |one: &&Counted| matches!(one.count.kind, Kind::Kurang(_)) && one.is_right == Some(true);
    let mut told: Vec<_> = all
        .iter()
        .filter(|one| !is_kurang(one))
        .map(|one| {
            let (tone, text) = counted(one, search, is_solvable);
            (one.count.line, tone, text)
        })
        .collect();
    let kurang: Vec<&Counted> = all.iter().filter(is_kurang).collect();
    match kurang[..] {
        [] => {}
        [one] => told.push((one.count.line, Tone::Good, counted(one, search, is_solvable).1)),
        [first, ..] => {
            let (line, count) = (first.count.line, kurang.len());
            let text = text!("grade-kurang-right", line = line.to_string(), count = count);
            told.push((line, Tone::Good, text));
        }
    }
    told
}

/// What is wrong with the moves that begin in a line.
pub fn flaw(flaw: &Flaw, line: &str, length: usize) -> String {
    match *flaw {
        Flaw::Illegal(wrong) => wrong.to_string(),
        Flaw::Gap { after, line } => {
            text!("grade-route-gap", line = line.to_string(), number = (after + 1).to_string())
        }
        Flaw::Short { misplaced } => {
            let (moves, count) = (moves(length), misplaced);
            text!("grade-route-short", line = line, moves = moves, count = count)
        }
        Flaw::Beyond { after } => {
            text!("grade-route-beyond", line = line, moves = moves(after))
        }
        Flaw::Loop { from, to } => {
            let (first, from, to) = ((from + 1).to_string(), from.to_string(), to.to_string());
            text!("grade-route-loop", line = line, first = first, from = from, to = to)
        }
        Flaw::Wasted { number, least } => {
            let (number, length) = (number.to_string(), moves(length));
            text!("grade-route-wasted", line = line, moves = length, number = number, least = least)
        }
        Flaw::Long { least } => {
            text!("grade-route-long", line = line, moves = moves(length), least = least)
        }
    }
}

/// A number with the noun of what it counts: `1 node expanded`.
fn noun(count: Count) -> String {
    let (value, shown) = (count.value, grouped(count.value));
    match count.kind {
        Kind::Length => usize::try_from(value).map_or(shown, moves),
        Kind::Generated => text!("grade-generated", count = value, shown = shown),
        Kind::Expanded => text!("grade-expanded", count = value, shown = shown),
        Kind::Nodes => text!("grade-nodes", count = value, shown = shown),
        Kind::Live => text!("grade-live", count = value, shown = shown),
        Kind::Kurang(number) => {
            text!("grade-kurang", shown = shown, number = number.to_string())
        }
        Kind::Kurangs => text!("grade-kurangs", shown = shown),
        Kind::X => text!("grade-x", shown = shown),
        Kind::Sum => text!("grade-sum", shown = shown),
        Kind::Parity => even_or_odd(value).to_owned(),
    }
}

fn counted(counted: &Counted, search: &str, is_solvable: bool) -> (Tone, String) {
    let (line, count) = (counted.count.line.to_string(), noun(counted.count));
    if counted.count.kind == Kind::Parity {
        return parity(counted, &line);
    }
    if counted.is_right == Some(true) {
        return (Tone::Good, text!("grade-count", line = line, counted = count));
    }
    // What every search counts alike is right or wrong; the nodes are those of one search.
    let is_of_all = counted.count.kind.is_of_board() || counted.count.kind == Kind::Length;
    match counted.expected.map(grouped) {
        Some(expected) if !is_of_all => {
            let text = text!(
                "grade-count-search",
                line = line,
                counted = count,
                search = search,
                expected = expected
            );
            (Tone::Bad, text)
        }
        Some(expected) => {
            let text =
                text!("grade-count-differs", line = line, counted = count, expected = expected);
            (Tone::Bad, text)
        }
        None if !is_solvable => {
            (Tone::Bad, text!("grade-count-unsolvable", line = line, counted = count))
        }
        None if counted.is_right.is_some() => {
            (Tone::Bad, text!("grade-count-wrong", line = line, counted = count))
        }
        None => (Tone::Plain, text!("grade-count-unknown", line = line, counted = count)),
    }
}

fn parity(counted: &Counted, line: &str) -> (Tone, String) {
    let called = even_or_odd(counted.count.value);
    match counted.expected {
        Some(value) if value != counted.count.value => {
            let right = even_or_odd(value);
            let text = text!("grade-parity-wrong", line = line, called = called, right = right);
            (Tone::Bad, text)
        }
        _ => (Tone::Good, text!("grade-parity-right", line = line, called = called)),
    }
}

fn even_or_odd(value: u64) -> &'static str {
    if value.is_multiple_of(2) { text!("grade-even") } else { text!("grade-odd") }
}

fn difference(difference: &Difference) -> String {
    let (number, line) = (difference.number.to_string(), difference.line.to_string());
    let found = row(&difference.found);
    match difference.expected.as_ref().map(row) {
        Some(expected) => text!(
            "grade-order-differs",
            line = line,
            number = number,
            expected = expected,
            found = found
        ),
        None => text!("grade-order-ended", line = line, number = number, found = found),
    }
}

/// A board on one line.
fn row(board: &Board) -> String {
    let word = |tile: &u8| tile.to_string();
    let rows = board.tiles().chunks(board.dims().cols());
    let rows: Vec<String> =
        rows.map(|row| row.iter().map(word).collect::<Vec<_>>().join(" ")).collect();
    rows.join(" / ")
}

/// What gives the same: a sentence, and a list of the points in which it differs.
pub fn explained(grade: &Grade, one: &Explained) -> (String, Vec<String>) {
    let head = match one.preset {
        Some(preset) if preset == grade.preset && rests_on_one(grade) => {
            text!("grade-perhaps-search").to_owned()
        }
        Some(preset) if preset == grade.preset => text!("grade-same-search").to_owned(),
        Some(preset) if rests_on_one(grade) => {
            text!("grade-perhaps-preset", search = preset.words())
        }
        Some(preset) => text!("grade-same-preset", search = preset.words()),
        None if fits_by_chance(grade, one) => {
            text!("grade-perhaps-convention", search = grade.preset.name)
        }
        None => text!("grade-same-convention", search = grade.preset.name),
    };
    let points = one.points.iter().map(|&point| one.convention.words(point));
    let countings = one.countings.iter().map(|&counting| counting.words().to_owned());
    (head, points.chain(countings).collect())
}

/// Whether a single count is all that the text says of a search.
fn rests_on_one(grade: &Grade) -> bool {
    let is_of_search = |one: &&Counted| !one.count.kind.is_of_board();
    grade.counts.iter().filter(is_of_search).count() == 1 && grade.reached == 0 && !grade.has_route
}

/// Whether a single count is all that speaks for several changes.
fn fits_by_chance(grade: &Grade, one: &Explained) -> bool {
    let counts = grade.counts.iter().filter(|one| one.count.kind.counts_nodes());
    let is_far = one.points.len() + one.countings.len() > 1;
    rests_on_one(grade) || counts.count() == 1 && grade.reached == 0 && is_far
}

/// The search of a plan, whose counts the text has.
pub fn usual(grade: &Grade, dims: Dims) -> Option<String> {
    Some(text!("grade-usual", search = grade.usual?.title(dims, Metric::Single)))
}

/// Why a line is not read, with its place: `3:1: what`.
pub fn unread(fault: &Fault<Unread>, cells: usize, cols: usize) -> String {
    let what = match &fault.kind {
        Unread::Words(words) => text!("grade-unread-words", words = words.as_str()),
        Unread::Numbers(found) => {
            let (cells, cols) = (cells.to_string(), cols.to_string());
            text!("grade-unread-numbers", count = (*found), cells = cells, cols = cols)
        }
        Unread::Board(error) => error.to_string(),
        Unread::Rows => text!("grade-unread-rows").to_owned(),
        Unread::Path(wrong) => return wrong.to_string(),
        Unread::Moves(error) => return error.to_string(),
    };
    format!("{}:{}: {what}", fault.line, fault.column)
}
