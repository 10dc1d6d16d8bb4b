//! The result of a board that the person has filled.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::Outline;
use langkah_engine::hidato::text::{self, Format};
use langkah_engine::puzzle::Family;
use langkah_engine::puzzle::results::Entry;

use crate::session::desk::Desk;
use crate::session::hidato::{Hidato, State};
use crate::session::results::Results;
use crate::session::results::clock::Now;
use crate::session::source::{Dealt, Source};

impl Hidato {
    /// Notes that a solution of the open board is shown. It stays known as long as the program
    /// runs, so that the same board may be opened again.
    pub(in crate::session) fn note_look_up(&mut self) {
        if let Some(state) = &self.state {
            self.looked_up.insert(on_one_line(&state.open.board));
        }
    }

    /// Keeps the result of a board that is filled, once. There is none if a solution was shown
    /// before, in a lesson, and where the person wants neither clock nor results.
    pub(in crate::session::hidato) fn keep_result(&mut self, desk: &mut Desk<'_>) {
        let hints = self.hints();
        let Some(state) = &mut self.state else { return };
        if state.is_finished || !state.watch.has_begun() || !state.filled.is_solved() {
            return;
        }
        state.is_finished = true;
        let is_lesson = matches!(state.open.source, Source::Lesson(_));
        let is_looked_up = self.looked_up.contains(&on_one_line(&state.open.board));
        if !is_looked_up && !is_lesson && !desk.settings.play.is_quiet {
            let attempt = attempt(&state.open.board, desk.results);
            desk.results.add(entry(state, (attempt, hints), desk.now));
        }
    }
}

fn on_one_line(board: &Board) -> String {
    text::write(board, Format::Line).trim_end().to_owned()
}

/// How often the person has filled this board, with this time.
fn attempt(board: &Board, results: &Results) -> u32 {
    let text = on_one_line(board);
    let earlier = results.entries().iter().filter(|entry| entry.puzzle == text);
    earlier.map(|entry| entry.attempt).max().unwrap_or_default().saturating_add(1)
}

fn entry(state: &State, (attempt, hints): (u32, u32), now: Now) -> Entry {
    let board = &state.open.board;
    let Dealt { origin, daily, .. } = state.open.source.dealt();
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
        attempt,
        moves: (board.count() - given) as u64,
        fewest: None,
        fewest_is_proved: false,
        milliseconds: u64::try_from(state.watch.elapsed(now).as_millis()).unwrap_or(u64::MAX),
        hints,
        puzzle: on_one_line(board),
        kind: kind(state),
    }
}

/// The kind by the names that results have.
pub(in crate::session::hidato) fn kind(state: &State) -> String {
    let earlier = state.open.source.dealt().kind;
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
