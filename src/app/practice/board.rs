//! The board of a question. Where cells are asked for, a click marks them.

use egui::{
    Align2, FontId, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use egui_material_icons::icons::ICON_CHECK;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board as Numbers, Shape, Topology};
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;
use langkah_puzzle::practice::Ask;

use crate::app::theme::palette;
use crate::app::widgets::cell_form::CellForm;
use crate::session::practice::Asked;
use crate::session::practice::draft::Put;

/// The room for the numbers of rows and columns, in points.
const LABELS: f32 = 16.0;

/// The largest side of a cell, in points.
const CELL_MAX: f32 = 110.0;

/// A cell as it is drawn.
struct Cell {
    row: usize,
    col: usize,
    /// Its middle, in widths of a cell.
    centre: (f32, f32),
    /// Its number; empty for the blank and for free cells.
    text: String,
    /// Whether nothing stands there, and the ground is seen.
    is_blank: bool,
    is_given: bool,
    /// Whether it stands in the answer.
    is_put: bool,
    /// Whether the mark's sentences are about it.
    is_told: bool,
}

/// The board of a question on a sliding puzzle.
pub(in crate::app) fn sliding_ui(ui: &mut Ui, asked: &Asked, puzzle: &Puzzle) -> Option<Put> {
    let told = asked.mark.as_ref().map(|mark| mark.cells.as_slice()).unwrap_or_default();
    let space = ui.available_rect_before_wrap();
    let cells = tiles(puzzle.start(), told);
    grid_ui(ui, space, Ground::of_tiles(puzzle.start().dims()), &cells, false);
    None
}

/// The board of a question on a Hidato.
pub(in crate::app) fn hidato_ui(ui: &mut Ui, asked: &Asked, board: &Numbers) -> Option<Put> {
    let told = asked.mark.as_ref().map(|mark| mark.cells.as_slice()).unwrap_or_default();
    let is_put = |cell: usize| asked.draft.cells.contains(&cell);
    // The numbers of rows stand at its left, those of columns above it.
    let space = ui.available_rect_before_wrap();
    let space = Rect::from_min_max(space.min + Vec2::splat(LABELS), space.max);
    let asks = matches!(asked.question.ask(), Ask::Cells(_) | Ask::Placed(_));
    let cells = numbers(board, told, is_put);
    let can_click = asks && asked.mark.is_none();
    let shape = board.shape();
    let ground = Ground { size: shape.size(), topology: shape.topology() };
    labels_ui(ui, shape, ground.place(space));
    let clicked = grid_ui(ui, space, ground, &cells, can_click)?;
    // Beside a hexagon the middle of a given can be nearest; a given is never an answer.
    (!cells[clicked].is_given).then_some(Put::Cell(clicked))
}

/// The numbers of rows and columns, as questions and answers name cells.
fn labels_ui(ui: &Ui, shape: &Shape, (area, side): (Rect, f32)) {
    let (dims, topology) = (shape.dims(), shape.topology());
    let font = FontId::proportional((side * 0.3).clamp(7.0, 12.0));
    let label = |at: Pos2, align: Align2, number: usize| {
        ui.painter().text(at, align, number, font.clone(), palette(ui).weak);
    };
    let (left, top) = (area.left() - 7.0, area.top() - 6.0);
    for row in 0..dims.rows() {
        let y = area.top() + topology.centre((row, 0)).1 * side;
        label(Pos2::new(left, y), Align2::RIGHT_CENTER, row + 1);
    }
    for col in 0..dims.cols() {
        // A column of hexagons goes zigzag; its number stands in the middle.
        let x = area.left() + (col as f32 + 0.5 + topology.shift(1) / 2.0) * side;
        label(Pos2::new(x, top), Align2::CENTER_BOTTOM, col + 1);
    }
}

/// Several boards beside each other, with their numbers.
pub(super) fn boards_ui(ui: &mut Ui, boards: &[Board]) {
    let space = ui.available_rect_before_wrap();
    let count = boards.len().max(1);
    let is_wide = space.width() > space.height();
    let share = if is_wide {
        vec2(space.width() / count as f32, space.height())
    } else {
        vec2(space.width(), space.height() / count as f32)
    };
    for (index, board) in boards.iter().enumerate() {
        let offset = if is_wide { vec2(share.x, 0.0) } else { vec2(0.0, share.y) };
        let part = Rect::from_min_size(space.min + offset * index as f32, share).shrink(8.0);
        let part = part.with_min_y(part.top() + 22.0);
        let number = text!("practice-picture-board", number = (index + 1));
        let (ink, font) = (palette(ui).weak, FontId::proportional(14.0));
        let ground = Ground::of_tiles(board.dims());
        let at = ground.place(part).0.center_top() - vec2(0.0, 8.0);
        ui.painter().text(at, Align2::CENTER_BOTTOM, number, font, ink);
        ui.push_id(index, |ui| grid_ui(ui, part, ground, &tiles(board, &[]), false));
    }
}

fn tiles(board: &Board, told: &[usize]) -> Vec<Cell> {
    let dims = board.dims();
    let cell = |(cell, &tile): (usize, &u8)| Cell {
        row: dims.row(cell),
        col: dims.col(cell),
        centre: Topology::King.centre((dims.row(cell), dims.col(cell))),
        text: if tile == BLANK { String::new() } else { tile.to_string() },
        is_blank: tile == BLANK,
        is_given: false,
        is_put: false,
        is_told: told.contains(&cell),
    };
    board.tiles().iter().enumerate().map(cell).collect()
}

fn numbers(board: &Numbers, told: &[usize], is_put: impl Fn(usize) -> bool) -> Vec<Cell> {
    let cell = |(cell, &number): (usize, &u16)| {
        let (row, col) = board.shape().coordinates(cell);
        let text = if number == 0 { String::new() } else { number.to_string() };
        let (is_given, is_put, is_told) = (number > 0, is_put(cell), told.contains(&cell));
        let centre = board.shape().centre(cell);
        Cell { row, col, centre, text, is_blank: false, is_given, is_put, is_told }
    };
    board.numbers().iter().enumerate().map(cell).collect()
}

/// All cells of a board together.
#[derive(Clone, Copy)]
struct Ground {
    /// Width and height, in widths of a cell.
    size: (f32, f32),
    topology: Topology,
}

impl Ground {
    fn of_tiles(dims: Dims) -> Self {
        Self { size: (dims.cols() as f32, dims.rows() as f32), topology: Topology::King }
    }

    /// Where the cells stand in a space, and the width of one, in points.
    fn place(self, space: Rect) -> (Rect, f32) {
        let (wide, high) = self.size;
        let side = ((space.width() - 12.0) / wide).min((space.height() - 12.0) / high);
        let side = side.clamp(8.0, CELL_MAX).floor();
        (Rect::from_center_size(space.center(), vec2(wide, high) * side), side)
    }
}

/// Draws the cells as large as a space allows. Returns the one that was clicked.
fn grid_ui(
    ui: &mut Ui,
    space: Rect,
    ground: Ground,
    cells: &[Cell],
    can_click: bool,
) -> Option<usize> {
    let (area, side) = ground.place(space);
    let form = CellForm::of(ground.topology, (side * 0.1).clamp(2.0, 8.0));
    let cell_size = vec2(side, side * ground.topology.cell_height());
    if !form.is_hexagonal() {
        form.fill(ui.painter(), area.expand(5.0), palette(ui).well);
    }
    let mut clicked = None;
    for (index, cell) in cells.iter().enumerate() {
        let centre = area.min + vec2(cell.centre.0, cell.centre.1) * side;
        let rect = Rect::from_center_size(centre, cell_size).shrink((side * 0.03).max(1.0));
        let can_click = can_click && !cell.is_given;
        let sense = if can_click { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(("cell", index)), sense);
        let role = if can_click { Role::CheckBox } else { Role::Label };
        let name = cell.name(can_click);
        response.widget_info(|| match can_click {
            true => WidgetInfo::selected(role, true, cell.is_put, &name),
            false => WidgetInfo::labeled(role, true, &name),
        });
        // The rectangles around hexagons overlap: the nearest middle is meant.
        let away = |cell: &Cell, point: Pos2| {
            (area.min + vec2(cell.centre.0, cell.centre.1) * side).distance(point)
        };
        if response.clicked() {
            let nearest = response.interact_pointer_pos().and_then(|point| {
                let cells = cells.iter().enumerate();
                cells.min_by(|(_, a), (_, b)| away(a, point).total_cmp(&away(b, point)))
            });
            clicked = Some(nearest.map_or(index, |(nearest, _)| nearest));
        }
        cell.paint(ui, form, rect, side);
    }
    ui.allocate_rect(space, Sense::hover());
    clicked
}

impl Cell {
    fn paint(&self, ui: &Ui, form: CellForm, rect: Rect, side: f32) {
        let colours = palette(ui);
        let (fill, ink) = match self {
            Self { is_put: true, .. } => (colours.home, colours.home_text),
            Self { is_blank: true, .. } => (colours.well, colours.weak),
            Self { is_given: true, .. } => (colours.given, colours.tile_text),
            _ => (colours.tile, colours.tile_text),
        };
        form.fill(ui.painter(), rect, fill);
        if self.is_put {
            // Not the colour alone shows it.
            let stroke = Stroke::new((side * 0.05).clamp(1.5, 4.0), ink);
            form.ring(ui.painter(), rect.shrink(side * 0.08), stroke, StrokeKind::Inside);
            if self.text.is_empty() {
                let font = FontId::proportional(side * 0.42);
                let sign = ICON_CHECK.codepoint;
                ui.painter().text(rect.center(), Align2::CENTER_CENTER, sign, font, ink);
            }
        }
        if self.is_told {
            let stroke = Stroke::new((side * 0.06).clamp(2.0, 5.0), colours.mark);
            form.ring(ui.painter(), rect, stroke, StrokeKind::Inside);
        }
        let font = FontId::proportional(side * 0.42);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, &self.text, font, ink);
    }

    /// What a screen reader says of it. A box that can be checked says itself whether it is.
    fn name(&self, can_click: bool) -> String {
        let (row, col, number) = (self.row + 1, self.col + 1, self.text.as_str());
        let mut name = match number.is_empty() {
            true => text!("practice-view-empty-cell", row = row, column = col),
            false => text!("practice-view-number-cell", number = number, row = row, column = col),
        };
        if self.is_put && !can_click {
            name = text!("practice-view-cell-put", cell = name);
        }
        if self.is_told {
            name = text!("practice-view-cell-told", cell = name);
        }
        name
    }
}
