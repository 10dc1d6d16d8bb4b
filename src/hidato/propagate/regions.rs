//! Regions of free cells and the gaps that fill them: the missing numbers between two placed ones
//! walk through one region, and the gaps of a region need exactly its cells.

use super::evidence::Unfit;
use super::{Contradiction, Domains, Evidence, Rule, Watch};
use crate::hidato::bits::{members, ones};

/// A run of missing numbers, from 0, the last one included.
struct Run {
    first: usize,
    last: usize,
}

impl Run {
    const fn len(&self) -> usize {
        self.last + 1 - self.first
    }

    /// The first and the last, from 1.
    const fn numbers(&self) -> (u16, u16) {
        (self.first as u16 + 1, self.last as u16 + 1)
    }
}

impl<W: Watch> Domains<'_, W> {
    pub(super) fn settle_regions(&mut self) -> Result<(), Contradiction> {
        let regions = self.regions();
        self.work += 16;
        if regions.len() < 2 {
            return Ok(());
        }
        let runs = self.runs();
        let sizes: Vec<usize> = regions.iter().map(|region| members(region).count()).collect();
        let mut fits: Vec<Vec<bool>> = Vec::with_capacity(runs.len());
        for run in &runs {
            let fit = |(region, &size): (&Vec<u64>, &usize)| {
                run.len() <= size && (run.first..=run.last).all(|v| self.meets(v, region))
            };
            fits.push(regions.iter().zip(&sizes).map(fit).collect());
        }
        assign(&runs, &sizes, &mut fits).map_err(|misfit| match misfit {
            Misfit::Run(at) => {
                let (from, to) = runs[at].numbers();
                Contradiction::Gap(from, to)
            }
            Misfit::Region(at) => Contradiction::Region(first(&regions[at]).unwrap_or_default()),
        })?;
        for (run, fits) in runs.iter().zip(&fits) {
            for (at, region) in regions.iter().enumerate().filter(|(at, _)| !fits[*at]) {
                let evidence = W::HEARS.then(|| self.misfit(run, &regions, fits, at));
                (run.first..=run.last).try_for_each(|v| self.keep_out(v, region, &evidence))?;
            }
        }
        Ok(())
    }

    /// Why a run does not fit into the region `at`, before any of it is kept out.
    fn misfit(&self, run: &Run, regions: &[Vec<u64>], fits: &[bool], at: usize) -> Evidence {
        let cells: Vec<usize> = members(&regions[at]).collect();
        let unmet = (run.first..=run.last).find(|&v| !self.meets(v, &regions[at]));
        let unfit = if run.len() > cells.len() {
            Unfit::Small
        } else if let Some(v) = unmet {
            Unfit::Unreached(v as u16 + 1)
        } else {
            let left = regions.iter().zip(fits).filter(|(_, fits)| **fits);
            Unfit::Exact(left.filter_map(|(region, _)| first(region)).collect())
        };
        Evidence::Region { run: run.numbers(), cells, unfit }
    }

    /// The cells of the region of a cell, and the runs that could lie there by their length and
    /// their numbers' cells.
    pub(super) fn region_of(&self, cell: usize) -> (Vec<usize>, Vec<(u16, u16)>) {
        let regions = self.regions();
        let Some(region) = regions.iter().find(|region| members(region).any(|at| at == cell))
        else {
            return (Vec::new(), Vec::new());
        };
        let cells: Vec<usize> = members(region).collect();
        let fits = |run: &Run| {
            run.len() <= cells.len() && (run.first..=run.last).all(|v| self.meets(v, region))
        };
        let runs = self.runs().into_iter().filter(fits).map(|run| run.numbers()).collect();
        (cells, runs)
    }

    /// The least cell of each region, and its size.
    pub(super) fn region_sizes(&self) -> Vec<(usize, usize)> {
        let regions = self.regions();
        let size = |region: &Vec<u64>| Some((first(region)?, members(region).count()));
        regions.iter().filter_map(size).collect()
    }

    fn meets(&self, v: usize, region: &[u64]) -> bool {
        self.cells.row(v).iter().zip(region).any(|(cells, region)| cells & region != 0)
    }

    fn keep_out(
        &mut self,
        v: usize,
        region: &[u64],
        evidence: &Option<Evidence>,
    ) -> Result<(), Contradiction> {
        for (at, &word) in region.iter().enumerate() {
            for bit in ones(self.cells.word(v, at) & word) {
                let (number, cell) = (v as u16, (at * 64 + bit) as u16);
                if let Some(evidence) = evidence {
                    self.tell(Rule::Region, number, cell, false, evidence.clone());
                }
                self.strike(number, cell, Rule::Region)?;
            }
        }
        Ok(())
    }

    /// The sets of free cells that links hold together.
    fn regions(&self) -> Vec<Vec<u64>> {
        let width = self.links.width();
        let mut free = vec![0_u64; width];
        for cell in 0..self.count {
            free[cell / 64] |= 1 << (cell % 64);
        }
        for placed in &self.placed {
            free[usize::from(placed.cell) / 64] &= !(1 << (placed.cell % 64));
        }
        let mut regions = Vec::new();
        let mut stack = Vec::new();
        while let Some(seed) = first(&free) {
            let mut region = vec![0_u64; width];
            free[seed / 64] &= !(1 << (seed % 64));
            stack.push(seed);
            while let Some(cell) = stack.pop() {
                region[cell / 64] |= 1 << (cell % 64);
                let (from, to) = self.spans[cell];
                let span = usize::from(from)..usize::from(to);
                for (at, free) in span.clone().zip(&mut free[span]) {
                    let fresh = self.links.word(cell, at) & *free;
                    *free &= !fresh;
                    stack.extend(ones(fresh).map(|bit| at * 64 + bit));
                }
            }
            regions.push(region);
        }
        regions
    }

    fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for v in (0..self.count).filter(|&v| !self.is_placed[v]) {
            match runs.last_mut() {
                Some(run) if run.last + 1 == v => run.last = v,
                _ => runs.push(Run { first: v, last: v }),
            }
        }
        runs
    }
}

fn first(set: &[u64]) -> Option<usize> {
    members(set).next()
}

enum Misfit {
    Run(usize),
    Region(usize),
}

/// Strikes from `fits` what cannot be, until nothing changes: a run with one region left uses up
/// room there; where all that could come must come, it does; the rest must be a sum of runs.
fn assign(runs: &[Run], sizes: &[usize], fits: &mut [Vec<bool>]) -> Result<(), Misfit> {
    loop {
        let mut has_changed = false;
        let choices: Vec<usize> =
            fits.iter().map(|fits| fits.iter().filter(|&&fits| fits).count()).collect();
        if let Some(run) = choices.iter().position(|&count| count == 0) {
            return Err(Misfit::Run(run));
        }
        for (region, &size) in sizes.iter().enumerate() {
            let coming = |is_sure: bool| {
                let choices = &choices;
                let fits = &*fits;
                (0..runs.len())
                    .filter(move |&run| fits[run][region] && (choices[run] == 1) == is_sure)
            };
            let sure: usize = coming(true).map(|run| runs[run].len()).sum();
            let open: Vec<usize> = coming(false).collect();
            let Some(room) = size.checked_sub(sure) else {
                return Err(Misfit::Region(region));
            };
            let lengths: Vec<usize> = open.iter().map(|&run| runs[run].len()).collect();
            let (can_come, can_stay) = sums(&lengths, room).ok_or(Misfit::Region(region))?;
            for (at, &run) in open.iter().enumerate() {
                if !can_come[at] {
                    fits[run][region] = false;
                    has_changed = true;
                } else if !can_stay[at] {
                    (0..sizes.len()).for_each(|other| fits[run][other] = other == region);
                    has_changed = true;
                }
            }
            if has_changed {
                break;
            }
        }
        if !has_changed {
            return Ok(());
        }
    }
}

/// Which of the lengths occur in some choice whose sum is `room`, and which are left out of one;
/// `None` where no choice has that sum.
fn sums(lengths: &[usize], room: usize) -> Option<(Vec<bool>, Vec<bool>)> {
    let count = lengths.len();
    // Which sums the lengths before each one make.
    let mut before = vec![vec![false; room + 1]; count + 1];
    before[0][0] = true;
    for (at, &length) in lengths.iter().enumerate() {
        for sum in 0..=room {
            before[at + 1][sum] = before[at][sum] || (sum >= length && before[at][sum - length]);
        }
    }
    if !before[count][room] {
        return None;
    }
    let (mut can_come, mut can_stay) = (vec![false; count], vec![false; count]);
    // Which sums are left for those before, that those after can complete.
    let mut wanted = vec![false; room + 1];
    wanted[room] = true;
    for (at, &length) in lengths.iter().enumerate().rev() {
        let mut next = wanted.clone();
        for sum in (0..=room).filter(|&sum| wanted[sum]) {
            can_stay[at] |= before[at][sum];
            if sum >= length {
                can_come[at] |= before[at][sum - length];
                next[sum - length] = true;
            }
        }
        wanted = next;
    }
    Some((can_come, can_stay))
}
