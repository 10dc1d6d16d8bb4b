//! The result of a board that the person has filled.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::Outline;
use langkah_engine::hidato::text::{self, Format};
use langkah_puzzle::Family;
use langkah_puzzle::results::Entry;

use crate::session::desk::Desk;
use crate::session::hidato::{Hidato, State};
use crate::session::results::Results;
use crate::session::results::clock::Now;
use crate::session::settings::last::Played;
use crate::session::source::{Dealt, Source};

/// What is remembered of a board while the program runs.
#[derive(Clone, Copy, Default)]
pub(in crate::session::hidato) struct Met {
    /// How often the person had begun it.
    attempts: u32,
    hints: u32,
    is_looked_up: bool,
}

impl Hidato {
    /// Notes that a solution of the open board is shown.
    pub(in crate::session) fn note_look_up(&mut self) {
        if let Some(state) = &self.state {
            self.met.entry(on_one_line(&state.open.board)).or_default().is_looked_up = true;
        }
    }

    /// Notes, before the open board is left, that the person had begun it.
    pub(in crate::session::hidato) fn note_left(&mut self) {
        let hints = self.hints();
        let Some(state) = self.state.as_mut().filter(|state| !state.is_finished) else { return };
        let has_begun = state.watch.has_begun();
        if has_begun || hints > 0 {
            let met = self.met.entry(on_one_line(&state.open.board)).or_default();
            // Undo may have led back to a board that was left before.
            let (had_begun, noted) = std::mem::replace(&mut state.noted, (has_begun, hints));
            met.attempts = met.attempts.saturating_add((has_begun && !had_begun).into());
            met.hints = met.hints.saturating_add(hints.saturating_sub(noted));
        }
    }

    /// What is known of the open board beside this filling of it.
    fn met(&self) -> Met {
        let Some(state) = &self.state else { return Met::default() };
        let met = self.met.get(&on_one_line(&state.open.board)).copied().unwrap_or_default();
        let (had_begun, hints) = state.noted;
        let attempts = met.attempts.saturating_sub(had_begun.into());
        Met { attempts, hints: met.hints.saturating_sub(hints), ..met }
    }

    /// What is kept of that for the next start.
    pub(in crate::session::hidato) fn played(&self) -> Played {
        let Met { attempts: earlier, hints, is_looked_up } = self.met();
        Played { earlier, hints, is_looked_up, ..Played::default() }
    }

    /// Takes in what an earlier run of the program knew of the open board.
    pub(in crate::session::hidato) fn note_played(&mut self, played: &Played) {
        let Some(state) = &self.state else { return };
        let met = self.met.entry(on_one_line(&state.open.board)).or_default();
        met.attempts = met.attempts.max(played.earlier);
        met.hints = met.hints.max(played.hints);
        met.is_looked_up |= played.is_looked_up;
    }

    /// Keeps the result of a board that is filled, once. There is none if a solution was shown
    /// before, if numbers stood there from the beginning, in a lesson, and where the person wants
    /// neither clock nor results.
    pub(in crate::session::hidato) fn keep_result(&mut self, desk: &mut Desk<'_>) {
        let (hints, met) = (self.hints(), self.met());
        let Some(state) = &mut self.state else { return };
        if state.is_finished || !state.watch.has_begun() || !state.filled.is_solved() {
            return;
        }
        state.is_finished = true;
        let text = on_one_line(&state.open.board);
        let is_own = !met.is_looked_up && !desk.is_lesson && !state.was_filled;
        if is_own && !desk.settings.play.is_quiet {
            let attempt = solved(&text, desk.results).max(met.attempts).saturating_add(1);
            let hints = hints.saturating_add(met.hints);
            desk.results.add(entry(state, (attempt, hints), desk.now));
            self.met.entry(text).or_default().attempts = attempt;
        }
    }
}

fn on_one_line(board: &Board) -> String {
    text::write(board, Format::Line).trim_end().to_owned()
}

/// The attempts at a board up to its last result.
fn solved(text: &str, results: &Results) -> u32 {
    let earlier = results.entries().iter().filter(|entry| entry.puzzle == text);
    earlier.map(|entry| entry.attempt).max().unwrap_or_default()
}

/// What results tell of where the board came from; what they know of a board that touches in
/// another way is not true of it.
fn dealt(state: &State) -> Dealt {
    let topology = state.open.board.shape().topology();
    let dealt = state.open.source.dealt();
    let is_same = match &state.open.source {
        Source::Made(order, _) => order.topology == topology,
        _ => dealt.kind.is_empty() || dealt.kind.split(' ').next() == Some(topology.name()),
    };
    if is_same { dealt } else { Dealt::default() }
}

fn entry(state: &State, (attempt, hints): (u32, u32), now: Now) -> Entry {
    let board = &state.open.board;
    let Dealt { origin, daily, .. } = dealt(state);
    let given = (0..board.count()).filter(|&cell| board.number(cell).is_some()).count();
    let dims = board.shape().dims();
    Entry {
        date: now.moment,
        family: Family::Hidato,
        size: format!("{}x{}", dims.rows(), dims.cols()),
        origin,
        daily,
        attempt,
        moves: (board.count() - given) as u64,
        milliseconds: state.watch.millis(now),
        hints,
        puzzle: on_one_line(board),
        kind: kind(state),
        ..Entry::default()
    }
}

/// The kind by the names that results have.
pub(in crate::session::hidato) fn kind(state: &State) -> String {
    let earlier = dealt(state).kind;
    if !earlier.is_empty() {
        return earlier;
    }
    let mut names = vec![state.open.board.shape().topology().name()];
    if let Source::Made(order, _) = &state.open.source {
        names.extend((order.outline != Outline::Rectangle).then(|| order.outline.name()));
    }
    names.extend(state.open.rating.as_ref().map(|rating| rating.difficulty.name()));
    names.join(" ")
}
