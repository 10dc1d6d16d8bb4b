//! A lesson: a puzzle, and steps that a student goes through. Each step has a place in the puzzle's
//! solution or in a recorded search, a note, and perhaps a question until whose answer something is
//! hidden.
//!
//! ```text
//! bytes ─▶ entries ─▶ lesson ─▶ (its searches are run, its questions made) ─▶ lesson that is taught
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`outline`] | the lesson and its steps |
//! | [`words`] | what a person reads, in one language or several |
//! | [`place`](self::place) | what a step shows, in words |
//! | [`task`] | the question of a step, and its line in a file |
//! | `entries`, `keys` | a file cut into its keys and their values, and the names of the keys |
//! | [`read`] | the lesson that the entries make |
//! | [`fault`] | what is wrong with a file, and where |
//! | [`write`] | a lesson as a file |
//! | [`offer`] | which questions a step can have |
//! | [`taught`] | the searches of a lesson, its questions, and the places that it names |
//! | `sliding`, `hidato` | how each family runs the searches |
//! | [`built_in`] | the lessons that come with the program |
//!
//! A file is bounded: [`BYTES_MAX`], [`STEPS_MAX`], and [`NODES_MAX`] for each of its searches.

pub mod built_in;
mod entries;
pub mod fault;
pub(crate) mod hidato;
mod keys;
pub mod offer;
pub mod outline;
pub mod place;
pub mod read;
pub(crate) mod sliding;
pub mod task;
pub mod taught;
pub mod words;
pub mod write;

pub use fault::{Fault, FaultKind, Faults};
pub use offer::Offer;
pub use outline::{
    BYTES_MAX, HEADER, Hidden, LETTERS_MAX, Lesson, NODES_MAX, STEPS_MAX, Step, VERSION, View,
};
pub use place::place;
pub use read::{is_lesson, read};
pub use task::Task;
pub use taught::Taught;
pub use words::Words;
pub use write::write;
