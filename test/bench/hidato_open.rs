//! Hidatos that no maker made unique: numbers of a random path, given by chance, the ends open.
//! Figures are seconds of processor time.

use std::time::Duration;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::generate::{Difficulty, Order, Outline, random_solution};
use langkah_engine::hidato::solve::{Engine, Options, Verdict, solve};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::clock::thread_time;

/// Ends after some processor time.
struct Clock(Duration, f64);

impl Watch for Clock {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        let spent = (thread_time() - self.0).as_secs_f64();
        if spent > self.1 { Err(Halt::Limit(Limit::Time)) } else { Ok(()) }
    }
}

/// `few` measures boards like those of competitions, `open` boards that are full of holes; a number
/// is the work before the hand-over, `all` prints every board.
pub fn main(words: &[&str]) {
    let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let hand_over = numbers.first().copied().unwrap_or(Options::default().hand_over);
    let options = Options { hand_over, ..Options::default() };
    let tells = words.contains(&"all");
    if !words.contains(&"open") {
        let sides = (10..=24).step_by(2);
        let kinds = [Topology::King, Topology::Orthogonal];
        let each = sides.flat_map(|side| kinds.map(|topology| (side, topology)));
        let percents = [15, 20, 25, 30, 40, 50];
        let each = each.flat_map(|(side, kind)| percents.map(|percent| (side, kind, percent)));
        let boards = each.flat_map(|of| (0..3).map(move |seed| (of.0, of.1, of.2, seed)));
        measure("few", boards, &options, 10.0, tells);
    }
    if !words.contains(&"few") {
        let sides = (10..=24).step_by(2);
        let boards = sides.flat_map(|side| [8, 20, 40].map(|kept| (side, Topology::King, kept, 9)));
        measure("open", boards, &options, 20.0, tells);
    }
}

pub fn measure(
    name: &str,
    boards: impl Iterator<Item = (usize, Topology, u32, u64)>,
    options: &Options,
    seconds_max: f64,
    tells: bool,
) {
    let mut spent = Vec::new();
    let mut counts = [0; 5];
    let mut sides = std::collections::BTreeMap::<usize, f64>::new();
    for (side, topology, percent, seed) in boards {
        let board = board(side, topology, percent, seed);
        let begun = thread_time();
        let finished = solve(&board, options, &mut Clock(begun, seconds_max));
        let seconds = (thread_time() - begun).as_secs_f64();
        let kind = match &finished.verdict {
            Verdict::One(_) => 0,
            Verdict::Several(..) => 1,
            Verdict::None(_) => 2,
            Verdict::Unknown { first: Some(_), .. } => 3,
            Verdict::Unknown { first: None, .. } => 4,
        };
        let is_learnt = finished.engine == Engine::ClauseLearning;
        if tells {
            let what = ["one", "several", "none", "unknown, one found", "unknown"][kind];
            println!(
                "{name} {side} {:10} {percent:2} % seed {seed}: {seconds:8.4} s, {what}{}, work {}, branch nodes {}, probes {}",
                topology.name(),
                if is_learnt { " by learning" } else { "" },
                finished.work,
                finished.stats.expanded,
                finished.probes,
            );
        }
        counts[kind] += 1;
        *sides.entry(side).or_default() += seconds;
        spent.push(seconds);
    }
    spent.sort_by(f64::total_cmp);
    let at = |part: f64| spent[((spent.len() - 1) as f64 * part) as usize];
    println!(
        "{name}: {} boards, sum {:.2} s, median {:.4}, 90 % {:.4}, 99 % {:.3}, most {:.3}; one {} several {} none {} unknown {} + {}",
        spent.len(),
        spent.iter().sum::<f64>(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        counts[0],
        counts[1],
        counts[2],
        counts[3],
        counts[4],
    );
    let sides: Vec<String> = sides.iter().map(|(side, sum)| format!("{side}: {sum:.2}")).collect();
    println!("  {}", sides.join(", "));
}

/// A rectangle of which so many of a hundred numbers of a random path are given.
fn board(side: usize, topology: Topology, percent: u32, seed: u64) -> Board {
    let dims = Dims::new(side, side).expect("a size");
    let outline = Outline::Rectangle;
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed };
    let mut board = random_solution(&order).expect("a shape").expect("a path");
    let mut rng = ChaCha8Rng::seed_from_u64(1000 * seed + u64::from(percent));
    for cell in 0..board.count() {
        if rng.random_range(0..100) >= percent {
            board.set(cell, 0);
        }
    }
    board
}
