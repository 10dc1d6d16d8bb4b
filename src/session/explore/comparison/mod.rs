//! Several searches on several puzzles: the choices for a comparison, and its runs.
//!
//! | room | what lives there |
//! |---|---|
//! | [`run`] | a comparison that runs or has ended, and the rows that have come |

pub mod run;

use std::io;
use std::str::FromStr;

use crate::session::hidato::Open as OpenHidato;
use crate::session::settings::CompareSettings;
use crate::session::sliding::Open as OpenSliding;
use crate::session::{Notice, Session};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::{Order, Outcome};
use langkah_engine::puzzle::compare::named::Named;
use langkah_engine::puzzle::compare::{Allowance, Contender, Contest, hidato, sliding};
use langkah_engine::puzzle::hidato::make;
use langkah_engine::puzzle::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::puzzle::{Family, Of, Puzzle};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::random::{self, Kind};
use langkah_language::text;
use run::{Part, RowReporter, Run};

/// Puzzles of files, with their names.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed<P> {
    pub file: String,
    pub puzzles: Vec<(String, P)>,
    /// What was wrong with other puzzles of the file: the first few faults.
    pub faults: Vec<String>,
}

/// The most searches that are kept from one run of the program to the next.
const KEPT_MAX: usize = 100;

/// Which puzzles the searches are run on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    #[default]
    Open,
    Random,
    Listed,
}

/// Which puzzles of a family the searches are run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    pub field: Field,
    /// How many random puzzles, and the seed of the first one.
    pub count: usize,
    pub seed: u64,
}

/// What is chosen for the searches and puzzles of a family.
pub struct Choice<C: Contender> {
    pub contenders: Vec<C>,
    pub field: Field,
    /// How many random puzzles, and the seed of the first one.
    pub count: usize,
    pub seed: u64,
    listed: Option<Listed<C::Puzzle>>,
}

impl<C: Contender> Choice<C> {
    fn new(contenders: Vec<C>) -> Self {
        Self { contenders, field: Field::default(), count: 10, seed: 1, listed: None }
    }

    /// Adds a search, or takes it away.
    pub fn choose(&mut self, contender: C, is_chosen: bool) {
        self.contenders.retain(|other| *other != contender);
        if is_chosen {
            self.contenders.push(contender);
        }
    }

    /// Which puzzles are chosen.
    pub const fn drawn(&self) -> Draw {
        Draw { field: self.field, count: self.count, seed: self.seed }
    }

    fn draw(&mut self, draw: Draw) {
        (self.field, self.count, self.seed) = (draw.field, draw.count, draw.seed);
    }

    pub fn listed(&self) -> Option<&Listed<C::Puzzle>> {
        self.listed.as_ref()
    }

    pub(super) fn take(&mut self, listed: Listed<C::Puzzle>) {
        self.field = Field::Listed;
        self.listed = Some(listed);
    }

    fn puzzles(&self) -> Vec<(String, C::Puzzle)> {
        self.listed.as_ref().map(|listed| listed.puzzles.clone()).unwrap_or_default()
    }

    /// The seeds of the random puzzles.
    fn seeds(&self) -> impl Iterator<Item = u64> {
        (0..self.count as u64).map(|index| self.seed.wrapping_add(index))
    }
}

/// A run of the searches of either family.
pub type AnyRun = Of<Run<sliding::Contender>, Run<hidato::Contender>>;

/// One choice for a comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tuning {
    /// How long each search may take.
    Seconds(f64),
    /// How many random moves from the goal the random sliding puzzles are made with.
    Moves(u32),
    /// Which puzzles of a family the searches are run on.
    Draw(Family, Draw),
    /// Adds a search, or takes it away.
    Choose(Named, bool),
}

/// What is chosen for a comparison, and the last one that was run.
pub struct Comparison {
    pub sliding: Choice<sliding::Contender>,
    pub hidato: Choice<hidato::Contender>,
    /// How many random moves from the goal the random sliding puzzles are made with.
    pub moves: u32,
    /// Seconds that each search may take.
    pub seconds: f64,
    run: Option<AnyRun>,
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
            sliding: Choice::new(plans.map(sliding::Contender::from).into()),
            hidato: Choice::new(hidato::Contender::USUAL.into()),
            moves: 30,
            seconds: 10.0,
            run: None,
        }
    }
}

impl Comparison {
    /// With the searches that the settings name. Names that no search has are left out.
    pub fn with(kept: &CompareSettings) -> Self {
        fn chosen<C: FromStr>(names: Option<&Vec<String>>, usual: Vec<C>) -> Vec<C> {
            let parse = |names: &Vec<String>| {
                names.iter().take(KEPT_MAX).filter_map(|name| name.parse().ok()).collect()
            };
            names.map(parse).unwrap_or(usual)
        }
        let mut comparison = Self::default();
        let Self { sliding, hidato, .. } = &mut comparison;
        sliding.contenders = chosen(kept.sliding.as_ref(), std::mem::take(&mut sliding.contenders));
        hidato.contenders = chosen(kept.hidato.as_ref(), std::mem::take(&mut hidato.contenders));
        comparison
    }

    /// The chosen searches, for the settings.
    pub fn kept(&self) -> CompareSettings {
        fn names<C: ToString + PartialEq>(chosen: &[C], usual: &[C]) -> Option<Vec<String>> {
            (chosen != usual).then(|| chosen.iter().map(ToString::to_string).collect())
        }
        let usual = Self::default();
        CompareSettings {
            sliding: names(&self.sliding.contenders, &usual.sliding.contenders),
            hidato: names(&self.hidato.contenders, &usual.hidato.contenders),
        }
    }

    /// The searches of sliding puzzles that are offered. The person can name others.
    pub fn offered() -> Vec<sliding::Contender> {
        let weight = Weight::ONE;
        let best_first =
            |bound| Plan::BestFirst { bound, weight, ties: Ties::LeastH, visited: true };
        let mut plans = vec![Plan::Shortest];
        plans.extend(BoundKind::ALL.map(|bound| Plan::Ida { bound, weight }));
        plans.extend(BoundKind::ALL.map(best_first));
        plans.push(Plan::BreadthFirst { visited: true });
        plans.push(Plan::DepthFirst { visited: true, depth_max: None });
        plans.extend(Preset::ALL.map(Plan::Preset));
        plans.into_iter().map(sliding::Contender::from).collect()
    }

    /// Takes a choice.
    pub(super) fn set(&mut self, tuning: Tuning) {
        match tuning {
            Tuning::Seconds(seconds) => self.seconds = seconds,
            Tuning::Moves(moves) => self.moves = moves,
            Tuning::Draw(Family::Sliding, draw) => self.sliding.draw(draw),
            Tuning::Draw(Family::Hidato, draw) => self.hidato.draw(draw),
            Tuning::Choose(Named::Sliding(search), is_chosen) => {
                self.sliding.choose(search, is_chosen);
            }
            Tuning::Choose(Named::Hidato(search), is_chosen) => {
                self.hidato.choose(search, is_chosen);
            }
        }
    }

    pub fn run(&self) -> Option<&AnyRun> {
        self.run.as_ref()
    }

    /// The run, if it is one on sliding puzzles.
    pub fn sliding_run(&self) -> Option<&Run<sliding::Contender>> {
        self.run.as_ref()?.as_ref().sliding()
    }

    /// The run, if it is one on Hidatos.
    pub fn hidato_run(&self) -> Option<&Run<hidato::Contender>> {
        self.run.as_ref()?.as_ref().hidato()
    }

    pub fn is_running(&self) -> bool {
        let run = self.run.as_ref().map(AnyRun::as_ref);
        run.is_some_and(|run| run.either(Run::is_running, Run::is_running))
    }

    /// Asks the comparison to end. The rows that have come stay.
    pub fn stop(&self) {
        if let Some(run) = &self.run {
            run.as_ref().either(Run::stop, Run::stop);
        }
    }

    /// Forgets a run on puzzles of the other family, and ends it.
    pub(super) fn leave(&mut self, family: Family) {
        if self.run.as_ref().is_some_and(|run| run.family() != family) {
            self.run = None;
        }
    }
}

impl Session {
    /// The memory, the time and the threads that each of the compared searches may use. The time is
    /// chosen beside them.
    pub(super) fn allowance(&self) -> Allowance {
        let time_max = Some(self.explore.comparison.seconds);
        let Request { limits, threads, .. } = self.settings.sliding_request();
        Allowance { limits, time_max, threads }
    }

    /// The sliding puzzles of the chosen field, with their names.
    fn sliding_field(&self, open: Option<&OpenSliding>) -> Vec<(String, Puzzle)> {
        let comparison = &self.explore.comparison;
        match comparison.sliding.field {
            Field::Open => {
                let open = open.map(|open| (open.source.to_string(), open.puzzle.clone()));
                open.into_iter().collect()
            }
            Field::Listed => comparison.sliding.puzzles(),
            Field::Random => {
                let choice = self.random_goal();
                let size = open.map(|open| open.puzzle.start().dims());
                let size = size.or(self.settings.sliding.size());
                let Some(Ok(goal)) = size.map(|size| choice.board(size)) else {
                    return Vec::new();
                };
                let puzzle = |seed| {
                    let start = random::board(&goal, Kind::Walk(comparison.moves), seed);
                    let (moves, seed) = (comparison.moves.to_string(), seed.to_string());
                    let name = text!("session-walk", moves = moves, seed = seed);
                    (name, Puzzle::new(start, choice))
                };
                comparison.sliding.seeds().map(puzzle).collect()
            }
        }
    }

    /// The random Hidato of a seed, as the menu of random puzzles has it.
    pub fn hidato_order(&self, seed: u64) -> Option<Order> {
        let open = self.hidato()?.open()?.board.shape().topology();
        let topology = self.settings.hidato.random.unwrap_or(open);
        self.settings.hidato.order(topology, seed)
    }

    pub(super) fn compare(&mut self) {
        if self.explore.comparison.is_running() {
            return;
        }
        let begun = match self.tenant() {
            Of::Sliding(sliding) => {
                self.compare_sliding(sliding.open()).map(|run| run.map(AnyRun::Sliding))
            }
            Of::Hidato(hidato) => {
                self.compare_hidatos(hidato.open()).map(|run| run.map(AnyRun::Hidato))
            }
        };
        match begun {
            Ok(None) => {}
            Ok(run) => {
                self.forget_pair();
                self.explore.comparison.run = run;
            }
            Err(error) => {
                let lines = vec![error.to_string()];
                self.notice = Some(Notice::fault(text!("session-comparison-not-started"), lines));
            }
        }
    }

    fn compare_sliding(
        &self,
        open: Option<&OpenSliding>,
    ) -> io::Result<Option<Run<sliding::Contender>>> {
        let contenders = self.explore.comparison.sliding.contenders.clone();
        let contest = Contest { contenders, allowance: self.allowance() };
        Run::begin(&self.jobs, contest, self.sliding_field(open))
    }

    fn compare_hidatos(
        &self,
        open: Option<&OpenHidato>,
    ) -> io::Result<Option<Run<hidato::Contender>>> {
        let choice = &self.explore.comparison.hidato;
        let contest =
            Contest { contenders: choice.contenders.clone(), allowance: self.allowance() };
        let jobs = &self.jobs;
        match choice.field {
            Field::Open => {
                let open = open.map(|open| (open.source.to_string(), open.board.clone()));
                Run::begin(jobs, contest, open.into_iter().collect())
            }
            Field::Listed => Run::begin(jobs, contest, choice.puzzles()),
            Field::Random => {
                let orders: Vec<Order> =
                    choice.seeds().filter_map(|seed| self.hidato_order(seed)).collect();
                let count = orders.len();
                Run::begin_with(jobs, contest, count, move |reporter| dealt(&orders, reporter))
            }
        }
    }

    /// Takes in what the comparison has sent.
    pub(super) fn poll_comparison(&mut self) {
        let Some(run) = &mut self.explore.comparison.run else { return };
        if let Some(message) = run.as_mut().either(Run::poll, Run::poll) {
            let title = text!("session-one-search-failed");
            self.notice = Some(Notice::fault(title, vec![message]));
        }
    }
}

/// Makes the puzzles of these orders, and sends each of them. Returns those that could be made.
fn dealt(orders: &[Order], reporter: &mut RowReporter<hidato::Contender>) -> Vec<Board> {
    let mut boards = Vec::new();
    for order in orders {
        let board = match make(order, reporter) {
            Ok(Outcome::Made(puzzle)) => Some(puzzle.board),
            Ok(Outcome::Halted(_)) => break,
            // Another seed may have a path through this shape.
            Ok(Outcome::NoPath) | Err(_) => None,
        };
        let (size, seed) = (order.dims.to_string(), order.seed.to_string());
        let name = text!("session-size-and-seed", size = size, seed = seed);
        reporter.part(Part::Puzzle(board.clone().map(|board| (name, board))));
        boards.extend(board);
    }
    boards
}
