//! Which plans fit boards of which sizes.

use super::plan::{BoundKind, Plan, SearchKind, Weight};
use crate::grid::Dims;
use crate::sliding::bound::choice::Boards;
use crate::sliding::packed::CELLS_MAX;

/// The longest side of boards whose bounds have tables of whole rows and columns.
const SMALL_SIDE_MAX: usize = 4;

/// Whether a size has the tables of whole rows and columns that the strongest bounds need.
pub fn is_small(dims: Dims) -> bool {
    dims.rows().max(dims.cols()) <= SMALL_SIDE_MAX
}

/// The bound that solves boards of a size soonest.
pub fn strongest(dims: Dims) -> BoundKind {
    if is_fifteen(dims) {
        BoundKind::PatternDb
    } else if is_small(dims) {
        BoundKind::WalkingDistance
    } else {
        BoundKind::LinearConflict
    }
}

/// Whether the board is the 15-puzzle's.
pub fn is_fifteen(dims: Dims) -> bool {
    (dims.rows(), dims.cols()) == (4, 4)
}

/// Why a plan does not fit a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    #[error(
        "{search} keeps boards of at most {CELLS_MAX} cells and this one has {cells}; choose the \
         shortest solution or iterative deepening"
    )]
    Cells { search: &'static str, cells: usize },
    #[error(
        "{bound} is for boards of at most {sides} rows and columns and this one is {dims}; choose \
         another bound, such as {other}",
        sides = SMALL_SIDE_MAX,
        other = BoundKind::LinearConflict.title()
    )]
    Bound { bound: &'static str, dims: Dims },
    #[error(
        "{bound} as a bound of one's choice are for boards of 4 rows and columns and this one is \
         {dims}; choose another bound, such as {other}",
        other = strongest(*dims).title()
    )]
    PatternDb { bound: &'static str, dims: Dims },
    #[error(
        "best-first with {bound} is for boards of at most {sides} rows and columns and this one \
         is {dims}; choose another bound, such as {other}",
        sides = SMALL_SIDE_MAX,
        other = BoundKind::Manhattan.title()
    )]
    QueueBound { bound: &'static str, dims: Dims },
    #[error(
        "{search} is several searches at once, on several threads, and has no one tree; choose \
         another, such as {other}",
        other = SearchKind::Ida.title()
    )]
    Tree { search: &'static str },
}

impl Plan {
    /// The plan for boards of a size. [`Plan::Shortest`] becomes iterative deepening with the
    /// strongest bound up to 4×4, and the anytime search on larger boards.
    ///
    /// # Errors
    /// If the plan does not fit boards of this size.
    pub fn on(self, dims: Dims) -> Result<Self, Misfit> {
        let is_small = is_small(dims);
        let cells = dims.cells();
        let bound = self.bound().map_or("", BoundKind::title);
        match self {
            Self::Shortest if is_small => {
                Ok(Self::Ida { bound: strongest(dims), weight: Weight::ONE })
            }
            Self::Shortest | Self::Anytime => Ok(Self::Anytime),
            Self::BestFirst { .. } if cells > CELLS_MAX => {
                Err(Misfit::Cells { search: SearchKind::BestFirst.title(), cells })
            }
            Self::BreadthFirst { .. } if cells > CELLS_MAX => {
                Err(Misfit::Cells { search: SearchKind::BreadthFirst.title(), cells })
            }
            Self::DepthFirst { .. } if cells > CELLS_MAX => {
                Err(Misfit::Cells { search: SearchKind::DepthFirst.title(), cells })
            }
            Self::Preset(preset) if cells > CELLS_MAX => {
                Err(Misfit::Cells { search: preset.title, cells })
            }
            Self::Ida { bound: kind, .. } | Self::BestFirst { bound: kind, .. } => {
                let is_queue = matches!(self, Self::BestFirst { .. });
                match kind.about().boards {
                    Boards::Fifteen if !is_fifteen(dims) => Err(Misfit::PatternDb { bound, dims }),
                    Boards::Small | Boards::SmallInQueues if is_queue && !is_small => {
                        Err(Misfit::QueueBound { bound, dims })
                    }
                    Boards::Small if !is_small => Err(Misfit::Bound { bound, dims }),
                    _ => Ok(self),
                }
            }
            plan => Ok(plan),
        }
    }
}
