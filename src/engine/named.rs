//! Enums whose variants have names.

/// Declares an enum whose variants have names on the command line and in files, with a text for
/// each of them if `with title` or `with about` is said:
///
/// ```
/// langkah_engine::named! {
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Way {
///         Up = "up",
///         Down = "down",
///     }
/// }
/// assert_eq!(Way::ALL, [Way::Up, Way::Down]);
/// assert_eq!(Way::Up.name(), "up");
/// assert_eq!(Way::named("down"), Some(Way::Down));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident {
        $($(#[$about:meta])* $Variant:ident = $name:literal),* $(,)?
    }) => {
        $(#[$meta])*
        $vis enum $Enum {
            $($(#[$about])* $Variant),*
        }

        impl $Enum {
            /// All variants, in the order in which they are declared.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$Variant),*];

            /// The name on the command line and in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $name),*
                }
            }

            /// The variant of a name.
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident with $text:ident {
        $($(#[$about:meta])* $Variant:ident = $name:literal, $words:expr);* $(;)?
    }) => {
        $crate::named! {
            $(#[$meta])*
            $vis enum $Enum {
                $($(#[$about])* $Variant = $name),*
            }
        }

        impl $Enum {
            /// What it is in words, in the language of the program.
            pub fn $text(self) -> &'static str {
                match self {
                    $(Self::$Variant => $words),*
                }
            }
        }
    };
}
