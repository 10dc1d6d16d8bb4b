//! Whether the numbers by hand are right. A broken rule is told at once; whether the board can
//! still be completed is told as soon as a search in the background knows it.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::feasibility::{self, BoardFault};
use langkah_engine::hidato::hint::Standing;
use langkah_language::text;
use langkah_puzzle::hidato::{Request, standing};

use super::Hidato;
use super::judging::Judging;
use crate::session::job::{Jobs, Reporter};
use crate::session::notice::{Notice, said};
use crate::session::pending::Pending;
use crate::session::settings::HidatoSettings;

/// How long the search in the background may take, in seconds.
const SECONDS: f64 = 5.0;

/// The judgement of the numbers by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Judgement {
    /// There are no numbers by hand.
    #[default]
    Nothing,
    /// The person has not asked for one.
    Unasked,
    /// A search is looking for the answer.
    Asked,
    /// All cells are filled, and all numbers are right.
    Solved,
    /// The board can still be completed.
    Solvable,
    /// Rules are broken: how, and the cells at fault.
    Broken(Vec<BoardFault>, Vec<usize>),
    /// No rule is broken, but there is no solution any more.
    Lost,
    /// The puzzle had no solution to begin with.
    Hopeless,
    /// The search took too long.
    Unknown,
}

/// The judgement, and the search for it.
#[derive(Default)]
pub(super) struct Judge {
    judgement: Judgement,
    asking: Pending<(), Answer>,
    /// The board that is judged, and the cell that was filled last.
    asked: Option<(Board, Option<usize>)>,
    /// A board without a solution, and the cell without whose number it had one: the mark stays as
    /// long as all numbers of that board do.
    lost: Option<(Board, usize)>,
    /// The completion that was found last: as long as the numbers by hand agree with it, no search
    /// is needed.
    completion: Option<Board>,
    /// What to tell the person because the system gave no thread for the search. It is told once.
    refused: Option<Notice>,
}

/// What a search in the background has found.
enum Answer {
    Of(Standing),
    /// There is no solution. `is_last` tells that there is one without the number that was filled
    /// in last.
    Lost {
        is_last: bool,
    },
    /// The puzzle had no solution to begin with.
    Hopeless,
}

impl Judge {
    pub const fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// Takes in what the search has found.
    pub fn poll(&mut self) {
        let Some((_, standing)) = self.asking.take() else { return };
        self.judgement = match standing {
            Ok(Answer::Of(Standing::Solvable(completion))) => {
                self.completion = Some(completion);
                Judgement::Solvable
            }
            Ok(Answer::Lost { is_last }) => {
                self.keep_lost(is_last);
                Judgement::Lost
            }
            Ok(Answer::Of(Standing::Unsolvable(_))) => Judgement::Lost,
            Ok(Answer::Hopeless) => Judgement::Hopeless,
            Ok(Answer::Of(Standing::Unknown(_))) | Err(_) => Judgement::Unknown,
        };
    }

    /// Keeps where the board was lost, if the number that was filled in last is to blame.
    fn keep_lost(&mut self, is_last: bool) {
        if self.lost.is_none()
            && is_last
            && let Some((board, Some(cell))) = self.asked.take()
        {
            self.lost = Some((board, cell));
        }
    }

    /// If there is no solution the search looks who is to blame: no number by hand if `start` had
    /// none, or the last one if there is a solution without it.
    fn ask(&mut self, board: Board, start: Board, jobs: &Jobs) -> Judgement {
        let request = Request { time_max: Some(SECONDS), ..Request::default() };
        let last = self.asked.as_ref().and_then(|&(_, last)| last);
        let work = move |reporter: &mut Reporter<_>| {
            let found = standing(&board, &request, reporter);
            let has_none = |found: &Standing| matches!(found, Standing::Unsolvable(_));
            if !has_none(&found) {
                return Answer::Of(found);
            }
            if has_none(&standing(&start, &request, reporter)) {
                return Answer::Hopeless;
            }
            let is_last = last.is_some_and(|cell| {
                let without = without(&board, cell);
                matches!(standing(&without, &request, reporter), Standing::Solvable(_))
            });
            Answer::Lost { is_last }
        };
        match self.asking.ask((), jobs, work) {
            Ok(()) => Judgement::Asked,
            Err(error) => {
                let title = said(|| text!("session-judge-not-started"));
                self.refused = Some(Notice::fault(title, vec![error.to_string()]));
                Judgement::Unknown
            }
        }
    }

    /// Takes out what the person must be told.
    pub fn take_refused(&mut self) -> Option<Notice> {
        self.refused.take()
    }
}

impl Hidato {
    /// Judges the numbers by hand.
    pub(super) fn judge(&mut self) {
        self.judge.asking.forget();
        let now = self.filled().cloned();
        let stays = |lost: &(Board, usize)| now.as_ref().is_some_and(|now| lost.0.agrees_with(now));
        self.judge.lost = self.judge.lost.take().filter(stays);
        self.judge.asked = now.map(|now| (now, self.history.last_filled()));
        let is_asked = match self.judging {
            Judging::AtOnce => true,
            Judging::Asked => self.hand.is_checked,
            Judging::Never => false,
        };
        self.judge.judgement = match self.at_once() {
            known @ (Judgement::Nothing | Judgement::Solved) => known,
            _ if !is_asked => Judgement::Unasked,
            judgement => judgement,
        };
        if self.judge.judgement == Judgement::Asked
            && let Some(state) = &self.state
        {
            let (filled, start) = (state.filled.clone(), state.open.board.clone());
            self.judge.judgement = self.judge.ask(filled, start, &self.jobs);
        }
        if self.judge.judgement == Judgement::Lost {
            let is_last = self.is_last_to_blame();
            self.judge.keep_lost(is_last);
        }
    }

    /// Whether the numbers agree with the only solution without the one that was filled in last.
    fn is_last_to_blame(&self) -> bool {
        let solution = self.only_solution();
        solution.zip(self.judge.asked.as_ref()).is_some_and(|(solution, (board, last))| {
            last.is_some_and(|cell| without(board, cell).agrees_with(solution))
        })
    }

    /// The cell whose number left no solution.
    pub fn lost_at(&self) -> Option<usize> {
        self.judge.lost.as_ref().map(|&(_, cell)| cell)
    }

    /// Whether undo takes that number back.
    pub fn undo_takes_lost(&self) -> bool {
        self.lost_at().is_some_and(|cell| self.history.is_filling(cell))
    }

    /// Takes over what the settings say.
    pub(super) fn keep_judging(&mut self, settings: &HidatoSettings) {
        self.tidies = settings.tidies_marks;
        if std::mem::replace(&mut self.judging, settings.judging) != settings.judging {
            self.hand.is_checked = false;
            self.judge();
        }
    }

    /// The numbers by hand that the only solution has not, if it is known and the person has asked
    /// for a judgement.
    pub fn wrong_numbers(&self) -> Option<Vec<usize>> {
        self.differing().filter(|_| self.hand.is_checked)
    }

    /// The cells of the numbers by hand that the only solution does not have; `None` if no only
    /// solution is known.
    pub(super) fn differing(&self) -> Option<Vec<usize>> {
        let (filled, open) = (self.filled()?, self.open()?);
        let solution = self.only_solution()?;
        let is_wrong = |&cell: &usize| {
            filled.number(cell).is_some_and(|number| {
                open.board.number(cell).is_none() && solution.number(cell) != Some(number)
            })
        };
        Some((0..filled.count()).filter(is_wrong).collect())
    }

    /// The judgement that needs no search; [`Judgement::Asked`] if one is needed.
    fn at_once(&self) -> Judgement {
        let Some(state) = &self.state else { return Judgement::Nothing };
        let (filled, start) = (&state.filled, &state.open.board);
        if filled == start {
            return Judgement::Nothing;
        }
        if let Some(broken) = broken(filled, start, &state.open.faults) {
            return broken;
        }
        if filled.is_solved() {
            return Judgement::Solved;
        }
        if !state.open.faults.is_empty() || self.has_none() {
            return Judgement::Hopeless;
        }
        if let Some(solution) = self.only_solution() {
            return if filled.agrees_with(solution) {
                Judgement::Solvable
            } else {
                Judgement::Lost
            };
        }
        let found = self.result().and_then(|(_, solution)| solution.finished.solution());
        let completions = [found, self.judge.completion.as_ref()];
        if completions.into_iter().flatten().any(|completion| filled.agrees_with(completion)) {
            return Judgement::Solvable;
        }
        Judgement::Asked
    }

    /// Whether a search has found that the puzzle has no solution.
    fn has_none(&self) -> bool {
        use langkah_engine::hidato::solve::Verdict::None;
        matches!(self.result().map(|(_, solution)| &solution.finished.verdict), Some(None(_)))
    }
}

/// The board without the number of a cell.
fn without(board: &Board, cell: usize) -> Board {
    let mut board = board.clone();
    board.set(cell, 0);
    board
}

/// After so many rounds it is enough to know that numbers are wrong.
const ROUNDS_MAX: usize = 32;

/// How the numbers by hand break the rules, if they do. A wrong number can hide that another one is
/// wrong, too, so it looks again without those that it has found. `known` are the faults of the
/// puzzle itself.
fn broken(filled: &Board, start: &Board, known: &[BoardFault]) -> Option<Judgement> {
    let by_hand = |board: &Board, fault: &BoardFault| {
        let mut cells = at_fault(board, fault);
        cells.retain(|&cell| start.number(cell).is_none());
        cells
    };
    let mut rest = filled.clone();
    let mut faults = feasibility::faults(filled);
    faults.retain(|fault| !known.contains(fault));
    let mut cells: Vec<usize> = faults.iter().flat_map(|fault| by_hand(filled, fault)).collect();
    let mut wrong = cells.clone();
    wrong.retain(|&cell| rest.number(cell).is_some());
    for _ in 0..ROUNDS_MAX {
        if wrong.is_empty() {
            break;
        }
        wrong.drain(..).for_each(|cell| rest.set(cell, 0));
        for fault in feasibility::faults(&rest).into_iter().filter(|one| !known.contains(one)) {
            let mut at = by_hand(&rest, &fault);
            at.retain(|&cell| rest.number(cell).is_some());
            if !at.is_empty() {
                wrong.extend(&at);
                cells.extend(at);
                faults.push(fault);
            }
        }
    }
    cells.sort_unstable();
    cells.dedup();
    (!faults.is_empty()).then_some(Judgement::Broken(faults, cells))
}

/// The filled cells that a fault is about.
pub(super) fn at_fault(board: &Board, fault: &BoardFault) -> Vec<usize> {
    let pair = |from: u16, to: u16| {
        let stands = |&cell: &usize| [Some(from), Some(to)].contains(&board.number(cell));
        (0..board.count()).filter(stands).collect()
    };
    match fault {
        BoardFault::OutOfRange { cell, .. }
        | BoardFault::GivenInDeadEnd { cell, .. }
        | BoardFault::EndJoined { cell, .. }
        | BoardFault::WrongColour { cell, .. }
        | BoardFault::CutOff { cell, .. } => vec![*cell],
        BoardFault::Repeated { cells, .. } | BoardFault::DeadEnds { cells, .. } => cells.clone(),
        BoardFault::TooFar { from, to, .. }
        | BoardFault::NoWay { from, to }
        | BoardFault::Parity { from, to } => pair(*from, *to),
        BoardFault::Torn { a, b } => vec![*a, *b],
        BoardFault::Colours { .. } => Vec::new(),
    }
}
