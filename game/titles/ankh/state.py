"""The table of Ankh as plain data.

A god is the number of the seat that began with it; `State.team[seat]` is the god that a seat plays now, which differs
after a merge (R12). Spaces are numbers of the field (`ground.field_of`), regions numbers from 1. Figures and monuments
keep their numbers for the whole match: what lies where is `State.pieces`.
"""
from __future__ import annotations

import msgspec

from game.core.state import BaseState

NOBODY = -1
POOL, TRAPPED, SUPPLY, GONE = -1, -2, -3, -4
"""`Figure.space` of a figure that does not stand on the board: in its owner's pool, in one of Anubis' slots, in the
supply (guardians), out of the game. A monument in the supply has SUPPLY, a cat beside the dashboard SUPPLY too."""
EMPTY = -1  # in `State.pieces`
FIRST_MONUMENT = 100
"""In `State.pieces` a figure stands as its number, a monument as its number and this."""
FERTILE, DESERT, WATER, NOTHING = "fd~."
"""In `State.terrain`."""
LOST = NOBODY  # in `State.team`: the god of that seat is forgotten


class FigureState(msgspec.Struct, array_like=True):
    """R4. `kind`: "god", "warrior" or a guardian's id. `owner`: a god, NOBODY in the supply. `facing`: the first of
    the two edges that a Giant Scorpion faces; `radiant`: one of Ra's sun tokens lies on it."""

    kind: str
    owner: int
    space: int
    facing: int = 0
    radiant: bool = False


class Monument(msgspec.Struct, array_like=True):
    """R4.4. `kind`: OBELISK, TEMPLE or PYRAMID; `owner`: the god whose token lies there, NOBODY while it is neutral."""

    kind: int
    owner: int
    space: int


class Cat(msgspec.Struct, array_like=True):
    """R16. `place`: a monument's number, or SUPPLY beside the dashboard; `shown`: everybody sees the icon."""

    icon: str
    place: int
    shown: bool


class God(msgspec.Struct):
    """One god. `seats`: who plays it, ascending; `names`: whose unique powers it has, its own first; `unlocked`: how
    many tokens have left the dashboard; `tokens`: those in its token pool (R1.3). `hand` and `used`: battle cards in
    the order of 5.2. A god that was merged away or forgotten is not `alive`."""

    seats: list[int]
    names: list[str]
    hand: list[str]
    used: list[str]
    powers: list[str]
    followers: int = 1
    devotion: int = 0
    unlocked: int = 0
    tokens: int = 9
    alive: bool = True


class Battle(msgspec.Struct):
    """R10. The battle that is fought. `fighters`: the participants (R10.2); `banned`: Horus' card, "" for none;
    `doubled`: Amun plays two cards; `chosen`: a god's cards, secret until `revealed`; `guess`: Thoth's opponent and
    card. `cat`: what Bastet's cat adds. `fallen[god]`: figures killed while that god held them (R10.11). `moved`: how
    often a god has moved a figure (G10), as [god, figure, times]. `spared`: the figures that Isis keeps (R14.4). `won`:
    the winner, NOBODY before and without."""

    region: int
    fighters: list[int]
    banned: str = ""
    doubled: bool = False
    chosen: dict[int, list[str]] = {}
    revealed: bool = False
    guess: tuple[int, str] = (NOBODY, "")
    cat: int = 0
    fallen: dict[int, int] = {}
    moved: list[list[int]] = []
    spared: list[int] = []
    won: int = NOBODY


class State(BaseState, kw_only=True):
    """The whole table.

    `columns`, `terrain` (a letter a space, row by row), `region[space]` (0: water or no space), `camels`: the edges
    with a camel. `figures`, `monuments`, `pieces[space]`. `gods`; `team[seat]`; `order`: the living gods in ascending
    devotion (R11.2). `events`, `red_limit`, `limits[action]` are the scenario's; `marker`: events resolved, `conflicts`
    of them conflicts; `counters[action]`. `wanted[seat]`: the god asked for in the waiting room; `starts`: per slot the
    spaces of god, warrior and monument.

    `seat`: whose turn it is; `taken`: the actions of this turn; `peeked`: the seat has used the cat window; `moved`:
    the figures that have moved in this action; `slots`: what a Summon action still allows, "regular" or a pyramid's
    space. `conflict`: the regions of a Conflict event are being handled (R9.2); `conflict_token`: the god that may use
    it, NOBODY once it is spent; `amun_used`. `battle`. `portals`, `eyes` (regions), `scale`, `cats`: of Osiris, Horus,
    Thoth and Bastet, whoever has their power.
    """

    columns: int
    terrain: str
    region: list[int]
    figures: list[FigureState]
    monuments: list[Monument]
    pieces: list[int]
    gods: list[God]
    team: list[int]
    order: list[int]
    events: str
    red_limit: int
    limits: list[int]
    counters: list[int]
    wanted: list[str]
    camels: list[tuple[int, int]] = []
    marker: int = 0
    conflicts: int = 0
    first: int = NOBODY
    seat: int = NOBODY
    taken: list[int] = []
    peeked: bool = False
    moved: list[int] = []
    slots: list[str] = []
    conflict: bool = False
    conflict_token: int = NOBODY
    amun_used: bool = False
    battle: Battle | None = None
    portals: list[int] = []
    eyes: list[int] = []
    scale: int = 0
    cats: list[Cat] = []
    turns: int = 0
