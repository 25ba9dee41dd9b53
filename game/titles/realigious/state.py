"""The board of Realigious as plain data.

Synonyms: *seat* is the number of a player (0..3), *owner* the seat that owns a tile (-1: neutral), *piece* the one
figure of a seat, *holder* the seat that has a relic. *State* in the rulebook's sense ("~상태") is an `Effect` here;
*designation* is the one building effect of a tile. Tiles are numbers (row x n + column). Terrain, structure and
designation are small numbers, the index into the tuples below. Amounts are whole numbers; rates are percentage
points. """
from __future__ import annotations

import msgspec

from game.core.state import BaseState
from game.titles.realigious.content import DESIGNATIONS, STRUCTURES, TERRAINS

TERRAIN = tuple(TERRAINS)
STRUCTURE = tuple(STRUCTURES)
DESIGNATION = ("", *(d for d in DESIGNATIONS if d not in ("separatist", "fog")))
SEPARATIST_TURNS = 4  # R19.12
WATER = TERRAIN.index("water")
NONE, RESTRICTED = STRUCTURE.index("none"), STRUCTURE.index("restricted")
FOREST, MOUNTAIN = STRUCTURE.index("forest"), STRUCTURE.index("mountain")
GOV_OFFICE, GOV_POLICE, GOV_BASE = (STRUCTURE.index(s) for s in ("gov_office", "gov_police", "gov_base"))
APOSTLE, PANTHEON, SANCTUARY, ICON, FAITH_VILLAGE, SCHOOL, PRIVATE_BARRACKS, HOSPITAL, RUIN = (
    DESIGNATION.index(d) for d in ("apostle", "pantheon", "sanctuary", "icon", "faith_village", "school",
                                   "private_barracks", "hospital", "ruin"))
WINDS = ("E", "W", "S", "N")
NEUTRAL = NOBODY = -1
FOREVER = 0


class HeldCard(msgspec.Struct, array_like=True, gc=False, omit_defaults=True):
    """A card in a hand or set aside. `free`: costs no donations and no influence while it stays in the hand (R5.12).
    `stacks` and `user` are Spell of Doom's: how often it was used and by whom last. `leaving`: the hand that it was in
    is being discarded."""

    kind: str
    free: bool = False
    stacks: int = 0
    user: int = NOBODY
    leaving: bool = False


class Effect(msgspec.Struct, array_like=True, gc=False):
    """A state, a pending effect or a mark that a player holds (5.7, R22).

    `left` counts down by 1 at each moment that `until` names and the effect ends at 0; with "game", "use" and "cycle"
    it does not count. `until`: "game"; "use" (until something uses it up); "turns" (turn begins of `clock`, R22.1);
    "cycles" (turn begins of `clock`, extra turns not counted, R22.3); "turn_end" (end phases of `clock`, R22.4);
    "start" (start phases of the holder, R22.5); "move" (the holder's next move phase); "control" (interaction phases
    of the holder); "cycle" (the holder's turn of the cycle `ref`, G64). `n`: stacks or an amount. `ref`: a tile, a
    celebrity, a seat or a cycle. `what`: cards, joined by commas."""

    kind: str
    until: str
    left: int = FOREVER
    clock: int = NOBODY
    n: int = 0
    ref: int = -1
    what: str = ""


class Relic(msgspec.Struct, array_like=True):
    """A relic on `tile` (unclaimed) or with `holder`; both -1: it has left the game. `kind`: Giye'chin's type, else 0.
    `known`, `had` and `gifted` are bits of seats: those that know its place, that held it before, for which the god's
    effect came. Of a held relic `lay` is the tile on which it was last (-1: none) and `givers` are those who have held
    it since then before the holder, the first of them first."""

    kind: int
    tile: int
    holder: int = NOBODY
    counted: bool = True
    replaced: bool = False
    known: int = 0
    had: int = 0
    gifted: int = 0
    lay: int = -1
    givers: list[int] = []


class Celebrity(msgspec.Struct, array_like=True):
    """A celebrity. `bought`: how often anybody bought it (R4.5); `taps`: bits of the seats that wiretap it;
    `contract`: the seat under whose Contract Killing it is, else -1; `former`: the owners before the present one, the
    last of them last. `tile` is -1 once it was removed."""

    type: str
    tile: int
    owner: int = NOBODY
    bought: int = 0
    taps: int = 0
    contract: int = NOBODY
    former: list[int] = []


class Government(msgspec.Struct, array_like=True):
    """A local government building, kept by its tile: its holder, the purchase count and the former holders, the last
    of them last."""

    holder: int = NOBODY
    bought: int = 0
    former: list[int] = []


class Truce(msgspec.Struct, array_like=True):
    """R8.7. Until the proposer's third next turn begins."""

    proposer: int
    partner: int
    left: int


class Seat(msgspec.Struct):
    """One player. `hand[0]` is slot 1, the newest card. `deck[-1]` is the top of the deck. Deck, graveyard and deck
    list are card codes (see `cards.base.code_of`). `knowledge` holds 0, 1, 2 for each tile (R12.4). `tile` is -1 once
    eliminated. `shown`: how often this player has used each kind of card before others; `offered`: the kind
    of the hand card that a partner is being shown in a trade (R8.6), "" at all other times; `fallen`: the places in the
    graveyard of the cards of a hand that is being discarded (SAC-4b), empty at all other times."""

    character: str
    religion: str
    traits: list[str]
    tile: int
    start: int
    knowledge: bytearray
    deck_list: list[str] = []
    deck: list[str] = []
    hand: list[HeldCard] = []
    grave: list[str] = []
    reputation: int = 50
    believers: int = 100
    donations: int = 500
    influence: int = 500
    alive: bool = True
    out_order: int = 0
    effects: list[Effect] = []
    prop_stacks: int = 0
    attack_stacks: int = 0
    defence_stacks: int = 0
    bonus_floor: int = 0
    streak: int = 0
    converted_first: bool = False
    turns: int = 0
    skip: int = 0
    extra: int = 0
    stealth: bool = False
    high: bool = False
    returned: list[str] = []
    snapshots: list[bytes] = []
    shown: dict[str, int] = {}
    offered: str = ""
    fallen: list[int] = []


class State(BaseState, kw_only=True):
    """The whole table. `order` is the turn order (R1.4); `acting` the turn player; `phase` the phase that runs.
    `from_tile` is where the turn player's piece stood before this turn's move; `contact` whether it made a contact;
    `controller` who controls the turn player's piece now (Shame: Control); `path` where a Torrent began and the tiles
    it passed; `called_off` how many cards were named in this turn and not used after all; `beaten` whether it returns
    in the end phase (R10.14). `turn`: turns that have begun; `hospitals`: placer by tile; `separatists`: turn begins
    left by tile (R19.12); `hints`: church hint by tile;
    `church_done`: church tiles that have had a first converter; `services`: cycle of the last joint service by "a-b"
    (R8.2); `gauge`, `wind`, `mud`: squall, monsoon, rasputitsa; `open_windows`: the reaction windows that stand open
    one within another (R21.7), 0 between steps."""

    n: int
    climate: str
    god: str
    cycle_limit: int
    seats: list[Seat]
    order: list[int]
    terrain: bytearray
    structure: bytearray
    owner: list[int]
    believers: list[int]
    donations: list[int]
    influence: list[int]
    designation: bytearray
    hospitals: dict[int, int] = {}
    separatists: dict[int, int] = {}
    hints: dict[int, str] = {}
    church_done: list[int] = []
    relics: list[Relic] = []
    celebrities: list[Celebrity] = []
    governments: dict[int, Government] = {}
    truces: list[Truce] = []
    services: dict[str, int] = {}
    cycle: int = 1
    turn: int = 0
    acting: int = NOBODY
    phase: str = "setup"
    extra_turn: bool = False
    day: bool = True
    light_left: int = 1
    wind: str = ""
    gauge: int = 0
    mud: list[int] = []
    from_tile: int = -1
    contact: bool = False
    path: list[int] = []
    called_off: int = 0
    beaten: bool = False
    controller: int = NOBODY
    eliminated: int = 0
    open_windows: int = 0
