//! What the states of nodes look like, and the legend that says so.

use egui::{Color32, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::theme::palette;
use crate::puzzle::hidato::Plan;
use crate::search::trace::moment::{State, Why};

/// The colours of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    pub fill: Color32,
    /// The outline; also the fill of a dot too small for an outline.
    pub line: Color32,
}

const fn paint(fill: u32, line: u32) -> Paint {
    Paint { fill: rgb(fill), line: rgb(line) }
}

const fn rgb(code: u32) -> Color32 {
    Color32::from_rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
}

/// The kinds of node that are told apart, in the order of the legend.
const KINDS: [(&str, Option<State>); 7] = [
    ("live", Some(State::Live)),
    ("E-node", Some(State::ENode)),
    ("expanded", Some(State::Expanded)),
    ("dead: bound", Some(State::Dead(Why::Bound))),
    ("dead: duplicate", Some(State::Dead(Why::Duplicate(None)))),
    ("goal", Some(State::Goal)),
    ("solution path", None),
];

/// The colours of a state, in a light or a dark theme.
pub const fn of(state: State, is_dark: bool) -> Paint {
    match (state, is_dark) {
        (State::Live, false) => paint(0xff_ff_ff, 0x2f_6d_b5),
        (State::Live, true) => paint(0x10_22_2f, 0x63_b3_f0),
        (State::ENode, false) => paint(0xff_b3_47, 0xb0_5f_00),
        (State::ENode, true) => paint(0xb8_6a_0c, 0xff_c2_70),
        (State::Expanded, false) => paint(0xd3_e4_f5, 0x7f_9d_ba),
        (State::Expanded, true) => paint(0x27_41_57, 0x5b_84_a8),
        (State::Goal, false) => paint(0x7c_cf_8d, 0x1d_74_36),
        (State::Goal, true) => paint(0x1f_7d_3d, 0x86_e8_a2),
        (State::Dead(Why::Bound | Why::Contradiction(_)), false) => paint(0xf5_cf_ca, 0xb8_5a_4f),
        (State::Dead(Why::Bound | Why::Contradiction(_)), true) => paint(0x52_2a_26, 0xc9_77_6c),
        (State::Dead(_), false) => paint(0xd6_d6_d4, 0x8d_8d_8b),
        (State::Dead(_), true) => paint(0x3d_40_42, 0x80_84_87),
    }
}

/// Colours of things of one kind, such as searches or groups of tiles: told apart also by people who see red and green alike: M. Okabe, K. Ito, "Color Universal
/// Design" (2008).
pub const SERIES: [Color32; 8] = [
    Color32::from_rgb(0x00, 0x72, 0xb2),
    Color32::from_rgb(0xe6, 0x9f, 0x00),
    Color32::from_rgb(0x00, 0x9e, 0x73),
    Color32::from_rgb(0xcc, 0x79, 0xa7),
    Color32::from_rgb(0xd5, 0x5e, 0x00),
    Color32::from_rgb(0x56, 0xb4, 0xe9),
    Color32::from_rgb(0x9a, 0x8f, 0x1a),
    Color32::from_rgb(0x80, 0x80, 0x80),
];

/// The colour of one of several things; from the ninth on colours return.
pub fn series(index: usize) -> Color32 {
    SERIES[index % SERIES.len()]
}

/// The colour of the solution path.
pub const fn path(is_dark: bool) -> Color32 {
    if is_dark { rgb(0xf2_b1_34) } else { rgb(0xc4_82_00) }
}

/// The same for a Hidato: by propagation, and as published, where nothing dies.
const HIDATO: [(&str, Option<State>); 7] = [
    ("live", Some(State::Live)),
    ("E-node", Some(State::ENode)),
    ("expanded", Some(State::Expanded)),
    ("dead: contradiction", Some(State::Dead(Why::Contradiction(0)))),
    ("dead: restart", Some(State::Dead(Why::Restart))),
    ("solution", Some(State::Goal)),
    ("solution path", None),
];

/// A line of small samples with their names.
pub fn legend_ui(ui: &mut Ui) {
    samples_ui(ui, &KINDS);
}

/// The same for a Hidato.
pub fn hidato_legend_ui(ui: &mut Ui, plan: Plan) {
    let dies = |kind: &(&str, Option<State>)| matches!(kind.1, Some(State::Dead(_)));
    let kinds = HIDATO.into_iter().filter(|kind| plan == Plan::Propagate || !dies(kind));
    samples_ui(ui, &kinds.collect::<Vec<_>>());
}

fn samples_ui(ui: &mut Ui, kinds: &[(&str, Option<State>)]) {
    let is_dark = ui.visuals().dark_mode;
    let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 16.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for &(name, state) in kinds {
            let ink = palette(ui).weak;
            let font = egui::TextStyle::Small.resolve(ui.style());
            let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
            let size = vec2(18.0 + galley.size().x + 5.0, 16.0);
            let (space, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
            let rect = Rect::from_min_size(space.min, vec2(14.0, 16.0));
            match state {
                Some(state) => sample_ui(ui, rect, of(state, is_dark)),
                None => {
                    let line = [rect.left_center(), rect.right_center()];
                    ui.painter().line_segment(line, Stroke::new(3.0, path(is_dark)));
                }
            }
            let at = rect.right_center() + vec2(4.0, -galley.size().y / 2.0);
            ui.painter().galley(at, galley, ink);
        }
    });
    ui.spacing_mut().interact_size.y = usual;
}

pub fn sample_ui(ui: &Ui, rect: Rect, paint: Paint) {
    ui.painter().circle(rect.center(), 5.5, paint.fill, Stroke::new(1.5, paint.line));
}
