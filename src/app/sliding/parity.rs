//! Why the parity of ΣKurang + X decides: two boards, one move apart, with their sums.

use egui::{Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_engine::sliding::solvability::Solvability;
use langkah_language::text;
use langkah_puzzle::words;

use crate::app::explore::colours::Paint;
use crate::app::explore::sliding::tile::{self, Numbers};
use crate::app::theme::palette;
use crate::app::widgets::named::{folds, name};
use crate::session::Session;

/// The longer side of a board, in points.
const SIDE: f32 = 104.0;

/// The moves that were made from the board that is shown, to see what they do to the sum.
#[derive(Default)]
pub struct Parity {
    /// The board that they begin at.
    from: Option<Board>,
    moves: Vec<Move>,
}

/// Explains why parity decides, and shows it on two boards.
pub fn parity_ui(session: &Session, parity: &mut Parity, ui: &mut Ui) {
    let Some(sliding) = session.sliding() else { return };
    let (Some(board), Some(open)) = (sliding.judged(), sliding.open()) else { return };
    let goal = open.puzzle.goal();
    if parity.from.as_ref() != Some(board) {
        *parity = Parity { from: Some(board.clone()), moves: Vec::new() };
    }
    let header = egui::CollapsingHeader::new(text!("window-board-parity")).id_salt("parity");
    let shown = header.show(ui, |ui| {
        let of_goal = Solvability::of(goal, goal);
        let total = of_goal.total().to_string();
        ui.label(text!("window-board-parity", "about", total = total));
        ui.label(RichText::new(text!("window-board-parity", "try")).weak());
        let mut boards = vec![board.clone()];
        for &way in &parity.moves {
            boards.extend(boards.last().and_then(|board| board.after(way)));
        }
        let now = boards.last().cloned();
        let before = boards.len().checked_sub(2).and_then(|at| boards.get(at));
        ways_ui(ui, parity, now.as_ref());
        let sum = |board: &Board| Solvability::of(board, goal);
        ui.horizontal_top(|ui| {
            for board in before.into_iter().chain(now.as_ref()) {
                let solvability = sum(board);
                ui.vertical(|ui| {
                    board_ui(ui, board);
                    let (kurang, x) = (solvability.sum(), solvability.x());
                    ui.label(format!("{kurang} + {x} = {}", solvability.total()));
                });
            }
        });
        if let (Some(before), Some(now), Some(way)) =
            (before.map(sum), now.as_ref().map(sum), parity.moves.last())
        {
            let change = i64::from(now.total()) - i64::from(before.total());
            let odd = if now.is_solvable() { "even" } else { "odd" };
            let (way, change) = (letter(*way).to_string(), format!("{change:+}"));
            ui.label(text!(
                "window-board-parity-changed",
                way = way,
                change = change,
                parity = odd
            ));
        }
    });
    folds(&shown);
}

/// A button for each move.
fn ways_ui(ui: &mut Ui, parity: &mut Parity, board: Option<&Board>) {
    ui.horizontal(|ui| {
        for way in Move::ALL {
            let is_legal = board.is_some_and(|board| board.after(way).is_some());
            let button = egui::Button::new(letter(way).to_string()).min_size(vec2(30.0, 0.0));
            let response = ui.add_enabled(is_legal, button);
            name(&response, &text!("window-board-try", way = letter(way).to_string()));
            if response.clicked() {
                parity.moves.push(way);
            }
        }
        let has_moves = !parity.moves.is_empty();
        let response = ui.add_enabled(has_moves, egui::Button::new(text!("window-board-reset")));
        name(&response, text!("window-board-reset", "label"));
        if response.clicked() {
            parity.moves.clear();
        }
    });
}

fn board_ui(ui: &mut Ui, board: &Board) {
    let (rows, cols) = (board.dims().rows() as f32, board.dims().cols() as f32);
    let cell = (SIDE / rows.max(cols)).floor();
    let (space, response) =
        ui.allocate_exact_size(vec2(cell * cols + 2.0, cell * rows + 2.0), Sense::hover());
    let colours = palette(ui);
    let rect = Rect::from_center_size(space.center(), vec2(cell * cols, cell * rows));
    let paint = Paint { fill: colours.tile, line: colours.weak };
    let numbers = Numbers::new(ui.painter(), cell, board.dims().cells(), colours.text);
    let outline = Stroke::new(1.0, colours.line);
    tile::board(ui.painter(), rect, board, &numbers, paint, outline, colours.text);
    let label = text!("window-board-rows", rows = words::rows(board));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
}
