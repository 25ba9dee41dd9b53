"""Section 4. What one seat, or an onlooker, may see: built fresh from nothing, field by field.

Allies share everything (G12). Places are names of `geometry` with their seat ("1L2r1"); tile types are ids of
`content.UNITS`. What is not told is "" or -1.
"""
from __future__ import annotations

import msgspec

from game.core.modifiers import Term
from game.core.state import Outcome


class UnitView(msgspec.Struct, frozen=True, gc=False):
    """A unit on the field. `unit` is "" where it is hidden from the reader; `down`: it lies face-down. Of a hidden one
    `attacked`, `boost` are not told."""

    cell: str
    unit: str
    down: bool
    attacked: bool = False
    boost: int = 0
    power: int = -1
    terms: tuple[Term, ...] = ()


class TentView(msgspec.Struct, frozen=True, gc=False):
    """A position of a camp. `colour`: the seat whose colour its back shows; `kind`: "blank", "king", "commander", ""
    hidden; `ruin`: destroyed; `announced`: all know that a commander lies here."""

    tent: str
    colour: int
    kind: str
    ruin: bool
    fortress: bool
    announced: bool


class Tracked(msgspec.Struct, frozen=True, gc=False):
    """Section 10, enemy tracker: of `tiles` of a type so many are `seen` face-up on the field and `dead` as far as the
    enemies know; the rest is unseen."""

    unit: str
    tiles: int
    seen: int
    dead: int


class SeatPublic(msgspec.Struct, frozen=True):
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


class Secret(msgspec.Struct, frozen=True):
    """What only the own side knows of a nation: tile ids with counts in the order of 5.1, lifted tents as
    "colour:kind"."""

    seat: int
    hand: tuple[tuple[str, int], ...]
    fallen: tuple[tuple[str, int], ...]
    lifted: tuple[tuple[str, int], ...] = ()


class LineView(msgspec.Struct, frozen=True):
    """A front's line from `seat`'s `line` ("L2"): the enemy seat and line it faces, the tents behind in the order met
    (R3.7), how many enemy units stand on it, the first intact tent or ""."""

    seat: int
    line: str
    enemy: int
    enemy_line: str
    tents: tuple[str, ...]
    blockers: int
    target: str


class SeatView(msgspec.Struct, frozen=True):
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
