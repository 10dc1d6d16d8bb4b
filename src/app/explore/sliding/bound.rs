//! The parts of h: marked on the board, and as a sum.

use egui::{
    Align2, FontId, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::search::trace::number;
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::bound::explain::{Axis, Conflict, Explained, Part};
use langkah_engine::sliding::metric::Metric;
use langkah_language::text;
use langkah_puzzle::words;

use super::tile::{self, Numbers};
use crate::app::explore::colours::{self, Paint};
use crate::app::theme::palette;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::{NodeWish, Wish};

fn explained(explorer: &Explorer, node: u32, board: &Board) -> Option<Explained> {
    let g = explorer.trace()?.g(node);
    explorer.recorded().sliding()?.explainer.as_ref()?.explain(board, g)
}

/// The board with the marks of its bound; a click selects the node. `side` is its longer side, in
/// points.
pub fn board_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    let board = explorer.board(node)?;
    let state = explorer.moment()?.state(node)?;
    let (rows, cols) = (board.dims().rows() as f32, board.dims().cols() as f32);
    let cell = (side / rows.max(cols)).floor();
    let (space, response) =
        ui.allocate_exact_size(vec2(cell * cols + 6.0, cell * rows + 6.0), Sense::click());
    let node_number = number(node).to_string();
    let label = text!("tree-panel-board-rows", node = node_number, rows = words::rows(&board));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let rect = Rect::from_center_size(space.center(), vec2(cell * cols, cell * rows));
    let colours = palette(ui);
    // The outline shows the state of the node; the board itself is plain, so that marks of any
    // colour stand out.
    let line = colours::of(state, ui.visuals().dark_mode).line;
    let paint = Paint { fill: colours.tile, line };
    let numbers = Numbers::new(ui.painter(), cell * 0.86, board.dims().cells(), colours.text);
    let outline = Stroke::new(2.0, line);
    tile::board(ui.painter(), rect, &board, &numbers, paint, outline, colours.text);
    let wish = response.clicked().then_some(Wish::Node(NodeWish::Select(Some(node))));
    let Some(explained) = explained(explorer, node, &board) else { return wish };
    let mut group = 0;
    for part in &explained.parts {
        match part {
            Part::Misplaced { cell: at, .. } => {
                let at = tile::cell_rect(rect, &board, *at).shrink(2.0);
                let ring = Stroke::new(2.0, colours.mark);
                ui.painter().rect_stroke(at, 3, ring, StrokeKind::Inside);
            }
            Part::Distance { cell: at, moves, .. } => {
                let at = tile::cell_rect(rect, &board, *at).shrink(2.0);
                let font = FontId::proportional((cell * 0.26).clamp(8.0, 13.0));
                let corner = at.right_top();
                ui.painter().text(corner, Align2::RIGHT_TOP, moves, font, colours.accent);
            }
            Part::Conflict(conflict) => conflict_ui(ui, rect, &board, conflict),
            Part::Walking { .. } | Part::Value { .. } => {}
            Part::Pattern { tiles, .. } => {
                let ring = Stroke::new(2.5, colours::series(group));
                group += 1;
                for &tile in tiles.iter().filter(|&&tile| tile != BLANK) {
                    let at = tile::cell_rect(rect, &board, board.cell_of(tile)).shrink(2.5);
                    ui.painter().rect_stroke(at, 3, ring, StrokeKind::Inside);
                }
            }
        }
    }
    wish
}

/// Lines between the tiles that are in each other's way.
fn conflict_ui(ui: &Ui, rect: Rect, board: &Board, conflict: &Conflict) {
    let colours = palette(ui);
    for &(a, b) in &conflict.pairs {
        let centre = |tile| tile::cell_rect(rect, board, board.cell_of(tile)).center();
        let cell = rect.width() / board.dims().cols() as f32;
        let aside = match conflict.axis {
            Axis::Row => vec2(0.0, cell * 0.36),
            Axis::Column => vec2(-cell * 0.36, 0.0),
        };
        let line = [centre(a) + aside, centre(b) + aside];
        ui.painter().line_segment(line, Stroke::new(2.5, colours.error));
        for end in line {
            ui.painter().circle_filled(end, 3.5, colours.error);
        }
    }
}

/// The parts of h as a sum, and the effect of a weight on it.
pub fn parts_ui(ui: &mut Ui, explorer: &Explorer, node: u32) {
    let Some(board) = explorer.board(node) else { return };
    let dims = board.dims();
    let tiles = explorer.recorded().sliding();
    let Some(tiles) = tiles else { return };
    let ran = tiles.result.as_ref().and_then(|result| result.as_ref().ok());
    let asked = || tiles.request.plan.on(dims, tiles.request.metric).ok();
    let Some(plan) = ran.map(|solution| solution.plan).or_else(asked) else { return };
    if plan.bound().is_none() {
        ui.label(RichText::new(text!("tree-panel-blind")).weak());
        return;
    }
    let weight = plan.weight().unwrap_or(Weight::ONE);
    let explained = explained(explorer, node, &board);
    let recorded = explorer.trace().map(|trace| trace.h(node));
    // Of multi-tile moves the parts have another sum, and a weighted search records the product.
    let multi = tiles.request.metric == Metric::Multi;
    let h = match &explained {
        Some(_) if multi => recorded.filter(|_| weight == Weight::ONE),
        explained => explained.as_ref().map(|explained| explained.h),
    };
    ui.label(text!("tree-panel-bound", bound = plan.bound_title(dims, tiles.request.metric)));
    match &explained {
        Some(explained) => {
            for line in lines(explained) {
                ui.label(line);
            }
            groups_ui(ui, explained);
            if multi {
                ui.label(RichText::new(shared(plan, dims)).weak());
            }
            if let Some(h) = h {
                ui.label(RichText::new(format!("h = {h}")).strong());
            }
        }
        None => {
            ui.label(RichText::new(text!("tree-panel-bound-whole")).weak());
        }
    }
    if weight != Weight::ONE
        && let (Some(h), Some(weighted)) = (h, recorded)
    {
        let product = format!("{} · {h} = {weighted}", shown(weight));
        ui.label(text!("tree-panel-weighted", product = product));
    }
    if weight > Weight::ONE {
        let text = text!("tree-panel-weight-warning", weight = shown(weight));
        ui.label(RichText::new(text).color(palette(ui).error));
    }
}

/// How h comes from the sum of its parts where a line shifted at once is one move.
fn shared(plan: Plan, dims: Dims) -> String {
    let tiles = dims.rows().max(dims.cols()).saturating_sub(1).to_string();
    match (plan.bound(), plan) {
        (Some(BoundKind::PatternDb), Plan::Ida { .. }) => text!("tree-panel-turns").to_owned(),
        (Some(BoundKind::PatternDb), _) => text!("tree-panel-both-axes").to_owned(),
        _ => text!("tree-panel-shared", tiles = tiles),
    }
}

/// A weight with the decimal mark of the language.
fn shown(weight: Weight) -> String {
    weight.to_string().replace('.', text!("decimal-mark"))
}

/// The groups of a pattern database, with the colours that they have on the board.
fn groups_ui(ui: &mut Ui, explained: &Explained) {
    let groups = explained.parts.iter().filter_map(|part| match part {
        Part::Pattern { tiles, moves } => Some((tiles, moves)),
        _ => None,
    });
    for (index, (tiles, moves)) in groups.enumerate() {
        ui.horizontal_top(|ui| {
            let (space, _) = ui.allocate_exact_size(vec2(12.0, 20.0), Sense::hover());
            let sample = Rect::from_center_size(space.center(), vec2(11.0, 11.0));
            ui.painter().rect_filled(sample, 3, colours::series(index));
            let moves = words::moves(*moves as usize);
            let text = text!("tree-panel-group", moves = moves, tiles = list(tiles));
            ui.add(Label::new(text).wrap());
        });
    }
}

/// The other parts of the sum, one line for each kind of part.
fn lines(explained: &Explained) -> Vec<String> {
    let mut misplaced = Vec::new();
    let mut distances = Vec::new();
    let mut lines = Vec::new();
    let mut sum = 0;
    for part in &explained.parts {
        match part {
            Part::Misplaced { tile: BLANK, .. } => {
                misplaced.push(text!("tree-panel-blank").to_owned())
            }
            Part::Misplaced { tile, .. } => misplaced.push(tile.to_string()),
            Part::Distance { tile, moves, .. } => {
                sum += moves;
                distances.push(format!("{tile}: {moves}"));
            }
            Part::Conflict(conflict) => lines.push(conflict_line(conflict, part.value())),
            Part::Walking { axis: Axis::Row, moves } => {
                lines.push(text!("tree-panel-walking-rows", moves = (*moves)));
            }
            Part::Walking { axis: Axis::Column, moves } => {
                lines.push(text!("tree-panel-walking-columns", moves = (*moves)));
            }
            Part::Value { name, value } => {
                lines.push(format!("{name} = {}", words::figure(*value)))
            }
            Part::Pattern { .. } => {}
        }
    }
    if !misplaced.is_empty() {
        let count = misplaced.len().to_string();
        let text = text!("tree-panel-misplaced", count = count, tiles = misplaced.join(", "));
        lines.insert(0, text);
    }
    if !distances.is_empty() {
        let (sum, tiles) = (sum.to_string(), distances.join(", "));
        lines.insert(0, text!("tree-panel-distances", sum = sum, tiles = tiles));
    }
    if explained.h == 0 {
        lines.push(text!("tree-panel-home").to_owned());
    }
    lines
}

fn list(tiles: &[u8]) -> String {
    let tiles: Vec<String> = tiles.iter().map(u8::to_string).collect();
    tiles.join(", ")
}

fn conflict_line(conflict: &Conflict, value: u32) -> String {
    let axis = match conflict.axis {
        Axis::Row => "row",
        Axis::Column => "column",
    };
    let pair = |(a, b): &(u8, u8)| text!("tree-panel-pair", a = a.to_string(), b = b.to_string());
    let pairs: Vec<String> = conflict.pairs.iter().map(pair).collect();
    text!(
        "tree-panel-conflict",
        moves = value.to_string(),
        axis = axis,
        line = (conflict.line + 1),
        pairs = pairs.join(", "),
        leaving = list(&conflict.leaving)
    )
}
