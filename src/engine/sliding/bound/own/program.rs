//! An expression as steps on a small stack of numbers. There are no loops and no jumps: an
//! expression makes as many steps as it has numbers, names and operators.

/// The most numbers that wait for an operator.
pub const STACK: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Puts a number on the stack.
    Number(f64),
    /// Puts the value with this place on the stack.
    Value(u8),
    /// Takes one number, two or three, and puts one back.
    One(One),
    Two(Two),
    Choose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum One {
    Negative,
    Abs,
    Floor,
    Ceil,
    Sqrt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Two {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Max,
    Min,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    Unequal,
    And,
    Or,
}

impl One {
    #[inline]
    fn of(self, a: f64) -> f64 {
        match self {
            Self::Negative => -a,
            Self::Abs => a.abs(),
            Self::Floor => a.floor(),
            Self::Ceil => a.ceil(),
            Self::Sqrt => a.sqrt(),
        }
    }
}

impl Two {
    /// What is true is 1, and what is not is 0.
    #[inline]
    fn of(self, a: f64, b: f64) -> f64 {
        let truth = |is: bool| f64::from(u8::from(is));
        match self {
            Self::Add => a + b,
            Self::Subtract => a - b,
            Self::Multiply => a * b,
            Self::Divide => a / b,
            Self::Remainder => a % b,
            Self::Max => a.max(b),
            Self::Min => a.min(b),
            Self::Less => truth(a < b),
            Self::LessOrEqual => truth(a <= b),
            Self::Greater => truth(a > b),
            Self::GreaterOrEqual => truth(a >= b),
            Self::Equal => truth(a == b),
            Self::Unequal => truth(a != b),
            Self::And => truth(is_true(a) && is_true(b)),
            Self::Or => truth(is_true(a) || is_true(b)),
        }
    }
}

#[inline]
fn is_true(value: f64) -> bool {
    value != 0.0 && !value.is_nan()
}

/// The steps of an expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    steps: Vec<Step>,
    /// The most numbers that are on the stack at a time, at most [`STACK`].
    height: usize,
}

impl Program {
    pub fn number(number: f64) -> Self {
        Self { steps: vec![Step::Number(number)], height: 1 }
    }

    /// The value of this place.
    pub fn value_at(place: u8) -> Self {
        Self { steps: vec![Step::Value(place)], height: 1 }
    }

    /// The same, and then an operator on the result.
    #[must_use]
    pub fn then(mut self, one: One) -> Self {
        self.steps.push(Step::One(one));
        self
    }

    /// Both, and then an operator on the results. `None` if the stack is too small.
    pub fn with(self, other: Self, two: Two) -> Option<Self> {
        self.beside(other, 1, Step::Two(two))
    }

    /// The second of three if the first is not 0, else the third. `None` if the stack is too small,
    /// or unless there are three.
    pub fn choice(parts: Vec<Self>) -> Option<Self> {
        let [first, second, third] = <[Self; 3]>::try_from(parts).ok()?;
        let height = first.height.max(1 + second.height);
        let steps = [first.steps, second.steps].concat();
        Self { steps, height }.beside(third, 2, Step::Choose)
    }

    /// Puts the other's result on the stack above so many numbers, and makes a step.
    fn beside(mut self, other: Self, below: usize, step: Step) -> Option<Self> {
        self.height = self.height.max(below + other.height);
        self.steps.extend(other.steps);
        self.steps.push(step);
        (self.height <= STACK).then_some(self)
    }

    /// The value of the expression, for the values of its names.
    #[inline]
    pub fn value(&self, values: &[f64]) -> f64 {
        // A mask in place of a check: no program is higher than the stack.
        const MASK: usize = STACK - 1;
        let mut stack = [0.0; STACK];
        let mut top = MASK;
        for step in &self.steps {
            match *step {
                Step::Number(number) => {
                    top = (top + 1) & MASK;
                    stack[top] = number;
                }
                Step::Value(at) => {
                    top = (top + 1) & MASK;
                    stack[top] = values.get(usize::from(at)).copied().unwrap_or(f64::NAN);
                }
                Step::One(one) => stack[top] = one.of(stack[top]),
                Step::Two(two) => {
                    let b = stack[top];
                    top = top.wrapping_sub(1) & MASK;
                    stack[top] = two.of(stack[top], b);
                }
                Step::Choose => {
                    let (a, b) = (stack[top.wrapping_sub(1) & MASK], stack[top]);
                    top = top.wrapping_sub(2) & MASK;
                    stack[top] = if is_true(stack[top]) { a } else { b };
                }
            }
        }
        stack[top]
    }
}
