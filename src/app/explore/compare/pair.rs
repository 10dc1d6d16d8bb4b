//! Two recorded searches of one puzzle side by side, under one player.

use egui::{
    Button, CentralPanel, Frame, Label, Margin, Panel, RichText, Slider, Ui, UiBuilder, WidgetInfo,
    vec2,
};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{
    ICON_ARROW_BACK, ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_FIRST_PAGE, ICON_LAST_PAGE,
};
use langkah_engine::search::trace::moment::State;
use langkah_engine::search::trace::{Trace, export, number};
use langkah_language::{decimal, text};
use langkah_puzzle::words::capital;

use crate::app::explore::board::board_ui;
use crate::app::explore::canvas::Canvas;
use crate::app::explore::panel::tally_ui;
use crate::app::explore::player::{caption, icon_ui, pace_ui, play_words};
use crate::app::explore::{legend, live, waiting};
use crate::app::family::faces;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::named::button_ui;
use crate::app::widgets::segment::segments_ui;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Jump};
use crate::session::explore::pair::{Gait, Half, Pair};

/// The most live nodes that are listed beside the board.
const LISTED: usize = 5;
/// With less height than this, in points, boards become smaller to leave room for the trees.
const LOW: f32 = 420.0;

/// What the two halves remember between frames.
pub struct Halves {
    pub canvases: [Canvas; 2],
    lives: [live::List; 2],
}

impl Default for Halves {
    fn default() -> Self {
        Self {
            canvases: [
                Canvas::called(|| text!("compare-view-first-tree")),
                Canvas::called(|| text!("compare-view-second-tree")),
            ],
            lives: Default::default(),
        }
    }
}

pub fn pair_view_ui(pane: &mut Pane<'_>, halves: &mut Halves, ui: &mut Ui) {
    let canvas = Frame::new().fill(palette(ui).canvas).inner_margin(Margin::same(12));
    CentralPanel::no_frame().frame(canvas).show(ui, |ui| {
        let Some(pair) = pane.session.pair() else { return };
        let wish = head_ui(ui, pair);
        if pair.last() > 0 {
            let bar = Panel::bottom("steps").frame(Frame::new()).show_separator_line(false);
            bar.show(ui, |ui| player_ui(pane.session, pane.queue, ui));
        }
        let slides = pane.look.slides;
        let wish = wish.or(halves_ui(ui, pair, halves, slides));
        pane.queue.extend(wish.map(Command::Explore));
    });
}

/// The way back, the name of the puzzle, and the choice of how the two keep step.
fn head_ui(ui: &mut Ui, pair: &Pair) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let back = Button::new((ICON_ARROW_BACK.rich_text(), text!("compare-view-back")));
        let label = text!("compare-view-back", "name");
        if button_ui(ui, back, label, text!("compare-view-back", "hint")) {
            wish = Some(Wish::Apart);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let (by_share, by_expansion) =
                (text!("compare-view-by-share"), text!("compare-view-by-expansion"));
            // These are drawn from right to left.
            let gaits = [
                (Gait::Share, by_share, text!("compare-view-by-share", "hint")),
                (Gait::Expansions, by_expansion, text!("compare-view-by-expansion", "hint")),
            ];
            let gaits = gaits.map(|(gait, text, about)| (gait, (text, text), about));
            wish = segments_ui(ui, Some(pair.gait()), gaits).map(Wish::Gait).or(wish.take());
            ui.add_space(8.0);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let title = RichText::new(&pair.name).text_style(heading());
                ui.add(Label::new(title).truncate());
            });
        });
    });
    wish
}

fn halves_ui(ui: &mut Ui, pair: &Pair, halves: &mut Halves, slides: bool) -> Option<Wish> {
    let space = ui.available_rect_before_wrap();
    if space.height() > LOW {
        let explorers = pair.halves().iter().filter_map(Half::explorer);
        let kinds = explorers.map(|one| faces::face(one).kinds());
        // One search may have kinds of nodes that the other one does not have.
        let kinds = kinds.max_by_key(Vec::len);
        let recordings = pair.halves().iter().filter_map(Half::recording);
        let to_come = recordings.map(|one| faces::kinds(one.family())).next();
        legend::legend_ui(ui, kinds.as_deref().or(to_come).unwrap_or_default(), false);
    }
    let space = space.with_min_y(ui.cursor().top());
    let (left, right) = space.split_left_right_at_fraction(0.5);
    let middle = egui::Stroke::new(1.0, palette(ui).line);
    ui.painter().vline(space.center().x, space.y_range(), middle);
    let rects = [left.with_max_x(left.right() - 9.0), right.with_min_x(right.left() + 9.0)];
    let mut wish = None;
    for (index, (side, rect)) in pair.halves().iter().zip(rects).enumerate() {
        let builder = UiBuilder::new().id_salt(("half", index)).max_rect(rect);
        let (canvas, list) = (&mut halves.canvases[index], &mut halves.lives[index]);
        let asked =
            ui.scope_builder(builder, |ui| half_ui(ui, pair, side, (canvas, slides), list)).inner;
        // One of two searches takes only wishes about its nodes.
        if let Some(Wish::Node(asked)) = asked {
            wish = wish.or(Some(Wish::Of(index, asked)));
        }
    }
    wish
}

fn half_ui(
    ui: &mut Ui,
    pair: &Pair,
    side: &Half,
    (canvas, slides): (&mut Canvas, bool),
    list: &mut live::List,
) -> Option<Wish> {
    ui.set_clip_rect(ui.max_rect().intersect(ui.clip_rect()));
    ui.spacing_mut().item_spacing.y = 3.0;
    let title = RichText::new(&side.name).strong();
    ui.add(Label::new(title.color(palette(ui).accent)).truncate());
    let explorer = match (side.recording(), side.explorer()) {
        (Some(recording), _) => {
            waiting::recording_ui(ui, recording);
            return None;
        }
        (None, explorer) => explorer?,
    };
    if explorer.trace().is_none() {
        ui.label(RichText::new(text!("tree-panel-no-tree")).strong());
        ui.label(faces::face(explorer).reason().0);
        return None;
    }
    let text = match ended(explorer, pair) {
        Some(text) => RichText::new(text).color(palette(ui).mark_text),
        None => RichText::new(caption(explorer)),
    };
    ui.add(Label::new(text).truncate());
    tally_ui(ui, explorer);
    probes_ui(ui, explorer);
    let (height, face) = (ui.available_height(), faces::face(explorer));
    let side = face.side_of_pair(height, height < LOW - 100.0);
    let wish = moment_ui(ui, explorer, list, side);
    ui.add_space(2.0);
    wish.or(canvas.canvas_ui(ui, explorer, slides))
}

/// How many values a search has tried beside its tree, if there is room to say it.
fn probes_ui(ui: &mut Ui, explorer: &Explorer) {
    let probes = faces::face(explorer).probes();
    if probes > 0 && ui.available_height() >= LOW - 100.0 {
        // Where no tree is shown, these values are counted as generated nodes.
        let text = text!("compare-view-probed", count = probes);
        ui.label(RichText::new(text).weak().small());
    }
}

/// The end of a search in words, if this is its last moment.
fn ended(explorer: &Explorer, pair: &Pair) -> Option<String> {
    let (trace, moment) = (explorer.trace()?, explorer.moment()?);
    if moment.at() < trace.last() {
        return None;
    }
    let after = trace.expansions();
    let stays = if pair.at() < pair.last() { "yes" } else { "no" };
    if trace.outcome().is_none() {
        return Some(text!("compare-view-tree-stops", count = after, stays = stays));
    }
    let (what, by) = faces::face(explorer).ended()?;
    Some(text!("compare-view-ended", count = after, what = what, by = by, stays = stays))
}

/// The E-node, or the node that stands for it, and the live nodes that the search takes next.
fn moment_ui(ui: &mut Ui, explorer: &Explorer, list: &mut live::List, side: f32) -> Option<Wish> {
    let node = explorer.shown()?;
    let (trace, told) = (explorer.trace()?, explorer.told());
    let mut wish = None;
    ui.horizontal_top(|ui| {
        ui.set_height(side + 4.0);
        wish = board_ui(ui, explorer, node, side);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            let title = text!("tree-panel-node", node = number(node).to_string());
            ui.label(RichText::new(title).strong());
            if let Some(state) = explorer.moment().and_then(|moment| moment.state(node)) {
                let (word, about) = state_words(explorer, trace, node, state);
                ui.label(RichText::new(word).weak().small()).on_hover_text(about);
            }
            for line in told.brief(trace, node) {
                ui.label(line);
            }
        });
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 14.0;
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
            let rows = ((side - 16.0) / 16.0) as usize;
            let live = list.at(explorer, LISTED);
            if live.is_empty() {
                ui.label(RichText::new(text!("compare-view-none-live")).weak().small());
                return;
            }
            ui.label(RichText::new(text!("compare-view-next-live")).weak().small());
            for one in live.iter().take(rows) {
                let text = format!("{}: {}", number(one.node), told.next(trace, one.node));
                ui.label(RichText::new(text).small());
            }
        });
    });
    wish
}

/// The state of a node at the moment, in a word and in a sentence.
fn state_words(
    explorer: &Explorer,
    trace: &Trace,
    node: u32,
    state: State,
) -> (&'static str, String) {
    if let Some((word, about)) = faces::face(explorer).state(state) {
        return (word, about.to_owned());
    }
    let word = match state {
        State::ENode => text!("compare-view-e-node"),
        other => export::title(other),
    };
    (word, capital(&explorer.told().state(trace, node, state)))
}

/// The player of both searches.
fn player_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    let Some(pair) = session.pair() else { return };
    let (at, last) = (pair.at(), pair.last());
    let text = match pair.gait() {
        Gait::Expansions => text!("compare-view-step", at = at, all = last),
        Gait::Share => {
            let share = f64::from(at) / f64::from(last.max(1)) * 100.0;
            text!("compare-view-step-share", at = at, all = last, percent = decimal(share, 0))
        }
    };
    let is_playing = pair.is_playing();
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        ui.add_sized([ui.available_width(), 20.0], Label::new(text).truncate());
    });
    let mut place = at;
    ui.spacing_mut().slider_width = ui.available_width();
    let response = ui.add(Slider::new(&mut place, 0..=last).show_value(false).step_by(1.0));
    response.widget_info(|| WidgetInfo::slider(true, at.into(), text!("compare-view-slider")));
    let mut wish = response.changed().then_some(Wish::Go(Jump::At(place)));
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding.x = 5.0;
        for (icon, label, about, asked, enabled) in buttons(at, last, is_playing) {
            if icon_ui(ui, icon, label, &about, enabled) {
                wish = Some(asked);
            }
        }
        pace_ui(session, queue, ui);
    });
    queue.extend(wish.map(Command::Explore));
}

/// A button: its picture, its name, its purpose, what it asks for, and whether it can be used.
type PairButton = (MaterialIcon, &'static str, String, Wish, bool);

fn buttons(at: u32, last: u32, is_playing: bool) -> [PairButton; 5] {
    let (play, word) = play_words(is_playing);
    let (first, before) = (text!("tree-view-first"), text!("tree-view-previous"));
    let (after, end) = (text!("tree-view-next"), text!("tree-view-last"));
    let about_first = text!("tree-view-first", "hint", key = "Home");
    let about_before = text!("compare-view-previous").to_owned();
    let about_play = text!("tree-view-play", "hint").to_owned();
    let about_after = text!("compare-view-next").to_owned();
    let about_end = text!("compare-view-last").to_owned();
    [
        (ICON_FIRST_PAGE, first, about_first, Wish::Go(Jump::First), at > 0),
        (ICON_CHEVRON_LEFT, before, about_before, Wish::Go(Jump::Previous), at > 0),
        (play, word, about_play, Wish::PlayPause, true),
        (ICON_CHEVRON_RIGHT, after, about_after, Wish::Go(Jump::Next), at < last),
        (ICON_LAST_PAGE, end, about_end, Wish::Go(Jump::Last), at < last),
    ]
}
