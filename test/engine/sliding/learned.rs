//! The learned estimate: what is carried along against what is made from scratch and against a
//! naive computation, its symmetries, and how far it is from published lengths.

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::large::bound::{Bound, LinearConflict};
use langkah_engine::sliding::large::frame::{Frame, Slide};
use langkah_engine::sliding::large::learned::{
    CELL_BITS, CONSTANT_BITS, Learned, PARTS_BITS, UNIT_BITS, UNIT_MAX, UNITS, Units, Vectors,
};
use langkah_engine::sliding::random::{self, Kind};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::{data, dims, goal_of};

fn text(name: &str) -> String {
    String::from_utf8(data(name)).expect("it is text")
}

fn h(frame: &Frame) -> u32 {
    let bound = LinearConflict::new(frame);
    bound.h(&bound.carry(frame.start()))
}

fn estimate(frame: &Frame, mirrored: bool) -> u32 {
    let learned = Learned::new(frame, mirrored).expect("it is learned for this size");
    learned.estimate(&learned.sums(frame.start()), h(frame))
}

const SIZES: [(usize, usize); 6] = [(5, 5), (6, 6), (7, 7), (5, 7), (8, 6), (8, 8)];

/// A board of the same tiles as they stand in a mirror on one diagonal.
fn mirrored(board: &Board) -> Board {
    let (rows, cols) = (board.dims().rows() as u8, board.dims().cols() as u8);
    let there = |at: u8| (at % rows) * cols + at / rows;
    let image = |at: u8| (at % cols) * rows + at / cols;
    let cells: Vec<u8> = (0..rows * cols)
        .map(|cell| match board.tiles()[usize::from(there(cell))] {
            0 => 0,
            tile => image(tile - 1) + 1,
        })
        .collect();
    Board::new(dims(cols.into(), rows.into()), &cells).expect("a board")
}

#[test]
fn the_estimate_after_a_slide_is_that_of_the_board() {
    for ((rows, cols), seed) in SIZES.into_iter().zip(1..) {
        for goal in [Goal::BlankLast, Goal::BlankFirst] {
            let goal = goal_of(goal, rows, cols);
            let frame = Frame::new(&random::board(&goal, Kind::Solvable, seed), &goal);
            let learned = Learned::new(&frame, false).expect("it is learned for this size");
            let bound = LinearConflict::new(&frame);
            let mut tiles = frame.start().to_vec();
            for step in 0..300_usize {
                let blank = frame.blank(&tiles);
                let ways = frame.ways(blank, u8::MAX);
                let to = ways[step * step % 7 % ways.len()].1;
                let slide = Slide { tile: tiles[usize::from(to)], from: to, to: blank };
                let sums = learned.sums(&tiles);
                tiles.swap(to.into(), blank.into());
                let h = bound.h(&bound.carry(&tiles));
                let scratch = learned.estimate(&learned.sums(&tiles), h);
                assert_eq!(learned.after(&sums, slide, h), scratch, "{rows}×{cols}, step {step}");
            }
        }
    }
}

#[test]
fn sums_turned_from_another_board_are_those_made_from_scratch() {
    for (rows, cols) in SIZES {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let frame = Frame::new(&goal, &goal);
        let learned = Learned::new(&frame, false).expect("it is learned for this size");
        let mut before = frame.start().to_vec();
        let mut sums = learned.sums(&before);
        for seed in 0..60 {
            // By turns a board that is a few moves away, and one that is far away.
            let moves = if seed % 2 == 0 { seed / 2 } else { 40 * seed };
            let tiles = walked(&frame, &before, moves as usize, seed);
            learned.turn(&mut sums, &before, &tiles);
            assert_eq!(sums, learned.sums(&tiles), "{rows}×{cols}, board {seed}");
            before = tiles;
        }
    }
}

/// The board after so many random moves.
fn walked(frame: &Frame, tiles: &[u8], moves: usize, seed: u64) -> Vec<u8> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut tiles = tiles.to_vec();
    for _ in 0..moves {
        let blank = frame.blank(&tiles);
        let ways = frame.ways(blank, u8::MAX);
        let to = ways[rng.random_range(0..ways.len())].1;
        tiles.swap(to.into(), blank.into());
    }
    tiles
}

#[test]
fn vectors_of_all_widths_give_the_same() {
    let widest = Vectors::widest();
    for seed in 0..200 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut units = || Units(std::array::from_fn(|_| rng.random()));
        let [sums, left, blank_left, come, blank_come] = std::array::from_fn(|_| units());
        // As small as the weights of units are, so that their sum fits.
        let weights = Units(units().0.map(|weight| weight >> 4));
        let (less, more) = ([&left, &blank_left], [&come, &blank_come]);
        let naive: i32 = (0..UNITS)
            .map(|unit| {
                let [sum, left, come, blank_left, blank_come] =
                    [&sums, &left, &come, &blank_left, &blank_come]
                        .map(|all| i64::from(all.0[unit]));
                let sum = sum - left + come - blank_left + blank_come;
                i32::from((sum as i16).clamp(0, UNIT_MAX)) * i32::from(weights.0[unit])
            })
            .sum();
        let rows = [left, blank_left, come, blank_come];
        for vectors in [Vectors::PLAIN, widest] {
            assert_eq!(vectors.weigh(&sums, less, more, &weights), naive, "seed {seed}");
            let mut turned = sums;
            // The fourth change is of a row that there is not.
            vectors.exchange(&mut turned, &rows, &[[0, 2], [1, 3], [2, 0], [0, 4]]);
            for unit in 0..UNITS {
                let of = |units: &Units| i64::from(units.0[unit]);
                let sum = of(&sums) - of(&rows[1]) + of(&rows[3]);
                assert_eq!(turned.0[unit], sum as i16, "seed {seed}, unit {unit}");
            }
        }
    }
}

#[test]
fn the_mirrored_estimate_is_that_of_the_image() {
    for (rows, cols) in SIZES {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let across = goal_of(Goal::BlankLast, cols, rows);
        let mut differ = 0;
        for seed in 1..=10 {
            let board = random::board(&goal, Kind::Solvable, seed);
            let there = Frame::new(&board, &goal);
            let image = Frame::new(&mirrored(&board), &across);
            assert_eq!(estimate(&there, true), estimate(&image, false), "{rows}×{cols}");
            assert_eq!(estimate(&there, false), estimate(&image, true), "{rows}×{cols}");
            differ += u32::from(estimate(&there, false) != estimate(&there, true));
        }
        assert!(differ > 5, "two estimates are of use only if they differ: {differ}");
    }
}

/// The weights as they are learned for square boards, as fractions.
struct Fractions {
    side: usize,
    words: Vec<f64>,
}

impl Fractions {
    fn new((side, name): (usize, &str)) -> Self {
        let path = format!("{}/assets/estimate/{name}.bin", crate::PROJECT);
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let words = bytes.chunks(2).map(|word| f64::from(i16::from_le_bytes([word[0], word[1]])));
        let words: Vec<f64> = words.collect();
        assert_eq!(words.len(), side.pow(4) * (UNITS + 1) + 2 * UNITS + 2);
        Self { side, words }
    }

    /// The estimate in moves, from the list of words and from places with fractions alone.
    fn estimate(&self, frame: &Frame) -> f64 {
        let (side, places) = (self.side, self.side.pow(4));
        let (rows, cols) = (frame.dims().rows(), frame.dims().cols());
        let more = (rows * cols) as f64 / (side * side) as f64;
        let parts = |bits: u32| f64::from(1 << bits);
        let (direct, rest) = self.words[(places + 2) * UNITS..].split_at(places);
        let of_h = rest[0] / parts(CELL_BITS);
        let mut sums = [0.0; UNITS];
        let mut moves = rest[1] / parts(CONSTANT_BITS) + of_h * f64::from(h(frame));
        for (cell, &tile) in frame.start().iter().enumerate() {
            let tile = usize::from(tile);
            let steps = (tile / cols).abs_diff(cell / cols) + (tile % cols).abs_diff(cell % cols);
            let steps = if tile + 1 == rows * cols { 0 } else { steps };
            moves -= of_h * steps as f64;
            let lines = [(tile / cols, rows), (tile % cols, cols), (cell / cols, rows)];
            let lines = [lines[0], lines[1], lines[2], (cell % cols, cols)];
            let at = lines.map(|(line, lines)| place(line, lines, side));
            for (place, word) in direct.iter().enumerate() {
                let own = [3, 2, 1, 0].map(|digit| place / side.pow(digit) % side);
                let share = |(at, own): (&f64, &usize)| (1.0 - (at - *own as f64).abs()).max(0.0);
                let share: f64 = at.iter().zip(&own).map(share).product();
                let steps = own[0].abs_diff(own[2]) + own[1].abs_diff(own[3]);
                let steps = if place / (side * side) + 1 == side * side { 0 } else { steps };
                let far = word / parts(CELL_BITS) + of_h * steps as f64;
                moves += share * far * (rows + cols) as f64 / (2 * side) as f64;
                for (unit, sum) in sums.iter_mut().enumerate() {
                    *sum += share * self.words[place * UNITS + unit] / more;
                }
            }
        }
        moves + self.of_units(&sums) * more
    }

    /// What the units add to the estimate of a board of the size that was learned.
    fn of_units(&self, sums: &[f64; UNITS]) -> f64 {
        let mut moves = 0.0;
        for (unit, sum) in sums.iter().enumerate() {
            let [constant, weight] =
                [0, 1].map(|list| self.words[(self.side.pow(4) + list) * UNITS + unit]);
            let value = (sum + constant).clamp(0.0, UNIT_MAX.into()) / f64::from(UNIT_MAX);
            moves += value * weight / f64::from(1 << UNIT_BITS);
        }
        moves
    }
}

/// Where a line of a board stands among the lines of a square board.
fn place(line: usize, lines: usize, side: usize) -> f64 {
    let (line, last, most) = (line as f64, (lines - 1) as f64, (side - 1) as f64);
    let near = line.min(1.0).max(line + most - last);
    let near = if line > 1.0 && line < last - 1.0 {
        1.0 + (line - 1.0) * (most - 2.0) / (last - 2.0)
    } else {
        near
    };
    (line * most / last + near) / 2.0
}

/// Words are rounded, so the two differ by a little on large boards.
#[test]
fn the_estimate_is_that_of_a_naive_computation() {
    let all = [(5, "5x5"), (6, "6x6"), (6, "6x6-second"), (7, "7x7")];
    let networks = all.map(Fractions::new);
    for ((rows, cols), parts) in SIZES.into_iter().zip([8.0, 8.0, 8.0, 8.0, 8.0, 2.0]) {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let networks = match rows.min(cols) {
            5 => &networks[..1],
            6 => &networks[1..3],
            _ => &networks[2..],
        };
        for seed in 1..=3 {
            let frame = Frame::new(&random::board(&goal, Kind::Solvable, seed), &goal);
            let moves = f64::from(estimate(&frame, false)) / parts;
            let naive = networks.iter().map(|network| network.estimate(&frame)).sum::<f64>();
            let naive = naive / networks.len() as f64;
            assert!((moves - naive).abs() < 0.02 * naive, "{rows}×{cols}: {moves}, {naive}");
        }
    }
}

/// Turned by half a turn, the same puzzle has its blank's goal in the first corner.
#[test]
fn every_corner_has_the_same_estimate() {
    let turn = |board: &Board| {
        let tiles: Vec<u8> = board.tiles().iter().rev().copied().collect();
        Board::new(board.dims(), &tiles).expect("a board")
    };
    for (rows, cols) in SIZES {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        for seed in 1..=10 {
            let board = random::board(&goal, Kind::Solvable, seed);
            let there = Frame::new(&board, &goal);
            let turned = Frame::new(&turn(&board), &turn(&goal));
            assert_eq!(h(&there), h(&turned));
            let two = |frame: &Frame| {
                let mut two = [false, true].map(|mirrored| estimate(frame, mirrored));
                two.sort_unstable();
                two
            };
            assert_eq!(two(&there), two(&turned), "{rows}×{cols}, seed {seed}");
        }
    }
}

/// On Korf and Felner's boards, which it has not learned from. It has learned from solutions that
/// are longer than necessary, so it tells too many moves.
#[test]
fn the_estimate_is_near_the_published_lengths() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let lengths = text("korf24.lengths");
    let (mut off, mut off_by_conflict, mut count) = (0.0, 0.0, 0.0);
    for (line, length) in text("korf24-blank-last.txt").lines().zip(lengths.lines()) {
        let tiles: Vec<u8> = line.split_whitespace().map(|w| w.parse().expect("a tile")).collect();
        let start = Board::new(goal.dims(), &tiles).expect("a board");
        let length: f64 = length.trim().parse().expect("a length");
        let frame = Frame::new(&start, &goal);
        let moves = f64::from(estimate(&frame, false)) / f64::from(1 << PARTS_BITS);
        off += (moves - length).abs();
        off_by_conflict += (f64::from(h(&frame)) - length).abs();
        count += 1.0;
    }
    assert_eq!(count, 50.0);
    assert!(off / count < 8.0, "{}", off / count);
    assert!(off < off_by_conflict / 2.0, "{off} {off_by_conflict}");
}

#[test]
fn it_is_for_boards_with_the_goal_in_a_corner() {
    for (rows, cols) in [(4, 4), (4, 9), (3, 5), (10, 2), (9, 8), (10, 10)] {
        let other = goal_of(Goal::BlankLast, rows, cols);
        assert!(Learned::new(&Frame::new(&other, &other), false).is_none(), "{rows}×{cols}");
    }
    for (rows, cols) in SIZES {
        let corner = goal_of(Goal::BlankLast, rows, cols);
        for blank in 0..rows * cols {
            let mut tiles = corner.tiles().to_vec();
            tiles.swap(blank, rows * cols - 1);
            let goal = Board::new(corner.dims(), &tiles).expect("a board");
            let is_corner = [0, cols - 1, (rows - 1) * cols, rows * cols - 1].contains(&blank);
            let frame = Frame::new(&goal, &goal);
            assert_eq!(Learned::new(&frame, false).is_some(), is_corner, "{rows}×{cols}, {blank}");
            assert_eq!(Learned::new(&frame, true).is_some(), is_corner, "{rows}×{cols}, {blank}");
        }
    }
}
