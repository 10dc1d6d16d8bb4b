//! Learning by answering: questions on a puzzle or on a recorded search, answers that are marked at
//! once, and the algorithm performed by hand.
//!
//! ```text
//! kind, level, seed ─▶ question ─▶ (a person) answer ─▶ mark
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`question`] | questions with their keys |
//! | [`kind`] | the kinds of question, and how hard they are |
//! | [`answer`] | answers, and how each is asked for |
//! | `write` | answers as text and from text |
//! | `heading` | what a typed answer says that it belongs to |
//! | `label` | what names a typed answer and stands before it |
//! | `wanted` | what is wrong with a text that is no answer |
//! | [`mark`] | right, or the first wrong step and the reason |
//! | `dice` | what is random, from a seed |
//! | [`exact`] | questions whose matter is named |
//! | `sliding`, `hidato` | which of these rooms asks, for each family |
//! | `parity` | questions on Kurang, X and the verdict |
//! | [`lecture`] | what a lecture fixes for all questions |
//! | [`measures`] | questions on h itself |
//! | `numbers` | questions on a Hidato |
//! | [`tree`] | a recorded search up to a moment |
//! | [`unasked`] | why there is no question at a place |
//! | `nodes` | questions on such a search, and the marks of their answers |
//! | [`perform`] | the algorithm performed by hand |
//! | `reasons` | sentences of both: why a node goes first, a child dies, a bound is the next one |
//! | [`run`] | a run of questions, which gets harder |
//! | [`sheet`] | an exam and its key, to print |
//! | `apart` | which questions cannot stand on one sheet |
//! | `room` | where a person writes the answer |
//! | `drawing` | the tree of a question, as an exam shows it |
//! | `paper` | where all of it stands on the pages |
//! | [`score`] | its answers and marks as a file, and the check of such a file |
//!
//! A question has the same puzzle, key and texts for the same kind, level and seed, on every
//! machine. Its texts are made when they are shown, in the language of then.

pub mod answer;
mod apart;
pub(crate) mod dice;
mod drawing;
pub mod exact;
mod heading;
mod hidato;
pub mod kind;
mod label;
pub mod lecture;
pub mod mark;
pub mod measures;
mod nodes;
mod numbers;
mod paper;
mod parity;
pub mod perform;
pub mod question;
mod reasons;
mod room;
pub mod run;
pub mod score;
pub mod sheet;
mod sliding;
pub mod tree;
pub mod unasked;
mod wanted;
mod write;

pub use super::family::subject::Subject;
pub use answer::{Answer, Ask, ChildFate};
pub use dice::Dice;
pub use exact::Exact;
pub use kind::{Kind, Level};
pub use mark::{Mark, Place, Wrong};
pub use measures::Measure;
pub use perform::Perform;
pub use question::{Matter, Question};
pub use run::{Met, Practice, Setup};
pub use score::Score;
pub use sheet::Exam;
pub use sliding::own_goal;
pub use tree::Recorded;
pub use unasked::Unasked;
pub use wanted::AnswerError;
