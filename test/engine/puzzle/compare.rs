//! Comparisons: rows equal single solves, iterations add up, names are read back.

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::Solution;
use langkah_puzzle::compare::sliding::{Contender, Found, Row, growth};
use langkah_puzzle::compare::{Allowance, Contender as _, Contest, RowWatch};
use langkah_puzzle::family::named::Named;

use crate::support::{board, course, dims, goal_of, solve};

fn contender(name: &str) -> Contender {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn contest(names: &[&str]) -> Contest<Contender> {
    let contenders = names.iter().map(|name| contender(name)).collect();
    Contest {
        contenders,
        allowance: Allowance { limits: Limits::usual(), time_max: None, threads: None },
    }
}

fn near(rows: usize, cols: usize, seed: u64) -> Puzzle {
    let goal = goal_of(Goal::BlankLast, rows, cols);
    Puzzle::new(random::board(&goal, Kind::Walk(12), seed), Goal::BlankLast)
}

const NAMES: [&str; 18] = [
    "shortest",
    "course",
    "roni",
    "handoyo",
    "rahardjo",
    "ida:misplaced",
    "ida:manhattan:1.5",
    "ida",
    "best-first:linear-conflict",
    "best-first:manhattan:newest",
    "best-first:misplaced:2:oldest:no-visited",
    "lcsearch",
    "bfs",
    "dfs:20",
    "dfs:15:no-visited",
    "best-first:misplaced:newest:URDL",
    "bfs:URDL:no-visited",
    "dfs:20:ULDR",
];

#[test]
fn rows_equal_single_solves() {
    let puzzles: Vec<Puzzle> = [course("roni-tc4"), course("roni-tc1")]
        .into_iter()
        .chain((0..4).map(|seed| near(3, 3, seed)))
        .collect();
    let contest = contest(&NAMES);
    let rows = contest.run(&puzzles, &mut ());
    assert_eq!(rows.len(), puzzles.len() * NAMES.len());
    for (index, row) in rows.iter().enumerate() {
        assert_eq!((row.puzzle, row.contender), (index / NAMES.len(), index % NAMES.len()));
        let puzzle = &puzzles[row.puzzle];
        let plan = contest.contenders[row.contender].plan(puzzle.start().dims());
        let single = solve(puzzle, &Request { plan, ..Request::default() }, &mut ());
        let found = row.found.result.as_ref().expect("the search goes with the board");
        let timeless = |solution: &Solution| Solution {
            search_time: Default::default(),
            setup_time: Default::default(),
            total_time: Default::default(),
            ..solution.clone()
        };
        assert_eq!(timeless(found), timeless(&single), "{}", NAMES[row.contender]);
        check_iterations(row, plan);
    }
}

fn check_iterations(row: &Row, plan: Plan) {
    let solution = row.found.result.as_ref().expect("a solution");
    let stats = &solution.stats;
    if !matches!(plan, Plan::Ida { .. }) {
        assert!(row.found.iterations.is_empty() || plan == Plan::Shortest);
        return;
    }
    let sum = |figure: fn(&growth::Iteration) -> u64| {
        row.found.iterations.iter().map(figure).sum::<u64>()
    };
    assert_eq!(sum(|one| one.generated), stats.generated);
    assert_eq!(sum(|one| one.expanded), stats.expanded);
    assert!(row.found.iterations.windows(2).all(|pair| pair[0].bound < pair[1].bound));
    let has_some = !row.found.iterations.is_empty();
    assert_eq!(has_some, solution.length().is_some(), "only what is not searched has none");
    if let Some(last) = row.found.iterations.last() {
        assert_eq!(last.bound, stats.f);
        let before =
            row.found.iterations.len().checked_sub(2).map(|index| row.found.iterations[index]);
        let ratio = before.and_then(|before| last.ratio(&before));
        assert_eq!(ratio.is_some(), row.found.iterations.len() > 1);
    }
}

/// The first two are worked by hand, the others stand in Russell and Norvig's text: a solution at
/// depth 5 after 52 nodes has 1.92.
#[test]
fn effective_branching_factors() {
    let b = |nodes, depth| growth::branching(nodes, depth).expect("a depth");
    assert!((b(14, 3) - 2.0).abs() < 1e-9);
    assert!((b(12, 12) - 1.0).abs() < 1e-9);
    assert!((b(52, 5) - 1.92).abs() < 0.005);
    assert!((b(5, 1) - 5.0).abs() < 1e-9);
    assert!(b(u64::MAX, 80).is_finite());
    assert_eq!(growth::branching(0, 3), None, "a solution that was made without a node");
    assert_eq!(growth::branching(9, 0), None);
}

/// A search that counts its root, too, has the factor of one that makes the same nodes.
#[test]
fn the_root_has_no_part_in_the_branching_factor() {
    let goal = GoalChoice::Board(board("1 2 3\n4 5 6\n7 8 0"));
    let puzzle = Puzzle::with(board("1 2 3\n4 0 6\n7 5 8"), &goal).expect("one size");
    let rows = contest(&["course", "handoyo"]).run(&[puzzle], &mut ());
    let figures: Vec<(u64, f64)> = rows
        .iter()
        .filter_map(|row| {
            Some((row.found.result.as_ref().ok()?.stats.generated, row.found.branching()?))
        })
        .collect();
    assert_eq!(figures[1].0, figures[0].0 + 1, "the root is counted, too");
    assert!((figures[0].1 - figures[1].1).abs() < 1e-9, "{figures:?}");
}

#[test]
fn names_are_read_and_written() {
    for name in NAMES {
        assert_eq!(contender(name).to_string(), name);
    }
    assert_eq!(contender("best-first:no-visited:oldest:2:misplaced").to_string(), NAMES[10]);
    assert_eq!(contender("bfs:no-visited:urdl").to_string(), NAMES[16]);
    // The order that the search has by itself.
    assert_eq!(contender("best-first:ULDR").to_string(), "best-first");
    assert_eq!(contender("dfs:DLUR").to_string(), "dfs");
    assert_eq!(contender("ida:walking-distance:1").to_string(), "ida:walking-distance");
    assert_eq!(contender("dfs:no-visited:12").to_string(), "dfs:12:no-visited");
    // Without a bound it is the strongest for the size.
    let large = near(5, 5, 1).start().dims();
    let bound = |name| contender(name).plan(large).bound_name(large, Metric::Single);
    assert_eq!(bound("ida"), "linear-conflict");
    assert_eq!(bound("ida:misplaced"), "misplaced");
    for (name, message) in [
        (
            "a-star",
            "no search is called “a-star”; there are shortest, anytime, ida, best-first, bfs, dfs and the presets course, ",
        ),
        ("", "no search is called “”; there are"),
        ("ida:oldest", "oldest means nothing to ida: name a bound (misplaced, "),
        ("ida:11", "11 means nothing to ida"),
        ("ida:NaN", "NaN means nothing to ida"),
        ("best-first:best", "best means nothing to best-first: name a bound (misplaced, "),
        ("roni:manhattan", "manhattan means nothing to roni, which takes nothing after its name"),
        ("bfs:manhattan", "manhattan means nothing to bfs: say no-visited"),
        (
            "bfs:ULDU",
            "ULDU means nothing to bfs: say no-visited, or name an order of children (URDL)",
        ),
        ("roni:URDL", "URDL means nothing to roni, which takes nothing after its name"),
        ("ida:URDL", "URDL means nothing to ida"),
        ("dfs:oldest", "oldest means nothing to dfs: say the greatest depth (30) or no-visited"),
        ("lcsearch:no-visited", "no-visited means nothing to lcsearch, which takes nothing"),
        ("shortest:", " means nothing to shortest"),
    ] {
        let error = name.parse::<Contender>().expect_err(name).to_string();
        assert!(error.starts_with(message), "{error}");
    }
}

/// Stops after some rows.
struct Stopper {
    rows: usize,
    most: usize,
    done: Vec<usize>,
}

impl Watch for Stopper {
    fn is_stopped(&self) -> bool {
        self.rows >= self.most
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let (done, all) = progress.done.expect("it is a comparison");
        assert!(done < all);
        self.done.push(done);
        // The search that tells this never ends by itself.
        self.rows = self.most;
        Ok(())
    }
}

impl RowWatch<Found> for Stopper {
    fn row(&mut self, _: &Row) {
        self.rows += 1;
    }
}

#[test]
fn stop_keeps_what_is_done() {
    let puzzles: Vec<Puzzle> = (0..3).map(|seed| near(3, 3, seed)).collect();
    let contest = contest(&["ida", "course"]);
    let mut stopper = Stopper { rows: 0, most: 4, done: Vec::new() };
    assert_eq!(contest.run(&puzzles, &mut stopper).len(), 4);
    // In the middle of a search.
    let (hard, _) = crate::support::korf(60, Goal::BlankLast);
    let puzzles = [puzzles[0].clone(), hard];
    let endless = self::contest(&["course", "ida:misplaced"]);
    let mut stopper = Stopper { rows: 0, most: usize::MAX, done: Vec::new() };
    let easy = endless.contenders[1];
    let contest = Contest { contenders: vec![easy], ..endless };
    let rows = contest.run(&puzzles, &mut stopper);
    assert_eq!((rows.len(), rows[0].puzzle), (1, 0));
    assert_eq!(stopper.done, [1]);
}

#[test]
fn a_misfit_is_a_row() {
    let rows = contest(&["best-first:misplaced", "ida:manhattan"]).run(&[near(5, 5, 2)], &mut ());
    assert!(
        rows[0].found.result.is_err()
            && rows[0].found.moves().is_none()
            && rows[0].found.branching().is_none()
    );
    assert!(rows[1].found.moves().is_some());
}

#[test]
fn csv_has_a_field_a_column() {
    let contest = contest(&["best-first:misplaced", "ida:manhattan", "rahardjo"]);
    let puzzles = [near(5, 5, 2), near(3, 3, 3), course("roni-tc1")];
    let rows = contest.run(&puzzles, &mut ());
    let mut text = format!("{}\n", Contender::CSV_HEAD);
    for row in &rows {
        let name = ["a,\"b\"", "plain", "-:1"][row.puzzle];
        let (search, puzzle) = (&contest.contenders[row.contender], &puzzles[row.puzzle]);
        search.write_csv(&mut text, name, puzzle, &row.found).expect("a String takes all");
    }
    let columns = Contender::CSV_HEAD.split(',').count();
    for (line, row) in text.lines().skip(1).zip(&rows) {
        let plain = line.strip_prefix("\"a,\"\"b\"\"\",").map(|rest| format!("a,{rest}"));
        let line = plain.unwrap_or(line.to_owned());
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), columns, "{line}");
        assert_eq!(fields[1], contest.contenders[row.contender].to_string());
        let Ok(solution) = &row.found.result else {
            assert_eq!(fields[2..], [&["misfit"][..], &[""; 12]].concat());
            continue;
        };
        let moves = row.found.moves().map_or(String::new(), |moves| moves.to_string());
        assert_eq!(fields[2], if row.puzzle == 2 { "unsolvable" } else { "solved" });
        assert_eq!((fields[3], fields[6]), (&moves[..], &solution.stats.expanded.to_string()[..]));
        assert_eq!(fields[14].split_whitespace().count(), row.found.iterations.len());
    }
}

#[test]
fn what_is_said_in_two_ways_is_refused() {
    for name in [
        "ida:manhattan:misplaced",
        "ida:manhattan:2:3",
        "best-first:oldest:newest",
        "dfs:3:4",
        "fauzia:filter:slack:chebyshev",
        "rules:link:chain",
    ] {
        let error = name.parse::<Named>().expect_err(name);
        assert_eq!(error.to_string(), format!("{name} says one thing in two ways; say it once"));
    }
    for name in ["ida:manhattan:manhattan", "dfs:no-visited:3", "fauzia:slack:filter"] {
        assert!(name.parse::<Named>().is_ok(), "{name}");
    }
}

#[test]
fn the_bound_that_nobody_chose_goes_with_every_size() {
    for dims in (1..=8).flat_map(|rows| (1..=8).map(move |cols| dims(rows, cols))) {
        for name in
            ["ida", "best-first"].iter().filter(|name| **name == "ida" || dims.cells() <= 16)
        {
            let plan = contender(name).plan(dims);
            assert_eq!(plan.on(dims, Metric::Single), Ok(plan), "{name} on {dims}");
        }
    }
}
