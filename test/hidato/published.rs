//! The search as published.

mod oracle;

use langkah::hidato::board::Topology;
use langkah::hidato::published;
use langkah::hidato::solve::{Engine, How, Refutation, Verdict};
use langkah::search::event::{Flow, Halt, Listener, Stats};
use langkah::search::limits::{Limit, Limits};
use oracle::{hidato, read, small, solutions};

#[test]
fn it_solves_the_published_puzzle_and_its_worked_example() {
    for name in ["fauzia", "fauzia-3blank"] {
        let finished = published::solve(&hidato(name), &Limits::usual(), &mut ());
        let expected = hidato(&format!("{name}.solution"));
        assert_eq!(finished.solution(), Some(&expected), "{name}");
        assert_eq!(finished.engine, Engine::BestFirst);
        // The path is placed from 1 to N.
        let numbers = finished.steps.iter().map(|step| step.number);
        assert!(numbers.eq(1..=48), "{name}");
        let board = hidato(name);
        for step in &finished.steps {
            assert_eq!(step.how == How::Given, board.number(step.cell).is_some());
        }
    }
}

/// The published solution itself shows that Euclid's distance is no lower bound.
#[test]
fn the_distance_is_no_lower_bound() {
    let solution = hidato("fauzia.solution");
    let cells = solution.cells();
    let place = |number: usize| solution.shape().coordinates(cells[number - 1].expect("placed"));
    let ((row, col), (to_row, to_col)) = (place(6), place(11));
    let distance = (row.abs_diff(to_row) as f64).hypot(col.abs_diff(to_col) as f64);
    assert_eq!(format!("{distance:.2}"), "5.66");
    assert!(distance > 5.0);
}

#[test]
fn its_verdicts_are_those_of_brute_force() {
    let mut counts = [0; 2];
    for seed in 0..600 {
        let board = small(seed);
        let solutions = solutions(&board, 20_000);
        let finished = published::solve(&board, &Limits::usual(), &mut ());
        match finished.verdict {
            Verdict::Unknown { first: Some(first), halt: None } => {
                counts[0] += 1;
                assert!(solutions.iter().any(|solution| solution == first.numbers()));
            }
            Verdict::None(Refutation::Tried) => {
                counts[1] += 1;
                assert!(solutions.is_empty());
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

#[test]
fn what_outgrows_its_limits_says_so() {
    let board = hidato("gen-10x10-few2");
    let ended = |limits: Limits| published::solve(&board, &limits, &mut ());
    let memory = ended(Limits { memory_max: 1 << 20, ..Limits::usual() });
    let halt = Some(Halt::Limit(Limit::Memory));
    assert_eq!(memory.verdict, Verdict::Unknown { first: None, halt });
    assert!(memory.stats.memory_peak <= 1 << 20 && memory.stats.memory_peak > 1 << 18);
    let nodes = ended(Limits { generated_max: 10_000, ..Limits::usual() });
    let halt = Some(Halt::Limit(Limit::Nodes));
    assert_eq!(nodes.verdict, Verdict::Unknown { first: None, halt });
    assert!((10_000..10_008).contains(&nodes.stats.generated));
}

struct Stop;

impl Listener for Stop {
    fn beat(&mut self, _: &Stats) -> Flow {
        Flow::Stop
    }
}

#[test]
fn it_can_be_stopped() {
    let finished = published::solve(&hidato("gen-10x10-few2"), &Limits::usual(), &mut Stop);
    let halt = Some(Halt::Stopped);
    assert_eq!(finished.verdict, Verdict::Unknown { first: None, halt });
}

#[test]
fn a_board_without_a_given_is_walked_from_every_cell() {
    let board = read("numbrix\n0 0\n0 0\n", Topology::King);
    let finished = published::solve(&board, &Limits::usual(), &mut ());
    assert!(finished.solution().is_some_and(|solution| solution.is_solved()));
}
