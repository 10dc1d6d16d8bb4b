//! The file of settings at the program's start: it is mended if possible, set aside if not, and the
//! person hears of it once.
#![cfg(feature = "app")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use langkah::app::keeping::Keeping;
use langkah::app::kept::{copy, take_from};
use langkah::session::settings::Settings;
use langkah::session::settings::last::{FileSettings, Last};
use langkah::session::settings::stored::read;
use serde_json::json;

use super::{folder, names};

/// Settings that are not the first ones.
const FILE: &str = r#"{"egui":"(options:(theme_preference:Light,zoom_factor:1.5))","settings":"{\"random_rows\":7}"}"#;

fn title(folder: &Path) -> Option<String> {
    take_from(folder).notice().map(|notice| notice.title)
}

fn rows(folder: &Path) -> usize {
    take_from(folder).settings.sliding.rows
}

/// A folder in which the program was started with sound settings.
fn started(name: &str) -> (PathBuf, PathBuf) {
    let folder = folder(name);
    let path = folder.join("app.ron");
    fs::write(&path, FILE).expect("the folder can be written");
    assert_eq!(title(&folder), None);
    (folder, path)
}

#[test]
fn nothing_is_told_where_nothing_is_wrong() {
    let none = folder("kept none");
    assert_eq!((title(&none), rows(&none)), (None, Settings::default().sliding.rows));
    assert!(names(&none).is_empty());
    let (folder, path) = started("kept sound");
    assert_eq!((title(&folder), rows(&folder)), (None, 7));
    assert_eq!(fs::read_to_string(path).expect("it is there"), FILE);
    assert_eq!(take_from(&folder).path, None);
}

#[test]
fn figures_are_mended_and_told_once() {
    let (folder, path) = started("kept mended");
    fs::write(&path, FILE.replace("1.5", "0.0")).expect("it can be written");
    assert_eq!(title(&folder).as_deref(), Some("Some settings were mended"));
    assert_eq!((title(&folder), rows(&folder)), (None, 7));
    let text = fs::read_to_string(path).expect("it is there");
    assert!(text.contains("theme_preference:Light,zoom_factor:1.0"), "{text}");
}

#[test]
fn what_cannot_be_read_is_set_aside_and_the_last_settings_are_taken() {
    type Damage = fn(&Path);
    let damages: [(&str, Damage); 6] = [
        ("garbage", |path| fs::write(path, [0xff, 0, 7]).expect("it can be written")),
        ("empty", |path| fs::write(path, "").expect("it can be written")),
        ("torn", |path| fs::write(path, &FILE[..60]).expect("it can be written")),
        ("large", |path| fs::write(path, vec![b' '; 3 << 20]).expect("it can be written")),
        ("folder", |path| {
            fs::remove_file(path).expect("it is there");
            fs::create_dir_all(path.join("in")).expect("it can be made");
        }),
        #[cfg(unix)]
        ("pipe", |path| {
            fs::remove_file(path).expect("it is there");
            let made = std::process::Command::new("mkfifo").arg(path).status();
            assert!(made.expect("the system has mkfifo").success());
        }),
    ];
    for (name, damage) in damages {
        let (folder, path) = started(&format!("kept {name}"));
        damage(&path);
        let kept = take_from(&folder);
        assert_eq!(kept.settings.sliding.rows, 7, "{name}: as at the last start");
        assert_eq!(kept.path, None, "{name}: eframe reads the usual place");
        let notice = kept.notice().expect("it is told");
        assert_eq!(notice.title, "The settings could not be read");
        assert!(notice.lines[1].ends_with("app.ron.unread"), "{:?}", notice.lines);
        assert_eq!((title(&folder), rows(&folder)), (None, 7), "{name}: told once");
        assert_eq!(names(&folder), ["app.ron", "app.ron.last", "app.ron.unread"], "{name}");
        // And again, where something was set aside before.
        fs::write(&path, "garbage").expect("it can be written");
        assert!(title(&folder).is_some());
        let all = ["app.ron", "app.ron.last", "app.ron.unread", "app.ron.unread-2"];
        assert_eq!(names(&folder), all, "{name}");
    }
}

/// A full disk leaves nothing of the file that eframe writes in place.
#[test]
fn what_was_kept_last_takes_the_place_of_a_file_that_was_not_written_whole() {
    let (folder, path) = started("kept copy");
    let mut stored = read(FILE.as_bytes()).expect("it is a file of settings").stored;
    stored.settings.sliding.rows = 5;
    assert!(copy(&folder, &stored).is_none(), "nothing is told");
    assert_eq!(rows(&folder), 7, "eframe's file counts while it can be read");
    assert!(copy(&folder, &stored).is_none());
    fs::write(path, "").expect("it can be written");
    let kept = take_from(&folder);
    assert_eq!(kept.settings.sliding.rows, 5);
    let lines = kept.notice().expect("it is told").lines;
    assert_eq!(lines[0], "The program uses the copy that it kept last.");
}

#[cfg(target_os = "linux")]
#[test]
fn a_copy_that_cannot_be_kept_is_told() {
    let stored = read(FILE.as_bytes()).expect("it is a file of settings").stored;
    let notice = copy(Path::new("/proc/self/langkah"), &stored).expect("it is told");
    assert_eq!(notice.title, "The settings cannot be kept");
    assert!(notice.lines[0].starts_with("No settings can be kept in /proc/self/langkah: "));
}

#[test]
fn a_file_of_another_version_is_set_aside_and_read_as_far_as_it_is_known() {
    let fields = [
        ("new", r#"\"sound\":7"#),
        ("changed", r#"\"plan\":\"Newest\""#),
        ("board", r#"\"files\":{\"last\":{\"origin\":\"Newest\"}}"#),
        ("boards", r#"\"files\":{\"others\":[{},{\"origin\":\"Newest\"}]}"#),
    ];
    for (name, field) in fields {
        let (folder, path) = started(&format!("kept {name}"));
        let other = FILE.replace("}\"}", &format!(",{field}}}\"}}"));
        assert_ne!(other, FILE);
        fs::write(&path, &other).expect("it can be written");
        let kept = take_from(&folder);
        assert_eq!((kept.settings.sliding.rows, kept.path.clone()), (7, None), "{name}");
        let notice = kept.notice().expect("it is told");
        assert_eq!(notice.title, "Some settings were mended");
        let place = notice.lines.last().expect("the place");
        assert!(place.ends_with("app.ron.unread"), "{:?}", notice.lines);
        let aside = fs::read_to_string(folder.join("app.ron.unread")).expect("it is there");
        assert_eq!(aside, other, "{name}");
        let written = fs::read_to_string(&path).expect("it is there");
        assert!(written.contains("theme_preference:Light"), "{written}");
        assert_eq!((title(&folder), rows(&folder)), (None, 7), "{name}: told once");
    }
}

#[test]
fn without_settings_of_a_last_start_they_are_as_at_first() {
    let folder = folder("kept first");
    fs::write(folder.join("app.ron"), "garbage").expect("the folder can be written");
    let notice = take_from(&folder).notice().expect("it is told");
    assert_eq!(notice.lines[0], "All settings have their default values again.");
    assert_eq!(rows(&folder), Settings::default().sliding.rows);
}

#[test]
fn what_can_be_neither_mended_nor_set_aside_is_not_read_by_the_window() {
    let (folder, path) = started("kept protected");
    fs::write(&path, FILE.replace("1.5", "1e9")).expect("it can be written");
    let mut permissions = fs::metadata(&path).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("they can be set");
    let kept = take_from(&folder);
    assert_eq!(kept.settings.sliding.rows, 7);
    let other = kept.path.clone().expect("another place");
    assert!(!other.exists() && fs::write(&other, "x").is_err());
    let lines = kept.notice().expect("it is told").lines;
    assert!(lines[1].starts_with("No settings can be kept in "), "{lines:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn where_nothing_can_be_kept_it_is_told_at_the_start() {
    let folder = Path::new("/proc/self/langkah");
    let notice = take_from(folder).notice().expect("it is told");
    assert_eq!(notice.title, "The settings cannot be kept");
    let line = notice.lines.first().expect("a line");
    assert!(line.starts_with("No settings can be kept in /proc/self/langkah: "), "{line}");
}

/// What a window begins with: the text of the last puzzle, and of the others.
fn texts(files: &FileSettings) -> (Option<String>, Vec<String>) {
    let text = |last: &Last| serde_json::to_value(last).expect("JSON")["text"].to_string();
    (files.last.as_ref().map(text), files.others.iter().map(text).collect())
}

fn last(text: &str, is_work: bool) -> Last {
    let last = json!({ "text": text, "is_unsaved": is_work });
    serde_json::from_value(last).expect("a puzzle that is kept")
}

/// Windows that share the settings in a folder.
struct Shared {
    folder: PathBuf,
    path: PathBuf,
}

impl Shared {
    /// A window begins. It finds these puzzles.
    fn start(&self) -> (FileSettings, Keeping) {
        let mut kept = take_from(&self.folder);
        kept.leave_to_others(&self.folder);
        (kept.settings.files.clone(), kept.take_keeping())
    }

    /// A window with these puzzles open writes the settings. Returns what they hold then.
    fn save(&self, keeping: &mut Keeping, last: Option<Last>, others: &[Last]) -> FileSettings {
        let mut files = FileSettings { last, others: others.to_vec(), ..FileSettings::default() };
        keeping.keep(&mut files);
        let settings = Settings { files: files.clone(), ..Settings::default() };
        let settings = serde_json::to_string(&settings).expect("JSON");
        let stored = BTreeMap::from([("settings", settings)]);
        fs::write(&self.path, ron::to_string(&stored).expect("RON")).expect("it can be written");
        files
    }
}

/// The puzzle of a window that is still open is not opened a second time; that of one that has
/// ended, or was killed, is.
#[test]
fn a_second_window_leaves_the_puzzle_to_the_first() {
    let (folder, path) = started("kept beside");
    let shared = Shared { folder, path };
    let (_, mut of_first) = shared.start();
    shared.save(&mut of_first, Some(last("2 1\n3 0", false)), &[]);
    drop(of_first);
    let (first, of_first) = shared.start();
    let (second, mut of_second) = shared.start();
    assert!(first.last.is_some());
    assert_eq!(texts(&second), (None, vec![]));
    // What the first window keeps is not taken away by the second one.
    let other = Some(last("3 1\n2 0", false));
    assert_eq!(shared.save(&mut of_second, other.clone(), &[]).last, first.last);
    drop(of_first);
    let (third, of_third) = shared.start();
    assert_eq!(third.last, first.last);
    assert_eq!(shared.save(&mut of_second, other.clone(), &[]).last, first.last);
    drop(of_third);
    // Alone, it keeps its own, but not that it has none.
    assert_eq!(shared.save(&mut of_second, None, &[]).last, first.last);
    assert_eq!(shared.save(&mut of_second, None, &[]).last, first.last);
    assert_eq!(shared.save(&mut of_second, other.clone(), &[]).last, other);
    drop(of_second);
    assert_eq!(shared.start().0.last, other);
}

#[test]
fn work_of_every_window_is_there_again_after_all_were_killed() {
    let (folder, path) = started("kept work");
    let shared = Shared { folder, path };
    let (_, mut of_first) = shared.start();
    let (_, mut of_second) = shared.start();
    let (_, mut of_third) = shared.start();
    shared.save(&mut of_first, Some(last("first", true)), &[last("left by the first", true)]);
    let kept = shared.save(&mut of_second, Some(last("second", true)), &[last("left", true)]);
    assert_eq!(texts(&kept).0.as_deref(), Some("\"first\""), "the first window's");
    shared.save(&mut of_third, Some(last("third", true)), &[]);
    // Work that was saved is no work any more.
    shared.save(&mut of_third, Some(last("third", false)), &[]);
    // Half a file is not taken for an empty one.
    let whole = fs::read(&shared.path).expect("it is there");
    fs::write(&shared.path, &whole[..40]).expect("it can be written");
    let kept = shared.save(&mut of_second, Some(last("second", true)), &[last("left", true)]);
    assert_eq!(texts(&kept).0.as_deref(), Some("\"first\""));
    drop((of_first, of_second, of_third));

    let (found, mut keeping) = shared.start();
    let others = ["left", "second", "left by the first"].map(|one| format!("\"{one}\""));
    assert_eq!(texts(&found), (Some("\"first\"".to_owned()), others.to_vec()));
    // A window beside it takes another place: what it took is not with the settings yet.
    let (_, mut beside) = shared.start();
    shared.save(&mut beside, Some(last("fourth", true)), &[]);
    drop((keeping, beside));
    let (found, again) = shared.start();
    assert_eq!(found.others.len(), 4, "it was killed before it kept anything");
    keeping = again;
    // What was done with it stays done.
    shared.save(&mut keeping, found.last, &[]);
    keeping.end();
    drop(keeping);
    assert_eq!(shared.start().0.others, []);
}

/// What another version has left, or half a file, is set aside and not deleted.
#[test]
fn work_that_cannot_be_read_is_not_deleted() {
    let (folder, path) = started("kept unread");
    let good = serde_json::to_string(&last("good", true)).expect("JSON");
    for (number, text) in
        [(2, format!("[{good},{{\"origin\":\"Unknown\"}}]")), (3, "[{".to_owned())]
    {
        fs::write(folder.join(format!("window-{number}.json")), text).expect("it can be written");
    }
    let shared = Shared { folder: folder.clone(), path };
    let (found, mut keeping) = shared.start();
    assert_eq!(texts(&found).1, ["\"good\""]);
    shared.save(&mut keeping, None, &found.others);
    keeping.end();
    let mut names = names(&folder);
    names.retain(|name| name.starts_with("window-") && name.contains("json"));
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.iter().all(|name| !name.ends_with("json")), "{names:?}");
}

/// A window that becomes the first one lets its own file go only when the settings hold its work.
#[test]
fn work_is_never_in_no_file() {
    let (folder, path) = started("kept moved");
    let shared = Shared { folder: folder.clone(), path };
    let (_, of_first) = shared.start();
    let (_, mut of_second) = shared.start();
    shared.save(&mut of_second, Some(last("second", true)), &[]);
    let own = folder.join("window-2.json");
    assert!(own.is_file());
    drop(of_first);
    let mut files = FileSettings { last: Some(last("second", true)), ..FileSettings::default() };
    of_second.keep(&mut files);
    assert!(own.is_file(), "the settings are not written yet");
    of_second.end();
    assert!(!own.is_file());
}
