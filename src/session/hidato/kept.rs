//! What is kept, written and printed of an open Hidato.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::solve::{How, Verdict};
use langkah_engine::hidato::text::{self, Format as HidatoFormat, Work};
use langkah_language::text;
use langkah_puzzle::Of;
use langkah_puzzle::hidato::Solution;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::{HidatoPicture, Picture};

use super::hand::finish::kind;
use super::judge::Judgement;
use super::{Hidato, Open};
use crate::session::desk::Desk;
use crate::session::document::Document;
use crate::session::family::content::{Content, Filmed, Format, Printed, Which, Worked, Written};
use crate::session::mode::Mode;
use crate::session::results::clock::Now;
use crate::session::settings::Settings;
use crate::session::settings::last::Last;
use crate::session::source::{Dealt, Source};
use crate::session::tenant::{ForFiles, Tenant};

impl ForFiles for Hidato {
    fn papers(&self) -> Option<(&Source, &Document)> {
        self.open().map(|open| (&open.source, &open.document))
    }

    fn source_mut(&mut self) -> Option<&mut Source> {
        self.state.as_mut().map(|state| &mut state.open.source)
    }

    fn dealt(&self) -> Dealt {
        let Some(state) = &self.state else { return Dealt::default() };
        Dealt { kind: kind(state), ..state.open.source.dealt() }
    }

    fn whole(&self) -> Option<Content> {
        let Open { board, .. } = self.open()?;
        Some(Of::Hidato(Worked { board: board.clone(), work: self.work()? }))
    }

    fn is_whole(&self, content: &Content) -> bool {
        let worked = content.as_ref().hidato();
        self.state.as_ref().zip(worked).is_some_and(|(state, Worked { board, work })| {
            let is_filled = || Work::of(board, &state.filled).filled == work.filled;
            *board == state.open.board && is_filled() && state.pencil.is_in(work)
        })
    }

    fn content(&self, which: Which) -> Option<Content> {
        let board = match which {
            Which::Start => &self.open()?.board,
            Which::Shown => self.board()?,
            Which::Worked => return self.whole(),
        };
        Some(Of::Hidato(board.clone().into()))
    }

    fn has_work(&self) -> bool {
        // Who has solved a board has done with it.
        let is_solved = *self.judgement() == Judgement::Solved;
        self.has_begun() && !is_solved || self.is_own()
    }

    fn show_work(&mut self) {
        if self.has_begun() {
            self.mode = Mode::Play;
        }
    }

    fn is_own(&self) -> bool {
        self.open().is_some_and(|open| open.source.is_by_hand())
    }

    fn whole_text(&self, _settings: &Settings) -> Option<String> {
        let start = &self.open()?.board;
        let shown = self.board()?;
        if self.mode == Mode::Play || shown == start {
            return Some(text::with_work(start, &self.work()?, HidatoFormat::Matrix));
        }
        let text = text::write(start, HidatoFormat::Matrix);
        let shown = text::write(shown, HidatoFormat::Matrix);
        let lines: String = shown.lines().map(|line| format!("# {line}\n")).collect();
        Some(format!("{text}# {}\n{lines}", text!("session-filled")))
    }

    fn picture(&self) -> Option<Picture> {
        let given = self.open()?.board.clone();
        Some(Of::Hidato(HidatoPicture { board: self.board()?.clone(), given }))
    }

    fn printed(&self) -> Option<Printed> {
        let solution = self.result().map(|(_, solution)| solution.clone());
        Some(Of::Hidato((self.open()?.board.clone(), solution)))
    }

    fn has_film(&self) -> bool {
        self.result().is_some_and(|(_, solution)| {
            solution.finished.steps.iter().any(|step| step.how != How::Given)
        })
    }

    fn is_complete(&self) -> bool {
        self.open().is_some_and(|open| open.board.is_solved())
    }

    fn put_last(&self, last: &mut Last, now: Now) {
        let place = self.place();
        let is_solved = place.count > 0
            && self.result().is_some_and(|(_, solution)| {
                solution.search_time.as_secs_f64() < Last::SECONDS_MAX
            });
        (last.is_solved, last.position) = (is_solved, place.position);
        last.seconds = self.time_spent(now).map_or(0, |time| time.as_secs().max(1));
        last.hints = self.hints();
        last.played = self.played();
        last.dealt.kind = self.state.as_ref().map(kind).unwrap_or_default();
    }

    fn restore(&mut self, last: &Last, desk: &mut Desk<'_>) {
        if last.is_solved {
            self.restore_track(last.position, desk);
        }
        self.note_played(&last.played);
        self.restore_effort(last.seconds, last.hints);
        self.show_work();
    }
}

impl Written for Worked {
    fn formats(&self) -> Vec<Format> {
        HidatoFormat::ALL.map(Of::Hidato).to_vec()
    }

    fn usual_format(&self) -> Format {
        Of::Hidato(HidatoFormat::Matrix)
    }

    fn kept_format(&self) -> Format {
        Of::Hidato(HidatoFormat::Sized)
    }

    fn write(&self, format: Format) -> Result<String, String> {
        let Some(format) = format.hidato() else {
            return Err(text!("session-format-of-sliding").to_owned());
        };
        Ok(text::with_work(&self.board, &self.work, format))
    }

    fn rows(&self) -> String {
        text::write(&self.board, HidatoFormat::Matrix)
    }
}

impl Filmed for (Board, Option<Solution>) {
    fn film(&self) -> Film {
        Film::hidato(&self.0, self.1.as_ref())
    }

    fn is_settled(&self) -> bool {
        let verdict = self.1.as_ref().map(|solution| &solution.finished.verdict);
        verdict.is_some_and(|verdict| !matches!(verdict, Verdict::Unknown { .. }))
    }
}
