//! Lessons: reading, writing, the places and questions that they name.

mod built_in;
mod faults;
mod round;
mod shown;
