//! The arguments of `bound`, and how a bound is read.

use std::ffi::OsStr;

use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};
use langkah_engine::plan::BoundKind;
use langkah_engine::sliding::bound::own::{Formula, FormulaError};
use langkah_language::text;

#[derive(Args, Debug)]
pub struct Bound {
    /// The expression, such as 'manhattan + 2*conflicts' or 'sum(distance * (tile > 4))' [default:
    /// print the names that it can use]
    #[arg(value_name = "EXPR", allow_hyphen_values = true)]
    pub expression: Option<String>,
    /// Print one object on one line, and nothing else
    #[arg(long, requires = "expression")]
    pub json: bool,
}

/// Reads the name of a bound, or else an expression.
pub fn bounds() -> impl TypedValueParser<Value = BoundKind> {
    Bounds
}

#[derive(Clone)]
struct Bounds;

impl TypedValueParser for Bounds {
    type Value = BoundKind;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        given: &OsStr,
    ) -> Result<BoundKind, clap::Error> {
        bound.parse_ref(command, argument, given)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(BoundKind::ALL.into_iter().map(|kind| PossibleValue::new(kind.name()))))
    }
}

fn bound(given: &str) -> Result<BoundKind, String> {
    if let Some(kind) = BoundKind::ALL.into_iter().find(|kind| kind.name() == given) {
        return Ok(kind);
    }
    let names = || BoundKind::ALL.map(BoundKind::name).join(", ");
    let told = |why: FormulaError| text!("usage-bound", names = names(), why = why.to_string());
    Formula::read(given).map(BoundKind::Own).map_err(told)
}
