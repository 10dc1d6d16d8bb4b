//! The open window: its frames, what it hears from the system, and what it asks of it.

use std::sync::Arc;
use std::time::Instant;

use egui::{Context, Event, RawInput, ViewportCommand, ViewportEvent, ViewportId, ViewportInfo};
use egui_winit::winit::event::WindowEvent;
use egui_winit::winit::event_loop::ActiveEventLoop;
use egui_winit::winit::window::{Window, WindowId};
use egui_winit::{ActionRequested, State, WindowGeometry, WindowSettings, accesskit_winit};

use super::screen::Screen;
use super::store::{self, Store};
use super::{App, Beginning};
use crate::app::KEPT_AFTER;

/// The picture with all letters has at most this side, in pixels.
const TEXTURE_SIDE: usize = 4096;

pub(super) struct Opened {
    app: App,
    ctx: Context,
    window: Arc<Window>,
    input: State,
    info: ViewportInfo,
    /// What was pressed while nobody saw the window.
    waiting: RawInput,
    screen: Screen,
    store: Store,
    /// The place where the window stood last, and is to stand at the next start.
    place: Option<WindowSettings>,
    /// Where it stood when it did not fill the screen.
    normal: Option<WindowGeometry>,
    began: Instant,
    kept: Instant,
    is_shown: bool,
    has_ended: bool,
}

impl Opened {
    pub fn open(beginning: Beginning, event_loop: &ActiveEventLoop) -> Result<Self, String> {
        let Beginning { viewport, store, make, proxy, ctx } = beginning;
        let place = store.place(ctx.zoom_factor(), event_loop);
        let viewport = match (&place, viewport.inner_size) {
            (Some(place), _) => place.initialize_viewport_builder(ctx.zoom_factor(), viewport),
            (None, Some(size)) => {
                viewport.with_inner_size(size.min(store::largest(ctx.zoom_factor(), event_loop)))
            }
            (None, None) => viewport,
        };
        let window = egui_winit::create_window(&ctx, event_loop, &viewport.with_visible(false));
        let window = Arc::new(window.map_err(|error| error.to_string())?);
        if let Some(place) = &place {
            place.initialize_window(&window);
        }
        let scale = Some(window.scale_factor() as f32);
        let (theme, side) = (window.theme(), Some(TEXTURE_SIDE));
        let mut input = State::new(ctx.clone(), ViewportId::ROOT, event_loop, scale, theme, side);
        input.init_accesskit(event_loop, &window, proxy);
        let mut info = ViewportInfo::default();
        egui_winit::update_viewport_info(&mut info, &ctx, &window, true);
        let screen = Screen::of(&window)?;
        let is_normal = !window.is_maximized() && window.fullscreen().is_none();
        let geometry = || WindowGeometry::from_window(ctx.zoom_factor(), &window);
        let normal = place.map(|place| place.normal_geometry());
        let normal = normal.or_else(|| is_normal.then(geometry));
        let app = make(&ctx, Some(&window));
        let now = Instant::now();
        Ok(Self {
            app,
            ctx,
            window,
            input,
            info,
            waiting: RawInput::default(),
            screen,
            store,
            place,
            normal,
            began: now,
            kept: now,
            is_shown: false,
            has_ended: false,
        })
    }

    pub const fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// Whether it is the window with this number.
    pub fn is(&self, id: WindowId) -> bool {
        self.window.id() == id
    }

    /// Whether somebody sees the window.
    pub fn is_seen(&self) -> bool {
        self.is_shown && self.window.is_minimized() != Some(true)
    }

    pub fn ask_to_draw(&self) {
        self.window.request_redraw();
    }

    /// Takes in what happened. The answer is whether a frame is wanted.
    pub fn hear(&mut self, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::CloseRequested => {
                self.info.events.push(ViewportEvent::Close);
                true
            }
            WindowEvent::Occluded(is_occluded) => {
                self.info.occluded = Some(*is_occluded);
                true
            }
            event => self.input.on_window_event(&self.window, event).repaint,
        }
    }

    /// Takes in what a screen reader asks. The answer is whether a frame is wanted.
    pub fn hear_reader(&mut self, event: &accesskit_winit::WindowEvent) -> bool {
        match event {
            accesskit_winit::WindowEvent::InitialTreeRequested => {
                self.ctx.enable_accesskit();
                true
            }
            accesskit_winit::WindowEvent::ActionRequested(request) => {
                self.input.on_accesskit_action_request(request.clone());
                true
            }
            accesskit_winit::WindowEvent::AccessibilityDeactivated => {
                self.ctx.disable_accesskit();
                false
            }
        }
    }

    /// Makes and draws a frame, unless nobody sees the window. The answer is whether it stays open.
    pub fn frame(&mut self, is_unseen: bool) -> Result<bool, String> {
        egui_winit::update_viewport_info(&mut self.info, &self.ctx, &self.window, false);
        let mut taken = std::mem::take(&mut self.waiting);
        taken.append(self.input.take_egui_input(&self.window));
        taken.time = Some(self.began.elapsed().as_secs_f64());
        taken.viewports = std::iter::once((ViewportId::ROOT, self.info.clone())).collect();
        let is_asked_to_close = self.info.close_requested();
        let is_hidden = is_unseen || self.is_shown && self.info.visible() == Some(false);
        let commands = if is_hidden { self.think(taken) } else { self.make(taken)? };
        self.info.events.clear();
        let stays = !is_asked_to_close || commands.contains(&ViewportCommand::CancelClose);
        self.carry_out(commands);
        if self.kept.elapsed() > KEPT_AFTER {
            self.keep();
        }
        Ok(stays)
    }

    /// Makes a frame and draws it. The answer is what it asks of the window.
    fn make(&mut self, taken: RawInput) -> Result<Vec<ViewportCommand>, String> {
        let app = &mut self.app;
        let mut made = self.ctx.run_ui(taken, |ui| {
            app.logic(ui.ctx());
            app.ui(ui);
        });
        self.input.handle_platform_output(&self.window, made.platform_output);
        let shapes = self.ctx.tessellate(made.shapes, made.pixels_per_point);
        let changed = &mut made.textures_delta;
        self.screen.draw(&self.window, &shapes, changed, made.pixels_per_point)?;
        self.show();
        Ok(made.viewport_output.into_values().flat_map(|output| output.commands).collect())
    }

    /// Goes on without a picture, since nobody sees the window: what has been pressed waits for the
    /// next frame.
    fn think(&mut self, taken: RawInput) -> Vec<ViewportCommand> {
        let app = &mut self.app;
        let thought = self.ctx.run_logic(&taken, |ctx| app.logic(ctx));
        self.waiting = taken;
        self.input.handle_platform_output(&self.window, thought.platform_output);
        thought.viewport_commands.into_values().flatten().collect()
    }

    /// The window is hidden until it has its first picture.
    fn show(&mut self) {
        if std::mem::replace(&mut self.is_shown, true) {
            return;
        }
        if let Some(place) = &self.place {
            place.before_first_show(&self.window);
        }
        self.window.set_visible(true);
        if let Some(place) = &self.place {
            place.after_first_show(&self.window);
        }
    }

    fn carry_out(&mut self, commands: Vec<ViewportCommand>) {
        let mut asked = Vec::new();
        let Self { ctx, info, window, input, .. } = self;
        egui_winit::process_viewport_commands(ctx, info, commands, window, &mut asked);
        for asked in asked {
            let event = match asked {
                ActionRequested::Cut => Some(Event::Cut),
                ActionRequested::Copy => Some(Event::Copy),
                ActionRequested::Paste => input.clipboard_text().map(Event::Paste),
                ActionRequested::Screenshot(_) | ActionRequested::PaintWhileHidden => None,
            };
            input.egui_input_mut().events.extend(event);
        }
    }

    /// Keeps the settings.
    fn keep(&mut self) {
        self.kept = Instant::now();
        let place = WindowSettings::from_window(self.ctx.zoom_factor(), &self.window, self.normal);
        self.normal = Some(place.normal_geometry());
        self.place = Some(place);
        self.store.put_place(&place);
        self.app.keep(&mut self.store);
        self.store.write();
    }

    /// Keeps the settings for the last time.
    pub fn end(&mut self) {
        if !std::mem::replace(&mut self.has_ended, true) {
            self.keep();
            self.app.end();
        }
    }
}
