//! stub
use super::board::Board;
use super::moves::Move;
use crate::search::event::{Flow, Halt, Stats};
use crate::search::limits::Limits;
pub trait Watcher {
    fn beat(&mut self, stats: &Stats, lower_bound: u32) -> Flow;
    fn improved(&mut self, moves: &[Move], lower_bound: u32);
    fn preparing(&mut self, share: f32) -> Flow;
}
pub struct Finished {
    pub best: Option<Vec<Move>>,
    pub lower_bound: u32,
    pub ended: Option<Halt>,
    pub stats: Stats,
}
pub fn anytime(
    _start: &Board,
    _goal: &Board,
    _limits: &Limits,
    _threads: usize,
    _watcher: &mut impl Watcher,
) -> Finished {
    Finished { best: None, lower_bound: 0, ended: Some(Halt::Stopped), stats: Stats::default() }
}
