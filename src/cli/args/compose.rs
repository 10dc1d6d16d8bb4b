//! The arguments of `unique` and `thin`.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use langkah_engine::hidato::compose::Symmetry;
use langkah_engine::hidato::compose::thin::Thinning;
use langkah_engine::hidato::compose::unique::Wish;
use langkah_engine::hidato::generate::Difficulty;

use super::source::Source;
use super::values::{difficulties, seconds, whole};

/// What `unique` and `thin` have in common.
#[derive(Args, Debug)]
struct Pairing {
    /// Add or take away numbers together in cells that are symmetric to each other
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetries(), default_value = "none")]
    symmetry: Symmetry,
    /// Where several choices are equally good, the seed decides between them
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>)]
    seed: u64,
    /// Give up after this many seconds of work; unique then takes the best choice so far [default
    /// for unique: 60]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<f64>,
}

/// After so many seconds the best choice of givens so far is taken, if the arguments do not say it.
const SECONDS: f64 = 60.0;

#[derive(Args, Debug)]
pub struct Unique {
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    pairing: Pairing,
}

#[derive(Args, Debug)]
pub struct Thin {
    #[command(flatten)]
    pub source: Source,
    /// The hardest step that the solution may need
    #[arg(long, value_name = "LEVEL", value_parser = difficulties(), default_value = "medium")]
    difficulty: Difficulty,
    #[command(flatten)]
    pairing: Pairing,
}

/// What is to be done with the givens of a Hidato, and in how many seconds.
#[derive(Clone, Copy, Debug)]
pub enum Composing {
    Unique(Wish, f64),
    Thin(Thinning, Option<f64>),
}

impl Unique {
    pub fn wish(&self) -> Composing {
        let Pairing { symmetry, seed, time } = self.pairing;
        Composing::Unique(Wish { symmetry, seed }, time.unwrap_or(SECONDS))
    }
}

impl Thin {
    pub fn wish(&self) -> Composing {
        let Pairing { symmetry, seed, time } = self.pairing;
        Composing::Thin(Thinning { difficulty: self.difficulty, symmetry, seed }, time)
    }
}

fn symmetries() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::name)).map(|name| {
        let named = |symmetry: &Symmetry| symmetry.name() == name;
        Symmetry::ALL.into_iter().find(named).unwrap_or_default()
    })
}
