//! What a target is, and the list of all.

use rand::rngs::ChaCha8Rng;

use crate::{
    boards, bounds, hidato, lessons, lines, moments, moves, results, session, settings, texts,
};

/// One thing to try: how inputs are made, and what must hold for each.
pub struct Target {
    /// Its name on the command line, and of its folder of regressions.
    pub name: &'static str,
    /// How many inputs a usual run makes: half a minute's work of a slow processor. So it makes the
    /// same inputs on every machine.
    pub usual: u64,
    /// Inputs that others are made from.
    pub corpus: Vec<Vec<u8>>,
    /// Makes an input; it may begin with one of the corpus.
    pub make: fn(&[Vec<u8>], &mut ChaCha8Rng) -> Vec<u8>,
    /// Judges an input: panics where something does not hold.
    pub judge: fn(&[u8]),
}

/// Every target, in the order in which they run.
pub fn all() -> Vec<Target> {
    vec![
        texts::target(),
        lines::target(),
        moves::target(),
        boards::target(),
        bounds::target(),
        moments::target(),
        hidato::target(),
        lessons::target(),
        session::target(),
        settings::target(),
        results::target(),
    ]
}
