//! Which run of missing numbers can lie in which region. The runs in a region fill it exactly.

/// A contradiction: a run that fits into no region, or a region that no runs fill.
pub(super) enum Misfit {
    Run(usize),
    Region(usize),
}

pub(super) struct Assignment<'a> {
    /// The lengths of the runs.
    lengths: &'a [usize],
    /// The sizes of the regions.
    sizes: &'a [usize],
    /// For each run, whether it can lie in each region.
    pub fits: Vec<Vec<bool>>,
    /// In how many regions each run can lie.
    choices: Vec<usize>,
    /// The regions that have to be looked at again, because something changed.
    is_dirty: Vec<bool>,
    /// The work that was done: about how many words were looked at.
    pub effort: u64,
    /// The most bytes that it held at one time.
    pub passing: usize,
}

impl<'a> Assignment<'a> {
    pub fn new(lengths: &'a [usize], sizes: &'a [usize], fits: Vec<Vec<bool>>) -> Self {
        let count = |fits: &Vec<bool>| fits.iter().filter(|&&fits| fits).count();
        let choices = fits.iter().map(count).collect();
        let effort = (lengths.len() * sizes.len()) as u64 / 4;
        Self {
            lengths,
            sizes,
            fits,
            choices,
            is_dirty: vec![true; sizes.len()],
            effort,
            passing: 0,
        }
    }

    /// Strikes what is impossible, until nothing changes. A run with one region left uses up room
    /// there. If a region needs all runs that could lie in it, they lie there. The rest of a region
    /// must be a sum of runs.
    pub fn settle(&mut self) -> Result<(), Misfit> {
        loop {
            if let Some(run) = self.choices.iter().position(|&count| count == 0) {
                return Err(Misfit::Run(run));
            }
            self.effort += (self.lengths.len() + self.sizes.len()) as u64 / 8;
            let Some(region) = self.is_dirty.iter().position(|&is_dirty| is_dirty) else {
                return Ok(());
            };
            self.settle_region(region)?;
        }
    }

    fn settle_region(&mut self, region: usize) -> Result<(), Misfit> {
        self.is_dirty[region] = false;
        let (mut open, mut sure) = (Vec::new(), 0);
        for run in (0..self.lengths.len()).filter(|&run| self.fits[run][region]) {
            if self.choices[run] == 1 {
                sure += self.lengths[run];
            } else {
                open.push(run);
            }
        }
        let room = self.sizes[region].checked_sub(sure).ok_or(Misfit::Region(region))?;
        let lengths: Vec<usize> = open.iter().map(|&run| self.lengths[run]).collect();
        self.effort += (self.lengths.len() / 8 + open.len() * (room / 64 + 1)) as u64;
        self.passing = self.passing.max(8 * (open.len() + 1) * (room / 64 + 3));
        let (can_come, can_stay) = sums(&lengths, room).ok_or(Misfit::Region(region))?;
        for (at, &run) in open.iter().enumerate() {
            if !can_come[at] || !can_stay[at] {
                self.strike(run, region, can_come[at]);
            }
        }
        Ok(())
    }

    /// Leaves a run only this region, or takes the region from the run.
    fn strike(&mut self, run: usize, region: usize, is_here: bool) {
        let fits = &mut self.fits[run];
        for (other, fits) in fits.iter_mut().enumerate() {
            self.is_dirty[other] |= *fits;
            *fits &= (other == region) == is_here;
        }
        self.choices[run] = fits.iter().filter(|&&fits| fits).count();
        self.effort += self.sizes.len() as u64 / 4;
    }
}

/// Which of the lengths are in some choice whose sum is `room`, and which are not in some such
/// choice; `None` if no choice has that sum.
fn sums(lengths: &[usize], room: usize) -> Option<(Vec<bool>, Vec<bool>)> {
    let (count, width) = (lengths.len(), room / 64 + 1);
    // For each length, the set of sums that the lengths before it can make.
    let mut before = vec![0_u64; width * (count + 1)];
    before[0] = 1;
    for (at, &length) in lengths.iter().enumerate() {
        for word in 0..width {
            let set = &before[width * at..width * (at + 1)];
            let next = set[word] | raised(set, word, length);
            before[width * (at + 1) + word] = next;
        }
    }
    if before[width * count + room / 64] >> (room % 64) & 1 == 0 {
        return None;
    }
    let (mut can_come, mut can_stay) = (vec![false; count], vec![false; count]);
    // The sums of the lengths before the current one that the lengths after it can complete.
    let mut wanted = vec![0_u64; width];
    wanted[room / 64] = 1 << (room % 64);
    for (at, &length) in lengths.iter().enumerate().rev() {
        let before = &before[width * at..width * (at + 1)];
        // From the least word on, because a lowered word is made only of words that come later.
        for word in 0..width {
            let with = lowered(&wanted, word, length);
            can_stay[at] |= before[word] & wanted[word] != 0;
            can_come[at] |= before[word] & with != 0;
            wanted[word] |= with;
        }
    }
    Some((can_come, can_stay))
}

/// A word of the set in which every member is greater by `by`.
fn raised(set: &[u64], word: usize, by: usize) -> u64 {
    let (skipped, shift) = (by / 64, by % 64);
    let at = |word: Option<usize>| word.map_or(0, |word| set[word]);
    let low = at(word.checked_sub(skipped));
    match shift {
        0 => low,
        _ => low << shift | at(word.checked_sub(skipped + 1)) >> (64 - shift),
    }
}

/// A word of the set in which every member is less by `by`; members that would be less than 0 are
/// left out.
fn lowered(set: &[u64], word: usize, by: usize) -> u64 {
    let (skipped, shift) = (by / 64, by % 64);
    let at = |word: usize| set.get(word).copied().unwrap_or(0);
    let high = at(word + skipped);
    match shift {
        0 => high,
        _ => high >> shift | at(word + skipped + 1) << (64 - shift),
    }
}

#[cfg(test)]
mod tests {
    use super::sums;

    /// By every choice there is.
    #[test]
    fn sums_are_those_of_every_choice() {
        let lengths = [1, 3, 3, 60, 64, 65, 7, 126, 128];
        for room in 0..470 {
            let mut expected: Option<(Vec<bool>, Vec<bool>)> = None;
            for choice in 0..1_u32 << lengths.len() {
                let is_in = |at: usize| choice >> at & 1 == 1;
                let all = 0..lengths.len();
                if all.clone().filter(|&at| is_in(at)).map(|at| lengths[at]).sum::<usize>() == room
                {
                    let none = || vec![false; lengths.len()];
                    let (come, stay) = expected.get_or_insert_with(|| (none(), none()));
                    all.for_each(|at| if is_in(at) { come[at] = true } else { stay[at] = true });
                }
            }
            assert_eq!(sums(&lengths, room), expected, "{room}");
        }
    }
}
