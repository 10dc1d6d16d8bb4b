//! Questions on Hidato, against a walk of every length and against all completions.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::text::read;
use langkah_puzzle::Of;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{Answer, Dice, Kind, Level, Matter, Place, Question, Unasked};

use super::{made, number, questions, reason};

fn board(question: &Question) -> &Board {
    let Of::Hidato(board) = question.subject() else { panic!("a Hidato") };
    board
}

/// The cells that walks of up to `steps` steps over empty cells lead to, by the number of steps:
/// walks may cross themselves.
fn walks(board: &Board, from: usize, steps: usize) -> Vec<Vec<usize>> {
    let mut levels = vec![vec![from]];
    for _ in 0..steps {
        let mut next: Vec<usize> = Vec::new();
        for &cell in &levels[levels.len() - 1] {
            for &to in board.shape().neighbours(cell) {
                let to = usize::from(to);
                if board.number(to).is_none() && !next.contains(&to) {
                    next.push(to);
                }
            }
        }
        levels.push(next);
    }
    levels
}

/// The cells that have a number within reach. On these boards a walk that has a step too many can
/// always go a way about, so that "at most so many steps" is "so many steps" but for a few; the
/// definition says at most.
fn cells(board: &Board, number: u16) -> Vec<usize> {
    let placed = board.cells();
    let below = (1..number).rev().find_map(|n| Some((n, placed[usize::from(n) - 1]?)));
    let above =
        (number + 1..=board.count() as u16).find_map(|n| Some((n, placed[usize::from(n) - 1]?)));
    let mut cells: Vec<usize> =
        (0..board.count()).filter(|&cell| board.number(cell).is_none()).collect();
    for (other, from) in [below, above].into_iter().flatten() {
        let steps = usize::from(other.abs_diff(number));
        let levels = walks(board, from, steps);
        cells.retain(|cell| levels.iter().skip(1).any(|level| level.contains(cell)));
    }
    cells
}

/// All completions of a small board.
fn completions(board: &Board) -> Vec<Board> {
    let mut found = Vec::new();
    complete(board, 1, None, &mut found);
    found
}

fn complete(board: &Board, number: u16, last: Option<usize>, found: &mut Vec<Board>) {
    if usize::from(number) > board.count() {
        found.push(board.clone());
        return;
    }
    let stands = board.cells()[usize::from(number) - 1];
    for cell in 0..board.count() {
        let fits = match stands {
            Some(at) => at == cell,
            None => board.number(cell).is_none(),
        };
        if fits && last.is_none_or(|last| board.shape().touches(last, cell)) {
            let mut next = board.clone();
            next.set(cell, number);
            complete(&next, number + 1, Some(cell), found);
        }
    }
}

fn missing(board: &Board) -> Vec<u16> {
    (1..=board.count() as u16).filter(|number| !board.numbers().contains(number)).collect()
}

/// Boards whose completions are soon counted.
fn is_small(question: &Question) -> bool {
    question.level() <= Level::new(3).expect("a level")
}

#[test]
fn what_is_settled_has_one_cell_or_is_the_only_number() {
    let mut rules = [0, 0];
    for question in questions(Kind::Settled) {
        let board = board(&question);
        let &Answer::Placed { number, cell, rule } = question.key() else { panic!("another") };
        rules[usize::from(rule == Rule::Cell)] += 1;
        let mut all = Vec::new();
        for number in missing(board) {
            let reach = cells(board, number);
            for &cell in &reach {
                let is_only = missing(board)
                    .iter()
                    .all(|&other| other == number || !cells(board, other).contains(&cell));
                all.extend((reach.len() == 1).then_some((number, cell, Rule::Chain)));
                all.extend(is_only.then_some((number, cell, Rule::Cell)));
            }
        }
        assert!(all.contains(&(number, cell, rule)), "{question:?}");
        // Whatever else is answered is marked as the naive list has it.
        for number in missing(board) {
            for cell in (0..board.count()).filter(|&cell| board.number(cell).is_none()) {
                for rule in [Rule::Chain, Rule::Cell] {
                    let mark = question.mark(&Answer::Placed { number, cell, rule });
                    assert_eq!(mark.is_right(), all.contains(&(number, cell, rule)));
                }
            }
        }
        if is_small(&question) {
            let solutions = completions(board);
            assert!(!solutions.is_empty());
            assert!(solutions.iter().all(|solution| solution.number(cell) == Some(number)));
        }
    }
    assert!(rules[0] > 40 && rules[1] > 40, "{rules:?}");
}

#[test]
fn candidates_are_what_walks_reach() {
    for question in questions(Kind::Candidates) {
        let board = board(&question);
        let &Matter::Candidates { number } = question.matter() else { panic!("another") };
        let key = cells(board, number);
        assert_eq!(question.key(), &Answer::Cells(key.clone()), "{question:?}");
        for cell in 0..board.count() {
            let mut other = key.clone();
            match key.iter().position(|&at| at == cell) {
                Some(at) => drop(other.remove(at)),
                None => other.push(cell),
            }
            other.sort_unstable();
            let wrong = question.mark(&Answer::Cells(other)).wrong.expect("it is wrong");
            assert_eq!(wrong.place, Place::Cell(cell));
            let is_left_out = key.contains(&cell);
            assert_eq!(wrong.reason.ends_with(" too."), is_left_out, "{}", wrong.reason);
            let stands = wrong.reason.ends_with("already.");
            assert_eq!(stands, board.number(cell).is_some(), "{}", wrong.reason);
        }
        if is_small(&question) {
            for solution in completions(board) {
                let cell = solution.cells()[usize::from(number) - 1].expect("it is complete");
                assert!(key.contains(&cell));
            }
        }
    }
}

#[test]
fn a_guess_that_contradicts_has_no_completion() {
    for question in questions(Kind::Guess) {
        let board = board(&question);
        let &Matter::Guess { number: guess, cell } = question.matter() else { panic!("another") };
        let mut after = board.clone();
        after.set(cell, guess);
        assert!(cells(&after, number(&question) as u16).is_empty(), "{question:?}");
        for other in 1..=board.count() as u16 {
            let left = cells(&after, other);
            let is_lost = missing(&after).contains(&other) && left.is_empty();
            let mark = question.mark(&Answer::Number(other.into()));
            assert_eq!(mark.is_right(), is_lost, "{other} {question:?}");
            if !is_lost && missing(&after).contains(&other) {
                let why = format!("{other} still has ");
                assert!(reason(&question, &other.to_string()).starts_with(&why));
            }
        }
        let most = board.count();
        let none = format!("There is no 999 on this board: its numbers are 1 to {most}.");
        assert_eq!(reason(&question, "999"), none);
        if is_small(&question) {
            assert!(completions(&after).is_empty(), "{question:?}");
        }
    }
}

/// A question on the candidates for a number of this board.
fn candidates(text: &str, number: u16) -> Question {
    let board = read(text, Topology::King).expect("a board").board;
    let asks = |question: &Question| *question.matter() == Matter::Candidates { number };
    let on = Of::Hidato(board);
    let make = |seed| made(Some(&on), Kind::Candidates, Level::LEAST, [seed, 0]);
    let mut all = (0..100).filter_map(make);
    all.find(asks).expect("the number is asked about at some time")
}

#[test]
fn what_is_within_reach_is_as_the_question_says() {
    let hidato = candidates("hidato\n1 0 0 0 7\n-1 -1 -1 0 0\n", 4);
    let asked = hidato.asked();
    assert!(asked.contains("at most as many steps as the two numbers differ"), "{asked}");
    assert!(!asked.contains("This is a ") && !asked.contains("even"), "{asked}");
    let numbrix = candidates("numbrix\n1 0 0\n0 0 0\n7 0 9\n", 3);
    let asked = numbrix.asked();
    assert!(asked.contains("This is a Numbrix: cells touch only at sides."), "{asked}");
    assert!(asked.contains("both be even or both be odd"), "{asked}");
    let why = "From 1 to row 1, column 2 it is 1 step, ";
    assert!(reason(&numbrix, "1,2 1,3 2,2").starts_with(why), "{}", reason(&numbrix, "1,2"));
    let hexagonal = candidates("hexagonal\n1 0 0\n0 0 0\n7 0 9\n", 3);
    assert!(hexagonal.asked().contains("This is a Hexagonal Hidato: "), "{}", hexagonal.asked());
}

/// On a board with faults the definition of what is within reach says nothing.
#[test]
fn nothing_is_asked_of_a_board_with_faults() {
    for text in [
        // 1 stands there twice, and the parity of 1 and 6 is wrong.
        "numbrix\n0 -1 1\n-1 6 0\n-1 0 0\n0 0 0\n",
        "numbrix\n1 0 0\n0 0 0\n0 0 1\n",
        "numbrix\n1 0 3\n0 2 0\n0 0 0\n",
    ] {
        let board = read(text, Topology::King).expect("a board").board;
        for kind in [Kind::Settled, Kind::Candidates, Kind::Guess] {
            let mut dice = Dice::new(7, 0);
            let dice: (&mut Dice, &dyn Fn() -> bool) = (&mut dice, &|| false);
            let on = Some(&Of::Hidato(board.clone()));
            let made = Question::with(on, (kind, Level::LEAST), Lecture::default(), dice);
            assert_eq!(made.err(), Some(Unasked::Faults), "{text} {kind:?}");
        }
    }
}

/// The key and what is also right are all answers that are marked as right.
#[test]
fn a_key_names_all_right_answers() {
    let mut several = 0;
    for kind in [Kind::Settled, Kind::Guess] {
        for question in questions(kind).filter(is_small) {
            let (board, rules) = (board(&question), [Rule::Chain, Rule::Cell]);
            let numbers = 1..=board.count() as u16;
            let all: Vec<Answer> = match kind {
                Kind::Guess => numbers.map(|number| Answer::Number(number.into())).collect(),
                _ => numbers
                    .flat_map(|number| (0..board.count()).map(move |cell| (number, cell)))
                    .flat_map(|(number, cell)| rules.map(|rule| (number, cell, rule)))
                    .map(|(number, cell, rule)| Answer::Placed { number, cell, rule })
                    .collect(),
            };
            let right = all.iter().filter(|answer| question.mark(answer).is_right());
            let others: Vec<&Answer> = right.filter(|answer| *answer != question.key()).collect();
            let told = question.also_right();
            assert_eq!(told.is_none(), others.is_empty());
            let Some(told) = told else { continue };
            several += 1;
            assert!(question.given_up().key.contains(&told));
            let begin = told.strip_prefix("Also right: ").expect(&told);
            let (named, more) = match begin.split_once(", and ") {
                Some((named, more)) => (named, more.strip_suffix(" more.").expect(more)),
                None => (begin.strip_suffix('.').expect(begin), "0"),
            };
            let named: Vec<&str> = named.split("; ").collect();
            let more: usize = more.parse().expect("a count");
            assert_eq!(named.len() + more, others.len(), "{told}");
            for typed in named {
                let answer =
                    question.parse(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
                assert!(others.contains(&&answer), "{typed}");
            }
        }
    }
    assert!(several > 20, "{several}");
}
