//! A window that the processor draws, for systems without OpenGL or without a graphics card: eframe
//! draws with OpenGL alone. It does for the program what eframe does elsewhere: it makes frames,
//! carries out what they ask of the window, and keeps the settings.
//!
//! | room | what lives there |
//! |---|---|
//! | `opened` | the open window: its frames and what they ask for |
//! | `screen` | its pixels, which [`langkah_pixels`] draws |
//! | [`store`] | the file of settings, as eframe keeps it |

mod opened;
mod screen;
pub mod store;

use std::time::{Duration, Instant};

use egui::{Context, ViewportBuilder, ViewportId};
use egui_winit::accesskit_winit;
use egui_winit::winit::application::ApplicationHandler;
use egui_winit::winit::error::EventLoopError;
use egui_winit::winit::event::WindowEvent;
use egui_winit::winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use egui_winit::winit::window::WindowId;

use super::App;
use super::drawing::Make;
use opened::Opened;
use store::Store;

/// What wakes a window that waits.
#[derive(Debug)]
enum Wake {
    /// Somebody wants a frame, and asked for it in this one or the one before.
    Frame { at: Instant, asked_in: u64 },
    /// A screen reader.
    Reader(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for Wake {
    fn from(event: accesskit_winit::Event) -> Self {
        Self::Reader(event)
    }
}

/// Why there is no window, in the system's words.
pub(super) enum Fault {
    /// There is no connection to a screen.
    Unconnected(String),
    /// None could be opened.
    Opening(String),
    /// It could not be drawn any more.
    Drawing(String),
    /// The connection to the screen has ended.
    Lost(String),
}

/// Opens the window and returns when it is closed.
pub(super) fn run(viewport: ViewportBuilder, store: Store, make: Make) -> Result<(), Fault> {
    let opening = |error: &dyn std::fmt::Display| Fault::Opening(error.to_string());
    let unconnected = |error: EventLoopError| Fault::Unconnected(error.to_string());
    let event_loop = EventLoop::with_user_event().build().map_err(unconnected)?;
    let ctx = store.context();
    wake_by(&ctx, event_loop.create_proxy());
    let proxy = event_loop.create_proxy();
    let mut shell = Shell {
        beginning: Some(Beginning { viewport, store, make, proxy, ctx }),
        opened: None,
        frame_at: None,
        framed_at: None,
        drawn_by: None,
        fault: None,
    };
    event_loop.run_app(&mut shell).map_err(|error| match &shell.beginning {
        Some(_) => opening(&error),
        None => Fault::Lost(error.to_string()),
    })?;
    shell.fault.map_or(Ok(()), Err)
}

/// Whatever asks for a frame, from any thread, wakes the window.
fn wake_by(ctx: &Context, proxy: EventLoopProxy<Wake>) {
    let proxy = egui::mutex::Mutex::new(proxy);
    ctx.set_request_repaint_callback(move |asked| {
        let at = Instant::now() + asked.delay.min(FAR);
        // The loop has ended if it does not listen.
        let _ =
            proxy.lock().send_event(Wake::Frame { at, asked_in: asked.current_cumulative_pass_nr });
    });
}

/// What the window is made of, before the system allows to open one.
struct Beginning {
    viewport: ViewportBuilder,
    store: Store,
    make: Make,
    proxy: EventLoopProxy<Wake>,
    ctx: Context,
}

/// What moves is drawn as often as screens show it.
const BETWEEN_FRAMES: Duration = Duration::from_millis(16);
/// Wayland asks for no picture of a window that nobody sees, and does not say so.
const PATIENCE: Duration = Duration::from_millis(250);
/// No frame is asked for that far ahead.
const FAR: Duration = Duration::from_secs(3600);

struct Shell {
    beginning: Option<Beginning>,
    opened: Option<Opened>,
    /// When the next frame is due.
    frame_at: Option<Instant>,
    /// When the last one was made.
    framed_at: Option<Instant>,
    /// If the system has not asked for the picture by then, nobody sees the window.
    drawn_by: Option<Instant>,
    /// Why the window could not be opened or drawn.
    fault: Option<Fault>,
}

impl Shell {
    fn frame_soon(&mut self, at: Instant) {
        let at = self.framed_at.map_or(at, |last| at.max(last + BETWEEN_FRAMES));
        self.frame_at = Some(self.frame_at.map_or(at, |before| before.min(at)));
    }

    fn end(&mut self, event_loop: &ActiveEventLoop, fault: Option<Fault>) {
        if let Some(mut opened) = self.opened.take() {
            opened.end();
        }
        self.fault = fault;
        event_loop.exit();
    }

    fn frame(&mut self, event_loop: &ActiveEventLoop, is_unseen: bool) {
        let Some(opened) = &mut self.opened else { return };
        (self.framed_at, self.drawn_by) = (Some(Instant::now()), None);
        match opened.frame(is_unseen) {
            Ok(true) => {}
            Ok(false) => self.end(event_loop, None),
            Err(fault) => self.end(event_loop, Some(Fault::Drawing(fault))),
        }
    }
}

impl ApplicationHandler<Wake> for Shell {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        let Some(beginning) = self.beginning.take() else { return };
        match Opened::open(beginning, event_loop) {
            Ok(opened) => {
                self.opened = Some(opened);
                self.frame_soon(Instant::now());
            }
            Err(fault) => self.end(event_loop, Some(Fault::Opening(fault))),
        }
    }

    fn user_event(&mut self, _: &ActiveEventLoop, event: Wake) {
        let Some(opened) = &mut self.opened else { return };
        match event {
            Wake::Frame { at, asked_in } => {
                let now = opened.ctx().cumulative_pass_nr_for(ViewportId::ROOT);
                // Otherwise a later frame than the one that asked has already been made.
                if now <= asked_in + 1 {
                    self.frame_soon(at);
                }
            }
            Wake::Reader(event) => {
                if opened.hear_reader(&event.window_event) {
                    self.frame_soon(Instant::now());
                }
            }
        }
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        // winit answers a start from a menu by a window of its own, which is then destroyed.
        let Some(opened) = self.opened.as_mut().filter(|opened| opened.is(id)) else { return };
        match event {
            WindowEvent::RedrawRequested => self.frame(event_loop, false),
            WindowEvent::Destroyed => self.end(event_loop, None),
            event => {
                if opened.hear(&event) {
                    self.frame_soon(Instant::now());
                }
            }
        }
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        let now = Instant::now();
        if self.frame_at.is_some_and(|at| at <= now) {
            self.frame_at = None;
            match self.opened.as_ref().filter(|opened| opened.is_seen()) {
                Some(opened) => {
                    opened.ask_to_draw();
                    self.drawn_by.get_or_insert(now + PATIENCE);
                }
                // Some systems ask for no picture of a window that nobody sees.
                None => self.frame(event_loop, false),
            }
        }
        if self.drawn_by.is_some_and(|by| by <= now) {
            self.frame(event_loop, true);
        }
        let next = self.frame_at.into_iter().chain(self.drawn_by).min();
        event_loop.set_control_flow(next.map_or(ControlFlow::Wait, ControlFlow::WaitUntil));
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        if let Some(mut opened) = self.opened.take() {
            opened.end();
        }
    }
}
