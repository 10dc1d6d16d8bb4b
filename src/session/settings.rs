//! What is kept from one run of the program to the next.

pub mod hidato;
pub mod last;
pub mod play;
pub mod preferences;
pub mod report;
pub mod sliding;
#[cfg(feature = "stored")]
pub mod stored;

use std::fmt;
use std::num::NonZero;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::player::{Speed, Stride};
pub use hidato::HidatoSettings;
use langkah_engine::plan::{ChildOrder, Request};
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::notation;
use langkah_language::{Language, text};
use langkah_puzzle::hidato::Request as HidatoRequest;
use langkah_puzzle::picture::sheet::Paper;
use last::{FileSettings, is_usual};
pub use play::PlaySettings;
use preferences::Preferences;
pub use report::ReportSettings;
pub use sliding::SlidingSettings;

/// Whether tiles are shown on their way from cell to cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// As the system's setting for less motion says.
    #[default]
    System,
    On,
    Off,
}

/// The person's choices. Every field has a default, so that an older or newer file reads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Mebibytes that a search may use.
    pub memory_mib: u64,
    /// Seconds that a search may take; `None` for no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_max: Option<u64>,
    /// How many threads a search may use; `None` for all that the machine has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
    /// The tag of the window's language; `None` for the system's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    pub speed: Speed,
    /// Which boards Next, Previous and Play go to.
    pub stride: Stride,
    pub motion: Motion,
    /// The paper of sheets.
    pub paper: Paper,
    /// In a file these choices stand beside the others, because older programs look for them there.
    #[serde(flatten)]
    pub sliding: SlidingSettings,
    pub hidato: HidatoSettings,
    pub compare: CompareSettings,
    pub files: FileSettings,
    pub report: ReportSettings,
    #[serde(skip_serializing_if = "is_usual")]
    pub play: PlaySettings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            memory_mib: Limits::MEMORY_MAX_DEFAULT >> 20,
            time_max: None,
            threads: None,
            language: None,
            speed: Speed::default(),
            stride: Stride::default(),
            motion: Motion::default(),
            paper: Paper::default(),
            sliding: SlidingSettings::default(),
            hidato: HidatoSettings::default(),
            compare: CompareSettings::default(),
            files: FileSettings::default(),
            report: ReportSettings::default(),
            play: PlaySettings::default(),
        }
    }
}

/// A choice of the person that changes the settings and nothing else.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    Paper(Paper),
    /// `None` for the system's.
    Language(Option<Language>),
    /// Mebibytes and, for the next one, seconds that a search may use.
    Memory(u64),
    Time(Option<u64>),
    OddCells(bool),
    /// The size of random boards and of new ones; `None` for as many columns as rows.
    RandomSize(usize, Option<usize>),
    /// How many moves from the goal a random walk goes.
    WalkMoves(u32),
    Letters(notation::Style),
    /// What counts as one move of a sliding puzzle.
    Metric(Metric),
    /// Whether the program begins with the puzzle that was open last.
    Restores(bool),
    /// The choices for Hidato.
    Hidato(HidatoSettings),
    /// All choices that the window of settings shows.
    Preferences(Preferences),
    /// Whose reports are written.
    Report(ReportSettings),
    /// The expression of the own bound.
    OwnBound(Formula),
    /// The order of children of a search.
    ChildOrder(ChildOrder),
}

impl Settings {
    /// Takes a choice.
    pub(super) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Paper(paper) => self.paper = paper,
            Setting::Language(language) => {
                self.language = language.map(|language| language.tag().to_owned());
            }
            Setting::Memory(mib) => self.memory_mib = mib,
            Setting::Time(seconds) => self.time_max = seconds,
            Setting::OddCells(are_shown) => self.sliding.shows_odd_cells = are_shown,
            Setting::RandomSize(rows, cols) => {
                (self.sliding.rows, self.sliding.cols) = (rows, cols);
            }
            Setting::WalkMoves(moves) => self.sliding.walk_moves = moves,
            Setting::Restores(restores) => self.files.restores = restores,
            Setting::Letters(style) => self.sliding.letters = style,
            Setting::Metric(metric) => self.sliding.metric = metric,
            Setting::Hidato(hidato) => self.hidato = hidato,
            Setting::Preferences(preferences) => self.prefer(preferences),
            Setting::Report(report) => self.report = report,
            Setting::OwnBound(formula) => self.sliding.own_bound = Some(formula),
            Setting::ChildOrder(order) => self.sliding.child_order = Some(order),
        }
    }
}

/// What is chosen for comparisons: searches by their names, `None` for the usual ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct CompareSettings {
    #[serde(rename = "tiles")]
    pub sliding: Option<Vec<String>>,
    pub hidato: Option<Vec<String>>,
}

/// A part of a file of settings that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mended {
    Zoom,
    Size,
    Place,
    /// No settings could be read.
    Settings,
    /// A choice that this program does not know.
    Choice(String),
    /// Choices that this program does not have: the first few names.
    Unknown(Vec<String>),
    /// Figures out of their range.
    Figures,
    /// Puzzles that cannot be read.
    Puzzles,
}

impl fmt::Display for Mended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Zoom => text!("session-mended-zoom"),
            Self::Size => text!("session-mended-size"),
            Self::Place => text!("session-mended-place"),
            Self::Settings => text!("session-mended-settings"),
            Self::Choice(name) => {
                let name = name.replace('_', " ");
                return f.write_str(&text!("session-mended-choice", name = name));
            }
            Self::Unknown(names) => {
                return f.write_str(&text!("session-mended-unknown", names = names.join(", ")));
            }
            Self::Figures => text!("session-mended-figures"),
            Self::Puzzles => text!("session-mended-puzzles"),
        })
    }
}

impl Mended {
    /// The most names of unknown choices that a person is told.
    const NAMES_MAX: usize = 5;

    /// Whether the file holds choices that are not kept.
    pub const fn loses_choices(&self) -> bool {
        matches!(self, Self::Settings | Self::Choice(_) | Self::Unknown(_) | Self::Puzzles)
    }
}

impl Settings {
    /// What the limits of a search can be set to.
    pub const MEMORY_MIB: RangeInclusive<u64> = 64..=65_536;
    pub const SECONDS: RangeInclusive<u64> = 1..=86_400;
    pub const THREADS: RangeInclusive<usize> = 1..=256;

    /// The names of the choices that are not written while they are as at first.
    const UNWRITTEN: [&str; 7] =
        ["language", "metric", "own_bound", "child_order", "play", "time_max", "threads"];

    /// Reads settings from JSON. A choice that cannot be read is as at first, and the others are
    /// kept; every figure is in its range.
    pub fn read(text: &str) -> (Self, Vec<Mended>) {
        let first = serde_json::to_value(Self::default());
        let (Ok(Value::Object(given)), Ok(Value::Object(mut whole))) =
            (serde_json::from_str(text), first)
        else {
            return (Self::default(), vec![Mended::Settings]);
        };
        let (mut mended, mut unknown) = (Vec::new(), Vec::new());
        let parse =
            |whole: &serde_json::Map<_, _>| Self::deserialize(&Value::Object(whole.clone()));
        for (name, value) in given {
            let first = whole.get(&name).cloned();
            // Another version of the program may have choices that this one does not know.
            if first.is_none() && !Self::UNWRITTEN.contains(&name.as_str()) {
                unknown.push(name);
                continue;
            }
            whole.insert(name.clone(), value);
            if parse(&whole).is_err() {
                match first {
                    Some(first) => whole.insert(name.clone(), first),
                    None => whole.remove(&name),
                };
                mended.push(Mended::Choice(name));
            }
        }
        if !unknown.is_empty() {
            unknown.truncate(Mended::NAMES_MAX);
            mended.push(Mended::Unknown(unknown));
        }
        let read = parse(&whole).unwrap_or_default();
        if whole.get("files").is_some_and(|files| read.files.count() < last::count(files)) {
            mended.push(Mended::Puzzles);
        }
        let settings = read.clone().in_range();
        if settings != read {
            mended.push(Mended::Figures);
        }
        (settings, mended)
    }

    /// These settings with every figure brought into its range: a file may hold any figure.
    pub fn in_range(mut self) -> Self {
        self.memory_mib = within(self.memory_mib, &Self::MEMORY_MIB);
        self.time_max = self.time_max.map(|seconds| within(seconds, &Self::SECONDS));
        self.threads = self.threads.map(|threads| within(threads, &Self::THREADS));
        self.sliding = self.sliding.in_range();
        self.hidato = self.hidato.in_range();
        self.report = self.report.in_range();
        self.files.recent.truncate(FileSettings::RECENT_MAX);
        self
    }

    /// What a search may use.
    pub fn limits(&self) -> Limits {
        Limits { memory_max: self.memory_mib.saturating_mul(1 << 20), ..Limits::usual() }
    }

    /// The most seconds for a search that would take at most `most` without the person's limit.
    pub fn seconds(&self, most: Option<f64>) -> Option<f64> {
        most.into_iter().chain(self.time_max.map(|own| own as f64)).reduce(f64::min)
    }

    /// What Solve would run on a sliding puzzle.
    pub fn sliding_request(&self) -> Request {
        let SlidingSettings { plan, metric, .. } = self.sliding;
        let (limits, time_max) = (self.limits(), self.seconds(None));
        let threads = self.threads.and_then(NonZero::new);
        Request { plan, metric, limits, time_max, threads, ..Request::default() }
    }

    /// What Solve would run on a Hidato.
    pub fn hidato_request(&self) -> HidatoRequest {
        let (plan, limits, time_max) = (self.hidato.plan, self.limits(), self.seconds(None));
        HidatoRequest { plan, limits, time_max, ..HidatoRequest::default() }
    }
}

fn within<T: Ord + Copy>(figure: T, range: &RangeInclusive<T>) -> T {
    figure.clamp(*range.start(), *range.end())
}
