//! Every Hidato and Numbrix of the folders: status, branch nodes, seconds.

use std::time::Instant;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::generate::{
    Difficulty, Order, Outcome, Outline, generate, random_solution,
};
use langkah_engine::hidato::solve::{Engine, Options, Verdict, solve};
use langkah_engine::hidato::text;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Halt, Progress, Watch};

/// Ends after some seconds.
struct Clock(Instant, f64);

impl Watch for Clock {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        if self.0.elapsed().as_secs_f64() > self.1 { Err(Halt::Limit(Limit::Time)) } else { Ok(()) }
    }
}

pub fn main(words: &[&str]) {
    match words.first().copied() {
        Some("generate") => generated(),
        Some("unseen") => unseen(),
        Some("unique") => unique(),
        Some("engines") => engines(words),
        wanted => files(wanted),
    }
}

/// Random paths whose givens are kept by chance. Nothing makes the solution the only one.
fn unseen() {
    for side in [20, 15] {
        for topology in [Topology::King, Topology::Orthogonal] {
            for percent in [5, 10, 20, 30] {
                let mut counts = [0; 4];
                let (mut most, mut sum) = (0.0_f64, 0.0);
                for seed in 0..6 {
                    let board = kept(side, topology, percent, seed);
                    {
                        let began = Instant::now();
                        let options = Options::default();
                        let finished = solve(&board, &options, &mut Clock(began, 1.0));
                        let seconds = began.elapsed().as_secs_f64();
                        most = most.max(seconds);
                        sum += seconds;
                        counts[match finished.verdict {
                            Verdict::One(_) => 0,
                            Verdict::Several(..) => 1,
                            Verdict::None(_) => 2,
                            Verdict::Unknown { .. } => 3,
                        }] += 1;
                    }
                }
                println!(
                    "{side} {:8} {percent:2} %: one {} several {} none {} unknown {}; mean {:.4} s, most {most:.4} s",
                    topology.name(),
                    counts[0],
                    counts[1],
                    counts[2],
                    counts[3],
                    sum / 6.0
                );
            }
        }
    }
}

/// Puzzles with one solution that no solver has chosen: random givens, and more givens only where a
/// second solution differs.
fn unique() {
    for (side, topology, percent) in [
        (15, Topology::King, 30),
        (20, Topology::King, 30),
        (15, Topology::Orthogonal, 10),
        (20, Topology::Orthogonal, 10),
    ] {
        let mut seconds = Vec::new();
        let (mut learnt, mut lost, mut nodes, mut givens) = (0, 0, 0, 0);
        for seed in 0..12 {
            let board = mended(side, topology, percent, seed);
            let began = Instant::now();
            let finished = solve(&board, &Options::default(), &mut Clock(began, 3.0));
            if !matches!(finished.verdict, Verdict::One(_)) {
                lost += 1;
                continue;
            }
            seconds.push(began.elapsed().as_secs_f64());
            learnt += usize::from(finished.engine == Engine::ClauseLearning);
            nodes += finished.stats.expanded;
            givens += board.numbers().iter().filter(|&&number| number > 0).count();
        }
        seconds.sort_by(f64::total_cmp);
        println!(
            "{side} {:8}: unique {}, givens {}, branch nodes {}, by learning {learnt}, lost {lost}; seconds {:.3?}",
            topology.name(),
            seconds.len(),
            givens / seconds.len().max(1),
            nodes / seconds.len().max(1) as u64,
            seconds
        );
    }
}

/// A board with givens by chance, and more where a second solution differs, until none does or
/// three seconds do not tell.
fn mended(side: usize, topology: Topology, percent: u64, seed: u64) -> Board {
    let mut board = kept(side, topology, percent, seed);
    let solution = kept(side, topology, 100, seed);
    loop {
        let finished = solve(&board, &Options::default(), &mut Clock(Instant::now(), 3.0));
        let Verdict::Several(first, second) = finished.verdict else { return board };
        let other = if first == solution { second } else { first };
        let differs = (0..board.count()).find(|&c| other.number(c) != solution.number(c));
        let cell = differs.expect("another solution differs");
        board.set(cell, solution.numbers()[cell]);
    }
}

/// Tight boards with and without the hand-over to clause learning: puzzles of the maker of which a
/// few givens more are taken away, random paths of which every given is kept by chance, and puzzles
/// of the maker that have one solution with fewer givens than it dared. The second and third
/// argument pick some of the sixty.
fn engines(words: &[&str]) {
    let picked: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let (from, to) = (picked.first().copied().unwrap_or(0), picked.get(1).copied().unwrap_or(60));
    for at in from..to {
        let sides = if at < 60 { [15, 20] } else { [25, 30] };
        let side = sides[at as usize % 2];
        let topology = if at / 2 % 4 == 3 { Topology::Orthogonal } else { Topology::King };
        let (kind, board) = if at < 20 {
            ("maker", thinned(side, topology, at))
        } else if at < 40 {
            ("path", kept(side, topology, 25 + at / 2 * 5 % 20, 5000 + at))
        } else {
            ("one", scarce(side, topology, at))
        };
        let givens = board.numbers().iter().filter(|&&number| number > 0).count();
        print!(
            "{at:2} {kind:5} {side} {:8} {:2} %:",
            topology.name(),
            100 * givens / board.count()
        );
        for hand_over in [Options::default().hand_over, u64::MAX] {
            let began = Instant::now();
            let options = Options { hand_over, ..Options::default() };
            let finished = solve(&board, &options, &mut Clock(began, 5.0));
            let status = match finished.verdict {
                Verdict::One(_) => "one",
                Verdict::Several(..) => "several",
                Verdict::None(_) => "none",
                Verdict::Unknown { .. } => "UNKNOWN",
            };
            let (seconds, nodes) = (began.elapsed().as_secs_f64(), finished.stats.expanded);
            print!("  {status:8} {seconds:7.4} s {nodes:6} {:16}", finished.engine.name());
        }
        println!();
    }
}

/// An unseen puzzle of the maker without three of its givens.
fn thinned(side: usize, topology: Topology, seed: u64) -> Board {
    let mut board = made(side, topology, seed);
    let inner = inner(&board);
    for part in 1..=3 {
        board.set(inner[inner.len() * part / 4], 0);
    }
    board
}

/// An unseen puzzle of the maker without those of some twenty of its givens that one of the engines
/// proves needless within a second.
fn scarce(side: usize, topology: Topology, seed: u64) -> Board {
    let mut board = made(side, topology, seed);
    let inner = inner(&board);
    for at in (0..20).map(|part| inner[inner.len() * part / 20]) {
        let number = board.numbers()[at];
        board.set(at, 0);
        let is_one = |hand_over| {
            let options = Options { hand_over, ..Options::default() };
            let finished = solve(&board, &options, &mut Clock(Instant::now(), 1.0));
            matches!(finished.verdict, Verdict::One(_))
        };
        if !is_one(Options::default().hand_over) && !is_one(u64::MAX) {
            board.set(at, number);
        }
    }
    board
}

fn inner(board: &Board) -> Vec<usize> {
    let is_inner =
        |cell: &usize| board.number(*cell).is_some_and(|n| n > 1 && usize::from(n) < board.count());
    (0..board.count()).filter(is_inner).collect()
}

fn made(side: usize, topology: Topology, seed: u64) -> Board {
    let dims = Dims::new(side, side).expect("a size");
    let outline = if seed.is_multiple_of(3) { Outline::Holes(20) } else { Outline::Rectangle };
    let difficulty = if seed % 4 < 2 { Difficulty::Extreme } else { Difficulty::Expert };
    let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 9000 + seed };
    let made = generate(&order, &mut ()).expect("a shape");
    let Outcome::Made(puzzle) = made else { panic!("no path") };
    puzzle.board
}

fn kept(side: usize, topology: Topology, percent: u64, seed: u64) -> Board {
    let dims = Dims::new(side, side).expect("a size");
    let outline = if seed.is_multiple_of(2) { Outline::Rectangle } else { Outline::Holes(20) };
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed };
    let mut board = random_solution(&order).expect("a shape").expect("a path");
    let mut word = seed * 1000 + percent;
    for cell in 0..board.count() {
        // Steele, Lea and Flood's SplitMix64.
        word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let is_end = [1, board.count() as u16].contains(&board.numbers()[cell]);
        if !is_end && (mixed ^ mixed >> 31) % 100 >= percent {
            board.set(cell, 0);
        }
    }
    board
}

/// Puzzles of several sizes and kinds: seconds to make and to solve.
fn generated() {
    for (side, topology) in [10, 15, 20]
        .into_iter()
        .flat_map(|side| [(side, Topology::King), (side, Topology::Orthogonal)])
    {
        for difficulty in Difficulty::ALL {
            for outline in [Outline::Rectangle, Outline::Holes(20)] {
                let dims = Dims::new(side, side).expect("a size");
                let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 1 };
                let began = Instant::now();
                let made = generate(&order, &mut Clock(began, 20.0)).expect("a shape");
                let seconds = began.elapsed().as_secs_f64();
                let Outcome::Made(puzzle) = made else {
                    println!(
                        "{side:3} {} {} {} {made:?} {seconds:.2} s",
                        topology.name(),
                        difficulty.name(),
                        outline.name()
                    );
                    continue;
                };
                let givens = puzzle.board.numbers().iter().filter(|&&number| number > 0).count();
                let began = Instant::now();
                let finished = solve(&puzzle.board, &Options::default(), &mut Clock(began, 5.0));
                println!(
                    "{side:3} {:8} {:8} {:9} made {seconds:7.3} s rated {:8} givens {givens:3} of {:3}; {:8.4} s {:6} branch nodes {}",
                    topology.name(),
                    difficulty.name(),
                    outline.name(),
                    puzzle.rating.difficulty.name(),
                    puzzle.board.count(),
                    began.elapsed().as_secs_f64(),
                    finished.stats.expanded,
                    matches!(finished.verdict, Verdict::One(_)),
                );
            }
        }
    }
}

fn files(wanted: Option<&str>) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/test/data");
    for (room, topology) in [("hidato", Topology::King), ("numbrix", Topology::Orthogonal)] {
        let entries = std::fs::read_dir(format!("{folder}/{room}")).expect("the folder is there");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        for path in paths {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if name.contains("solution") || wanted.is_some_and(|wanted| !name.contains(wanted)) {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a text");
            let board = text::read(&text, topology).expect("a board").board;
            for first_only in [false, true] {
                let options = Options { limits: Limits::usual(), first_only, ..Options::default() };
                let began = Instant::now();
                let finished = solve(&board, &options, &mut Clock(began, 3.0));
                let seconds = began.elapsed().as_secs_f64();
                let status = match &finished.verdict {
                    Verdict::One(_) => "one",
                    Verdict::Several(..) => "several",
                    Verdict::None(_) => "none",
                    Verdict::Unknown { first: Some(_), .. } => "unknown, first found",
                    Verdict::Unknown { first: None, .. } => "UNKNOWN",
                };
                println!(
                    "{name:28} {status:20} {:6} branch nodes {:7} probes {:9} work {seconds:8.4} s",
                    finished.stats.expanded, finished.probes, finished.work
                );
                if finished.stats.expanded == 0 {
                    break;
                }
            }
        }
    }
}
