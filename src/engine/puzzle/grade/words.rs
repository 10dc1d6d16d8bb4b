//! A grade in sentences.

use langkah_language::{grouped, text};

use super::claims::{Claims, Unread};
use super::convention::{Convention, Estimate, Point};
use super::counting::Counting;
use super::line::Kind;
use super::route::Flaw;
use super::{Counted, Difference, Explained, Grade, Verdict};
use crate::fault::Fault;
use crate::puzzle::words::moves;
use crate::search::best_first::script::{Cost, GoalTest, Revisits, ScriptTies};
use crate::sliding::board::Board;
use crate::sliding::moves::letter;

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
        Verdict::Right => (Tone::Good, text!("grade-right", search = search)),
        Verdict::Explained => (Tone::Plain, text!("grade-explained", search = search)),
        Verdict::Wrong if grade.is_solvable && grade.explained.is_empty() => {
            (Tone::Bad, text!("grade-wrong", search = search))
        }
        Verdict::Wrong => (Tone::Bad, text!("grade-wrong-plain").to_owned()),
        Verdict::Unknown => (Tone::Plain, text!("grade-unknown").to_owned()),
        Verdict::Empty => (Tone::Bad, text!("grade-empty").to_owned()),
    }
}

/// What is told of each part of the text, in its order of weight: the moves, the counts, the
/// expansions.
pub fn parts(grade: &Grade, claims: &Claims) -> Vec<(Tone, String)> {
    let mut told = Vec::new();
    if let Some(line) = claims.unsolvable.map(|line| line.to_string()) {
        told.push(match grade.is_solvable {
            true => (Tone::Bad, text!("grade-solvable", line = line)),
            false => (Tone::Good, text!("grade-unsolvable-right", line = line)),
        });
    } else if !grade.is_solvable && !claims.is_empty() {
        told.push((Tone::Bad, text!("grade-unsolvable").to_owned()));
    }
    if let Some(route) = &claims.route {
        let line = claims.route_line.to_string();
        told.push(match &grade.flaw {
            Some(flaw) => (Tone::Bad, self::flaw(flaw, &line, route.length)),
            None => {
                let moves = moves(route.length);
                match grade.moves {
                    Some(_) => (Tone::Good, text!("grade-route", line = line, moves = moves)),
                    None => (Tone::Plain, text!("grade-route-unknown", line = line, moves = moves)),
                }
            }
        });
    }
    told.extend(grade.counts.iter().map(counted));
    match &grade.difference {
        Some(difference) => told.push((Tone::Bad, self::difference(difference))),
        None if claims.expansions.is_empty() => {}
        None if grade.reached < claims.expansions.len() => {
            let (reached, count) = (grade.reached.to_string(), claims.expansions.len());
            let unknown =
                text!("grade-order-unknown", reached = reached, count = count.to_string());
            told.push((Tone::Plain, unknown));
        }
        None => {
            let count = claims.expansions.len();
            told.push((Tone::Good, text!("grade-order", count = count)));
        }
    }
    told
}

/// What is wrong with the moves that begin in a line.
pub fn flaw(flaw: &Flaw, line: &str, length: usize) -> String {
    match *flaw {
        Flaw::Illegal(wrong) => wrong.to_string(),
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
            let least = least.to_string();
            text!("grade-route-wasted", line = line, moves = length, number = number, least = least)
        }
        Flaw::Long { least } => {
            let (length, least) = (moves(length), least.to_string());
            text!("grade-route-long", line = line, moves = length, least = least)
        }
    }
}

fn kind(kind: Kind) -> &'static str {
    kind.name()
}

pub(super) fn counted(counted: &Counted) -> (Tone, String) {
    let (line, kind) = (counted.count.line.to_string(), kind(counted.count.kind));
    let value = grouped(counted.count.value);
    if counted.is_right == Some(true) {
        return (Tone::Good, text!("grade-count", line = line, value = value, kind = kind));
    }
    match counted.expected {
        Some(expected) => {
            let expected = grouped(expected);
            let text = text!(
                "grade-count-differs",
                line = line,
                value = value,
                kind = kind,
                expected = expected
            );
            (Tone::Bad, text)
        }
        None if counted.is_right.is_some() => {
            (Tone::Bad, text!("grade-count-wrong", line = line, value = value, kind = kind))
        }
        None => {
            (Tone::Plain, text!("grade-count-unknown", line = line, value = value, kind = kind))
        }
    }
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
        Some(preset) if preset == grade.preset => text!("grade-same-search").to_owned(),
        Some(preset) => text!("grade-same-preset", search = preset.words()),
        None => text!("grade-same-convention", search = grade.preset.name),
    };
    let points = one.points.iter().map(|&point| self::point(one.convention, point));
    let countings = one.countings.iter().map(|&counting| self::counting(counting).to_owned());
    (head, points.chain(countings).collect())
}

/// What a convention does in a point.
pub fn point(convention: Convention, point: Point) -> String {
    let text = match point {
        Point::Ties => match convention.ties {
            ScriptTies::Newest => text!("grade-ties-newest"),
            ScriptTies::Oldest => text!("grade-ties-oldest"),
            ScriptTies::LeastH => text!("grade-ties-least-h"),
            ScriptTies::Heap => text!("grade-ties-heap"),
            ScriptTies::HeapLessOnTies => text!("grade-ties-heap-less"),
        },
        Point::Revisits => match convention.revisits {
            Revisits::Queue => text!("grade-duplicates-none"),
            Revisits::Drop => text!("grade-duplicates-made"),
            Revisits::DropTaken => text!("grade-duplicates-taken"),
            Revisits::DropUnlessAsGood => text!("grade-duplicates-as-good"),
        },
        Point::Reversals if convention.reversals => text!("grade-reversals-made"),
        Point::Reversals => text!("grade-reversals-skipped"),
        Point::GoalTest => match convention.goal_test {
            GoalTest::Taken => text!("grade-goal-taken"),
            GoalTest::Made => text!("grade-goal-made"),
        },
        Point::Ways => {
            let ways = convention.ways.map(|way| letter(way).to_string()).join(", ");
            return text!("grade-ways", ways = ways);
        }
        Point::Estimate => match convention.estimate {
            Estimate::Misplaced => text!("grade-bound-misplaced"),
            Estimate::WithBlank => text!("grade-bound-with-blank"),
            Estimate::Manhattan => text!("grade-bound-manhattan"),
        },
        Point::Cost => match convention.cost {
            Cost::F => text!("grade-cost-f"),
            Cost::H => text!("grade-cost-h"),
            Cost::HThenMilliG => text!("grade-cost-h-then-g"),
        },
    };
    text.to_owned()
}

/// What a way to count counts.
pub fn counting(counting: Counting) -> &'static str {
    match counting {
        Counting::Made => text!("grade-counts-made"),
        Counting::MadeAndRoot => text!("grade-counts-made-and-root"),
        Counting::Kept => text!("grade-counts-kept"),
        Counting::KeptAndRoot => text!("grade-counts-kept-and-root"),
        Counting::Expanded => text!("grade-counts-expanded"),
        Counting::ExpandedAndGoal => text!("grade-counts-expanded-and-goal"),
        Counting::Taken => text!("grade-counts-taken"),
        Counting::TakenButGoal => text!("grade-counts-taken-but-goal"),
    }
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
