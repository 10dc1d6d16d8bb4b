//! Writes a file bit by bit, and yet whole or not at all.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::system::{Real, System};
use super::write::{Place, WriteError, clear, folder_of, part, place, sync_folder};

/// A file that is being written, as [`write`](super::write()) does with bytes that are all there: a
/// new one beside what has the name takes the name when it is finished, and is removed where it is
/// not. A device or a pipe is written as it stands.
pub struct Growing {
    out: BufWriter<File>,
    /// The new file and the name that it is to take; `None` where it has none to take.
    named: Option<(PathBuf, PathBuf)>,
}

impl Growing {
    /// # Errors
    /// Where the system does not let it be written. Nothing is changed then.
    pub fn begin(path: &Path) -> Result<Self, WriteError> {
        let (file, named) = match place(&Real, path)? {
            Place::AsItStands(path) => {
                let file = Real.open(&path, OpenOptions::new().append(true));
                (file.map_err(|error| WriteError::InPlace { error })?, None)
            }
            Place::Named(target, old) => {
                let folder = folder_of(&target);
                clear(&Real, folder);
                let (beside, file) = part(&Real, folder).map_err(WriteError::unchanged)?;
                let growing = Self { out: BufWriter::new(file), named: Some((beside, target)) };
                if let Some(old) = &old {
                    let file = growing.out.get_ref();
                    Real.make_like(file, old).map_err(WriteError::unchanged)?;
                }
                return Ok(growing);
            }
        };
        Ok(Self { out: BufWriter::new(file), named })
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// Where the system does not let it be written to its end.
    pub fn finish(mut self) -> Result<(), WriteError> {
        let flushed = self.out.flush();
        let Some((beside, target)) = &self.named else {
            return flushed.map_err(|error| WriteError::InPlace { error });
        };
        flushed
            .and_then(|()| Real.sync(self.out.get_ref()))
            .and_then(|()| Real.rename(beside, target))
            .map_err(WriteError::unchanged)?;
        let folder = folder_of(target).to_owned();
        self.named = None;
        sync_folder(&Real, &folder).map_err(|error| WriteError::Unsure { error })
    }
}

impl Write for Growing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Drop for Growing {
    fn drop(&mut self) {
        if let Some((beside, _)) = &self.named {
            // Nobody is left to tell that it cannot be removed; the next save in the folder tries.
            let _ = Real.remove(beside);
        }
    }
}
