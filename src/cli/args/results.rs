//! The arguments of `results`.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub struct Results {
    /// Print comma-separated values, and nothing else
    #[arg(long)]
    pub csv: bool,
    /// Print a JSON list with an object on each line, and nothing else
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// The file of results [default: the one that the window keeps]
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
}
