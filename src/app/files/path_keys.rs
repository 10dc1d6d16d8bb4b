//! Keys in the field of a path that come faster than frames and folders: what is typed after Tab
//! goes into the text that Tab has completed.

use std::time::{Duration, Instant};

use egui::{Context, Event, InputState, Key};

/// How long Tab waits for the names of a folder.
const PATIENCE: Duration = Duration::from_millis(500);

#[derive(Default)]
pub struct PathKeys {
    /// Until when Tab waits; `None` if it does not.
    until: Option<Instant>,
    /// What was typed after Tab.
    later: Vec<Event>,
}

impl PathKeys {
    /// Leaves the keys of a frame up to the first Tab, and keeps the others for the next frame.
    /// While Tab waits, all are kept. Returns whether there was a Tab.
    pub fn until_tab(&mut self, input: &mut InputState) -> bool {
        let mut events = std::mem::take(&mut self.later);
        events.append(&mut input.events);
        if self.until.is_some() {
            let is_typed = |event: &Event| match event {
                Event::Key { key, pressed, .. } => *pressed && *key != Key::Escape,
                Event::Text(_) | Event::Paste(_) | Event::Ime(_) => true,
                _ => false,
            };
            (self.later, input.events) = events.into_iter().partition(is_typed);
            return false;
        }
        let is_tab = |event: &Event| {
            let Event::Key { key, pressed, modifiers, .. } = event else { return false };
            *key == Key::Tab && *pressed && modifiers.is_none()
        };
        let tab = events.iter().position(is_tab);
        if let Some(at) = tab {
            self.later = events.split_off(at + 1);
            events.pop();
        }
        input.events = events;
        tab.is_some()
    }

    /// Whether Tab completes the text now: it waits a little for the names of the folder.
    pub fn completes(&mut self, tab: bool, has_names: bool, ctx: &Context) -> bool {
        if !tab && self.until.is_none() {
            return false;
        }
        let now = Instant::now();
        let until = *self.until.get_or_insert(now + PATIENCE);
        if !has_names && now < until {
            ctx.request_repaint_after(until - now);
            return false;
        }
        self.until = None;
        if !self.later.is_empty() {
            ctx.request_repaint();
        }
        true
    }
}
