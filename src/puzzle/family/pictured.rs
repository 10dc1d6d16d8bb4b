//! Boards of either family that are drawn.

use super::Of;
use crate::picture::boards::Drawn;
use crate::picture::hidato::HidatoPicture;
use crate::picture::sliding::SlidingPicture;

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
pub(crate) fn drawn(picture: &Picture) -> &dyn Drawn {
    picture.as_ref().either(|sliding| sliding as &dyn Drawn, |hidato| hidato)
}

pub(crate) fn drawn_mut(picture: &mut Picture) -> &mut dyn Drawn {
    picture.as_mut().either(|sliding| sliding as &mut dyn Drawn, |hidato| hidato)
}
