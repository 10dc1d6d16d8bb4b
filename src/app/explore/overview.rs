//! The whole tree, small in a corner, while much of it is out of sight. It shows which part is in
//! sight, and a click goes elsewhere.

use egui::{
    Button, Color32, Mesh, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};
use egui_material_icons::icons::ICON_CLOSE;
use langkah_engine::search::trace::layout::Layout;
use langkah_engine::search::trace::moment::State;
use langkah_language::text;

use super::colours;
use super::paint::TreeScene;
use crate::app::widgets::named::name;

/// On a canvas smaller than this, in points, the overview would hide too much.
const CANVAS_MIN: egui::Vec2 = vec2(320.0, 200.0);
/// The greatest size of the overview, in points.
const SIZE: egui::Vec2 = vec2(190.0, 120.0);
/// The gap between its edge and the tree in it, in points.
const MARGIN: f32 = 8.0;
/// Nodes nearer to each other than this, in points, are drawn as one mark.
const MARK: f32 = 2.0;

/// What a person does with the overview.
pub enum OverviewAct {
    /// Brings this place of the layout to the middle of the canvas.
    Go(Pos2),
    Hide,
}

/// Draws the overview if much of the tree is out of sight.
pub fn overview_ui(ui: &mut Ui, scene: &TreeScene<'_>) -> Option<OverviewAct> {
    let canvas = scene.view.rect;
    let has_room = canvas.width() >= CANVAS_MIN.x && canvas.height() >= CANVAS_MIN.y;
    if !has_room || !is_worth(scene) {
        return None;
    }
    let size = SIZE.min(canvas.size() * 0.26);
    let rect = Rect::from_min_size(canvas.max - size - vec2(4.0, 4.0), size);
    let response = ui.interact(rect, ui.scope_id().with("overview"), Sense::click_and_drag());
    let label = text!("tree-view-overview", "name");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let map = Map::new(rect.shrink(MARGIN), scene.layout);
    map.paint(ui, scene, rect);
    let cross = Rect::from_min_size(rect.right_top() - vec2(18.0, 0.0), vec2(18.0, 18.0));
    ui.painter().rect_filled(cross.shrink(1.0), 4, scene.colours.panel);
    let button = Button::new(ICON_CLOSE.rich_text().size(12.0)).frame(false);
    let hide = ui.put(cross, button).on_hover_text(text!("tree-view-overview-hide"));
    name(&hide, text!("tree-view-overview-hide"));
    if hide.clicked() {
        return Some(OverviewAct::Hide);
    }
    let is_held = response.clicked() || response.dragged();
    let pointer = response.interact_pointer_pos().filter(|_| is_held);
    pointer.map(|pointer| OverviewAct::Go(map.place(pointer)))
}

/// Whether so many nodes are out of sight that a person may lose the way.
fn is_worth(scene: &TreeScene<'_>) -> bool {
    let nodes = scene.moment.nodes();
    let (mut all, mut unseen) = (0, 0);
    for (item, x) in scene.layout.places().filter(|(item, _)| item.node < nodes) {
        all += 1;
        let at = scene.view.to_screen(pos2(x, item.depth as f32));
        unseen += u32::from(!scene.view.rect.contains(at));
    }
    unseen * 5 > all
}

/// The tree's places on the overview.
struct Map {
    rect: Rect,
    /// Points for each unit of the layout, across and down.
    scale: egui::Vec2,
}

impl Map {
    fn new(rect: Rect, layout: &Layout) -> Self {
        let scale = rect.size() / vec2(layout.width.max(1.0), (layout.depth as f32).max(1.0));
        Self { rect, scale }
    }

    fn point(&self, place: Pos2) -> Pos2 {
        self.rect.min + place.to_vec2() * self.scale
    }

    fn place(&self, point: Pos2) -> Pos2 {
        ((self.rect.clamp(point) - self.rect.min) / self.scale).to_pos2()
    }

    fn paint(&self, ui: &Ui, scene: &TreeScene<'_>, frame: Rect) {
        let is_dark = ui.visuals().dark_mode;
        let painter = ui.painter_at(frame);
        let line = Stroke::new(1.0, scene.colours.line);
        painter.rect(frame, 4, scene.colours.panel, line, StrokeKind::Inside);
        painter.add(Shape::mesh(self.nodes(scene, is_dark)));
        if let Some(node) = scene.moment.e_node()
            && let Some(index) = scene.layout.shown.find(node)
        {
            let depth = scene.layout.shown.items[index].depth;
            let at = self.point(pos2(scene.layout.x[index], depth as f32));
            painter.circle_filled(at, 3.0, colours::of(State::ENode, is_dark).line);
        }
        let canvas = scene.view.rect;
        let sight = [canvas.min, canvas.max].map(|corner| self.point(scene.view.place_of(corner)));
        let sight = Rect::from_two_pos(sight[0], sight[1]).expand(2.0).intersect(frame.shrink(1.0));
        let accent = scene.colours.accent;
        painter.rect(
            sight,
            2,
            accent.gamma_multiply(0.12),
            Stroke::new(1.5, accent),
            StrokeKind::Inside,
        );
    }

    /// The marks of the nodes that are there; nodes at the same place have one mark.
    fn nodes(&self, scene: &TreeScene<'_>, is_dark: bool) -> Mesh {
        let (cols, rows) = (self.rect.width() / MARK, self.rect.height() / MARK);
        let (cols, rows) = (cols as usize + 1, rows as usize + 1);
        let mut marks: Vec<Option<Color32>> = vec![None; cols * rows];
        let nodes = scene.moment.nodes();
        let trace = scene.explorer.trace().filter(|_| scene.moment.is_end());
        for (item, x) in scene.layout.places().filter(|(item, _)| item.node < nodes) {
            let away = (self.point(pos2(x, item.depth as f32)) - self.rect.min) / MARK;
            let at = (away.y as usize).min(rows - 1) * cols + (away.x as usize).min(cols - 1);
            if trace.is_some_and(|trace| trace.is_on_solution(item.node)) {
                marks[at] = Some(colours::path(is_dark));
            } else {
                marks[at] = marks[at].or(Some(scene.colours.weak));
            }
        }
        let mut mesh = Mesh::default();
        for (index, colour) in marks.into_iter().enumerate() {
            let Some(colour) = colour else { continue };
            let at = vec2((index % cols) as f32, (index / cols) as f32) * MARK;
            let mark = Rect::from_min_size(self.rect.min + at - vec2(0.5, 0.5), vec2(MARK, MARK));
            mesh.add_colored_rect(mark, colour);
        }
        mesh
    }
}
