//! The processor time of the window's thread from a key to the changed picture, in every view: the
//! frame that takes the key, and those after it until the picture is another one, with the
//! triangles that are drawn. The drawing itself is the system's work.

use egui::{Event, Key, Modifiers};

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
    println!("{:44}{:>9}{:>9}", "from a key to the changed picture: ms", "median", "most");
    for view in VIEWS {
        let mut test = (view.open)();
        opened::rest(&mut test);
        let (mut times, mut unchanged) = (Vec::new(), 0);
        for _ in 0..ROUNDS {
            for press in view.keys {
                match pressed(&mut test, press) {
                    Some(time) => times.push(time),
                    None => unchanged += 1,
                }
            }
        }
        times.sort_by(f64::total_cmp);
        let (median, most) = (times.get(times.len() / 2), times.last());
        let shown = |time: Option<&f64>| time.map_or("-".to_owned(), |time| format!("{time:.1}"));
        print!("{:44}{:>9}{:>9}", view.name, shown(median), shown(most));
        println!(
            "{}",
            if unchanged > 0 { format!("  {unchanged} unchanged") } else { String::new() }
        );
    }
}

/// The milliseconds from a key to the changed picture; `None` if it stays as it is.
fn pressed(test: &mut Test, press: Press) -> Option<f64> {
    let before = test.output().shapes.clone();
    let begun = thread_time();
    match press {
        Press::Key(modifiers, key) => test.key_press_modifiers(modifiers, key),
        Press::Text(text) => test.event(Event::Text(text.to_owned())),
    }
    let mut time = (thread_time() - begun).as_secs_f64() * 1e3;
    let mut found = None;
    for frame in 1..=FRAMES_MAX {
        let begun = thread_time();
        test.step();
        let shapes = test.output().shapes.clone();
        let _ = test.ctx.tessellate(shapes, 1.0);
        time += (thread_time() - begun).as_secs_f64() * 1e3;
        // What a key means is done when the next frame begins.
        if found.is_none() && frame > 1 && test.output().shapes != before {
            found = Some(time);
            break;
        }
    }
    opened::rest(test);
    found
}
