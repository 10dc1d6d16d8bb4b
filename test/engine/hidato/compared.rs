//! Comparisons of Hidato's searches: rows equal single solves, searches agree, names are read back.

use std::time::Duration;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::generate::{self, Difficulty, Order, Outline, generate};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::{self, Measure, Variant};
use langkah_engine::hidato::solve::{Engine, Options, Verdict, solve};
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_puzzle::compare::hidato::{
    Contender, Row, empty, ended_by, outcome, placed, rank, sentence,
};
use langkah_puzzle::compare::{Allowance, Contender as _, Contest, Found, RowWatch};
use langkah_puzzle::hidato::Solution;

use super::oracle::{data, hidato, read};

fn contender(name: &str) -> Contender {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn contest(names: &[&str], limits: Limits) -> Contest<Contender> {
    let contenders = names.iter().map(|name| contender(name)).collect();
    Contest { contenders, allowance: Allowance { limits, time_max: None, threads: None } }
}

const NAMES: [&str; 14] = [
    "propagate",
    "propagate:first",
    "propagate:no-learning",
    "propagate:first:no-learning",
    "rules",
    "rules:region",
    "rules:link",
    "rules:only-number",
    "rules:chain",
    "fauzia",
    "fauzia:filter",
    "fauzia:chebyshev",
    "fauzia:slack",
    "fauzia:slack:filter",
];

/// The published search finds no end on some of the boards.
fn few() -> Limits {
    Limits { generated_max: 20_000, ..Limits::usual() }
}

const HIDATO: [&str; 17] = [
    "blank10",
    "fauzia",
    "fauzia-3blank",
    "gen-05x05-few",
    "gen-06x06-a",
    "gen-06x06-few",
    "gen-07x07-holes",
    "gen-08x08-few",
    "gen-10x10-few2",
    "gen-12x12-a",
    "gen-15x15-smooth",
    "multi-rc-4-9x9a",
    "none-1-distance",
    "none-2-deadend",
    "rc-1-task40",
    "rc-3-snake74",
    "rc-6-snake82",
];

fn made(side: usize, topology: Topology, seed: u64) -> Board {
    let dims = Dims::new(side, side).expect("a size");
    let (outline, difficulty) = (Outline::Rectangle, Difficulty::Hard);
    let order = Order { dims, outline, topology, difficulty, edges: 0, seed };
    match generate(&order, &mut ()).expect("a shape") {
        generate::Outcome::Made(puzzle) => puzzle.board,
        other => panic!("{other:?}"),
    }
}

/// The files, and random boards.
fn boards() -> Vec<Board> {
    let files = HIDATO.map(hidato);
    let numbrix = [1, 2]
        .map(|number| read(&data(&format!("numbrix/rc-numbrix-{number}")), Topology::Orthogonal));
    let random = [Topology::King, Topology::Orthogonal]
        .into_iter()
        .flat_map(|topology| (0..5).map(move |seed| made(5 + seed as usize % 2, topology, seed)));
    files.into_iter().chain(numbrix).chain(random).collect()
}

/// Sorted as words, "12 of 40" would stand before "5 of 40".
#[test]
fn outcomes_are_ranked_by_what_they_prove() {
    let board = hidato("gen-06x06-few");
    let of = |name: &str| rank(&direct(&board, name, Limits::usual()));
    assert_eq!(of("propagate"), (0, 0));
    assert_eq!((of("rules:link"), of("rules")), ((4, 0), (4, 5)));
    let none = direct(&hidato("none-1-distance"), "propagate", Limits::usual());
    assert_eq!(rank(&none), (2, 0));
    let cut = Limits { generated_max: 1, ..Limits::usual() };
    assert_eq!(rank(&direct(&board, "propagate", cut)), (5, 0));
}

/// What the engine itself says.
fn direct(board: &Board, name: &str, limits: Limits) -> langkah_engine::hidato::solve::Finished {
    let usual = Options { limits, ..Options::default() };
    let options = match name {
        "propagate" => usual,
        "propagate:first" => Options { first_only: true, ..usual },
        "propagate:no-learning" => Options { hand_over: u64::MAX, guide: u64::MAX, ..usual },
        "propagate:first:no-learning" => {
            Options { first_only: true, hand_over: u64::MAX, guide: u64::MAX, ..usual }
        }
        "rules" => Options { level: Rule::Probe, ..usual },
        "rules:region" => Options { level: Rule::Region, ..usual },
        "rules:link" => Options { level: Rule::Link, ..usual },
        "rules:only-number" => Options { level: Rule::Cell, ..usual },
        "rules:chain" => Options { level: Rule::Chain, ..usual },
        _ if feasibility::faults(board).is_empty() => {
            let filters = name.contains("filter");
            let cost = match name {
                "fauzia:chebyshev" => Measure::Steps,
                "fauzia:slack" | "fauzia:slack:filter" => Measure::Slack,
                _ => Measure::Euclid,
            };
            let variant = Variant { cost, filters };
            return published::record(board, variant, &limits, &mut Unrecorded::new(&mut ()));
        }
        _ => {
            let wrong = solve(board, &usual, &mut ());
            return langkah_engine::hidato::solve::Finished { engine: Engine::BestFirst, ..wrong };
        }
    };
    solve(board, &options, &mut ())
}

#[test]
fn rows_equal_single_solves_and_searches_agree() {
    let boards = boards();
    let rows = contest(&NAMES, few()).run(&boards, &mut ());
    assert_eq!(rows.len(), boards.len() * NAMES.len());
    for (index, row) in rows.iter().enumerate() {
        assert_eq!((row.puzzle, row.contender), (index / NAMES.len(), index % NAMES.len()));
        let (board, name) = (&boards[row.puzzle], NAMES[row.contender]);
        let mut direct = direct(board, name, few());
        direct.verdict = direct.verdict.explained(board, &mut ());
        assert_eq!(row.found.finished, direct, "{name} on board {index}");
    }
    for (board, rows) in boards.iter().zip(rows.chunks(NAMES.len())) {
        check_verdicts(board, rows);
        check_rules(board, rows);
    }
}

fn row<'a>(rows: &'a [Row], name: &str) -> &'a Solution {
    let index = NAMES.iter().position(|other| *other == name).expect("a name");
    &rows[index].found
}

/// No search finds a solution if another has proved that there is none. All solutions that they
/// find are right, and if there is only one it is the same.
fn check_verdicts(board: &Board, rows: &[Row]) {
    let truth = &row(rows, "propagate").finished;
    assert!(!matches!(truth.verdict, Verdict::Unknown { .. }), "it ends within the limit");
    for Row { found, contender, .. } in rows {
        let name = NAMES[*contender];
        let finished = &found.finished;
        if let Some(solution) = finished.solution() {
            assert!(solution.is_solved() && board.agrees_with(solution), "{name}");
            assert!(truth.solution().is_some(), "{name}");
            if let Verdict::One(only) = &truth.verdict {
                assert_eq!(solution, only, "{name}");
            }
        }
        match &finished.verdict {
            Verdict::None(_) => assert!(truth.solution().is_none(), "{name}"),
            Verdict::One(_) => assert!(matches!(truth.verdict, Verdict::One(_)), "{name}"),
            Verdict::Several(..) => {
                assert!(matches!(truth.verdict, Verdict::Several(..)), "{name}");
            }
            Verdict::Unknown { .. } => {
                let by = ended_by(&finished.verdict).expect("it says why");
                let is_told = match name {
                    name if name.starts_with("fauzia") => ["first", "nodes"].contains(&by),
                    "propagate:first" | "propagate:first:no-learning" => by == "first",
                    _ => name.starts_with("rules") && by == "guess",
                };
                assert!(is_told, "{name}: {by}");
            }
        }
    }
    // The first solution is not later than the proof.
    let [first, whole] = ["propagate:first", "propagate"].map(|name| row(rows, name));
    assert_eq!(first.is_solved(), whole.is_solved());
    let (first, whole) = (&first.finished.stats, &whole.finished.stats);
    assert!(first.generated <= whole.generated && first.expanded <= whole.expanded);
}

/// More rules place no fewer numbers, and what they place stands in the only solution.
fn check_rules(board: &Board, rows: &[Row]) {
    let levels = NAMES.iter().rev().filter(|name| name.starts_with("rules"));
    let levels: Vec<&Solution> = levels.map(|name| row(rows, name)).collect();
    assert_eq!(levels.len(), 5);
    for pair in levels.windows(2) {
        let is_refuted = |one: &Solution| matches!(one.finished.verdict, Verdict::None(_));
        assert!(is_refuted(pair[1]) || placed(&pair[0].finished) <= placed(&pair[1].finished));
    }
    for level in levels {
        let finished = &level.finished;
        assert_eq!(finished.stats.expanded, 0);
        assert!(placed(finished) <= empty(board));
        assert_eq!(placed(finished) == empty(board), finished.solution().is_some());
        if let Verdict::One(only) = &row(rows, "propagate").finished.verdict {
            let agrees = |step: &langkah_engine::hidato::solve::Step| {
                only.number(step.cell) == Some(step.number)
            };
            assert!(finished.steps.iter().all(agrees));
        }
    }
}

/// Worked by hand: between 1 and 4 in a row there is one way, and of four cells that all touch any
/// can have any number.
#[test]
fn what_the_rules_are_worth() {
    let boards = ["1 0 0 4", "1 0\n0 0"].map(|text| read(text, Topology::King));
    let rows = contest(&["rules:chain", "rules"], Limits::usual()).run(&boards, &mut ());
    let words: Vec<String> =
        { rows.iter() }.map(|row| outcome(&boards[row.puzzle], &row.found.finished)).collect();
    assert_eq!(words, ["one", "one", "0 of 3", "0 of 3"]);
    let text = sentence(&rows[2].found.finished);
    assert_eq!(text, "0 numbers placed; a guess is needed");
}

#[test]
fn limits_are_outcomes() {
    let board = hidato("gen-08x08-few");
    let usual = Limits::usual();
    let nodes = Limits { generated_max: 1000, ..usual };
    let memory = Limits { memory_max: 1 << 16, ..usual };
    for (limits, time_max, word) in
        [(nodes, None, "nodes"), (memory, None, "memory"), (usual, Some(0.0), "time")]
    {
        let contest = Contest {
            contenders: vec![contender("fauzia"), contender("propagate:first")],
            allowance: Allowance { limits, time_max, threads: None },
        };
        let rows = contest.run(std::slice::from_ref(&board), &mut ());
        assert_eq!(rows.len(), 2, "the next search has its turn");
        let finished = &rows[0].found.finished;
        assert_eq!(ended_by(&finished.verdict), Some(word));
        assert_eq!(outcome(&board, finished), word);
        assert!(finished.stats.memory_peak <= limits.memory_max && !rows[0].found.is_solved());
    }
}

/// Stops after some rows, or in the first search that tells of progress.
struct Stopper {
    rows: usize,
    most: usize,
}

impl Watch for Stopper {
    fn is_stopped(&self) -> bool {
        self.rows >= self.most
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        assert_eq!(progress.done, Some((1, 2)));
        self.rows = self.most;
        Ok(())
    }
}

impl RowWatch<Solution> for Stopper {
    fn row(&mut self, _: &Row) {
        self.rows += 1;
    }
}

#[test]
fn stop_keeps_what_is_done() {
    let boards = [hidato("fauzia"), hidato("fauzia-3blank")];
    let contest = contest(&["propagate", "rules"], Limits::usual());
    let mut stopper = Stopper { rows: 0, most: 3 };
    assert_eq!(contest.run(&boards, &mut stopper).len(), 3);
    // The second finds no end: it is stopped in its midst.
    let contest = self::contest(&["propagate", "fauzia"], Limits::usual());
    let mut stopper = Stopper { rows: 0, most: usize::MAX };
    let rows = contest.run(&[hidato("gen-20x20-a")], &mut stopper);
    assert_eq!((rows.len(), rows[0].contender), (1, 0));
    assert!(rows[0].found.is_solved());
}

#[test]
fn names_are_read_and_written() {
    for name in NAMES {
        assert_eq!(contender(name).to_string(), name);
    }
    assert_eq!(contender("propagate:no-learning:first").to_string(), NAMES[3]);
    assert_eq!(contender(" rules : link ").to_string(), "rules:link");
    assert_eq!(contender("fauzia:filter:slack").to_string(), "fauzia:slack:filter");
    for offered in Contender::OFFERED.into_iter().chain(Contender::USUAL) {
        assert_eq!(contender(&offered.to_string()), offered);
        assert!(!offered.about().is_empty() && !offered.about().ends_with('.'));
    }
    for (name, message) in [
        ("ida", "no search is called “ida”; for a Hidato there are propagate, rules and fauzia"),
        (
            "propagate:link",
            "link means nothing to propagate: say first (end at the first solution)",
        ),
        ("rules:probe", "probe means nothing to rules: name the hardest rule (region, link, "),
        ("rules:first", "first means nothing to rules"),
        ("fauzia:first", "first means nothing to fauzia: say filter (drop what cannot reach"),
    ] {
        let error = name.parse::<Contender>().expect_err(name).to_string();
        assert!(error.starts_with(message), "{error}");
    }
}

#[test]
fn csv_to_the_letter() {
    let board = hidato("fauzia-3blank");
    let limits = Limits { generated_max: 100, ..Limits::usual() };
    let contest = contest(&["propagate", "rules:chain", "fauzia"], limits);
    let rows = contest.run(std::slice::from_ref(&board), &mut ());
    let mut text = format!("{}\n", Contender::CSV_HEAD);
    for (row, search) in rows.iter().zip(&contest.contenders) {
        let mut found = Solution { search_time: Duration::from_micros(1500), ..row.found.clone() };
        // What lists hold is a matter of the machine.
        let memory = &mut found.finished.stats.memory_peak;
        assert!((1 << 10..1 << 20).contains(memory), "{memory}");
        *memory = 4096;
        search.write_csv(&mut text, "a \"b\"", &board, &found).expect("a String takes all");
    }
    let expected = "\
puzzle,search,solutions,proved_only,ended_by,cells,empty,placed,expanded,generated,probes,\
restarts,live_peak,memory_bytes,search_seconds,engine
\"a \"\"b\"\"\",propagate,one,true,,48,28,28,0,0,0,0,1,4096,0.001500,branch and bound
\"a \"\"b\"\"\",rules:chain,unknown,false,guess,48,28,9,0,0,0,0,1,4096,0.001500,branch and bound
\"a \"\"b\"\"\",fauzia,unknown,false,nodes,48,28,0,66,100,0,0,35,4096,0.001500,best-first search
";
    assert_eq!(text, expected);
}

/// On a board with faults there is no search, so it has no part in means.
#[test]
fn a_board_with_faults_is_not_searched() {
    let is_searched = |text: &str| {
        let board = read(text, Topology::King);
        let contest = contest(&["propagate"], Limits::usual());
        let rows = contest.run(&[board], &mut ());
        assert!(matches!(rows[0].found.finished.verdict, Verdict::None(_) | Verdict::One(_)));
        rows[0].found.is_searched()
    };
    assert!(is_searched("numbrix\n1 0 3\n0 0 0\n7 0 9\n"));
    assert!(!is_searched("numbrix\n1 0 0\n0 0 0\n0 9 2\n"));
}
