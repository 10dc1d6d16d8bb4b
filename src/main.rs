use langkah::{grid::Dims, puzzle::{Puzzle, plan::*, solve::*}, sliding::board::*, search::best_first::Ties};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let bound = BoundKind::ALL.into_iter().find(|b| b.name() == a[3]);
    let w = Weight::ONE;
    let plan = match a[2].as_str() {
        "ida" => Plan::Ida { bound: bound.unwrap(), weight: w },
        "bf" => Plan::BestFirst { bound: bound.unwrap(), weight: w, ties: Ties::LeastH, visited: true },
        "newest" => Plan::BestFirst { bound: bound.unwrap(), weight: w, ties: Ties::Newest, visited: true },
        "tree" => Plan::BestFirst { bound: bound.unwrap(), weight: w, ties: Ties::LeastH, visited: false },
        p => Plan::Preset(Preset::ALL.into_iter().find(|b| b.name() == p).unwrap()),
    };
    let n: usize = a[4].parse().unwrap();
    let (mut tot, mut gen_, mut len) = (0.0, 0, 0);
    for line in std::fs::read_to_string(&a[1]).unwrap().replace("\n", if n == 0 { " " } else { "\n" }).lines().take(n.max(1)) {
        let t: Vec<u8> = line.split_whitespace().map(|x| x.parse::<u8>().unwrap() % 16).collect();
        let b = Board::new(Dims::new(4, 4).unwrap(), &t).unwrap();
        let p = Puzzle::new(b, Goal::BlankLast);
        let s = solve(&p, &Request { plan, ..Request::default() }, &mut ());
        let m = if let Outcome::Solved(m) = &s.outcome { m.len() } else { println!("{:?}", s.outcome); 0 };
        if n < 20 { println!("{m} {:?} setup {:?} search {:?}", s.stats, s.setup_time, s.search_time); }
        tot += s.search_time.as_secs_f64(); gen_ += s.stats.generated; len += m;
    }
    println!("total {tot} s gen {gen_} {:.2} M/s len {len}", gen_ as f64 / tot / 1e6);
}
