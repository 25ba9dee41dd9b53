"""Ankh's tables (specification section 5) as constants, read and checked once at import.

Ids are the identifiers of the specification.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

import msgspec

from game.core.content import Check, ContentFault, load_table

PACKAGE = "game.titles.ankh"
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+$")]
Set = Literal["base", "pantheon"]
Row = TypeVar("Row", bound=msgspec.Struct)


class GodRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.4. A god and the rule set that brings it."""

    id: Id
    set: Set


class PowerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.1. An ankh power; its level is what it costs (R6.4)."""

    id: Id
    level: Level


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.2. A battle card and the strength printed on it."""

    id: Id
    strength: Count


class GuardianRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.3. A guardian. `size`: the base that it needs (R4.6). `copies` for 2, 3, 4 and 5 players (R2.6)."""

    id: Id
    tier: Level
    size: Literal["small", "large", "none"]
    strength: Count
    copies: tuple[Count, Count, Count, Count]
    set: Set


class ActionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R5.5. An action; its counter reaches its limit at the number of seats and `extra`."""

    id: Id
    extra: Count


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Section 7. A scenario as it is drawn there: `terrain` and `pieces` row by row, a word for each space. `events`:
    C Control Monument, S Camel Caravan, X Conflict, in groups that each end with a conflict."""

    id: Id
    players: Annotated[int, msgspec.Meta(ge=2, le=5)]
    red_limit: Annotated[int, msgspec.Meta(ge=0, le=30)]
    events: str
    terrain: tuple[str, ...]
    pieces: tuple[str, ...]


def _counted(field: str, wanted: Mapping[object, int]) -> Check[Row]:
    """A check: so many rows have each value of the field, and none another one."""
    def check(rows: dict[str, Row]) -> Iterable[ContentFault]:
        found = [getattr(row, field) for row in rows.values()]
        for value, count in wanted.items():
            if found.count(value) != count:
                yield ContentFault("", field, f"{found.count(value)} of {value}", f"{count} of {value}")
    return check


def _the_seven(rows: dict[str, CardRow]) -> Iterable[ContentFault]:
    """The battle names its cards, so no other ones may stand in the table."""
    for row in rows:
        if row not in CARD_NAMES:
            yield ContentFault(row, "id", row, f"one of {', '.join(CARD_NAMES)}")
    if len(rows) != len(CARD_NAMES):
        yield ContentFault("", "id", f"{len(rows)} cards", f"the {len(CARD_NAMES)} cards of 5.2")


def _table(
    name: str, row_type: type[Row], *checks: Callable[[dict[str, Row]], Iterable[ContentFault]]
) -> Mapping[str, Row]:
    return MappingProxyType(load_table(PACKAGE, f"data/{name}.json", row_type, checks))


FLOOD, BUILD, PLAGUE, CHARIOTS, MIRACLE, DROUGHT, CYCLE = CARD_NAMES = (
    "flood", "build_monument", "plague", "chariots", "miracle", "drought", "cycle")
GODS: Mapping[str, GodRow] = _table("gods", GodRow, _counted("set", {"base": 5, "pantheon": 5}))
POWERS: Mapping[str, PowerRow] = _table("powers", PowerRow, _counted("level", {1: 4, 2: 4, 3: 4}))
CARDS: Mapping[str, CardRow] = _table("cards", CardRow, _the_seven)
GUARDIANS: Mapping[str, GuardianRow] = _table("guardians", GuardianRow, _counted("tier", {1: 3, 2: 3, 3: 3}))
ACTIONS: Mapping[str, ActionRow] = _table("actions", ActionRow)

MOVE, SUMMON, GAIN, UNLOCK = range(4)
"""R5.1. The actions from top to bottom, as the rows of the table stand."""
OBELISK, TEMPLE, PYRAMID = range(3)
MONUMENTS = ("obelisk", "temple", "pyramid")
CONTROL, CARAVAN, CONFLICT = "CSX"
BASE, PANTHEON = "base", "pantheon"
GOD, WARRIOR = "god", "warrior"
SIZES = ("small", "large")

WARRIORS, OF_EACH_MONUMENT, BASES = 6, 10, 2  # R1.1, R1.2, R4.6
DASHBOARD, TOKENS = 6, 15  # R1.3, G57
MOST_DEVOTION = 31  # R11.1
MOVE_RANGE = 3  # R6.1
GUARDIAN_AT = {2: 1, 4: 2, 5: 3}  # R6.4c: which token gives a guardian of which tier
LONGEST_CARAVAN, LEAST_PART, MOST_REGIONS = 9, 6, 8  # R8.2
BUILD_COST = 3  # 5.2
TRAPS, PORTALS, SUNS, EYES = 3, 3, 3, 2  # R1.1
CATS = {"plus1": 1, "plus3": 3, "star": 0}
"""R16.1. The icons and what they add in a battle."""
LAST_CONFLICT, MERGING, FORGETTING = 5, 3, 4  # R9.6
MOST_MOVES = 2  # G10


def level_of(token: int) -> int:
    """R6.4. The level of a dashboard token 1..6, which is also what it costs."""
    return (token + 1) // 2


def powers_of_level(level: int) -> list[str]:
    """5.1. In the order of the table."""
    return [row.id for row in POWERS.values() if row.level == level]
