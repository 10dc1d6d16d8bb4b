//! Draws a frame of egui by the processor, triangle by triangle: what the graphics card does
//! elsewhere. It is a package of its own because its loops over pixels are compiled for speed.

mod paint;
pub mod raster;
pub mod texture;

use egui::ClippedPrimitive;
use egui::epaint::Primitive;

use raster::{Canvas, Clip};
use texture::Textures;

/// Draws the shapes of a frame, which count in points, on black.
pub fn draw(
    mut canvas: Canvas<'_>,
    textures: &Textures,
    shapes: &[ClippedPrimitive],
    pixels_per_point: f32,
) {
    canvas.pixels.fill(0);
    let (width, height) = (canvas.width as i64, canvas.height() as i64);
    for shape in shapes {
        let Primitive::Mesh(mesh) = &shape.primitive else { continue };
        let Some(texture) = textures.get(mesh.texture_id) else { continue };
        let within = |least: f32, most: f32, side: i64| {
            let pixel = |at: f32| ((at * pixels_per_point).round() as i64).clamp(0, side);
            (pixel(least), pixel(most))
        };
        let clip = Clip {
            x: within(shape.clip_rect.min.x, shape.clip_rect.max.x, width),
            y: within(shape.clip_rect.min.y, shape.clip_rect.max.y, height),
        };
        canvas.mesh(mesh, texture, pixels_per_point, clip);
    }
}
