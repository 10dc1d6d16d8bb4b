//! What several rooms of the window draw with.
//!
//! | room | what lives there |
//! |---|---|
//! | [`menus`], [`segment`] | menus behind buttons, buttons side by side |
//! | [`chips`], [`combo`] | a list of chips to click, a list that opens |
//! | [`cell_form`], [`tab_stop`], [`zoom`] | the cells of a board |
//! | [`dialog`] | windows before everything else |
//! | [`focus`] | where the keyboard goes on when what had the focus is gone |
//! | [`figures`] | rows of a name and a figure |
//! | [`scroll`] | parts that scroll, and keys that scroll |
//! | [`hidden`] | what stands in the place of what a lesson hides |
//! | [`plot`] | plots with a tooltip |
//! | [`named`], [`tables`] | names and tables for screen readers |

pub mod cell_form;
pub mod chips;
pub mod combo;
pub mod dialog;
pub mod figures;
pub mod focus;
pub mod hidden;
pub mod menus;
pub mod named;
pub mod plot;
pub mod scroll;
pub mod segment;
pub mod tab_stop;
pub mod tables;
pub mod zoom;
