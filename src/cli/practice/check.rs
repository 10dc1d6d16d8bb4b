//! `practice --check`: whether a score is valid.

use std::io;
use std::path::Path;

use langkah_engine::shown;
use langkah_language::text;
use langkah_puzzle::practice::Score;
use langkah_puzzle::practice::score::What;
use serde::Serialize;

use crate::cli::output::{Output, Status, Tone, complain};
use crate::cli::place::Place;
use crate::files;

/// Larger files are no scores.
const BYTES_MAX: u64 = 1 << 20;

/// The verdict for another program.
#[derive(Default, Serialize)]
struct Checked {
    holds: bool,
    right: Option<usize>,
    asked: Option<usize>,
    line: Option<usize>,
    error: Option<String>,
}

pub fn run(path: &Path, is_json: bool, output: &mut Output) -> io::Result<()> {
    let file = shown::line(&path.to_string_lossy());
    let bytes = output.or_refuse(&Place::file(path), files::read(path, BYTES_MAX))?;
    let Some(bytes) = bytes else { return Ok(()) };
    match Score::check_bytes(&bytes) {
        Ok(score) if is_json => {
            let (right, asked) = (Some(score.right), Some(score.asked));
            output.json(&Checked { holds: true, right, asked, ..Checked::default() })
        }
        Ok(Score { right, asked, .. }) => {
            let told = text!("practice-terminal-holds", right = right, asked = asked);
            output.toned(Tone::Good, told)
        }
        Err(forged) => {
            let is_score = !matches!(forged.what, What::NoScore { .. });
            output.note(if is_score { Status::Unsolvable } else { Status::Bad });
            let error = shown::line(&forged.to_string());
            if is_json {
                let (line, error) = (forged.line, Some(error));
                return output.json(&Checked { line, error, ..Checked::default() });
            }
            if is_score {
                output.toned(Tone::Bad, text!("practice-terminal-forged"))?;
                output.flush()?;
            }
            complain(&format!("{file}: {}", error));
            Ok(())
        }
    }
}
