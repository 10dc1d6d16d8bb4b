//! What keys and buttons do: a list of all actions, each with its words and its key.

use egui::{Context, Event, EventFilter, InputState, Key, KeyboardShortcut, Modifiers};
use langkah_language::text;

use crate::session::Mode;

const COMMAND_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

/// A thing that a person can do by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Open,
    OpenPath,
    SaveAs,
    Save,
    Export,
    Print,
    NewHidato,
    Random,
    SolveHere,
    Solve,
    Stop,
    First,
    Prev,
    Next,
    Last,
    PlayPause,
    View,
    Play,
    Edit,
    TileUp,
    TileLeft,
    TileDown,
    TileRight,
    NextPuzzle,
    Results,
    Hint,
    Redo,
    Undo,
    CopyBoard,
    CopyMoves,
    ViewSolution,
    ViewTree,
    ViewCompare,
    ViewPractice,
    SidePanel,
    FullScreen,
    Settings,
    Help,
    Quit,
}

impl Action {
    /// A key with more modifiers stands before the same key with fewer modifiers, which would take
    /// it.
    pub const ALL: [Self; 39] = [
        Self::Open,
        Self::OpenPath,
        Self::SaveAs,
        Self::Save,
        Self::Export,
        Self::Print,
        Self::NewHidato,
        Self::Random,
        Self::SolveHere,
        Self::Solve,
        Self::Stop,
        Self::First,
        Self::Prev,
        Self::Next,
        Self::Last,
        Self::PlayPause,
        Self::View,
        Self::Play,
        Self::Edit,
        Self::TileUp,
        Self::TileLeft,
        Self::TileDown,
        Self::TileRight,
        Self::NextPuzzle,
        Self::Results,
        Self::Hint,
        Self::Redo,
        Self::Undo,
        Self::CopyBoard,
        Self::CopyMoves,
        Self::ViewSolution,
        Self::ViewTree,
        Self::ViewCompare,
        Self::ViewPractice,
        Self::SidePanel,
        Self::FullScreen,
        Self::Settings,
        Self::Help,
        Self::Quit,
    ];

    /// What it does, for tooltips and the list of keys.
    pub fn about(self) -> &'static str {
        match self {
            Self::Open => text!("action-open"),
            Self::OpenPath => text!("action-open-path"),
            Self::SaveAs => text!("action-save-as"),
            Self::Save => text!("action-save"),
            Self::Export => text!("action-export"),
            Self::Print => text!("action-print"),
            Self::NewHidato => text!("action-new-hidato"),
            Self::Random => text!("action-random"),
            Self::SolveHere => text!("action-solve-here"),
            Self::Solve => text!("action-solve"),
            Self::Stop => text!("action-stop"),
            Self::First => text!("action-first"),
            Self::Prev => text!("action-prev"),
            Self::Next => text!("action-next"),
            Self::Last => text!("action-last"),
            Self::PlayPause => text!("action-play-pause"),
            Self::View => text!("action-view"),
            Self::Play => text!("action-play"),
            Self::Edit => text!("action-edit"),
            Self::TileUp => text!("action-tile-up"),
            Self::TileLeft => text!("action-tile-left"),
            Self::TileDown => text!("action-tile-down"),
            Self::TileRight => text!("action-tile-right"),
            Self::NextPuzzle => text!("action-next-puzzle"),
            Self::Results => text!("action-results"),
            Self::Hint => text!("action-hint"),
            Self::Redo => text!("action-redo"),
            Self::Undo => text!("action-undo"),
            Self::CopyBoard => text!("action-copy-board"),
            Self::CopyMoves => text!("action-copy-moves"),
            Self::ViewSolution => text!("action-view-solution"),
            Self::ViewTree => text!("action-view-tree"),
            Self::ViewCompare => text!("action-view-compare"),
            Self::ViewPractice => text!("action-view-practice"),
            Self::SidePanel => text!("action-side-panel"),
            Self::FullScreen => text!("action-full-screen"),
            Self::Settings => text!("action-settings"),
            Self::Help => text!("action-help"),
            Self::Quit => text!("action-quit"),
        }
    }

    pub const fn shortcut(self) -> KeyboardShortcut {
        let (modifiers, key) = match self {
            Self::Open => (Modifiers::COMMAND, Key::O),
            Self::OpenPath => (Modifiers::COMMAND, Key::L),
            Self::SaveAs => (COMMAND_SHIFT, Key::S),
            Self::Save => (Modifiers::COMMAND, Key::S),
            Self::Export => (Modifiers::COMMAND, Key::E),
            Self::Print => (Modifiers::COMMAND, Key::P),
            Self::NewHidato => (COMMAND_SHIFT, Key::N),
            Self::Random => (Modifiers::COMMAND, Key::N),
            Self::SolveHere => (Modifiers::SHIFT, Key::Enter),
            Self::Solve => (Modifiers::NONE, Key::Enter),
            Self::Stop => (Modifiers::NONE, Key::Escape),
            Self::First => (Modifiers::NONE, Key::Home),
            Self::Prev | Self::TileLeft => (Modifiers::NONE, Key::ArrowLeft),
            Self::Next | Self::TileRight => (Modifiers::NONE, Key::ArrowRight),
            Self::Last => (Modifiers::NONE, Key::End),
            Self::PlayPause => (Modifiers::NONE, Key::Space),
            Self::View => (Modifiers::NONE, Key::V),
            Self::Play => (Modifiers::NONE, Key::P),
            Self::Edit => (Modifiers::NONE, Key::E),
            Self::TileUp => (Modifiers::NONE, Key::ArrowUp),
            Self::TileDown => (Modifiers::NONE, Key::ArrowDown),
            Self::NextPuzzle => (Modifiers::NONE, Key::N),
            Self::Results => (Modifiers::COMMAND, Key::R),
            Self::Hint => (Modifiers::NONE, Key::H),
            Self::Redo => (COMMAND_SHIFT, Key::Z),
            Self::Undo => (Modifiers::COMMAND, Key::Z),
            Self::CopyBoard => (COMMAND_SHIFT, Key::C),
            Self::CopyMoves => (Modifiers::COMMAND, Key::C),
            Self::ViewSolution => (Modifiers::NONE, Key::Num1),
            Self::ViewTree => (Modifiers::NONE, Key::Num2),
            Self::ViewCompare => (Modifiers::NONE, Key::Num3),
            Self::ViewPractice => (Modifiers::NONE, Key::Num4),
            Self::SidePanel => (Modifiers::NONE, Key::F9),
            Self::FullScreen => (Modifiers::NONE, Key::F11),
            Self::Settings => (Modifiers::COMMAND, Key::Comma),
            Self::Help => (Modifiers::NONE, Key::F1),
            Self::Quit => (Modifiers::COMMAND, Key::Q),
        };
        KeyboardShortcut::new(modifiers, key)
    }

    /// A second key for the same action.
    const fn other_shortcut(self) -> Option<KeyboardShortcut> {
        match self {
            Self::Redo => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Y)),
            Self::TileUp => Some(KeyboardShortcut::new(Modifiers::NONE, Key::W)),
            Self::TileLeft => Some(KeyboardShortcut::new(Modifiers::NONE, Key::A)),
            Self::TileDown => Some(KeyboardShortcut::new(Modifiers::NONE, Key::S)),
            Self::TileRight => Some(KeyboardShortcut::new(Modifiers::NONE, Key::D)),
            _ => None,
        }
    }

    /// Whether its key does this in a mode. `types` tells that the board takes what the person
    /// types: then digits are numbers, and no key leaves the board.
    const fn works_in(self, mode: Mode, types: bool) -> bool {
        match self {
            Self::Prev | Self::Next => matches!(mode, Mode::View),
            Self::TileUp | Self::TileLeft | Self::TileDown | Self::TileRight => {
                matches!(mode, Mode::Play) && !types
            }
            Self::NextPuzzle => matches!(mode, Mode::Play) && !types,
            Self::First
            | Self::Last
            | Self::PlayPause
            | Self::ViewSolution
            | Self::ViewTree
            | Self::ViewCompare
            | Self::ViewPractice => !types,
            Self::Hint | Self::SolveHere => !matches!(mode, Mode::Edit),
            _ => true,
        }
    }

    /// Whether it plays the board that is shown: where another view hides the board, it does
    /// nothing.
    pub const fn plays(self) -> bool {
        matches!(
            self,
            Self::NextPuzzle | Self::TileUp | Self::TileLeft | Self::TileDown | Self::TileRight
        )
    }

    /// Whether its key is a letter alone.
    pub const fn has_letter(self) -> bool {
        matches!(self, Self::View | Self::Play | Self::Edit | Self::NextPuzzle | Self::Hint)
    }

    /// Whether the action repeats while its key is held.
    const fn repeats(self) -> bool {
        matches!(
            self,
            Self::Prev
                | Self::Next
                | Self::Undo
                | Self::Redo
                | Self::TileUp
                | Self::TileLeft
                | Self::TileDown
                | Self::TileRight
        )
    }

    /// What it does and its key, for a tooltip.
    pub fn tooltip(self, ctx: &Context) -> String {
        format!("{} ({})", self.about(), self.key_name(ctx))
    }

    /// The key as it is written on keyboards.
    pub fn key_name(self, ctx: &Context) -> String {
        match self {
            Self::Prev => text!("action-key-left").to_owned(),
            Self::Next => text!("action-key-right").to_owned(),
            Self::TileLeft => format!("{}, A", text!("action-key-left")),
            Self::TileRight => format!("{}, D", text!("action-key-right")),
            Self::TileUp => format!("{}, W", text!("action-key-up")),
            Self::TileDown => format!("{}, S", text!("action-key-down")),
            Self::Stop => "Esc".to_owned(),
            Self::PlayPause => text!("action-key-space").to_owned(),
            _ => {
                let other = self.other_shortcut();
                let other = other.map(|key| format!(", {}", ctx.format_shortcut(&key)));
                ctx.format_shortcut(&self.shortcut()) + &other.unwrap_or_default()
            }
        }
    }

    /// Whether its key works while the person types into a field: no field uses it.
    const fn works_in_field(self) -> bool {
        matches!(
            self,
            Self::Open
                | Self::OpenPath
                | Self::SaveAs
                | Self::Save
                | Self::Export
                | Self::Print
                | Self::NewHidato
                | Self::Random
                | Self::Results
                | Self::SidePanel
                | Self::FullScreen
                | Self::Settings
                | Self::Help
                | Self::Quit
        )
    }

    /// Whether a widget with the keyboard focus keeps this key for itself: Enter and Space press
    /// the widget.
    const fn yields_to_focus(self) -> bool {
        matches!(self, Self::Solve | Self::PlayPause)
    }
}

/// The actions whose keys were pressed, each as often as its key was. While the person types into a
/// field, the field takes the keys that it can use. `types` tells that the board takes what the
/// person types; `focus_is_mark` tells that the widget with the focus cannot be pressed.
pub fn pressed(ctx: &Context, mode: Mode, types: bool, focus_is_mark: bool) -> Vec<Action> {
    if ctx.text_edit_focused() {
        return taken(ctx, |action| action.works_in_field());
    }
    let focused = ctx.memory(|memory| memory.focused());
    if let Some(id) = focused {
        // The arrows step through the track, or move tiles or the selected cell, whichever widget
        // has the focus. If the focus is on a cell and none of this applies, they lead to another
        // cell.
        let vertical_arrows = mode != Mode::View || focus_is_mark;
        let edits_cell = mode == Mode::Edit && focus_is_mark;
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows,
            tab: edits_cell,
            escape: edits_cell,
        };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    let presses = focused.is_some() && !focus_is_mark;
    taken(ctx, |action| action.works_in(mode, types) && !(presses && action.yields_to_focus()))
}

/// Takes the keys of the actions that work now.
fn taken(ctx: &Context, works: impl Fn(Action) -> bool) -> Vec<Action> {
    let actions = Action::ALL.into_iter().filter(|&action| works(action));
    let times = |action| ctx.input_mut(|input| times_pressed(input, action));
    actions.flat_map(|action| std::iter::repeat_n(action, times(action))).collect()
}

fn times_pressed(input: &mut InputState, action: Action) -> usize {
    // The system sends its key for copying as an event, not as a key.
    let copies = action == Action::CopyMoves && input.events.contains(&Event::Copy);
    let mut count = 0;
    for shortcut in [Some(action.shortcut()), action.other_shortcut()].into_iter().flatten() {
        let KeyboardShortcut { modifiers, logical_key } = shortcut;
        let fresh = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == logical_key);
        let is_fresh = input.events.iter().any(fresh);
        let times = input.count_and_consume_key(modifiers, logical_key);
        // A held key repeats its step; an action that does not repeat is done once.
        count += if action.repeats() { times } else { usize::from(times > 0 && is_fresh) };
    }
    if action.repeats() { count } else { usize::from(copies || count > 0) }
}

#[cfg(test)]
mod tests {
    use super::Action;
    use crate::session::Mode;

    #[test]
    fn no_two_actions_of_a_mode_share_a_key() {
        let states =
            [(Mode::View, false), (Mode::Play, false), (Mode::Play, true), (Mode::Edit, true)];
        for (mode, types) in states {
            let works = |action: &Action| action.works_in(mode, types);
            let keys: Vec<_> = Action::ALL
                .into_iter()
                .filter(works)
                .flat_map(|action| [Some(action.shortcut()), action.other_shortcut()])
                .flatten()
                .collect();
            for (index, key) in keys.iter().enumerate() {
                assert!(!keys[index + 1..].contains(key), "{key:?} twice in {mode:?}");
            }
        }
    }

    /// A key that is pressed with more modifiers than were asked for counts as pressed.
    #[test]
    fn a_key_with_fewer_modifiers_stands_later() {
        for (index, action) in Action::ALL.iter().enumerate() {
            for later in &Action::ALL[index + 1..] {
                let (key, other) = (action.shortcut(), later.shortcut());
                let takes = key.logical_key == other.logical_key
                    && key != other
                    && other.modifiers.matches_logically(key.modifiers);
                assert!(!takes, "{action:?} takes the key of {later:?}");
            }
        }
    }
}
