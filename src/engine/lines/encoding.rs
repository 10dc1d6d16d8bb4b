//! Text from bytes.

use std::borrow::Cow;

use langkah_language::text;

/// How bytes stand for letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    Utf8,
    /// UTF-16 with a byte order mark, in either order of bytes.
    Utf16,
    /// ISO 8859-1: each byte is the letter of its number.
    Latin1,
}

impl Encoding {
    /// How bytes were read, as a sentence.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Utf8 => text!("sliding-text-note-utf8"),
            Self::Utf16 => text!("sliding-text-note-utf16"),
            Self::Latin1 => text!("sliding-text-note-latin1"),
        }
    }
}

/// The text of bytes in UTF-8, or in UTF-16 if they begin with its mark. `None` for other bytes. A
/// half of a surrogate pair in UTF-16 becomes U+FFFD, as the Unicode Standard recommends in section
/// 3.9.
pub fn decode(bytes: &[u8]) -> Option<(Cow<'_, str>, Encoding)> {
    let units = match bytes {
        [0xff, 0xfe, rest @ ..] => Some((rest, u16::from_le_bytes as fn([u8; 2]) -> u16)),
        [0xfe, 0xff, rest @ ..] => Some((rest, u16::from_be_bytes as fn([u8; 2]) -> u16)),
        _ => None,
    };
    if let Some((rest, unit)) = units {
        let units = rest.chunks(2).map(|pair| unit([pair[0], pair.get(1).copied().unwrap_or(0)]));
        let letters = char::decode_utf16(units).map(|letter| letter.unwrap_or('\u{fffd}'));
        let mut text = String::with_capacity(letters.clone().map(char::len_utf8).sum());
        text.extend(letters);
        return Some((Cow::Owned(text), Encoding::Utf16));
    }
    let text = std::str::from_utf8(bytes).ok()?;
    Some((Cow::Borrowed(text), Encoding::Utf8))
}

/// The text of bytes as [`decode`] has it, with U+FFFD for what is no letter in UTF-8, and without
/// a mark of UTF-8 at its beginning.
pub fn lossy(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(UTF8_MARK).unwrap_or(bytes);
    decode(bytes).map_or_else(|| String::from_utf8_lossy(bytes), |(text, _)| text)
}

/// U+FEFF in UTF-8, which some programs of Windows write before a text.
const UTF8_MARK: &[u8] = "\u{feff}".as_bytes();

/// The text of any bytes: as [`decode`] has it, else in Latin-1.
pub fn any(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    decode(bytes).unwrap_or_else(|| (Cow::Owned(latin1(bytes)), Encoding::Latin1))
}

/// The text of any bytes, read as Latin-1.
fn latin1(bytes: &[u8]) -> String {
    let letters = bytes.iter().map(|&byte| char::from(byte));
    let mut text = String::with_capacity(letters.clone().map(char::len_utf8).sum());
    text.extend(letters);
    text
}
