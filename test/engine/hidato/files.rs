//! The puzzles of the data folder: every status, every solution, limits and stop.

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::reason::reason;
use langkah_engine::hidato::solve::{
    Engine, Finished, How, Options, Refutation, Step, Verdict, solve,
};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Halt, Progress, Watch};

use super::oracle::{data, hidato, read};

fn full(board: &Board) -> Finished {
    solve(board, &Options::default(), &mut ())
}

/// The names of a folder's puzzles.
fn names(folder: &str) -> Vec<String> {
    let path = format!("{}/test/data/{folder}", crate::PROJECT);
    let entries = std::fs::read_dir(path).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string());
    let names = names.map(|name| name.expect("a name").trim_end_matches(".txt").to_owned());
    let mut names: Vec<String> = names.filter(|name| !name.contains(".solution")).collect();
    names.sort();
    names
}

fn numbers(name: &str, topology: Topology) -> Vec<u16> {
    read(&data(name), topology).numbers().to_vec()
}

/// The steps place every number once, in the cell that the solution has for it, and say which
/// numbers were given.
fn check_steps(board: &Board, finished: &Finished) {
    let solution = finished.solution().expect("a solution");
    assert!(solution.is_solved() && board.agrees_with(solution));
    let mut placed = Board::empty(board.shape().clone());
    for step in &finished.steps {
        assert_eq!(placed.number(step.cell), None);
        placed.set(step.cell, step.number);
        let is_given = board.number(step.cell).is_some();
        assert_eq!(step.how == How::Given, is_given, "{step:?}");
        for failed in &step.failed {
            assert!((failed.number, failed.cell) != (step.number, step.cell), "{step:?}");
            assert!(!failed.is_fact || solution.number(failed.cell) != Some(failed.number));
        }
    }
    assert_eq!(placed, *solution);
}

#[test]
fn every_puzzle_has_its_status_and_solution() {
    let rooms = [("hidato", Topology::King, 32), ("numbrix", Topology::Orthogonal, 4)];
    for (room, topology, count) in rooms {
        let names = names(room);
        assert_eq!(names.len(), count);
        for name in names {
            let board = read(&data(&format!("{room}/{name}")), topology);
            let finished = full(&board);
            let is_several = name.starts_with("multi") || name.starts_with("blank");
            match &finished.verdict {
                Verdict::None(_) => assert!(name.starts_with("none"), "{name}"),
                Verdict::Several(first, second) => {
                    assert!(is_several, "{name}");
                    assert!(first != second && second.is_solved() && board.agrees_with(second));
                    check_steps(&board, &finished);
                }
                Verdict::One(solution) => {
                    assert!(!is_several, "{name}");
                    let expected = numbers(&format!("{room}/{name}.solution"), topology);
                    assert_eq!(solution.numbers(), expected, "{name}");
                    check_steps(&board, &finished);
                }
                Verdict::Unknown { .. } => panic!("{name}: unknown"),
            }
        }
    }
}

#[test]
fn the_published_puzzle_needs_no_guess() {
    for name in ["fauzia", "fauzia-3blank"] {
        let finished = full(&hidato(name));
        assert_eq!((finished.stats.expanded, finished.probes), (0, 0), "{name}");
    }
}

/// Branch nodes and probes up to the verdict. What means to change no search leaves these as they
/// are.
const FIGURES: [(&str, u64, u64); 36] = [
    ("blank10", 95, 12),
    ("blank20", 395, 22),
    ("fauzia", 0, 0),
    ("fauzia-3blank", 0, 0),
    ("gen-05x05-a", 0, 8),
    ("gen-05x05-few", 0, 0),
    ("gen-06x06-a", 0, 0),
    ("gen-06x06-few", 4, 39),
    ("gen-07x07-a", 0, 10),
    ("gen-07x07-holes", 0, 2),
    ("gen-08x08-a", 0, 22),
    ("gen-08x08-few", 47, 165),
    ("gen-08x08-smooth", 0, 0),
    ("gen-09x09-diamond", 0, 0),
    ("gen-10x10-a", 0, 22),
    ("gen-10x10-few2", 123, 2374),
    ("gen-10x10-smooth", 0, 0),
    ("gen-12x12-a", 1, 47),
    ("gen-12x12-smooth", 0, 2),
    ("gen-15x15-a", 145, 5113),
    ("gen-15x15-smooth", 3, 41),
    ("gen-20x20-a", 3, 195),
    ("gen-20x20-holes", 229, 9808),
    ("multi-rc-4-9x9a", 1, 2),
    ("multi-rc-5-9x9b", 2, 12),
    ("multi-rc-7-blank8x8", 62, 12),
    ("none-1-distance", 0, 0),
    ("none-2-deadend", 0, 0),
    ("rc-1-task40", 0, 0),
    ("rc-2-evil1", 0, 0),
    ("rc-3-snake74", 0, 0),
    ("rc-6-snake82", 0, 0),
    ("rc-numbrix-1", 0, 0),
    ("rc-numbrix-2", 0, 0),
    ("rc-numbrix-3", 0, 0),
    ("rc-numbrix-4", 0, 4),
];

#[test]
fn the_figures_of_every_puzzle_are_pinned() {
    let mut count = 0;
    for (room, topology) in [("hidato", Topology::King), ("numbrix", Topology::Orthogonal)] {
        for name in names(room) {
            let finished = full(&read(&data(&format!("{room}/{name}")), topology));
            let found = (name.as_str(), finished.stats.expanded, finished.probes);
            assert_eq!(found, FIGURES[count]);
            count += 1;
        }
    }
    assert_eq!(count, FIGURES.len());
}

#[test]
fn what_has_no_solution_says_why() {
    let refuted = |name: &str| {
        let board = hidato(name);
        let Verdict::None(refutation) = full(&board).verdict else { panic!("{name}") };
        (refutation.clone(), refutation.sentences(board.shape()))
    };
    let (refutation, distance) = refuted("none-1-distance");
    assert!(matches!(refutation, Refutation::AtOnce(_)), "{distance:?}");
    assert_eq!(distance.len(), 1);
    let (refutation, dead_ends) = refuted("none-2-deadend");
    assert!(matches!(refutation, Refutation::Faults(_)), "{dead_ends:?}");
    let expected = "only 1 or 20 can stand in a dead end, and both stand elsewhere: there are 2 \
                    empty ones at row 1, column 1 and row 1, column 5";
    assert_eq!(dead_ends, [expected]);
}

#[test]
fn the_first_solution_alone_proves_nothing_after_a_guess() {
    let options = Options { first_only: true, ..Options::default() };
    let finished = solve(&hidato("blank20"), &options, &mut ());
    let Verdict::Unknown { first: Some(first), halt: None } = &finished.verdict else {
        panic!("{:?}", finished.verdict)
    };
    assert!(first.is_solved());
    // Without a guess it is the only one.
    let finished = solve(&hidato("fauzia"), &options, &mut ());
    assert!(matches!(finished.verdict, Verdict::One(_)));
}

#[test]
fn limits_end_a_search() {
    let board = hidato("gen-20x20-holes");
    let limits = Limits { generated_max: 10, ..Limits::usual() };
    let finished = solve(&board, &Options { limits, ..Options::default() }, &mut ());
    let halt = Some(Halt::Limit(Limit::Nodes));
    assert_eq!(finished.verdict, Verdict::Unknown { first: None, halt });
    assert!(finished.stats.generated <= 11, "{:?}", finished.stats);
}

/// Says stop or time up at the n-th beat.
struct Ending(u64, Halt);

impl Watch for Ending {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 -= 1;
        if self.0 == 0 { Err(self.1) } else { Ok(()) }
    }
}

#[test]
fn a_listener_ends_a_search() {
    let board = hidato("blank20");
    for halt in [Halt::Stopped, Halt::Limit(Limit::Time)] {
        for beats in [1, 2, 20] {
            let finished = solve(&board, &Options::default(), &mut Ending(beats, halt));
            assert_eq!(finished.verdict, Verdict::Unknown { first: None, halt: Some(halt) });
        }
    }
}

#[test]
fn a_level_below_guessing_ends_where_it_would_guess() {
    let board = hidato("gen-15x15-a");
    for level in [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region, Rule::Probe] {
        let finished = solve(&board, &Options { level, ..Options::default() }, &mut ());
        assert_eq!(finished.verdict, Verdict::Unknown { first: None, halt: None });
        assert_eq!(finished.stats.expanded, 0);
        let solution = numbers("hidato/gen-15x15-a.solution", Topology::King);
        let givens = board.numbers().iter().filter(|&&number| number > 0).count();
        assert!(finished.steps.len() > givens);
        for step in finished.steps {
            assert_eq!(solution[step.cell], step.number);
        }
    }
}

#[test]
fn clause_learning_gives_the_same_solutions() {
    let options = Options { hand_over: 0, ..Options::default() };
    let mut count = 0;
    for name in names("hidato").iter().filter(|name| name.starts_with("gen")) {
        let finished = solve(&hidato(name), &options, &mut ());
        let expected = hidato(&format!("{name}.solution"));
        assert_eq!(finished.verdict, Verdict::One(expected), "{name}");
        let is_learnt = finished.engine == Engine::ClauseLearning;
        count += usize::from(is_learnt);
        check_steps(&hidato(name), &finished);
        let chosen = |step: &&Step| matches!(step.how, How::Guessed | How::Learnt);
        let told = if is_learnt { How::Learnt } else { How::Guessed };
        assert!(finished.steps.iter().filter(chosen).all(|step| step.how == told), "{name}");
    }
    assert!(count >= 6, "{count}");
}

#[test]
fn figures_add_up() {
    let finished = full(&hidato("gen-10x10-few2"));
    let stats = finished.stats;
    assert!(stats.expanded > 0 && finished.probes > 0);
    assert_eq!(stats.generated, 2 * stats.expanded + finished.probes);
    assert!(stats.live_peak >= 2);
    // The same again: a search is deterministic.
    assert_eq!(full(&hidato("gen-10x10-few2")), finished);
}

#[test]
fn every_step_of_the_files_has_a_reason() {
    let (mut steps, mut seen, mut ruled, mut open) = (0, 0, 0, 0);
    for (room, topology) in [("hidato", Topology::King), ("numbrix", Topology::Orthogonal)] {
        for name in names(room).iter().filter(|name| !name.contains("blank")) {
            let mut board = read(&data(&format!("{room}/{name}")), topology);
            let mut failed = Vec::new();
            for step in full(&board).steps.iter().filter(|step| step.how != How::Given) {
                failed.extend(step.failed.iter().copied());
                let reason = reason(&board, step, &failed);
                steps += 1;
                match (step.how, reason.out.len()) {
                    (How::Guessed | How::Learnt, _) => {}
                    (_, 0) if reason.clause.contains("no other free cell ") => seen += 1,
                    (_, 0) if reason.clause.contains("no other number is within") => seen += 1,
                    (_, 0) => open += 1,
                    _ => {
                        assert!(reason.clause.contains("row "), "{}", reason.clause);
                        ruled += 1;
                    }
                }
                board.set(step.cell, step.number);
            }
        }
    }
    // For nearly all steps the board alone gives the reason.
    assert!(steps > 2000 && open * 400 <= steps, "{seen} {ruled} {open}");
}
