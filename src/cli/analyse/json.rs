//! The object of `analyse --json`.

use langkah_engine::search::watch::Halt;
use langkah_engine::solve::{EverySolution, NotEvery};
use langkah_puzzle::analyse::shorten::Shortened as Shorter;
use langkah_puzzle::analyse::{Analysis, Judged, NoAnalysis};
use serde::Serialize;

use super::Findings;
use crate::cli::args::Analyse;
use crate::cli::family::item::SlidingItem;
use crate::cli::json::Head;
use crate::cli::json::rows::{Rows, rows};
use crate::cli::spelling::Spelling;

#[derive(Serialize)]
pub struct Analysed<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    goal: Rows,
    /// Why there is no analysis: `unsolvable`, `nodes`, `memory`, `time` or `stopped`.
    failed: Option<&'static str>,
    analysis: Option<Moves>,
    shortened: Option<Shortened>,
    shortest: Option<Every>,
}

#[derive(Serialize)]
struct Moves {
    /// `blank`, `tile` or `numbers`.
    convention: &'static str,
    length: usize,
    ends_at_goal: bool,
    /// Whether the distances are the least ones, and not those of the best known solution.
    exact: bool,
    lower_bound: u32,
    best_length: Option<usize>,
    best_moves: Option<String>,
    lossy_moves: usize,
    lost: u32,
    moves: Vec<Move>,
    ended_by: Option<&'static str>,
}

#[derive(Serialize)]
struct Move {
    number: usize,
    #[serde(rename = "move")]
    way: String,
    tile: u8,
    before_least: u32,
    before_most: Option<u32>,
    after_least: u32,
    after_most: Option<u32>,
    lost: Option<u32>,
    /// A move that loses nothing, if this one lost something.
    better: Option<String>,
    /// When it was made, in seconds, if the moves are a replay.
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

#[derive(Serialize)]
struct Shortened {
    length: usize,
    moves: String,
    looped: usize,
    replaced: usize,
    ended_by: Option<&'static str>,
}

#[derive(Serialize)]
struct Every {
    /// Why there is none: `large`, `unsolvable`, `nodes`, `memory`, `time` or `stopped`.
    ended_by: Option<&'static str>,
    length: Option<usize>,
    /// The number of shortest solutions, at most 2⁶⁴ − 1.
    count: Option<u64>,
    moves: Vec<String>,
}

impl<'a> Analysed<'a> {
    pub fn new(arguments: &Analyse, entry: &'a SlidingItem, found: &Findings) -> Self {
        let spelling = arguments.spelling();
        let analysis = found.list.as_ref().map(|(list, analysis)| {
            let times = list.times.as_deref();
            Moves::new(list.reading.name(), analysis, times, spelling)
        });
        let shortest = found.every.as_ref().zip(arguments.all);
        Self {
            head: Head::new(entry),
            goal: rows(entry.puzzle.goal()),
            failed: None,
            analysis,
            shortened: found.shortened.as_ref().map(|one| Shortened::new(one, spelling)),
            shortest: shortest.map(|(every, most)| Every::new(every, most, spelling)),
        }
    }

    pub fn none(arguments: &Analyse, entry: &'a SlidingItem, why: NoAnalysis) -> Self {
        let failed = Some(match why {
            NoAnalysis::Unsolvable => "unsolvable",
            NoAnalysis::Ended(halt) => halt.name(),
        });
        Self { failed, ..Self::new(arguments, entry, &Findings::default()) }
    }
}

impl Moves {
    fn new(
        convention: &'static str,
        analysis: &Analysis,
        times: Option<&[u32]>,
        spelling: Spelling,
    ) -> Self {
        let one = |judged: &Judged| {
            let millis = times.and_then(|times| times.get(judged.number - 1));
            Move {
                number: judged.number,
                way: spelling.one(judged.step.way),
                tile: judged.step.tile,
                before_least: judged.before.lower,
                before_most: judged.before.upper,
                after_least: judged.after.lower,
                after_most: judged.after.upper,
                lost: judged.lost(),
                better: judged.better.map(|way| spelling.one(way)),
                seconds: millis.map(|&millis| f64::from(millis) / 1000.0),
            }
        };
        Self {
            convention,
            length: analysis.moves.len(),
            ends_at_goal: analysis.ends_at_goal(),
            exact: analysis.is_exact(),
            lower_bound: analysis.start.lower,
            best_length: analysis.best.as_ref().map(Vec::len),
            best_moves: analysis.best.as_ref().map(|best| spelling.write(best)),
            lossy_moves: analysis.lossy(),
            lost: analysis.lost(),
            moves: analysis.judged.iter().map(one).collect(),
            ended_by: analysis.halt.map(Halt::name),
        }
    }
}

impl Shortened {
    fn new(shortened: &Shorter, spelling: Spelling) -> Self {
        Self {
            length: shortened.moves.len(),
            moves: spelling.write(&shortened.moves),
            looped: shortened.looped,
            replaced: shortened.replaced,
            ended_by: shortened.halt.map(Halt::name),
        }
    }
}

impl Every {
    fn new(every: &Result<EverySolution, NotEvery>, most: usize, spelling: Spelling) -> Self {
        let none = |why| Self { ended_by: Some(why), length: None, count: None, moves: Vec::new() };
        match every {
            Ok(every) => Self {
                ended_by: None,
                length: Some(every.all.length()),
                count: Some(u64::try_from(every.all.count()).unwrap_or(u64::MAX)),
                moves: every.iter().take(most).map(|moves| spelling.write(&moves)).collect(),
            },
            Err(NotEvery::Large) => none("large"),
            Err(NotEvery::Unsolvable) => none("unsolvable"),
            Err(NotEvery::Ended(halt)) => none(halt.name()),
        }
    }
}
