"""5.1, R1.4, R1.5. The table of units, as the specification prints it."""
from __future__ import annotations

import pytest

from game.titles.creed.content import NATIONS, TILES, UNITS, army

NO, YES = False, True
TABLE = {
    # type: class, tiles, attack, defence, support, field, siege, obstacles, boost, moves, rumour
    "infantry_1": ("normal", 2, 1, 1, 0, "first", "open", YES, YES, YES, YES),
    "infantry_2": ("normal", 1, 2, 2, 0, "first", "open", YES, YES, YES, YES),
    "spearman": ("normal", 1, 3, 1, 0, "behind", "open", NO, YES, YES, YES),
    "shieldbearer_4": ("normal", 2, 0, 4, 0, "first", "power", NO, YES, YES, YES),
    "shieldbearer_5": ("normal", 1, 0, 5, 0, "first", "power", NO, YES, YES, YES),
    "cavalry_3": ("normal", 2, 3, 3, 0, "charge_2", "open", NO, YES, YES, YES),
    "cavalry_4": ("normal", 1, 4, 3, 0, "charge_2", "open", NO, YES, YES, YES),
    "archer": ("normal", 2, 0, 1, 2, "none", "none", NO, NO, YES, YES),
    "obstacle_1": ("normal", 2, 0, 1, 0, "none", "none", NO, NO, NO, NO),
    "obstacle_2": ("normal", 1, 0, 2, 0, "none", "none", NO, NO, NO, NO),
    "siege_engine": ("normal", 1, 0, 2, 0, "none", "over", NO, NO, YES, YES),
    "armoured_cavalry": ("special", 2, 7, 6, 0, "charge_3", "open", NO, YES, YES, YES),
    "heavy_infantry": ("special", 2, 5, 5, 0, "first", "open", YES, YES, YES, NO),
    "ballista": ("special", 2, 0, 2, 3, "none", "none", NO, NO, YES, YES),
    "assassin": ("special", 2, 0, 1, 0, "none", "choice", NO, NO, YES, YES),
}


def test_5_1_the_types_in_the_order_of_the_table() -> None:
    assert [row.id for row in UNITS] == list(TABLE)


@pytest.mark.parametrize("unit", TABLE)
def test_5_1_every_value_of_the_table(unit: str) -> None:
    row = TILES[unit]
    assert (row.class_, row.tiles, row.attack, row.defence, row.support, row.field, row.siege, row.breaks_obstacles,
            row.boost, row.moves, row.rumour) == TABLE[unit]


def test_5_1_types_of_a_kind_differ_by_their_values() -> None:
    assert {row.id: row.kind for row in UNITS if row.id != row.kind} == {
        "infantry_1": "infantry", "infantry_2": "infantry", "shieldbearer_4": "shieldbearer",
        "shieldbearer_5": "shieldbearer", "cavalry_3": "cavalry", "cavalry_4": "cavalry", "obstacle_1": "obstacle",
        "obstacle_2": "obstacle"}


@pytest.mark.parametrize(("nation", "special"), [("aurand", "armoured_cavalry"), ("tarvok", "heavy_infantry"),
                                                ("selkara", "ballista"), ("noctre", "assassin")])
def test_r1_5_sixteen_normal_units_and_two_of_the_nations_own(nation: str, special: str) -> None:
    tiles = army(nation)
    assert sum(count for count, row in zip(tiles, UNITS, strict=True) if row.class_ == "normal") == 16
    assert {row.id: count for count, row in zip(tiles, UNITS, strict=True) if row.class_ == "special" and count} == {
        special: 2}


def test_r1_3_the_box_holds_64_normal_and_8_special_units() -> None:
    armies = [army(nation) for nation in NATIONS]
    counts = {kind: sum(tiles[at] for tiles in armies for at, row in enumerate(UNITS) if row.class_ == kind)
              for kind in ("normal", "special")}
    assert counts == {"normal": 64, "special": 8}
