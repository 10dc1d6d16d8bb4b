//! How much a search counts its bound.

use std::fmt;

use langkah_language::{decimal, text};
use serde::{Deserialize, Serialize};

/// The factor of h in ĉ = g + ⌊weight · h⌋, from 0 to [`Weight::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Weight(f64);

impl Weight {
    pub const ONE: Self = Self(1.0);
    /// A greater weight makes iterative deepening go deeper; this one leaves room on a thread's
    /// stack. The lanes of the queue grow with the weight, too.
    pub const MAX: f64 = 10.0;

    /// `None` unless the factor is a number from 0 to [`Weight::MAX`].
    pub fn new(factor: f64) -> Option<Self> {
        // The sum makes -0 a plain 0.
        (0.0..=Self::MAX).contains(&factor).then_some(Self(factor + 0.0))
    }

    pub const fn get(self) -> f64 {
        self.0
    }

    /// The factor with the language's decimal mark.
    pub fn shown(self) -> String {
        let text = self.to_string();
        decimal(self.0, text.split_once('.').map_or(0, |(_, digits)| digits.len()))
    }
}

impl TryFrom<f64> for Weight {
    type Error = &'static str;

    fn try_from(factor: f64) -> Result<Self, Self::Error> {
        Self::new(factor).ok_or_else(|| text!("plan-bad-weight"))
    }
}

impl From<Weight> for f64 {
    fn from(weight: Weight) -> Self {
        weight.0
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
