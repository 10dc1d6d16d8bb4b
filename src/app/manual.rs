//! The manual, as the help shows it.

mod pages;
mod table;

use egui::style::ScrollStyle;
use egui::{Frame, Label, RichText, ScrollArea, Ui};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use langkah_language::current;

use super::theme::palette;
use pages::MANUALS;
pub(super) use pages::PAGES;

/// The text of a page in the current language, or in English if that has no manual.
pub(super) fn page(name: &str) -> Option<&'static str> {
    let at = PAGES.iter().position(|page| *page == name)?;
    let own = MANUALS.iter().find(|(tag, _)| *tag == current().tag());
    let [english, ..] = &MANUALS;
    Some(own.unwrap_or(english).1[at])
}

/// The heading of a page up to its first mark: `Words` of `# Words, published searches`.
pub(super) fn title(page: &str) -> &str {
    let heading = page.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
    heading.split([',', ':']).next().unwrap_or_default()
}

/// The links to other pages.
type Links<'l> = Vec<&'l str>;

/// Shows a page, or parts of one. Returns the name of the page to which a link was followed.
pub(super) fn page_ui(cache: &mut CommonMarkCache, text: &str, ui: &mut Ui) -> Option<String> {
    let inner: Links<'_> = links(text).filter(|link| page_of(link).is_some()).collect();
    for link in &inner {
        if cache.get_link_hook(link).is_none() {
            cache.add_link_hook(*link);
        }
    }
    let mut followed = None;
    for (index, (kind, part)) in pieces(text).into_iter().enumerate() {
        let clicked = ui.push_id(index, |ui| match kind {
            Piece::Code => {
                code_ui(&part, ui);
                None
            }
            Piece::Table => table::table_ui(cache, &inner, &part, ui),
            Piece::Text => markdown_ui(cache, &inner, &part, ui),
        });
        followed = followed.or(clicked.inner);
    }
    followed.and_then(page_of).map(str::to_owned)
}

/// Shows a part that is neither an example nor a table. Returns the link that was followed, which
/// the viewer forgets with the next part.
fn markdown_ui<'l>(
    cache: &mut CommonMarkCache,
    links: &Links<'l>,
    text: &str,
    ui: &mut Ui,
) -> Option<&'l str> {
    ui.push_id(text, |ui| CommonMarkViewer::new().show(ui, cache, text));
    links.iter().find(|link| cache.get_link_hook(link) == Some(true)).copied()
}

/// An example, which can be marked and copied. The viewer of Markdown would put a button on it
/// whose sign no font of the window has.
fn code_ui(code: &str, ui: &mut Ui) {
    Frame::new().fill(palette(ui).well).inner_margin(8).corner_radius(4).show(ui, |ui| {
        // A line that is cut at the edge shows that there is more by a bar that is always seen.
        ui.spacing_mut().scroll = ScrollStyle::solid();
        ScrollArea::horizontal().id_salt(code).show(ui, |ui| {
            ui.add(
                Label::new(RichText::new(code).monospace().size(12.0)).selectable(true).extend(),
            );
        });
    });
}

/// What a piece of a page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Text,
    /// An example, indented by four blanks.
    Code,
    Table,
}

/// A page in turns of text, examples and tables.
fn pieces(text: &str) -> Vec<(Piece, String)> {
    let mut pieces: Vec<(Piece, String)> = Vec::new();
    for line in text.lines() {
        let code = line.strip_prefix("    ");
        let kind = match code {
            Some(_) => Piece::Code,
            None if line.starts_with('|') => Piece::Table,
            None => Piece::Text,
        };
        match pieces.last_mut() {
            // An empty line belongs to what stands before it, and ends a table.
            Some((last, part))
                if line.is_empty()
                    || (*last == kind && (kind != Piece::Table || !part.ends_with('\n'))) =>
            {
                part.push('\n');
                part.push_str(code.unwrap_or(line));
            }
            _ => pieces.push((kind, code.unwrap_or(line).to_owned())),
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
    use super::{PAGES, Piece, links, page, page_of, parts_with, pieces, title};

    #[test]
    fn a_search_finds_items_and_rows() {
        let page =
            "# All\n\n- one: 1\n- two:\n  2\n\n| key | does |\n|---|---|\n| A | two |\n| B | 3 |\n";
        let found = parts_with(page, "two");
        assert_eq!(found, ["- two:\n  2", "| key | does |\n|---|---|\n| A | two |"]);
        assert_eq!(title("# Words, and more\n"), "Words");
    }

    /// Each language has its own manual.
    #[test]
    fn pages_are_those_of_the_language() {
        let mut all = Vec::new();
        for language in langkah_language::Language::all() {
            langkah_language::within(language, || all.extend(PAGES.map(page)));
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((all.len(), all.contains(&None)), (count, false));
    }

    #[test]
    fn examples_and_tables_stand_apart() {
        let found = pieces("# A\n\n    $ langkah\n\n      x\n\nB\n| a |\n|---|\n\n| b |\n");
        let wanted = [
            (Piece::Text, "# A"),
            (Piece::Code, "$ langkah\n\n  x"),
            (Piece::Text, "B"),
            (Piece::Table, "| a |\n|---|"),
            (Piece::Table, "| b |"),
        ];
        assert_eq!(found, wanted.map(|(kind, part)| (kind, part.to_owned())));
    }

    #[test]
    fn links_name_pages() {
        let text = "See [words](words.md#board), [a site](https://example.org/) and [x](other.md).";
        let found: Vec<_> = links(text).map(page_of).collect();
        assert_eq!(found, [Some("words"), None, None]);
    }
}
