//! The comparison: the choice of searches and puzzles, and the results.
//!
//! | room | what lives there |
//! |---|---|
//! | [`field`] | which puzzles, and which searches |
//! | [`sliding`], [`hidato`] | the same for each family |
//! | [`table`], [`columns`] | the rows, and what each family shows of them |
//! | `heads`, [`order`] | the heads of the columns, and the order that they choose |
//! | [`totals`] | the figures of one search, and of several puzzles together |
//! | `plots`, [`drawn`] | the rows as pictures, and what these show, also as files |
//! | [`pair`] | two of the searches side by side |

pub mod columns;
pub mod drawn;
pub mod field;
mod heads;
pub mod hidato;
pub mod order;
pub mod pair;
mod plots;
pub mod sliding;
pub mod table;
pub mod totals;

use egui::{Button, CentralPanel, Frame, Margin, ProgressBar, RichText, ScrollArea, Ui};
use egui_material_icons::icons::ICON_VERTICAL_SPLIT;
use langkah_language::text;
use langkah_puzzle::compare::Found;

use super::save;
use crate::app::actions::Action;
use crate::app::explore::ExploreState;
use crate::app::family::compare;
use crate::app::pane::{Ask, Pane};
use crate::app::side::{hides_side, side_ui};
use crate::app::theme::{heading, palette};
use crate::app::widgets::named::{announce, button_if_ui, whole_text};
use crate::app::widgets::scroll::scrolled;
use crate::app::widgets::segment::segment_ui;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::comparison::run::Run;
use columns::Chart;
use columns::Columns;
use field::{contenders_ui, field_ui};
use order::Orders;

/// The name that is typed for another search, and its fault.
#[derive(Default)]
pub struct Naming {
    pub typed: String,
    pub fault: Option<String>,
}

/// What the person has typed and chosen in this view.
#[derive(Default)]
pub struct Comparing {
    /// The field for searches of sliding puzzles, and the one for Hidato.
    pub sliding: Naming,
    pub hidato: Naming,
    chart: Chart,
    /// The rows that are chosen, at most two. The one that was chosen last stands at the end.
    chosen: Vec<usize>,
    orders: Orders,
}

pub fn compare_view_ui(pane: &mut Pane<'_>, state: &mut ExploreState, ui: &mut Ui) {
    if pane.session.pair().is_some() {
        return pair::pair_view_ui(pane, &mut state.pair, ui);
    }
    let colours = palette(ui);
    side_ui(pane, ui, "contest", |pane, ui| {
        scrolled(ui, ScrollArea::vertical(), |ui| {
            field_ui(pane, ui);
            ui.separator();
            contenders_ui(pane, &mut state.comparing, ui);
        });
    });
    let canvas = Frame::new().fill(colours.canvas).inner_margin(Margin::same(12));
    CentralPanel::no_frame().frame(canvas).show(ui, |ui| rows_ui(pane, &mut state.comparing, ui));
}

/// The results of the comparison.
fn rows_ui(pane: &mut Pane<'_>, state: &mut Comparing, ui: &mut Ui) {
    let comparison = &pane.session.explorings().comparison;
    match comparison.run() {
        None => {
            ui.vertical_centered(|ui| {
                ui.add_space((ui.available_height() * 0.35).max(8.0));
                ui.label(RichText::new(text!("compare-view-empty")).text_style(heading()));
                let width = ui.ctx().content_rect().width();
                if hides_side(pane.session, pane.look.hides_side, width) {
                    let key = Action::SidePanel.key_name(ui.ctx());
                    ui.label(text!("compare-view-empty", "hidden", key = key));
                } else {
                    ui.label(text!("compare-view-empty", "hint"));
                }
            });
        }
        Some(run) => {
            if let Some(name) = compare::of_another(pane.session, run) {
                ui.label(RichText::new(text!("compare-view-another", name = name)).weak());
            }
            compare::run_ui(pane, run, state, ui);
        }
    }
}

/// How far a comparison has come, its rows, and a plot of them.
pub fn run_ui<C: Columns>(
    pane: &mut Pane<'_>,
    run: &Run<C>,
    comparing: &mut Comparing,
    ui: &mut Ui,
) {
    let mut saves = None;
    ui.horizontal(|ui| {
        // What is left beside the buttons is for the state, which must not reach under them.
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            saves = save::comparison_menu_ui(ui, run, chart_of::<C>(comparing.chart));
            let rest = egui::Layout::left_to_right(egui::Align::Center);
            ui.with_layout(rest, |ui| state_ui(ui, run));
        });
    });
    let height = (ui.available_height() * 0.45).max(120.0);
    let Comparing { chart, chosen, orders, .. } = comparing;
    table::table_ui(ui, run, height, chosen, C::order(orders));
    ui.add_space(6.0);
    pane.queue.extend(side_by_side_ui(ui, chosen).map(Command::Explore));
    let shown = chart_of::<C>(*chart);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for &(choice, word, name) in C::CHARTS {
            if segment_ui(ui, word(), name(), shown == choice).clicked() {
                *chart = choice;
            }
        }
    });
    plots::chart_ui(ui, run, shown);
    if let Some(save) = saves {
        pane.ask(Ask::Save(save));
    }
}

/// The least room for how many nodes a running comparison has expanded, in points.
const COUNTED: f32 = 80.0;

/// The plot that is shown. The one that was chosen may be one of the other family.
fn chart_of<C: Columns>(chosen: Chart) -> Chart {
    let mut charts = C::CHARTS.iter().map(|choice| choice.0);
    charts.find(|choice| *choice == chosen).unwrap_or_default()
}

/// How many of the searches are done.
fn state_ui<C: Columns>(ui: &mut Ui, run: &Run<C>) {
    let (done, all) = (run.rows.len(), run.all());
    let (made, count) = (run.puzzles.len(), run.count);
    if !run.is_running() {
        let text = match (run.is_making(), done < all) {
            _ if count == 0 => text!("compare-view-none-made").to_owned(),
            (true, _) => text!("compare-view-stopped-making", done = made, all = count),
            (false, true) if done == 0 => text!("compare-view-stopped-before").to_owned(),
            (false, true) => text!("compare-view-stopped-at", done = done, all = all),
            (false, false) => done_text(run),
        };
        announce(&ui.add(egui::Label::new(text).truncate()));
        return;
    }
    let (share, (part, whole), text) = if run.is_making() {
        let prepared = run.progress.as_ref().and_then(|progress| progress.prepared);
        let done = made as f32 + prepared.map_or(0.0, |prepared| prepared.share);
        let text = text!("compare-view-making", done = made, all = count);
        (done / count.max(1) as f32, (made, count), text)
    } else {
        let text = text!("compare-view-running", done = done, all = all);
        (done as f32 / all.max(1) as f32, (done, all), text)
    };
    let width = ui.available_width().min(220.0);
    let bar = ProgressBar::new(share).desired_width(width);
    if fits(ui, &text, width) {
        ui.add(bar.text(text));
    } else {
        let response = ui.add(bar.text(format!("{part} / {whole}")));
        whole_text(&response, &text);
        response.on_hover_text(text);
    }
    let progress = run.progress.as_ref().filter(|_| !run.is_making());
    if let Some(progress) = progress.filter(|_| ui.available_width() > COUNTED) {
        let text = text!("compare-view-so-far", count = progress.stats.expanded);
        ui.add(egui::Label::new(RichText::new(text).weak()).truncate());
    }
}

/// How many searches are done. Those that do not fit their puzzles were not run.
fn done_text<C: Columns>(run: &Run<C>) -> String {
    let misfits = run.rows.iter().filter(|row| row.found.stats().is_none()).count();
    let count = run.all() - misfits;
    if misfits == 0 {
        text!("compare-view-done", count = count)
    } else {
        text!("compare-view-done-misfits", count = count, misfits = misfits)
    }
}

/// Whether a progress bar of a width has room for a text and for the space at both ends.
fn fits(ui: &Ui, text: &str, width: f32) -> bool {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER);
    galley.size().x + 2.0 * ui.spacing().item_spacing.x <= width
}

/// The button that shows the trees of two chosen rows.
fn side_by_side_ui(ui: &mut Ui, chosen: &[usize]) -> Option<Wish> {
    let rows: Option<[usize; 2]> = chosen.try_into().ok();
    ui.horizontal(|ui| {
        let button = Button::new((ICON_VERTICAL_SPLIT.rich_text(), text!("compare-view-beside")));
        let (label, about) = (text!("compare-view-beside"), text!("compare-view-beside", "hint"));
        let is_clicked = button_if_ui(ui, rows.is_some(), button, label, about);
        if rows.is_none() {
            let text = text!("compare-view-beside-two");
            ui.add(egui::Label::new(RichText::new(text).weak().small()).truncate());
        }
        is_clicked
    })
    .inner
    .then_some(())
    .and(rows)
    .map(Wish::SideBySide)
}
