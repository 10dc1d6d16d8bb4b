//! What is kept, written and printed of an open sliding puzzle.

use langkah_engine::sliding::board::{Goal, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::Format as SlidingFormat;
use langkah_engine::sliding::{moves, notation, text};
use langkah_engine::solve::{Outcome, Solution};
use langkah_language::text;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::{Picture, SlidingPicture};
use langkah_puzzle::{Of, words};

use super::{Phase, Sliding};
use crate::session::desk::Desk;
use crate::session::document::Document;
use crate::session::family::content::{Content, Filmed, Format, Printed, Which, Written};
use crate::session::player::Origin;
use crate::session::results::clock::Now;
use crate::session::settings::Settings;
use crate::session::settings::last::Last;
use crate::session::source::{Dealt, Source};
use crate::session::tenant::ForFiles;

impl ForFiles for Sliding {
    fn papers(&self) -> Option<(&Source, &Document)> {
        self.open().map(|open| (&open.source, &open.document))
    }

    fn source_mut(&mut self) -> Option<&mut Source> {
        self.state.as_mut().map(|state| &mut state.open.source)
    }

    fn dealt(&self) -> Dealt {
        self.open().map(|open| open.source.dealt()).unwrap_or_default()
    }

    fn whole(&self) -> Option<Content> {
        Some(Of::Sliding(self.open()?.puzzle.clone()))
    }

    fn content(&self, which: Which) -> Option<Content> {
        let puzzle = &self.open()?.puzzle;
        Some(Of::Sliding(match which {
            Which::Start | Which::Worked => puzzle.clone(),
            // While the goal is edited, the goal is shown.
            Which::Shown => {
                let goal = GoalChoice::Board(puzzle.goal().clone());
                Puzzle::with(self.judged()?.clone(), &goal).ok()?
            }
        }))
    }

    fn has_work(&self) -> bool {
        self.is_own()
    }

    /// The board was edited, or the goal is none of the usual ones and in no file.
    fn is_own(&self) -> bool {
        self.open().is_some_and(|open| {
            let goal = open.puzzle.goal();
            let saved = open.document.saved().and_then(Of::sliding);
            let is_own = saved.is_some_and(|saved| saved.goal() == goal);
            open.source.is_by_hand() || (Goal::of(goal).is_none() && !is_own)
        })
    }

    fn whole_text(&self, settings: &Settings) -> Option<String> {
        let text = self.open()?.puzzle.write(Of::Sliding(SlidingFormat::Langkah)).ok()?;
        let ways = self.player().ways_from(0);
        if ways.is_empty() {
            return Some(text);
        }
        let moves = notation::write(&ways, settings.sliding.letters);
        let lines: String = moves.lines().map(|line| format!("# {line}\n")).collect();
        Some(format!("{text}# {}:\n{lines}", words::moves(ways.len())))
    }

    fn picture(&self) -> Option<Picture> {
        let goal = self.open()?.puzzle.goal().clone();
        Some(Of::Sliding(SlidingPicture { board: self.board()?.clone(), goal }))
    }

    fn printed(&self) -> Option<Printed> {
        let solution = match self.phase() {
            Phase::Ended(solution) => Some(solution.clone()),
            _ => None,
        };
        Some(Of::Sliding((self.open()?.puzzle.clone(), solution)))
    }

    fn has_film(&self) -> bool {
        match self.phase() {
            Phase::Ended(Solution { outcome: Outcome::Solved(path), .. }) => !path.is_empty(),
            _ => false,
        }
    }

    fn is_complete(&self) -> bool {
        self.open().is_some_and(|open| open.puzzle.start() == open.puzzle.goal())
    }

    fn put_last(&self, last: &mut Last, now: Now) {
        let player = self.player();
        let is_short = player.steps().len() <= Last::MOVES_MAX;
        let ways = if is_short { player.ways_from(0) } else { Vec::new() };
        (last.moves, last.origin) = (moves::letters(&ways), player.origin());
        last.found_in = player.metric_found();
        last.position = player.position();
        last.played = self.played(now);
    }

    fn restore(&mut self, last: &Last, desk: &mut Desk<'_>) {
        self.restore_track(last);
        let has_moved = !last.moves.is_empty() && last.origin == Origin::Hand;
        self.restore_round(&last.played, has_moved, desk);
    }
}

impl Written for Puzzle {
    fn formats(&self) -> Vec<Format> {
        SlidingFormat::WRITTEN.map(Of::Sliding).to_vec()
    }

    fn usual_format(&self) -> Format {
        let course = Of::Sliding(SlidingFormat::Course);
        if self.write(course).is_ok() { course } else { self.kept_format() }
    }

    fn kept_format(&self) -> Format {
        Of::Sliding(SlidingFormat::Langkah)
    }

    fn write(&self, format: Format) -> Result<String, String> {
        let Some(format) = format.sliding() else {
            return Err(text!("session-format-of-hidato").to_owned());
        };
        let text = text::write(self.start(), self.goal(), format, 1);
        text.map_err(|error| error.to_string())
    }

    fn rows(&self) -> String {
        self.start().to_string()
    }
}

impl Filmed for (Puzzle, Option<Solution>) {
    fn film(&self) -> Film {
        Film::sliding(&self.0, self.1.as_ref())
    }

    fn is_settled(&self) -> bool {
        self.1.as_ref().is_some_and(|solution| {
            matches!(solution.outcome, Outcome::Solved(_) | Outcome::Unsolvable)
        })
    }
}
