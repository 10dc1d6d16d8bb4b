//! Learns the estimate that beams sort boards by: `cargo bench -- train [NAME…]`, where NAME is
//! `5`, `6`, `second-6` or `7`: the side of square boards, and for 6×6 a first and a second
//! network. It writes the weights into the folder `assets/estimate`. The engine stretches them for
//! the other sizes. All of them take some hundred minutes on two cores.
//!
//! On 5×5, a beam search solves boards in each stage, the paths are examples for a network, and the
//! next stage's beams sort by this network. The first stage has no network: there beams sort by
//! linear conflict, and all starts are walks from the goal.
//!
//! On 6×6, the first network begins with the weights of 5×5, stretched, and learns from whole
//! beams: see `ahead`. The second one begins with the same weights in the mirror and learns by
//! another lesson. The engine adds the two.
//!
//! On 7×7, the network begins with the first weights of 6×6 and learns by the lesson of the second
//! network. The engine adds its estimate to the second one of 6×6.
//!
//! Everything follows from fixed seeds, so the weights are the same in every run on the same kind
//! of machine.
//!
//! | room | what lives there |
//! |---|---|
//! | `boards` | boards, their images, and chance |
//! | `beam` | the beam search |
//! | `examples` | the starts and the paths |
//! | `ahead` | examples from whole beams |
//! | `network` | the network, in fractions and in whole numbers |
//! | `learn` | fits the network to the examples |

mod ahead;
mod beam;
mod boards;
mod examples;
mod learn;
mod network;

use std::fs;
use std::time::Instant;

use ahead::{Lesson, examples_ahead};
use boards::{Chance, Shape};
use examples::{Example, Starts, examples};
use learn::{Learner, Rule, error, learn};
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

/// Rounds of beams, and of learning from their examples.
struct Rounds {
    count: usize,
    /// How many beams there are in a round.
    beams: usize,
    /// How often the examples of a round are looked at, in this round and the next ones.
    looks: usize,
    /// The rate falls from the first to the second.
    rates: [f32; 2],
    /// Beams sort by a network that goes this part of the way to the learning one at each step.
    follow: f32,
    lesson: Lesson,
    rule: Rule,
}

/// How a network learns from whole beams.
struct Course {
    /// What asks for it on the command line.
    name: &'static str,
    side: usize,
    /// The files of the weights that it begins with, which are those of the next smaller size, and
    /// of its own weights.
    files: [&'static str; 2],
    /// Whether it begins with the mirrored weights. It is then mistaken about other boards than a
    /// network that begins with the same weights as they are.
    mirrored: bool,
    /// The number of the first beam. Each number has its own chance.
    first_beam: usize,
    rounds: [Rounds; 2],
}

/// Rough rounds on 6×6, and fine ones.
const SIX: Course = {
    let (rates, lesson) = ([0.0004, 0.000_04], Lesson::Descendants);
    let rule = Rule { batch: 1024, parts: 1, error_max: 6.0, rate_cell: 0.3, decay: 0.0 };
    let rounds = [
        Rounds { count: 25, beams: 600, looks: 2, rates, follow: 1.0, lesson, rule },
        Rounds { count: 22, beams: 1500, looks: 4, rates, follow: 0.002, lesson, rule },
    ];
    let files = ["5x5", "6x6"];
    Course { name: "6", side: 6, files, mirrored: false, first_beam: 0, rounds }
};

/// The rounds of networks whose estimates are added to others.
const BY_LAYERS: [Rounds; 2] = {
    let (beams, lesson) = (600, Lesson::Layers);
    let (rough, fine) = ([0.0003, 0.0002], [0.0003, 0.000_04]);
    let rule = Rule { batch: 2048, parts: 2, error_max: 12.0, rate_cell: 0.2, decay: 0.0 };
    let faster = Rule { rate_cell: 0.3, ..rule };
    [
        Rounds { count: 10, beams, looks: 2, rates: rough, follow: 0.005, lesson, rule },
        Rounds { count: 46, beams, looks: 3, rates: fine, follow: 0.003, lesson, rule: faster },
    ]
};

const SECOND_SIX: Course = Course {
    name: "second-6",
    side: 6,
    files: ["5x5", "6x6-second"],
    mirrored: true,
    first_beam: 1_000_000,
    rounds: BY_LAYERS,
};

const SEVEN: Course = Course {
    name: "7",
    side: 7,
    files: ["6x6", "7x7"],
    mirrored: false,
    first_beam: 0,
    rounds: BY_LAYERS,
};

/// The network learns from the examples of so many rounds, the last ones.
const ROUNDS_KEPT: usize = 4;

pub fn main(words: &[&str]) {
    let is_asked = |side: &str| words.is_empty() || words.contains(&side);
    if is_asked("5") {
        save("5x5", &by_paths(5));
    }
    for course in [&SIX, &SECOND_SIX, &SEVEN] {
        if is_asked(course.name) {
            by_beams(course);
        }
    }
}

/// Learns from paths.
fn by_paths(side: usize) -> Vec<i16> {
    let shape = Shape::new(side);
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
    network.words(&shape)
}

/// Learns from whole beams, from the weights of the next smaller size on.
fn by_beams(course: &Course) {
    let &Course {
        side, files: [smaller, own], mirrored, first_beam, rounds: ref all_rounds, ..
    } = course;
    let (shape, begun) = (Shape::new(side), Instant::now());
    let smaller = fs::read(path(smaller)).expect("the smaller size was learned");
    let words: Vec<i16> =
        smaller.as_chunks().0.iter().map(|&two| i16::from_le_bytes(two)).collect();
    let begin = Network::stretched(&words, side - 1, &shape, mirrored);
    let mut follower = begin.expect("weights of the size");
    let mut beams = first_beam;
    for rounds in all_rounds {
        let rule = rounds.rule;
        let mut network = follower.clone();
        let mut learner = Learner::new(&network, &shape, rule);
        let mut kept: Vec<Vec<Example>> = Vec::new();
        for round in 0..rounds.count {
            let quick = Quick::of(&follower);
            kept.push(examples_ahead(&shape, &quick, (beams, rounds.beams), rounds.lesson));
            beams += rounds.beams;
            if kept.len() > ROUNDS_KEPT {
                kept.remove(0);
            }
            let fresh: Vec<_> = kept.last().into_iter().flatten().collect();
            let before = error(&follower, &fresh);
            let all: Vec<_> = kept.iter().flatten().collect();
            let [first, last] = rounds.rates;
            let rate = first * (last / first).powf(round as f32 / rounds.count as f32);
            for _ in 0..fresh.len() * rounds.looks / rule.batch {
                learner.step(&mut network, &shape, &all, rate);
                follower.follow(&network, learner.part(rounds.follow));
            }
            let (count, seconds) = (fresh.len(), begun.elapsed().as_secs());
            let beams = beams - first_beam;
            println!("{beams} beams: {count} examples; mean error {before:.3} moves; {seconds} s");
        }
    }
    save(own, &follower.words(&shape));
}

fn path(name: &str) -> String {
    format!("{}/assets/estimate/{name}.bin", env!("CARGO_MANIFEST_DIR"))
}

fn save(name: &str, words: &[i16]) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    fs::write(path(name), bytes).expect("the file can be written");
}
