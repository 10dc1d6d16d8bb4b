//! A bound of one's own: an expression over what the board gives, such as
//! `manhattan + 2*conflicts` or `sum(distance * (tile > 4))`.
//!
//! ```text
//! text ─▶ read ─▶ program ─▶ carried ─▶ h of each board of a search
//!              └▶ formula (the handle that a plan holds)
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`name`] | the names that an expression can use |
//! | `read` | the text, with the operator parser of the crate winnow |
//! | [`fault`] | what is wrong with a text, and in which column |
//! | `program` | the expression as a few steps without loops and jumps |
//! | [`formula`] | the handle of an expression |
//! | [`carried`] | the bound as a search carries it along |
//! | [`told`] | what each name is on a board |
//! | [`eight`] | all boards of 3×3 with their true distances |
//! | [`judge`] | whether the bound is admissible and consistent on these, and how strong |
//!
//! # What h is
//!
//! The value of the expression, rounded down. A value below 0, an infinite one and one that is no
//! number (`0/0`) count as 0; a value above [`H_MAX`] counts as that. A value that is less than a
//! billionth below a whole number counts as that number, so that `sum(distance / 10)` does not
//! depend on how fractions are rounded.
//!
//! Nobody knows whether such a bound is admissible on all boards. A search with it never says that
//! its solution is a shortest one.
//!
//! # g
//!
//! An expression may use `g`, the moves so far. Then h belongs to the path and not to the board.
//! Iterative deepening follows one path at a time, and so it knows g. A best-first search finds
//! boards again by the board alone and reads g from f − h; there `g` is refused.

pub mod carried;
pub mod eight;
pub mod fault;
pub mod formula;
pub mod judge;
pub mod name;
mod program;
mod read;
pub mod told;

pub use carried::Own;
pub use fault::{Flaw, FormulaError};
pub use formula::Formula;
pub use judge::Judgement;

/// The greatest h. It is more than any board of 16 cells needs, and keeps the queues of a search
/// with a weight small.
pub const H_MAX: u32 = 255;

/// How far below a whole number a value may be that counts as this number.
const SLACK: f64 = 1e-9;

/// h of a value of the expression.
#[inline]
fn rounded(value: f64) -> u32 {
    // A conversion to a whole number makes 0 of what is no number or negative.
    if value.is_finite() { ((value + SLACK) as u32).min(H_MAX) } else { 0 }
}

/// Whether h is another number than the value.
fn is_rounded(value: f64) -> bool {
    !value.is_finite() || (value - f64::from(rounded(value))).abs() > SLACK
}
