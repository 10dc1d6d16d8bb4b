//! The nodes and lines of the tree, as far as they are in sight.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use langkah_engine::search::trace::layout::Layout;
use langkah_engine::search::trace::moment::{Moment, State};
use langkah_engine::search::trace::number;
use langkah_language::text;
use langkah_puzzle::told::Told;
use langkah_puzzle::words::grouped;

use super::board::DrawnNode;
use super::camera::Viewport;
use super::canvas::Options;
use super::colours::{self, Paint};
use super::sliding::tile::Numbers;
use crate::app::family::faces;
use crate::app::theme::Palette;
use crate::session::explore::explorer::Explorer;

/// Dots bear their ĉ if neighbours are as far apart as this, in points.
const LABEL_ZOOM: f32 = 25.0;
/// Dots bear what led to them from this distance on, in points.
const WORDS_ZOOM: f32 = 66.0;
/// Dots bear their number, too, from this distance on, in points.
const ORDER_ZOOM: f32 = 28.0;
/// Boards bear g and h, too, from this distance on, in points.
const FIGURES_ZOOM: f32 = 88.0;

/// What is needed to draw a tree.
pub struct TreeScene<'a> {
    pub explorer: &'a Explorer,
    pub told: &'a dyn Told,
    pub moment: Moment<'a>,
    pub layout: &'a Layout,
    pub view: &'a Viewport,
    pub options: Options,
    pub colours: Palette,
    /// Whether the selected node was another one when the tree was last drawn.
    pub is_newly_selected: bool,
}

/// A node in sight.
pub struct Spot {
    pub node: u32,
    pub rect: Rect,
}

/// A mark of a folded subtree in sight.
pub struct Fold {
    pub node: u32,
    pub size: u32,
    pub rect: Rect,
}

/// What was drawn, for clicks to hit.
#[derive(Default)]
pub struct DrawnTree {
    pub nodes: Vec<Spot>,
    pub folds: Vec<Fold>,
}

/// The sizes of nodes at the current zoom.
struct NodeLook {
    half: Vec2,
    numbers: Option<Numbers>,
    is_dark: bool,
    ink: Color32,
}

impl NodeLook {
    fn new(painter: &Painter, is_dark: bool, scene: &TreeScene<'_>) -> Self {
        let face = faces::face(scene.explorer);
        let size = scene.view.board_size();
        let cell = size.x / scene.explorer.size().0;
        let ink = scene.colours.text;
        if cell >= face.number_min() {
            let numbers = Some(face.numbers(painter, cell, ink));
            return Self { half: size / 2.0, numbers, is_dark, ink };
        }
        let radius = (scene.view.camera.zoom * 0.36).clamp(1.6, 11.0);
        Self { half: Vec2::splat(radius), numbers: None, is_dark, ink }
    }
}

/// Draws the tree, and tells where its nodes are.
pub fn tree(painter: &Painter, is_dark: bool, scene: &TreeScene<'_>) -> DrawnTree {
    let look = NodeLook::new(painter, is_dark, scene);
    lines(painter, scene, &look);
    let sight = scene.view.rect.expand2(look.half + vec2(0.0, 40.0));
    let mut drawn = DrawnTree::default();
    let mut dots = Vec::new();
    for (item, x) in scene.layout.places() {
        let centre = scene.view.to_screen(pos2(x, item.depth as f32));
        if !sight.contains(centre) {
            continue;
        }
        let Some(state) = scene.moment.state(item.node) else { continue };
        let rect = Rect::from_center_size(centre, look.half * 2.0);
        let node = Node { node: item.node, state, rect };
        match &look.numbers {
            Some(numbers) => node.board(painter, scene, &look, numbers),
            None => node.dot(painter, scene, &look, &mut dots),
        }
        drawn.nodes.push(Spot { node: item.node, rect });
        if item.folded > 0 {
            let rect = fold(&mut dots, painter, scene, &look, rect, item.folded);
            drawn.folds.push(Fold { node: item.node, size: item.folded, rect });
        }
    }
    painter.extend(dots);
    let has_numbers = scene.options.has_number && scene.view.camera.zoom >= ORDER_ZOOM;
    if look.numbers.is_none() && has_numbers {
        numbers(painter, scene, &drawn.nodes);
    }
    drawn
}

/// Writes beside each dot its number, where no other dot is in the way.
fn numbers(painter: &Painter, scene: &TreeScene<'_>, dots: &[Spot]) {
    let ink = scene.colours.weak;
    let mut dots: Vec<(Rect, u32)> = dots.iter().map(|spot| (spot.rect, spot.node)).collect();
    let place = |rect: &Rect| (rect.center().y, rect.left());
    dots.sort_by(|(one, _), (other, _)| {
        let ((row, left), (other_row, other_left)) = (place(one), place(other));
        row.total_cmp(&other_row).then(left.total_cmp(&other_left))
    });
    for (index, (rect, node)) in dots.iter().enumerate() {
        let next = dots.get(index + 1).map(|(next, _)| next);
        let next = next.filter(|next| next.center().y == rect.center().y);
        let room = next.map_or(f32::INFINITY, |next| next.left() - rect.right());
        let text = format!("#{}", number(*node));
        let galley = painter.layout_no_wrap(text, FontId::proportional(10.0), ink);
        // The words stand beside the lines to the children, which begin below the node.
        if galley.size().x < room {
            painter.galley(rect.right_top() + vec2(0.0, -galley.size().y * 0.7), galley, ink);
        }
    }
}

/// Draws the lines from parents to children that cross the canvas.
fn lines(painter: &Painter, scene: &TreeScene<'_>, look: &NodeLook) {
    let items = &scene.layout.shown.items;
    let place =
        |index: usize| scene.view.to_screen(pos2(scene.layout.x[index], items[index].depth as f32));
    let colour = scene.colours.weak.gamma_multiply(0.55);
    let thin = Stroke::new(if scene.view.camera.zoom < 6.0 { 0.6 } else { 1.0 }, colour);
    let thick =
        Stroke::new(if look.numbers.is_some() { 4.0 } else { 2.5 }, colours::path(look.is_dark));
    let has_letters = look.numbers.is_some();
    let worded = scene.explorer.trace().filter(|_| scene.view.camera.zoom >= WORDS_ZOOM);
    let mut shapes = Vec::new();
    let mut path = Vec::new();
    let mut letters = Vec::new();
    for (parent, child) in scene.layout.edges() {
        let (from, to) = (place(parent), place(child));
        if !scene.view.rect.intersects(Rect::from_two_pos(from, to)) {
            continue;
        }
        let node = items[child].node;
        if node >= scene.moment.nodes() {
            continue;
        }
        // The figures of a board stand below it, and so do the words of a dot.
        let words = worded.and_then(|trace| scene.told.below_dot(trace, items[parent].node));
        let figures = match (&look.numbers, words) {
            (Some(_), _) => 17.0,
            (None, Some(_)) => 13.0,
            (None, None) => 0.0,
        };
        let from = from + vec2(0.0, look.half.y + figures);
        let to = to - vec2(0.0, look.half.y);
        if scene.moment.is_on_solution(node) {
            path.push(Shape::line_segment([from, to], thick));
        } else {
            shapes.push(Shape::line_segment([from, to], thin));
        }
        if has_letters {
            letters.extend(letter(painter, scene, node, (from, to)));
        }
    }
    painter.extend(shapes);
    painter.extend(path);
    // No line strikes a letter through.
    painter.extend(letters.into_iter().flatten());
}

/// The move on the end of its line, which is interrupted there. A line that is too short for it
/// leaves it out, because it would lie on the figures of the parent; the panel and the tip have it.
fn letter(
    painter: &Painter,
    scene: &TreeScene<'_>,
    node: u32,
    (from, to): (Pos2, Pos2),
) -> Option<[Shape; 2]> {
    let label = scene.explorer.trace().map(|trace| trace.label(node))?;
    let ink = scene.colours.weak;
    let galley = painter.layout_no_wrap(scene.told.label(label), FontId::proportional(11.0), ink);
    let half = galley.size() / 2.0;
    let height = to.y - from.y;
    if height < 2.0 * half.y {
        return None;
    }
    let at = to - (to - from) * ((half.y + 1.0).min(height / 2.0) / height);
    let rect = Rect::from_center_size(at, galley.size() + vec2(4.0, 0.0));
    let ground = Shape::rect_filled(rect, 0, scene.colours.canvas);
    Some([ground, Shape::galley(at - half, galley, ink)])
}

struct Node {
    node: u32,
    state: State,
    rect: Rect,
}

impl Node {
    /// The outline of the node: it marks the selected node, the E-node and, at the end, the nodes
    /// of the solution.
    fn outline(&self, scene: &TreeScene<'_>, look: &NodeLook, paint: Paint) -> Stroke {
        let on_path = scene.moment.is_on_solution(self.node);
        if scene.explorer.selected() == Some(self.node) {
            Stroke::new(3.0, scene.colours.accent)
        } else if self.state == State::ENode {
            Stroke::new(3.0, paint.line)
        } else if on_path {
            Stroke::new(2.5, colours::path(look.is_dark))
        } else {
            Stroke::new(1.0, paint.line)
        }
    }

    fn dot(
        &self,
        painter: &Painter,
        scene: &TreeScene<'_>,
        look: &NodeLook,
        shapes: &mut Vec<Shape>,
    ) {
        let paint = colours::of(self.state, look.is_dark);
        let outline = self.outline(scene, look, paint);
        let (centre, radius) = (self.rect.center(), look.half.x);
        let is_marked = outline.width > 1.0;
        if radius < 3.0 && !is_marked {
            // The colour alone must not tell what is dead.
            shapes.push(match self.state {
                State::Dead(_) => {
                    let rect = Rect::from_center_size(centre, Vec2::splat(1.5 * radius));
                    Shape::rect_filled(rect, 0, paint.line)
                }
                _ => Shape::circle_filled(centre, radius, paint.line),
            });
        } else {
            let radius = if is_marked { radius.max(4.0) } else { radius };
            shapes.extend(colours::dot(centre, radius, self.state, paint, outline));
        }
        let zoom = scene.view.camera.zoom;
        let font = FontId::proportional(10.0);
        let trace = scene.explorer.trace();
        let label = trace.filter(|_| zoom >= LABEL_ZOOM);
        let label = label.and_then(|trace| {
            let own = || scene.options.has_number.then(|| number(self.node).to_string());
            scene.told.dot(trace, self.node, scene.options.has_cost).or_else(own)
        });
        if let Some(label) = label {
            let galley = painter.layout_no_wrap(label, font.clone(), look.ink);
            let at = centre - galley.size() / 2.0;
            // A long number would run into the next one.
            if galley.size().x < zoom - 2.0 {
                shapes.push(Shape::galley(at, galley, look.ink));
            }
        }
        // The number or move that led here, as long as boards are too small to be read.
        let led = trace.filter(|_| zoom >= WORDS_ZOOM);
        if let Some(led) = led.and_then(|trace| scene.told.below_dot(trace, self.node)) {
            let ink = scene.colours.weak;
            let galley = painter.layout_no_wrap(led, font, ink);
            let below = self.rect.center_bottom() + vec2(-galley.size().x / 2.0, 2.0);
            shapes.push(Shape::galley(below, galley, ink));
        }
    }

    fn board(&self, painter: &Painter, scene: &TreeScene<'_>, look: &NodeLook, numbers: &Numbers) {
        let paint = colours::of(self.state, look.is_dark);
        let outline = self.outline(scene, look, paint);
        let (explorer, node, state) = (scene.explorer, self.node, self.state);
        let colours = scene.colours;
        let drawn = DrawnNode { explorer, node, state, paint, outline, colours, numbers };
        faces::face(explorer).paint(&drawn, painter, self.rect);
        let below = self.rect.center_bottom() + vec2(0.0, 3.0);
        let text = figures(scene, self.node);
        let font = FontId::proportional(11.0);
        painter.text(below, Align2::CENTER_TOP, text, font, scene.colours.text);
    }
}

/// The place of a node in the order of expansions, if it has one at this moment and the person
/// wants to see it.
fn order(scene: &TreeScene<'_>, node: u32) -> Option<String> {
    let at = scene.explorer.trace()?.expanded_at(node)?;
    (scene.options.has_order && at <= scene.moment.at())
        .then(|| text!("tree-view-order", at = at.to_string()))
}

/// Writes below a board: its number, ĉ, and its place in the order of expansions.
fn figures(scene: &TreeScene<'_>, node: u32) -> String {
    let Some(trace) = scene.explorer.trace() else { return String::new() };
    let has_room = scene.view.camera.zoom >= FIGURES_ZOOM;
    let cost = scene.told.below_board(trace, node, has_room).filter(|_| scene.options.has_cost);
    let own = scene.options.has_number.then(|| format!("#{}", number(node)));
    let order = order(scene, node).filter(|_| has_room);
    let figures: Vec<String> = own.into_iter().chain(cost).chain(order).collect();
    figures.join("  ")
}

/// Draws a mark below a node, with the number of nodes that it hides.
fn fold(
    shapes: &mut Vec<Shape>,
    painter: &Painter,
    scene: &TreeScene<'_>,
    look: &NodeLook,
    node: Rect,
    size: u32,
) -> Rect {
    let has_text = scene.view.camera.zoom >= LABEL_ZOOM;
    let half = (scene.view.camera.zoom * 0.3).clamp(1.5, 8.0);
    let room = if look.numbers.is_some() { 18.0 } else { 2.0 };
    let top = node.center_bottom() + vec2(0.0, room);
    let points = vec![top, top + vec2(half, half * 1.3), top + vec2(-half, half * 1.3)];
    let fill = scene.colours.weak;
    shapes.push(Shape::convex_polygon(points, fill, Stroke::NONE));
    if has_text {
        let below = top + vec2(0.0, half * 1.3);
        let font = FontId::proportional(10.0);
        painter.text(below, Align2::CENTER_TOP, grouped(size.into()), font, scene.colours.weak);
    }
    Rect::from_center_size(top + vec2(0.0, half), vec2(2.0 * half, 2.4 * half))
}

/// A node in words: `Node 12: expanded (expansion 5), ĉ = 3 + 4 = 7`.
pub fn about(scene: &TreeScene<'_>, node: u32) -> String {
    let (Some(trace), Some(state)) = (scene.explorer.trace(), scene.moment.state(node)) else {
        return text!("tree-panel-node", node = number(node).to_string());
    };
    let about = match scene.options.is_secret {
        true => langkah_engine::search::trace::export::title(state).to_owned(),
        false => scene.told.about(trace, node, state),
    };
    text!("tree-view-node", node = number(node).to_string(), about = about)
}
