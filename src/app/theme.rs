//! Colours, type and spacing: one accent, quiet surfaces, the same in light and dark.

use egui::style::Widgets;
use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, Style, TextStyle, Theme};

/// The colours that egui's visuals have no place for.
#[derive(Clone, Copy)]
pub struct Palette {
    pub accent: Color32,
    /// Behind the board.
    pub canvas: Color32,
    pub panel: Color32,
    pub text: Color32,
    pub weak: Color32,
    pub line: Color32,
    /// The edge of what can be clicked: at least 3:1 against a panel.
    edge: Color32,
    pub error: Color32,
    pub error_surface: Color32,
    pub note_surface: Color32,
    pub well: Color32,
    pub tile: Color32,
    pub tile_line: Color32,
    pub tile_text: Color32,
    pub home: Color32,
    pub home_text: Color32,
    /// The cell of a given number.
    pub given: Color32,
    /// The ring around the tiles that a Kurang counts.
    pub mark: Color32,
    /// Text that is marked.
    pub mark_text: Color32,
}

pub(super) const LIGHT: Palette = Palette {
    accent: Color32::from_rgb(0x0b, 0x6e, 0x66),
    canvas: Color32::from_rgb(0xf3, 0xf3, 0xf0),
    panel: Color32::from_rgb(0xfc, 0xfc, 0xfa),
    text: Color32::from_rgb(0x20, 0x21, 0x22),
    weak: Color32::from_rgb(0x63, 0x65, 0x66),
    line: Color32::from_rgb(0xdd, 0xdd, 0xd8),
    edge: Color32::from_rgb(0x8a, 0x8c, 0x88),
    error: Color32::from_rgb(0xa6, 0x1f, 0x14),
    error_surface: Color32::from_rgb(0xfb, 0xea, 0xe8),
    note_surface: Color32::from_rgb(0xe3, 0xf1, 0xef),
    well: Color32::from_rgb(0xe4, 0xe4, 0xdf),
    tile: Color32::from_rgb(0xff, 0xff, 0xff),
    tile_line: Color32::from_rgb(0xcb, 0xcc, 0xc8),
    tile_text: Color32::from_rgb(0x20, 0x21, 0x22),
    home: Color32::from_rgb(0x0f, 0x76, 0x6e),
    home_text: Color32::WHITE,
    given: Color32::from_rgb(0xd3, 0xd6, 0xd3),
    mark: Color32::from_rgb(0xb8, 0x78, 0x00),
    mark_text: Color32::from_rgb(0x8f, 0x55, 0x00),
};

pub(super) const DARK: Palette = Palette {
    accent: Color32::from_rgb(0x3f, 0xc4, 0xb4),
    canvas: Color32::from_rgb(0x14, 0x16, 0x17),
    panel: Color32::from_rgb(0x1b, 0x1e, 0x1f),
    text: Color32::from_rgb(0xe9, 0xea, 0xe8),
    weak: Color32::from_rgb(0x9c, 0xa1, 0xa1),
    line: Color32::from_rgb(0x32, 0x37, 0x39),
    edge: Color32::from_rgb(0x66, 0x6e, 0x71),
    error: Color32::from_rgb(0xff, 0x8a, 0x7d),
    error_surface: Color32::from_rgb(0x3a, 0x1e, 0x1b),
    note_surface: Color32::from_rgb(0x17, 0x2d, 0x2b),
    well: Color32::from_rgb(0x0d, 0x0f, 0x10),
    tile: Color32::from_rgb(0x2b, 0x30, 0x32),
    tile_line: Color32::from_rgb(0x43, 0x4a, 0x4d),
    tile_text: Color32::from_rgb(0xe9, 0xea, 0xe8),
    home: Color32::from_rgb(0x12, 0x6f, 0x67),
    home_text: Color32::WHITE,
    given: Color32::from_rgb(0x47, 0x4f, 0x52),
    mark: Color32::from_rgb(0xf2, 0xb1, 0x34),
    mark_text: Color32::from_rgb(0xf2, 0xb1, 0x34),
};

/// The palette of the theme that a `Ui` is drawn in.
pub fn palette(ui: &egui::Ui) -> Palette {
    if ui.visuals().dark_mode { DARK } else { LIGHT }
}

/// The style of a heading in a panel.
pub fn heading() -> TextStyle {
    TextStyle::Heading
}

/// Sets both themes' styles, and the icon font.
pub fn install(ctx: &egui::Context) {
    egui_material_icons::initialize(ctx);
    ctx.style_mut_of(Theme::Light, |style| apply(style, &LIGHT));
    ctx.style_mut_of(Theme::Dark, |style| apply(style, &DARK));
}

/// The ring around the widget that has the keyboard focus, outside of it.
pub fn focus_ring(palette: &Palette) -> Stroke {
    Stroke::new(2.0, palette.mark)
}

/// Draws a ring around the widget that has the keyboard focus. `has_own` tells which widgets draw
/// it themselves.
pub fn focus_ui(ui: &egui::Ui, has_own: impl Fn(egui::Id) -> bool) {
    let ctx = ui.ctx();
    let focused = ctx.memory(|memory| memory.focused()).filter(|&id| !has_own(id));
    let Some(response) = focused.and_then(|id| ctx.read_response(id)) else { return };
    // If part of the widget is scrolled out of sight, the ring is around the part in sight.
    let rect = response.interact_rect;
    if rect.is_positive() {
        let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::unique("focus"));
        let painter = ctx.layer_painter(layer);
        let ring = focus_ring(&palette(ui));
        painter.rect_stroke(rect.expand(1.0), 5, ring, egui::StrokeKind::Outside);
    }
}

/// Makes all text of a part of the window larger.
pub fn enlarge(ui: &mut egui::Ui, factor: f32) {
    if factor > 1.0 {
        ui.style_mut().text_styles.values_mut().for_each(|font| font.size *= factor);
    }
}

fn apply(style: &mut Style, palette: &Palette) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, font(12.0)),
        (TextStyle::Body, font(14.5)),
        (TextStyle::Button, font(14.5)),
        (TextStyle::Heading, font(16.0)),
        (TextStyle::Monospace, FontId::new(13.5, FontFamily::Monospace)),
    ]
    .into();
    style.spacing.item_spacing = egui::vec2(8.0, 6.0);
    style.spacing.button_padding = egui::vec2(9.0, 5.0);
    style.spacing.interact_size.y = 28.0;
    style.spacing.menu_margin = Margin::same(8);
    // No list of choices scrolls that a window has room for.
    style.spacing.combo_height = 400.0;
    style.animation_time = 0.08;
    style.interaction.selectable_labels = false;

    let visuals = &mut style.visuals;
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.panel;
    visuals.extreme_bg_color = palette.well;
    visuals.faint_bg_color = palette.canvas;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.weak);
    visuals.hyperlink_color = palette.accent;
    visuals.selection.bg_fill = palette.accent.gamma_multiply(0.28);
    visuals.selection.stroke = Stroke::new(1.5, palette.accent);
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.error_fg_color = palette.error;
    visuals.slider_trailing_fill = true;
    visuals.disabled_alpha = 0.45;

    apply_to_widgets(&mut visuals.widgets, palette);
}

/// Sets how widgets look in each of their states.
fn apply_to_widgets(widgets: &mut Widgets, palette: &Palette) {
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.corner_radius = CornerRadius::same(6);
        widget.fg_stroke = Stroke::new(1.0, palette.text);
        widget.expansion = 0.0;
    }
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    widgets.inactive.bg_fill = palette.well;
    widgets.inactive.weak_bg_fill = palette.well;
    widgets.inactive.bg_stroke = Stroke::new(1.0, palette.edge);
    widgets.hovered.bg_fill = palette.line;
    widgets.hovered.weak_bg_fill = palette.line;
    widgets.hovered.bg_stroke = Stroke::new(1.0, palette.weak);
    widgets.active.bg_fill = palette.tile_line;
    widgets.active.weak_bg_fill = palette.tile_line;
    widgets.active.bg_stroke = Stroke::new(1.5, palette.accent);
    widgets.open.bg_fill = palette.line;
    widgets.open.weak_bg_fill = palette.line;
    widgets.open.bg_stroke = Stroke::NONE;
}
