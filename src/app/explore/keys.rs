//! The keys of the tree: they go from node to node, and move the camera.

use egui::{Context, EventFilter, FocusDirection, Key, Modifiers};
use langkah_language::text;

use super::ExploreState;
use super::canvas::{Aim, Canvas};
use super::panel::Tab;
use crate::app::pane::Pane;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::explorer::{Jump, Kin};
use crate::session::explore::{NodeWish, View, Wish};

/// The keys and what they do, for the help.
pub fn keys() -> [(&'static str, &'static str); 10] {
    [
        (text!("tree-view-key-kin"), text!("tree-view-key-kin", "about")),
        (text!("tree-view-key-siblings"), text!("tree-view-key-siblings", "about")),
        (text!("tree-view-key-children"), text!("tree-view-key-children", "about")),
        (text!("tree-view-key-lines"), text!("tree-view-key-lines", "about")),
        ("O", text!("tree-view-key-fold")),
        ("F", text!("tree-view-key-fit")),
        ("C", text!("tree-view-key-centre")),
        ("+, -", text!("tree-view-key-zoom")),
        ("G", text!("tree-view-key-solution")),
        ("Page Down, Page Up", text!("tree-view-key-iterations")),
    ]
}

/// Takes the keys of the tree, before others do. `answers` tells that letters and marks belong to
/// the answer of a question.
pub fn take(pane: &mut Pane<'_>, state: &mut ExploreState, answers: bool, ctx: &Context) {
    if ctx.text_edit_focused() {
        return;
    }
    let has_pair = pane.session.view() == View::Compare && pane.session.pair().is_some();
    if has_pair && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F)) {
        state.pair.canvases.iter_mut().for_each(|canvas| canvas.aim(Aim::Fit));
    }
    let is_shown = pane.session.view() == View::Tree && pane.session.explorer().is_some();
    if !is_shown {
        return;
    }
    keep_arrows(ctx);
    let mut wishes = Vec::new();
    for (modifiers, key, wish) in [
        (Modifiers::ALT, Key::ArrowRight, Wish::Go(Jump::NextLine)),
        (Modifiers::ALT, Key::ArrowLeft, Wish::Go(Jump::PreviousLine)),
        (Modifiers::SHIFT, Key::ArrowLeft, Wish::Node(NodeWish::Kin(Kin::Before))),
        (Modifiers::SHIFT, Key::ArrowRight, Wish::Node(NodeWish::Kin(Kin::After))),
        (Modifiers::NONE, Key::ArrowUp, Wish::Node(NodeWish::Kin(Kin::Parent))),
        (Modifiers::NONE, Key::ArrowDown, Wish::Node(NodeWish::Kin(Kin::Child))),
        (Modifiers::NONE, Key::Period, Wish::Go(Jump::NextChild)),
        (Modifiers::NONE, Key::Comma, Wish::Go(Jump::PreviousChild)),
        (Modifiers::NONE, Key::G, Wish::Go(Jump::Solution)),
        (Modifiers::NONE, Key::PageDown, Wish::Go(Jump::NextIteration)),
        (Modifiers::NONE, Key::PageUp, Wish::Go(Jump::PreviousIteration)),
    ] {
        if answers && matches!(key, Key::Period | Key::Comma | Key::G) {
            continue;
        }
        let times = ctx.input_mut(|input| input.count_and_consume_key(modifiers, key));
        wishes.extend(std::iter::repeat_n(wish, times));
    }
    if !answers && is_pressed(ctx, Key::O) {
        wishes.extend(fold(pane.session, &state.canvas));
    }
    if !wishes.is_empty() {
        // The arrows are the tree's, also just after the Tab key.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    state.tab = wishes.iter().rev().find_map(tab).unwrap_or(state.tab);
    pane.queue.extend(wishes.into_iter().map(Command::Explore));
    if !answers {
        move_camera(&mut state.canvas, ctx);
    }
}

/// The arrows lead to no other widget.
fn keep_arrows(ctx: &Context) {
    if let Some(id) = ctx.memory(|memory| memory.focused()) {
        let (horizontal_arrows, vertical_arrows) = (true, true);
        let filter = EventFilter { horizontal_arrows, vertical_arrows, ..EventFilter::default() };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
}

/// The tab that tells of what a key leads to.
fn tab(wish: &Wish) -> Option<Tab> {
    match wish {
        Wish::Node(NodeWish::Kin(_)) => Some(Tab::Node),
        Wish::Go(Jump::NextLine | Jump::PreviousLine) => Some(Tab::Code),
        _ => None,
    }
}

/// Takes the keys that move the camera.
fn move_camera(canvas: &mut Canvas, ctx: &Context) {
    if is_pressed(ctx, Key::F) {
        canvas.aim(Aim::Fit);
    }
    if is_pressed(ctx, Key::C) {
        canvas.aim(Aim::ENode);
    }
    for (key, factor) in [(Key::Plus, 1.25), (Key::Equals, 1.25), (Key::Minus, 0.8)] {
        if is_pressed(ctx, key) {
            canvas.zoom_by(factor);
        }
    }
}

/// Whether a key was pressed in this frame; takes it from the input.
fn is_pressed(ctx: &Context, key: Key) -> bool {
    ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) > 0
}

/// Opens what is below the node that is shown, or folds it.
fn fold(session: &Session, canvas: &Canvas) -> Option<Wish> {
    let explorer = session.explorer()?;
    let node = explorer.shown()?;
    let is_open = canvas.shows_children(explorer, node);
    Some(if is_open { Wish::Node(NodeWish::Fold(node)) } else { Wish::Node(NodeWish::Open(node)) })
}
