//! Where branch and bound hands over to clause learning: every such point, against brute force.

use std::collections::BTreeSet;

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::solve::{Options, Verdict, solve};

use super::every::{Tally, every_hand_over, sparse};
use super::oracle::{Draw, read};

const BOARDS: u64 = 1_000;

/// A former defect: after a guess at the root was taken back, the clause that excludes the first
/// solution also excluded others.
#[test]
fn a_second_solution_is_not_lost_with_the_first() {
    let numbrix = "__ 11 __ .\n__ __ __ __\n__ __ . __\n__ __ __ __\n";
    let hidato = "__ 8 . __ 16\n5 __ 9 __ __\n__ __ __ . __\n__ __ 1 . .\n";
    for (text, topology) in [(numbrix, Topology::Orthogonal), (hidato, Topology::King)] {
        let board = read(text, topology);
        let wrong: BTreeSet<u64> = (0..2000)
            .filter(|&hand_over| {
                let options = Options { hand_over, ..Options::default() };
                let finished = solve(&board, &options, &mut ());
                !matches!(finished.verdict, Verdict::Several(..))
            })
            .collect();
        assert!(wrong.is_empty(), "{wrong:?}\n{text}");
    }
}

#[test]
fn verdicts_are_those_of_brute_force_wherever_it_hands_over() {
    let mut tally = Tally::default();
    let mut draw = Draw(14);
    for _ in 0..BOARDS {
        let (board, failures_max) = sparse(&mut |end| draw.below(end));
        every_hand_over(&board, failures_max, &mut tally);
    }
    assert_eq!((tally.boards, tally.judged), (BOARDS, BOARDS));
    assert!(tally.verdicts.iter().all(|&count| count > 100), "{tally:?}");
    assert!(tally.points > 1_000 && tally.after_restart > 10, "{tally:?}");
    assert!(tally.after_first > 30, "{tally:?}");
}
