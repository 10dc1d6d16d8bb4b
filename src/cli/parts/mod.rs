//! Work that is divided, so that a job runner can spread it over many machines.
//!
//! | room | what lives there |
//! |---|---|
//! | [`whole`] | the fingerprint of the whole that a part belongs to |
//! | [`share`] | `--part`: the lines of one share, and what each result says of it |
//! | [`count`] | how many puzzles the files have, and the fingerprint of the whole |
//! | [`subtree`] | the line of a subtree: what it says, and how it is read |
//! | [`split`] | `--split`: the lines of an iteration |
//! | [`search`] | a subtree searched, and the object that tells of it |
//!
//! There are two kinds of whole. [`merge`](super::merge) puts the results of either together.
//!
//! **A study** is a file with a puzzle on each line. The puzzles are counted from 1; empty lines do
//! not count. Share I of N has the puzzles I, I + N, I + 2N … Each result says `part`: the
//! fingerprint of the whole, I, N, the puzzle's number and the number of all. The fingerprint is
//! made from the lines and from the options that change an answer. Limits are not among these, so
//! that a share that a limit has ended can be run again with more.
//!
//! **A proof** is the search for a shortest solution of one position by iterative deepening: one
//! thread, single tiles, and any bound of the list; pattern databases only on boards of more than
//! four rows or columns. Its iterations are exactly those of `solve --search ida` with that bound.
//! That search has no pattern databases on such boards; here they are the same on every machine.
//! `--split DEPTH` lists the subtrees of one iteration, by default of the first one, whose bound is
//! h of the start. A line says
//!
//! | field | meaning |
//! |---|---|
//! | `start`, `goal` | the position and what it is to be brought to |
//! | `search`, `bound`, `metric` | always `ida`; the bound; always `single` |
//! | `subtree.whole` | the fingerprint of all of the above and of `depth` |
//! | `subtree.depth` | the DEPTH of `--split` |
//! | `subtree.within` | the bound of the iteration: the most moves of a solution in it |
//! | `subtree.index`, `subtree.count` | which subtree of the iteration, from 1, and how many there are |
//! | `subtree.moves` | the moves from the start to the subtree's root, as letters of the blank's way; the last one is never undone |
//!
//! The result of a subtree has all these fields and what came of it. A line holds all that its
//! search needs, and all that is needed to list its whole iteration again, or the next one: so
//! `merge --todo` needs the results alone.
//!
//! An exhausted iteration of the bound B, each of whose subtrees was searched to its end, proves
//! that no solution has fewer moves than the least cost that it cut off. A solution is proved the
//! fewest if its length is the greatest bound that is proved so, or h of the start.

pub mod count;
pub mod search;
pub mod share;
pub mod split;
pub mod subtree;
pub mod whole;
