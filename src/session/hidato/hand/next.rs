//! Numbers put by clicking on from each other, and numbers taken from the list of all.

use crate::session::hidato::Hidato;
use crate::session::hidato::hand::Pen;
use langkah_engine::hidato::board::Board;

/// Which number a click beside the selected one puts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// The next greater one.
    #[default]
    Up,
    /// The next smaller one.
    Down,
    /// None: a click only selects.
    Off,
}

impl Counting {
    pub const ALL: [Self; 3] = [Self::Up, Self::Down, Self::Off];

    /// The number after this one, without a look at the board's end.
    fn after(self, number: u16) -> Option<u16> {
        match self {
            Self::Up => number.checked_add(1),
            Self::Down => number.checked_sub(1).filter(|&number| number > 0),
            Self::Off => None,
        }
    }
}

/// The cell of a number, if it stands on the board.
fn cell_of(board: &Board, number: u16) -> Option<usize> {
    let stands = |&cell: &usize| board.number(cell) == Some(number);
    (0..board.count()).find(stands)
}

impl Hidato {
    pub const fn counting(&self) -> Counting {
        self.hand.counting
    }

    /// The number that the next click on an empty cell puts there: the one that was taken from the
    /// list of all.
    pub const fn taken(&self) -> Option<u16> {
        self.hand.taken
    }

    /// The number that a click on an empty cell puts there.
    pub fn offered_by_click(&self, cell: usize) -> Option<u16> {
        let board = self.filled().filter(|_| self.hand.pen == Pen::Numbers)?;
        if cell >= board.count() || board.number(cell).is_some() {
            return None;
        }
        if let Some(number) = self.hand.taken {
            return Some(number);
        }
        // The numbers that stand already are passed over, and the path goes on from the last of
        // them.
        let (mut end, counting) = (self.selected()?, self.hand.counting);
        let mut number = board.number(end)?;
        loop {
            number = counting.after(number).filter(|&next| usize::from(next) <= board.count())?;
            match cell_of(board, number) {
                Some(next) => end = next,
                None => return board.shape().touches(end, cell).then_some(number),
            }
        }
    }

    /// Puts the number that a click offers. Tells whether there was one.
    pub(in crate::session::hidato) fn put_by_click(&mut self, cell: usize) -> bool {
        let Some(number) = self.offered_by_click(cell) else { return false };
        let was_taken = self.hand.taken.is_some();
        self.select(Some(cell));
        self.put(cell, number);
        self.hand.taken = if was_taken { self.next_missing(number) } else { None };
        true
    }

    /// The next number that is missing, in the direction of counting.
    fn next_missing(&self, after: u16) -> Option<u16> {
        let board = self.filled()?;
        let mut number = after;
        loop {
            number = self.hand.counting.after(number)?;
            if usize::from(number) > board.count() {
                return None;
            }
            if !board.numbers().contains(&number) {
                return Some(number);
            }
        }
    }

    /// Goes to a number that stands somewhere, or takes it for the next click. A second time it is
    /// put back.
    pub(super) fn take_number(&mut self, number: u16) {
        let Some(board) = self.filled() else { return };
        if number == 0 || usize::from(number) > board.count() {
            return;
        }
        match cell_of(board, number) {
            Some(cell) => {
                self.hand.taken = None;
                self.select(Some(cell));
            }
            None if self.hand.taken == Some(number) => self.hand.taken = None,
            None => {
                self.select(None);
                self.hand.pen = Pen::Numbers;
                self.hand.taken = Some(number);
            }
        }
    }
}
