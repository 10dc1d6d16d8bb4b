//! The hard end of the 15-puzzle: its tables against walking backwards from the goal, and its
//! search against known lengths and a plain one.

use std::sync::{Mutex, OnceLock};

use langkah_engine::grid::{Dims, Direction};
use langkah_engine::plan::Request;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::{Finished, Outcome as Searched};
use langkah_engine::search::watch::{Halt, Making, Progress, Stats, Watch};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::fifteen::hard::{HardTables, deepen};
use langkah_engine::sliding::pattern::NoTables;
use langkah_engine::sliding::pattern::shelf::{Beat, Shelf};
use langkah_engine::solve::{self, Outcome};
use langkah_puzzle::read;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::named_by_goal::{Tiles, costs, goal, mirrored, moved, walk};

const SEVEN: [(u8, [u8; 7]); 3] =
    [(0, [1, 4, 5, 8, 9, 12, 13]), (1, [0, 4, 5, 8, 9, 12, 13]), (5, [0, 1, 4, 8, 9, 12, 13])];

fn build(home: u8, threads: usize) -> HardTables {
    HardTables::build(home, threads, &mut ()).expect("nothing ends it")
}

/// The tables of home 0, which most tests want.
fn tables() -> &'static HardTables {
    static TABLES: OnceLock<HardTables> = OnceLock::new();
    TABLES.get_or_init(|| build(0, 2))
}

/// The hard positions, turned so that the blank belongs on the first cell, and their lengths.
fn hard() -> Vec<(Tiles, usize)> {
    let lines = include_str!("../../data/hard.txt").lines();
    let boards = lines.map(|line| {
        let tiles: Vec<u8> =
            line.split_whitespace().map(|word| word.parse().expect("a tile")).collect();
        std::array::from_fn(|cell| (16 - tiles[15 - cell]) % 16)
    });
    let lengths = include_str!("../../data/hard.lengths").lines();
    boards.zip(lengths.map(|length| length.parse().expect("a length"))).collect()
}

const ENDLESS: Limits = Limits { generated_max: u64::MAX, memory_max: u64::MAX };

fn solve(tables: &HardTables, tiles: &Tiles, threads: usize) -> (Vec<u8>, Stats) {
    let finished = deepen(tables, tiles, &ENDLESS, threads, &Stats::default(), &mut ());
    let finished = finished.expect("there is memory");
    match finished.outcome {
        Searched::Solved(path) => (path, finished.stats),
        outcome => panic!("{outcome:?}"),
    }
}

#[track_caller]
fn assert_reaches(tiles: &Tiles, home: u8, path: &[u8]) {
    let end = path.iter().fold(*tiles, |tiles, &label| {
        let way = Direction::from_index(label).expect("a way");
        moved(&tiles, home, way).expect("a move on the board")
    });
    assert_eq!(end, goal());
}

/// Iterative deepening with nothing but the taxicab distance.
fn plain_length(tiles: &Tiles, home: u8) -> usize {
    fn h(tiles: &Tiles, home: u8) -> usize {
        let dims = Dims::new(4, 4).expect("a size");
        let tiles = tiles.iter().enumerate().filter(|(_, tile)| **tile != home);
        tiles.map(|(cell, tile)| dims.taxicab(cell, (*tile).into())).sum()
    }
    fn found(tiles: &Tiles, home: u8, last: Option<Direction>, left: usize) -> bool {
        let h = h(tiles, home);
        h == 0
            || h <= left
                && Direction::ALL.into_iter().any(|way| {
                    last != Some(way.opposite())
                        && moved(tiles, home, way)
                            .is_some_and(|after| found(&after, home, Some(way), left - 1))
                })
    }
    (h(tiles, home)..).step_by(2).find(|&left| found(tiles, home, None, left)).expect("a length")
}

#[track_caller]
fn assert_group(tables: &HardTables, home: u8, seven: &[u8; 7], number: usize) {
    let of_number = |tile: &u8| *tile != home && seven.contains(tile) == (number == 0);
    let (group, others): (Vec<u8>, Vec<u8>) =
        (0..16).filter(|tile| *tile != home).partition(of_number);
    for ((cells, blank), cost) in costs(&group, home, 7) {
        let mut tiles = [home; 16];
        group.iter().zip(&cells).for_each(|(tile, cell)| tiles[usize::from(*cell)] = *tile);
        let free = (0..16).filter(|cell| *cell != blank && !cells.contains(cell));
        free.zip(&others).for_each(|(cell, tile)| tiles[usize::from(cell)] = *tile);
        assert_eq!(tables.groups(&tiles)[number], cost, "{tiles:?}");
    }
}

#[track_caller]
fn assert_walks(tables: &HardTables, home: u8) {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    assert_eq!(tables.h(&goal()), 0);
    for _ in 0..40 {
        let walk = walk(home, 120, &mut rng);
        for (steps, tiles) in walk.iter().enumerate() {
            let h = tables.h(tiles);
            assert!(h as usize <= steps && h as usize % 2 == steps % 2, "{tiles:?}");
            if steps > 0 {
                assert!(*tiles == goal() || h > 0);
                assert_eq!(h.abs_diff(tables.h(&walk[steps - 1])), 1, "{tiles:?}");
            }
            if home != 1 {
                assert_eq!(tables.h(&mirrored(tiles)), h);
            }
        }
    }
}

#[track_caller]
fn assert_short_lengths(tables: &HardTables, home: u8) {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for steps in 0..40 {
        let tiles = walk(home, steps, &mut rng)[steps];
        let least = plain_length(&tiles, home);
        for threads in [1, 2] {
            let (path, _) = solve(tables, &tiles, threads);
            assert_reaches(&tiles, home, &path);
            assert_eq!(path.len(), least, "{tiles:?}");
        }
    }
}

#[test]
fn tables_are_right_and_searches_shortest_for_every_home() {
    for (home, seven) in SEVEN {
        let own = (home != 0).then(|| build(home, 2));
        let tables = own.as_ref().unwrap_or_else(|| tables());
        assert_group(tables, home, &seven, 0);
        assert_group(tables, home, &seven, 1);
        assert_walks(tables, home);
        assert_short_lengths(tables, home);
    }
    assert_eq!(HardTables::build(2, 1, &mut ()).err(), Some(NoTables::Home));
}

#[test]
fn hard_positions_have_their_lengths() {
    for (tiles, length) in hard() {
        for (tiles, threads) in [(tiles, 2), (mirrored(&tiles), 2), (tiles, 1)] {
            let (path, counts) = solve(tables(), &tiles, threads);
            assert_reaches(&tiles, 0, &path);
            assert_eq!(path.len(), length);
            assert!(counts.generated > counts.expanded);
        }
    }
}

#[test]
fn one_thread_counts_the_same_in_every_run() {
    let (tiles, _) = hard()[1];
    let runs = [0, 1].map(|_| solve(tables(), &tiles, 1));
    assert_eq!(runs[0], runs[1]);
    // The transposition table leaves out what it knows: without it there are more.
    assert_eq!((runs[0].1.expanded, runs[0].1.generated), (2_773_118, 5_781_680));
}

#[test]
fn a_threshold_that_is_given_is_begun_with() {
    let (tiles, length) = hard()[0];
    for threshold in [length as u32, length as u32 - 1] {
        let mut thresholds = Vec::new();
        let so_far = Stats { f: threshold, ..Stats::default() };
        let finished = deepen(tables(), &tiles, &ENDLESS, 2, &so_far, &mut |told: &Progress| {
            thresholds.push(told.stats.f);
            Ok(())
        });
        let finished = finished.expect("there is memory");
        assert!(matches!(finished.outcome, Searched::Solved(path) if path.len() == length));
        assert!(thresholds.iter().all(|&threshold| threshold == length as u32));
    }
}

#[test]
fn a_search_heeds_its_limit_and_its_listener() {
    let (tiles, _) = hard()[2];
    for threads in [1, 2] {
        let limit = 100_000;
        let limits = Limits { generated_max: limit, ..ENDLESS };
        let finished = deepen(tables(), &tiles, &limits, threads, &Stats::default(), &mut ());
        let Finished { outcome, stats, .. } = finished.expect("there is memory");
        assert_eq!(outcome, Searched::Halted(Halt::Limit(Limit::Nodes)));
        // Each thread looks at the limit once in some thousands.
        assert!((limit..limit + 20_000).contains(&stats.generated), "{stats:?}");
        for halt in [Halt::Stopped, Halt::Limit(Limit::Time)] {
            let mut beats = 0;
            let mut watch = |told: &Progress| {
                beats += 1;
                assert_eq!((told.stats.f, told.lower_bound), (78, 78));
                if beats < 2 { Ok(()) } else { Err(halt) }
            };
            let so_far = Stats { f: 78, ..Stats::default() };
            let finished = deepen(tables(), &tiles, &ENDLESS, threads, &so_far, &mut watch);
            assert_eq!(finished.expect("there is memory").outcome, Searched::Halted(halt));
        }
    }
}

#[test]
fn a_build_heeds_its_listener() {
    for most in [0, 1, 10, 40] {
        let (mut beats, mut last) = (0, 0.0);
        let tables = HardTables::build(0, 2, &mut |progress: &Progress| {
            let share = progress.prepared.expect("it tells what is made").share;
            assert!((0.0..=1.0).contains(&share) && share >= last);
            (beats, last) = (beats + 1, share);
            if beats <= most { Ok(()) } else { Err(Halt::Stopped) }
        });
        assert_eq!((tables.err(), beats), (Some(NoTables::Ended(Halt::Stopped)), most + 1));
    }
}

/// A shelf in memory, whose words can be damaged.
#[derive(Default)]
struct Memory {
    kept: Mutex<Vec<(String, Vec<u64>)>>,
    damages: bool,
}

impl Shelf for Memory {
    fn has(&self, name: &str) -> bool {
        self.kept.lock().expect("no panic").iter().any(|(kept, _)| kept == name)
    }

    fn take(&self, name: &str, words: &mut [u64], beat: &mut Beat<'_>) -> Result<bool, Halt> {
        beat(0.5)?;
        let kept = self.kept.lock().expect("no panic");
        let (_, kept) = kept.iter().find(|(kept, _)| kept == name).expect("it was asked for");
        words.copy_from_slice(kept);
        words.iter_mut().filter(|_| self.damages).for_each(|word| *word ^= 1 << 40);
        Ok(!self.damages)
    }

    fn keep(&self, name: &str, words: &[u64], beat: &mut Beat<'_>) -> Result<(), Halt> {
        beat(1.0)?;
        self.kept.lock().expect("no panic").push((name.to_owned(), words.to_vec()));
        Ok(())
    }
}

/// Tables that were taken from a shelf are those that were put there, and damaged ones are made
/// again.
#[test]
fn tables_stay_on_a_shelf() {
    let mut shelf = Memory::default();
    let on = |shelf: &Memory| {
        HardTables::take_or_build(0, 2, Some(shelf), &mut ()).expect("nothing ends it")
    };
    let (made, taken) = (on(&shelf), on(&shelf));
    assert_eq!((made.is_taken, taken.is_taken), (false, true));
    assert!(taken.bytes_peak() < made.bytes_peak());
    let halts = &mut |_: &Progress| Err(Halt::Stopped);
    let halted = HardTables::take_or_build(0, 2, Some(&shelf), halts);
    assert_eq!(halted.err(), Some(NoTables::Ended(Halt::Stopped)));
    shelf.damages = true;
    let again = on(&shelf);
    assert!(!again.is_taken);
    let kept = shelf.kept.into_inner().expect("no panic");
    let [(name, first), (other, second)] = &kept[..] else { panic!("{} tables", kept.len()) };
    assert!(first == second && name == other && *name == HardTables::name(0));
    // Another order of the bits wants another number in the name.
    let sum = first.iter().fold(0_u64, |sum, word| sum.rotate_left(5) ^ word);
    assert_eq!(
        (name.as_str(), first.len(), sum),
        ("fifteen-7-8-0-1", 24_460_702, 949_499_284_267_283_251)
    );
    for tables in [&taken, &again] {
        let (tiles, length) = hard()[0];
        let (path, stats) = solve(tables, &tiles, 1);
        assert_eq!((path.len(), stats), (length, solve(&made, &tiles, 1).1));
    }
}

/// Keeps what the search tells of tables. If asked to, it stops the search while larger tables are
/// being made.
struct Heard {
    shares: Vec<f32>,
    stops: bool,
}

impl Watch for Heard {
    fn is_stopped(&self) -> bool {
        self.stops && !self.shares.is_empty()
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let prepared = progress.prepared.filter(|made| made.making == Making::LargerTables);
        self.shares.extend(prepared.map(|made| made.share));
        Ok(())
    }
}

/// The default turns to the larger tables by itself, tells so, and can be stopped meanwhile.
#[test]
fn a_job_turns_to_the_larger_tables() {
    let line = include_str!("../../data/hard.txt").lines().next().expect("a position");
    let puzzle = read::puzzle(line.as_bytes(), None).expect("a board").puzzle;
    assert_eq!(Goal::of(puzzle.goal()), Some(Goal::BlankLast));
    let mut stopped = Heard { shares: Vec::new(), stops: true };
    let solution = solve::solve(&puzzle, &Request::default(), &mut stopped).expect("it goes");
    assert_eq!((solution.outcome, stopped.shares.len()), (Outcome::Stopped, 1));
    assert!((70..=80).contains(&solution.lower_bound) && solution.stats.generated >= 30_000_000);

    let mut heard = Heard { shares: Vec::new(), stops: false };
    let solution = solve::solve(&puzzle, &Request::default(), &mut heard).expect("it goes");
    let Outcome::Solved(ways) = &solution.outcome else { panic!("{:?}", solution.outcome) };
    assert_eq!((ways.len(), solution.proved_least, solution.lower_bound), (80, true, 80));
    assert!(heard.shares.is_sorted() && heard.shares.len() > 2, "{:?}", heard.shares);
    HardTables::let_go();
}
