//! Puzzles of a family from files, to compare searches on.

use std::path::PathBuf;

use langkah_language::text;
use langkah_puzzle::Family;
use langkah_puzzle::read::Any;

use crate::app::files::listed;
use crate::session::command::Command;
use crate::session::explore::Wish;

/// The command that takes the puzzles of a family from files, to compare searches on.
pub fn listed(family: Family, paths: &[PathBuf]) -> Command {
    match family {
        Family::Sliding => {
            let none = text!("window-dialog-no-sliding");
            let pick = |any: Any| any.sliding().map(|opened| opened.puzzle);
            listed::command(paths, family, pick, Wish::Lines, none)
        }
        Family::Hidato => {
            let none = text!("window-dialog-no-hidato");
            let pick = |any: Any| any.hidato().map(|opened| opened.board);
            listed::command(paths, family, pick, Wish::Hidatos, none)
        }
    }
}
