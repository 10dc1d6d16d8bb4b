//! The arguments of `completions` and `man`.

use clap::Args;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;

#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

#[derive(Args, Debug)]
pub struct Man {
    /// The subcommand whose page it is to be
    #[arg(value_name = "SUBCOMMAND", value_parser = PossibleValuesParser::new(PAGES))]
    pub subcommand: Option<String>,
}

/// The subcommands that have a page: all that the page of the whole names.
const PAGES: [&str; 20] = [
    "check", "solve", "merge", "analyse", "moves", "bound", "compare", "report", "grade", "export",
    "random", "practice", "results", "tables", "lesson", "unique", "thin", "convert",
    "completions", "man",
];
