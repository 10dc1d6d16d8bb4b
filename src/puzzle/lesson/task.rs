//! The question of a step, and its line in a file.

use std::fmt;
use std::str::FromStr;

use langkah_engine::sliding::board::BLANK;
use langkah_engine::sliding::moves::{Move, from_letter, letter};

use crate::practice::exact::Exact;
use crate::practice::kind::{Kind, Level};

/// The question of a step: the same for everybody who takes the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// What is asked is named.
    Exact(Exact),
    /// What is asked comes from a seed.
    Dealt { kind: Kind, level: Level, seed: u64 },
}

impl Task {
    /// The plainest question of a kind.
    pub const fn usual(kind: Kind) -> Self {
        Self::Exact(match kind {
            Kind::Kurang => Exact::Kurang(1),
            Kind::X => Exact::X,
            Kind::Verdict => Exact::Verdict,
            Kind::Cost => Exact::Cost(Move::Up),
            Kind::Next => Exact::Next,
            Kind::Fates => Exact::Fates,
            Kind::Live => Exact::Live,
            Kind::NextBound => Exact::NextBound,
            Kind::Trust | Kind::Dominance | Kind::Settled | Kind::Candidates | Kind::Guess => {
                return Self::Dealt { kind, level: Level::LEAST, seed: 1 };
            }
        })
    }

    pub const fn kind(self) -> Kind {
        match self {
            Self::Exact(exact) => exact.kind(),
            Self::Dealt { kind, .. } => kind,
        }
    }
}

/// The names for which a file names what is asked, with an example each.
pub const EXACT: [&str; 8] =
    ["kurang 7", "x", "verdict", "cost U", "next", "fates", "live", "next-bound"];

/// Why a line is no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskError {
    /// The first word is no kind of question.
    Kind,
    /// The words after the kind are not those that go with it.
    Words(Kind),
}

const LEVEL: &str = "level";
const SEED: &str = "seed";
const EMPTY: &str = "blank";

/// The kind first, then what is asked, or `level N seed N`.
impl FromStr for Task {
    type Err = TaskError;

    fn from_str(line: &str) -> Result<Self, TaskError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, rest) = words.split_first().ok_or(TaskError::Kind)?;
        let kind = Kind::named(name).ok_or(TaskError::Kind)?;
        let task = match rest {
            [LEVEL, level, SEED, seed] => dealt(kind, level, seed),
            _ => exact(kind, rest).map(Self::Exact),
        };
        task.ok_or(TaskError::Words(kind))
    }
}

fn dealt(kind: Kind, level: &str, seed: &str) -> Option<Task> {
    let level = Level::new(level.parse().ok()?)?;
    Some(Task::Dealt { kind, level, seed: seed.parse().ok()? })
}

fn exact(kind: Kind, words: &[&str]) -> Option<Exact> {
    Some(match (kind, words) {
        (Kind::Kurang, [EMPTY]) => Exact::Kurang(BLANK),
        (Kind::Kurang, [tile]) => Exact::Kurang(tile.parse().ok().filter(|&tile| tile != BLANK)?),
        (Kind::Cost, [way]) => Exact::Cost(way.parse().ok().and_then(from_letter)?),
        (Kind::X, []) => Exact::X,
        (Kind::Verdict, []) => Exact::Verdict,
        (Kind::Next, []) => Exact::Next,
        (Kind::Fates, []) => Exact::Fates,
        (Kind::Live, []) => Exact::Live,
        (Kind::NextBound, []) => Exact::NextBound,
        _ => return None,
    })
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.kind().name();
        match *self {
            Self::Dealt { level, seed, .. } => {
                write!(f, "{name} {LEVEL} {} {SEED} {seed}", level.get())
            }
            Self::Exact(Exact::Kurang(BLANK)) => write!(f, "{name} {EMPTY}"),
            Self::Exact(Exact::Kurang(tile)) => write!(f, "{name} {tile}"),
            Self::Exact(Exact::Cost(way)) => write!(f, "{name} {}", letter(way)),
            Self::Exact(_) => f.write_str(name),
        }
    }
}
