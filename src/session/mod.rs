//! All that the window knows, without a window.
