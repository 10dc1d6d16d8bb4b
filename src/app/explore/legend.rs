//! The meaning of the nodes of a tree: a line of samples with names. A click on one finds the next
//! node of that kind.

use egui::{Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use langkah_engine::search::trace::moment::{State, Why};
use langkah_language::text;

use super::colours::{dot, of, path};
use crate::app::theme::palette;
use crate::session::explore::explorer::Sought;
use crate::session::explore::{NodeWish, Wish};

/// A text in the current language.
type Said = fn() -> &'static str;

/// A kind of node in the legend.
#[derive(Clone, Copy)]
pub struct Kind {
    name: Said,
    /// The state that its sample shows; `None` for the line of the solution path.
    state: Option<State>,
    sought: Sought,
    about: Said,
}

const fn kind(name: Said, state: Option<State>, sought: Sought, about: Said) -> Kind {
    Kind { name, state, sought, about }
}

impl Kind {
    /// Whether nodes of this kind are dead.
    pub fn is_dead(&self) -> bool {
        matches!(self.state, Some(State::Dead(_)))
    }
}

const LIVE: Kind = kind(
    || text!("tree-view-legend-live"),
    Some(State::Live),
    Sought::Live,
    || text!("tree-view-legend-live", "about"),
);
const E_NODE: Kind = kind(
    || text!("tree-view-legend-e-node"),
    Some(State::ENode),
    Sought::ENode,
    || text!("tree-view-legend-e-node", "about"),
);
const EXPANDED: Kind = kind(
    || text!("tree-view-legend-expanded"),
    Some(State::Expanded),
    Sought::Expanded,
    || text!("tree-view-legend-expanded", "about"),
);
const PATH: Kind = kind(
    || text!("tree-view-legend-path"),
    None,
    Sought::Path,
    || text!("tree-view-legend-path", "about"),
);

/// The kinds of a sliding puzzle's nodes, in the order of the legend.
pub const TILES: [Kind; 7] = [
    LIVE,
    E_NODE,
    EXPANDED,
    kind(
        || text!("tree-view-legend-bound"),
        Some(State::Dead(Why::Bound)),
        Sought::Bound,
        || text!("tree-view-legend-bound", "about"),
    ),
    kind(
        || text!("tree-view-legend-duplicate"),
        Some(State::Dead(Why::Duplicate(None))),
        Sought::Duplicate,
        || text!("tree-view-legend-duplicate", "about"),
    ),
    kind(
        || text!("tree-view-legend-goal"),
        Some(State::Goal),
        Sought::Goal,
        || text!("tree-view-legend-goal", "about"),
    ),
    PATH,
];

/// The kinds of a Hidato's nodes. A published search kills no node.
pub const HIDATO: [Kind; 7] = [
    LIVE,
    E_NODE,
    EXPANDED,
    kind(
        || text!("tree-view-legend-contradiction"),
        Some(State::Dead(Why::Contradiction(0))),
        Sought::Contradiction,
        || text!("tree-view-legend-contradiction", "about"),
    ),
    kind(
        || text!("tree-view-legend-restart"),
        Some(State::Dead(Why::Restart)),
        Sought::Restart,
        || text!("tree-view-legend-restart", "about"),
    ),
    kind(
        || text!("tree-view-legend-solution"),
        Some(State::Goal),
        Sought::Goal,
        || text!("tree-view-legend-solution", "about"),
    ),
    PATH,
];

/// A line of samples; `finds` tells whether a click finds the next node of a kind.
pub fn legend_ui(ui: &mut Ui, kinds: &[Kind], finds: bool) -> Option<Wish> {
    let is_dark = ui.visuals().dark_mode;
    let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 16.0);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for kind in kinds {
            let font = egui::TextStyle::Small.resolve(ui.style());
            let ink = palette(ui).weak;
            let (name, about) = ((kind.name)(), (kind.about)());
            let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
            let size = vec2(20.0 + galley.size().x + 5.0, 18.0);
            let sense = if finds { Sense::click() } else { Sense::hover() };
            let (space, response) = ui.allocate_exact_size(size, sense);
            let role = if finds { Role::Button } else { Role::Label };
            response.widget_info(|| WidgetInfo::labeled(role, true, name));
            if finds && (response.hovered() || response.has_focus()) {
                ui.painter().rect_filled(space, 4, palette(ui).line);
            }
            let rect = Rect::from_min_size(space.min + vec2(2.0, 0.0), vec2(14.0, 18.0));
            match kind.state {
                Some(state) => sample(ui, rect, state, is_dark),
                None => {
                    let line = [rect.left_center(), rect.right_center()];
                    ui.painter().line_segment(line, Stroke::new(3.0, path(is_dark)));
                }
            }
            let at = rect.right_center() + vec2(4.0, -galley.size().y / 2.0);
            ui.painter().galley(at, galley, ink);
            let about = if finds {
                format!("{about}\n{}", text!("tree-view-legend-click"))
            } else {
                about.to_owned()
            };
            if response.on_hover_text(about).clicked() {
                wish = Some(Wish::Node(NodeWish::Seek(kind.sought)));
            }
        }
    });
    ui.spacing_mut().interact_size.y = usual;
    wish
}

fn sample(ui: &Ui, rect: Rect, state: State, is_dark: bool) {
    let paint = of(state, is_dark);
    let outline = Stroke::new(if state == State::ENode { 2.5 } else { 1.5 }, paint.line);
    ui.painter().extend(dot(rect.center(), 5.5, state, paint, outline));
}
