//! What all boards of 3×3 say of an own bound, beside a count that is too simple to be wrong.

use std::collections::HashMap;

use langkah_engine::search::watch::{Halt, Progress};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::choice::BoundKind;
use langkah_engine::sliding::bound::explain;
use langkah_engine::sliding::bound::own::Judgement;
use langkah_engine::sliding::bound::own::judge::judge;
use langkah_engine::sliding::bound::own::told::explained;
use langkah_engine::sliding::moves::Move;

use super::formula;
use crate::support::{board, by_distance, goal_of};

fn judged(text: &str) -> Judgement {
    judge(formula(text), &mut ()).expect("nothing ends it")
}

/// The bounds of the list: the sum in the test of the bounds, whether the Manhattan distance is
/// never less, and the bound as an expression if it can be one.
const LISTED: [(BoundKind, u64, bool, Option<&str>); 4] = [
    (BoundKind::Misplaced, 1_290_240, true, Some("misplaced")),
    (BoundKind::Manhattan, 2_540_160, true, Some("manhattan")),
    (BoundKind::LinearConflict, 2_743_200, false, Some("manhattan + 2*conflicts")),
    (BoundKind::WalkingDistance, 2_845_584, false, Some("walking")),
];

#[test]
fn the_bounds_of_the_list_as_expressions() {
    for (bound, sum, _, text) in LISTED {
        let Some(text) = text else { continue };
        let judged = judged(text);
        assert!(judged.is_admissible() && judged.is_consistent(), "{text}");
        assert_eq!((judged.too_high_count, judged.drop_count), (0, 0), "{text}");
        assert_eq!(judged.average, sum as f64 / 181_440.0, "{text}");
        let other = judged.others.iter().find(|other| other.bound == bound).expect("it is there");
        assert_eq!((other.average, other.more, other.less), (judged.average, 0, 0), "{text}");
        assert!(other.is_dominated());
    }
    let judged = judged("sum(distance)");
    // Pattern databases are for 4×4 alone.
    let of_3x3 = BoundKind::ALL.into_iter().filter(|bound| *bound != BoundKind::PatternDb);
    assert!(judged.others.iter().map(|other| other.bound).eq(of_3x3));
    for other in &judged.others {
        let listed = LISTED.into_iter().find(|listed| listed.0 == other.bound);
        let (bound, sum, weaker, _) =
            listed.unwrap_or_else(|| panic!("LISTED has no {:?}: add it", other.bound));
        assert_eq!(other.average, sum as f64 / 181_440.0, "{bound:?}");
        assert_eq!(other.is_dominated(), weaker, "{bound:?}");
    }
    // The published average of the fewest moves on 3×3.
    assert_eq!(format!("{:.4}", judged.true_average), "21.9724");
}

/// Everything is counted again on boards, with distances of another search. `h` is the bound from
/// the definitions, for every g from 0 to `g_max`.
fn count_again(text: &str, g_max: u32, h: impl Fn(&Board, &Board, u32) -> u32) {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let all = by_distance(&goal);
    assert_eq!(all.len(), Judgement::BOARDS);
    let figures = |board: &Board| (0..=g_max).map(|g| h(board, &goal, g)).collect::<Vec<_>>();
    let counted: HashMap<&Board, (u32, Vec<u32>)> =
        all.iter().map(|(board, at)| (board, (*at, figures(board)))).collect();
    let h = |board: &Board, g: u32| counted[board].1[g as usize];
    let mut high = 0;
    let mut nearest: Option<u32> = None;
    let (mut drops, mut sum) = (0, 0);
    for (board, distance) in &all {
        sum += u64::from(h(board, 0));
        if (0..=g_max).any(|g| h(board, g) > *distance) {
            high += 1;
            nearest = nearest.or(Some(*distance));
        }
        for after in Move::ALL.iter().filter_map(|&way| board.after(way)) {
            let falls = |g: u32| {
                let next = if g_max == 0 { 0 } else { g + 1 };
                h(board, g) > h(&after, next) + 1
            };
            drops += usize::from((0..g_max.max(1)).any(falls));
        }
    }
    let judged = judged(text);
    assert_eq!((judged.too_high_count, judged.drop_count), (high, drops), "{text}");
    assert_eq!(judged.average, sum as f64 / Judgement::BOARDS as f64, "{text}");
    assert_eq!(judged.too_high.as_ref().map(|high| high.distance), nearest, "{text}");
    if let Some(shown) = &judged.too_high {
        assert_eq!(counted[&shown.board].0, shown.distance, "{text}");
        assert_eq!(h(&shown.board, shown.g), shown.h, "{text}");
        assert!(shown.h > shown.distance);
    }
    if let Some(shown) = &judged.drop {
        assert!(
            Move::ALL.iter().any(|&way| shown.before.after(way).as_ref() == Some(&shown.after))
        );
        let next = if g_max == 0 { 0 } else { shown.g + 1 };
        assert_eq!(h(&shown.before, shown.g), shown.h_before, "{text}");
        assert_eq!(h(&shown.after, next), shown.h_after, "{text}");
        assert!(shown.h_before > shown.h_after + 1, "{text}");
    }
}

#[test]
fn a_naive_count_says_the_same() {
    let texts = [
        "misplaced + (blank > 0)",
        "2 * manhattan",
        "manhattan * 1.1",
        "kurang / 3",
        "sum(distance * (tile > 4)) + 3 * (misplaced == 8)",
        "5",
    ];
    for text in texts {
        let of = formula(text);
        count_again(text, 0, |board, goal, g| explained(of, board, goal, g).expect("small").h);
    }
}

/// With g every g from 0 to 31 is asked.
#[test]
fn a_naive_count_with_g() {
    count_again("max(misplaced, manhattan - g)", 31, |board, goal, g| {
        let manhattan = explain::manhattan(board, goal).h;
        explain::misplaced(board, goal).h.max(manhattan.saturating_sub(g))
    });
    let judged = judged("misplaced + g");
    let high = judged.too_high.expect("it is too high");
    assert_eq!((high.distance, high.h, high.g), (0, 1, 1));
}

/// The counter-examples that a person would find first.
#[test]
fn counter_examples() {
    // The misplaced blank on the boards next to the goal: 2 where 1 move suffices.
    let with_blank = judged("misplaced + (blank > 0)");
    let high = with_blank.too_high.expect("it is not admissible");
    assert_eq!((high.distance, high.h, high.g), (1, 2, 0));
    assert!(with_blank.drop.is_some_and(|drop| (drop.h_before, drop.h_after) == (2, 0)));
    // Admissible and not consistent: h only where the number of the first tile says so.
    let torn = judged("manhattan * (sum(row * (tile == 1)) == 1)");
    assert!(torn.is_admissible() && !torn.is_consistent());
    // Consistent and not admissible: it is too high by the same on all boards.
    let lifted = judged("manhattan + 40");
    assert!(lifted.is_consistent() && !lifted.is_admissible());
    let high = lifted.too_high.expect("it is not admissible");
    assert_eq!((high.board, high.distance, high.h), (board("1 2 3\n4 5 6\n7 8 0\n"), 0, 40));
}

/// A watch ends it at any beat.
#[test]
fn it_can_be_stopped() {
    let mut count = 0;
    let beats = |most: u32| {
        let mut left = most;
        let mut watch = |_: &Progress| {
            left = left.checked_sub(1).ok_or(Halt::Stopped)?;
            Ok(())
        };
        judge(formula("manhattan + g"), &mut watch)
    };
    for most in [0, 1, 40, 46, 50, 70] {
        count += u32::from(beats(most) == Err(Halt::Stopped));
    }
    assert_eq!(count, 6);
    assert!(beats(1000).is_ok());
}
