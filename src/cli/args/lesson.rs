//! The arguments of `lesson`.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub struct Lesson {
    /// Files with a lesson each; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Tell the answers to the questions, too
    #[arg(long)]
    pub answers: bool,
}
