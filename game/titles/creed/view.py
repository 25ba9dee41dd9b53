"""Section 4. What one seat, or an onlooker, may see: built fresh from nothing, field by field.

Allies share everything (G12). Places are names of `geometry` with their seat ("1L2r1"); tile types are ids of
`content.UNITS`. What is not told is "" or -1.
"""
from __future__ import annotations

from functools import cache, partial

import msgspec
from msgspec.structs import replace

from game.core.codec import ENCODE
from game.core.memo import Memo
from game.core.modifiers import Term
from game.core.state import Outcome
from game.titles.creed.content import ACTIONS, UNITS
from game.titles.creed.geometry import CELL_AT, CELLS, LINES, TENT_AT, TENTS_OF_LINE, facing, side_of
from game.titles.creed.queries import (
    banned,
    own_side,
    power_terms,
    row_at,
    tents_on,
    tiles,
    total,
    units_on,
    visible,
)
from game.titles.creed.state import COMMANDER, KINDS, KING, TOKENS, Seat, State


class UnitView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A unit on the field. `unit` is "" where it is hidden from the reader; `down`: it lies face-down. Of a hidden one
    `attacked`, `boost` are not told."""

    cell: str
    unit: str
    down: bool
    attacked: bool = False
    boost: int = 0
    power: int = -1
    terms: tuple[Term, ...] = ()


class TentView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A position of a camp. `colour`: the seat whose colour its back shows; `kind`: "blank", "king", "commander", ""
    hidden; `ruin`: destroyed; `announced`: all know that a commander lies here."""

    tent: str
    colour: int
    kind: str
    ruin: bool
    fortress: bool
    announced: bool


class Tracked(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Section 10, enemy tracker: of `tiles` of a type so many are `seen` face-up on the field and `dead` as far as the
    enemies know; the rest is unseen."""

    unit: str
    tiles: int
    seen: int
    dead: int


class SeatPublic(msgspec.Struct, array_like=True, frozen=True):
    """A nation as the reader sees it. `hand`, `fallen` are counts; `back`: tiles taken back unseen among the dead
    ones. `boxes`: filled boxes by action id; `lifted`: how many tents it holds in a redeployment."""

    seat: int
    nation: str
    side: int
    king: bool
    commander: bool
    units: tuple[UnitView, ...]
    tents: tuple[TentView, ...]
    hand: int
    fallen: int
    own: int
    white: int
    cubes: int
    boxes: dict[str, int]
    fortresses: int
    spare: int
    ended: bool
    tracker: tuple[Tracked, ...]
    back: int
    lifted: int = 0


class Secret(msgspec.Struct, array_like=True, frozen=True):
    """What only the own side knows of a nation: tile ids with counts in the order of 5.1, lifted tents as
    "colour:kind", and those of them that are set apart for the ally."""

    seat: int
    hand: tuple[tuple[str, int], ...]
    fallen: tuple[tuple[str, int], ...]
    lifted: tuple[tuple[str, int], ...] = ()
    given: tuple[tuple[str, int], ...] = ()


class LineView(msgspec.Struct, array_like=True, frozen=True):
    """A front's line from `seat`'s `line` ("L2"): the enemy seat and line it faces, the tents behind in the order met
    (R3.7), how many enemy units stand on it, the first intact tent or ""."""

    seat: int
    line: str
    enemy: int
    enemy_line: str
    tents: tuple[str, ...]
    blockers: int
    target: str


class SeatView(msgspec.Struct, array_like=True, frozen=True):
    """The whole table for `reader` (-1: an onlooker). `ban`: the first-round ban stands for the active side (R4.7);
    `quiet`: quiet rounds in a row."""

    reader: int
    phase: str
    round: int
    first: int
    side: int
    ban: bool
    quiet: int
    quiet_limit: int
    round_limit: int
    swamps: tuple[tuple[str, ...], ...]
    seats: tuple[SeatPublic, ...]
    secrets: tuple[Secret, ...]
    lines: tuple[LineView, ...]
    outcome: Outcome | None


# ---------------------------------------------------------------- building it
def view(state: State, seat: int | None) -> SeatView:
    """What `seat` (None: an onlooker) may see now."""
    return _view(state, -1 if seat is None else seat, [] if seat is None else own_side(state, seat))


def open_view(state: State) -> SeatView:
    """C7.2. The whole table for onlookers who may know everything: of matches that are over."""
    return _view(state, -1, list(range(len(state.seats))))


def _view(state: State, reader: int, own: list[int]) -> SeatView:
    """What somebody sees who knows all of the seats `own`."""
    state = _before_showing(state, own)
    seats = range(len(state.seats))
    nations = tuple(map(ENCODE, state.seats))
    return SeatView(
        reader=reader, phase=state.phase, round=state.round, first=state.first, side=state.side, ban=banned(state),
        quiet=state.quiet, quiet_limit=state.quiet_limit, round_limit=state.round_limit,
        swamps=tuple(_names(bits) for bits in state.swamps),
        seats=tuple(_PUBLIC.get((other, other in own, nations[other]), partial(_seat, state, other, other in own))
                    for other in seats),
        secrets=tuple(_SECRETS.get((other, nations[other]), partial(_secret, state, other)) for other in own),
        lines=_ALL_LINES.get(nations, lambda: tuple(line for other in seats for line in _lines(state, other, nations))),
        outcome=state.outcome)


def _before_showing(state: State, own: list[int]) -> State:
    """G30. While a side places its units the other sees none of them."""
    if state.phase == "units":
        return replace(state, seats=[player if seat in own or side_of(seat) != state.side else unplaced(player)
                                     for seat, player in enumerate(state.seats)])
    return state


def unplaced(player: Seat) -> Seat:
    """The seat as before its first unit was placed."""
    hand = [held + player.units.count(unit) for unit, held in enumerate(player.hand, start=1)]
    return replace(player, units=bytearray(len(player.units)), hand=bytearray(hand), down=0)


@cache
def _names(bits: int) -> tuple[str, ...]:
    return tuple(name for cell, name in enumerate(CELLS) if bits >> cell & 1)


def _seat(state: State, seat: int, own: bool) -> SeatPublic:
    """Depends on the seat's own part of the table alone."""
    player = state.seats[seat]
    return SeatPublic(
        seat=seat, nation=player.nation, side=side_of(seat), king=bool(player.leaders & KING),
        commander=bool(player.leaders & COMMANDER),
        units=tuple(unit for at in range(0, len(player.units), 3) for unit in _row(player, seat, at, own)),
        tents=tuple(_tent(player, seat, tent, own) for tent in range(9)),
        hand=sum(player.hand), fallen=sum(player.fallen), own=player.own, white=player.white, cubes=player.cubes,
        boxes=dict(zip(ACTIONS, player.boxes, strict=True)), fortresses=player.tokens, spare=player.spare,
        ended=player.ended, tracker=_tracker(player), back=player.doubt, lifted=player.shut.bit_count())


def _row(player: Seat, seat: int, at: int, own: bool) -> tuple[UnitView, ...]:
    """The units of the line that begins with cell `at`: they support each other and nobody else."""
    units = player.units[at:at + 3]
    if not any(units):
        return ()
    key = (seat, at, own, bytes(units), bytes(player.boost[at:at + 3]), player.down >> at & 7,
           player.attacked >> at & 7)
    return _ROWS.get(key, lambda: tuple(_unit(player, seat, cell, own) for cell in range(at, at + 3)
                                        if player.units[cell]))


def _unit(player: Seat, seat: int, cell: int, own: bool) -> UnitView:
    place, down = CELL_AT[seat][cell], bool(player.down >> cell & 1)
    if down and not own:
        return UnitView(place, "", down=True)
    terms = power_terms(player, cell)
    return UnitView(place, row_at(player, cell).id, down, bool(player.attacked >> cell & 1), player.boost[cell],
                    total(terms) if terms else -1, terms)


def _tent(player: Seat, seat: int, tent: int, own: bool) -> TentView:
    """A position that is being redeployed shows nothing to enemies, and to its side what has been laid there."""
    bit = 1 << tent
    ruin, fortress, announced = bool(player.ruins & bit), bool(player.fortress & bit), bool(player.announced & bit)
    if player.shut & bit and (not own or player.place & bit):
        return TentView(TENT_AT[seat][tent], -1, "", ruin, fortress, announced)
    known = own or ruin or announced
    return TentView(TENT_AT[seat][tent], player.colour[tent], KINDS[player.kind[tent]] if known else "", ruin, fortress,
                    announced)


def _tracker(player: Seat) -> tuple[Tracked, ...]:
    return tuple(Tracked(UNITS[unit].id, count, shown, player.lost[unit])
                 for unit, (count, shown) in enumerate(zip(tiles(player), visible(player), strict=True)) if count)


def _secret(state: State, seat: int) -> Secret:
    player = state.seats[seat]
    lifted = tuple((TOKENS[held], count) for held, count in enumerate(player.lifted) if count)
    given = tuple((TOKENS[held], count) for held, count in enumerate(player.given) if count)
    return Secret(seat, _counts(player.hand), _counts(player.fallen), lifted, given)


def _counts(pile: bytearray) -> tuple[tuple[str, int], ...]:
    return tuple((UNITS[unit].id, count) for unit, count in enumerate(pile) if count)


def _lines(state: State, seat: int, nations: tuple[bytes, ...]) -> tuple[LineView, ...]:
    """Depends on the nations that the seat faces alone."""
    count = len(nations)
    key = (count, seat, *(nations[enemy] for enemy in _faced(count, seat)))
    return _LINES.get(key, lambda: tuple(_line(state, seat, line) for line in range(6)))


@cache
def _faced(count: int, seat: int) -> tuple[int, ...]:
    """The seats that a seat's lines face."""
    return tuple(sorted({facing(count, seat, line)[0] for line in range(6)}))


def _line(state: State, seat: int, line: int) -> LineView:
    count = len(state.seats)
    enemy, facing_line = facing(count, seat, line)
    player = state.seats[enemy]
    left = tents_on(player, facing_line)
    return _line_view(count, seat, line, len(units_on(player, facing_line)), left[0] if left else -1)


@cache
def _line_view(count: int, seat: int, line: int, blockers: int, target: int) -> LineView:
    enemy, facing_line = facing(count, seat, line)
    return LineView(seat, LINES[line], enemy, LINES[facing_line],
                    tuple(TENT_AT[enemy][tent] for tent in TENTS_OF_LINE[facing_line]), blockers,
                    TENT_AT[enemy][target] if target >= 0 else "")


_PUBLIC: Memo[SeatPublic] = Memo(64)
_SECRETS: Memo[Secret] = Memo(32)
_ALL_LINES: Memo[tuple[LineView, ...]] = Memo(8)
_LINES: Memo[tuple[LineView, ...]] = Memo(32)
_ROWS: Memo[tuple[UnitView, ...]] = Memo(512)
