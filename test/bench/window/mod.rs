//! What frames cost: `cargo bench -- window`. With the word `trees` or `views` after it, one table.

mod opened;
mod trees;
mod views;

pub fn main(words: &[&str]) {
    let is_wanted = |name: &str| words.is_empty() || words.contains(&name);
    if is_wanted("views") {
        views::main();
    }
    if is_wanted("trees") {
        trees::main();
    }
}
