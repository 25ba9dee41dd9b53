"""The table of Vermilion as plain data.

Words: a *unit* is named by a short text, "c0" the character of seat 0, "f3" the enemy with the number 3, "w" the wagon;
`threat` and `calm` are the two sides of the tokens (R4.2.5); a *taint* is a corruption card; *burnt* cards and
*condensed* dice are out of the quest (R6). Tiles are the numbers of `game.core.boards.bone`; -1 is no tile.
"""
from __future__ import annotations

import msgspec

from game.core.campaign import Campaign
from game.core.dice import Die, Pool
from game.core.state import BaseState


class Foe(msgspec.Struct):
    """An enemy on the map, under its number. `dice`, `total`, `action`: rolled and fixed in the Threat Phase (R4.2),
    -1 for no action this round; `shield`, `opened` ("DEF 0") last until Cleanup; `lying`: Knocked Down until the end of
    so many of its activations (R13.15); `bind`: R13.38, `bound`: until the end of so many activations."""

    no: int
    kind: str
    hp: int
    most: int
    tile: int
    threat: int = 0
    calm: int = 0
    dice: list[Die] = []
    total: int = 0
    action: int = -1
    shield: int = 0
    opened: bool = False
    lying: int = 0
    bind: int = 0
    bound: int = 0


class Wagon(msgspec.Struct):
    """R15.3. The wagon; `loaded`: it has been at the lung tree."""

    hp: int
    most: int
    tile: int
    loaded: bool = False
    threat: int = 0


class Land(msgspec.Struct):
    """R15.2. A land of breakthrough and the points it has; stabilised at five."""

    tile: int
    points: int = 0


class MarkerDie(msgspec.Struct):
    """ad11. A die that stands on a tile: what lay there before, whose die of which true colour, the last round."""

    tile: int
    under: int
    seat: int
    kind: str
    until: int


class EnemyGroup(msgspec.Struct):
    """R3.2. A row of a quest's table: the marks it fills, the round it is due, how many (as in `group_size`), of
    what kind."""

    mark: int
    round: int
    count: str
    kind: str


class Action(msgspec.Struct):
    """R5.1. What a seat is doing with its dice: `kind` "attack", "move", "defend", "land" (R15.2), "cleanse" (R8.3);
    `how` "standard", "improvised", "resonance". `gives`: the keywords in force, as they are met; `left_out`: numbers of
    the suppressed dice (R5.6); `foe`: the enemy that attacks; `loot`: what is added to its rolls; `marked`: it has
    charged a Precision Strike; `power`: of the attack that is defended against; `modulations`: Modulate left;
    `substitutes`: those in force, A to B written AB (R5.7)."""

    seat: int
    kind: str
    how: str
    card: str = ""
    slot: str = ""
    dice: list[Die] = []
    gives: dict[str, int] = {}
    backflow: int = 0
    left_out: list[int] = []
    result: int = 0
    foe: int = -1
    loot: int = 0
    marked: bool = False
    power: int = 0
    modulations: int = 0
    substitutes: list[int] = []


class Seat(msgspec.Struct):
    """A character and all that its seat owns. `hp` 0: down (R7.3.2). `base`, `pool`: dice by colour, of the character
    and of this quest (R3.4, R6); `supply`: dice ready now, `spent`: those used this round with the faces they showed.
    `cards`: the ten cards owned; `known`: so many cards on top of the deck its owner has looked at.

    `worn`: gear by slot; `bag`: spare gear; `uses`: what is left of trinkets; `taints`: parasites by equipment card.
    `track`: -6 (Breakthrough) to 6 (Imprint); `once`: rewards of the track used this quest; `extra_hp`: d13.

    Of this turn: `ended`; `banned`: slots (R10.3), `crafted` (R10.2), `corpses`: tiles with its marks (R10.1);
    `burning`: dice gained by combustion by colour, `fetched`: cards condensed for (R11.12); `run`, `sprung`: muscle
    steps in a row, Muscle Density used (R13.30); `next_attack`, `next_roll`: what the next attack and roll get;
    `catalysts`: kinds paid for (R13.23). Of this round: `guarded` (u01), `whisper`, `threat`, `calm`, `bind`, `lying`;
    `perched`: Vantage by shoes until it moves.

    Between quests: `choice`: grow or recover; `duality`: the card that is being read; `smith`: d08 holds; `ready`."""

    name: str
    hp: int = 0
    tile: int = -1
    base: dict[str, int] = {}
    pool: dict[str, int] = {}
    supply: Pool = msgspec.field(default_factory=Pool)
    spent: list[Die] = []
    cards: list[str] = []
    deck: list[str] = []
    hand: list[str] = []
    discard: list[str] = []
    burnt: list[str] = []
    known: int = 0
    worn: dict[str, str] = {}
    bag: list[str] = []
    uses: dict[str, int] = {}
    taints: dict[str, list[str]] = {}
    materials: dict[str, int] = {}
    track: int = 0
    once: list[str] = []
    extra_hp: int = 0
    ended: bool = False
    banned: list[str] = []
    crafted: bool = False
    corpses: list[int] = []
    burning: dict[str, int] = {}
    fetched: list[str] = []
    run: int = 0
    sprung: bool = False
    next_attack: dict[str, int] = {}
    next_roll: dict[str, int] = {}
    catalysts: list[str] = []
    guarded: bool = False
    whisper: bool = False
    threat: int = 0
    calm: int = 0
    bind: int = 0
    lying: bool = False
    perched: bool = False
    choice: str = ""
    duality: str = ""
    smith: bool = False
    ready: bool = False


class State(BaseState, kw_only=True):
    """The whole table. `mode` "campaign" or "single_quest"; `quest`: the quest played or next, whose kit an own board
    uses too; `board`: the texts of an own board. `phase`: "setup", "breathe" or one of R4. `codes`: the tiles.
    `taints`, `taints_back`: the corruption deck, the last card on top, and the cards returned to it; `known_taints`:
    so many on top that each seat has looked at. `duality`: that deck; `duality_back`: read cards. `advanced`: cards
    nobody owns, `stock`: equipment nobody owns. `players_first`: the phases are swapped (t09). `passed`: seats that let
    the window go by; `placed`: the highest number of an enemy. `trained`: how often there was training (R9.7)."""

    seats: list[Seat]
    mode: str
    difficulty: str
    quest: str
    board: list[str]
    campaign: Campaign
    phase: str = "setup"
    round: int = 0
    last_round: int = 0
    objective: str = ""
    width: int = 0
    height: int = 0
    codes: bytearray = msgspec.field(default_factory=bytearray)
    starts: list[int] = []
    lands: list[Land] = []
    tree: int = -1
    wagon_start: int = -1
    wagon: Wagon | None = None
    marks: dict[int, list[int]] = {}
    groups: list[EnemyGroup] = []
    foes: list[Foe] = []
    placed: int = 0
    markers: list[MarkerDie] = []
    taints: list[str] = []
    taints_back: list[str] = []
    known_taints: list[int] = []
    duality: list[str] = []
    duality_back: list[str] = []
    advanced: list[str] = []
    stock: list[str] = []
    players_first: bool = False
    passed: list[int] = []
    action: Action | None = None
    trained: int = 0
    won: bool = False
