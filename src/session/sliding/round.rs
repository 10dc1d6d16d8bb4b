//! A round of play: the clock and the moves from the start of a puzzle to its goal, and the result
//! that it gives.
//!
//! The clock begins with the person's first move of the start while they play, and ends at the
//! goal. Every tile that goes counts, whoever asks for it: a move that is taken back, or stepping
//! along the own moves, moves tiles, too. Starting over begins another attempt. `resumed` goes on
//! with a round at the next start of the program.

mod resumed;

use std::time::Duration;

use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, letters};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::text::one_line;
use langkah_engine::solve::Outcome;
use langkah_puzzle::family::Family;
use langkah_puzzle::results::Entry;

use super::Sliding;
use super::hint::Hint;
use super::history::State;
use crate::session::desk::Desk;
use crate::session::document::Document;
use crate::session::mode::Mode;
use crate::session::player::Origin;
use crate::session::results::clock::{Now, Stopwatch};
use crate::session::results::{EntryId, Results};
use crate::session::source::Dealt;

/// What has led to the board that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Cause {
    /// The person has moved tiles.
    Hand,
    /// The person goes back to the start, to begin again.
    Restart,
    /// The person is shown a solution in some other way than as the track.
    LookUp,
    Other,
}

/// The round that is played.
#[derive(Default)]
pub(super) struct Round {
    /// The puzzle that it is about.
    puzzle: Option<Puzzle>,
    /// That of the puzzle: a puzzle that is opened once more has another one.
    document: Document,
    /// The moves that led to the board that was shown last.
    seen: Vec<Move>,
    /// All moves since the clock began, those that were taken back among them.
    made: Vec<Move>,
    /// When each of them was made, in milliseconds since the first one.
    times: Vec<u64>,
    watch: Stopwatch,
    /// How often the person had begun this puzzle before.
    earlier: u32,
    /// The hints that were shown for this puzzle.
    hints: u32,
    /// Whether a solution of this puzzle was shown.
    is_looked_up: bool,
    /// What the round has given.
    ended: Option<Finish>,
}

/// What is remembered of a puzzle while the program runs.
pub(super) struct Met {
    puzzle: Puzzle,
    /// How often the person had begun it.
    attempts: u32,
    hints: u32,
    is_looked_up: bool,
    /// Rounds that had not ended when another puzzle was opened, the newest last. Undo and redo go
    /// on with them, and their clocks run all the time.
    left: Vec<Round>,
}

/// How many rounds of a puzzle are kept for undo.
const LEFT_MAX: usize = 10;

impl Met {
    /// Takes in what else is known of the same puzzle.
    fn take_in(&mut self, other: Self) {
        self.attempts = self.attempts.max(other.attempts);
        self.hints = self.hints.max(other.hints);
        self.is_looked_up |= other.is_looked_up;
        self.left.extend(other.left);
    }
}

/// A round that has ended at the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Finish {
    moves: usize,
    metric: Metric,
    /// The result that is kept.
    entry: Option<EntryId>,
    /// Whether a solution had been shown before.
    was_looked_up: bool,
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub stage: Stage,
    pub elapsed: Duration,
    pub moves: usize,
    /// What counts as one of these moves.
    pub metric: Metric,
    pub hints: u32,
    /// Whether a solution was shown, so that the round gives no result.
    pub is_looked_up: bool,
}

/// Where a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The clock begins with the first move.
    Ready,
    /// Tiles were moved before the clock could begin. Starting over makes it ready.
    Midway,
    Running,
    /// The goal is reached. The number is that of the result, if it is kept.
    Solved(Option<EntryId>),
    /// The goal is reached, but a solution was shown before.
    LookedUp,
}

impl Round {
    /// Notes that a hint was shown.
    pub fn note_hint(&mut self, hint: &Hint) {
        if self.ended.is_none() && matches!(hint, Hint::Step { .. }) {
            self.hints = self.hints.saturating_add(1);
        }
    }

    /// Whether it has begun and not ended.
    fn is_running(&self) -> bool {
        self.watch.has_begun() && self.ended.is_none()
    }

    /// Begins again with the same puzzle.
    fn restart(&mut self) {
        self.earlier = self.earlier.saturating_add(self.watch.has_begun().into());
        self.watch = Stopwatch::default();
        self.made.clear();
        self.times.clear();
        self.seen.clear();
        self.ended = None;
    }
}

/// The moves that lead from the board after `before` to the board after `after`.
fn way(before: &[Move], after: &[Move]) -> Vec<Move> {
    let common = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    let back = before[common..].iter().rev().map(|way| way.opposite());
    back.chain(after[common..].iter().copied()).collect()
}

/// The moves that have led to the board that is shown.
fn made(state: &State) -> Vec<Move> {
    let steps = &state.player.steps()[..state.player.position()];
    steps.iter().map(|step| step.way).collect()
}

impl Sliding {
    /// How far the round of play has come. `None` where there is none: no puzzle is open, or its
    /// start is its goal.
    pub fn standing(&self, now: Now) -> Option<Standing> {
        let (state, round) = (self.state.as_ref()?, &self.round);
        let puzzle = round.puzzle.as_ref()?;
        if *puzzle != state.open.puzzle || puzzle.start() == puzzle.goal() {
            return None;
        }
        let metric = state.player.metric();
        let (moves, metric) = match round.ended {
            Some(ended) => (ended.moves, ended.metric),
            None => (metric.count(&round.made), metric),
        };
        let stage = match round.ended {
            Some(ended) if ended.was_looked_up => Stage::LookedUp,
            Some(ended) => Stage::Solved(ended.entry),
            None if round.watch.has_begun() => Stage::Running,
            None if round.seen.is_empty() => Stage::Ready,
            None => Stage::Midway,
        };
        let elapsed = round.watch.elapsed(now);
        let Round { hints, is_looked_up, .. } = *round;
        Some(Standing { stage, elapsed, moves, metric, hints, is_looked_up })
    }

    /// Leaves the round for another puzzle, for none, or for a lesson.
    pub(in crate::session) fn drop_round(&mut self) {
        let round = std::mem::take(&mut self.round);
        let Some(puzzle) = round.puzzle.clone() else { return };
        let attempts = round.earlier.saturating_add(round.watch.has_begun().into());
        let Round { hints, is_looked_up, .. } = round;
        let at = self.met.iter().position(|met| met.puzzle == puzzle);
        let mut left = at.map(|at| self.met.swap_remove(at).left).unwrap_or_default();
        left.extend(round.is_running().then_some(round));
        left.drain(..left.len().saturating_sub(LEFT_MAX));
        if attempts > 0 || hints > 0 || is_looked_up {
            self.met.push(Met { puzzle, attempts, hints, is_looked_up, left });
        }
    }

    /// Notes that the person is shown a solution from the board that they have reached. Undo leads
    /// back to this round.
    pub(super) fn note_look_up(&mut self) {
        self.round.is_looked_up = true;
    }

    /// Begins the round of another puzzle, which is shown after these moves. The person may have
    /// begun it before, in this run of the program, or solved it in an earlier one.
    fn begin_round(&mut self, open: (Puzzle, Document), seen: Vec<Move>, results: &Results) {
        self.drop_round();
        let (puzzle, document) = open;
        let (mut attempts, mut hints, mut is_looked_up) = (solved(&puzzle, results), 0, false);
        if let Some(met) = self.met.iter_mut().find(|met| met.puzzle == puzzle) {
            attempts = attempts.max(met.attempts);
            (hints, is_looked_up) = (met.hints, met.is_looked_up);
            let is_this = |left: &Round| left.document == document && left.seen == seen;
            if let Some(at) = met.left.iter().position(is_this) {
                // Undo has led back to it.
                self.round = met.left.remove(at);
                self.round.hints = self.round.hints.max(hints);
                self.round.is_looked_up |= is_looked_up;
                self.mode = Mode::Play;
                return;
            }
        }
        let (puzzle, earlier) = (Some(puzzle), attempts);
        self.round =
            Round { puzzle, document, seen, earlier, hints, is_looked_up, ..Round::default() };
    }

    /// Brings the round in line with the board that is shown now.
    pub(in crate::session) fn follow_round(&mut self, cause: Cause, desk: &mut Desk<'_>) {
        let Some(state) = &self.state else { return self.drop_round() };
        let (puzzle, document, after) = (&state.open.puzzle, &state.open.document, made(state));
        if self.round.puzzle.as_ref() != Some(puzzle) || self.round.document != *document {
            let open = (puzzle.clone(), document.clone());
            return self.begin_round(open, after, desk.results);
        }
        let round = &mut self.round;
        round.is_looked_up |= cause == Cause::LookUp || shows(state);
        if cause == Cause::Restart && self.mode == Mode::Play && after.is_empty() {
            return round.restart();
        }
        let way = way(&round.seen, &after);
        let was_at_start = round.seen.is_empty();
        round.seen = after;
        if way.is_empty() || round.ended.is_some() {
            return;
        }
        let begins = cause == Cause::Hand && self.mode == Mode::Play && was_at_start;
        if begins && puzzle.start() != puzzle.goal() {
            round.watch.begin();
            round.watch.run(desk.now);
        }
        if !round.watch.has_begun() {
            return;
        }
        round.made.extend(way);
        round.times.resize(round.made.len(), round.watch.millis(desk.now));
        if state.board() == puzzle.goal() {
            self.finish(desk);
        }
    }

    /// Takes in that the goal is reached, and keeps the result.
    fn finish(&mut self, desk: &mut Desk<'_>) {
        let Some(state) = &self.state else { return };
        let (round, metric) = (&mut self.round, desk.settings.sliding.metric);
        round.watch.pause(desk.now);
        let moves = metric.count(&round.made);
        let is_kept = !round.is_looked_up && !desk.settings.play.is_quiet;
        let entry = is_kept.then(|| {
            let entry = entry(state, round, (moves, metric), desk.now);
            desk.results.add(entry)
        });
        round.ended = Some(Finish { moves, metric, entry, was_looked_up: round.is_looked_up });
        if let Some(id) = entry {
            let puzzle = state.open.puzzle.clone();
            self.count_fewest(id, puzzle, desk);
        }
    }
}

/// The attempts at a puzzle up to its last result.
fn solved(puzzle: &Puzzle, results: &Results) -> u32 {
    let (start, goal) = (one_line(puzzle.start()), goal_name(puzzle.goal()));
    let is_same = |entry: &&Entry| entry.puzzle == start && entry.goal == goal;
    let attempts = results.entries().iter().filter(is_same).map(|entry| entry.attempt);
    attempts.max().unwrap_or_default()
}

/// Whether a solution of the puzzle is shown as its track, or was found by Solve.
fn shows(state: &State) -> bool {
    let is_found = state
        .result
        .as_ref()
        .is_some_and(|ended| matches!(ended.solution.outcome, Outcome::Solved(_)));
    is_found || !state.player.steps().is_empty() && state.player.origin() != Origin::Hand
}

/// A goal by the name that results have: the board on one line for one of the person's own.
fn goal_name(goal: &Board) -> String {
    Goal::of(goal).map_or_else(|| one_line(goal), |goal| goal.name().to_owned())
}

fn entry(state: &State, round: &Round, (moves, metric): (usize, Metric), now: Now) -> Entry {
    let (start, goal) = (state.open.puzzle.start(), state.open.puzzle.goal());
    let dims = start.dims();
    let Dealt { origin, daily, .. } = state.open.source.dealt();
    let (mut made, mut times) = (String::new(), String::new());
    if round.made.len() <= Entry::MADE_MAX {
        let each: Vec<String> = round.times.iter().map(u64::to_string).collect();
        (made, times) = (letters(&round.made), each.join(","));
    }
    Entry {
        date: now.moment,
        family: Family::Sliding,
        size: format!("{}x{}", dims.rows(), dims.cols()),
        goal: goal_name(goal),
        metric: metric.name().to_owned(),
        origin,
        daily,
        attempt: round.earlier.saturating_add(1),
        moves: moves as u64,
        milliseconds: round.watch.millis(now),
        hints: round.hints,
        puzzle: one_line(start),
        made,
        times,
        ..Entry::default()
    }
}
