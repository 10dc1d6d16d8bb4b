//! Pictures, films, pages that play, and sheets.

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::Difficulty;
use langkah_engine::plan::Request;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solution::Outcome;
use langkah_engine::solve::{Solution, solve};
use langkah_language::{Language, within};
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::{Paper, SheetItem, pages};
use langkah_puzzle::picture::{Ink, document, player};
use langkah_puzzle::{Of, hidato, read};
use serde_json::Value;

/// The board of the course, 23 moves from its goal.
const COURSE: [u8; 16] = [5, 6, 4, 3, 2, 1, 0, 8, 9, 10, 7, 11, 13, 14, 15, 12];

fn course() -> (Puzzle, Solution) {
    course_by(Metric::Single)
}

fn course_by(metric: Metric) -> (Puzzle, Solution) {
    let start = Board::new(Dims::new(4, 4).expect("a size"), &COURSE).expect("a board");
    let puzzle = Puzzle::new(start, Goal::BlankLast);
    let request = Request { metric, ..Request::default() };
    let solution = solve(&puzzle, &request, &mut ()).expect("it fits");
    (puzzle, solution)
}

fn numbers() -> (hidato::Opened, hidato::Solution) {
    let opened = hidato::read("1 __ 3\n__ 5 __\n7 __ 9\n", Topology::Orthogonal).expect("a Hidato");
    let solution = hidato::solve(&opened.board, &hidato::Request::default(), &mut ());
    (opened, solution)
}

/// The texts of a picture, in their order.
fn texts(svg: &str) -> Vec<&str> {
    let parts = svg.split("<text ").skip(1);
    parts.filter_map(|part| part.split_once('>')?.1.split_once('<')).map(|found| found.0).collect()
}

#[test]
fn a_board_shows_every_tile_once_and_no_blank() {
    let (puzzle, _) = course();
    let film = Film::sliding(&puzzle, None);
    let svg = document(&film.start, Some("3 < 4 & \"5\""), &Ink::LIGHT);
    let tiles = COURSE.iter().filter(|tile| **tile != 0).map(u8::to_string);
    let wanted: Vec<String> = tiles.chain(["3 &lt; 4 &amp; &quot;5&quot;".to_owned()]).collect();
    assert_eq!(texts(&svg), wanted);
    // The tiles 8 to 10 and 13 to 15 stand on their goal cells.
    assert_eq!(svg.matches("fill=\"#0f766e\"").count(), 6);
}

#[test]
fn a_film_ends_at_the_goal() {
    let (puzzle, solution) = course();
    let film = Film::sliding(&puzzle, Some(&solution));
    let frames: Vec<_> = film.frames().collect();
    assert_eq!((film.steps.len(), frames.len()), (23, 24));
    let boards: Vec<Board> = frames
        .iter()
        .filter_map(|(picture, _)| picture.as_ref().sliding().map(|sliding| sliding.board.clone()))
        .collect();
    assert_eq!(&boards[0], puzzle.start());
    assert_eq!(&boards[23], puzzle.goal());
    for pair in boards.windows(2) {
        assert_eq!(pair[0].differences(&pair[1]), 2, "one tile slides");
    }
    assert_eq!(frames[1].1, "Step 1 of 23: U, tile 4");
    assert_eq!(film.facts[0], ("Solution", "23 moves, the fewest, proved".to_owned()));
}

#[test]
fn the_film_of_a_hidato_fills_it() {
    let (opened, solution) = numbers();
    let film = Film::hidato(&opened.board, Some(&solution));
    let (last, _) = film.frames().last().expect("the start at least");
    let Of::Hidato(last) = last else { panic!("a Hidato") };
    assert!(last.board.is_solved());
    assert_eq!(last.given, opened.board);
    let mut placed: Vec<u16> = film.steps.iter().map(|step| step.changes[0].item).collect();
    placed.sort_unstable();
    assert_eq!(placed, [2, 4, 6, 8]);
}

/// A multi-tile move is one step of a film, as it is one move of the figures below.
#[test]
fn a_line_of_tiles_goes_in_one_step() {
    let (puzzle, solution) = course_by(Metric::Multi);
    let film = Film::sliding(&puzzle, Some(&solution));
    let length = solution.length().expect("it is solved");
    assert!(length < 23, "some move shifts several tiles");
    assert_eq!(film.steps.len(), length);
    let tiles: usize = film.steps.iter().map(|step| step.changes.len()).sum();
    let Outcome::Solved(ways) = &solution.outcome else { panic!("it is solved") };
    assert_eq!(tiles, ways.len());
    let frames: Vec<_> = film.frames().collect();
    let end = frames[length].0.as_ref().sliding().expect("tiles").board.clone();
    assert_eq!(&end, puzzle.goal());
    let (at, line) =
        film.steps.iter().enumerate().find(|(_, step)| step.changes.len() == 2).expect("a line");
    let [first, second] = &line.changes[..] else { panic!("two tiles") };
    let (step, rest) = line.caption.split_once(": ").expect("the number of the step");
    assert_eq!(step, format!("Step {} of {length}", at + 1));
    let tiles = format!("2, tiles {}, {}", first.item, second.item);
    assert!(rest.starts_with(['U', 'L', 'D', 'R']) && rest.ends_with(&tiles), "{rest} {tiles}");
    assert_eq!(played(&puzzle, &solution), length);
}

#[test]
fn a_page_that_plays_holds_the_whole_solution() {
    let (puzzle, solution) = course();
    assert_eq!(played(&puzzle, &solution), 23);
}

/// How many steps the page has. What its script plays is played here, and ends at the goal.
fn played(puzzle: &Puzzle, solution: &Solution) -> usize {
    let page = player::page(&Film::sliding(puzzle, Some(solution)));
    let data = page.split_once("const film = ").and_then(|(_, rest)| rest.split_once(";\n"));
    let data: Value = serde_json::from_str(data.expect("the film").0).expect("JSON");
    let place = |one: &Value| (one[0].as_u64(), one[1].as_u64(), one[2].as_u64());
    let list = |name: &str| -> Vec<_> {
        data[name].as_array().expect("a list").iter().map(place).collect()
    };
    let mut now = list("items");
    let steps = data["steps"].as_array().expect("a list");
    for change in steps.iter().flat_map(|step| step[0].as_array().expect("changes")) {
        let (item, row, col) = place(change);
        let moved = now.iter_mut().find(|one| one.0 == item).expect("a tile of the board");
        *moved = (item, row, col);
    }
    let mut goal = list("goal");
    now.sort_unstable();
    goal.sort_unstable();
    assert_eq!(now, goal);
    // It needs nothing from elsewhere; the name of a kind of picture is not fetched.
    let page = page.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "");
    assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("src="));
    steps.len()
}

#[test]
fn a_sheet_has_the_puzzles_and_apart_the_solutions() {
    let (puzzle, solution) = course();
    let (opened, solved) = numbers();
    let mut items = vec![SheetItem::sliding(&puzzle, Some(&solution)); 12];
    items.push(SheetItem::hidato(&opened.board, Some(&solved)));
    let all = pages(&items, "Monday", Paper::A4, true);
    assert_eq!(all.len(), 4);
    assert!(all[0].contains("viewBox=\"0 0 210 297\""));
    let (first, second) = (texts(&all[0]), texts(&all[1]));
    assert_eq!((first[0], first[1], first[2]), ("Monday", "1.", "15-puzzle, 4×4"));
    assert!(first.contains(&"12.") && !first.contains(&"13.") && second.contains(&"13."));
    // The rules of Hidato stand where there is one, and not among the solutions.
    let rule = "Numbrix: each number touches the next one, at a side.";
    let has_rule: Vec<bool> = all.iter().map(|page| texts(page).contains(&rule)).collect();
    assert_eq!(has_rule, [false, true, false, false]);
    let answers = texts(&all[2]);
    assert_eq!(answers[0], "Monday: solutions");
    let legend = "The letters are the ways of the blank: U up, L left, D down, R right.";
    let has_legend: Vec<bool> = all.iter().map(|page| texts(page).contains(&legend)).collect();
    assert_eq!(has_legend, [false, false, true, false], "where there are moves");
    let said = answers.join(" ");
    assert_eq!(said.matches("23 moves, the fewest, proved").count(), 12, "{said}");
    let is_moves = |text: &&&str| text.chars().all(|letter| "ULDR ".contains(letter));
    let letters: String = answers.iter().filter(is_moves).copied().collect();
    assert_eq!(letters.replace(' ', "").len(), 12 * 23, "{letters}");
    assert!(texts(&all[3]).contains(&"the only solution"));
    let foot = |page: &str| (*texts(page).last().expect("a foot")).to_owned();
    let wanted = ["page 1 of 2", "page 2 of 2", "page 1 of 2", "page 2 of 2"];
    assert_eq!(all.iter().map(|page| foot(page)).collect::<Vec<_>>(), wanted);
    // The numbers to find are on no page of puzzles.
    assert!(second.contains(&"5") && !second.contains(&"4"), "{second:?}");
    assert_eq!(pages(&items, "Monday", Paper::Letter, false).len(), 2);
}

/// However many kinds of Hidato are on a sheet, each rule has a line, and how hard a board is
/// stands with its name.
#[test]
fn every_rule_on_a_sheet_can_be_read() {
    let board = |name: &str| {
        let text = format!("{name}\n1 0 3\n6 0 0\n7 0 9\n");
        read::any(text.as_bytes(), None, Topology::King)
            .expect("a board")
            .hidato()
            .expect("one")
            .board
    };
    let names = ["numbrix", "hidato", "hexagonal", "numbrix"];
    let items: Vec<SheetItem> = { names.iter() }
        .map(|name| SheetItem::hidato(&board(name), None).rated(Some(Difficulty::Hard)))
        .collect();
    for language in [Language::english(), Language::of_tag("id").expect("it has a file")] {
        let all = within(language, || pages(&items, "Monday", Paper::A4, false));
        let sizes = all[0].split("font-size=\"").skip(1).filter_map(|part| part.split_once('"'));
        let sizes: Vec<f32> = sizes.filter_map(|(size, _)| size.parse().ok()).collect();
        assert!(sizes.iter().all(|size| *size >= 3.0), "{sizes:?}");
        assert_eq!(texts(&all[0]).iter().filter(|text| text.contains(": ")).count(), 3);
    }
    let all = pages(&items, "Monday", Paper::A4, false);
    assert!(texts(&all[0]).contains(&"Hexagonal Hidato, 3×3, hard"), "{:?}", texts(&all[0]));
}

/// The goal of a puzzle and what is known of its solution are as large as other texts, on as many
/// lines as they need.
#[test]
fn notes_on_a_sheet_can_be_read() {
    let (puzzle, solution) = course();
    let snail = Puzzle::new(puzzle.start().clone(), Goal::Snail);
    let items = vec![SheetItem::sliding(&snail, Some(&solution)); 12];
    let all = pages(&items, "Monday", Paper::A4, true);
    for page in &all {
        let sizes = page.split("font-size=\"").skip(1).filter_map(|part| part.split_once('"'));
        let sizes: Vec<f32> = sizes.filter_map(|(size, _)| size.parse().ok()).collect();
        assert!(sizes.len() > 36 && sizes.iter().all(|size| *size >= 3.0), "{sizes:?}");
    }
    let note = texts(&all[0])[2..].join(" ").replace('\u{a0}', " ");
    assert!(note.starts_with("15-puzzle, 4×4, goal 1 2 3 4 / 12 13 14 5 / 11 0 15 6 /"), "{note}");
}

/// A long title has smaller letters, so that it stays on the page.
#[test]
fn a_long_title_is_on_the_page() {
    let (puzzle, solution) = course();
    let items = [SheetItem::sliding(&puzzle, Some(&solution))];
    let size = |title: &str| -> f32 {
        let page = &pages(&items, title, Paper::A4, false)[0];
        let before = page.split_once(&format!(">{title}<")).expect("the title").0;
        let size = before.rsplit_once("font-size=\"").expect("a size").1;
        size.split_once('"').and_then(|(size, _)| size.parse().ok()).expect("a number")
    };
    assert!((size("Monday") - 6.0).abs() < 0.01);
    let long = "Algorithms and complexity, class IF-46-03, week 12: Friday exercises on tiles";
    assert!(size(long) * 0.5 * long.len() as f32 <= 190.0, "{}", size(long));
}

/// One that would have letters too small to be read goes on in the next line, and what stands below
/// it makes room.
#[test]
fn a_very_long_title_has_several_lines() {
    let (puzzle, solution) = course();
    let (opened, solved) = numbers();
    let items = [
        SheetItem::hidato(&opened.board, Some(&solved)),
        SheetItem::sliding(&puzzle, Some(&solution)),
    ];
    let title = ["Strategies of algorithms, sliding tiles and Hidato"; 5].join(" ");
    for page in pages(&items, &title, Paper::A4, true) {
        let places: Vec<(f32, f32, &str)> = { page.split("<text").skip(1) }
            .map(|element| {
                let of = |name: &str| -> f32 {
                    let after = element.split(&format!(" {name}=\"")).nth(1).expect(name);
                    after.split('"').next().and_then(|one| one.parse().ok()).expect("a number")
                };
                let text = element.split_once('>').expect("a text").1;
                (of("y"), of("font-size"), text.split('<').next().unwrap_or_default())
            })
            .collect();
        let head: Vec<_> = places.iter().take_while(|one| one.1 > 4.1 && one.2 != "1.").collect();
        let joined = head.iter().map(|one| one.2).collect::<Vec<_>>().join(" ");
        assert!(joined.starts_with(&title) && head.len() > 2, "{joined}");
        assert!(head.windows(2).all(|pair| pair[1].0 > pair[0].0 + pair[0].1));
        let (last, below) = (head.last().expect("a line"), &places[head.len()..]);
        assert!(below.iter().all(|one| one.0 - one.1 / 2.0 > last.0 + last.1 / 2.0), "{below:?}");
    }
}

/// However large the boards, all that is drawn is on the page.
#[test]
fn everything_is_on_the_page() {
    let side = Dims::new(10, 10).expect("a size");
    let large = Puzzle::new(Goal::BlankFirst.board(side).expect("a board"), Goal::BlankLast);
    let items = vec![SheetItem::sliding(&large, None); 5];
    for paper in Paper::ALL {
        let (width, height) = paper.size();
        for page in pages(&items, "Large", paper, false) {
            let number = |part: &str, name: &str| -> Option<f32> {
                part.split_once(&format!(" {name}=\""))?.1.split_once('"')?.0.parse().ok()
            };
            for part in page.split("<rect").skip(2) {
                let part = format!(" {part}");
                let get = |name| number(&part, name).expect("a number");
                assert!(get("x") >= 0.0 && get("x") + get("width") <= width, "{part}");
                assert!(get("y") >= 0.0 && get("y") + get("height") <= height, "{part}");
            }
        }
    }
}
