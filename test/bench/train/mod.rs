//! Learns the estimate that beams sort 5×5 boards by: `cargo bench -- train`, which takes some
//! minutes and writes the weights into the folder `assets/estimate`. The engine stretches the same
//! weights for larger boards.
//!
//! In each stage a beam search solves boards, the paths are examples for a network, and the next
//! stage's beams sort by this network. The first stage has no network: there beams sort by linear
//! conflict, and all starts are walks from the goal. Everything follows from fixed seeds, so the
//! weights are the same in every run on the same kind of machine.
//!
//! | room | what lives there |
//! |---|---|
//! | `boards` | boards, their images, and chance |
//! | `beam` | the beam search |
//! | `examples` | the starts and the paths |
//! | `network` | the network, in fractions and in whole numbers |
//! | `learn` | fits the network to the examples |

mod beam;
mod boards;
mod examples;
mod learn;
mod network;

use std::fs;

use boards::{Chance, Shape};
use examples::{Starts, examples};
use learn::{error, learn};
use network::{Network, Quick};

/// A stage: the width of the beams, how many starts there are, the cut, the epochs and the rate.
type Stage = (usize, usize, f32, usize, f32);

const STAGES: &[Stage] = &[
    (512, 400, 1.7, 10, 0.003),
    (512, 1000, 1.6, 10, 0.003),
    (256, 2400, 1.6, 8, 0.003),
    (256, 2400, 1.6, 8, 0.003),
    (256, 2400, 1.6, 8, 0.002),
    (256, 2400, 1.6, 10, 0.002),
];

/// The network of a stage learns from the examples of so many stages, the last ones.
const STAGES_KEPT: usize = 3;

/// One part in this many of the examples is held out: the last ones.
const HELD_OUT: usize = 20;

/// The boards' rows, and columns.
const SIDE: usize = 5;

pub fn main() {
    let shape = Shape::new(SIDE);
    let mut network = Network::new(&shape, &mut Chance(7));
    let mut kept = Vec::new();
    for (number, &(width, count, cut, epochs, rate)) in STAGES.iter().enumerate() {
        let quick = (number > 0).then(|| Quick::of(&network));
        let starts = Starts { seed: number as u64 + 1, count, width, cut, random: number > 0 };
        kept.push(examples(&shape, quick.as_ref(), &starts));
        if kept.len() > STAGES_KEPT {
            kept.remove(0);
        }
        let all: Vec<_> = kept.iter().flatten().collect();
        let (learned, held_out) = all.split_at(all.len() - all.len() / HELD_OUT);
        learn(&mut network, &shape, learned, epochs, rate);
        println!(
            "stage {}: {} examples; mean error {:.3} moves, {:.3} on those held out",
            number + 1,
            all.len(),
            error(&network, learned),
            error(&network, held_out),
        );
    }
    save(&network.words(&shape));
}

fn save(words: &[i16]) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let path = format!("{}/assets/estimate/{SIDE}x{SIDE}.bin", env!("CARGO_MANIFEST_DIR"));
    fs::write(&path, bytes).expect("the file can be written");
}
