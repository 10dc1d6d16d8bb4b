//! Days and moments of Universal Time (UTC): the same on every machine, whatever its time zone.
//!
//! The crate jiff knows the calendar. A text must be exactly as the types write it.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{self, DateTime};
use jiff::{SignedDuration, Timestamp};
use langkah_language::text;
use serde::{Deserialize, Serialize};

/// The first day that a date can be. The last one is that of the calendar, 9999-12-31: so all dates
/// have ten letters.
const FIRST: civil::Date = civil::date(1970, 1, 1);

/// A day of the Gregorian calendar from 1970 to 9999. As text it is `2026-11-23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date(civil::Date);

/// The error that a text is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", text!("figure-no-date"))]
pub struct NoDate;

impl Date {
    /// The day with these numbers; `None` if there is none.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let (year, month, day) = (year.try_into(), month.try_into(), day.try_into());
        let date = civil::Date::new(year.ok()?, month.ok()?, day.ok()?).ok()?;
        (date >= FIRST).then_some(Self(date))
    }

    /// The seed of the daily puzzle of this day: the digits of the date as one number, 20261123.
    pub fn seed(self) -> u64 {
        let [year, month, day] =
            [self.0.year().unsigned_abs(), self.0.month() as u16, self.0.day() as u16]
                .map(u64::from);
        year * 10_000 + month * 100 + day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let date = Self(text.parse().map_err(|_| NoDate)?);
        let is_exact = date.0 >= FIRST && date.to_string() == text;
        is_exact.then_some(date).ok_or(NoDate)
    }
}

/// A second of Universal Time, counted from the beginning of 1970. As text it is
/// `2026-11-23T14:05:09Z` (RFC 3339).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Moment(pub u64);

impl Moment {
    /// The second of now.
    pub fn now() -> Self {
        Self(u64::try_from(Timestamp::now().as_second()).unwrap_or(0))
    }

    pub fn date(self) -> Date {
        Date(self.civil().date())
    }

    /// The day and the minute, for a person: `2026-11-23 14:05`.
    pub fn short(self) -> String {
        self.civil().strftime("%Y-%m-%d %H:%M").to_string()
    }

    /// The moment in the calendar, or the last one that the calendar has.
    fn civil(self) -> DateTime {
        let since = SignedDuration::from_secs(i64::try_from(self.0).unwrap_or(i64::MAX));
        DateTime::from(FIRST).saturating_add(since)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.civil().strftime("%Y-%m-%dT%H:%M:%SZ"))
    }
}

impl FromStr for Moment {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let civil: DateTime = text.strip_suffix('Z').ok_or(NoDate)?.parse().map_err(|_| NoDate)?;
        let since = civil.duration_since(DateTime::from(FIRST)).as_secs();
        let moment = Self(u64::try_from(since).map_err(|_| NoDate)?);
        (moment.to_string() == text).then_some(moment).ok_or(NoDate)
    }
}

/// A type that serde reads and writes as its text.
macro_rules! as_text {
    ($type:ty) => {
        impl TryFrom<String> for $type {
            type Error = NoDate;

            fn try_from(text: String) -> Result<Self, NoDate> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> Self {
                value.to_string()
            }
        }
    };
}

as_text!(Date);
as_text!(Moment);
