//! Memory: what a search tells is what it holds, and what is refused some goes on or says so.

mod allocator;
mod files;
mod search;
