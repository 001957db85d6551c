//! Why a piece cannot move from one cell to another.

/// What is wrong with a move from one cell to another; each game's
/// `IllegalMove` has these problems among its variants.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SlideProblem<C> {
    NoPiece,
    EnemyPiece,
    SameCell,
    NotInLine,
    TooFar,
    NoArrow,
    Blocked(C),
    OwnPiece,
    Shielded,
    NotACapture,
    Capture,
}
