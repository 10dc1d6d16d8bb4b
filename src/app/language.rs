//! The language that the window speaks.

use langkah_language::Language;

use super::window::Window;
use crate::session::command::Command;
use crate::session::settings::Setting;

impl Window {
    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.chosen_language().unwrap_or(self.system_language)
    }

    /// The language that a person has chosen, at the start of the program or in its menu.
    pub(super) fn chosen_language(&self) -> Option<Language> {
        let kept = self.session.settings.language.as_deref();
        self.asked_language.or_else(|| kept.and_then(Language::of_tag))
    }

    /// A choice in the menu ends that of the start.
    pub(super) fn hear_language(&mut self, commands: &[Command]) {
        if commands.iter().any(|command| matches!(command, Command::Set(Setting::Language(_)))) {
            self.asked_language = None;
        }
    }
}
