//! Every rule against plain backtracking on small boards.

mod oracle;

use langkah::hidato::board::{Board, Topology};
use langkah::hidato::hint::{Hint, Standing, candidates, deduce, hint, standing};
use langkah::hidato::propagate::{Deduction, Rule, gaps};
use langkah::hidato::reason::within_reach;
use langkah::hidato::solve::{Engine, How, Options, Step, Verdict, solve};
use langkah::hidato::{feasibility, propagate};
use langkah::search::limits::Limits;
use oracle::{hidato, read, small, solutions};

const BOARDS: u64 = 3000;
const RULES: [Rule; 4] = [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region];

fn shown(board: &Board) -> String {
    langkah::hidato::text::write(board, langkah::hidato::text::Format::Matrix)
}

/// No deduction of any rule speaks against a solution.
fn check_rules(board: &Board, solutions: &[Vec<u16>]) {
    for level in RULES {
        let (deductions, outcome) = deduce(board, level, Vec::new());
        if let Err(contradiction) = outcome {
            assert!(solutions.is_empty(), "{level:?}: {contradiction:?}\n{}", shown(board));
            assert!(!contradiction.sentence(board.shape()).is_empty());
        }
        for Deduction { rule, number, cell, is_placed, .. } in deductions {
            assert!(rule <= level, "{rule:?} at level {level:?}");
            for solution in solutions {
                assert_eq!(
                    solution[cell] == number,
                    is_placed,
                    "{rule:?} at {level:?}: {number} at {cell}, placed: {is_placed}\n{}",
                    shown(board)
                );
            }
        }
        if let Ok(candidates) = candidates(board, level) {
            for solution in solutions {
                let all = solution.iter().zip(&candidates);
                assert!({ all }.all(|(number, candidates)| candidates.contains(number)));
            }
        }
    }
}

/// What every solution has in a cell is within reach, and what the rules leave, too.
fn check_reach(board: &Board, solutions: &[Vec<u16>]) {
    let reach = within_reach(board);
    for cell in (0..board.count()).filter(|&cell| board.number(cell).is_none()) {
        let holds = solutions.iter().all(|solution| reach[cell].contains(&solution[cell]));
        assert!(holds, "{cell}: {:?}\n{}", reach[cell], shown(board));
        assert!(
            reach[cell].is_sorted() && !reach[cell].iter().any(|v| board.numbers().contains(v))
        );
        if let Ok(candidates) = candidates(board, Rule::Region) {
            assert!(candidates[cell].iter().all(|number| reach[cell].contains(number)));
        }
    }
}

fn check_verdict(board: &Board, solutions: &[Vec<u16>]) {
    let finished = solve(board, &Options::default(), &mut ());
    let is_one_of = |found: &Board| solutions.iter().any(|other| other == found.numbers());
    match &finished.verdict {
        Verdict::One(first) => {
            assert!(solutions.len() == 1 && is_one_of(first), "{}", shown(board))
        }
        Verdict::Several(first, second) => {
            assert!(first != second && is_one_of(first) && is_one_of(second), "{}", shown(board));
        }
        Verdict::None(_) => assert!(solutions.is_empty(), "{}", shown(board)),
        Verdict::Unknown { .. } => panic!("unknown\n{}", shown(board)),
    }
    // Probing alone, too: what it places stands in every solution.
    let probed = solve(board, &Options { level: Rule::Probe, ..Options::default() }, &mut ());
    for step in probed.steps.iter().filter(|step| matches!(step.how, How::Deduced(_))) {
        let holds = solutions.iter().all(|solution| solution[step.cell] == step.number);
        assert!(holds, "{step:?}\n{}", shown(board));
    }
    // What failed as a guess is in no solution together with what stood before it.
    let mut stands = Vec::new();
    for step in &finished.steps {
        for &(number, cell) in &step.failed {
            let is_refuted = !solutions.iter().any(|solution| {
                solution[cell] == number
                    && stands.iter().all(|&(n, c): &(u16, usize)| solution[c] == n)
            });
            assert!(is_refuted, "{step:?}\n{}", shown(board));
        }
        stands.push((step.number, step.cell));
    }
}

#[test]
fn no_rule_removes_what_a_solution_has_and_verdicts_are_those_of_brute_force() {
    let mut counts = [0; 3];
    for seed in 0..BOARDS {
        let board = small(seed);
        let solutions = solutions(&board, 20_000);
        counts[solutions.len().min(2)] += 1;
        check_rules(&board, &solutions);
        check_reach(&board, &solutions);
        check_verdict(&board, &solutions);
        if !feasibility::faults(&board).is_empty() {
            assert!(solutions.is_empty(), "{}", shown(&board));
        }
    }
    // The oracle met all kinds.
    assert!(counts.iter().all(|&count| count > 200), "{counts:?}");
}

#[test]
fn clause_learning_has_the_verdicts_of_brute_force_too() {
    let mut counts = [0; 3];
    let options = Options { hand_over: 0, ..Options::default() };
    for seed in 0..BOARDS {
        let board = small(seed);
        let solutions = solutions(&board, 20_000);
        let finished = solve(&board, &options, &mut ());
        if finished.engine != Engine::ClauseLearning {
            continue;
        }
        let is_one_of = |found: &Board| solutions.iter().any(|other| other == found.numbers());
        match &finished.verdict {
            Verdict::One(first) => {
                counts[1] += 1;
                assert!(solutions.len() == 1 && is_one_of(first));
            }
            Verdict::Several(first, second) => {
                counts[2] += 1;
                assert!(first != second && is_one_of(first) && is_one_of(second));
                assert_eq!(finished.steps.len(), board.count());
                let is_there = |step: &Step| first.number(step.cell) == Some(step.number);
                assert!(finished.steps.iter().all(is_there), "{}", shown(&board));
            }
            Verdict::None(_) => {
                counts[0] += 1;
                assert!(solutions.is_empty());
            }
            Verdict::Unknown { .. } => panic!("unknown\n{}", shown(&board)),
        }
    }
    assert!(counts[2] > 200, "{counts:?}");
}

#[test]
fn hints_are_right() {
    for seed in 0..400 {
        let board = small(seed);
        let solutions = solutions(&board, 20_000);
        match hint(&board, &Limits::usual(), &mut ()) {
            Hint::Done => assert!(board.is_solved()),
            Hint::Place(deduction) => {
                assert_eq!(board.number(deduction.cell), None, "{}", shown(&board));
                let stands = |solution: &Vec<u16>| solution[deduction.cell] == deduction.number;
                assert!(solutions.iter().all(stands), "{deduction:?}\n{}", shown(&board));
                let sentence = deduction.sentence(board.shape());
                assert!(sentence.starts_with(&format!("{} must go here: ", deduction.number)));
            }
            Hint::Try(deduction) => {
                let stands = |solution: &Vec<u16>| solution[deduction.cell] == deduction.number;
                assert!(solutions.iter().any(stands) && solutions.len() > 1);
            }
            Hint::Wrong(refutation) => {
                assert!(solutions.is_empty(), "{}", shown(&board));
                assert!(!refutation.sentences(board.shape()).is_empty());
            }
            Hint::Unknown(_) => panic!("unknown"),
        }
    }
}

#[test]
fn a_hint_leads_to_the_solution_of_the_published_puzzle() {
    let mut board = hidato("fauzia");
    let solution = hidato("fauzia.solution");
    let mut filled = 0;
    loop {
        match hint(&board, &Limits::usual(), &mut ()) {
            Hint::Done => break,
            Hint::Place(deduction) => board.set(deduction.cell, deduction.number),
            other => panic!("{other:?}"),
        }
        filled += 1;
    }
    assert_eq!((board, filled), (solution, 27));
}

#[test]
fn sentences_say_what_follows_from_what() {
    // 2 lies between 1 and 3: the corner is the only free cell beside both.
    let board = read("1 0 0\n3 4 0\n0 0 0\n", Topology::King);
    let Hint::Place(deduction) = hint(&board, &Limits::usual(), &mut ()) else { panic!() };
    assert_eq!(
        deduction.sentence(board.shape()),
        "2 must go here: no other free cell touches both 1 and 3"
    );
}

#[test]
fn a_wrong_number_is_found_out() {
    let mut board = hidato("fauzia");
    let solution = hidato("fauzia.solution");
    let empty: Vec<usize> = (0..board.count()).filter(|&c| board.number(c).is_none()).collect();
    let limits = Limits::usual();
    assert_eq!(standing(&board, &limits, &mut ()), Standing::Solvable(solution.clone()));
    // The numbers of two empty cells the wrong way round.
    board.set(empty[0], solution.numbers()[empty[1]]);
    board.set(empty[1], solution.numbers()[empty[0]]);
    assert!(matches!(standing(&board, &limits, &mut ()), Standing::Unsolvable(_)));
    assert!(matches!(hint(&board, &limits, &mut ()), Hint::Wrong(_)));
}

#[test]
fn the_slack_is_what_a_gap_leaves() {
    let gaps = gaps(&hidato("fauzia-3blank"));
    assert!(gaps.iter().all(propagate::Gap::is_open));
    let gap = gaps.iter().find(|gap| gap.from == 4).expect("a gap from 4");
    assert_eq!((gap.to, gap.distance, gap.slack()), (11, Some(6), Some(1)));
    let gaps = propagate::gaps(&read("1 0 0 3\n", Topology::King));
    let broken = propagate::Gap { from: 1, to: 3, distance: Some(3) };
    assert_eq!((gaps, broken.slack(), broken.is_open()), (vec![broken], Some(-1), false));
}
