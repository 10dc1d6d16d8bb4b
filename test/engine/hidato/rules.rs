//! Every rule against plain backtracking on small boards.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::feasibility::{self, BoardFault};
use langkah_engine::hidato::hint::{Hint, Standing, candidates, deduce, hint, standing};
use langkah_engine::hidato::proof::{Insight, Refuted};
use langkah_engine::hidato::propagate;
use langkah_engine::hidato::propagate::evidence::{Evidence, Unfit};
use langkah_engine::hidato::propagate::{Contradiction, Deduction, Rule, gaps};
use langkah_engine::hidato::reason::{Reason, reason, within_reach, within_reach_of};
use langkah_engine::hidato::solve::{
    Engine, Failed, How, Options, Refutation, Step, Verdict, solve,
};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::{Halt, Progress, Watch};

use super::oracle::{Draw, hidato, read, small, solutions};

const BOARDS: u64 = 3000;
const RULES: [Rule; 4] = [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region];

pub fn shown(board: &Board) -> String {
    langkah_engine::hidato::text::write(board, langkah_engine::hidato::text::Format::Matrix)
}

/// What a deduction rests on is there, and holds in every solution.
fn check_evidence(board: &Board, deduction: &Deduction, solutions: &[Vec<u16>]) {
    let (shape, number, cell) = (board.shape(), deduction.number, deduction.cell);
    if deduction.is_placed {
        return;
    }
    assert!(!deduction.sentence(shape).is_empty());
    for solution in solutions {
        let at = |number: u16| solution.iter().position(|&other| other == number);
        // The cells of the numbers before and after a cell's.
        let linked = |cell: usize| {
            let number = solution[cell];
            let cells = [number.checked_sub(1), Some(number + 1)].into_iter().flatten();
            cells.filter_map(at).collect::<Vec<_>>()
        };
        let holds = match &deduction.evidence {
            Evidence::Occupied { by } => solution[cell] == *by,
            Evidence::Elsewhere { cell } => solution[*cell] == number,
            Evidence::NoneBeside { number, cells } => {
                cells.is_empty() || at(*number).is_some_and(|at| cells.contains(&at))
            }
            Evidence::OneBeside { cell: both } => shape.touches(cell, *both),
            Evidence::End { to } => linked(cell) == [*to],
            Evidence::Forced { to, since } => {
                to.iter().all(|to| linked(cell).contains(to)) && { since.iter() }
                    .all(|(from, links)| linked(*from).iter().all(|to| links.contains(to)))
            }
            Evidence::Region { run, cells, unfit } => {
                let none = |number| at(number).is_some_and(|at| !cells.contains(&at));
                cells.contains(&cell)
                    && (run.0..=run.1).all(none)
                    && match unfit {
                        Unfit::Small => usize::from(run.1 - run.0) >= cells.len(),
                        Unfit::Unreached(number) => (run.0..=run.1).contains(number),
                        Unfit::Exact(left) => !left.is_empty(),
                    }
            }
            Evidence::Far { .. }
            | Evidence::Joined { .. }
            | Evidence::NeitherJoined { .. }
            | Evidence::BeyondEdges { .. }
            | Evidence::Plain
            | Evidence::Trial { .. }
            | Evidence::Searched => false,
        };
        assert!(holds, "{deduction:?}\n{}", shown(board));
    }
}

/// The text on the choices that a guess did not take agrees with brute force.
fn check_choices(board: &Board, step: &Step, others: &[String]) {
    for other in others {
        let (place, what) = other.split_once(": ").expect("a place, and what comes of it");
        let cell = (0..board.count()).find(|&cell| board.shape().name(cell) == place);
        let cell = cell.expect("a cell of the board");
        let mut with = board.clone();
        with.set(cell, step.number);
        let is_open = what == "it would take too long to find out here what follows";
        let has_solution = what == "there is a solution with it there, too";
        assert!(is_open || what.starts_with("if it is there, ") || has_solution, "{what}");
        let count = solutions(&with, 1).len();
        assert!(is_open || has_solution == (count > 0), "{other}\n{}", shown(board));
    }
}

/// The chain of a trial is told from its beginning, in empty cells that each take one number; each
/// number follows from those before it, or these contradict already; and no solution has them.
fn check_trial(board: &Board, clause: &str, tried: (u16, usize), trial: &[(u16, usize)]) {
    assert!(clause.contains("by trial"), "{clause}");
    assert!(clause.contains(": if it is there, then "), "{clause}");
    let mut with = board.clone();
    with.set(tried.1, tried.0);
    for (index, &(number, cell)) in trial.iter().enumerate() {
        let name = format!("then {number} goes to {}", board.shape().name(cell));
        let is_named = index < 4 || index + 1 == trial.len();
        assert!(!is_named || clause.contains(&name), "{name}: {clause}");
        let is_free =
            with.number(cell).is_none() && with.cells()[usize::from(number) - 1].is_none();
        assert!(is_free, "{number}: {clause}\n{}", shown(&with));
        with.set(cell, number);
    }
    assert!(solutions(&with, 1).is_empty(), "{clause}\n{}", shown(&with));
}

/// The reason in few words is one that the whole reason gives, too.
fn check_short(board: &Board, step: &Step, short: Option<&str>, clause: &str) {
    let reach = within_reach(board);
    let others = (0..board.count()).filter(|&cell| cell != step.cell);
    let is_only_cell = !others.into_iter().any(|cell| reach[cell].contains(&step.number));
    let holds = match short {
        Some("the only free cell within reach") => is_only_cell,
        Some("the only number for its cell") => reach[step.cell] == [step.number],
        Some(by) => clause.contains(by),
        None => !is_only_cell,
    };
    assert!(holds || matches!(step.how, How::Guessed | How::Learnt), "{short:?}: {clause}");
}

/// The choices that a step's reason rules out are in no completion of the board before it, and they
/// are all the others of the number or of the cell.
fn check_reasons(board: &Board, steps: &[Step]) -> [usize; 4] {
    let mut counts = [0; 4];
    let (mut board, mut failed) = (board.clone(), Vec::new());
    for step in steps.iter().filter(|step| step.how != How::Given) {
        failed.extend(step.failed.iter().copied());
        let Reason { clause, short, facts, others, out, named, trial, tried: _ } =
            reason(&board, step, &failed);
        check_short(&board, step, short, &clause);
        // The cells that a clause names have to be marked on the board.
        for cell in (0..board.count()).filter(|&cell| cell != step.cell) {
            let name = board.shape().name(cell);
            let ends = |rest: &str| !rest.starts_with(|letter: char| letter.is_ascii_digit());
            let is_named =
                clause.match_indices(&name).any(|(at, _)| ends(&clause[at + name.len()..]));
            assert!(!is_named || named.contains(&cell), "{name}: {clause}");
        }
        if step.how == How::Guessed {
            counts[2] += others.len();
            check_choices(&board, step, &others);
        } else {
            // What a fact needs is told among the facts.
            let outs = facts.iter().filter_map(Insight::deduction).filter(|out| !out.is_placed);
            let told = outs.filter(|one| out.contains(&(one.number, one.cell))).count();
            assert_eq!(others.len() + told, out.len().saturating_sub(1), "{clause}");
        }
        if !trial.is_empty() {
            counts[3] += 1;
            let tried = *out.last().expect("a trial rules something out");
            check_trial(&board, &clause, tried, &trial);
        }
        assert!(!clause.is_empty());
        if !out.is_empty() {
            counts[0] += 1;
            counts[1] += usize::from(out.len() > 1);
            let solutions = solutions(&board, 20_000);
            for &(number, cell) in &out {
                let is_out = solutions.iter().all(|solution| solution[cell] != number);
                assert!(is_out, "{step:?}: {clause}\n{}", shown(&board));
            }
            let reach = within_reach(&board);
            let mut cells: Vec<_> = (0..board.count())
                .filter(|&cell| cell != step.cell && reach[cell].contains(&step.number))
                .map(|cell| (step.number, cell))
                .collect();
            let mut numbers: Vec<_> = { reach[step.cell].iter() }
                .filter(|&&number| number != step.number)
                .map(|&number| (number, step.cell))
                .collect();
            let mut out = out;
            [&mut cells, &mut numbers, &mut out].into_iter().for_each(|list| list.sort_unstable());
            assert!(out == cells || out == numbers, "{step:?}: {clause}\n{}", shown(&board));
        }
        board.set(step.cell, step.number);
    }
    counts
}

#[test]
fn reasons_rule_out_every_other_choice_and_no_solution() {
    let mut counts = [0; 4];
    for seed in 0..BOARDS {
        let board = small(seed);
        let finished = solve(&board, &Options::default(), &mut ());
        let found = check_reasons(&board, &finished.steps);
        counts = std::array::from_fn(|kind| counts[kind] + found[kind]);
    }
    assert!(counts[0] > 300 && counts[1] > 100, "{counts:?}");
    assert!(counts[2] > 1000 && counts[3] > 50, "{counts:?}");
}

/// No deduction of any rule speaks against a solution.
fn check_rules(board: &Board, solutions: &[Vec<u16>]) {
    for level in RULES {
        let (deductions, outcome) = deduce(board, level, Vec::new());
        if let Err(contradiction) = outcome {
            assert!(solutions.is_empty(), "{level:?}: {contradiction:?}\n{}", shown(board));
            assert!(!contradiction.sentence(board.shape()).is_empty());
        }
        for deduction in deductions {
            check_evidence(board, &deduction, solutions);
            let Deduction { rule, number, cell, is_placed, .. } = deduction;
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
            assert_eq!(candidates.len(), board.count());
            for solution in solutions {
                let all = solution.iter().zip(&candidates);
                assert!({ all }.all(|(number, candidates)| candidates.contains(number)));
            }
        }
    }
}

/// The missing numbers that are no farther from a cell than from the nearest placed numbers, by the
/// definition alone. On a chessboard the first of these tells the colour.
fn reaching(board: &Board, cell: usize) -> Vec<u16> {
    let cells = board.cells();
    let at = |number: u16| cells[usize::from(number) - 1];
    let is_chess = board.shape().topology() == Topology::Orthogonal;
    let spare = |number: u16, end: u16| {
        let steps = gaps::distance(board, at(end)?, cell)?;
        number.abs_diff(end).checked_sub(steps)
    };
    let is_within = |number: &u16| {
        let below = (1..*number).rev().find(|&number| at(number).is_some());
        let above = (*number..=board.count() as u16).find(|&number| at(number).is_some());
        let ends = [below, above].into_iter().flatten();
        let spares: Option<Vec<u16>> = ends.map(|end| spare(*number, end)).collect();
        spares.is_some_and(|spares| {
            !is_chess || spares.first().is_none_or(|spare| spare.is_multiple_of(2))
        })
    };
    let missing = (1..=board.count() as u16).filter(|&number| at(number).is_none());
    missing.filter(is_within).collect()
}

/// What every solution has in a cell is within reach, and what the rules leave, too.
fn check_reach(board: &Board, solutions: &[Vec<u16>]) {
    let reach = within_reach(board);
    for (cell, reach) in reach.iter().enumerate() {
        assert_eq!(*reach, within_reach_of(board, cell), "{cell}\n{}", shown(board));
        let is_empty = board.number(cell).is_none();
        let whole = if is_empty { reaching(board, cell) } else { Vec::new() };
        assert_eq!(*reach, whole, "{cell}\n{}", shown(board));
    }
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

/// The cells of a contradiction are on the board.
fn check_clash(board: &Board, refutation: &Refutation) {
    let shape = board.shape();
    let (Refutation::AtOnce(Refuted { clash, .. }) | Refutation::Exhausted(clash)) = refutation
    else {
        return;
    };
    let is_beside = |cell| clash.cells.iter().all(|&to| shape.touches(cell, to));
    let holds = match clash.contradiction {
        Contradiction::DeadEnd(cell) => is_beside(cell) && clash.cells.len() < 2,
        Contradiction::Crowded(cell, to) => is_beside(cell) && clash.cells.contains(&to),
        Contradiction::Torn(a, b) | Contradiction::Loop(a, b) => shape.touches(a, b),
        Contradiction::Region(cell) => clash.cells.contains(&cell),
        Contradiction::Gap(from, to) => from <= to && !clash.cells.is_empty(),
        Contradiction::NoNumber(cell) => board.number(cell).is_none(),
        Contradiction::NoCell(number) => {
            clash.between.iter().all(|&(other, _)| other != number) && clash.cells.len() < 2
        }
    };
    assert!(holds, "{clash:?}\n{}", shown(board));
    for sentence in refutation.sentences(shape) {
        let is_bare = clash.between.is_empty();
        let names = sentence.contains("row ");
        assert!(names || is_bare && matches!(clash.contradiction, Contradiction::NoCell(_)));
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
        Verdict::None(refutation) => {
            assert!(solutions.is_empty(), "{}", shown(board));
            check_clash(board, refutation);
        }
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
        for &Failed { number, cell, is_fact } in &step.failed {
            let stand = |solution: &Vec<u16>| {
                is_fact || stands.iter().all(|&(n, c): &(u16, usize)| solution[c] == n)
            };
            let is_refuted =
                !solutions.iter().any(|solution| solution[cell] == number && stand(solution));
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

/// A ring of four cells between two blocks with random holes. Where its left and right cells touch
/// nothing else both need its upper and its lower one.
pub fn ring(seed: u64) -> Board {
    let mut draw = Draw(seed);
    let dims = Dims::new(6, 3).expect("a size");
    let is_ring = |place: usize| [7, 9, 11, 13].contains(&place);
    let is_inside = |place: usize| (6..15).contains(&place);
    let is_cell: Vec<bool> = (0..dims.cells())
        .map(|place| {
            let holes = if is_inside(place) { 92 } else { 15 };
            draw.below(100) >= holes || is_ring(place)
        })
        .collect();
    let shape = Shape::new(dims, &is_cell, Topology::King).expect("a small shape");
    let mut board = Board::empty(Arc::new(shape));
    let count = board.count();
    board.set(draw.below(2), 1);
    board.set(count - 1 - draw.below(2), count as u16);
    board
}

#[test]
fn fragments_of_forced_links_are_sound() {
    let mut counts = [0; 2];
    for seed in 0..BOARDS / 3 {
        let board = ring(seed);
        let solutions = solutions(&board, 20_000);
        check_rules(&board, &solutions);
        check_verdict(&board, &solutions);
        counts[usize::from(!solutions.is_empty())] += 1;
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

#[test]
fn a_loop_is_told_by_the_cells_that_close_it() {
    // The left and the right cell of the ring both need its upper and its lower one.
    let block = ["0 0 0 0 0"; 4].join("\n");
    let ring = "-1 -1 0 -1 -1\n-1 0 -1 0 -1\n-1 -1 0 -1 -1";
    let text = format!("1 0 0 0 0\n{block}\n{ring}\n{block}\n0 0 0 0 54\n");
    let board = read(&text, Topology::King);
    let (_, outcome) = deduce(&board, Rule::Link, ());
    let Err(Contradiction::Loop(a, b)) = outcome else { panic!("{outcome:?}") };
    let shape = board.shape();
    assert!(shape.touches(a, b));
    let finished = solve(&board, &Options::default(), &mut ());
    let Verdict::None(refutation) = finished.verdict else { panic!("{:?}", finished.verdict) };
    let expected = format!(
        "{} and {} must be consecutive, which would close a loop",
        shape.name(a),
        shape.name(b)
    );
    assert_eq!(refutation.sentences(shape), [expected]);
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

/// What one cell alone can take between two numbers that stand.
fn between(board: &Board) -> Vec<(u16, usize)> {
    let cells = board.cells();
    let alone = |(below, three): (usize, &[Option<usize>])| match three {
        &[Some(before), None, Some(after)] => {
            let touches = |cell, other| board.shape().touches(cell, other);
            let is_free = |&cell: &usize| {
                board.number(cell).is_none() && touches(cell, before) && touches(cell, after)
            };
            let free: Vec<usize> = (0..board.count()).filter(is_free).collect();
            (free.len() == 1).then(|| (below as u16 + 2, free[0]))
        }
        _ => None,
    };
    cells.windows(3).enumerate().filter_map(alone).collect()
}

/// What stands between two numbers goes first, then the first rule by which a number follows, then
/// trials.
#[test]
fn a_hint_is_by_the_easiest_rule() {
    let mut counts = [0; 3];
    for seed in 0..400 {
        let board = small(seed);
        let Hint::Place(deduction, _) = hint(&board, &Limits::usual(), &mut ()) else { continue };
        let between = between(&board);
        let places = |level: &Rule| {
            let (deductions, _) = deduce(&board, *level, Vec::new());
            deductions.iter().any(|one| one.is_placed && one.rule != Rule::Given)
        };
        let at = if !between.is_empty() {
            assert!(between.contains(&(deduction.number, deduction.cell)), "{}", shown(&board));
            0
        } else if let Some(level) = RULES.into_iter().find(places) {
            assert!(deduction.rule <= level, "{}", shown(&board));
            1
        } else {
            assert_eq!(deduction.rule, Rule::Probe, "{}", shown(&board));
            2
        };
        counts[at] += 1;
    }
    assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
}

#[test]
fn hints_are_right() {
    for seed in 0..400 {
        let board = small(seed);
        let solutions = solutions(&board, 20_000);
        match hint(&board, &Limits::usual(), &mut ()) {
            Hint::Done => assert!(board.is_solved()),
            Hint::Place(deduction, reason) => {
                assert_eq!(board.number(deduction.cell), None, "{}", shown(&board));
                let stands = |solution: &Vec<u16>| solution[deduction.cell] == deduction.number;
                assert!(solutions.iter().all(stands), "{deduction:?}\n{}", shown(&board));
                assert!(!reason.clause.is_empty());
            }
            Hint::Try(deduction) => {
                let stands = |solution: &Vec<u16>| solution[deduction.cell] == deduction.number;
                assert!(solutions.iter().any(stands) && solutions.len() > 1);
                // It is the least that is missing.
                let missing = (1..).find(|number| !board.numbers().contains(number));
                assert_eq!(missing, Some(deduction.number), "{}", shown(&board));
            }
            Hint::Wrong(refutation) => {
                assert!(solutions.is_empty(), "{}", shown(&board));
                assert!(!refutation.sentences(board.shape()).is_empty());
            }
            Hint::Unknown(_) => panic!("unknown"),
        }
    }
}

/// Says Stop at a beat.
struct Stop(u32);

impl Watch for Stop {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 { Err(Halt::Stopped) } else { Ok(()) }
    }
}

#[test]
fn a_hint_can_be_stopped_anywhere() {
    // Struck by a rule, by trials, and by neither, so that all rules look at everything.
    let empty = "0 0 0 0 0 0 0 0 0 0\n".repeat(10);
    let boards = [hidato("gen-08x08-few"), hidato("gen-15x15-a"), read(&empty, Topology::King)];
    let mut beats = 0;
    for board in boards {
        let expected = hint(&board, &Limits::usual(), &mut ());
        for stop in 1.. {
            let hint = hint(&board, &Limits::usual(), &mut Stop(stop));
            if hint == expected {
                beats += stop;
                break;
            }
            assert_eq!(hint, Hint::Unknown(Halt::Stopped), "at beat {stop}");
        }
    }
    assert!(beats > 30, "{beats}");
}

#[test]
fn a_hint_leads_to_the_solution_of_the_published_puzzle() {
    let mut board = hidato("fauzia");
    let solution = hidato("fauzia.solution");
    let mut filled = 0;
    loop {
        match hint(&board, &Limits::usual(), &mut ()) {
            Hint::Done => break,
            Hint::Place(deduction, _) => board.set(deduction.cell, deduction.number),
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
    let Hint::Place(deduction, reason) = hint(&board, &Limits::usual(), &mut ()) else { panic!() };
    assert_eq!(deduction.sentence(board.shape()), "2 must stand at row 1, column 2");
    assert_eq!(
        reason.clause,
        "no other free cell touches both 1 at row 1, column 1 and 3 at row 2, column 1"
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

/// Files tell a rule by its name, so that no two rules share one and none is without.
#[test]
fn names_of_rules() {
    let names = Rule::ALL.map(Rule::name);
    assert_eq!(
        names,
        ["given", "taken", "chain", "only number", "link", "region", "probe", "guess"]
    );
    assert!(Rule::ALL.windows(2).all(|pair| pair[0] < pair[1]), "the simplest is first");
}

/// On a board with one cell more of a colour, each given alone either stands on its colour, or no
/// path is left.
#[test]
fn a_given_on_the_wrong_colour_leaves_no_path() {
    let is_colour = |fault: &BoardFault| matches!(fault, BoardFault::WrongColour { .. });
    let (mut wrong, mut with_path) = (0, 0);
    for text in ["numbrix\n0 0 0\n0 0 0\n0 0 0\n", "numbrix\n0 . 0\n0 0 0\n", "numbrix\n0 0\n0 0\n"]
    {
        let empty = read(text, Topology::Orthogonal);
        for cell in 0..empty.count() {
            for number in 1..=empty.count() as u16 {
                let mut numbers = empty.numbers().to_vec();
                numbers[cell] = number;
                let board = Board::new(Arc::clone(empty.shape()), numbers);
                let faults = feasibility::faults(&board);
                let has_path = !solutions(&board, 1).is_empty();
                assert!(faults.is_empty() || !has_path, "{faults:?} {}", shown(&board));
                let (row, col) = board.shape().coordinates(cell);
                let is_even = empty.count().is_multiple_of(2);
                let is_wrong = !is_even && ((row + col) % 2 == 0) != (number % 2 == 1);
                assert_eq!(faults.iter().any(is_colour), is_wrong, "{}", shown(&board));
                wrong += usize::from(is_wrong);
                with_path += usize::from(has_path);
            }
        }
    }
    assert!(wrong > 40 && with_path > 40, "{wrong} {with_path}");
}
