//! The kinds of question, and how hard they are.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board as Numbers, Topology};
use langkah_engine::hidato::generate::{Difficulty, Order, Outcome, Outline, generate};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind as Random};
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::dice::Dice;
use crate::family::subject::Subject;

langkah_engine::named! {
    /// What a question is about, in the order in which a course comes to it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Kind with title {
        Kurang = "kurang", text!("practice-kind-kurang");
        X = "x", text!("practice-kind-x");
        Verdict = "verdict", text!("practice-kind-verdict");
        Cost = "cost", text!("practice-kind-cost");
        Next = "next", text!("practice-kind-next");
        Fates = "fates", text!("practice-kind-fates");
        Live = "live", text!("practice-kind-live");
        NextBound = "next-bound", text!("practice-kind-next-bound");
        Trust = "trust", text!("practice-kind-trust");
        Dominance = "dominance", text!("practice-kind-dominance");
        Settled = "settled", text!("practice-kind-settled");
        Candidates = "candidates", text!("practice-kind-candidates");
        Guess = "guess", text!("practice-kind-guess");
    }
}

impl Kind {
    /// A fresh puzzle for a question of this kind.
    pub(super) fn fresh(self, level: Level, dice: &mut Dice) -> Option<Subject> {
        let puzzle = match self {
            Self::Kurang | Self::X | Self::Verdict => arrangement(level, dice),
            Self::Trust => close(level, dice),
            Self::Settled | Self::Candidates | Self::Guess => {
                return numbers(level, dice).map(Subject::from);
            }
            Self::Fates if level == Level::MOST => small(dice.within(12, 20), dice),
            _ => near(level, dice),
        };
        puzzle.map(Subject::from)
    }
}

/// Any arrangement, as large as the level asks.
fn arrangement(level: Level, dice: &mut Dice) -> Option<Puzzle> {
    let (side, goals): (usize, &[Goal]) = match level.get() {
        1 => (3, &[Goal::BlankLast]),
        2 | 3 => (4, &[Goal::BlankLast]),
        4 => (4, &[Goal::BlankLast, Goal::BlankFirst]),
        _ => (5, &[Goal::BlankLast]),
    };
    let goal = *dice.one_of(goals)?;
    let all = goal.board(Dims::new(side, side)?).ok()?;
    let kind = match level.get() {
        2 => Random::Walk(dice.within(20, 40)),
        _ => Random::Any,
    };
    Some(Puzzle::new(random::board(&all, kind, dice.seed()), goal))
}

/// A board some moves from its goal.
fn near(level: Level, dice: &mut Dice) -> Option<Puzzle> {
    let (side, least, most) = match level.get() {
        1 => (3, 3, 5),
        2 => (3, 5, 8),
        3 => (4, 6, 10),
        4 => (3, 10, 16),
        _ => (4, 10, 16),
    };
    let goal = Goal::BlankLast;
    let all = goal.board(Dims::new(side, side)?).ok()?;
    let walk = Random::Walk(dice.within(least, most));
    Some(Puzzle::new(random::board(&all, walk, dice.seed()), goal))
}

/// A board of 3×3 whose fewest moves a person can see, or nearly.
fn close(level: Level, dice: &mut Dice) -> Option<Puzzle> {
    let (least, most) = match level.get() {
        1 => (1, 3),
        2 => (2, 5),
        3 => (4, 8),
        4 => (6, 12),
        _ => (10, 20),
    };
    small(dice.within(least, most), dice)
}

/// A board of 3×3 so many random moves from its goal.
fn small(moves: u32, dice: &mut Dice) -> Option<Puzzle> {
    let goal = Goal::BlankLast;
    let all = goal.board(Dims::new(3, 3)?).ok()?;
    Some(Puzzle::new(random::board(&all, Random::Walk(moves), dice.seed()), goal))
}

/// A Hidato with one solution.
fn numbers(level: Level, dice: &mut Dice) -> Option<Numbers> {
    let (side, difficulty) = match level.get() {
        1 => (3, Difficulty::Easy),
        2 => (4, Difficulty::Easy),
        3 => (4, Difficulty::Medium),
        4 => (5, Difficulty::Medium),
        _ => (6, Difficulty::Hard),
    };
    let (dims, seed) = (Dims::new(side, side)?, dice.seed());
    let (outline, topology) = (Outline::Rectangle, Topology::King);
    let order = Order { dims, outline, topology, difficulty, edges: 0, seed };
    match generate(&order, &mut ()) {
        Ok(Outcome::Made(made)) => Some(made.board),
        _ => None,
    }
}

/// How hard a question is, from [`Level::LEAST`] to [`Level::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    pub const LEAST: Self = Self(1);
    pub const MOST: Self = Self(5);

    /// `None` unless there is such a level.
    pub fn new(level: u8) -> Option<Self> {
        (Self::LEAST.0..=Self::MOST.0).contains(&level).then_some(Self(level))
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (Self::LEAST.0..=Self::MOST.0).map(Self)
    }

    pub const fn get(self) -> u8 {
        self.0
    }

    /// The next harder level; the hardest stays.
    #[must_use]
    pub fn harder(self) -> Self {
        Self(self.0 + 1).min(Self::MOST)
    }

    /// The next easier level; the easiest stays.
    #[must_use]
    pub fn easier(self) -> Self {
        Self(self.0 - 1).max(Self::LEAST)
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::LEAST
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(level: u8) -> Result<Self, Self::Error> {
        Self::new(level).ok_or_else(|| text!("practice-bad-level"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}
