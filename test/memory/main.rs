//! Memory: a search tells the memory that it holds, and a job that is refused memory goes on or
//! says so.

mod allocator;
mod files;
mod search;
