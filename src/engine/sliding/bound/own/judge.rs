//! Whether a bound of one's own is admissible and consistent on all boards of 3×3, and how strong
//! it is beside the others.

use super::carried::Own;
use super::eight::{BOARDS, DISTANCE_MAX, Eight};
use super::formula::Formula;
use super::name::Name;
use super::{is_rounded, rounded};
use crate::search::watch::{Halt, Progress, Watch};
use crate::sliding::board::Board;
use crate::sliding::bound::Bound;
use crate::sliding::bound::choice::{BoundKind, Visitor};

/// What all boards of 3×3 say of a bound, for the goal with the blank last.
///
/// A bound that uses g is asked for every g from 0 to [`DISTANCE_MAX`], and its averages are those
/// of g = 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub formula: Formula,
    /// A board on which h is more than the true distance; the smallest distance first. `None` if
    /// the bound is admissible on these boards.
    pub too_high: Option<TooHigh>,
    /// On how many boards h is more than the true distance.
    pub too_high_count: usize,
    /// A move along which h falls by more than 1; from the board of the smallest distance first.
    /// `None` if the bound is consistent on these boards.
    pub drop: Option<Drop>,
    /// Along how many moves h falls by more than 1.
    pub drop_count: usize,
    /// A board on which h is not the value of the expression; the smallest g first, and then the
    /// smallest distance. `None` if there is no such board.
    pub rounded: Option<Rounded>,
    /// On how many boards h is not the value.
    pub rounded_count: usize,
    /// The average of h.
    pub average: f64,
    /// The average of the true distances.
    pub true_average: f64,
    /// The bounds of the list that there are on 3×3.
    pub others: Vec<Other>,
}

/// A board on which h is too high.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooHigh {
    pub board: Board,
    pub h: u32,
    /// The fewest moves to the goal.
    pub distance: u32,
    /// The moves so far; 0 if the bound does not use g.
    pub g: u32,
}

/// A move along which h falls by more than the move costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drop {
    pub before: Board,
    pub h_before: u32,
    pub after: Board,
    pub h_after: u32,
    /// The moves before this one; 0 if the bound does not use g.
    pub g: u32,
}

/// A board on which the value of the expression is no whole number from 0 to the greatest h.
#[derive(Clone, Debug, PartialEq)]
pub struct Rounded {
    pub board: Board,
    pub value: f64,
    pub h: u32,
    /// The moves so far; 0 if the bound does not use g.
    pub g: u32,
}

/// A bound of the list beside one's own.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    pub bound: BoundKind,
    pub average: f64,
    /// On how many boards the own bound is more, and on how many it is less.
    pub more: usize,
    pub less: usize,
}

impl Judgement {
    pub fn is_admissible(&self) -> bool {
        self.too_high.is_none()
    }

    pub fn is_consistent(&self) -> bool {
        self.drop.is_none()
    }

    /// How many boards were asked.
    pub const BOARDS: usize = BOARDS;
}

impl Other {
    /// Whether the own bound is nowhere less than this one.
    pub fn is_dominated(&self) -> bool {
        self.less == 0
    }
}

/// Asks all boards of 3×3, which takes a fraction of a second.
///
/// # Errors
/// Why it ended early, if the watch ended it.
pub fn judge(formula: Formula, watch: &mut dyn Watch) -> Result<Judgement, Halt> {
    let eight = Eight::new(watch)?;
    let own = Own::new(formula, &eight.goal);
    let layers = if formula.uses(Name::G) { DISTANCE_MAX + 1 } else { 1 };
    let mut judged = Judgement {
        formula,
        too_high: None,
        too_high_count: 0,
        drop: None,
        drop_count: 0,
        rounded: None,
        rounded_count: 0,
        average: 0.0,
        true_average: average((0..BOARDS).map(|at| eight.distance(at))),
        others: Vec::new(),
    };
    let mut changed = vec![false; BOARDS];
    let first = judged.layer(&eight, &own, 0, &mut changed, watch)?;
    judged.average = average(first.iter().map(|&h| h.into()));
    for bound in BoundKind::ALL {
        watch.beat(&Progress::default())?;
        bound.make(&eight.goal, Beside { bound, eight: &eight, own: &first, judged: &mut judged });
    }
    let (mut highs, mut drops) = (vec![false; BOARDS], vec![0; BOARDS]);
    let mut here = first;
    for g in 0..layers {
        judged.seek_high(&eight, &here, g, &mut highs);
        let next = match g + 1 < layers {
            true => judged.layer(&eight, &own, g + 1, &mut changed, watch)?,
            false => Vec::new(),
        };
        // Without g all boards have the same h in the next layer.
        if layers == 1 {
            judged.seek_drop(&eight, (&here, &here), g, &mut drops);
        } else if !next.is_empty() {
            judged.seek_drop(&eight, (&here, &next), g, &mut drops);
        }
        here = next;
    }
    judged.too_high_count = highs.iter().filter(|is_high| **is_high).count();
    judged.drop_count = drops.iter().map(|ways| ways.count_ones() as usize).sum();
    judged.rounded_count = changed.iter().filter(|is_changed| **is_changed).count();
    Ok(judged)
}

fn average(figures: impl Iterator<Item = u32>) -> f64 {
    figures.map(u64::from).sum::<u64>() as f64 / BOARDS as f64
}

impl Judgement {
    /// h of each board to which so many moves led. `changed` tells the boards on which h is not the
    /// value.
    fn layer(
        &mut self,
        eight: &Eight,
        own: &Own,
        g: u32,
        changed: &mut [bool],
        watch: &mut dyn Watch,
    ) -> Result<Vec<u8>, Halt> {
        watch.beat(&Progress::default())?;
        let mut layer = Vec::with_capacity(BOARDS);
        for (at, (&board, is_changed)) in eight.boards().iter().zip(changed).enumerate() {
            let value = own.value_of(board, g as u16);
            let h = rounded(value);
            if is_rounded(value) {
                *is_changed = true;
                let first = || Rounded { board: eight.board(at), value, h, g };
                self.rounded.get_or_insert_with(first);
            }
            layer.push(h as u8);
        }
        Ok(layer)
    }

    fn seek_high(&mut self, eight: &Eight, layer: &[u8], g: u32, highs: &mut [bool]) {
        for (at, (&h, is_high)) in layer.iter().zip(highs).enumerate() {
            let (h, distance) = (u32::from(h), eight.distance(at));
            if h <= distance {
                continue;
            }
            *is_high = true;
            if self.too_high.as_ref().is_none_or(|known| distance < known.distance) {
                self.too_high = Some(TooHigh { board: eight.board(at), h, distance, g });
            }
        }
    }

    /// `next` has h of the boards with one move more. `drops` has a bit for each move of a board
    /// along which h falls, whatever g.
    fn seek_drop(&mut self, eight: &Eight, (here, next): (&[u8], &[u8]), g: u32, drops: &mut [u8]) {
        let mut nearest = None;
        for (at, &h) in here.iter().enumerate() {
            let beside = (0..).zip(eight.beside(at));
            for (way, beside) in beside.filter(|&(_, beside)| h > next[beside].saturating_add(1)) {
                drops[at] |= 1_u8 << way;
                nearest = nearest.or(Some((at, beside)));
            }
        }
        let Some((at, beside)) = nearest.filter(|_| self.drop.is_none()) else { return };
        self.drop = Some(Drop {
            before: eight.board(at),
            h_before: here[at].into(),
            after: eight.board(beside),
            h_after: next[beside].into(),
            g,
        });
    }
}

/// Sets a bound of the list beside the own one.
struct Beside<'a> {
    bound: BoundKind,
    eight: &'a Eight,
    own: &'a [u8],
    judged: &'a mut Judgement,
}

impl Visitor for Beside<'_> {
    fn visit(self, bound: &impl Bound) {
        let (mut sum, mut more, mut less) = (0, 0, 0);
        for (&board, &own) in self.eight.boards().iter().zip(self.own) {
            let h = bound.h(bound.carry(board));
            sum += u64::from(h);
            more += usize::from(u32::from(own) > h);
            less += usize::from(u32::from(own) < h);
        }
        let average = sum as f64 / BOARDS as f64;
        self.judged.others.push(Other { bound: self.bound, average, more, less });
    }
}
