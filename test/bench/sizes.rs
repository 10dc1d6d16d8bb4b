//! The default search on boards of at most 20 cells: `cargo bench -- sizes [SECONDS] [SIZE...]`,
//! where a SIZE is as 3x6. Of each size eight random boards are solved, each for SECONDS at the
//! most, else for 10. `THREADS` in the environment sets how many threads there are, else two;
//! with `EACH` there it tells the figures of each board.
//!
//! The tables are kept for the process: only the first of several boards waits for them.

use std::num::NonZero;
use std::time::Instant;

use langkah_engine::grid::Dims;
use langkah_engine::plan::Request;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::solve;

const CELLS_MAX: usize = 20;
const BOARDS: u64 = 8;

/// A number in the environment.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|word| word.parse().ok())
}

pub fn main(words: &[&str]) {
    let seconds = words.first().and_then(|word| word.parse().ok()).unwrap_or(10.0);
    let sizes = || (2..=4).flat_map(|rows| (rows..=10).map(move |cols| (rows, cols)));
    let wanted = |(rows, cols): &(usize, usize)| {
        let is_named = words.contains(&format!("{rows}x{cols}").as_str());
        rows * cols <= CELLS_MAX && (words.len() < 2 || is_named)
    };
    println!("| size | proved | mean moves | time: mean, most | generated: mean, most | memory |");
    println!("|---|---|---|---|---|---|");
    for (rows, cols) in sizes().filter(wanted) {
        row(rows, cols, seconds);
    }
}

fn row(rows: usize, cols: usize, seconds: f64) {
    let threads = NonZero::new(number("THREADS").unwrap_or(2) as usize);
    let boards = number("BOARDS").unwrap_or(BOARDS);
    let dims = Dims::new(rows, cols).expect("the size is supported");
    let goal = Goal::BlankLast.board(dims).expect("the goal has this size");
    let (mut proved, mut moves, mut times, mut nodes, mut memory) = (0, 0, vec![], vec![], 0);
    for seed in 1..=boards {
        let start = random::board(&goal, Kind::Solvable, seed);
        let puzzle = Puzzle::new(start, Goal::BlankLast);
        let request = Request { threads, time_max: Some(seconds), ..Request::default() };
        let begun = Instant::now();
        let solution = solve(&puzzle, &request, &mut ()).expect("the plan goes with the board");
        times.push(begun.elapsed().as_secs_f64());
        nodes.push(solution.stats.generated as f64 / 1e6);
        proved += usize::from(solution.proved_least);
        moves += solution.length().unwrap_or_default();
        memory = memory.max(solution.stats.memory_peak + solution.tables_peak);
        if std::env::var_os("EACH").is_some() {
            let (time, nodes) = (times[times.len() - 1], nodes[nodes.len() - 1]);
            println!(
                "{seed}: {time:.2} s, {nodes:.1} M, {}",
                solution.length().unwrap_or_default()
            );
        }
    }
    let mean = |figures: &[f64]| figures.iter().sum::<f64>() / boards as f64;
    let most = |figures: &[f64]| figures.iter().copied().fold(0.0, f64::max);
    println!(
        "| {rows}×{cols} | {proved} of {boards} | {:.1} | {:.3} s, {:.3} s | {:.2} M, {:.2} M | {} MiB |",
        moves as f64 / boards as f64,
        mean(&times),
        most(&times),
        mean(&nodes),
        most(&nodes),
        memory.div_ceil(1 << 20),
    );
}
