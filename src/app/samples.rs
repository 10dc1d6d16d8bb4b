//! The puzzles that come with the program, the easiest first.

use crate::puzzle::read::{self, Opened};
use crate::session::command::{Command, Source};

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
        self.opened().map(|opened| Command::load(opened, Source::Sample(self.name)))
    }

    fn opened(&self) -> Option<Opened> {
        read::puzzle(self.text.as_bytes(), None).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn every_sample_is_a_puzzle() {
        for sample in &ALL {
            let opened = sample.opened().expect(sample.name);
            let solvable = !sample.name.contains("unsolvable");
            assert_eq!(opened.notes, []);
            assert_eq!(opened.puzzle.solvability().is_solvable(), solvable, "{}", sample.name);
        }
    }
}
