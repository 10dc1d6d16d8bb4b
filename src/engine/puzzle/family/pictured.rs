//! Boards of either family that are drawn.

use super::Of;
use crate::puzzle::picture::boards::Drawn;
use crate::puzzle::picture::hidato::HidatoPicture;
use crate::puzzle::picture::sliding::SlidingPicture;

/// A board to be drawn.
pub type Picture = Of<SlidingPicture, HidatoPicture>;

impl From<SlidingPicture> for Picture {
    fn from(picture: SlidingPicture) -> Self {
        Self::Sliding(picture)
    }
}

impl From<HidatoPicture> for Picture {
    fn from(picture: HidatoPicture) -> Self {
        Self::Hidato(picture)
    }
}

/// What a board is asked that is drawn.
pub(in crate::puzzle) fn drawn(picture: &Picture) -> &dyn Drawn {
    picture.as_ref().either(|sliding| sliding as &dyn Drawn, |hidato| hidato)
}

pub(in crate::puzzle) fn drawn_mut(picture: &mut Picture) -> &mut dyn Drawn {
    picture.as_mut().either(|sliding| sliding as &mut dyn Drawn, |hidato| hidato)
}
