//! Boards of hexagons: which cells touch, distances, texts, where cells lie, and the searches with
//! every switch, against brute force.

use std::collections::VecDeque;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::generate::Outline;
use langkah_engine::hidato::plane::HEXAGON;
use langkah_engine::hidato::propagate::{Rule, gaps};
use langkah_engine::hidato::published::{self, Measure, Variant};
use langkah_engine::hidato::reason::within_reach;
use langkah_engine::hidato::solve::{Options, Verdict, solve};
use langkah_engine::hidato::text::{Format, read, rows, write};
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;

use super::every::{Tally, apart, every_hand_over, sparse_of};
use super::oracle::{Draw, solutions};

/// The six neighbours of a place as the manual says them, with rows and columns from 1.
fn said(row: isize, col: isize) -> [(isize, isize); 6] {
    let left = if row % 2 == 1 { col - 1 } else { col };
    [
        (row - 1, left),
        (row - 1, left + 1),
        (row, col - 1),
        (row, col + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]
}

/// The neighbours of a cell on a board with holes.
fn beside(shape: &Shape, cell: usize) -> Vec<usize> {
    let (row, col) = shape.coordinates(cell);
    let cell_at = |(row, col): (isize, isize)| {
        let (row, col) = (usize::try_from(row - 1).ok()?, usize::try_from(col - 1).ok()?);
        shape.cell_at(row, col)
    };
    said(row as isize + 1, col as isize + 1).into_iter().filter_map(cell_at).collect()
}

/// A board with holes and a few numbers.
fn spotted(seed: u64) -> Board {
    let mut draw = Draw(seed);
    let dims = Dims::new(1 + draw.below(7), 1 + draw.below(7)).expect("a size");
    let mut is_cell: Vec<bool> = (0..dims.cells()).map(|_| draw.below(100) >= 25).collect();
    is_cell[0] |= is_cell.iter().all(|is_cell| !is_cell);
    let shape = Shape::new(dims, &is_cell, Topology::Hexagonal).expect("a small shape");
    let mut board = Board::empty(shape.into());
    for _ in 0..draw.below(6) {
        let (cell, number) = (draw.below(board.count()), 1 + draw.below(board.count()) as u16);
        if !board.numbers().contains(&number) {
            board.set(cell, number);
        }
    }
    board
}

#[test]
fn six_cells_touch_as_the_manual_says() {
    for seed in 0..300 {
        let board = spotted(seed);
        for cell in 0..board.count() {
            let told: Vec<usize> =
                board.shape().neighbours(cell).iter().map(|&cell| cell.into()).collect();
            assert_eq!(told, beside(board.shape(), cell), "{board:?}");
        }
    }
    let whole = Shape::rectangle(Dims::new(5, 5).expect("a size"), Topology::Hexagonal);
    let whole = whole.expect("a shape");
    assert_eq!(whole.neighbours(whole.cell_at(2, 2).expect("no hole")).len(), 6);
}

/// The fewest steps from a cell to each other one, with a queue; numbers may not be entered.
fn walked(board: &Board, from: usize) -> Vec<Option<usize>> {
    let mut steps = vec![None; board.count()];
    steps[from] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        for to in beside(board.shape(), cell) {
            if steps[to].is_none() {
                steps[to] = steps[cell].map(|steps| steps + 1);
                if board.number(to).is_none() {
                    queue.push_back(to);
                }
            }
        }
    }
    steps
}

#[test]
fn steps_on_a_board_without_holes_are_those_of_a_walk() {
    let dims = Dims::new(8, 7).expect("a size");
    let board = Board::empty(Shape::rectangle(dims, Topology::Hexagonal).expect("a shape").into());
    for from in 0..board.count() {
        for (to, steps) in walked(&board, from).into_iter().enumerate() {
            let (from, to) = (board.shape().coordinates(from), board.shape().coordinates(to));
            let told = Topology::Hexagonal.steps(from, to);
            assert_eq!(Some(told), steps, "{from:?} {to:?}");
            assert_eq!(told, apart(Topology::Hexagonal, from, to).0);
            // The distance of the middles as they are drawn.
            let (a, b) = (Topology::Hexagonal.centre(from), Topology::Hexagonal.centre(to));
            let drawn = (a.0 - b.0).powi(2) + (a.1 - b.1).powi(2);
            let squared = Topology::Hexagonal.euclid_squared(from, to);
            assert!((drawn - squared as f32).abs() < 1e-3, "{from:?} {to:?}: {drawn} {squared}");
            assert_eq!(squared, apart(Topology::Hexagonal, from, to).1);
        }
    }
}

/// Holes and numbers make the way longer, as they do for a walk.
#[test]
fn gaps_are_as_long_as_the_walk_around_holes() {
    let (mut longer, mut none) = (0, 0);
    for seed in 0..600 {
        let board = spotted(seed);
        let cells = board.cells();
        for gap in gaps(&board) {
            let from = cells[usize::from(gap.from) - 1].expect("placed");
            let to = cells[usize::from(gap.to) - 1].expect("placed");
            let walked = walked(&board, from)[to];
            assert_eq!(gap.distance.map(usize::from), walked, "{board:?} {gap:?}");
            let (from, to) = (board.shape().coordinates(from), board.shape().coordinates(to));
            let straight = apart(Topology::Hexagonal, from, to).0;
            longer += usize::from(walked.is_some_and(|walked| walked > straight));
            none += usize::from(walked.is_none());
        }
    }
    assert!(longer > 20 && none > 20, "{longer} {none}");
}

#[test]
fn every_hand_over_of_every_board_has_the_verdict_of_brute_force() {
    let mut tally = Tally::default();
    for seed in 0..250 {
        let mut draw = Draw(0x6ec5_a607 ^ seed);
        let board = sparse_of(Topology::Hexagonal, &mut |end| draw.below(end));
        let failures_max = [1, 2, 5, 40][draw.below(4)];
        every_hand_over(&board, failures_max, &mut tally);
    }
    assert!(tally.judged > 200 && tally.verdicts.iter().all(|&count| count > 20), "{tally:?}");
    assert!(tally.points > 200, "{tally:?}");
}

/// Each rule alone and with the others says nothing wrong, within reach is what a solution has, and
/// every variant of the published search finds a solution where there is one.
#[test]
fn every_switch_agrees_with_brute_force() {
    let (mut decided, mut published_ends) = (0, 0);
    for seed in 0..250 {
        let mut draw = Draw(0x0ec5 ^ seed);
        let board = sparse_of(Topology::Hexagonal, &mut |end| draw.below(end));
        if board.count() > 14 {
            continue;
        }
        let truth = solutions(&board, 3);
        let levels = [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region, Rule::Probe, Rule::Guess];
        for (level, first_only) in levels.into_iter().flat_map(|one| [(one, false), (one, true)]) {
            let options = Options { level, first_only, ..Options::default() };
            let verdict = solve(&board, &options, &mut ()).verdict;
            let is_right = match &verdict {
                Verdict::One(only) => truth == [only.numbers()],
                Verdict::None(_) => truth.is_empty(),
                Verdict::Several(a, b) => truth.len() > 1 && a != b,
                Verdict::Unknown { first, .. } => first.is_none() || !truth.is_empty(),
            };
            assert!(is_right, "{level:?} {first_only} {board:?}: {verdict:?} of {truth:?}");
            decided += usize::from(!matches!(verdict, Verdict::Unknown { first: None, .. }));
        }
        let faults = feasibility::faults(&board);
        assert!(faults.is_empty() || truth.is_empty(), "{faults:?} {board:?}");
        if faults.is_empty() {
            let reach = within_reach(&board);
            for (cell, numbers) in reach.iter().enumerate() {
                let is_in =
                    |one: &Vec<u16>| board.number(cell).is_some() || numbers.contains(&one[cell]);
                assert!(truth.iter().all(is_in), "{board:?}");
            }
        }
        for cost in [Measure::Euclid, Measure::Steps, Measure::Slack] {
            for filters in [false, true] {
                let (variant, limits) = (Variant { cost, filters }, Limits::usual());
                let ended =
                    published::record(&board, variant, &limits, &mut Unrecorded::new(&mut ()));
                assert_eq!(ended.solution().is_some(), !truth.is_empty(), "{variant:?} {board:?}");
                published_ends += 1;
            }
        }
    }
    assert!(decided > 500 && published_ends > 200, "{decided} {published_ends}");
}

fn board_of(text: &str) -> Board {
    read(text, Topology::King).unwrap_or_else(|faults| panic!("{faults}\n{text}")).board
}

/// A text that is drawn as the board looks needs no marks for holes.
#[test]
fn a_drawn_text_has_its_holes_where_nothing_stands() {
    let marked = "hexagonal\n-1 1 0 -1\n 0 0 0 -1\n-1 0 7 -1\n";
    for drawn in [
        "hexagonal\n   1   0\n 0   0   0\n   0   7\n",
        "hexagonal\n  1 __\n__ __ __\n __  7\n",
        "hexagonal:\n\t  .   1   0   .\n\t    0   0   0   .\n\t  .   0   7   .\n",
    ] {
        let numbers = |board: &Board| rows(board, Format::Matrix).replace(' ', "");
        let (drawn, marked) = (board_of(drawn), board_of(marked));
        assert_eq!(drawn.numbers(), marked.numbers());
        let shape = |board: &Board| -> Vec<Vec<u16>> {
            (0..board.count()).map(|cell| board.shape().neighbours(cell).to_vec()).collect()
        };
        assert_eq!(shape(&drawn), shape(&marked), "{}", numbers(&drawn));
        assert_eq!(drawn.shape().neighbours(3).len(), 6);
    }
    // Rows of different lengths that are not drawn so are a fault, as for squares.
    assert!(read("hexagonal\n1 0\n0 0 0\n", Topology::King).is_err());
    // What is written is drawn so.
    let text = "    1   0  -1\n      0   0   0\n    0  -1   7\n";
    let text: String = text.lines().map(|line| format!("{}\n", &line[2..])).collect();
    assert_eq!(rows(&board_of(&format!("hexagonal\n{text}")), Format::Matrix), text);
}

/// A click hits the cell whose middle is nearest, if it lies within that cell.
#[test]
fn a_point_is_in_the_cell_that_is_drawn_there() {
    let mut draw = Draw(9);
    for seed in 0..60 {
        let board = spotted(seed);
        let shape = board.shape();
        let (width, height) = shape.size();
        let (mut hit, mut missed) = (0, 0);
        for cell in 0..board.count() {
            assert_eq!(shape.cell_under(shape.centre(cell)), Some(cell));
            let (x, y) = shape.centre(cell);
            let corners = HEXAGON.map(|(across, down)| (x + across, y + down));
            let is_within = |&(x, y): &(f32, f32)| {
                (-1e-4..=width + 1e-4).contains(&x) && (-1e-4..=height + 1e-4).contains(&y)
            };
            assert!(corners.iter().all(is_within), "{corners:?} {width} {height}");
        }
        for _ in 0..300 {
            let along = |side: f32, at: usize| (at as f32 / 1000.0) * (side + 1.0) - 0.5;
            let (x, y) = (along(width, draw.below(1001)), along(height, draw.below(1001)));
            // How far a point is beyond the nearest side of a cell; negative within.
            let beyond = |cell: usize| {
                let (across, down) = shape.centre(cell);
                let (across, down) = (x - across, y - down);
                let sides = [0.0_f32, 60.0, 120.0].map(|degrees| {
                    let (sine, cosine) = degrees.to_radians().sin_cos();
                    (across * cosine + down * sine).abs() - 0.5
                });
                sides.into_iter().fold(f32::MIN, f32::max)
            };
            let inside = (0..board.count()).find(|&cell| beyond(cell) < -1e-4);
            let near = (0..board.count()).any(|cell| beyond(cell).abs() <= 1e-4);
            if !near {
                assert_eq!(shape.cell_under((x, y)), inside, "{x} {y} {board:?}");
            }
            hit += usize::from(inside.is_some());
            missed += usize::from(inside.is_none());
        }
        assert!(hit > 0 && missed > 0);
    }
}

/// The outlines as one would draw them by hand.
#[test]
fn outlines_of_hexagons_look_as_drawn_by_hand() {
    let drawn = [
        "..####.  ...#...  ####...",
        ".#####.  ..##...  ####...",
        ".######  ..###..  .####..",
        "#######  .####..  .####..",
        ".######  .#####.  ..####.",
        ".#####.  ######.  ..####.",
        "..####.  #######  ...####",
    ];
    let outlines = [Outline::Hexagon, Outline::Triangle, Outline::Parallelogram];
    for (at, outline) in outlines.into_iter().enumerate() {
        let dims = Dims::new(7, 7).expect("a size");
        let places = outline.places(dims, Topology::Hexagonal);
        let line = |row: &[bool]| row.iter().map(|&cell| if cell { '#' } else { '.' }).collect();
        let told: Vec<String> = places.chunks(7).map(line).collect();
        let expected: Vec<String> = { drawn.iter() }
            .map(|line| line.split("  ").nth(at).expect("a picture").to_owned())
            .collect();
        assert_eq!(told, expected, "{outline:?}");
    }
    // A hexagon of side n has 3n(n − 1) + 1 cells, and all its sides are alike.
    for side in 2..=12 {
        let dims = Dims::new(2 * side - 1, 2 * side - 1).expect("a size");
        let places = Outline::Hexagon.places(dims, Topology::Hexagonal);
        let shape = Shape::new(dims, &places, Topology::Hexagonal).expect("a shape");
        assert_eq!(shape.count(), 3 * side * (side - 1) + 1);
        let corners = (0..shape.count()).filter(|&cell| shape.neighbours(cell).len() == 3);
        assert_eq!(corners.count(), 6);
    }
}

/// Rikudo is a Hidato of hexagons: a text may begin with that name, and is written with ours.
#[test]
fn rikudo_is_another_name() {
    let rows = "1 0 0\n0 0 6\n";
    let [ours, other] = ["hexagonal", "Rikudo"]
        .map(|name| read(&format!("{name}\n{rows}"), Topology::King).expect("a good text"));
    assert_eq!((&other.board, other.topology), (&ours.board, Some(Topology::Hexagonal)));
    assert!(write(&other.board, Format::Matrix).starts_with("hexagonal\n"));
}
