//! The right, bottom: the moves of the track judged one by one, in the place of their letters; and
//! all shortest solutions, one after another.

use egui::containers::menu::MenuButton;
use egui::{
    Align2, Button, Color32, FontId, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{
    ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_CLOSE, ICON_COMPRESS, ICON_EXPAND_MORE,
    ICON_QUERY_STATS,
};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::letter;
use langkah_engine::sliding::notation::{Convention, Counts, Notation, write_as};
use langkah_engine::solve::{EverySolution, NotEvery, Solution};
use langkah_language::text;
use langkah_puzzle::analyse::{Judged, words};
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words as said;

use super::moves_panel::Copied;
use crate::app::pane::Pane;
use crate::app::theme::palette;
use crate::app::widgets::menus::menu_ui;
use crate::app::widgets::named::{announce, button_if_ui, button_ui, icon_button, name};
use crate::session::command::Command;
use crate::session::sliding::analysis::{Doing, Inquiry};
use crate::session::{Phase, Session};

/// The height of a row, in points.
const ROW: f32 = 22.0;

/// Where the columns of a row begin, in points from its left edge: the letter, the tile, the
/// distances and the verdict. The number ends before the first.
const COLUMNS: [f32; 4] = [46.0, 64.0, 104.0, 178.0];

/// The list of judged moves is at least so high; it takes half of the window where that is more.
const HEIGHT_MIN: f32 = 132.0;

/// The buttons that analyse and shorten the track, in a row of their own.
pub fn buttons_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(sliding) = pane.session.sliding() else { return };
    if pane.session.hides(Hidden::Verdict) {
        return;
    }
    let is_free = sliding.inquires().is_none();
    let can = is_free && sliding.open().is_some_and(|open| open.solvability.is_solvable());
    let mut wish = None;
    ui.horizontal(|ui| {
        for (icon, text, about, inquiry) in [
            (
                ICON_QUERY_STATS,
                text!("window-analysis-judge"),
                text!("window-analysis-judge", "hint"),
                Inquiry::Judge,
            ),
            (
                ICON_COMPRESS,
                text!("window-analysis-shorten"),
                text!("window-analysis-shorten", "hint"),
                Inquiry::Shorten,
            ),
        ] {
            let button = Button::new((icon.rich_text(), text));
            if button_if_ui(ui, can, button, text, about) {
                wish = Some(inquiry);
            }
        }
        if is_shown(pane.session) {
            let about = text!("window-analysis-close");
            if button_ui(ui, Button::new(ICON_CLOSE.rich_text()), about, about) {
                wish = Some(Inquiry::Close);
            }
        }
    });
    pane.queue.extend(wish.map(Command::inquire));
}

/// The menu that copies the moves in a notation.
pub fn copy_menu_ui(session: &Session, copied: &mut Copied, ui: &mut Ui) {
    let Some(sliding) = session.sliding() else { return };
    let Some(open) = sliding.open() else { return };
    let label = text!("window-copy-as");
    let button = MenuButton::from_button(Button::new(ICON_EXPAND_MORE.rich_text()).frame(false));
    let mut written = None;
    let response = menu_ui(ui, button, |ui| {
        ui.label(RichText::new(label).weak());
        for (notation, counts, text) in [
            (Notation::Blank, Counts::None, text!("window-copy-as", "blank")),
            (Notation::Blank, Counts::After, text!("window-copy-as", "blank-counts")),
            (Notation::Tile, Counts::None, text!("window-copy-as", "tile")),
            (Notation::Tile, Counts::After, text!("window-copy-as", "tile-counts")),
            (Notation::Tile, Counts::Before, text!("window-copy-as", "tile-before")),
            (Notation::Words, Counts::None, text!("window-copy-as", "words")),
            (Notation::Numbers, Counts::None, text!("window-copy-as", "numbers")),
            (Notation::Lines, Counts::None, text!("window-copy-as", "lines")),
        ] {
            if ui.button(text).clicked() {
                let ways = sliding.player().ways_from(0);
                written = Some(write_as(open.puzzle.start(), &ways, notation, counts));
                ui.close();
            }
        }
    });
    name(&response.on_hover_text(text!("window-copy-as", "hint")), label);
    if let Some(text) = written {
        ui.copy_text(text);
        copied.note(ui.ctx());
    }
}

/// Whether the moves are judged, or are about to be. Nothing is told that a lesson still hides.
pub fn is_shown(session: &Session) -> bool {
    let Some(sliding) = session.sliding().filter(|_| !session.hides(Hidden::Verdict)) else {
        return false;
    };
    let is_running = matches!(sliding.inquires(), Some((Doing::Judging | Doing::Shortening, _)));
    is_running || !sliding.judged_moves().is_empty() || sliding.analysis().is_some()
}

/// The judged moves, each with what it brought. A click goes to the board after a move.
pub fn analysis_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let convention = pane.settings().sliding.letters.convention;
    let Some(sliding) = pane.session.sliding() else { return };
    let (judged, position) = (sliding.judged_moves(), sliding.player().position());
    if let Some(analysis) = sliding.analysis() {
        for line in words::summary(analysis) {
            announce(&ui.label(line));
        }
        if sliding.player().metric() == Metric::Multi {
            ui.label(RichText::new(text!("window-analysis-single")).weak());
        }
    }
    let mut stops = false;
    if let Some((doing, progress)) = sliding.inquires() {
        let text = match doing {
            Doing::Judging => {
                let (judged, all) = (judged.len(), sliding.player().steps().len());
                text!("window-analysis-running", judged = judged.to_string(), all = all)
            }
            Doing::Shortening => {
                let best = progress.and_then(|progress| progress.best);
                let best = best.unwrap_or(sliding.player().steps().len());
                text!("window-analysis-shortening", moves = said::moves(best))
            }
            Doing::Counting => text!("window-analysis-counting").to_owned(),
        };
        stops = running_ui(ui, text);
    }
    let height = (ui.ctx().content_rect().height() * 0.5 - 120.0).max(HEIGHT_MIN);
    let area = egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    let mut jump = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        area.auto_shrink([false, true]).show_rows(ui, ROW, judged.len(), |ui, rows| {
            for one in &judged[rows] {
                if row_ui(ui, one, convention, position) {
                    jump = Some(one.number);
                }
            }
        });
    });
    pane.queue.extend(jump.map(Command::Seek));
    pane.queue.extend(stops.then_some(Command::Stop));
}

/// What is being done, and a link that stops it. Tells whether it was clicked.
fn running_ui(ui: &mut Ui, text: String) -> bool {
    let stop = ui.horizontal_wrapped(|ui| {
        ui.spinner();
        ui.label(RichText::new(text).weak());
        ui.link(text!("menu-stop"))
    });
    stop.inner.clicked()
}

/// A move with its distances and its verdict, by sign, word and colour. Tells whether it was
/// clicked.
fn row_ui(ui: &mut Ui, judged: &Judged, convention: Convention, position: usize) -> bool {
    let colours = palette(ui);
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK | Sense::HOVER);
    let is_current = position == judged.number;
    let (before, after) = (words::distance(judged.before), words::distance(judged.after));
    let written = |way| letter(convention.turn(way)).to_string();
    let verdict = words::verdict(judged, written);
    let whole = text!(
        "window-analysis-row",
        number = judged.number.to_string(),
        step = said::step(&judged.step),
        before = before,
        after = after,
        verdict = verdict.as_str()
    );
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &whole));
    let (fill, ink) = if is_current {
        (colours.home, colours.home_text)
    } else if response.hovered() {
        (colours.line, colours.text)
    } else {
        (Color32::TRANSPARENT, colours.text)
    };
    ui.painter().rect_filled(rect.shrink2(vec2(0.0, 1.0)), 4, fill);
    let loses = judged.lost().is_some_and(|lost| lost > 0);
    let of_verdict = match (is_current, loses) {
        (true, _) => ink,
        (false, true) => colours.error,
        (false, false) => colours.weak,
    };
    let way = written(judged.step.way);
    let (from, to) = (words::short(judged.before), words::short(judged.after));
    let distances = text!("window-analysis-distances", from = from, to = to);
    let verdict = format!("{}  {}", words::sign(judged), words::brief(judged, written));
    let tile = judged.step.tile.to_string();
    let number = format!("{}.", judged.number);
    let weak = if is_current { ink } else { colours.weak };
    paint(ui, rect, (COLUMNS[0] - 8.0, Align2::RIGHT_CENTER), &number, weak);
    let columns = [(way, ink), (tile, weak), (distances, ink), (verdict, of_verdict)];
    for (x, (text, colour)) in COLUMNS.into_iter().zip(columns) {
        paint(ui, rect, (x, Align2::LEFT_CENTER), &text, colour);
    }
    let clicked = response.clicked();
    response.on_hover_text(whole);
    clicked
}

fn paint(ui: &Ui, rect: Rect, (x, align): (f32, Align2), text: &str, colour: Color32) {
    let at = pos2(rect.left() + x, rect.center().y);
    ui.painter().text(at, align, text, FontId::proportional(14.0), colour);
}

/// All shortest solutions of the open puzzle: a link that asks for them, how many there are, and
/// each of them by a click.
pub fn every_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(sliding) = pane.session.sliding() else { return };
    if let Some((Doing::Counting, _)) = sliding.inquires() {
        if running_ui(ui, text!("window-analysis-counting").to_owned()) {
            pane.queue.push(Command::Stop);
        }
        return;
    }
    match sliding.every() {
        None => {
            let is_proved =
                |solution: &Solution| solution.proved_least && solution.metric == Metric::Single;
            let is_ended = matches!(sliding.phase(), Phase::Ended(one) if is_proved(one));
            if is_ended && sliding.can_count_every() {
                let link = ui.link(text!("window-every-link"));
                if link.on_hover_text(text!("window-every-link", "hint")).clicked() {
                    pane.queue.push(Command::inquire(Inquiry::Every));
                }
            }
        }
        Some(Ok(every)) => {
            let wish = solutions_ui(ui, every, sliding.taken());
            pane.queue.extend(wish);
        }
        Some(Err(NotEvery::Ended(_))) => {
            ui.label(RichText::new(text!("analyse-every-ended")).weak());
        }
        Some(Err(NotEvery::Large | NotEvery::Unsolvable)) => {}
    }
}

/// How many there are, and buttons to the one before and the next. Returns the command of the
/// clicked one.
fn solutions_ui(ui: &mut Ui, every: &EverySolution, taken: Option<u64>) -> Option<Command> {
    announce(&ui.label(words::every(every)));
    let count = u64::try_from(every.all.count()).unwrap_or(u64::MAX);
    if count < 2 {
        return None;
    }
    let mut wish = None;
    ui.horizontal(|ui| {
        let before = taken.and_then(|place| place.checked_sub(1));
        let next = taken.map_or(Some(0), |place| place.checked_add(1).filter(|&at| at < count));
        for (icon, label, place) in [
            (ICON_CHEVRON_LEFT, text!("window-every-before"), before),
            (ICON_CHEVRON_RIGHT, text!("window-every-next"), next),
        ] {
            let response =
                ui.add_enabled_ui(place.is_some(), |ui| icon_button(ui, icon, label)).inner;
            if response.on_hover_text(label).clicked() {
                wish = place.map(|place| Command::inquire(Inquiry::Take(place)));
            }
        }
        let place = taken.map_or_else(|| "–".to_owned(), |place| said::grouped(place + 1));
        let all = words::count(every.all.count());
        announce(&ui.label(text!("window-every-place", place = place, all = all)));
    });
    wish
}
