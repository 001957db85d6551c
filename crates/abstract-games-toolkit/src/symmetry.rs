/// The inverse of a symmetry of a regular board, where the first half of
/// `count` symmetries rotate the board by as many steps as their number, and the
/// second half reflect it and then rotate it by 0, 1, 2, ... steps.
///
/// # Panics
///
/// Panics if `symmetry` is not below `count`.
///
/// ```
/// use abstract_games_toolkit::dihedral_inverse;
///
/// assert_eq!(dihedral_inverse(8, 1), 3); // a quarter turn back
/// assert_eq!(dihedral_inverse(8, 6), 6); // a reflection undoes itself
/// ```
#[must_use]
pub const fn dihedral_inverse(count: usize, symmetry: usize) -> usize {
    assert!(symmetry < count, "no such symmetry");
    let turns = count / 2;
    if symmetry < turns {
        (turns - symmetry) % turns
    } else {
        symmetry
    }
}
