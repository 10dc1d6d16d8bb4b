//! What runs in each view, and what Stop ends there.

use super::View;
use super::pair::Pair;
use super::recording::Recording;
use crate::session::Session;
use crate::session::hidato::Doing;
use crate::session::sliding::Sliding;
use crate::session::sliding::course::Course;
use crate::session::tenant::Tenant as _;

impl Session {
    /// Whether any job runs that Stop would end in one of the views.
    pub fn is_busy(&self) -> bool {
        View::ALL.into_iter().any(|view| self.is_busy_in(view))
    }

    /// Whether any job runs that Stop would end in the view that is shown.
    pub fn is_view_busy(&self) -> bool {
        self.is_busy_in(self.view())
    }

    fn is_busy_in(&self, view: View) -> bool {
        let course = self.sliding().and_then(Sliding::course);
        let inquires = self.sliding().is_some_and(|sliding| sliding.inquires().is_some());
        let is_asked = course.is_some_and(Course::is_running) || inquires;
        let is_over_all = self.is_making() || self.lessons().is_preparing();
        self.runs(view) || is_over_all || view == View::Solution && is_asked
    }

    /// Whether the job runs that belongs to the view that is shown.
    pub fn view_runs(&self) -> bool {
        self.runs(self.view())
    }

    /// Whether the job runs that belongs to a view: a search, a recording, or a comparison.
    pub fn runs(&self, view: View) -> bool {
        match view {
            View::Solution => self.is_running(),
            View::Tree => self.recording().is_some(),
            View::Compare => {
                self.explore.comparison.is_running() || self.pair().is_some_and(Pair::is_recording)
            }
            // A question is made at once.
            View::Practice => false,
        }
    }

    /// Stops what runs in the view that is shown, so that no key ends a search that nobody sees.
    /// What is being made has its strip over every view.
    pub(in crate::session) fn stop(&mut self) {
        self.lessons.stop();
        match self.view() {
            View::Solution => self.tenants_mut().into_iter().for_each(|tenant| tenant.stop()),
            view => {
                self.stop_exploring(view);
                if self.is_making() {
                    self.hidato.stop();
                }
            }
        }
    }

    /// Whether a random Hidato is being made.
    fn is_making(&self) -> bool {
        matches!(self.hidato_jobs().doing(), Doing::Making(..))
    }

    /// Stops what runs in a view beside that of the solution.
    fn stop_exploring(&self, view: View) {
        match view {
            View::Tree => self.recording().into_iter().for_each(Recording::stop),
            View::Compare => {
                self.explore.comparison.stop();
                self.pair().into_iter().for_each(Pair::stop);
            }
            View::Solution | View::Practice => {}
        }
    }
}
