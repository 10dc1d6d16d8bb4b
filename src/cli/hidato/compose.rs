//! `unique` and `thin`: the givens of a Hidato.

use std::io;

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::{thin, unique};
use langkah_engine::hidato::text::{Format, write};
use langkah_puzzle::hidato::{self, composed};

use crate::cli::args::Composing;
use crate::cli::family::ToCompose;
use crate::cli::family::item::HidatoItem;
use crate::cli::output::{Output, Status, complain};
use crate::cli::progress::ProgressLine;

impl ToCompose for HidatoItem {
    fn composed(&self, wish: Composing, output: &mut Output) -> io::Result<()> {
        let board = &self.opened.board;
        let (told, status, written) = match wish {
            Composing::Unique(wish, seconds) => {
                let outcome =
                    hidato::make_unique(board, wish, Some(seconds), &mut ProgressLine::new());
                let (status, written) = uniquely(board, &outcome);
                (composed::added(&outcome), status, written)
            }
            Composing::Thin(wish, time_max) => {
                let ended = hidato::thin(board, wish, time_max, &mut ProgressLine::new());
                let (status, written) = thinly(&ended);
                (composed::taken(&ended, wish.difficulty), status, written)
            }
        };
        if status == Status::Bad {
            return output.refuse(&self.place, &told);
        }
        output.note(status);
        complain(&format!("{}: {told}", self.place));
        let Some(board) = written else { return Ok(()) };
        output.apart()?;
        output.block(write(&board, Format::Matrix))?;
        output.flush()
    }
}

fn uniquely(board: &Board, outcome: &unique::Outcome) -> (Status, Option<Board>) {
    match outcome {
        unique::Outcome::Added(added) => (Status::Solved, Some(added.board.clone())),
        unique::Outcome::Already => (Status::Solved, Some(board.clone())),
        unique::Outcome::Hopeless => (Status::Unsolvable, None),
        unique::Outcome::Halted(_) => (Status::Limit, None),
    }
}

fn thinly(ended: &thin::Ended) -> (Status, Option<Board>) {
    match ended {
        thin::Ended::Thinned(thinned) => (Status::Solved, Some(thinned.board.clone())),
        thin::Ended::Harder(_) | thin::Ended::NotOne => (Status::Bad, None),
        thin::Ended::Hopeless => (Status::Unsolvable, None),
        thin::Ended::Halted(_) => (Status::Limit, None),
    }
}
