//! The scale of difficulty: a hundred boards of each level, and what they need.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{
    Difficulty, Order, Outcome, Outline, Puzzle, Rating, generate, rating::rate,
};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Halt, Progress};
use langkah_puzzle::hidato::words;

/// How many boards of each level.
const SAMPLE: usize = 100;

/// Random boards of 6×6 to 8×8 that are as hard as ordered.
fn sample(difficulty: Difficulty) -> Vec<Puzzle> {
    let made = |seed: u64| {
        let side = 6 + seed as usize % 3;
        let dims = Dims::new(side, side).expect("a size");
        let topology = Topology::ALL[seed as usize / 3 % 3];
        let order =
            Order { dims, outline: Outline::Rectangle, topology, difficulty, edges: 0, seed };
        match generate(&order, &mut ()) {
            Ok(Outcome::Made(puzzle)) if puzzle.rating.difficulty == difficulty => Some(puzzle),
            _ => None,
        }
    };
    (0..3000).filter_map(made).take(SAMPLE).collect()
}

/// The steps of the rules from one to another, on the average.
fn mean(sample: &[Puzzle], from: Rule, to: Rule) -> f64 {
    let rules = || Rule::ALL.into_iter().filter(|rule| (from..=to).contains(rule));
    let steps = |puzzle: &Puzzle| rules().map(|rule| puzzle.rating.steps.of(rule)).sum::<u32>();
    f64::from(sample.iter().map(steps).sum::<u32>()) / sample.len() as f64
}

/// The hardest rule that is needed never falls as the level rises, and every number that is missing
/// is placed by a step.
#[test]
fn the_scale_orders_what_the_rules_need() {
    // The hardest rule of the level below, and the rules of the level itself.
    let rules = [
        (Rule::Chain, Rule::Chain),
        (Rule::Cell, Rule::Cell),
        (Rule::Link, Rule::Region),
        (Rule::Probe, Rule::Probe),
        (Rule::Guess, Rule::Guess),
    ];
    for (difficulty, (first, last)) in Difficulty::ALL.into_iter().zip(rules) {
        let sample = sample(difficulty);
        assert_eq!(sample.len(), SAMPLE, "{difficulty:?}");
        for puzzle in &sample {
            let steps = puzzle.rating.steps;
            let hardest = steps.hardest().expect("numbers are missing");
            assert!((first..=last).contains(&hardest), "{difficulty:?}: {hardest:?}");
            let placed = [Rule::Chain, Rule::Cell, Rule::Guess].map(|rule| steps.of(rule));
            let missing = puzzle.board.numbers().iter().filter(|&&number| number == 0).count();
            assert_eq!(placed.iter().sum::<u32>() as usize, missing);
        }
        // Each level has steps that the one below has not.
        assert!(mean(&sample, first, last) >= 1.0, "{difficulty:?}");
        println!(
            "{difficulty:?}: {}",
            Rule::ALL.map(|rule| format!("{:.1}", mean(&sample, rule, rule))).join(" | ")
        );
    }
}

/// With the numbers that the chain rule places filled in, fewer steps of it are left, and a harder
/// level stays as hard.
#[test]
fn a_number_filled_in_takes_its_step_away() {
    for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
        for puzzle in sample(difficulty).into_iter().take(10) {
            let mut board = puzzle.board.clone();
            let mut missing = board.numbers().iter().filter(|&&number| number == 0).count() as u32;
            while missing > 0 {
                let rating = rate(&board, &mut ()).expect("nobody ends it");
                let steps = rating.steps;
                assert_eq!(steps.of(Rule::Chain) + steps.of(Rule::Cell), missing);
                assert!(rating.difficulty <= difficulty);
                let cell = (0..board.count()).find(|&cell| board.number(cell).is_none());
                let cell = cell.expect("one is missing");
                board.set(cell, puzzle.solution.numbers()[cell]);
                missing -= 1;
            }
            let rating = rate(&board, &mut ()).expect("nobody ends it");
            assert_eq!((rating.difficulty, rating.steps.hardest()), (Difficulty::Easy, None));
            assert!(words::needs(&rating).is_empty());
        }
    }
}

/// A stop at any beat ends the rating with what stopped it.
#[test]
fn it_can_be_ended() {
    let puzzle = sample(Difficulty::Extreme).swap_remove(0);
    let mut beats = 0_u64;
    let whole: Result<Rating, Halt> = rate(&puzzle.board, &mut |_: &Progress| {
        beats += 1;
        Ok(())
    });
    assert!(whole.is_ok() && beats > 10, "{beats}");
    for last in [1, 2, beats / 2, beats] {
        let mut heard = 0;
        let ended = rate(&puzzle.board, &mut |_: &Progress| {
            heard += 1;
            if heard == last { Err(Halt::Limit(Limit::Time)) } else { Ok(()) }
        });
        assert_eq!(ended, Err(Halt::Limit(Limit::Time)), "{last} of {beats}");
    }
}
