//! The order in which a search makes the children of a node.

use std::fmt;
use std::str::FromStr;

use langkah_language::text;
use serde::{Deserialize, Serialize};

use crate::sliding::moves::Move::{Down, Left, Right, Up};
use crate::sliding::moves::{Move, from_letter, letter};

/// The four ways of the blank in the order in which children are made. As text it is four letters:
/// `URDL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ChildOrder([Move; 4]);

/// A text that is not the letters U, L, D and R, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", text!("plan-bad-order"))]
pub struct ChildOrderError;

impl ChildOrder {
    /// The order of the course and of most programs: up, left, down, right.
    pub const USUAL: Self = Self([Up, Left, Down, Right]);
    /// The order of the 8-puzzle page: down, left, up, right.
    pub const PAGE: Self = Self([Down, Left, Up, Right]);
    /// Down, right, up, left.
    pub(super) const HANDOYO: Self = Self([Down, Right, Up, Left]);
    /// Up, down, left, right.
    pub(super) const RAHARDJO: Self = Self([Up, Down, Left, Right]);

    /// All 24, those that begin with up first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let fours =
            (0..256_usize).map(|code| [code >> 6, code >> 4, code >> 2, code].map(|at| at & 3));
        let is_each = |four: &[usize; 4]| (0..4).all(|at| four.contains(&at));
        fours.filter(is_each).map(|four| Self(four.map(|at| Move::ALL[at])))
    }

    pub const fn ways(self) -> [Move; 4] {
        self.0
    }
}

impl fmt::Display for ChildOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&String::from_iter(self.0.map(letter)))
    }
}

/// Capital or small letters.
impl FromStr for ChildOrder {
    type Err = ChildOrderError;

    fn from_str(text: &str) -> Result<Self, ChildOrderError> {
        let ways = text.chars().map(|given| from_letter(given.to_ascii_uppercase()));
        let ways: Option<Vec<Move>> = ways.collect();
        let ways = ways.and_then(|ways| <[Move; 4]>::try_from(ways).ok());
        let is_each = |ways: &[Move; 4]| Move::ALL.iter().all(|way| ways.contains(way));
        ways.filter(is_each).map(Self).ok_or(ChildOrderError)
    }
}

impl TryFrom<String> for ChildOrder {
    type Error = ChildOrderError;

    fn try_from(text: String) -> Result<Self, ChildOrderError> {
        text.parse()
    }
}

impl From<ChildOrder> for String {
    fn from(order: ChildOrder) -> Self {
        order.to_string()
    }
}
