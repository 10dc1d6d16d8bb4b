//! The board: tiles that slide, and the marks of Kurang and X.

use egui::{
    Align2, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::theme::{Palette, palette};
use crate::sliding::board::{BLANK, Board};
use crate::sliding::solvability::{Solvability, odd_cells};

/// How long a tile slides, in seconds.
const SLIDE: f64 = 0.12;

/// How far the well that the tiles lie in reaches past them.
const WELL: f32 = 6.0;

/// What a board view remembers between frames.
#[derive(Default)]
pub struct BoardView {
    shown: Option<Board>,
    slide: Option<Slide>,
}

/// A tile on its way from one cell to another.
struct Slide {
    tile: u8,
    from: usize,
    begun: f64,
}

/// What to draw.
pub struct Scene<'a> {
    pub board: &'a Board,
    pub goal: &'a Board,
    pub solvability: &'a Solvability,
    /// The tile whose Kurang is explained: the one pointed at elsewhere.
    pub explained: Option<u8>,
    pub shows_odd_cells: bool,
    pub slides: bool,
}

/// Where a person points.
pub struct Pointed {
    /// The tile under the pointer, or else the one with the keyboard focus.
    pub tile: Option<u8>,
    /// Whether a tile has the keyboard focus.
    pub has_focus: bool,
}

/// The geometry of the cells on the screen.
struct Layout {
    area: Rect,
    cell: f32,
    gap: f32,
    cols: usize,
}

impl Layout {
    fn new(space: Rect, board: &Board) -> Self {
        let space = space.shrink(WELL);
        let (rows, cols) = (board.dims().rows() as f32, board.dims().cols() as f32);
        let cell = (space.width() / cols).min(space.height() / rows).min(190.0).floor();
        let size = vec2(cell * cols, cell * rows);
        let area = Rect::from_center_size(space.center(), size);
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
        self.note(scene, now);
        let (space, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let layout = Layout::new(space, scene.board);
        let colours = palette(ui);
        let well = layout.area.expand(WELL);
        ui.painter().rect_filled(well, layout.radius(), colours.well);

        let tiles = scene.board.tiles();
        let responses: Vec<Response> =
            (0..tiles.len()).map(|cell| tile_response(ui, &layout, scene, cell)).collect();
        let pointed = responses
            .iter()
            .position(Response::hovered)
            .or_else(|| responses.iter().position(Response::has_focus));
        let own = pointed.map(|cell| tiles[cell]);
        let explained = own.or(scene.explained);
        let counted = explained
            .map(|tile| scene.solvability.smaller_after(scene.board, tile))
            .unwrap_or_default();

        for (cell, &tile) in tiles.iter().enumerate().filter(|(_, tile)| **tile != BLANK) {
            let rect = self.tile_rect(ui, &layout, cell, tile, now);
            let at_home = scene.goal.tiles()[cell] == tile;
            tile_ui(ui, &layout, rect, tile, at_home, &colours);
        }
        if scene.shows_odd_cells {
            for cell in odd_cells(scene.goal) {
                odd_mark_ui(
                    ui,
                    layout.rect(cell),
                    tiles[cell] == scene.goal.tiles()[cell],
                    &colours,
                );
            }
        }
        for cell in counted {
            mark_ui(ui, &layout, layout.rect(cell), 3.0, &colours);
        }
        if let Some(tile) = explained {
            let rect = layout.rect(scene.board.cell_of(tile));
            explained_ui(ui, &layout, rect, scene.solvability, tile, &colours);
        }
        Pointed { tile: own, has_focus: responses.iter().any(Response::has_focus) }
    }

    /// Notes a single slide since the last frame.
    fn note(&mut self, scene: &Scene<'_>, now: f64) {
        let Some(shown) = self.shown.as_ref().filter(|shown| *shown != scene.board) else {
            self.shown.get_or_insert_with(|| scene.board.clone());
            return;
        };
        let moved = (shown.dims() == scene.board.dims()).then(|| shown.differences(scene.board));
        self.slide = (scene.slides && moved == Some(2)).then(|| {
            let from = scene.board.blank();
            Slide { tile: shown.tiles()[from], from, begun: now }
        });
        self.shown = Some(scene.board.clone());
    }

    fn tile_rect(&mut self, ui: &Ui, layout: &Layout, cell: usize, tile: u8, now: f64) -> Rect {
        let rect = layout.rect(cell);
        let Some(slide) = self.slide.as_ref().filter(|slide| slide.tile == tile) else {
            return rect;
        };
        let share = (now - slide.begun) / SLIDE;
        if share >= 1.0 {
            self.slide = None;
            return rect;
        }
        ui.ctx().request_repaint();
        let from = layout.rect(slide.from);
        let eased = egui::emath::easing::cubic_out(share as f32);
        rect.translate((from.min - rect.min) * (1.0 - eased))
    }
}

fn tile_response(ui: &Ui, layout: &Layout, scene: &Scene<'_>, cell: usize) -> Response {
    let tile = scene.board.tiles()[cell];
    let response =
        ui.interact(layout.rect(cell), ui.scope_id().with(("cell", cell)), Sense::click());
    let label = tile_label(scene, cell, tile);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    response
}

fn tile_label(scene: &Scene<'_>, cell: usize, tile: u8) -> String {
    let dims = scene.board.dims();
    let (row, col) = (dims.row(cell) + 1, dims.col(cell) + 1);
    if tile == BLANK {
        return format!("Blank, row {row}, column {col}");
    }
    let home = if scene.goal.tiles()[cell] == tile { ", at home" } else { "" };
    format!("Tile {tile}, row {row}, column {col}{home}")
}

fn tile_ui(ui: &Ui, layout: &Layout, rect: Rect, tile: u8, at_home: bool, colours: &Palette) {
    let (fill, line, text) = if at_home {
        (colours.home, colours.home, colours.home_text)
    } else {
        (colours.tile, colours.tile_line, colours.tile_text)
    };
    let painter = ui.painter();
    painter.rect(rect, layout.radius(), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let font = FontId::proportional(layout.cell * 0.40);
    painter.text(rect.center(), Align2::CENTER_CENTER, tile, font, text);
}

/// A ring inside a tile.
fn mark_ui(ui: &Ui, layout: &Layout, rect: Rect, width: f32, colours: &Palette) {
    let stroke = Stroke::new(width, colours.mark);
    ui.painter().rect_stroke(rect, layout.radius(), stroke, StrokeKind::Inside);
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

/// A dot in the corner of a cell where a blank makes X 1.
fn odd_mark_ui(ui: &Ui, rect: Rect, on_home: bool, colours: &Palette) {
    let radius = (rect.width() * 0.05).max(3.0);
    let centre = rect.left_top() + Vec2::splat(3.2 * radius);
    let colour = if on_home { colours.home_text } else { colours.weak };
    ui.painter().circle_filled(centre, radius, colour);
}
