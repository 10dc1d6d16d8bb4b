//! Days and moments of Universal Time (UTC): the same on every machine, whatever its time zone.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The last year that a date has: all dates have ten letters.
const YEAR_MAX: u32 = 9999;
const SECONDS_A_DAY: u64 = 86_400;

/// A day of the Gregorian calendar from 1970 to 9999. As text it is `2026-11-23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

/// The error that a text is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no date: a date is as 2026-11-23, from 1970-01-01 to 9999-12-31")]
pub struct NoDate;

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Date {
    /// The day with these numbers; `None` if there is none.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let is_day = (1970..=YEAR_MAX).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of(year, month)).contains(&day);
        is_day.then_some(Self { year, month, day })
    }

    /// The seed of the daily puzzle of this day: the digits of the date as one number, 20261123.
    pub fn seed(self) -> u64 {
        u64::from(self.year * 10_000 + self.month * 100 + self.day)
    }

    /// The day this many days after 1970-01-01, or the last day that there is.
    fn after(days: u64) -> Self {
        let (mut left, mut year) = (days, 1970);
        loop {
            let count = if is_leap(year) { 366 } else { 365 };
            if left < count {
                break;
            }
            if year == YEAR_MAX {
                return Self { year, month: 12, day: 31 };
            }
            (left, year) = (left - count, year + 1);
        }
        let mut month = 1;
        while left >= u64::from(days_of(year, month)) {
            left -= u64::from(days_of(year, month));
            month += 1;
        }
        Self { year, month, day: left as u32 + 1 }
    }

    /// How many days it is after 1970-01-01.
    fn days(self) -> u64 {
        let years = (1970..self.year).map(|year| if is_leap(year) { 366 } else { 365 });
        let months = (1..self.month).map(|month| u64::from(days_of(self.year, month)));
        years.sum::<u64>() + months.sum::<u64>() + u64::from(self.day) - 1
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let parts: Vec<&str> = text.split('-').collect();
        let &[year, month, day] = parts.as_slice() else { return Err(NoDate) };
        let number = |part: &str, digits: usize| {
            let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| part.parse().ok()).flatten()
        };
        let date = || Self::new(number(year, 4)?, number(month, 2)?, number(day, 2)?);
        date().ok_or(NoDate)
    }
}

impl TryFrom<String> for Date {
    type Error = NoDate;

    fn try_from(text: String) -> Result<Self, NoDate> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

/// A second of Universal Time, counted from the beginning of 1970. As text it is
/// `2026-11-23T14:05:09Z` (RFC 3339).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Moment(pub u64);

impl Moment {
    pub fn date(self) -> Date {
        Date::after(self.0 / SECONDS_A_DAY)
    }

    /// The day and the minute, for a person: `2026-11-23 14:05`.
    pub fn short(self) -> String {
        let minutes = self.0 % SECONDS_A_DAY / 60;
        format!("{} {:02}:{:02}", self.date(), minutes / 60, minutes % 60)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 % SECONDS_A_DAY;
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{}T{hour:02}:{minute:02}:{second:02}Z", self.date())
    }
}

impl FromStr for Moment {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let (date, time) =
            text.strip_suffix('Z').and_then(|text| text.split_once('T')).ok_or(NoDate)?;
        let days = date.parse::<Date>()?.days();
        let mut seconds = 0;
        let parts: Vec<&str> = time.split(':').collect();
        if parts.len() != 3 {
            return Err(NoDate);
        }
        for (part, most) in parts.into_iter().zip([23, 59, 59]) {
            let is_number = part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
            let number: u64 = part.parse().map_err(|_| NoDate)?;
            if !is_number || number > most {
                return Err(NoDate);
            }
            seconds = seconds * 60 + number;
        }
        Ok(Self(days * SECONDS_A_DAY + seconds))
    }
}

impl TryFrom<String> for Moment {
    type Error = NoDate;

    fn try_from(text: String) -> Result<Self, NoDate> {
        text.parse()
    }
}

impl From<Moment> for String {
    fn from(moment: Moment) -> Self {
        moment.to_string()
    }
}
