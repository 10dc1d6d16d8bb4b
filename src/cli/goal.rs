//! `--goal`: one of the usual goals by its name, or the board in a file.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::family::board::{board, names_goal};
use super::typed::{puzzle_bytes, typed};
use clap::builder::{OsStringValueParser, TypedValueParser};
use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_language::text;
use langkah_puzzle::read;

pub const HELP: &str = "The goal: blank-last, blank-first, snail, or a board in a FILE or in quotes \
                        [default: the file's own, else blank-last]";

/// How many faults of the file are told.
const FAULTS_MAX: usize = 8;

/// What the argument names.
#[derive(Clone, Debug)]
pub struct GivenGoal {
    pub choice: GoalChoice,
    /// The file that was read for it, which must not be written over.
    pub file: Option<PathBuf>,
}

pub fn parser() -> impl TypedValueParser<Value = GivenGoal> {
    OsStringValueParser::new().try_map(choice)
}

fn choice(given: OsString) -> Result<GivenGoal, String> {
    if let Some(goal) = Goal::ALL.into_iter().find(|goal| given == goal.name()) {
        return Ok(GivenGoal { choice: GoalChoice::Usual(goal), file: None });
    }
    let path = Path::new(&given);
    let bytes =
        puzzle_bytes(path).map_err(|error| text!("usage-goal-file", why = error.to_string()))?;
    let file = typed(path).is_none().then(|| path.to_owned());
    let holder = if file.is_none() { "text" } else { "file" };
    match read::any(&bytes, None, Topology::King) {
        Ok(any) if names_goal(&any) => Err(text!("usage-goal-two", holder = holder)),
        Ok(any) => board(&any)
            .map(|board| GivenGoal { choice: GoalChoice::Board(board), file })
            .map_err(|family| text!("usage-goal-family", holder = holder, family = family)),
        Err(error) => {
            let messages = error.messages();
            let told = messages.iter().take(FAULTS_MAX).map(|message| format!("\n  {message}"));
            let mut told = text!("usage-goal-none", holder = holder) + &told.collect::<String>();
            let more = messages.len().saturating_sub(FAULTS_MAX) + error.more();
            if more > 0 {
                told += &format!("\n  {}", text!("figure-more", count = more));
            }
            Err(told)
        }
    }
}
