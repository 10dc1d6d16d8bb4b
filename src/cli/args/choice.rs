//! Which search the arguments ask for, and the request that they make.

use std::num::NonZero;

use clap::Args;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, ChildOrder, Plan, Preset, Request, SearchKind, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::metric::Metric;
use langkah_language::text;

use super::bound::bounds;
use super::conflict::Conflict;
use super::limiting::Limiting;
use super::values::{between, named, presets, searches, weight, whole};
use crate::cli::family::named::Published;

/// A solution of more moves than this could not be shown.
const DEPTH_MAX: u32 = 1_000_000_000;

/// How long the anytime search goes on if the arguments do not say it, because perhaps nobody is
/// there to stop it.
const ANYTIME_SECONDS: f64 = 60.0;

#[derive(Args, Debug)]
pub(super) struct Choice {
    /// How to search [default: ida up to 4x4, anytime on larger boards]
    #[arg(long, value_name = "SEARCH", value_parser = searches())]
    pub(super) search: Option<SearchKind>,
    /// The lower bound on the moves still to come, by its name or as an expression of your own (see
    /// `langkah bound`) [default: one that suits the size and the search; the figures name it]
    #[arg(long, value_name = "BOUND", value_parser = bounds(), allow_hyphen_values = true)]
    pub(super) bound: Option<BoundKind>,
    /// Run a search as it was published
    #[arg(long, value_name = "NAME", value_parser = presets())]
    #[arg(conflicts_with_all = ["search", "depth"])]
    pub(super) preset: Option<Published>,
    /// Which node best-first expands first where several are the best [default: least-h]
    #[arg(long, value_name = "RULE", value_parser = named(&Ties::ALL, Ties::name))]
    pub(super) ties: Option<Ties>,
    /// The order in which best-first, bfs and dfs make the children of a node: the ways of the
    /// blank U, L, D and R, such as URDL [default: ULDR, for bfs and dfs DLUR]
    #[arg(long, value_name = "ORDER")]
    pub(super) order: Option<ChildOrder>,
    /// The factor of the bound, 0 to 10; above 1 the solution may not be a shortest one
    #[arg(long, value_name = "W", value_parser = weight)]
    pub(super) weight: Option<Weight>,
    /// What counts as one move: a tile, or a line of tiles that is shifted at once
    #[arg(long, value_name = "METRIC", value_parser = named(&Metric::ALL, Metric::name))]
    #[arg(default_value = "single", conflicts_with = "preset")]
    pub(super) metric: Metric,
    /// Let best-first, bfs and dfs keep no visited set
    #[arg(long)]
    pub(super) no_visited: bool,
    /// The most moves of a path of dfs [default: as many as memory bears]
    #[arg(long, value_name = "MOVES", value_parser = between(0..=DEPTH_MAX))]
    pub(super) depth: Option<u32>,
    /// Anytime: end with the first solution of at most this many moves. On boards up to 4x4 without
    /// --search anytime a shortest solution is found whatever the target
    #[arg(long, value_name = "MOVES", value_parser = whole::<u32>, conflicts_with = "preset")]
    pub(super) target: Option<u32>,
}

impl Choice {
    /// The plan for boards of a size.
    pub(super) fn plan(&self, dims: Dims) -> Plan {
        if let Some(preset) = self.preset.and_then(Published::sliding) {
            return Plan::Preset(preset);
        }
        let bound = self.bound.unwrap_or_default();
        let (weight, visited) = (self.weight.unwrap_or(Weight::ONE), !self.no_visited);
        let plan = match self.search {
            None if self.bound.is_none() && self.weight.is_none() => Plan::Shortest,
            Some(SearchKind::Anytime) => Plan::Anytime,
            Some(SearchKind::BreadthFirst) => Plan::breadth_first(visited),
            Some(SearchKind::DepthFirst) => Plan::depth_first(visited, self.depth),
            None | Some(SearchKind::Ida) => Plan::Ida { bound, weight },
            Some(SearchKind::BestFirst) => {
                Plan::best_first(bound, weight, self.ties.unwrap_or_default(), visited)
            }
        };
        let plan = self.order.map_or(plan, |order| plan.in_order(order));
        match self.bound {
            Some(_) => plan,
            None => plan.with_strongest_bound(dims, self.metric),
        }
    }

    /// Refuses what only another search can do.
    pub(super) fn judge(&self) -> Result<(), Conflict> {
        let given = [
            ("--bound", self.bound.is_some()),
            ("--weight", self.weight.is_some()),
            ("--ties", self.ties.is_some()),
            ("--order", self.order.is_some()),
            ("--no-visited", self.no_visited),
            ("--depth", self.depth.is_some()),
            ("--target", self.target.is_some()),
        ];
        let mut given = given.into_iter().filter(|(_, is_given)| *is_given);
        if let Some((option, _)) = given.clone().next().filter(|_| self.preset.is_some()) {
            return Err(Conflict::new(self.beside_preset(option)));
        }
        given
            .find_map(|(option, _)| self.refuses(option))
            .map_or(Ok(()), |why| Err(Conflict::new(why)))
    }

    /// That an option cannot stand beside a published search, and how the course's search is
    /// written with it.
    fn beside_preset(&self, option: &str) -> String {
        match self.preset.and_then(Published::sliding) {
            Some(preset) if preset == Preset::COURSE => {
                text!("usage-course-spelled", option = option)
            }
            _ => text!("usage-beside", argument = option, other = "--preset <NAME>"),
        }
    }

    /// Why an option does not fit the search, if it does not.
    fn refuses(&self, option: &str) -> Option<String> {
        let is_for = |what: &str| Some(text!("usage-is-for", option = option, what = what));
        match (self.search, option) {
            (None, "--target") if self.bound.is_none() && self.weight.is_none() => None,
            (Some(SearchKind::Anytime), "--target") => None,
            (_, "--target") => is_for("--search anytime"),
            (Some(SearchKind::DepthFirst), "--no-visited" | "--order" | "--depth")
            | (Some(SearchKind::BreadthFirst), "--no-visited" | "--order") => None,
            (_, "--depth") => is_for("--search dfs"),
            (Some(SearchKind::BestFirst), _) => None,
            (Some(SearchKind::Anytime), _) => Some(text!("usage-not-anytime", option = option)),
            (Some(SearchKind::BreadthFirst | SearchKind::DepthFirst), "--bound" | "--weight") => {
                Some(text!("usage-not-blind", option = option))
            }
            (Some(SearchKind::BreadthFirst | SearchKind::DepthFirst), _) => {
                Some(text!("usage-not-queue", option = option))
            }
            (None | Some(SearchKind::Ida), "--bound" | "--weight") => None,
            (None | Some(SearchKind::Ida), "--no-visited") => {
                Some(text!("usage-visited", option = option))
            }
            (None | Some(SearchKind::Ida), "--order") => {
                Some(text!("usage-children", option = option))
            }
            (None | Some(SearchKind::Ida), _) => Some(text!("usage-queue", option = option)),
        }
    }
}

/// The request of these arguments for a board of a size.
pub(super) fn request(
    choice: &Choice,
    limiting: &Limiting,
    threads: Option<NonZero<usize>>,
    dims: Dims,
) -> Request {
    let plan = choice.plan(dims);
    let is_anytime = plan.on(dims, choice.metric) == Ok(Plan::Anytime);
    let time_max = limiting.time.or(is_anytime.then_some(ANYTIME_SECONDS));
    let metric = choice.metric;
    let (limits, target) = (limiting.limits(), choice.target);
    Request { plan, metric, limits, time_max, target, threads }
}
