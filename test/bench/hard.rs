//! The hard end of the 15-puzzle: `cargo bench --bench hard [-- THREADS]`.

use std::time::Instant;

use langkah::sliding::fifteen::hard::{Ended, HardTables, deepen};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let threads = words.first().and_then(|word| word.parse().ok()).unwrap_or(2);
    let begun = Instant::now();
    let (mut beats, mut gap, mut last) = (0, 0.0_f32, Instant::now());
    let tables = HardTables::build(0, threads, &mut |share| {
        beats += 1;
        gap = gap.max(last.elapsed().as_secs_f32());
        last = Instant::now();
        let _ = share;
        true
    })
    .expect("nothing ends it");
    println!("build {:.2} s, {beats} beats, widest gap {gap:.3}", begun.elapsed().as_secs_f32());
    for position in positions() {
        let begun = Instant::now();
        let mut iterations: Vec<(u32, f32)> = Vec::new();
        let (ended, counts) = deepen(&tables, &position, 0, threads, u64::MAX, &mut |_, t| {
            if iterations.last().is_none_or(|last| last.0 != t) {
                iterations.push((t, begun.elapsed().as_secs_f32()));
            }
            true
        });
        let seconds = begun.elapsed().as_secs_f64();
        let Ended::Solved(path) = ended else { panic!("nothing ends it") };
        let rate = counts.generated as f64 / seconds / 1e6;
        println!(
            "h {} moves {} {counts:?} {seconds:.2} s {rate:.1} M/s {iterations:.2?}",
            tables.h(&position),
            path.len()
        );
    }
}

fn positions() -> Vec<[u8; 16]> {
    let text = include_str!("../data/hard.txt");
    text.lines()
        .map(|line| {
            let tiles: Vec<u8> = line.split_whitespace().map(|w| w.parse().unwrap()).collect();
            std::array::from_fn(
                |cell| if tiles[15 - cell] == 0 { 0 } else { 16 - tiles[15 - cell] },
            )
        })
        .collect()
}
