//! `unique` and `thin`: givens are added to Hidatos, or taken away.

use std::io;

use super::args::{Composing, Source};
use super::family::entry;
use super::input::{self, Reader};
use super::interrupt;
use super::output::Output;

pub fn run(source: &Source, wish: Composing, output: &mut Output) -> io::Result<()> {
    let interrupted = interrupt::listen();
    input::each(Reader::new(source), output, |item, output| {
        entry(item).composed(wish, interrupted, output)
    })
}
