//! What keys and buttons do: one list, with the words of each and its key.

use egui::{Context, Event, EventFilter, InputState, Key, KeyboardShortcut, Modifiers};

/// A thing that a person can do by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Open,
    Random,
    Solve,
    Stop,
    First,
    Prev,
    Next,
    Last,
    PlayPause,
    CopyMoves,
    Help,
}

impl Action {
    pub const ALL: [Self; 11] = [
        Self::Open,
        Self::Random,
        Self::Solve,
        Self::Stop,
        Self::First,
        Self::Prev,
        Self::Next,
        Self::Last,
        Self::PlayPause,
        Self::CopyMoves,
        Self::Help,
    ];

    /// What it does, for tooltips and the list of keys.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Open => "Open a puzzle file",
            Self::Random => "A new random puzzle that can be solved",
            Self::Solve => "Solve the puzzle",
            Self::Stop => "Stop the search",
            Self::First => "First board",
            Self::Prev => "Previous board",
            Self::Next => "Next board",
            Self::Last => "Last board",
            Self::PlayPause => "Play or pause",
            Self::CopyMoves => "Copy the moves",
            Self::Help => "Keys, files and words",
        }
    }

    pub const fn shortcut(self) -> KeyboardShortcut {
        let (modifiers, key) = match self {
            Self::Open => (Modifiers::COMMAND, Key::O),
            Self::Random => (Modifiers::COMMAND, Key::N),
            Self::Solve => (Modifiers::NONE, Key::Enter),
            Self::Stop => (Modifiers::NONE, Key::Escape),
            Self::First => (Modifiers::NONE, Key::Home),
            Self::Prev => (Modifiers::NONE, Key::ArrowLeft),
            Self::Next => (Modifiers::NONE, Key::ArrowRight),
            Self::Last => (Modifiers::NONE, Key::End),
            Self::PlayPause => (Modifiers::NONE, Key::Space),
            Self::CopyMoves => (Modifiers::COMMAND, Key::C),
            Self::Help => (Modifiers::NONE, Key::F1),
        };
        KeyboardShortcut::new(modifiers, key)
    }

    /// What it does and its key, for a tooltip.
    pub fn tooltip(self, ctx: &Context) -> String {
        format!("{} ({})", self.about(), self.key_name(ctx))
    }

    /// The key as it is written on keyboards.
    pub fn key_name(self, ctx: &Context) -> String {
        match self {
            Self::Prev => "Left".to_owned(),
            Self::Next => "Right".to_owned(),
            Self::Stop => "Esc".to_owned(),
            _ => ctx.format_shortcut(&self.shortcut()),
        }
    }

    /// Whether a widget that has the keyboard focus keeps this key for itself: Enter and Space
    /// press it.
    const fn yields_to_focus(self) -> bool {
        matches!(self, Self::Solve | Self::PlayPause)
    }
}

/// The actions whose keys were pressed, each as often as it was. While text is typed, keys are the
/// text's. `focus_is_mark` tells that what has the focus is nothing to be pressed.
pub fn pressed(ctx: &Context, focus_is_mark: bool) -> Vec<Action> {
    if ctx.text_edit_focused() {
        return Vec::new();
    }
    let focused = ctx.memory(|memory| memory.focused());
    if let Some(id) = focused {
        // Left and right step through the solution, wherever the focus is.
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    let presses = focused.is_some() && !focus_is_mark;
    Action::ALL
        .into_iter()
        .filter(|action| !(presses && action.yields_to_focus()))
        .flat_map(|action| {
            let times = ctx.input_mut(|input| times_pressed(input, action));
            std::iter::repeat_n(action, times)
        })
        .collect()
}

fn times_pressed(input: &mut InputState, action: Action) -> usize {
    // The system's key for copying comes as an event of its own.
    let copies = action == Action::CopyMoves && input.events.contains(&Event::Copy);
    let KeyboardShortcut { modifiers, logical_key } = action.shortcut();
    let fresh = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == logical_key);
    let is_fresh = input.events.iter().any(fresh);
    let times = input.count_and_consume_key(modifiers, logical_key);
    // A held key steps on and on; all else it does once.
    match action {
        Action::Prev | Action::Next => times,
        _ => usize::from(copies || times > 0 && is_fresh),
    }
}

#[cfg(test)]
mod tests {
    use super::Action;

    #[test]
    fn no_two_actions_share_a_key() {
        for (index, action) in Action::ALL.iter().enumerate() {
            for other in &Action::ALL[index + 1..] {
                assert_ne!(action.shortcut(), other.shortcut(), "{action:?} and {other:?}");
            }
        }
    }
}
