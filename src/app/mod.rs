//! The window: draws the session, queues commands. egui appears here and in `main.rs` alone.
//!
//! | room | what lives there |
//! |---|---|
//! | [`window`] | the whole window, without the system's: what tests drive |
//! | [`actions`], `edit_keys` | what keys and buttons do |
//! | [`files`] | the system's dialog, files, pasted text |
//! | `toolbar`, `search_menu`, `random_menu` | the top |
//! | `mode_bar`, `goal_menu`, [`board`], `player_bar` | the left |
//! | `solvability_panel`, `kurang_table`, `search_panel`, `moves_panel` | the right |
//! | `explore` | the tree of a recorded search, and the comparison |
//! | [`hidato`] | the same for Hidato |
//! | `help`, [`theme`], [`samples`], `motion` | the rest |

pub mod actions;
pub mod board;
mod edit_keys;
mod explore;
pub mod files;
mod goal_menu;
mod help;
pub mod hidato;
mod kurang_table;
mod mode_bar;
mod motion;
mod moves_panel;
mod player_bar;
mod random_menu;
pub mod samples;
mod search_menu;
mod search_panel;
mod solvability_panel;
pub mod theme;
mod toolbar;
pub mod window;

use std::path::PathBuf;

use crate::session::settings::Settings;
use window::Window;

const SETTINGS: &str = "settings";

/// Opens the window, with a puzzle file if one is given, and returns when it is closed.
pub fn run(file: Option<PathBuf>) -> eframe::Result {
    files::dialog_errors::listen();
    let less_motion = motion::system_wants_less();
    let viewport = egui::ViewportBuilder::default()
        .with_title("Langkah")
        .with_app_id("langkah")
        .with_inner_size([1080.0, 720.0])
        .with_min_inner_size([720.0, 560.0])
        .with_icon(icon());
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        ..eframe::NativeOptions::default()
    };
    let make = move |context: &eframe::CreationContext<'_>| {
        let stored = context.storage.and_then(|storage| storage.get_string(SETTINGS));
        let settings: Option<Settings> = stored.and_then(|text| serde_json::from_str(&text).ok());
        let settings = settings.unwrap_or_default().in_range();
        let mut window = Window::new(&context.egui_ctx, settings);
        window.system_wants_less_motion = less_motion;
        if let Some(file) = file {
            window.read(file, &context.egui_ctx);
        }
        Ok(Box::new(App { window }) as Box<dyn eframe::App>)
    };
    eframe::run_native("langkah", options, Box::new(make))
}

fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

struct App {
    window: Window,
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        self.window.logic(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.window.ui(ui);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        let settings: &Settings = self.window.settings();
        if let Ok(text) = serde_json::to_string(settings) {
            storage.set_string(SETTINGS, text);
        }
    }
}
