//! How moves are written: letters or words, and whose way they name.

use langkah_engine::sliding::moves::{Move, letter};
use langkah_engine::sliding::notation::{self, Convention, Counts, Style, word};
use langkah_language::text;

langkah_engine::named! {
    /// What `--letters` chooses.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Letters with about {
        /// Letters that name the way of the blank.
        Blank = "blank", text!("usage-letters-blank");
        /// Letters that name the way of the tile.
        Tile = "tile", text!("usage-letters-tile");
        /// Words that name the way of the blank: `Up Left`.
        Words = "words", text!("usage-letters-words");
    }
}

/// How moves are written.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    pub letters: Letters,
    /// Whether a number stands for repeated moves: `URDL2`, `Up Right Down Left2`.
    pub repeats: bool,
}

impl Spelling {
    fn style(self) -> Style {
        let convention = match self.letters {
            Letters::Blank | Letters::Words => Convention::Blank,
            Letters::Tile => Convention::Tile,
        };
        Style { convention, repeats: self.repeats }
    }

    /// A list of moves, which `check --moves` reads.
    pub fn write(self, moves: &[Move]) -> String {
        if self.letters != Letters::Words {
            return notation::write(moves, self.style());
        }
        notation::write_words(moves, if self.repeats { Counts::After } else { Counts::None })
    }

    /// One move.
    pub fn one(self, way: Move) -> String {
        match self.letters {
            Letters::Words => word(way).to_owned(),
            _ => letter(self.style().convention.turn(way)).to_string(),
        }
    }
}
