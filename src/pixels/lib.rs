//! Draws the window by the processor, triangle by triangle: what the graphics card does elsewhere.
//! It is a package of its own because its loops over pixels are compiled for speed.
//!
//! | room | what lives there |
//! |---|---|
//! | [`frame`] | frames one after the other, and what changes from one to the next |
//! | [`raster`] | triangles as pixels |
//! | `paint` | the colours of these |
//! | [`texture`] | the pictures on triangles: letters, above all |

pub mod frame;
mod paint;
pub mod raster;
pub mod texture;
