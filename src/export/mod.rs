//! Turns the pictures of [`langkah_puzzle::picture`] into the files that other programs
//! open: PNG, animated GIF and PDF. The letters come from a font that the program carries.
//! [`tree`] does so for the tree of a search; [`Kind`] lists the kinds of files.

pub mod kind;
pub mod tree;

use std::sync::{Arc, OnceLock};

use gif::{Encoder, Frame, Repeat};
use krilla::Document;
use krilla::geom::{Size, Transform as Placed};
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use langkah_language::{decimal, text};
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::Paper;
use langkah_puzzle::picture::{self, Ink, svg};
use langkah_puzzle::practice::Exam;
use langkah_puzzle::report::Form;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Node, Options, Tree};

pub use self::kind::Kind;

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("{}", text!("export-svg", error = _0.to_string()))]
    Svg(#[from] usvg::Error),
    #[error("{}", text!("export-size"))]
    Size,
    #[error("{}", text!("export-unreadable", size = tenths(*size, f64::floor), least = tenths(*least, f64::ceil)))]
    /// What a person must read would be so many points high, and at least so many are needed.
    Unreadable { size: f32, least: f32 },
    #[error("{}", text!("export-tree-size"))]
    Tree,
    #[error("{}", text!("export-gif", error = _0.to_string()))]
    Gif(#[from] gif::EncodingError),
    #[error("{}", text!("export-png", error = _0.as_str()))]
    Png(String),
    #[error("{}", text!("export-pdf", error = _0.as_str()))]
    Pdf(String),
}

/// A number of points with one decimal, rounded in one way: a number that is less than another is
/// not told as the same.
fn tenths(points: f32, round: impl Fn(f64) -> f64) -> String {
    decimal(round(f64::from(points) * 10.0) / 10.0, 1)
}

/// No picture has more pixels.
const PIXELS_MAX: f32 = 64e6;
/// How long a board of an animated picture stays, and how long the first and the last one, in
/// hundredths of a second.
const DELAY: u16 = 45;
const DELAY_END: u16 = 200;
/// How carefully the colours of an animated picture are chosen: 1 is best, 30 quickest.
const GIF_SPEED: i32 = 10;
/// Points in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// A picture in pixels, `width` of them in a row.
///
/// # Errors
/// If the text is no SVG, or the picture would be too large.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, ExportError> {
    let pixels = pixels(svg, width)?;
    pixels.encode_png().map_err(|error| ExportError::Png(error.to_string()))
}

/// A solution as an animated picture that begins again at its end.
///
/// # Errors
/// As for [`png()`].
pub fn gif(film: &Film, width: u32, ink: &Ink) -> Result<Vec<u8>, ExportError> {
    let mut file = Vec::new();
    let mut encoder: Option<Encoder<&mut Vec<u8>>> = None;
    let mut out = Some(&mut file);
    let last = film.steps.len();
    for (index, (board, caption)) in film.frames().enumerate() {
        let svg = picture::document(&board, Some(caption), ink);
        let mut pixels = pixels(&svg, width)?;
        let (width, height) = (side(pixels.width())?, side(pixels.height())?);
        if let Some(out) = out.take() {
            let mut new = Encoder::new(out, width, height, &[])?;
            new.set_repeat(Repeat::Infinite)?;
            encoder = Some(new);
        }
        let mut frame = Frame::from_rgba_speed(width, height, pixels.data_mut(), GIF_SPEED);
        frame.delay = if index == 0 || index == last { DELAY_END } else { DELAY };
        if let Some(encoder) = &mut encoder {
            encoder.write_frame(&frame)?;
        }
    }
    drop(encoder);
    Ok(file)
}

fn side(pixels: u32) -> Result<u16, ExportError> {
    u16::try_from(pixels).map_err(|_| ExportError::Size)
}

/// An exam, as a text of a form or else as pages of paper.
///
/// # Errors
/// As [`pdf`].
pub fn exam(
    exam: &Exam,
    form: Option<Form>,
    paper: Paper,
    has_key: bool,
) -> Result<Vec<u8>, ExportError> {
    match form {
        Some(Form::Markdown) => Ok(exam.markdown(has_key).into_bytes()),
        Some(Form::Html) => Ok(exam.html(has_key).into_bytes()),
        None => pdf(&exam.pages(paper, has_key), paper.size(), &exam.title),
    }
}

/// Pages of paper, each a picture that fills its page as far as its shape allows. `paper` is the
/// width and the height in millimetres.
///
/// # Errors
/// If a text is no SVG, or the pages cannot be written.
pub fn pdf(pages: &[String], paper: (f32, f32), title: &str) -> Result<Vec<u8>, ExportError> {
    let (width, height) = (paper.0 * POINTS, paper.1 * POINTS);
    let settings = PageSettings::from_wh(width, height).ok_or(ExportError::Size)?;
    let mut document = Document::new();
    document.set_metadata(krilla::metadata::Metadata::new().title(title.to_owned()));
    for svg in pages {
        let tree = Tree::from_str(svg, options())?;
        let (across, down) = (tree.size().width(), tree.size().height());
        let factor = (width / across).min(height / down);
        let size = Size::from_wh(across * factor, down * factor).ok_or(ExportError::Size)?;
        let mut page = document.start_page_with(settings.clone());
        let mut surface = page.surface();
        let (x, y) = ((width - across * factor) / 2.0, (height - down * factor) / 2.0);
        surface.push_transform(&Placed::from_translate(x, y));
        let drawn = surface.draw_svg(&tree, size, SvgSettings::default());
        surface.pop();
        surface.finish();
        page.finish();
        drawn.ok_or(ExportError::Size)?;
    }
    document.finish().map_err(|error| ExportError::Pdf(format!("{error:?}")))
}

fn pixels(svg: &str, width: u32) -> Result<Pixmap, ExportError> {
    let tree = Tree::from_str(svg, options())?;
    let factor = width as f32 / tree.size().width();
    let height = (tree.size().height() * factor).ceil();
    if width as f32 * height > PIXELS_MAX {
        return Err(ExportError::Size);
    }
    let mut pixels = Pixmap::new(width, height as u32).ok_or(ExportError::Size)?;
    resvg::render(&tree, Transform::from_scale(factor, factor), &mut pixels.as_mut());
    Ok(pixels)
}

/// The letters of a text that the font of pages has not got, each once; `None` if it has all.
pub fn left_out(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let mut page = svg::Svg::default();
    page.text((0.0, 0.0), 1.0, svg::Anchor::Start, "#000000", text);
    let tree = Tree::from_str(&page.finish(1.0, 1.0, "#ffffff"), options()).ok()?;
    let mut all: Vec<&str> = Vec::new();
    for node in tree.root().children() {
        let Node::Text(text) = node else { continue };
        let glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
        for glyph in glyphs.filter(|glyph| glyph.id.0 == 0) {
            if !all.contains(&glyph.text.as_str()) {
                all.push(&glyph.text);
            }
        }
    }
    (!all.is_empty()).then(|| all.join(", "))
}

/// The font, read once.
fn options() -> &'static Options<'static> {
    static OPTIONS: OnceLock<Options<'static>> = OnceLock::new();
    OPTIONS.get_or_init(|| {
        let mut fonts = usvg::fontdb::Database::new();
        fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
        fonts.set_sans_serif_family(svg::FONT);
        Options { font_family: svg::FONT.to_owned(), fontdb: Arc::new(fonts), ..Options::default() }
    })
}
