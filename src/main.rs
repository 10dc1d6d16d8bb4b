//! Opens the window.

fn main() -> eframe::Result {
    langkah::app::run(std::env::args_os().nth(1).map(Into::into))
}
