//! Changing the start and the goal: the person types numbers on cells, exchanges two cells, or
//! chooses another goal.

use langkah_engine::grid::{Dims, Direction};
use langkah_engine::sliding::board::{BLANK, Board, GoalChoice};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;
use langkah_puzzle::words;

use super::history::State;
use super::{Open, Sliding};
use crate::session::desk::Desk;
use crate::session::digits::{self, longer};
use crate::session::mode::Mode;
use crate::session::notice::{Notice, said};
use crate::session::player::{Origin, Player};
use crate::session::source::Source;

/// Which board is edited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    #[default]
    Start,
    Goal,
}

/// A command while a board is edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    Side(Side),
    /// Selects a cell, or exchanges it with the selected one if that was clicked and not typed on.
    Click(usize),
    /// Types a digit of the number for the selected cell, or for the first cell if none is
    /// selected.
    Digit(u8),
    /// Puts the blank on the selected cell.
    Blank,
    /// Selects the neighbour of the selected cell.
    Go(Direction),
    /// Selects the next cell in reading order, and after the last the first.
    Next,
    Previous,
    Deselect,
}

/// The number being typed on the selected cell.
#[derive(Clone, Copy)]
struct Typed {
    number: usize,
    /// Whether the number has changed the board.
    has_changed: bool,
}

#[derive(Default)]
pub(super) struct Editor {
    side: Side,
    /// The size of the boards that are edited.
    size: Option<Dims>,
    selected: Option<usize>,
    /// Whether the person has clicked the selected cell, and neither typed there nor gone on since.
    is_picked: bool,
    typed: Option<Typed>,
}

impl Editor {
    pub fn side(&self) -> Side {
        self.side
    }

    /// The digit that is typed next begins a new number.
    pub fn forget_typed(&mut self) {
        self.typed = None;
    }

    /// Editing begins with the start, whichever board was edited last.
    pub fn begin(&mut self) {
        self.side = Side::Start;
    }

    /// Selects nothing: a selection belongs to the puzzle in which it was made.
    pub fn deselect(&mut self) {
        self.selected = None;
    }

    /// Takes in the size of the boards. If it has changed, nothing is selected any more.
    pub fn fit(&mut self, size: Dims) {
        self.typed = None;
        if self.size.replace(size) != Some(size) {
            self.deselect();
        }
    }
}

impl Sliding {
    /// Which board is edited in [`Mode::Edit`].
    pub fn side(&self) -> Side {
        self.editor.side
    }

    /// The cell that is selected in [`Mode::Edit`].
    pub fn selected(&self) -> Option<usize> {
        self.editor.selected.filter(|_| self.mode == Mode::Edit)
    }

    /// What is told of a digit that makes a number for which the board has no tile.
    fn too_great(&self, edit: Edit) -> Option<Notice> {
        let (Edit::Digit(digit), Mode::Edit) = (edit, self.mode) else { return None };
        let (board, typed) = (self.board()?, self.editor.typed?);
        // The number of cells stands for the blank. Where no tile has two digits, 0 does, too.
        let cells = board.dims().cells();
        let is_blank = 10 * typed.number == cells || cells <= 10;
        digits::too_great(typed.number, digit, cells - 1).filter(|_| !is_blank)
    }

    pub(super) fn edit(&mut self, edit: Edit, desk: &mut Desk<'_>) {
        if let Some(notice) = self.too_great(edit) {
            *desk.notice = Some(notice);
            return;
        }
        let Some(size) = self.board().map(Board::dims) else { return };
        if self.mode != Mode::Edit {
            return;
        }
        let selected = self.editor.selected;
        let was_picked = std::mem::take(&mut self.editor.is_picked);
        let after = |steps| Some(selected.map_or(0, |cell| (cell + steps) % size.cells()));
        match edit {
            Edit::Digit(digit) => return self.digit(usize::from(digit), size.cells()),
            Edit::Blank => {
                if let Some(cell) = selected {
                    self.put(cell, BLANK);
                }
            }
            Edit::Click(cell) if cell < size.cells() => self.click(cell, was_picked),
            Edit::Click(_) => {}
            Edit::Side(side) => {
                self.editor.side = side;
                self.editor.selected = None;
            }
            Edit::Go(way) => {
                let neighbour = |cell| size.neighbour(cell, way).unwrap_or(cell);
                self.editor.selected = Some(selected.map_or(0, neighbour));
            }
            Edit::Next => self.editor.selected = after(1),
            Edit::Previous => self.editor.selected = after(size.cells() - 1),
            Edit::Deselect => self.editor.selected = None,
        }
        self.editor.forget_typed();
    }

    fn click(&mut self, cell: usize, was_picked: bool) {
        match self.editor.selected.take() {
            Some(selected) if was_picked && selected == cell => {}
            Some(selected) if was_picked => self.swap(selected, cell),
            _ => (self.editor.selected, self.editor.is_picked) = (Some(cell), true),
        }
    }

    /// Adds a digit to the number on the selected cell, or begins a new number if the longer one
    /// would be too great. As in files, the number of cells stands for the blank.
    fn digit(&mut self, digit: usize, cells: usize) {
        let cell = *self.editor.selected.get_or_insert(0);
        let typed = self.editor.typed.take();
        if let (Some(Typed { has_changed: true, .. }), Some(state)) = (typed, &mut self.state) {
            self.history.undo(state);
            // It is the longer number that the person wants.
            self.history.forget_undone();
        }
        let longer = longer(typed.map(|typed| typed.number), digit, cells);
        let number = longer.unwrap_or(digit);
        let tile = if number == cells { BLANK } else { number as u8 };
        // On a small board there may be no tile of this number.
        let has_changed = number <= cells && self.put(cell, tile);
        self.editor.typed = Some(Typed { number, has_changed });
    }

    /// Exchanges the tile on a cell with `tile`. Tells whether the board has changed.
    fn put(&mut self, cell: usize, tile: u8) -> bool {
        let Some(other) = self.board().map(|board| board.cell_of(tile)) else { return false };
        self.swap(cell, other);
        other != cell
    }

    /// Exchanges two cells of the board that is shown.
    fn swap(&mut self, a: usize, b: usize) {
        let Some(mut board) = self.board().cloned() else { return };
        if a == b {
            return;
        }
        board.swap(a, b);
        let edits_goal = self.mode == Mode::Edit && self.editor.side == Side::Goal;
        let Some(open) = self.open() else { return };
        let (start, goal, source) = if edits_goal {
            (open.puzzle.start().clone(), board, open.source.with_other_goal())
        } else {
            (board, open.puzzle.goal().clone(), Source::Edited)
        };
        if let Ok(puzzle) = Puzzle::with(start, &GoalChoice::Board(goal)) {
            let open = open.changed(puzzle, source);
            self.replace(State::new(open));
        }
    }

    /// The two neighbouring tiles that [`Act::MakeSolvable`](super::command::Act::MakeSolvable)
    /// exchanges, if the shown board needs it: the last in one row.
    pub fn swap_for_parity(&self) -> Option<(u8, u8)> {
        let (board, open) = (self.board()?, self.open()?);
        if open.solvability.is_solvable() {
            return None;
        }
        let rows = board.tiles().chunks(board.dims().cols()).rev();
        let mut pairs = rows.flat_map(|row| row.windows(2).rev());
        pairs.find(|pair| !pair.contains(&BLANK)).map(|pair| (pair[0], pair[1]))
    }

    pub(super) fn make_solvable(&mut self) {
        let Some((a, b)) = self.swap_for_parity() else { return };
        if let Some(board) = self.board() {
            let (a, b) = (board.cell_of(a), board.cell_of(b));
            self.swap(a, b);
        }
    }

    /// Opens the usual goal of a size, to be edited. Tells whether the size has such a goal.
    pub(super) fn new_board(&mut self, size: Dims, desk: &mut Desk<'_>) -> bool {
        let goal = desk.settings.sliding.goal;
        let Ok(start) = goal.board(size) else { return false };
        self.load(Open::new(Puzzle::new(start, goal), Source::Edited), desk);
        self.editor.begin();
        self.mode = Mode::Edit;
        true
    }

    pub(super) fn choose_goal(&mut self, goal: &GoalChoice, desk: &mut Desk<'_>) {
        if let GoalChoice::Usual(goal) = goal {
            desk.settings.sliding.goal = *goal;
        }
        let Some(state) = &self.state else { return };
        let old = &state.open.puzzle;
        match Puzzle::with(old.start().clone(), goal) {
            Ok(puzzle) if puzzle == *old => {}
            Ok(puzzle) => {
                // A track that a search has found leads to the old goal.
                let player = match state.player.origin() {
                    Origin::Search | Origin::Chosen => Player::default(),
                    origin => {
                        let mut player = Player::new(state.player.steps().to_vec(), origin);
                        player.seek(state.player.position());
                        player
                    }
                };
                let open = state.open.changed(puzzle, state.open.source.with_other_goal());
                *desk.notice = None;
                self.replace(State { open, player, result: None });
            }
            Err(error) => {
                let why = said(move || words::capital(&error.to_string()));
                desk.fault(said(|| text!("session-goal-refused")), why);
            }
        }
    }
}
