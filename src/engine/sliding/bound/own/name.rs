//! The names that an expression can use.

use langkah_language::text;

/// A number that belongs to the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    Misplaced,
    Manhattan,
    Conflicts,
    Walking,
    Kurang,
    Blank,
    G,
    Size,
}

impl Name {
    /// All, each at the place where its value stands among the values of a board.
    pub const ALL: [Self; 8] = [
        Self::Misplaced,
        Self::Manhattan,
        Self::Conflicts,
        Self::Walking,
        Self::Kurang,
        Self::Blank,
        Self::G,
        Self::Size,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Misplaced => "misplaced",
            Self::Manhattan => "manhattan",
            Self::Conflicts => "conflicts",
            Self::Walking => "walking",
            Self::Kurang => "kurang",
            Self::Blank => "blank",
            Self::G => "g",
            Self::Size => "size",
        }
    }

    /// What it is, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Self::Misplaced => text!("sliding-own-name-misplaced"),
            Self::Manhattan => text!("sliding-own-name-manhattan"),
            Self::Conflicts => text!("sliding-own-name-conflicts"),
            Self::Walking => text!("sliding-own-name-walking"),
            Self::Kurang => text!("sliding-own-name-kurang"),
            Self::Blank => text!("sliding-own-name-blank"),
            Self::G => text!("sliding-own-name-g"),
            Self::Size => text!("sliding-own-name-size"),
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// A number that belongs to one tile; it stands inside `sum(…)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfTile {
    Tile,
    Distance,
    Row,
    Column,
    GoalRow,
    GoalColumn,
}

impl OfTile {
    /// All, each at the place where its value stands among the values of a tile.
    pub const ALL: [Self; 6] =
        [Self::Tile, Self::Distance, Self::Row, Self::Column, Self::GoalRow, Self::GoalColumn];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Distance => "distance",
            Self::Row => "row",
            Self::Column => "column",
            Self::GoalRow => "goal_row",
            Self::GoalColumn => "goal_column",
        }
    }

    /// What it is, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Self::Tile => text!("sliding-own-name-tile"),
            Self::Distance => text!("sliding-own-name-distance"),
            Self::Row => text!("sliding-own-name-row"),
            Self::Column => text!("sliding-own-name-column"),
            Self::GoalRow => text!("sliding-own-name-goal-row"),
            Self::GoalColumn => text!("sliding-own-name-goal-column"),
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// What is written with arguments in parentheses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Sum,
    Max,
    Min,
    Abs,
    Floor,
    Ceil,
    Sqrt,
    If,
}

impl Function {
    pub const ALL: [Self; 8] =
        [Self::Sum, Self::Max, Self::Min, Self::Abs, Self::Floor, Self::Ceil, Self::Sqrt, Self::If];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Sum => "sum",
            Self::Max => "max",
            Self::Min => "min",
            Self::Abs => "abs",
            Self::Floor => "floor",
            Self::Ceil => "ceil",
            Self::Sqrt => "sqrt",
            Self::If => "if",
        }
    }

    /// How it is written.
    pub const fn form(self) -> &'static str {
        match self {
            Self::Sum => "sum(x)",
            Self::Max => "max(x, y, …)",
            Self::Min => "min(x, y, …)",
            Self::Abs => "abs(x)",
            Self::Floor => "floor(x)",
            Self::Ceil => "ceil(x)",
            Self::Sqrt => "sqrt(x)",
            Self::If => "if(x, y, z)",
        }
    }

    /// What it is, in a few words.
    pub fn about(self) -> &'static str {
        match self {
            Self::Sum => text!("sliding-own-function-sum"),
            Self::Max => text!("sliding-own-function-max"),
            Self::Min => text!("sliding-own-function-min"),
            Self::Abs => text!("sliding-own-function-abs"),
            Self::Floor => text!("sliding-own-function-floor"),
            Self::Ceil => text!("sliding-own-function-ceil"),
            Self::Sqrt => text!("sliding-own-function-sqrt"),
            Self::If => text!("sliding-own-function-if"),
        }
    }

    /// Whether it takes so many arguments.
    pub(super) const fn takes(self, count: usize) -> bool {
        match self {
            Self::Max | Self::Min => count > 0,
            Self::If => count == 3,
            Self::Sum | Self::Abs | Self::Floor | Self::Ceil | Self::Sqrt => count == 1,
        }
    }

    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// The names of a list, with commas between.
pub(super) fn listed(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
