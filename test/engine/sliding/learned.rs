//! The learned estimate of 5×5 boards: what is carried along against what is made from scratch, its
//! symmetries, and how far it is from published lengths.

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::large::bound::{Bound, LinearConflict};
use langkah_engine::sliding::large::frame::{Frame, Slide};
use langkah_engine::sliding::large::learned::{Learned, PARTS_BITS};
use langkah_engine::sliding::random::{self, Kind};

use crate::support::{data, goal_of};

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

/// A board of the same tiles as they stand in a mirror on one diagonal.
fn mirrored(board: &Board) -> Board {
    let image = |at: u8| (at % 5) * 5 + at / 5;
    let cells: Vec<u8> = (0..25)
        .map(|cell| match board.tiles()[usize::from(image(cell))] {
            0 => 0,
            tile => image(tile - 1) + 1,
        })
        .collect();
    Board::new(board.dims(), &cells).expect("a board")
}

#[test]
fn the_estimate_after_a_slide_is_that_of_the_board() {
    for (goal, seed) in [(Goal::BlankLast, 1), (Goal::BlankFirst, 2)] {
        let goal = goal_of(goal, 5, 5);
        let frame = Frame::new(&random::board(&goal, Kind::Solvable, seed), &goal);
        let learned = Learned::new(&frame, false).expect("it is learned for this size");
        let bound = LinearConflict::new(&frame);
        let mut tiles = frame.start().to_vec();
        for step in 0..500_usize {
            let blank = frame.blank(&tiles);
            let ways = frame.ways(blank, u8::MAX);
            let to = ways[step * step % 7 % ways.len()].1;
            let slide = Slide { tile: tiles[usize::from(to)], from: to, to: blank };
            let sums = learned.sums(&tiles);
            tiles.swap(to.into(), blank.into());
            let h = bound.h(&bound.carry(&tiles));
            let scratch = learned.estimate(&learned.sums(&tiles), h);
            assert_eq!(learned.after(&sums, slide, h), scratch, "step {step}");
        }
    }
}

#[test]
fn the_mirrored_estimate_is_that_of_the_image() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let mut differ = 0;
    for seed in 1..=20 {
        let board = random::board(&goal, Kind::Solvable, seed);
        let there = Frame::new(&board, &goal);
        let image = Frame::new(&mirrored(&board), &goal);
        assert_eq!(estimate(&there, true), estimate(&image, false));
        assert_eq!(estimate(&there, false), estimate(&image, true));
        differ += u32::from(estimate(&there, false) != estimate(&there, true));
    }
    assert!(differ > 10, "two estimates are of use only if they differ: {differ}");
}

/// Turned by half a turn, the same puzzle has its blank's goal in the first corner.
#[test]
fn every_corner_has_the_same_estimate() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let turn = |board: &Board| {
        let tiles: Vec<u8> = board.tiles().iter().rev().copied().collect();
        Board::new(board.dims(), &tiles).expect("a board")
    };
    for seed in 1..=20 {
        let board = random::board(&goal, Kind::Solvable, seed);
        let there = Frame::new(&board, &goal);
        let turned = Frame::new(&turn(&board), &turn(&goal));
        assert_eq!(h(&there), h(&turned));
        let two = |frame: &Frame| {
            let mut two = [false, true].map(|mirrored| estimate(frame, mirrored));
            two.sort_unstable();
            two
        };
        assert_eq!(two(&there), two(&turned), "seed {seed}");
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
fn it_is_for_5x5_boards_with_the_goal_in_a_corner() {
    let other = goal_of(Goal::BlankLast, 6, 6);
    assert!(Learned::new(&Frame::new(&other, &other), false).is_none());
    let corner = goal_of(Goal::BlankLast, 5, 5);
    for seed in 1..=30 {
        let goal = random::board(&corner, Kind::Any, seed);
        let is_corner = [0, 4, 20, 24].contains(&goal.blank());
        let frame = Frame::new(&goal, &goal);
        assert_eq!(Learned::new(&frame, false).is_some(), is_corner, "{seed}");
        assert_eq!(Learned::new(&frame, true).is_some(), is_corner, "{seed}");
    }
}
