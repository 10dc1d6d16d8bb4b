//! The help: keys, the pages of the manual, links between them, and the search.

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::windows::{Test, assert_shows, at_size, harness, press, shows, window};

fn tab(test: &mut Test, name: &str) {
    test.get_by_label(name).click();
    test.run();
}

fn find(test: &mut Test, word: &str) {
    test.get_by_role_and_label(Role::TextInput, "Find in the help").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Find in the help").type_text(word);
    test.run();
}

#[test]
fn the_manual_is_read_page_by_page() {
    let mut test = harness();
    press(&mut test, Key::F1);
    assert_shows(&test, "Ctrl+O");
    tab(&mut test, "Words");
    assert_shows(&test, "E-node");
    assert!(!shows(&test, "Ctrl+O"));
    tab(&mut test, "The window");
    assert_shows(&test, "Can it be solved, and why");
    // The second press closes it.
    press(&mut test, Key::F1);
    assert!(!shows(&test, "Can it be solved, and why"));
}

#[test]
fn a_search_looks_through_all_pages() {
    let mut test = harness();
    press(&mut test, Key::F1);
    find(&mut test, "xyzzy");
    assert_shows(&test, "Nothing in the help has this word.");
    let mut test = harness();
    press(&mut test, Key::F1);
    find(&mut test, "johnson");
    assert_shows(&test, "Johnson and Story");
    assert!(!shows(&test, "Linear conflict"), "what has not the word is left out");
}

#[test]
fn the_manual_speaks_the_language_of_the_window() {
    let mut test = at_size(640.0, 440.0);
    window(&mut test).session.settings.language = Some("id".to_owned());
    test.run();
    press(&mut test, Key::F1);
    tab(&mut test, "Istilah");
    assert_shows(&test, "simpul hidup");
}

/// Long sentences take several lines, and no part of the help is beyond the window.
#[test]
fn it_fits_into_a_small_window() {
    for language in ["en", "id"] {
        let mut test = at_size(720.0, 560.0);
        window(&mut test).session.settings.language = Some(language.to_owned());
        test.run();
        press(&mut test, Key::F1);
        let screen = test.ctx.content_rect().shrink(10.0);
        let is_part = |role: Role| matches!(role, Role::RadioButton | Role::Button | Role::Label);
        let parts = test.query_all_by(|node| is_part(node.role()) && node.label().is_some());
        let wide: Vec<String> = parts
            .filter(|part| {
                part.rect().left() < screen.left() || part.rect().right() > screen.right()
            })
            .filter_map(|part| part.accesskit_node().label())
            .collect();
        assert!(wide.is_empty(), "{language}: {wide:?}");
        let keys = if language == "en" { "Keys" } else { "Tombol" };
        assert!(test.get_by_label(keys).rect().top() > screen.top());
        let close = if language == "en" { "Close" } else { "Tutup" };
        assert!(test.get_by_label(close).rect().bottom() < screen.bottom());
    }
}

/// The help grows with the window up to a width, and its tables are not cut at its edge.
#[test]
fn it_grows_with_the_window_and_its_tables_fit() {
    for (width, least) in [(1380.0, 940.0), (720.0, 600.0)] {
        let mut test = at_size(width, 640.0);
        press(&mut test, Key::F1);
        tab(&mut test, "Files and formats");
        let close = test.get_by_label("Close").rect();
        let right = close.center().x + 0.5 * least + 40.0;
        let texts = test.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(shape) if !shape.galley.text().starts_with("langkah ") => {
                Some((shape.visual_bounding_rect(), clipped.clip_rect))
            }
            _ => None,
        });
        let seen: Vec<_> = texts.filter(|(rect, clip)| rect.intersects(*clip)).collect();
        assert!(seen.iter().all(|(rect, clip)| rect.right() <= clip.right() + 1.0), "{seen:?}");
        let widest = seen.iter().map(|(rect, _)| rect.right()).fold(0.0, f32::max);
        assert!(widest > right - 160.0, "{widest} {right}");
    }
}

/// A click on a link, also on one that stands before an example, or in what was found.
#[test]
fn links_lead_to_their_pages() {
    let follow = |test: &mut Test| {
        test.get_by_label("multi-tile moves").click_accesskit();
        test.run();
        assert_shows(test, "Published searches");
        assert!(!shows(test, "Moving tiles"));
    };
    let mut test = harness();
    press(&mut test, Key::F1);
    tab(&mut test, "Play");
    follow(&mut test);
    find(&mut test, "moves a second");
    assert_shows(&test, "The clock starts with your first move");
    follow(&mut test);
}
