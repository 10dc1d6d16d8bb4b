//! The empty window's welcome, and the help.

use egui::{Button, Frame, Grid, Id, Modal, RichText, Ui, vec2};
use egui_material_icons::icons::{ICON_CASINO, ICON_EDIT, ICON_FOLDER_OPEN};

use super::actions::Action;
use super::samples;
use super::theme::{heading, palette};
use super::toolbar::name;
use super::window::Window;
use super::{edit_keys, explore};
use crate::session::command::Command;

/// What the window shows before any puzzle is open.
pub(super) fn welcome_ui(window: &mut Window, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    ui.vertical_centered(|ui| {
        ui.add_space(((ui.available_height() - 420.0) * 0.45).max(8.0));
        ui.label(RichText::new("Langkah").size(34.0).color(palette(ui).accent));
        ui.label("Sliding tiles and Hidato by branch and bound, step by step");
        ui.add_space(20.0);
        let size = vec2(240.0, 40.0);
        let open = Button::new((ICON_FOLDER_OPEN.rich_text(), "Open a puzzle file…"));
        let open = ui.add(open.min_size(size)).on_hover_text(Action::Open.tooltip(&ctx));
        name(&open, "Open a puzzle file…");
        if open.clicked() {
            window.act(Action::Open, &ctx);
        }
        let random = Button::new((ICON_CASINO.rich_text(), "Deal a random puzzle"));
        let random = ui.add(random.min_size(size)).on_hover_text(Action::Random.tooltip(&ctx));
        name(&random, "Deal a random puzzle");
        if random.clicked() {
            window.act(Action::Random, &ctx);
        }
        let edit = Button::new((ICON_EDIT.rich_text(), "Set up a board"));
        let edit = ui.add(edit.min_size(size)).on_hover_text("Type the numbers, or swap tiles");
        name(&edit, "Set up a board");
        if edit.clicked() {
            window.queue.extend(window.session.settings.random_size().map(Command::NewBoard));
        }
        ui.add_space(12.0);
        ui.label(RichText::new("or drop a file here, or paste the numbers").weak());
        ui.add_space(16.0);
        for sample in &samples::ALL {
            if ui.link(sample.name).clicked() {
                window.queue.extend(sample.command());
            }
        }
    });
}

/// The help, while it is open.
pub(super) fn help_ui(window: &mut Window, ctx: &egui::Context) {
    if !window.help_open {
        return;
    }
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    let modal = Modal::new(Id::unique("help")).frame(frame).show(ctx, |ui| {
        ui.set_width(470.0);
        // A height of its own: one that follows the content would settle a frame late, and the
        // button would move away under the pointer.
        let height = (ctx.content_rect().height() - 130.0).min(620.0);
        let area = egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        area.auto_shrink(false).show(ui, content_ui);
        ui.add_space(8.0);
        ui.vertical_centered(|ui| ui.button("Close").clicked()).inner
    });
    let again = ctx.input_mut(|input| input.consume_shortcut(&Action::Help.shortcut()));
    if modal.inner || modal.should_close() || again {
        window.help_open = false;
    }
}

fn content_ui(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = 18.0;
    let ctx = ui.ctx().clone();
    ui.label(RichText::new("Keys").text_style(heading()));
    Grid::new("keys").num_columns(2).spacing([24.0, 4.0]).min_row_height(0.0).show(ui, |ui| {
        for action in Action::ALL {
            ui.label(action.key_name(&ctx));
            ui.label(action.about());
            ui.end_row();
        }
        ui.label("+, -, wheel, drag");
        ui.label("Board: nearer, farther; moved");
        ui.end_row();
        let size = "Ctrl and +, -, 0";
        ui.label(size);
        ui.label("Everything larger, smaller, as it was");
        ui.end_row();
        for (keys, about) in explore::keys::KEYS {
            ui.label(keys);
            ui.label(about);
            ui.end_row();
        }
        for (keys, about) in edit_keys::ABOUT {
            ui.label(keys);
            ui.label(about);
            ui.end_row();
        }
        ui.label(
            ctx.format_shortcut(&egui::KeyboardShortcut::new(
                egui::Modifiers::COMMAND,
                egui::Key::V,
            )),
        );
        ui.label("Open the puzzle in the pasted text");
        ui.end_row();
    });
    ui.add_space(8.0);
    ui.label(RichText::new("Files").text_style(heading()));
    ui.label(
        "Rows of numbers, divided by blanks or tabs, or all of them on one line. The blank is \
         0, 16 (on 4×4), -, _, . or x.",
    );
    ui.label(
        "A Hidato or Numbrix: rows of numbers, 0 or __ for an empty cell, -1 or . for a hole. A \
         first word hidato or numbrix says whether cells touch at their corners, too.",
    );
    ui.add_space(8.0);
    ui.label(RichText::new("Words").text_style(heading()));
    for (word, meaning) in [
        (
            "Kurang(i)",
            "how many tiles smaller than i stand after tile i; the blank counts as 16 on 4×4; with another goal than blank last, i is a tile's number in the goal's order",
        ),
        (
            "X",
            "1 where the blank is an odd number of steps from its goal cell; on 4×4 that is where row + column is odd",
        ),
        ("g, h, ĉ", "moves made, the bound on the moves to come, and their sum"),
        ("generated", "a child was made"),
        ("expanded", "all of a node's children were made"),
        ("live", "generated and not yet expanded"),
        ("slack", "of a Hidato's guess: the steps to spare to the nearest numbers that stand"),
    ] {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(word).strong());
            ui.label(RichText::new(meaning).weak());
        });
    }
}
