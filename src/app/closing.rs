//! The title, the questions before the window closes with what was never saved, the question before
//! a file is replaced, and what is offered if the file of the puzzle has changed or is gone.

mod loss;

use std::time::Duration;

use egui::{
    Button, Context, Event, Frame, Key, Margin, Modifiers, Panel, Popup, RichText, Ui,
    ViewportCommand,
};
use langkah_engine::shown;
use langkah_language::text;
use loss::Loss;

use super::files::Asks;
use super::files::events::Arrived;
use super::files::name as file_name;
use super::theme::{heading, palette};
use super::widgets::dialog::dialog_ui;
use super::widgets::named::{announce, name};
use super::window::Window;
use crate::session::Tone;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::filing::FileWish;
use crate::session::lesson::LessonWish;

/// How far the closing of the window has come.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Open,
    /// The person is asked what to do with this.
    Asked(Loss),
    /// The window closes as soon as the work is saved, or all files are written.
    Saves,
    /// A file was saved. If something would still be lost, the person is asked again.
    Saved,
    /// The window closes without another question.
    Leaves,
}

/// The closing of the window, and the title that the system shows.
#[derive(Default)]
pub(super) struct Closing {
    stage: Stage,
    /// What the person gives up if the window closes.
    given_up: Vec<Loss>,
    title: String,
}

impl Closing {
    pub const fn is_asked(&self) -> bool {
        matches!(self.stage, Stage::Asked(_))
    }

    /// The person does not save after all: the window stays.
    pub fn stay(&mut self) {
        if matches!(self.stage, Stage::Saves | Stage::Saved) {
            self.stage = Stage::Open;
            self.given_up.clear();
        }
    }

    /// The next question.
    fn next(&self, window: &Window) -> Option<Loss> {
        let is_next = |loss: &Loss| is_there(*loss, window) && !self.given_up.contains(loss);
        Loss::ALL.into_iter().find(is_next)
    }

    /// Takes in what came of files: if the work could not be saved, the window stays.
    pub fn hear(&mut self, arrived: &[Arrived]) {
        let mut commands = arrived.iter().map(|one| &one.command);
        let is_saved = |command: &Command| matches!(command, Command::File(FileWish::Saved { .. }));
        if self.stage == Stage::Saves && commands.clone().any(is_saved) {
            self.stage = Stage::Saved;
        }
        let is_fault = |command: &Command| matches!(command, Command::Tell(notice) if notice.tone == Tone::Fault);
        if commands.any(is_fault) {
            self.stay();
        }
    }
}

fn is_there(loss: Loss, window: &Window) -> bool {
    loss.is_there(&window.session, window.files.is_writing())
}

/// Sets the title, and keeps the window open if work would be lost.
pub(super) fn logic(window: &mut Window, ctx: &Context) {
    let title = window.session.title();
    let title = title.map_or_else(|| "Langkah".to_owned(), |title| format!("{title} - Langkah"));
    if title != window.closing.title {
        window.closing.title.clone_from(&title);
        ctx.send_viewport_cmd(ViewportCommand::Title(title));
    }
    let is_wanted = ctx.input(|input| input.viewport().close_requested());
    // A file was written, or another puzzle has opened, while the person was asked.
    if let Stage::Asked(loss) = window.closing.stage
        && !is_there(loss, window)
    {
        window.closing.stage = Stage::Saved;
    }
    let Some(loss) = window.closing.next(window) else {
        if matches!(window.closing.stage, Stage::Saves | Stage::Saved) {
            leave(window, ctx);
        }
        return;
    };
    let asks = match window.closing.stage {
        // Whoever closes the window again does not wait for a file that cannot be written.
        Stage::Saves => !matches!(loss, Loss::Work | Loss::Writing) || is_wanted,
        // What was changed while the file was being written is saved, too.
        Stage::Saved if loss == Loss::Work && window.save_field.saves() => {
            window.closing.stage = Stage::Saves;
            false
        }
        Stage::Saved => true,
        Stage::Open => is_wanted,
        Stage::Asked(_) | Stage::Leaves => false,
    };
    if is_wanted && window.closing.stage != Stage::Leaves {
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
    }
    let is_short = loss == Loss::Writing && !window.files.is_writing_long();
    if asks && is_short {
        window.closing.stage = Stage::Saved;
        ctx.request_repaint_after(Duration::from_millis(50));
    } else if asks {
        window.closing.stage = Stage::Asked(loss);
        come_up(ctx);
    }
}

/// Makes the question seen.
fn come_up(ctx: &Context) {
    // Who closes a window in the bar of tasks does not see the question there.
    if ctx.input(|input| input.viewport().minimized == Some(true)) {
        ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
        ctx.send_viewport_cmd(ViewportCommand::Focus);
    }
    // An open menu would lie over the question, and a click outside of it would answer both.
    Popup::close_all(ctx);
    ctx.request_repaint();
}

fn leave(window: &mut Window, ctx: &Context) {
    window.closing.stage = Stage::Leaves;
    let given_up = std::mem::take(&mut window.closing.given_up);
    window.queue.extend(given_up.into_iter().filter_map(Loss::discard));
    ctx.send_viewport_cmd(ViewportCommand::Close);
}

/// Closes the window without a question: nobody is there to answer. What was made by hand is kept
/// for the next start.
pub(super) fn leave_at_once(window: &mut Window, ctx: &Context) {
    window.closing.stage = Stage::Leaves;
    ctx.send_viewport_cmd(ViewportCommand::Close);
}

/// What the person answers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Save,
    Discard,
    Cancel,
}

/// The question, while it is open.
pub(super) fn question_ui(window: &mut Window, ctx: &Context) {
    let Stage::Asked(loss) = window.closing.stage else { return };
    let (question, about) = loss.question(&window.session);
    let key = |key| pressed_anew(ctx, key);
    let keyed = [(Key::S, Reply::Save), (Key::D, Reply::Discard)];
    let keyed = keyed.into_iter().find_map(|(one, answer)| key(one).then_some(answer));
    let salt = ("closing", question);
    let (clicked, closes) = dialog_ui(ctx, salt, question, 360.0, |ui| {
        ui.label(RichText::new(question).text_style(heading()));
        ui.add_space(4.0);
        ui.label(about);
        ui.add_space(10.0);
        ui.horizontal(|ui| answers_ui(ui, loss)).inner
    });
    let cancel = closes.then_some(Reply::Cancel);
    let Some(answer) = clicked.or(keyed).or(cancel) else { return };
    reply(window, ctx, loss, answer);
    ctx.request_repaint();
}

fn reply(window: &mut Window, ctx: &Context, loss: Loss, answer: Reply) {
    window.closing.stage = Stage::Open;
    match answer {
        Reply::Discard => {
            window.closing.given_up.push(loss);
            match window.closing.next(window) {
                Some(next) => window.closing.stage = Stage::Asked(next),
                None => leave(window, ctx),
            }
            return;
        }
        Reply::Save => match loss.show() {
            Some(show) => {
                // The question of a lesson hides the practice. The answers to it wait.
                if loss == Loss::Practice && window.session.hidden_notice().is_some() {
                    window.queue.push(Command::Teach(LessonWish::Leave));
                }
                window.queue.push(show);
            }
            None => {
                window.closing.stage = Stage::Saves;
                if loss == Loss::Work {
                    window.save_puzzle(ctx);
                }
                return;
            }
        },
        Reply::Cancel => {}
    }
    window.closing.given_up.clear();
}

/// Takes a key. A key that is held tells once: it must not answer the next question as well.
fn pressed_anew(ctx: &Context, key: Key) -> bool {
    let is_new = |event: &Event| match event {
        Event::Key { key: one, pressed, repeat, .. } => *one == key && *pressed && !repeat,
        _ => false,
    };
    ctx.input_mut(|input| {
        let is_new = input.events.iter().any(is_new);
        input.consume_key(Modifiers::NONE, key) && is_new
    })
}

/// The three buttons. Enter presses the first.
fn answers_ui(ui: &mut Ui, loss: Loss) -> Option<Reply> {
    let mut answer = None;
    let save = match loss {
        Loss::Work => text!("window-file-save"),
        Loss::Writing => text!("window-file-wait"),
        _ => text!("window-file-show"),
    };
    let all = [
        (save, text!("window-file-save-key"), Reply::Save),
        (text!("window-file-discard"), "D", Reply::Discard),
        (text!("window-file-cancel"), "Esc", Reply::Cancel),
    ];
    for (text, key, of) in all {
        let button = Button::new(text).right_text(RichText::new(key).weak().small());
        let response = ui.add(button);
        name(&response, text);
        if of == Reply::Save && ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        if response.clicked() {
            answer = Some(of);
        }
    }
    answer
}

impl Window {
    /// When the window gets the focus, looks whether the file of the open puzzle has changed, and
    /// which results there are if their list is open.
    pub(super) fn look_around_if_focused(&mut self, ctx: &Context) {
        let is_focused = |event: &Event| matches!(event, Event::WindowFocused(true));
        if !ctx.input(|input| input.events.iter().any(is_focused)) {
            return;
        }
        look(self, ctx);
        if self.results.is_open() {
            self.renew_results();
        }
    }
}

/// Looks whether the file of the open puzzle has changed.
pub(super) fn look(window: &mut Window, ctx: &Context) {
    let document = window.session.document().cloned();
    if let Some(document) = document
        && let Some(file) = document.file()
    {
        window.files.look(document, file.path, ctx);
    }
}

/// A strip that offers to read a file again, or to write it again if it is gone.
pub(super) fn stale_ui(window: &mut Window, ui: &mut Ui) {
    let stale = window.session.document().filter(|document| document.is_stale());
    let is_gone = stale.is_some_and(Document::is_gone);
    let Some(file) = stale.and_then(Document::file) else { return };
    let name = shown::line(&file_name(&file.path));
    let frame = Frame::new().fill(palette(ui).note_surface).inner_margin(Margin::same(10));
    Panel::top("stale").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let ctx = ui.ctx().clone();
            if is_gone {
                announce(&ui.label(text!("window-file-gone", name = name)));
                if ui.button(text!("window-file-save-again")).clicked() {
                    window.save_puzzle(&ctx);
                }
            } else {
                announce(&ui.label(text!("window-file-stale", name = name)));
                let about = text!("window-file-read-again", "hint");
                if ui.button(text!("window-file-read-again")).on_hover_text(about).clicked() {
                    window.queue.push(Command::File(FileWish::Keep));
                    window.read(file.path.clone(), &ctx);
                }
            }
            if ui.button(text!("window-file-keep-open")).clicked() {
                window.queue.push(Command::File(FileWish::Keep));
            }
        });
    });
}

/// Asks whether a file that is there already is to be replaced.
pub(super) fn replace_ui(window: &mut Window, ctx: &Context) {
    let Some(Asks { path, puzzles, is_changed, number }) = window.files.asks() else { return };
    let name = file_name(path);
    let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    let folder = shown::line(&folder);
    let title = match is_changed {
        true => text!("window-file-stale", name = name),
        false => text!("window-dialog-there-already", name = name),
    };
    let ((replaces, keeps), closes) = dialog_ui(ctx, ("replace", number), &title, 360.0, |ui| {
        ui.label(RichText::new(&title).strong());
        ui.label(folder);
        if is_changed {
            ui.label(text!("window-dialog-changed"));
        }
        if let Some(count) = puzzles {
            ui.label(text!("window-dialog-several-lost", count = count));
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let replaces = ui.button(text!("window-dialog-replace")).clicked();
            (replaces, ui.button(text!("window-dialog-keep")).clicked())
        })
        .inner
    });
    let is_answered = replaces || keeps || closes;
    if is_answered && let Some(kept) = window.files.answer(replaces, ctx) {
        window.save_field.again(kept);
    }
}
