//! Two recorded searches of one puzzle, walked through in step.

use std::time::Duration;

use langkah_engine::search::trace::Trace;

use super::explorer::{Explorer, Jump};
use super::pace::{Pace, Playback};
use super::recording::{Begun, Heard, Recording, failed};
use crate::session::Session;
use crate::session::family::{Search, recordable, running};
use crate::session::job::Jobs;
use crate::session::notice::Notice;
use crate::session::sliding::round::Cause;

/// What the two searches have in common at any moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gait {
    /// The number of expansions: the shorter search ends before the other.
    #[default]
    Expansions,
    /// The share of all expansions that is done: both end together.
    Share,
}

/// One of the two searches.
pub struct Half {
    /// The name of the search.
    pub name: String,
    search: Search,
    /// The recorded search at the moment it has come to, or the search while it is recorded.
    state: Result<Box<Explorer>, Box<Recording>>,
}

impl Half {
    fn begin(
        jobs: &Jobs,
        (name, search): (String, Search),
        nodes_max: u32,
    ) -> std::io::Result<Self> {
        let state = match recordable(&search).begin(jobs, nodes_max, false)? {
            Begun::Running(recording) => Err(recording),
            Begun::Ended(recorded) => Ok(Box::new(Explorer::new(*recorded))),
        };
        Ok(Self { name, search, state })
    }

    /// The recorded search, at the moment it has come to.
    pub fn explorer(&self) -> Option<&Explorer> {
        self.state.as_deref().ok()
    }

    fn explorer_mut(&mut self) -> Option<&mut Explorer> {
        self.state.as_deref_mut().ok()
    }

    /// The search while it is recorded.
    pub fn recording(&self) -> Option<&Recording> {
        self.state.as_ref().err().map(|recording| &**recording)
    }

    fn last(&self) -> u32 {
        self.explorer().and_then(Explorer::trace).map_or(0, Trace::last)
    }
}

/// Two searches, and the moment at which they are looked at.
pub struct Pair {
    /// The name of the puzzle.
    pub name: String,
    halves: [Half; 2],
    gait: Gait,
    /// The moment of the longer search.
    at: u32,
    playback: Playback,
}

impl Pair {
    pub fn halves(&self) -> &[Half; 2] {
        &self.halves
    }

    pub fn gait(&self) -> Gait {
        self.gait
    }

    /// The moment of the longer search, by which both are shown.
    pub fn at(&self) -> u32 {
        self.at
    }

    /// The last moment of the longer search.
    pub fn last(&self) -> u32 {
        self.halves.iter().map(Half::last).max().unwrap_or(0)
    }

    pub fn is_playing(&self) -> bool {
        self.playback.is_playing()
    }

    pub fn is_recording(&self) -> bool {
        self.halves.iter().any(|side| side.recording().is_some())
    }

    /// The searches that are recorded. A search that still runs ends here.
    pub(super) fn into_recorded(self) -> Vec<Explorer> {
        self.halves.into_iter().filter_map(|side| Some(*side.state.ok()?)).collect()
    }

    /// Asks the searches to end. What is recorded by then stays.
    pub(super) fn stop(&self) {
        self.halves.iter().filter_map(Half::recording).for_each(Recording::stop);
    }

    pub(super) fn go(&mut self, place: Jump) {
        let at = match place {
            Jump::First => 0,
            Jump::Previous => self.at.saturating_sub(1),
            Jump::Next => self.at.saturating_add(1),
            Jump::Last => u32::MAX,
            Jump::At(at) => at,
            // The two searches have these at different moments, so there is no common one.
            Jump::Solution
            | Jump::NextIteration
            | Jump::PreviousIteration
            | Jump::NextChild
            | Jump::PreviousChild
            | Jump::NextLine
            | Jump::PreviousLine => return,
        };
        self.playback.pause();
        self.stand(at);
    }

    pub(super) fn pause(&mut self) {
        self.playback.pause();
    }

    pub(super) fn play_pause(&mut self) {
        let at = self.playback.toggle(self.at, self.last());
        self.stand(at);
    }

    pub(super) fn walk_by(&mut self, gait: Gait) {
        self.gait = gait;
        self.stand(self.at);
    }

    /// Lets time pass. Returns the time until the next step, if it plays.
    pub(super) fn advance(&mut self, elapsed: Duration, pace: Pace) -> Option<Duration> {
        let (at, left) = self.playback.advance(self.at, self.last(), elapsed, pace);
        if at != self.at {
            self.stand(at);
        }
        left
    }

    /// Goes to a moment of the longer search, and brings the other one to the moment that belongs
    /// to it.
    fn stand(&mut self, at: u32) {
        let (longest, gait) = (self.last(), self.gait);
        let at = at.min(longest);
        self.at = at;
        for side in &mut self.halves {
            let last = side.last();
            let moment = match gait {
                Gait::Expansions => at.min(last),
                Gait::Share => share(at, last, longest),
            };
            if let Some(explorer) = side.explorer_mut() {
                explorer.go(Jump::At(moment));
            }
        }
    }

    pub(super) fn explorer_mut(&mut self, side: usize) -> Option<&mut Explorer> {
        self.halves.get_mut(side).and_then(Half::explorer_mut)
    }

    /// Takes in what the searches have sent. Returns the message if a fault of the program has
    /// ended one.
    fn poll(&mut self) -> Result<(), String> {
        for index in 0..self.halves.len() {
            let was_at_end = self.at == self.last();
            let Err(recording) = &mut self.halves[index].state else { continue };
            let heard = recording.poll();
            // The table of the comparison has already told how the search ends.
            if recording.is_full() {
                recording.stop();
            }
            if let Some(Heard::End(end)) = heard {
                let explorer = Explorer::new(*end?);
                self.halves[index].state = Ok(Box::new(explorer));
                self.stand(if was_at_end { u32::MAX } else { self.at });
            }
        }
        Ok(())
    }
}

/// The moment that is to `last` as `at` is to `longest`, rounded to the nearest.
fn share(at: u32, last: u32, longest: u32) -> u32 {
    let (at, last, longest) = (u64::from(at), u64::from(last), u64::from(longest.max(1)));
    // At most `last`, since `at` is at most `longest`.
    ((2 * at * last + longest) / (2 * longest)) as u32
}

impl Session {
    /// The two searches that are shown side by side.
    pub fn pair(&self) -> Option<&Pair> {
        self.explore.pair.as_ref()
    }

    /// Records the searches of two rows of the comparison, on the puzzle of both.
    pub(super) fn pair_up(&mut self, rows: [usize; 2]) {
        let run = self.explore.comparison.run();
        let two = run.and_then(|run| running(run).pair(rows, &self.allowance()));
        if let Some((name, searches)) = two {
            self.begin_pair(name, searches);
        }
    }

    /// Records the same two searches again.
    pub(super) fn pair_again(&mut self) {
        let Some(pair) = &self.explore.pair else { return };
        let searches = [0, 1].map(|side: usize| &pair.halves[side]);
        let searches = searches.map(|side| (side.name.clone(), side.search.clone()));
        self.begin_pair(pair.name.clone(), searches);
    }

    fn begin_pair(&mut self, name: String, searches: [(String, Search); 2]) {
        self.forget_pair();
        let nodes_max = self.explore.nodes_max;
        let begin = |search| Half::begin(&self.jobs, search, nodes_max);
        let halves = match searches.map(begin) {
            [Ok(a), Ok(b)] => [a, b],
            [Err(error), _] | [_, Err(error)] => {
                self.notice = Some(Notice::not_started(&error));
                return;
            }
        };
        let (gait, at, playback) = (Gait::default(), 0, Playback::default());
        let mut pair = Pair { name, halves, gait, at, playback };
        pair.stand(u32::MAX);
        let is_open = match &pair.halves[0].state {
            Ok(explorer) => self.any_tenant().is_searched(&explorer.recorded().of),
            Err(recording) => self.subject().as_ref() == Some(&recording.subject),
        };
        self.explore.pair = Some(pair);
        if is_open {
            self.follow_round(Cause::LookUp);
        }
    }

    /// Takes in what the two searches have sent.
    pub(super) fn poll_pair(&mut self) {
        let Some(pair) = &mut self.explore.pair else { return };
        if let Err(message) = pair.poll() {
            self.forget_pair();
            self.notice = Some(failed(message));
        }
    }
}
