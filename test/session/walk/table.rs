//! Every command, and how one of its kind is made. A command that is not in this table does not
//! compile: the match over them has no wildcard.

use langkah::session::command::Command;
use langkah::session::explore::comparison::Tuning;
use langkah::session::explore::explorer::{Jump, Kin, Pace, Sought};
use langkah::session::explore::pair::Gait;
use langkah::session::explore::{NodeWish, View, Wish};
use langkah::session::hidato::command::{Fill, HidatoCommand, Pencilling};
use langkah::session::hidato::compose::{Compose, Tool};
use langkah::session::hidato::hand::{Counting, Pen};
use langkah::session::lesson::LessonWish;
use langkah::session::lesson::notebook::Amendment;
use langkah::session::lesson::opening::Script;
use langkah::session::player::{Speed, Stride};
use langkah::session::practice::draft::Put;
use langkah::session::practice::{PracticeWish, Wanted};
use langkah::session::results::ResultsWish;
use langkah::session::settings::Setting;
use langkah::session::sliding::analysis::Inquiry;
use langkah::session::sliding::command::{Act, SlidingCommand};
use langkah::session::sliding::edit::{Edit, Side};
use langkah::session::{Mode, Notice};
use langkah_engine::grid::Direction;
use langkah_engine::hidato::compose::Symmetry;
use langkah_engine::hidato::generate::Difficulty;
use langkah_engine::plan::ChildOrder;
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::moves::Move;
use langkah_puzzle::Of;
use langkah_puzzle::date::Date;
use langkah_puzzle::lesson::{Hidden, Task, Taught, built_in};
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{ChildFate, Kind, Level, Practice};

use super::values::From;

/// Rows of a pattern, its name, how often it is chosen beside the others, and how it is made.
macro_rules! table {
    ($names:ident, $of:ident, $kind:ty, $choose:ident:
        $($pattern:pat => $name:literal, $weight:literal, |$from:ident| $make:expr;)*) => {
        /// The names of all kinds.
        const $names: &[&str] = &[$($name),*];

        /// The name of a kind.
        pub const fn $of(one: &$kind) -> &'static str {
            match one {
                $($pattern => $name,)*
            }
        }

        /// One by choice.
        pub fn $choose(from: &mut From<'_, '_>) -> $kind {
            const WEIGHTS: &[usize] = &[$($weight),*];
            let mut roll = from.choices.below(WEIGHTS.iter().sum());
            $(
                // Zero for what is chosen by tuning alone.
                let weight: usize = $weight;
                if roll < weight {
                    let $from = from;
                    let one = $make;
                    assert_eq!($of(&one), $name, "the row makes what it is for");
                    return one;
                }
                roll -= weight;
            )*
            unreachable!("{roll} is more than the weights")
        }
    };
}

table! { SHELL, shell, Command, shell_command:
    Command::Own(Of::Sliding(SlidingCommand::Load { .. })) => "load", 20, |from| from.load();
    Command::Tell(_) => "tell", 2, |from| {
        Command::Tell(Notice::note(from.text(), vec![from.text()]))
    };
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::CountAsCourse))) => "count as course", 5, |_from| Command::count_as_course();
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::Inquire(_)))) => "inquire", 8, |from| {
        Command::inquire(match from.choices.below(5) {
            0 => Inquiry::Judge,
            1 => Inquiry::Shorten,
            2 => Inquiry::Every,
            3 => Inquiry::Take(from.choices.below(50) as u64),
            _ => Inquiry::Close,
        })
    };
    Command::Dismiss => "dismiss", 2, |_from| Command::Dismiss;
    Command::Own(Of::Sliding(SlidingCommand::Random { .. })) => "random", 5, |from| {
        Command::random(from.kind(), from.choices.word())
    };
    Command::Own(Of::Sliding(SlidingCommand::Another { .. })) => "another", 5, |from| Command::another(from.choices.word());
    Command::Own(Of::Sliding(SlidingCommand::Daily(_))) => "daily", 3, |from| {
        let day = 1 + from.choices.below(28) as u32;
        Command::daily(Date::new(2026, 2, day).expect("it is a day"))
    };
    Command::Results(_) => "results", 1, |from| {
        let first = from.session.results().id(0);
        Command::Results(match from.choices.below(4) {
            0 => ResultsWish::DeleteAll,
            place => ResultsWish::Open(first + place as u64 - 1),
        })
    };
    Command::Solve => "solve", 40, |_from| Command::Solve;
    Command::SolveHere => "solve here", 15, |_from| Command::SolveHere;
    Command::Stop => "stop", 8, |_from| Command::Stop;
    Command::Own(Of::Sliding(SlidingCommand::Choose(_))) => "choose", 15, |from| Command::choose(from.plan());
    Command::First => "first", 4, |_from| Command::First;
    Command::Prev => "prev", 8, |_from| Command::Prev;
    Command::Next => "next", 15, |_from| Command::Next;
    Command::Last => "last", 6, |_from| Command::Last;
    Command::Seek(_) => "seek", 10, |from| {
        let count = from.session.place().count;
        Command::Seek(from.number(count))
    };
    Command::PlayPause => "play", 6, |_from| Command::PlayPause;
    Command::Puzzles(_) => "puzzles", 2, |from| from.puzzles();
    Command::Pick(_) => "pick", 4, |from| Command::Pick(from.number(3));
    Command::Set(_) => "set", 0, |from| {
        Command::Set(Setting::OddCells(from.choices.one_in(2)))
    };
    Command::Stride(_) => "stride", 2, |from| Command::Stride(*from.choices.of(&Stride::ALL));
    Command::Speed(_) => "speed", 2, |from| Command::Speed(*from.choices.of(&Speed::ALL));
    Command::Mode(_) => "mode", 40, |from| {
        Command::Mode(*from.choices.of(&[Mode::Edit, Mode::View, Mode::Play]))
    };
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::Slide(_)))) => "slide", 30, |from| Command::slide(*from.choices.of(&Move::ALL));
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::Shift(_)))) => "shift", 20, |from| {
        let cells = from.cells();
        Command::shift(from.number(cells))
    };
    Command::Moves(_) => "moves", 20, |from| from.moves();
    Command::Hint => "hint", 35, |_from| Command::Hint;
    Command::Undo => "undo", 25, |_from| Command::Undo;
    Command::Redo => "redo", 15, |_from| Command::Redo;
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::Goal(_)))) => "goal", 12, |from| Command::goal(from.goal());
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::MakeSolvable))) => "make solvable", 6, |_from| Command::make_solvable();
    Command::Own(Of::Sliding(SlidingCommand::NewBoard(_))) => "new board", 5, |from| Command::new_board(from.dims());
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::Edit(_)))) => "edit", 70, |from| Command::edit(edit_command(from));
    Command::File(_) => "file", 8, |from| Command::File(from.file_wish());
    Command::Explore(_) => "explore", 90, |from| Command::Explore(wish_command(from));
    Command::JudgeBound(_) => "judge bound", 3, |from| Command::JudgeBound(from.formula());
    Command::Practise(_) => "practise", 40, |from| Command::Practise(question_command(from));
    Command::Teach(_) => "teach", 60, |from| Command::Teach(lesson_command(from));
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::Target(_)))) => "target", 6, |from| {
        Command::target(*from.choices.of(&[None, Some(0), Some(20), Some(130), Some(u32::MAX)]))
    };
    Command::Own(Of::Sliding(SlidingCommand::Board(Act::TakeSolution(_)))) => "take solution", 8, |from| from.solution();
    Command::Own(Of::Hidato(_)) => "hidato", 110, |from| Command::Own(Of::Hidato(own_command(from)));
}

table! { EDITS, edit, Edit, edit_command:
    Edit::Side(_) => "edit side", 5, |from| {
        Edit::Side(*from.choices.of(&[Side::Start, Side::Goal]))
    };
    Edit::Click(_) => "edit click", 20, |from| {
        let cells = from.cells();
        Edit::Click(from.number(cells))
    };
    Edit::Digit(_) => "edit digit", 30, |from| {
        Edit::Digit(*from.choices.of(&[0, 1, 2, 3, 5, 9, 10, 99, u8::MAX]))
    };
    Edit::Blank => "edit blank", 5, |_from| Edit::Blank;
    Edit::Go(_) => "edit go", 10, |from| Edit::Go(*from.choices.of(&Direction::ALL));
    Edit::Next => "edit next", 5, |_from| Edit::Next;
    Edit::Previous => "edit previous", 5, |_from| Edit::Previous;
    Edit::Deselect => "edit deselect", 2, |_from| Edit::Deselect;
}

table! { WISHES, wish, Wish, wish_command:
    Wish::Show(_) => "explore show", 30, |from| Wish::Show(*from.choices.of(&View::ALL));
    Wish::Record => "explore record", 5, |_from| Wish::Record;
    Wish::RecordOnce(_) => "explore record once", 3, |from| Wish::RecordOnce(from.plan());
    Wish::Go(_) => "explore go", 10, |from| Wish::Go(place_choice(from));
    Wish::PlayPause => "explore play", 3, |_from| Wish::PlayPause;
    Wish::PlayLines => "explore play lines", 3, |_from| Wish::PlayLines;
    Wish::Node(_) => "explore node", 33, |from| Wish::Node(node_choice(from));
    Wish::Walk(_) => "explore walk", 5, |from| Wish::Walk(from.node());
    Wish::Compare => "explore compare", 9, |_from| Wish::Compare;
    Wish::Lines(_) => "explore lines", 2, |from| Wish::Lines(from.lines());
    Wish::Hidatos(_) => "explore hidatos", 2, |from| Wish::Hidatos(from.hidatos());
    Wish::SideBySide(_) => "explore pair", 15, |from| {
        Wish::SideBySide([from.number(3), from.number(3)])
    };
    Wish::Again => "explore again", 3, |_from| Wish::Again;
    Wish::Apart => "explore apart", 2, |_from| Wish::Apart;
    Wish::Gait(_) => "explore gait", 3, |from| Wish::Gait(*from.choices.of(&[Gait::Expansions, Gait::Share]));
    Wish::NodesMax(_) => "explore nodes", 0, |from| Wish::NodesMax(from.node());
    Wish::Tune(_) => "explore tune", 0, |_from| Wish::Tune(Tuning::Moves(10));
    Wish::Pace(_) => "explore pace", 0, |_from| Wish::Pace(Pace::Four);
    Wish::Of(..) => "explore of", 10, |from| {
        let side = from.number(1);
        Wish::Of(side, node_choice(from))
    };
}

table! { QUESTIONS, question, PracticeWish, question_command:
    PracticeWish::Choose(_) => "practice choose", 8, |from| {
        let kinds = Kind::ALL.into_iter().filter(|_| from.choices.one_in(6)).collect();
        let level = from.choices.one_in(2).then(|| Level::new(1 + from.number(4) as u8)).flatten();
        let seed = from.choices.one_in(2).then_some(from.number(9) as u64);
        let is_on_open = from.choices.one_in(2);
        let perform = from.choices.one_in(3).then(|| from.number(5) as u32);
        let bound = from.choices.one_in(4).then(|| from.formula());
        let ties = from.choices.one_in(4).then_some(Ties::LeastH);
        let order = from.choices.one_in(4).then_some(ChildOrder::PAGE);
        let lecture = Lecture { bound, ties, order };
        let perform_level = Level::new(1 + from.number(4) as u8).unwrap_or_default();
        let wanted = Wanted { kinds, perform, perform_level, level, seed, is_on_open, lecture };
        PracticeWish::Choose(wanted)
    };
    PracticeWish::Begin => "practice begin", 6, |_from| PracticeWish::Begin;
    PracticeWish::Put(_) => "practice put", 50, |from| PracticeWish::Put(put(from));
    PracticeWish::Answer => "practice answer", 15, |_from| PracticeWish::Answer;
    PracticeWish::GiveUp => "practice give up", 6, |_from| PracticeWish::GiveUp;
    PracticeWish::Next => "practice next", 15, |_from| PracticeWish::Next;
    PracticeWish::End => "practice end", 1, |_from| PracticeWish::End;
    PracticeWish::Written(_) => "practice written", 1, |from| {
        let score = from.session.practice().score();
        let other = || {
            let wanted = Wanted { seed: Some(1), ..Wanted::default() };
            Practice::new(from.session.exam(&wanted)).score()
        };
        PracticeWish::Written(Box::new(score.unwrap_or_else(other)))
    };
    PracticeWish::Forget => "practice forget", 1, |_from| PracticeWish::Forget;
}

table! { LESSONS, lesson, LessonWish, lesson_command:
    LessonWish::Open(_) => "lesson open", 20, |from| {
        let text = from.choices.of(&built_in::ALL);
        LessonWish::Open(Box::new(Taught::open(text.as_bytes()).expect("it is a lesson")))
    };
    LessonWish::OpenFile(..) => "lesson open file", 2, |from| {
        let text = from.choices.of(&built_in::ALL);
        let taught = Taught::open(text.as_bytes()).expect("it is a lesson");
        LessonWish::OpenFile(Box::new(taught), std::path::PathBuf::from("/lesson.txt"))
    };
    LessonWish::Back => "lesson back", 6, |_from| LessonWish::Back;
    LessonWish::Again => "lesson again", 3, |_from| LessonWish::Again;
    LessonWish::Next => "lesson next", 30, |_from| LessonWish::Next;
    LessonWish::Put(_) => "lesson put", 15, |from| LessonWish::Put(put(from));
    LessonWish::Answer => "lesson answer", 10, |_from| LessonWish::Answer;
    LessonWish::GiveUp => "lesson give up", 30, |_from| LessonWish::GiveUp;
    LessonWish::Leave => "lesson leave", 2, |_from| LessonWish::Leave;
    LessonWish::Record => "lesson record", 10, |_from| LessonWish::Record;
    LessonWish::Bookmark => "lesson bookmark", 15, |_from| LessonWish::Bookmark;
    LessonWish::Amend(_) => "lesson amend", 26, |from| LessonWish::Amend(amendment(from));
    LessonWish::Prepare(_) => "lesson prepare", 4, |from| {
        let text = from.choices.of(&built_in::ALL);
        LessonWish::Prepare(Script { text: (*text).into(), name: from.text(), file: None })
    };
    LessonWish::Try => "lesson try", 4, |_from| LessonWish::Try;
    LessonWish::Save => "lesson save", 2, |_from| LessonWish::Save;
    LessonWish::Written(_) => "lesson written", 4, |from| {
        let text = from.choices.of(&built_in::ALL);
        let lesson = from.session.lessons().notebook().map(|notebook| notebook.lesson());
        let other = || Taught::open(text.as_bytes()).expect("it is a lesson").lesson;
        LessonWish::Written(Box::new(lesson.unwrap_or_else(other)))
    };
    LessonWish::Forget => "lesson forget", 1, |_from| LessonWish::Forget;
    LessonWish::ShowAnswers => "lesson show answers", 3, |_from| LessonWish::ShowAnswers;
    LessonWish::ForgetAnswers => "lesson forget answers", 1, |_from| LessonWish::ForgetAnswers;
}

/// A change of a lesson that is being recorded.
fn amendment(from: &mut From<'_, '_>) -> Amendment {
    match from.number(8) {
        0 => Amendment::Title(from.text()),
        1 => Amendment::Author(from.text()),
        2 => Amendment::Show(from.number(4)),
        3 => Amendment::Note(from.text()),
        4 => Amendment::Task(
            from.choices.one_in(2).then(|| Task::usual(*from.choices.of(&Kind::ALL))),
        ),
        5 => Amendment::Hide(*from.choices.of(&Hidden::ALL), from.choices.one_in(2)),
        6 => Amendment::Earlier,
        7 => Amendment::Later,
        _ => Amendment::Remove,
    }
}

/// A part of an answer, fitting or not.
fn put(from: &mut From<'_, '_>) -> Put {
    match from.number(6) {
        0 => Put::Text(from.text()),
        1 => Put::Text(from.number(40).to_string()),
        2 => Put::Holds(from.choices.one_in(2)),
        3 => Put::Fate(from.number(4), *from.choices.of(&ChildFate::ALL)),
        4 => Put::Choice(from.number(4)),
        5 => Put::Cell(from.number(40)),
        _ => Put::Node(from.number(30) as u32),
    }
}

table! { NODES, node, NodeWish, node_choice:
    NodeWish::Select(_) => "explore select", 8, |from| {
        let node = from.node();
        NodeWish::Select((!from.choices.one_in(4)).then_some(node))
    };
    NodeWish::Kin(_) => "explore kin", 8, |from| {
        NodeWish::Kin(*from.choices.of(&[Kin::Parent, Kin::Child, Kin::Before, Kin::After]))
    };
    NodeWish::Seek(_) => "explore seek", 5, |from| {
        let kinds = [Sought::Live, Sought::Expanded, Sought::Bound, Sought::Duplicate, Sought::Goal];
        NodeWish::Seek(*from.choices.of(&kinds))
    };
    NodeWish::Open(_) => "explore open", 5, |from| NodeWish::Open(from.node());
    NodeWish::Fold(_) => "explore fold", 5, |from| NodeWish::Fold(from.node());
    NodeWish::Tidy => "explore tidy", 2, |_from| NodeWish::Tidy;
}

table! { PLACES, place, Jump, place_choice:
    Jump::First => "go first", 1, |_from| Jump::First;
    Jump::Previous => "go previous", 2, |_from| Jump::Previous;
    Jump::Next => "go next", 2, |_from| Jump::Next;
    Jump::Last => "go last", 1, |_from| Jump::Last;
    Jump::At(_) => "go at", 3, |from| Jump::At(from.node());
    Jump::Solution => "go solution", 1, |_from| Jump::Solution;
    Jump::NextIteration => "go next iteration", 1, |_from| Jump::NextIteration;
    Jump::PreviousIteration => "go previous iteration", 1, |_from| Jump::PreviousIteration;
    Jump::NextChild => "go next child", 3, |_from| Jump::NextChild;
    Jump::PreviousChild => "go previous child", 2, |_from| Jump::PreviousChild;
    Jump::NextLine => "go next line", 4, |_from| Jump::NextLine;
    Jump::PreviousLine => "go previous line", 3, |_from| Jump::PreviousLine;
}

table! { OWN, own, HidatoCommand, own_command:
    HidatoCommand::Load { .. } => "hidato load", 12, |from| from.load_hidato();
    HidatoCommand::Random(..) => "hidato random", 4, |from| HidatoCommand::Random(from.order(), None);
    HidatoCommand::Topology(_) => "hidato topology", 5, |from| HidatoCommand::Topology(from.topology());
    HidatoCommand::Choose(_) => "hidato choose", 3, |from| {
        HidatoCommand::Choose(*from.choices.of(&langkah_puzzle::hidato::Plan::ALL))
    };
    HidatoCommand::ShowSecond(_) => "hidato second", 4, |from| HidatoCommand::ShowSecond(from.choices.one_in(2));
    HidatoCommand::Fill(_) => "hidato fill", 70, |from| HidatoCommand::Fill(fill_command(from));
    HidatoCommand::Pencil(_) => "hidato pencil", 40, |from| HidatoCommand::Pencil(pencil_command(from));
    HidatoCommand::New(_) => "hidato new", 8, |from| HidatoCommand::New(from.new_board());
    HidatoCommand::Compose(_) => "hidato compose", 90, |from| HidatoCommand::Compose(compose_command(from));
}

table! { COMPOSES, composed, Compose, compose_command:
    Compose::Tool(_) => "compose tool", 2, |from| Compose::Tool(*from.choices.of(&[Tool::Numbers, Tool::Cells, Tool::Edges]));
    Compose::Symmetry(_) => "compose symmetry", 4, |from| Compose::Symmetry(*from.choices.of(&Symmetry::ALL));
    Compose::Click(_) => "compose click", 20, |from| {
        let cells = from.cells();
        Compose::Click(from.number(cells))
    };
    Compose::Paint { .. } => "compose paint", 15, |from| {
        let cells = from.cells();
        let (place, is_cell) = (from.number(cells), from.choices.one_in(2));
        Compose::Paint { place, is_cell, goes_on: from.choices.one_in(3) }
    };
    Compose::Join { .. } => "compose join", 15, |from| {
        let cells = from.cells();
        let (place, to) = (from.number(cells), from.number(cells));
        let (is_joined, goes_on) = (from.choices.one_in(2), from.choices.one_in(3));
        Compose::Join { from: place, to, is_joined, goes_on }
    };
    Compose::End(_) => "compose end", 15, |from| {
        let cells = from.cells();
        Compose::End(from.number(cells))
    };
    Compose::JoinTo(_) => "compose join to", 15, |from| Compose::JoinTo(*from.choices.of(&Direction::ALL));
    Compose::Toggle => "compose toggle", 4, |_from| Compose::Toggle;
    Compose::Digit(_) => "compose digit", 20, |from| {
        Compose::Digit(*from.choices.of(&[0, 1, 2, 4, 9, 10, u8::MAX]))
    };
    Compose::Put(_) => "compose put", 6, |from| {
        let cells = from.cells();
        Compose::Put(from.number(cells) as u16)
    };
    Compose::Offered => "compose offered", 15, |_from| Compose::Offered;
    Compose::Clear => "compose clear", 6, |_from| Compose::Clear;
    Compose::Go(_) => "compose go", 8, |from| Compose::Go(*from.choices.of(&Direction::ALL));
    Compose::Next => "compose next", 4, |_from| Compose::Next;
    Compose::Previous => "compose previous", 4, |_from| Compose::Previous;
    Compose::Deselect => "compose deselect", 2, |_from| Compose::Deselect;
    Compose::Size(_) => "compose size", 5, |from| Compose::Size(from.dims());
    Compose::Empty => "compose empty", 3, |_from| Compose::Empty;
    Compose::NoEdges => "compose no edges", 3, |_from| Compose::NoEdges;
    Compose::Unique(_) => "compose unique", 40, |from| Compose::Unique(u64::from(from.choices.byte()));
    Compose::Thin(..) => "compose thin", 6, |from| {
        Compose::Thin(*from.choices.of(&Difficulty::ALL), u64::from(from.choices.byte()))
    };
    Compose::Fill(_) => "compose fill", 6, |from| Compose::Fill(u64::from(from.choices.byte()));
}

table! { PENCILS, pencil, Pencilling, pencil_command:
    Pencilling::Pen(_) => "pencil pen", 8, |from| {
        Pencilling::Pen(*from.choices.of(&[Pen::Numbers, Pen::Marks]))
    };
    Pencilling::Mark(_) => "pencil mark", 10, |from| {
        let cells = from.cells();
        Pencilling::Mark(from.number(cells) as u16)
    };
    Pencilling::MarkAll => "pencil mark all", 4, |_from| Pencilling::MarkAll;
    Pencilling::Unmark => "pencil unmark", 2, |_from| Pencilling::Unmark;
    Pencilling::Count(_) => "pencil count", 6, |from| {
        Pencilling::Count(*from.choices.of(&Counting::ALL))
    };
    Pencilling::Take(_) => "pencil take", 10, |from| {
        let cells = from.cells();
        Pencilling::Take(from.number(cells) as u16)
    };
    Pencilling::Draw { .. } => "pencil draw", 20, |from| {
        let cells = from.cells();
        let (from_cell, to) = (from.number(cells), from.number(cells));
        let (is_drawn, goes_on) = (from.choices.one_in(2), from.choices.one_in(2));
        Pencilling::Draw { from: from_cell, to, is_drawn, goes_on }
    };
    Pencilling::DrawTo(_) => "pencil draw to", 20, |from| {
        Pencilling::DrawTo(*from.choices.of(&Direction::ALL))
    };
    Pencilling::NumberLines => "pencil number lines", 6, |_from| Pencilling::NumberLines;
    Pencilling::EraseLines => "pencil erase lines", 2, |_from| Pencilling::EraseLines;
    Pencilling::StartOver => "pencil start over", 2, |_from| Pencilling::StartOver;
    Pencilling::Check => "pencil check", 5, |_from| Pencilling::Check;
}

table! { FILLS, fill, Fill, fill_command:
    Fill::Click(_) => "fill click", 20, |from| {
        let cells = from.cells();
        Fill::Click(from.number(cells))
    };
    Fill::Digit(_) => "fill digit", 20, |from| {
        Fill::Digit(*from.choices.of(&[0, 1, 2, 4, 9, 10, u8::MAX]))
    };
    Fill::Put(_) => "fill put", 20, |from| {
        let cells = from.cells();
        Fill::Put(from.number(cells) as u16)
    };
    Fill::Clear => "fill clear", 5, |_from| Fill::Clear;
    Fill::Go(_) => "fill go", 10, |from| Fill::Go(*from.choices.of(&Direction::ALL));
    Fill::Next => "fill next", 5, |_from| Fill::Next;
    Fill::Previous => "fill previous", 5, |_from| Fill::Previous;
    Fill::EndNumber => "fill end number", 3, |_from| Fill::EndNumber;
    Fill::Deselect => "fill deselect", 2, |_from| Fill::Deselect;
}

/// The name of what is asked, within as well.
pub const fn name(command: &Command) -> &'static str {
    match command {
        Command::Own(Of::Sliding(SlidingCommand::Board(Act::Edit(one)))) => edit(one),
        Command::Explore(Wish::Go(one)) => place(one),
        Command::Explore(Wish::Node(one)) => node(one),
        Command::Explore(one) => wish(one),
        Command::Practise(one) => question(one),
        Command::Teach(one) => lesson(one),
        Command::Own(Of::Hidato(HidatoCommand::Fill(one))) => fill(one),
        Command::Own(Of::Hidato(HidatoCommand::Pencil(one))) => pencil(one),
        Command::Own(Of::Hidato(HidatoCommand::Compose(one))) => composed(one),
        Command::Own(Of::Hidato(one)) => own(one),
        one => shell(one),
    }
}

/// The names that [`name`] gives.
pub fn names() -> impl Iterator<Item = &'static str> {
    let all =
        [SHELL, EDITS, WISHES, QUESTIONS, LESSONS, NODES, PLACES, OWN, FILLS, PENCILS, COMPOSES]
            .concat();
    let within = [
        "edit", "explore", "practise", "teach", "hidato", "explore go", "explore node",
        "hidato fill", "hidato pencil", "hidato compose",
    ];
    // Tuning sends these.
    let tuned = ["set", "explore nodes", "explore pace", "explore tune"];
    all.into_iter().filter(move |name| !within.contains(name) && !tuned.contains(name))
}

/// A command by choice.
pub fn command(from: &mut From<'_, '_>) -> Command {
    shell_command(from)
}
