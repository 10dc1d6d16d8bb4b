//! The lines of the files.

use std::path::{Path, PathBuf};

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{self, Move};
use langkah_language::text;
use serde::Deserialize;
use serde_json::Value;

use super::fields::Fields;
use super::{Fault, Faults, sound};
use crate::cli::input::open_long_lines;
use crate::cli::parts::share::PartOf;
use crate::cli::parts::subtree::{self, Subtree, ways};
use crate::cli::place::Place;

/// What the files hold.
#[derive(Default)]
pub struct Read {
    pub study: Vec<LineResult>,
    pub proof: Vec<SubtreeResult>,
    /// Where a line is cut off, as a killed process leaves it.
    pub cut: Vec<Place>,
    /// What is no result.
    pub faults: Faults,
}

/// The result of a puzzle of a study.
pub struct LineResult {
    pub place: Place,
    pub part: PartOf,
    pub object: Value,
    /// The object as one run prints it.
    pub fields: Fields,
}

/// A subtree, and what came of it.
pub struct SubtreeResult {
    pub place: Place,
    pub subtree: Subtree,
    pub came: Came,
}

/// What came of a subtree.
pub enum Came {
    Done(Done),
    /// A limit or a person ended the search.
    Ended,
    /// The line is one that is still to be solved.
    Nothing,
}

/// A subtree that was searched to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// A solution from the start; `None` if there is none within the bound.
    pub moves: Option<Vec<Move>>,
    pub next_within: Option<u32>,
    pub expanded: u64,
    pub generated: u64,
    pub live_peak: u64,
}

/// The fields of a subtree's result.
#[derive(Deserialize)]
struct Fates {
    outcome: Option<String>,
    moves: Option<String>,
    length: Option<usize>,
    next_within: Option<u32>,
    #[serde(default)]
    expanded: u64,
    #[serde(default)]
    generated: u64,
    #[serde(default)]
    live_peak: u64,
}

/// Reads all files.
pub fn all(files: &[PathBuf]) -> Read {
    let mut read = Read::default();
    files.iter().for_each(|path| read.file(path));
    read
}

impl Read {
    fn file(&mut self, path: &Path) {
        let place = Place::file(path);
        let lines = match open_long_lines(path) {
            Ok(lines) => lines,
            Err(error) => return self.faults.push(Fault::at(&place, error.to_string())),
        };
        for (line, number) in lines.zip(1..) {
            match line {
                Ok(line) if line.trim_ascii().is_empty() => {}
                Ok(line) => self.line(&line, Place { line: Some(number), ..place.clone() }),
                Err(error) => self.faults.push(Fault::at(&place, error.to_string())),
            }
        }
    }

    fn line(&mut self, line: &[u8], place: Place) {
        let Ok(object) = serde_json::from_slice::<Value>(line) else {
            if line.starts_with(b"{") {
                self.cut.push(place);
            } else {
                self.faults.push(Fault::at(&place, text!("merge-no-result")));
            }
            return;
        };
        let read = if object.get("subtree").is_some() {
            of_subtree(line, &place).map(|result| self.proof.push(result))
        } else {
            of_line(line, object, &place).map(|result| self.study.push(result))
        };
        if let Err(why) = read {
            self.faults.push(Fault::at(&place, why));
        }
    }
}

fn of_line(line: &[u8], object: Value, place: &Place) -> Result<LineResult, String> {
    let none = || text!("merge-no-result").to_owned();
    let part: PartOf = object
        .get("part")
        .and_then(|part| PartOf::deserialize(part).ok())
        .filter(PartOf::is_sound)
        .ok_or_else(none)?;
    sound::judge(&object)?;
    let fields: Fields = serde_json::from_slice(line).map_err(|_| none())?;
    Ok(LineResult { place: place.clone(), part, object, fields: fields.without("part") })
}

fn of_subtree(line: &[u8], place: &Place) -> Result<SubtreeResult, String> {
    let subtree = subtree::read(line).map_err(|why| why.to_string())?;
    let none = || text!("merge-no-result").to_owned();
    let fates: Fates = serde_json::from_slice(line).map_err(|_| none())?;
    let Fates { next_within, expanded, generated, live_peak, .. } = fates;
    let done = |moves| Done { moves, next_within, expanded, generated, live_peak };
    let came = match fates.outcome.as_deref() {
        None => Came::Nothing,
        Some("limit" | "stopped") => Came::Ended,
        Some("exhausted") => Came::Done(done(None)),
        Some("solved") => {
            let moves = fates.moves.as_deref().and_then(ways);
            let moves = moves.filter(|moves| is_solution(&subtree, moves));
            let moves = moves.ok_or_else(|| text!("merge-no-solution").to_owned())?;
            if let Some(length) = fates.length.filter(|&length| length != moves.len()) {
                return Err(sound::other_length(length as u64, moves.len() as u64));
            }
            Came::Done(done(Some(moves)))
        }
        Some(_) => return Err(none()),
    };
    Ok(SubtreeResult { place: place.clone(), subtree, came })
}

/// Whether moves go through the subtree to the goal, within its bound.
fn is_solution(subtree: &Subtree, moves: &[Move]) -> bool {
    let puzzle = subtree.proof.split.puzzle();
    let steps = moves::steps(puzzle.start(), moves);
    let last: &Board = steps.last().map_or(puzzle.start(), |step| &step.board);
    moves.starts_with(&subtree.path)
        && moves.len() <= subtree.at.within as usize
        && steps.len() == moves.len()
        && last == puzzle.goal()
}
