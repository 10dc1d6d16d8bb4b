//! Edges, as in Rikudo: two cells that touch are joined, and their numbers must follow each other.

use langkah_language::text;

use super::Shape;

/// The edges of a shape. Each cell has two of them at the most, and they make no loop.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Edges {
    /// Each with the cell that comes first before the other, in the order of the cells.
    list: Vec<[u16; 2]>,
    /// For each cell the cells that it is joined with; empty if there are no edges.
    joined: Vec<Vec<u16>>,
}

/// Why two cells cannot be joined. The words name cells by row and column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EdgeError {
    #[error("{}", text!("hidato-edge-apart", a = a.as_str(), b = b.as_str()))]
    Apart { a: String, b: String },
    /// The cell has two edges already.
    #[error("{}", text!("hidato-edge-third", cell = _0.as_str()))]
    Third(String),
    #[error("{}", text!("hidato-edge-loop", a = a.as_str(), b = b.as_str()))]
    Loop { a: String, b: String },
}

impl Shape {
    /// The edges, each with the cell that comes first before the other, in the order of the cells.
    pub fn edges(&self) -> &[[u16; 2]] {
        &self.edges.list
    }

    /// The cells that a cell is joined with.
    pub fn joined(&self, cell: usize) -> &[u16] {
        self.edges.joined.get(cell).map_or(&[], Vec::as_slice)
    }

    /// Joins two cells. To join them again changes nothing.
    ///
    /// # Errors
    /// If they do not touch, if one of them has two edges already, or if the edge would close a
    /// loop.
    pub fn join(&mut self, a: usize, b: usize) -> Result<(), EdgeError> {
        let name = |cell| self.name(cell);
        if !self.touches(a, b) {
            return Err(EdgeError::Apart { a: name(a), b: name(b) });
        }
        if self.joined(a).contains(&(b as u16)) {
            return Ok(());
        }
        if let Some(full) = [a, b].into_iter().find(|&cell| self.joined(cell).len() > 1) {
            return Err(EdgeError::Third(name(full)));
        }
        if self.other_end(a) == b {
            return Err(EdgeError::Loop { a: name(a), b: name(b) });
        }
        let edge = [a.min(b) as u16, a.max(b) as u16];
        let at = self.edges.list.partition_point(|other| *other < edge);
        self.edges.list.insert(at, edge);
        self.edges.joined.resize(self.places.len(), Vec::new());
        for (cell, other) in [(a, b), (b, a)] {
            self.edges.joined[cell].push(other as u16);
            self.edges.joined[cell].sort_unstable();
        }
        Ok(())
    }

    /// Takes the edge between two cells away. Without one nothing changes.
    pub fn part(&mut self, a: usize, b: usize) {
        let edge = [a.min(b) as u16, a.max(b) as u16];
        let Ok(at) = self.edges.list.binary_search(&edge) else { return };
        self.edges.list.remove(at);
        for (cell, other) in [(a, b), (b, a)] {
            self.edges.joined[cell].retain(|&one| usize::from(one) != other);
        }
        if self.edges.list.is_empty() {
            // A shape that has lost its edges equals one that never had any.
            self.edges.joined.clear();
        }
    }

    /// The end of the edges that begin in a cell with one edge at the most.
    fn other_end(&self, cell: usize) -> usize {
        let (mut before, mut at) = (cell, cell);
        while let Some(&next) = self.joined(at).iter().find(|&&to| usize::from(to) != before) {
            (before, at) = (at, next.into());
        }
        at
    }

    /// The same shape with the other's edges, where both places of an edge are cells that touch.
    pub fn with_edges_of(mut self, other: &Self) -> Self {
        for &[a, b] in other.edges() {
            let cell = |cell: u16| {
                let (row, col) = other.coordinates(cell.into());
                self.cell_at(row, col)
            };
            if let (Some(a), Some(b)) = (cell(a), cell(b)) {
                // Cells that do not touch are refused.
                let _ = self.join(a, b);
            }
        }
        self
    }

    /// Whether the path may step from `from` to `to`, which touch. The step must not leave out an
    /// edge from `from` to a cell that is not on the path yet, nor enter a cell with an edge to
    /// another cell that the path has left. `is_used` says which cells are on the path, `from`
    /// included.
    pub fn may_follow(&self, from: usize, to: usize, is_used: impl Fn(usize) -> bool) -> bool {
        let is_left_out = |&other: &u16| !is_used(other.into()) && usize::from(other) != to;
        let is_passed = |&other: &u16| is_used(other.into()) && usize::from(other) != from;
        !self.joined(from).iter().any(is_left_out) && !self.joined(to).iter().any(is_passed)
    }
}
