//! `unique` and `thin`: givens are added to Hidatos, or taken away.

use std::io;

use langkah_language::text;

use super::args::{Composing, Source};
use super::family::item::SlidingItem;
use super::family::{ToCompose, entry};
use super::input::{self, Reader};
use super::interrupt;
use super::output::Output;

pub fn run(source: &Source, wish: Composing, output: &mut Output) -> io::Result<()> {
    interrupt::listen();
    input::each(Reader::new(source), output, |item, output| entry(item).composed(wish, output))
}

impl ToCompose for SlidingItem {
    fn composed(&self, _wish: Composing, output: &mut Output) -> io::Result<()> {
        output.refuse(&self.place, text!("terminal-only-hidato"))
    }
}
