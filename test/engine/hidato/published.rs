//! The search as published.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility::{self, BoardFault};
use langkah_engine::hidato::published::{self, Measure, Variant};
use langkah_engine::hidato::solve::{Engine, Finished, How, Refutation, Verdict};
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Halt, Progress, Watch};

use super::every::apart;
use super::oracle::{hidato, read, small, solutions};

#[test]
fn it_solves_the_published_puzzle_and_its_worked_example() {
    for name in ["fauzia", "fauzia-3blank"] {
        let finished = run(&hidato(name), Variant::default(), &Limits::usual());
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

/// The published search, and what its paper suggests, combined in every way.
fn variants() -> impl Iterator<Item = Variant> {
    let costs = [Measure::Euclid, Measure::Steps, Measure::Slack];
    costs.into_iter().flat_map(|cost| [false, true].map(|filters| Variant { cost, filters }))
}

fn run(board: &Board, variant: Variant, limits: &Limits) -> Finished {
    published::record(board, variant, limits, &mut Unrecorded::new(&mut ()))
}

/// The search by the letter, with a list of all live paths: the cells of the solution, how many
/// were expanded and how many made.
fn by_the_letter(board: &Board, variant: Variant) -> (Option<Vec<usize>>, u64, u64) {
    let shape = board.shape();
    // The cost of a number on a cell, as a whole number; `None` if the child has to be dropped.
    let cost = |number: usize, cell: usize| {
        let givens = (0..board.count()).filter_map(|to| Some((usize::from(board.number(to)?), to)));
        let Some((given, to)) = givens.filter(|&(given, _)| given > number).min() else {
            return Some(0);
        };
        let (here, there) = (shape.coordinates(cell), shape.coordinates(to));
        let (steps, squared) = apart(shape.topology(), here, there);
        let left = given - number;
        let cost = match variant.cost {
            Measure::Euclid => squared,
            Measure::Steps => steps,
            Measure::Slack if steps <= left => left - steps,
            Measure::Slack => usize::MAX,
        };
        Some(cost).filter(|_| !variant.filters || steps <= left)
    };
    let (mut live, mut expanded, mut generated): (Vec<(usize, Vec<usize>)>, _, _) =
        (Vec::new(), 0, 0);
    let mut make = |path: &[usize], live: &mut Vec<(usize, Vec<usize>)>| {
        let number = path.len() + 1;
        for cell in 0..board.count() {
            let is_next = path.last().is_none_or(|&last| {
                shape.neighbours(last).iter().any(|&to| usize::from(to) == cell)
            });
            let is_given_elsewhere = board.numbers().contains(&(number as u16));
            let fits = board
                .number(cell)
                .map_or(!is_given_elsewhere, |given| usize::from(given) == number);
            if is_next && fits && !path.contains(&cell) {
                generated += 1;
                if let Some(cost) = cost(number, cell) {
                    live.push((cost, [path, &[cell]].concat()));
                }
            }
        }
    };
    make(&[], &mut live);
    while let Some(least) = live.iter().map(|one| one.0).min() {
        let newest = live.iter().rposition(|one| one.0 == least).expect("the least is there");
        let (_, path) = live.remove(newest);
        if path.len() == board.count() {
            return (Some(path), expanded, generated);
        }
        expanded += 1;
        make(&path, &mut live);
    }
    (None, expanded, generated)
}

#[test]
fn each_variant_is_what_it_says() {
    let mut counts = [0; 2];
    for (seed, variant) in (0..240).flat_map(|seed| variants().map(move |variant| (seed, variant)))
    {
        let board = small(seed);
        // A number given twice is no board for it: that is looked at before.
        let is_repeated = |fault: &BoardFault| matches!(fault, BoardFault::Repeated { .. });
        if feasibility::faults(&board).iter().any(is_repeated) {
            continue;
        }
        let finished = run(&board, variant, &Limits::usual());
        let (path, expanded, generated) = by_the_letter(&board, variant);
        let stats = finished.stats;
        assert_eq!((stats.expanded, stats.generated), (expanded, generated), "{seed} {variant:?}");
        let found = finished.solution().map(Board::cells);
        let found = found.map(|cells| cells.into_iter().flatten().collect::<Vec<usize>>());
        assert_eq!(found, path, "{seed} {variant:?}");
        counts[usize::from(path.is_some())] += 1;
    }
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

/// The filter drops only nodes that lead to no solution, so it loses no solution; and it saves
/// nodes.
#[test]
fn the_filter_loses_no_solution() {
    let mut saved = 0;
    for (seed, cost) in
        (0..600).flat_map(|seed| variants().map(move |variant| (seed, variant.cost)))
    {
        let board = small(seed);
        let [all, filtered] =
            [false, true].map(|filters| run(&board, Variant { cost, filters }, &Limits::usual()));
        assert_eq!(all.solution().is_some(), filtered.solution().is_some(), "{seed} {cost:?}");
        saved += usize::from(filtered.stats.expanded < all.stats.expanded);
        if filtered.solution().is_none() {
            assert!(filtered.stats.expanded <= all.stats.expanded);
        }
    }
    assert!(saved > 100, "{saved}");
}

#[test]
fn its_verdicts_are_those_of_brute_force() {
    let mut counts = [0; 2];
    for (seed, variant) in (0..600).flat_map(|seed| variants().map(move |variant| (seed, variant)))
    {
        let board = small(seed);
        let solutions = solutions(&board, 20_000);
        let finished = run(&board, variant, &Limits::usual());
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
    let ended = |limits: Limits| run(&board, Variant::default(), &limits);
    let memory = ended(Limits { memory_max: 1 << 20, ..Limits::usual() });
    let halt = Some(Halt::Limit(Limit::Memory));
    assert_eq!(memory.verdict, Verdict::Unknown { first: None, halt });
    assert!(memory.stats.memory_peak <= 1 << 20 && memory.stats.memory_peak > 1 << 18);
    let nodes = ended(Limits { generated_max: 10_000, ..Limits::usual() });
    let halt = Some(Halt::Limit(Limit::Nodes));
    assert_eq!(nodes.verdict, Verdict::Unknown { first: None, halt });
    assert!((10_000..10_008).contains(&nodes.stats.generated));
    for variant in variants() {
        let limits = Limits { generated_max: 500, ..Limits::usual() };
        let nodes = run(&board, variant, &limits);
        assert_eq!(nodes.verdict, Verdict::Unknown { first: None, halt }, "{variant:?}");
        assert!((500..508).contains(&nodes.stats.generated));
    }
}

struct Stop;

impl Watch for Stop {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Err(Halt::Stopped)
    }
}

#[test]
fn it_can_be_stopped() {
    let board = hidato("gen-10x10-few2");
    let mut stop = Stop;
    let stop = &mut Unrecorded::new(&mut stop);
    let finished = published::record(&board, Variant::default(), &Limits::usual(), stop);
    let halt = Some(Halt::Stopped);
    assert_eq!(finished.verdict, Verdict::Unknown { first: None, halt });
}

#[test]
fn a_board_without_a_given_is_walked_from_every_cell() {
    let board = read("numbrix\n0 0\n0 0\n", Topology::King);
    let finished = run(&board, Variant::default(), &Limits::usual());
    assert!(finished.solution().is_some_and(|solution| solution.is_solved()));
}
