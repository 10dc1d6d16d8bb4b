//! Hidato: texts, rules, searches and random boards, against brute force.

mod compared;
pub mod every;
mod files;
mod handed;
pub mod oracle;
mod published;
mod random;
mod recorded;
mod rules;
mod text;
