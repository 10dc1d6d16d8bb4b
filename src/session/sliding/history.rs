//! Undo and redo without a limit. The history keeps a move by hand as a few bytes and the steps
//! that it cut off, and any other change as the state that it replaced. A long play therefore needs
//! memory only for its moves.

use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move};

use super::Open;
use super::solving::Ended;
use crate::session::player::{Origin, Player};
use crate::session::undo::Undo;

/// What undo brings back: the puzzle, the track with the place in it, and the result of the last
/// search.
pub(super) struct State {
    pub open: Open,
    pub player: Player,
    pub result: Option<Ended>,
}

impl State {
    pub fn new(open: Open) -> Self {
        Self { open, player: Player::default(), result: None }
    }

    /// The board that the player has come to, or the start.
    pub fn board(&self) -> &Board {
        self.player.board().unwrap_or_else(|| self.open.puzzle.start())
    }

    /// The board after `position` steps of the track, or the start.
    fn board_at(&self, position: usize) -> &Board {
        let step = position.checked_sub(1).and_then(|index| self.player.steps().get(index));
        step.map_or_else(|| self.open.puzzle.start(), |step| &step.board)
    }

    /// Replaces the track's steps after `position` by these moves.
    fn replace_after(&mut self, position: usize, ways: &[Move], origin: Origin) {
        let steps = moves::steps(self.board_at(position), ways);
        self.player.replace_after(position, steps, origin);
    }

    fn pack(self) -> Packed {
        Packed { track: Track::of(&self.player), open: self.open, result: self.result }
    }
}

/// A state without the boards of its track, which follow from the moves.
pub(super) struct Packed {
    open: Open,
    track: Track,
    result: Option<Ended>,
}

/// A track without its boards, and the place in it.
struct Track {
    ways: Vec<Move>,
    origin: Origin,
    found_in: Option<Metric>,
    position: usize,
}

impl Track {
    fn of(player: &Player) -> Self {
        let (origin, position) = (player.origin(), player.position());
        Self { ways: player.ways_from(0), origin, found_in: player.metric_found(), position }
    }
}

impl Packed {
    fn unpack(self) -> State {
        let steps = moves::steps(self.open.puzzle.start(), &self.track.ways);
        let mut player = Player::new(steps, self.track.origin).found_in(self.track.found_in);
        player.seek(self.track.position);
        State { open: self.open, player, result: self.result }
    }
}

/// The steps that a move by hand has cut off from the track.
struct Cut {
    ways: Vec<Move>,
    origin: Origin,
}

/// A line of tiles moved by hand: the blank went `count` cells one way.
pub(super) struct Shift {
    from: usize,
    way: Move,
    count: u8,
    /// How many of these moves were the track's next ones.
    kept: u8,
    /// The steps that came after those; `None` if there were none and the track was made by hand.
    cut: Option<Box<Cut>>,
}

pub(super) enum Change {
    Shift(Shift),
    /// The state on the other side of the change.
    Whole(Box<Packed>),
}

pub(super) type History = Undo<Change>;

impl Undo<Change> {
    /// Notes that `before` was replaced.
    pub fn record(&mut self, before: State) {
        self.note(Change::Whole(Box::new(before.pack())));
    }

    /// Moves the blank by `count` cells, which must be there. If the track goes the same way, its
    /// steps are kept; all other steps ahead are cut off.
    pub fn shift(&mut self, state: &mut State, way: Move, count: u8) {
        let from = state.player.position();
        let ahead = state.player.steps()[from..].iter().take(usize::from(count));
        let kept = ahead.take_while(|step| step.way == way).count();
        let mut shift = Shift { from, way, count, kept: kept as u8, cut: None };
        if kept < usize::from(count) {
            let cut =
                Cut { ways: state.player.ways_from(from + kept), origin: state.player.origin() };
            let is_something = !cut.ways.is_empty() || cut.origin != Origin::Hand;
            shift.cut = is_something.then(|| Box::new(cut));
        }
        shift.redo(state);
        self.note(Change::Shift(shift));
    }

    /// Takes the last change back. Tells what has changed; `None` if there was nothing to take
    /// back.
    pub fn undo(&mut self, state: &mut State) -> Option<Undone> {
        self.turn_back(|change| swap(change, state, Shift::undo))
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self, state: &mut State) -> Option<Undone> {
        self.turn_again(|change| swap(change, state, Shift::redo))
    }
}

/// Goes to the other side of a change. Returns what has changed, and the change that leads back.
fn swap(
    change: Change,
    state: &mut State,
    turn: impl FnOnce(&Shift, &mut State),
) -> (Undone, Change) {
    match change {
        Change::Shift(shift) => {
            turn(&shift, state);
            (Undone::Moves, Change::Shift(shift))
        }
        Change::Whole(packed) => {
            // A long track is freed before the other one is made, which then takes its memory.
            let track = Track::of(&std::mem::take(&mut state.player));
            let State { open, result, .. } = std::mem::replace(state, packed.unpack());
            (Undone::Puzzle, Change::Whole(Box::new(Packed { open, track, result })))
        }
    }
}

/// What undo or redo has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Undone {
    Moves,
    Puzzle,
}

impl Shift {
    fn redo(&self, state: &mut State) {
        if self.kept < self.count {
            let ways = vec![self.way; usize::from(self.count - self.kept)];
            state.replace_after(self.from + usize::from(self.kept), &ways, Origin::Hand);
        }
        state.player.seek(self.from + usize::from(self.count));
    }

    fn undo(&self, state: &mut State) {
        if self.kept < self.count {
            let at = self.from + usize::from(self.kept);
            match &self.cut {
                Some(cut) => state.replace_after(at, &cut.ways, cut.origin),
                None => state.replace_after(at, &[], Origin::Hand),
            }
        }
        state.player.seek(self.from);
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, History, State};
    use crate::session::sliding::Open;
    use crate::session::source::Source;
    use langkah_engine::sliding::board::Goal;
    use langkah_engine::sliding::moves::Move;
    use langkah_engine::sliding::puzzle::Puzzle;
    use langkah_engine::sliding::text;

    /// The moves that the history keeps besides those of its changes.
    fn kept(history: &History) -> usize {
        let kept = history.done().iter().map(|change| match change {
            Change::Shift(shift) => shift.cut.as_ref().map_or(0, |cut| cut.ways.len()),
            Change::Whole(packed) => packed.track.ways.len(),
        });
        kept.sum()
    }

    #[test]
    fn a_long_play_keeps_no_more_than_its_moves() {
        let start = text::parse("1 2 3\n4 5 6\n7 8 0").expect("a board");
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let mut state = State::new(Open::new(puzzle, Source::Clipboard));
        let mut history = History::default();
        let mut made = 0;
        for round in 0..2000_usize {
            // Round the corner, with a leap back now and then that cuts off what came after.
            let way = [Move::Up, Move::Left, Move::Down, Move::Right][round % 4];
            let blank = state.board().blank();
            if state.board().dims().neighbour(blank, way).is_some() {
                history.shift(&mut state, way, 1);
                made += 1;
            }
            if round % 97 == 0 {
                state.player.seek(round / 3);
            }
        }
        assert!(made > 1000 && kept(&history) > 0);
        assert!(kept(&history) + state.player.steps().len() <= made);
        while history.undo(&mut state).is_some() {}
        assert!(state.player.steps().is_empty());
        assert_eq!(*state.board(), start);
        while history.redo(&mut state).is_some() {}
        assert!(kept(&history) + state.player.steps().len() <= made);
    }
}
