//! What each key and button does: most queue a command for the session.

use egui::Context;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::random::Kind;

use super::actions::Action;
use super::files::Opening;
use super::hidato::compose::form::Form;
use super::settings::Shown;
use super::toolbar;
use super::window::Window;
use crate::export;
use crate::session::Mode;
use crate::session::command::Command;
use crate::session::explore::{View, Wish};
use langkah_language::text;

impl Window {
    /// Does what the panes that were drawn last ask for.
    pub(super) fn act_all(&mut self, ctx: &Context) {
        for action in std::mem::take(&mut self.actions) {
            self.act(action, ctx);
        }
    }

    pub(super) fn act(&mut self, action: Action, ctx: &Context) {
        let command = match action {
            Action::Random => self.deal_usual(),
            // The button for this is disabled then, too.
            Action::Solve if toolbar::is_in_vain(&self.session) => return,
            Action::Solve => Command::Solve,
            // If nothing runs, the key closes the notice.
            Action::Stop if !self.session.is_busy() => Command::Dismiss,
            Action::Stop => Command::Stop,
            Action::First => Command::First,
            Action::Prev => Command::Prev,
            Action::Next => Command::Next,
            Action::Last => Command::Last,
            Action::PlayPause => Command::PlayPause,
            Action::View => Command::Mode(Mode::View),
            Action::Play => Command::Mode(Mode::Play),
            Action::Edit => Command::Mode(Mode::Edit),
            // A move names the way the blank goes.
            Action::TileUp => Command::slide(Move::Down),
            Action::TileLeft => Command::slide(Move::Right),
            Action::TileDown => Command::slide(Move::Up),
            Action::TileRight => Command::slide(Move::Left),
            Action::NextPuzzle => Command::another(rand::random_range(0..1_000_000)),
            Action::Hint => Command::Hint,
            Action::SolveHere => Command::SolveHere,
            Action::Undo => Command::Undo,
            Action::Redo => Command::Redo,
            Action::ViewSolution => Command::Explore(Wish::Show(View::Solution)),
            Action::ViewTree => Command::Explore(Wish::Show(View::Tree)),
            Action::ViewCompare => Command::Explore(Wish::Show(View::Compare)),
            Action::ViewPractice => Command::Explore(Wish::Show(View::Practice)),
            Action::NewHidato
            | Action::Results
            | Action::Open
            | Action::OpenPath
            | Action::SaveAs
            | Action::Save
            | Action::Export
            | Action::Print
            | Action::CopyBoard
            | Action::CopyMoves
            | Action::Settings
            | Action::Help
            | Action::SidePanel
            | Action::FullScreen => return self.act_alone(action, ctx),
        };
        self.queue.push(command);
    }

    /// The command for a random puzzle, from a new seed if none is given. Seeds are short, so that
    /// a person can copy one from the screen.
    pub(super) fn deal(kind: Kind, seed: Option<u64>) -> Command {
        let seed = seed.unwrap_or_else(|| rand::random_range(0..1_000_000));
        Command::random(kind, seed)
    }

    /// Does what the session need not know of.
    fn act_alone(&mut self, action: Action, ctx: &Context) {
        match action {
            Action::Results => self.results.open(),
            Action::NewHidato => self.hidato.form = Some(Form::default()),
            Action::Open => self.files.open_dialog(Opening::Puzzle, ctx),
            Action::OpenPath => self.path_field.open(&self.files.folder()),
            Action::SaveAs => self.open_save_field(),
            Action::Save => self.save_puzzle(ctx),
            Action::Export => self.open_export_field(export::Kind::Png),
            Action::Print => self.open_export_field(export::Kind::Pdf),
            Action::CopyBoard => {
                let told = text!("window-file-copied-board");
                let text = self.session.board_text();
                self.pane().copy_text(text, told, ctx);
            }
            Action::CopyMoves => self.copy_moves(ctx),
            Action::Settings => self.settings_shown = Some(Shown::new()),
            Action::Help => self.help_open = true,
            Action::SidePanel => {
                self.hides_side = Some(!super::side::hides_side(self, ctx.content_rect().width()));
                ctx.request_repaint();
            }
            Action::FullScreen => {
                let is_full = ctx.input(|input| input.viewport().fullscreen == Some(true));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!is_full));
            }
            _ => {}
        }
    }

    /// Whether a dialog of the window is open, which takes the keys.
    pub(super) fn asks(&self) -> bool {
        self.help_open
            || self.settings_shown.is_some()
            || self.results.is_open()
            || self.sliding.own_bound.is_some()
            || self.hidato.form.is_some()
            || self.files.asks().is_some()
            || self.path_field.is_open()
            || self.save_field.is_open()
            || self.closing.is_asked()
    }
}
