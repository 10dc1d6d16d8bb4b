//! The link rule for a cell. A cell that does not hold 1 or N is consecutive with exactly two
//! neighbours: these are its links. If only two links are possible, both are forced; if two are
//! forced, no other is possible. Forced links make fragments of the path. The two ends of a
//! fragment never link, because that would close a loop.

use super::{Change, Contradiction, Deductions, Domains, Rule};
use crate::hidato::bits::{Table, has_consecutive, ones};

/// What the rules leave open: the cells of each number, and the neighbours that each cell can be
/// consecutive with.
pub(in crate::hidato) struct Open {
    pub cells: Table,
    pub links: Table,
}

impl Open {
    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.cells.memory() + self.links.memory()
    }
}

impl<W: Deductions> Domains<'_, W> {
    /// What the rules leave open now.
    pub(in crate::hidato) fn open(&self) -> Open {
        Open { cells: self.cells.clone(), links: self.links.clone() }
    }

    pub(super) fn settle_links(&mut self, cell: u16) -> Result<(), Contradiction> {
        if self.count == 1 {
            return Ok(());
        }
        let c = usize::from(cell);
        self.work += 4;
        self.extra += 8;
        self.forbid_where(cell, |domains, to| {
            !has_consecutive(domains.numbers.row(c), domains.numbers.row(to))
        })?;
        let (first, last) = (0, self.count - 1);
        let can_end = self.numbers.has(c, first) || self.numbers.has(c, last);
        match self.links.len(c) {
            0 => return Err(Contradiction::DeadEnd(c)),
            1 if !can_end => return Err(Contradiction::DeadEnd(c)),
            1 => {
                self.leave_ends(cell)?;
                self.force_all(cell)?;
            }
            2 if !can_end => self.force_all(cell)?,
            _ => {}
        }
        let ends = usize::from(self.numbers.has(c, first)) + usize::from(self.numbers.has(c, last));
        let most = if usize::from(self.numbers_len[c]) == ends { 1 } else { 2 };
        if self.forced_len[c] > most {
            return Err(Contradiction::Crowded(c, self.forced[c][1].into()));
        }
        if self.forced_len[c] == most && self.links.len(c) > most.into() {
            self.forbid_where(cell, |domains, to| !domains.is_forced(c, to))?;
        }
        Ok(())
    }

    fn is_forced(&self, cell: usize, to: usize) -> bool {
        self.forced[cell][..self.forced_len[cell].into()].contains(&(to as u16))
    }

    /// A cell with one link left is an end of the path.
    fn leave_ends(&mut self, cell: u16) -> Result<(), Contradiction> {
        for at in 0..self.numbers.width() {
            for bit in ones(self.numbers.word(cell.into(), at)) {
                let v = at * 64 + bit;
                if v != 0 && v + 1 != self.count {
                    self.part(v as u16, cell, Rule::Link)?;
                }
            }
        }
        Ok(())
    }

    fn force_all(&mut self, cell: u16) -> Result<(), Contradiction> {
        let (from, to) = self.spans[usize::from(cell)];
        for at in usize::from(from)..usize::from(to) {
            for bit in ones(self.links.word(cell.into(), at)) {
                self.force(cell, (at * 64 + bit) as u16)?;
            }
        }
        Ok(())
    }

    /// The cells that a cell is joined with by an edge of the board.
    pub fn joined(&self, cell: usize) -> &[u16] {
        self.shape.joined(cell)
    }

    /// Forces the links of the board's edges, before any rule is applied and any number is given.
    pub(super) fn with_edges(mut self) -> Self {
        for &[a, b] in self.shape.edges() {
            let joined = self.join(a, b);
            debug_assert!(joined.is_ok(), "edges make no loop");
        }
        // The first look at everything finds what follows.
        self.trail.clear();
        for cell in self.dirty.drain(..) {
            self.is_dirty[usize::from(cell)] = false;
        }
        self
    }

    fn force(&mut self, a: u16, b: u16) -> Result<(), Contradiction> {
        if self.is_forced(a.into(), b.into()) {
            return Ok(());
        }
        for (cell, to) in [(a, b), (b, a)] {
            if self.forced_len[usize::from(cell)] == 2 {
                return Err(Contradiction::Crowded(cell.into(), to.into()));
            }
        }
        self.join(a, b)
    }

    /// Joins two fragments at their ends. It is a contradiction if both are ends of one fragment,
    /// which would close a loop.
    fn join(&mut self, a: u16, b: u16) -> Result<(), Contradiction> {
        let (from, to) = (self.other_end[usize::from(a)], self.other_end[usize::from(b)]);
        if from == b {
            return Err(Contradiction::Loop(a.into(), b.into()));
        }
        for (cell, to) in [(a, b), (b, a)] {
            let c = usize::from(cell);
            self.forced[c][usize::from(self.forced_len[c])] = to;
            self.forced_len[c] += 1;
            self.touch(cell);
        }
        self.other_end[usize::from(from)] = to;
        self.other_end[usize::from(to)] = from;
        self.trail.push(Change::Forced(a, b));
        if self.links.has(from.into(), to.into()) && !self.is_forced(from.into(), to.into()) {
            self.forbid(from, to);
            self.touch(from);
        }
        Ok(())
    }

    /// Takes back the link that was forced last.
    pub(super) fn cut(&mut self, a: u16, b: u16) {
        for cell in [a, b] {
            self.forced_len[usize::from(cell)] -= 1;
        }
        // A cell with another link was inside the fragment since the link was made, so it still
        // knows the end on its side.
        let far = |cell: u16| match self.forced_len[usize::from(cell)] {
            0 => cell,
            _ => self.other_end[usize::from(cell)],
        };
        for (cell, end) in [(a, far(a)), (b, far(b))] {
            self.other_end[usize::from(cell)] = end;
            self.other_end[usize::from(end)] = cell;
        }
    }

    fn forbid(&mut self, a: u16, b: u16) {
        self.links.remove(a.into(), b.into());
        self.links.remove(b.into(), a.into());
        self.trail.push(Change::Forbidden(a, b));
        self.touch(b);
        self.are_regions_dirty = true;
    }

    fn forbid_where(
        &mut self,
        cell: u16,
        is_wrong: impl Fn(&Self, usize) -> bool,
    ) -> Result<(), Contradiction> {
        let c = usize::from(cell);
        let (from, to) = self.spans[c];
        for at in usize::from(from)..usize::from(to) {
            for bit in ones(self.links.word(c, at)) {
                let to = at * 64 + bit;
                if is_wrong(self, to) {
                    if self.is_forced(c, to) {
                        return Err(Contradiction::Torn(c, to));
                    }
                    self.forbid(cell, to as u16);
                }
            }
        }
        Ok(())
    }
}
