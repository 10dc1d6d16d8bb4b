//! What all boards of 3×3 say of an own bound: the verdicts, the boards that show them, and the
//! averages.

use egui::{
    Align, Grid, Layout, Rect, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2,
};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::own::Judgement;
use langkah_language::{decimal, grouped, text};
use langkah_puzzle::{own_bound, words};

use crate::app::explore::colours::Paint;
use crate::app::explore::sliding::tile::{self, Numbers};
use crate::app::theme::palette;
use crate::app::widgets::named::announce;

/// The side of a small board.
const SIDE: f32 = 66.0;

pub fn verdict_ui(judged: &Judgement, ui: &mut Ui) {
    finding_ui(ui, judged.is_admissible(), own_bound::admissible(judged));
    if let Some(high) = &judged.too_high {
        ui.horizontal(|ui| {
            board_ui(ui, &high.board);
            ui.label(own_bound::too_high(high).trim_end_matches(':'));
        });
    }
    finding_ui(ui, judged.is_consistent(), own_bound::consistent(judged));
    if let Some(drop) = &judged.drop {
        ui.horizontal(|ui| {
            board_ui(ui, &drop.before);
            arrow_ui(ui);
            board_ui(ui, &drop.after);
            ui.label(own_bound::drop(drop).trim_end_matches(':'));
        });
    }
    if let (Some(rounded), Some(here)) = (own_bound::rounded(judged), &judged.rounded) {
        ui.label(rounded);
        ui.horizontal(|ui| {
            board_ui(ui, &here.board);
            ui.label(own_bound::rounded_here(here).trim_end_matches(':'));
        });
    }
    ui.add_space(6.0);
    averages_ui(judged, ui);
    ui.add_space(4.0);
    ui.label(RichText::new(own_bound::proof(judged)).weak().small());
}

fn finding_ui(ui: &mut Ui, is_good: bool, text: String) {
    let colours = palette(ui);
    let text = RichText::new(text).strong();
    announce(&ui.label(if is_good { text } else { text.color(colours.error) }));
}

/// From one board to the next.
fn arrow_ui(ui: &mut Ui) {
    let (space, _) = ui.allocate_exact_size(vec2(24.0, SIDE), Sense::hover());
    let stroke = Stroke::new(1.5, palette(ui).text);
    ui.painter().arrow(space.left_center(), vec2(space.width(), 0.0), stroke);
}

fn board_ui(ui: &mut Ui, board: &Board) {
    let (space, response) = ui.allocate_exact_size(vec2(SIDE + 4.0, SIDE + 4.0), Sense::hover());
    let name = words::rows(board);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let rect = Rect::from_center_size(space.center(), vec2(SIDE, SIDE));
    let colours = palette(ui);
    let cell = SIDE / board.dims().cols() as f32;
    let numbers = Numbers::new(ui.painter(), cell, board.dims().cells(), colours.text);
    let paint = Paint { fill: colours.tile, line: colours.tile_line };
    let outline = Stroke::new(1.0, colours.tile_line);
    tile::board(ui.painter(), rect, board, &numbers, paint, outline, colours.text);
}

/// The averages of the own bound, of the others and of the true distances.
fn averages_ui(judged: &Judgement, ui: &mut Ui) {
    let grid = Grid::new("averages").num_columns(5).spacing([18.0, 3.0]);
    grid.striped(true).min_row_height(0.0).show(ui, |ui| {
        let about = text!("bound-head-more", "hint");
        ui.label(RichText::new(text!("bound-head-bound")).weak());
        for head in
            [text!("bound-head-average"), text!("bound-head-more"), text!("bound-head-less")]
        {
            figure_ui(ui, RichText::new(head).weak()).on_hover_text(about);
        }
        end_row(ui);
        let average = |average| RichText::new(decimal(average, 3));
        ui.label(RichText::new(text!("bound-row-own")).strong());
        figure_ui(ui, average(judged.average).strong());
        end_row(ui);
        for other in &judged.others {
            ui.label(other.bound.title());
            figure_ui(ui, average(other.average));
            for count in [other.more, other.less] {
                figure_ui(ui, RichText::new(grouped(count as u64)));
            }
            end_row(ui);
        }
        ui.label(text!("bound-row-true"));
        figure_ui(ui, average(judged.true_average));
        end_row(ui);
    });
}

/// Ends a row with an empty cell, because the last column is as wide as the window.
fn end_row(ui: &mut Ui) {
    ui.label("");
    ui.end_row();
}

/// A figure at the right of its cell.
fn figure_ui(ui: &mut Ui, text: RichText) -> Response {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text)).inner
}
