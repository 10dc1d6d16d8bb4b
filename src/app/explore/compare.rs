//! The comparison: what is run on what, and what came of it.

use egui::{
    Button, CentralPanel, DragValue, Frame, Margin, Panel, ProgressBar, RichText, ScrollArea, Ui,
};
use egui_material_icons::icons::{ICON_FOLDER_OPEN, ICON_VERTICAL_SPLIT};

use super::plots::{self, Chart};
use super::{pair, save, table};
use crate::app::files::Wish as Opening;
use crate::app::mode_bar::segment_ui;
use crate::app::theme::{heading, palette};
use crate::app::toolbar::name;
use crate::app::window::Window;
use crate::grid::Dims;
use crate::puzzle::compare::Contender;
use crate::puzzle::words::{capital, grouped};
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::comparison::{Comparison, Field};

/// What is typed and chosen in this view.
#[derive(Default)]
pub struct Comparing {
    /// The name of a search to be added.
    typed: String,
    /// What was wrong with it.
    fault: Option<String>,
    chart: Chart,
    /// The rows that are chosen, at most two, the one chosen last at the end.
    chosen: Vec<usize>,
}

pub fn compare_view_ui(window: &mut Window, ui: &mut Ui, side_width: f32) {
    if window.session.pair().is_some() {
        return pair::pair_view_ui(window, ui);
    }
    let colours = palette(ui);
    // The table takes what it needs.
    let side_width = if ui.available_width() < 1200.0 { side_width.min(336.0) } else { side_width };
    let side = Frame::new().fill(colours.panel).inner_margin(Margin::symmetric(16, 10));
    Panel::right("contest").resizable(false).exact_size(side_width).frame(side).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            field_ui(window, ui);
            ui.separator();
            contenders_ui(window, ui);
        });
    });
    let canvas = Frame::new().fill(colours.canvas).inner_margin(Margin::same(12));
    CentralPanel::no_frame().frame(canvas).show(ui, |ui| rows_ui(window, ui));
}

/// Which puzzles, and how long each search may take.
fn field_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new("Puzzles").text_style(heading()));
    let open = window.session.open().map(|open| open.source.to_string());
    let mut opens_lines = false;
    let dialog_open = window.files.is_dialog_open();
    let comparison = &mut window.session.explorings_mut().comparison;
    let text = open.map_or("The open puzzle".to_owned(), |open| format!("The open one: {open}"));
    ui.radio_value(&mut comparison.field, Field::Open, text);
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut comparison.field, Field::Random, "Random:");
        let drag = DragValue::new(&mut comparison.count).range(1..=1000);
        let count = ui.add(drag).on_hover_text("How many puzzles");
        ui.label("of");
        let changed = [
            count,
            ui.add(DragValue::new(&mut comparison.moves).range(1..=500).suffix(" moves"))
                .on_hover_text("How many random moves away from the goal"),
            ui.add(DragValue::new(&mut comparison.seed).prefix("seed "))
                .on_hover_text("The seed of the first; the others follow"),
        ];
        if changed.iter().any(egui::Response::changed) {
            comparison.field = Field::Random;
        }
    });
    ui.horizontal_wrapped(|ui| {
        let has_lines = comparison.lines().is_some();
        let text = comparison.lines().map_or("A file, a puzzle a line".to_owned(), |lines| {
            format!("{}, {} puzzles", lines.file, grouped(lines.puzzles.len() as u64))
        });
        let field = &mut comparison.field;
        ui.add_enabled_ui(has_lines, |ui| ui.radio_value(field, Field::Lines, text));
        let button = Button::new((ICON_FOLDER_OPEN.rich_text(), "Choose…"));
        let response = ui.add_enabled(!dialog_open, button);
        name(&response, "Choose a file of puzzles…");
        opens_lines = response.clicked();
    });
    for fault in comparison.lines().map_or(&[][..], |lines| &lines.faults) {
        ui.label(RichText::new(fault).small().color(palette(ui).error));
    }
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new("Each search may take").weak());
        let seconds = &mut comparison.seconds;
        ui.add(DragValue::new(seconds).range(0.1..=3600.0).speed(0.5).suffix(" s"))
            .labelled_by(label.id);
    });
    if opens_lines {
        let ctx = ui.ctx().clone();
        window.files.open_dialog(Opening::Lines, &ctx);
    }
}

/// The searches that are offered, those that were named, and a field to name one.
fn contenders_ui(window: &mut Window, ui: &mut Ui) {
    let dims = window.session.open().map(|open| open.puzzle.start().dims());
    ui.label(RichText::new("Searches").text_style(heading()));
    let comparing = &mut window.explore.comparing;
    let comparison = &mut window.session.explorings_mut().comparison;
    let offered = Comparison::offered();
    let is_named = |contender: &&Contender| !offered.contains(contender);
    let named: Vec<Contender> = comparison.contenders.iter().filter(is_named).copied().collect();
    ui.spacing_mut().interact_size.y = 20.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    for contender in named.iter().chain(&offered) {
        contender_ui(ui, comparison, *contender, dims);
    }
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let hint = "ida:manhattan:1.5";
        let field = egui::TextEdit::singleline(&mut comparing.typed).hint_text(hint);
        let width = ui.available_width() - 60.0;
        let response = ui.add(field.desired_width(width));
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::TextInput, true, "Name of a search")
        });
        let entered =
            response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if ui.button("Add").clicked() || entered {
            match comparing.typed.trim().parse() {
                Ok(contender) => {
                    comparison.choose(contender, true);
                    (comparing.typed, comparing.fault) = (String::new(), None);
                }
                Err(error) => comparing.fault = Some(format!("{error}")),
            }
        }
    });
    match &comparing.fault {
        Some(fault) => ui.label(RichText::new(capital(fault)).small().color(palette(ui).error)),
        None => ui.label(
            RichText::new(
                "A search by its name: after a colon a bound, a weight, newest, oldest, least-h, \
                 no-visited.",
            )
            .small()
            .weak(),
        ),
    };
}

fn contender_ui(
    ui: &mut Ui,
    comparison: &mut Comparison,
    contender: Contender,
    dims: Option<Dims>,
) {
    let mut chosen = comparison.contenders.contains(&contender);
    let misfit = dims.and_then(|dims| contender.plan(dims).on(dims).err());
    let text = RichText::new(contender.to_string());
    let text = if misfit.is_some() { text.weak() } else { text };
    let response = ui.checkbox(&mut chosen, text);
    let response = match misfit {
        Some(misfit) => response.on_hover_text(capital(&misfit.to_string())),
        None => response,
    };
    if response.changed() {
        comparison.choose(contender, chosen);
    }
}

/// What has come of the comparison.
fn rows_ui(window: &mut Window, ui: &mut Ui) {
    let comparison = &window.session.explorings().comparison;
    let Some(run) = comparison.run() else {
        ui.vertical_centered(|ui| {
            ui.add_space((ui.available_height() * 0.35).max(8.0));
            ui.label(RichText::new("Compare searches").text_style(heading()));
            ui.label("Choose puzzles and searches at the right, then press Compare, or Enter.");
        });
        return;
    };
    let is_running = comparison.is_running();
    let mut saves = None;
    ui.horizontal(|ui| {
        let (done, all) = (run.rows.len(), run.all());
        if is_running {
            let share = done as f32 / all.max(1) as f32;
            let text = format!("{done} of {all} searches done");
            ui.add(ProgressBar::new(share).desired_width(220.0).text(text));
            if let Some(progress) = &run.progress {
                let expanded = grouped(progress.stats.expanded);
                ui.label(RichText::new(format!("{expanded} expanded")).weak());
            }
        } else if done < all {
            ui.label(format!("Stopped: {done} of {all} searches are done, and stand here."));
        } else {
            ui.label(format!("{all} searches are done."));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            saves = save::csv_ui(ui, run);
        });
    });
    let height = (ui.available_height() * 0.45).max(120.0);
    let Comparing { chart, chosen, .. } = &mut window.explore.comparing;
    table::table_ui(ui, run, height, chosen);
    ui.add_space(6.0);
    let wish = side_by_side_ui(ui, chosen);
    window.queue.extend(wish.map(Command::Explore));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for choice in Chart::ALL {
            if segment_ui(ui, choice.word(), choice.name(), *chart == choice).clicked() {
                *chart = choice;
            }
        }
    });
    plots::plot_ui(ui, run, *chart);
    if let Some(save) = saves {
        let ctx = ui.ctx().clone();
        window.files.save(save, &ctx);
    }
}

/// The button that shows the trees of two chosen rows.
fn side_by_side_ui(ui: &mut Ui, chosen: &[usize]) -> Option<Wish> {
    let rows: Option<[usize; 2]> = chosen.try_into().ok();
    ui.horizontal(|ui| {
        let button = Button::new((ICON_VERTICAL_SPLIT.rich_text(), "Side by side"));
        let response = ui.add_enabled(rows.is_some(), button);
        name(&response, "Side by side");
        let response = response.on_hover_text("The trees of the two chosen searches, in step");
        if rows.is_none() {
            let text = "Choose two rows of one puzzle";
            ui.add(egui::Label::new(RichText::new(text).weak().small()).truncate());
        }
        response.clicked()
    })
    .inner
    .then_some(())
    .and(rows)
    .map(Wish::SideBySide)
}
