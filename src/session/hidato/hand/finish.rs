//! The result of a board that the person has filled.

use langkah_engine::hidato::generate::Outline;
use langkah_engine::hidato::text::{self, Format};
use langkah_engine::puzzle::Family;
use langkah_engine::puzzle::results::{Entry, Origin};

use crate::session::desk::Desk;
use crate::session::hidato::{Hidato, State};
use crate::session::results::clock::Now;
use crate::session::source::Source;

impl Hidato {
    /// Notes that the person is shown a solution in some other way than as the track.
    pub(in crate::session) const fn note_look_up(&mut self) {
        if let Some(state) = &mut self.state {
            state.is_looked_up = true;
        }
    }

    /// Keeps the result of a board that is filled, once. There is none if a search has shown a
    /// solution before, in a lesson, and where the person wants neither clock nor results.
    pub(in crate::session::hidato) fn keep_result(&mut self, desk: &mut Desk<'_>) {
        let hints = self.hints();
        let Some(state) = &mut self.state else { return };
        let is_solved = state.filled.is_solved();
        state.is_looked_up |= state.result.is_some();
        if !is_solved || !state.watch.has_begun() || state.is_finished {
            return;
        }
        state.is_finished = true;
        let is_lesson = matches!(state.open.source, Source::Lesson(_));
        if !state.is_looked_up && !is_lesson && !desk.settings.play.is_quiet {
            desk.results.add(entry(state, hints, desk.now));
        }
    }
}

fn entry(state: &State, hints: u32, now: Now) -> Entry {
    let board = &state.open.board;
    let (origin, daily) = match state.open.source {
        Source::Made(_, None) => (Origin::Random, None),
        Source::Made(_, daily) => (Origin::Daily, daily),
        _ => (Origin::Other, None),
    };
    let given = (0..board.count()).filter(|&cell| board.number(cell).is_some()).count();
    let dims = board.shape().dims();
    Entry {
        date: now.moment,
        family: Family::Hidato,
        size: format!("{}x{}", dims.rows(), dims.cols()),
        goal: String::new(),
        metric: String::new(),
        origin,
        daily,
        attempt: 1,
        moves: (board.count() - given) as u64,
        fewest: None,
        fewest_is_proved: false,
        milliseconds: u64::try_from(state.watch.elapsed(now).as_millis()).unwrap_or(u64::MAX),
        hints,
        puzzle: text::write(board, Format::Line).trim_end().to_owned(),
        kind: kind(state),
    }
}

/// The kind by the names that results have.
fn kind(state: &State) -> String {
    let mut names = vec![state.open.board.shape().topology().name()];
    if let Source::Made(order, _) = &state.open.source {
        names.extend((order.outline != Outline::Rectangle).then(|| order.outline.name()));
    }
    names.extend(state.open.rating.as_ref().map(|rating| rating.difficulty.name()));
    names.join(" ")
}
