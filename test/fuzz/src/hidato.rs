//! Hidatos: every hand-over against brute force, and all that looks at a board, on any board.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::hint::{Hint, candidates, hint};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::{self, Variant};
use langkah_engine::hidato::reason::reason;
use langkah_engine::hidato::solve::{Finished, Options, Verdict, solve};
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use rand::rngs::ChaCha8Rng;

use crate::choices::Choices;
use crate::mutate::bytes;
use crate::target::Target;

#[path = "../../engine/hidato/every.rs"]
mod every;

/// Bytes of an input at most: more than a board of the longest sides has choices.
const BYTES_MAX: usize = 160;

pub fn target() -> Target {
    let make = |_: &[Vec<u8>], rng: &mut ChaCha8Rng| bytes(rng, BYTES_MAX);
    Target { name: "hidato", usual: 1_000, corpus: Vec::new(), make, judge }
}

fn judge(input: &[u8]) {
    let mut choices = Choices::new(input);
    if choices.one_in(16) {
        let beats = choices.below(300) as u32;
        look(&any(&mut choices), beats);
        return;
    }
    let looks = choices.one_in(16);
    let (board, failures_max) = every::sparse(&mut |end| choices.below(end));
    every::every_hand_over(&board, failures_max, &mut every::Tally::default());
    every::every_guide(&board, failures_max);
    if looks {
        look(&board, u32::MAX);
    }
}

/// A board with numbers that nothing is promised of, some of them out of range.
fn any(choices: &mut Choices<'_>) -> Board {
    let topology = *choices.of(&Topology::ALL);
    let side_max = *choices.of(&[3, 4, 5, 5, 5, 6, 9, 32]);
    let sides = (1 + choices.below(side_max), 1 + choices.below(side_max));
    let dims = Dims::new(sides.0, sides.1).expect("sides of at least 1");
    let holes = choices.below(64).saturating_sub(32);
    let hole = |place: usize| (place + 1) * 7919 % 64 < holes;
    let mut is_cell: Vec<bool> = (0..dims.cells()).map(|place| !hole(place)).collect();
    is_cell[0] = true;
    let shape = Shape::new(dims, &is_cell, topology).expect("a small shape");
    let mut board = Board::empty(Arc::new(shape));
    let most = board.count();
    while !choices.bytes.is_empty() {
        let cell = choices.below(most);
        let number =
            if choices.one_in(32) { choices.word() as u16 } else { choices.below(most + 2) as u16 };
        board.set(cell, number);
    }
    board
}

/// Says Stop after so many beats.
struct Stop(u32);

impl Watch for Stop {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 { Err(Halt::Stopped) } else { Ok(()) }
    }
}

/// What solves, hints and explains: what it says fits what brute force finds.
fn look(board: &Board, beats: u32) {
    let truth = every::counted(board, 2, 100_000);
    let has_none = truth.as_ref().map(Vec::is_empty);
    let has_faults = !feasibility::faults(board).is_empty();
    assert!(
        !has_faults || has_none != Some(false),
        "a fault of a board with a solution: {board:?}"
    );
    let limits = Limits { generated_max: 20_000, memory_max: 8 << 20 };
    let options = Options { limits, ..Options::default() };
    explain(board, &solve(board, &options, &mut Stop(beats)), has_none);
    let stop = &mut Stop(beats);
    let as_published =
        published::record(board, Variant::default(), &limits, &mut Unrecorded::new(stop));
    explain(board, &as_published, has_none);
    for level in [Rule::Chain, Rule::Cell, Rule::Link, Rule::Region] {
        let outcome = candidates(board, level);
        assert!(outcome.is_ok() || has_none != Some(false), "{level:?} contradicts {board:?}");
    }
    match hint(board, &limits, &mut Stop(beats)) {
        Hint::Done => assert!(board.is_solved()),
        Hint::Wrong(_) => assert!(has_none != Some(false), "called wrong: {board:?}"),
        Hint::Place(deduction, _) | Hint::Try(deduction) => {
            assert!(has_none != Some(true), "{deduction:?} on {board:?}");
            assert_eq!(board.number(deduction.cell), None);
        }
        Hint::Unknown(_) => {}
    }
}

fn explain(board: &Board, finished: &Finished, has_none: Option<bool>) {
    match &finished.verdict {
        Verdict::None(refutation) => {
            assert!(has_none != Some(false), "refuted: {board:?}");
            assert!(!refutation.sentences(board.shape()).is_empty());
        }
        _ => assert!(finished.solution().is_none() || has_none != Some(true), "{board:?}"),
    }
    // Reasons are found one by one, and no board is that large where a person asks for all.
    if board.count() > 100 {
        return;
    }
    let mut board = board.clone();
    let mut failed = Vec::new();
    for step in &finished.steps {
        failed.extend(step.failed.iter().copied());
        assert!(!reason(&board, step, &failed).clause.is_empty());
        board.set(step.cell, step.number);
    }
}
