//! The rules of Hidato said again, too simply to be wrong: loops over all numbers and all cells,
//! again and again until nothing changes. It has no queue, no set of bits and no count that is
//! kept.

use std::collections::BTreeSet;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::propagate::evidence::{Evidence, Unfit};

/// The board contradicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradicts;

/// What is still possible. Numbers count from 0, as cells do.
#[derive(Clone)]
pub struct Naive {
    count: usize,
    /// The cells that touch a cell.
    near: Vec<Vec<usize>>,
    /// For each number and each cell, whether the number can stand there.
    pub can: Vec<Vec<bool>>,
    /// For each two cells, whether they can be consecutive.
    pub links: Vec<Vec<bool>>,
    /// For each two cells, whether they must be consecutive.
    pub forced: Vec<Vec<bool>>,
}

/// A number that a run of missing numbers keeps out of a region, and why.
pub type Kept = (usize, usize, Evidence);

/// A run of missing numbers: the first and the last.
type Run = (usize, usize);

impl Naive {
    /// The givens of a board, which must be in range and differ. No other number can stand in
    /// their cells, and they can stand in no other cell.
    pub fn new(board: &Board) -> Self {
        let (shape, count) = (board.shape(), board.count());
        let mut can = vec![vec![true; count]; count];
        for (v, can) in can.iter_mut().enumerate() {
            for (cell, can) in can.iter_mut().enumerate() {
                let is_given = board.numbers().contains(&(v as u16 + 1));
                *can = match board.number(cell) {
                    Some(given) => usize::from(given) == v + 1,
                    None => !is_given,
                };
            }
        }
        let touch = |a: usize| (0..count).map(|b| shape.touches(a, b)).collect();
        let links: Vec<Vec<bool>> = (0..count).map(touch).collect();
        let near = |a: usize| (0..count).filter(|&b| links[a][b]).collect();
        let near = (0..count).map(near).collect();
        Self { count, near, can, links, forced: vec![vec![false; count]; count] }
    }

    pub fn cells_of(&self, v: usize) -> Vec<usize> {
        (0..self.count).filter(|&cell| self.can[v][cell]).collect()
    }

    pub fn numbers_of(&self, cell: usize) -> Vec<usize> {
        (0..self.count).filter(|&v| self.can[v][cell]).collect()
    }

    /// The cell of a number that has one cell left.
    pub fn stands(&self, v: usize) -> Option<usize> {
        match *self.cells_of(v) {
            [cell] => Some(cell),
            _ => None,
        }
    }

    pub fn links_of(&self, cell: usize) -> Vec<usize> {
        self.near[cell].iter().copied().filter(|&to| self.links[cell][to]).collect()
    }

    pub fn forced_of(&self, cell: usize) -> Vec<usize> {
        self.near[cell].iter().copied().filter(|&to| self.forced[cell][to]).collect()
    }

    /// The cells to which a cell can link and which can take a number.
    pub fn beside(&self, cell: usize, v: usize) -> Vec<usize> {
        self.links_of(cell).into_iter().filter(|&to| self.can[v][to]).collect()
    }

    fn is_end(&self, v: usize) -> bool {
        v == 0 || v + 1 == self.count
    }

    /// The numbers before and after.
    pub fn next_to(&self, v: usize) -> Vec<usize> {
        let next = v.checked_sub(1).into_iter().chain([v + 1]);
        next.filter(|&other| other < self.count).collect()
    }

    /// Whether the number before and the number after each have a cell that this cell can link to.
    pub fn is_in_chain(&self, v: usize, cell: usize) -> bool {
        self.next_to(v).iter().all(|&other| !self.beside(cell, other).is_empty())
    }

    /// Whether they have different ones, and `musts` are among these.
    pub fn is_in_path(&self, v: usize, cell: usize, musts: &[usize]) -> bool {
        let is_right = |used: &[usize]| musts.iter().all(|must| used.contains(must));
        match *self.next_to(v) {
            [] => true,
            [one] => self.beside(cell, one).iter().any(|&to| is_right(&[to])),
            [below, above, ..] => {
                let after = self.beside(cell, above);
                let fits = |&a: &usize| after.iter().any(|&b| a != b && is_right(&[a, b]));
                self.beside(cell, below).iter().any(fits)
            }
        }
    }

    /// Applies the rules up to the link rule until nothing changes.
    pub fn settle(&mut self, level: Rule) -> Result<(), Contradicts> {
        loop {
            let before = self.clone();
            self.strike_taken(level)?;
            self.strike_unlinked(level)?;
            if level >= Rule::Link {
                self.settle_links()?;
            }
            if (&self.can, &self.links, &self.forced)
                == (&before.can, &before.links, &before.forced)
            {
                return Ok(());
            }
        }
    }

    /// A number with one cell left stands there alone; by the rule of cells, a cell with one number
    /// left holds it.
    fn strike_taken(&mut self, level: Rule) -> Result<(), Contradicts> {
        for at in 0..self.count {
            if let [cell] = *self.cells_of(at) {
                self.place(at, cell);
            }
            if let ([v], true) = (&*self.numbers_of(at), level >= Rule::Cell) {
                self.place(*v, at);
            }
        }
        self.look_for_nothing()
    }

    fn place(&mut self, v: usize, cell: usize) {
        for other in 0..self.count {
            self.can[other][cell] &= other == v;
            self.can[v][other] &= other == cell;
        }
    }

    fn look_for_nothing(&self) -> Result<(), Contradicts> {
        let is_empty = |at| self.cells_of(at).is_empty() || self.numbers_of(at).is_empty();
        if (0..self.count).any(is_empty) { Err(Contradicts) } else { Ok(()) }
    }

    /// The chain rule, and the link rule for a number in a cell.
    fn strike_unlinked(&mut self, level: Rule) -> Result<(), Contradicts> {
        for v in 0..self.count {
            for cell in self.cells_of(v) {
                let holds = self.is_in_chain(v, cell)
                    && (level < Rule::Link || self.is_in_path(v, cell, &self.forced_of(cell)));
                self.can[v][cell] = holds;
            }
        }
        self.look_for_nothing()
    }

    /// The link rule for the cells, once for each.
    pub fn settle_links(&mut self) -> Result<(), Contradicts> {
        if self.count == 1 {
            return Ok(());
        }
        for cell in 0..self.count {
            for to in self.links_of(cell) {
                let follows = |&v: &usize| self.next_to(v).iter().any(|&other| self.can[other][to]);
                if !self.numbers_of(cell).iter().any(follows) {
                    self.forbid(cell, to)?;
                }
            }
            let numbers = self.numbers_of(cell);
            let can_end = numbers.iter().any(|&v| self.is_end(v));
            let is_end = numbers.iter().all(|&v| self.is_end(v));
            let links = self.links_of(cell);
            match links.len() {
                0 => return Err(Contradicts),
                1 if !can_end => return Err(Contradicts),
                1 => {
                    (0..self.count).filter(|&v| v != 0 && v + 1 != self.count).for_each(|v| {
                        self.can[v][cell] = false;
                    });
                    self.force(cell, links[0]);
                }
                2 if !can_end => links.iter().for_each(|&to| self.force(cell, to)),
                _ => {}
            }
            let (forced, most) = (self.forced_of(cell), if is_end { 1 } else { 2 });
            if forced.len() > most {
                return Err(Contradicts);
            }
            for to in self.links_of(cell) {
                if forced.len() == most && !forced.contains(&to) {
                    self.forbid(cell, to)?;
                }
            }
            // The far end of the fragment that begins here.
            if let [next] = *forced {
                let end = self.far_end(cell, next)?;
                if end != next && self.links[cell][end] {
                    self.forbid(cell, end)?;
                }
            }
        }
        if self.has_loop() { Err(Contradicts) } else { Ok(()) }
    }

    /// The end of the fragment that leads from a cell to the next, if it is no loop.
    fn far_end(&self, from: usize, next: usize) -> Result<usize, Contradicts> {
        let (mut before, mut at) = (from, next);
        for _ in 0..self.count {
            let on = self.forced_of(at).into_iter().find(|&to| to != before);
            match on {
                None => return Ok(at),
                Some(on) => (before, at) = (at, on),
            }
        }
        Err(Contradicts)
    }

    /// Whether forced links close a loop.
    fn has_loop(&self) -> bool {
        (0..self.count).any(|from| {
            self.forced_of(from).into_iter().any(|next| self.far_end(from, next).is_err())
        })
    }

    fn force(&mut self, a: usize, b: usize) {
        (self.forced[a][b], self.forced[b][a]) = (true, true);
    }

    fn forbid(&mut self, a: usize, b: usize) -> Result<(), Contradicts> {
        (self.links[a][b], self.links[b][a]) = (false, false);
        if self.forced[a][b] { Err(Contradicts) } else { Ok(()) }
    }

    /// What the links are at the end if the numbers' cells stay as they are.
    pub fn settle_links_alone(&mut self) -> Result<(), Contradicts> {
        loop {
            let before = self.clone();
            let settled = self.settle_links();
            self.can.clone_from(&before.can);
            settled?;
            if (&self.links, &self.forced) == (&before.links, &before.forced) {
                return Ok(());
            }
        }
    }

    /// Which cells are free: no number stands there.
    pub fn free(&self) -> Vec<bool> {
        let mut free = vec![true; self.count];
        (0..self.count).filter_map(|v| self.stands(v)).for_each(|cell| free[cell] = false);
        free
    }

    /// The free cells that links hold together, each region ascending and by its least cell.
    pub fn regions(&self) -> Vec<Vec<usize>> {
        let free = self.free();
        // Each cell takes the least cell that it is held together with.
        let mut least: Vec<usize> = (0..self.count).collect();
        for _ in 0..self.count {
            for a in 0..self.count {
                for b in self.links_of(a) {
                    if free[a] && free[b] {
                        least[a] = least[a].min(least[b]);
                    }
                }
            }
        }
        let region = |of: usize| {
            let is_in = |&cell: &usize| free[cell] && least[cell] == of;
            (0..self.count).filter(is_in).collect::<Vec<usize>>()
        };
        (0..self.count).map(region).filter(|region| !region.is_empty()).collect()
    }

    pub fn runs(&self) -> Vec<Run> {
        let is_missing = |v: usize| v < self.count && self.stands(v).is_none();
        let begins = |&v: &usize| is_missing(v) && (v == 0 || !is_missing(v - 1));
        let first = (0..self.count).filter(begins);
        first
            .map(|first| (first, (first..).find(|&v| !is_missing(v + 1)).unwrap_or(first)))
            .collect()
    }

    pub fn meets(&self, v: usize, region: &[usize]) -> bool {
        region.iter().any(|&cell| self.can[v][cell])
    }

    /// Whether a run could lie in a region by its length and its numbers.
    pub fn could_lie(&self, (first, last): Run, region: &[usize]) -> bool {
        last + 1 - first <= region.len() && (first..=last).all(|v| self.meets(v, region))
    }

    /// What the region rule takes away, and why. Each run lies in one region, and the runs of a
    /// region fill it exactly: this is looked at for one region after the other, until nothing
    /// changes. The error says in which run, or else in which region, it contradicts.
    pub fn kept_out(&self) -> Result<Vec<Kept>, Misfit> {
        let (regions, runs) = (self.regions(), self.runs());
        if regions.len() < 2 {
            return Ok(Vec::new());
        }
        let fits = assigned(self, &runs, &regions)?;
        let mut kept = Vec::new();
        for (&run, fits) in runs.iter().zip(&fits) {
            for (region, _) in regions.iter().zip(fits).filter(|(_, fits)| !**fits) {
                let left = { regions.iter().zip(fits) }.filter(|(_, fits)| **fits);
                let unmet = (run.0..=run.1).find(|&v| !self.meets(v, region));
                let unfit = match unmet {
                    _ if run.1 + 1 - run.0 > region.len() => Unfit::Small,
                    Some(v) => Unfit::Unreached(v as u16 + 1),
                    None => Unfit::Exact(left.map(|(region, _)| region[0]).collect()),
                };
                let numbers = (run.0 as u16 + 1, run.1 as u16 + 1);
                let why = Evidence::Region { run: numbers, cells: region.clone(), unfit };
                for v in run.0..=run.1 {
                    let cells = region.iter().filter(|&&cell| self.can[v][cell]);
                    kept.extend(cells.map(|&cell| (v, cell, why.clone())));
                }
            }
        }
        Ok(kept)
    }
}

/// A run that fits into no region, or the least cell of a region that no runs fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    Run(Run),
    Region(usize),
}

/// For each run and each region, whether the run can lie there.
fn assigned(naive: &Naive, runs: &[Run], regions: &[Vec<usize>]) -> Result<Vec<Vec<bool>>, Misfit> {
    let fits_of = |&run: &Run| regions.iter().map(|region| naive.could_lie(run, region)).collect();
    let mut fits: Vec<Vec<bool>> = runs.iter().map(fits_of).collect();
    let len = |run: usize| runs[run].1 + 1 - runs[run].0;
    loop {
        let before = fits.clone();
        for (region, cells) in regions.iter().enumerate() {
            let choices = |run: usize| fits[run].iter().filter(|&&fits| fits).count();
            if let Some(run) = (0..runs.len()).find(|&run| choices(run) == 0) {
                return Err(Misfit::Run(runs[run]));
            }
            let here: Vec<usize> = (0..runs.len()).filter(|&run| fits[run][region]).collect();
            let (sure, open): (Vec<usize>, Vec<usize>) =
                here.into_iter().partition(|&run| choices(run) == 1);
            let sure: usize = sure.into_iter().map(len).sum();
            let fills = |with: &[usize], of: &[usize]| {
                let with: usize = with.iter().map(|&run| len(run)).sum();
                sums(of.iter().map(|&run| len(run)))
                    .contains(&(cells.len().wrapping_sub(sure + with)))
            };
            if !fills(&[], &open) {
                return Err(Misfit::Region(cells[0]));
            }
            for &run in &open {
                let others: Vec<usize> =
                    open.iter().copied().filter(|&other| other != run).collect();
                if !fills(&[run], &others) {
                    fits[run][region] = false;
                } else if !fills(&[], &others) {
                    fits[run].iter_mut().enumerate().for_each(|(at, fits)| *fits &= at == region);
                }
            }
        }
        if fits == before {
            return Ok(fits);
        }
    }
}

/// The sums of every choice of these lengths.
pub fn sums(lengths: impl Iterator<Item = usize>) -> BTreeSet<usize> {
    let mut sums = BTreeSet::from([0]);
    for length in lengths {
        sums.extend(sums.clone().into_iter().map(|sum| sum + length));
    }
    sums
}
