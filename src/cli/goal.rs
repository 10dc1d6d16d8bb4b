//! `--goal`: one of the usual goals by its name, or the board in a file.

use std::ffi::OsString;
use std::path::Path;

use super::family::board::board;
use crate::files::{self, PUZZLE_BYTES_MAX};
use clap::builder::{OsStringValueParser, TypedValueParser};
use langkah_engine::hidato::board::Topology;
use langkah_engine::puzzle::GoalChoice;
use langkah_engine::puzzle::read;
use langkah_engine::sliding::board::Goal;

pub const HELP: &str = "What to bring it to: blank-last, blank-first, snail, or a FILE with that \
                        board [default: the file's own, else blank-last]";

/// How many faults of the file are told.
const FAULTS_MAX: usize = 8;

pub fn parser() -> impl TypedValueParser<Value = GoalChoice> {
    OsStringValueParser::new().try_map(choice)
}

fn choice(given: OsString) -> Result<GoalChoice, String> {
    if let Some(goal) = Goal::ALL.into_iter().find(|goal| given == goal.name()) {
        return Ok(GoalChoice::Usual(goal));
    }
    let bytes = files::read(Path::new(&given), PUZZLE_BYTES_MAX).map_err(|error| {
        format!(
            "expected blank-last, blank-first, snail or a file with a board; as a file: {error}"
        )
    })?;
    match read::any(&bytes, None, Topology::King) {
        Ok(any) => board(&any).map(GoalChoice::Board).map_err(|family| {
            format!(
                "the file holds a {family}, which is no goal of a sliding puzzle; expected \
                 blank-last, blank-first, snail or a file with a board of tiles"
            )
        }),
        Err(error) => {
            let messages = error.messages();
            let told = messages.iter().take(FAULTS_MAX).map(|message| format!("\n  {message}"));
            let mut told = "the file holds no board".to_owned() + &told.collect::<String>();
            let more = messages.len().saturating_sub(FAULTS_MAX) + error.more();
            if more > 0 {
                told += &format!("\n  … and {more} more");
            }
            Err(told)
        }
    }
}
