//! The arguments of `tables`.

use clap::{Args, ValueEnum};

#[derive(Args, Debug)]
pub struct Tables {
    /// Make the tables for goals that have the blank in this place, and keep them (196 MB)
    #[arg(long, value_name = "BLANK", num_args = 0..=1, default_missing_value = "corner")]
    pub keep: Option<Place>,
    /// Delete all that are kept
    #[arg(long, conflicts_with = "keep")]
    pub delete: bool,
}

/// Where the blank of a goal is: the tables serve all cells that a turn or a mirror makes the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Place {
    Corner,
    Edge,
    Middle,
}

impl Place {
    /// The first of the cells, row by row from 0.
    pub const fn cell(self) -> u8 {
        match self {
            Self::Corner => 0,
            Self::Edge => 1,
            Self::Middle => 5,
        }
    }
}
