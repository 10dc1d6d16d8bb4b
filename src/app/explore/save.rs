//! What can be saved as a file: the tree, the trace, the comparison.

use std::sync::Arc;

use egui::containers::menu::MenuButton;
use egui::{Button, Response, RichText, Ui};
use egui_material_icons::icons::{ICON_DOWNLOAD, ICON_EXPAND_MORE};
use langkah_engine::search::trace::export::{Ordered, Words, json};
use langkah_engine::search::trace::shown::Folds;
use langkah_language::text;
use langkah_puzzle::compare::Contender;
use langkah_puzzle::picture::{Ink, plot};

use super::compare::columns::Chart;
use super::compare::columns::Columns;
use super::compare::drawn;
use crate::app::files::Save;
use crate::app::widgets::menus::menu_ui;
use crate::app::widgets::named::name;
use crate::export::Kind;
use crate::export::kind::Shows;
use crate::export::tree::Fit;
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
            let labels = [text!("tree-view-save-png"), text!("tree-view-save-svg")];
            for (kind, label) in [Kind::Png, Kind::Svg].into_iter().zip(labels) {
                let button = ui.button(label).on_disabled_hover_text(why_not);
                let Some(svg) = svg.clone().filter(|_| button.clicked()) else { continue };
                if let Shows::Board(make) = kind.shows() {
                    save = Some(Save::bytes(file, (kind.name(), kind.ending()), move || {
                        make(&svg, PLOT_WIDTH).map_err(|error| error.to_string())
                    }));
                }
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

/// The tree and the trace as files; the button has this word on it. The nodes of the tree bear
/// their place in the order of expansions if `has_order`.
pub fn tree_menu_ui(ui: &mut Ui, explorer: &Explorer, has_order: bool, word: &str) -> Option<Save> {
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
        let svg = (text!("tree-view-save-svg", "kind"), Kind::Svg);
        let [png, pdf, dot] = [Kind::Png, Kind::Pdf, Kind::Dot].map(|kind| (kind.name(), kind));
        let (a4, slide) = (Some(Fit::A4), Some(Fit::Slide));
        let files = [
            (text!("tree-view-save-svg"), svg, None),
            (text!("tree-view-save-png"), png, None),
            (text!("tree-view-save-slide-png"), png, slide),
            (text!("tree-view-save-pdf"), pdf, a4),
            (text!("tree-view-save-slide-pdf"), pdf, slide),
            (text!("tree-view-save-dot"), dot, None),
        ];
        for (label, kind, fit) in files {
            item_ui(ui, label, &|| {
                let of = Shown { at, folds: folds.clone(), has_order };
                tree(recorded.clone(), of, kind, fit)
            });
        }
        ui.separator();
        ui.label(RichText::new(text!("tree-view-save-whole")).weak());
        item_ui(ui, text!("tree-view-save-trace"), &|| trace(recorded.clone()));
    });
    save
}

/// What is shown of a tree.
struct Shown {
    at: u32,
    folds: Folds,
    has_order: bool,
}

/// The tree as it is shown as a file of a kind, which has this name in the system's dialog.
fn tree(
    recorded: Arc<Recorded>,
    of: Shown,
    (name, kind): (&'static str, Kind),
    fit: Option<Fit>,
) -> Save {
    let title = text!("tree-view-save-shown", "file");
    Save::bytes(title, (name, kind.ending()), move || {
        let (Some(trace), Some(maker)) = (&recorded.trace, kind.tree()) else {
            return Ok(Vec::new());
        };
        let Shown { at, folds, has_order } = &of;
        let words = |are_drawn| -> Box<dyn Words + '_> {
            let told = recorded.told(are_drawn);
            if *has_order { Box::new(Ordered(told)) } else { told }
        };
        let made = maker.bytes(trace.moment(*at), folds, (fit, title), words);
        made.map_err(|error| error.to_string())
    })
}

fn trace(recorded: Arc<Recorded>) -> Save {
    let kind = (text!("tree-view-save-trace", "kind"), "jsonl");
    Save::new(text!("tree-view-save-trace", "file"), kind, move |mut out| {
        let Some(trace) = &recorded.trace else { return Ok(()) };
        json::write(&mut out, trace, &*recorded.told(false))
    })
}
