//! What a click on the tree hits.

use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo};
use langkah_engine::search::trace::number;
use langkah_language::text;

use super::paint::{self, DrawnTree, Fold, Spot, TreeScene};
use crate::app::family::faces;
use crate::app::widgets::named;
use crate::session::explore::{NodeWish, Wish};

/// If more nodes of a kind than this are in sight, they have no names of their own, and a click
/// finds the nearest one.
const NAMED_MAX: usize = 250;

/// Makes nodes and marks clickable. Returns the wish of a click.
pub fn clicks(
    ui: &mut Ui,
    scene: &TreeScene<'_>,
    drawn: &DrawnTree,
    response: &Response,
) -> Option<Wish> {
    let wish = if drawn.folds.len() <= NAMED_MAX {
        named_folds(ui, scene, &drawn.folds)
    } else {
        let near = nearest(response, drawn.folds.iter().map(|fold| (fold, fold.rect)), 1.0);
        near.and_then(|fold| {
            response.clone().on_hover_text(about_fold(fold));
            response.clicked().then_some(Wish::Node(NodeWish::Open(fold.node)))
        })
    };
    if wish.is_some() {
        return wish;
    }
    let wish = if drawn.nodes.len() <= NAMED_MAX {
        named_nodes(ui, scene, &drawn.nodes)
    } else {
        let near = nearest(response, drawn.nodes.iter().map(|spot| (spot, spot.rect)), 3.0);
        near.and_then(|spot| {
            response.clone().on_hover_text(paint::about(scene, spot.node));
            response.clicked().then_some(Wish::Node(NodeWish::Select(Some(spot.node))))
        })
    };
    wish.or(response.clicked().then_some(Wish::Node(NodeWish::Select(None))))
}

/// The one of `spaces` whose middle is nearest to the pointer, of those that the pointer is in or
/// at most `around` points away from.
fn nearest<T>(
    response: &Response,
    spaces: impl Iterator<Item = (T, Rect)>,
    around: f32,
) -> Option<T> {
    let pointer = response.hover_pos()?;
    let near = spaces.filter(|(_, rect)| rect.expand(around).contains(pointer));
    let distance = |rect: &Rect| rect.center().distance_sq(pointer);
    near.min_by(|a, b| distance(&a.1).total_cmp(&distance(&b.1))).map(|near| near.0)
}

fn about_fold(fold: &Fold) -> String {
    let node = number(fold.node).to_string();
    text!("tree-view-fold", count = fold.size, shown = fold.size.to_string(), node = node)
}

fn named_folds(ui: &mut Ui, scene: &TreeScene<'_>, folds: &[Fold]) -> Option<Wish> {
    let mut wish = None;
    for fold in folds {
        let id = ui.scope_id().with(("fold", fold.node));
        let answer = ui.interact(fold.rect.intersect(scene.view.rect), id, Sense::click());
        let about = about_fold(fold);
        answer.widget_info(|| WidgetInfo::labeled(Role::Button, true, &about));
        if answer.on_hover_text(about).clicked() {
            wish = Some(Wish::Node(NodeWish::Open(fold.node)));
        }
    }
    wish
}

/// The id of a node's widget.
fn id(ui: &Ui, node: u32) -> Id {
    ui.scope_id().with(("node", node))
}

/// If one node had the focus, the node that is now selected takes it.
fn follow(ui: &Ui, scene: &TreeScene<'_>, nodes: &[Spot]) {
    let Some(selected) = scene.explorer.selected().filter(|_| scene.is_newly_selected) else {
        return;
    };
    let focused = ui.memory(|memory| memory.focused());
    let is_drawn = |node: u32| nodes.iter().any(|spot| spot.node == node);
    if is_drawn(selected) && nodes.iter().any(|spot| Some(id(ui, spot.node)) == focused) {
        ui.memory_mut(|memory| memory.request_focus(id(ui, selected)));
    }
}

fn named_nodes(ui: &mut Ui, scene: &TreeScene<'_>, nodes: &[Spot]) -> Option<Wish> {
    let mut wish = None;
    follow(ui, scene, nodes);
    for node in nodes {
        let id = id(ui, node.node);
        let space = node.rect.expand(2.0).intersect(scene.view.rect);
        let answer = ui.interact(space, id, Sense::click());
        let is_selected = scene.explorer.selected() == Some(node.node);
        let about = paint::about(scene, node.node);
        answer.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &about));
        named::describe(&answer, || faces::face(scene.explorer).rows(scene.explorer, node.node));
        if answer.on_hover_text(about).clicked() {
            wish = Some(Wish::Node(NodeWish::Select(Some(node.node))));
        }
    }
    wish
}
