//! Local search: numbers share cells at first, and short runs of them are laid anew until none do.
//!
//! Every number always stands beside the numbers before and after it, so that nothing but cells
//! with two or more numbers is wrong. A step takes a number from such a cell, with up to two
//! numbers beside it, and lays them where they meet the fewest others. Each cell has a weight,
//! which grows while several numbers stand there: in this way runs leave the cells that all of them
//! want. Routers of circuits do the same with their wires (L. McMurchie and C. Ebeling,
//! "PathFinder: a negotiation-based performance-driven router for FPGAs", FPGA 1995).
//!
//! On a board with few givens it soon finds a solution where a search by guesses does not. It
//! proves nothing.

use crate::hidato::bits::Table;
use crate::hidato::propagate::Open;

/// The most numbers that a step lays anew.
const RUN_MAX: usize = 3;

const WEIGHT_MIN: u32 = 8;

/// A step chooses among ways whose costs differ by less than this for each number.
const NOISE: usize = 32;

/// After so many steps all weights are halved, so that old troubles are forgotten.
const HALVED_AFTER: u64 = 20_000;

/// No way leads here.
const NO_WAY: u32 = u32::MAX / 2;

/// A small random generator of its own, so that the steps never change: Steele, Lea and Flood's
/// SplitMix64.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, faces: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) >> 32) as usize * faces) >> 32
    }
}

/// Numbers laid over cells. Numbers and cells count from 0.
pub(super) struct Reroute {
    /// The cells that each number can take, and whether there are several.
    may: Table,
    is_free: Vec<bool>,
    /// For each cell the neighbours that may hold the next number.
    links: Vec<Vec<u16>>,
    /// The cell of each number.
    cells: Vec<u16>,
    /// The numbers of each cell.
    numbers: Vec<Vec<u16>>,
    weights: Vec<u32>,
    /// What it costs to stand in each cell: its weight for each number there.
    loads: Vec<u32>,
    /// The cells with several numbers, and for each cell its place in this list.
    crowded: Vec<u16>,
    place: Vec<u16>,
    /// For each number of a run, from the end where the ways begin: the cells that a way reaches,
    /// and for every cell the cost of the cheapest way.
    layers: [Vec<u16>; RUN_MAX],
    costs: [Vec<u32>; RUN_MAX],
    dice: Dice,
    steps: u64,
}

/// A run of numbers to lay, and the cells of the numbers before and after it, if there are some.
struct Run {
    first: usize,
    len: usize,
    before: Option<u16>,
    after: Option<u16>,
}

impl Run {
    /// The number at a place, counted from the end where the ways begin: after the run if a number
    /// stands there, else before it.
    const fn number(&self, place: usize) -> usize {
        match self.after {
            Some(_) => self.first + self.len - 1 - place,
            None => self.first + place,
        }
    }
}

const NOWHERE: u16 = u16::MAX;

impl Reroute {
    /// Lays the numbers one after the other. `None` if the rules leave a number no cell beside the
    /// number before it.
    pub fn new(open: &Open, seed: u64) -> Option<Self> {
        let count = open.cells.rows();
        let links = |cell| open.links.members(cell).map(|to| to as u16).collect();
        let mut reroute = Self {
            may: open.cells.clone(),
            is_free: (0..count).map(|number| open.cells.len(number) > 1).collect(),
            links: (0..count).map(links).collect(),
            cells: vec![0; count],
            numbers: vec![Vec::new(); count],
            weights: vec![WEIGHT_MIN; count],
            loads: vec![0; count],
            crowded: Vec::new(),
            place: vec![NOWHERE; count],
            layers: Default::default(),
            costs: std::array::from_fn(|_| vec![NO_WAY; count]),
            dice: Dice(seed),
            steps: 0,
        };
        for number in 0..count {
            let cell = reroute.first_cell(number)?;
            reroute.put(number, cell);
        }
        Some(reroute)
    }

    /// A cell for a number beside the number before it: one with the fewest numbers.
    fn first_cell(&mut self, number: usize) -> Option<u16> {
        let cells: Vec<u16> = match number.checked_sub(1) {
            None => self.may.members(0).map(|cell| cell as u16).collect(),
            Some(before) => {
                let links = &self.links[usize::from(self.cells[before])];
                links.iter().copied().filter(|&cell| self.may.has(number, cell.into())).collect()
            }
        };
        let held = |cell: &u16| self.numbers[usize::from(*cell)].len();
        let least = cells.iter().map(held).min()?;
        let least: Vec<u16> = cells.into_iter().filter(|cell| held(cell) == least).collect();
        Some(least[self.dice.roll(least.len())])
    }

    /// Counts anew what it costs to stand in a cell.
    fn load(&mut self, cell: usize) {
        self.loads[cell] = self.numbers[cell].len() as u32 * self.weights[cell];
    }

    fn put(&mut self, number: usize, cell: u16) {
        self.cells[number] = cell;
        let numbers = &mut self.numbers[usize::from(cell)];
        numbers.push(number as u16);
        if numbers.len() > 1 {
            self.add_crowded(cell);
        }
        self.load(cell.into());
    }

    fn take(&mut self, number: usize) {
        let cell = self.cells[number];
        let numbers = &mut self.numbers[usize::from(cell)];
        numbers.retain(|&other| usize::from(other) != number);
        if numbers.len() < 2 {
            self.remove_crowded(cell);
        }
        self.load(cell.into());
    }

    fn add_crowded(&mut self, cell: u16) {
        let place = &mut self.place[usize::from(cell)];
        if *place == NOWHERE {
            *place = self.crowded.len() as u16;
            self.crowded.push(cell);
        }
    }

    fn remove_crowded(&mut self, cell: u16) {
        let place = std::mem::replace(&mut self.place[usize::from(cell)], NOWHERE);
        if place != NOWHERE {
            self.crowded.swap_remove(place.into());
            if let Some(&moved) = self.crowded.get(usize::from(place)) {
                self.place[usize::from(moved)] = place;
            }
        }
    }

    /// Goes up to so many steps. Returns the cell of each number if no cell has several.
    pub fn go(&mut self, steps: u64) -> Option<&[u16]> {
        for _ in 0..steps {
            if self.crowded.is_empty() {
                break;
            }
            self.step();
        }
        self.crowded.is_empty().then_some(&self.cells)
    }

    /// Bytes held, nearly.
    pub fn memory(&self) -> u64 {
        let count = self.cells.len() as u64;
        // Links and numbers are lists of their own: about 8 neighbours, room for 4 numbers.
        let lists = 2 * 24 + 16 + 8;
        self.may.memory() as u64 + count * (lists + 1 + 2 + 4 + 4 + 2 + 2 + RUN_MAX as u64 * 6)
    }

    pub const fn steps(&self) -> u64 {
        self.steps
    }

    fn step(&mut self) {
        self.steps += 1;
        if self.steps.is_multiple_of(HALVED_AFTER) {
            self.weights.iter_mut().for_each(|weight| *weight = (*weight / 2).max(WEIGHT_MIN));
            (0..self.cells.len()).for_each(|cell| self.load(cell));
        }
        let cell = usize::from(self.crowded[self.dice.roll(self.crowded.len())]);
        self.weights[cell] += 1;
        self.load(cell);
        let Some(number) = self.number_to_move(cell) else { return };
        let run = self.run_around(number);
        (run.first..run.first + run.len).for_each(|number| self.take(number));
        self.find_ways(&run);
        let cells = self.cheapest(&run);
        self.layers.iter().zip(&mut self.costs).for_each(|(layer, costs)| {
            layer.iter().for_each(|&cell| costs[usize::from(cell)] = NO_WAY);
        });
        for place in 0..run.len {
            let number = run.number(place);
            let cell = cells.map_or(self.cells[number], |cells| cells[place]);
            self.put(number, cell);
        }
    }

    /// One of the numbers of a cell that can be moved.
    fn number_to_move(&mut self, cell: usize) -> Option<usize> {
        let numbers = &self.numbers[cell];
        let free = numbers.iter().filter(|&&number| self.is_free[usize::from(number)]).count();
        if free == 0 {
            return None;
        }
        let at = self.dice.roll(free);
        let mut numbers = self.numbers[cell].iter().map(|&number| usize::from(number));
        numbers.by_ref().filter(|&number| self.is_free[number]).nth(at)
    }

    /// A run of numbers around one, of a length and a place by chance.
    fn run_around(&mut self, number: usize) -> Run {
        let len = 1 + self.dice.roll(RUN_MAX);
        let back = self.dice.roll(len);
        let mut first = number;
        while number - first < back && first > 0 && self.is_free[first - 1] {
            first -= 1;
        }
        let mut end = number + 1;
        while end - first < len && end < self.cells.len() && self.is_free[end] {
            end += 1;
        }
        let before = first.checked_sub(1).map(|number| self.cells[number]);
        Run { first, len: end - first, before, after: self.cells.get(end).copied() }
    }

    /// Finds the cost of the cheapest way to each cell that a number of the run can take.
    fn find_ways(&mut self, run: &Run) {
        let begin = run.after.or(run.before);
        self.layers.iter_mut().for_each(Vec::clear);
        for place in 0..run.len {
            let number = run.number(place);
            let mut layer = std::mem::take(&mut self.layers[place]);
            let from = match place {
                0 => begin.as_slice(),
                _ => &self.layers[place - 1],
            };
            for &at in from {
                let so_far = if place == 0 { 0 } else { self.costs[place - 1][usize::from(at)] };
                for &cell in &self.links[usize::from(at)] {
                    if !self.may.has(number, cell.into()) {
                        continue;
                    }
                    let c = usize::from(cell);
                    let noise = self.dice.roll(NOISE) as u32;
                    let cost = so_far + self.loads[c] + noise;
                    let best = &mut self.costs[place][c];
                    if *best == NO_WAY {
                        layer.push(cell);
                    }
                    *best = cost.min(*best);
                }
            }
            self.layers[place] = layer;
        }
    }

    /// The cells of a cheapest way, in the order of its places.
    fn cheapest(&self, run: &Run) -> Option<[u16; RUN_MAX]> {
        let mut cells = [NOWHERE; RUN_MAX];
        let mut next = run.after.and(run.before);
        for place in (0..run.len).rev() {
            let options = match next {
                Some(next) => &self.links[usize::from(next)],
                None => &self.layers[place],
            };
            let cost = |cell: u16| self.costs[place][usize::from(cell)];
            let best = options.iter().copied().min_by_key(|&cell| cost(cell))?;
            if cost(best) >= NO_WAY {
                return None;
            }
            cells[place] = best;
            next = Some(best);
        }
        Some(cells)
    }
}
