//! Solving by hand: pencil marks, lines of the path, numbers that go on from each other, checking,
//! and a clock.
//!
//! | room | what lives there |
//! |---|---|
//! | `clock` | the time that a person has spent on a board |
//! | `finish` | the result of a board that is filled |
//! | [`lines`] | lines of the path, and the numbers that follow from them |
//! | `marks` | the small numbers of a cell |
//! | `next` | numbers put by clicking on from each other |
//! | [`pencil`] | what is pencilled on a board |

mod clock;
pub(super) mod finish;
pub mod lines;
mod marks;
mod next;
pub mod pencil;

pub use next::Counting;

use pencil::Pencil;

use super::Hidato;
use super::command::Pencilling;
use super::judging::Judging;
use crate::session::mode::Mode;

/// What typed numbers do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pen {
    /// They are put into the selected cell.
    #[default]
    Numbers,
    /// They are pencil marks of the selected cell, or are rubbed out there.
    Marks,
}

/// What a person works with while a board is filled.
#[derive(Default)]
pub(super) struct Hand {
    pub pen: Pen,
    pub counting: Counting,
    /// The number that the next click on an empty cell puts there.
    pub taken: Option<u16>,
    /// Whether the stroke that goes on has an entry in the history.
    pub is_noted: bool,
    /// Whether the person has asked for a judgement since the last change.
    pub is_checked: bool,
    /// Whether the person does something outside of the board, as in a dialog.
    pub is_away: bool,
    /// Whether the board is that of an earlier run, and the person has not gone on with it yet.
    pub is_left: bool,
}

impl Hidato {
    pub const fn pen(&self) -> Pen {
        self.hand.pen
    }

    pub(super) fn pencil_in(&mut self, wish: Pencilling) {
        if self.state.is_none() || self.mode != Mode::Play {
            return;
        }
        let is_noted = std::mem::take(&mut self.hand.is_noted);
        self.typed = None;
        match wish {
            Pencilling::Pen(pen) => {
                self.hand.pen = pen;
                self.hand.taken = None;
            }
            Pencilling::Mark(number) => self.mark(number),
            Pencilling::MarkAll => self.mark_all(),
            Pencilling::Unmark => self.change_pencil(|pencil, _| pencil.unmark_all()),
            Pencilling::Count(counting) => self.hand.counting = counting,
            Pencilling::Take(number) => self.take_number(number),
            Pencilling::Draw { from, to, is_drawn, goes_on } => {
                self.draw(from, to, is_drawn, goes_on && is_noted);
            }
            Pencilling::DrawTo(way) => self.draw_to(way),
            Pencilling::NumberLines => self.number_lines(),
            Pencilling::EraseLines => self.change_pencil(|pencil, _| pencil.erase_all()),
            Pencilling::StartOver => self.start_over(),
            Pencilling::Check => self.check(),
        }
    }

    /// Takes away all that was made by hand. The clock runs on: undo brings everything back.
    fn start_over(&mut self) {
        if !self.has_begun() {
            return;
        }
        let Some(state) = &mut self.state else { return };
        self.history.sheet(state, state.open.board.clone(), Pencil::default());
        self.changed(false);
    }

    /// Judges the numbers now, because the person has asked for it.
    fn check(&mut self) {
        if self.judging != Judging::Never {
            self.hand.is_checked = true;
            self.judge();
        }
    }
}
