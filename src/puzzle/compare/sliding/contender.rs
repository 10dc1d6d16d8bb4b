//! A search by its name: what it is, a colon, what sets it apart.

use std::fmt;
use std::str::FromStr;

use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, ChildOrder, Plan, Preset, Request, SearchKind, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::bound::own::{Formula, FormulaError};
use langkah_engine::sliding::metric::Metric;
use langkah_language::text;

use crate::compare::{Allowance, read_name};

/// A search that is to be compared with others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contender {
    plan: Plan,
    /// What counts as one move.
    metric: Metric,
    /// Whether the name says the bound; if not, it is the strongest for the board's size.
    has_bound: bool,
}

/// Why a name is not the name of a search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error(
        "{}",
        text!("compare-no-search", name = name.as_str(), presets = Preset::ALL.map(|preset| preset.name).join(", "))
    )]
    Search { name: String },
    #[error("{}", useless(search, word))]
    Word { search: &'static str, word: String },
    /// The word is an expression with a fault.
    #[error("{}", text!("compare-bad-expression", word = word.as_str(), error = error.to_string()))]
    Expression { word: String, error: FormulaError },
    #[error("{}", text!("compare-twice", name = name.as_str()))]
    Twice { name: String },
}

const NO_VISITED: &str = "no-visited";

/// The sentence that a word says nothing to a search, and what does.
fn useless(search: &'static str, word: &str) -> String {
    let bounds = BoundKind::ALL.map(BoundKind::name).join(", ");
    let kind = SearchKind::named(search);
    let order = "URDL";
    match kind {
        Some(SearchKind::BestFirst) => text!(
            "compare-word-best-first",
            word = word,
            search = search,
            bounds = bounds,
            ties = Ties::ALL.map(Ties::name).join(", "),
            order = order,
            skip = NO_VISITED
        ),
        Some(SearchKind::Ida) => {
            text!("compare-word-ida", word = word, search = search, bounds = bounds)
        }
        Some(SearchKind::BreadthFirst) => text!(
            "compare-word-bfs",
            word = word,
            search = search,
            order = order,
            skip = NO_VISITED
        ),
        Some(SearchKind::DepthFirst) => text!(
            "compare-word-dfs",
            word = word,
            search = search,
            order = order,
            skip = NO_VISITED
        ),
        _ => text!("compare-word-alone", word = word, search = search),
    }
}

impl Contender {
    /// The plan for boards of a size.
    pub fn plan(self, dims: Dims) -> Plan {
        match self.has_bound {
            true => self.plan,
            false => self.plan.with_strongest_bound(dims, self.metric),
        }
    }

    /// The request that runs this search on boards of a size with this allowance.
    pub fn request(self, dims: Dims, allowance: &Allowance) -> Request {
        let Allowance { limits, time_max, threads } = *allowance;
        let (plan, metric) = (self.plan(dims), self.metric);
        Request { plan, metric, limits, time_max, threads, ..Request::default() }
    }

    /// Whether it goes with boards of a size.
    pub fn goes_with(self, dims: Dims) -> bool {
        self.plan(dims).on(dims, self.metric).is_ok()
    }

    /// What counts as one move.
    pub fn metric(self) -> Metric {
        self.metric
    }

    /// The search that a request asks for.
    pub fn of(request: &Request) -> Self {
        Self { metric: request.metric, ..Self::from(request.plan) }
    }

    /// The search in words: `Deepening, Manhattan distance`.
    pub(super) fn words(self) -> String {
        let search = match self.plan {
            Plan::Shortest => text!("compare-shortest"),
            Plan::Anytime => text!("compare-anytime"),
            Plan::Preset(preset) => preset.words(),
            Plan::BreadthFirst { .. } => text!("compare-breadth-first"),
            Plan::DepthFirst { .. } => text!("compare-depth-first"),
            Plan::Ida { .. } => text!("compare-deepening"),
            Plan::BestFirst { .. } => text!("compare-best-first"),
        };
        let mut words = vec![search.to_owned()];
        if let Plan::Ida { bound, weight } | Plan::BestFirst { bound, weight, .. } = self.plan {
            let strongest = || text!("compare-strongest-bound");
            let bound = if self.has_bound { bound.title() } else { strongest() };
            words.push(bound.to_owned());
            if weight != Weight::ONE {
                words.push(text!("compare-weight", weight = weight.shown()));
            }
        }
        match self.plan {
            Plan::BestFirst { ties: Ties::Newest, .. } => {
                words.push(text!("compare-newest-first").to_owned());
            }
            Plan::BestFirst { ties: Ties::Oldest, .. } => {
                words.push(text!("compare-oldest-first").to_owned());
            }
            Plan::DepthFirst { depth_max: Some(depth), .. } => {
                words.push(text!("compare-to-depth", depth = depth.to_string()));
            }
            _ => {}
        }
        if let Some(order) = self.plan.chosen_order() {
            words.push(text!("compare-order", order = order.to_string()));
        }
        if self.plan.visited() == Some(false) {
            words.push(text!("compare-no-visited").to_owned());
        }
        if self.metric == Metric::Multi {
            words.push(self.metric.title().to_owned());
        }
        words.join(", ")
    }
}

impl From<Plan> for Contender {
    fn from(plan: Plan) -> Self {
        Self { plan, metric: Metric::Single, has_bound: true }
    }
}

/// Whether a word that cannot be read was meant as an expression: it has what no name has.
fn is_expression(word: &str) -> bool {
    word.contains(|letter: char| !letter.is_ascii_alphanumeric() && !"-._".contains(letter))
}

/// The search first, then in any order the bound by its name or as an expression, the weight as a
/// number, the tie rule, `no-visited`, what counts as one move: `best-first:misplaced:oldest`; of
/// depth-first search the greatest depth as a number: `dfs:30:no-visited`.
impl FromStr for Contender {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let with = |contender: Self, word: &str| {
            let plan = contender.plan;
            let wrong = || match Formula::fault(word) {
                Some(error) if plan.weight().is_some() && is_expression(word) => {
                    NameError::Expression { word: word.to_owned(), error }
                }
                _ => NameError::Word { search: plan.search_name(), word: word.to_owned() },
            };
            contender.with(word).ok_or_else(wrong)
        };
        read_name(name, begin, with, |name| NameError::Twice { name })
    }
}

/// The search of its name alone.
fn begin(search: &str) -> Result<Contender, NameError> {
    let (bound, weight) = (BoundKind::default(), Weight::ONE);
    let preset = Preset::ALL.into_iter().find(|preset| preset.name == search);
    let kind = SearchKind::named(search);
    let plan = match (preset, kind) {
        (Some(preset), _) => Plan::Preset(preset),
        (_, Some(SearchKind::Ida)) => Plan::Ida { bound, weight },
        (_, Some(SearchKind::BestFirst)) => Plan::best_first(bound, weight, Ties::default(), true),
        (_, Some(SearchKind::Anytime)) => Plan::Anytime,
        (_, Some(SearchKind::BreadthFirst)) => Plan::breadth_first(true),
        (_, Some(SearchKind::DepthFirst)) => Plan::depth_first(true, None),
        _ if search == Plan::Shortest.search_name() => Plan::Shortest,
        _ => return Err(NameError::Search { name: search.to_owned() }),
    };
    // The searches without a weight have a fixed bound or none.
    Ok(Contender { has_bound: plan.weight().is_none(), ..Contender::from(plan) })
}

impl Contender {
    fn with(mut self, word: &str) -> Option<Self> {
        if let Some(metric) = Metric::named(word) {
            self.metric = metric;
            return Some(self);
        }
        let named = BoundKind::ALL.into_iter().find(|bound| bound.name() == word);
        let factor = word.parse().ok().and_then(Weight::new);
        let depth = word.parse().ok();
        let ways = word.parse::<ChildOrder>().ok();
        let rule = Ties::named(word);
        match &mut self.plan {
            Plan::Ida { bound, weight } | Plan::BestFirst { bound, weight, .. }
                if named.is_some() || factor.is_some() =>
            {
                *bound = named.unwrap_or(*bound);
                *weight = factor.unwrap_or(*weight);
                self.has_bound |= named.is_some();
            }
            Plan::BestFirst { ties, .. } if rule.is_some() => *ties = rule.unwrap_or(*ties),
            Plan::BestFirst { visited, .. }
            | Plan::BreadthFirst { visited, .. }
            | Plan::DepthFirst { visited, .. }
                if word == NO_VISITED =>
            {
                *visited = false;
            }
            Plan::DepthFirst { depth_max, .. } if depth.is_some() => *depth_max = depth,
            plan if ways.is_some() && plan.order().is_some() => {
                *plan = ways.map_or(*plan, |order| plan.in_order(order));
            }
            // A number alone is a weight out of range, or no weight.
            Plan::Ida { bound, .. } | Plan::BestFirst { bound, .. }
                if word.parse::<f64>().is_err() =>
            {
                *bound = BoundKind::Own(Formula::read(word).ok()?);
                self.has_bound = true;
            }
            _ => return None,
        }
        Some(self)
    }
}

/// The name, with everything in it that is not usual.
impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = self.plan.search_name().to_owned();
        let mut say = |word: &str| {
            name.push(':');
            name.push_str(word);
        };
        if let Plan::Ida { bound, weight } | Plan::BestFirst { bound, weight, .. } = self.plan {
            match bound.formula() {
                _ if !self.has_bound => {}
                // An expression may look like a name or a weight.
                Some(formula) => say(&format!("({})", formula.text())),
                None => say(bound.name()),
            }
            if weight != Weight::ONE {
                say(&weight.to_string());
            }
        }
        match self.plan {
            Plan::BestFirst { ties, .. } if ties != Ties::default() => say(ties.name()),
            Plan::DepthFirst { depth_max: Some(depth), .. } => say(&depth.to_string()),
            _ => {}
        }
        if let Some(order) = self.plan.chosen_order() {
            say(&order.to_string());
        }
        if self.plan.visited() == Some(false) {
            say(NO_VISITED);
        }
        if self.metric != Metric::default() {
            say(self.metric.name());
        }
        f.pad(&name)
    }
}
