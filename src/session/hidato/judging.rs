//! When the person wants the numbers by hand to be judged.

use serde::{Deserialize, Serialize};

/// When the numbers by hand are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Judging {
    /// After each number.
    #[default]
    AtOnce,
    /// When the person asks.
    Asked,
    Never,
}

impl Judging {
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Asked, Self::Never];
}
