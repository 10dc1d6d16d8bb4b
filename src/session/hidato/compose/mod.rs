//! A Hidato of one's own: the person draws the outline and puts givens, and the program tells at
//! once how many solutions there are.
//!
//! | room | what lives there |
//! |---|---|
//! | [`change`] | one change after the other: places, givens, the size |
//! | [`edges`] | edges between cells |
//! | [`work`] | adding givens for one solution, taking givens away, filling all cells |

pub mod change;
pub mod edges;
pub mod work;

use change::TypedGiven;
use langkah_engine::grid::{Dims, Direction};
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::compose::{Symmetry, outline};
use langkah_engine::hidato::generate::{Difficulty, Outline};
use langkah_language::text;
use work::Told;

use super::{Hidato, Open};
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::notice::said;
use crate::session::source::Source;

/// A new board of empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewBoard {
    pub dims: Dims,
    pub outline: Outline,
    pub topology: Topology,
}

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// It selects a cell for a number.
    #[default]
    Numbers,
    /// It makes a cell a hole, or a hole a cell.
    Cells,
    /// It chooses the ends of an edge.
    Edges,
}

/// A command while the givens are edited. Places count from 0, row by row, holes too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compose {
    Tool(Tool),
    Symmetry(Symmetry),
    /// Selects a place. A second click puts the number that is offered there; if the place has a
    /// number, it is deselected.
    Click(usize),
    /// Makes a place a cell or a hole. `goes_on` tells that the stroke before goes on, so that undo
    /// takes it back as a whole.
    Paint {
        place: usize,
        is_cell: bool,
        goes_on: bool,
    },
    /// Sets the edge between two places, or takes it away. `goes_on` is as for `Paint`.
    Join {
        from: usize,
        to: usize,
        is_joined: bool,
        goes_on: bool,
    },
    /// Selects a cell as an end of an edge. If another end was chosen before, and the cells touch,
    /// the edge between them is set, or taken away if there is one.
    End(usize),
    /// Sets the edge from the selected cell to its neighbour, or takes it away, and selects the
    /// neighbour.
    JoinTo(Direction),
    /// Makes the selected cell a hole, or the selected hole a cell.
    Toggle,
    /// Types a digit of the number for the selected cell.
    Digit(u8),
    Put(u16),
    /// Puts the number that is offered into the selected cell, and selects the next place.
    Offered,
    /// Takes the number of the selected cell away.
    Clear,
    /// Selects the neighbour of the selected place.
    Go(Direction),
    /// Selects the partner of the selected place if it waits for a number, else the next place.
    Next,
    Previous,
    Deselect,
    /// Adds or takes away rows and columns at the bottom and at the right.
    Size(Dims),
    /// Takes all givens away.
    Empty,
    /// Takes all edges away.
    NoEdges,
    /// Adds the fewest givens that leave one solution. The seed is for a board without numbers.
    Unique(u64),
    /// Takes givens away as long as the puzzle is not harder than this. The seed is for the order.
    Thin(Difficulty, u64),
    /// Gives every cell its number in one solution. The seed is for a board without numbers.
    Fill(u64),
}

/// What a person works with while the givens are edited.
#[derive(Default)]
pub(super) struct Composer {
    tool: Tool,
    symmetry: Symmetry,
    /// The selected place.
    at: Option<usize>,
    /// The place of the first end of an edge, until the second one is chosen.
    end: Option<usize>,
    typed: Option<TypedGiven>,
    /// The number that was put last.
    put_last: u16,
    /// Whether the stroke that goes on has an entry in the history.
    is_noted: bool,
    told: Option<Told>,
}

impl Composer {
    /// A selection belongs to the puzzle in which it was made.
    pub fn deselect(&mut self) {
        self.at = None;
    }

    /// A change that follows is one by itself, and the last work is no longer told of.
    pub fn forget(&mut self) {
        (self.typed, self.told, self.is_noted) = (None, None, false);
    }
}

impl Hidato {
    /// What a click does in [`Mode::Edit`].
    pub const fn tool(&self) -> Tool {
        self.composer.tool
    }

    /// Which cells belong together in [`Mode::Edit`].
    pub const fn symmetry(&self) -> Symmetry {
        self.composer.symmetry
    }

    /// The place that is selected in [`Mode::Edit`].
    pub fn place_selected(&self) -> Option<usize> {
        self.composer.at.filter(|_| self.mode == Mode::Edit)
    }

    /// Keeps what is selected while the board still has it.
    pub(super) fn keep_selected(&mut self) {
        let Some(open) = self.open().filter(|_| self.mode == Mode::Edit) else {
            self.composer.end = None;
            return;
        };
        let cells = open.board.shape().dims().cells();
        self.composer.at = self.composer.at.filter(|&at| at < cells);
    }

    /// The cell that is selected in [`Mode::Edit`]; `None` for a hole, too.
    fn cell_selected(&self) -> Option<usize> {
        self.open()?.board.shape().cell_of(self.place_selected()?)
    }

    /// The number that is offered for the selected cell, if it is empty: that of the only solution,
    /// or else the next number that is not on the board.
    pub fn offered(&self) -> Option<u16> {
        let (board, cell) = (&self.open()?.board, self.cell_selected()?);
        if board.number(cell).is_some() {
            return None;
        }
        if let Some(solution) = self.one_found() {
            return solution.number(cell);
        }
        let last = board.count() as u16;
        // Undo may have taken the last number away.
        let put_last = Some(self.composer.put_last).filter(|put| board.numbers().contains(put));
        let after = (put_last.unwrap_or(0) + 1..=last).chain(1..=last);
        { after }.find(|number| !board.numbers().contains(number))
    }

    /// The empty cell that belongs to the selected given.
    pub fn partner_wanted(&self) -> Option<usize> {
        let (board, cell) = (&self.open()?.board, self.cell_selected()?);
        let partner = self.partner(board, cell)?;
        (board.number(cell).is_some() && board.number(partner).is_none()).then_some(partner)
    }

    /// The cell that belongs to a cell, if it is another one.
    fn partner(&self, board: &Board, cell: usize) -> Option<usize> {
        let shape = board.shape();
        let partner = self.composer.symmetry.partner(shape, shape.place(cell));
        shape.cell_of(partner).filter(|&other| other != cell)
    }

    /// Opens a board of empty cells to be edited. Tells whether there is such a board.
    pub(super) fn new_board(&mut self, new: NewBoard, desk: &mut Desk<'_>) -> bool {
        let NewBoard { dims, outline, topology } = new;
        // A list of all places could be too long for a size that no board has.
        let is_cell = if dims.rows().max(dims.cols()) > langkah_engine::hidato::board::SIDE_MAX {
            Vec::new()
        } else {
            outline.places(dims, topology)
        };
        match outline::empty(dims, &is_cell, topology) {
            Ok(board) => {
                self.load(Open::new(board, Source::Edited, true));
                self.composer = Composer::default();
                self.forget_rated();
                self.mode = Mode::Edit;
                *desk.notice = None;
                true
            }
            Err(error) => {
                desk.fault(said(|| text!("session-not-made")), said(move || error.to_string()));
                false
            }
        }
    }

    pub(super) fn compose(&mut self, compose: Compose, desk: &mut Desk<'_>) {
        if self.state.is_none() || self.mode != Mode::Edit {
            return;
        }
        let typed = self.composer.typed.take();
        let is_noted = std::mem::take(&mut self.composer.is_noted);
        let end = self.composer.end;
        if !matches!(compose, Compose::Go(_) | Compose::Next | Compose::Previous) {
            self.composer.end = None;
        }
        match compose {
            Compose::Tool(tool) => self.composer.tool = tool,
            Compose::Symmetry(symmetry) => self.composer.symmetry = symmetry,
            Compose::Click(place) => self.click_place(place),
            Compose::Paint { place, is_cell, goes_on } => {
                self.paint(place, is_cell, goes_on && is_noted, desk);
            }
            Compose::Join { from, to, is_joined, goes_on } => {
                self.join((from, to), is_joined, goes_on && is_noted, desk);
            }
            Compose::End(place) => self.choose_end(end, place, desk),
            Compose::JoinTo(way) => self.join_to(way, desk),
            Compose::Toggle => self.toggle(desk),
            Compose::Digit(digit) => self.type_given(typed, digit, desk),
            Compose::Put(number) => self.put_given(number),
            Compose::Offered => {
                if let Some(number) = self.offered() {
                    self.put_given(number);
                }
                self.select_next(true);
            }
            Compose::Clear => self.clear_given(),
            Compose::Go(way) => self.go_place(way),
            Compose::Next => self.select_next(true),
            Compose::Previous => self.select_next(false),
            Compose::Deselect => self.composer.at = None,
            Compose::Size(dims) => self.resize(dims, desk),
            Compose::Empty => self.empty(),
            Compose::NoEdges => self.part_all(),
            Compose::Unique(_) | Compose::Thin(..) | Compose::Fill(_) => self.begin(compose, desk),
        }
    }
}
