//! What can be saved as a file: the tree, the trace, the comparison.

use std::sync::Arc;

use egui::containers::menu::MenuButton;
use egui::{Button, Response, RichText, Ui};
use egui_material_icons::icons::{ICON_DOWNLOAD, ICON_EXPAND_MORE};
use langkah_engine::puzzle::compare::Contender;
use langkah_engine::puzzle::picture::{Ink, plot};
use langkah_engine::search::trace::export::{self, Drawing, Words, json};
use langkah_engine::search::trace::shown::Folds;
use langkah_language::text;

use super::compare::columns::Columns;
use super::compare::drawn;
use super::compare::plots::Chart;
use crate::app::files::Save;
use crate::app::menus::menu_ui;
use crate::app::toolbar::name;
use crate::export::png as png_of;
use crate::export::tree::{self, Fit};
use crate::session::explore::comparison::run::Run;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::Recorded;

/// The width of a picture of a plot, in pixels.
const PLOT_WIDTH: u32 = 1800;

/// The comparison as a file: its rows, or the plot that is shown.
pub fn comparison_menu_ui<C: Columns>(ui: &mut Ui, run: &Run<C>, chart: Chart) -> Option<Save> {
    let mut save = None;
    let file = text!("compare-view-save", "file");
    let label = (ICON_DOWNLOAD.rich_text(), ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, MenuButton::new(label), |ui| {
        let svg = drawn::plot(run, chart).map(|plot| plot::document(&plot, &Ink::LIGHT));
        ui.label(RichText::new(text!("compare-view-save-plot")).weak());
        ui.add_enabled_ui(svg.is_some(), |ui| {
            let why_not = text!("compare-view-save-plot", "none");
            let png = ui.button(text!("tree-view-save-png")).on_disabled_hover_text(why_not);
            if let Some(svg) = svg.clone().filter(|_| png.clicked()) {
                save = Some(Save::bytes(file, (text!("export-kind-png"), "png"), move || {
                    png_of(&svg, PLOT_WIDTH).map_err(|error| error.to_string())
                }));
                ui.close();
            }
            let text = ui.button(text!("tree-view-save-svg")).on_disabled_hover_text(why_not);
            if let Some(svg) = svg.filter(|_| text.clicked()) {
                let kind = (text!("export-kind-svg"), "svg");
                save = Some(Save::new(file, kind, move |out| out.write_str(&svg)));
                ui.close();
            }
        });
    });
    name(&response, text!("compare-view-save"));
    save.or(csv_ui(ui, run))
}

fn csv_ui<C: Contender>(ui: &mut Ui, run: &Run<C>) -> Option<Save> {
    let copy = ui.button(text!("compare-view-copy-csv"));
    if copy.clicked() {
        ui.ctx().copy_text(run.csv());
    }
    let button = Button::new((ICON_DOWNLOAD.rich_text(), text!("compare-view-save-csv")));
    let response = ui.add(button);
    name(&response, text!("compare-view-save-csv"));
    let csv = response.clicked().then(|| run.csv())?;
    let kind = (text!("compare-view-save-csv", "kind"), "csv");
    Some(Save::new(text!("compare-view-save-csv", "file"), kind, move |out| out.write_str(&csv)))
}

/// A button with a menu of files to be written, and this word on it.
fn menu(ui: &mut Ui, word: &str, content: impl FnOnce(&mut Ui)) -> Response {
    let label = (ICON_DOWNLOAD.rich_text(), word, ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, MenuButton::new(label), content);
    name(&response, text!("tree-view-save"));
    response.on_hover_text(text!("tree-view-save", "hint"))
}

/// The tree and the trace as files; the button has this word on it.
pub fn tree_menu_ui(ui: &mut Ui, explorer: &Explorer, word: &str) -> Option<Save> {
    let mut save = None;
    let (at, folds) = (explorer.at(), explorer.folds().clone());
    menu(ui, word, |ui| {
        ui.label(RichText::new(text!("tree-view-save-shown")).weak());
        let mut item_ui = |ui: &mut Ui, text: &str, make: &dyn Fn() -> Save| {
            if ui.button(text).clicked() {
                save = Some(make());
                ui.close();
            }
        };
        let recorded = explorer.recorded();
        let tree = |drawing| text_of(recorded.clone(), at, folds.clone(), drawing);
        item_ui(ui, text!("tree-view-save-svg"), &|| tree(Drawing::Svg));
        let (shown, folded) = (recorded.clone(), folds.clone());
        let painted = move |paint| painted(shown.clone(), at, folded.clone(), paint);
        item_ui(ui, text!("tree-view-save-png"), &|| painted(Painting::Png));
        item_ui(ui, text!("tree-view-save-slide-png"), &|| painted(Painting::SlidePng));
        item_ui(ui, text!("tree-view-save-pdf"), &|| painted(Painting::Page(Fit::A4)));
        item_ui(ui, text!("tree-view-save-slide-pdf"), &|| painted(Painting::Page(Fit::Slide)));
        item_ui(ui, text!("tree-view-save-dot"), &|| tree(Drawing::Dot));
        ui.separator();
        ui.label(RichText::new(text!("tree-view-save-whole")).weak());
        item_ui(ui, text!("tree-view-save-trace"), &|| trace(recorded.clone()));
    });
    save
}

fn text_of(recorded: Arc<Recorded>, at: u32, folds: Folds, drawing: Drawing) -> Save {
    let kind = match drawing {
        Drawing::Svg => (text!("tree-view-save-svg", "kind"), "svg"),
        Drawing::Dot => (text!("tree-view-save-dot", "kind"), "dot"),
    };
    Save::new(text!("tree-view-save-shown", "file"), kind, move |mut out| {
        let Some(trace) = &recorded.trace else { return Ok(()) };
        let words = |are_drawn| -> Box<dyn Words + '_> { recorded.told(are_drawn) };
        export::draw(&mut out, drawing, trace.moment(at), &folds, words)
    })
}

/// What a tree becomes that is more than a text.
#[derive(Clone, Copy)]
enum Painting {
    Png,
    SlidePng,
    Page(Fit),
}

fn painted(recorded: Arc<Recorded>, at: u32, folds: Folds, paint: Painting) -> Save {
    let kind = match paint {
        Painting::Png | Painting::SlidePng => (text!("export-kind-png"), "png"),
        Painting::Page(_) => (text!("export-kind-pdf"), "pdf"),
    };
    let title = text!("tree-view-save-shown", "file");
    Save::bytes(title, kind, move || {
        let Some(trace) = &recorded.trace else { return Ok(Vec::new()) };
        let words = |are_drawn| -> Box<dyn Words + '_> { recorded.told(are_drawn) };
        let drawn = export::drawn(trace.moment(at), &folds, words);
        let painted = match paint {
            Painting::Png => tree::picture(&drawn),
            Painting::SlidePng => tree::fitted(&drawn, Fit::Slide),
            Painting::Page(fit) => tree::page(&drawn, fit, title),
        };
        painted.map_err(|error| error.to_string())
    })
}

fn trace(recorded: Arc<Recorded>) -> Save {
    let kind = (text!("tree-view-save-trace", "kind"), "jsonl");
    Save::new(text!("tree-view-save-trace", "file"), kind, move |mut out| {
        let Some(trace) = &recorded.trace else { return Ok(()) };
        json::write(&mut out, trace, &*recorded.told(false))
    })
}
