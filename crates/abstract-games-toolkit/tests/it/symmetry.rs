//! Symmetries of regular boards.

use abstract_games_toolkit::dihedral_inverse;

#[test]
fn a_symmetry_and_its_inverse_change_nothing() {
    // Of a polygon: a rotation by some corners, possibly after a reflection.
    for corners in 1..9 {
        let image = |corner: usize, symmetry: usize| {
            let mirrored = if symmetry < corners {
                corner
            } else {
                corners - 1 - corner
            };
            (mirrored + symmetry) % corners
        };
        for symmetry in 0..2 * corners {
            let inverse = dihedral_inverse(2 * corners, symmetry);
            assert!(inverse < 2 * corners);
            // The inverse of a rotation is a rotation, and that of a reflection
            // is a reflection.
            assert!((inverse < corners) == (symmetry < corners));
            for corner in 0..corners {
                assert_eq!(image(image(corner, symmetry), inverse), corner);
            }
        }
    }
}

#[test]
#[should_panic(expected = "no such symmetry")]
fn there_are_only_so_many_symmetries() {
    let _ = dihedral_inverse(6, 6);
}
