//! The search engines. They know nothing of any puzzle, do no input or output and read no clock.
//!
//! | room | what lives there |
//! |---|---|
//! | [`space`] | what a search walks: nodes, children, the bound |
//! | [`ida`] | iterative deepening on ĉ = g + h |
//! | [`subtrees`] | an iteration of it, divided into subtrees that are searched apart |
//! | [`best_first`] | least-cost branch and bound: a queue of live nodes; breadth-first |
//! | [`depth_first`] | depth-first, to a greatest depth |
//! | [`history`] | how the best solution and the bound of an anytime search came nearer |
//! | [`limits`] | how much a search may use |
//! | [`watch`] | a running job: its progress, and what may end it |
//! | [`event`] | the listener that hears of every node |
//! | [`outcome`] | what a search ends with |
//! | [`trace`] | a search as it was recorded, node by node |
//! | [`memory`] | memory that the system may refuse, and that is given back later |
//! | [`mix`] | how words are hashed |
//! | [`transpositions`] | an exact transposition table |
//! | [`prefetch`] | a hint to the processor |

pub mod best_first;
pub mod depth_first;
pub mod event;
pub mod history;
pub mod ida;
pub mod limits;
pub mod memory;
pub mod mix;
pub mod outcome;
pub mod prefetch;
pub mod space;
pub mod subtrees;
pub mod trace;
pub mod transpositions;
pub mod watch;
