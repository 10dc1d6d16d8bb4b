//! Several searches on several puzzles: what is chosen, the run, and the rows that have come.

use crate::puzzle::Puzzle;
use crate::puzzle::compare::{Contender, Contest, Row, csv};
use crate::puzzle::plan::{BoundKind, Plan, Preset, Weight};
use crate::puzzle::solve::Progress;
use crate::search::best_first::Ties;
use crate::search::limits::Limits;
use crate::session::job::{Event, Job};
use crate::session::{Notice, Session};
use crate::sliding::random::{self, Kind};

/// Puzzles with their names, from a file with one on each line.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    pub file: String,
    pub puzzles: Vec<(String, Puzzle)>,
    /// What was wrong with other lines, the first few.
    pub faults: Vec<String>,
}

/// Which puzzles the searches are run on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    #[default]
    Open,
    Random,
    Lines,
}

/// What is chosen for a comparison, and the last one that was run.
pub struct Comparison {
    pub contenders: Vec<Contender>,
    pub field: Field,
    /// How many random puzzles, of how many moves, from which seed on.
    pub count: usize,
    pub moves: u32,
    pub seed: u64,
    /// Seconds that each search may take.
    pub seconds: f64,
    lines: Option<Lines>,
    run: Option<Run>,
    job: Option<Job<()>>,
}

/// A comparison that runs or has ended.
pub struct Run {
    pub contenders: Vec<Contender>,
    pub puzzles: Vec<(String, Puzzle)>,
    pub rows: Vec<Row>,
    /// Of the search that runs.
    pub progress: Option<Progress>,
}

impl Run {
    /// How many searches there are in all.
    pub fn all(&self) -> usize {
        self.contenders.len() * self.puzzles.len()
    }

    /// The rows as comma-separated values.
    pub fn csv(&self) -> String {
        let mut text = format!("{}\n", csv::HEAD);
        for row in &self.rows {
            let name = self.puzzles.get(row.puzzle).map_or("", |puzzle| &puzzle.0);
            if let Some(contender) = self.contenders.get(row.contender) {
                // Writing to a text cannot fail.
                let _ = csv::row(&mut text, name, contender, row);
            }
        }
        text
    }
}

impl Default for Comparison {
    fn default() -> Self {
        let ida = |bound| Plan::Ida { bound, weight: Weight::ONE };
        let plans = [
            ida(BoundKind::Manhattan),
            ida(BoundKind::LinearConflict),
            ida(BoundKind::WalkingDistance),
            ida(BoundKind::PatternDb),
        ];
        Self {
            contenders: plans.map(Contender::from).into(),
            field: Field::default(),
            count: 10,
            moves: 30,
            seed: 1,
            seconds: 10.0,
            lines: None,
            run: None,
            job: None,
        }
    }
}

impl Comparison {
    /// The searches that are offered: others can be named.
    pub fn offered() -> Vec<Contender> {
        let weight = Weight::ONE;
        let best_first =
            |bound| Plan::BestFirst { bound, weight, ties: Ties::LeastH, visited: true };
        let mut plans = vec![Plan::Shortest];
        plans.extend(BoundKind::ALL.map(|bound| Plan::Ida { bound, weight }));
        plans.extend(BoundKind::ALL.map(best_first));
        plans.extend(Preset::ALL.map(Plan::Preset));
        plans.into_iter().map(Contender::from).collect()
    }

    /// Adds a search, or takes it away.
    pub fn choose(&mut self, contender: Contender, is_chosen: bool) {
        self.contenders.retain(|other| *other != contender);
        if is_chosen {
            self.contenders.push(contender);
        }
    }

    pub fn lines(&self) -> Option<&Lines> {
        self.lines.as_ref()
    }

    pub fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    pub fn is_running(&self) -> bool {
        self.job.is_some()
    }

    /// Asks the comparison to end; the rows that have come stand.
    pub fn stop(&self) {
        if let Some(job) = &self.job {
            job.stop();
        }
    }

    pub(super) fn take(&mut self, lines: Lines) {
        self.field = Field::Lines;
        self.lines = Some(lines);
    }
}

impl Session {
    /// The puzzles of the chosen field, with their names.
    fn field(&self) -> Vec<(String, Puzzle)> {
        let comparison = &self.explore.comparison;
        match comparison.field {
            Field::Open => {
                let open = self.open().map(|open| (open.source.to_string(), open.puzzle.clone()));
                open.into_iter().collect()
            }
            Field::Lines => {
                comparison.lines.as_ref().map(|lines| lines.puzzles.clone()).unwrap_or_default()
            }
            Field::Random => {
                let choice = self.random_goal();
                let size = self.open().map(|open| open.puzzle.start().dims());
                let size = size.or(self.settings.random_size());
                let Some(Ok(goal)) = size.map(|size| choice.board(size)) else {
                    return Vec::new();
                };
                let puzzle = |seed| {
                    let start = random::board(&goal, Kind::Walk(comparison.moves), seed);
                    let name = format!("{} moves, seed {seed}", comparison.moves);
                    (name, Puzzle::new(start, choice))
                };
                (0..comparison.count as u64)
                    .map(|index| puzzle(comparison.seed.wrapping_add(index)))
                    .collect()
            }
        }
    }

    pub(super) fn compare(&mut self) {
        let puzzles = self.field();
        let comparison = &mut self.explore.comparison;
        if puzzles.is_empty() || comparison.contenders.is_empty() || comparison.is_running() {
            return;
        }
        let contenders = comparison.contenders.clone();
        let memory_max = self.settings.memory_mib.saturating_mul(1 << 20);
        let limits = Limits { memory_max, ..Limits::usual() };
        let time_max = Some(comparison.seconds);
        let contest = Contest { contenders: contenders.clone(), limits, time_max };
        let boards: Vec<Puzzle> = puzzles.iter().map(|puzzle| puzzle.1.clone()).collect();
        let spawned = Job::spawn(self.waker.clone(), move |reporter| {
            contest.run(&boards, reporter);
        });
        match spawned {
            Ok(job) => {
                self.explore.pair = None;
                let comparison = &mut self.explore.comparison;
                comparison.job = Some(job);
                comparison.run =
                    Some(Run { contenders, puzzles, rows: Vec::new(), progress: None });
            }
            Err(error) => {
                let lines = vec![error.to_string()];
                self.notice = Some(Notice::fault("The comparison could not be started", lines));
            }
        }
    }

    /// Takes in what the comparison has sent.
    pub(super) fn poll_comparison(&mut self) {
        let comparison = &mut self.explore.comparison;
        while let (Some(job), Some(run)) = (&comparison.job, &mut comparison.run) {
            match job.next_event() {
                None => return,
                Some(Event::Progress(progress)) => run.progress = Some(progress),
                Some(Event::Row(row)) => {
                    run.rows.push(*row);
                    run.progress = None;
                }
                Some(Event::Improved(_)) => {}
                Some(Event::Done(_)) => comparison.job = None,
                Some(Event::Panicked(message)) => {
                    comparison.job = None;
                    let title = "A search failed by a fault of the program";
                    self.notice = Some(Notice::fault(title, vec![message]));
                    return;
                }
            }
        }
    }
}
