//! Writes a file bit by bit, but still whole or not at all.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use langkah_language::text;

use super::system::{Real, System};
use super::write::{Place, WriteError, clear, folder_of, part, place, sync_folder};

/// How many bytes wait until they are written together: few, so that they need no large piece of
/// memory.
const WAITING: usize = 2048;

/// A file that is being written. As with [`write`](super::write()), the bytes go to a new file
/// beside the old one. The new file takes the name when it is finished; if it is not finished it is
/// removed. The bytes for a device or a pipe go there directly.
pub struct Growing<'a, S: System = Real> {
    out: BufWriter<Out<'a, S>>,
    /// The new file and the path that it will take; `None` for a device or a pipe.
    named: Option<(PathBuf, PathBuf)>,
}

/// An open file, written by the calls of a system.
struct Out<'a, S> {
    system: &'a S,
    file: File,
}

impl<S: System> Write for Out<'_, S> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.system.write(&mut self.file, bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Growing<'static> {
    /// # Errors
    /// If the system does not allow to write it. Nothing is changed then.
    pub fn begin(path: &Path) -> Result<Self, WriteError> {
        Self::begin_on(&Real, path)
    }
}

impl<'a, S: System> Growing<'a, S> {
    /// The same by the calls of `system`.
    pub(super) fn begin_on(system: &'a S, path: &Path) -> Result<Self, WriteError> {
        let out = |file| BufWriter::with_capacity(WAITING, Out { system, file });
        match place(system, path)? {
            Place::AsItStands(path) => {
                let file = system.open(&path, OpenOptions::new().append(true));
                let file = file.map_err(|error| WriteError::InPlace { error })?;
                Ok(Self { out: out(file), named: None })
            }
            Place::Named(target, old) => {
                let folder = folder_of(&target);
                clear(system, folder);
                let (beside, file) = part(system, folder).map_err(WriteError::unchanged)?;
                let growing = Self { out: out(file), named: Some((beside, target)) };
                // The permissions come before the bytes, so that others never see what the old file
                // hides from them.
                if let Some(old) = &old {
                    let file = &growing.out.get_ref().file;
                    system.make_like(file, old).map_err(WriteError::unchanged)?;
                }
                Ok(growing)
            }
        }
    }

    /// Takes more bytes.
    ///
    /// # Errors
    /// If the system does not allow to write them.
    pub(super) fn put(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        let written = self.out.write_all(bytes);
        written.map_err(|error| self.failed(error))
    }

    /// Lets `make` write the text of the file.
    ///
    /// # Errors
    /// If the system does not allow to write it, and if `make` fails by itself.
    pub fn tell(
        &mut self,
        make: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
    ) -> Result<(), WriteError> {
        let mut text = Text { growing: self, error: None };
        let made = make(&mut text);
        let error = text.error.take();
        match (error, made) {
            (Some(error), _) => Err(error),
            (None, Err(fmt::Error)) => Err(self.failed(io::Error::other(text!("files-not-made")))),
            (None, Ok(())) => Ok(()),
        }
    }

    fn failed(&self, error: io::Error) -> WriteError {
        match self.named {
            Some(_) => WriteError::unchanged(error),
            None => WriteError::InPlace { error },
        }
    }

    /// Gives the file its name when its bytes are safe.
    ///
    /// # Errors
    /// If the system does not allow to write it to its end.
    pub fn finish(mut self) -> Result<(), WriteError> {
        let Some(target) = self.rename(true)? else { return Ok(()) };
        let system = self.out.get_ref().system;
        sync_folder(system, folder_of(&target)).map_err(|error| WriteError::Unsure { error })
    }

    /// Gives the file its name and does not wait until its bytes are safe: after a power cut it may
    /// be damaged, which its reader must see.
    ///
    /// # Errors
    /// If the system does not allow to write it to its end.
    pub fn finish_unsafe_from_power_cuts(mut self) -> Result<(), WriteError> {
        self.rename(false).map(drop)
    }

    /// Gives the file its name, and returns it; `None` for a device or a pipe.
    fn rename(&mut self, syncs: bool) -> Result<Option<PathBuf>, WriteError> {
        let flushed = self.out.flush();
        flushed.map_err(|error| self.failed(error))?;
        let Some((beside, target)) = &self.named else { return Ok(None) };
        let Out { system, file } = self.out.get_ref();
        let synced = if syncs { system.sync(file) } else { Ok(()) };
        let renamed = synced.and_then(|()| system.rename(beside, target));
        renamed.map_err(WriteError::unchanged)?;
        Ok(self.named.take().map(|(_, target)| target))
    }
}

impl<S: System> Write for Growing<'_, S> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl<S: System> Drop for Growing<'_, S> {
    fn drop(&mut self) {
        if let Some((beside, _)) = &self.named {
            // Nobody can be told of an error here. The next save in the folder tries to remove it
            // again.
            let _ = self.out.get_ref().system.remove(beside);
        }
    }
}

/// A growing file that takes text.
struct Text<'g, 'a, S: System> {
    growing: &'g mut Growing<'a, S>,
    /// The error after which it takes no more.
    error: Option<WriteError>,
}

impl<S: System> fmt::Write for Text<'_, '_, S> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.error.is_none() {
            self.error = self.growing.put(text.as_bytes()).err();
        }
        if self.error.is_none() { Ok(()) } else { Err(fmt::Error) }
    }
}
