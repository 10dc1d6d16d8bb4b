//! Hidatos of one's own, against brute force: all solutions by walking every path, and all choices
//! of givens.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, ShapeError, Topology};
use langkah_engine::hidato::compose::full::full;
use langkah_engine::hidato::compose::outline::{painted, resized};
use langkah_engine::hidato::compose::thin::{self, Ended, Thinning};
use langkah_engine::hidato::compose::unique::{Added, Claim, Outcome, Wish, make_unique};
use langkah_engine::hidato::compose::{Symmetry, judged};
use langkah_engine::hidato::generate::rating::rate;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline, generate};
use langkah_engine::hidato::generate::{Outcome as Generated, random_solution};
use langkah_engine::hidato::solve::Verdict;
use langkah_engine::hidato::text::read;
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Halt, Progress};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn board(text: &str) -> Board {
    read(text, Topology::King).expect("a board").board
}

/// All solutions, by walking every path of 1, 2, 3 …
fn solutions(board: &Board) -> Vec<Vec<u16>> {
    fn walk(board: &Board, numbers: &mut Vec<u16>, cell: usize, at: u16, all: &mut Vec<Vec<u16>>) {
        let given = board.number(cell);
        let elsewhere = board.numbers().iter().position(|&number| number == at);
        if given.is_some_and(|given| given != at) || elsewhere.is_some_and(|one| one != cell) {
            return;
        }
        numbers[cell] = at;
        if usize::from(at) == board.count() {
            all.push(numbers.clone());
        } else {
            for &next in board.shape().neighbours(cell) {
                if numbers[usize::from(next)] == 0 {
                    walk(board, numbers, next.into(), at + 1, all);
                }
            }
        }
        numbers[cell] = 0;
    }
    let (mut all, mut numbers) = (Vec::new(), vec![0; board.count()]);
    (0..board.count()).for_each(|cell| walk(board, &mut numbers, cell, 1, &mut all));
    all
}

/// The cells that get a number together with a cell: its partner, if both are empty.
fn together(board: &Board, symmetry: Symmetry, cell: usize) -> Vec<usize> {
    let shape = board.shape();
    let partner = shape.cell_of(symmetry.partner(shape, shape.place(cell)));
    let partner = partner.filter(|&one| one != cell && board.number(one).is_none());
    [Some(cell), partner].into_iter().flatten().collect()
}

/// The fewest numbers that leave one solution, of all choices of cells: of any solution, or of the
/// one that is named. Nothing is known but the list of solutions.
fn fewest(board: &Board, symmetry: Symmetry, all: &[Vec<u16>], of: Option<&[u16]>) -> u32 {
    let empty: Vec<usize> = (0..board.count()).filter(|&one| board.number(one).is_none()).collect();
    let mut best = u32::MAX;
    for choice in 0..1_u32 << empty.len() {
        if choice.count_ones() >= best {
            continue;
        }
        let chosen: Vec<usize> =
            (0..empty.len()).filter(|at| choice >> at & 1 == 1).map(|at| empty[at]).collect();
        let is_whole =
            |&cell: &usize| together(board, symmetry, cell).iter().all(|one| chosen.contains(one));
        if !chosen.iter().all(is_whole) {
            continue;
        }
        let is_alone = |one: &Vec<u16>| {
            let same = |other: &&Vec<u16>| chosen.iter().all(|&cell| other[cell] == one[cell]);
            all.iter().filter(same).count() == 1
        };
        let mut of_these = all.iter().filter(|one| of.is_none_or(|of| of == &one[..]));
        if of_these.any(is_alone) {
            best = choice.count_ones();
        }
    }
    best
}

fn added(board: &Board, wish: Wish) -> Option<Added> {
    match make_unique(board, wish, &mut ()) {
        Outcome::Added(added) => Some(*added),
        Outcome::Already | Outcome::Hopeless => None,
        Outcome::Halted(halt) => panic!("{halt:?}"),
    }
}

/// A small board of any outline, with a few numbers of one of its solutions.
fn random_board(rng: &mut ChaCha8Rng, places: usize) -> Option<(Board, Vec<Vec<u16>>)> {
    let (rows, cols) = (rng.random_range(2..=4_usize), rng.random_range(2..=4_usize));
    let dims = Dims::new(rows, cols).filter(|dims| dims.cells() <= places)?;
    let is_cell: Vec<bool> = (0..dims.cells()).map(|_| rng.random_range(0..6) > 0).collect();
    let topology = Topology::ALL[rng.random_range(0..3_usize)];
    let shape = Arc::new(Shape::new(dims, &is_cell, topology).ok()?);
    let mut board = Board::empty(shape);
    let all = solutions(&board);
    let one = all.get(rng.random_range(0..all.len().max(1)))?.clone();
    for _ in 0..rng.random_range(0..4) {
        let cell = rng.random_range(0..board.count());
        board.set(cell, one[cell]);
    }
    let all = solutions(&board);
    Some((board, all))
}

fn check(board: &Board, symmetry: Symmetry, all: &[Vec<u16>], found: &Added) {
    let Added { board: after, solution, cells, claim, symmetry: of } = found;
    assert_eq!(*of, symmetry);
    let left = solutions(after);
    assert_eq!(left, [solution.numbers().to_vec()], "it has one solution: {board:?}");
    assert!(board.agrees_with(after), "a given was lost");
    let is_added = |cell: &usize| board.number(*cell).is_none() && after.number(*cell).is_some();
    assert_eq!(&(0..board.count()).filter(is_added).collect::<Vec<_>>(), cells);
    for &cell in cells {
        let others = together(board, symmetry, cell);
        assert!(others.iter().all(|one| cells.contains(one)), "a partner is left alone");
    }
    let count = cells.len() as u32;
    match claim {
        Claim::Fewest { solutions } => {
            assert!(solutions.is_none_or(|count| count == all.len()));
            assert_eq!(count, fewest(board, symmetry, all, None), "{board:?}");
        }
        Claim::FewestForSolution => {
            assert_eq!(count, fewest(board, symmetry, all, Some(solution.numbers())), "{board:?}");
        }
        Claim::Few => {}
    }
}

/// On small boards, all choices of cells are tried. Where the solutions could be listed, no choice
/// is smaller.
#[test]
fn no_choice_of_givens_is_smaller() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut checked, mut counts) = (0, [0; 5]);
    for round in 0..400_u64 {
        let Some((board, all)) = random_board(&mut rng, 12) else { continue };
        let symmetry = Symmetry::ALL[round as usize % 4];
        let found = added(&board, Wish { symmetry, seed: round });
        let expected = all.len() > 1;
        assert_eq!(found.is_some(), expected, "{board:?} has {} solutions", all.len());
        let Some(found) = found else { continue };
        check(&board, symmetry, &all, &found);
        let is_empty = board.numbers().iter().all(|&number| number == 0);
        if all.len() <= if is_empty { 200 } else { 2_000 } {
            assert_eq!(found.claim, Claim::Fewest { solutions: Some(all.len()) });
        }
        counts[found.cells.len().min(4)] += 1;
        checked += 1;
    }
    assert!(checked > 80 && counts[1] > 10 && counts[2] > 10 && counts[3] > 0, "{counts:?}");
}

/// An empty 3×4 board as a Hidato has more solutions than are listed: the numbers are the fewest
/// for the solution that is left.
#[test]
fn no_choice_for_the_solution_is_smaller_where_there_are_too_many() {
    let mut of_solution = 0;
    for (rows, cols) in [(3, 3), (3, 4), (2, 6), (2, 5)] {
        let dims = Dims::new(rows, cols).expect("a size");
        let board = Board::empty(Arc::new(Shape::rectangle(dims, Topology::King).expect("one")));
        let all = solutions(&board);
        assert!(all.len() > 200, "{dims}: {}", all.len());
        for (seed, symmetry) in [(1, Symmetry::None), (2, Symmetry::HalfTurn), (3, Symmetry::None)]
        {
            let found = added(&board, Wish { symmetry, seed }).expect("it has several");
            check(&board, symmetry, &all, &found);
            of_solution += usize::from(found.claim == Claim::FewestForSolution);
        }
    }
    assert!(of_solution >= 8, "{of_solution}");
}

#[test]
fn a_board_with_one_solution_or_none_gets_nothing() {
    let one = board("numbrix\n1 0 3\n6 0 0\n7 0 9\n");
    assert_eq!(make_unique(&one, Wish::default(), &mut ()), Outcome::Already);
    let none = board("hidato\n1 0 0\n0 0 0\n0 0 2\n");
    assert_eq!(make_unique(&none, Wish::default(), &mut ()), Outcome::Hopeless);
    let faulty = board("hidato\n1 0 1\n0 0 0\n0 0 77\n");
    assert_eq!(make_unique(&faulty, Wish::default(), &mut ()), Outcome::Hopeless);
    assert_eq!(full(&none, 1, &mut ()), Ok(None));
    assert_eq!(full(&faulty, 1, &mut ()), Ok(None));
    assert_eq!(thin::thin(&none, Thinning::default(), &mut ()), Ended::Hopeless);
    assert_eq!(thin::thin(&faulty, Thinning::default(), &mut ()), Ended::Hopeless);
}

/// A stop changes nothing; a limit on time takes the best choice so far.
#[test]
fn it_can_be_ended_at_any_beat() {
    let dims = Dims::new(6, 6).expect("a size");
    let board = Board::empty(Arc::new(Shape::rectangle(dims, Topology::King).expect("one")));
    let mut beats = 0_u32;
    let whole = make_unique(&board, Wish::default(), &mut |_: &Progress| {
        beats += 1;
        if beats > 60_000 { Err(Halt::Limit(Limit::Time)) } else { Ok(()) }
    });
    let Outcome::Added(whole) = whole else { panic!("{whole:?}") };
    let mut early = 0;
    for at in [1, 2, 10, beats / 4, beats / 2, beats - 1] {
        for halt in [Halt::Stopped, Halt::Limit(Limit::Time)] {
            let mut heard = 0;
            let ended = make_unique(&board, Wish::default(), &mut |_: &Progress| {
                heard += 1;
                if heard >= at { Err(halt) } else { Ok(()) }
            });
            match ended {
                Outcome::Halted(why) => assert_eq!(why, halt),
                Outcome::Added(added) => {
                    assert_eq!((halt, added.claim), (Halt::Limit(Limit::Time), Claim::Few));
                    let verdict = judged::judged(&added.board, &mut ()).verdict;
                    assert_eq!(verdict, Verdict::One(added.solution));
                    assert!(added.cells.len() >= whole.cells.len());
                    early += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(early > 0);
}

/// A thinned board has one solution, is not harder than wished, and no given can be taken away.
#[test]
fn a_thinned_board_is_as_hard_as_wished_at_most() {
    let (mut hardest, mut taken) = ([0; 5], 0);
    for seed in 0..60_u64 {
        let dims = Dims::new(5, 4 + seed as usize % 3).expect("a size");
        let topology = Topology::ALL[seed as usize % 3];
        let (outline, wished) = (Outline::Rectangle, Difficulty::ALL[seed as usize % 5]);
        let order = Order { dims, outline, topology, difficulty: wished, edges: 0, seed };
        let full = random_solution(&order).expect("a shape").expect("a path");
        let symmetry = Symmetry::ALL[seed as usize / 5 % 4];
        let wish = Thinning { difficulty: wished, symmetry, seed };
        let Ended::Thinned(thinned) = thin::thin(&full, wish, &mut ()) else {
            panic!("a full board is easy")
        };
        let board = &thinned.board;
        assert_eq!(judged::judged(board, &mut ()).verdict, Verdict::One(full.clone()));
        assert_eq!(difficulty(board), thinned.difficulty);
        assert!(thinned.difficulty <= wished, "{wish:?}");
        assert!(board.agrees_with(&full));
        let given: Vec<usize> =
            (0..board.count()).filter(|&one| board.number(one).is_some()).collect();
        assert_eq!(given.len() + thinned.taken, board.count());
        let shape = board.shape();
        for &cell in &given {
            let partner = symmetry.partner(shape, shape.place(cell));
            let partner = shape.cell_of(partner).expect("a rectangle has no hole");
            assert!(board.number(partner).is_some(), "{symmetry:?}: a partner is missing");
            let mut fewer = board.clone();
            [cell, partner].into_iter().for_each(|cell| fewer.set(cell, 0));
            let ends = [1, board.count() as u16];
            let is_end = [cell, partner].iter().any(|&one| ends.contains(&board.numbers()[one]));
            let is_one = matches!(judged::judged(&fewer, &mut ()).verdict, Verdict::One(_));
            assert!(is_end || !is_one || difficulty(&fewer) > wished, "{wish:?}: one more can go");
        }
        hardest[thinned.difficulty as usize] += 1;
        taken += thinned.taken;
    }
    assert!(hardest[..3].iter().all(|&count| count > 5) && taken > 500, "{hardest:?} {taken}");
}

#[test]
fn a_harder_puzzle_is_left_as_it_is() {
    let dims = Dims::new(8, 8).expect("a size");
    let (outline, topology) = (Outline::Rectangle, Topology::King);
    let order =
        Order { dims, outline, topology, difficulty: Difficulty::Expert, edges: 0, seed: 4 };
    let Ok(Generated::Made(puzzle)) = generate(&order, &mut ()) else { panic!("a puzzle") };
    assert!(puzzle.rating.difficulty > Difficulty::Medium);
    let wish = Thinning { difficulty: Difficulty::Easy, ..Thinning::default() };
    assert_eq!(thin::thin(&puzzle.board, wish, &mut ()), Ended::Harder(puzzle.rating.difficulty));
    let several = board("hidato\n1 0 0\n0 0 0\n0 0 9\n");
    assert_eq!(thin::thin(&several, wish, &mut ()), Ended::NotOne);
    let stopped = thin::thin(&puzzle.solution, wish, &mut |_: &Progress| Err(Halt::Stopped));
    assert_eq!(stopped, Ended::Halted(Halt::Stopped));
}

/// A full board agrees with the givens; without givens it is another one for another seed.
#[test]
fn all_cells_are_filled() {
    let given = board("hidato\n1 0 0 0\n0 0 7 0\n. 0 0 11\n");
    let filled = full(&given, 3, &mut ()).expect("no limit").expect("a solution");
    assert!(filled.is_solved() && given.agrees_with(&filled));
    let empty = Board::empty(given.shape().clone());
    let of = |seed| full(&empty, seed, &mut ()).expect("no limit").expect("a path");
    assert!((0..5).all(|seed| of(seed).is_solved()) && of(1) == of(1));
    assert!((1..9).any(|seed| of(seed) != of(0)));
}

/// Partners of partners are the places themselves; on every board but those said in its words, who
/// touches is touched by the partner.
#[test]
fn partners_are_mutual_and_keep_who_touches() {
    for (rows, cols) in [(1, 1), (1, 4), (3, 5), (4, 4), (5, 2), (5, 5)] {
        let dims = Dims::new(rows, cols).expect("a size");
        for (symmetry, topology) in
            Symmetry::ALL.into_iter().flat_map(|one| Topology::ALL.map(|topology| (one, topology)))
        {
            let shape = Shape::rectangle(dims, topology).expect("a shape");
            let partner = |place: usize| symmetry.partner(&shape, place);
            let has_none = |place: usize| {
                let is_end = dims.col(place) + 1 == cols && dims.row(place) % 2 == 1;
                topology.is_hexagonal() && is_end && partner(place) == place
            };
            for place in 0..dims.cells() {
                assert!(partner(place) < dims.cells());
                assert_eq!(partner(partner(place)), place);
                let is_askew = symmetry == Symmetry::UpDown && rows % 2 == 0;
                if topology.is_hexagonal() && is_askew || has_none(place) {
                    continue;
                }
                for &near in shape.neighbours(place) {
                    let touches = shape.touches(partner(place), partner(near.into()));
                    assert!(touches || has_none(near.into()), "{symmetry:?} {topology:?} {dims}");
                }
            }
        }
    }
    let dims = Dims::new(3, 4).expect("a size");
    let of_first = |topology| {
        let shape = Shape::rectangle(dims, topology).expect("a shape");
        Symmetry::ALL.map(|symmetry| symmetry.partner(&shape, 1))
    };
    assert_eq!(of_first(Topology::King), [1, 10, 2, 9]);
    assert_eq!(of_first(Topology::Hexagonal), [1, 10, 2, 9]);
}

#[test]
fn painting_keeps_the_numbers_in_their_places() {
    let before = board("hidato\n1 0 3\n0 . 5\n");
    let painted_out = painted(&before, &[0, 5], false).expect("cells are left");
    assert_eq!(painted_out, board("hidato\n. 0 3\n0 . .\n"));
    let painted_in = painted(&painted_out, &[0, 4, 99], true).expect("cells");
    assert_eq!(painted_in, board("hidato\n0 0 3\n0 0 .\n"));
    assert_eq!(painted(&before, &[0, 1, 2, 3, 5], false), Err(ShapeError::NoCells));
    assert_eq!(painted(&before, &[0], true), Ok(before.clone()));
}

#[test]
fn a_board_grows_and_shrinks_at_the_bottom_and_the_right() {
    let dims = |rows, cols| Dims::new(rows, cols).expect("a size");
    let whole = board("numbrix\n1 2\n0 3\n");
    assert_eq!(resized(&whole, dims(3, 3)), Ok(board("numbrix\n1 2 0\n0 3 0\n0 0 0\n")));
    assert_eq!(resized(&whole, dims(1, 2)), Ok(board("numbrix\n1 2\n")));
    let holed = board("numbrix\n1 .\n0 3\n");
    assert_eq!(resized(&holed, dims(2, 3)), Ok(board("numbrix\n1 . .\n0 3 .\n")));
    let side = dims(1, 129);
    assert_eq!(resized(&whole, side), Err(ShapeError::Side(side)));
    assert_eq!(resized(&whole, dims(64, 64)), Err(ShapeError::Cells(4096)));
    let hole_left = board("numbrix\n. 1\n. 2\n");
    assert_eq!(resized(&hole_left, dims(2, 1)), Err(ShapeError::NoCells));
}

fn difficulty(board: &Board) -> Difficulty {
    rate(board, &mut ()).expect("nobody ends it").difficulty
}
