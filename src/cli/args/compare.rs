//! The arguments of `compare`, and the searches of each family.

use clap::Args;
use langkah_puzzle::compare::{Allowance, Contender, Contest, hidato, sliding};
use langkah_puzzle::family::named::{NameError, Named};

use super::limiting::Limiting;
use super::source::Source;

#[derive(Args, Debug)]
pub struct Compare {
    #[command(flatten)]
    pub source: Source,
    #[arg(long, value_name = "A,B,C", value_parser = searches, help = help())]
    searches: Vec<Searches>,
    #[command(flatten)]
    limits: Limiting,
    /// Print comma-separated values, and nothing else
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Print one object a search of a puzzle on one line, and nothing else
    #[arg(long)]
    pub json: bool,
}

/// How long a search goes on if the arguments do not say it, because some searches may be hopeless.
const SECONDS: f64 = 10.0;

/// Some searches, by their names.
#[derive(Clone, Debug)]
struct Searches(Vec<Named>);

/// Reads names with commas between. A comma inside of parentheses belongs to an expression.
fn searches(given: &str) -> Result<Searches, NameError> {
    let mut depth = 0_i32;
    let parts = given.split(|letter| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && depth <= 0
    });
    parts.map(str::parse).collect::<Result<_, _>>().map(Searches)
}

/// What is compared on sliding puzzles if the arguments do not say it: the course's search, and
/// searches with better bounds.
const TILES: [&str; 6] = [
    "course",
    "roni",
    "ida:misplaced",
    "ida:manhattan",
    "ida:linear-conflict",
    "ida:walking-distance",
];

fn help() -> String {
    let hidato = hidato::Contender::USUAL.map(|one| one.to_string()).join(",");
    format!(
        "The searches: shortest, anytime, ida, best-first, bfs, dfs or a preset; after a colon the \
         bound, by its name or as an expression, a weight, for best-first the tie rule, for best-first, bfs and dfs no-visited and \
         the order of children (URDL), for dfs its depth. Of a Hidato: propagate, after a \
         colon first and no-learning; rules, after a colon the hardest one; fauzia, after a colon \
         filter, chebyshev and slack [default: {} \
         and, of a Hidato, {hidato}]",
        TILES.join(",")
    )
}

impl Compare {
    /// Whether searches were named.
    pub fn is_named(&self) -> bool {
        !self.searches.is_empty()
    }

    /// What is run on sliding puzzles.
    pub fn sliding(&self) -> Contest<sliding::Contender> {
        let usual = || TILES.iter().filter_map(|name| name.parse().ok()).collect();
        self.contest(usual, Named::sliding)
    }

    /// What is run on Hidatos.
    pub fn hidato(&self) -> Contest<hidato::Contender> {
        self.contest(|| hidato::Contender::USUAL.to_vec(), Named::hidato)
    }

    fn contest<C: Contender>(
        &self,
        usual: impl Fn() -> Vec<C>,
        of: impl Fn(Named) -> Option<C>,
    ) -> Contest<C> {
        let time_max = Some(self.limits.time.unwrap_or(SECONDS));
        let contenders = if self.is_named() {
            self.searches.iter().flat_map(|one| &one.0).copied().filter_map(of).collect()
        } else {
            usual()
        };
        let limits = self.limits.limits();
        Contest { contenders, allowance: Allowance { limits, time_max, threads: None } }
    }
}
