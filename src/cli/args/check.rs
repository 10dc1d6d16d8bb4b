//! The arguments of `check`.

use std::ffi::OsString;

use clap::Args;

use super::source::Source;
use super::values::{Show, show};

#[derive(Args, Clone, Debug)]
pub struct Check {
    #[command(flatten)]
    pub source: Source,
    /// Follow these moves on the board, whether they name the direction of the blank or that of the
    /// tile; @FILE reads them from a file
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<OsString>,
    /// Boards of --moves to print: every step, none, or every Nth [default: all]
    #[arg(long, value_name = "all|none|N", value_parser = show, requires = "moves")]
    pub show: Option<Show>,
    /// Wait for Enter before each further board, on a terminal; q and Enter ends it
    #[arg(long, conflicts_with = "json")]
    pub pause: bool,
    /// Print one object a puzzle on one line, and nothing else
    #[arg(long)]
    pub json: bool,
}
