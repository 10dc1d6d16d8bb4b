//! `export` and `random --to`: files that other programs open.

use std::fs;
use std::path::PathBuf;

use langkah::export::ExportError;

use crate::{file, langkah, run};

fn target(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // The file of an earlier run must not stand for one of this run.
    let _ = fs::remove_file(&path);
    path
}

/// The file that a call with `--to` writes.
fn exported(arguments: &str, name: &str) -> Vec<u8> {
    let path = target(name);
    let answer = run(&format!("{arguments} --to {}", path.display()));
    assert_eq!((answer.status, answer.out.as_str()), (0, ""), "{arguments}: {}", answer.err);
    fs::read(path).expect("it is written")
}

#[test]
fn a_board_as_a_picture() {
    let svg = exported("export course/roni-tc2.txt", "board.svg");
    let svg = String::from_utf8(svg).expect("text");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<text ").count(), 15);
    let last = exported("export --step last course/roni-tc2.txt", "last.svg");
    let last = String::from_utf8(last).expect("text");
    // All tiles are at home, and a caption says which step it is.
    assert_eq!(last.matches("fill=\"#0f766e\"").count(), 15);
    assert!(last.contains("Step 23 of 23"), "{last}");
    let png = exported("export --width 200 course/roni-tc2.txt", "board.png");
    let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).expect("a PNG");
    assert_eq!((pixels.width(), pixels.height()), (200, 200));
    // It is no empty picture: the tiles at home have their colour.
    let home = pixels
        .pixels()
        .iter()
        .filter(|pixel| (pixel.red(), pixel.green(), pixel.blue()) == (0x0f, 0x76, 0x6e));
    assert!(home.count() > 1000);
}

#[test]
fn a_solution_as_a_film() {
    let bytes = exported(
        "export --width 160 ../../assets/samples/hardest-8-puzzle-31-moves.txt",
        "film.gif",
    );
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut film = options.read_info(&bytes[..]).expect("a GIF");
    assert_eq!(film.width(), 160);
    let mut count = 0;
    while film.read_next_frame().expect("a frame").is_some() {
        count += 1;
    }
    let length =
        run("solve --json ../../assets/samples/hardest-8-puzzle-31-moves.txt").object()["length"]
            .as_u64();
    assert_eq!(length.map(|length| length + 1), Some(count));
    let page = exported("export ../../assets/samples/hardest-8-puzzle-31-moves.txt", "film.html");
    let page = String::from_utf8(page).expect("text");
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
}

/// How many pages a PDF has.
pub fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    assert!(text.starts_with("%PDF-"), "{}", text.len());
    let (_, rest) = text.split_once("/Count ").expect("the number of pages");
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn sheets_to_print() {
    let both = exported("export course/roni-tc2.txt hidato/fauzia.txt", "both.pdf");
    assert_eq!(pages(&both), 2);
    let alone = exported("export --no-solutions course/roni-tc2.txt", "alone.pdf");
    assert_eq!(pages(&alone), 1);
    let many = exported("random --seed 7 --size 3x3 --count 13", "many.pdf");
    assert_eq!(pages(&many), 4);
    let again = exported("random --seed 7 --size 3x3 --count 13", "again.pdf");
    assert_eq!(many.len(), again.len());
    let hidato = exported("random --seed 7 --hidato 5x5 --count 2 --paper letter", "hidato.pdf");
    assert_eq!(pages(&hidato), 2);
    let hexagons = "random --seed 1 --hidato 10x10 --hexagonal --difficulty hard --count 100";
    // Six on a page, and then their solutions.
    assert_eq!(pages(&exported(hexagons, "hexagons.pdf")), 34);
}

/// A file that is read stays as it is, whatever is to be written in its place.
#[test]
fn the_puzzle_that_is_read_is_not_written_over() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("written-over");
    fs::create_dir_all(&folder).expect("the folder is made");
    let board = b"1 2 3\n4 0 6\n7 5 8\n";
    for (name, arguments) in [
        ("trace.jsonl", "solve --trace FILE FILE"),
        ("score.json", "practice --seed 1 --count 1 --save FILE FILE"),
        ("exam.md", "practice --seed 1 --count 1 --to FILE FILE"),
        ("picture.svg", "export --to FILE FILE"),
        ("one.md", "report --to FILE FILE"),
        ("two.md", "report --to FILE FOLDER"),
        ("board-report.md", "report --to FOLDER FOLDER/board.txt FILE"),
    ] {
        let file = folder.join(name);
        fs::write(folder.join("board.txt"), board).expect("the board is written");
        fs::write(&file, board).expect("the board is written");
        let call = arguments.replace("FILE", &file.to_string_lossy());
        let answer = run(&call.replace("FOLDER", &folder.to_string_lossy()));
        assert_eq!(answer.status, 2, "{arguments}: {}{}", answer.out, answer.err);
        assert!(answer.err.contains("is read here, and would be lost"), "{}", answer.err);
        assert_eq!(fs::read(&file).expect("it is there"), board, "{arguments}");
        fs::remove_file(&file).expect("it is there");
    }
}

#[test]
fn what_is_refused() {
    let path = target("refused.png");
    for (arguments, status, message) in [
        ("course/roni-tc2.txt course/roni-tc4.txt --to PATH", 2, "holds one puzzle; name one"),
        ("course/roni-tc2.txt --step 999 --to PATH", 2, "there is no step 999"),
        ("course/roni-tc2.txt --step -1 --to PATH", 2, "error: "),
        (
            "course/roni-tc2.txt --to picture.bmp",
            2,
            "must end with .svg, .png, .gif, .html or .pdf",
        ),
        ("course/roni-tc1.txt --to film.gif", 1, "There is no solution to show."),
        ("hidato/fauzia.solution.txt --to film.html", 2, "This puzzle is complete already"),
        (
            "course/roni-tc2.txt --nodes 10 --to film.html",
            3,
            "the search ended before it found one",
        ),
        ("course/roni-tc2.txt --to /no/such/folder/a.png", 2, "make the folder first"),
        ("hidato/fauzia.txt --search ida --to film.gif", 2, "--search is for sliding puzzles"),
        ("course/roni-tc2.txt --step 2 --to film.gif", 2, "--step is for .svg and .png"),
        ("course/roni-tc2.txt --step 2 --to a.pdf", 2, "--step is for .svg and .png"),
        (
            "course/roni-tc2.txt --colours dark --to a.html",
            2,
            "--colours is for boards in .svg, .p",
        ),
        ("course/roni-tc2.txt --tree all --colours light --to a.svg", 2, "--colours is for boards"),
        ("course/roni-tc2.txt --width 480 --to a.svg", 2, "--width is for boards in .png and .gif"),
        ("course/roni-tc2.txt --tree all --width 90 --to a.png", 2, "--width is for boards in"),
        ("course/roni-tc2.txt --paper a4 --to a.png", 2, "--paper is for puzzles in .pdf"),
        ("course/roni-tc2.txt --tree all --title T --to a.pdf", 2, "--title is for puzzles in"),
        ("course/roni-tc2.txt --no-solutions --to a.gif", 2, "--no-solutions is for puzzles in"),
        ("--to PATH", 2, "error: the following required arguments were not provided"),
    ] {
        let answer = run(&format!("export {}", arguments.replace("PATH", &path.to_string_lossy())));
        assert_eq!((answer.status, answer.out.as_str()), (status, ""), "{arguments}");
        assert!(answer.err.contains(message), "{arguments}: {}", answer.err);
    }
    // Of several puzzles the first is not written, either.
    assert!(!path.exists(), "{}", path.display());
    let answer = run("random --to sheet.txt");
    assert!(answer.status == 2 && answer.err.contains("must end with .pdf"), "{}", answer.err);
    for option in ["--paper letter", "--title T", "--no-solutions"] {
        let answer = run(&format!("random {option}"));
        assert!(answer.status == 2 && answer.err.contains("--to <FILE.pdf>"), "{}", answer.err);
    }
}

/// The tree of the search, down to a level or whole, as a picture, for a page and for a slide.
#[test]
fn the_tree_of_the_search() {
    let call = "export --preset roni course/roni-tc2.txt";
    let svg = |depth: &str| {
        let bytes = exported(&format!("{call} --tree {depth}"), "tree.svg");
        String::from_utf8(bytes).expect("text")
    };
    let nodes = |svg: &str| svg.matches("</g>").count() + svg.matches("<circle ").count();
    let counts = ["0", "1", "2"].map(|depth| nodes(&svg(depth)));
    assert_eq!(counts, [1, 5, 15]);
    // The whole tree is what a trace draws.
    let traced = target("traced.svg");
    run(&format!("solve --preset roni course/roni-tc2.txt --trace {}", traced.display()));
    assert_eq!(svg("all"), fs::read_to_string(traced).expect("it is written"));
    let size = |arguments: &str| {
        let png = exported(&format!("{call} {arguments}"), "tree.png");
        let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).expect("a PNG");
        (pixels.width(), pixels.height())
    };
    assert_eq!(size("--tree 2 --fit slide"), (1920, 1080));
    assert_eq!(size("--tree 2 --fit a4"), (3507, 2480));
    assert!(size("--tree 2").0 > 2000);
    assert_eq!(pages(&exported(&format!("{call} --tree 2"), "tree.pdf")), 1);
    assert_eq!(pages(&exported("export --tree all hidato/fauzia.txt", "hidato-tree.pdf")), 1);
    let path = target("refused tree.pdf");
    for (arguments, message) in [
        ("--tree 9 --to PATH", "its text would be"),
        ("--tree 2 --to film.gif", "error: --tree is for .svg, .png and .pdf"),
        ("--tree 2 --fit slide --to tree.svg", "error: --fit is for .png and .pdf"),
        ("--tree 2 --step 3 --to tree.svg", "error: the argument '--tree <DEPTH|all>' cannot be"),
        ("--fit slide --to tree.pdf", "--tree <DEPTH|all>"),
        ("--tree deep --to tree.svg", "expected all or a number of levels"),
    ] {
        let path = path.to_string_lossy().replace(' ', "-");
        let answer = run(&format!("{call} {}", arguments.replace("PATH", &path)));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(answer.err.contains(message), "{arguments}: {}", answer.err);
    }
    let answer = run("export --tree 2 course/roni-tc1.txt --to none.svg");
    assert_eq!(answer.status, 2);
    let told = "no tree to show: this board cannot be solved, so nothing was searched.\n";
    assert!(answer.err.ends_with(told), "{}", answer.err);
}

/// The board of `--goal` is read from a file as the puzzle is.
#[test]
fn the_goal_that_is_read_is_not_written_over() {
    let board = b"1 2 3\n8 0 4\n7 6 5\n";
    let start = file("goal-kept-start.txt", b"1 2 3\n8 4 0\n7 6 5\n");
    for (command, ending) in [
        ("report --goal GOAL --to GOAL START", "md"),
        ("solve --goal GOAL --trace GOAL START", "jsonl"),
        ("solve --goal GOAL --trace GOAL START", "svg"),
        ("export --goal GOAL --to GOAL START", "svg"),
        ("export --goal GOAL --to GOAL START", "pdf"),
        ("practice --goal GOAL --to GOAL START", "md"),
        ("random --goal GOAL --to GOAL", "pdf"),
    ] {
        let goal = file(&format!("goal-kept.{ending}"), board);
        let command = command.replace("GOAL", &goal.to_string_lossy());
        let answer = run(&command.replace("START", &start.to_string_lossy()));
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{command}");
        assert!(answer.err.contains("is read here, and would be lost"), "{}", answer.err);
        assert_eq!(std::fs::read(&goal).expect("it is there"), board, "{command}");
    }
    // A report in a folder has a name that the goal's file may have.
    let folder = crate::folders::folder("goal-kept");
    let goal = folder.join("goal-kept-start-report.md");
    std::fs::write(&goal, board).expect("a file");
    let (goal, folder, start) = (goal.display(), folder.display(), start.display());
    let answer = run(&format!("report --goal {goal} --to {folder} {start}"));
    assert!(answer.err.contains("is read here, and would be lost"), "{}", answer.err);
}

/// Where the system allows it, the name of a file need not be text.
#[cfg(target_os = "linux")]
#[test]
fn files_of_any_name_are_written() {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;

    let folder = crate::folders::folder("any-name");
    for (command, ending) in [
        ("export course/roni-tc2.txt --to", "svg"),
        ("solve --show none course/roni-tc2.txt --trace", "jsonl"),
        ("random --seed 1 --size 2x2 --to", "pdf"),
        ("practice --seed 1 --count 1 --to", "md"),
    ] {
        let mut name = OsString::from_vec(b"o\xff.".to_vec());
        name.push(ending);
        let path = folder.join(name);
        let mut run = crate::langkah();
        run.args(command.split(' ')).arg(&path);
        let answer = run.output().expect("the binary runs");
        assert_eq!(answer.status.code(), Some(0), "{answer:?}");
        assert!(path.exists(), "{command}");
    }
    let mut moves = OsString::from("@");
    let path = folder.join(OsString::from_vec(b"m\xff.txt".to_vec()));
    fs::write(&path, "DR").expect("the folder can be written");
    moves.push(&path);
    for command in ["check FILE --moves", "analyse FILE", "moves FILE"] {
        let board = file("any-name.txt", b"1 2 3\n4 0 6\n7 5 8\n");
        let mut run = crate::langkah();
        run.args(command.replace("FILE", &board.to_string_lossy()).split(' ')).arg(&moves);
        let answer = run.output().expect("the binary runs");
        assert_eq!(answer.status.code(), Some(0), "{answer:?}");
    }
}

fn text(arguments: &str, name: &str) -> String {
    String::from_utf8(exported(arguments, name)).expect("text")
}

const GENTLE: &str = "../../assets/samples/gentle-13-moves.txt";

/// A letter is the way of the blank in every caption, and the page says so.
#[test]
fn the_captions_of_a_film_are_of_one_kind() {
    let page = text(&format!("export --metric multi {GENTLE}"), "multi.html");
    assert!(page.contains("Step 3 of 9: L2, tiles 15, 12") && !page.contains("go right"), "{page}");
    let letters = "The letters are the ways of the blank: U up, L left, D down, R right.";
    let several = "A number after a letter says how many cells the blank goes.";
    assert!(page.contains(&format!("{letters} {several}")), "{page}");
    let page = text(&format!("export {GENTLE}"), "single.html");
    assert!(page.contains(letters) && !page.contains(several), "{page}");
}

/// A Hidato's page and its sheet say whether the solution is the only one, as `solve` does.
#[test]
fn one_of_several_solutions_is_told() {
    let several = file("several.txt", b"hidato\n1 0 0\n0 0 0\n0 0 9\n");
    let one = file("one.txt", b"hidato\n1 2 3\n6 5 4\n7 0 9\n");
    let page = text(&format!("export {}", several.display()), "several.html");
    assert!(page.contains("<th>Solution</th><td>one of several solutions</td>"), "{page}");
    assert!(!page.contains("id=\"letters\""), "{page}");
    let page = text(&format!("export {}", one.display()), "one.html");
    assert!(page.contains("<th>Solution</th><td>the only solution</td>"), "{page}");
}

/// A narrow window has smaller cells, and a browser without scripts shows the start and says why.
#[test]
fn a_page_that_plays_is_for_every_reader() {
    for (call, rows) in [
        (GENTLE, "aria-label=\"1  2  3  4 /  5  6  7  8 /  9 12 15 14 / 13 11  0 10\""),
        ("hidato/fauzia.txt", "aria-label=\""),
    ] {
        let page = text(&format!("export {call}"), "every.html");
        assert!(page.contains("100vw"), "{page}");
        let (_, still) = page.split_once("<div id=\"still\">").expect("a picture");
        let (still, _) = still.split_once("</noscript>").expect("its end");
        assert!(still.contains("Scripts are switched off here"), "{still}");
        assert!(still.contains(rows) && still.contains("<svg "), "{still}");
    }
}

/// Who cannot see a picture is told what it shows.
#[test]
fn pictures_tell_what_they_show() {
    let first = |svg: &str| svg.lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    let rows = "1  2  3  4 /  5  6  7  8 /  9 12 15 14 / 13 11  0 10";
    let board = first(&text(&format!("export {GENTLE}"), "told.svg"));
    assert!(board[0].ends_with(" role=\"img\">"), "{board:?}");
    assert_eq!(board[1], format!("<title>{rows}</title>"));
    let step = first(&text(&format!("export --step 0 {GENTLE}"), "step.svg"));
    assert_eq!(step[1], format!("<title>Start; {rows}</title>"));
    let tree = first(&text(&format!("export --preset course --tree 1 {GENTLE}"), "told-tree.svg"));
    assert!(tree[0].ends_with(" role=\"graphics-document document\">"), "{tree:?}");
    assert_eq!(tree[1], "<title>The state-space tree</title>");
}

/// The figures below two nodes do not touch where the font is a wide one: those of `DejaVu` Sans
/// are the widths of letters here.
#[test]
fn figures_in_a_tree_stand_apart() {
    let svg = text(&format!("export --preset course --tree 4 {GENTLE}"), "wide.svg");
    let width = |letter: char| match letter {
        ' ' => 0.32,
        ':' => 0.337,
        '+' | '=' => 0.838,
        'ĉ' => 0.55,
        _ => 0.637,
    };
    let mut ends: Vec<(String, f32, f32)> = Vec::new();
    for line in svg.lines().filter(|line| line.contains(": ĉ = ")) {
        let Some((_, text)) = line.split_once("<text x=\"") else { continue };
        let (x, rest) = text.split_once("\" y=\"").expect("a place");
        let (y, rest) = rest.split_once("\">").expect("a place");
        let (figures, _) = rest.split_once("</text>").expect("its end");
        let half = figures.chars().map(width).sum::<f32>() * 6.0;
        let x: f32 = x.parse().expect("a number");
        ends.push((y.to_owned(), x - half, x + half));
    }
    assert!(ends.len() > 30, "{}", ends.len());
    ends.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    for pair in ends.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        assert!(pair[0].2 + 2.0 < pair[1].1, "{pair:?}");
    }
}

/// Counts below a tree have groups of digits and the singular; a tip has the number of its node
/// once.
#[test]
fn counts_in_a_tree() {
    let large = "../../assets/samples/course-23-moves.txt";
    let svg = text(&format!("export --preset course --tree 0 {large}"), "root.svg");
    assert!(svg.contains("<title>node 1, expanded, ĉ = 0 + "), "{svg}");
    let (_, count) = svg.split_once("#bbbbbb\"><title>").expect("a mark");
    let (count, _) = count.split_once(" nodes</title>").expect("a count");
    assert!(count.contains('\u{a0}') && svg.contains(&format!(">{count}</text>")), "{svg}");
    let deep = text(&format!("export --preset course --tree 6 {GENTLE}"), "deep.svg");
    assert!(deep.contains("<title>1 node</title>") && !deep.contains("1 nodes"));
}

/// Letters of a title that the font has not got are named.
#[test]
fn letters_that_a_page_leaves_out_are_told() {
    let path = target("left out.pdf");
    for call in ["export course/roni-tc2.txt", "random --count 1", "practice --seed 1 --count 1"] {
        for (title, letters) in [("Việt → đề ✓ ✓", Some("ệ, →, ề, ✓")), ("Großer Übungstest", None)]
        {
            let mut command = langkah();
            command.args(call.split(' ')).args(["--title", title, "--to"]).arg(&path);
            let output = command.output().expect("the binary runs");
            let told = String::from_utf8(output.stderr).expect("text");
            assert!(output.status.success(), "{call}: {told}");
            let found = told.lines().find_map(|line| line.split_once("draws a box for each: "));
            assert_eq!(found.map(|(_, found)| found), letters, "{call}: {told}");
        }
    }
}

/// What a page would have is never told as the number that it needs.
#[test]
fn letters_that_are_a_little_too_small_are_told_so() {
    for (size, told) in [(3.49, "3.4"), (3.46, "3.4"), (3.44, "3.4"), (0.9, "0.8"), (2.0, "2.0")] {
        let error = ExportError::Unreadable { size, least: 3.5 }.to_string();
        let wanted = format!("its text would be {told} points high, and text below 3.5 points");
        assert!(error.contains(&wanted), "{error}");
    }
    let error = ExportError::Unreadable { size: 5.99, least: 6.0 }.to_string();
    assert!(error.contains("5.9 points high, and text below 6.0 points"), "{error}");
}

/// Who cannot see a film is told its edges at every step.
#[test]
fn a_film_tells_its_edges() {
    let edged = file("export-edged.txt", b"numbrix\n1 0 0\n0 0 0\nedge 1,1 2,1\nedge 1,2 1,3\n");
    let page = text(&format!("export {}", edged.display()), "edged.html");
    assert!(page.contains("\"edgesTold\":\" / edge 1,1 2,1 / edge 1,2 1,3\""), "{page}");
    assert!(page.contains("rows(now) + film.edgesTold"), "{page}");
    let page = text(&format!("export {GENTLE}"), "unedged.html");
    assert!(page.contains("\"edgesTold\":\"\""), "{page}");
}
