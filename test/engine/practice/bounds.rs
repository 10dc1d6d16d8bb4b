//! Questions on h, against all distances of 3×3.

use langkah_engine::sliding::board::{BLANK, Board, Goal};
use langkah_engine::sliding::bound::explain;
use langkah_puzzle::Of;
use langkah_puzzle::practice::{Answer, Kind, Matter, Measure, Place};

use super::{manhattan, marked, misplaced, questions, reason};
use crate::tiles::{distances, goal_of};

fn h(measure: Measure, board: &Board, goal: &Board) -> u32 {
    let home = goal.tiles().iter().position(|&tile| tile == BLANK);
    let blank = board.tiles().iter().position(|&tile| tile == BLANK);
    match measure {
        Measure::Misplaced => misplaced(board, goal),
        Measure::Manhattan => manhattan(board, goal),
        // The test of the bounds checks this one.
        Measure::LinearConflict => explain::linear_conflict(board, goal).h,
        Measure::WithBlank => misplaced(board, goal) + u32::from(home != blank),
        Measure::Twice => 2 * manhattan(board, goal),
        Measure::Own(_) => panic!("nobody asked for an own bound"),
    }
}

#[test]
fn trust_is_what_the_true_distance_allows() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let distances = distances(&goal);
    let mut held = [0, 0];
    for question in questions(Kind::Trust) {
        let Of::Sliding(puzzle) = question.subject() else { panic!("a sliding puzzle") };
        let Matter::Trust { measure, path } = question.matter() else { panic!("trust is asked") };
        let (fewest, h) = (distances[puzzle.start()], h(*measure, puzzle.start(), &goal));
        assert_eq!(path.len() as u32, fewest);
        assert_eq!(question.key(), &Answer::Judged(h, h <= fewest), "{question:?}");
        held[usize::from(h <= fewest)] += 1;
        let other = if h <= fewest { "no" } else { "yes" };
        let wrong = marked(&question, &format!("{h} {other}")).wrong.expect("it is wrong");
        let why = match h <= fewest {
            true => format!("{h} is at most {fewest}, so h can be trusted here."),
            false => format!("{h} is more than {fewest}, so h cannot be trusted here"),
        };
        assert!(wrong.place == Place::Verdict && wrong.reason.starts_with(&why), "{wrong:?}");
        let next = h + 1;
        let half = if h <= fewest { "right." } else { "wrong, too." };
        let told = format!("h is {h}, not {next}. Yes or no is {half}");
        assert_eq!(reason(&question, &format!("{next} yes")), told);
    }
    assert!(held[0] > 60 && held[1] > 60, "{held:?}");
}

#[test]
fn dominance_is_seen_on_each_board() {
    let mut met = [0; 4];
    for question in questions(Kind::Dominance) {
        let Of::Sliding(puzzle) = question.subject() else { panic!("a sliding puzzle") };
        let Matter::Dominance { measures, boards } = question.matter() else { panic!("another") };
        assert_eq!(&boards[0], puzzle.start());
        assert_ne!(measures[0], measures[1]);
        let (mut less, mut more) = (0, 0);
        for board in boards {
            let [a, b] = measures.map(|measure| h(measure, board, puzzle.goal()));
            less += usize::from(a < b);
            more += usize::from(a > b);
        }
        let key = match (more > 0, less > 0) {
            (true, false) => 0,
            (false, true) => 1,
            (true, true) => 2,
            (false, false) => 3,
        };
        assert_eq!(question.key(), &Answer::Choice(key), "{question:?}");
        // If both are the same, none dominates either: the third choice must say more.
        assert!(question.ask().choices()[2].contains("differ on some board"));
        met[key] += 1;
        for choice in (0..4).filter(|&choice| choice != key) {
            let wrong = question.mark(&Answer::Choice(choice)).wrong.expect("it is wrong");
            if let Place::Board(at) = wrong.place {
                // The board that is named speaks against the answer.
                let [a, b] = measures.map(|measure| h(measure, &boards[at], puzzle.goal()));
                assert!(if choice == 3 { a != b } else { (choice == 0) == (a < b) });
                assert!(wrong.reason.starts_with(&format!("Board {}: ", at + 1)));
            } else {
                assert!(choice == 2 || key == 3, "{choice} for {key}");
                let is_told_same = wrong.reason == "They are the same on every board.";
                assert_eq!(is_told_same, (choice, key) == (2, 3), "{wrong:?}");
            }
        }
    }
    assert!(met[0] > 10 && met[1] > 10 && met[2] > 5, "{met:?}");
}
