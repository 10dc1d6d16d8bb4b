//! Puzzles that a person has solved by hand: one result each, kept in a file and exported.
//!
//! A result names its family, so that the results of all families stand in one list.
//!
//! | room | what lives there |
//! |---|---|
//! | [`file`] | the file that keeps results |
//! | [`csv`] | results for a spreadsheet, and as JSON |
//! | [`summary`] | the best and the averages of results that can be compared |
//! | [`words`] | times, rates and results as a person reads them |

pub mod csv;
pub mod file;
pub mod summary;
pub mod words;

use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::text::{Format, parse, write};
use serde::{Deserialize, Serialize};

use super::Family;
use super::date::{Date, Moment};

langkah_engine::named! {
    /// Where a puzzle that was solved came from.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Origin {
        /// Dealt at random: each puzzle that can be solved is equally likely.
        Random = "random",
        /// The puzzle of a day, which is dealt at random, too.
        Daily = "daily",
        /// Some random moves away from the goal.
        Walk = "walk",
        /// A file, a sample, a pasted or an edited board.
        #[default]
        Other = "other",
    }
}

/// A puzzle that a person has solved by hand. What a family does not have is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was solved.
    pub date: Moment,
    pub family: Family,
    /// Rows and columns: `4x4`.
    pub size: String,
    /// The name of the goal, or its board on one line.
    #[serde(default)]
    pub goal: String,
    /// The name of what counts as one move.
    #[serde(default)]
    pub metric: String,
    pub origin: Origin,
    /// The day whose puzzle it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Date>,
    /// How often the person had begun this puzzle, from 1.
    #[serde(default = "first")]
    pub attempt: u32,
    /// The moves; of a Hidato the numbers that the person had to put.
    pub moves: u64,
    /// The fewest moves, or the fewest that are known.
    pub fewest: Option<u64>,
    /// Whether it is proved that no solution is shorter.
    #[serde(default)]
    pub fewest_is_proved: bool,
    /// From the first move to the last; of a Hidato while the person filled it.
    pub milliseconds: u64,
    /// How many hints were shown.
    #[serde(default)]
    pub hints: u32,
    /// The start on one line.
    pub puzzle: String,
    /// Of a Hidato the names of its topology, of its outline if it is no rectangle, and of its
    /// difficulty if that is known, with blanks between: `numbrix heart hard`. Else empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Every move that the person made on sliding tiles, those that were taken back among them: for
    /// each tile that went the letter of the way that the blank went, as in `RDDL`. Empty if there
    /// are more than [`MADE_MAX`](Self::MADE_MAX), and in old results.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub made: String,
    /// When each of these moves was made, in milliseconds from the first one on: `0,421,530`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub times: String,
}

fn first() -> u32 {
    1
}

impl Entry {
    /// The most moves that a result keeps.
    pub const MADE_MAX: usize = 1_000;

    /// The puzzle with its goal as a text that the reader of puzzles reads. `None` if the result
    /// names no puzzle: somebody may have edited the file.
    pub fn text(&self) -> Option<String> {
        // A Hidato has no goal.
        if self.goal.is_empty() {
            return Some(self.puzzle.clone());
        }
        let start = parse(&self.puzzle).ok()?;
        let usual = Goal::named(&self.goal);
        let goal = match usual {
            Some(goal) => goal.like(&start),
            None => parse(&self.goal).ok()?,
        };
        write(&start, &goal, Format::Langkah, 1).ok()
    }

    /// Whether it counts for the best and the averages: the puzzle was dealt at random, and the
    /// person solved it at the first attempt and without hints.
    pub fn counts(&self) -> bool {
        let is_random = matches!(self.origin, Origin::Random | Origin::Daily);
        is_random && self.attempt == 1 && self.hints == 0
    }

    /// How many moves were made in a second, on average; 0 for no time.
    pub fn rate(&self) -> f64 {
        rate(self.moves, self.milliseconds)
    }

    /// Takes in what is known of the fewest moves. A way that is known is never longer than the
    /// person's own.
    pub fn know(&mut self, fewest: u64, is_proved: bool) {
        self.fewest = Some(fewest.min(self.moves));
        self.fewest_is_proved = is_proved;
    }
}

/// How many moves were made in a second, on average; 0 for no time.
pub fn rate(moves: u64, milliseconds: u64) -> f64 {
    if milliseconds == 0 { 0.0 } else { moves as f64 * 1000.0 / milliseconds as f64 }
}
