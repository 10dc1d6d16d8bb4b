//! The window that the processor draws: its triangles against a plain count of pixels, and its file
//! of settings.

use std::collections::BTreeMap;

use eframe::Storage;
use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ImageDelta, Vertex};
use egui::{
    ClippedPrimitive, Color32, ColorImage, Mesh, Pos2, Rect, TextureId, TextureOptions, pos2,
};
use langkah::app::software::store::Store;
use langkah_pixels::frame::Frames;
use langkah_pixels::raster::{Canvas, Clip};
use langkah_pixels::texture::Textures;
use proptest::prelude::*;

const SIDE: usize = 24;
const WHOLE: Clip = Clip { x: (0, SIDE as i64), y: (0, SIDE as i64) };

fn delta(image: ColorImage) -> TexturesDelta {
    let mut changed = TexturesDelta::default();
    changed.push(TextureId::default(), ImageDelta::full(image, TextureOptions::LINEAR));
    changed
}

fn textures(image: ColorImage) -> Textures {
    let mut textures = Textures::default();
    textures.set(&mut delta(image));
    textures
}

fn whites() -> TexturesDelta {
    delta(ColorImage::filled([1, 1], Color32::WHITE))
}

fn white() -> Textures {
    textures(ColorImage::filled([1, 1], Color32::WHITE))
}

fn mesh(corners: &[(Pos2, Pos2, Color32)], indices: &[u32]) -> Mesh {
    let vertices = corners.iter().map(|&(pos, uv, color)| Vertex { pos, uv, color }).collect();
    Mesh { vertices, indices: indices.to_vec(), texture_id: TextureId::default() }
}

/// A mesh of one colour on a black square.
fn drawn(places: &[Pos2], indices: &[u32], color: Color32) -> Vec<u32> {
    let corners: Vec<_> = places.iter().map(|&at| (at, Pos2::ZERO, color)).collect();
    on_black(&mesh(&corners, indices), &white(), 1.0, WHOLE)
}

fn on_black(mesh: &Mesh, textures: &Textures, pixels_per_point: f32, clip: Clip) -> Vec<u32> {
    let mut pixels = vec![0; SIDE * SIDE];
    let mut canvas = Canvas { pixels: &mut pixels, width: SIDE };
    canvas.mesh(mesh, textures.get(TextureId::default()).unwrap(), pixels_per_point, clip);
    pixels
}

/// A corner on a 256th of a pixel, so that what lies where can be told exactly.
fn corner() -> impl Strategy<Value = Pos2> {
    let side = || (-8 * 256..32 * 256_i32).prop_map(|parts| parts as f32 / 256.0);
    (side(), side()).prop_map(|(x, y)| pos2(x, y))
}

/// A number near the window, or any other, also none.
fn any_number() -> impl Strategy<Value = f32> {
    prop_oneof![-30.0_f32..60.0, prop::num::f32::ANY]
}

/// On which side of the line from `a` to `b` a place is, in whole numbers.
fn side(a: Pos2, b: Pos2, x: i64, y: i64) -> i64 {
    let parts = |at: f32| (at * 256.0) as i64;
    let (ax, ay, bx, by) = (parts(a.x), parts(a.y), parts(b.x), parts(b.y));
    (bx - ax) * (y - ay) - (by - ay) * (x - ax)
}

proptest! {
    /// Each pixel whose middle lies inside is drawn once, and none whose middle lies outside.
    #[test]
    fn triangles_cover_the_pixels_whose_middles_lie_inside(
        places in prop::array::uniform3(corner()),
    ) {
        let pixels = drawn(&places, &[0, 1, 2], Color32::from_rgba_premultiplied(10, 0, 0, 10));
        for (at, pixel) in pixels.into_iter().enumerate() {
            let (x, y) = ((at % SIDE) as i64 * 256 + 128, (at / SIDE) as i64 * 256 + 128);
            let [a, b, c] = places;
            let sides = [side(a, b, x, y), side(b, c, x, y), side(c, a, x, y)];
            let is_flat = side(a, b, (c.x * 256.0) as i64, (c.y * 256.0) as i64) == 0;
            let is_inside = sides.iter().all(|&side| side > 0) || sides.iter().all(|&side| side < 0);
            let is_outside = sides.iter().any(|&side| side > 0) && sides.iter().any(|&side| side < 0);
            let drawn = pixel >> 16;
            prop_assert!(drawn == 0 || drawn == 10, "{} at {}", drawn, at);
            if is_flat || is_outside {
                prop_assert_eq!(drawn, 0, "outside at {}", at);
            } else if is_inside {
                prop_assert_eq!(drawn, 10, "inside at {}", at);
            }
        }
    }

    /// Four triangles around a place in a square: no pixel is left out or drawn twice, wherever the
    /// place lies, also on the middle of a pixel.
    #[test]
    fn triangles_that_share_edges_draw_each_pixel_once(x in 0..=48_u8, y in 0..=48_u8) {
        let side = SIDE as f32;
        let middle = pos2(f32::from(x) / 2.0, f32::from(y) / 2.0);
        let places = [pos2(0.0, 0.0), pos2(side, 0.0), pos2(side, side), pos2(0.0, side), middle];
        let indices = [0, 1, 4, 1, 4, 2, 3, 2, 4, 0, 4, 3];
        let pixels = drawn(&places, &indices, Color32::from_rgba_premultiplied(1, 2, 3, 100));
        prop_assert!(pixels.iter().all(|&pixel| pixel == 0x0001_0203), "{:?}", pixels);
    }

    /// Whatever a mesh says, nothing is drawn outside the clip, also where that reaches out of the
    /// window, and nothing panics.
    #[test]
    fn no_mesh_draws_beyond_its_clip(
        places in prop::collection::vec((any_number(), any_number(), any_number()), 3..6),
        indices in prop::collection::vec(0..9_u32, 0..12),
        ((left, top), size) in ((-6..20_i64, -6..20_i64), 0..12_i64),
    ) {
        let corner = |&(x, y, u): &(f32, f32, f32)| (pos2(x, y), pos2(u, x), Color32::WHITE);
        let mesh = mesh(&places.iter().map(corner).collect::<Vec<_>>(), &indices);
        let clip = Clip { x: (left, left + size), y: (top, top + size) };
        for textures in [white(), textures(ColorImage::filled([0, 0], Color32::WHITE))] {
            let pixels = on_black(&mesh, &textures, 1.5, clip);
            for (at, pixel) in pixels.into_iter().enumerate().filter(|(_, pixel)| *pixel != 0) {
                let (x, y) = ((at % SIDE) as i64, (at / SIDE) as i64);
                let is_within = (left..left + size).contains(&x) && (top..top + size).contains(&y);
                prop_assert!(is_within, "{:x} at {}, {}", pixel, x, y);
            }
        }
    }

    /// A colour on another one is rounded to the nearest.
    #[test]
    fn colours_blend_as_they_are_told(below in any::<u8>(), color in any::<u8>(), alpha in any::<u8>()) {
        let square = [pos2(0.0, 0.0), pos2(24.0, 0.0), pos2(0.0, 24.0)];
        let corners = |color| square.map(|at| (at, Pos2::ZERO, color));
        let (grey, color) = (Color32::from_gray(below), color.min(alpha));
        let over = Color32::from_rgba_premultiplied(color, color, color, alpha);
        let mut pixels = vec![0; SIDE * SIDE];
        let (white, mut canvas) = (white(), Canvas { pixels: &mut pixels, width: SIDE });
        for color in [grey, over] {
            let mesh = mesh(&corners(color), &[0, 1, 2]);
            canvas.mesh(&mesh, white.get(TextureId::default()).unwrap(), 1.0, WHOLE);
        }
        let exact = f64::from(color) + f64::from(below) * f64::from(255 - alpha) / 255.0;
        let wanted = exact.round() as u32;
        prop_assert_eq!(pixels[0], wanted << 16 | wanted << 8 | wanted);
    }
}

/// Colours change evenly from corner to corner.
#[test]
fn colours_change_evenly() {
    let side = SIDE as f32;
    let at = |x: f32, y: f32, color| (pos2(x, y), Pos2::ZERO, color);
    let (red, black) = (Color32::from_rgb(240, 0, 0), Color32::from_rgb(0, 0, 120));
    let corners =
        [at(0.0, 0.0, black), at(side, 0.0, red), at(side, side, red), at(0.0, side, black)];
    let pixels = on_black(&mesh(&corners, &[0, 1, 2, 0, 2, 3]), &white(), 1.0, WHOLE);
    for (at, pixel) in pixels.into_iter().enumerate() {
        let part = ((at % SIDE) as f32 + 0.5) / side;
        let near = |found: u32, wanted: f32| (found as f32 - wanted).abs() <= 1.0;
        assert!(near(pixel >> 16, 240.0 * part), "red {} at {at}", pixel >> 16);
        assert!(near(pixel & 0xff, 120.0 * (1.0 - part)), "blue {} at {at}", pixel & 0xff);
    }
}

/// A picture of letters is drawn pixel by pixel, where its pixels fall on those of the window, and
/// mixed where they do not.
#[test]
fn pictures_are_copied_or_mixed() {
    let greys = (0..SIDE * SIDE).map(|at| Color32::from_gray((at % 251) as u8)).collect();
    let picture = ColorImage::new([SIDE, SIDE], greys);
    let square = |left: f32, side: f32| {
        let at = |x: f32, y: f32| (pos2(left + x * side, y * side), pos2(x, y), Color32::WHITE);
        mesh(&[at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)], &[0, 1, 2, 0, 2, 3])
    };
    let letters = textures(picture);
    let copied = on_black(&square(0.0, 24.0), &letters, 1.0, WHOLE);
    let wanted: Vec<u32> = (0..SIDE * SIDE).map(|at| (at % 251) as u32 * 0x0001_0101).collect();
    assert_eq!(copied, wanted);

    // Half a pixel to the right: each pixel is the mean of two.
    let moved = on_black(&square(0.5, 24.0), &letters, 1.0, WHOLE);
    assert_eq!(moved[5] & 0xff, 5, "the mean of 4 and 5, rounded up");
    // At twice the pixels for a point the same square is twice as large, seen from its corner.
    let larger = on_black(&square(0.0, 24.0), &letters, 2.0, WHOLE);
    assert_eq!(larger[4] & 0xff, 2, "a quarter from 1 to 2, three quarters from 2");
    // Row and column 4.75 of the picture, whose greys are 24 times the row and the column.
    assert_eq!(larger[10 * SIDE + 10] & 0xff, 119);
}

/// An upright rectangle, as letters are, is drawn as its two triangles are, whatever part of it the
/// clip leaves.
#[test]
fn rectangles_are_their_triangles() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let part = || (-4.0_f32..28.0, 0.0_f32..12.0);
    let all = (part(), part(), part(), part(), 0..12_i64, any::<[u8; 4]>(), any::<bool>());
    let greys = (0..SIDE * SIDE).map(|at| Color32::from_white_alpha((at * 7 % 251) as u8));
    let letters = textures(ColorImage::new([SIDE, SIDE], greys.collect()));
    let is_same =
        |((left, width), (top, height), (u, across), (v, down), clip, color, is_sharp)| {
            let [r, g, b, a]: [u8; 4] = color;
            let color = Color32::from_rgba_unmultiplied(r, g, b, a);
            let side = SIDE as f32;
            // Letters stand on whole pixels, and their picture is as large as they are.
            let whole = |at: f32| if is_sharp { at.round() } else { at };
            let (left, top, width, height) = (whole(left), whole(top), whole(width), whole(height));
            let (u, v) = (whole(u).clamp(0.0, 11.0), whole(v).clamp(0.0, 11.0));
            let (across, down) = if is_sharp { (width, height) } else { (across, down) };
            let corner = |x: f32, y: f32| {
                let uv = pos2((u + x * across) / side, (v + y * down) / side);
                (pos2(left + x * width, top + y * height), uv, color)
            };
            let corners = [corner(0.0, 0.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(1.0, 1.0)];
            let clip = Clip { x: (clip, 24), y: (0, 24 - clip) };
            let [whole, parts] = [[0, 1, 2, 2, 1, 3], [2, 0, 1, 1, 3, 2]]
                .map(|indices| on_black(&mesh(&corners, &indices), &letters, 1.0, clip));
            for (at, (whole, parts)) in whole.into_iter().zip(parts).enumerate() {
                for (one, other) in whole.to_be_bytes().into_iter().zip(parts.to_be_bytes()) {
                    prop_assert!(one.abs_diff(other) <= 1, "{:x} and {:x} at {}", whole, parts, at);
                }
            }
            Ok(())
        };
    runner.run(&all, is_same).unwrap_or_else(|fault| panic!("{fault}"));
}

/// A part of a picture can change; what is freed is not drawn any more.
#[test]
fn pictures_change_and_are_freed() {
    let mut letters = textures(ColorImage::filled([4, 4], Color32::BLACK));
    let mut changed = TexturesDelta::default();
    let part = ColorImage::filled([2, 1], Color32::WHITE);
    let delta = ImageDelta::partial([1, 2], part, TextureOptions::LINEAR);
    changed.push(TextureId::default(), delta);
    changed.free.insert(TextureId::default());
    letters.set(&mut changed);
    let texture = letters.get(TextureId::default()).unwrap();
    let row = |y: f32| [0.5, 1.5, 2.5, 3.5].map(|x| texture.at(x, y) == Color32::WHITE);
    assert_eq!(row(2.5), [false, true, true, false]);
    assert_eq!(row(1.5), [false; 4]);
    letters.free(changed.free.drain());
    assert!(letters.get(TextureId::default()).is_none());
}

/// A frame of the window covers all of it, and its clips count in pixels.
#[test]
fn a_frame_is_drawn_by_its_clips() {
    let corner = |x: f32, y: f32| (pos2(x, y), Pos2::ZERO, Color32::WHITE);
    let whole = mesh(&[corner(-9.0, -9.0), corner(90.0, -9.0), corner(-9.0, 90.0)], &[0, 1, 2]);
    let shape = ClippedPrimitive {
        clip_rect: Rect::from_min_max(pos2(1.0, 2.0), pos2(4.0, 900.0)),
        primitive: egui::epaint::Primitive::Mesh(whole),
    };
    let mut pixels = vec![7; SIDE * SIDE];
    let canvas = Canvas { pixels: &mut pixels, width: SIDE };
    let mut frames = Frames::default();
    frames.take(&mut whites());
    frames.draw(canvas, 0, &[shape], 2.0);
    for (at, pixel) in pixels.into_iter().enumerate() {
        let is_within = (2..8).contains(&(at % SIDE)) && at / SIDE >= 4;
        assert_eq!(pixel, if is_within { 0x00ff_ffff } else { 0 }, "at {at}");
    }
}

/// A part of a frame: a triangle or an upright rectangle of a colour, and where it may be seen.
fn shape() -> impl Strategy<Value = ClippedPrimitive> {
    let place = || (-20.0_f32..180.0, -20.0_f32..150.0).prop_map(|(x, y)| pos2(x, y));
    let all = (place(), place(), place(), place(), any::<[u8; 4]>(), any::<bool>());
    all.prop_map(|(a, b, c, clip, [red, green, blue, alpha], is_triangle)| {
        let color = Color32::from_rgba_unmultiplied(red, green, blue, alpha);
        let rectangle = Rect::from_two_pos(a, b);
        let [d, e] = [rectangle.right_top(), rectangle.left_bottom()];
        let (places, indices) = match is_triangle {
            true => (vec![a, b, c], vec![0, 1, 2]),
            false => (vec![rectangle.min, d, e, rectangle.max], vec![0, 1, 2, 2, 1, 3]),
        };
        let corners: Vec<_> = places.into_iter().map(|at| (at, Pos2::ZERO, color)).collect();
        let primitive = egui::epaint::Primitive::Mesh(mesh(&corners, &indices));
        ClippedPrimitive { clip_rect: Rect::from_two_pos(clip, pos2(160.0, 140.0)), primitive }
    })
}

proptest! {
    /// Whatever a frame adds, leaves out or changes, and on whichever of the frames before it is
    /// drawn: its pixels are those of the same frame drawn from nothing.
    #[test]
    fn a_frame_after_others_is_as_if_it_were_the_first(
        shapes in prop::collection::vec(shape(), 1..6),
        changes in prop::collection::vec((0..5_u8, any::<prop::sample::Index>(), shape(), 0..5_usize), 1..8),
    ) {
        let mut shapes = shapes;
        let (width, height) = (150, 130);
        let mut frames = Frames::default();
        let mut before = vec![vec![1; width * height]];
        let first = Canvas { pixels: &mut before[0], width };
        frames.take(&mut whites());
        frames.draw(first, 0, &shapes, 1.0);
        let mut scale = 1.0;
        for (kind, at, shape, age) in changes {
            let index = at.index(shapes.len());
            match kind {
                4 => scale = 2.5 - scale,
                0 => shapes.push(shape),
                1 => shapes.insert(index, shape),
                2 if shapes.len() > 1 => drop(shapes.remove(index)),
                _ => shapes[index] = shape,
            }
            // The pixels are new, or those of some frame before.
            let old = age.checked_sub(1).and_then(|age| before.iter().rev().nth(age));
            let mut pixels = old.cloned().unwrap_or_else(|| vec![1; width * height]);
            let age = if old.is_some() { age } else { 0 };
            let canvas = Canvas { pixels: &mut pixels, width };
            frames.draw(canvas, age, &shapes, scale);

            let mut fresh = vec![2; width * height];
            let canvas = Canvas { pixels: &mut fresh, width };
            let mut anew = Frames::default();
            anew.take(&mut whites());
            anew.draw(canvas, 0, &shapes, scale);
            let is_same = pixels == fresh;
            prop_assert!(is_same, "{} after {:?}", pixels.iter().zip(&fresh).filter(|(a, b)| a != b).count(), shapes);
            before.push(pixels);
        }
    }
}

/// Nothing is drawn where nothing has changed; another picture is drawn everywhere.
#[test]
fn only_what_has_changed_is_drawn() {
    let corner = |x: f32, y: f32| (pos2(x, y), Pos2::ZERO, Color32::WHITE);
    let square = |left: f32| {
        let (right, bottom) = (left + 10.0, 10.0);
        let corners =
            [corner(left, 0.0), corner(right, 0.0), corner(left, bottom), corner(right, bottom)];
        let primitive = egui::epaint::Primitive::Mesh(mesh(&corners, &[0, 1, 2, 2, 1, 3]));
        ClippedPrimitive { clip_rect: Rect::EVERYTHING, primitive }
    };
    let (width, height) = (256, 128);
    let mut frames = Frames::default();
    let mut pixels = vec![0; width * height];
    let mut drawn = |pixels: &mut [u32], shapes: &[ClippedPrimitive], mut pictures| {
        // What is drawn anew loses this mark.
        pixels.fill(9);
        frames.take(&mut pictures);
        frames.draw(Canvas { pixels, width }, 1, shapes, 1.0);
        let tile = |at: usize| (at % width / 64, at / width / 64);
        let anew = pixels.iter().enumerate().filter(|(_, pixel)| **pixel != 9);
        anew.map(|(at, _)| tile(at)).collect::<std::collections::BTreeSet<_>>()
    };
    let all = |count: usize| assert_eq!(count, 8);
    all(drawn(&mut pixels, &[square(5.0), square(205.0)], whites()).len());
    let none = TexturesDelta::default;
    assert!(drawn(&mut pixels, &[square(5.0), square(205.0)], none()).is_empty());
    let moved = drawn(&mut pixels, &[square(5.0), square(140.0)], none());
    assert_eq!(moved.into_iter().collect::<Vec<_>>(), [(2, 0), (3, 0)]);
    all(drawn(&mut pixels, &[square(5.0), square(140.0)], whites()).len());
}

/// The file is read as eframe wrote it, keeps what it held, and is written when it has changed.
#[test]
fn settings_are_kept_as_eframe_keeps_them() {
    let folder = crate::folders::folder("software-store");
    let path = folder.join("below").join("app.ron");
    let mut store = Store::at(Some(path.clone()));
    store.write();
    assert!(!path.exists(), "nothing has changed");
    store.set_string("settings", "{\"a\":1}".to_owned());
    store.set_string("other", "kept".to_owned());
    store.flush();

    let again = Store::at(Some(path.clone()));
    assert_eq!(again.get_string("settings").as_deref(), Some("{\"a\":1}"));
    let text = std::fs::read_to_string(&path).unwrap();
    let map: BTreeMap<String, String> = ron::from_str(&text).unwrap();
    assert_eq!(map.get("other").map(String::as_str), Some("kept"));

    let pretty = "{\n    \"settings\": \"{\\\"a\\\":2}\",\n}";
    std::fs::write(&path, pretty).unwrap();
    let mut again = Store::at(Some(path.clone()));
    assert_eq!(again.get_string("settings").as_deref(), Some("{\"a\":2}"));
    again.set_string("settings", "{\"a\":2}".to_owned());
    again.flush();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), pretty, "nothing has changed");
    again.remove_string("settings");
    again.flush();
    assert_eq!(Store::at(Some(path)).get_string("settings"), None);
}
