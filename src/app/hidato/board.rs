//! The board: where its cells are, their names for screen readers, and what a click on them does.

use egui::{CursorIcon, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape};
use langkah_language::text;

use super::compose::stroke::Stroke;
use super::line::{self, Line, LineStep};
use super::{draw, ground};
use crate::app::theme::{Palette, palette};
use crate::app::widgets::cell_form::CellForm;
use crate::app::widgets::tab_stop::TabStop;
use crate::app::widgets::zoom::Zoom;
use crate::session::Mode;
use crate::session::hidato::Hidato;
use crate::session::hidato::command::Pencilling;
use crate::session::hidato::hand::Pen;
use crate::session::hidato::hand::pencil::Pencil;
use crate::session::hidato::look::{Look, NumberOrigin};

/// How far the ground behind the cells reaches beyond them, in points.
pub(super) const GROUND: f32 = 4.0;

/// The room for the numbers of rows and columns, in points.
const LABELS: f32 = 12.0;

/// The largest side of a cell, in points.
const CELL_MAX: f32 = 84.0;

/// What a board view remembers between frames.
#[derive(Default)]
pub struct BoardView {
    pub(super) zoom: Zoom,
    pub(in crate::app) stop: TabStop,
    /// The stroke that is being drawn while the board is edited.
    pub(super) stroke: Option<Stroke>,
    /// The line that is being drawn while the board is filled, or while edges are drawn.
    pub(super) line: Option<Line>,
    /// The size of the board that is shown.
    of: Option<Dims>,
}

/// Where a person points.
#[derive(Default)]
pub struct Pointed {
    /// Whether a cell has the keyboard focus.
    pub has_focus: bool,
    /// The cell that was clicked.
    pub clicked: Option<usize>,
    /// The lines that were drawn while a board is filled.
    pub drawn: Vec<Pencilling>,
}

/// The geometry of the cells on the screen.
pub(super) struct Layout<'a> {
    pub shape: &'a Shape,
    area: Rect,
    /// The width of a cell.
    pub cell: f32,
    pub form: CellForm,
}

impl<'a> Layout<'a> {
    pub(super) fn new(space: Rect, shape: &'a Shape, zoom: &mut Zoom) -> Self {
        // The numbers of rows stand at its left, those of columns above it.
        let space = space.shrink(GROUND);
        let space = Rect::from_min_max(space.min + Vec2::splat(LABELS), space.max);
        let (wide, high) = shape.size();
        let cell = (space.width() / wide).min(space.height() / high).min(CELL_MAX);
        let area = zoom.place(space, vec2(cell * wide, cell * high));
        let cell = area.width() / wide;
        // Whole pixels keep the grid even, but the cells of a large board need fractions of them.
        let cell = if cell >= 8.0 { cell.floor() } else { cell.max(0.5) };
        let area = Rect::from_center_size(area.center(), vec2(cell * wide, cell * high));
        let area = area.translate(area.min.round() - area.min);
        let form = CellForm::of(shape.topology(), (cell * 0.12).clamp(0.0, 8.0));
        Self { shape, area, cell, form }
    }

    pub fn area(&self) -> Rect {
        self.area
    }

    /// A place of the rectangle, from 0 row by row, with a gap to the others.
    pub fn rect_of(&self, place: usize) -> Rect {
        let (dims, topology) = (self.shape.dims(), self.shape.topology());
        let size = vec2(self.cell, self.cell * topology.cell_height());
        let centre = self.point(topology.centre((dims.row(place), dims.col(place))));
        Rect::from_center_size(centre, size).shrink((self.cell * 0.03).clamp(0.25, 2.0))
    }

    /// The row and column of the place under a point.
    pub fn place_under(&self, point: Pos2) -> Option<(usize, usize)> {
        let away = (point - self.area.min) / self.cell;
        self.shape.place_under((away.x, away.y))
    }

    /// The place that a person points at, if something `is` so of one of the places.
    pub fn place_pointed(
        &self,
        responses: &[Response],
        is: impl Fn(&Response) -> bool,
    ) -> Option<usize> {
        let place = responses.iter().position(is)?;
        let response = &responses[place];
        match response.interact_pointer_pos().or_else(|| response.hover_pos()) {
            Some(point) if self.form.is_hexagonal() => {
                let (row, col) = self.place_under(point)?;
                Some(row * self.shape.dims().cols() + col)
            }
            _ => Some(place),
        }
    }

    /// The whole of a cell's place: the rectangle around it.
    pub fn place(&self, cell: usize) -> Rect {
        let size = vec2(self.cell, self.cell * self.shape.topology().cell_height());
        Rect::from_center_size(self.point(self.shape.centre(cell)), size)
    }

    /// A point of the board, given in widths of a cell, on the screen.
    pub fn point(&self, (x, y): (f32, f32)) -> Pos2 {
        self.area.min + vec2(x, y) * self.cell
    }

    /// The cell that is painted at a point of the screen.
    pub fn cell_under(&self, point: Pos2) -> Option<usize> {
        let away = (point - self.area.min) / self.cell;
        self.shape.cell_under((away.x, away.y))
    }

    /// The cell that a person points at, if something `is` so of one of the cells. The rectangles
    /// around hexagons overlap, so the pointer's place decides.
    fn pointed(&self, responses: &[Response], is: impl Fn(&Response) -> bool) -> Option<usize> {
        let cell = responses.iter().position(is)?;
        let response = &responses[cell];
        match response.interact_pointer_pos().or_else(|| response.hover_pos()) {
            Some(point) if self.form.is_hexagonal() => self.cell_under(point),
            _ => Some(cell),
        }
    }

    /// The cell itself, with a gap to the others.
    pub fn rect(&self, cell: usize) -> Rect {
        self.place(cell).shrink((self.cell * 0.03).clamp(0.25, 2.0))
    }
}

impl BoardView {
    /// Draws the board into the space that is left.
    pub fn board_ui(&mut self, ui: &mut Ui, hidato: &Hidato) -> Pointed {
        // The cells can have the keyboard focus; the space between them cannot.
        let sense = Sense::DRAG | Sense::HOVER;
        let (space, response) = ui.allocate_exact_size(ui.available_size(), sense);
        response
            .widget_info(|| WidgetInfo::labeled(Role::Group, true, text!("window-hidato-board")));
        let (Some(board), looks) = (hidato.board(), hidato.looks()) else {
            return Pointed::default();
        };
        self.fit(board.shape());
        let is_by_hand = hidato.mode() == Mode::Play;
        self.zoom.steer(ui, &response, is_by_hand && self.line.is_some());
        if let Some(cell) = self.stop.newly_selected(hidato.selected()) {
            let layout = Layout::new(space, board.shape(), &mut self.zoom);
            self.zoom.show(space, layout.place(cell).expand(GROUND));
        }
        let layout = Layout::new(space, board.shape(), &mut self.zoom);
        ui.set_clip_rect(ui.clip_rect().intersect(space));
        self.stop.begin(ui, (0..looks.len()).map(|cell| board.shape().halves(cell)));
        let stop = &self.stop;
        let pencil = hidato.pencil().filter(|_| is_by_hand);
        let responses: Vec<Response> = (0..looks.len())
            .map(|cell| cell_response(ui, &layout, &looks[cell], (stop, cell), pencil))
            .collect();
        self.stop.follow(ui, hidato.selected(), &responses);
        let colours = palette(ui);
        cells_ui(ui, &layout, board, (&looks, pencil), &colours);
        draw::labels_ui(ui, &layout, space, &colours);
        let hovered = layout.pointed(&responses, Response::hovered).filter(|_| is_by_hand);
        draw::rings_ui(ui, &layout, &looks, hovered, &colours);
        draw::focus_ui(ui, &layout, &responses, &colours);
        draw::edges_ui(ui, &layout, &colours);
        if let Some(pencil) = pencil {
            pencil_ui(ui, &layout, hidato, pencil, &colours);
        }
        if let (Some(cell), Some(number)) =
            (hovered, hovered.and_then(|cell| hidato.offered_by_click(cell)))
        {
            draw::offered_ui(ui, &layout, cell, number, &colours);
        }
        let drawn = pencil.map(|pencil| {
            let is_there = |from, to| pencil.has_line(from, to);
            line::follow(&mut self.line, ui, &layout, space, is_there)
        });
        Pointed {
            has_focus: responses.iter().any(Response::has_focus),
            clicked: layout.pointed(&responses, Response::clicked),
            drawn: drawn.unwrap_or_default().into_iter().map(pencilled_line).collect(),
        }
    }

    /// A board of another size is shown as a whole.
    pub(super) fn fit(&mut self, shape: &Shape) {
        if self.of.replace(shape.dims()) != Some(shape.dims()) {
            self.zoom.reset();
        }
    }
}

fn pencilled_line(step: LineStep) -> Pencilling {
    let LineStep { from, to, is_drawn, goes_on } = step;
    Pencilling::Draw { from, to, is_drawn, goes_on }
}

/// The cells with their numbers, the path and the lines.
fn cells_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    board: &Board,
    (looks, pencil): (&[Look], Option<&Pencil>),
    colours: &Palette,
) {
    ground::ground_ui(ui, layout, colours);
    for (cell, look) in looks.iter().enumerate() {
        draw::cell_ui(ui, layout, cell, look, colours);
    }
    draw::path_ui(ui, layout, board, looks, colours);
    pencil.into_iter().for_each(|pencil| draw::lines_ui(ui, layout, pencil, colours));
    for (cell, look) in looks.iter().enumerate() {
        draw::number_ui(ui, layout, cell, look, colours);
    }
}

/// The marks of all cells, and in the selected cell without marks the numbers within its reach.
fn pencil_ui(ui: &Ui, layout: &Layout<'_>, hidato: &Hidato, pencil: &Pencil, colours: &Palette) {
    let Some(board) = hidato.filled() else { return };
    for cell in (0..board.count()).filter(|&cell| board.number(cell).is_none()) {
        let marks: Vec<u16> = pencil.marks(cell).collect();
        if !marks.is_empty() {
            let is_on_line = pencil.beside(cell).next().is_some();
            draw::marks_ui(ui, layout, (cell, is_on_line), &marks, colours);
        } else if hidato.selected() == Some(cell) && hidato.pen() == Pen::Numbers {
            draw::candidates_ui(ui, layout, cell, hidato.candidates(), colours);
        }
    }
}

fn cell_response(
    ui: &Ui,
    layout: &Layout<'_>,
    look: &Look,
    (stop, cell): (&TabStop, usize),
    pencil: Option<&Pencil>,
) -> Response {
    let id = stop.id(cell).unwrap_or_else(|| ui.scope_id());
    let response = ui.interact(layout.place(cell), id, stop.sense(cell));
    // Only a screen reader asks.
    response.widget_info(|| {
        let label = label(layout.shape, look, cell);
        match pencil.map(|pencil| pencilled(pencil, look, cell)) {
            Some(pencilled) => {
                let label = label + &pencilled;
                WidgetInfo::selected(Role::Button, true, look.is_selected, label)
            }
            None => WidgetInfo::labeled(Role::Label, true, label),
        }
    });
    if pencil.is_some() { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// `, marks 3 5 7, on a line`.
fn pencilled(pencil: &Pencil, look: &Look, cell: usize) -> String {
    let marks: Vec<String> = pencil.marks(cell).map(|mark| mark.to_string()).collect();
    let marks = Some(marks.join(" ")).filter(|marks| look.number.is_none() && !marks.is_empty());
    let marks = marks.map(|marks| text!("window-hidato-cell-marks", marks = marks));
    let line = pencil.beside(cell).next().map(|_| text!("window-hidato-cell-line").to_owned());
    marks.into_iter().chain(line).map(|what| format!(", {what}")).collect()
}

/// `17, given, row 3, column 4, joined with row 3, column 5`.
pub(super) fn label(shape: &Shape, look: &Look, cell: usize) -> String {
    let what = match look.number {
        None => text!("window-hidato-cell-empty").to_owned(),
        Some((number, origin)) => {
            let origin = match origin {
                NumberOrigin::Given => "given",
                NumberOrigin::Found => "found",
                NumberOrigin::Hand => "hand",
            };
            text!("window-hidato-cell", number = number.to_string(), origin = origin)
        }
    };
    let marks = [
        (look.is_new, text!("window-hidato-cell-new")),
        (look.differs, text!("window-hidato-cell-differs")),
        (look.is_wrong, text!("window-hidato-cell-wrong")),
        (look.is_hinted, text!("window-hidato-cell-hinted")),
    ];
    let marks = marks.iter().filter(|(is_so, _)| *is_so).map(|(_, mark)| format!(", {mark}"));
    let joined = joined(shape, cell).map_or_else(String::new, |joined| format!(", {joined}"));
    format!("{what}, {}{}{joined}", shape.name(cell), marks.collect::<String>())
}

/// `joined with row 3, column 5`, if the cell has an edge.
pub(super) fn joined(shape: &Shape, cell: usize) -> Option<String> {
    let cells: Vec<usize> = shape.joined(cell).iter().map(|&other| other.into()).collect();
    let cells = Some(cells).filter(|cells| !cells.is_empty())?;
    Some(text!("window-hidato-cell-joined", cells = shape.names(&cells)))
}
