//! The errors that the dialog's library writes to the log and nowhere else.

use std::sync::Mutex;

static LAST: Mutex<Option<String>> = Mutex::new(None);
static LOG: Log = Log;

struct Log;

impl log::Log for Log {
    fn enabled(&self, about: &log::Metadata<'_>) -> bool {
        about.level() == log::Level::Error && about.target().starts_with("rfd")
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata())
            && let Ok(mut last) = LAST.lock()
        {
            // A missing portal is no fault as long as zenity is there.
            let message = record.args().to_string();
            *last = message.contains("zenity").then_some(message);
        }
    }

    fn flush(&self) {}
}

/// Begins to listen to the log, unless another logger is installed.
pub fn listen() {
    if log::set_logger(&LOG).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

pub(super) fn forget() {
    if let Ok(mut last) = LAST.lock() {
        *last = None;
    }
}

pub(super) fn last() -> Option<String> {
    LAST.lock().ok()?.clone()
}
