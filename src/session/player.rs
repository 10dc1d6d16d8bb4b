//! The track: steps from the start, which a search has found or the person has made or pasted. The
//! player walks along it, one step at a time or by itself.

use std::time::Duration;

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, Step};
use langkah_language::text;
use serde::{Deserialize, Serialize};

/// How fast the player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    Quarter,
    Half,
    #[default]
    Normal,
    Double,
    Fourfold,
}

impl Speed {
    pub const ALL: [Self; 5] =
        [Self::Quarter, Self::Half, Self::Normal, Self::Double, Self::Fourfold];

    pub const fn label(self) -> &'static str {
        match self {
            Self::Quarter => "¼×",
            Self::Half => "½×",
            Self::Normal => "1×",
            Self::Double => "2×",
            Self::Fourfold => "4×",
        }
    }

    /// How long a step is shown.
    pub const fn step_time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Quarter => 2000,
            Self::Half => 1000,
            Self::Normal => 500,
            Self::Double => 250,
            Self::Fourfold => 125,
        })
    }
}

/// Which boards are stepped through: every one, or every so many, with the first and the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stride {
    #[default]
    One,
    Five,
    Ten,
}

impl Stride {
    pub const ALL: [Self; 3] = [Self::One, Self::Five, Self::Ten];

    /// How many boards it goes on.
    pub const fn boards(self) -> usize {
        match self {
            Self::One => 1,
            Self::Five => 5,
            Self::Ten => 10,
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            Self::One => text!("session-every-board"),
            Self::Five => text!("session-every-fifth"),
            Self::Ten => text!("session-every-tenth"),
        }
    }
}

/// Where the steps of a track come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// A search has found them.
    #[default]
    Search,
    /// The person has made some of them: they need not lead to the goal.
    Hand,
    /// They were given as a list of moves, or as the path to a node of a recorded search: they need
    /// not lead to the goal.
    Pasted,
    /// A search has found them, and the person has chosen them among its solutions. A better one
    /// does not replace them.
    Chosen,
}

impl Origin {
    /// Whether a search has found the steps, so that they lead to the goal.
    pub const fn is_found(self) -> bool {
        matches!(self, Self::Search | Self::Chosen)
    }
}

/// A way to go along the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    First,
    Back(Stride),
    Forward(Stride),
    Last,
    /// To the board after this many steps.
    To(usize),
    PlayPause,
}

/// Where a player is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// How many steps have been made.
    pub position: usize,
    /// How many steps the track has.
    pub count: usize,
    pub is_playing: bool,
}

impl Place {
    pub(super) fn of<S: Stepped>(player: &Player<S>) -> Self {
        Self {
            position: player.position(),
            count: player.steps().len(),
            is_playing: player.is_playing(),
        }
    }
}

/// The steps of a track and the place in it.
pub struct Player<S = Step> {
    steps: Vec<S>,
    /// What counts as one move: steps that one move makes are walked together.
    metric: Metric,
    origin: Origin,
    /// What counts as one move in the search that has found the steps, if that is known.
    found_in: Option<Metric>,
    /// How many steps have been made.
    position: usize,
    playing: bool,
    /// How long the current board has been shown while playing.
    shown: Duration,
}

/// A step of a track.
pub trait Stepped {
    /// Whether this step goes on with what the one before it shifts, so that one multi-tile move
    /// makes both.
    fn goes_on_from(&self, before: &Self) -> bool;
}

impl Stepped for Step {
    fn goes_on_from(&self, before: &Self) -> bool {
        self.way == before.way
    }
}

impl<S: Stepped> Default for Player<S> {
    fn default() -> Self {
        Self::new(Vec::new(), Origin::default())
    }
}

impl<S: Stepped> Player<S> {
    /// At the start, not playing.
    pub fn new(steps: Vec<S>, origin: Origin) -> Self {
        Self {
            steps,
            metric: Metric::default(),
            origin,
            found_in: None,
            position: 0,
            playing: false,
            shown: Duration::ZERO,
        }
    }

    /// The same steps, found by a search in which this counts as one move; `None` if that is not
    /// known.
    #[must_use]
    pub(super) fn found_in(self, found_in: Option<Metric>) -> Self {
        Self { metric: found_in.unwrap_or(self.metric), found_in, ..self }
    }

    pub fn origin(&self) -> Origin {
        self.origin
    }

    pub fn steps(&self) -> &[S] {
        &self.steps
    }

    /// How many steps have been made, from 0 to their number.
    pub fn position(&self) -> usize {
        self.position
    }

    pub fn is_playing(&self) -> bool {
        self.playing
    }

    pub fn is_at_end(&self) -> bool {
        self.position == self.steps.len()
    }

    /// The step that led to the current board.
    pub fn step(&self) -> Option<&S> {
        self.steps.get(self.position.checked_sub(1)?)
    }

    /// Goes to the board after `position` steps, or the last one, and stops playing.
    pub fn seek(&mut self, position: usize) {
        self.playing = false;
        self.position = position.min(self.steps.len());
    }

    pub fn pause(&mut self) {
        self.playing = false;
    }

    pub(super) fn go(&mut self, go: Go) {
        match go {
            Go::First => self.seek(0),
            Go::Back(stride) => self.back(stride),
            Go::Forward(stride) => self.forward(stride),
            Go::Last => self.seek(usize::MAX),
            Go::To(position) => self.seek(position),
            Go::PlayPause => self.play_pause(),
        }
    }

    pub fn forward(&mut self, stride: Stride) {
        self.seek(self.after(stride));
    }

    pub fn back(&mut self, stride: Stride) {
        let boards = stride.boards();
        let ends = self.ends();
        let before = ends.partition_point(|&end| end < self.position);
        let target = before / boards * boards;
        self.seek(target.checked_sub(1).map_or(0, |at| ends[at]));
    }

    /// After how many steps each move ends, in rising order.
    pub fn ends(&self) -> Vec<usize> {
        let count = self.steps.len();
        let is_end = |&at: &usize| {
            let goes_on = self.metric == Metric::Multi
                && at < count
                && self.steps[at].goes_on_from(&self.steps[at - 1]);
            !goes_on
        };
        (1..=count).filter(is_end).collect()
    }

    /// What counts as one move.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// What counts as one move from now on. The steps that a search has found stay as it counts.
    pub(super) fn count_in(&mut self, metric: Metric) {
        self.metric = self.found_in.filter(|_| self.origin.is_found()).unwrap_or(metric);
    }

    /// What counts as one move in the search that has found the steps, if that is known.
    pub(super) fn metric_found(&self) -> Option<Metric> {
        self.found_in
    }

    /// How many moves the steps so far are, and how many all are. A move that is not finished
    /// counts.
    pub fn moves(&self) -> (usize, usize) {
        let ends = self.ends();
        let made = ends.partition_point(|&end| end < self.position);
        (made + usize::from(self.position > 0), ends.len())
    }

    /// The steps that the current move has made so far; none at the start.
    pub fn shift(&self) -> &[S] {
        let so_far = &self.steps[..self.position];
        let mut first = self.position.saturating_sub(1);
        while self.metric == Metric::Multi
            && first > 0
            && self.steps[first].goes_on_from(&self.steps[first - 1])
        {
            first -= 1;
        }
        &so_far[first.min(self.position)..]
    }

    /// The place that one stride forward leads to: the next multiple of the stride, or the end.
    fn after(&self, stride: Stride) -> usize {
        let boards = stride.boards();
        let ends = self.ends();
        let made = ends.partition_point(|&end| end <= self.position);
        ends.get((made / boards + 1) * boards - 1).copied().unwrap_or(self.steps.len())
    }

    /// Plays or pauses. At the last board, playing begins again at the first.
    pub fn play_pause(&mut self) {
        if self.steps.is_empty() {
            return;
        }
        self.playing = !self.playing;
        self.shown = Duration::ZERO;
        if self.playing && self.is_at_end() {
            self.position = 0;
        }
    }

    /// Lets time pass. Returns the time until the next step, if it plays.
    pub fn advance(&mut self, elapsed: Duration, speed: Speed, stride: Stride) -> Option<Duration> {
        if !self.playing {
            return None;
        }
        let step_time = speed.step_time();
        // A window that slept must not leap through the solution when it wakes.
        self.shown += elapsed.min(step_time);
        if self.shown >= step_time {
            self.shown = Duration::ZERO;
            self.position = self.after(stride);
            self.playing = !self.is_at_end();
        }
        self.playing.then(|| step_time - self.shown)
    }
}

impl Player {
    /// The current board; `None` at the start.
    pub fn board(&self) -> Option<&Board> {
        self.step().map(|step| &step.board)
    }

    /// The moves from a place to the end.
    pub fn ways_from(&self, position: usize) -> Vec<Move> {
        self.steps.iter().skip(position).map(|step| step.way).collect()
    }

    /// Replaces the steps after `position` by `steps`, and goes to `position`.
    pub(super) fn replace_after(&mut self, position: usize, steps: Vec<Step>, origin: Origin) {
        self.steps.truncate(position);
        self.steps.extend(steps);
        self.origin = origin;
        self.seek(position);
    }
}
