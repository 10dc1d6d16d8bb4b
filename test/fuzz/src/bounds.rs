//! Any text is read as the expression of an own bound: a fault has its column, and what is read has
//! the same h as from the definitions, and comes back as it is written.

use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::own::told::explained;
use langkah_engine::sliding::bound::own::{Formula, Own};
use langkah_engine::sliding::packed::pack;
use langkah_engine::sliding::random::{self, Kind};
use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::choices::Choices;
use crate::mutate;
use crate::target::Target;
use crate::texts::is_safe;

const CORPUS: [&str; 6] = [
    "manhattan + 2*conflicts",
    "max(walking, misplaced, kurang / 3)",
    "sum(distance * (tile > 4)) - g/9",
    "if(blank % 2 == 1, size, -sum(abs(row - goal_row)))",
    "sqrt(abs(1 - 2.5)) <= 3 and 1 or 0",
    "sum(max(column, goal_column)) + sum(1)",
];

/// Parts that stand between others.
const PARTS: [&str; 24] = [
    "(",
    ")",
    "((((",
    "))))",
    ",",
    "+",
    "-",
    "*",
    "/",
    "%",
    "<",
    "<=",
    "==",
    "!",
    "=",
    " and ",
    " or ",
    "sum(",
    "if(",
    "g",
    "tile",
    "999999999999999999999",
    "0.0000001",
    "é",
];

pub fn target() -> Target {
    let corpus = CORPUS.iter().map(|text| text.as_bytes().to_vec()).collect();
    Target { name: "bounds", usual: 2_000_000, corpus, make, judge }
}

/// A text of the corpus with parts put in, cut out, or changed.
fn make(corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut random = vec![0; 64];
    rng.fill_bytes(&mut random);
    let mut choices = Choices::new(&random);
    if choices.one_in(16) {
        return mutate::bytes(rng, 240);
    }
    let mut text = choices.of(corpus).clone();
    for _ in 0..choices.below(6) {
        let at = choices.below(text.len() + 1);
        let end = if choices.one_in(2) { (at + choices.below(8)).min(text.len()) } else { at };
        text.splice(at..end, choices.of(&PARTS).bytes());
    }
    text
}

fn judge(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Some(error) = Formula::fault(&text) {
        assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}");
        return is_safe(&error.to_string());
    }
    let formula = Formula::read(&text).expect("it has no fault");
    is_safe(formula.text());
    assert_eq!(Formula::read(formula.text()), Ok(formula));
    let dims = Dims::new(3, 3).expect("a size");
    let goal = Goal::BlankLast.board(dims).expect("a goal");
    for seed in 0..4 {
        let board = random::board(&goal, Kind::Solvable, seed);
        let bound = Own::new(formula, &goal);
        let told = explained(formula, &board, &goal, 0).expect("3×3 is small");
        assert_eq!(bound.h(bound.carry(pack(&board))), told.h, "{text}");
    }
}
