//! Kurang, X and the verdict, against plain loops.

use langkah_engine::sliding::board::{BLANK, Board, Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::{Language, within};
use langkah_puzzle::Of;
use langkah_puzzle::practice::{Answer, Kind, Level, Matter, Place, Question};

use super::{made, marked, number, questions, reason};
use crate::tiles::board;

fn puzzle(question: &Question) -> &Puzzle {
    let Of::Sliding(puzzle) = question.subject() else { panic!("a sliding puzzle") };
    puzzle
}

/// The numbers that the cells count as: those of the tiles; the blank comes where the goal has it.
fn counted(puzzle: &Puzzle) -> Vec<usize> {
    let place = |tile: &u8| puzzle.goal().tiles().iter().position(|other| other == tile);
    puzzle.start().tiles().iter().map(|tile| place(tile).expect("it is in the goal")).collect()
}

fn kurang(numbers: &[usize], from: usize) -> u32 {
    let mut count = 0;
    for after in from + 1..numbers.len() {
        if numbers[after] < numbers[from] {
            count += 1;
        }
    }
    count
}

fn sum_and_x(puzzle: &Puzzle) -> (u32, u32) {
    let numbers = counted(puzzle);
    let sum = (0..numbers.len()).map(|from| kurang(&numbers, from)).sum();
    let cols = puzzle.start().dims().cols();
    let blank = |board: &Board| board.tiles().iter().position(|&tile| tile == BLANK).expect("one");
    let (from, to) = (blank(puzzle.start()), blank(puzzle.goal()));
    let steps = (from / cols).abs_diff(to / cols) + (from % cols).abs_diff(to % cols);
    (sum, steps as u32 % 2)
}

#[test]
fn kurang_is_a_double_loop() {
    let mut blanks = 0;
    for question in questions(Kind::Kurang) {
        let &Matter::Kurang { tile } = question.matter() else { panic!("Kurang is asked") };
        let puzzle = puzzle(&question);
        let from = puzzle.start().tiles().iter().position(|&other| other == tile).expect("one");
        let count = kurang(&counted(puzzle), from);
        assert_eq!(number(&question), count);
        blanks += u32::from(tile == BLANK);
        for other in 0..24 {
            assert_eq!(marked(&question, &other.to_string()).is_right(), other == count);
        }
        assert_eq!(question.mark(&Answer::Number(count)).cells.len(), count as usize);
    }
    assert!(blanks > 2);
}

#[test]
fn x_and_the_verdict_are_sums() {
    for question in questions(Kind::X) {
        assert_eq!(number(&question), sum_and_x(puzzle(&question)).1);
        assert!(!marked(&question, &(1 - number(&question)).to_string()).is_right());
    }
    let mut held = [0, 0];
    for question in questions(Kind::Verdict) {
        let (sum, x) = sum_and_x(puzzle(&question));
        let holds = (sum + x).is_multiple_of(2);
        held[usize::from(holds)] += 1;
        assert_eq!(question.key(), &Answer::Judged(sum + x, holds));
    }
    assert!(held[0] > 50 && held[1] > 50, "{held:?}");
}

/// The key of a verdict lists Kurang by the numbers of the goal, as the question before it counts
/// them.
#[test]
fn the_terms_of_a_verdict_are_in_the_order_of_their_numbers() {
    let start = board("8 6 7\n2 5 4\n3 0 1");
    let own = board("1 0 3\n2 4 5\n6 7 8");
    for (puzzle, terms, range) in [
        (Puzzle::new(start.clone(), Goal::Snail), "(0 + 1 + 1 + 3 + 1 + 3 + 5 + 6 + 4)", [1, 9]),
        (
            Puzzle::new(start.clone(), Goal::BlankFirst),
            "(0 + 0 + 2 + 2 + 3 + 4 + 6 + 6 + 8)",
            [0, 8],
        ),
        (
            Puzzle::with(start.clone(), &GoalChoice::Board(own)).expect("one size"),
            "(0 + 1 + 2 + 3 + 3 + 4 + 6 + 6 + 8)",
            [1, 9],
        ),
    ] {
        let asked = made(Some(&Of::Sliding(puzzle)), Kind::Verdict, Level::LEAST, [1, 0]);
        let question = asked.expect("a question");
        let key = within(Language::default(), || question.mark(question.key()).key.join(" "));
        assert!(key.contains(terms), "{key}");
        let [least, most] = range;
        assert!(key.contains(&format!("Kurang({least}) to Kurang({most})")), "{key}");
    }
}

fn on(kind: Kind, start: &str, goal: Goal) -> Question {
    let puzzle = Puzzle::new(board(start), goal);
    let level = Level::LEAST;
    made(Some(&Of::Sliding(puzzle)), kind, level, [1, 0]).expect("a question")
}

/// A Kurang question on one tile of a board.
fn kurang_of(tile: u8, start: &str) -> Question {
    let puzzle = Of::Sliding(Puzzle::new(board(start), Goal::BlankLast));
    let make = |seed| made(Some(&puzzle), Kind::Kurang, Level::LEAST, [seed, 0]).expect("one");
    (0..).map(make).find(|one| *one.matter() == Matter::Kurang { tile }).expect("each has a turn")
}

#[test]
fn wrong_counts_are_told_from_each_other() {
    // After 5 stand 2 and 4, the blank, and 6, 7, 8; before it 1 and 3.
    let question = kurang_of(5, "1 3 5\n2 0 6\n4 8 7");
    assert_eq!(question.asked(), "What is Kurang(5)?");
    assert_eq!(question.key(), &Answer::Number(2));
    let blank = "The blank counts as 9, so it is not smaller than 5.";
    let greater = kurang_of(3, "1 3 5\n2 0 6\n4 8 7");
    assert_eq!(reason(&question, "3"), blank);
    assert_eq!(
        reason(&greater, "6"),
        "6 counts the greater numbers after 3. Kurang counts the smaller ones."
    );
    let before = kurang_of(8, "1 3 5\n2 0 6\n4 8 7");
    assert_eq!(
        reason(&before, "6"),
        "6 counts the smaller numbers before 8. Kurang counts those after it."
    );
    assert_eq!(
        marked(&question, "2").key,
        ["2 smaller numbers stand after 5: 2, 4. Kurang(5) = 2."]
    );
    assert_eq!(reason(&question, "1"), "1 is too few: some smaller number after 5 is not counted.");
}

/// Where the blank is smaller than every tile, the question says so; and nothing is asked that is 0
/// on every board.
#[test]
fn the_smallest_number_is_told_and_not_asked() {
    for (goal, is_told) in [(Goal::BlankFirst, true), (Goal::BlankLast, false)] {
        let puzzle = Of::Sliding(Puzzle::new(board("1 2 3\n4 0 6\n7 5 8"), goal));
        for seed in 0..60 {
            for (kind, level) in [(Kind::Kurang, Level::LEAST), (Kind::Kurang, Level::MOST)] {
                let question = made(Some(&puzzle), kind, level, [seed, 0]);
                let question = question.expect("a question");
                let &Matter::Kurang { tile } = question.matter() else { panic!("Kurang") };
                let asked = question.asked();
                let is_about_blank = tile == BLANK;
                assert!(tile != if is_told { BLANK } else { 1 }, "{asked}");
                let told = asked.ends_with(
                    "With this goal the blank counts as 0, so it is smaller than every tile.",
                );
                assert_eq!(told, is_told && !is_about_blank, "{asked}");
            }
        }
    }
    let question = on(Kind::Verdict, "1 2 3\n4 0 6\n7 5 8", Goal::BlankFirst);
    assert!(question.asked().contains("the blank counts as 0"), "{}", question.asked());
}

#[test]
fn x_missing_and_a_wrong_parity_are_told() {
    let question = on(Kind::Verdict, "1 2 3\n4 0 6\n7 5 8", Goal::BlankLast);
    assert_eq!(question.key(), &Answer::Judged(6, true));
    let question = on(Kind::Verdict, "1 2 3\n4 5 6\n7 0 8", Goal::BlankLast);
    assert_eq!(question.key(), &Answer::Judged(2, true));
    assert_eq!(
        reason(&question, "1 no"),
        "1 is ΣKurang alone: X is missing. Yes or no is wrong, too."
    );
    let wrong = marked(&question, "2 no").wrong.expect("it is wrong");
    assert_eq!(wrong.place, Place::Verdict);
    assert_eq!(wrong.reason, "2 is even, so the goal can be reached. The number is right.");
    assert_eq!(marked(&question, "7 yes").wrong.expect("it is wrong").place, Place::Number);
    let question = on(Kind::X, "1 2 3\n4 5 6\n7 0 8", Goal::BlankLast);
    assert_eq!(reason(&question, "2"), "X is never 2: it is 0 or 1.");
    let parity =
        "The steps of the blank to its goal cell decide: X is 1 if their number is odd, else 0.";
    assert_eq!(reason(&question, "0"), parity);
}

/// The tiles count by their goal cells where the goal is no row of numbers.
#[test]
fn a_goal_of_another_order_is_told() {
    let question = on(Kind::Verdict, "1 2 3\n8 0 4\n7 6 5", Goal::Snail);
    assert_eq!(question.key(), &Answer::Judged(0, true));
    assert!(question.asked().ends_with("each tile counts as the number of its goal cell."));
}

#[test]
fn a_question_and_its_mark_are_in_the_language_of_now() {
    let question = on(Kind::Verdict, "1 2 3\n4 5 6\n7 0 8", Goal::BlankLast);
    let (asked, mark) = within(Language::of_tag("id").expect("it has a file"), || {
        (question.asked(), reason(&question, "2 tidak"))
    });
    assert_eq!(asked, "Berapakah ΣKurang + X, dan dapatkah status tujuan dicapai?");
    assert_eq!(mark, "2 genap, jadi status tujuan dapat dicapai. Bilangannya benar.");
}

/// With a goal of its own order the sentences name what a person sees, the tiles, each with the
/// number that it counts as.
#[test]
fn the_tiles_of_a_renumbered_board_are_named() {
    let own = GoalChoice::Board(board("6 4 0\n7 5 3\n8 1 2"));
    let puzzle = Puzzle::with(board("6 4 3\n7 0 5\n8 1 2"), &own).expect("one size");
    let of = |tile: u8| {
        let puzzle = Of::Sliding(puzzle.clone());
        let make = |seed| made(Some(&puzzle), Kind::Kurang, Level::MOST, [seed, 0]).expect("one");
        (0..).map(make).find(|one| *one.matter() == Matter::Kurang { tile }).expect("a turn")
    };
    let key = |tile: u8| of(tile).mark(&Answer::Number(99)).key.join(" ");
    assert_eq!(
        key(3),
        "3 smaller numbers stand after tile 3 (counts as 6): tile 7 (counts as 4), \
         the blank (counts as 3), tile 5 (counts as 5). Kurang(6) = 3."
    );
    assert_eq!(
        key(7),
        "One smaller number stands after tile 7 (counts as 4): the blank (counts as 3). \
         Kurang(4) = 1."
    );
    assert!(key(4).starts_with("No smaller number stands after tile 4 (counts as 2). Kurang(2)"));
    assert!(reason(&of(3), "1").contains("some smaller number after tile 3 (counts as 6)"));
    let indonesian = Language::of_tag("id").expect("it has a file");
    let told = within(indonesian, || key(3));
    assert!(told.contains("ubin 3 (dihitung sebagai 6)"), "{told}");
    assert!(told.contains("ubin kosong (dihitung sebagai 3)"), "{told}");
}

/// Where the sum and the verdict are both wrong, both are told.
#[test]
fn a_verdict_that_is_wrong_beside_a_wrong_sum_is_told() {
    let both = "Yes or no is wrong, too.";
    for kind in [Kind::Verdict, Kind::Trust] {
        for question in questions(kind).take(20) {
            let Answer::Judged(number, holds) = *question.key() else { panic!("it is judged") };
            let mark = |number, holds| question.mark(&Answer::Judged(number, holds)).wrong;
            let reason = |number, holds| mark(number, holds).expect("it is wrong").reason;
            assert!(reason(number + 22, !holds).ends_with(both), "{}", reason(number + 22, !holds));
            assert!(!reason(number + 22, holds).contains(both));
            assert!(!reason(number, !holds).contains(both));
        }
    }
}
