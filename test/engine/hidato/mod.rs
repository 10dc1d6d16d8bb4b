//! Hidato: texts, rules, searches and random boards, against brute force.

mod compared;
mod compose;
mod deduced;
mod edged;
mod edges;
pub mod every;
mod files;
mod guided;
mod handed;
mod hexagonal;
mod naive;
mod object;
pub mod oracle;
mod proofs;
mod published;
mod random;
mod recorded;
mod rules;
mod scale;
mod text;
mod work;
