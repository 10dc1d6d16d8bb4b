//! The tables of the manual. The viewer of Markdown gives each column the width of its longest
//! cell, which no window has; here cells take several lines.

use egui::{Color32, FontId, Grid, RichText, TextStyle, Ui};
use egui_commonmark::CommonMarkCache;

use super::{Links, markdown_ui};
use crate::app::theme::palette;

/// The space between columns, in points.
const GAP: f32 = 16.0;
/// The least share of the room that a column with long cells has.
const SHARE_MIN: f32 = 0.16;

/// Shows a table. Returns the link that was followed.
pub(super) fn table_ui<'l>(
    cache: &mut CommonMarkCache,
    links: &Links<'l>,
    text: &str,
    ui: &mut Ui,
) -> Option<&'l str> {
    let rows = rows(text);
    let cols = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths = widths(ui, &rows, cols);
    let mut followed = None;
    let line = palette(ui).line;
    let grid = Grid::new(text).num_columns(cols).spacing([GAP, 5.0]).min_row_height(0.0);
    grid.with_row_color(move |row, _| (row % 2 == 0).then_some(line.gamma_multiply(0.35))).show(
        ui,
        |ui| {
            for (index, row) in rows.iter().enumerate() {
                for (col, (cell, width)) in row.iter().zip(&widths).enumerate() {
                    ui.vertical(|ui| {
                        ui.set_width(*width);
                        if index == 0 {
                            ui.add(egui::Label::new(RichText::new(cell).strong()).wrap());
                        } else {
                            let id = (index, col);
                            let clicked = ui.push_id(id, |ui| markdown_ui(cache, links, cell, ui));
                            followed = followed.or(clicked.inner);
                        }
                    });
                }
                ui.end_row();
            }
        },
    );
    followed
}

/// The cells of a table, without the row of lines below the heads.
fn rows(text: &str) -> Vec<Vec<String>> {
    let rows = text.lines().enumerate().filter(|(index, row)| *index != 1 && !row.is_empty());
    rows.map(|(_, row)| cells(row)).collect()
}

/// The cells of a row: `\|` is a stroke within a cell.
fn cells(row: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut letters = row.trim().trim_start_matches('|').chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if letters.peek() == Some(&'|') => {
                letters.next();
                cells.last_mut().into_iter().for_each(|cell| cell.push('|'));
            }
            '|' if letters.peek().is_none() => break,
            '|' => cells.push(String::new()),
            other => cells.last_mut().into_iter().for_each(|cell| cell.push(other)),
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

/// The width of each column.
fn widths(ui: &Ui, rows: &[Vec<String>], cols: usize) -> Vec<f32> {
    let wide = |text: &str, font: &FontId| {
        let text = text.to_owned();
        ui.painter().layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x
    };
    let (body, code) = (TextStyle::Body, TextStyle::Monospace);
    let (body, code) = (body.resolve(ui.style()), code.resolve(ui.style()));
    // Parts of a cell stand between marks of code.
    let cell = |cell: &String| -> f32 {
        let parts = cell.split('`').enumerate();
        parts.map(|(at, part)| wide(part, if at % 2 == 0 { &body } else { &code }) + 2.0).sum()
    };
    let column = |col: usize| rows.iter().filter_map(move |row| row.get(col)).map(cell);
    let wanted: Vec<f32> = (0..cols).map(|col| column(col).fold(0.0, f32::max) + 4.0).collect();
    shared(&wanted, ui.available_width() - GAP * cols.saturating_sub(1) as f32)
}

/// The widths for columns that want so much of the room. Short columns get what they want. The
/// others share the rest in proportion to the square roots of their wishes, so that the longest
/// column leaves room for the others.
fn shared(wanted: &[f32], room: f32) -> Vec<f32> {
    if wanted.iter().sum::<f32>() <= room {
        return wanted.to_vec();
    }
    let least = room * SHARE_MIN;
    let is_short = |width: &f32| *width <= least;
    let left = room - wanted.iter().filter(|width| is_short(width)).sum::<f32>();
    let long = || wanted.iter().filter(|width| !is_short(width));
    let (roots, spare): (f32, f32) =
        (long().map(|width| width.sqrt()).sum(), left - least * long().count() as f32);
    let share = |width: &f32| {
        if is_short(width) { *width } else { least + spare * width.sqrt() / roots }
    };
    wanted.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::{rows, shared};

    #[test]
    fn cells_stand_between_strokes() {
        let found = rows("| a | b |\n|---|---|\n| `x\\|y` | |\n");
        assert_eq!(found, [["a", "b"], ["`x|y`", ""]]);
    }

    /// A table is as wide as its room, and no column has nothing.
    #[test]
    fn columns_share_the_room() {
        assert_eq!(shared(&[40.0, 60.0], 200.0), [40.0, 60.0]);
        for wanted in [vec![50.0, 3000.0], vec![400.0, 3000.0, 20.0], vec![900.0; 5]] {
            let widths = shared(&wanted, 600.0);
            assert!((widths.iter().sum::<f32>() - 600.0).abs() < 1.0, "{widths:?}");
            assert!(widths.iter().all(|width| *width >= 20.0), "{widths:?}");
        }
    }
}
