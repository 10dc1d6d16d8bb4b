//! The puzzles that come with the program, the easiest first.

use langkah_engine::hidato::board::Topology;
use langkah_language::text;
use langkah_puzzle::read::{self, Any};

use crate::session::command::Command;
use crate::session::source::{Name, Source};

/// A puzzle's name in the menu and the text of its file.
pub struct Sample {
    pub name: fn() -> &'static str,
    text: &'static str,
}

macro_rules! sample {
    ($name:expr, $file:literal) => {
        Sample { name: $name, text: include_str!(concat!("../../assets/samples/", $file)) }
    };
}

pub const ALL: [Sample; 8] = [
    sample!(|| text!("menu-sample-gentle"), "gentle-13-moves.txt"),
    sample!(|| text!("menu-sample-course"), "course-23-moves.txt"),
    sample!(|| text!("menu-sample-hardest"), "hardest-8-puzzle-31-moves.txt"),
    sample!(|| text!("menu-sample-korf"), "korf-1-57-moves.txt"),
    sample!(|| text!("menu-sample-swapped"), "fourteen-fifteen.txt"),
    sample!(|| text!("menu-sample-hidato"), "hidato-heart.txt"),
    sample!(|| text!("menu-sample-numbrix"), "numbrix-9x9.txt"),
    sample!(|| text!("menu-sample-hexagonal"), "hexagonal-61.txt"),
];

impl Sample {
    /// The command that opens it.
    pub fn command(&self) -> Option<Command> {
        self.opened().map(|opened| Command::load_any(opened, Source::Sample(Name(self.name))))
    }

    fn opened(&self) -> Option<Any> {
        read::any(self.text.as_bytes(), None, Topology::King).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use langkah_puzzle::hidato::words::solutions;
    use langkah_puzzle::hidato::{Request, solve};

    #[test]
    fn every_sample_is_a_puzzle() {
        for sample in &ALL {
            let name = (sample.name)();
            let any = sample.opened().expect(name);
            if let Some(opened) = any.as_ref().sliding() {
                let solvable = !name.contains("unsolvable");
                assert_eq!(opened.notes, []);
                let told = opened.puzzle.solvability().is_solvable();
                assert_eq!(told, solvable, "{name}");
            }
            if let Some(opened) = any.hidato() {
                let solution = solve(&opened.board, &Request::default(), &mut ());
                assert_eq!(solutions(&solution.finished.verdict), "one", "{name}");
                let family = opened.board.shape().topology().name();
                assert!(name.to_lowercase().starts_with(family), "{name}");
            }
        }
    }
}
