//! `random`: puzzles in the format of puzzle files.

use std::io;

use rand::TryRng;
use rand::rngs::SysRng;

use super::args::Random;
use super::output::{Output, complain};
use crate::sliding::board::Board;
use crate::sliding::random::{self, Kind};
use crate::sliding::text;

pub fn run(random: &Random, output: &mut Output) -> io::Result<()> {
    let goal = match random.goal.board(random.size) {
        Ok(goal) => goal,
        Err(error) => {
            output.fault(&format!("langkah: {error}"));
            return Ok(());
        }
    };
    let seed = match random.seed.map_or_else(new_seed, Ok) {
        Ok(seed) => seed,
        Err(error) => {
            output.fault(&format!("langkah: no random seed: {error}; give one with --seed"));
            return Ok(());
        }
    };
    if random.seed.is_none() {
        complain(&format!("seed {seed}"));
    }
    for index in 0..random.count {
        let board = random::board(&goal, random.kind(), seed.wrapping_add(index));
        if random.lines {
            output.line(one_line(&board))?;
            continue;
        }
        if index > 0 {
            output.line("")?;
        }
        output.block(text::write(&board))?;
    }
    Ok(())
}

impl Random {
    fn kind(&self) -> Kind {
        match self.moves {
            Some(moves) => Kind::Walk(moves),
            None if self.any => Kind::Any,
            None => Kind::Solvable,
        }
    }
}

/// Short enough to be typed again.
fn new_seed() -> Result<u64, impl std::fmt::Display> {
    SysRng.try_next_u32().map(u64::from)
}

fn one_line(board: &Board) -> String {
    board.tiles().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
