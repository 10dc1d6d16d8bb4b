//! What a person can see without the rules: which numbers are within reach of a cell. And why a
//! number stands where it does, said so that the person can check it on the board.

use std::collections::VecDeque;

use super::board::{Board, Shape, Topology};
use super::propagate::Rule;
use super::solve::{How, Step};

/// For each empty cell the missing numbers, ascending, that a walk over empty cells between their
/// nearest placed numbers can bring there at the right step. A filled cell has none.
///
/// Every number that a completion has in a cell is among them; the rules leave fewer.
pub fn within_reach(board: &Board) -> Vec<Vec<u16>> {
    let most = board.count() as u16;
    let cells = board.cells();
    let placed: Vec<(u16, Vec<Option<u16>>)> = (1..)
        .zip(&cells)
        .filter_map(|(number, cell)| cell.map(|cell| (number, distances(board, cell))))
        .collect();
    let is_chess = board.shape().topology() == Topology::Orthogonal;
    let mut numbers: Vec<Vec<u16>> = vec![Vec::new(); board.count()];
    for at in 0..=placed.len() {
        let below = at.checked_sub(1).map(|at| &placed[at]);
        let above = placed.get(at);
        let (first, last) = (below.map_or(1, |one| one.0 + 1), above.map_or(most, |one| one.0 - 1));
        for (cell, numbers) in numbers.iter_mut().enumerate() {
            if board.number(cell).is_some() {
                continue;
            }
            let Some(from) =
                below.map_or(Some(first), |(number, steps)| Some(number + steps[cell]?))
            else {
                continue;
            };
            let Some(to) =
                above.map_or(Some(last), |(number, steps)| number.checked_sub(steps[cell]?))
            else {
                continue;
            };
            // Orthogonal steps change the colour of a chessboard each time.
            let known = below.map(|_| from).or(above.map(|_| to)).filter(|_| is_chess);
            let fits = |number: &u16| known.is_none_or(|known| (number ^ known) & 1 == 0);
            numbers.extend((from.max(first)..=to.min(last)).filter(fits));
        }
    }
    numbers
}

/// The fewest steps from a cell to each empty one over empty ones.
fn distances(board: &Board, from: usize) -> Vec<Option<u16>> {
    let mut steps: Vec<Option<u16>> = vec![None; board.count()];
    steps[from] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        let next = steps[cell].map(|count| count + 1);
        for &beside in board.shape().neighbours(cell) {
            let beside = usize::from(beside);
            if steps[beside].is_none() && board.number(beside).is_none() {
                steps[beside] = next;
                queue.push_back(beside);
            }
        }
    }
    steps
}

/// Why a step's number stands in its cell, as a clause without its full stop. `board` is the one
/// before the step. What can be seen on it is said; else the rule that found it.
pub fn reason(board: &Board, step: &Step) -> String {
    match step.how {
        How::Given => "it is given".to_owned(),
        How::Guessed => "a guess that held".to_owned(),
        How::Deduced(rule) => deduced(board, step.number, step.cell, rule),
    }
}

/// The same for what a rule has placed.
pub fn deduced(board: &Board, number: u16, cell: usize, rule: Rule) -> String {
    let shape = board.shape();
    let reach = within_reach(board);
    let stands = |other: &u16| board.numbers().contains(other);
    let below = (1..number).rev().find(stands);
    let above = (number + 1..=board.count() as u16).find(stands);
    let mut elsewhere =
        (0..reach.len()).filter(|&other| other != cell && reach[other].contains(&number));
    let is_only_number = reach[cell] == [number];
    if rule < Rule::Probe && elsewhere.next().is_none() {
        return nowhere_else(number, below, above);
    }
    if rule < Rule::Probe && is_only_number {
        return format!("no other number is within reach of {}", shape.name(cell));
    }
    let name = shape.name(cell);
    match rule {
        Rule::Given => "it is given".to_owned(),
        Rule::Taken | Rule::Chain => {
            format!(
                "in every other free cell {} would find no cell beside it",
                neighbours(shape, number)
            )
        }
        Rule::Cell => format!("any other number at {name} would leave its neighbours no cell"),
        Rule::Link => "elsewhere the path could not enter and leave every cell".to_owned(),
        Rule::Region => "else a region of free cells could not be filled exactly".to_owned(),
        Rule::Probe => "every other cell for it soon contradicts the rules".to_owned(),
        Rule::Guess => "the other guesses were tried and failed".to_owned(),
    }
}

/// `16 or 18`.
fn neighbours(shape: &Shape, number: u16) -> String {
    if number == 1 {
        "2".to_owned()
    } else if usize::from(number) == shape.count() {
        (number - 1).to_string()
    } else {
        format!("{} or {}", number - 1, number + 1)
    }
}

fn nowhere_else(number: u16, below: Option<u16>, above: Option<u16>) -> String {
    let steps =
        |count: u16| if count == 1 { "1 step".to_owned() } else { format!("{count} steps") };
    match (below, above) {
        (Some(below), Some(above)) if above - below == 2 => {
            format!("no other free cell touches both {below} and {above}")
        }
        (Some(below), Some(above)) => format!(
            "no other free cell can be reached from {below} in {} and from {above} in {}",
            steps(number - below),
            steps(above - number)
        ),
        (Some(other), None) | (None, Some(other)) if number.abs_diff(other) == 1 => {
            format!("no other free cell touches {other}")
        }
        (Some(other), None) | (None, Some(other)) => {
            format!(
                "no other free cell can be reached from {other} in {}",
                steps(number.abs_diff(other))
            )
        }
        (None, None) => "no other cell is free".to_owned(),
    }
}
