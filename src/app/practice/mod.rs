//! The view that asks: a choice of what is asked, the question with its board or tree, the answer,
//! and its mark.
//!
//! | room | what lives there |
//! |---|---|
//! | `setup` | what is asked |
//! | `exam` | an exam with its key as a file |
//! | `answer` | the fields of an answer, and its mark |
//! | `perform` | the search that a person performs |
//! | `board` | the board of a question, whose cells can be marked |

mod answer;
pub(super) mod board;
mod exam;
mod perform;
mod setup;

use egui::{Button, CentralPanel, Context, Frame, Key, Margin, Modifiers, Panel, RichText, Ui};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;
use langkah_puzzle::practice::sheet::rows;
use langkah_puzzle::practice::{Ask, Matter, Score, Unasked, own_goal};

use super::explore::canvas::Canvas;
use super::family::question;
use super::theme::palette;
use super::widgets::named::announce;
use crate::app::pane::Pane;
use crate::app::widgets::scroll::scrolled;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::{NodeWish, View, Wish};
use crate::session::practice::draft::{Draft, Fault, Put};
use crate::session::practice::{Asked, PracticeWish};
use answer::Fields;
use exam::ExamState;

pub(super) use answer::field as answer_field;
pub(super) use setup::save_ui;

/// What the view remembers between frames.
pub struct PracticeState {
    canvas: Canvas,
    /// The text in the field for the seed.
    seed: String,
    exam: ExamState,
    shown: Shown,
}

/// What is remembered of the question that is shown.
#[derive(Default)]
pub struct Shown {
    /// Whether a button leads from the mark to another question.
    has_next: bool,
    /// The question whose field has had the focus: its number.
    focused: Option<usize>,
    /// The question whose mark was brought into sight.
    told: Option<usize>,
    /// What was wrong with the answer when it was last shown.
    fault: Option<Fault>,
}

impl Default for PracticeState {
    fn default() -> Self {
        let canvas = Canvas::called(|| text!("practice-view-tree"));
        let shown = Shown { has_next: true, ..Shown::default() };
        Self { canvas, seed: String::new(), exam: ExamState::default(), shown }
    }
}

/// A window narrower than this, in points, has the question below its board.
const NARROW: f32 = 660.0;

/// Takes the key that answers and goes on, before others do: in a field Enter ends the typing, too.
pub(super) fn take_keys(pane: &mut Pane<'_>, ctx: &Context) {
    if pane.session.view() != View::Practice {
        return;
    }
    // A button with the focus is pressed by Enter, and another field keeps it.
    let own = [answer::field(), setup::seed_field()];
    if ctx.memory(|memory| memory.focused()).is_some_and(|id| !own.contains(&id)) {
        return;
    }
    let is_pressed = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let practice = pane.session.practice();
    let is_ended = practice.performing().is_some_and(|one| one.ask().is_none());
    let wish = match practice.asked() {
        _ if !is_pressed || is_ended => return,
        _ if practice.performing().is_some() => PracticeWish::Answer,
        Some(asked) if asked.mark.is_some() => PracticeWish::Next,
        Some(_) => PracticeWish::Answer,
        None if practice.run().is_none() || practice.nothing().is_some() => PracticeWish::Begin,
        None => return,
    };
    pane.queue.push(Command::Practise(wish));
}

/// Whether letters and digits belong to the answer of a question: then they do nothing else.
pub(super) fn takes_typing(session: &Session) -> bool {
    let practice = session.practice();
    let is_asked = match practice.performing() {
        Some(performing) => performing.ask().is_some(),
        None => practice.asked().is_some_and(|asked| asked.mark.is_none()),
    };
    session.view() == View::Practice && is_asked
}

pub(super) fn practice_view_ui(pane: &mut Pane<'_>, state: &mut PracticeState, ui: &mut Ui) {
    let colours = palette(ui);
    let practice = pane.session.practice();
    let page = Frame::new().fill(colours.panel).inner_margin(Margin::same(16));
    if practice.performing().is_some() {
        return parted_ui(pane, state, ui, perform::perform_ui, perform::tree_ui);
    }
    let nothing = practice.nothing();
    if practice.run().is_none() || nothing.is_some() {
        let score = practice.score();
        (state.shown.focused, state.shown.told) = (None, None);
        CentralPanel::no_frame().frame(page).show(ui, |ui| {
            if let Some(why) = nothing {
                nothing_ui(pane, ui, why, score);
            }
            setup::setup_ui(pane, state, ui);
        });
        return;
    }
    if practice.asked().is_none() {
        CentralPanel::no_frame().frame(page).show(ui, |ui| {
            // It takes the blink of an eye, and a spinner would flicker.
            ui.label(RichText::new(text!("practice-view-making")).weak());
        });
        return;
    }
    parted_ui(pane, state, ui, question_ui, matter_ui);
}

/// Why there is no question, or no more, and what came of those that were answered.
fn nothing_ui(pane: &mut Pane<'_>, ui: &mut Ui, why: Unasked, score: Option<Score>) {
    let Some(score) = score else {
        let run = pane.session.practice().run();
        let is_on_open = run.is_some_and(|run| run.setup().subject.is_some());
        ui.colored_label(palette(ui).error, nothing(why, is_on_open));
        ui.add_space(8.0);
        return;
    };
    ui.label(text!("practice-view-nothing", "more"));
    ui.label(text!("practice-view-result", right = score.right, count = score.asked));
    save_ui(pane, ui, score);
    ui.add_space(8.0);
}

/// That no question fits the open puzzle, and why; or that no fresh puzzle has one.
fn nothing(why: Unasked, is_on_open: bool) -> String {
    match is_on_open {
        true => text!("practice-view-nothing", why = why.to_string()),
        false => text!("practice-view-nothing", "fresh").to_owned(),
    }
}

/// A panel with words beside, or below, what they are about.
fn parted_ui(
    pane: &mut Pane<'_>,
    state: &mut PracticeState,
    ui: &mut Ui,
    words_ui: impl FnOnce(&mut Pane<'_>, &mut PracticeState, &mut Ui) -> Option<PracticeWish>,
    matter_ui: impl FnOnce(&Session, &mut PracticeState, &mut Ui) -> Option<Put>,
) {
    let colours = palette(ui);
    let space = ui.ctx().content_rect().size();
    let frame = Frame::new().fill(colours.panel).inner_margin(Margin::symmetric(16, 10));
    let panel = if space.x < NARROW {
        let most = (space.y * 0.6).max(160.0);
        Panel::bottom("question below").default_size(most).size_range(120.0..=most)
    } else {
        let usual = (space.x * 0.42).clamp(300.0, 520.0);
        Panel::right("question").default_size(usual).size_range(240.0..=(space.x * 0.7))
    };
    let wish = panel
        .frame(frame)
        .resizable(true)
        .show(ui, |ui| scrolled(ui, egui::ScrollArea::vertical(), |ui| words_ui(pane, state, ui)));
    let canvas = Frame::new().fill(colours.canvas).inner_margin(Margin::same(10));
    let put =
        CentralPanel::no_frame().frame(canvas).show(ui, |ui| matter_ui(pane.session, state, ui));
    let put = put.inner.map(PracticeWish::Put);
    pane.queue.extend(put.or(wish.inner).map(Command::Practise));
}

/// The words of the question, the fields of the answer, and the mark.
fn question_ui(
    pane: &mut Pane<'_>,
    state: &mut PracticeState,
    ui: &mut Ui,
) -> Option<PracticeWish> {
    let practice = pane.session.practice();
    let (run, asked) = (practice.run()?, practice.asked()?);
    let (right, count) = run.right_of();
    let number = if asked.mark.is_some() { count } else { count + 1 };
    let place = text!(
        "practice-view-place",
        number = number,
        level = asked.question.level().get(),
        right = right,
        count = count
    );
    ui.label(RichText::new(place).weak());
    ui.label(RichText::new(asked.question.kind().title()).size(20.0).color(palette(ui).accent));
    ui.add_space(2.0);
    // A text of its own for each question, so that the same words are said again.
    ui.push_id(("asked", number), |ui| announce(&ui.label(asked.question.asked())));
    let puzzle = asked.question.subject().as_ref().sliding();
    puzzle.into_iter().for_each(|puzzle| goal_ui(ui, puzzle));
    ui.add_space(8.0);
    let wish = asked_ui(ui, asked, number, &mut state.shown);
    wish.or(run_ui(pane, ui))
}

/// The fields of an answer, the buttons, and the mark. `number` tells the question from others.
pub(super) fn asked_ui(
    ui: &mut Ui,
    asked: &Asked,
    number: usize,
    shown: &mut Shown,
) -> Option<PracticeWish> {
    let is_new = shown.focused.replace(number) != Some(number);
    let ask = &asked.question.ask();
    let is_open = asked.mark.is_none();
    let answer = (ask, &asked.draft);
    let mut wish = fields_ui(ui, answer, asked.fault.as_ref(), shown, (is_open, is_new));
    if asked.mark.is_none() || shown.has_next {
        wish = wish.or(buttons_ui(ui, asked));
    }
    if let Some(mark) = &asked.mark {
        ui.add_space(8.0);
        let is_new = shown.told.replace(number) != Some(number);
        // A mark of its own for each answer, so that the same words are said again.
        let rect = ui.push_id(number, |ui| answer::mark_ui(ui, mark)).inner;
        if is_new {
            // Of a long answer the beginning.
            let most = rect.top() + 0.5 * ui.clip_rect().height();
            ui.scroll_to_rect(rect.with_max_y(rect.bottom().min(most)), None);
        }
    }
    wish
}

/// The goal, if it is not the usual one.
pub(super) fn goal_ui(ui: &mut Ui, puzzle: &Puzzle) {
    if let Some((caption, picture)) = own_goal(puzzle) {
        ui.add_space(4.0);
        ui.label(RichText::new(caption).weak());
        ui.label(RichText::new(rows(&picture)).monospace());
    }
}

/// The fields of an answer, and what is wrong with it. `is_open` tells whether it can still be
/// changed, and `is_new` whether it was asked for just now.
fn fields_ui(
    ui: &mut Ui,
    (ask, draft): (&Ask, &Draft),
    fault: Option<&Fault>,
    shown: &mut Shown,
    (is_open, is_new): (bool, bool),
) -> Option<PracticeWish> {
    let is_new_fault = shown.fault.as_ref() != fault;
    shown.fault = fault.cloned();
    let is_wrong = is_new_fault && matches!(fault, Some(Fault::Typed(_)));
    let takes_focus = is_new && is_open;
    let wish = Fields { ask, draft, is_open, takes_focus, is_wrong }.fields_ui(ui);
    ui.add_space(6.0);
    if let Some(fault) = fault {
        let response = ui.colored_label(palette(ui).error, fault.to_string());
        announce(&response);
        // In a low window it stands below what is in sight.
        if is_new_fault {
            response.scroll_to_me(None);
        }
        ui.add_space(6.0);
    }
    wish
}

/// The seed of the run, and what is done with the run as a whole.
fn run_ui(pane: &mut Pane<'_>, ui: &mut Ui) -> Option<PracticeWish> {
    let practice = pane.session.practice();
    let (seed, score) = (practice.run()?.setup().seed.to_string(), practice.score());
    let mut wish = None;
    if end_ui(ui, &seed) {
        wish = Some(PracticeWish::End);
    }
    if let Some(score) = score {
        save_ui(pane, ui, score);
    }
    wish
}

/// The seed of a run, and the button that ends it. Returns whether it was clicked.
fn end_ui(ui: &mut Ui, seed: &str) -> bool {
    ui.add_space(16.0);
    ui.separator();
    let ends = ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(text!("practice-view-seed", seed = seed)).weak());
        ui.button(text!("practice-view-end")).clicked()
    });
    ends.inner
}

/// A button for what a person does most.
fn strong(ui: &Ui, text: &'static str) -> Button<'static> {
    let colours = palette(ui);
    let text = RichText::new(text).color(colours.home_text).strong();
    Button::new(text).fill(colours.home).min_size(egui::vec2(0.0, 30.0))
}

fn buttons_ui(ui: &mut Ui, asked: &Asked) -> Option<PracticeWish> {
    if asked.mark.is_some() {
        let next = ui.add(strong(ui, text!("practice-view-next")));
        return next.on_hover_text("Enter").clicked().then_some(PracticeWish::Next);
    }
    check_ui(ui, (text!("practice-view-give-up"), text!("practice-view-give-up", "hint")))
}

/// The button that marks an answer, and the one, with its hint, that gives the answer.
fn check_ui(ui: &mut Ui, (gives, hint): (&str, &str)) -> Option<PracticeWish> {
    ui.horizontal_wrapped(|ui| {
        let check = ui.add(strong(ui, text!("practice-view-check")));
        let answer = check.on_hover_text("Enter").clicked().then_some(PracticeWish::Answer);
        let gives = ui.button(gives).on_hover_text(hint);
        gives.clicked().then_some(PracticeWish::GiveUp).or(answer)
    })
    .inner
}

/// What the question is about: a tree, boards, or a board.
fn matter_ui(session: &Session, state: &mut PracticeState, ui: &mut Ui) -> Option<Put> {
    let asked = session.practice().asked()?;
    if let Some(explorer) = &asked.explorer {
        let has_costs = asked.question.tree().is_some_and(|tree| tree.has_costs);
        return tree_ui(ui, &mut state.canvas, explorer, has_costs || asked.mark.is_some());
    }
    boards_ui(ui, asked)
}

/// A tree. A click on a node puts it into the answer.
fn tree_ui(ui: &mut Ui, canvas: &mut Canvas, explorer: &Explorer, has_costs: bool) -> Option<Put> {
    canvas.keep_costs(has_costs);
    match canvas.canvas_ui(ui, explorer, false)? {
        Wish::Node(NodeWish::Select(Some(node))) => Some(Put::Node(node)),
        _ => None,
    }
}

/// The board of a question, or its boards. Returns what a click puts into the answer.
pub(super) fn boards_ui(ui: &mut Ui, asked: &Asked) -> Option<Put> {
    match asked.question.matter() {
        Matter::Dominance { boards, .. } => {
            board::boards_ui(ui, boards);
            None
        }
        _ => question::question_ui(ui, asked),
    }
}
