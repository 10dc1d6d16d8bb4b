//! The canvas that the tree is drawn on: pan, zoom, fit, and what a click hits. The buttons above
//! it are in `strip`.

mod strip;

use std::collections::HashSet;
use std::sync::{Arc, Weak};

use egui::{Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use langkah_engine::search::trace::layout::{KeptLayout, Layout};
use langkah_engine::search::trace::shown::WHOLE_MAX;
use langkah_language::text;

use super::camera::{Camera, Viewport};
use super::glide::Glide;
use super::paint::{self, TreeScene};
use super::{hits, overview};
use crate::app::family::faces;
use crate::app::theme::palette;
use crate::app::widgets::named;
use crate::session::explore::Wish;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::Recorded;

/// What the camera does before the next drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    Fit,
    /// Shows the E-node, or the node that stands for it at the first and the last moment.
    ENode,
    /// Shows a node, if it is out of sight.
    Show(u32),
    /// Shows a node whole, with its children.
    Follow(u32),
}

/// What a person has chosen to see of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether the E-node is kept in sight as the moment changes.
    pub follows: bool,
    /// Whether nodes bear their number, if they are near enough.
    pub has_number: bool,
    /// Whether nodes bear their place in the order of expansions, too.
    pub has_order: bool,
    /// Whether nodes bear ĉ, if they are near enough.
    pub has_cost: bool,
    /// Whether nothing tells a node's costs, because a person is to find them.
    pub is_secret: bool,
    /// Whether the whole tree is shown small in a corner while much of it is out of sight.
    pub has_overview: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            follows: true,
            has_number: true,
            has_order: false,
            has_cost: true,
            is_secret: false,
            has_overview: true,
        }
    }
}

pub struct Canvas {
    /// The name of the tree for screen readers.
    title: fn() -> &'static str,
    drawing: KeptLayout,
    /// The search that is drawn, and what was recorded of it.
    of: Weak<()>,
    recorded: Weak<Recorded>,
    camera: Camera,
    aim: Option<Aim>,
    options: Options,
    /// The moment that was drawn, the number of its nodes, and its E-node.
    now: (u32, u32, Option<u32>),
    selected: Option<u32>,
    is_newly_selected: bool,
    /// The size of the canvas that the whole tree was fitted into; `None` after the person has
    /// moved it.
    fitted: Option<Vec2>,
    /// The root of the tree that is drawn: each iteration has its own.
    root: Option<u32>,
    glide: Glide,
    /// The nodes that were in sight in the last frame.
    shown: HashSet<u32>,
}

impl Default for Canvas {
    fn default() -> Self {
        Self {
            title: || text!("tree-view-tree"),
            drawing: KeptLayout::default(),
            of: Weak::new(),
            recorded: Weak::new(),
            camera: Camera::default(),
            aim: None,
            options: Options::default(),
            now: (0, 0, None),
            selected: None,
            is_newly_selected: false,
            fitted: None,
            root: None,
            glide: Glide::default(),
            shown: HashSet::new(),
        }
    }
}

impl Canvas {
    /// A canvas for a tree with a name of its own.
    pub fn called(title: fn() -> &'static str) -> Self {
        Self { title, ..Self::default() }
    }

    /// Shows the costs of nodes, or hides them because a person is to find them.
    pub fn keep_costs(&mut self, are_shown: bool) {
        (self.options.has_cost, self.options.is_secret) = (are_shown, !are_shown);
    }

    pub fn aim(&mut self, aim: Aim) {
        self.aim = Some(aim);
    }

    pub fn zoom_by(&mut self, factor: f32) {
        self.camera.zoom_by(factor);
        self.fitted = None;
    }

    /// Whether the children of a node are drawn.
    pub fn shows_children(&self, explorer: &Explorer, node: u32) -> bool {
        let Some(trace) = explorer.trace() else { return false };
        let child = trace.children(node).next();
        child.is_some_and(|child| self.shown.contains(&child))
    }

    /// Fits a tree into the canvas again if it was shown whole and the canvas has another size or
    /// the tree another root: the panels around take a frame to settle, and the person may resize
    /// the window.
    fn stay_fitted(&mut self, size: Vec2, root: Option<u32>) {
        let has_new_size = self.aim.is_none() && self.fitted.is_some_and(|fitted| fitted != size);
        if has_new_size || self.root != root && self.fitted.is_some() {
            self.aim = Some(Aim::Fit);
        }
        self.root = root;
    }

    /// Draws the tree into the space that is left. `slides` tells whether nodes are drawn on their
    /// way from one moment to the next.
    pub fn canvas_ui(&mut self, ui: &mut Ui, explorer: &Explorer, slides: bool) -> Option<Wish> {
        let moment = explorer.moment()?;
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        if rect.width() < 8.0 || rect.height() < 8.0 {
            return None;
        }
        self.attend(ui, explorer, slides);
        let mut drawing = std::mem::take(&mut self.drawing);
        let layout = drawing.at(moment, explorer.folds(), explorer.selected(), WHOLE_MAX);
        self.stay_fitted(rect.size(), layout.shown.items.first().map(|item| item.node));
        let (width, height) = explorer.size();
        let ratio = height / width;
        let mut view = Viewport::new(rect, self.camera, ratio, layout.depth);
        self.aim_at(&mut view, layout, explorer);
        let aimed = view.camera;
        view.steer(ui, &response);
        if view.camera != aimed {
            self.fitted = None;
            self.glide.end();
        }
        self.camera = view.camera;
        let share = self.glide.share(ui.ctx());
        view.camera = self.glide.camera(self.camera, share);
        let on_its_way = self.glide.layout(layout, share);
        let layout = on_its_way.as_ref().unwrap_or(layout);
        let (options, colours) = (self.options, palette(ui));
        let told = explorer.told();
        let told = &*told;
        let is_newly_selected = std::mem::take(&mut self.is_newly_selected);
        let view = &view;
        let scene =
            TreeScene { explorer, told, moment, layout, view, options, colours, is_newly_selected };
        let painter = ui.painter_at(rect);
        let drawn = paint::tree(&painter, ui.visuals().dark_mode, &scene);
        let wish = hits::clicks(ui, &scene, &drawn, &response);
        let act = if options.has_overview { overview::overview_ui(ui, &scene) } else { None };
        tell(ui, &response, (self.title)(), &scene);
        self.shown.clear();
        self.shown.extend(drawn.nodes.iter().map(|spot| spot.node));
        self.drawing = drawing;
        match act {
            Some(overview::OverviewAct::Go(centre)) => {
                (self.camera.centre, self.fitted) = (centre, None);
                ui.ctx().request_repaint();
            }
            Some(overview::OverviewAct::Hide) => self.options.has_overview = false,
            None => {}
        }
        wish
    }

    /// Takes in a change of the search, the moment or the selection.
    fn attend(&mut self, ui: &Ui, explorer: &Explorer, slides: bool) {
        let now = explorer.moment().map(|moment| (moment.at(), moment.nodes(), moment.e_node()));
        let is_other = now.is_some_and(|now| now != self.now);
        let recorded = Arc::downgrade(explorer.recorded());
        if !self.recorded.ptr_eq(&recorded) {
            self.recorded = recorded;
            self.drawing.forget();
        }
        let of = Arc::downgrade(explorer.identity());
        if !self.of.ptr_eq(&of) {
            let (title, options) = (self.title, self.options);
            let recorded = std::mem::take(&mut self.recorded);
            *self = Self { title, of, recorded, aim: Some(Aim::Fit), options, ..Self::default() };
        } else if is_other {
            self.set_out(ui, explorer, slides);
        }
        if self.selected != explorer.selected() {
            self.selected = explorer.selected();
            self.is_newly_selected = self.selected.is_some();
            self.aim = self.aim.or(self.selected.map(Aim::Show));
        }
        self.now = now.unwrap_or_default();
    }

    /// Begins the way to another moment.
    fn set_out(&mut self, ui: &Ui, explorer: &Explorer, slides: bool) {
        let is_one_tree = self.root == Some(explorer.root());
        if slides && is_one_tree {
            self.glide.begin(ui.ctx(), self.drawing.latest(), self.camera);
        } else {
            self.glide.end();
        }
        if self.aim.is_none() && self.fitted.is_some() {
            self.aim = Some(Aim::Fit);
        } else if self.options.follows && self.aim.is_none() {
            let moment = explorer.moment();
            let goal = explorer.trace().and_then(|trace| trace.solution().last().copied());
            let end = moment.filter(|moment| moment.is_end()).and(goal);
            let e_node = moment.and_then(|moment| moment.e_node());
            // Between two expansions there may be no E-node: the view stays where it is.
            let stays = explorer.is_between() && is_one_tree;
            let root = Some(explorer.root()).filter(|_| !stays);
            self.aim = e_node.or(end).or(root).map(Aim::Follow);
        }
    }

    fn aim_at(&mut self, view: &mut Viewport, layout: &Layout, explorer: &Explorer) {
        let place = |node: u32| {
            let index = layout.shown.find(node)?;
            Some(pos2(layout.x[index], layout.shown.items[index].depth as f32))
        };
        match self.aim.take() {
            None => {}
            Some(Aim::Fit) => {
                view.fit(layout);
                self.fitted = Some(view.rect.size());
            }
            Some(Aim::ENode) => {
                self.fitted = None;
                let node = explorer.moment().and_then(|moment| moment.e_node());
                let end = explorer.trace().and_then(|trace| trace.solution().last().copied());
                let root = Some(explorer.root());
                if let Some(place) = [node, end, root].into_iter().flatten().find_map(place) {
                    // The E-node stands a little above the middle, because its children stand below
                    // it.
                    view.camera.centre = place + vec2(0.0, 0.4);
                    view.camera.zoom = view.camera.zoom.max(60.0);
                }
            }
            Some(Aim::Show(node)) => {
                if let Some(place) = place(node)
                    && !view.rect.shrink(5.0).contains(view.to_screen(place))
                {
                    view.camera.centre = place;
                    self.fitted = None;
                }
            }
            Some(Aim::Follow(node)) => {
                let is_child = |parent: Option<u32>| {
                    parent.is_some_and(|at| layout.shown.items[at as usize].node == node)
                };
                let items = layout.shown.items.iter();
                let children = items.filter(|item| is_child(item.parent)).map(|item| item.node);
                if let Some(at) = place(node)
                    && view.bring(at, children.filter_map(place))
                {
                    self.fitted = None;
                }
            }
        }
    }
}

/// Tells screen readers what the tree is, and the selected node when it changes.
fn tell(ui: &Ui, response: &Response, tree: &str, scene: &TreeScene<'_>) {
    let (drawn, all) = (scene.layout.shown.len().to_string(), scene.moment.nodes().to_string());
    let about = text!("tree-view-drawn", tree = tree, drawn = drawn, all = all);
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &about));
    if let Some(node) = scene.explorer.selected() {
        let rows = faces::face(scene.explorer).rows(scene.explorer, node).unwrap_or_default();
        named::say(ui, "selected", &format!("{}. {rows}", paint::about(scene, node)));
    }
}
