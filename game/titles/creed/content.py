"""Creed's tables (specification section 5) as constants, read and checked once at import.

Ids are the identifiers of the specification; a tile type is a kind with the value that tells it apart
("cavalry_4"). A type's number is its place in `UNITS`: the order of 5.1, lower values first.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

import msgspec

from game.core.content import Check, ContentFault, load_table, one_of
from game.titles.creed.geometry import cell_number, tent_number

PACKAGE = "game.titles.creed"
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+$")]
Row = TypeVar("Row", bound=msgspec.Struct)


class UnitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    """5.1. A tile type. `tiles`: how many a nation has (a special kind only its own nation).

    `field`: whom a field attack hits - the "first" unit, it or the one "behind" it, a "charge_2" or "charge_3" of
    penetration. `siege`: needs an "open" line, that and "power" of at least 1, goes "over" defenders, or over them to a
    tent of its "choice". `rumour`: whether it can be sent back."""

    id: Id
    kind: Id
    class_: Literal["normal", "special"]
    tiles: Count
    attack: Count
    defence: Count
    support: Count
    field: Literal["none", "first", "behind", "charge_2", "charge_3"]
    siege: Literal["none", "open", "power", "over", "choice"]
    breaks_obstacles: bool
    boost: bool
    moves: bool
    rumour: bool


class NationRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.2. A nation and the kind of its two special units."""

    id: Id
    special: Id


class ActionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R8.1. A special action: its boxes, and its AP - a choice at each use, or one after the other (`by_box`)."""

    id: Id
    boxes: Count
    ap: tuple[Count, ...]
    by_box: bool


class TentPresetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.3. Where king and commander lie."""

    id: Id
    king: str
    commander: str


class UnitPresetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.4. A set-up of `size` units, "type@cell" with ":d" for face-down; `nation` "" fits all."""

    id: Id
    size: Literal[4, 6]
    nation: str
    units: tuple[str, ...]


def placement(text: str) -> tuple[str, int, bool]:
    """"archer@R3r3:d" as tile type, cell, whether face-down. Raises ValueError."""
    unit, _, place = text.partition("@")
    cell, _, face = place.partition(":")
    if face not in ("", "d"):
        raise ValueError(text)
    return unit, cell_number(cell), face == "d"


def _sixteen_and_two(rows: dict[str, UnitRow]) -> Iterable[ContentFault]:
    if sum(row.tiles for row in rows.values() if row.class_ == "normal") != 16:
        yield ContentFault("", "tiles", "another sum", "16 normal tiles (R1.4)")
    for row in rows.values():
        if row.class_ == "special" and row.tiles != 2:
            yield ContentFault(row.id, "tiles", row.tiles, 2)


def _two_tents(rows: dict[str, TentPresetRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        try:
            same = tent_number(row.king) == tent_number(row.commander)
        except ValueError:
            same = True
        if same:
            yield ContentFault(row.id, "commander", row.commander, "another tent than the king's, as T12")


def _preset_fits(rows: dict[str, UnitPresetRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        if len(row.units) != row.size:
            yield ContentFault(row.id, "units", len(row.units), f"{row.size} units")
        for text in row.units:
            try:
                unit, cell, down = placement(text)
            except ValueError:
                unit, cell, down = "", 0, False
            if unit not in TILES or (down and cell % 3 != 2):
                yield ContentFault(row.id, "units", text, "spearman@L1r1, or archer@L1r3:d face-down on rank 3")


def _table(name: str, row_type: type[Row], *checks: Check[Row]) -> Mapping[str, Row]:
    return MappingProxyType(load_table(PACKAGE, f"data/{name}.json", row_type, checks))


TILES: Mapping[str, UnitRow] = _table("units", UnitRow, _sixteen_and_two)
UNITS: tuple[UnitRow, ...] = tuple(TILES.values())
TYPE: Mapping[str, int] = MappingProxyType({row.id: i for i, row in enumerate(UNITS)})
NORMAL: tuple[int, ...] = tuple(i for i, row in enumerate(UNITS) if row.class_ == "normal")
SIEGE_ENGINE = TYPE["siege_engine"]
NATIONS: Mapping[str, NationRow] = _table("nations", NationRow, one_of("special", TILES))
ACTIONS: Mapping[str, ActionRow] = _table("actions", ActionRow)
ACTION: Mapping[str, int] = MappingProxyType({name: i for i, name in enumerate(ACTIONS)})
TENT_PRESETS: Mapping[str, TentPresetRow] = _table("tent_presets", TentPresetRow, _two_tents)
UNIT_PRESETS: Mapping[str, UnitPresetRow] = _table(
    "unit_presets", UnitPresetRow, one_of("nation", NATIONS), _preset_fits
)

COUNTERS, WHITE, CUBES, FORTRESSES = 10, 3, 7, 2  # 5.5
FIRST_PLACES, SECOND_PLACES = 4, 6  # R2.8, R2.9
DEPLOY_AP, MOVE_AP, CROSS_AP, FIELD_AP, SIEGE_AP = 2, 1, 2, 2, 3  # R5-R7


def army(nation: str) -> list[int]:
    """R1.4, R1.5. How many tiles of each type a nation has, by type number."""
    special = NATIONS[nation].special
    return [row.tiles if row.class_ == "normal" or row.id == special else 0 for row in UNITS]
