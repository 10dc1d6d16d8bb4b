//! Changes texts: bytes flipped, parts doubled, cut out and moved, words put in.
