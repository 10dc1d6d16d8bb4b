//! The folder where large tables stay from one run of the program to the next, so that a hard
//! position does not wait for them again.
//!
//! A file has a head of 32 bytes and then the table's words as this machine writes them. The head
//! is the mark, the byte order of the machine, the checksum, and how many words there are. The
//! checksum is CRC-32 of the table's name and its words. A file in which any of this does not fit
//! is as no file: the table is made again.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use crc32fast::Hasher;

use super::grow::Growing;
use super::{data_folder, make_folder};

/// The name of the folder in the program's own folder.
const FOLDER: &str = "tables";
/// How the names of the files end.
const END: &str = ".table";
const MARK: [u8; 16] = *b"Langkah table 1\n";
/// Shows in which order a machine writes the bytes of a word.
const ORDER: u32 = 0x0102_0304;
const HEAD: usize = 32;
/// How many words are read, checked or written between two beats.
const WORDS: usize = 1 << 18;

/// Tables in a folder.
pub struct Tables {
    folder: PathBuf,
    /// Whether new tables may be put there.
    grows: AtomicBool,
}

/// A table that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub name: String,
    pub bytes: u64,
}

impl Tables {
    /// The tables of a program; `None` if the system names no folder for them.
    pub fn of(program: &str) -> Option<Self> {
        Some(Self::within(&data_folder(program)?.join(FOLDER)))
    }

    pub fn within(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), grows: AtomicBool::new(false) }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Says whether new tables may be put there. Damaged ones are always written again.
    pub fn let_grow(&self, grows: bool) {
        self.grows.store(grows, Ordering::Relaxed);
    }

    /// The tables that are there, by their names.
    pub fn kept(&self) -> Vec<Kept> {
        let entries = std::fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let kept = entries.filter_map(|entry| {
            let name = entry.file_name().to_str()?.strip_suffix(END)?.to_owned();
            Some(Kept { name, bytes: entry.metadata().ok().filter(|it| it.is_file())?.len() })
        });
        let mut kept: Vec<Kept> = kept.collect();
        kept.sort_by(|a, b| a.name.cmp(&b.name));
        kept
    }

    /// Deletes all tables.
    ///
    /// # Errors
    /// If the system does not allow to delete one of them.
    pub fn delete(&self) -> io::Result<()> {
        for Kept { name, .. } in self.kept() {
            std::fs::remove_file(self.path(&name))?;
        }
        Ok(())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}{END}"))
    }

    /// Whether there is a table of this name. It may be damaged.
    pub fn has(&self, name: &str) -> bool {
        self.path(name).is_file()
    }

    /// Reads a table. `false` if it is not there, not whole, or not of this length; `words` mean
    /// nothing then. `beat` hears of the share that is read, from 0 to 1.
    ///
    /// # Errors
    /// That of `beat`, which ends it.
    pub fn read<E>(
        &self,
        name: &str,
        words: &mut [u64],
        mut beat: impl FnMut(f32) -> Result<(), E>,
    ) -> Result<bool, E> {
        let Ok(mut file) = File::open(self.path(name)) else { return Ok(false) };
        let bytes = (HEAD + size_of_val(words)) as u64;
        let mut head = [0; HEAD];
        let is_long = file.metadata().is_ok_and(|about| about.len() == bytes);
        if !is_long || file.read_exact(&mut head).is_err() {
            return Ok(false);
        }
        let mut sum = Sum::of(name);
        let all = words.len();
        for (index, part) in words.chunks_mut(WORDS).enumerate() {
            beat((index * WORDS) as f32 / all as f32)?;
            if file.read_exact(bytemuck::cast_slice_mut(part)).is_err() {
                return Ok(false);
            }
            sum.add(part);
        }
        Ok(head == sum.head(all))
    }

    /// Writes a table, if new ones may be put there or if one of this name is there. A failure is
    /// not told: the next run makes the table again.
    ///
    /// # Errors
    /// That of `beat`, which ends it. Nothing is written then.
    pub fn write<E>(
        &self,
        name: &str,
        words: &[u64],
        mut beat: impl FnMut() -> Result<(), E>,
    ) -> Result<(), E> {
        if !self.grows.load(Ordering::Relaxed) && !self.has(name) {
            return Ok(());
        }
        let mut sum = Sum::of(name);
        for part in words.chunks(WORDS) {
            beat()?;
            sum.add(part);
        }
        if make_folder(&self.folder).is_err() {
            return Ok(());
        }
        // A file that is not finished is removed.
        let Ok(mut file) = Growing::begin(&self.path(name)) else { return Ok(()) };
        if file.write_all(&sum.head(words.len())).is_err() {
            return Ok(());
        }
        for part in words.chunks(WORDS) {
            beat()?;
            if file.write_all(bytemuck::cast_slice(part)).is_err() {
                return Ok(());
            }
        }
        // To wait until the bytes are safe would take seconds; the checksum tells whether they are.
        let _ = file.finish_unsafe_from_power_cuts();
        Ok(())
    }
}

/// The checksum of a table.
struct Sum(Hasher);

impl Sum {
    fn of(name: &str) -> Self {
        let mut hasher = Hasher::new();
        hasher.update(name.as_bytes());
        Self(hasher)
    }

    fn add(&mut self, words: &[u64]) {
        self.0.update(bytemuck::cast_slice(words));
    }

    /// The head of the file of a table with so many words.
    fn head(self, words: usize) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        head[..16].copy_from_slice(&MARK);
        head[16..20].copy_from_slice(&ORDER.to_ne_bytes());
        head[20..24].copy_from_slice(&self.0.finalize().to_le_bytes());
        head[24..].copy_from_slice(&(words as u64).to_le_bytes());
        head
    }
}
