//! Hints in steps: first a question, so that the person can find the number, then the number with
//! its reason, then the number on the board.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::hint::Hint;
use langkah_engine::hidato::propagate::{Deduction, Rule};
use langkah_engine::hidato::reason::deduced;
use langkah_language::{Language, current};
use langkah_puzzle::hidato::{self, Request};

use super::Hidato;
use super::solving::{Doing, Done, Purpose};
use crate::session::desk::Desk;
use crate::session::mode::Mode;

/// How long the search for a hint may take, in seconds: a person waits for it.
const SECONDS: f64 = 5.0;

/// A hint that a search has found.
pub(super) struct Hinted {
    /// The board that it was asked for.
    board: Board,
    hint: Hint,
    /// The language of its reason.
    language: Language,
    /// Whether the number and its reason are told, not only asked for.
    is_answered: bool,
}

/// What a hint asks before it tells the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Where this number must stand.
    Where(u16),
    /// Which number must stand in this cell.
    Which(usize),
}

impl Question {
    fn of(deduction: &Deduction) -> Self {
        match deduction.rule {
            Rule::Cell => Self::Which(deduction.cell),
            _ => Self::Where(deduction.number),
        }
    }
}

impl Hidato {
    fn hinted(&self) -> Option<&Hinted> {
        let hinted = self.hinted.as_ref()?;
        (self.mode == Mode::Play && Some(&hinted.board) == self.filled()).then_some(hinted)
    }

    /// The hint for the numbers by hand, if one was asked for and has been found.
    pub fn hint(&self) -> Option<&Hint> {
        self.hinted().map(|hinted| &hinted.hint)
    }

    /// What the hint asks, as long as the person has not asked for its answer.
    pub fn question(&self) -> Option<Question> {
        match self.hinted()? {
            Hinted { hint: Hint::Place(deduction, _), is_answered: false, .. } => {
                Some(Question::of(deduction))
            }
            _ => None,
        }
    }

    /// The cell that the hint shows.
    pub(super) fn hinted_cell(&self) -> Option<usize> {
        match (self.question(), self.hint()?) {
            (Some(Question::Where(_)), _) => None,
            (_, Hint::Place(deduction, _) | Hint::Try(deduction)) => Some(deduction.cell),
            _ => None,
        }
    }

    /// The cells that the hint names beside its own: those of its reason, or of the numbers before
    /// and after the one that it asks for.
    pub(super) fn named_by_hint(&self) -> Vec<usize> {
        let Some(board) = self.filled() else { return Vec::new() };
        match (self.question(), self.hint()) {
            (Some(Question::Where(number)), _) => {
                let beside = [number.checked_sub(1), number.checked_add(1)];
                let stands = |&cell: &usize| {
                    board.number(cell).is_some_and(|here| beside.contains(&Some(here)))
                };
                (0..board.count()).filter(stands).collect()
            }
            (None, Some(Hint::Place(_, reason))) => reason.named.clone(),
            (None, Some(Hint::Wrong(refutation))) => refutation.named(),
            _ => Vec::new(),
        }
    }

    /// How many hints have asked for a number of this board, or named one.
    pub fn hints(&self) -> u32 {
        self.state
            .as_ref()
            .map_or(0, |state| state.hints.0.saturating_add(state.hints.1.len() as u32))
    }

    /// Looks for a hint; tells the answer of the one that is shown; or puts its number there.
    pub(super) fn seek_hint(&mut self, desk: &mut Desk<'_>) {
        if !matches!(self.doing(), Doing::Nothing | Doing::SeekingHint) {
            return;
        }
        (self.mode, self.hand.is_left) = (Mode::Play, false);
        if self.question().is_some()
            && let Some(hinted) = &mut self.hinted
        {
            hinted.is_answered = true;
            return;
        }
        if let Some(Hint::Place(deduction, _) | Hint::Try(deduction)) = self.hint() {
            let (cell, number) = (deduction.cell, deduction.number);
            (self.selected, self.typed) = (Some(cell), None);
            return self.put(cell, number);
        }
        let Some(board) = self.filled().cloned() else { return };
        if self.seeks_hint_for(&board) {
            return;
        }
        let request = Request { time_max: Some(SECONDS), ..Request::default() };
        let purpose = Purpose::Hint(board.clone(), current());
        self.spawn(purpose, desk, move |reporter| {
            Done::Hint(hidato::hint(&board, &request, reporter))
        });
    }

    /// Whether a hint for this board is already sought, in the language of now.
    fn seeks_hint_for(&self, board: &Board) -> bool {
        let Some(Purpose::Hint(other, language)) = self.running.asked() else { return false };
        other == board && *language == current()
    }

    /// A hint counts if it is shown, and each number once. Of a board that was left nothing is
    /// told.
    pub(super) fn take_hint(&mut self, board: Board, hint: Hint, language: Language) {
        if self.mode != Mode::Play || self.filled() != Some(&board) {
            return;
        }
        if let (Hint::Place(named, _) | Hint::Try(named), Some(state)) = (&hint, &mut self.state) {
            state.hints.1.insert((named.cell, named.number));
        }
        self.hinted = Some(Hinted { board, hint, language, is_answered: false });
    }

    /// Has the reason of the hint in the language of now.
    pub(super) fn translate_hint(&mut self) {
        let now = current();
        let Some(Hinted { board, hint, language, .. }) = &mut self.hinted else { return };
        if *language != now
            && let Hint::Place(placed, reason) = hint
            && let Ok(told) =
                deduced(board, (placed.number, placed.cell), placed.rule, &[], &mut ())
        {
            *reason = told;
        }
        *language = now;
    }
}
