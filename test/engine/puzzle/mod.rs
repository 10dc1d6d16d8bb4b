//! Both families: comparing, explaining, reporting, and the published programs.

mod analyse;
mod bars;
mod compare;
mod explain;
mod grade;
mod grade_figures;
mod grade_hidato;
mod grade_lines;
mod grade_printed;
mod grade_prints;
mod grade_structures;
mod picture;
mod plotted;
mod published;
mod report;
mod results;
mod said;
