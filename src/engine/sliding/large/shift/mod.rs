//! The anytime search where a whole line that is shifted at once is one move.
//!
//! ```text
//! construct ─▶ beams, of single tiles and of shifts ─┐
//!              parts of the solution, shortened ────┴▶ best solution ─┐
//!              iterative deepening ─────────────────▶ lower bound ────┴─▶ proof where they meet
//! ```
//!
//! A solution with few steps of single tiles has few shifts, too. So the search also looks for such
//! solutions, which beams reach sooner, and then shortens them by shifts.
//!
//! Two moves along one axis in a row are one move or none, so that moves along rows and along
//! columns take turns.
//!
//! | room | what lives there |
//! |---|---|
//! | [`crossings`] | the lower bound |
//! | `beam` | beam search whose moves are shifts |
//! | `prove` | iterative deepening |
//! | `driver` | what runs when |
//! | `slides` | the cells that the blank passes on its ways |
//! | `tidy` | moves that are put together |

pub(super) mod beam;
pub mod crossings;
mod driver;
mod prove;
mod slides;
pub(super) mod tidy;

pub use driver::anytime;
