//! `report`: the window's report, on standard output.

use langkah_engine::puzzle::report::html;
use langkah_language::Language;

use crate::{file, run, run_with};

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
        ("id", ["# Laporan 15-puzzle, 4×4", "## Posisi awal", "Kurang"]),
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
    assert_eq!(page.out, html::page(&text.out, Language::english()));
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
    assert!(indonesian.contains("Tepat satu solusi"), "{indonesian}");
    let count = indonesian.lines().filter(|line| line.starts_with("- Langkah ")).count();
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
            "- No number is left for row 6, column 6.",
            "<li>Tidak ada bilangan tersisa untuk baris 6, kolom 6.</li>",
        ),
        (
            "none-2-deadend",
            "- Only 1 or 20 can stand in a dead end, and both stand elsewhere: there are 2",
            "<li>Hanya 1 atau 20 dapat menempati jalan buntu, dan",
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
