//! Which search with which bound: the choices, their names, and what is published.

use std::fmt;
use std::num::NonZero;

use serde::{Deserialize, Serialize};

use crate::grid::Dims;
use crate::search::best_first::Ties;
use crate::search::best_first::script::{Cost, Counts, Revisits, Script, Ties as ScriptTies};
use crate::search::limits::Limits;
use crate::sliding::large;
use crate::sliding::moves::Move;

/// The lower bounds, the strongest last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoundKind {
    Misplaced,
    Manhattan,
    LinearConflict,
    WalkingDistance,
    #[default]
    PatternDb,
}

impl BoundKind {
    pub const ALL: [Self; 5] = [
        Self::Misplaced,
        Self::Manhattan,
        Self::LinearConflict,
        Self::WalkingDistance,
        Self::PatternDb,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Misplaced => "misplaced",
            Self::Manhattan => "manhattan",
            Self::LinearConflict => "linear-conflict",
            Self::WalkingDistance => "walking-distance",
            Self::PatternDb => "pattern-db",
        }
    }

    /// The name in a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Misplaced => "misplaced tiles",
            Self::Manhattan => "Manhattan distance",
            Self::LinearConflict => "linear conflict",
            Self::WalkingDistance => "walking distance",
            Self::PatternDb => "pattern databases",
        }
    }
}

/// A published search, or the course's own statement of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Preset {
    Course,
    Roni,
    Handoyo,
    Rahardjo,
}

impl Preset {
    pub const ALL: [Self; 4] = [Self::Course, Self::Roni, Self::Handoyo, Self::Rahardjo];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Course => "course",
            Self::Roni => "roni",
            Self::Handoyo => "handoyo",
            Self::Rahardjo => "rahardjo",
        }
    }

    pub const fn title(self) -> &'static str {
        match self {
            Self::Course => "Course",
            Self::Roni => "Roni",
            Self::Handoyo => "Handoyo",
            Self::Rahardjo => "Rahardjo",
        }
    }

    /// What the search does and what its counts count.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Course => {
                "ĉ = g + misplaced tiles, no reversal, each state expanded once, ties to the newest"
            }
            Self::Roni => {
                "ĉ = g + misplaced tiles, no reversal, no visited set, ties as a binary heap \
                 gives them; counts every child made"
            }
            Self::Handoyo => {
                "ĉ = g + misplaced tiles, a state generated before is dropped, ties to the \
                 newest, at times not the shortest; counts the root and every node kept"
            }
            Self::Rahardjo => {
                "misplaced cells with the blank, then depth: greedy, not the shortest; counts \
                 every node taken from the queue"
            }
        }
    }
}

/// The engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SearchKind {
    Ida,
    BestFirst,
    Anytime,
}

impl SearchKind {
    pub const ALL: [Self; 3] = [Self::Ida, Self::BestFirst, Self::Anytime];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ida => "ida",
            Self::BestFirst => "best-first",
            Self::Anytime => "anytime",
        }
    }

    /// The name in a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Ida => "iterative deepening",
            Self::BestFirst => "best-first",
            Self::Anytime => "beam and iterative deepening",
        }
    }
}

/// What to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Plan {
    /// What is best for the board's size: see [`Plan::on`]. On 4×4 an easy board is solved with
    /// walking distance all the same.
    #[default]
    Shortest,
    /// A solution at once, shorter ones as they are found, and a lower bound that grows until
    /// both meet.
    Anytime,
    Ida {
        bound: BoundKind,
        weight: Weight,
    },
    BestFirst {
        bound: BoundKind,
        weight: Weight,
        ties: Ties,
        visited: bool,
    },
    Preset(Preset),
}

impl Plan {
    /// The name of the search.
    pub const fn search_name(self) -> &'static str {
        match self {
            Self::Shortest => "shortest",
            Self::Anytime => SearchKind::Anytime.name(),
            Self::Ida { .. } => SearchKind::Ida.name(),
            Self::BestFirst { .. } => SearchKind::BestFirst.name(),
            Self::Preset(preset) => preset.name(),
        }
    }

    /// The search in words.
    pub fn search_title(self) -> String {
        match self {
            Self::Shortest => "shortest solution".to_owned(),
            Self::Anytime => SearchKind::Anytime.title().to_owned(),
            Self::Ida { weight, .. } => format!("{}{}", SearchKind::Ida.title(), weight.suffix()),
            Self::BestFirst { weight, visited, .. } => {
                let visited = if visited { "" } else { ", no visited set" };
                format!("{}{}{visited}", SearchKind::BestFirst.title(), weight.suffix())
            }
            Self::Preset(preset) => format!("{}, as published", preset.title()),
        }
    }

    pub const fn bound(self) -> BoundKind {
        match self {
            Self::Ida { bound, .. } | Self::BestFirst { bound, .. } => bound,
            Self::Preset(_) => BoundKind::Misplaced,
            Self::Shortest | Self::Anytime => BoundKind::PatternDb,
        }
    }

    /// The bound's name on boards of a size, with what sets it apart.
    pub fn bound_name(self, dims: Dims) -> &'static str {
        match self {
            Self::Preset(Preset::Rahardjo) => "misplaced-with-blank",
            Self::Anytime if large::has_tables(dims) => BoundKind::PatternDb.name(),
            Self::Anytime => BoundKind::LinearConflict.name(),
            plan => plan.bound().name(),
        }
    }

    /// The bound on boards of a size in words.
    pub fn bound_title(self, dims: Dims) -> &'static str {
        match self {
            Self::Preset(Preset::Rahardjo) => "misplaced cells with the blank",
            Self::Anytime if large::has_tables(dims) => "linear conflict, then pattern databases",
            Self::Anytime => BoundKind::LinearConflict.title(),
            plan => plan.bound().title(),
        }
    }

    /// Whether a solution that this plan ends with by itself is a shortest one.
    pub fn proves_least(self) -> bool {
        match self {
            Self::Shortest | Self::Anytime => true,
            Self::Ida { weight, .. } | Self::BestFirst { weight, .. } => weight.0 <= 1.0,
            // Handoyo drops a state generated before even where the new way to it is shorter:
            // 2 0 8 3 5 1 6 7 4 needs 27 moves and gets 29.
            Self::Preset(preset) => matches!(preset, Preset::Course | Preset::Roni),
        }
    }

    pub(super) fn script(self) -> Option<Script> {
        let Self::Preset(preset) = self else { return None };
        match preset {
            Preset::Course => None,
            Preset::Roni => Some(Script {
                cost: Cost::F,
                ties: ScriptTies::Heap,
                revisits: Revisits::Queue,
                counts: Counts::Generated,
            }),
            Preset::Handoyo => Some(Script {
                cost: Cost::F,
                ties: ScriptTies::Newest,
                revisits: Revisits::Drop,
                counts: Counts::Raised,
            }),
            Preset::Rahardjo => Some(Script {
                cost: Cost::HThenMilliG,
                ties: ScriptTies::HeapLessOnTies,
                revisits: Revisits::DropUnlessAsGood,
                counts: Counts::Taken,
            }),
        }
    }

    /// The order in which children are made.
    pub(super) const fn ways(self) -> [Move; 4] {
        use Move::{Down, Left, Right, Up};
        match self {
            Self::Preset(Preset::Handoyo) => [Down, Right, Up, Left],
            Self::Preset(Preset::Rahardjo) => [Up, Down, Left, Right],
            _ => [Up, Left, Down, Right],
        }
    }
}

/// The factor of h in ĉ = g + ⌊weight · h⌋, from 0 to [`Weight::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Weight(f64);

impl Weight {
    pub const ONE: Self = Self(1.0);
    /// The queue's lanes and the depth of iterative deepening grow with the weight; at 100 the
    /// depth came near a thread's stack.
    pub const MAX: f64 = 10.0;

    /// `None` unless the factor is a number from 0 to [`Weight::MAX`].
    pub fn new(factor: f64) -> Option<Self> {
        (0.0..=Self::MAX).contains(&factor).then_some(Self(factor))
    }

    pub const fn get(self) -> f64 {
        self.0
    }

    fn suffix(self) -> String {
        if self == Self::ONE { String::new() } else { format!(" with {self} · h") }
    }
}

impl TryFrom<f64> for Weight {
    type Error = &'static str;

    fn try_from(factor: f64) -> Result<Self, Self::Error> {
        Self::new(factor).ok_or("a weight is a number from 0 to 10")
    }
}

impl From<Weight> for f64 {
    fn from(weight: Weight) -> Self {
        weight.0
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A plan with what it may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub plan: Plan,
    pub limits: Limits,
    /// Seconds of search; `None` for as long as it takes.
    pub time_max: Option<f64>,
    /// How many threads a search that can use several may use; `None` for all that the machine has.
    pub threads: Option<NonZero<usize>>,
}

impl Default for Request {
    fn default() -> Self {
        Self { plan: Plan::default(), limits: Limits::usual(), time_max: None, threads: None }
    }
}
