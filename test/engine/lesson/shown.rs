//! A question on the board is about the board that its step shows.

use std::num::NonZero;

use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::{BLANK, Board, Goal};
use langkah_engine::sliding::moves::from_letter;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::task::Task;
use langkah_puzzle::compare::Allowance;
use langkah_puzzle::compare::sliding::Contender;
use langkah_puzzle::lesson::{Hidden, Step, Taught};
use langkah_puzzle::practice::{Answer, Question};

use crate::tiles::board;

fn taught(puzzle: &str, search: &str, steps: &[(u32, String)]) -> Taught {
    let step = |(at, task): &(u32, String)| format!("step\nat: {at}\nnote: N\nquestion: {task}\n");
    let steps: String = steps.iter().map(step).collect();
    let text = format!("langkah-lesson 1\ntitle: T\npuzzle: {puzzle}\nsearch: {search}\n{steps}");
    Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}: {text}"))
}

fn start(question: &Question) -> &Board {
    question.subject().as_ref().sliding().expect("tiles").start()
}

/// How many smaller numbers stand after each one, counted in the rows; the blank is the greatest.
fn kurang(board: &Board) -> Vec<(u8, u32)> {
    let numbered = |tile: u8| if tile == BLANK { u8::MAX } else { tile };
    let tiles = board.tiles();
    let one = |(at, &tile): (usize, &u8)| {
        let after = tiles[at + 1..].iter().filter(|&&other| numbered(other) < numbered(tile));
        (tile, after.count() as u32)
    };
    tiles.iter().enumerate().map(one).collect()
}

/// X for the goal with the blank last.
fn x(board: &Board) -> u32 {
    let (rows, cols) = (board.dims().rows(), board.dims().cols());
    let blank = board.tiles().iter().position(|&tile| tile == BLANK).expect("a blank");
    ((rows - 1 - blank / cols + cols - 1 - blank % cols) % 2) as u32
}

#[test]
fn kurang_x_and_the_verdict_are_those_of_the_board_that_is_shown() {
    for (puzzle, search, last) in [
        ("2 3 5/1 0 6/7 4 8", "ida:manhattan", 10),
        ("1 3 5/7 2 0/8 4 6", "best-first:manhattan", 5),
        ("1 2 3 4/5 6 0 8/9 10 7 11/13 14 15 12", "ida:manhattan", 3),
    ] {
        for at in [0, 1, 2, 3, last] {
            let tiles = puzzle.split([' ', '/']).count() as u8;
            let names = (1..tiles).map(|tile| tile.to_string()).chain(["blank".to_owned()]);
            let tasks = names.map(|name| format!("kurang {name}"));
            let tasks = tasks.chain(["x".to_owned(), "verdict".to_owned()]);
            let taught = taught(puzzle, search, &tasks.map(|task| (at, task)).collect::<Vec<_>>());
            let mut shown = board(&puzzle.replace('/', "\n"));
            for letter in taught.moves[0].chars().take(at as usize) {
                shown.apply(from_letter(letter).expect("a move"));
            }
            let (kurang, x) = (kurang(&shown), x(&shown));
            let questions: Vec<&Question> = taught.questions.iter().flatten().collect();
            assert!(questions.iter().all(|question| *start(question) == shown), "{puzzle} {at}");
            for (tile, question) in (1..tiles).chain([BLANK]).zip(&questions) {
                let (_, count) = kurang.iter().find(|(other, _)| *other == tile).expect("a tile");
                assert_eq!(*question.key(), Answer::Number(*count), "{puzzle} {at} {tile}");
            }
            let sum = kurang.iter().map(|(_, count)| count).sum::<u32>() + x;
            let last = &questions[questions.len() - 2..];
            assert_eq!(*last[0].key(), Answer::Number(x), "{puzzle} {at}");
            assert_eq!(*last[1].key(), Answer::Judged(sum, sum % 2 == 0), "{puzzle} {at}");
        }
    }
}

/// The sentences of the key tell of the same board.
#[test]
fn the_sentences_are_about_the_board_that_is_shown() {
    let verdict = (3, "verdict".to_owned());
    let taught = taught("2 3 5/1 0 6/7 4 8", "ida:manhattan", &[verdict]);
    let question = taught.questions[0].as_ref().expect("it is asked");
    let told = question.mark(question.key()).key.join(" ");
    assert!(told.contains("= 9 + 1 = 10") && told.contains("10 is even"), "{told}");
}

/// A number that was placed before the step is not asked for at it.
#[test]
fn a_hidato_is_asked_about_with_the_numbers_placed_so_far() {
    let text = |at: u32| {
        format!(
            "langkah-lesson 1\ntitle: T\npuzzle: numbrix/1 0 0/0 0 0/7 0 9\nsearch: propagate\n\
             step\nat: {at}\nnote: N\nquestion: settled level 1 seed 1\n"
        )
    };
    let given = |at: u32| {
        let taught = Taught::open(text(at).replace('/', "\n  ").as_bytes());
        let taught = taught.unwrap_or_else(|faults| panic!("{faults}"));
        let question = taught.questions[0].clone().expect("it is asked");
        let board = question.subject().as_ref().hidato().expect("numbers").clone();
        let &Answer::Placed { number, cell, .. } = question.key() else { panic!("a place") };
        assert!(board.number(cell).is_none() && !board.numbers().contains(&number));
        board.numbers().iter().filter(|number| **number > 0).count()
    };
    assert_eq!([0, 1, 3].map(given), [3, 4, 6]);
}

/// The tree of a lesson is the one that the window records: a search of several tiles a move counts
/// its own moments.
#[test]
fn the_search_counts_moves_as_its_name_says() {
    let rows = "5 1 2 4/0 6 3 8/9 10 7 11/13 14 15 12";
    let puzzle = Puzzle::new(board(rows), Goal::BlankLast);
    let last = |search: &str| {
        let contender: Contender = search.parse().expect(search);
        let (limits, threads) = (Limits::usual(), NonZero::new(1));
        let allowance = Allowance { limits, time_max: None, threads };
        let request = contender.request(puzzle.start().dims(), &allowance);
        let task = Task::with_tree(puzzle.clone(), request).expect(search);
        task.record(&mut (), 10_000).1.expect("a tree").last()
    };
    let lines = rows.replace('/', "\n  ");
    let opens = |search: &str, at: u32| {
        let text = format!(
            "langkah-lesson 1\ntitle: T\npuzzle:\n  {lines}\nsearch: {search}\n\
             step\nview: tree\nat: {at}\nnote: N\n"
        );
        Taught::open(text.as_bytes()).is_ok()
    };
    let searches = ["ida:manhattan", "ida:manhattan:multi"];
    assert_ne!(last(searches[0]), last(searches[1]));
    for search in searches {
        assert!(opens(search, last(search)) && !opens(search, last(search) + 1), "{search}");
    }
}

/// A question tells the rule of the search that its lesson names.
#[test]
fn a_question_tells_which_of_equal_nodes_goes_first() {
    for (ties, told) in [
        ("", "the one with the least h goes first, and of those the newest"),
        (":newest", "the newest goes first"),
        (":oldest", "the oldest goes first"),
    ] {
        let search = format!("best-first:misplaced{ties}");
        let text = format!(
            "langkah-lesson 1\ntitle: T\npuzzle:\n  langkah\n  start\n  2 8 3\n  1 6 4\n  7 0 5\n\
             \x20 goal snail\nsearch: {search}\n\
             step\nview: tree\nat: 2\nnote: N\nquestion: next\n"
        );
        let taught = Taught::open(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults}"));
        let asked = taught.questions[0].as_ref().expect("it is asked").asked();
        assert!(asked.contains(told), "{search}: {asked}");
    }
}

/// The table beside a question on the sum has all its terms.
#[test]
fn what_tells_an_answer_is_hidden_with_its_question() {
    let hidden = |task: &str| {
        let mut step = Step::default();
        step.ask(Some(task.parse().expect("a question")));
        step.hides
    };
    assert_eq!(hidden("verdict"), [Hidden::Kurang, Hidden::Verdict]);
    assert_eq!((hidden("kurang 7"), hidden("x")), (vec![Hidden::Kurang], vec![Hidden::Verdict]));
    let mut step = Step { hides: vec![Hidden::ENode], ..Step::default() };
    for task in ["verdict", "x", "kurang 7", "verdict"] {
        step.ask(Some(task.parse().expect("a question")));
    }
    assert_eq!(step.hides, [Hidden::Kurang, Hidden::Verdict, Hidden::ENode]);
    step.ask(None);
    assert_eq!(step.hides, [Hidden::ENode]);
}

/// Who names what a step cannot ask hears what to write or to choose.
#[test]
fn a_question_that_cannot_be_asked_says_what_could() {
    let fault = |search: &str, task: &str| {
        let text = format!(
            "langkah-lesson 1\ntitle: T\npuzzle: 2 3 5/1 0 6/7 4 8\nsearch: {search}\n\
             step\nview: tree\nat: 2\nnote: N\nquestion: {task}\n"
        );
        Taught::open(text.as_bytes()).expect_err("it cannot be asked").to_string()
    };
    let told = fault("ida:manhattan", "kurang 9");
    assert!(told.contains("for the blank write `kurang blank`"), "{told}");
    let told = fault("best-first:manhattan", "fates");
    assert!(told.contains("“Iterative deepening” in the Search menu, not “Shortest”"), "{told}");
}
