"""Section 7: the six maps as drawn, as files for Tiled, and files that people change."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.boards.regions import dividing_lines
from game.core.boards.tmx import BadBoard
from game.core.content import read_table
from game.core.errors import BadSetup, ContentError
from game.titles.ankh.boards import (
    PLANS,
    SCENARIOS,
    Plan,
    _playable,
    plan_from,
    plan_of,
    read_map,
    sheet_from,
    sheet_of_row,
    texts_of,
)
from game.titles.ankh.content import ScenarioRow
from game.titles.ankh.state import NOBODY
from tests.titles.ankh.maps import FOLDER, written
from tests.titles.ankh.play import board_of

LAND_AND_WATER = {"two_lands": (71, 8), "delta": (81, 5), "cataracts": (94, 7), "five_nomes": (106, 5),
                  "oasis": (51, 5), "caravan_road": (97, 3)}
REGIONS = {
    "two_lands": [(23, 10, 14), (25, 9, 25), (23, 19, 89)],
    "delta": [(28, 11, 44), (29, 13, 75), (24, 21, 50)],
    "cataracts": [(23, 12, 25), (24, 11, 25), (24, 9, 38), (23, 9, 38)],
    "five_nomes": [(21, 11, 109), (22, 12, 83), (22, 19, 13), (21, 8, 83), (20, 7, 18)],
    "oasis": [(13, 6, 23), (15, 8, 53), (23, 11, 84)],
    "caravan_road": [(27, 16, 116), (20, 12, 95), (21, 12, 93), (29, 12, 144)],
}
"""Land, fertile land and legal caravans of each region, from the tables of section 7."""
EVENTS = {"five_nomes": "CCCXSCXCXSCXCX", "caravan_road": "SCXSCXCXSCXCX"}
WATERS = {
    "two_lands": {"1,0": [3], "5,0": [3], "9,0": [3], "9,1": [2, 3], "2,5": [1], "8,5": [2], "2,6": [1], "3,6": [1]},
    "delta": {"3,0": [1, 3], "7,0": [2, 3], "5,4": [3], "2,6": [1], "9,6": [2]},
    "cataracts": {"4,0": [1], "5,0": [1, 2], "2,3": [1], "8,3": [2], "1,7": [3], "8,7": [4], "5,8": [3, 4]},
    "five_nomes": {"5,0": [1], "6,0": [1, 2], "5,5": [3], "1,8": [4], "9,8": [5]},
    "oasis": {"3,2": [1], "4,2": [1, 2], "3,3": [1, 3], "4,3": [2, 3], "4,4": [3]},
    "caravan_road": {"9,0": [1], "4,2": [1, 2], "5,6": [2, 3, 4]},
}
MAPS = pytest.mark.parametrize("name", list(PLANS))


def spaces(plan: Plan, region: int) -> list[int]:
    return [space for space, number in enumerate(plan.region) if number == region]


@MAPS
def test_s7_1_land_and_water(name: str) -> None:
    terrain = PLANS[name].terrain
    assert (sum(letter in "fd" for letter in terrain), terrain.count("~")) == LAND_AND_WATER[name]


@MAPS
def test_s7_regions_have_their_land_and_their_caravans(name: str) -> None:
    plan, field = PLANS[name], board_of(PLANS[name])
    found = [(len(spaces(plan, number)), sum(plan.terrain[space] == "f" for space in spaces(plan, number)),
              len(dividing_lines(field, spaces(plan, number), 9, 6))) for number in range(1, max(plan.region) + 1)]
    assert found == REGIONS[name]


@MAPS
def test_s7_water_spaces_belong_to_the_regions_that_they_touch(name: str) -> None:
    plan, field = PLANS[name], board_of(PLANS[name])
    found = {field.name(space): sorted({plan.region[other] for other in field.near[space]} - {0})
             for space in field.spaces if plan.terrain[space] == "~"}
    assert found == WATERS[name]


@MAPS
def test_s7_events_and_red_zone(name: str) -> None:
    assert PLANS[name].events == EVENTS.get(name, "CCXSCXCXSCXCX")
    assert PLANS[name].red_limit == 15


def test_s7_2_the_slots_of_two_lands() -> None:
    plan, field = PLANS["two_lands"], board_of(PLANS["two_lands"])
    assert [tuple(map(field.name, slot)) for slot in plan.starts] == [("2,4", "1,4", "2,3"), ("8,4", "9,4", "8,3")]


def test_s7_2_the_neutral_monuments_of_two_lands() -> None:
    plan, field = PLANS["two_lands"], board_of(PLANS["two_lands"])
    found = {field.name(space): kind for kind, owner, space in plan.monuments if owner == NOBODY}
    assert found == {"0,6": 0, "4,6": 2, "6,6": 2, "7,1": 2}


@MAPS
def test_s7_every_slot_has_a_monument_in_the_region_of_its_god(name: str) -> None:
    plan = PLANS[name]
    assert all(plan.region[god] == plan.region[monument] for god, _, monument in plan.starts)


# ---------------------------------------------------------------- files
@MAPS
def test_s7_a_map_file_says_what_the_scenario_says(name: str) -> None:
    """`python -m tests.titles.ankh.maps` writes them."""
    assert read_map(FOLDER / f"{name}.tmx") == texts_of(sheet_of_row(SCENARIOS[name]))


@MAPS
def test_s7_the_texts_of_a_map_make_the_same_map(name: str) -> None:
    assert plan_from(texts_of(sheet_of_row(SCENARIOS[name])), PLANS[name].players) == PLANS[name]


def test_s7_a_map_for_others_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        plan_from(texts_of(sheet_of_row(SCENARIOS["delta"])), 2)
    assert (refused.value.key, refused.value.args_["found"]) == ("ankh.error.players", "3")


def changed(tmp_path: Path, *changes: tuple[str, str, int, int, str]) -> BadBoard:
    """What is told of the file of two_lands with words of a grid exchanged: (grid, x, y) gets a word."""
    sheet = sheet_of_row(SCENARIOS["two_lands"])
    for grid, word, x, y, old in changes:
        row = getattr(sheet, grid)[y]
        assert row[x] == old
        row[x] = word
    path = tmp_path / "mine.tmx"
    path.write_text(written(sheet), encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        read_map(path)
    return refused.value


def test_s7_a_second_god_is_told_with_its_name(tmp_path: Path) -> None:
    bad = changed(tmp_path, ("pieces", "G1", 0, 2, "::"))
    assert (bad.key, bad.file, bad.layer, bad.args_["name"]) == ("ankh.error.count", "mine.tmx", "pieces", "god_1")


def test_s7_a_missing_warrior_is_told(tmp_path: Path) -> None:
    bad = changed(tmp_path, ("pieces", "::", 9, 4, "W2"))
    assert (bad.args_["name"], bad.found, bad.expected) == ("warrior_2", "0", "1")


def test_s7_a_slot_without_a_player_is_told(tmp_path: Path) -> None:
    bad = changed(tmp_path, ("pieces", "G3", 0, 2, "::"))
    assert (bad.args_["name"], bad.found, bad.expected) == ("god_3", "1", "0")


def test_s7_a_region_in_two_pieces_is_told_with_the_place_of_the_second(tmp_path: Path) -> None:
    bad = changed(tmp_path, ("terrain", "3d", 0, 7 - 1, "1d"))
    assert (bad.key, bad.layer, bad.x, bad.y) == ("ankh.error.cut", "regions", 0, 6)


def test_s7_a_gap_in_the_numbers_of_regions_is_told(tmp_path: Path) -> None:
    sheet = sheet_of_row(SCENARIOS["two_lands"])
    lines = [[word.replace("3", "5") for word in row] for row in sheet.terrain]
    path = tmp_path / "mine.tmx"
    path.write_text(written(sheet._replace(terrain=lines)), encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        read_map(path)
    assert (refused.value.key, refused.value.expected) == ("ankh.error.region", "3")


@pytest.mark.parametrize(("name", "value"), [("players", "6"), ("red_limit", "31"), ("events", "CCCX"),
                                             ("events", "CCCX SCCX SCCX SCCX XC"), ("events", "CCX CCX CX CX CXQX")])
def test_s7_a_property_out_of_range_is_told(tmp_path: Path, name: str, value: str) -> None:
    path = tmp_path / "mine.tmx"
    path.write_text(written(sheet_of_row(SCENARIOS["delta"])._replace(**{name: value})), encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        read_map(path)
    assert (refused.value.key, refused.value.args_["name"], refused.value.found) == ("ankh.error.property", name, value)


@pytest.mark.parametrize(("layer", "cell", "value", "key", "place"), [
    ("terrain", 0, "99", "error.board_tile", ("terrain", 0, 0)),
    ("regions", 0, "4", "error.board_tile", ("regions", 0, 0)),
    ("regions", 2, "0", "error.board_blank", ("regions", 2, 0)),
    ("pieces", 1, "12", "error.board_tile", ("pieces", 1, 0)),
])
def test_s7_a_wrong_tile_is_told_with_its_place(tmp_path: Path, layer: str, cell: int, value: str, key: str,
                                                place: tuple[str, int, int]) -> None:
    text = written(sheet_of_row(SCENARIOS["two_lands"]))
    before, begin, rest = text.partition(f'name="{layer}"')
    head, csv, tail = rest.partition('encoding="csv">\n')
    first, newline, more = tail.partition("\n")
    cells = first.split(",")
    cells[cell] = value
    path = tmp_path / "mine.tmx"
    path.write_text(before + begin + head + csv + ",".join(cells) + newline + more, encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        read_map(path)
    bad = refused.value
    assert (bad.key if value != "99" else "error.board_tile", (bad.layer, bad.x, bad.y)) == (key, place)


def test_s7_another_shape_and_another_layer_are_told(tmp_path: Path) -> None:
    text = written(sheet_of_row(SCENARIOS["delta"]))
    for old, new, key in (("hexagonal", "orthogonal", "ankh.error.shape"), ('name="regions"', 'name="lands"',
                                                                             "error.board_layer")):
        path = tmp_path / "mine.tmx"
        path.write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(BadBoard) as refused:
            read_map(path)
        assert refused.value.key == key


@pytest.mark.parametrize(("change", "key"), [
    ({"terrain": [["1f"]]}, "ankh.error.rows"),
    ({"terrain": []}, "ankh.error.span"),
    ({"pieces": [["??"]], "terrain": [["1f"]]}, "ankh.error.tile"),
    ({"pieces": [["::", "::"]], "terrain": [["1f"]]}, "ankh.error.row"),
    ({"pieces": [["~~"]], "terrain": [["~~"]]}, "ankh.error.region"),
])
def test_s7_texts_that_are_no_map_are_refused(change: dict[str, list[list[str]]], key: str) -> None:
    sheet = sheet_of_row(SCENARIOS["two_lands"])._replace(**change)
    with pytest.raises(BadSetup) as refused:
        plan_from(texts_of(sheet), 2)
    assert refused.value.key == key


def test_s7_a_monument_more_than_there_are_is_refused() -> None:
    sheet = sheet_of_row(SCENARIOS["delta"])
    free = [(x, y) for y, row in enumerate(sheet.pieces) for x, word in enumerate(row) if word == "::"]
    for x, y in free[:7]:
        sheet.pieces[y][x] = "o-"
    with pytest.raises(BadBoard) as refused:
        plan_of(sheet)
    assert (refused.value.args_["name"], refused.value.found) == ("obelisk", "11")


def test_s7_texts_lead_back_to_their_sheet() -> None:
    sheet = sheet_of_row(SCENARIOS["oasis"])
    assert sheet_from(texts_of(sheet))._replace(where=sheet.where) == sheet


def test_s7_a_wrong_row_of_the_table_is_told_with_field_and_place() -> None:
    row = SCENARIOS["oasis"]
    wrong = {"id": "oasis", "players": 2, "red_limit": 15, "events": row.events, "terrain": list(row.terrain),
             "pieces": [*row.pieces[:-1], ".. :: :: :: p- :: G1 :: .."]}
    with pytest.raises(ContentError) as refused:
        read_table(json.dumps([wrong]), "scenarios.json", ScenarioRow, (_playable,))
    assert (refused.value.row, refused.value.field, refused.value.example) == ("oasis", "pieces", "1")
