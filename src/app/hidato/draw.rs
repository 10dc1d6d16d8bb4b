//! How the cells, the path and the numbers are painted.

use std::f32::consts::PI;
use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, Vec2,
    vec2,
};
use langkah_engine::hidato::board::Board;

use super::board::{GROUND, Layout};
use crate::app::theme::{Palette, focus_ring};
use crate::session::hidato::hand::pencil::Pencil;
use crate::session::hidato::look::{Look, NumberOrigin};

/// A cell smaller than this, in points, has no room for a number, and only the path is drawn.
const NUMBER_MIN: f32 = 11.0;

pub(super) fn cell_ui(ui: &Ui, layout: &Layout<'_>, cell: usize, look: &Look, colours: &Palette) {
    layout.form.fill(ui.painter(), layout.rect(cell), fill(look, colours));
}

fn fill(look: &Look, colours: &Palette) -> Color32 {
    match look {
        _ if look.is_new => colours.home,
        _ if look.is_wrong => colours.error_surface,
        Look { number: Some((_, NumberOrigin::Given)), .. } => colours.given,
        _ if look.differs => colours.tile.lerp_to_gamma(colours.mark, 0.35),
        _ => colours.tile,
    }
}

/// A line from each number to the next one, if both are on the board and touch. The numbers are
/// drawn over it.
pub(super) fn path_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    board: &Board,
    looks: &[Look],
    colours: &Palette,
) {
    let width = (layout.cell * 0.09).clamp(1.0, 6.0);
    let colour = colours.tile.lerp_to_gamma(colours.accent, 0.6);
    let is_new = |cell: usize| looks.get(cell).is_some_and(|look| look.is_new);
    for pair in board.cells().windows(2) {
        let (Some(from), Some(to)) = (pair[0], pair[1]) else { continue };
        if !board.shape().touches(from, to) {
            continue;
        }
        let (a, b) = (layout.place(from).center(), layout.place(to).center());
        ui.painter().line_segment([a, b], Stroke::new(width, colour));
        // Round ends join the pieces; cells that were just placed lie over the line.
        for end in [a, b] {
            ui.painter().circle_filled(end, width / 2.0, colour);
        }
    }
    for cell in (0..looks.len()).filter(|&cell| is_new(cell)) {
        layout.form.fill(ui.painter(), layout.rect(cell), colours.home);
    }
}

pub(super) fn number_ui(ui: &Ui, layout: &Layout<'_>, cell: usize, look: &Look, colours: &Palette) {
    ghost_ui(ui, layout, cell, look, colours);
    let Some((number, origin)) = look.number.filter(|_| layout.cell >= NUMBER_MIN) else { return };
    let ink = match origin {
        _ if look.is_new => colours.home_text,
        _ if look.is_wrong => colours.error,
        NumberOrigin::Given => colours.tile_text,
        // The accent colour alone is hard to read on the line.
        NumberOrigin::Found | NumberOrigin::Hand => colours.accent.lerp_to_gamma(colours.text, 0.5),
    };
    let centre = layout.place(cell).center();
    let most = layout.shape.count();
    if number == 1 || usize::from(number) == most {
        let stroke = Stroke::new((layout.cell * 0.03).clamp(1.0, 2.0), ink);
        // Bars reach into the room of the usual ring.
        let radius = if layout.shape.edges().is_empty() { 0.39 } else { 0.33 };
        ui.painter().circle_stroke(centre, layout.cell * radius, stroke);
    }
    let share = if most >= 100 { 0.34 } else { 0.4 };
    // On small cells the number is as large as the cell allows.
    let size = (layout.cell * share).max((layout.cell * 0.58).min(9.5));
    // The numbers of neighbouring cells must not touch.
    let galley = fitted(ui, &number.to_string(), size, layout.cell * 0.86, ink);
    if galley.size().x > layout.cell {
        return;
    }
    // The line stops at the number.
    let space = Rect::from_center_size(centre, galley.size()).expand2(vec2(1.0, -1.0));
    ui.painter().rect_filled(space, 0, fill(look, colours));
    ui.painter().galley(centre - galley.size() / 2.0, galley, ink);
}

/// A number that was tried here and is ruled out: pale and struck out. A number that follows from
/// it is only pale.
fn ghost_ui(ui: &Ui, layout: &Layout<'_>, cell: usize, look: &Look, colours: &Palette) {
    let Some(number) = look.ruled_out.or(look.tried).filter(|_| layout.cell >= 20.0) else {
        return;
    };
    let centre = layout.place(cell).center();
    let ink = colours.weak.gamma_multiply(0.8);
    text(ui, centre, number, layout.cell * 0.3, ink);
    if look.ruled_out.is_none() {
        return;
    }
    let half = vec2(layout.cell * 0.24, -layout.cell * 0.1);
    ui.painter().line_segment([centre - half, centre + half], Stroke::new(1.5, ink));
}

/// The numbers of rows and columns, at the edges of the part of the board that is in sight.
pub(super) fn labels_ui(ui: &Ui, layout: &Layout<'_>, space: Rect, colours: &Palette) {
    let (dims, topology) = (layout.shape.dims(), layout.shape.topology());
    let area = layout.area();
    let size = (layout.cell * 0.4).clamp(7.0, 11.0);
    if layout.cell < 8.0 {
        return;
    }
    let away = GROUND + 1.0;
    let (left, top) = (
        (area.left() - away).max(space.left() + 10.0),
        (area.top() - away).max(space.top() + 10.0),
    );
    for row in 0..dims.rows() {
        let y = layout.point(topology.centre((row, 0))).y;
        label(ui, Pos2::new(left, y), Align2::RIGHT_CENTER, row + 1, size, colours);
    }
    for col in 0..dims.cols() {
        // A column of hexagons goes zigzag; its number stands in the middle.
        let x = area.left() + (col as f32 + 0.5 + topology.shift(1) / 2.0) * layout.cell;
        label(ui, Pos2::new(x, top), Align2::CENTER_BOTTOM, col + 1, size, colours);
    }
}

fn label(ui: &Ui, at: Pos2, align: Align2, number: usize, size: f32, colours: &Palette) {
    ui.painter().text(at, align, number, FontId::proportional(size), colours.weak);
}

/// A number smaller than this, in points, cannot be read.
const SIZE_MIN: f32 = 6.5;

fn text(ui: &Ui, centre: Pos2, number: u16, size: f32, ink: Color32) {
    ui.painter().text(centre, Align2::CENTER_CENTER, number, FontId::proportional(size), ink);
}

/// Rings around the cell under the pointer and the selected cell, and around cells that a hint
/// names, that differ or that are wrong.
pub(super) fn rings_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    looks: &[Look],
    hovered: Option<usize>,
    colours: &Palette,
) {
    let width = (layout.cell * 0.07).clamp(1.5, 3.0);
    let ring = |rect: Rect, stroke: Stroke, kind: StrokeKind| {
        layout.form.ring(ui.painter(), rect, stroke, kind);
    };
    for (cell, look) in looks.iter().enumerate() {
        let rect = layout.rect(cell);
        let rings = [
            (look.is_named, colours.weak),
            (look.differs, colours.mark),
            (look.is_wrong, colours.error),
            (look.is_hinted, colours.accent),
        ];
        for (_, colour) in rings.into_iter().filter(|(is_so, _)| *is_so) {
            ring(rect, Stroke::new(width, colour), StrokeKind::Inside);
        }
    }
    if let Some(cell) = hovered {
        ring(layout.rect(cell), Stroke::new(1.5, colours.weak), StrokeKind::Inside);
    }
    if let Some(cell) = looks.iter().position(|look| look.is_selected) {
        ring(layout.rect(cell), Stroke::new(width, colours.mark), StrokeKind::Middle);
    }
}

/// The ring around the cell that has the keyboard focus.
pub(super) fn focus_ui(ui: &Ui, layout: &Layout<'_>, responses: &[Response], colours: &Palette) {
    if let Some(cell) = responses.iter().find(|response| response.has_focus()) {
        let rect = cell.rect.expand(1.0);
        layout.form.ring(ui.painter(), rect, focus_ring(colours), StrokeKind::Outside);
    }
}

/// Bars between cells whose numbers must follow each other. They lie over the rings: below them, a
/// bar would look like a part of a ring. Bars that cross at a corner do not cover each other.
pub(super) fn edges_ui(ui: &Ui, layout: &Layout<'_>, colours: &Palette) {
    bars_ui(ui, layout, layout.shape.edges(), (colours.text, colours.well));
}

/// A bar that is not set yet, or that would be taken away.
pub(super) fn next_edge_ui(ui: &Ui, layout: &Layout<'_>, edge: [u16; 2], colours: &Palette) {
    bars_ui(ui, layout, &[edge], (colours.accent, colours.well));
}

/// Bars in a colour, and around all of them a line in another one.
fn bars_ui(ui: &Ui, layout: &Layout<'_>, edges: &[[u16; 2]], (colour, around): (Color32, Color32)) {
    let width = (layout.cell * 0.12).clamp(2.0, 9.0);
    let line = (layout.cell * 0.03).clamp(0.5, 2.0);
    for (width, colour) in [(width + 2.0 * line, around), (width, colour)] {
        for &[a, b] in edges {
            let (a, b) = (layout.place(a.into()).center(), layout.place(b.into()).center());
            let bar = capsule([a.lerp(b, 0.42), a.lerp(b, 0.58)], width / 2.0);
            ui.painter().add(Shape::convex_polygon(bar, colour, Stroke::NONE));
        }
    }
}

/// The points around a line with round ends.
fn capsule(ends: [Pos2; 2], radius: f32) -> Vec<Pos2> {
    const STEPS: usize = 8;
    let along = (ends[1] - ends[0]).angle();
    let round = |(end, ahead): (Pos2, f32)| {
        let angle = move |step: usize| step as f32 / STEPS as f32 * PI - PI / 2.0 + ahead;
        (0..=STEPS).map(move |step| end + Vec2::angled(angle(step)) * radius)
    };
    [(ends[1], along), (ends[0], along + PI)].into_iter().flat_map(round).collect()
}

/// The lines that a person has drawn, thinner than the path.
pub(super) fn lines_ui(ui: &Ui, layout: &Layout<'_>, pencil: &Pencil, colours: &Palette) {
    let width = (layout.cell * 0.06).clamp(1.5, 4.0);
    let colour = colours.tile.lerp_to_gamma(colours.mark, 0.8);
    for (a, b) in pencil.lines() {
        let (a, b) = (layout.place(a).center(), layout.place(b).center());
        ui.painter().line_segment([a, b], Stroke::new(width, colour));
        for end in [a, b] {
            ui.painter().circle_filled(end, width, colour);
        }
    }
}

/// The number that a click on an empty cell, or Enter, would put there.
pub(super) fn offered_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    cell: usize,
    number: u16,
    colours: &Palette,
) {
    let ink = colours.accent.gamma_multiply(0.75);
    small_text_ui(ui, layout, cell, (&number.to_string(), 0.4), ink);
}

/// A text that is no number of the board. `share` is its height in cells.
pub(super) fn small_text_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    cell: usize,
    (text, share): (&str, f32),
    ink: Color32,
) {
    if layout.cell >= NUMBER_MIN {
        let galley = fitted(ui, text, layout.cell * share, layout.cell * 0.88, ink);
        ui.painter().galley(layout.place(cell).center() - galley.size() / 2.0, galley, ink);
    }
}

/// A text of this size, or as much smaller as it must be to be no wider than `room`.
fn fitted(ui: &Ui, text: &str, size: f32, room: f32, ink: Color32) -> Arc<Galley> {
    let lay =
        |size: f32| ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size), ink);
    let galley = lay(size);
    if galley.size().x <= room {
        return galley;
    }
    lay((size * room / galley.size().x).max(SIZE_MIN))
}

/// Where the small numbers of a cell stand: the corners of a hexagon have no room, and bars take
/// some.
fn room_of(layout: &Layout<'_>, cell: usize) -> Rect {
    let has_bars = !layout.shape.joined(cell).is_empty();
    match layout.form.is_hexagonal() {
        _ if has_bars => {
            Rect::from_center_size(layout.place(cell).center(), Vec2::splat(0.64 * layout.cell))
        }
        true => Rect::from_center_size(layout.place(cell).center(), vec2(0.8, 0.72) * layout.cell),
        false => layout.rect(cell).shrink(layout.cell * 0.08),
    }
}

/// The most marks in a row of a cell.
const MARKS_MAX: usize = 5;

/// The pencil marks of a cell, as large as there is room. If not all of them have room, dots stand
/// in the place of the last ones. A line through the cell has gaps where marks stand.
pub(super) fn marks_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    (cell, is_on_line): (usize, bool),
    marks: &[u16],
    colours: &Palette,
) {
    let rect = room_of(layout, cell);
    let digits = marks.iter().max().map_or(1, |greatest| greatest.to_string().len());
    // A digit is about as wide as half its height.
    let size_of = |cols: usize| {
        let wide = rect.width() / cols as f32 / (0.6 * digits as f32 + 0.3);
        wide.min(rect.height() / cols as f32 / 1.05).min(15.0)
    };
    let all = 2..=MARKS_MAX;
    let cols = all.clone().find(|cols| cols * cols >= marks.len()).unwrap_or(MARKS_MAX);
    let cols = (1..=cols).rev().find(|&cols| size_of(cols) >= SIZE_MIN);
    let Some(cols) = cols else {
        ui.painter().circle_filled(rect.center(), 1.5, colours.weak);
        return;
    };
    let (size, step) = (size_of(cols), rect.size() / cols as f32);
    let room = cols * cols;
    // Fewer rows stand in the middle.
    let rows = marks.len().min(room).div_ceil(cols);
    let rect = rect.translate(vec2(0.0, (cols - rows) as f32 / 2.0 * step.y));
    for (index, &number) in marks.iter().take(room).enumerate() {
        let at = vec2((index % cols) as f32 + 0.5, (index / cols) as f32 + 0.5);
        let centre = rect.min + at * step;
        let ink = colours.weak.lerp_to_gamma(colours.text, 0.4);
        if is_on_line {
            let plate = vec2(0.6 * size * digits as f32 + 2.0, size);
            ui.painter().rect_filled(Rect::from_center_size(centre, plate), 2, colours.tile);
        }
        if index + 1 == room && marks.len() > room {
            let font = FontId::proportional(size);
            ui.painter().text(centre, Align2::CENTER_CENTER, "…", font, ink);
        } else {
            text(ui, centre, number, size, ink);
        }
    }
}

/// The number of candidates in a row of a cell, and the number of rows.
const CANDIDATES: (usize, usize) = (3, 3);

/// The candidates of a cell, small, if there is room for all of them.
pub(super) fn candidates_ui(
    ui: &Ui,
    layout: &Layout<'_>,
    cell: usize,
    candidates: &[u16],
    colours: &Palette,
) {
    let (cols, rows) = CANDIDATES;
    if candidates.len() > cols * rows || layout.cell < 40.0 {
        return;
    }
    let rect = room_of(layout, cell);
    let step = vec2(rect.width() / cols as f32, rect.height() / rows as f32);
    let size = (layout.cell * 0.2).min(13.0);
    for (index, &number) in candidates.iter().enumerate() {
        let at = vec2((index % cols) as f32 + 0.5, (index / cols) as f32 + 0.5);
        text(ui, rect.min + at * step, number, size, colours.weak);
    }
}
