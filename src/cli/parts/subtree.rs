//! The line of a subtree.

use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, SearchKind};
use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::split::{NoSplit, Split, WITHIN_MAX};
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::whole::{Mark, Whole};
use crate::cli::json::rows::{Rows, rows};

/// A proof: a divided search and the depth at which each of its iterations is divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub split: Split,
    pub depth: u32,
}

/// A subtree of an iteration of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtree {
    pub proof: Proof,
    pub at: At,
    pub path: Vec<Move>,
}

/// Which subtree of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub within: u32,
    /// From 1.
    pub index: usize,
    pub count: usize,
}

/// The line as an object: see the table of [the room](super).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubtreeLine {
    start: Rows,
    goal: Rows,
    search: String,
    bound: String,
    metric: String,
    pub subtree: Root,
}

/// The subtree in the line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Root {
    pub whole: Whole,
    depth: u32,
    within: u32,
    index: usize,
    count: usize,
    moves: String,
}

/// Why a line is no subtree's.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoSubtree {
    #[error("{}", text!("subtree-unread"))]
    Unread,
    #[error("{}", text!("subtree-changed"))]
    Changed,
    #[error(transparent)]
    NoSplit(#[from] NoSplit),
}

impl Proof {
    /// The fingerprint of all its iterations.
    pub fn whole(&self) -> Whole {
        let mut mark = Mark::new("subtrees");
        let (start, goal) = (self.split.puzzle().start(), self.split.puzzle().goal());
        mark.add(start.dims().to_string().as_bytes());
        mark.add(start.tiles());
        mark.add(goal.tiles());
        mark.add(self.split.bound().name().as_bytes());
        mark.add(self.depth.to_string().as_bytes());
        mark.whole()
    }

    /// The line of one of its subtrees.
    pub fn line(&self, at: At, path: &[Move]) -> SubtreeLine {
        let puzzle = self.split.puzzle();
        let At { within, index, count } = at;
        let (whole, depth, moves) = (self.whole(), self.depth, letters(path));
        SubtreeLine {
            start: rows(puzzle.start()),
            goal: rows(puzzle.goal()),
            search: SearchKind::Ida.name().to_owned(),
            bound: self.split.bound().name().to_owned(),
            metric: Metric::Single.name().to_owned(),
            subtree: Root { whole, depth, within, index, count, moves },
        }
    }
}

impl Subtree {
    pub fn line(&self) -> SubtreeLine {
        self.proof.line(self.at, &self.path)
    }
}

/// Whether a line is meant as a subtree's: an object with that field.
pub fn is_meant(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.starts_with(b"{\"") && line.windows(FIELD.len()).any(|piece| piece == FIELD)
}

const FIELD: &[u8] = b"\"subtree\"";

/// Reads a line, or the result of one, whose other fields are passed over.
///
/// # Errors
/// If it is no object of this kind, if its parts do not belong together, or if the search cannot be
/// divided.
pub fn read(line: &[u8]) -> Result<Subtree, NoSubtree> {
    let line: SubtreeLine = serde_json::from_slice(line).map_err(|_| NoSubtree::Unread)?;
    line.subtree()
}

impl SubtreeLine {
    /// What the line says.
    ///
    /// # Errors
    /// As [`read`].
    pub fn subtree(&self) -> Result<Subtree, NoSubtree> {
        let (start, goal) = self.boards().ok_or(NoSubtree::Unread)?;
        let puzzle =
            Puzzle::with(start, &GoalChoice::Board(goal)).map_err(|_| NoSubtree::Unread)?;
        let bound = BoundKind::ALL.into_iter().find(|bound| bound.name() == self.bound);
        let split = Split::new(puzzle, bound.ok_or(NoSubtree::Unread)?)?;
        let Root { depth, within, index, count, .. } = self.subtree;
        let path = self.subtree.path().ok_or(NoSubtree::Unread)?;
        let at = At { within, index, count };
        let subtree = Subtree { proof: Proof { split, depth }, at, path };
        let is_same = subtree.line() == *self;
        let is_sound = (1..=count).contains(&index) && within <= WITHIN_MAX;
        if is_same && is_sound { Ok(subtree) } else { Err(NoSubtree::Changed) }
    }

    fn boards(&self) -> Option<(Board, Board)> {
        Some((board(&self.start)?, board(&self.goal)?))
    }
}

impl Root {
    fn path(&self) -> Option<Vec<Move>> {
        ways(&self.moves)
    }
}

/// Moves of letters of the blank's way.
pub fn ways(text: &str) -> Option<Vec<Move>> {
    text.chars().map(moves::from_letter).collect()
}

/// The board of rows, if it is one.
pub fn board(rows: &Rows) -> Option<Board> {
    let cols = rows.first()?.len();
    let dims = Dims::new(rows.len(), cols)?;
    let are_equal = rows.iter().all(|row| row.len() == cols);
    let tiles: Option<Vec<u8>> = rows.iter().flatten().map(|&tile| tile.try_into().ok()).collect();
    Board::new(dims, &tiles.filter(|_| are_equal)?).ok()
}
