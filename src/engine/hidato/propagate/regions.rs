//! Regions of free cells and the gaps that fill them: the missing numbers between two placed ones
//! walk through one region, and the gaps of a region need exactly its cells.

use super::assign::{Assignment, Misfit};
use super::evidence::{Clash, Lying, Unfit};
use super::{Contradiction, Deductions, Domains, Evidence, Rule};
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

/// The regions that a run's numbers reach, by their indices among all regions.
struct Reach {
    /// The regions that all numbers of the run reach.
    all: Vec<u64>,
    /// The regions that some number of the run reaches.
    some: Vec<u64>,
}

impl<W: Deductions> Domains<'_, W> {
    /// Applies the region rule once.
    ///
    /// # Errors
    /// The contradiction that this is.
    pub fn settle_regions(&mut self) -> Result<(), Contradiction> {
        let regions = self.regions();
        self.work += 16;
        self.extra += 4 * self.count as u64;
        if regions.len() < 2 {
            return Ok(());
        }
        let runs = self.runs();
        let sizes: Vec<usize> = regions.iter().map(|region| members(region).count()).collect();
        let reach = self.reach(&runs, &regions);
        let mut fits: Vec<Vec<bool>> = Vec::with_capacity(runs.len());
        for (run, reach) in runs.iter().zip(&reach) {
            let fit = |(region, &size): (usize, &usize)| {
                run.len() <= size && reach.all[region / 64] >> (region % 64) & 1 == 1
            };
            fits.push(sizes.iter().enumerate().map(fit).collect());
        }
        let lengths: Vec<usize> = runs.iter().map(Run::len).collect();
        let mut assignment = Assignment::new(&lengths, &sizes, fits);
        let outcome = assignment.settle();
        let (of_cells, of_regions) = (8 * self.links.width(), 8 * regions.len().div_ceil(64));
        let of_run = 2 * of_regions + regions.len() + 3 * size_of::<Vec<u64>>();
        let passing = regions.len() * (of_cells + size_of::<Vec<u64>>()) + runs.len() * of_run;
        self.passing = self.passing.max(passing + assignment.passing);
        self.extra += assignment.effort;
        outcome.map_err(|misfit| match misfit {
            Misfit::Run(at) => {
                let (from, to) = runs[at].numbers();
                Contradiction::Gap(from, to)
            }
            Misfit::Region(at) => Contradiction::Region(first(&regions[at]).unwrap_or_default()),
        })?;
        for ((run, fits), reach) in runs.iter().zip(&assignment.fits).zip(&reach) {
            for at in members(&reach.some).filter(|&at| !fits[at]) {
                let evidence = W::HEARS.then(|| self.misfit(run, &regions, fits, at));
                (run.first..=run.last)
                    .try_for_each(|v| self.keep_out(v, &regions[at], &evidence))?;
            }
        }
        Ok(())
    }

    /// Which regions the numbers of each run reach.
    fn reach(&mut self, runs: &[Run], regions: &[Vec<u64>]) -> Vec<Reach> {
        let width = regions.len().div_ceil(64);
        let mut region_of = vec![0; self.count];
        for (at, region) in regions.iter().enumerate() {
            members(region).for_each(|cell| region_of[cell] = at);
        }
        let mut met = vec![0_u64; width];
        let mut all_reach = Vec::with_capacity(runs.len());
        for run in runs {
            let mut reach = Reach { all: vec![u64::MAX; width], some: vec![0; width] };
            for v in run.first..=run.last {
                met.fill(0);
                self.cells_of(v)
                    .for_each(|cell| met[region_of[cell] / 64] |= 1 << (region_of[cell] % 64));
                for (at, &met) in met.iter().enumerate() {
                    reach.all[at] &= met;
                    reach.some[at] |= met;
                }
                self.extra += u64::from(self.cells_len[v]) / 4 + 4;
            }
            all_reach.push(reach);
        }
        all_reach
    }

    /// Why a run does not fit into the region `at`. It must be called before the run's numbers are
    /// taken from the region.
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

    /// Takes down what lies in the region of a cell that no runs fill exactly: its cells, the runs
    /// that can lie there, and those of them that can lie nowhere else.
    pub(super) fn tell_region(&self, cell: usize, clash: &mut Clash) {
        let (regions, runs) = (self.regions(), self.runs());
        let Some(at) = regions.iter().position(|region| members(region).any(|at| at == cell))
        else {
            return;
        };
        let sizes: Vec<usize> = regions.iter().map(|region| members(region).count()).collect();
        let lengths: Vec<usize> = runs.iter().map(Run::len).collect();
        let fits = |run: &Run| {
            let fit = |(region, &size): (&Vec<u64>, &usize)| {
                run.len() <= size && (run.first..=run.last).all(|v| self.meets(v, region))
            };
            regions.iter().zip(&sizes).map(fit).collect()
        };
        let mut assignment = Assignment::new(&lengths, &sizes, runs.iter().map(fits).collect());
        // It meets the contradiction again, and leaves the runs that the clash tells.
        let _ = assignment.settle();
        clash.cells = members(&regions[at]).collect();
        for (run, fits) in runs.iter().zip(&assignment.fits).filter(|(_, fits)| fits[at]) {
            let is_sure = fits.iter().filter(|&&fits| fits).count() == 1;
            clash.runs.push(Lying { run: run.numbers(), is_sure });
        }
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
