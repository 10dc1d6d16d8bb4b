//! Both families: comparing, explaining, reporting, and the published programs.

mod compare;
mod explain;
mod picture;
mod published;
mod report;
mod said;
