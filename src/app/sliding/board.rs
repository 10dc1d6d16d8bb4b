//! The board: tiles that slide, what a click on them does, and the marks of Kurang, X and hints.

use egui::{
    Align2, CornerRadius, CursorIcon, FontId, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::moves::Step;
use langkah_engine::sliding::solvability::{Solvability, odd_cells};
use langkah_language::text;

use super::drag::Drag;
use super::slide::{Slide, slides};
use crate::app::theme::{Palette, palette};
use crate::app::widgets::tab_stop::TabStop;
use crate::app::widgets::zoom::Zoom;
use crate::session::Mode;

/// How long a tile slides, in seconds.
const SLIDE: f64 = 0.12;

/// How far the well behind the tiles reaches beyond them, in points.
const WELL: f32 = 6.0;

/// What a board view remembers between frames.
#[derive(Default)]
pub struct BoardView {
    shown: Option<Board>,
    slides: Vec<Slide>,
    /// When they began.
    begun: f64,
    zoom: Zoom,
    drag: Drag,
    pub stop: TabStop,
}

/// What the board shows.
pub struct Scene<'a> {
    pub board: &'a Board,
    pub goal: &'a Board,
    pub solvability: &'a Solvability,
    /// The tile whose Kurang is explained, because the person points at it in the table.
    pub explained: Option<u8>,
    /// Whether Kurang is hidden, so that no tile is explained where the person points at it.
    pub hides_kurang: bool,
    pub shows_odd_cells: bool,
    pub slides: bool,
    pub mode: Mode,
    /// The cell that typed numbers go into.
    pub selected: Option<usize>,
    /// The step that a hint advises.
    pub hint: Option<&'a Step>,
    /// Whether tiles move as soon as the pointer comes to them.
    pub hovers: bool,
}

/// Where a person points.
pub struct Pointed {
    /// The tile under the pointer, or else the one with the keyboard focus.
    pub tile: Option<u8>,
    /// Whether a cell has the keyboard focus.
    pub has_focus: bool,
    /// The cell that was clicked.
    pub clicked: Option<usize>,
    /// The cell whose line was dragged to its end, or has moved under the pointer.
    pub shifted: Option<usize>,
}

/// The geometry of the cells on the screen.
struct Layout {
    area: Rect,
    cell: f32,
    gap: f32,
    cols: usize,
}

impl Layout {
    fn new(space: Rect, board: &Board, zoom: &mut Zoom) -> Self {
        let space = space.shrink(WELL);
        let (rows, cols) = (board.dims().rows() as f32, board.dims().cols() as f32);
        let cell = (space.width() / cols).min(space.height() / rows).min(190.0).floor();
        let area = zoom.place(space, vec2(cell * cols, cell * rows));
        let cell = (area.width() / cols).floor();
        let area = Rect::from_center_size(area.center(), vec2(cell * cols, cell * rows));
        Self { area, cell, gap: (cell * 0.05).max(3.0), cols: board.dims().cols() }
    }

    fn rect(&self, cell: usize) -> Rect {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let min = self.area.min + vec2(col as f32, row as f32) * self.cell;
        Rect::from_min_size(min, Vec2::splat(self.cell)).shrink(self.gap / 2.0)
    }

    fn radius(&self) -> CornerRadius {
        CornerRadius::same((self.cell * 0.09).clamp(4.0, 12.0) as u8)
    }
}

impl BoardView {
    /// Draws the board into the space that is left.
    pub fn board_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Pointed {
        let now = ui.input(|input| input.time);
        // The cells can have the keyboard focus; the space between them cannot.
        let sense = Sense::DRAG | Sense::HOVER;
        let (space, response) = ui.allocate_exact_size(ui.available_size(), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, text!("window-board")));
        if self.shown.as_ref().is_none_or(|shown| shown.dims() != scene.board.dims()) {
            self.zoom.reset();
        }
        self.note(scene, now);
        self.zoom.steer(ui, &response, false);
        if let Some(cell) = self.stop.newly_selected(scene.selected) {
            let layout = Layout::new(space, scene.board, &mut self.zoom);
            self.zoom.show(space, layout.rect(cell).expand(WELL));
        }
        let layout = Layout::new(space, scene.board, &mut self.zoom);
        ui.set_clip_rect(ui.clip_rect().intersect(space));
        let colours = palette(ui);
        let well = layout.area.expand(WELL);
        ui.painter().rect_filled(well, layout.radius(), colours.well);

        let tiles = scene.board.tiles();
        let dims = scene.board.dims();
        self.stop.begin(ui, (0..tiles.len()).map(|cell| (dims.row(cell), 2 * dims.col(cell))));
        let stop = &self.stop;
        let responses: Vec<Response> =
            (0..tiles.len()).map(|cell| cell_response(ui, &layout, scene, stop, cell)).collect();
        self.stop.follow(ui, scene.selected, &responses);
        let shifted = self.shifted(ui, &layout, scene, &responses);
        for (cell, &tile) in tiles.iter().enumerate().filter(|(_, tile)| **tile != BLANK) {
            let rect = self.tile_rect(ui, &layout, cell, tile, now);
            let at_home = scene.goal.tiles()[cell] == tile;
            tile_ui(ui, &layout, rect, tile, at_home, &colours);
        }
        let hovered = responses.iter().position(Response::hovered);
        let focused = responses.iter().position(Response::has_focus);
        let clicked = responses.iter().position(Response::clicked);
        let is_view = scene.mode == Mode::View;
        let tile = hovered.or(focused).filter(|_| is_view).map(|cell| tiles[cell]);
        // A line that follows the pointer has left the cells that its rings would be around.
        let ringed = hovered.filter(|_| !self.drag.is_held());
        marks_ui(ui, &layout, scene, (ringed, tile), &colours);
        Pointed { tile, has_focus: focused.is_some(), clicked, shifted }
    }

    /// The cell whose line the person moves by dragging it or by pointing at it.
    fn shifted(
        &mut self,
        ui: &Ui,
        layout: &Layout,
        scene: &Scene<'_>,
        responses: &[Response],
    ) -> Option<usize> {
        if scene.mode != Mode::Play {
            self.drag.forget();
            return None;
        }
        self.drag.follow(ui, scene.board, responses, (layout.cell, scene.hovers))
    }

    /// Notes what has moved since the last frame: a tile, or a line of them, each by one cell.
    fn note(&mut self, scene: &Scene<'_>, now: f64) {
        let Some(shown) = self.shown.as_ref().filter(|shown| *shown != scene.board) else {
            self.shown.get_or_insert_with(|| scene.board.clone());
            return;
        };
        self.slides = if scene.slides && scene.mode != Mode::Edit {
            slides(shown, scene.board, self.drag.done()).unwrap_or_default()
        } else {
            Vec::new()
        };
        self.begun = now;
        self.shown = Some(scene.board.clone());
    }

    fn tile_rect(&mut self, ui: &Ui, layout: &Layout, cell: usize, tile: u8, now: f64) -> Rect {
        let rect = layout.rect(cell);
        let Some(slide) = self.slides.iter().find(|slide| slide.tile == tile) else {
            return rect.translate(self.drag.offset(cell) * layout.cell);
        };
        let share = (now - self.begun) / SLIDE;
        if share >= 1.0 {
            self.slides.clear();
            return rect;
        }
        ui.ctx().request_repaint();
        let from = layout.rect(slide.from);
        let eased = egui::emath::easing::cubic_out(share as f32);
        let eased = egui::lerp(slide.done..=1.0, eased);
        rect.translate((from.min - rect.min) * (1.0 - eased))
    }
}

fn cell_response(
    ui: &Ui,
    layout: &Layout,
    scene: &Scene<'_>,
    stop: &TabStop,
    cell: usize,
) -> Response {
    let tile = scene.board.tiles()[cell];
    let id = stop.id(cell).unwrap_or_else(|| ui.scope_id());
    let is_in_line = scene.mode == Mode::Play && scene.board.line_to(cell).is_some();
    let drags = if is_in_line { Sense::DRAG } else { Sense::empty() };
    let response = ui.interact(layout.rect(cell), id, stop.sense(cell) | drags);
    let label = cell_label(scene, cell, tile);
    let selected = scene.selected == Some(cell);
    response.widget_info(|| match scene.mode {
        Mode::View => WidgetInfo::labeled(Role::Label, true, &label),
        Mode::Play => WidgetInfo::labeled(Role::Button, true, &label),
        Mode::Edit => WidgetInfo::selected(Role::Button, true, selected, &label),
    });
    match scene.mode {
        Mode::View => response,
        Mode::Play if scene.board.line_to(cell).is_none() => response,
        Mode::Play | Mode::Edit => response.on_hover_cursor(CursorIcon::PointingHand),
    }
}

fn cell_label(scene: &Scene<'_>, cell: usize, tile: u8) -> String {
    let dims = scene.board.dims();
    let (row, col) = (dims.row(cell) + 1, dims.col(cell) + 1);
    if tile == BLANK {
        return text!("window-board-blank", row = row, column = col);
    }
    let is_home = scene.goal.tiles()[cell] == tile;
    let state = match (is_home, scene.hint.is_some_and(|step| step.tile == tile)) {
        (false, false) => "plain",
        (true, false) => "home",
        (false, true) => "hint",
        (true, true) => "home-hint",
    };
    text!("window-board-tile", tile = tile, row = row, column = col, state = state)
}

fn tile_ui(ui: &Ui, layout: &Layout, rect: Rect, tile: u8, at_home: bool, colours: &Palette) {
    let (fill, line, text) = if at_home {
        (colours.home, colours.home, colours.home_text)
    } else {
        (colours.tile, colours.tile_line, colours.tile_text)
    };
    let painter = ui.painter();
    painter.rect(rect, layout.radius(), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let font = FontId::proportional((layout.cell * 0.40).max((layout.cell * 0.48).min(20.0)));
    painter.text(rect.center(), Align2::CENTER_CENTER, tile, font, text);
}

/// A ring around a cell.
fn ring_ui(ui: &Ui, layout: &Layout, cell: usize, stroke: Stroke, kind: StrokeKind) {
    ui.painter().rect_stroke(layout.rect(cell), layout.radius(), stroke, kind);
}

/// The line of tiles that a click would move.
fn line_ui(ui: &Ui, layout: &Layout, board: &Board, cell: Option<usize>, colours: &Palette) {
    let Some((way, count)) = cell.and_then(|cell| board.line_to(cell)) else { return };
    let mut at = board.blank();
    for _ in 0..count {
        at = board.dims().neighbour(at, way).unwrap_or(at);
        ring_ui(ui, layout, at, Stroke::new(1.5, colours.accent), StrokeKind::Inside);
    }
}

/// Rings around the blank's cell, which can be clicked too, the selected cell, and the cell under
/// the pointer.
fn selection_ui(
    ui: &Ui,
    layout: &Layout,
    scene: &Scene<'_>,
    hovered: Option<usize>,
    colours: &Palette,
) {
    let line = Stroke::new(1.0, colours.tile_line);
    ring_ui(ui, layout, scene.board.blank(), line, StrokeKind::Inside);
    if let Some(cell) = hovered {
        ring_ui(ui, layout, cell, Stroke::new(1.5, colours.weak), StrokeKind::Inside);
    }
    if let Some(cell) = scene.selected {
        ring_ui(ui, layout, cell, Stroke::new(3.0, colours.mark), StrokeKind::Middle);
    }
}

/// Marks the tile to move, with an arrow to where it goes.
fn hint_ui(ui: &Ui, layout: &Layout, board: &Board, step: &Step, colours: &Palette) {
    let (tile, blank) = (layout.rect(board.cell_of(step.tile)), layout.rect(board.blank()));
    let stroke = Stroke::new(3.0, colours.mark);
    ui.painter().rect_stroke(tile, layout.radius(), stroke, StrokeKind::Middle);
    let along = (blank.center() - tile.center()) / layout.cell;
    let across = vec2(-along.y, along.x);
    let size = layout.cell * 0.14;
    let tip = blank.center() + along * size;
    let foot = tip - along * 1.6 * size;
    let points = vec![tip, foot + across * size, foot - across * size];
    ui.painter().add(Shape::convex_polygon(points, colours.mark, Stroke::NONE));
}

/// Rings inside the tiles that a tile's Kurang counts, and the figure.
fn kurang_marks_ui(ui: &Ui, layout: &Layout, scene: &Scene<'_>, tile: u8, colours: &Palette) {
    for cell in scene.solvability.smaller_after(scene.board, tile) {
        ring_ui(ui, layout, cell, Stroke::new(3.0, colours.mark), StrokeKind::Inside);
    }
    let rect = layout.rect(scene.board.cell_of(tile));
    explained_ui(ui, layout, rect, scene.solvability, tile, colours);
}

/// A ring around the explained tile, and its Kurang in the corner.
fn explained_ui(
    ui: &Ui,
    layout: &Layout,
    rect: Rect,
    solvability: &Solvability,
    tile: u8,
    colours: &Palette,
) {
    let stroke = Stroke::new(2.0, colours.text);
    ui.painter().rect_stroke(rect, layout.radius(), stroke, StrokeKind::Outside);
    let index = usize::from(tile).checked_sub(1).unwrap_or(solvability.kurang().len() - 1);
    let Some(kurang) = solvability.kurang().get(index) else { return };
    let size = (layout.cell * 0.17).max(11.0);
    let badge = Rect::from_min_size(
        pos2(rect.right() - 1.9 * size, rect.top() + 3.0),
        vec2(1.7 * size, 1.4 * size),
    );
    let painter = ui.painter();
    painter.rect_filled(badge, 4, colours.text);
    let font = FontId::proportional(size);
    painter.text(badge.center(), Align2::CENTER_CENTER, kurang, font, colours.panel);
}

/// Draws all marks on the board. `hovered` is the cell under the pointer, `pointed` the tile that
/// the person points at.
fn marks_ui(
    ui: &Ui,
    layout: &Layout,
    scene: &Scene<'_>,
    (hovered, pointed): (Option<usize>, Option<u8>),
    colours: &Palette,
) {
    if scene.shows_odd_cells {
        odd_marks_ui(ui, layout, scene, colours);
    }
    match scene.mode {
        Mode::View => {}
        Mode::Play => line_ui(ui, layout, scene.board, hovered, colours),
        Mode::Edit => selection_ui(ui, layout, scene, hovered, colours),
    }
    let explained = pointed.or(scene.explained).filter(|_| !scene.hides_kurang);
    if let Some(tile) = explained {
        kurang_marks_ui(ui, layout, scene, tile, colours);
    }
    if let Some(step) = scene.hint {
        hint_ui(ui, layout, scene.board, step, colours);
    }
}

/// Dots in the corners of the cells where a blank makes X 1.
fn odd_marks_ui(ui: &Ui, layout: &Layout, scene: &Scene<'_>, colours: &Palette) {
    for cell in odd_cells(scene.goal) {
        let rect = layout.rect(cell);
        let radius = (rect.width() * 0.05).max(2.0);
        let centre = rect.left_top() + Vec2::splat(3.2 * radius);
        let on_home = scene.board.tiles()[cell] == scene.goal.tiles()[cell];
        let colour = if on_home { colours.home_text } else { colours.weak };
        ui.painter().circle_filled(centre, radius, colour);
    }
}
