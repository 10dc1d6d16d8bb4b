//! The fewest givens that leave one solution. Each other solution must be kept out by a given in
//! which it differs, so the added givens are a hitting set of these differences.
//!
//! The sets are found one after the other (K. Chandrasekaran et al., "Algorithms for implicit
//! hitting set problems", SODA 2011): the lightest choice that hits the differences so far is
//! given; if there is another solution, its difference is one more set; if there is none, no choice
//! is lighter. The other solution comes from a list, if all are listed, or else from the search.

use rand::Rng;

use super::asker::Asker;
use super::hitting::lightest;
use super::orbits::Orbits;
use crate::hidato::board::Board;
use crate::hidato::generate::Difficulty;
use crate::search::limits::Limit;
use crate::search::watch::{Halt, Progress};

/// On larger boards the first choice is made without trials, which would take long there.
const EXPERT_CELLS_MAX: usize = 400;

/// Groups of cells to be given, and whether none is lighter.
#[derive(Clone)]
pub(super) struct Choice {
    pub groups: Vec<usize>,
    pub is_least: bool,
}

/// The lightest choice of all solutions in the list, and the place of its solution there. Its
/// `is_least` tells that no solution of the list has a lighter one. `None` if the watch has not
/// ended it, but no solution was decided.
pub(super) fn of_list(
    orbits: &Orbits,
    solutions: &[Board],
    asker: &mut Asker<'_>,
) -> Result<Option<(usize, Choice)>, Halt> {
    let weights = orbits.weights();
    let (mut best, mut below, mut is_least) = (None, u32::MAX, true);
    for (at, solution) in solutions.iter().enumerate() {
        asker.beat()?;
        match of_one(orbits, &weights, solution, solutions, below, asker) {
            Ok(Some(groups)) => {
                below = weight(&weights, &groups);
                best = Some((at, groups));
            }
            Ok(None) => {}
            Err(Halt::Limit(Limit::Nodes)) => is_least = false,
            Err(halt) => return Err(halt),
        }
    }
    Ok(best.map(|(at, groups)| (at, Choice { groups, is_least })))
}

/// How many other solutions are compared, to choose the one that differs least.
const COMPARED_MAX: usize = 40;

/// The lightest choice that tells a solution from all others of the list and weighs less than
/// `below`.
fn of_one(
    orbits: &Orbits,
    weights: &[u32],
    solution: &Board,
    solutions: &[Board],
    below: u32,
    asker: &mut Asker<'_>,
) -> Result<Option<Vec<usize>>, Halt> {
    let mut sets: Vec<Vec<usize>> = Vec::new();
    loop {
        let choice = lightest(weights, &sets, below, &mut |_: &Progress| asker.beat())?;
        let Some(choice) = choice else { return Ok(None) };
        let same = |other: &&Board| {
            let cells = choice.iter().flat_map(|&group| &orbits.cells()[group]);
            { cells }.all(|&cell| solution.numbers()[cell] == other.numbers()[cell])
        };
        let others = solutions.iter().filter(|other| *other != solution).filter(same);
        let differ = others.take(COMPARED_MAX).map(|other| orbits.differing(solution, other));
        match differ.min_by_key(Vec::len) {
            Some(set) => sets.push(set),
            None => return Ok(Some(choice)),
        }
    }
}

fn weight(weights: &[u32], groups: &[usize]) -> u32 {
    groups.iter().map(|&group| weights[group]).sum()
}

/// The search for the fewest givens of one solution.
pub(super) struct Least<'a, 'w> {
    board: &'a Board,
    solution: &'a Board,
    orbits: &'a Orbits,
    weights: Vec<u32>,
    /// The groups in which other solutions differ.
    sets: Vec<Vec<usize>>,
    asker: &'a mut Asker<'w>,
    best: Option<Vec<usize>>,
}

/// What came of giving a choice and more groups until no other solution was left.
struct Grown {
    groups: Vec<usize>,
    /// Whether a question was too hard, so that a group was added without a need that is known.
    is_open: bool,
}

impl<'a, 'w> Least<'a, 'w> {
    /// `known` are other solutions.
    pub fn new(
        board: &'a Board,
        solution: &'a Board,
        orbits: &'a Orbits,
        known: &[Board],
        asker: &'a mut Asker<'w>,
    ) -> Self {
        let known = known.iter().filter(|other| *other != solution);
        let sets = known.map(|other| orbits.differing(solution, other)).collect();
        let weights = orbits.weights();
        Self { board, solution, orbits, weights, sets, asker, best: None }
    }

    /// The lightest choice. If the watch ends the work by its time, it is the best so far.
    ///
    /// # Errors
    /// If the watch ends the work before any choice is known.
    pub fn find(mut self, rng: &mut impl Rng) -> Result<Choice, Halt> {
        match self.begin(rng).and_then(|()| self.close_in()) {
            Ok(is_least) => Ok(Choice { groups: self.best.unwrap_or_default(), is_least }),
            Err(halt) => {
                let best = self.best.filter(|_| halt != Halt::Stopped);
                best.map(|groups| Choice { groups, is_least: false }).ok_or(halt)
            }
        }
    }

    /// Takes a first choice: of all numbers as many as possible are taken away.
    fn begin(&mut self, rng: &mut impl Rng) -> Result<(), Halt> {
        let is_large = self.board.count() > EXPERT_CELLS_MAX;
        let level = if is_large { Difficulty::Hard } else { Difficulty::Expert };
        let mut thinner = self.asker.thinner(self.solution, level);
        let left = thinner.thin_groups(self.orbits.cells().to_vec(), rng)?;
        let groups = self.orbits.cells().iter().enumerate();
        let is_left = |(_, cells): &(usize, &Vec<usize>)| {
            cells.first().is_some_and(|&cell| left.number(cell).is_some())
        };
        self.best = Some(groups.filter(is_left).map(|(group, _)| group).collect());
        Ok(())
    }

    /// Raises the least weight and lowers the weight of the best choice until they meet. Tells
    /// whether they have met.
    fn close_in(&mut self) -> Result<bool, Halt> {
        loop {
            let below = self.best.as_ref().map_or(u32::MAX, |best| weight(&self.weights, best));
            let asker = &mut *self.asker;
            let choice = match lightest(&self.weights, &self.sets, below, &mut |_: &Progress| {
                asker.beat()
            }) {
                Ok(Some(choice)) => choice,
                Ok(None) => return Ok(true),
                Err(Halt::Limit(Limit::Nodes)) if self.best.is_some() => return Ok(false),
                // The first choice only begins the search for one that does.
                Err(Halt::Limit(Limit::Nodes)) => Vec::new(),
                Err(halt) => return Err(halt),
            };
            let known = self.sets.len();
            let grown = self.grow(choice)?;
            let groups = if grown.is_open || self.sets.len() > known {
                self.prune(grown.groups)?
            } else {
                grown.groups
            };
            if weight(&self.weights, &groups) < below {
                self.best = Some(groups);
            }
            if grown.is_open && self.sets.len() == known {
                return Ok(false);
            }
        }
    }

    /// Gives more groups until there is no other solution.
    fn grow(&mut self, mut groups: Vec<usize>) -> Result<Grown, Halt> {
        let mut is_open = false;
        while groups.len() < self.orbits.cells().len() {
            let board = self.orbits.given(self.board, self.solution, &groups);
            match self.asker.other(&board, self.solution)? {
                Some(None) => break,
                Some(Some(other)) => {
                    let set = self.shrunk(other)?;
                    groups.extend(self.most_hits(&set));
                    self.sets.push(set);
                }
                None => {
                    is_open = true;
                    groups.extend(self.farthest(&groups));
                }
            }
        }
        groups.sort_unstable();
        Ok(Grown { groups, is_open })
    }

    /// The group of a set that most sets have.
    fn most_hits(&self, set: &[usize]) -> Option<usize> {
        let hits = |group: &usize| self.sets.iter().filter(|set| set.contains(group)).count();
        set.iter().copied().max_by_key(|group| (hits(group), std::cmp::Reverse(*group)))
    }

    /// The group with a number in the middle of the longest run of missing numbers.
    fn farthest(&self, groups: &[usize]) -> Option<usize> {
        let board = self.orbits.given(self.board, self.solution, groups);
        let given: Vec<usize> = (1..=board.count())
            .filter(|&number| board.numbers().contains(&(number as u16)))
            .collect();
        let all = self.orbits.cells().iter().enumerate();
        let far = |cell: &usize| {
            let number = usize::from(self.solution.numbers()[*cell]);
            given.iter().map(|&one| one.abs_diff(number)).min().unwrap_or(0)
        };
        let free = all.filter(|(group, _)| !groups.contains(group));
        free.max_by_key(|(_, cells)| cells.iter().map(far).max()).map(|(group, _)| group)
    }

    /// The groups in which some solution differs, as few as possible: as long as there is another
    /// solution, more cells have their numbers.
    fn shrunk(&mut self, other: Board) -> Result<Vec<usize>, Halt> {
        let mut set = self.orbits.differing(self.solution, &other);
        for group in set.clone() {
            if set.len() <= 1 || !set.contains(&group) {
                continue;
            }
            let rest = |one: &usize| *one == group || !set.contains(one);
            let given: Vec<usize> = (0..self.orbits.cells().len()).filter(rest).collect();
            let board = self.orbits.given(self.board, self.solution, &given);
            if let Some(Some(closer)) = self.asker.other(&board, self.solution)? {
                set = self.orbits.differing(self.solution, &closer);
            }
        }
        Ok(set)
    }

    /// Takes away groups, the heaviest first, as long as no other solution comes.
    fn prune(&mut self, mut groups: Vec<usize>) -> Result<Vec<usize>, Halt> {
        let mut order = groups.clone();
        order.sort_by_key(|&group| std::cmp::Reverse(self.weights[group]));
        for group in order {
            let fewer: Vec<usize> = groups.iter().copied().filter(|&one| one != group).collect();
            if !self.hits_all(&fewer) {
                continue;
            }
            let board = self.orbits.given(self.board, self.solution, &fewer);
            match self.asker.other(&board, self.solution)? {
                Some(None) => groups = fewer,
                Some(Some(other)) => {
                    let set = self.shrunk(other)?;
                    self.sets.push(set);
                }
                None => {}
            }
        }
        Ok(groups)
    }

    fn hits_all(&self, groups: &[usize]) -> bool {
        self.sets.iter().all(|set| set.iter().any(|group| groups.contains(group)))
    }
}
