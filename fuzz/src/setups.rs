//! The target `setups`.

use abstract_games::core::{Bitboard, ByPlayer, Setup as _};
use abstract_games::{Outcome, Playable, Player};
use abstract_games::{omnigon, oust, oxy, yonmoque};
use arbitrary::{Result, Unstructured};

use crate::laws;
use crate::rule_sets::choose;

/// Makes a description of a position from the input, field by field: a byte
/// for the rule set, and the rest as `arbitrary` takes it.
///
/// Whatever it is, it can be written and is accepted or refused. If it is
/// accepted, the position obeys the laws and is the same read from the text of
/// the description.
pub fn setups(data: &[u8]) {
    let Some((name, rest)) = choose(data) else {
        return;
    };
    // Input that is too short makes nothing.
    let _ = of_game(name, &mut Unstructured::new(rest));
}

fn of_game(name: &'static str, from: &mut Unstructured<'_>) -> Result<()> {
    match name.split(':').next() {
        Some("oust") => {
            let variant: oust::Variant = rules(name);
            match variant.board.words() {
                1 => decide::<oust::Oust<1>>(rules(name), &oust_setup(from)?),
                2 => decide::<oust::Oust<2>>(rules(name), &oust_setup(from)?),
                3 => decide::<oust::Oust<3>>(rules(name), &oust_setup(from)?),
                4 => decide::<oust::Oust<4>>(rules(name), &oust_setup(from)?),
                5 => decide::<oust::Oust<5>>(rules(name), &oust_setup(from)?),
                _ => decide::<oust::Oust<6>>(rules(name), &oust_setup(from)?),
            }
        }
        Some("yonmoque") => decide::<yonmoque::Yonmoque>(rules(name), &yonmoque_setup(from)?),
        Some("omnigon") => match rules(name) {
            omnigon::Variant::Published(rules) => {
                decide::<omnigon::Omnigon88>(rules, &hexagon_setup(from)?);
            }
            omnigon::Variant::Patent(rules) => {
                decide::<omnigon::OmnigonPatent>(rules, &patent_setup(rules, from)?);
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

/// Holds the two doors, the description and its text, against each other.
fn decide<P: Playable>(rules: P::Rules, setup: &P::Setup) {
    let mut text = String::new();
    setup.write(rules, &mut text).expect("strings take all");
    let read = P::Setup::parse(rules, &text);
    match setup.validate(rules) {
        Ok(position) => {
            laws::check(&position, 2);
            let described = position.to_setup();
            laws::same(
                &described.validate(position.rules()).expect("its own"),
                &position,
            );
            let read = P::parse_position(rules, &text);
            laws::same(&read.unwrap_or_else(|e| panic!("{text}: {e}")), &position);
        }
        Err(error) => {
            laws::short(&error);
            // Not all descriptions have a text that says the same.
            if read.as_ref() == Ok(setup) {
                assert_eq!(P::parse_position(rules, &text), Err(error));
            }
        }
    }
    if let Ok(read) = read {
        let mut again = String::new();
        read.write(rules, &mut again).expect("strings take all");
        assert_eq!(P::Setup::parse(rules, &again), Ok(read));
    }
}

fn player(from: &mut Unstructured<'_>) -> Result<Player> {
    from.choose(&Player::ALL).copied()
}

/// Usually what is likely, and sometimes any byte.
fn byte(likely: u8, from: &mut Unstructured<'_>) -> Result<u8> {
    match from.ratio(1, 16)? {
        true => from.arbitrary(),
        false => Ok(likely),
    }
}

fn oust_setup<const W: usize>(from: &mut Unstructured<'_>) -> Result<oust::Setup<W>> {
    let mut set = || -> Result<Bitboard<W>> { Ok(Bitboard::from_words(from.arbitrary()?)) };
    let (first, mut second) = (set()?, set()?);
    if !from.ratio(1, 16)? {
        second = second.without(first);
    }
    if from.ratio(1, 4)? {
        second = Bitboard::EMPTY;
    }
    let mut stones = ByPlayer::new(first, second);
    if !from.ratio(1, 16)? {
        // Most boards have less than whole words.
        let cells: u16 = from.int_in_range(0..=400)?;
        let board = Bitboard::first_cells(cells.min(64 * W as u16));
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

fn hexagon_setup(from: &mut Unstructured<'_>) -> Result<omnigon::hexagon::Setup> {
    use omnigon::hexagon::{Kind, Piece, Setup};

    let mut setup = match from.arbitrary()? {
        true => Setup::default(),
        false => Setup::EMPTY,
    };
    for _ in 0..from.int_in_range(0..=24)? {
        let cell = from.choose_index(setup.board.len())?;
        if from.ratio(1, 3)? {
            // A piece goes elsewhere, or away.
            let to = from.choose_index(setup.board.len())?;
            setup.board[to] = setup.board[cell].take();
            continue;
        }
        let kind = *from.choose(&Kind::ALL)?;
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
    rules: omnigon::PatentRules,
    from: &mut Unstructured<'_>,
) -> Result<omnigon::patent::Setup> {
    use omnigon::patent::{Cell, Kind, Piece, Series, Setup};

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
        let kind = *from.choose(&Kind::ALL)?;
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
                true => Cell::all().collect(),
                false => Cell::all().filter(own).collect(),
            };
            if !cells.is_empty() {
                let count = byte(from.int_in_range(1..=2)?, from)?;
                setup.series[player] = Some(Series {
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

fn oxy_cells(most: usize, from: &mut Unstructured<'_>) -> Result<oxy::Cells> {
    if from.ratio(1, 16)? {
        return Ok(oxy::Cells::from_bits(from.arbitrary()?));
    }
    let mut cells = oxy::Cells::EMPTY;
    for _ in 0..from.int_in_range(0..=most)? {
        cells.insert(oxy_cell(from)?);
    }
    Ok(cells)
}

fn oxy_cell(from: &mut Unstructured<'_>) -> Result<oxy::Cell> {
    let all: Vec<oxy::Cell> = oxy::Cell::all().collect();
    from.choose(&all).copied()
}

/// The default layout with tiles changed about, now and then into others.
fn oxy_board(rules: oxy::Rules, from: &mut Unstructured<'_>) -> Result<oxy::Board> {
    let mut board = oxy::Layout::default_of(rules.symbols).board();
    for _ in 0..from.int_in_range(0..=30)? {
        let (one, other) = (oxy_cell(from)?, oxy_cell(from)?);
        let (left, right) = (board.get(one), board.get(other));
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

/// Slides a few tiles along, and says which.
fn oxy_slides(board: &mut oxy::Board, from: &mut Unstructured<'_>) -> Result<oxy::Cells> {
    let mut moved = oxy::Cells::EMPTY;
    for _ in 0..from.int_in_range(0..=5)? {
        let Some(space) = board.spaces().iter().next() else {
            break;
        };
        let near: Vec<oxy::Cell> = space.neighbours().without(moved).iter().collect();
        if near.is_empty() {
            break;
        }
        let cell = *from.choose(&near)?;
        board.set(space, board.get(cell));
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
        let symbols = oxy::Cell::all().filter(|&cell| {
            let tile = setup.board.get(cell);
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
