//! Questions on a Hidato: what is settled, what may stand where, what a guess contradicts. All of
//! them ask what is within reach: see [`within_reach`].

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::propagate::gaps::distance;
use langkah_engine::hidato::reason::{standing_beside, within_reach};
use langkah_language::text;

use super::answer::{Answer, Ask};
use super::dice::Dice;
use super::kind::{Kind, Level};
use super::mark::{Mark, Place, Wrong};
use super::question::{Made, Matter, Order, Question};
use super::unasked::Unasked;

pub(super) fn make(board: &Board, order: Order, dice: &mut Dice) -> Result<Made, Unasked> {
    // What is within reach is defined by the next numbers on the board. Where a number stands
    // twice, or no path is possible, the definition and the rules no longer agree.
    if !feasibility::faults(board).is_empty() {
        return Err(Unasked::Faults);
    }
    let reach = within_reach(board);
    match order.kind {
        Kind::Settled => {
            let all = settled(board, &reach);
            let (number, cell, rule) = *dice.one_of(&all).ok_or(Unasked::NothingSettled)?;
            Ok(Made::plain(Matter::Settled, Answer::Placed { number, cell, rule }))
        }
        Kind::Candidates => {
            let least = if order.level == Level::LEAST { 1 } else { 2 };
            let fits = |number: &u16| cells_of(&reach, *number).len() >= least;
            let numbers: Vec<u16> = missing(board).into_iter().filter(fits).collect();
            let number = *dice.one_of(&numbers).ok_or(Unasked::NoCandidates)?;
            let key = Answer::Cells(cells_of(&reach, number));
            Ok(Made::plain(Matter::Candidates { number }, key))
        }
        _ => guess(board, &reach, dice).ok_or(Unasked::NoContradiction),
    }
}

/// The numbers that are not on the board.
fn missing(board: &Board) -> Vec<u16> {
    let cells = board.cells().into_iter().zip(1..);
    cells.filter(|(cell, _)| cell.is_none()).map(|(_, number)| number).collect()
}

/// The cells that have a number within reach.
fn cells_of(reach: &[Vec<u16>], number: u16) -> Vec<usize> {
    (0..reach.len()).filter(|&cell| reach[cell].contains(&number)).collect()
}

/// All numbers that are settled at once, with their cells and the rules that settle them.
fn settled(board: &Board, reach: &[Vec<u16>]) -> Vec<(u16, usize, Rule)> {
    let by_number = missing(board).into_iter().filter_map(|number| {
        let &[cell] = cells_of(reach, number).as_slice() else { return None };
        Some((number, cell, Rule::Chain))
    });
    let by_cell = reach.iter().enumerate().filter_map(|(cell, numbers)| {
        let &[number] = numbers.as_slice() else { return None };
        Some((number, cell, Rule::Cell))
    });
    by_number.chain(by_cell).collect()
}

/// How many guesses are tried on a board: on the largest boards this takes a moment.
const GUESSES_MAX: u32 = 40;

/// A guess after which some number has no cell.
fn guess(board: &Board, reach: &[Vec<u16>], dice: &mut Dice) -> Option<Made> {
    let of_cell = |(cell, numbers): (usize, &Vec<u16>)| {
        numbers.iter().map(move |&number| (number, cell)).collect::<Vec<_>>()
    };
    let pairs: Vec<(u16, usize)> = reach.iter().enumerate().flat_map(of_cell).collect();
    let (number, cell, other) = (0..GUESSES_MAX).find_map(|_| {
        let &(number, cell) = dice.one_of(&pairs)?;
        // The number that stands nearest shows the contradiction best.
        let lost = lost(board, (number, cell));
        let nearest = lost.into_iter().min_by_key(|other| other.abs_diff(number))?;
        Some((number, cell, nearest))
    })?;
    Some(Made::plain(Matter::Guess { number, cell }, Answer::Number(other.into())))
}

/// The board with a guess.
fn guessed(board: &Board, (number, cell): (u16, usize)) -> Board {
    let mut board = board.clone();
    board.set(cell, number);
    board
}

/// The numbers that have no cell within reach after a guess.
fn lost(board: &Board, guess: (u16, usize)) -> Vec<u16> {
    let board = guessed(board, guess);
    let reach = within_reach(&board);
    missing(&board).into_iter().filter(|&number| cells_of(&reach, number).is_empty()).collect()
}

pub(super) fn ask(question: &Question, board: &Board) -> Ask {
    match question.matter {
        Matter::Settled => Ask::Placed(board.shape().clone()),
        Matter::Candidates { .. } => Ask::Cells(board.shape().clone()),
        _ => Ask::Number,
    }
}

pub(super) fn asked(question: &Question, board: &Board) -> String {
    let reach = text!("practice-reach");
    let asked = match question.matter {
        Matter::Candidates { number } => {
            text!("practice-asked-candidates", number = number.to_string())
        }
        Matter::Guess { number, cell } => {
            let cell = board.shape().name(cell);
            text!("practice-asked-guess", number = number.to_string(), cell = cell)
        }
        _ => text!("practice-asked-settled").to_owned(),
    };
    match board.shape().topology() {
        Topology::King => format!("{asked} {reach}"),
        Topology::Orthogonal => {
            let (touch, parity) = (text!("practice-touch-numbrix"), text!("practice-reach-parity"));
            format!("{asked} {touch} {reach} {parity}")
        }
        Topology::Hexagonal => {
            format!("{asked} {} {reach}", text!("practice-touch-hexagonal"))
        }
    }
}

pub(super) fn mark(question: &Question, board: &Board, answer: &Answer) -> Mark {
    match (&question.matter, &question.key, answer) {
        (Matter::Settled, key, &Answer::Placed { number, cell, rule }) => {
            mark_settled(board, key, (number, cell, rule))
        }
        (Matter::Candidates { number }, Answer::Cells(key), Answer::Cells(cells)) => {
            mark_candidates(board, *number, key, cells)
        }
        (Matter::Guess { number, cell }, Answer::Number(key), Answer::Number(found)) => {
            mark_guess(board, (*number, *cell), *key, *found)
        }
        _ => question.of_other_form(),
    }
}

pub(super) fn others(question: &Question, board: &Board) -> Vec<Answer> {
    let mut all: Vec<Answer> = match question.matter {
        Matter::Settled => {
            let placed = |(number, cell, rule)| Answer::Placed { number, cell, rule };
            settled(board, &within_reach(board)).into_iter().map(placed).collect()
        }
        Matter::Guess { number, cell } => {
            let numbers = lost(board, (number, cell)).into_iter();
            numbers.map(|number| Answer::Number(number.into())).collect()
        }
        _ => Vec::new(),
    };
    all.retain(|answer| *answer != question.key);
    all
}

/// Which number stands in which cell, and the rule that settles it.
fn settled_told(board: &Board, (number, cell, rule): (u16, usize, Rule)) -> String {
    let (number, cell) = (number.to_string(), board.shape().name(cell));
    match rule {
        Rule::Cell => text!("practice-settled-cell", number = number, cell = cell),
        _ => text!("practice-settled-chain", number = number, cell = cell),
    }
}

fn mark_settled(board: &Board, key: &Answer, given: (u16, usize, Rule)) -> Mark {
    let reach = within_reach(board);
    let all = settled(board, &reach);
    let is_right = all.contains(&given);
    let example = match key {
        &Answer::Placed { number, cell, rule } => (number, cell, rule),
        _ => given,
    };
    // A right answer is its own key.
    let (number, cell, _) = given;
    let by_other = all.iter().copied().find(|one| (one.0, one.1) == (number, cell));
    let told = if is_right { given } else { by_other.unwrap_or(example) };
    let wrong = (!is_right).then(|| unsettled(board, &reach, given));
    Mark { wrong, key: vec![settled_told(board, told)], cells: vec![told.1], nodes: Vec::new() }
}

/// Why a number is not settled in a cell, or not by this rule.
fn unsettled(board: &Board, reach: &[Vec<u16>], (number, cell, rule): (u16, usize, Rule)) -> Wrong {
    let shape = board.shape();
    let shown = number.to_string();
    let others: Vec<usize> =
        cells_of(reach, number).into_iter().filter(|&other| other != cell).collect();
    let numbers = reach.get(cell).map(Vec::as_slice).unwrap_or_default();
    let place = Place::Cell(cell);
    let name = shape.name(cell);
    let reason = if let Some(stands) = board.number(cell) {
        text!("practice-settled-filled", cell = name, number = stands.to_string())
    } else if board.numbers().contains(&number) {
        text!("practice-settled-placed", number = shown)
    } else if !numbers.contains(&number) {
        text!("practice-not-within", number = shown, cell = name)
    } else if rule == Rule::Cell {
        let list: Vec<String> = numbers.iter().map(u16::to_string).collect();
        text!("practice-settled-numbers", cell = name, numbers = list.join(", "))
    } else {
        text!("practice-settled-others", number = shown, cells = shape.names(&others))
    };
    Wrong { place, reason }
}

fn mark_candidates(board: &Board, number: u16, key: &[usize], cells: &[usize]) -> Mark {
    let shape = board.shape();
    let shown = number.to_string();
    let all = match key.is_empty() {
        true => text!("practice-candidates-none", number = shown.as_str()),
        false => {
            text!("practice-candidates-key", number = shown.as_str(), cells = shape.names(key))
        }
    };
    let differs = |cell: &usize| key.contains(cell) != cells.contains(cell);
    let wrong = (0..shape.count()).find(differs).map(|cell| {
        let reason = match cells.contains(&cell) {
            true => out_of_reach(board, number, cell),
            false => {
                text!("practice-candidates-too", number = shown.as_str(), cell = shape.name(cell))
            }
        };
        Wrong { place: Place::Cell(cell), reason }
    });
    Mark { wrong, key: vec![all], cells: key.to_vec(), nodes: Vec::new() }
}

/// Why a cell has not got a number within reach.
fn out_of_reach(board: &Board, number: u16, cell: usize) -> String {
    let (name, shown) = (board.shape().name(cell), number.to_string());
    if let Some(stands) = board.number(cell) {
        return text!("practice-settled-filled", cell = name, number = stands.to_string());
    }
    let is_numbrix = board.shape().topology() == Topology::Orthogonal;
    for (other, from) in standing_beside(board, number) {
        let steps = distance(board, from, cell);
        let gap = other.abs_diff(number);
        let from = other.to_string();
        match steps {
            None => {
                return text!("practice-reach-no-way", cell = name, from = from, number = shown);
            }
            Some(steps) if steps > gap => {
                return text!(
                    "practice-reach-far",
                    cell = name,
                    from = from,
                    steps = steps,
                    number = shown,
                    gap = gap
                );
            }
            Some(steps) if is_numbrix && (steps ^ gap) & 1 == 1 => {
                return text!(
                    "practice-reach-odd",
                    cell = name,
                    from = from,
                    steps = steps,
                    number = shown,
                    gap = gap
                );
            }
            Some(_) => {}
        }
    }
    text!("practice-not-within", number = shown, cell = name)
}

fn mark_guess(board: &Board, guess: (u16, usize), key: u32, found: u32) -> Mark {
    let shape = board.shape();
    let after = guessed(board, guess);
    let reach = within_reach(&after);
    let (number, cell) = (guess.0.to_string(), shape.name(guess.1));
    let shown = found.to_string();
    let other = u16::try_from(found).ok().filter(|&other| other > 0);
    let other = other.filter(|&other| usize::from(other) <= board.count());
    let left = other.map(|other| cells_of(&reach, other)).unwrap_or_default();
    let reason = match other {
        None => Some(text!("practice-guess-range", number = shown, most = board.count())),
        Some(other) if after.numbers().contains(&other) => {
            Some(text!("practice-settled-placed", number = shown))
        }
        Some(_) if !left.is_empty() => {
            Some(text!("practice-guess-left", number = shown, cells = shape.names(&left)))
        }
        Some(_) => None,
    };
    let told = if reason.is_none() { found } else { key };
    let key = text!("practice-guess-key", number = number, cell = cell, other = told.to_string());
    let wrong = reason.map(Wrong::whole);
    Mark { wrong, key: vec![key], cells: vec![guess.1], nodes: Vec::new() }
}
