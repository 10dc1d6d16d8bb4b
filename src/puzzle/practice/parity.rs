//! Questions on Kurang, X and the verdict.

use langkah_engine::sliding::board::BLANK;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::solvability::Solvability;
use langkah_language::text;

use super::answer::{Answer, Ask};
use super::dice::Dice;
use super::kind::Kind;
use super::mark::{Mark, Wrong};
use super::question::{Made, Matter, Order, Question};
use crate::words;

/// From this level on the blank's Kurang may be asked.
const BLANK_LEVEL: u8 = 3;

pub(super) fn make(puzzle: &Puzzle, order: Order, dice: &mut Dice) -> Made {
    let solvability = puzzle.solvability();
    match order.kind {
        Kind::Kurang => {
            let least = u8::from(order.level.get() < BLANK_LEVEL);
            // Nothing is smaller than the least number: there is nothing to find out.
            let all: Vec<u8> = { least..puzzle.start().tiles().len() as u8 }
                .filter(|&tile| solvability.number(tile) > 1)
                .collect();
            let tile = dice.one_of(&all).copied().unwrap_or(1);
            let kurang = kurang(puzzle, &solvability, tile);
            Made::plain(Matter::Kurang { tile }, Answer::Number(kurang))
        }
        Kind::X => Made::plain(Matter::X, Answer::Number(solvability.x())),
        _ => {
            let (total, holds) = (solvability.total(), solvability.is_solvable());
            Made::plain(Matter::Verdict, Answer::Judged(total, holds))
        }
    }
}

/// A number as the sentences on Kurang name it. If the goal has an order of its own, the number is
/// not that on the tile, and both are told.
fn told(solvability: &Solvability, tile: u8) -> String {
    let number = solvability.named(tile);
    match tile {
        _ if !solvability.is_renumbered() => number.to_string(),
        BLANK => text!("practice-kurang-hole", number = number),
        _ => text!("practice-kurang-tile", tile = tile, number = number),
    }
}

/// The least number of the sentences: 0 where the goal begins with the blank.
fn least(solvability: &Solvability) -> usize {
    usize::from(!solvability.has_blank_first())
}

/// All numbers whose Kurang is a part of the sum, as the sentences name them.
pub(super) fn numbers(puzzle: &Puzzle) -> impl Iterator<Item = usize> {
    let least = least(&puzzle.solvability());
    least..least + puzzle.start().tiles().len()
}

fn kurang(puzzle: &Puzzle, solvability: &Solvability, tile: u8) -> u32 {
    solvability.smaller_after(puzzle.start(), tile).len() as u32
}

pub(super) fn ask(question: &Question) -> Ask {
    match question.matter {
        Matter::Verdict => Ask::Judged { by_parity: true },
        _ => Ask::Number,
    }
}

pub(super) fn asked(question: &Question, puzzle: &Puzzle) -> String {
    let solvability = puzzle.solvability();
    let asked = match question.matter {
        Matter::Kurang { tile: BLANK } => {
            text!("practice-asked-kurang-blank", number = solvability.named(BLANK))
        }
        Matter::Kurang { tile } if solvability.is_renumbered() => {
            let number = solvability.number(tile);
            text!("practice-asked-kurang-numbered", tile = tile, number = number)
        }
        Matter::Kurang { tile } => text!("practice-asked-kurang", tile = tile),
        Matter::X => text!("practice-asked-x").to_owned(),
        _ => text!("practice-asked-verdict").to_owned(),
    };
    let counts = match question.matter {
        Matter::X | Matter::Kurang { tile: BLANK } => None,
        _ if solvability.is_renumbered() => Some(text!("practice-renumbered")),
        _ => words::blank_first(&solvability),
    };
    counts.map_or(asked.clone(), |counts| format!("{asked} {counts}"))
}

pub(super) fn mark(question: &Question, puzzle: &Puzzle, answer: &Answer) -> Mark {
    let solvability = puzzle.solvability();
    match (&question.matter, answer) {
        (Matter::Kurang { tile }, Answer::Number(number)) => {
            mark_kurang(puzzle, &solvability, *tile, *number)
        }
        (Matter::X, Answer::Number(number)) => mark_x(puzzle, &solvability, *number),
        (Matter::Verdict, Answer::Judged(total, holds)) => {
            mark_verdict(puzzle, &solvability, *total, *holds)
        }
        _ => question.of_other_form(),
    }
}

fn mark_kurang(puzzle: &Puzzle, solvability: &Solvability, tile: u8, number: u32) -> Mark {
    let start = puzzle.start();
    let after = solvability.smaller_after(start, tile);
    let count = after.len() as u32;
    let (number_of_tile, own) = (solvability.number(tile), solvability.named(tile));
    let name = &*told(solvability, tile);
    let smaller = after.iter().map(|&cell| told(solvability, start.tiles()[cell]));
    let smaller = smaller.collect::<Vec<_>>().join(", ");
    let key = match count {
        0 => text!("practice-kurang-none", tile = name, number = own),
        _ => {
            text!(
                "practice-kurang-key",
                tile = name,
                number = own,
                smaller = smaller,
                count = count
            )
        }
    };
    let from = start.cell_of(tile);
    // What people count in place of the smaller ones after the tile.
    let before = { start.tiles()[..from].iter() }
        .filter(|&&other| solvability.number(other) < number_of_tile)
        .count() as u32;
    let greater = (start.tiles().len() - from - 1) as u32 - count;
    let is_blank_after = start.blank() > from && solvability.number(BLANK) > number_of_tile;
    let reason = match number {
        _ if number == count + 1 && is_blank_after => {
            text!("practice-kurang-blank", blank = solvability.named(BLANK), tile = name)
        }
        _ if number == before => text!("practice-kurang-before", tile = name, count = before),
        _ if number == greater => {
            text!("practice-kurang-greater", tile = name, count = greater)
        }
        _ if number > count => {
            text!("practice-kurang-many", tile = name, number = own, found = number)
        }
        _ => text!("practice-kurang-few", tile = name, found = number),
    };
    let wrong = (number != count).then(|| Wrong::whole(reason));
    Mark { wrong, key: vec![key], cells: after, nodes: Vec::new() }
}

fn mark_x(puzzle: &Puzzle, solvability: &Solvability, number: u32) -> Mark {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let steps = start.dims().taxicab(start.blank(), goal.blank());
    let x = solvability.x();
    let key = match x {
        1 => text!("practice-x-odd", steps = steps),
        _ => text!("practice-x-even", steps = steps),
    };
    let reason = match number {
        0 | 1 => text!("practice-x-other").to_owned(),
        _ => text!("practice-x-range", found = number),
    };
    let wrong = (number != x).then(|| Wrong::whole(reason));
    Mark { wrong, key: vec![key], cells: vec![start.blank(), goal.blank()], nodes: Vec::new() }
}

fn mark_verdict(puzzle: &Puzzle, solvability: &Solvability, total: u32, holds: bool) -> Mark {
    let (sum, x, right) = (solvability.sum(), solvability.x(), solvability.total());
    let mut tiles = puzzle.start().tiles().to_vec();
    tiles.sort_unstable_by_key(|&tile| solvability.number(tile));
    let terms = tiles.iter().map(|&tile| kurang(puzzle, solvability, tile).to_string());
    let terms = terms.collect::<Vec<_>>().join(" + ");
    let least = least(solvability);
    let key = vec![
        text!(
            "practice-verdict-sum",
            terms = terms,
            sum = sum,
            x = x,
            total = right,
            least = least,
            most = tiles.len() - 1 + least
        ),
        match solvability.is_solvable() {
            true => text!("practice-verdict-even", total = right),
            false => text!("practice-verdict-odd", total = right),
        },
    ];
    let wrong = if total != right {
        let reason = match total {
            _ if total == sum => text!("practice-verdict-without-x", sum = sum),
            _ => text!("practice-verdict-other", found = total, total = right),
        };
        Some(Wrong::number(reason, holds == solvability.is_solvable()))
    } else if holds != solvability.is_solvable() {
        let reason = match holds {
            true => text!("practice-verdict-odd", total = right),
            false => text!("practice-verdict-even", total = right),
        };
        Some(Wrong::verdict(reason))
    } else {
        None
    };
    Mark { wrong, key, ..Mark::default() }
}
