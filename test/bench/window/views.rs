//! The processor time of the window's thread from a key to the changed picture, in every view: the
//! frame that takes the key, and those after it until the picture is another one, with the
//! triangles that are drawn, and with their pixels, where the processor draws them, too.

use egui::epaint::ImageDelta;
use egui::epaint::textures::TexturesDelta;
use egui::{Event, Key, Modifiers, TextureId, TextureOptions};
use langkah_pixels::frame::Frames;
use langkah_pixels::raster::Canvas;

use super::opened::{self, VIEWS};
use crate::clock::thread_time;
use crate::windows::Test;

/// How often each of a view's keys is pressed.
const ROUNDS: usize = 12;

/// Every change is seen within so many frames.
const FRAMES_MAX: usize = 8;

/// What a person presses or types.
#[derive(Clone, Copy)]
pub enum Press {
    Key(Modifiers, Key),
    Text(&'static str),
}

pub const fn key(key: Key) -> Press {
    Press::Key(Modifiers::NONE, key)
}

/// A view by its name: what opens it, and keys that change its picture, each back to what it was or
/// on to something else.
pub struct View {
    pub name: &'static str,
    pub open: fn() -> Test,
    pub keys: [Press; 2],
}

pub fn main() {
    let head = ["median", "most", "pixels", "most"].map(|word| format!("{word:>9}")).concat();
    println!("{:44}{head}", "from a key to the changed picture: ms");
    for view in VIEWS {
        let mut test = (view.open)();
        opened::rest(&mut test);
        let mut pixels = Pixels::new();
        pixels.draw(&test);
        let (mut times, mut unchanged) = (Vec::new(), 0);
        for _ in 0..ROUNDS {
            for press in view.keys {
                match pressed(&mut test, press, &mut pixels) {
                    Some(time) => times.push(time),
                    None => unchanged += 1,
                }
            }
        }
        print!("{:44}", view.name);
        for part in [0, 1] {
            let mut times: Vec<f64> = times.iter().map(|time: &[f64; 2]| time[part]).collect();
            times.sort_by(f64::total_cmp);
            for time in [times.get(times.len() / 2), times.last()] {
                print!("{:>9}", time.map_or("-".to_owned(), |time| format!("{time:.1}")));
            }
        }
        println!(
            "{}",
            if unchanged > 0 { format!("  {unchanged} unchanged") } else { String::new() }
        );
    }
}

/// A window's pixels, and the picture of its letters.
struct Pixels {
    pixels: Vec<u32>,
    letters: [usize; 2],
    frames: Frames,
}

impl Pixels {
    const SIZE: [usize; 2] = [1280, 800];

    fn new() -> Self {
        let pixels = vec![0; Self::SIZE[0] * Self::SIZE[1]];
        Self { pixels, letters: [0, 0], frames: Frames::default() }
    }

    /// Draws the picture, and tells the milliseconds.
    fn draw(&mut self, test: &Test) -> f64 {
        let image = test.ctx.fonts(|fonts| fonts.image());
        let shapes = test.ctx.tessellate(test.output().shapes.clone(), 1.0);
        // As in a window, only what has changed of the letters is taken in.
        let mut changed = TexturesDelta::default();
        if std::mem::replace(&mut self.letters, image.size) != image.size {
            changed.push(TextureId::default(), ImageDelta::full(image, TextureOptions::LINEAR));
        }
        let begun = thread_time();
        let canvas = Canvas { pixels: &mut self.pixels, width: Self::SIZE[0] };
        self.frames.take(&mut changed);
        self.frames.draw(canvas, 1, &shapes, 1.0);
        (thread_time() - begun).as_secs_f64() * 1e3
    }
}

/// The milliseconds from a key to the changed picture, without its pixels and with them; `None` if
/// it stays as it is.
fn pressed(test: &mut Test, press: Press, pixels: &mut Pixels) -> Option<[f64; 2]> {
    let before = test.output().shapes.clone();
    let begun = thread_time();
    match press {
        Press::Key(modifiers, key) => test.key_press_modifiers(modifiers, key),
        Press::Text(text) => test.event(Event::Text(text.to_owned())),
    }
    let mut time = (thread_time() - begun).as_secs_f64() * 1e3;
    let (mut drawing, mut found) = (0.0, None);
    for frame in 1..=FRAMES_MAX {
        let begun = thread_time();
        test.step();
        let shapes = test.output().shapes.clone();
        let _ = test.ctx.tessellate(shapes, 1.0);
        time += (thread_time() - begun).as_secs_f64() * 1e3;
        drawing += pixels.draw(test);
        // What a key means is done when the next frame begins.
        if found.is_none() && frame > 1 && test.output().shapes != before {
            found = Some([time, time + drawing]);
            break;
        }
    }
    opened::rest(test);
    found
}
