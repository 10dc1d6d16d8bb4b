//! Fits a network to examples by the method Adam: D. P. Kingma, J. Ba, "Adam: a method for
//! stochastic optimization", 2015; with the decay of I. Loshchilov, F. Hutter, "Decoupled weight
//! decay regularization", 2019.
//!
//! A weight of the first layer is the sum of three: one of the tile and the cell, one of the tile
//! and the row, and one of the tile and the column. So tiles on cells that few examples have learn
//! from their lines.

use std::thread;

use langkah_engine::sliding::large::learned::UNITS;

use super::boards::{Chance, Shape};
use super::examples::Example;
use super::network::Network;

/// How the network of 5×5 boards learns from paths.
const BY_PATHS: Rule = Rule { batch: 256, parts: 1, error_max: 6.0, rate_cell: 0.1, decay: 1.0 };
/// An example of this many moves counts once, one of few moves nearly twice.
const MOVES_ONCE: f32 = 40.0;
const MOMENTS: [f32; 2] = [0.9, 0.999];

/// How much each weight is to change.
#[derive(Clone, Copy)]
struct Step {
    number: i32,
    rate: f32,
    batch: f32,
}

/// The moments of some weights.
struct Adam(Vec<[f32; 2]>);

impl Adam {
    fn new(weights: &[f32]) -> Self {
        Self(vec![[0.0; 2]; weights.len()])
    }

    fn change(&mut self, weights: &mut [f32], gradient: &[f32], step: Step, decay: f32) {
        let [one, two] = MOMENTS;
        let [first, second] = MOMENTS.map(|moment| 1.0 / (1.0 - moment.powi(step.number)));
        for ((weight, slope), moments) in weights.iter_mut().zip(gradient).zip(&mut self.0) {
            let slope = slope * (1.0 / step.batch);
            moments[0] = one * moments[0] + (1.0 - one) * slope;
            moments[1] = two * moments[1] + (1.0 - two) * slope * slope;
            let change = moments[0] * first / ((moments[1] * second).sqrt() + 1e-6);
            *weight -= step.rate * (change + decay * *weight);
        }
    }
}

/// The gradients of one batch.
struct Gradients {
    first: Vec<f32>,
    lines: [Vec<f32>; 2],
    constants: Vec<f32>,
    second: Vec<f32>,
    direct: Vec<f32>,
    of_conflicts: [f32; 1],
    constant: [f32; 1],
}

impl Gradients {
    fn new(network: &Network, side: usize) -> Self {
        let lines = vec![0.0; network.cells * side * UNITS];
        Self {
            first: vec![0.0; network.first.len()],
            lines: [lines.clone(), lines],
            constants: vec![0.0; UNITS],
            second: vec![0.0; UNITS],
            direct: vec![0.0; network.direct.len()],
            of_conflicts: [0.0],
            constant: [0.0],
        }
    }

    fn clear(&mut self) {
        let [rows, cols] = &mut self.lines;
        let lists = [&mut self.first, rows, cols, &mut self.constants];
        lists
            .into_iter()
            .chain([&mut self.second, &mut self.direct])
            .for_each(|list| list.fill(0.0));
        (self.of_conflicts, self.constant) = ([0.0], [0.0]);
    }

    fn add(
        &mut self,
        network: &Network,
        shape: &Shape,
        example: &Example,
        (mirrored, error_max): (bool, f32),
    ) {
        let tiles = if mirrored { shape.mirrored(&example.tiles) } else { example.tiles };
        let (estimate, sums) = network.estimate(&tiles, example.conflicts);
        let error = estimate - example.moves;
        let weight = 2.0 * MOVES_ONCE / (MOVES_ONCE + example.moves);
        let slope = error.clamp(-error_max, error_max) * weight;
        self.constant[0] += slope;
        self.of_conflicts[0] += slope * example.conflicts;
        let mut slopes = [0.0; UNITS];
        for (unit, &sum) in sums.iter().enumerate() {
            self.second[unit] += slope * sum.clamp(0.0, 1.0);
            if sum > 0.0 && sum < 1.0 {
                slopes[unit] = slope * network.second[unit];
            }
            self.constants[unit] += slopes[unit];
        }
        for (cell, &tile) in tiles[..shape.cells].iter().enumerate() {
            let place = usize::from(tile) * shape.cells + cell;
            self.direct[place] += slope;
            for (sum, slope) in self.first[place * UNITS..][..UNITS].iter_mut().zip(&slopes) {
                *sum += slope;
            }
        }
    }

    /// Adds the gradients of another part of the batch.
    fn add_all(&mut self, other: &Self) {
        let [rows, cols] = &mut self.lines;
        let [other_rows, other_cols] = &other.lines;
        let lists = [
            (&mut self.first, &other.first),
            (rows, other_rows),
            (cols, other_cols),
            (&mut self.constants, &other.constants),
            (&mut self.second, &other.second),
            (&mut self.direct, &other.direct),
        ];
        for (own, others) in lists {
            own.iter_mut().zip(others).for_each(|(own, other)| *own += other);
        }
        self.of_conflicts[0] += other.of_conflicts[0];
        self.constant[0] += other.constant[0];
    }

    /// Adds the gradients of a tile on the cells of each line.
    fn add_lines(&mut self, shape: &Shape) {
        for (place, row) in self.first.as_chunks::<UNITS>().0.iter().enumerate() {
            for (line, list) in lines_of(shape, place).into_iter().zip(&mut self.lines) {
                for (sum, slope) in list[line * UNITS..][..UNITS].iter_mut().zip(row) {
                    *sum += slope;
                }
            }
        }
    }
}

/// The numbers of a tile and its row, and of the tile and its column.
fn lines_of(shape: &Shape, place: usize) -> [usize; 2] {
    let (tile, cell) = (place / shape.cells, place % shape.cells);
    [cell / shape.side, cell % shape.side].map(|line| tile * shape.side + line)
}

/// The root of the mean square of the errors, in moves.
pub fn error(network: &Network, examples: &[&Example]) -> f32 {
    let errors =
        examples.iter().map(|one| network.estimate(&one.tiles, one.conflicts).0 - one.moves);
    let squares: f64 = errors.map(|error| f64::from(error).powi(2)).sum();
    (squares / examples.len().max(1) as f64).sqrt() as f32
}

/// How a network learns.
#[derive(Clone, Copy)]
pub struct Rule {
    /// How many examples a step looks at.
    pub batch: usize,
    /// Each of so many threads looks at its part of a batch.
    pub parts: usize,
    /// Errors of more moves than this count as this.
    pub error_max: f32,
    /// How fast weights of a tile and a cell change, against the others, and how fast they decay.
    pub rate_cell: f32,
    pub decay: f32,
}

/// What stays from step to step.
pub struct Learner {
    rule: Rule,
    /// The gradients of each part of a batch.
    gradients: Vec<Gradients>,
    /// The three parts of each weight of the first layer.
    own: Vec<f32>,
    lines: [Vec<f32>; 2],
    adam_own: Adam,
    adam_lines: [Adam; 2],
    adam: [Adam; 5],
    chance: Chance,
    steps: i32,
}

impl Learner {
    pub fn new(network: &Network, shape: &Shape, rule: Rule) -> Self {
        let part = || Gradients::new(network, shape.side);
        let gradients: Vec<Gradients> = (0..rule.parts).map(|_| part()).collect();
        let (own, lines) = (network.first.clone(), part().lines);
        let counts = [UNITS, UNITS, network.direct.len(), 1, 1];
        Self {
            rule,
            adam_own: Adam::new(&own),
            adam_lines: [Adam::new(&lines[0]), Adam::new(&lines[1])],
            adam: counts.map(|count| Adam::new(&vec![0.0; count])),
            gradients,
            own,
            lines,
            chance: Chance(99),
            steps: 0,
        }
    }

    /// The part of the way that a follower goes after a step: `least`, or more after the first
    /// steps, so that it soon forgets where it began.
    pub fn part(&self, least: f32) -> f32 {
        least.max(1.0 / self.steps.max(1) as f32)
    }

    /// Changes the network a little, by some examples that it draws.
    pub fn step(&mut self, network: &mut Network, shape: &Shape, examples: &[&Example], rate: f32) {
        let rule = self.rule;
        let drawn: Vec<(&Example, bool)> = (0..rule.batch)
            .map(|_| (examples[self.chance.below(examples.len())], self.chance.next() & 1 == 1))
            .collect();
        let parts = drawn.chunks(rule.batch / rule.parts).zip(&mut self.gradients);
        thread::scope(|scope| {
            let network = &*network;
            for (drawn, gradients) in parts {
                scope.spawn(move || {
                    gradients.clear();
                    for &(example, mirrored) in drawn {
                        gradients.add(network, shape, example, (mirrored, rule.error_max));
                    }
                });
            }
        });
        let [gradients, others @ ..] = &mut self.gradients[..] else { return };
        others.iter().for_each(|other| gradients.add_all(other));
        gradients.add_lines(shape);
        self.steps += 1;
        let step = Step { number: self.steps, rate, batch: rule.batch as f32 };
        let lines = self.adam_lines.iter_mut().zip(&mut self.lines).zip(&gradients.lines);
        for ((adam, line), slopes) in lines {
            adam.change(line, slopes, step, 0.0);
        }
        let slower = Step { rate: rate * rule.rate_cell, ..step };
        self.adam_own.change(&mut self.own, &gradients.first, slower, rule.decay);
        for (place, row) in network.first.as_chunks_mut::<UNITS>().0.iter_mut().enumerate() {
            let [in_row, in_col] = lines_of(shape, place).map(|line| line * UNITS);
            for (unit, weight) in row.iter_mut().enumerate() {
                *weight = self.own[place * UNITS + unit]
                    + self.lines[0][in_row + unit]
                    + self.lines[1][in_col + unit];
            }
        }
        change_rest(network, gradients, &mut self.adam, step);
    }
}

/// Learns from examples of solved boards, at a rate that falls.
pub fn learn(
    network: &mut Network,
    shape: &Shape,
    examples: &[&Example],
    epochs: usize,
    rate: f32,
) {
    let mut learner = Learner::new(network, shape, BY_PATHS);
    let steps = epochs * (examples.len() / BY_PATHS.batch);
    for number in 0..steps {
        let rate = rate * (1.0 - number as f32 / steps as f32).max(0.02);
        learner.step(network, shape, examples, rate);
    }
}

/// Changes all weights that are not of the first layer.
fn change_rest(network: &mut Network, gradients: &Gradients, adam: &mut [Adam; 5], step: Step) {
    let [constants, second, direct, of_conflicts, constant] = adam;
    constants.change(&mut network.constants, &gradients.constants, step, 0.0);
    second.change(&mut network.second, &gradients.second, step, 0.0);
    let twice = Step { rate: step.rate * 2.0, ..step };
    direct.change(&mut network.direct, &gradients.direct, twice, 0.0);
    let of = std::slice::from_mut(&mut network.of_conflicts);
    of_conflicts.change(of, &gradients.of_conflicts, step, 0.0);
    constant.change(std::slice::from_mut(&mut network.constant), &gradients.constant, step, 0.0);
}
