//! The board: where its cells are, their names for screen readers, and what a click on them does.

use egui::{CursorIcon, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Shape;
use langkah_language::text;

use super::compose::stroke::Stroke;
use super::draw;
use crate::app::tab_stop::TabStop;
use crate::app::theme::palette;
use crate::app::zoom::Zoom;
use crate::session::Mode;
use crate::session::hidato::Hidato;
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
    /// The cell that was selected in the last frame.
    pub(super) selected: Option<usize>,
    pub(super) zoom: Zoom,
    pub(in crate::app) stop: TabStop,
    /// The stroke that is being drawn while the board is edited.
    pub(super) stroke: Option<Stroke>,
    /// The size of the board that is shown.
    of: Option<Dims>,
}

/// Where a person points.
pub struct Pointed {
    /// Whether a cell has the keyboard focus.
    pub has_focus: bool,
    /// The cell that was clicked.
    pub clicked: Option<usize>,
}

/// The geometry of the cells on the screen.
pub(super) struct Layout<'a> {
    pub shape: &'a Shape,
    area: Rect,
    pub cell: f32,
}

impl<'a> Layout<'a> {
    pub(super) fn new(space: Rect, shape: &'a Shape, zoom: &mut Zoom) -> Self {
        // The numbers of rows stand at its left, those of columns above it.
        let space = space.shrink(GROUND);
        let space = Rect::from_min_max(space.min + Vec2::splat(LABELS), space.max);
        let (rows, cols) = (shape.dims().rows() as f32, shape.dims().cols() as f32);
        let cell = (space.width() / cols).min(space.height() / rows).min(CELL_MAX);
        let area = zoom.place(space, vec2(cell * cols, cell * rows));
        let cell = area.width() / cols;
        // Whole pixels keep the grid even, but the cells of a large board need fractions of them.
        let cell = if cell >= 8.0 { cell.floor() } else { cell.max(0.5) };
        let area = Rect::from_center_size(area.center(), vec2(cell * cols, cell * rows));
        let area = area.translate(area.min.round() - area.min);
        Self { shape, area, cell }
    }

    pub fn area(&self) -> Rect {
        self.area
    }

    /// A place of the rectangle, from 0 row by row, with a gap to the others.
    pub fn rect_of(&self, place: usize) -> Rect {
        let dims = self.shape.dims();
        let min = self.area.min + vec2(dims.col(place) as f32, dims.row(place) as f32) * self.cell;
        Rect::from_min_size(min, Vec2::splat(self.cell)).shrink((self.cell * 0.03).clamp(0.25, 2.0))
    }

    /// The row and column of the place under a point.
    pub fn place_under(&self, point: Pos2) -> Option<(usize, usize)> {
        let at = (point - self.area.min) / self.cell;
        self.area.contains(point).then(|| {
            let dims = self.shape.dims();
            let (row, col) = (at.y.max(0.0) as usize, at.x.max(0.0) as usize);
            (row.min(dims.rows() - 1), col.min(dims.cols() - 1))
        })
    }

    /// The whole of a cell's place.
    pub fn place(&self, cell: usize) -> Rect {
        let (row, col) = self.shape.coordinates(cell);
        let min = self.area.min + vec2(col as f32, row as f32) * self.cell;
        Rect::from_min_size(min, Vec2::splat(self.cell))
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
            return Pointed { has_focus: false, clicked: None };
        };
        self.fit(board.shape().dims());
        self.zoom.steer(ui, &response);
        if let Some(cell) = hidato.selected().filter(|_| hidato.selected() != self.selected) {
            let layout = Layout::new(space, board.shape(), &mut self.zoom);
            self.zoom.show(space, layout.place(cell).expand(GROUND));
        }
        let layout = Layout::new(space, board.shape(), &mut self.zoom);
        ui.set_clip_rect(ui.clip_rect().intersect(space));
        let is_by_hand = hidato.mode() == Mode::Play;
        self.stop.begin(ui, (0..looks.len()).map(|cell| board.shape().coordinates(cell)));
        let stop = &self.stop;
        let responses: Vec<Response> = (0..looks.len())
            .map(|cell| cell_response(ui, &layout, &looks[cell], (stop, cell), is_by_hand))
            .collect();
        self.follow_selection(ui, hidato.selected(), &responses);
        let colours = palette(ui);
        draw::ground_ui(ui, &layout, &colours);
        for (cell, look) in looks.iter().enumerate() {
            draw::cell_ui(ui, &layout, cell, look, &colours);
        }
        draw::path_ui(ui, &layout, board, &looks, &colours);
        for (cell, look) in looks.iter().enumerate() {
            draw::number_ui(ui, &layout, cell, look, &colours);
        }
        draw::labels_ui(ui, &layout, space, &colours);
        let hovered = responses.iter().position(Response::hovered).filter(|_| is_by_hand);
        draw::rings_ui(ui, &layout, &looks, hovered, &colours);
        if let Some(cell) = hidato.selected().filter(|&cell| looks[cell].number.is_none()) {
            draw::candidates_ui(ui, &layout, cell, hidato.candidates(), &colours);
        }
        Pointed {
            has_focus: responses.iter().any(Response::has_focus),
            clicked: responses.iter().position(Response::clicked),
        }
    }

    /// A board of another size is shown as a whole.
    pub(super) fn fit(&mut self, dims: Dims) {
        if self.of.replace(dims) != Some(dims) {
            self.zoom.reset();
        }
    }

    /// The selected cell has the keyboard focus.
    pub(super) fn follow_selection(
        &mut self,
        ui: &Ui,
        selected: Option<usize>,
        responses: &[Response],
    ) {
        if selected == self.selected {
            return;
        }
        let cell = |cell: Option<usize>| cell.and_then(|cell| responses.get(cell));
        match (cell(selected), cell(self.selected)) {
            (Some(now), _) => now.request_focus(),
            (None, Some(before)) => before.surrender_focus(),
            (None, None) => {}
        }
        self.selected = selected;
        ui.ctx().request_repaint();
    }
}

fn cell_response(
    ui: &Ui,
    layout: &Layout<'_>,
    look: &Look,
    (stop, cell): (&TabStop, usize),
    is_by_hand: bool,
) -> Response {
    let id = stop.id(cell).unwrap_or_else(|| ui.scope_id());
    let response = ui.interact(layout.place(cell), id, stop.sense(cell));
    let label = label(layout.shape, look, cell);
    response.widget_info(|| {
        if is_by_hand {
            WidgetInfo::selected(Role::Button, true, look.is_selected, &label)
        } else {
            WidgetInfo::labeled(Role::Label, true, &label)
        }
    });
    if is_by_hand { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// `17, given, row 3, column 4`.
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
    format!("{what}, {}{}", shape.name(cell), marks.collect::<String>())
}
