//! `report`: the window's report, on standard output.

use std::fs;
use std::path::{Path, PathBuf};

use langkah_engine::hidato::board::Topology;
use langkah_language::Language;
use langkah_puzzle::read::{self, Any};
use langkah_puzzle::report::{self, Cover, Form, Manner, html};

use crate::{file, langkah, run, run_with};

/// Without the lines that tell times.
fn untimed(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("| Time ")).collect()
}

#[test]
fn it_has_what_solve_says() {
    let name = "course/roni-tc4.txt";
    let object = run(&format!("solve --json --preset roni {name}")).object();
    for (code, words) in [
        ("en", ["# 15-puzzle, 4×4: report", "## Start", "Kurang"]),
        ("id", ["# Laporan 15-puzzle, 4×4", "## Status awal", "Kurang"]),
    ] {
        let answer = run(&format!("report --preset roni --language {code} {name}"));
        assert_eq!((answer.status, answer.err.as_str()), (0, ""));
        for word in words {
            assert!(answer.out.contains(word), "{word}: {}", answer.out);
        }
        for figure in ["length", "expanded", "generated"] {
            assert!(answer.out.contains(&object[figure].to_string()), "{figure}: {}", answer.out);
        }
    }
    let usual = run(&format!("report --preset roni {name}")).out;
    let english = run(&format!("report --preset roni --language en {name}")).out;
    assert_eq!(untimed(&usual), untimed(&english));
}

#[test]
fn a_page_is_the_text_as_html() {
    // No search runs, so the report has no time.
    let (text, page) =
        (run("report course/roni-tc1.txt"), run("report --html course/roni-tc1.txt"));
    assert_eq!((text.status, page.status), (1, 1));
    let Ok(Any::Sliding(opened)) = read::any(text.out.as_bytes(), None, Topology::King) else {
        panic!("the report can be opened: {}", text.out);
    };
    let cover = Cover { file: "roni-tc1.txt".to_owned(), ..Cover::default() };
    for (form, out) in [(Form::Markdown, &text.out), (Form::Html, &page.out)] {
        let manner = Manner { form, cover: cover.clone(), ..Manner::default() };
        let expected = report::write(&opened.puzzle, None, &manner);
        let is_page = form == Form::Html;
        let expected = if is_page { html::page(&expected, Language::english()) } else { expected };
        assert_eq!(*out, expected);
    }
    assert!(text.out.ends_with("No search is made.\n"), "{}", text.out);
    let page = run("report --html --language id course/roni-tc1.txt").out;
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"id\">"), "{page}");
}

#[test]
fn limits_and_what_is_refused() {
    let hard = b"0 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n";
    let answer = run_with("report --search ida --bound misplaced --nodes 1000 -", hard);
    assert_eq!((answer.status, answer.err.as_str()), (3, ""));
    assert!(answer.out.starts_with("# 15-puzzle"), "{}", answer.out);
    for (arguments, message) in [
        ("report --search ida hidato/fauzia.txt", "hidato/fauzia.txt: --search is for sliding"),
        ("report --preset fauzia course/roni-tc4.txt", "course/roni-tc4.txt: --preset fauzia is"),
        ("report --ties newest course/roni-tc4.txt", "error: --ties is for --search best-first"),
        ("report --language fr course/roni-tc4.txt", "error: invalid value 'fr' for '--language"),
        ("report", "error: the following required arguments were not provided"),
    ] {
        let answer = run(arguments);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(answer.err.starts_with(message), "{arguments}: {}", answer.err);
    }
}

/// Of a Hidato: the givens, the solution, the steps with their reasons and the figures.
#[test]
fn a_hidato_has_one_too() {
    let name = "hidato/gen-05x05-a.txt";
    let object = run(&format!("solve --json {name}")).object();
    let steps = run(&format!("solve --show all {name}")).out;
    let steps: Vec<String> = steps
        .lines()
        .filter_map(|line| line.split_once(". "))
        .filter(|(number, _)| number.parse::<usize>().is_ok())
        .map(|(number, step)| format!("- Step {number}: {step}."))
        .collect();
    assert!(steps.len() > 5);
    let english = run(&format!("report {name}"));
    assert_eq!((english.status, english.err.as_str()), (0, ""));
    assert!(english.out.starts_with("# Hidato, 5×5: report\n"), "{}", english.out);
    let told: Vec<&str> = english.out.lines().filter(|line| line.starts_with("- Step ")).collect();
    assert_eq!(told, steps);
    let indonesian = run(&format!("report --language id {name}")).out;
    assert!(indonesian.starts_with("# Laporan Hidato, 5×5\n"), "{indonesian}");
    assert!(indonesian.contains("Satu solusi: terbukti satu-satunya."), "{indonesian}");
    let count = indonesian.lines().filter(|line| line.starts_with("- Tahap ")).count();
    assert_eq!(count, steps.len());
    let rows: Vec<Vec<i64>> = serde_json::from_value(object["solution"].clone()).expect("rows");
    for out in [&english.out, &indonesian] {
        // The last block but the figures is the solution.
        let solution = out.split("```text").nth(2).and_then(|rest| rest.split("```").next());
        let cells: Vec<i64> = solution
            .expect("a second board")
            .split_whitespace()
            .map(|cell| if cell == "." { -1 } else { cell.parse().expect("a number") })
            .collect();
        assert_eq!(cells, rows.concat());
        assert!(out.contains(&format!("| {} |", object["generated"])), "{out}");
    }
    // The report also says why there is no solution.
    for (name, english, indonesian) in [
        (
            "none-1-distance",
            "- The rules leave no cell for 43 between 42 at row 6, column 6",
            "<li>Aturan tidak menyisakan sel untuk 43 antara 42 di baris 6, kolom 6",
        ),
        (
            "none-2-deadend",
            "- Only 1 or 20 can stand in a dead end, and both stand elsewhere: there are 2",
            "<li>Hanya 1 atau 20 yang dapat menempati jalan buntu, dan",
        ),
    ] {
        let answer = run(&format!("report hidato/{name}.txt"));
        assert_eq!(answer.status, 1);
        assert!(answer.out.contains(english), "{}", answer.out);
        let answer = run(&format!("report --html --language id hidato/{name}.txt"));
        assert!(answer.out.starts_with("<!DOCTYPE html>\n<html lang=\"id\">"));
        assert!(answer.out.contains(indonesian), "{}", answer.out);
    }
}

/// Each puzzle of a file has a part, which tells its number and its place.
#[test]
fn several_puzzles_are_parts_of_one_text() {
    // Only the second puzzle needs a search, and it is solved already.
    let boards = ["1 2 3\n4 5 6\n8 7 0\n", "1 2 3\n4 5 6\n7 8 0\n", "hidato 1 0/0 0/0 0/0 9\n"];
    let three = file("three-reports.txt", boards.join("\n").as_bytes());
    let alone = boards.map(|board| run_with("report -", board.as_bytes()).out);
    let answer = run(&format!("report {}", three.display()));
    assert_eq!((answer.status, answer.err.as_str()), (1, ""));
    let parts: Vec<&str> = answer.out.split("\n---\n\n").collect();
    assert_eq!(parts.len(), 3, "{}", answer.out);
    for (index, (part, alone)) in parts.iter().zip(&alone).enumerate() {
        let (title, rest) = alone.split_once("\n\n").expect("a title");
        let (line, number) = ([1, 5, 9][index], index + 1);
        let name = format!("Puzzle {number} of 3: `{}:{line}`", three.display());
        assert_eq!(untimed(part), untimed(&format!("{title}\n\n{name}\n\n{rest}")));
    }
    let page = run(&format!("report --html --language id {}", three.display())).out;
    for (tag, count) in [("<!DOCTYPE", 1), ("<title>", 1), ("<h1>", 3), ("<hr>", 2), ("</html>", 1)]
    {
        assert_eq!(page.matches(tag).count(), count, "{tag}: {page}");
    }
    assert!(page.contains("<title>Laporan 3 teka-teki</title>"), "{page}");
    assert!(
        page.contains(&format!("<p>Teka-teki 2 dari 3: <code>{}:5</code></p>", three.display()))
    );
    assert!(page.ends_with("</body>\n</html>\n"));
}

/// Runs `report` with arguments that may have blanks, in a language.
fn report_on(language: &str, arguments: &[&str]) -> crate::Answer {
    let mut command = langkah();
    command.args(["report", "--language", language]).args(arguments);
    crate::Answer::new(command.output().expect("the binary runs"))
}

/// A folder of its own for a test, with files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("the folder can be written");
    }
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = entries.map(|entry| name(entry.expect("it is there"))).collect();
    names.sort();
    names
}

fn path(path: &Path) -> &str {
    path.to_str().expect("text")
}

const SOLVED: &str = "1 2 3\n4 5 6\n7 8 0\n";
const NEAR: &str = "1 2 3\n4 5 6\n7 0 8\n";
const HIDATO: &str = "hidato\n1 0 3\n6 5 4\n7 0 9\n";

#[test]
fn whose_report_it_is() {
    let name = "course/roni-tc1.txt";
    let person = ["--name", "Siti Aminah", "--student-id", "13520001", name];
    let english = report_on("en", &person).out;
    let head = "# 15-puzzle, 4×4: report\n\n- Name: Siti Aminah\n- Student number: 13520001\n\
                - Puzzle file: roni-tc1.txt\n\n## Start\n";
    assert!(english.starts_with(head), "{english}");
    let indonesian = report_on("id", &["--html", "--student-id", "13520001", name]).out;
    let head =
        "<dl>\n<dt>NIM</dt><dd>13520001</dd>\n<dt>Berkas teka-teki</dt><dd>roni-tc1.txt</dd>";
    assert!(indonesian.contains(head) && !indonesian.contains("<dt>Nama</dt>"), "{indonesian}");
    // Standard input has no name.
    let unnamed = run_with("report -", SOLVED.as_bytes()).out;
    assert!(unnamed.starts_with("# 8-puzzle, 3×3: report\n\n## Start\n"), "{unnamed}");
}

/// Nothing marks where two solutions differ, so nothing says so.
#[test]
fn several_solutions_stand_side_by_side() {
    for options in [&["-"][..], &["--html", "-"]] {
        let arguments = format!("report {}", options.join(" "));
        let report = run_with(&arguments, b"1 0 0\n0 0 0\n0 0 0\n").out;
        assert!(report.contains("Several solutions; here are two."), "{report}");
        assert!(!report.contains("marked"), "{report}");
    }
}

/// Archives from other systems have names that are no UTF-8.
#[cfg(target_os = "linux")]
#[test]
fn a_file_of_a_folder_may_have_any_name() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let from = folder("reports of names", &[("a.txt", NEAR)]);
    let name = OsStr::from_bytes(b"Jos\xe9.txt");
    fs::write(from.join(name), SOLVED).expect("the folder can be written");
    let to = folder("reports of names to", &[]);
    let answer = report_on("en", &[path(&from), "--to", path(&to)]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert_eq!(fs::read_dir(&to).expect("a folder").count(), 2, "{}", answer.err);
}

/// Each file of a folder has a report of its own, and reports from before are not read again.
#[test]
fn a_report_for_each_file_of_a_folder() {
    let from = folder(
        "reports from",
        &[("b.txt", NEAR), ("a.one.txt", SOLVED), ("C.txt", HIDATO), (".hidden", "no puzzle")],
    );
    let to = folder("reports to", &[]);
    for _ in 0..2 {
        let answer = report_on("id", &["--name", "Siti", path(&from), "--to", path(&to)]);
        assert_eq!((answer.status, answer.out.as_str()), (0, ""), "{}", answer.err);
        let reports = ["C-laporan.md", "a.one-laporan.md", "b-laporan.md"];
        assert_eq!(names(&to), reports);
        let told = answer.err.lines().map(|line| {
            let (file, _) = line.split_once(" telah ditulis.").expect("a file is written");
            Path::new(file).file_name().expect("a name").to_string_lossy().into_owned()
        });
        let order = ["a.one-laporan.md", "b-laporan.md", "C-laporan.md"];
        assert_eq!(told.collect::<Vec<_>>(), order);
    }
    let text = |name: &str| fs::read_to_string(to.join(name)).expect("it is written");
    assert!(text("b-laporan.md").starts_with("# Laporan 8-puzzle, 3×3\n\n- Nama: Siti\n"));
    assert!(text("b-laporan.md").contains("\n- Berkas teka-teki: b.txt\n"));
    assert!(text("C-laporan.md").starts_with("# Laporan Hidato, 3×3\n\n- Nama: Siti\n"));
    // Into the puzzles' own folder, in either form and language, as often as one likes.
    for arguments in [["en", "--html"], ["id", "--threads=1"], ["id", "--html"]] {
        let [language, option] = arguments;
        for _ in 0..2 {
            let answer = report_on(language, &[option, path(&from), "--to", path(&from)]);
            assert_eq!(answer.status, 0, "{}", answer.err);
            assert_eq!(answer.err.lines().count(), 3, "{}", answer.err);
        }
    }
    assert_eq!(names(&from).len(), 4 + 3 * 3);
    let page = fs::read_to_string(from.join("b-report.html")).expect("it is written");
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"), "{page}");
}

/// Files of one name have reports of their own; several files can be one text.
#[test]
fn several_files() {
    let one = folder("reports one", &[("a.txt", SOLVED)]);
    let two = folder("reports two", &[("A.txt", NEAR)]);
    let to = folder("reports of one and two", &[]);
    let both = [one.join("a.txt"), two.join("A.txt")];
    let both: Vec<&str> = both.iter().map(|file| path(file)).collect();
    let answer = report_on("en", &[&both[..], &["--to", path(&to)]].concat());
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert_eq!(names(&to), ["A-report-2.md", "a-report.md"]);
    let out = report_on("en", &both).out;
    assert_eq!(out.matches("8-puzzle, 3×3: report").count(), 2);
    for (name, begin) in [("all.md", "# 8-puzzle"), ("all.html", "<!DOCTYPE html>")] {
        let file = to.join(name);
        let answer = report_on("en", &[&both[..], &["--to", path(&file)]].concat());
        assert_eq!((answer.status, answer.out.as_str()), (0, ""), "{}", answer.err);
        assert_eq!(answer.err, format!("{} is written.\n", file.display()));
        let text = fs::read_to_string(&file).expect("it is written");
        assert!(text.starts_with(begin) && text.contains("Puzzle 2 of 2: "), "{text}");
    }
}

/// What is wrong is told, and what is right is written nevertheless.
#[test]
fn faults_of_files_and_folders() {
    let from = folder("reports faults", &[("a.txt", "no puzzle"), ("b.txt", NEAR)]);
    let (empty, to) = (folder("reports empty", &[]), folder("reports faults to", &[]));
    let missing = to.join("missing");
    let all = [path(&missing), path(&empty), path(&from), "--to", path(&to)];
    let answer = report_on("en", &all);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    for told in [
        format!("{}: ", missing.display()),
        format!("{}: the folder has no files", empty.display()),
        format!("{}:1:", from.join("a.txt").display()),
        format!("{} is written.", to.join("b-report.md").display()),
    ] {
        assert!(answer.err.contains(&told), "{told}: {}", answer.err);
    }
    assert_eq!(names(&to), ["b-report.md"], "no report without a puzzle");
    // A folder that is not there is no file to be written.
    let answer = report_on("en", &[path(&from), "--to", path(&missing)]);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    let told = "missing: there is no such folder; the name of a file ends with .md or .html\n";
    assert!(answer.err.ends_with(told), "{}", answer.err);
    let file = missing.join("a.md");
    let answer = report_on("en", &[path(&from.join("b.txt")), "--to", path(&file)]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("a.md: "), "{}", answer.err);
    let answer = report_on("en", &["--html", "course/roni-tc1.txt", "--to", "a.md"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("with --html the name of the file ends with .html"));
    assert_eq!(names(&to), ["b-report.md"]);
}

/// The tree down to a level stands at the end of a page: all nodes of these levels, or the levels
/// that a page has room for.
#[test]
fn the_tree_down_to_a_level() {
    let name = "course/roni-tc2.txt";
    let solved = run(&format!("solve --json --preset roni {name}")).object();
    let report = |depth: u32| {
        let answer = run(&format!("report --html --preset roni --tree {depth} {name}"));
        assert_eq!((answer.status, answer.err.as_str()), (0, ""));
        answer.out
    };
    let without = run(&format!("report --html --preset roni {name}")).out;
    assert!(!without.contains("<section"));
    // The root has four children, as the blank is in the middle, and each of them two or three.
    let (one, two) = (report(1), report(2));
    let section = |page: &str| {
        let (_, rest) = page.split_once("<section class=\"tree").expect("a tree");
        rest.split_once("</section>").expect("its end").0.to_owned()
    };
    let nodes = |page: &str| section(page).matches("</g>").count();
    assert_eq!((nodes(&one), nodes(&two)), (5, 15));
    let all = solved["generated"].as_u64().expect("a number") + 1;
    let grouped = langkah_language::grouped(all);
    let told = format!("<p>The tree down to level 1: 5 of the {grouped} nodes. ");
    assert!(one.contains(&told), "{}", section(&one));
    // A deeper tree than a page has room for.
    let most = section(&report(30));
    assert!(most.contains("<p>Level 30 was asked for; the letters of a deeper tree"), "{most}");
    assert!(section(&two).starts_with(" wide\">\n<h2>The state-space tree</h2>"), "{two}");
    let page = run("report --html --language id --tree 9 hidato/gen-05x05-a.txt").out;
    assert!(page.contains("<h2>Pohon ruang status</h2>\n<p>Seluruh pohon"), "{page}");
    // Where nothing is searched there is no tree.
    assert!(!run("report --html --tree 3 course/roni-tc1.txt").out.contains("<section"));
    for (arguments, message) in [
        ("--tree 2", "error: --tree is for HTML: add --html"),
        ("--html --tree 0", "error: invalid value '0' for '--tree <DEPTH>'"),
        ("--html --tree 2 --search anytime", "course/roni-tc2.txt: "),
    ] {
        let answer = run(&format!("report {arguments} {name}"));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(answer.err.starts_with(message), "{arguments}: {}", answer.err);
    }
}

/// A report is not written over a list of puzzles.
#[test]
fn a_report_has_the_ending_of_one() {
    let list = file("report-over-a-list.txt", b"1 2\n3 0\n");
    let answer = run(&format!("report course/roni-tc4.txt --to {}", list.display()));
    assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{}", answer.err);
    assert!(answer.err.contains(".md") && answer.err.contains(".html"), "{}", answer.err);
    assert_eq!(std::fs::read(&list).expect("it is there"), b"1 2\n3 0\n");
}

/// A large board is wider, so that its numbers can be read.
#[test]
fn a_large_board_of_a_page_is_wide() {
    let board = run("random --hidato 20x20 --seed 1").out;
    let page = crate::run_with("report --html -", board.as_bytes()).out;
    assert!(page.contains("<figure class=\"one\" style=\"--board:38em\">"), "{page}");
}
