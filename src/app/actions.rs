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

/// An action, what it does, for tooltips and the list of keys, and its key.
type Row = (Action, fn() -> &'static str, Modifiers, Key);

/// Every action in its order. A key with more modifiers stands before the same key with fewer
/// modifiers, which would take it.
static TABLE: [Row; 39] = [
    (Action::Open, || text!("action-open"), Modifiers::COMMAND, Key::O),
    (Action::OpenPath, || text!("action-open-path"), Modifiers::COMMAND, Key::L),
    (Action::SaveAs, || text!("action-save-as"), COMMAND_SHIFT, Key::S),
    (Action::Save, || text!("action-save"), Modifiers::COMMAND, Key::S),
    (Action::Export, || text!("action-export"), Modifiers::COMMAND, Key::E),
    (Action::Print, || text!("action-print"), Modifiers::COMMAND, Key::P),
    (Action::NewHidato, || text!("action-new-hidato"), COMMAND_SHIFT, Key::N),
    (Action::Random, || text!("action-random"), Modifiers::COMMAND, Key::N),
    (Action::SolveHere, || text!("action-solve-here"), Modifiers::SHIFT, Key::Enter),
    (Action::Solve, || text!("action-solve"), Modifiers::NONE, Key::Enter),
    (Action::Stop, || text!("action-stop"), Modifiers::NONE, Key::Escape),
    (Action::First, || text!("action-first"), Modifiers::NONE, Key::Home),
    (Action::Prev, || text!("action-prev"), Modifiers::NONE, Key::ArrowLeft),
    (Action::Next, || text!("action-next"), Modifiers::NONE, Key::ArrowRight),
    (Action::Last, || text!("action-last"), Modifiers::NONE, Key::End),
    (Action::PlayPause, || text!("action-play-pause"), Modifiers::NONE, Key::Space),
    (Action::View, || text!("action-view"), Modifiers::NONE, Key::V),
    (Action::Play, || text!("action-play"), Modifiers::NONE, Key::P),
    (Action::Edit, || text!("action-edit"), Modifiers::NONE, Key::E),
    (Action::TileUp, || text!("action-tile-up"), Modifiers::NONE, Key::ArrowUp),
    (Action::TileLeft, || text!("action-tile-left"), Modifiers::NONE, Key::ArrowLeft),
    (Action::TileDown, || text!("action-tile-down"), Modifiers::NONE, Key::ArrowDown),
    (Action::TileRight, || text!("action-tile-right"), Modifiers::NONE, Key::ArrowRight),
    (Action::NextPuzzle, || text!("action-next-puzzle"), Modifiers::NONE, Key::N),
    (Action::Results, || text!("action-results"), Modifiers::COMMAND, Key::R),
    (Action::Hint, || text!("action-hint"), Modifiers::NONE, Key::H),
    (Action::Redo, || text!("action-redo"), COMMAND_SHIFT, Key::Z),
    (Action::Undo, || text!("action-undo"), Modifiers::COMMAND, Key::Z),
    (Action::CopyBoard, || text!("action-copy-board"), COMMAND_SHIFT, Key::C),
    (Action::CopyMoves, || text!("action-copy-moves"), Modifiers::COMMAND, Key::C),
    (Action::ViewSolution, || text!("action-view-solution"), Modifiers::NONE, Key::Num1),
    (Action::ViewTree, || text!("action-view-tree"), Modifiers::NONE, Key::Num2),
    (Action::ViewCompare, || text!("action-view-compare"), Modifiers::NONE, Key::Num3),
    (Action::ViewPractice, || text!("action-view-practice"), Modifiers::NONE, Key::Num4),
    (Action::SidePanel, || text!("action-side-panel"), Modifiers::NONE, Key::F9),
    (Action::FullScreen, || text!("action-full-screen"), Modifiers::NONE, Key::F11),
    (Action::Settings, || text!("action-settings"), Modifiers::COMMAND, Key::Comma),
    (Action::Help, || text!("action-help"), Modifiers::NONE, Key::F1),
    (Action::Quit, || text!("action-quit"), Modifiers::COMMAND, Key::Q),
];

impl Action {
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.0)
    }

    pub fn about(self) -> &'static str {
        (TABLE[self as usize].1)()
    }

    pub fn shortcut(self) -> KeyboardShortcut {
        let (_, _, modifiers, key) = TABLE[self as usize];
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
    let actions = Action::all().filter(|&action| works(action));
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
            let keys: Vec<_> = Action::all()
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
        for (index, action) in Action::all().enumerate() {
            assert_eq!(action as usize, index);
            for later in Action::all().skip(index + 1) {
                let (key, other) = (action.shortcut(), later.shortcut());
                let takes = key.logical_key == other.logical_key
                    && key != other
                    && other.modifiers.matches_logically(key.modifiers);
                assert!(!takes, "{action:?} takes the key of {later:?}");
            }
        }
    }
}
