//! Large boards: the bounds and tables against breadth-first search, the anytime search against
//! published lengths, and its limits.

use langkah_engine::search::ida;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::space::Label;
use langkah_engine::search::space::{Space, Weighted};
use langkah_engine::search::watch::{Halt, Making, Prepared, Progress, Watch};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::large::additive::Additive;
use langkah_engine::sliding::large::bound::{
    Bound, LineConflict, LinearConflict, Manhattan, Misplaced,
};
use langkah_engine::sliding::large::frame::{self, Frame, Slide};
use langkah_engine::sliding::large::layout::Layout;
use langkah_engine::sliding::large::space::LargeSpace;
use langkah_engine::sliding::large::{Finished, Known, anytime, layouts};
use langkah_engine::sliding::moves::{Move, from_labels};
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::solvability::Solvability;
use proptest::prelude::*;

use crate::support::{assert_reaches, by_distance, data, dims, goal_of};

const LIMITS: Limits = Limits::usual();
const NOTHING: Known = Known { labels: Vec::new(), lower_bound: 0 };

/// Goals of a size: the usual ones and two that are no one's habit.
fn goals(rows: usize, cols: usize) -> Vec<Board> {
    let usual = Goal::ALL.map(|goal| goal_of(goal, rows, cols));
    let odd = [7, 8].map(|seed| random::board(&usual[0], Kind::Any, seed));
    usual.into_iter().chain(odd).collect()
}

/// The bounds of all ways to divide the tiles.
fn additive(frame: &Frame, tiles: usize) -> Vec<Additive<16>> {
    let layouts = Layout::all(frame, tiles, 16);
    let bound = |layout| Additive::prepare(frame, layout, &mut ()).expect("nothing ends it");
    layouts.iter().map(bound).collect()
}

/// A bound never says more than the distance, is 0 at the goal alone, and changes by at most 1
/// along a move; what is carried is what would be made from scratch.
#[track_caller]
fn assert_bound<B: Bound>(bound: &B, frame: &Frame, distance: u32) {
    let tiles = frame.start();
    let carry = bound.carry(tiles);
    let h = bound.h(&carry);
    assert!(h <= distance, "{h} > {distance} for {tiles:?}");
    assert_eq!(h == 0, distance == 0, "{tiles:?}");
    let blank = frame.blank(tiles);
    for &(_, to) in frame.ways(blank, 7) {
        let slide = Slide { tile: tiles[usize::from(to)], from: to, to: blank };
        let after = bound.after(&carry, tiles, slide);
        let mut moved = tiles.to_vec();
        moved.swap(usize::from(to), usize::from(blank));
        assert_eq!(bound.h(&after), bound.h(&bound.carry(&moved)), "{tiles:?} {slide:?}");
        assert!(bound.h(&after).abs_diff(h) <= 1, "{tiles:?} {slide:?}");
        for most in h.saturating_sub(3)..=h + 3 {
            match bound.after_within(&carry, tiles, slide, most) {
                Ok(within) => {
                    assert!(bound.h(&within) <= most);
                    assert_eq!(bound.h(&within), bound.h(&after), "{tiles:?} {slide:?}");
                }
                Err(least) => assert!(most < least && least <= bound.h(&after)),
            }
        }
    }
}

fn assert_bounds(frame: &Frame, distance: u32, patterns: &[Additive<16>]) {
    assert_bound(&Misplaced::new(frame), frame, distance);
    assert_bound(&Manhattan::new(frame), frame, distance);
    let conflict = LinearConflict::new(frame);
    assert_bound(&conflict, frame, distance);
    if let Some(lines) = LineConflict::new(frame) {
        assert_bound(&lines, frame, distance);
        let [slow, fast] =
            [conflict.h(&conflict.carry(frame.start())), lines.h(&lines.carry(frame.start()))];
        assert_eq!(slow, fast, "{:?}", frame.start());
    }
    patterns.iter().for_each(|bound| assert_bound(bound, frame, distance));
}

#[test]
fn bounds_on_all_small_boards() {
    for (rows, cols, every) in [(2, 2, 1), (2, 3, 1), (3, 2, 1), (3, 3, 19), (2, 4, 7)] {
        for goal in goals(rows, cols) {
            let frame = Frame::new(&goal, &goal);
            let tables: Vec<_> =
                (2..=4.min(rows * cols - 2)).flat_map(|tiles| additive(&frame, tiles)).collect();
            for (start, distance) in by_distance(&goal).iter().step_by(every) {
                assert_bounds(&Frame::new(start, &goal), *distance, &tables);
            }
        }
    }
}

/// The searches use both divisions in groups of six, and a walk from the goal is no shorter than h.
#[test]
fn bounds_of_tuned_divisions() {
    for ((rows, cols), sizes) in
        [((4, 5), &[1, 6, 6, 6][..]), ((2, 10), &[1, 6, 6, 6]), ((3, 6), &[5, 6, 6])]
    {
        for (rows, cols, goal) in [
            (rows, cols, Goal::BlankLast),
            (cols, rows, Goal::BlankLast),
            (rows, cols, Goal::BlankFirst),
        ] {
            let goal = goal_of(goal, rows, cols);
            let mut layouts = layouts(&Frame::new(&goal, &goal), 224 << 20).into_iter();
            let layout = layouts.find(|layout| layout.tiles() == 6).expect("it has such tables");
            let divisions = layout.divisions();
            assert_eq!(divisions.len(), 2, "{rows}×{cols}");
            for groups in &divisions {
                let mut of: Vec<usize> = groups.iter().map(Vec::len).collect();
                of.sort_unstable();
                assert_eq!(of, sizes, "{rows}×{cols}");
            }
            let bound = Additive::<16>::prepare(&Frame::new(&goal, &goal), &layout, &mut ());
            let bound = bound.expect("nothing ends it");
            for steps in 0..40 {
                let start = random::board(&goal, Kind::Walk(steps), u64::from(steps));
                let walked = if start == goal { 0 } else { steps };
                assert_bound(&bound, &Frame::new(&start, &goal), walked as u32);
            }
        }
    }
}

/// What a search told, and when it is to end.
#[derive(Default)]
struct Told {
    lengths: Vec<usize>,
    beats: u64,
    prepared: u64,
    beats_max: Option<u64>,
    prepared_max: Option<u64>,
    share: f32,
    lower: u32,
}

impl Watch for Told {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        let lower = progress.lower_bound;
        assert!(lower >= self.lower, "the bound fell");
        self.lower = lower;
        self.beats += 1;
        if let Some(Prepared { making, share }) = progress.prepared {
            assert_eq!(making, Making::Meanwhile);
            assert!((self.share..=1.0).contains(&share), "{share} after {}", self.share);
            self.share = share;
            self.prepared += 1;
        }
        let is_over = |count: u64, most: Option<u64>| most.is_some_and(|most| count >= most);
        if is_over(self.beats, self.beats_max) || is_over(self.prepared, self.prepared_max) {
            Err(Halt::Stopped)
        } else {
            Ok(())
        }
    }

    fn improved(&mut self, labels: &[Label], lower: u32) {
        assert!(self.lengths.last().is_none_or(|&last| labels.len() < last));
        assert!(lower as usize <= labels.len());
        self.lengths.push(labels.len());
    }
}

/// The moves lead to the goal, and the search told the watch of them.
#[track_caller]
fn assert_sound(start: &Board, goal: &Board, told: &Told, finished: &Finished) -> usize {
    let moves = finished.best.as_ref().expect("a solution is there at once");
    assert_reaches(start, goal, moves);
    assert_eq!(told.lengths.last(), Some(&moves.len()));
    assert!(finished.lower_bound as usize <= moves.len());
    moves.len()
}

#[track_caller]
fn assert_least(start: &Board, goal: &Board, distance: u32, threads: usize) {
    let mut told = Told::default();
    let finished = anytime(&NOTHING, (start, goal), &LIMITS, threads, &mut told);
    let length = assert_sound(start, goal, &told, &finished);
    assert_eq!((length as u32, finished.lower_bound), (distance, distance), "\n{start}");
    assert_eq!(finished.ended, None);
}

#[test]
fn anytime_gives_breadth_first_lengths() {
    for (rows, cols, every) in [(2, 2, 1), (2, 3, 13), (3, 3, 1999), (2, 4, 599), (4, 2, 1501)] {
        for (index, goal) in goals(rows, cols).into_iter().enumerate() {
            for (start, distance) in by_distance(&goal).iter().step_by(every + index) {
                assert_least(start, &goal, *distance, 1 + index % 3);
            }
        }
    }
}

/// A search that begins with what is known proves the same, and tells of nothing longer.
#[test]
fn a_search_goes_on_from_what_is_known() {
    for (rows, cols, every) in [(2, 3, 97), (3, 3, 19_997), (2, 4, 3001)] {
        for (index, goal) in goals(rows, cols).into_iter().enumerate() {
            for (start, distance) in by_distance(&goal).iter().step_by(every + index) {
                let best = anytime(&NOTHING, (start, &goal), &LIMITS, 1, &mut ())
                    .best
                    .expect("a solution");
                let out = start.moves().next().expect("a move");
                let longer: Vec<Move> = [out, out.opposite()].into_iter().chain(best).collect();
                for (ways, lower) in [(&longer[..], 0), (&longer[2..], distance.saturating_sub(1))]
                {
                    let labels: Vec<Label> = ways.iter().map(|&way| way as Label).collect();
                    let known = Known { labels, lower_bound: lower };
                    let mut told = Told::default();
                    let boards = (start, &goal);
                    let threads = 1 + index % 2;
                    let finished = anytime(&known, boards, &LIMITS, threads, &mut told);
                    let length = assert_sound(start, &goal, &told, &finished);
                    let proved = (length as u32, finished.lower_bound, finished.ended);
                    assert_eq!(proved, (*distance, *distance, None), "\n{start}");
                    assert!(told.lengths[0] <= ways.len(), "{:?}", told.lengths);
                }
            }
        }
    }
}

/// Lengths that another search of this program gives, which is tested by breadth-first search.
#[test]
fn anytime_agrees_with_plain_deepening() {
    for (rows, cols, seed) in [(2, 5, 1), (3, 4, 2), (5, 2, 3), (3, 5, 4), (6, 2, 5)] {
        for goal in goals(rows, cols) {
            let start = random::board(&goal, Kind::Walk(40), seed);
            let space = LargeSpace::new(&start, &goal, LinearConflict::new);
            let finished = ida::run(&space, &LIMITS, &mut ());
            assert_least(&start, &goal, finished.lower_bound, 2);
        }
    }
}

fn algs4() -> Vec<(String, usize, Option<u32>, Vec<u8>)> {
    let text = String::from_utf8(data("algs4.txt")).expect("the file is text");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let boards = lines.map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let tiles = fields[3].split(' ').map(|tile| tile.parse().expect("a tile")).collect();
        let side = fields[1].parse().expect("a side");
        (fields[0].to_owned(), side, fields[2].parse().ok(), tiles)
    });
    boards.collect()
}

/// Princeton's boards of five rows and more, up to 44 moves.
#[test]
fn princetons_large_boards() {
    let mut count = 0;
    for (name, side, length, tiles) in algs4() {
        let start = Board::new(dims(side, side), &tiles).unwrap_or_else(|e| panic!("{name}: {e}"));
        let goal = goal_of(Goal::BlankLast, side, side);
        assert_eq!(Solvability::of(&start, &goal).is_solvable(), length.is_some(), "{name}");
        if let (true, Some(length)) = (side >= 5, length) {
            assert_least(&start, &goal, length, 1 + count % 2);
            count += 1;
        }
    }
    assert_eq!(count, 9);
}

fn korf24(number: usize) -> (Board, u32) {
    let (text, lengths) = (data("korf24-blank-last.txt"), data("korf24.lengths"));
    let line = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        text.lines().nth(number - 1).map(str::to_owned).expect("a line for each")
    };
    let tiles: Vec<u8> = line(&text).split(' ').map(|tile| tile.parse().expect("a tile")).collect();
    let board = Board::new(dims(5, 5), &tiles).expect("a board a line");
    (board, line(&lengths).trim().parse().expect("a length a line"))
}

/// The bounds keep below the least lengths that Korf and Felner found.
#[test]
fn bounds_below_published_lengths() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let tables = additive(&Frame::new(&goal, &goal), 4);
    let mut sum = 0;
    for number in 1..=50 {
        let (start, length) = korf24(number);
        let frame = Frame::new(&start, &goal);
        assert_bounds(&frame, length, &tables);
        sum += length;
    }
    assert_eq!(sum, 5039, "a mean of 100.78");
    for number in [1, 25, 40] {
        let (start, length) = korf24(number);
        let limits = Limits { generated_max: 300_000, ..LIMITS };
        let mut told = Told::default();
        let finished = anytime(&NOTHING, (&start, &goal), &limits, 2, &mut told);
        assert!(assert_sound(&start, &goal, &told, &finished) as u32 >= length);
        assert!(finished.lower_bound <= length);
    }
}

/// The same search makes the same nodes on every machine.
#[test]
fn plain_deepening_makes_the_nodes_it_always_made() {
    let boards = algs4();
    let (_, side, _, tiles) =
        boards.iter().find(|board| board.0 == "puzzle41").expect("it is there");
    let start = Board::new(dims(*side, *side), tiles).expect("a board");
    let goal = goal_of(Goal::BlankLast, *side, *side);
    let conflict = LargeSpace::new(&start, &goal, LinearConflict::new);
    let finished = ida::run(&conflict, &LIMITS, &mut ());
    assert!(matches!(&finished.outcome, Outcome::Solved(labels) if labels.len() == 41));
    assert_eq!((finished.stats.expanded, finished.stats.generated), (10_546, 24_480));
    let mut told = Told::default();
    let limits = Limits { generated_max: 200_000, ..LIMITS };
    let finished = anytime(&NOTHING, (&korf24(1).0, &goal), &limits, 1, &mut told);
    assert_eq!((finished.stats.expanded, finished.stats.generated), (86_485, 200_238));
    assert_eq!(told.lengths, [213, 107, 103]);
}

/// A solution of the way from the goal to the start is one of the puzzle, backwards.
#[test]
fn a_way_from_the_goal_leads_there_backwards() {
    for (goal, seed) in goals(4, 5).into_iter().zip(1..) {
        let start = random::board(&goal, Kind::Walk(30), seed);
        let there = Frame::new(&start, &goal);
        let Outcome::Solved(labels) =
            ida::run(&LargeSpace::new(&goal, &start, LinearConflict::new), &LIMITS, &mut ())
                .outcome
        else {
            panic!("it is solvable")
        };
        assert_reaches(&start, &goal, &from_labels(&frame::backwards(&labels)));
        let back = there.reversed();
        assert_eq!(back.start(), Frame::new(&goal, &start).start());
        assert_eq!(back.reversed().start(), there.start());
        assert_eq!((back.home(), back.reversed().home()), (start.blank() as u8, there.home()));
    }
}

#[test]
fn a_weight_gives_a_solution() {
    let goal = goal_of(Goal::Snail, 5, 5);
    let start = random::board(&goal, Kind::Walk(200), 5);
    let space =
        Weighted { space: LargeSpace::new(&start, &goal, LinearConflict::new), weight: 2.0 };
    assert_eq!(space.h(&space.root()) % 2, 0);
    let Outcome::Solved(labels) = ida::run(&space, &LIMITS, &mut ()).outcome else {
        panic!("it is solvable")
    };
    let moves: Vec<Move> = labels.into_iter().filter_map(Move::from_index).collect();
    assert_reaches(&start, &goal, &moves);
}

#[test]
fn a_first_solution_on_every_size() {
    for (rows, cols) in (2..=10).flat_map(|rows| (2..=10).map(move |cols| (rows, cols))) {
        let goal = &goals(rows, cols)[(rows + cols) % 5];
        let start = random::board(goal, Kind::Solvable, (rows * cols) as u64);
        let limits = Limits { generated_max: 20_000, ..LIMITS };
        let mut told = Told::default();
        let finished = anytime(&NOTHING, (&start, goal), &limits, 1 + rows % 2, &mut told);
        assert_sound(&start, goal, &told, &finished);
    }
}

#[test]
fn an_unsolvable_board_has_no_solution() {
    let goal = goal_of(Goal::BlankLast, 6, 5);
    let mut start = goal.clone();
    start.swap(0, 1);
    let finished = anytime(&NOTHING, (&start, &goal), &LIMITS, 2, &mut ());
    assert_eq!((finished.best, finished.lower_bound, finished.ended), (None, u32::MAX, None));
}

#[test]
fn a_limit_on_nodes_is_kept() {
    let goal = goal_of(Goal::BlankLast, 5, 5);
    let (start, _) = korf24(3);
    for threads in [1, 2, 3] {
        for generated_max in [0, 1, 5_000, 100_000, 3_000_000] {
            let limits = Limits { generated_max, ..LIMITS };
            let finished = anytime(&NOTHING, (&start, &goal), &limits, threads, &mut ());
            assert_eq!(finished.ended, Some(Halt::Limit(Limit::Nodes)));
            let generated = finished.stats.generated;
            let slack = 10_000 * threads as u64;
            assert!(generated <= generated_max + slack, "{generated} of {generated_max}");
            assert!(finished.stats.expanded <= generated);
        }
    }
}

#[test]
fn a_limit_on_memory_is_kept() {
    for (side, mebibytes) in [(5, 1), (5, 8), (5, 64), (7, 16), (10, 4)] {
        let goal = goal_of(Goal::BlankLast, side, side);
        let start = random::board(&goal, Kind::Solvable, 1);
        for threads in [1, 2] {
            let memory_max = mebibytes << 20;
            let limits = Limits { memory_max, generated_max: 4_000_000 };
            let mut told = Told::default();
            let finished = anytime(&NOTHING, (&start, &goal), &limits, threads, &mut told);
            assert_sound(&start, &goal, &told, &finished);
            let held = finished.stats.memory_peak + finished.tables_peak;
            // The first solution may take more than a small limit allows.
            let most = memory_max.max(25 << 20);
            assert!(held <= most, "{held} of {memory_max}");
        }
    }
}

#[test]
fn stop_is_heard_in_every_phase() {
    let goal = goal_of(Goal::BlankFirst, 5, 5);
    let start = random::board(&goal, Kind::Solvable, 3);
    for threads in [1, 2] {
        for beats in [1, 2, 10, 100, 1000] {
            let mut told = Told { beats_max: Some(beats), ..Told::default() };
            let finished = anytime(&NOTHING, (&start, &goal), &LIMITS, threads, &mut told);
            assert_eq!(finished.ended, Some(Halt::Stopped));
            assert!(told.beats <= beats + 1, "{} after {beats}", told.beats);
        }
        let mut told = Told { prepared_max: Some(3), ..Told::default() };
        let finished = anytime(&NOTHING, (&start, &goal), &LIMITS, threads, &mut told);
        assert_eq!(finished.ended, Some(Halt::Stopped));
        assert!(told.prepared <= 4);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Walks back from goals of any arrangement: no bound is above the walk's length.
    #[test]
    fn bounds_along_walks(
        rows in 2_usize..=10,
        cols in 2_usize..=10,
        seed in any::<u64>(),
        length in 0_u32..80,
    ) {
        let goal = random::board(&goal_of(Goal::BlankLast, rows, cols), Kind::Any, seed);
        let start = random::board(&goal, Kind::Walk(length), seed ^ 1);
        let frame = Frame::new(&start, &goal);
        if start != goal {
            assert_bounds(&frame, length, &[]);
        }
    }
}
