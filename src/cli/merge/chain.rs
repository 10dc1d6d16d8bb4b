//! What all iterations of a proof show together.

use langkah_engine::search::watch::Nodes;
use langkah_engine::sliding::moves::Move;

use super::proof::Proved;

/// What is known.
pub struct Chain<'a> {
    /// No solution has fewer moves: h of the start, or what the exhausted iterations show.
    pub lower_bound: u32,
    pub solution: Option<&'a [Move]>,
    /// What all parts counted together.
    pub counts: Nodes,
    /// What one run counts, to the node; `None` while a part that one run enters is missing.
    pub one_run: Option<OneRun>,
}

/// What one run counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneRun {
    pub counts: Nodes,
    pub live_peak: u64,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Todo {
    Nothing,
    /// What is missing of the iteration with this bound.
    Within(u32),
}

impl<'a> Chain<'a> {
    pub fn new(proved: &Proved<'a>) -> Self {
        let next = proved.iterations.values().filter_map(|iteration| iteration.next_within());
        let lower_bound = next.chain([proved.least]).max().unwrap_or_default();
        let each = proved.iterations.values().map(|iteration| iteration.counts());
        let counts = each.fold(Nodes::default(), plus);
        let (one_run, first) = one_run(proved).unzip();
        // One run ends with the solution that it meets first.
        let solution = first.or_else(|| proved.solution());
        Self { lower_bound, solution, counts, one_run }
    }

    /// Whether there is a solution and none is shorter.
    pub fn is_proved(&self) -> bool {
        self.solution.is_some_and(|moves| moves.len() <= self.lower_bound as usize)
    }

    /// With a solution: the iteration just below it, which ends the proof soonest. Without one: the
    /// last iteration that was begun and is not exhausted, or else the next one.
    pub fn todo(&self, proved: &Proved<'_>) -> Todo {
        match self.solution {
            Some(_) if self.is_proved() => Todo::Nothing,
            // All solutions are of one parity.
            Some(moves) => Todo::Within(self.lower_bound.max(moves.len() as u32 - 2)),
            None => {
                let mut open = proved.iterations.iter().rev().filter(|(within, iteration)| {
                    **within >= self.lower_bound && !iteration.is_exhausted()
                });
                Todo::Within(open.next().map_or(self.lower_bound, |(within, _)| *within))
            }
        }
    }
}

/// What one run does, from its first iteration to the solution, and that solution.
fn one_run<'a>(proved: &Proved<'a>) -> Option<(OneRun, &'a [Move])> {
    let mut within = proved.least;
    let mut run = OneRun { counts: Nodes::default(), live_peak: 1 };
    loop {
        let iteration = proved.iterations.get(&within)?;
        let (counts, live_peak) = iteration.one_run()?;
        run.counts = plus(run.counts, counts);
        run.live_peak = run.live_peak.max(live_peak);
        match iteration.first_solved() {
            Some((_, moves)) => return Some((run, moves)),
            None => within = iteration.next_within().filter(|&next| next > within)?,
        }
    }
}

fn plus(one: Nodes, other: Nodes) -> Nodes {
    Nodes {
        expanded: one.expanded.saturating_add(other.expanded),
        generated: one.generated.saturating_add(other.generated),
    }
}
