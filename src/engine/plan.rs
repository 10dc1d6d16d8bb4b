//! Which search with which bound: the choices, their names, and what is published.

mod order;
mod preset;
mod weight;

use std::num::NonZero;

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::grid::Dims;
use crate::search::best_first::Ties;
use crate::search::best_first::script::Script;
use crate::search::limits::Limits;
pub use crate::sliding::bound::choice::BoundKind;
use crate::sliding::bound::own::Formula;
use crate::sliding::large;
use crate::sliding::metric::Metric;
use crate::sliding::moves::Move;
pub use order::{ChildOrder, ChildOrderError};
pub use preset::Preset;
pub use weight::Weight;

crate::named! {
    /// The engines.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum SearchKind with title {
        Ida = "ida", text!("plan-ida");
        BestFirst = "best-first", text!("plan-best-first");
        Anytime = "anytime", text!("plan-anytime");
        BreadthFirst = "bfs", text!("plan-breadth-first");
        DepthFirst = "dfs", text!("plan-depth-first");
    }
}

/// What to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Plan {
    /// The best search for the board's size: see [`Plan::on`]. On 4×4, walking distance solves the
    /// easy boards.
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
        #[serde(default = "usual_order")]
        order: ChildOrder,
    },
    /// First in, first out: a blind search, with the moves that undo the last one, as the 8-puzzle
    /// page makes them.
    BreadthFirst {
        visited: bool,
        #[serde(default = "order_of_page")]
        order: ChildOrder,
    },
    /// It takes the first child of the node that was expanded last: a blind search, with the same
    /// children as breadth-first search.
    DepthFirst {
        visited: bool,
        /// The most moves of a path; `None` for as many as memory allows.
        depth_max: Option<u32>,
        #[serde(default = "order_of_page")]
        order: ChildOrder,
    },
    Preset(Preset),
}

impl Plan {
    /// Best-first search with the usual order of children.
    pub const fn best_first(bound: BoundKind, weight: Weight, ties: Ties, visited: bool) -> Self {
        Self::BestFirst { bound, weight, ties, visited, order: ChildOrder::USUAL }
    }

    /// Breadth-first search with the order of children of the 8-puzzle page.
    pub const fn breadth_first(visited: bool) -> Self {
        Self::BreadthFirst { visited, order: ChildOrder::PAGE }
    }

    /// Depth-first search with the order of children of the 8-puzzle page.
    pub const fn depth_first(visited: bool, depth_max: Option<u32>) -> Self {
        Self::DepthFirst { visited, depth_max, order: ChildOrder::PAGE }
    }

    /// Whether the search is iterative deepening, which keeps only the nodes of one path.
    pub const fn keeps_a_path(self) -> bool {
        matches!(self, Self::Shortest | Self::Ida { .. })
    }

    /// The name of the search.
    pub fn search_name(self) -> &'static str {
        match self {
            Self::Shortest => "shortest",
            Self::Anytime => SearchKind::Anytime.name(),
            Self::Ida { .. } => SearchKind::Ida.name(),
            Self::BestFirst { .. } => SearchKind::BestFirst.name(),
            Self::BreadthFirst { .. } => SearchKind::BreadthFirst.name(),
            Self::DepthFirst { .. } => SearchKind::DepthFirst.name(),
            Self::Preset(preset) => preset.name,
        }
    }

    /// The search in words.
    pub fn search_title(self) -> String {
        let title = self.kind().map_or_else(|| text!("plan-shortest"), SearchKind::title);
        match self {
            Self::Shortest | Self::Anytime => title.to_owned(),
            Self::Ida { weight, .. } => weighted(title, weight),
            Self::BestFirst { weight, visited, ties, .. } => {
                self.with_order(with_ties(with_visited(weighted(title, weight), visited), ties))
            }
            Self::BreadthFirst { visited, .. } => {
                self.with_order(with_visited(title.to_owned(), visited))
            }
            Self::DepthFirst { visited, depth_max, .. } => {
                let title = match depth_max.map(|depth| depth.to_string()) {
                    Some(depth) => text!("plan-to-depth", search = title, depth = depth),
                    None => title.to_owned(),
                };
                self.with_order(with_visited(title, visited))
            }
            Self::Preset(preset) if preset == Preset::COURSE => {
                text!("plan-published-course").to_owned()
            }
            Self::Preset(preset) => text!("plan-published", name = preset.title()),
        }
    }

    /// The engine of a search that is chosen by its engine.
    const fn kind(self) -> Option<SearchKind> {
        match self {
            Self::Shortest | Self::Preset(_) => None,
            Self::Anytime => Some(SearchKind::Anytime),
            Self::Ida { .. } => Some(SearchKind::Ida),
            Self::BestFirst { .. } => Some(SearchKind::BestFirst),
            Self::BreadthFirst { .. } => Some(SearchKind::BreadthFirst),
            Self::DepthFirst { .. } => Some(SearchKind::DepthFirst),
        }
    }

    /// The search in words without what sets it apart from others of its engine.
    pub(super) fn plain_title(self) -> String {
        match (self, self.kind()) {
            (Self::Preset(preset), _) => preset.title().to_owned(),
            (_, Some(kind)) => kind.title().to_owned(),
            (plan, None) => plan.search_title(),
        }
    }

    /// The bound h; `None` for a blind search.
    pub const fn bound(self) -> Option<BoundKind> {
        match self {
            Self::Ida { bound, .. } | Self::BestFirst { bound, .. } => Some(bound),
            Self::Preset(_) => Some(BoundKind::Misplaced),
            Self::Shortest | Self::Anytime => Some(BoundKind::PatternDb),
            Self::BreadthFirst { .. } | Self::DepthFirst { .. } => None,
        }
    }

    /// The bound's name on boards of a size, with what is special about it; `none` for a blind
    /// search.
    pub fn bound_name(self, dims: Dims, metric: Metric) -> &'static str {
        match self {
            Self::Preset(preset) if preset.counts_blank => "misplaced-with-blank",
            Self::Anytime if metric == Metric::Multi => "crossings",
            Self::Anytime if large::has_tables(dims) => BoundKind::PatternDb.name(),
            Self::Anytime => BoundKind::LinearConflict.name(),
            plan => plan.bound().map_or("none", BoundKind::name),
        }
    }

    /// The bound on boards of a size in words.
    pub fn bound_title(self, dims: Dims, metric: Metric) -> &'static str {
        match self {
            Self::Preset(preset) if preset.counts_blank => text!("plan-bound-with-blank"),
            Self::Anytime if metric == Metric::Multi => text!("plan-bound-crossings"),
            Self::Anytime if large::has_tables(dims) => text!("plan-bound-anytime"),
            Self::Anytime => BoundKind::LinearConflict.title(),
            plan => plan.bound().map_or_else(|| text!("plan-no-bound"), BoundKind::title),
        }
    }

    /// The search and its bound in words; a search without a bound is called blind.
    pub fn title(self, dims: Dims, metric: Metric) -> String {
        let bound = self.bound().map(|_| self.bound_title(dims, metric));
        let bound = bound.unwrap_or_else(|| text!("plan-blind"));
        text!("plan-title", search = self.search_title(), bound = bound)
    }

    /// The factor of the bound; `None` where the plan has no choice of one.
    pub const fn weight(self) -> Option<Weight> {
        match self {
            Self::Ida { weight, .. } | Self::BestFirst { weight, .. } => Some(weight),
            _ => None,
        }
    }

    /// Which of several best nodes is expanded; `None` where the plan has no choice.
    pub const fn ties(self) -> Option<Ties> {
        match self {
            Self::BestFirst { ties, .. } => Some(ties),
            _ => None,
        }
    }

    /// Whether the search keeps a visited set; `None` where the plan has no choice.
    pub const fn visited(self) -> Option<bool> {
        match self {
            Self::BestFirst { visited, .. }
            | Self::BreadthFirst { visited, .. }
            | Self::DepthFirst { visited, .. } => Some(visited),
            _ => None,
        }
    }

    /// The most moves of a path; `None` where there is no such limit.
    pub const fn depth_max(self) -> Option<u32> {
        match self {
            Self::DepthFirst { depth_max, .. } => depth_max,
            _ => None,
        }
    }

    /// The order in which children are made; `None` where the plan has no choice.
    pub const fn order(self) -> Option<ChildOrder> {
        match self {
            Self::BestFirst { order, .. }
            | Self::BreadthFirst { order, .. }
            | Self::DepthFirst { order, .. } => Some(order),
            _ => None,
        }
    }

    /// The order of children where nobody chooses another one.
    pub const fn order_by_itself(self) -> ChildOrder {
        match self {
            Self::Preset(preset) => preset.order(),
            Self::BreadthFirst { .. } | Self::DepthFirst { .. } => ChildOrder::PAGE,
            _ => ChildOrder::USUAL,
        }
    }

    /// The order of children that somebody chose in the place of the usual one.
    pub fn chosen_order(self) -> Option<ChildOrder> {
        self.order().filter(|&order| order != self.order_by_itself())
    }

    /// The same search with another order of children, if it has a choice.
    #[must_use]
    pub const fn in_order(mut self, new: ChildOrder) -> Self {
        if let Self::BestFirst { order, .. }
        | Self::BreadthFirst { order, .. }
        | Self::DepthFirst { order, .. } = &mut self
        {
            *order = new;
        }
        self
    }

    /// The expression of an own bound, if the plan has one.
    pub fn own_bound(self) -> Option<Formula> {
        self.bound().and_then(BoundKind::formula)
    }

    /// Whether a solution is a shortest one if this plan ends with it by itself. Of an own bound
    /// nobody knows whether it is a lower bound, so that such a plan proves nothing.
    pub fn proves_least(self) -> bool {
        match self {
            _ if self.own_bound().is_some() => false,
            Self::Shortest | Self::Anytime | Self::BreadthFirst { .. } => true,
            Self::DepthFirst { .. } => false,
            Self::Ida { weight, .. } | Self::BestFirst { weight, .. } => weight.get() <= 1.0,
            Self::Preset(preset) => preset.proves_least,
        }
    }

    /// The rules of a search that runs as a script.
    pub fn script(self) -> Option<Script> {
        match self {
            Self::Preset(preset) => preset.script,
            _ => None,
        }
    }

    /// Whether the search also makes the move that undoes the last one, as the 8-puzzle page does.
    pub(super) fn makes_reversals(self) -> bool {
        match self {
            Self::Preset(preset) => preset.makes_reversals,
            Self::BreadthFirst { .. } | Self::DepthFirst { .. } => true,
            _ => false,
        }
    }

    /// The order in which children are made.
    pub(super) fn ways(self) -> [Move; 4] {
        self.order().unwrap_or(self.order_by_itself()).ways()
    }

    /// The title of a search with its order of children, if somebody chose it.
    fn with_order(self, title: String) -> String {
        match self.chosen_order() {
            Some(order) => text!("plan-order", search = title, order = order.to_string()),
            None => title,
        }
    }
}

// Plans of older files of settings say no order.

const fn usual_order() -> ChildOrder {
    ChildOrder::USUAL
}

const fn order_of_page() -> ChildOrder {
    ChildOrder::PAGE
}

fn weighted(search: &str, weight: Weight) -> String {
    match weight {
        Weight::ONE => search.to_owned(),
        weight => text!("plan-weighted", search = search, weight = weight.shown()),
    }
}

fn with_visited(search: String, visited: bool) -> String {
    if visited { search } else { text!("plan-no-visited", search = search) }
}

/// The title of a search with its rule for ties, if somebody chose it.
fn with_ties(search: String, ties: Ties) -> String {
    match ties {
        Ties::LeastH => search,
        Ties::Newest => text!("plan-ties-newest", search = search),
        Ties::Oldest => text!("plan-ties-oldest", search = search),
    }
}

/// A plan with what it may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub plan: Plan,
    /// What counts as one move.
    pub metric: Metric,
    pub limits: Limits,
    /// The most seconds of search; `None` for no limit.
    pub time_max: Option<f64>,
    /// An anytime search ends with the first solution of at most this many moves.
    pub target: Option<u32>,
    /// How many threads a search that can use several may use; `None` for all that the machine has.
    pub threads: Option<NonZero<usize>>,
}

impl Default for Request {
    fn default() -> Self {
        Self {
            plan: Plan::default(),
            metric: Metric::default(),
            limits: Limits::usual(),
            time_max: None,
            target: None,
            threads: None,
        }
    }
}
