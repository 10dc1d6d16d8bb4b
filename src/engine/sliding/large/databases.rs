//! The pattern databases of a board, the same on every machine, for searches whose counts must not
//! depend on what else a machine has or does.

use std::sync::{Arc, Mutex};

use super::additive::Additive;
use super::bounds::{AnyBound, layouts};
use super::frame::Frame;
use super::layout::{Layout, bytes_needed};
use super::tally::Tally;
use crate::search::limits::Limit;
use crate::search::watch::{Halt, Nodes, Watch};
use crate::sliding::board::Board;
use crate::sliding::{crew, pattern};

/// Larger tables are not made.
const BYTES_MAX: u64 = 512 << 20;

/// Additive pattern databases of all tiles, shared between threads. Eight or sixteen is the most
/// tables that a search reads.
#[derive(Clone)]
pub enum Databases {
    Eight(Arc<Additive<8>>),
    Sixteen(Arc<Additive<16>>),
}

impl Databases {
    /// Makes the tables of a layout. `None` if `tally` ends it, or if the system has no memory.
    pub(super) fn prepare(frame: &Frame, layout: &Layout, tally: &mut dyn Tally) -> Option<Self> {
        if layout.groups().len() <= 8 {
            Additive::prepare(frame, layout, tally).map(|bound| Self::Eight(Arc::new(bound)))
        } else {
            Additive::prepare(frame, layout, tally).map(|bound| Self::Sixteen(Arc::new(bound)))
        }
    }

    pub(super) fn bound(self) -> Arc<dyn AnyBound> {
        match self {
            Self::Eight(bound) => bound,
            Self::Sixteen(bound) => bound,
        }
    }

    /// Makes the tables for a goal, or takes those that are kept, in at most `memory_max` bytes.
    /// The board must have [tables](super::has_tables). One search after another makes tables.
    ///
    /// # Errors
    /// If the watch ends it, and if the tables need more memory.
    pub fn of(goal: &Board, memory_max: u64, watch: &mut dyn Watch) -> Result<Self, Halt> {
        static MAKING: Mutex<()> = Mutex::new(());
        let frame = Frame::new(goal, goal);
        let layouts = layouts(&frame, BYTES_MAX);
        let layout = layouts.last().filter(|_| bytes_needed(&layouts) <= memory_max);
        let layout = layout.ok_or(Halt::Limit(Limit::Memory))?;
        let mut heard = Heard { watch, ended: None };
        let beat = &mut || heard.tell(0.0);
        let _alone = crew::lock_while(&MAKING, beat)?;
        let made = Self::prepare(&frame, layout, &mut heard);
        made.ok_or(heard.ended.unwrap_or(Halt::Limit(Limit::Memory)))
    }
}

/// Tells a watch of the making, and why the watch has ended it.
struct Heard<'a> {
    watch: &'a mut dyn Watch,
    ended: Option<Halt>,
}

impl Heard<'_> {
    fn tell(&mut self, share: f32) -> Result<(), Halt> {
        let told = pattern::tell(self.watch, share);
        self.ended = told.err();
        told
    }
}

impl Tally for Heard<'_> {
    fn beat(&mut self, _: Nodes) -> bool {
        self.ended.is_none()
    }

    fn preparing(&mut self, share: f32, _: u64) -> bool {
        self.tell(share).is_ok()
    }
}
