//! What the report on a Hidato says in a language that has no full reasons: the rules by their names.

use langkah_language::text;

use crate::hidato::board::Shape;
use crate::hidato::feasibility::BoardFault;
use crate::hidato::propagate::{Contradiction, Rule};
use crate::hidato::solve::{How, Refutation, Step, Verdict};
use crate::search::limits::Limit;
use crate::search::watch::Halt;

/// How many solutions there are, in a sentence.
pub(super) fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::One(_) => text!("report-hidato-one"),
        Verdict::Several(..) => text!("report-hidato-several"),
        Verdict::None(Refutation::Faults(_)) => text!("report-hidato-faults"),
        Verdict::None(Refutation::AtOnce(_)) => text!("report-hidato-at-once"),
        Verdict::None(_) => text!("report-hidato-none"),
        Verdict::Unknown { first: Some(_), .. } => text!("report-hidato-first"),
        Verdict::Unknown { halt: Some(Halt::Stopped), .. } => text!("report-hidato-stopped"),
        Verdict::Unknown { halt: Some(Halt::Limit(limit)), .. } => match limit {
            Limit::Nodes => text!("report-hidato-nodes"),
            Limit::Memory => text!("report-hidato-memory"),
            Limit::Time | Limit::Depth => text!("report-hidato-time"),
        },
        Verdict::Unknown { .. } => text!("report-hidato-guess"),
    }
}

/// Why there is no solution: sentences without their full stops.
pub(super) fn reasons(shape: &Shape, verdict: &Verdict) -> Vec<String> {
    let Verdict::None(refutation) = verdict else { return Vec::new() };
    match refutation {
        Refutation::Faults(faults) => faults.iter().map(|one| fault(shape, one)).collect(),
        Refutation::AtOnce(clash) => vec![contradiction(shape, clash.contradiction)],
        Refutation::Exhausted(clash) => {
            let clash = contradiction(shape, clash.contradiction);
            vec![text!("report-hidato-exhausted", clash = clash)]
        }
        Refutation::Tried => vec![text!("report-hidato-tried").to_owned()],
        Refutation::Learnt => vec![text!("report-hidato-learnt").to_owned()],
    }
}

fn cell(shape: &Shape, cell: usize) -> String {
    let (row, column) = shape.coordinates(cell);
    text!("report-hidato-cell", row = (row + 1), column = (column + 1))
}

fn cells(shape: &Shape, all: &[usize]) -> String {
    all.iter().map(|&one| cell(shape, one)).collect::<Vec<_>>().join("; ")
}

fn fault(shape: &Shape, fault: &BoardFault) -> String {
    let most = shape.count().to_string();
    let whole = |number: u16| number.to_string();
    match fault {
        BoardFault::OutOfRange { number, cell: at } => {
            let number = number.to_string();
            let cell = cell(shape, *at);
            text!("report-hidato-out-of-range", number = number, cell = cell, most = most)
        }
        BoardFault::Repeated { number, cells: all } => {
            let (number, times, cells) = (whole(*number), all.len(), cells(shape, all));
            text!("report-hidato-repeated", number = number, times = times, cells = cells)
        }
        BoardFault::TooFar { from, to, distance } => {
            let (steps, distance) = (whole(to - from), distance.to_string());
            let (from, to) = (whole(*from), whole(*to));
            text!("report-hidato-too-far", from = from, to = to, steps = steps, distance = distance)
        }
        BoardFault::NoWay { from, to } => {
            text!("report-hidato-no-way", from = whole(*from), to = whole(*to))
        }
        BoardFault::CutOff { cell: at, size } => {
            text!("report-hidato-cut-off", size = size.to_string(), cell = cell(shape, *at))
        }
        BoardFault::DeadEnds { cells: all, .. } => {
            text!("report-hidato-dead-ends", most = most, cells = cells(shape, all))
        }
        BoardFault::GivenInDeadEnd { number, cell: at } => {
            let (number, cell) = (whole(*number), cell(shape, *at));
            text!("report-hidato-given-in-dead-end", number = number, cell = cell, most = most)
        }
        BoardFault::Colours { more, fewer } => {
            let (more, fewer) = (more.to_string(), fewer.to_string());
            text!("report-hidato-colours", more = more, fewer = fewer)
        }
        BoardFault::Parity { from, to } => {
            let (steps, from, to) = (whole(to - from), whole(*from), whole(*to));
            text!("report-hidato-parity", from = from, to = to, steps = steps)
        }
    }
}

fn contradiction(shape: &Shape, contradiction: Contradiction) -> String {
    let cell = |at| cell(shape, at);
    match contradiction {
        Contradiction::NoCell(number) => {
            text!("report-hidato-no-cell", number = number.to_string())
        }
        Contradiction::NoNumber(at) => text!("report-hidato-no-number", cell = cell(at)),
        Contradiction::DeadEnd(at) => text!("report-hidato-dead-end", cell = cell(at)),
        Contradiction::Crowded(at, _) => text!("report-hidato-crowded", cell = cell(at)),
        Contradiction::Torn(a, b) => text!("report-hidato-torn", a = cell(a), b = cell(b)),
        Contradiction::Loop(a, b) => text!("report-hidato-loop", a = cell(a), b = cell(b)),
        Contradiction::Region(at) => text!("report-hidato-region", cell = cell(at)),
        Contradiction::Gap(from, to) => {
            text!("report-hidato-gap", from = from.to_string(), to = to.to_string())
        }
    }
}

/// The numbers placed, each with the rule that placed it: sentences without their full stops.
pub(super) fn steps(shape: &Shape, steps: &[Step]) -> Vec<String> {
    let placed = steps.iter().filter(|step| step.how != How::Given);
    let told = |step: &Step| {
        let (number, cell) = (step.number.to_string(), cell(shape, step.cell));
        text!("report-hidato-placed", number = number, cell = cell, how = how(step.how))
    };
    placed.map(told).collect()
}

fn how(how: How) -> &'static str {
    match how {
        How::Given | How::Deduced(Rule::Given) => text!("report-hidato-how-given"),
        How::Guessed => text!("report-hidato-how-guessed"),
        How::Learnt => text!("report-hidato-how-learnt"),
        How::Deduced(Rule::Taken) => text!("report-hidato-how-taken"),
        How::Deduced(Rule::Chain) => text!("report-hidato-how-chain"),
        How::Deduced(Rule::Cell) => text!("report-hidato-how-only-number"),
        How::Deduced(Rule::Link) => text!("report-hidato-how-link"),
        How::Deduced(Rule::Region) => text!("report-hidato-how-region"),
        How::Deduced(Rule::Probe) => text!("report-hidato-how-probe"),
        How::Deduced(Rule::Guess) => text!("report-hidato-how-guess"),
    }
}
