//! Lightest hitting sets: of elements with weights, the lightest choice that has an element of each
//! of several sets. The search is a depth-first branch and bound, one part of the problem after the
//! other. At a node it takes the smallest set that is not hit, and tries each of its elements; an
//! element that was tried is barred in the branches after it. The bound on what is still to be
//! chosen is the weight of the lightest elements of disjoint sets that are not hit.

use crate::search::limits::Limit;
use crate::search::watch::{Halt, Progress, Watch};

/// The most nodes of one search.
const NODES_MAX: u64 = 200_000;

/// How many nodes there are between two beats.
const BEAT: u64 = 1_000;

/// The lightest choice of elements that hits all sets and weighs less than `below`; `None` if there
/// is none. An element is an index of `weights`, which are at least 1.
///
/// # Errors
/// What `watch` answers; or the limit on nodes.
pub(super) fn lightest(
    weights: &[u32],
    sets: &[Vec<usize>],
    below: u32,
    watch: &mut dyn Watch,
) -> Result<Option<Vec<usize>>, Halt> {
    let (mut chosen, mut left) = (Vec::new(), below);
    let mut nodes = 0;
    for part in parts(weights.len(), smallest(sets)) {
        let mut search = Search::new(weights, part, left, nodes);
        search.go(0, watch)?;
        nodes = search.nodes;
        let Some(best) = search.best else { return Ok(None) };
        left = left.saturating_sub(best.iter().map(|&element| weights[element]).sum());
        chosen.extend(best);
    }
    chosen.sort_unstable();
    Ok((below > 0).then_some(chosen))
}

/// The sets that contain no other one of the sets, smallest first: who hits these hits all.
fn smallest(sets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut sorted = sets.to_vec();
    sorted.iter_mut().for_each(|set| set.sort_unstable());
    sorted.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    let mut kept: Vec<Vec<usize>> = Vec::new();
    for set in sorted {
        let holds = |small: &Vec<usize>| small.iter().all(|one| set.binary_search(one).is_ok());
        if !kept.iter().any(holds) {
            kept.push(set);
        }
    }
    kept
}

/// Groups of sets that share no element.
fn parts(elements: usize, sets: Vec<Vec<usize>>) -> Vec<Vec<Vec<usize>>> {
    let mut leader: Vec<usize> = (0..elements).collect();
    fn find(leader: &mut [usize], mut of: usize) -> usize {
        while leader[of] != of {
            leader[of] = leader[leader[of]];
            of = leader[of];
        }
        of
    }
    for set in &sets {
        for pair in set.windows(2) {
            let (a, b) = (find(&mut leader, pair[0]), find(&mut leader, pair[1]));
            leader[a] = b;
        }
    }
    let mut parts: Vec<(usize, Vec<Vec<usize>>)> = Vec::new();
    for set in sets {
        // No element can hit an empty set: it is a part by itself.
        let of = set.first().map_or(elements, |&first| find(&mut leader, first));
        match parts.iter_mut().find(|(leader, _)| *leader == of) {
            Some((_, part)) => part.push(set),
            None => parts.push((of, vec![set])),
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}

struct Search<'a> {
    weights: &'a [u32],
    sets: Vec<Vec<usize>>,
    /// The sets of each element.
    of: Vec<Vec<usize>>,
    /// How many chosen elements each set has.
    hits: Vec<u32>,
    is_barred: Vec<bool>,
    chosen: Vec<usize>,
    best: Option<Vec<usize>>,
    /// What a choice must weigh less than.
    below: u32,
    nodes: u64,
    /// For each element the node of the bound that has met it.
    met: Vec<u64>,
}

impl<'a> Search<'a> {
    fn new(weights: &'a [u32], sets: Vec<Vec<usize>>, below: u32, nodes: u64) -> Self {
        let mut of = vec![Vec::new(); weights.len()];
        for (index, set) in sets.iter().enumerate() {
            set.iter().for_each(|&element| of[element].push(index));
        }
        let hits = vec![0; sets.len()];
        let (is_barred, met) = (vec![false; weights.len()], vec![0; weights.len()]);
        let (chosen, best) = (Vec::new(), None);
        Self { weights, sets, of, hits, is_barred, chosen, best, below, nodes, met }
    }

    /// `weight` is that of the chosen elements.
    fn go(&mut self, weight: u32, watch: &mut dyn Watch) -> Result<(), Halt> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BEAT) {
            watch.beat(&Progress::default())?;
        }
        if self.nodes > NODES_MAX {
            return Err(Halt::Limit(Limit::Nodes));
        }
        let Some(least) = self.bound() else { return Ok(()) };
        if weight + least >= self.below {
            return Ok(());
        }
        let Some(set) = self.narrowest() else {
            (self.best, self.below) = (Some(self.chosen.clone()), weight);
            return Ok(());
        };
        let mut elements = self.free(set);
        elements.sort_by_key(|&element| {
            let unhit = self.of[element].iter().filter(|&&set| self.hits[set] == 0).count();
            (std::cmp::Reverse(unhit), element)
        });
        for &element in &elements {
            self.choose(element, true);
            let ended = self.go(weight + self.weights[element], watch);
            self.choose(element, false);
            ended?;
            self.is_barred[element] = true;
        }
        elements.iter().for_each(|&element| self.is_barred[element] = false);
        Ok(())
    }

    fn choose(&mut self, element: usize, is_chosen: bool) {
        for &set in &self.of[element] {
            self.hits[set] = if is_chosen { self.hits[set] + 1 } else { self.hits[set] - 1 };
        }
        if is_chosen {
            self.chosen.push(element);
        } else {
            self.chosen.pop();
        }
    }

    /// The elements of a set that are not barred.
    fn free(&self, set: usize) -> Vec<usize> {
        self.sets[set].iter().copied().filter(|&element| !self.is_barred[element]).collect()
    }

    /// The set that is not hit and has the fewest free elements.
    fn narrowest(&self) -> Option<usize> {
        let unhit = (0..self.sets.len()).filter(|&set| self.hits[set] == 0);
        let free = |&element: &&usize| !self.is_barred[*element];
        { unhit }.min_by_key(|&set| self.sets[set].iter().filter(free).count())
    }

    /// What is still to be chosen weighs at least this; `None` if a set can no longer be hit.
    fn bound(&mut self) -> Option<u32> {
        let mut least = 0;
        for (set, _) in self.sets.iter().zip(&self.hits).filter(|(_, hits)| **hits == 0) {
            let free = || set.iter().copied().filter(|&element| !self.is_barred[element]);
            let lightest = free().map(|element| self.weights[element]).min()?;
            if free().all(|element| self.met[element] != self.nodes) {
                least += lightest;
                for element in set.iter().copied() {
                    self.met[element] = self.nodes;
                }
            }
        }
        Some(least)
    }
}

#[cfg(test)]
mod tests {
    use super::lightest;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    /// Every choice is tried.
    fn naive(weights: &[u32], sets: &[Vec<usize>]) -> Option<u32> {
        let hits = |choice: u32| {
            sets.iter().all(|set| set.iter().any(|&element| choice >> element & 1 == 1))
        };
        let weight = |choice: u32| -> u32 {
            (0..weights.len()).filter(|at| choice >> at & 1 == 1).map(|at| weights[at]).sum()
        };
        (0..1_u32 << weights.len()).filter(|&choice| hits(choice)).map(weight).min()
    }

    #[test]
    fn it_is_as_light_as_the_lightest_of_all_choices() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut impossible = 0;
        for round in 0..400 {
            let elements = rng.random_range(1..=10_usize);
            let weights: Vec<u32> = (0..elements).map(|_| rng.random_range(1..=2)).collect();
            let set = |rng: &mut ChaCha8Rng| -> Vec<usize> {
                let share = rng.random_range(15..60);
                (0..elements).filter(|_| rng.random_range(0..100) < share).collect()
            };
            let sets: Vec<Vec<usize>> = (0..round % 12).map(|_| set(&mut rng)).collect();
            let expected = naive(&weights, &sets);
            let found = lightest(&weights, &sets, u32::MAX, &mut ()).expect("no limit");
            let weight = |choice: &Vec<usize>| choice.iter().map(|&at| weights[at]).sum::<u32>();
            assert_eq!(found.as_ref().map(weight), expected, "{weights:?} {sets:?}");
            if let Some(found) = &found {
                assert!(sets.iter().all(|set| set.iter().any(|one| found.contains(one))));
                let below = weight(found);
                let lighter = lightest(&weights, &sets, below, &mut ());
                assert_eq!(lighter.expect("no limit"), None);
            }
            impossible += usize::from(expected.is_none());
        }
        assert!(impossible > 10 && impossible < 300, "{impossible}");
    }
}
