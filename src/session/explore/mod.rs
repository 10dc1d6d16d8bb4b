//! Seeing searches: one is recorded and walked through, or several are compared.
//!
//! | room | what lives there |
//! |---|---|
//! | [`explorer`] | a recorded search and the place in it |
//! | `nodes`, `lines` | going from node to node, and from line to line of the pseudo-code |
//! | [`recording`] | recording a search |
//! | `explored` | what a tenant gives to recorded searches and comparisons |
//! | [`sliding`], [`hidato`] | what of this each family has for itself |
//! | [`comparison`] | comparing several searches |
//! | [`pair`] | two recorded searches side by side |
//! | `pace` | how fast a recorded search is played |
//! | `running` | what runs in each view, and what Stop ends there |
//! | `wish` | what can be asked about recorded searches and comparisons |

pub mod comparison;
pub(super) mod explored;
pub mod explorer;
pub mod hidato;
mod lines;
mod nodes;
mod pace;
pub mod pair;
pub mod recording;
mod running;
pub mod sliding;
mod wish;

use std::time::Duration;

use comparison::Comparison;
use explorer::{Explorer, Jump, Pace};
use langkah_engine::search::trace::NODES_MAX;
use langkah_language::text;
use langkah_puzzle::lesson as lessons;
use pair::Pair;
use recording::Recording;
pub use wish::{NodeWish, Wish};

use super::Session;
use super::command::Command;
use super::mode::Mode;
use super::notice::Tone;
use super::settings::Settings;
use super::sliding::round::Cause;

/// What the window shows of the open puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The board, and the track.
    #[default]
    Solution,
    /// The tree of a recorded search.
    Tree,
    /// Several searches beside each other.
    Compare,
    /// Questions, and answers that are marked.
    Practice,
}

impl View {
    pub const ALL: [Self; 4] = [Self::Solution, Self::Tree, Self::Compare, Self::Practice];

    pub fn name(self) -> &'static str {
        match self {
            Self::Solution => text!("session-view-solution"),
            Self::Tree => text!("session-view-tree"),
            Self::Compare => text!("session-view-compare"),
            Self::Practice => text!("session-view-practice"),
        }
    }
}

/// What a session knows of recorded searches and comparisons.
pub struct Explore {
    view: View,
    /// The most nodes that are recorded of a search.
    pub nodes_max: u32,
    pub pace: Pace,
    recording: Option<Recording>,
    explorer: Option<Explorer>,
    pub comparison: Comparison,
    pair: Option<Pair>,
}

/// Recorded searches that are shown.
enum Shown<'a> {
    Tree(&'a mut Explorer),
    Pair(&'a mut Pair),
}

impl Shown<'_> {
    /// Carries out a wish about what is shown, if it is one about that.
    fn take(self, wish: Wish) {
        match (self, wish) {
            (Self::Tree(explorer), Wish::Go(jump)) => explorer.go(jump),
            (Self::Pair(pair), Wish::Go(jump)) => pair.go(jump),
            (Self::Tree(explorer), Wish::PlayPause) => explorer.play_pause(),
            (Self::Pair(pair), Wish::PlayPause) => pair.play_pause(),
            (Self::Tree(explorer), Wish::PlayLines) => explorer.play_lines(),
            (Self::Tree(explorer), Wish::Node(wish)) => explorer.look(wish),
            (Self::Pair(pair), Wish::Gait(gait)) => pair.walk_by(gait),
            (Self::Pair(pair), Wish::Of(side, wish)) => {
                pair.explorer_mut(side).into_iter().for_each(|explorer| explorer.look(wish));
            }
            _ => {}
        }
    }
}

impl Default for Explore {
    fn default() -> Self {
        Self {
            view: View::default(),
            nodes_max: NODES_MAX,
            pace: Pace::default(),
            recording: None,
            explorer: None,
            comparison: Comparison::default(),
            pair: None,
        }
    }
}

impl Explore {
    pub(super) fn with(settings: &Settings) -> Self {
        Self { comparison: Comparison::with(&settings.compare), ..Self::default() }
    }

    /// Lets time pass for the recorded searches that are shown. Returns the time until their next
    /// step, if they play.
    pub(super) fn advance(&mut self, elapsed: Duration) -> Option<Duration> {
        match self.view {
            View::Solution | View::Practice => None,
            View::Tree => self.explorer.as_mut()?.advance(elapsed, self.pace),
            View::Compare => self.pair.as_mut()?.advance(elapsed, self.pace),
        }
    }

    /// The recorded searches that the view shows.
    fn shown(&mut self) -> Option<Shown<'_>> {
        match self.view {
            View::Solution | View::Practice => None,
            View::Tree => self.explorer.as_mut().map(Shown::Tree),
            View::Compare => self.pair.as_mut().map(Shown::Pair),
        }
    }

    /// Pauses all recorded searches.
    fn pause(&mut self) {
        self.explorer.iter_mut().for_each(Explorer::pause);
        self.pair.iter_mut().for_each(Pair::pause);
    }
}

impl Session {
    /// What is shown.
    pub const fn view(&self) -> View {
        self.explore.view
    }

    pub fn explorings(&self) -> &Explore {
        &self.explore
    }

    /// For code that sets a session up. The person's choices come as wishes.
    pub fn explorings_mut(&mut self) -> &mut Explore {
        &mut self.explore
    }

    /// The recorded search of the open puzzle.
    pub fn explorer(&self) -> Option<&Explorer> {
        let explorer = self.explore.explorer.as_ref()?;
        self.any_tenant().is_searched(&explorer.recorded().of).then_some(explorer)
    }

    /// The recording that runs.
    pub fn recording(&self) -> Option<&Recording> {
        self.explore.recording.as_ref()
    }

    /// Whether the player of the view plays.
    pub fn plays(&self) -> bool {
        match self.view() {
            View::Solution => self.place().is_playing,
            View::Tree => self.explorer().is_some_and(Explorer::is_playing),
            View::Compare => self.pair().is_some_and(Pair::is_playing),
            View::Practice => false,
        }
    }

    /// Replaces a command by what it means in the view that is shown. A command whose effect would
    /// not be seen there shows the board first.
    pub(super) fn in_view(&mut self, command: Command) -> Command {
        let wish = match (self.view(), &command) {
            (View::Solution, _) => return command,
            (view, about) if about.shows_board_from(view) => {
                self.show(View::Solution);
                return command;
            }
            (_, Command::First) => Wish::Go(Jump::First),
            (_, Command::Prev) => Wish::Go(Jump::Previous),
            (_, Command::Next) => Wish::Go(Jump::Next),
            (_, Command::Last) => Wish::Go(Jump::Last),
            (_, Command::PlayPause) => Wish::PlayPause,
            (View::Tree, Command::Solve) => Wish::Record,
            (View::Compare, Command::Solve) if self.pair().is_some() => Wish::Again,
            (View::Compare, Command::Solve) => Wish::Compare,
            _ => return command,
        };
        Command::Explore(wish)
    }

    fn show(&mut self, view: View) {
        if !self.has_puzzle() && view == View::Tree {
            return;
        }
        self.tenant_mut().enter(Mode::View);
        if view != self.explore.view {
            // A fault was told where the person was before, and would lie over the other view.
            self.notice.take_if(|notice| notice.tone == Tone::Fault);
        }
        self.explore.view = view;
        self.explore.pause();
    }

    pub(super) fn explore(&mut self, wish: Wish) {
        match wish {
            Wish::Show(view) => self.show(view),
            Wish::Record => self.record(None),
            Wish::RecordOnce(plan) => self.record(Some(plan)),
            Wish::Compare => self.compare(),
            Wish::Tune(tuning) => self.explore.comparison.set(tuning),
            Wish::Lines(lines) => self.explore.comparison.sliding.take(lines),
            Wish::Hidatos(files) => self.explore.comparison.hidato.take(files),
            Wish::Walk(node) => self.walk_path(node),
            Wish::NodesMax(most) => self.explore.nodes_max = most,
            Wish::Pace(pace) => self.explore.pace = pace,
            Wish::SideBySide(rows) => self.pair_up(rows),
            Wish::Again => self.pair_again(),
            Wish::Apart => self.forget_pair(),
            wish @ (Wish::Go(_)
            | Wish::PlayPause
            | Wish::PlayLines
            | Wish::Node(_)
            | Wish::Gait(_)
            | Wish::Of(..)) => {
                if let Some(shown) = self.explore.shown() {
                    shown.take(wish);
                }
            }
        }
    }

    /// Drops what belongs to another puzzle. In the view of the tree it begins to record the search
    /// of a puzzle that has opened. A comparison stays as long as puzzles of its family are open.
    pub(super) fn keep_up(&mut self) {
        self.keep_lesson();
        self.sliding.leave_course();
        self.sliding.leave_analysis();
        // A tree of another puzzle is not shown anywhere, and needs much memory.
        if self.explorer().is_none() {
            self.forget_explorer();
        }
        let family = self.family;
        self.explore.comparison.leave(family);
        if self.explore.comparison.run().is_none() {
            self.forget_pair();
        }
        let Some(subject) = self.subject() else { return };
        if self.recording().is_some_and(|recording| recording.subject != subject) {
            self.explore.recording = None;
        }
        let lacks = self.explorer().is_none() && self.recording().is_none();
        if self.view() == View::Tree && lacks {
            self.follow_round(Cause::LookUp);
            match self.lesson_search() {
                Some(search) => {
                    // Its steps were checked with so many nodes.
                    let nodes_max = self.explore.nodes_max.max(lessons::NODES_MAX);
                    self.record_search(&search, nodes_max);
                }
                None => self.record(None),
            }
        }
    }

    /// Recorded searches hold millions of nodes, so another thread than the window's frees them.
    fn forget_explorer(&mut self) {
        if let Some(explorer) = self.explore.explorer.take() {
            self.jobs.discard(explorer);
        }
    }

    /// Drops the recorded search and the recording that runs.
    pub(super) fn forget_recorded(&mut self) {
        self.forget_explorer();
        self.explore.recording = None;
    }

    fn forget_pair(&mut self) {
        if let Some(pair) = self.explore.pair.take() {
            self.jobs.discard(pair.into_recorded());
        }
    }

    pub(super) fn poll_explore(&mut self) {
        self.poll_recording();
        self.poll_comparison();
        self.poll_pair();
    }
}
