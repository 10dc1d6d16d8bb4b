//! The names that an expression can use.

use langkah_language::text;

crate::named! {
    /// A number that belongs to the whole board, in the order of the values of a board.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Name with about {
        Misplaced = "misplaced", text!("sliding-own-name-misplaced");
        Manhattan = "manhattan", text!("sliding-own-name-manhattan");
        Conflicts = "conflicts", text!("sliding-own-name-conflicts");
        Walking = "walking", text!("sliding-own-name-walking");
        Kurang = "kurang", text!("sliding-own-name-kurang");
        Blank = "blank", text!("sliding-own-name-blank");
        G = "g", text!("sliding-own-name-g");
        Size = "size", text!("sliding-own-name-size");
    }
}

crate::named! {
    /// A number that belongs to one tile, in the order of the values of a tile. It stands inside
    /// `sum(…)`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OfTile with about {
        Tile = "tile", text!("sliding-own-name-tile");
        Distance = "distance", text!("sliding-own-name-distance");
        Row = "row", text!("sliding-own-name-row");
        Column = "column", text!("sliding-own-name-column");
        GoalRow = "goal_row", text!("sliding-own-name-goal-row");
        GoalColumn = "goal_column", text!("sliding-own-name-goal-column");
    }
}

crate::named! {
    /// What is written with arguments in parentheses.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Function with about {
        Sum = "sum", text!("sliding-own-function-sum");
        Max = "max", text!("sliding-own-function-max");
        Min = "min", text!("sliding-own-function-min");
        Abs = "abs", text!("sliding-own-function-abs");
        Floor = "floor", text!("sliding-own-function-floor");
        Ceil = "ceil", text!("sliding-own-function-ceil");
        Sqrt = "sqrt", text!("sliding-own-function-sqrt");
        If = "if", text!("sliding-own-function-if");
    }
}

impl Function {
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

    /// Whether it takes so many arguments.
    pub(super) const fn takes(self, count: usize) -> bool {
        match self {
            Self::Max | Self::Min => count > 0,
            Self::If => count == 3,
            Self::Sum | Self::Abs | Self::Floor | Self::Ceil | Self::Sqrt => count == 1,
        }
    }
}

/// The names of a list, with commas between.
pub(super) fn listed(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
