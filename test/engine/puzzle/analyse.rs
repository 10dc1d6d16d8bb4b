//! Moves judged one by one, all shortest solutions and lists shortened, against breadth-first
//! search.

use std::collections::HashMap;
use std::num::NonZero;

use langkah_engine::plan::Request;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{BEAT, Halt, Progress, Stats, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::bound::blind::Blind;
use langkah_engine::sliding::large;
use langkah_engine::sliding::moves::{Move, from_letter, letter, letters, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::space::SmallSpace;
use langkah_engine::solve::{NotEvery, every, within};
use langkah_puzzle::analyse::shorten::shorten;
use langkah_puzzle::analyse::{NoAnalysis, analyse, csv, words};
use proptest::prelude::*;

use crate::support::{Stopped, assert_reaches, board, by_distance, distances, goal_of};

/// A walk of so many moves from a board.
fn walk(start: &Board, count: usize, mut state: u64) -> Vec<Move> {
    let (mut at, mut moves) = (start.clone(), Vec::new());
    while moves.len() < count {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        let way = Move::ALL[(state >> 61) as usize % 4];
        if let Some(after) = at.after(way) {
            at = after;
            moves.push(way);
        }
    }
    moves
}

/// The number of shortest ways to the goal from each board: too simple to be wrong.
fn ways_of(goal: &Board) -> HashMap<Board, (u32, u128)> {
    let mut ways: HashMap<Board, (u32, u128)> = HashMap::new();
    for (board, distance) in by_distance(goal) {
        let nearer = Move::ALL.into_iter().filter_map(|way| board.after(way));
        let count = nearer.filter_map(|next| ways.get(&next)).filter(|one| one.0 + 1 == distance);
        let count: u128 = count.map(|one| one.1).sum();
        ways.insert(board, (distance, count.max(u128::from(distance == 0))));
    }
    ways
}

#[test]
fn each_move_is_judged_by_the_true_distances() {
    for (rows, cols, goal) in
        [(3, 3, Goal::BlankLast), (3, 3, Goal::Snail), (2, 4, Goal::BlankFirst)]
    {
        let goal = goal_of(goal, rows, cols);
        let all = distances(&goal);
        let mut seen = 0;
        for seed in 0..60 {
            let start = random::board(&goal, Kind::Solvable, seed);
            let puzzle = Puzzle::with(start.clone(), &GoalChoice::Board(goal.clone())).expect("it");
            let moves = walk(&start, 40, seed);
            let mut told = Vec::new();
            let mut each = |one: &_| told.push(Clone::clone(one));
            let analysis = analyse(&puzzle, &moves, &Request::default(), &mut (), &mut each);
            let analysis = analysis.expect("it can be solved");
            assert_eq!((analysis.judged.len(), analysis.halt), (moves.len(), None));
            assert_eq!(told, analysis.judged);
            let (mut before, mut last) = (all[&start], start.clone());
            assert_eq!(analysis.start.upper, Some(before));
            for (judged, step) in analysis.judged.iter().zip(steps(&start, &moves)) {
                let after = all[&step.board];
                let (old, new) = (judged.before, judged.after);
                assert_eq!((old.lower, old.upper), (before, Some(before)), "{start}");
                assert_eq!((new.lower, new.upper), (after, Some(after)), "{start}");
                assert_eq!(judged.lost(), Some(after + 1 - before));
                seen += usize::from(judged.is_good());
                // A better move leads to a board from where the goal is nearer.
                let over = judged.better.map(|way| all[&steps(&last, &[way])[0].board]);
                let expected = before.checked_sub(1).filter(|_| after > before);
                assert_eq!(over, expected, "{last}");
                (before, last) = (after, step.board);
            }
            let expected = moves.len() as u32 + before - all[&start];
            assert_eq!(analysis.lost(), expected);
            assert_eq!(analysis.lossy() as u32 * 2, expected);
            let best = analysis.best.as_ref().expect("a shortest solution");
            assert_eq!(best.len() as u32, all[&start]);
            assert_reaches(&start, &goal, best);
        }
        assert!(seen > 300, "{seen} good moves");
    }
}

#[test]
fn each_move_of_a_fifteen_is_judged_by_separate_searches() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    for seed in [3, 7] {
        let start = random::board(&goal, Kind::Walk(60), seed);
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let moves = walk(&start, 24, seed);
        let analysis = analyse(&puzzle, &moves, &Request::default(), &mut (), &mut |_| {});
        let analysis = analysis.expect("it can be solved");
        for judged in &analysis.judged {
            let rest = Puzzle::new(judged.step.board.clone(), Goal::BlankLast);
            let solution = crate::support::solve(&rest, &Request::default(), &mut ());
            assert_eq!(judged.after.upper, Some(solution.lower_bound));
            assert!(solution.proved_least && judged.after.is_exact());
        }
    }
}

#[test]
fn sentences_and_a_table_of_an_analysis() {
    let start = board("1 2 3\n4 5 6\n0 7 8");
    let puzzle = Puzzle::new(start, Goal::BlankLast);
    let judge = |text: &[Move]| {
        let analysis = analyse(&puzzle, text, &Request::default(), &mut (), &mut |_| {});
        analysis.expect("it can be solved")
    };
    use Move::{Down, Right, Up};
    let good = judge(&[Right, Right]);
    assert_eq!(
        words::summary(&good),
        ["2 moves; a shortest solution has 2 moves.", "No move was lost."]
    );
    let near = Puzzle::new(board("1 2 3\n4 5 6\n7 0 8"), Goal::BlankLast);
    let one = analyse(&near, &[Right], &Request::default(), &mut (), &mut |_| {});
    let one = one.expect("it can be solved");
    assert_eq!(words::summary(&one)[0], "1 move; a shortest solution has 1 move.");
    let bad = judge(&[Up, Down, Right, Right]);
    assert_eq!(
        words::summary(&bad),
        [
            "4 moves; a shortest solution has 2 moves.",
            "1 move lost 2 moves; all others keep on a shortest way."
        ]
    );
    assert_eq!(
        csv::write(&bad),
        "number,move,tile,before_least,before_most,after_least,after_most,lost,better\n\
         1,U,4,2,2,3,3,2,R\n2,D,4,3,3,2,2,0,\n3,R,7,2,2,1,1,0,\n4,R,8,1,1,0,0,0,\n"
    );
    let letter = |way| letter(way).to_string();
    let said: Vec<_> =
        bad.judged.iter().map(|one| (words::sign(one), words::verdict(one, letter))).collect();
    assert_eq!(said[0], ("−2".to_owned(), "loses 2; better: R".to_owned()));
    assert_eq!(said[1], ("+".to_owned(), "good".to_owned()));
    let brief: Vec<_> = bad.judged[..2].iter().map(|one| words::brief(one, letter)).collect();
    assert_eq!(brief, ["better: R", "good"]);
    let open = judge(&[Right]);
    assert_eq!(words::summary(&open)[2], "After the last move the goal is still 1 move away.");
}

#[test]
fn what_cannot_be_analysed_and_what_is_stopped() {
    let odd = Puzzle::new(board("1 2 3\n4 5 6\n8 7 0"), Goal::BlankLast);
    let judged = analyse(&odd, &[Move::Up], &Request::default(), &mut (), &mut |_| {});
    assert_eq!(judged, Err(NoAnalysis::Unsolvable));
    assert_eq!(every(&odd, &Request::default(), &mut ()).err(), Some(NotEvery::Unsolvable));

    let start = random::board(&goal_of(Goal::BlankLast, 4, 4), Kind::Solvable, 4);
    let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
    let moves = walk(&start, 9, 1);
    let judged = analyse(&puzzle, &moves, &Request::default(), &mut Stopped, &mut |_| {});
    assert_eq!(judged, Err(NoAnalysis::Ended(Halt::Stopped)));
    let limits = Limits { generated_max: 1000, ..Limits::usual() };
    let request = Request { limits, ..Request::default() };
    let ended = NotEvery::Ended(Halt::Limit(Limit::Nodes));
    assert_eq!(every(&puzzle, &request, &mut ()).err(), Some(ended));
    let large = random::board(&goal_of(Goal::BlankLast, 5, 5), Kind::Solvable, 4);
    let large = Puzzle::new(large, Goal::BlankLast);
    assert_eq!(every(&large, &request, &mut ()).err(), Some(NotEvery::Large));
}

/// On every board of 2×3 and 3×3 the number of shortest solutions is the number of shortest ways in
/// the graph of all boards.
#[test]
fn all_shortest_solutions_are_counted() {
    for (rows, cols, goal, every_nth) in
        [(2, 3, Goal::BlankLast, 1), (3, 3, Goal::BlankLast, 41), (3, 3, Goal::Snail, 97)]
    {
        let goal = goal_of(goal, rows, cols);
        let all = ways_of(&goal);
        let mut boards: Vec<_> = all.iter().collect();
        boards.sort_by_key(|(board, _)| board.tiles().to_vec());
        let mut most = 0;
        for (board, &(distance, count)) in boards.into_iter().step_by(every_nth) {
            let goal = GoalChoice::Board(goal.clone());
            let puzzle = Puzzle::with(board.clone(), &goal).expect("one size");
            let found = every(&puzzle, &Request::default(), &mut ()).expect("no limit");
            assert_eq!(
                (found.all.length() as u32, found.all.count()),
                (distance, count),
                "{board}"
            );
            most = most.max(count);
        }
        assert!(most > 3, "{most}");
    }
}

/// Each of them is a solution, they differ, and they stand in order.
#[test]
fn all_shortest_solutions_can_be_stepped() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let far = by_distance(&goal).pop().expect("a board").0;
    let found = every(&Puzzle::new(far.clone(), Goal::BlankLast), &Request::default(), &mut ());
    let found = found.expect("no limit");
    let solutions: Vec<Vec<Move>> = found.iter().collect();
    assert_eq!((found.all.length(), solutions.len() as u128), (31, found.all.count()));
    let index = |way: &Move| Move::ALL.iter().position(|one| one == way);
    let key = |moves: &Vec<Move>| moves.iter().map(index).collect::<Vec<_>>();
    assert!(solutions.windows(2).all(|pair| key(&pair[0]) < key(&pair[1])), "in order");
    for (place, moves) in solutions.iter().enumerate() {
        assert_reaches(&far, &goal, moves);
        assert_eq!(found.get(place as u128).as_ref(), Some(moves));
        assert_eq!(found.place(moves), Some(place as u128));
        let [short, mut other] = [moves[1..].to_vec(), moves.clone()];
        other[30] = other[30].opposite();
        assert_eq!([found.place(&short), found.place(&other)], [None; 2]);
    }
    assert_eq!(found.get(found.all.count()), None);
    let solved = every(&Puzzle::new(goal.clone(), Goal::BlankLast), &Request::default(), &mut ());
    let solved = solved.expect("no limit");
    assert_eq!((solved.all.count(), solved.iter().collect::<Vec<_>>()), (1, vec![Vec::new()]));
}

/// The count does not make many more nodes than it may, also where that is fewer than it makes
/// between two looks at the clock.
#[test]
fn the_count_of_all_shortest_solutions_keeps_its_limit() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let (start, length) = by_distance(&goal).into_iter().find(|one| one.1 == 12).expect("one");
    let space = SmallSpace::new(&start, &goal, &Blind, Move::ALL);
    let limited = |generated_max| {
        let limits = Limits { generated_max, ..Limits::usual() };
        langkah_engine::sliding::every::every(&space, length, &limits, &mut ())
    };
    let all = limited(u64::MAX).expect("no limit").stats().generated;
    assert!(all < BEAT, "{all}");
    for most in [0, 1, all / 2, all - 2] {
        assert_eq!(limited(most).err(), Some(Halt::Limit(Limit::Nodes)), "{most} of {all}");
    }
    assert_eq!(limited(all).expect("as many as it makes").stats().generated, all);
}

/// All ways of so many moves that lead from a board to the goal, one after another.
fn count_ways(board: &Board, goal: &Board, left: u32) -> u128 {
    let apart = board.differences(goal).saturating_sub(1) as u32;
    match left {
        0 => (board == goal).into(),
        _ if apart > left => 0,
        _ => {
            let next = Move::ALL.into_iter().filter_map(|way| board.after(way));
            next.map(|next| count_ways(&next, goal, left - 1)).sum()
        }
    }
}

#[test]
fn all_shortest_solutions_of_fifteens_with_short_ones() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let mut several = 0;
    for seed in 0..30 {
        let start = random::board(&goal, Kind::Walk(16), seed);
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let found = every(&puzzle, &Request::default(), &mut ()).expect("no limit");
        assert_eq!(
            found.all.count(),
            count_ways(&start, &goal, found.all.length() as u32),
            "{start}"
        );
        several += usize::from(found.all.count() > 1);
    }
    // Two circles of 12 moves round a square of four tiles lead to the same board.
    let (start, way) = (goal.clone(), [Move::Up, Move::Left, Move::Down, Move::Right]);
    let half: Vec<Move> = way.iter().copied().cycle().take(6).collect();
    let turned = steps(&start, &half).pop().expect("six steps").board;
    let found = every(&Puzzle::new(turned.clone(), Goal::BlankLast), &Request::default(), &mut ());
    let found = found.expect("no limit");
    assert_eq!((found.all.length(), found.all.count()), (6, 2));
    let told: Vec<String> = found.iter().map(|moves| letters(&moves)).collect();
    assert_eq!(told, ["DRULDR", "RDLURD"]);
    assert!(several > 0, "some have several");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    /// What is shortened ends at the same board, is never longer, and no part of it can be
    /// shortened: on 3×3 a table of distances from the board at each place tells.
    #[test]
    fn shortened_lists_have_no_window_to_shorten(seed: u64, window in 6_usize..14) {
        let goal = goal_of(Goal::BlankLast, 3, 3);
        let start = random::board(&goal, Kind::Solvable, seed);
        let moves = walk(&start, 120, seed);
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let found = shorten(&puzzle, &moves, window, &Request::default(), &mut ());
        prop_assert!(found.moves.len() <= moves.len() && found.halt.is_none());
        let last = |moves: &[Move]| steps(&start, moves).pop().map_or(start.clone(), |s| s.board);
        prop_assert_eq!(last(&found.moves), last(&moves));
        prop_assert_eq!(found.open, 0);
        let boards: Vec<Board> = [start.clone()].into_iter()
            .chain(steps(&start, &found.moves).into_iter().map(|step| step.board)).collect();
        for from in (0..boards.len()).step_by(5) {
            let away = distances(&boards[from]);
            for length in 1..=window {
                if let Some(to) = boards.get(from + length) {
                    prop_assert_eq!(away[to], length as u32, "from {} on", from);
                }
            }
        }
    }
}

#[test]
fn a_large_list_is_judged_against_its_shortened_form() {
    let goal = goal_of(Goal::BlankLast, 6, 6);
    let there = walk(&goal, 90, 5);
    let start = steps(&goal, &there).pop().expect("a step").board;
    let back: Vec<Move> = there.iter().rev().map(|way| way.opposite()).collect();
    assert_reaches(&start, &goal, &back);
    let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
    let analysis = analyse(&puzzle, &back, &Request::default(), &mut (), &mut |_| {});
    let analysis = analysis.expect("it can be solved");
    let best = analysis.best.clone().expect("the list is a solution");
    assert_reaches(&start, &goal, &best);
    assert!(best.len() < back.len(), "{} moves of a random walk", best.len());
    assert_eq!(analysis.start.upper, Some(best.len() as u32));
    assert_eq!(analysis.lost() as usize, back.len() - best.len());
    for judged in &analysis.judged {
        assert!(judged.after.upper.is_some_and(|upper| upper >= judged.after.lower));
        assert!(matches!(judged.lost(), Some(0 | 2)));
    }
}

/// A watch that says no at its `last` question, and keeps what it was told then.
struct Patience {
    last: usize,
    asked: usize,
    told: Stats,
}

impl Watch for Patience {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.asked += 1;
        self.told = progress.stats;
        if self.asked < self.last { Ok(()) } else { Err(Halt::Stopped) }
    }
}

/// Shortening asks whether it may go on also where each window takes few nodes, and it tells all
/// nodes that it made, whenever it ends.
#[test]
fn shortening_can_be_stopped_at_any_time() {
    let goal = goal_of(Goal::BlankLast, 6, 6);
    let start = random::board(&goal, Kind::Solvable, 3);
    let moves = walk(&start, 400, 3);
    let shortened = |last| {
        let mut watch = Patience { last, asked: 0, told: Stats::default() };
        let found = large::shorten(&start, &moves, 8, &mut watch);
        (found, watch)
    };
    let (first, _) = shortened(1);
    assert_eq!((first.halt, first.replaced), (Some(Halt::Stopped), 0));
    let (whole, watch) = shortened(usize::MAX);
    assert!(whole.halt.is_none() && whole.replaced > 0);
    let asked = watch.asked;
    assert!(asked > whole.moves.len());
    for last in (1..asked).step_by(asked / 40) {
        let (found, watch) = shortened(last);
        assert_eq!(found.halt, Some(Halt::Stopped));
        assert_eq!(found.stats.generated, watch.told.generated, "stopped at {last}");
        assert_eq!(found.stats.expanded, watch.told.expanded, "stopped at {last}");
    }
}

/// On a large board a search that was ended knows no answer, whatever it has found until then.
#[test]
fn an_ended_search_says_nothing_of_the_fewest_moves() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let puzzle = Puzzle::new(random::board(&goal, Kind::Solvable, 1), Goal::BlankLast);
    let limits = Limits { generated_max: 20_000, ..Limits::usual() };
    let request = Request { limits, threads: NonZero::new(1), ..Request::default() };
    let ended = Err(Halt::Limit(Limit::Nodes));
    for most in [100, 1000] {
        assert_eq!(within(&puzzle, most, &request, &mut ()), ended);
    }
    // So many are proved to be too few.
    assert_eq!(within(&puzzle, 20, &request, &mut ()), Ok(None));
}

/// The figures are those of ways that there are: the best solution is as long as they say, no board
/// has two, and no lower bound is above.
#[test]
fn figures_of_large_boards_agree_with_each_other() {
    let reader = "DDLULRDRUUDLURDDDLLULLURRDLDRULLUURDLURRRDDDLDRUURULDLLUURRDDLLURURDDLDDLLURURDRRDLUURD\
                  LURULLDRRUULDDDDLLLUUUURRDDDDLLUURURDRDLLLDRUURRDLDRR";
    let five = goal_of(Goal::BlankLast, 5, 5);
    let mut lists = vec![(
        random::board(&five, Kind::Solvable, 22),
        reader.chars().filter_map(from_letter).collect::<Vec<Move>>(),
    )];
    for (seed, (rows, cols)) in (0..).zip([(2, 5), (5, 3), (3, 5), (2, 6), (5, 2), (3, 5)]) {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let start = random::board(&goal, Kind::Walk(30), seed);
        let list = walk(&start, 40 + 7 * seed as usize, seed + 1);
        lists.push((start, list));
    }
    let (mut shorter, mut told) = (0, 0);
    for (start, list) in lists {
        let goal = goal_of(Goal::BlankLast, start.dims().rows(), start.dims().cols());
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let request = Request { threads: Some(NonZero::<usize>::MIN), ..Request::default() };
        let analysis =
            analyse(&puzzle, &list, &request, &mut (), &mut |_| {}).expect("it can be solved");
        let best = analysis.best.as_deref().expect("a way is known");
        assert_eq!(Some(best.len() as u32), analysis.start.upper, "{start}");
        assert_reaches(&start, &goal, best);
        let afters = analysis.judged.iter().map(|one| (one.step.board.clone(), one.after.upper));
        let all: HashMap<Board, Option<u32>> = afters.collect();
        let mut known = HashMap::from([(start.clone(), analysis.start.upper)]);
        let boards =
            std::iter::once(&start).chain(analysis.judged.iter().map(|one| &one.step.board));
        for (last, judged) in boards.zip(&analysis.judged) {
            let (upper, lower) = (judged.after.upper, judged.after.lower);
            assert!(upper.is_some_and(|upper| lower <= upper), "{judged:?}");
            let met = known.insert(judged.step.board.clone(), upper);
            assert!(met.is_none_or(|met| met == upper), "{judged:?}");
            assert!(judged.lost().is_some_and(|lost| lost == 0 || lost == 2), "{judged:?}");
            assert_eq!(judged.better.is_some(), !judged.is_good(), "{judged:?}");
            let Some(better) = judged.better else { continue };
            assert_eq!(steps(last, &[better]).len(), 1, "{judged:?}: it is possible");
            assert_ne!(better, judged.step.way);
            // If the board after it is one of the list, the goal is nearer from there.
            let upper = all.get(&steps(last, &[better])[0].board).copied().flatten();
            let nearer = judged.before.upper.map(|upper| upper - 1);
            assert!(upper.is_none() || upper == nearer, "{judged:?}");
            told += usize::from(upper.is_some());
            if judged.number == 1 {
                assert_eq!(Some(&better), best.first());
            }
        }
        let last = analysis.judged.last().and_then(|judged| judged.after.upper).unwrap_or(0);
        shorter += usize::from(best.len() < list.len() + last as usize);
    }
    assert!(shorter > 3 && told > 3, "{shorter} {told}");
}
