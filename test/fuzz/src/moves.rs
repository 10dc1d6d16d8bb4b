//! Any text is a list of moves or none: the moves that are possible lead from board to board, and
//! what is written is read as the same moves.

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{Move, steps};
use langkah_engine::sliding::notation::replay::{Form, is_replay, write_replay};
use langkah_engine::sliding::notation::{
    Counts, FollowedMoves, MOVES_MAX, Notation, Reading, follow, follow_as, is_moves, is_numbers,
    write_as,
};
use langkah_engine::sliding::text::parse;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::memory::peak_of;
use crate::mutate;
use crate::target::Target;
use crate::texts::is_safe;

pub fn target() -> Target {
    Target { name: "moves", usual: 1_000_000, corpus: mutate::corpus(), make, judge }
}

const PEAK_MAX: usize = 16 << 20;

/// Letters that are likely, or a changed text of the corpus.
fn make(corpus: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    if rng.random_ratio(1, 4) {
        return mutate::text(corpus, rng);
    }
    let parts = [
        "U", "L", "D", "R", "u", "l", "d", "r", "up", "Left", "DOWN", "right", "2", "3", "10", " ",
        ",", "\n", "\r\n", ";", "(", "]", "@", "R@0.42", "0.5", "12", "8 ", "0,", "\n0,120,",
    ];
    let rare = ["0", "99999", "100000", "é", "-", "\u{feff}", "\u{1b}", "\u{2028}", "x", "٣"];
    let one = |rng: &mut ChaCha8Rng| {
        if rng.random_ratio(1, 60) {
            rare[rng.random_range(0..rare.len())]
        } else {
            parts[rng.random_range(0..parts.len())]
        }
    };
    (0..rng.random_range(0..40)).flat_map(|_| one(rng).bytes()).collect()
}

fn judge(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let boards = ["1 2 3\n4 5 6\n7 0 8", "1 2 3 4\n5 0 6 7"];
    let start = parse(boards[bytes.len() % 2]).expect("a board");
    let goal = langkah_engine::sliding::board::Goal::BlankLast.like(&start);
    let (followed, peak) = peak_of(|| follow(&text, &start, &goal));
    assert!(peak <= PEAK_MAX, "{peak} bytes of memory for a text of {}", bytes.len());
    if followed.is_ok() {
        assert!(is_moves(&text) || is_numbers(&text) || is_replay(&text));
    }
    assert!(followed.is_ok() || !is_moves(&text));
    match followed {
        Ok(line) => judge_line(&line, &start, &goal),
        Err(error) => is_safe(&error.to_string()),
    }
}

fn judge_line(line: &FollowedMoves, start: &Board, goal: &Board) {
    assert!(line.length <= MOVES_MAX && line.steps.len() <= line.length);
    assert_eq!(line.wrong.is_none(), line.steps.len() == line.length);
    let moves: Vec<Move> = line.steps.iter().map(|step| step.way).collect();
    assert_eq!(steps(start, &moves), line.steps);
    let at_goal = |count: &usize| match count.checked_sub(1) {
        None => start == goal,
        Some(index) => line.steps[index].board == *goal,
    };
    assert_eq!(line.reaches_goal, (0..=moves.len()).rev().find(at_goal));
    if let Some(wrong) = line.wrong {
        is_safe(&wrong.to_string());
        assert!(wrong.number == moves.len() + 1 || line.reading == Reading::Numbers);
    }
    if moves.is_empty() {
        return;
    }
    for notation in Notation::ALL {
        for counts in Counts::ALL {
            let text = write_as(start, &moves, notation, counts);
            let reading = match notation {
                Notation::Blank | Notation::Words => Reading::ALL[0],
                Notation::Tile => Reading::ALL[1],
                Notation::Numbers | Notation::Lines => Reading::Numbers,
            };
            let back = follow_as(&text, Some(reading), start, goal).expect("written moves");
            assert_eq!(back.steps, line.steps, "{text}");
            assert!(follow(&text, start, goal).is_ok_and(|back| back.wrong.is_none()), "{text}");
        }
    }
    if let Some(times) = &line.times {
        assert!(times.len() >= moves.len() && times.is_sorted());
        for form in Form::ALL {
            let text = write_replay(start, &moves, times, Notation::Numbers, form);
            let back = follow(&text, start, goal).expect("a written replay");
            assert_eq!(back.times.map(|times| times.len()), Some(moves.len()), "{text}");
        }
    }
}
