//! Recorded searches of Hidatos, and comparisons on them.

use std::io;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::{Order, Outcome};
use langkah_engine::plan::Plan;
use langkah_engine::search::trace::record::Follower;
use langkah_language::text;
use langkah_puzzle::Of;
use langkah_puzzle::code::{self, Listing};
use langkah_puzzle::compare::hidato::Contender;
use langkah_puzzle::compare::{Allowance, Contest};
use langkah_puzzle::family::named::Named;
use langkah_puzzle::hidato::tree::{HidatoTree, Standing};
use langkah_puzzle::hidato::{self, Request, Solution, make};
use langkah_puzzle::told::Told;

use super::comparison::Field;
use super::comparison::run::{Paired, Part, RowReporter, Run};
use super::explored::Explored;
use super::explorer::Explorer;
use super::recording::{Begun, Ended, Recordable, Recorded, Recording};
use crate::session::Session;
use crate::session::family::{AnyRun, Search, Searched};
use crate::session::hidato::Hidato;
use crate::session::job::Jobs;
use crate::session::settings::Settings;
use crate::session::tenant::Tenant;

/// A search of a Hidato.
pub struct HidatoSearch {
    pub board: Board,
    pub request: Request,
    /// `None` while the search runs.
    pub solution: Option<Solution>,
}

impl HidatoSearch {
    pub fn boards(&self, are_drawn: bool) -> HidatoTree<'_> {
        let (plan, choice) = (self.request.plan, self.request.variant.cost);
        HidatoTree { board: &self.board, plan, choice, are_drawn }
    }
}

impl Ended for HidatoSearch {
    fn told(&self, are_drawn: bool) -> Box<dyn Told + '_> {
        Box::new(self.boards(are_drawn))
    }

    fn is_running(&self) -> bool {
        self.solution.is_none()
    }

    fn dims(&self) -> Dims {
        self.board.shape().dims()
    }

    fn size(&self) -> (f32, f32) {
        self.board.shape().size()
    }

    fn listing(&self) -> Option<Listing> {
        Some(code::hidato::listing(&self.request))
    }

    fn named(&self) -> Named {
        Of::Hidato(Contender::from(&self.request))
    }
}

impl Explorer {
    /// The nodes of a Hidato's search; `None` for another family.
    pub fn hidato(&self) -> Option<HidatoTree<'_>> {
        self.recorded().hidato().map(|recorded| recorded.boards(true))
    }

    /// What stands at a node of a Hidato's search at this moment; `None` for another family.
    pub fn standing(&self, node: u32) -> Option<Standing> {
        let moment = self.moment().filter(|moment| node < moment.trace().len())?;
        Some(self.hidato()?.standing(moment, node))
    }
}

impl Recordable for (Board, Request) {
    fn begin(&self, jobs: &Jobs, nodes_max: u32, grows: bool) -> io::Result<Begun> {
        let (board, request) = self.clone();
        let job = jobs.begin(move |reporter| {
            let recorded = |solution, trace| {
                let of = Of::Hidato(HidatoSearch { board: board.clone(), request, solution });
                Recorded { of, trace }
            };
            let sender = reporter.clone();
            let mut see = |trace| sender.part(recorded(None, Some(trace)));
            let follower = grows.then_some(Follower::Trees(&mut see));
            let (solution, trace) =
                hidato::record_for(&board, &request, reporter, nodes_max, follower);
            recorded(Some(solution), trace)
        })?;
        Ok(Recording::of(job, nodes_max, Of::Hidato(self.clone())))
    }

    fn title(&self) -> String {
        self.1.plan.title().to_owned()
    }

    fn named(&self) -> Named {
        Of::Hidato(Contender::from(&self.1))
    }
}

impl Paired for Contender {
    fn search(&self, board: &Board, allowance: &Allowance) -> Search {
        Of::Hidato((board.clone(), self.request(allowance)))
    }
}

impl Explored for Hidato {
    fn search(&self, settings: &Settings, _once: Option<Plan>) -> Option<Search> {
        Some(Of::Hidato((self.open()?.board.clone(), settings.hidato_request())))
    }

    fn found_by(&self, _settings: &Settings) -> Option<Search> {
        let (request, _) = self.result().filter(|_| self.place().count > 0)?;
        Some(Of::Hidato((self.open()?.board.clone(), *request)))
    }

    fn is_searched(&self, searched: &Searched) -> bool {
        let board = searched.as_ref().hidato().map(|searched| &searched.board);
        board.is_some() && board == self.open().map(|open| &open.board)
    }

    fn compare(&self, session: &Session) -> io::Result<Option<AnyRun>> {
        let choice = &session.explorings().comparison.hidato;
        let contest =
            Contest { contenders: choice.contenders.clone(), allowance: session.allowance() };
        let jobs = session.jobs();
        let run = match choice.drawn.field {
            Field::Open => {
                let open = self.open().map(|open| (open.source.to_string(), open.board.clone()));
                Run::begin(jobs, contest, open.into_iter().collect())
            }
            Field::Listed => Run::begin(jobs, contest, choice.puzzles()),
            Field::Random => {
                let orders: Vec<Order> =
                    choice.seeds().filter_map(|seed| session.hidato_order(seed)).collect();
                let count = orders.len();
                Run::begin_with(jobs, contest, count, move |reporter| dealt(&orders, reporter))
            }
        };
        Ok(run?.map(Of::Hidato))
    }
}

/// Makes the puzzles of these orders, and sends each of them. Returns those that could be made.
fn dealt(orders: &[Order], reporter: &mut RowReporter<Contender>) -> Vec<Board> {
    let mut boards = Vec::new();
    for order in orders {
        let board = match make(order, None, reporter) {
            Ok(Outcome::Made(puzzle)) => Some(puzzle.board),
            Ok(Outcome::Halted(_)) => break,
            // Another seed may have a path through this shape.
            Ok(Outcome::NoPath) | Err(_) => None,
        };
        let (size, seed) = (order.dims.to_string(), order.seed.to_string());
        let name = text!("session-size-and-seed", size = size, seed = seed);
        reporter.part(Part::Puzzle(board.clone().map(|board| (name, board))));
        boards.extend(board);
    }
    boards
}
