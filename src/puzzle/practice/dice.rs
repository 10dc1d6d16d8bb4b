//! What is random in a question, from a seed.

use langkah_engine::sliding::random::below;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Random numbers that are the same for the same seed on every machine.
#[derive(Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// For the question of this number, from 0, in a practice of this seed.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number);
        Self(rng)
    }

    /// Less than `end`; 0 if that is 0.
    pub fn below(&mut self, end: usize) -> usize {
        below(&mut self.0, end.max(1) as u32) as usize
    }

    /// One of both ends or between them.
    pub fn within(&mut self, least: u32, most: u32) -> u32 {
        least + self.below(most.saturating_sub(least) as usize + 1) as u32
    }

    /// One of the items; `None` if there are none.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// The seed of a puzzle.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}
