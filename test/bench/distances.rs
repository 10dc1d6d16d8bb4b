//! How many boards are how many moves from the goal: `cargo bench -- distances [ROWSxCOLS]...
//! [multi]`. It searches all boards of a size, in the metric that is asked for or in both, holds
//! the counts against the published ones, and the program's bounds on every so many boards against
//! the distances. Without a size it is 3x4, whose 239,500,800 boards take 60 MB and some minutes.

use std::time::Instant;

use langkah_engine::grid::Dims;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::Bound as _;
use langkah_engine::sliding::large::bound::{Bound as _, LinearConflict};
use langkah_engine::sliding::large::frame::Frame;
use langkah_engine::sliding::multi::bound::Databases;
use langkah_engine::sliding::packed;

use super::ranked::{Ranked, published};

/// The bounds look at every so many boards.
const EVERY: u64 = 101;

pub fn main(words: &[&str]) {
    let sizes = words.iter().filter_map(|word| {
        let (rows, cols) = word.split_once('x')?;
        Some((rows.parse().ok()?, cols.parse().ok()?))
    });
    let mut sizes: Vec<(usize, usize)> = sizes.collect();
    if sizes.is_empty() {
        sizes.push((3, 4));
    }
    let is_asked = |metric: &str| words.contains(&metric);
    for (rows, cols) in sizes {
        for (name, is_multi) in [("single", false), ("multi", true)] {
            if is_asked(name) || !(is_asked("single") || is_asked("multi")) {
                measure(rows, cols, is_multi);
            }
        }
    }
}

fn measure(rows: usize, cols: usize, is_multi: bool) {
    let dims = Dims::new(rows, cols).expect("no side is 0");
    let goal = Goal::BlankLast.board(dims).expect("the size is supported");
    let ranked = Ranked::new(rows, cols);
    let name = if is_multi { "multi" } else { "single" };
    println!("{rows}x{cols} {name}: {} boards", ranked.count());
    let begun = Instant::now();
    let h = bound(&goal, is_multi);
    let (mut seen, mut sums) = (0_u64, [0_u64; 3]);
    let counts = ranked.distances(is_multi, |moves, cells| {
        seen += 1;
        if seen.is_multiple_of(EVERY)
            && let Some(h) = &h
        {
            let h = h(cells);
            assert!(h <= moves, "{h} is more than {moves}: {cells:?}");
            let more = [1, u64::from(h), u64::from(moves)];
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    });
    for (moves, count) in counts.iter().enumerate() {
        println!("{moves:>4}{count:>12}");
    }
    let text = include_str!("../data/distances.tsv");
    let published = published(text, rows.max(cols), rows.min(cols), is_multi);
    let same = match published.is_empty() {
        true => "nothing is published here",
        false if published == counts => "as published",
        false => "NOT AS PUBLISHED",
    };
    println!("{same}; {:.1} s", begun.elapsed().as_secs_f64());
    let [boards, h, moves] = sums.map(|sum| sum as f64);
    if boards > 0.0 {
        println!(
            "on {boards} boards the bound is {:.2} of {:.2} on average",
            h / boards,
            moves / boards
        );
    }
    assert!(published.is_empty() || published == counts);
}

/// The bound on a board whose tiles are named by their goal cells.
type Judge = Box<dyn Fn(&[u8]) -> u32>;

/// The strongest bound of the metric that has its tables at once; `None` if there is none.
fn bound(goal: &Board, is_multi: bool) -> Option<Judge> {
    let frame = Frame::new(goal, goal);
    if !is_multi {
        let bound = LinearConflict::new(&frame);
        return Some(Box::new(move |cells| bound.h(&bound.carry(cells))));
    }
    if goal.dims().rows().max(goal.dims().cols()) > 4 {
        return None;
    }
    let bound = Databases::new(goal, 2, &mut ()).ok()?;
    let dims = goal.dims();
    Some(Box::new(move |cells| {
        let home = cells.len() as u8 - 1;
        let tiles = cells.iter().map(|&tile| if tile == home { 0 } else { tile + 1 });
        let board = Board::new(dims, &tiles.collect::<Vec<_>>()).expect("a board");
        bound.h(bound.carry(packed::pack(&board)))
    }))
}
