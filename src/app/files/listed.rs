//! The puzzles of files that searches are compared on.

use std::path::PathBuf;

use langkah_engine::hidato::board::Topology;
use langkah_language::text;
use langkah_puzzle::Family;
use langkah_puzzle::read::{self, Any, ReadError};

use super::load::{PUZZLES_MAX, name, place, tell};
use crate::app::family::words;
use crate::files::{self, LINES_BYTES_MAX, PUZZLE_BYTES_MAX};
use crate::session::Notice;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::comparison::Listed;

/// How many lines are read to find out whether a file is a list.
const JUDGED_MAX: usize = 64;

/// The command that takes the puzzles of a family, which `pick` takes, from the files; it tells
/// what is wrong with the rest, or `none` if there is no such puzzle.
pub fn command<P>(
    paths: &[PathBuf],
    family: Family,
    pick: fn(Any) -> Option<P>,
    wish: fn(Listed<P>) -> Wish,
    none: &str,
) -> Command {
    let listed = read(paths, family, pick);
    if listed.puzzles.is_empty() {
        let lines = [none.to_owned()].into_iter().chain(listed.faults);
        return tell(&listed.file, lines.collect());
    }
    Command::Explore(wish(listed))
}

/// The puzzles of the files that `pick` takes, and what is wrong with the rest.
fn read<P>(paths: &[PathBuf], family: Family, pick: fn(Any) -> Option<P>) -> Listed<P> {
    let (mut puzzles, mut of, mut faults) = (Vec::new(), Vec::new(), Faults::default());
    for path in paths {
        let file = name(path);
        let bytes = match files::read(path, LINES_BYTES_MAX) {
            Ok(bytes) => bytes,
            Err(error) => {
                faults.unread.push(format!("{file}: {error}"));
                continue;
            }
        };
        let before = puzzles.len();
        for (line, found) in found(&bytes, family) {
            let place = line.map_or_else(|| file.clone(), |line| place(&file, line));
            match found.map(|any| (any.family(), pick(any))) {
                Ok((_, Some(_))) if puzzles.len() == PUZZLES_MAX => {
                    faults.is_full = true;
                    break;
                }
                Ok((_, Some(puzzle))) => puzzles.push((place, puzzle)),
                Ok((other, None)) => faults.tell(|| words::is_other(other, &place)),
                // Only the first fault of each puzzle is told; to see all faults, a person opens
                // the file alone.
                Err(error) => {
                    let first = error.messages().into_iter().next().unwrap_or_default();
                    faults.tell(|| format!("{file}:{first}"));
                }
            }
        }
        if puzzles.len() > before {
            of.push(file);
        }
    }
    let file = match (&of[..], paths) {
        ([file], _) => file.clone(),
        ([file, ..], _) => format!("{file} …"),
        ([], [path]) => name(path),
        ([], _) => text!("window-dialog-files").to_owned(),
    };
    Listed { file, puzzles, faults: faults.lines() }
}

/// What is wrong with files and their puzzles.
#[derive(Default)]
struct Faults {
    /// The files that cannot be read. They are told before the faults of single puzzles.
    unread: Vec<String>,
    /// The first few faults of single puzzles.
    others: Vec<String>,
    /// How many more faults there are: those of a large file need not fit into memory.
    more: usize,
    /// Whether the files have more puzzles than are taken.
    is_full: bool,
}

impl Faults {
    fn tell(&mut self, fault: impl FnOnce() -> String) {
        if self.others.len() < Notice::FAULTS_MAX {
            self.others.push(fault());
        } else {
            self.more += 1;
        }
    }

    fn lines(self) -> Vec<String> {
        let full = text!("window-dialog-only-first", count = PUZZLES_MAX.to_string());
        let full = self.is_full.then_some(full);
        let mut lines: Vec<String> =
            full.into_iter().chain(self.unread).chain(self.others).collect();
        let more = self.more + lines.len().saturating_sub(Notice::FAULTS_MAX);
        lines.truncate(Notice::FAULTS_MAX);
        if more > 0 {
            lines.push(text!("figure-more", count = more.to_string()));
        }
        lines
    }
}

/// A puzzle of a file, or why a part of the file is no puzzle, with its line if the file has
/// several puzzles.
type Found = (Option<usize>, Result<Any, ReadError>);

/// All puzzles of a file, as `langkah compare` reads them. A list in which some lines are no
/// puzzles is read line by line, as is a file that is too large to be anything else.
fn found(bytes: &[u8], family: Family) -> Box<dyn Iterator<Item = Found> + '_> {
    let lines = || read::lines(bytes, None).map(|(line, read)| (Some(line), read));
    if bytes.len() as u64 > PUZZLE_BYTES_MAX {
        return Box::new(lines());
    }
    let all = read::all(bytes, None, Topology::King);
    let is_several = all.is_several();
    let all = all.map(move |found| (is_several.then_some(found.line), found.read));
    let mut all = all.peekable();
    let is_own = |any: &Any| any.family() == family;
    let is_one = all.peek().is_some_and(|(_, read)| read.as_ref().is_ok_and(is_own));
    let is_list = || {
        let judged: Vec<bool> = lines().take(JUDGED_MAX).map(|(_, read)| read.is_ok()).collect();
        let good = judged.iter().filter(|&&is_good| is_good).count();
        judged.len() > 1 && good * 2 >= judged.len()
    };
    if !is_several && !is_one && is_list() { Box::new(lines()) } else { Box::new(all) }
}
