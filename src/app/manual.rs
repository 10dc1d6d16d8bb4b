//! The pages of the manual, as the help shows them.

use egui::Ui;
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use langkah_language::current;

/// The pages in the order in which one reads them.
pub(super) const PAGES: [&str; 8] =
    ["window", "search-tree", "words", "hidato", "files", "terminal", "scripts", "speed"];

/// The text of a page in the current language.
pub(super) fn page(name: &str) -> Option<&'static str> {
    current().manual().iter().find(|page| page.0 == name).map(|page| page.1)
}

/// The heading of a page.
pub(super) fn title(page: &str) -> &str {
    page.lines().next().unwrap_or_default().trim_start_matches(['#', ' '])
}

/// Shows a page, or parts of one. Returns the name of the page to which a link was followed.
pub(super) fn page_ui(cache: &mut CommonMarkCache, text: &str, ui: &mut Ui) -> Option<String> {
    let inner: Vec<&str> = links(text).filter(|link| page_of(link).is_some()).collect();
    for link in &inner {
        if cache.get_link_hook(link).is_none() {
            cache.add_link_hook(*link);
        }
    }
    CommonMarkViewer::new().show(ui, cache, text);
    let followed = inner.into_iter().find(|link| cache.get_link_hook(link) == Some(true));
    followed.and_then(page_of).map(str::to_owned)
}

/// Where the links of a page lead.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
}

/// The page that a link names: `words` of `words.md#board`.
fn page_of(link: &str) -> Option<&str> {
    let (name, _) = link.split_once(".md")?;
    PAGES.contains(&name).then_some(name)
}

/// The paragraphs, tables and examples with a word in them, which must be in small letters.
pub(super) fn parts_with<'a>(page: &'a str, sought: &str) -> Vec<&'a str> {
    let parts = page.split("\n\n").filter(|part| !part.starts_with("# "));
    parts.filter(|part| part.to_lowercase().contains(sought)).collect()
}
