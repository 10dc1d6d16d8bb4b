//! A search of Hidato by its name: what it is, a colon, what sets it apart.

use std::fmt;
use std::str::FromStr;

use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::{Measure, Variant};
use langkah_language::text;

use crate::compare::{Allowance, read_name};
use crate::hidato::{Plan, Request};

/// A search that is to be compared with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contender {
    /// Branch and bound with propagation.
    Propagate {
        /// Whether it ends at the first solution; if not, it ends when it knows whether there are
        /// others.
        first_only: bool,
        /// Whether clause learning goes on if branch and bound does not end soon.
        learns: bool,
    },
    /// The rules up to this one, without guesses. What they find is proved; the search ends where
    /// it would need a guess.
    Rules(Rule),
    /// The published search, or a variant that its paper suggests.
    Fauzia(Variant),
}

/// Why a name is not the name of a search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("{}", text!("compare-no-search-of-hidato", name = name.as_str()))]
    Search { name: String },
    #[error("{}", useless(search, word))]
    Word { search: &'static str, word: String },
    #[error("{}", text!("compare-twice", name = name.as_str()))]
    Twice { name: String },
}

const PROPAGATE: &str = Plan::Propagate.name();
const RULES: &str = "rules";
const FAUZIA: &str = Plan::Fauzia.name();

const FIRST: &str = "first";
const NO_LEARNING: &str = "no-learning";

const FILTER: &str = "filter";

/// The costs that the paper suggests, with their names. The published cost has no name of its own:
/// `fauzia`.
const COSTS: [(Measure, &str); 2] = [(Measure::Steps, "chebyshev"), (Measure::Slack, "slack")];

const PUBLISHED: Variant = Variant { cost: Measure::Euclid, filters: false };

/// The hardest rules that a search may use, with their names. The hardest of all has no name of its
/// own: `rules`. The chain rule and the rules before it are always used.
const LEVELS: [(Rule, &str); 4] = [
    (Rule::Region, "region"),
    (Rule::Link, "link"),
    (Rule::Cell, "only-number"),
    (Rule::Chain, "chain"),
];

/// The sentence that a word says nothing to a search, and what does.
fn useless(search: &'static str, word: &str) -> String {
    match search {
        PROPAGATE => text!(
            "compare-word-propagate",
            word = word,
            search = search,
            first = FIRST,
            skip = NO_LEARNING
        ),
        RULES => {
            let rules = LEVELS.map(|level| level.1).join(", ");
            text!("compare-word-rules", word = word, search = search, rules = rules)
        }
        _ => {
            let [cost, other] = COSTS.map(|cost| cost.1);
            text!(
                "compare-word-fauzia",
                word = word,
                search = search,
                filter = FILTER,
                cost = cost,
                other = other
            )
        }
    }
}

/// The typed name of the hardest rule; empty for the hardest of all.
fn level_name(rule: Rule) -> &'static str {
    LEVELS.iter().find(|level| level.0 == rule).map_or("", |level| level.1)
}

/// The typed name of a cost; empty for the published one.
fn cost_name(cost: Measure) -> &'static str {
    COSTS.iter().find(|one| one.0 == cost).map_or("", |one| one.1)
}

impl Contender {
    /// The searches that are offered as a choice. Others can be named.
    pub const OFFERED: [Self; 12] = [
        Self::Propagate { first_only: false, learns: true },
        Self::Propagate { first_only: true, learns: true },
        Self::Propagate { first_only: false, learns: false },
        Self::Rules(Rule::Probe),
        Self::Rules(Rule::Region),
        Self::Rules(Rule::Link),
        Self::Rules(Rule::Cell),
        Self::Rules(Rule::Chain),
        Self::Fauzia(PUBLISHED),
        Self::Fauzia(Variant { filters: true, ..PUBLISHED }),
        Self::Fauzia(Variant { cost: Measure::Steps, ..PUBLISHED }),
        Self::Fauzia(Variant { cost: Measure::Slack, ..PUBLISHED }),
    ];

    /// What is compared if nothing is chosen: the search with its proof and without it, the rules
    /// alone, and the published search.
    pub const USUAL: [Self; 4] =
        [Self::OFFERED[0], Self::OFFERED[1], Self::OFFERED[3], Self::Fauzia(PUBLISHED)];

    /// The request that runs this search with this allowance.
    pub fn request(self, allowance: &Allowance) -> Request {
        let Allowance { limits, time_max, .. } = *allowance;
        let usual = Request { limits, time_max, ..Request::default() };
        match self {
            Self::Propagate { first_only, learns } => Request { first_only, learns, ..usual },
            Self::Rules(level) => Request { level, ..usual },
            Self::Fauzia(variant) => Request { plan: Plan::Fauzia, variant, ..usual },
        }
    }

    /// The search in words: `Propagation, first solution`.
    pub(super) fn words(self) -> String {
        let mut words = Vec::new();
        match self {
            Self::Propagate { first_only, learns } => {
                words.push(text!("hidato-plan-propagate"));
                words.extend(first_only.then(|| text!("compare-first-solution")));
                words.extend((!learns).then(|| text!("compare-no-learning")));
            }
            Self::Rules(Rule::Probe) => words.push(text!("compare-rules-alone")),
            Self::Rules(level) => return text!("compare-rules-up-to", rule = level_name(level)),
            Self::Fauzia(Variant { cost, filters }) => {
                words.push(text!("compare-fauzia"));
                words.extend(match cost {
                    Measure::Euclid => None,
                    Measure::Steps => Some(text!("compare-chebyshev")),
                    Measure::Slack => Some(text!("compare-slack")),
                });
                words.extend(filters.then(|| text!("compare-filter")));
            }
        }
        words.join(", ")
    }

    /// What the search does, in a sentence without its full stop.
    pub fn about(self) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" };
        match self {
            Self::Propagate { first_only: true, learns } => {
                text!("compare-about-first", learns = yes(learns))
            }
            Self::Propagate { first_only: false, learns } => {
                text!("compare-about-proof", learns = yes(learns))
            }
            Self::Rules(Rule::Probe) => text!("compare-about-rules").to_owned(),
            Self::Rules(level) => text!("compare-about-rules-up-to", rule = level_name(level)),
            Self::Fauzia(PUBLISHED) => Plan::Fauzia.about().to_owned(),
            Self::Fauzia(Variant { cost, filters }) => {
                let (cost, filters) = (cost_name(cost), yes(filters));
                text!("compare-about-fauzia", cost = cost, filters = filters)
            }
        }
    }

    const fn search(self) -> &'static str {
        match self {
            Self::Propagate { .. } => PROPAGATE,
            Self::Rules(_) => RULES,
            Self::Fauzia(_) => FAUZIA,
        }
    }

    fn with(self, word: &str) -> Option<Self> {
        match (self, word) {
            (Self::Propagate { learns, .. }, FIRST) => {
                Some(Self::Propagate { first_only: true, learns })
            }
            (Self::Propagate { first_only, .. }, NO_LEARNING) => {
                Some(Self::Propagate { first_only, learns: false })
            }
            (Self::Rules(_), _) => {
                let level = LEVELS.iter().find(|(_, name)| *name == word);
                level.map(|&(rule, _)| Self::Rules(rule))
            }
            (Self::Fauzia(variant), FILTER) => {
                Some(Self::Fauzia(Variant { filters: true, ..variant }))
            }
            (Self::Fauzia(variant), _) => {
                let cost = COSTS.iter().find(|(_, name)| *name == word);
                cost.map(|&(cost, _)| Self::Fauzia(Variant { cost, ..variant }))
            }
            _ => None,
        }
    }
}

/// The search of a request.
impl From<&Request> for Contender {
    fn from(request: &Request) -> Self {
        let Request { first_only, learns, level, .. } = *request;
        match request.plan {
            Plan::Fauzia => Self::Fauzia(request.variant),
            Plan::Propagate if level != Rule::Guess => Self::Rules(level),
            Plan::Propagate => Self::Propagate { first_only, learns },
        }
    }
}

/// The search first, then in any order what sets it apart: `propagate:first:no-learning`.
impl FromStr for Contender {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let begin = |search: &str| match search {
            PROPAGATE => Ok(Self::OFFERED[0]),
            RULES => Ok(Self::Rules(Rule::Probe)),
            FAUZIA => Ok(Self::Fauzia(PUBLISHED)),
            _ => Err(NameError::Search { name: search.to_owned() }),
        };
        let with = |contender: Self, word: &str| {
            let wrong = || NameError::Word { search: contender.search(), word: word.to_owned() };
            contender.with(word).ok_or_else(wrong)
        };
        read_name(name, begin, with, |name| NameError::Twice { name })
    }
}

/// The name, with everything in it that is not usual.
impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = self.search().to_owned();
        let mut say = |word: &str| {
            name.push(':');
            name.push_str(word);
        };
        match *self {
            Self::Propagate { first_only, learns } => {
                if first_only {
                    say(FIRST);
                }
                if !learns {
                    say(NO_LEARNING);
                }
            }
            Self::Rules(rule) => {
                let level = LEVELS.iter().find(|level| level.0 == rule);
                level.iter().for_each(|level| say(level.1));
            }
            Self::Fauzia(Variant { cost, filters }) => {
                let cost = COSTS.iter().find(|one| one.0 == cost);
                cost.iter().for_each(|cost| say(cost.1));
                if filters {
                    say(FILTER);
                }
            }
        }
        f.pad(&name)
    }
}
