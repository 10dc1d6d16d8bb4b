//! The puzzles that come with the program, the easiest first.

use crate::puzzle::Puzzle;
use crate::puzzle::read;
use crate::session::command::{Command, Source};
use crate::sliding::board::Goal;

/// A puzzle's name in the menu and the text of its file.
pub struct Sample {
    pub name: &'static str,
    text: &'static str,
}

macro_rules! sample {
    ($name:literal, $file:literal) => {
        Sample { name: $name, text: include_str!(concat!("../../assets/samples/", $file)) }
    };
}

pub const ALL: [Sample; 5] = [
    sample!("Gentle, 13 moves", "gentle-13-moves.txt"),
    sample!("From the course, 23 moves", "course-23-moves.txt"),
    sample!("A hardest 8-puzzle, 31 moves", "hardest-8-puzzle-31-moves.txt"),
    sample!("Korf's first, 57 moves", "korf-1-57-moves.txt"),
    sample!("14 and 15 swapped, unsolvable", "fourteen-fifteen.txt"),
];

impl Sample {
    /// The command that opens it.
    pub fn command(&self) -> Option<Command> {
        self.puzzle().map(|puzzle| Command::Load { puzzle, source: Source::Sample(self.name) })
    }

    fn puzzle(&self) -> Option<Puzzle> {
        read::puzzle(self.text.as_bytes(), Goal::BlankLast).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn every_sample_is_a_puzzle() {
        for sample in &ALL {
            let puzzle = sample.puzzle().expect(sample.name);
            let solvable = !sample.name.contains("unsolvable");
            assert_eq!(puzzle.solvability().is_solvable(), solvable, "{}", sample.name);
        }
    }
}
