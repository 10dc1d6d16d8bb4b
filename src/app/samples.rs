//! The puzzles that come with the program, the easiest first.

use langkah_engine::hidato::board::Topology;
use langkah_engine::puzzle::read::{self, Any};

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

pub const ALL: [Sample; 7] = [
    sample!("Gentle, 13 moves", "gentle-13-moves.txt"),
    sample!("From the course, 23 moves", "course-23-moves.txt"),
    sample!("A hardest 8-puzzle, 31 moves", "hardest-8-puzzle-31-moves.txt"),
    sample!("Korf's first, 57 moves", "korf-1-57-moves.txt"),
    sample!("14 and 15 swapped, unsolvable", "fourteen-fifteen.txt"),
    sample!("Hidato, a heart", "hidato-heart.txt"),
    sample!("Numbrix, 9×9", "numbrix-9x9.txt"),
];

impl Sample {
    /// The command that opens it.
    pub fn command(&self) -> Option<Command> {
        self.opened().map(|opened| Command::load_any(opened, Source::Sample(self.name)))
    }

    fn opened(&self) -> Option<Any> {
        read::any(self.text.as_bytes(), None, Topology::King).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use langkah_engine::puzzle::hidato::words::solutions;
    use langkah_engine::puzzle::hidato::{Request, solve};
    use langkah_engine::puzzle::read::Any;

    #[test]
    fn every_sample_is_a_puzzle() {
        for sample in &ALL {
            match sample.opened().expect(sample.name) {
                Any::Sliding(opened) => {
                    let solvable = !sample.name.contains("unsolvable");
                    assert_eq!(opened.notes, []);
                    let told = opened.puzzle.solvability().is_solvable();
                    assert_eq!(told, solvable, "{}", sample.name);
                }
                Any::Hidato(opened) => {
                    let solution = solve(&opened.board, &Request::default(), &mut ());
                    assert_eq!(solutions(&solution.finished.verdict), "one", "{}", sample.name);
                    let family = opened.board.shape().topology().name();
                    assert!(sample.name.to_lowercase().starts_with(family), "{}", sample.name);
                }
            }
        }
    }
}
