//! The arguments of `convert`.

use clap::Args;

use super::source::Source;
use super::values::{To, formats};

#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub source: Source,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub to: To,
}
