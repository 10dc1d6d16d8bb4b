//! What each cell of the shown board looks like.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::feasibility::BoardFault;
use langkah_engine::hidato::solve::{Refutation, Verdict};

use super::Hidato;
use super::judge::{Judgement, at_fault};
use super::rated::Live;
use crate::session::mode::Mode;

/// Who has placed a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberOrigin {
    Given,
    /// A search has placed it.
    Found,
    Hand,
}

/// A cell of the shown board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// `None` for an empty cell.
    pub number: Option<(u16, NumberOrigin)>,
    /// The step that is shown has placed the number.
    pub is_new: bool,
    /// Two solutions differ here.
    pub differs: bool,
    /// The numbers that two solutions of the edited board have here, if they differ.
    pub either: Option<(u16, u16)>,
    /// A rule is broken here, or this number has left no solution.
    pub is_wrong: bool,
    /// A hint is about this cell.
    pub is_hinted: bool,
    pub is_selected: bool,
    /// The reason of the step or hint that is shown names this cell; or the puzzle is at fault
    /// here.
    pub is_named: bool,
    /// A number that the reason of the step rules out here.
    pub ruled_out: Option<u16>,
    /// A number that stands here only within the trial that the reason describes.
    pub tried: Option<u16>,
}

impl Hidato {
    /// The looks of all cells of the shown board.
    pub fn looks(&self) -> Vec<Look> {
        let (Some(open), Some(board)) = (self.open(), self.board()) else { return Vec::new() };
        let placed = if self.mode == Mode::Play { NumberOrigin::Hand } else { NumberOrigin::Found };
        let is_edited = self.mode == Mode::Edit;
        let new = self.step().map(|(step, _)| step.cell);
        let hinted = self.hinted_cell();
        let (wrong, selected, named) = (self.wrong(), self.selected(), self.named());
        let out = self.step().map(|(_, why)| &why.out[..]).unwrap_or_default();
        let trial = self.step().map(|(_, why)| &why.trial[..]).unwrap_or_default();
        let ghost = |list: &[(u16, usize)], cell: usize| {
            let here = list.iter().find(|&&(_, at)| at == cell && board.number(cell).is_none());
            here.map(|&(number, _)| number)
        };
        let look = |cell: usize| Look {
            number: board.number(cell).map(|number| {
                let is_given = open.board.number(cell).is_some();
                (number, if is_given { NumberOrigin::Given } else { placed })
            }),
            is_new: new == Some(cell) || is_edited && self.added().contains(&cell),
            differs: self.differs(board, cell),
            either: self.either(cell),
            is_wrong: wrong.contains(&cell),
            is_hinted: hinted == Some(cell),
            is_selected: selected == Some(cell),
            is_named: named.contains(&cell) && new != Some(cell) && hinted != Some(cell),
            ruled_out: ghost(out, cell),
            tried: ghost(trial, cell),
        };
        (0..board.count()).map(look).collect()
    }

    fn either(&self, cell: usize) -> Option<(u16, u16)> {
        let (first, second) = self.live_two()?;
        let pair = (first.number(cell)?, second.number(cell)?);
        (pair.0 != pair.1).then_some(pair)
    }

    fn differs(&self, board: &Board, cell: usize) -> bool {
        let is_shown = self.mode == Mode::View && board.number(cell).is_some();
        is_shown && self.two().is_some_and(|(a, b)| a.number(cell) != b.number(cell))
    }

    /// The cells that the reason of the step or of a hint names; if none is shown, the cells at
    /// fault.
    fn named(&self) -> Vec<usize> {
        if self.mode == Mode::Edit {
            return self.named_live();
        }
        if self.mode == Mode::Play {
            return self.named_by_hint();
        }
        if let Some((_, why)) = self.step() {
            return why.named.clone();
        }
        match self.result().map(|(_, solution)| &solution.finished.verdict) {
            Some(Verdict::None(Refutation::Faults(faults))) => self.at_faults(faults),
            Some(Verdict::None(refutation)) => refutation.named(),
            Some(_) => Vec::new(),
            None => self.faulty(),
        }
    }

    /// The cells to be marked as wrong.
    fn wrong(&self) -> Vec<usize> {
        match (self.mode, self.judgement()) {
            (Mode::Play, Judgement::Broken(_, cells)) => {
                let broken = || cells.iter().copied().chain(self.lost_at()).collect();
                self.differing().filter(|wrong| !wrong.is_empty()).unwrap_or_else(broken)
            }
            (Mode::Play, Judgement::Lost) => self.astray(),
            (Mode::Edit, _) => self.faulty(),
            _ => Vec::new(),
        }
    }

    /// The cells of the numbers that leave no solution: all that the only solution does not have,
    /// or else the one after which no solution was left.
    fn astray(&self) -> Vec<usize> {
        self.differing().unwrap_or_else(|| self.lost_at().into_iter().collect())
    }

    /// The cells that the faults of the board itself are about.
    fn faulty(&self) -> Vec<usize> {
        self.open().map_or_else(Vec::new, |open| self.at_faults(&open.faults))
    }

    /// The cells that these faults of the board are about.
    fn at_faults(&self, faults: &[BoardFault]) -> Vec<usize> {
        let Some(open) = self.open() else { return Vec::new() };
        faults.iter().flat_map(|fault| at_fault(&open.board, fault)).collect()
    }

    /// The cells that a contradiction of the edited board names, and the cell that waits for the
    /// number of a partner.
    fn named_live(&self) -> Vec<usize> {
        let mut named: Vec<usize> = self.partner_wanted().into_iter().collect();
        if let Live::Known(judged) = self.live()
            && let Verdict::None(refutation) = &judged.verdict
        {
            named.extend(refutation.named());
        }
        named
    }
}
