//! Which plans fit boards of which sizes.

use langkah_language::text;

use super::plan::{BoundKind, Plan, SearchKind, Weight};
use crate::grid::Dims;
use crate::sliding::bound::about::Boards;
use crate::sliding::bound::own::name::Name;
use crate::sliding::metric::Metric;
use crate::sliding::packed::CELLS_MAX;

/// The longest side of boards whose bounds have tables of whole rows and columns.
const SMALL_SIDE_MAX: usize = 4;

/// Whether a size has the tables of whole rows and columns that the strongest bounds need.
pub fn is_small(dims: Dims) -> bool {
    dims.rows().max(dims.cols()) <= SMALL_SIDE_MAX
}

/// The bound that solves boards of a size soonest, for what counts as one move.
pub fn strongest(dims: Dims, metric: Metric) -> BoundKind {
    if is_fifteen(dims) || metric == Metric::Multi {
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
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum Misfit {
    /// The board has too many cells for this search.
    #[error(
        "{}",
        text!(
            "plan-misfit-cells",
            search = plan.plain_title(),
            most = CELLS_MAX,
            cells = cells.to_string()
        )
    )]
    Cells { plan: Plan, cells: usize },
    #[error(
        "{}",
        text!(
            "plan-misfit-bound",
            bound = in_a_sentence(*bound),
            sides = SMALL_SIDE_MAX,
            size = dims.to_string(),
            other = BoundKind::LinearConflict.title()
        )
    )]
    Bound { bound: BoundKind, dims: Dims },
    #[error(
        "{}",
        text!(
            "plan-misfit-pattern-db",
            bound = bound.title(),
            size = dims.to_string(),
            other = strongest(*dims, Metric::Single).title()
        )
    )]
    PatternDb { bound: BoundKind, dims: Dims },
    #[error(
        "{}",
        text!(
            "plan-misfit-queue-bound",
            bound = in_a_sentence(*bound),
            sides = SMALL_SIDE_MAX,
            size = dims.to_string(),
            other = BoundKind::Manhattan.title()
        )
    )]
    QueueBound { bound: BoundKind, dims: Dims },
    /// An own bound depends on the path, which a search with a queue does not keep.
    #[error(
        "{}",
        text!("plan-misfit-path", bound = in_a_sentence(*bound), other = SearchKind::Ida.title())
    )]
    Path { bound: BoundKind },
    /// Boards of this size have one search alone where a line shifted at once is one move.
    #[error(
        "{}",
        text!(
            "plan-misfit-multi-size",
            sides = SMALL_SIDE_MAX,
            size = dims.to_string()
        )
    )]
    MultiSize { dims: Dims },
    /// The search counts single tiles alone.
    #[error(
        "{}",
        text!(
            "plan-misfit-multi-search",
            search = plan.in_a_sentence(),
            other = SearchKind::Ida.title()
        )
    )]
    MultiPlan { plan: Plan },
    /// The bound holds for single tiles alone.
    #[error(
        "{}",
        text!(
            "plan-misfit-multi-bound",
            bound = in_a_sentence(*bound),
            other = BoundKind::PatternDb.title()
        )
    )]
    MultiBound { bound: BoundKind },
    /// The search has no single tree.
    #[error(
        "{}",
        text!(
            "plan-misfit-tree",
            search = plan.in_a_sentence(),
            other = SearchKind::Ida.title()
        )
    )]
    Tree { plan: Plan },
}

/// A bound as a sentence names it: an expression may have the name of a bound of the list.
fn in_a_sentence(bound: BoundKind) -> String {
    match bound {
        BoundKind::Own(formula) => text!("plan-own-bound", bound = formula.text()),
        _ => bound.title().to_owned(),
    }
}

impl Plan {
    /// The search as a sentence names it.
    fn in_a_sentence(self) -> String {
        match self {
            Self::Anytime => text!("plan-anytime-search").to_owned(),
            _ => self.plain_title(),
        }
    }

    /// The same search by the strongest bound that it can have on boards of a size, for what counts
    /// as one move. A search without a bound stays as it is.
    #[must_use]
    pub fn with_strongest_bound(mut self, dims: Dims, metric: Metric) -> Self {
        match &mut self {
            // The strongest ones keep tables that only boards of at most 4×4 have in a queue.
            Self::BestFirst { bound, .. } if metric == Metric::Single && !is_small(dims) => {
                *bound = BoundKind::Manhattan;
            }
            Self::BestFirst { bound, .. } | Self::Ida { bound, .. } => {
                *bound = strongest(dims, metric);
            }
            _ => {}
        }
        self
    }

    /// The plan for boards of a size and a metric. [`Plan::Shortest`] becomes iterative deepening
    /// with the strongest bound up to 4×4, and the anytime search on larger boards.
    ///
    /// # Errors
    /// If the plan does not fit boards of this size, or not this metric.
    pub fn on(self, dims: Dims, metric: Metric) -> Result<Self, Misfit> {
        match metric {
            Metric::Single => self.on_single(dims),
            Metric::Multi => self.on_multi(dims),
        }
    }

    fn on_multi(self, dims: Dims) -> Result<Self, Misfit> {
        if !is_small(dims) {
            return match self {
                Self::Shortest | Self::Anytime => Ok(Self::Anytime),
                _ => Err(Misfit::MultiSize { dims }),
            };
        }
        match self {
            Self::Shortest => Ok(Self::Ida { bound: BoundKind::PatternDb, weight: Weight::ONE }),
            Self::Ida { bound, .. } | Self::BestFirst { bound, .. } => match bound {
                BoundKind::Misplaced | BoundKind::Manhattan | BoundKind::PatternDb => Ok(self),
                _ => Err(Misfit::MultiBound { bound }),
            },
            Self::BreadthFirst { .. } => Ok(self),
            Self::Anytime | Self::DepthFirst { .. } | Self::Preset(_) => {
                Err(Misfit::MultiPlan { plan: self })
            }
        }
    }

    fn on_single(self, dims: Dims) -> Result<Self, Misfit> {
        let is_small = is_small(dims);
        let cells = dims.cells();
        match self {
            Self::Shortest if is_small => {
                Ok(Self::Ida { bound: strongest(dims, Metric::Single), weight: Weight::ONE })
            }
            Self::Shortest | Self::Anytime => Ok(Self::Anytime),
            Self::BestFirst { .. }
            | Self::BreadthFirst { .. }
            | Self::DepthFirst { .. }
            | Self::Preset(_)
                if cells > CELLS_MAX =>
            {
                Err(Misfit::Cells { plan: self, cells })
            }
            Self::Ida { bound, .. } | Self::BestFirst { bound, .. } => {
                let is_queue = matches!(self, Self::BestFirst { .. });
                match bound.boards() {
                    _ if is_queue && bound.formula().is_some_and(|own| own.uses(Name::G)) => {
                        Err(Misfit::Path { bound })
                    }

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
