//! The steps that a teacher records.

use egui::Ui;

use crate::app::window::Window;

pub(super) fn notebook_ui(_window: &mut Window, _ui: &mut Ui) {}
