//! Questions on h itself: whether it can be trusted on a board, and which of two dominates.

use langkah_engine::fit::is_small;
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::explain::{self, Explained, Part};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::bound::own::told::explained;
use langkah_engine::sliding::moves::letters;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind as Random};
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::solve;
use langkah_language::text;

use super::answer::{Answer, Ask};
use super::dice::Dice;
use super::kind::{Kind, Level};
use super::mark::{Mark, Place, Wrong};
use super::question::{Made, Matter, Order, Question};
use super::unasked::Unasked;
use crate::words;

/// A way to estimate the moves to the goal. Of the list only the first three are lower bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Misplaced,
    Manhattan,
    LinearConflict,
    /// Misplaced tiles, and 1 for a misplaced blank.
    WithBlank,
    /// Twice the Manhattan distance.
    Twice,
    /// An own bound. It uses g = 0.
    Own(Formula),
}

impl Measure {
    pub const ALL: [Self; 5] =
        [Self::Misplaced, Self::Manhattan, Self::LinearConflict, Self::WithBlank, Self::Twice];

    pub fn title(self) -> &'static str {
        match self {
            Self::Misplaced => BoundKind::Misplaced.title(),
            Self::Manhattan => BoundKind::Manhattan.title(),
            Self::LinearConflict => BoundKind::LinearConflict.title(),
            Self::WithBlank => text!("practice-measure-with-blank"),
            Self::Twice => text!("practice-measure-twice"),
            Self::Own(formula) => formula.text(),
        }
    }

    /// h of a board for a goal of the same size.
    pub fn of(self, board: &Board, goal: &Board) -> u32 {
        match self {
            Self::Misplaced => explain::misplaced(board, goal).h,
            Self::Manhattan => explain::manhattan(board, goal).h,
            Self::LinearConflict => explain::linear_conflict(board, goal).h,
            Self::WithBlank => {
                explain::misplaced(board, goal).h + u32::from(board.blank() != goal.blank())
            }
            Self::Twice => 2 * explain::manhattan(board, goal).h,
            Self::Own(formula) => own(formula, board, goal).h,
        }
    }

    /// The measure of a bound, if where it comes from can be told in a sentence without g.
    pub(super) fn of_bound(bound: BoundKind) -> Option<Self> {
        // No best-first search has an own bound that uses g.
        if let BoundKind::Own(formula) = bound {
            return Some(Self::Own(formula));
        }
        let all = [Self::Misplaced, Self::Manhattan, Self::LinearConflict];
        all.into_iter().find(|one| one.title() == bound.title())
    }

    /// Where h of a board comes from, in a sentence.
    pub(super) fn told(self, board: &Board, goal: &Board) -> String {
        let h = self.of(board, goal);
        let explained = match self {
            Self::Misplaced | Self::WithBlank => explain::misplaced(board, goal),
            Self::Manhattan | Self::Twice => explain::manhattan(board, goal),
            Self::LinearConflict => explain::linear_conflict(board, goal),
            Self::Own(formula) => own(formula, board, goal),
        };
        let part = |part: &Part| match part {
            Part::Misplaced { tile, .. } => tile.to_string(),
            Part::Distance { tile, moves, .. } => format!("{tile}: {moves}"),
            Part::Conflict(conflict) => {
                let leaving: Vec<String> = conflict.leaving.iter().map(u8::to_string).collect();
                text!("practice-measure-conflict", tiles = leaving.join(", "), moves = part.value())
            }
            Part::Value { name, value } => format!("{name} = {}", words::figure(*value)),
            _ => part.value().to_string(),
        };
        let parts: Vec<String> = explained.parts.iter().map(part).collect();
        let is_own = matches!(self, Self::Own(_));
        if parts.is_empty() && h == 0 && !is_own {
            return text!("practice-measure-told-none").to_owned();
        }
        // An own bound without a name is a number.
        let parts = if parts.is_empty() { vec![h.to_string()] } else { parts };
        let parts = parts.join(if self.counts_tiles() { ", " } else { "; " });
        match self {
            Self::WithBlank if board.blank() != goal.blank() => {
                text!("practice-measure-told-blank", parts = parts, h = h)
            }
            Self::Twice => {
                text!("practice-measure-told-twice", parts = parts, half = (h / 2), h = h)
            }
            Self::Misplaced | Self::WithBlank => {
                text!("practice-measure-told-tiles", parts = parts, h = h)
            }
            Self::Manhattan | Self::LinearConflict => {
                text!("practice-measure-told-moves", parts = parts, h = h)
            }
            Self::Own(_) => text!("practice-measure-told", parts = parts, h = h),
        }
    }

    /// Whether each misplaced tile counts 1.
    const fn counts_tiles(self) -> bool {
        matches!(self, Self::Misplaced | Self::WithBlank)
    }
}

/// An own bound taken apart. Questions with one are on small boards, where every name has a value.
fn own(formula: Formula, board: &Board, goal: &Board) -> Explained {
    let explained = explained(formula, board, goal, 0);
    explained.unwrap_or_else(|| Explained::new(Vec::new()))
}

pub(super) fn make(puzzle: &Puzzle, order: Order, dice: &mut Dice) -> Result<Made, Unasked> {
    let Order { kind, level, lecture } = order;
    if lecture.bound.is_some() && !is_small(puzzle.start().dims()) {
        return Err(Unasked::Bound);
    }
    match kind {
        Kind::Trust => trust(puzzle, level, lecture.bound, dice),
        _ => Ok(dominance(puzzle, level, lecture.bound, dice)),
    }
}

/// The most nodes of the search for the fewest moves: it takes some milliseconds.
const NODES_MAX: u64 = 100_000;

fn trust(
    puzzle: &Puzzle,
    level: Level,
    own: Option<Formula>,
    dice: &mut Dice,
) -> Result<Made, Unasked> {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let bound = BoundKind::WalkingDistance;
    let limits = Limits { generated_max: NODES_MAX, ..Limits::usual() };
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    let request = Request { plan, limits, ..Request::default() };
    let solution = solve(puzzle, &request, &mut ()).map_err(|_| Unasked::Fewest)?;
    let Outcome::Solved(path) = solution.outcome else { return Err(Unasked::Fewest) };
    let measures: &[Measure] = match level.get() {
        1 => &[Measure::Misplaced, Measure::WithBlank],
        2 => &[Measure::Misplaced, Measure::Manhattan, Measure::WithBlank, Measure::Twice],
        _ => &[Measure::Manhattan, Measure::LinearConflict, Measure::WithBlank, Measure::Twice],
    };
    let drawn = *dice.one_of(measures).ok_or(Unasked::Bound)?;
    let measure = own.map_or(drawn, Measure::Own);
    let h = measure.of(start, goal);
    let key = Answer::Judged(h, h as usize <= path.len());
    match path.is_empty() {
        true => Err(Unasked::Goal),
        false => Ok(Made::plain(Matter::Trust { measure, path }, key)),
    }
}

/// How many boards a question on dominance shows.
const BOARDS: usize = 3;

fn dominance(puzzle: &Puzzle, level: Level, own: Option<Formula>, dice: &mut Dice) -> Made {
    let goal = puzzle.goal();
    let most = if level.get() < 3 { 3 } else { Measure::ALL.len() };
    let first = dice.below(most);
    let second = (first + 1 + dice.below(most - 1)) % most;
    let first = own.map_or(Measure::ALL[first], Measure::Own);
    let measures = [first, Measure::ALL[second]];
    let mut boards = vec![puzzle.start().clone()];
    while boards.len() < BOARDS {
        let walk = Random::Walk(dice.within(3, 6 + 3 * u32::from(level.get())));
        boards.push(random::board(goal, walk, dice.seed()));
    }
    let pairs: Vec<(u32, u32)> = pairs(measures, &boards, goal);
    let (is_first, is_second) =
        (pairs.iter().all(|(a, b)| a >= b), pairs.iter().all(|(a, b)| a <= b));
    let key = match (is_first, is_second) {
        (true, false) => 0,
        (false, true) => 1,
        (false, false) => 2,
        (true, true) => 3,
    };
    Made::plain(Matter::Dominance { measures, boards }, Answer::Choice(key))
}

/// Both h of each board.
fn pairs([a, b]: [Measure; 2], boards: &[Board], goal: &Board) -> Vec<(u32, u32)> {
    boards.iter().map(|board| (a.of(board, goal), b.of(board, goal))).collect()
}

pub(super) fn ask(question: &Question) -> Ask {
    match &question.matter {
        Matter::Dominance { measures, .. } => Ask::Choice(choices(*measures)),
        _ => Ask::Judged { by_parity: false },
    }
}

/// The answers to a question on dominance, in the order of its key.
fn choices(measures: [Measure; 2]) -> Vec<String> {
    let [a, b] = measures.map(Measure::title);
    vec![
        text!("practice-dominance-one", name = a, other = b),
        text!("practice-dominance-one", name = b, other = a),
        text!("practice-dominance-neither").to_owned(),
        text!("practice-dominance-same").to_owned(),
    ]
}

pub(super) fn asked(question: &Question) -> String {
    match &question.matter {
        Matter::Trust { measure, .. } => text!("practice-asked-trust", measure = measure.title()),
        Matter::Dominance { measures, boards } => {
            let [a, b] = measures.map(Measure::title);
            text!("practice-asked-dominance", first = a, second = b, count = boards.len())
        }
        _ => String::new(),
    }
}

pub(super) fn mark(question: &Question, puzzle: &Puzzle, answer: &Answer) -> Mark {
    match (&question.matter, answer) {
        (Matter::Trust { measure, path }, Answer::Judged(h, holds)) => {
            let moves = (path.len() as u32, letters(path));
            mark_trust(*measure, puzzle, moves, (*h, *holds))
        }
        (Matter::Dominance { measures, boards }, Answer::Choice(choice)) => {
            let Answer::Choice(key) = question.key else { return Mark::default() };
            mark_dominance(*measures, boards, puzzle.goal(), (key, *choice))
        }
        _ => question.of_other_form(),
    }
}

fn mark_trust(
    measure: Measure,
    puzzle: &Puzzle,
    (fewest, moves): (u32, String),
    (found, holds): (u32, bool),
) -> Mark {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let h = measure.of(start, goal);
    let because = match h <= fewest {
        true => text!("practice-trust-holds", h = h, fewest = fewest),
        false => text!("practice-trust-fails", h = h, fewest = fewest),
    };
    let told = measure.told(start, goal);
    let solution = text!("practice-trust-fewest", fewest = fewest, moves = moves);
    let wrong = if found != h {
        let reason = text!("practice-trust-other", found = found, h = h);
        Some(Wrong::number(reason, holds == (h <= fewest)))
    } else if holds != (h <= fewest) {
        Some(Wrong::verdict(because.clone()))
    } else {
        None
    };
    Mark { wrong, key: vec![told, solution, because], ..Mark::default() }
}

fn mark_dominance(
    measures: [Measure; 2],
    boards: &[Board],
    goal: &Board,
    (key, choice): (usize, usize),
) -> Mark {
    let [a, b] = measures.map(Measure::title);
    let pairs = pairs(measures, boards, goal);
    let told = |at: usize| {
        let (first, second) = pairs[at];
        let number = at + 1;
        text!(
            "practice-dominance-board",
            number = number,
            a = a,
            first = first,
            b = b,
            second = second
        )
    };
    // The first board on which the claim fails.
    let fails = |(a, b): &(u32, u32)| match choice {
        0 => a < b,
        1 => a > b,
        3 => a != b,
        _ => false,
    };
    let wrong = (choice != key).then(|| match (pairs.iter().position(fails), key) {
        (Some(at), _) => Wrong { place: Place::Board(at), reason: told(at) },
        // Somebody says that one dominates, or none, though all are the same.
        (None, 3) if choice == 2 => {
            Wrong::whole(text!("practice-dominance-equal", "never").to_owned())
        }
        (None, 3) => Wrong::whole(text!("practice-dominance-equal").to_owned()),
        (None, _) => Wrong::whole(text!("practice-dominance-does").to_owned()),
    });
    let in_words = choices(measures).into_iter().nth(key);
    Mark {
        wrong,
        key: in_words.into_iter().chain((0..pairs.len()).map(told)).collect(),
        ..Mark::default()
    }
}
