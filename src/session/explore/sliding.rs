//! Recorded searches of sliding puzzles, and comparisons on them.

use std::io;
use std::sync::Arc;

use langkah_engine::fit::Misfit;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::record::Follower;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{self, Move};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Solution, Task};
use langkah_language::text;
use langkah_puzzle::Of;
use langkah_puzzle::code::{Listing, sliding};
use langkah_puzzle::compare::sliding::Contender;
use langkah_puzzle::compare::{Allowance, Contest};
use langkah_puzzle::explain::Explainer;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::told::Told;
use langkah_puzzle::tree::SlidingTree;

use super::comparison::Field;
use super::comparison::run::{Paired, Run};
use super::explored::Explored;
use super::explorer::Explorer;
use super::recording::{Begun, Ended, Recordable, Recorded, Recording};
use crate::session::Session;
use crate::session::family::{AnyRun, Search, Searched};
use crate::session::job::Jobs;
use crate::session::player::{Go, Origin};
use crate::session::settings::Settings;
use crate::session::sliding::{Open, Sliding};

/// A search of a sliding puzzle.
pub struct SlidingSearch {
    pub puzzle: Puzzle,
    pub request: Request,
    /// The result, or the reason why the search does not go with the board; `None` while it runs.
    pub result: Option<Result<Solution, Misfit>>,
    /// Explains the bound at a node; `None` if there is no tree.
    pub explainer: Option<Arc<Explainer>>,
}

impl Ended for SlidingSearch {
    fn told(&self, are_drawn: bool) -> Box<dyn Told + '_> {
        Box::new(SlidingTree { start: self.puzzle.start(), are_drawn })
    }

    fn is_running(&self) -> bool {
        self.result.is_none()
    }

    fn dims(&self) -> Dims {
        self.puzzle.start().dims()
    }

    fn listing(&self) -> Option<Listing> {
        let ran = self.result.as_ref().and_then(|result| result.as_ref().ok());
        let plan = ran.map_or(self.request.plan, |solution| solution.plan);
        let metric = self.request.metric;
        sliding::listing(plan.on(self.dims(), metric).unwrap_or(plan), metric)
    }

    fn named(&self) -> Named {
        Of::Sliding(Contender::of(&self.request))
    }
}

impl Explorer {
    /// The sliding puzzle that was searched; `None` for another family.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.recorded().sliding().map(|sliding| &sliding.puzzle)
    }

    /// What the search of a sliding puzzle ended with; `None` while it runs, or if it does not go
    /// with the board.
    pub fn solution(&self) -> Option<&Solution> {
        self.recorded().sliding()?.result.as_ref()?.as_ref().ok()
    }

    /// The board of a node; `None` for another family.
    pub fn board(&self, node: u32) -> Option<Board> {
        let trace = self.trace().filter(|trace| node < trace.len())?;
        let boards = SlidingTree { start: self.puzzle()?.start(), are_drawn: true };
        Some(boards.board(trace, node))
    }

    /// The moves from the root to a node.
    pub fn path(&self, node: u32) -> Vec<Move> {
        let labels = self.trace().map(|trace| trace.labels(node)).unwrap_or_default();
        let shifts = labels.into_iter().filter_map(moves::shift);
        shifts.flat_map(|(way, cells)| std::iter::repeat_n(way, cells)).collect()
    }
}

impl Session {
    /// Takes the path to a node of the recorded search as the track, and shows the track.
    pub(super) fn walk_path(&mut self, node: u32) {
        let Some(explorer) = self.explorer() else { return };
        let Some(puzzle) = explorer.puzzle() else { return };
        let steps = moves::steps(puzzle.start(), &explorer.path(node));
        let length = steps.len();
        self.show(super::View::Solution);
        self.sliding.track(steps, Origin::Pasted);
        self.tenant_mut().go(Go::To(length));
    }
}

impl Recordable for (Puzzle, Request) {
    fn begin(&self, jobs: &Jobs, nodes_max: u32, grows: bool) -> io::Result<Begun> {
        let (puzzle, request) = self.clone();
        let task = match Task::with_tree(puzzle.clone(), request) {
            Ok(task) => task,
            Err(misfit) => {
                let result = Some(Err(misfit));
                let of = Of::Sliding(SlidingSearch { puzzle, request, result, explainer: None });
                let recorded = Recorded { of, trace: None };
                return Ok(Begun::Ended(Box::new(recorded)));
            }
        };
        let plan = request.plan.on(puzzle.start().dims(), request.metric).unwrap_or(request.plan);
        let job = jobs.begin(move |reporter| {
            // While the search runs, nobody knows whether the board is an easy one, which another
            // search solves.
            let mut explainer = None;
            let mut recorded = |plan, result, trace: Option<Arc<Trace>>| {
                let kept = explainer.take().filter(|(of, _)| *of == plan);
                let explain = || Arc::new(Explainer::new(plan, request.metric, puzzle.goal()));
                let of_plan = trace.as_ref().map(|_| kept.map_or_else(explain, |(_, one)| one));
                explainer = of_plan.clone().map(|one| (plan, one));
                let explainer = of_plan;
                let sliding = SlidingSearch { puzzle: puzzle.clone(), request, result, explainer };
                Recorded { of: Of::Sliding(sliding), trace }
            };
            let sender = reporter.clone();
            let mut see = |trace| sender.part(recorded(plan, None, Some(trace)));
            let follower = grows.then_some(Follower::Trees(&mut see));
            let (solution, trace) = task.record_for(reporter, nodes_max, follower);
            recorded(solution.plan, Some(Ok(solution)), trace)
        })?;
        Ok(Recording::of(job, nodes_max, Of::Sliding(self.clone())))
    }

    fn title(&self) -> String {
        let dims = self.0.start().dims();
        let Request { plan, metric, .. } = self.1;
        plan.on(dims, metric).unwrap_or(plan).title(dims, metric)
    }

    fn named(&self) -> Named {
        Of::Sliding(Contender::of(&self.1))
    }
}

impl Paired for Contender {
    fn search(&self, puzzle: &Puzzle, allowance: &Allowance) -> Search {
        Of::Sliding((puzzle.clone(), self.request(puzzle.start().dims(), allowance)))
    }
}

impl Explored for Sliding {
    fn search(&self, settings: &Settings, once: Option<Plan>) -> Option<Search> {
        let request = settings.sliding_request();
        let plan = once.unwrap_or(request.plan);
        Some(Of::Sliding((self.open()?.puzzle.clone(), Request { plan, ..request })))
    }

    fn found_by(&self, _settings: &Settings) -> Option<Search> {
        let (puzzle, request) = self.track_found_by()?;
        Some(Of::Sliding((puzzle.clone(), *request)))
    }

    fn is_searched(&self, searched: &Searched) -> bool {
        let puzzle = searched.as_ref().sliding().map(|searched| &searched.puzzle);
        puzzle.is_some() && puzzle == self.open().map(|open| &open.puzzle)
    }

    fn compare(&self, session: &Session) -> io::Result<Option<AnyRun>> {
        let contenders = session.compared();
        let contest = Contest { contenders, allowance: session.allowance() };
        let run = Run::begin(session.jobs(), contest, field(session, self.open()))?;
        Ok(run.map(Of::Sliding))
    }
}

/// The sliding puzzles of the chosen field, with their names.
fn field(session: &Session, open: Option<&Open>) -> Vec<(String, Puzzle)> {
    let comparison = &session.explorings().comparison;
    match comparison.sliding.drawn.field {
        Field::Open => {
            let open = open.map(|open| (open.source.to_string(), open.puzzle.clone()));
            open.into_iter().collect()
        }
        Field::Listed => comparison.sliding.puzzles(),
        Field::Random => {
            let choice = session.random_goal();
            let size = open.map(|open| open.puzzle.start().dims());
            let size = size.or(session.settings.sliding.size());
            let Some(Ok(goal)) = size.map(|size| choice.board(size)) else {
                return Vec::new();
            };
            let puzzle = |seed| {
                let start = random::board(&goal, Kind::Walk(comparison.moves), seed);
                let (moves, seed) = (comparison.moves, seed.to_string());
                let name =
                    text!("session-walk", moves = moves, shown = moves.to_string(), seed = seed);
                (name, Puzzle::new(start, choice))
            };
            comparison.sliding.seeds().map(puzzle).collect()
        }
    }
}
