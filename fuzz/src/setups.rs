//! The target `setups`.

use abstract_games::{ByPlayer, Notation, Outcome, Playable, Player};
use abstract_games::{omnigon, oust, oxy, yonmoque};
use arbitrary::{Result, Unstructured};

use crate::laws;
use crate::rule_sets::choose;

/// Generates a setup from the input: a byte for the rule set, and data for
/// `arbitrary`.
///
/// Every setup has a text. The position of a valid setup satisfies the laws,
/// and is equal to the one parsed from the text.
pub fn setups(data: &[u8]) {
    let Some((name, rest)) = choose(data) else {
        return;
    };
    // Short input may give no setup.
    let _ = of_game(name, &mut Unstructured::new(rest));
}

fn of_game(name: &'static str, from: &mut Unstructured<'_>) -> Result<()> {
    match name.split(':').next() {
        Some("oust") => rules::<oust::AnyRules>(name).visit(DecideOust(from))?,
        Some("yonmoque") => decide::<yonmoque::Yonmoque>(rules(name), &yonmoque_setup(from)?),
        Some("omnigon") => match rules(name) {
            omnigon::AnyRules::Published(rules) => {
                decide::<omnigon::published::Omnigon>(rules, &published_setup(from)?);
            }
            omnigon::AnyRules::Patent(rules) => {
                decide::<omnigon::patent::Omnigon>(rules, &patent_setup(rules, from)?);
            }
        },
        _ => decide::<oxy::Oxy>(rules(name), &oxy_setup(rules(name), from)?),
    }
    Ok(())
}

fn rules<T: std::str::FromStr>(name: &str) -> T {
    let read = name.parse().ok();
    read.unwrap_or_else(|| panic!("{name} is a rule set"))
}

struct DecideOust<'a, 'b>(&'a mut Unstructured<'b>);

impl oust::Visitor for DecideOust<'_, '_> {
    type Output = Result<()>;

    fn visit<const W: usize>(self, rules: oust::Rules<W>) -> Result<()> {
        decide::<oust::Oust<W>>(rules, &oust_setup(self.0)?);
        Ok(())
    }
}

/// The text of a setup, which may be invalid.
fn text_of<P: Notation>(rules: P::Rules, setup: &P::Setup) -> String {
    let mut text = String::new();
    P::write_setup(rules, setup, &mut text).expect("writing to a string cannot fail");
    text
}

/// Compares validation of a setup with validation of its text.
fn decide<P: Playable>(rules: P::Rules, setup: &P::Setup) {
    let text = text_of::<P>(rules, setup);
    let read = P::parse_setup(rules, &text);
    match P::from_setup(rules, setup) {
        Ok(position) => {
            laws::check(&position, 2);
            let again = P::from_setup(position.rules(), &position.to_setup());
            laws::same(&again.expect("the setup of a position"), &position);
            let read = P::parse_position(rules, &text);
            laws::same(&read.unwrap_or_else(|e| panic!("{text}: {e}")), &position);
        }
        Err(error) => {
            laws::short(&error);
            // The text of an invalid setup may also be the text of another
            // setup.
            if read.as_ref() == Ok(setup) {
                assert_eq!(P::parse_position(rules, &text), Err(error));
            }
        }
    }
    if let Ok(read) = read {
        let again = text_of::<P>(rules, &read);
        assert_eq!(P::parse_setup(rules, &again), Ok(read));
    }
}

fn player(from: &mut Unstructured<'_>) -> Result<Player> {
    from.choose(&Player::ALL).copied()
}

/// Usually `likely`, and sometimes an arbitrary byte.
fn byte(likely: u8, from: &mut Unstructured<'_>) -> Result<u8> {
    match from.ratio(1, 16)? {
        true => from.arbitrary(),
        false => Ok(likely),
    }
}

fn oust_setup<const W: usize>(from: &mut Unstructured<'_>) -> Result<oust::Setup<W>> {
    let mut set =
        || -> Result<oust::CellSet<W>> { Ok(oust::CellSet::from_bits(from.arbitrary()?)) };
    let (first, mut second) = (set()?, set()?);
    if !from.ratio(1, 16)? {
        second = second.without(first);
    }
    if from.ratio(1, 4)? {
        second = oust::CellSet::EMPTY;
    }
    let mut stones = ByPlayer::new(first, second);
    if !from.ratio(1, 16)? {
        // Most boards do not fill their words.
        let count: usize = from.int_in_range(0..=400)?;
        let cells = (0..count.min(64 * W)).filter_map(oust::Cell::new);
        let board: oust::CellSet<W> = cells.collect();
        stones = stones.map(|stones| stones & board);
    }
    let outcome = match from.int_in_range(0..=5)? {
        0 => Some(Outcome::Draw),
        1 => Some(Outcome::Win(player(from)?)),
        _ => None,
    };
    Ok(oust::Setup {
        stones,
        turn: player(from)?,
        outcome,
    })
}

fn yonmoque_setup(from: &mut Unstructured<'_>) -> Result<yonmoque::Setup> {
    let mut setup = yonmoque::Setup::default();
    let mut count = 0;
    for _ in 0..from.int_in_range(0..=13)? {
        let square = from.choose_index(setup.board.len())?;
        count += u8::from(setup.board[square].is_none());
        setup.board[square] = Some(player(from)?);
    }
    let left = yonmoque::Rules::PIECES.saturating_sub(count);
    let first = byte(from.int_in_range(0..=left.min(6))?, from)?;
    let second = byte(left.saturating_sub(first), from)?;
    setup.hands = ByPlayer::new(first, second);
    setup.turn = player(from)?;
    if from.arbitrary()? {
        setup.winner = Some(player(from)?);
    }
    Ok(setup)
}

fn facing(from: &mut Unstructured<'_>) -> Result<omnigon::Facing> {
    from.choose(&omnigon::Facing::ALL).copied()
}

fn published_setup(from: &mut Unstructured<'_>) -> Result<omnigon::published::Setup> {
    use omnigon::published::{Piece, PieceKind, Setup};

    let mut setup = match from.arbitrary()? {
        true => Setup::default(),
        false => Setup::EMPTY,
    };
    for _ in 0..from.int_in_range(0..=24)? {
        let cell = from.choose_index(setup.board.len())?;
        if from.ratio(1, 3)? {
            // Moves a piece, or removes it.
            let to = from.choose_index(setup.board.len())?;
            setup.board[to] = setup.board[cell].take();
            continue;
        }
        let kind = *from.choose(&PieceKind::ALL)?;
        let mut facing = facing(from)?;
        if !from.ratio(1, 16)? {
            facing = omnigon::Facing::ALL[usize::from(facing.number() % kind.facings().max(1))];
        }
        setup.board[cell] = Some(Piece {
            player: player(from)?,
            kind,
            facing,
        });
    }
    setup.turn = player(from)?;
    Ok(setup)
}

fn patent_setup(
    rules: omnigon::patent::Rules,
    from: &mut Unstructured<'_>,
) -> Result<omnigon::patent::Setup> {
    use omnigon::patent::{Cell, Piece, PieceKind, Setup, TurnSeries};

    let mut setup = match from.arbitrary()? {
        true => Setup::start(rules),
        false => Setup::EMPTY,
    };
    for _ in 0..from.int_in_range(0..=20)? {
        let cell = from.choose_index(Cell::COUNT)?;
        if from.ratio(1, 3)? {
            let to = from.choose_index(Cell::COUNT)?;
            setup.board[to] = setup.board[cell].take();
            continue;
        }
        let kind = *from.choose(&PieceKind::ALL)?;
        setup.board[cell] = Some(Piece {
            player: player(from)?,
            kind,
            facing: facing(from)?,
        });
    }
    setup.turn = player(from)?;
    for player in Player::ALL {
        setup.captured[player] = byte(from.int_in_range(0..=9)?, from)?;
        if from.ratio(1, 3)? {
            let own = |cell: &Cell| {
                let piece = setup.board[cell.index()];
                piece.is_some_and(|piece| piece.player == player)
            };
            let cells: Vec<Cell> = match from.ratio(1, 16)? {
                true => Cell::ALL.to_vec(),
                false => Cell::ALL.into_iter().filter(own).collect(),
            };
            if !cells.is_empty() {
                let count = byte(from.int_in_range(1..=2)?, from)?;
                setup.series[player] = Some(TurnSeries {
                    cell: *from.choose(&cells)?,
                    count,
                });
            }
        }
    }
    if let (Some(most), false) = (rules.invasion, from.ratio(1, 16)?) {
        setup.second_moves = from.int_in_range(0..=most.get() + 1)?;
    } else if from.ratio(1, 16)? {
        setup.second_moves = from.arbitrary()?;
    }
    Ok(setup)
}

fn oxy_cells(most: usize, from: &mut Unstructured<'_>) -> Result<oxy::CellSet> {
    if from.ratio(1, 16)? {
        return Ok(oxy::CellSet::from_bits(from.arbitrary()?));
    }
    let mut cells = oxy::CellSet::EMPTY;
    for _ in 0..from.int_in_range(0..=most)? {
        cells.insert(oxy_cell(from)?);
    }
    Ok(cells)
}

fn oxy_cell(from: &mut Unstructured<'_>) -> Result<oxy::Cell> {
    from.choose(&oxy::Cell::ALL).copied()
}

/// The default layout with some tiles exchanged, and sometimes one replaced.
fn oxy_board(rules: oxy::Rules, from: &mut Unstructured<'_>) -> Result<oxy::Tiles> {
    let mut board = oxy::Layout::default_of(rules.symbols).board();
    for _ in 0..from.int_in_range(0..=30)? {
        let (one, other) = (oxy_cell(from)?, oxy_cell(from)?);
        let (left, right) = (board.at(one), board.at(other));
        board.set(one, right);
        board.set(other, left);
    }
    if from.ratio(1, 16)? {
        let tile = match from.arbitrary()? {
            true => Some(*from.choose(&oxy::Tile::ALL)?),
            false => None,
        };
        board.set(oxy_cell(from)?, tile);
    }
    Ok(board)
}

/// Slides up to five tiles. Returns their cells.
fn oxy_slides(board: &mut oxy::Tiles, from: &mut Unstructured<'_>) -> Result<oxy::CellSet> {
    let mut moved = oxy::CellSet::EMPTY;
    for _ in 0..from.int_in_range(0..=5)? {
        let Some(space) = board.spaces().iter().next() else {
            break;
        };
        let near: Vec<oxy::Cell> = space.neighbours().without(moved).iter().collect();
        if near.is_empty() {
            break;
        }
        let cell = *from.choose(&near)?;
        board.set(space, board.at(cell));
        board.set(cell, None);
        moved.insert(space);
    }
    Ok(moved)
}

fn oxy_setup(rules: oxy::Rules, from: &mut Unstructured<'_>) -> Result<oxy::Setup> {
    let mut setup = oxy::Setup::fresh(rules, oxy_board(rules, from)?);
    if from.arbitrary()? {
        return Ok(setup);
    }
    setup.moved = match from.ratio(1, 8)? {
        true => oxy_cells(5, from)?,
        false => oxy_slides(&mut setup.board, from)?,
    };
    setup.turn = player(from)?;
    let limit = u32::from(rules.limit.get());
    for player in Player::ALL {
        setup.penalties[player] = match from.int_in_range(0..=3)? {
            0 => from.int_in_range(0..=limit)?,
            1 => from.arbitrary()?,
            _ => 0,
        };
        if from.ratio(1, 4)? {
            let (border, inner) = (from.arbitrary()?, from.arbitrary()?);
            setup.debts[player] = oxy::Debts { border, inner };
        }
    }
    setup.turns_ended = byte(from.int_in_range(0..=2)?, from)?;
    if setup.turns_ended > 0 {
        let symbols = oxy::Cell::ALL.into_iter().filter(|&cell| {
            let tile = setup.board.at(cell);
            !setup.moved.contains(cell) && tile.is_some_and(|tile| tile != oxy::Tile::Neutral)
        });
        let symbols: Vec<oxy::Cell> = symbols.collect();
        setup.frozen = match symbols.is_empty() || from.ratio(1, 8)? {
            true => oxy_cells(2, from)?,
            false => (0..from.int_in_range(0..=2)?)
                .map(|_| from.choose(&symbols).copied())
                .collect::<Result<_>>()?,
        };
    }
    if from.ratio(1, 2)? {
        let ring = *from.choose(&oxy::Ring::ALL)?;
        let rotation = match from.arbitrary()? {
            true => oxy::Rotation::Clockwise,
            false => oxy::Rotation::Anticlockwise,
        };
        let slides = byte(from.int_in_range(0..=15)?, from)?;
        setup.run = Some(oxy::Run {
            ring,
            rotation,
            slides,
        });
    }
    if from.ratio(1, 4)? {
        (setup.seed, setup.draws) = (from.arbitrary()?, from.arbitrary()?);
    }
    if from.ratio(1, 4)? {
        setup.next_layout = Some(oxy_board(rules, from)?);
    }
    Ok(setup)
}
