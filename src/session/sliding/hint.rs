//! The next best move from the board that is shown.

use std::fmt;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limit;
use langkah_engine::sliding::board::{Board, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move, Step};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_language::text;
use langkah_puzzle::words;

use super::Sliding;
use super::solving::{Ended, Purpose, Running};
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::player::Origin;

/// How long the search for a hint on a large board may take, in seconds: a person waits for it.
const ANYTIME_SECONDS: f64 = 1.5;

/// What a hint says about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The move to make, how many moves are left with it, and whether a shorter way is ruled out.
    Step {
        step: Step,
        left: usize,
        /// What counts as one of the moves that are left.
        metric: Metric,
        proved_least: bool,
    },
    /// The board is the goal.
    AtGoal,
    Unsolvable,
    /// The search ended before it had found a way.
    Limit(Limit),
    Stopped,
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Step { step, left, metric, proved_least } => {
                let (slide, left) = (words::slide(step), words::moves_in(*metric, *left));
                return f.write_str(&match proved_least {
                    true => text!("session-hint-step", slide = slide, left = left),
                    false => text!("session-hint-step-at-most", slide = slide, left = left),
                });
            }
            Self::AtGoal => text!("session-hint-at-goal"),
            Self::Unsolvable => text!("session-hint-unsolvable"),
            Self::Limit(_) => text!("session-hint-limit"),
            Self::Stopped => text!("session-hint-stopped"),
        })
    }
}

/// A way to a goal. Every board on it takes its hint from here.
struct Lead {
    start: Board,
    goal: Board,
    steps: Vec<Step>,
    /// What counts as one of the moves that are left.
    metric: Metric,
    proved_least: bool,
}

impl Lead {
    fn hint(&self, board: &Board, goal: &Board) -> Option<Hint> {
        if *goal != self.goal {
            return None;
        }
        let on_way = |step: &Step| step.board == *board;
        let at = if *board == self.start { 0 } else { self.steps.iter().position(on_way)? + 1 };
        next(&self.steps[at..], self.metric, self.proved_least)
    }
}

/// The hint to make the first of these steps.
fn next(steps: &[Step], metric: Metric, proved_least: bool) -> Option<Hint> {
    let ways: Vec<Move> = steps.iter().map(|step| step.way).collect();
    let (step, left) = (steps.first()?.clone(), metric.count(&ways));
    Some(Hint::Step { step, left, metric, proved_least })
}

#[derive(Default)]
pub(super) struct Hints {
    lead: Option<Lead>,
    /// The board that a hint was asked for, its goal, and the hint.
    shown: Option<(Board, Board, Hint)>,
}

impl Hints {
    /// Shows no hint until one is asked for again.
    pub fn hide(&mut self) {
        self.shown = None;
    }

    /// Takes in what a search from `board` has found.
    pub fn take(&mut self, board: Board, puzzle: &Puzzle, solution: &Solution) {
        let goal = puzzle.goal().clone();
        let hint = match &solution.outcome {
            Outcome::Solved(ways) => {
                let steps = moves::steps(&board, ways);
                let (metric, proved_least) = (solution.metric, solution.proved_least);
                let hint = next(&steps, metric, proved_least).unwrap_or(Hint::AtGoal);
                let (start, goal) = (board.clone(), goal.clone());
                self.lead = Some(Lead { start, goal, steps, metric, proved_least });
                hint
            }
            Outcome::Unsolvable => Hint::Unsolvable,
            Outcome::Limit(limit) => Hint::Limit(*limit),
            Outcome::Stopped => Hint::Stopped,
        };
        self.shown = Some((board, goal, hint));
    }
}

impl Sliding {
    /// The hint for the shown board, if one was asked for and has been found.
    pub fn shown_hint(&self) -> Option<&Hint> {
        if self.mode == Mode::Edit {
            return None;
        }
        let state = self.state.as_ref()?;
        let (board, goal, hint) = self.hints.shown.as_ref()?;
        (board == state.board() && goal == state.open.puzzle.goal()).then_some(hint)
    }

    /// Whether a search for a hint runs.
    pub fn seeks_hint(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.purpose, Purpose::Hint(_)))
    }

    /// The fewest moves from the start to the goal, if a search has proved that number for what
    /// counts as one move now.
    pub fn fewest(&self) -> Option<usize> {
        let metric = self.player().metric();
        match self.ended().map(|ended| &ended.solution) {
            Some(solution) if solution.proved_least && solution.metric == metric => {
                solution.length()
            }
            _ => None,
        }
    }

    /// Shows the hint for the shown board, or makes its move if it is already shown.
    pub(super) fn show_hint(&mut self, desk: &mut Desk<'_>) {
        if self.mode == Mode::Edit || self.running.is_some() && !self.seeks_hint() {
            return;
        }
        let Some(state) = &self.state else { return };
        if let Some(Hint::Step { step, .. }) = self.shown_hint() {
            let way = step.way;
            return self.slide(way);
        }
        let (board, goal) = (state.board().clone(), state.open.puzzle.goal().clone());
        match self.known_hint() {
            Some(hint) => {
                self.running = None;
                self.round.note_hint(&hint);
                self.hints.shown = Some((board, goal, hint));
            }
            None => self.seek_hint(board, goal, desk),
        }
    }

    /// The hint for the shown board, if no search is needed for it.
    fn known_hint(&self) -> Option<Hint> {
        let state = self.state.as_ref()?;
        let (board, goal) = (state.board(), state.open.puzzle.goal());
        if board == goal {
            return Some(Hint::AtGoal);
        }
        if !state.open.solvability.is_solvable() {
            return Some(Hint::Unsolvable);
        }
        let is_found = |ended: &&Ended| {
            state.player.origin() == Origin::Search && ended.solution.metric == self.metric
        };
        // Other solutions can be the track, too: those of the list, and those of a lesson.
        let is_track = self.track_found_by().is_some();
        let track =
            self.ended().filter(is_found).filter(|_| is_track).filter(|ended| {
                ended.solution.proved_least || ended.request.plan == Plan::default()
            });
        let ahead = track.and_then(|ended| {
            let steps = &state.player.steps()[state.player.position()..];
            next(steps, ended.solution.metric, ended.solution.proved_least)
        });
        ahead.or_else(|| self.hints.lead.as_ref()?.hint(board, goal))
    }

    fn seek_hint(&mut self, board: Board, goal: Board, desk: &mut Desk<'_>) {
        let seeks =
            |running: &Running| matches!(&running.purpose, Purpose::Hint(other) if *other == board);
        if self.running.as_ref().is_some_and(seeks) {
            return;
        }
        let Ok(puzzle) = Puzzle::with(board.clone(), &GoalChoice::Board(goal)) else { return };
        // An anytime search would go on for as long as nobody stops it.
        let usual = desk.settings.sliding_request();
        let plan = Plan::default().on(board.dims(), usual.metric);
        let time_max =
            desk.settings.seconds((plan == Ok(Plan::Anytime)).then_some(ANYTIME_SECONDS));
        let request = Request { plan: Plan::default(), time_max, ..usual };
        let Ok(task) = Task::new(puzzle, request) else { return };
        *desk.notice = None;
        self.hints.hide();
        self.running = None;
        self.spawn(Purpose::Hint(board), request, desk, move |reporter| task.run(reporter));
    }
}
