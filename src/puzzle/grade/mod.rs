//! Grades what a program printed of a puzzle: whether it is right, and if not, which convention of
//! such programs explains it.
//!
//! Programs that do "the same" branch and bound differ in points that no statement of the search
//! settles: which of equal nodes comes first, what happens to duplicates, when the goal is tested,
//! in which order children are made, what counts as a node. Each point is data; a search under
//! other conventions is run again until one of them gives what was printed, the fewest differences
//! first.
//!
//! | room | what lives there |
//! |---|---|
//! | [`claims`] | what the text says |
//! | [`line`](self::line) | what a line of it holds |
//! | [`kinds`] | what the words beside a number say that it counts |
//! | `figures` | Kurang(i), ΣKurang and X in a line |
//! | `divided` | what of a line is a label, and what is its content |
//! | `structures` | objects of JSON and structures of programs, opened into lines |
//! | `parts` | the figures of a line that stand side by side |
//! | `numbers` | the numbers of a line |
//! | `labels` | what a line holds beside its neighbours: labels of boards, rows with a gap |
//! | `verdicts` | whether a line says that the puzzle can be solved |
//! | `spelling` | moves and boards in other spellings |
//! | `boards` | which of several boards are a solution |
//! | [`convention`] | the points in which programs differ |
//! | [`counting`] | the ways to count nodes, and the figures of the board |
//! | [`hidato`](self::hidato) | the same for Hidato |
//! | [`filled`] | a filled Hidato, and where it goes wrong |
//! | `run` | a search under a convention |
//! | [`route`] | a list of moves, and where it goes wrong |
//! | [`words`] | the result in sentences |

mod boards;
pub mod claims;
pub mod convention;
pub mod counting;
mod divided;
mod figures;
pub mod filled;
pub mod hidato;
pub mod kinds;
mod labels;
pub mod line;
mod numbers;
mod parts;
pub mod route;
mod run;
mod search;
mod spelling;
mod structures;
mod verdicts;
pub mod words;

use std::time::Instant;

use langkah_engine::fit::Misfit;
use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Halt, Watch};
use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::clock::Clock;
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::solve;

use claims::{Claims, Count};
use convention::{Convention, Point};
use counting::{Counting, Own, of_board};
use kinds::Kind;
use route::Flaw;
use run::Run;

/// The search that was asked for may make so many children to tell its own counts, where the text's
/// are far less.
const BASE_MAX: u64 = 4_000_000;

/// Against what a text is graded.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub preset: Preset,
    /// The most children of all the searches together, and the most bytes of each.
    pub limits: Limits,
    /// The most seconds.
    pub time_max: Option<f64>,
}

langkah_engine::named! {
    /// What came of it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Verdict {
        Right = "right",
        /// The search gives something else, but another convention gives all of it.
        Explained = "explained",
        Wrong = "wrong",
        /// Nothing in the text is wrong as far as the search came, but a limit ended the search
        /// before it could tell all.
        Unknown = "unknown",
        /// The text says nothing that can be right or wrong.
        Empty = "empty",
    }
}

/// A count beside the search's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    pub count: Count,
    /// `None` if a limit ended the search, or if the puzzle has no solution to count the moves of.
    pub expected: Option<u64>,
    /// `None` if a limit ended the search before it could tell.
    pub is_right: Option<bool>,
}

/// The first expansion that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// From 1, among the expansions of the text.
    pub number: usize,
    pub line: usize,
    /// What the search expands there; `None` if it has ended.
    pub expected: Option<Board>,
    pub found: Board,
}

/// A convention that gives all that the text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub convention: Convention,
    /// The published search that has this convention.
    pub preset: Option<Preset>,
    /// In which points it differs from the search that was asked for.
    pub points: Vec<Point>,
    /// How it counts, for each count of the text that it does not count in the usual way.
    pub countings: Vec<Counting>,
    /// Whether the moves are the same ones, and not only as many.
    pub has_moves: bool,
}

/// What is told of a text.
#[derive(Clone, Debug)]
pub struct Grade {
    pub verdict: Verdict,
    pub preset: Preset,
    pub is_solvable: bool,
    /// The moves of the search.
    pub moves: Option<Vec<Move>>,
    /// What is wrong with the moves of the text.
    pub flaw: Option<Flaw>,
    pub counts: Vec<Counted>,
    pub difference: Option<Difference>,
    /// How many expansions of the text the search reached: not all if a limit ended it.
    pub reached: usize,
    /// How many expansions of the search the text leaves out at its end, if that is known.
    pub missing: Option<u64>,
    /// Whether the last board of the text is the goal, which the search takes and does not expand.
    pub has_goal: bool,
    /// Whether the text says something that one search does and another may not.
    pub is_of_search: bool,
    /// Whether the text has a list of moves.
    pub has_route: bool,
    /// Whether the text says that there is no solution.
    pub is_called_unsolvable: bool,
    /// Whether these are the moves of the search; `None` if one of the two has none.
    pub has_moves: Option<bool>,
    pub explained: Vec<Explained>,
    /// Whether more conventions than these give the same.
    pub has_others: bool,
    /// The search that Langkah makes where none is named, if the text has its counts.
    pub usual: Option<Plan>,
    /// Whether a limit ended the search, or the search for an explanation.
    pub is_cut: bool,
    /// Two lines of the text that contradict each other.
    pub contradiction: Option<(usize, usize)>,
}

/// Grades what a text says of a puzzle.
///
/// # Errors
/// If the search does not go with the board.
pub fn grade(
    puzzle: &Puzzle,
    claims: &Claims,
    order: &Order,
    watch: &mut dyn Watch,
) -> Result<Grade, Misfit> {
    Plan::Preset(order.preset).on(puzzle.start().dims(), Metric::Single)?;
    let mut clock = Clock::new(watch, Instant::now(), order.time_max);
    let is_solvable = puzzle.solvability().is_solvable();
    let convention = Convention::of(order.preset);
    let generated_max = order.limits.generated_max.min(search::enough(claims).max(BASE_MAX));
    let limits = Limits { generated_max, ..order.limits };
    let run = match is_solvable {
        true => Run::new(puzzle, convention, &limits, &mut clock),
        false => Run::default(),
    };
    let counts = claims.counts.iter().map(|&count| counted(count, &run, puzzle, order.preset));
    let (reached, difference) = difference(&run, claims, puzzle);
    let mut grade = Grade {
        verdict: Verdict::Wrong,
        preset: order.preset,
        is_solvable,
        moves: run.moves.clone(),
        flaw: flaw(puzzle, claims, &run, order, &mut clock),
        counts: counts.collect(),
        missing: missing(&run, claims, puzzle).filter(|_| difference.is_none()),
        difference,
        reached,
        has_goal: ends_with_goal(claims, puzzle),
        is_of_search: claims.is_of_search(),
        has_route: claims.route.is_some(),
        is_called_unsolvable: claims.unsolvable.is_some(),
        has_moves: run.has_moves(claims),
        explained: Vec::new(),
        has_others: false,
        usual: None,
        is_cut: false,
        contradiction: claims.contradiction(),
    };
    let is_most = generated_max == order.limits.generated_max;
    // Where lines contradict each other nothing is tried, so nothing is cut short.
    grade.is_cut = grade.contradiction.is_none()
        && run.halt.is_some_and(|halt| halt != Halt::Limit(Limit::Nodes) || is_most);
    grade.verdict = grade.judged(claims, &run);
    if grade.can_be_explained(claims) {
        search::explain(puzzle, claims, order, &run, &mut clock, &mut grade);
        grade.explain();
    }
    Ok(grade)
}

impl Grade {
    /// Takes into the verdict that something gives what the text says.
    fn explain(&mut self) {
        let is_explained = !self.explained.is_empty() || self.usual.is_some();
        if self.verdict == Verdict::Wrong && is_explained {
            self.verdict = Verdict::Explained;
        }
    }

    /// The verdict by the search alone.
    fn judged(&self, claims: &Claims, run: &Run) -> Verdict {
        match (self.is_wrong(claims), self.is_open(claims, run)) {
            _ if claims.is_empty() => Verdict::Empty,
            (true, _) => Verdict::Wrong,
            (false, true) => Verdict::Unknown,
            (false, false) => Verdict::Right,
        }
    }

    /// Whether something that a text says is not what the search gives.
    fn is_wrong(&self, claims: &Claims) -> bool {
        self.is_solvable != claims.unsolvable.is_none()
            || claims.solvable.is_some() && !self.is_solvable
            || self.flaw.is_some()
            || self.contradiction.is_some()
            || self.difference.is_some()
            || self.counts.iter().any(|count| count.is_right == Some(false))
    }

    /// Whether a limit ended the search before it could tell all.
    fn is_open(&self, claims: &Claims, run: &Run) -> bool {
        self.counts.iter().any(|count| count.is_right.is_none())
            || self.reached < claims.expansions.len()
            || run.halt.is_some() && claims.route.is_some()
    }

    /// Whether it is worth while to look for a convention that gives what the text says.
    fn can_be_explained(&self, claims: &Claims) -> bool {
        let is_open = matches!(self.verdict, Verdict::Wrong | Verdict::Unknown);
        let can_be_right = self.is_solvable && claims.unsolvable.is_none();
        is_open && can_be_right && !self.is_wrong_for_all() && self.contradiction.is_none()
    }

    /// Whether the text says something that is wrong by every convention: a verdict, moves that do
    /// not lead to the goal straight away, or another Kurang(i), X or sum of them.
    pub(super) fn is_wrong_for_all(&self) -> bool {
        let is_long = |flaw: &Flaw| matches!(flaw, Flaw::Wasted { .. } | Flaw::Long { .. });
        let mut figures = self.counts.iter().filter(|count| count.count.kind.is_of_board());
        self.flaw.as_ref().is_some_and(|flaw| !is_long(flaw))
            || self.is_called_unsolvable && self.is_solvable
            || figures.any(|count| count.is_right == Some(false))
    }
}

/// A count beside what the search counts in its own way.
fn counted(count: Count, run: &Run, puzzle: &Puzzle, preset: Preset) -> Counted {
    let own = Own::of(preset);
    let ended = run.halt.is_none();
    let expected = match count.kind {
        _ if count.kind.is_of_board() => of_board(count, puzzle),
        _ if !ended => None,
        // Many programs count no moves where there is no solution.
        Kind::Length if run.moves.is_none() && count.value == 0 => Some(0),
        Kind::Length => run.moves.as_ref().map(|moves| moves.len() as u64),
        Kind::Generated | Kind::Nodes => Some(own.generated.of(run)),
        Kind::Expanded => Some(own.expanded.of(run)),
        _ => Some(run.live),
    };
    let is_other = count.kind == Kind::Nodes && count.value == own.expanded.of(run);
    let so_far = so_far(count.kind, own, run);
    let is_right = match expected {
        Some(expected) => Some(expected == count.value || is_other),
        None if ended || count.value < so_far => Some(false),
        None => None,
    };
    Counted { count, expected, is_right }
}

/// What a search has made before a limit ended it.
fn so_far(kind: Kind, own: Own, run: &Run) -> u64 {
    match kind {
        Kind::Generated => own.generated.of(run),
        Kind::Nodes => own.generated.of(run).min(own.expanded.of(run)),
        Kind::Expanded => own.expanded.of(run),
        Kind::Live => run.live,
        _ => 0,
    }
}

/// What is wrong with the moves of a text.
fn flaw(
    puzzle: &Puzzle,
    claims: &Claims,
    run: &Run,
    order: &Order,
    watch: &mut dyn Watch,
) -> Option<Flaw> {
    let list = claims.route.as_ref()?;
    if let Some(line) = claims.gap {
        return Some(Flaw::Gap { after: list.length, line });
    }
    let request = Request { limits: order.limits, time_max: order.time_max, ..Request::default() };
    let least = |board: &Board| {
        let goal = GoalChoice::Board(puzzle.goal().clone());
        let puzzle = Puzzle::with(board.clone(), &goal).ok()?;
        let solution = solve(&puzzle, &request, watch).ok()?;
        match solution.outcome {
            Outcome::Solved(moves) if solution.proved_least => Some(moves.len()),
            _ => None,
        }
    };
    let most = run.moves.as_ref().map(Vec::len);
    let flaw = route::flaw(list, puzzle, most, least)?;
    // Where the search itself makes moves too many, the count of moves alone can be judged.
    Some(match flaw {
        Flaw::Wasted { least, .. } if !order.preset.proves_least => Flaw::Long { least },
        flaw => flaw,
    })
}

fn ends_with_goal(claims: &Claims, puzzle: &Puzzle) -> bool {
    claims.expansions.last().is_some_and(|last| last.board == *puzzle.goal())
}

/// How many expansions of a search that has ended come after those of the text. The root may be
/// left out.
fn missing(run: &Run, claims: &Claims, puzzle: &Puzzle) -> Option<u64> {
    let first = claims.expansions.first().filter(|_| run.halt.is_none())?;
    let skipped = u64::from(first.board != *puzzle.start());
    let listed = claims.expansions.len() as u64 - u64::from(ends_with_goal(claims, puzzle));
    Some(run.expanded.saturating_sub(skipped + listed))
}

/// How many expansions of a text the search reached, and the first of these that is not the
/// search's. The root may be left out.
fn difference(run: &Run, claims: &Claims, puzzle: &Puzzle) -> (usize, Option<Difference>) {
    let start = puzzle.start();
    let listed = &claims.expansions;
    let skipped = usize::from(listed.first().is_some_and(|first| first.board != *start));
    for (at, expansion) in listed.iter().enumerate() {
        let expected = run.board(at + skipped, start);
        if expected.is_none() && run.halt.is_some() {
            return (at, None);
        }
        if expected.as_ref() != Some(&expansion.board) {
            let (number, line, found) = (at + 1, expansion.line, expansion.board.clone());
            return (number, Some(Difference { number, line, expected, found }));
        }
    }
    (listed.len(), None)
}
