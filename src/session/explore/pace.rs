//! How fast a recorded search is played, and the time between two expansions.

use std::time::Duration;

/// How many expansions a second the player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    One,
    #[default]
    Four,
    Twenty,
    Hundred,
    Thousand,
}

impl Pace {
    pub const ALL: [Self; 5] = [Self::One, Self::Four, Self::Twenty, Self::Hundred, Self::Thousand];

    /// The number of expansions a second.
    pub const fn rate(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Four => 4,
            Self::Twenty => 20,
            Self::Hundred => 100,
            Self::Thousand => 1000,
        }
    }
}

/// A frame counts for no more than this, even after a pause of the window.
const FRAME_MAX: Duration = Duration::from_millis(250);
/// The shortest time between two frames that are drawn.
const FRAME_MIN: Duration = Duration::from_millis(33);

/// Whether something plays, and the time that has passed since its last step.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Playback {
    playing: bool,
    rest: Duration,
}

impl Playback {
    pub fn is_playing(self) -> bool {
        self.playing
    }

    pub fn pause(&mut self) {
        self.playing = false;
    }

    /// Plays or pauses. Returns the moment to go on from: at the end, playing begins again at the
    /// first moment.
    pub fn toggle(&mut self, at: u32, last: u32) -> u32 {
        self.playing = !self.playing && last > 0;
        self.rest = Duration::ZERO;
        if self.playing && at == last { 0 } else { at }
    }

    /// Lets time pass. Returns the moment that it leads to and, if it plays on, the time until the
    /// next step.
    pub fn advance(
        &mut self,
        at: u32,
        last: u32,
        elapsed: Duration,
        pace: Pace,
    ) -> (u32, Option<Duration>) {
        if !self.playing {
            return (at, None);
        }
        let each = Duration::from_secs(1) / pace.rate();
        self.rest += elapsed.min(FRAME_MAX.max(each));
        let steps = (self.rest.as_secs_f64() / each.as_secs_f64()) as u32;
        self.rest = self.rest.saturating_sub(each * steps);
        let at = at.saturating_add(steps).min(last);
        self.playing = at < last;
        let left = each.saturating_sub(self.rest).max(FRAME_MIN.min(each * 20));
        (at, self.playing.then_some(left))
    }
}
