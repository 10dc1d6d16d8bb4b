//! Random puzzles: one solution each, by a second method; the same seed, the same puzzle.

use std::collections::HashSet;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{SIDE_MAX, Shape, ShapeError, Topology};
use langkah_engine::hidato::generate::{
    Difficulty, Order, Outcome, Outline, Puzzle, generate, random_solution, rating::rate,
};
use langkah_engine::hidato::hint::deduce;
use langkah_engine::hidato::solve::{Options, Verdict, solve};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Halt, Making, Progress};

use super::oracle::{Draw, solutions};

fn made(order: &Order) -> Option<Puzzle> {
    match generate(order, &mut ()).expect("a shape") {
        Outcome::Made(puzzle) => Some(puzzle),
        Outcome::NoPath => None,
        Outcome::Halted(_) => panic!("nobody ended it"),
    }
}

/// An order for a board of up to 6×6, so that plain backtracking can follow.
fn order(seed: u64) -> Order {
    let mut draw = Draw(seed);
    let dims = Dims::new(3 + draw.below(4), 3 + draw.below(4)).expect("a size");
    let outline = Outline::ALL[draw.below(Outline::ALL.len())];
    let topology = Topology::ALL[draw.below(3)];
    let difficulty = Difficulty::ALL[draw.below(Difficulty::ALL.len())];
    Order { dims, outline, topology, difficulty, edges: 0, seed }
}

#[test]
fn two_hundred_puzzles_have_one_solution_each_by_plain_backtracking() {
    let (mut count, mut levels) = (0, [0; 5]);
    for seed in 0.. {
        let order = order(seed);
        let Some(puzzle) = made(&order) else {
            assert!(seed < 400, "too few paths");
            continue;
        };
        let found = solutions(&puzzle.board, 2);
        assert_eq!(found, [puzzle.solution.numbers()], "{order:?}");
        assert!(puzzle.solution.is_solved() && puzzle.board.agrees_with(&puzzle.solution));
        assert_eq!(puzzle.board.shape().topology(), order.topology);
        assert!(puzzle.rating.difficulty <= order.difficulty, "{order:?}");
        assert_eq!(rate(&puzzle.board, &mut ()), Ok(puzzle.rating));
        levels[puzzle.rating.difficulty as usize] += 1;
        // The first and the last number are given.
        let ends = [1, puzzle.board.count() as u16];
        assert!(ends.iter().all(|end| puzzle.board.numbers().contains(end)));
        count += 1;
        if count == 200 {
            break;
        }
    }
    assert!(levels[0] > 20 && levels[1] > 20 && levels[2] > 20, "{levels:?}");
}

#[test]
fn an_easy_puzzle_is_found_by_its_rules_alone() {
    for seed in 0..20 {
        let dims = Dims::new(8, 8).expect("a size");
        let difficulty = Difficulty::Easy;
        let (outline, topology) = (Outline::Heart, Topology::King);
        let order = Order { dims, outline, topology, difficulty, edges: 0, seed };
        let puzzle = made(&order).expect("a path");
        let (deductions, outcome) = deduce(&puzzle.board, difficulty.rule(), Vec::new());
        assert_eq!(outcome, Ok(()));
        let placed = deductions.iter().filter(|deduction| deduction.is_placed);
        let placed: Vec<_> = placed.collect();
        assert_eq!(placed.len(), puzzle.board.count());
        for deduction in placed {
            assert_eq!(puzzle.solution.number(deduction.cell), Some(deduction.number));
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle_and_another_another() {
    for seed in 0..10 {
        let order = Order { dims: Dims::new(7, 7).expect("a size"), ..order(seed) };
        let order = Order { outline: Outline::Rectangle, ..order };
        assert_eq!(generate(&order, &mut ()), generate(&order, &mut ()));
        let other = Order { seed: seed + 1000, ..order };
        assert_ne!(random_solution(&order), random_solution(&other));
    }
}

/// Two lobes with a notch between them, and a point below.
#[test]
fn a_heart_looks_like_one() {
    for side in 5..=20 {
        let dims = Dims::new(side, side).expect("a size");
        let (outline, topology) = (Outline::Heart, Topology::King);
        let order =
            Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed: 1 };
        let board = random_solution(&order).expect("a shape").expect("a path");
        let is_cell = |row: usize, col: usize| board.shape().cell_at(row, col).is_some();
        let row = |row: usize| (0..side).map(|col| is_cell(row, col)).collect::<Vec<bool>>();
        let top = row(0);
        let middle = [(side - 1) / 2, side / 2];
        assert!(middle.iter().all(|&col| !top[col]), "{side}: {top:?}");
        assert!(top[..middle[0]].contains(&true) && top[middle[1]..].contains(&true), "{side}");
        let count = |of: usize| row(of).into_iter().filter(|&cell| cell).count();
        assert!(count(side - 1) <= 2 && count(side / 3) >= side - 2, "{side}");
    }
}

#[test]
fn every_outline_gets_a_path_of_each_kind() {
    for outline in Outline::ALL {
        for topology in Topology::ALL {
            for side in [8, 11] {
                let dims = Dims::new(side, side).expect("a size");
                let difficulty = Difficulty::Easy;
                let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 3 };
                let board = random_solution(&order).expect("a shape");
                let board = board.unwrap_or_else(|| panic!("{order:?}: no path"));
                assert!(board.is_solved(), "{order:?}");
                let share = board.count() * 100 / dims.cells();
                let is_whole = outline == Outline::Rectangle;
                assert_eq!(share == 100, is_whole, "{order:?}");
                assert!(share >= 30, "{order:?}: {share} %");
                if let Outline::Holes(percent) = outline {
                    assert!(share.abs_diff(100 - usize::from(percent)) <= 1);
                }
            }
        }
    }
}

#[test]
fn it_can_be_ended() {
    let dims = Dims::new(15, 15).expect("a size");
    let (outline, topology, difficulty) = (Outline::Rectangle, Topology::King, Difficulty::Expert);
    let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 0 };
    for halt in [Halt::Stopped, Halt::Limit(Limit::Time)] {
        for beats in [1, 5, 50] {
            let mut left = beats;
            let mut listen = |_: &Progress| {
                left -= 1;
                if left == 0 { Err(halt) } else { Ok(()) }
            };
            assert_eq!(generate(&order, &mut listen), Ok(Outcome::Halted(halt)));
        }
    }
}

/// The watch is heard while numbers are looked at and while the puzzle is rated. It says once that
/// the making ends, at any of these beats, and is not asked again.
#[test]
fn every_beat_can_end_it() {
    let dims = Dims::new(14, 14).expect("a size");
    let (outline, topology, difficulty) = (Outline::Rectangle, Topology::King, Difficulty::Hard);
    let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 2 };
    let mut shares = Vec::new();
    let whole = generate(&order, &mut |progress: &Progress| {
        shares.push(progress.prepared.map_or(0.0, |prepared| prepared.share));
        Ok(())
    });
    assert!(matches!(whole, Ok(Outcome::Made(_))), "{whole:?}");
    // Numbers are looked at one batch after another; a share that is told twice is told from
    // within a search.
    let within = shares.windows(2).filter(|pair| pair[0] == pair[1] && pair[0] > 0.0).count();
    let looked_at = 1.0 - 2.0 / dims.cells() as f32;
    let rated = shares.iter().filter(|&&share| share > looked_at - 1e-6).count();
    assert!(within > 10 && rated > 0, "{within} {rated} of {}", shares.len());
    let first = shares.len() - rated - 20;
    for at in (1..first).step_by(first / 20).chain(first..=shares.len()) {
        for halt in [Halt::Stopped, Halt::Limit(Limit::Time)] {
            let mut heard = 0;
            let ended = generate(&order, &mut |_: &Progress| {
                heard += 1;
                if heard == at { Err(halt) } else { Ok(()) }
            });
            assert_eq!(ended, Ok(Outcome::Halted(halt)), "at beat {at} of {}", shares.len());
            assert_eq!(heard, at);
        }
    }
}

/// A number whose check passes the most children that a check may make stays, and the making goes
/// on.
#[test]
fn a_check_without_an_end_ends_nothing() {
    for seed in 0..4 {
        let dims = Dims::new(12, 12).expect("a size");
        let (outline, topology) = (Outline::Rectangle, Topology::King);
        let difficulty = Difficulty::Extreme;
        let order = Order { dims, outline, topology, difficulty, edges: 0, seed };
        assert!(made(&order).is_some(), "{order:?}");
    }
}

/// Few small boards are extreme, so it takes many tries until one is.
#[test]
fn small_boards_are_as_hard_as_ordered() {
    let (outline, difficulty, edges) = (Outline::Rectangle, Difficulty::Extreme, 0);
    for (side, topology) in
        [(5, Topology::King), (6, Topology::Hexagonal), (7, Topology::Orthogonal)]
    {
        let dims = Dims::new(side, side).expect("a size");
        let is_extreme = |seed: &u64| {
            let order = Order { dims, outline, topology, difficulty, edges, seed: *seed };
            made(&order).is_some_and(|puzzle| puzzle.rating.difficulty == difficulty)
        };
        let count = (0..20).filter(is_extreme).count();
        assert!(count >= 18, "{side} {topology:?}: {count} of 20");
    }
}

/// A limit takes nothing away that was made before; a person who stops it wants none.
#[test]
fn a_limit_leaves_what_was_made_before() {
    let (outline, topology) = (Outline::Rectangle, Topology::King);
    let (difficulty, edges) = (Difficulty::Extreme, 0);
    let dims = Dims::new(4, 4).expect("a size");
    let of = |seed| Order { dims, outline, topology, difficulty, edges, seed };
    // No try of this seed is as hard as ordered.
    let is_missed = |seed: &u64| {
        made(&of(*seed)).is_some_and(|puzzle| puzzle.rating.difficulty < Difficulty::Extreme)
    };
    let order = of((0..60).find(is_missed).expect("few small boards are so hard"));
    let ended = |halt: Halt, last: usize| {
        let (mut tries, mut share) = (0, 1.0);
        let outcome = generate(&order, &mut |progress: &Progress| {
            let now = progress.prepared.map_or(0.0, |prepared| prepared.share);
            tries += usize::from(now < share);
            share = now;
            if tries > last { Err(halt) } else { Ok(()) }
        });
        outcome.expect("a shape")
    };
    assert_eq!(ended(Halt::Limit(Limit::Time), 0), Outcome::Halted(Halt::Limit(Limit::Time)));
    assert!(matches!(ended(Halt::Limit(Limit::Time), 20), Outcome::Made(_)));
    assert_eq!(ended(Halt::Stopped, 20), Outcome::Halted(Halt::Stopped));
}

/// The difficulty is the least one whose rules alone find the whole solution.
#[test]
fn the_rating_is_the_hardest_rule_that_is_needed() {
    let mut levels = [0; 5];
    for seed in 0..150 {
        let Some(puzzle) = made(&order(seed)) else { continue };
        let is_found = |difficulty: &Difficulty| {
            let options = Options { level: difficulty.rule(), ..Options::default() };
            matches!(solve(&puzzle.board, &options, &mut ()).verdict, Verdict::One(_))
        };
        let least = Difficulty::ALL.into_iter().find(is_found).expect("a search finds it");
        assert_eq!(puzzle.rating.difficulty, least, "{}", order(seed).seed);
        levels[least as usize] += 1;
    }
    assert!(levels.iter().all(|&count| count > 0), "{levels:?}");
}

#[test]
fn progress_only_grows() {
    let dims = Dims::new(9, 9).expect("a size");
    let (outline, topology, difficulty) = (Outline::Disc, Topology::King, Difficulty::Medium);
    let order = Order { dims, outline, topology, difficulty, edges: 0, seed: 5 };
    let mut shares = Vec::new();
    let outcome = generate(&order, &mut |progress: &Progress| {
        let prepared = progress.prepared.expect("a puzzle is made");
        assert_eq!(prepared.making, Making::Puzzle);
        shares.push(prepared.share);
        Ok(())
    });
    assert!(matches!(outcome, Ok(Outcome::Made(_))) && shares.len() > 20);
    assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    // Another try begins again at nothing.
    let tries = shares.chunk_by(|before, after| before <= after).collect::<Vec<_>>();
    assert!(tries.len() <= 3 && tries.iter().skip(1).all(|shares| shares[0] == 0.0), "{shares:?}");
}

#[test]
fn the_smallest_sizes_are_made_and_too_large_ones_are_errors() {
    // What is too large is an error.
    let order = |rows, cols| Order {
        dims: Dims::new(rows, cols).expect("a size"),
        outline: Outline::Rectangle,
        topology: Topology::Orthogonal,
        difficulty: Difficulty::Easy,
        edges: 0,
        seed: 1,
    };
    assert!(made(&order(2, 1)).is_some());
    assert!(generate(&order(40, 40), &mut ()).is_err());
    assert!(made(&order(1, 1)).is_some());
    let all = (0..20).map(|seed| made(&Order { seed, ..order(1, 9) }).is_some());
    assert!({ all }.all(|is_made| is_made));
}

/// A list of this many places would be larger than the memory of any machine.
#[test]
fn a_size_that_no_board_has_is_refused() {
    for (rows, cols) in [(SIDE_MAX + 1, 5), (5, 1 << 40), (1 << 40, 1 << 40)] {
        let dims = Dims::new(rows, cols).expect("no side is 0");
        let refused = generate(&Order { dims, ..order(1) }, &mut ());
        assert_eq!(refused.err(), Some(ShapeError::Side(dims)));
    }
}

/// A picture of an outline, `#` for a cell.
fn picture(outline: Outline, rows: usize, cols: usize) -> Vec<String> {
    let places = outline.places(Dims::new(rows, cols).expect("a size"), Topology::King);
    let line = |row: &[bool]| row.iter().map(|&cell| if cell { '#' } else { '.' }).collect();
    places.chunks(cols).map(line).collect()
}

/// The outlines as one would draw them by hand: diamond, cross, heart, ring, disc, hourglass.
#[test]
fn outlines_look_as_drawn_by_hand() {
    use Outline::{Cross, Diamond, Disc, Heart, Hourglass, Ring};
    let small = [
        "..#..  ..#..  ##.##  .###.  .###.  #####",
        ".###.  ..#..  #####  #####  #####  #####",
        "#####  #####  #####  ##.##  #####  .###.",
        ".###.  ..#..  .###.  #####  #####  #####",
        "..#..  ..#..  ..#..  .###.  .###.  #####",
    ];
    let large = [
        "...##...  ...##...  .##..##.  ..####..  ..####..  ########",
        "..####..  ...##...  ########  .######.  .######.  ########",
        ".######.  ...##...  ########  ###..###  ########  .######.",
        "########  ########  ########  ##....##  ########  ..####..",
        "########  ########  .######.  ##....##  ########  ..####..",
        ".######.  ...##...  ..####..  ###..###  ########  .######.",
        "..####..  ...##...  ...##...  .######.  .######.  ########",
        "...##...  ...##...  ...##...  ..####..  ..####..  ########",
    ];
    let wide = [
        ".....###.....  ....#####....  .####...####.  ...#######...  ...#######...  #############",
        "...#######...  ....#####....  #############  .###########.  .###########.  ..#########..",
        ".###########.  #############  #############  #####...#####  #############  ....#####....",
        "#############  #############  .###########.  ####.....####  #############  .....###.....",
        ".###########.  #############  ...#######...  #####...#####  #############  ....#####....",
        "...#######...  ....#####....  ....#####....  .###########.  .###########.  ..#########..",
        ".....###.....  ....#####....  ......#......  ...#######...  ...#######...  #############",
    ];
    for drawn in [&small[..], &large, &wide] {
        let cols = drawn[0].find(' ').expect("several pictures");
        for (at, outline) in [Diamond, Cross, Heart, Ring, Disc, Hourglass].into_iter().enumerate()
        {
            let row = |line: &&str| line.split("  ").nth(at).expect("a row").to_owned();
            let expected: Vec<String> = drawn.iter().map(row).collect();
            assert_eq!(picture(outline, drawn.len(), cols), expected, "{outline:?}");
        }
    }
}

/// The left half mirrors the right one, but for the parallelogram; but for the heart and the
/// triangle, the upper half mirrors the lower one.
#[test]
fn outlines_are_symmetric() {
    for outline in Outline::ALL.into_iter().filter(|one| *one != Outline::Parallelogram) {
        for (rows, cols) in (1..=30).flat_map(|rows| (1..=30).map(move |cols| (rows, cols))) {
            let lines = picture(outline, rows, cols);
            let mirrored = |line: &String| line.chars().rev().collect::<String>();
            let is_even = lines.iter().all(|line| *line == mirrored(line));
            assert!(is_even, "{outline:?}\n{}", lines.join("\n"));
            let has_equal_halves = lines.iter().eq(lines.iter().rev());
            let has_a_point = matches!(outline, Outline::Heart | Outline::Triangle);
            assert!(has_equal_halves || has_a_point, "{}", lines.join("\n"));
        }
    }
}

/// The most cells that one path can visit, by walking every way.
fn longest_path(shape: &Shape, met: &mut [bool], cell: usize) -> usize {
    met[cell] = true;
    let beside = shape.neighbours(cell).iter().map(|&cell| usize::from(cell));
    let free: Vec<usize> = beside.filter(|&cell| !met[cell]).collect();
    let longest = free.into_iter().map(|cell| longest_path(shape, met, cell)).max();
    met[cell] = false;
    1 + longest.unwrap_or(0)
}

/// A drawn outline is made where a path can visit three of four of its cells; cells that the path
/// does not visit are holes.
#[test]
fn an_outline_is_made_where_a_path_fills_most_of_it() {
    let (mut made, mut partly, mut refused) = (0, 0, 0);
    for outline in Outline::ALL.into_iter().filter(|outline| *outline != Outline::Holes(20)) {
        for (rows, cols) in (1..=6).flat_map(|rows| (1..=6).map(move |cols| (rows, cols))) {
            let dims = Dims::new(rows, cols).expect("a size");
            let topology = Topology::Orthogonal;
            let Ok(shape) = Shape::new(dims, &outline.places(dims, topology), topology) else {
                continue;
            };
            if shape.count() > 16 {
                continue;
            }
            let met = &mut vec![false; shape.count()];
            let longest = (0..shape.count()).map(|cell| longest_path(&shape, met, cell)).max();
            let longest = longest.expect("a shape has cells");
            let order =
                Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed: 7 };
            let solution = random_solution(&order).expect("a shape");
            let is_enough = 4 * longest >= 3 * shape.count();
            assert_eq!(solution.is_some(), is_enough, "{order:?}");
            let Some(solution) = solution else {
                refused += 1;
                continue;
            };
            assert!(solution.is_solved() && solution.count() == longest, "{order:?}");
            made += 1;
            partly += usize::from(longest < shape.count());
        }
    }
    assert!(made > 50 && partly > 5 && refused > 5, "{made} {partly} {refused}");
}

/// A watch hears about every 1024 steps while paths are tried, and ends that too.
#[test]
fn the_search_for_a_path_is_watched() {
    let dims = Dims::new(3, 3).expect("a size");
    let (outline, topology) = (Outline::Cross, Topology::Orthogonal);
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed: 1 };
    let mut beats = 0;
    let outcome = generate(&order, &mut |_: &Progress| {
        beats += 1;
        Ok(())
    });
    assert_eq!(outcome, Ok(Outcome::NoPath));
    // Three tries of eight paths, of 1,500 steps each.
    assert_eq!(beats, 24);
    let stopped = generate(&order, &mut |_: &Progress| Err(Halt::Stopped));
    assert_eq!(stopped, Ok(Outcome::Halted(Halt::Stopped)));
}

#[test]
fn the_longest_row_is_made() {
    let dims = Dims::new(1, SIDE_MAX).expect("a size");
    let (outline, topology) = (Outline::Rectangle, Topology::Orthogonal);
    let order = Order { dims, outline, topology, difficulty: Difficulty::Easy, edges: 0, seed: 1 };
    let solution = random_solution(&order).expect("a shape").expect("a path");
    assert!(solution.is_solved() && solution.count() == SIDE_MAX);
}

/// Each name, in files and in sentences, is of one outline or difficulty alone.
#[test]
fn names_are_told_apart() {
    let names = Outline::ALL.map(Outline::name);
    let expected = "rectangle holes diamond cross heart ring disc hourglass hexagon triangle \
                    parallelogram";
    assert_eq!(names.join(" "), expected);
    let titles = Outline::ALL.map(Outline::title);
    assert_eq!(HashSet::from(titles).len(), Outline::ALL.len(), "{titles:?}");
    assert!({ titles.iter() }.all(|title| !title.trim().is_empty()));
    let names = Difficulty::ALL.map(Difficulty::name);
    assert_eq!(names.join(" "), "easy medium hard expert extreme");
    let titles = Difficulty::ALL.map(Difficulty::title);
    assert_eq!(HashSet::from(titles).len(), Difficulty::ALL.len(), "{titles:?}");
    // A harder one allows the rules of the easier ones and one more.
    assert!(Difficulty::ALL.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(Difficulty::ALL.windows(2).all(|pair| pair[0].rule() < pair[1].rule()));
}
