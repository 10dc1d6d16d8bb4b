//! The pages of the manual, as the help shows them.

use egui::{Frame, Label, RichText, ScrollArea, Ui};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use langkah_language::current;

use super::theme::palette;

/// The pages in the order in which one reads them.
pub(super) const PAGES: [&str; 16] = [
    "window",
    "play",
    "search-tree",
    "practice",
    "lessons",
    "words",
    "own-bound",
    "hidato",
    "by-hand",
    "own-hidato",
    "files",
    "moves",
    "terminal",
    "scripts",
    "many-machines",
    "speed",
];

/// The text of a page in the current language.
pub(super) fn page(name: &str) -> Option<&'static str> {
    current().manual().iter().find(|page| page.0 == name).map(|page| page.1)
}

/// The heading of a page up to its first mark: `Words` of `# Words, published searches`.
pub(super) fn title(page: &str) -> &str {
    let heading = page.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
    heading.split([',', ':']).next().unwrap_or_default()
}

/// Shows a page, or parts of one. Returns the name of the page to which a link was followed.
pub(super) fn page_ui(cache: &mut CommonMarkCache, text: &str, ui: &mut Ui) -> Option<String> {
    let inner: Vec<&str> = links(text).filter(|link| page_of(link).is_some()).collect();
    for link in &inner {
        if cache.get_link_hook(link).is_none() {
            cache.add_link_hook(*link);
        }
    }
    let mut followed = None;
    for (is_code, part) in pieces(text) {
        if is_code {
            code_ui(&part, ui);
        } else {
            // The viewer forgets what was clicked in the part before.
            ui.push_id(&part, |ui| CommonMarkViewer::new().show(ui, cache, &part));
            let is_clicked = |link: &&&str| cache.get_link_hook(link) == Some(true);
            followed = followed.or(inner.iter().find(is_clicked));
        }
    }
    followed.and_then(|link| page_of(link)).map(str::to_owned)
}

/// An example, which can be marked and copied. The viewer of Markdown would put a button on it
/// whose sign no font of the window has.
fn code_ui(code: &str, ui: &mut Ui) {
    Frame::new().fill(palette(ui).well).inner_margin(8).corner_radius(4).show(ui, |ui| {
        ScrollArea::horizontal().id_salt(code).show(ui, |ui| {
            ui.add(
                Label::new(RichText::new(code).monospace().size(12.0)).selectable(true).extend(),
            );
        });
    });
}

/// A page in turns of Markdown and examples, which are indented by four blanks; whether each is an
/// example.
fn pieces(text: &str) -> Vec<(bool, String)> {
    let mut pieces: Vec<(bool, String)> = Vec::new();
    for line in text.lines() {
        let code = line.strip_prefix("    ");
        match pieces.last_mut() {
            // An empty line belongs to what stands before it.
            Some((is_code, part)) if *is_code == code.is_some() || line.is_empty() => {
                part.push('\n');
                part.push_str(code.unwrap_or(line));
            }
            _ => pieces.push((code.is_some(), code.unwrap_or(line).to_owned())),
        }
    }
    for (_, part) in &mut pieces {
        part.truncate(part.trim_end().len());
    }
    pieces
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

/// The paragraphs, the items of lists, the rows of tables and the examples with a word in them,
/// which must be in small letters.
pub(super) fn parts_with(page: &str, sought: &str) -> Vec<String> {
    let has = |text: &str| text.to_lowercase().contains(sought);
    let parts = page.split("\n\n").filter(|part| !part.starts_with("# ") && has(part));
    let found = parts.flat_map(|part| {
        if part.starts_with("- ") {
            let items = part.trim_start_matches("- ").split("\n- ").filter(|item| has(item));
            items.map(|item| format!("- {item}")).collect()
        } else if part.starts_with('|') {
            let rows = part.lines().enumerate();
            let rows = rows.filter(|(index, row)| *index < 2 || has(row)).map(|(_, row)| row);
            vec![rows.collect::<Vec<_>>().join("\n")]
        } else {
            vec![part.to_owned()]
        }
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::{PAGES, links, page, page_of, parts_with, pieces, title};

    #[test]
    fn a_search_finds_items_and_rows() {
        let page =
            "# All\n\n- one: 1\n- two:\n  2\n\n| key | does |\n|---|---|\n| A | two |\n| B | 3 |\n";
        let found = parts_with(page, "two");
        assert_eq!(found, ["- two:\n  2", "| key | does |\n|---|---|\n| A | two |"]);
        assert_eq!(title("# Words, and more\n"), "Words");
    }

    /// Every page is there, in every language, and every page is in the list.
    #[test]
    fn the_list_is_that_of_the_files() {
        for language in langkah_language::Language::all() {
            langkah_language::within(language, || {
                assert!(PAGES.iter().all(|name| page(name).is_some()), "{}", language.tag());
                assert_eq!(language.manual().len(), PAGES.len(), "{}", language.tag());
            });
        }
    }

    #[test]
    fn examples_stand_apart() {
        let found = pieces("# A\n\n    $ langkah\n\n      x\n\nB\n");
        let wanted = [(false, "# A"), (true, "$ langkah\n\n  x"), (false, "B")];
        assert_eq!(found, wanted.map(|(is_code, part)| (is_code, part.to_owned())));
    }

    #[test]
    fn links_name_pages() {
        let text = "See [words](words.md#board), [a site](https://example.org/) and [x](other.md).";
        let found: Vec<_> = links(text).map(page_of).collect();
        assert_eq!(found, [Some("words"), None, None]);
    }
}
