//! Several searches on several puzzles: the choices for a comparison, and its runs.
//!
//! | room | what lives there |
//! |---|---|
//! | [`run`] | a comparison that runs or has ended, and the rows that have come |

pub mod run;

use std::str::FromStr;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::generate::Order;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::bound::own::name::Name;
use langkah_language::text;
use langkah_puzzle::Family;
use langkah_puzzle::compare::{Allowance, Contender, hidato, sliding};
use langkah_puzzle::family::named::Named;
use run::Run;

use crate::session::Session;
pub use crate::session::family::AnyRun;
use crate::session::family::{running, running_mut};
use crate::session::notice::{Notice, said};
use crate::session::settings::CompareSettings;

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
    /// Those of them that the person has added since the start of the program.
    by_hand: Vec<C>,
    /// Which puzzles are chosen.
    pub drawn: Draw,
    listed: Option<Listed<C::Puzzle>>,
}

impl<C: Contender> Choice<C> {
    fn new(contenders: Vec<C>) -> Self {
        let drawn = Draw { field: Field::default(), count: 10, seed: 1 };
        Self { contenders, by_hand: Vec::new(), drawn, listed: None }
    }

    /// Adds a search, or takes it away.
    pub fn choose(&mut self, contender: C, is_chosen: bool) {
        for list in [&mut self.contenders, &mut self.by_hand] {
            list.retain(|other| *other != contender);
            if is_chosen {
                list.push(contender.clone());
            }
        }
    }

    pub fn listed(&self) -> Option<&Listed<C::Puzzle>> {
        self.listed.as_ref()
    }

    pub(super) fn take(&mut self, listed: Listed<C::Puzzle>) {
        self.drawn.field = Field::Listed;
        self.listed = Some(listed);
    }

    pub(super) fn puzzles(&self) -> Vec<(String, C::Puzzle)> {
        self.listed.as_ref().map(|listed| listed.puzzles.clone()).unwrap_or_default()
    }

    /// The seeds of the random puzzles.
    pub(super) fn seeds(&self) -> impl Iterator<Item = u64> {
        (0..self.drawn.count as u64).map(|index| self.drawn.seed.wrapping_add(index))
    }
}

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

    /// The searches that run on sliding puzzles of these sizes: the chosen ones, but for usual
    /// ones that go with none of the sizes and that the person has not added.
    pub fn on(&self, sizes: &[Dims]) -> Vec<sliding::Contender> {
        let Choice { contenders, by_hand, .. } = &self.sliding;
        let usual = Self::default().sliding.contenders;
        let is_run = |search: &&sliding::Contender| {
            sizes.is_empty()
                || sizes.iter().any(|&size| search.goes_with(size))
                || by_hand.contains(search)
                || !usual.contains(search)
        };
        let run: Vec<_> = contenders.iter().filter(is_run).copied().collect();
        // Where none is left, the person sees which are chosen and why they do not go.
        if run.is_empty() { contenders.clone() } else { run }
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
        let best_first = |bound| Plan::best_first(bound, weight, Ties::LeastH, true);
        let mut plans = vec![Plan::Shortest];
        plans.extend(BoundKind::ALL.map(|bound| Plan::Ida { bound, weight }));
        plans.extend(BoundKind::ALL.map(best_first));
        plans.push(Plan::breadth_first(true));
        plans.push(Plan::depth_first(true, None));
        plans.extend(Preset::ALL.map(Plan::Preset));
        plans.into_iter().map(sliding::Contender::from).collect()
    }

    /// The searches with an own bound, which are offered beside the others.
    pub fn with_own(formula: Formula) -> Vec<sliding::Contender> {
        let (bound, weight) = (BoundKind::Own(formula), Weight::ONE);
        let best_first = Plan::best_first(bound, weight, Ties::LeastH, true);
        // A search with a queue knows no g.
        let is_for_queue = !formula.uses(Name::G);
        let plans = [Some(Plan::Ida { bound, weight }), is_for_queue.then_some(best_first)];
        plans.into_iter().flatten().map(sliding::Contender::from).collect()
    }

    /// Takes a choice.
    pub(super) fn set(&mut self, tuning: Tuning) {
        match tuning {
            Tuning::Seconds(seconds) => self.seconds = seconds,
            Tuning::Moves(moves) => self.moves = moves,
            Tuning::Draw(family, draw) => self.draw(family, draw),
            Tuning::Choose(search, is_chosen) => self.choose(search, is_chosen),
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
        self.run.as_ref().is_some_and(|run| running(run).is_running())
    }

    /// Asks the comparison to end. The rows that have come stay.
    pub fn stop(&self) {
        if let Some(run) = &self.run {
            running(run).stop();
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
    /// The sizes of the sliding puzzles that are to be compared.
    fn compared_sizes(&self) -> Vec<Dims> {
        let Choice { drawn, listed, .. } = &self.explore.comparison.sliding;
        match listed.as_ref().filter(|_| drawn.field == Field::Listed) {
            Some(listed) => listed.puzzles.iter().map(|(_, one)| one.start().dims()).collect(),
            None => self.sliding.dims().or(self.settings.sliding.size()).into_iter().collect(),
        }
    }

    /// The searches that are compared on sliding puzzles.
    pub fn compared(&self) -> Vec<sliding::Contender> {
        self.explore.comparison.on(&self.compared_sizes())
    }

    /// The memory, the time and the threads that each of the compared searches may use. The time is
    /// chosen beside them.
    pub(in crate::session) fn allowance(&self) -> Allowance {
        let time_max = Some(self.explore.comparison.seconds);
        let Request { limits, threads, .. } = self.settings.sliding_request();
        Allowance { limits, time_max, threads }
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
        match self.any_tenant().compare(self) {
            Ok(None) => {}
            Ok(run) => {
                self.forget_pair();
                self.explore.comparison.run = run;
            }
            Err(error) => {
                let lines = vec![error.to_string()];
                self.notice =
                    Some(Notice::fault(said(|| text!("session-comparison-not-started")), lines));
            }
        }
    }

    /// Takes in what the comparison has sent.
    pub(super) fn poll_comparison(&mut self) {
        let Some(run) = &mut self.explore.comparison.run else { return };
        if let Some(message) = running_mut(run).poll() {
            let title = said(|| text!("session-one-search-failed"));
            self.notice = Some(Notice::fault(title, vec![message]));
        }
    }
}
