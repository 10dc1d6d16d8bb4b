//! Practice: every key against a naive second computation, every wrong answer against its reason.

mod bounds;
mod nodes;
mod numbers;
mod parity;
mod perform;
mod runs;
mod sheets;
mod typed;

use langkah_engine::sliding::board::{BLANK, Board};
use langkah_puzzle::family::subject::Subject;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{Answer, Dice, Kind, Level, Mark, Question};

/// How many questions of a kind at a level are looked at.
const COUNT: u64 = 60;

/// A question on this puzzle or, without one, on a fresh one.
fn made(on: Option<&Subject>, kind: Kind, level: Level, seeds: [u64; 2]) -> Option<Question> {
    let dice = &mut Dice::new(seeds[0], seeds[1]);
    Question::with(on, (kind, level), Lecture::default(), (dice, &|| false)).ok()
}

/// Questions of a kind: [`COUNT`] at each level.
fn questions(kind: Kind) -> impl Iterator<Item = Question> {
    let all = Level::all().flat_map(|level| (0..COUNT).map(move |number| (level, number)));
    all.map(move |(level, number)| {
        let question = made(None, kind, level, [7, number]);
        let question = question.unwrap_or_else(|| panic!("{kind:?} {level:?} {number}"));
        assert_eq!((question.kind(), question.level()), (kind, level));
        assert!(question.mark(question.key()).is_right(), "{question:?}");
        let typed = question.written(question.key());
        assert_eq!(question.parse(&typed).as_ref(), Ok(question.key()), "{typed}");
        question
    })
}

/// The reason why an answer as a person types it is wrong.
fn reason(question: &Question, typed: &str) -> String {
    let mark = marked(question, typed);
    mark.wrong.unwrap_or_else(|| panic!("{typed} is right")).reason
}

fn marked(question: &Question, typed: &str) -> Mark {
    let answer = question.parse(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
    question.mark(&answer)
}

/// The number of a key.
fn number(question: &Question) -> u32 {
    match question.key() {
        Answer::Number(number) | Answer::Judged(number, _) => *number,
        other => panic!("{other:?} has no number"),
    }
}

/// How many tiles are not on their goal cell.
fn misplaced(board: &Board, goal: &Board) -> u32 {
    let mut count = 0;
    for cell in 0..board.tiles().len() {
        if board.tiles()[cell] != BLANK && board.tiles()[cell] != goal.tiles()[cell] {
            count += 1;
        }
    }
    count
}

/// How many rows and columns all tiles are away from their goal cells.
fn manhattan(board: &Board, goal: &Board) -> u32 {
    let cols = board.dims().cols();
    let mut sum = 0;
    for (cell, &tile) in board.tiles().iter().enumerate() {
        for (home, &other) in goal.tiles().iter().enumerate() {
            if tile == other && tile != BLANK {
                sum += (cell / cols).abs_diff(home / cols) + (cell % cols).abs_diff(home % cols);
            }
        }
    }
    sum as u32
}
