//! The window that asks for a new board: its size, its outline, and which cells touch.

use egui::{Context, Key, Modifiers, RichText, Ui};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::Outline;
use langkah_language::text;

use super::size::sides_ui;
use crate::app::pane::Pane;
use crate::app::theme::heading;
use crate::app::widgets::combo::combo_ui;
use crate::app::widgets::dialog::dialog_ui;
use crate::session::command::Command;
use crate::session::hidato::command::HidatoCommand;
use crate::session::hidato::compose::NewBoard;

/// The outlines that a new board can have: all but the one with random holes.
fn outlines() -> Vec<Outline> {
    let is_drawn = |outline: &Outline| !matches!(outline, Outline::Holes(_));
    Outline::ALL.into_iter().filter(is_drawn).collect()
}

/// What is chosen while the window is open.
#[derive(Clone, Copy)]
pub(in crate::app) struct Form {
    rows: usize,
    cols: usize,
    outline: Outline,
    topology: Topology,
}

impl Default for Form {
    fn default() -> Self {
        let (outline, topology) = (Outline::Rectangle, Topology::King);
        Self { rows: 6, cols: 6, outline, topology }
    }
}

impl Form {
    fn command(self) -> Option<Command> {
        let dims = Dims::new(self.rows, self.cols)?;
        let new = NewBoard { dims, outline: self.outline, topology: self.topology };
        Some(Command::from(HidatoCommand::New(new)))
    }
}

/// The window, while it is open.
pub(in crate::app) fn form_ui(pane: &mut Pane<'_>, state: &mut Option<Form>, ctx: &Context) {
    let Some(mut form) = state.take() else { return };
    let title = text!("window-compose-new");
    let (is_to_be_made, closes) = dialog_ui(ctx, "new hidato", title, 380.0, |ui| {
        ui.label(RichText::new(title).text_style(heading()));
        ui.add_space(4.0);
        fields_ui(ui, &mut form);
        ui.add_space(10.0);
        ui.horizontal(buttons_ui).inner
    });
    let presses = ctx.memory(|memory| memory.focused()).is_some();
    let enter = !presses && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    match is_to_be_made {
        Some(true) => pane.queue.extend(form.command()),
        _ if enter => pane.queue.extend(form.command()),
        Some(false) => {}
        None if closes => {}
        None => *state = Some(form),
    }
}

fn fields_ui(ui: &mut Ui, form: &mut Form) {
    ui.horizontal_wrapped(|ui| {
        for side in [5, 6, 8, 10] {
            if ui.radio((form.rows, form.cols) == (side, side), format!("{side}×{side}")).clicked()
            {
                (form.rows, form.cols) = (side, side);
            }
        }
    });
    ui.horizontal_wrapped(|ui| sides_ui(ui, &mut form.rows, &mut form.cols));
    ui.horizontal_wrapped(|ui| {
        let text = ("New outline", text!("window-hidato-shape"));
        combo_ui(ui, text, &mut form.outline, &outlines(), Outline::title);
    });
    for (choice, text) in [
        (Topology::King, text!("window-hidato-corners-touch", "choice")),
        (Topology::Orthogonal, text!("window-hidato-sides-touch", "choice")),
        (Topology::Hexagonal, text!("window-hidato-hexagons-touch", "choice")),
    ] {
        ui.radio_value(&mut form.topology, choice, text);
    }
    ui.label(RichText::new(text!("window-compose-new", "about")).weak());
}

/// Whether the board is to be made; `None` until the person answers.
fn buttons_ui(ui: &mut Ui) -> Option<bool> {
    let make = ui.button(text!("window-compose-make"));
    let cancel = ui.button(text!("window-file-cancel"));
    if make.clicked() { Some(true) } else { cancel.clicked().then_some(false) }
}
