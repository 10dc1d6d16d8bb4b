//! What is wrong with the text of an expression.

use langkah_language::text;

use super::name::{Function, Name, OfTile, listed};
use crate::shown::quoted;

/// Why a text is no expression.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", text!("sliding-own-fault", column = column.to_string(), flaw = flaw.to_string()))]
pub struct FormulaError {
    /// From 1, in characters; the column after the last character if something is missing there.
    pub column: usize,
    pub flaw: Flaw,
}

/// What is wrong in a column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    #[error("{}", text!("sliding-own-flaw-empty"))]
    Empty,
    #[error("{}", text!("sliding-own-flaw-long", most = *most))]
    Long { most: usize },
    /// A mark that means nothing here.
    #[error("{}", text!("sliding-own-flaw-mark", found = quoted(found)))]
    Mark { found: String },
    #[error("{}", text!("sliding-own-flaw-number", found = quoted(found)))]
    Number { found: String },
    #[error("{}", text!("sliding-own-flaw-name", found = quoted(found), names = names()))]
    Name { found: String },
    /// A tile's name that stands outside of `sum`.
    #[error("{}", text!("sliding-own-flaw-outside", found = *found))]
    Outside { found: &'static str },
    /// A board's name that stands inside of `sum`.
    #[error("{}", text!("sliding-own-flaw-inside", found = *found, names = names_inside()))]
    Inside { found: &'static str },
    #[error("{}", text!("sliding-own-flaw-nested"))]
    Nested,
    #[error("{}", text!("sliding-own-flaw-function", found = quoted(found), functions = functions()))]
    Function { found: String },
    /// A number's name that is followed by arguments.
    #[error("{}", text!("sliding-own-flaw-called", found = quoted(found)))]
    Called { found: String },
    /// A function's name without arguments.
    #[error("{}", text!("sliding-own-flaw-bare", form = function.form()))]
    Bare { function: Function },
    #[error("{}", text!("sliding-own-flaw-arguments", form = function.form()))]
    Arguments { function: Function },
    #[error("{}", text!("sliding-own-flaw-value"))]
    Value,
    #[error("{}", text!("sliding-own-flaw-closing"))]
    Closing,
    #[error("{}", text!("sliding-own-flaw-opening"))]
    Opening,
    #[error("{}", text!("sliding-own-flaw-between"))]
    Between,
    #[error("{}", text!("sliding-own-flaw-chain"))]
    Chain,
    #[error("{}", text!("sliding-own-flaw-deep"))]
    Deep,
    #[error("{}", text!("sliding-own-flaw-sums", most = *most))]
    Sums { most: usize },
    #[error("{}", text!("sliding-own-flaw-other"))]
    Other,
}

fn names() -> String {
    listed(Name::ALL.iter().map(|one| one.name()))
}

fn names_inside() -> String {
    let size = Name::Size.name();
    listed(OfTile::ALL.iter().map(|one| one.name()).chain([size]))
}

fn functions() -> String {
    listed(Function::ALL.iter().map(|one| one.name()))
}
