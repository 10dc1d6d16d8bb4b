//! The lessons that come with the program.

/// The texts of their files, in the order in which a course comes to them.
pub const ALL: [&str; 3] = [
    include_str!("../../../assets/lesson/can-it-be-solved.txt"),
    include_str!("../../../assets/lesson/next-e-node.txt"),
    include_str!("../../../assets/lesson/hidato-bound.txt"),
];
