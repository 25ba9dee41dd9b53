"""The table of Creed as plain data.

Cells, tents and lines are the numbers of `geometry`; tile types those of `content.UNITS`. Sets of cells or tents are
bits. A tent token is a colour (the seat whose nation it belongs to) and a kind.
"""
from __future__ import annotations

import msgspec

from game.core.state import BaseState

EMPTY = 0  # in `Seat.units`: a cell without a unit; otherwise type + 1
BLANK, KING, COMMANDER = 0, 1, 2
KINDS = ("blank", "king", "commander")
TOKENS = tuple(f"{colour}:{kind}" for colour in range(4) for kind in KINDS)


class Seat(msgspec.Struct):
    """One nation. `units[cell]` is a tile type + 1, or EMPTY; `down`: cells with a face-down unit; `attacked`: cells
    whose unit has attacked this turn (R4.8); `boost[cell]`: morale of this turn (R8.2). `hand`, `fallen`: tiles by
    type. `lost[type]`: how many tiles of a type the enemies know to be in the fallen pile, `doubt`: how many tiles
    have been taken back unseen since (section 8).

    `kind[tent]`, `colour[tent]`: the token that lies there; `ruins`, `fortress`, `announced`: tents that are destroyed
    (R7.8), carry a fortress token, hold a commander whose place is public (R8.7). `spare`: blank tents left (R1.6);
    `leaders`: KING and COMMANDER as bits, set while the nation's leader lives, in whichever camp it lies.

    `picked[type]`: the tiles that the reinforcement which is going on has taken back so far (R8.3).

    `own`, `white`: ready counters (R4.2, R4.5); `boxes[action]`: filled boxes in the order of `content.ACTIONS`;
    `tokens`: fortress tokens left; `ended`: the seat has ended its part of the turn (R4.4).
    `lifted[colour x 3 + kind]`: tent tokens in the hand during a redeployment, `given`: those of them picked for the
    ally (R8.5); `shut`: the positions that are redeployed, `place`: those of them still free, as bits. What lay on a
    free position stays written there until something is laid, so that `keep` needs no memory."""

    nation: str
    units: bytearray
    boost: bytearray
    hand: bytearray
    fallen: bytearray
    lost: bytearray
    picked: bytearray
    kind: bytearray
    colour: bytearray
    boxes: bytearray
    lifted: bytearray
    given: bytearray
    down: int = 0
    attacked: int = 0
    doubt: int = 0
    ruins: int = 0
    fortress: int = 0
    announced: int = 0
    spare: int = 3
    leaders: int = 3
    own: int = 0
    white: int = 0
    cubes: int = 7
    tokens: int = 2
    ended: bool = False
    shut: int = 0
    place: int = 0


class State(BaseState, kw_only=True):
    """The whole table. `swamps[seat]`: bits of cells. `wanted[seat]`: the nation asked for in the waiting room,
    "random", or "" for a seat that is asked (R2.1). `first`: the first side; `side`: the one that acts; `phase`:
    "nations", "tents", "units", "play"; `eventful`: something happened in this round that R10.3 counts; `quiet`: quiet
    rounds in a row."""

    seats: list[Seat]
    swamps: list[int]
    wanted: list[str]
    first: int = -1
    side: int = -1
    phase: str = "nations"
    round: int = 0
    eventful: bool = False
    quiet: int = 0
    round_limit: int = 20
    quiet_limit: int = 4
