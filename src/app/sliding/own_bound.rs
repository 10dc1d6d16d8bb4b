//! The window in which a person writes a bound: the expression, what is wrong with it, the names
//! that it can use, and what all boards of 3×3 say of it.

mod verdict;

use egui::text::{CCursor, CCursorRange};
use egui::{
    Button, Context, FontId, Id, Key, Response, RichText, ScrollArea, TextEdit, Ui, WidgetInfo,
};
use langkah_engine::plan::{BoundKind, Plan, Weight};
use langkah_engine::sliding::bound::own::name::{Function, Name, OfTile};
use langkah_engine::sliding::bound::own::{Formula, FormulaError};
use langkah_language::text;
use langkah_puzzle::words::capital;

use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::dialog::dialog_ui;
use crate::app::widgets::named::announce;
use crate::session::command::Command;
use crate::session::settings::Setting;

/// The expression that an empty field shows as an example.
const EXAMPLE: &str = "manhattan + 2*conflicts";
/// A window is only measured in its first frame, and its field does not yet keep the keyboard.
const FRAMES: u8 = 3;
/// The boards are asked when nothing was typed for so many seconds.
const PAUSE: f64 = 0.4;

/// The window while it is open.
pub struct Writing {
    text: String,
    /// When the text last changed, in egui's time; `None` once the boards were asked about it.
    changed: Option<f64>,
    /// In how many frames the field still takes the keyboard, with the cursor at its end.
    to_end: u8,
}

impl Writing {
    /// Begins with the expression that was used last.
    pub fn new(last: Option<Formula>) -> Self {
        let text = last.map_or_else(String::new, |formula| formula.text().to_owned());
        Self { text, changed: Some(f64::NEG_INFINITY), to_end: FRAMES }
    }
}

/// What the person does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leave {
    Use,
    Cancel,
}

/// The window, while it is open.
pub fn own_bound_ui(pane: &mut Pane<'_>, state: &mut Option<Writing>, ctx: &Context) {
    let Some(mut writing) = state.take() else { return };
    let title = text!("window-own-bound");
    let (wish, closes) = dialog_ui(ctx, "own bound", title, 560.0, |ui| {
        let screen = ctx.content_rect().size();
        ui.label(RichText::new(title).text_style(heading()));
        let mut wish = field_ui(&mut writing, ui);
        let fault = Formula::fault(&writing.text);
        fault_ui(&writing, fault.as_ref(), ui);
        // The height is fixed, so that nothing moves while the person types.
        let height = (screen.y - 240.0).clamp(80.0, 560.0);
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        area.auto_shrink(false).show(ui, |ui| {
            names_ui(&mut writing, ui);
            ui.add_space(4.0);
            ui.separator();
            if fault.is_none() {
                boards_ui(pane, &mut writing, ui);
            }
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let can_use = fault.is_none();
            let button = ui.add_enabled(can_use, Button::new(text!("window-own-bound-use")));
            if button.on_hover_text(text!("window-own-bound-use", "hint")).clicked() {
                wish = Some(Leave::Use);
            }
            if ui.button(text!("window-file-cancel")).clicked() {
                wish = Some(Leave::Cancel);
            }
        });
        wish
    });
    match wish {
        Some(Leave::Use) => match Formula::read(&writing.text) {
            Ok(formula) => take(pane, formula),
            Err(_) => *state = Some(Writing { to_end: FRAMES, ..writing }),
        },
        Some(Leave::Cancel) => {}
        None if closes => {}
        None => *state = Some(writing),
    }
}

/// Makes it the bound of the search.
fn take(pane: &mut Pane<'_>, formula: Formula) {
    let bound = BoundKind::Own(formula);
    let plan = match pane.settings().sliding.plan {
        // A search with a queue knows no g.
        Plan::BestFirst { weight, ties, visited, order, .. } if !formula.uses(Name::G) => {
            Plan::BestFirst { bound, weight, ties, visited, order }
        }
        Plan::Ida { weight, .. } | Plan::BestFirst { weight, .. } => Plan::Ida { bound, weight },
        _ => Plan::Ida { bound, weight: Weight::ONE },
    };
    pane.queue.push(Command::Set(Setting::OwnBound(formula)));
    pane.queue.push(Command::choose(plan));
}

/// The field of the expression.
fn field_ui(writing: &mut Writing, ui: &mut Ui) -> Option<Leave> {
    let id = field_id();
    let edit = TextEdit::singleline(&mut writing.text).id(id).desired_width(f32::INFINITY);
    let edit = edit.font(FontId::monospace(14.0)).hint_text(EXAMPLE);
    let response = ui.add(edit);
    let label = text!("window-own-bound-field");
    response.widget_info(|| WidgetInfo::text_edit(true, "", writing.text.as_str(), label));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.changed() {
        writing.changed = Some(ui.input(|input| input.time));
    }
    if writing.to_end > 0 {
        writing.to_end -= 1;
        ui.ctx().request_repaint();
        set_cursor(ui, &response, writing.text.chars().count());
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    entered.then_some(Leave::Use)
}

fn field_id() -> Id {
    Id::unique("own bound's expression")
}

fn set_cursor(ui: &Ui, field: &Response, place: usize) {
    field.request_focus();
    let mut state = TextEdit::load_state(ui.ctx(), field.id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(place))));
    state.store(ui.ctx(), field.id);
}

/// What is wrong, below the field; while nothing is, how strict the search will be.
fn fault_ui(writing: &Writing, fault: Option<&FormulaError>, ui: &mut Ui) {
    let text = match fault {
        // Nothing is wrong before anything is written.
        Some(_) if writing.text.trim().is_empty() => {
            RichText::new(text!("window-own-bound-empty")).weak()
        }
        Some(fault) => RichText::new(capital(&fault.to_string())).color(palette(ui).error),
        None => RichText::new(text!("window-own-bound-sizes")).weak(),
    };
    let label = ui.scope(|ui| {
        ui.set_min_height(2.0 * ui.text_style_height(&egui::TextStyle::Body));
        ui.label(text.small())
    });
    announce(&label.inner);
}

/// The names that an expression can use; a click writes one at the cursor.
fn names_ui(writing: &mut Writing, ui: &mut Ui) {
    let board = Name::ALL.map(|one| (one.name(), one.name().to_owned(), one.about()));
    let tile = OfTile::ALL.map(|one| (one.name(), one.name().to_owned(), one.about()));
    let functions = Function::ALL.map(|one| (one.form(), format!("{}(", one.name()), one.about()));
    let rows = [
        (text!("bound-names-board"), board.to_vec()),
        (text!("bound-names-tile"), tile.to_vec()),
        (text!("bound-names-functions"), functions.to_vec()),
    ];
    for (title, names) in rows {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 3.0);
            ui.label(RichText::new(title).small().weak());
            for (shown, written, about) in names {
                let button = Button::new(RichText::new(shown).monospace().small());
                let response = ui.add(button).on_hover_text(about);
                if response.clicked() {
                    insert(writing, &written, ui);
                }
            }
        });
    }
    ui.label(RichText::new(text!("bound-names-operators")).small().weak());
}

/// Writes a name at the cursor.
fn insert(writing: &mut Writing, name: &str, ui: &Ui) {
    let id = field_id();
    let count = writing.text.chars().count();
    let state = TextEdit::load_state(ui.ctx(), id);
    let cursor = state.and_then(|state| state.cursor.char_range());
    let place = cursor.map_or(count, |range| range.primary.index.into()).min(count);
    let (before, after): (String, String) =
        (writing.text.chars().take(place).collect(), writing.text.chars().skip(place).collect());
    writing.text = format!("{before}{name}{after}");
    writing.changed = Some(ui.input(|input| input.time));
    if let Some(response) = ui.ctx().read_response(id) {
        set_cursor(ui, &response, place + name.chars().count());
    }
}

/// What the boards say; they are asked when the person pauses.
fn boards_ui(pane: &mut Pane<'_>, writing: &mut Writing, ui: &mut Ui) {
    if let Some(changed) = writing.changed {
        let passed = ui.input(|input| input.time) - changed;
        if passed < PAUSE {
            let left = std::time::Duration::from_secs_f64(PAUSE - passed);
            ui.ctx().request_repaint_after(left);
            return asked_ui(ui);
        }
    }
    let Ok(formula) = Formula::read(&writing.text) else { return };
    if writing.changed.take().is_some() {
        pane.queue.push(Command::JudgeBound(formula));
    }
    match pane.session.own_bound().of(formula) {
        Some(judged) => verdict::verdict_ui(judged, ui),
        None => asked_ui(ui),
    }
}

fn asked_ui(ui: &mut Ui) {
    ui.label(RichText::new(text!("window-own-bound-asked")).weak());
}
