//! What several rooms of the window draw with.
//!
//! | room | what lives there |
//! |---|---|
//! | [`menus`], [`segment`] | menus behind buttons, buttons side by side |
//! | [`chips`] | a list of chips to click |
//! | [`cell_form`], [`tab_stop`], [`zoom`] | the cells of a board |
//! | [`tables`] | tables for screen readers, too |

pub mod cell_form;
pub mod chips;
pub mod menus;
pub mod segment;
pub mod tab_stop;
pub mod tables;
pub mod zoom;
