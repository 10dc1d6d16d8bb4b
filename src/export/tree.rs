//! The tree of a search as a picture and as a page. A tree whose letters nobody could read on the
//! page is refused.

use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::{self, Ordered, TreePicture, Words};
use langkah_engine::search::trace::moment::Moment;
use langkah_engine::search::trace::shown::Folds;
use langkah_puzzle::report::ReportTree;

use super::kind::{Made, TreeMaker};
use super::{ExportError, PIXELS_MAX, POINTS, pdf, png};

langkah_engine::named! {
    /// What a tree fits into.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fit {
        /// A page of A4, upright or, if the tree is wider than high, across.
        A4 = "a4",
        /// A slide of 16:9.
        Slide = "slide",
    }
}

/// The long and the short side of A4 in millimetres, and what stays free on each side.
const A4: (f32, f32) = (297.0, 210.0);
const A4_MARGIN: f32 = 8.0;
/// A slide of 13 1/3 by 7 1/2 inches, as presentation programs have it, in millimetres.
const SLIDE: (f32, f32) = (338.67, 190.5);
const SLIDE_MARGIN: f32 = 4.0;
/// The least letters that a person can read on paper, and on a slide from a seat, in points.
const A4_LEAST: f32 = 3.5;
const SLIDE_LEAST: f32 = 6.0;
/// The most pixels of a picture for each of the tree's units: letters are 24 pixels high then.
const SHARP: f32 = 2.0;
/// The width of a picture of a slide, in pixels.
const SLIDE_PIXELS: u32 = 1920;

impl Fit {
    /// Width, height and margin in millimetres.
    fn page(self, tree: &TreePicture) -> (f32, f32, f32) {
        match self {
            Self::A4 if tree.width > tree.height => (A4.0, A4.1, A4_MARGIN),
            Self::A4 => (A4.1, A4.0, A4_MARGIN),
            Self::Slide => (SLIDE.0, SLIDE.1, SLIDE_MARGIN),
        }
    }

    const fn least(self) -> f32 {
        match self {
            Self::A4 => A4_LEAST,
            Self::Slide => SLIDE_LEAST,
        }
    }

    /// How many millimetres on the page a unit of the tree gets. A small tree is not made larger
    /// than its letters need.
    fn factor(self, tree: &TreePicture) -> f32 {
        let (width, height, margin) = self.page(tree);
        let across = (width - 2.0 * margin) / tree.width;
        let down = (height - 2.0 * margin) / tree.height;
        // Letters of at most 18 points.
        across.min(down).min(18.0 / POINTS / tree.detail)
    }

    /// # Errors
    /// If the letters of the tree could not be read on the page.
    fn judge(self, tree: &TreePicture) -> Result<(), ExportError> {
        let (size, least) = (tree.detail * self.factor(tree) * POINTS, self.least());
        if size < least { Err(ExportError::Unreadable { size, least }) } else { Ok(()) }
    }

    /// The tree in the middle of its page, in millimetres.
    fn framed(self, tree: &TreePicture) -> Result<String, ExportError> {
        self.judge(tree)?;
        let ((width, height, _), factor) = (self.page(tree), self.factor(tree));
        let x = (width - tree.width * factor) / 2.0;
        let y = (height - tree.height * factor) / 2.0;
        Ok(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n\
             <g transform=\"translate({x} {y}) scale({factor})\">\n{}</g>\n</svg>\n",
            tree.svg
        ))
    }
}

/// The tree at the end of a recorded search, for a report: down to the level `wanted`, or to a
/// higher one where a page of A4 has no room for letters that a person can read. The root is level
/// 0. Expanded nodes bear their place in the order of expansions.
pub fn for_report<'w>(
    trace: &Trace,
    wanted: u32,
    words: impl Fn(bool) -> Box<dyn Words + 'w>,
) -> ReportTree {
    let end = trace.moment(trace.last());
    let nodes = trace.nodes_of(end.iteration()).len() as u32;
    let is_iteration = trace.iterations().len() > 1;
    // A report shows boards. A tree that is so large that its nodes would be dots has no room for
    // them on a page.
    let mut depth = wanted;
    loop {
        let folds = Folds::to_depth(end, depth);
        let picture = export::drawn(end, &folds, |_| Box::new(Ordered(words(true))));
        if depth == 0 || Fit::A4.judge(&picture).is_ok() {
            return ReportTree { picture, nodes, is_iteration, wanted };
        }
        depth = depth.min(picture.depth).saturating_sub(1);
    }
}

impl TreeMaker {
    /// The bytes of a file with the tree at a moment. A tree that is too large for a picture, a
    /// page or a slide is refused. `words` is as for [`export::draw()`].
    ///
    /// # Errors
    /// If a picture would have too many pixels, if its letters could not be read, or if the page
    /// cannot be written.
    pub fn bytes<'w>(
        self,
        moment: Moment<'_>,
        folds: &Folds,
        (fit, title): (Option<Fit>, &str),
        words: impl Fn(bool) -> Box<dyn Words + 'w>,
    ) -> Made {
        match self {
            Self::Picture(make) => make(&export::drawn(moment, folds, words), fit, title),
            Self::Text(drawing) => {
                let mut text = String::new();
                // To write to a String cannot fail.
                let _ = export::draw(&mut text, drawing, moment, folds, words);
                Ok(text.into_bytes())
            }
        }
    }
}

/// The tree as a picture of a slide or of a page; without them of its own size, as sharp as the
/// most pixels of a picture allow.
pub(super) fn picture(tree: &TreePicture, fit: Option<Fit>, _title: &str) -> Made {
    let Some(fit) = fit else {
        // Not quite the most, because the height is rounded up.
        let sharp = (0.99 * PIXELS_MAX / (tree.width * tree.height)).sqrt().min(SHARP);
        if sharp < 1.0 {
            return Err(ExportError::Tree);
        }
        return png(&tree.svg, (tree.width * sharp) as u32);
    };
    let width = match fit {
        Fit::Slide => SLIDE_PIXELS,
        // 300 pixels an inch.
        Fit::A4 => (fit.page(tree).0 / 25.4 * 300.0) as u32,
    };
    png(&fit.framed(tree)?, width)
}

/// The tree as a page, of A4 if nothing else is wanted.
pub(super) fn page(tree: &TreePicture, fit: Option<Fit>, title: &str) -> Made {
    let fit = fit.unwrap_or(Fit::A4);
    let (width, height, _) = fit.page(tree);
    pdf(&[fit.framed(tree)?], (width, height), title)
}
