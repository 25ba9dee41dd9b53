"""R14: authored maps, from the file to the match."""
from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import game
from game.bots.match import play_match
from game.core.boards.tiled import MAP
from game.core.boards.tmx import BadBoard
from game.core.errors import BadSetup
from game.titles.realigious import mapgen
from game.titles.realigious.boards import (
    HINTS,
    LAYERS,
    PEOPLE,
    PLACES,
    RELICS,
    STARTS,
    TERRAINS,
    climate_of,
    plan_of,
    players_of,
    read_map,
)
from game.titles.realigious.content import CLIMATES
from game.titles.realigious.setup import new_state
from game.titles.realigious.state import STRUCTURE, TERRAIN, WATER, State

ASSETS = Path(__file__).resolve().parents[3] / "assets"
MAPS = ASSETS / "boards" / "realigious"
EXAMPLES = {"oasis": (2, "arid"), "frozen_lake": (2, "cold"), "three_valleys": (3, "temperate"),
            "jungle_fords": (4, "tropical")}
SEEDS = range(12)


@functools.cache
def source(name: str) -> str:
    return (MAPS / f"{name}.tmx").read_text(encoding="utf-8")


@functools.cache
def tile_numbers() -> dict[str, int]:
    """The number of each class in the tileset; 0 for no tile."""
    return {"": 0, **{name: int(number) + 1 for number, name in re.findall(r'<tile id="(\d+)" type="(\w+)"/>',
                                                                           source("oasis"))}}


def set_tiles(text: str, layer: str, tiles: dict[tuple[int, int], str]) -> str:
    """A layer of the file with other tiles by (column, row)."""
    head, mark, rest = text.partition(f'name="{layer}" ')
    before, csv, after = rest.partition('csv">\n')
    body, end, tail = after.partition("\n</data>")
    rows = [line.rstrip(",").split(",") for line in body.splitlines()]
    for (column, row), name in tiles.items():
        rows[row][column] = str(tile_numbers()[name])
    return head + mark + before + csv + ",\n".join(",".join(row) for row in rows) + end + tail


def cleared(text: str, *layers: str) -> str:
    """The file with nothing drawn in those layers."""
    n = int(re.findall(r'<map [^>]* width="(\d+)"', text)[0])
    for layer in layers:
        text = set_tiles(text, layer, {(x, y): "" for x in range(n) for y in range(n)})
    return text


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.tmx"
    path.write_text(text, encoding="utf-8")
    return path


def told(folder: Path, text: str) -> BadBoard:
    """What is wrong with the file."""
    with pytest.raises(BadBoard) as raised:
        read_map(write(folder, text))
    return raised.value


def texts_of(name: str) -> list[str]:
    return list(read_map(MAPS / f"{name}.tmx"))


def first_state(texts: list[str], seed: int = 0, **options: str) -> State:
    return new_state([{}] * players_of(texts), {"map": texts, **options}, seed)


def words(texts: list[str], layer: str) -> list[str]:
    return next(text for text in texts if text.startswith(f"{layer} ")).split(" ")[1:]


# ---------------------------------------------------------------- the examples
@pytest.mark.parametrize("name", EXAMPLES)
def test_r14_the_examples_are_right_and_one_is_there_for_each_climate(name: str) -> None:
    texts = texts_of(name)
    assert (players_of(texts), climate_of(texts)) == EXAMPLES[name]
    assert {climate for _, climate in EXAMPLES.values()} == set(CLIMATES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_r14_a_match_stands_on_what_is_drawn(name: str) -> None:
    texts = texts_of(name)
    state = first_state(texts, 5)
    assert [TERRAIN[kind] for kind in state.terrain] == words(texts, TERRAINS)
    found = ["church" if STRUCTURE[kind].startswith("church") else STRUCTURE[kind] for kind in state.structure]
    assert found == [word.replace("-", "none") for word in words(texts, PLACES)]
    starts = [tile for tile, word in enumerate(words(texts, STARTS)) if word == "start"]
    assert sorted(seat.start for seat in state.seats) == starts


@pytest.mark.parametrize("name", EXAMPLES)
def test_r14_9_relics_lie_on_sites_that_are_drawn_and_not_always_on_the_same(name: str) -> None:
    texts = texts_of(name)
    sites = {tile for tile, word in enumerate(words(texts, RELICS)) if word == "relic"}
    places = [frozenset(relic.tile for relic in first_state(texts, seed).relics) for seed in SEEDS]
    assert all(len(found) == len(first_state(texts).relics) and found <= sites for found in places)
    assert len(set(places)) > 1


@pytest.mark.parametrize("name", EXAMPLES)
def test_r14_11_celebrities_stand_where_they_are_drawn(name: str) -> None:
    texts = texts_of(name)
    drawn = {tile for tile, word in enumerate(words(texts, PEOPLE)) if word == "celebrity"}
    assert {celebrity.tile for celebrity in first_state(texts, 3).celebrities} == drawn


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_bots_end_a_match_on_every_example(name: str) -> None:
    texts = texts_of(name)
    result = play_match("realigious", ["normal"] * players_of(texts), {"map": texts, "cycles": "24"}, 1)
    assert result["reason"].startswith("win_")


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_match_on_a_map_is_saved_with_the_map(name: str) -> None:
    texts = texts_of(name)
    session = game.new_session("realigious", [{}] * players_of(texts), {"map": texts})
    again = game.load_session(session.save())
    assert (again.digest(), again.options["map"]) == (session.digest(), texts)


def test_what_the_editor_adds_changes_nothing(tmp_path: Path) -> None:
    """Its version, settings, a locked and a hidden layer, notes in an object layer, classes as 1.9 writes them."""
    text = source("oasis").replace("<map ", '<map tiledversion="1.11.0" compressionlevel="-1" class="" ')
    text = text.replace(" <tileset", ' <editorsettings>\n  <export target="mine.json"/>\n </editorsettings>\n <tileset')
    text = text.replace('name="relics"', 'name="relics" visible="0" locked="1" opacity="0.5"')
    text = text.replace('" type="', '" class="').replace('class="int"', 'type="int"')
    notes = ' <objectgroup id="9" name="notes">\n  <object id="1" name="here" x="3" y="4"/>\n </objectgroup>\n</map>'
    assert list(read_map(write(tmp_path, text.replace("</map>", notes)))) == texts_of("oasis")


# ---------------------------------------------------------------- what is not drawn
def test_r14_what_is_not_drawn_is_made_from_the_seed(tmp_path: Path) -> None:
    texts = list(read_map(write(tmp_path, cleared(source("oasis"), *LAYERS))))
    assert texts == ["players 2", "climate arid"]
    assert first_state(texts, 7) == first_state(texts, 7, climate="arid")
    assert first_state(texts, 7).structure != first_state(texts, 8).structure


def test_r14_an_empty_map_is_what_the_seed_makes_of_its_climate(tmp_path: Path) -> None:
    texts = list(read_map(write(tmp_path, cleared(source("oasis"), *LAYERS))))
    assert first_state(texts, 7) == new_state([{}, {}], {"climate": "arid"}, 7)


def test_r14_3_missing_structures_are_placed_on_blank_tiles(tmp_path: Path) -> None:
    """Only the lake, the mountains and the start points are drawn."""
    lake = {(3, 2): "water", (4, 2): "water", (3, 4): "water", (4, 4): "water"}
    hills = {(0, 0): "mountain", (6, 0): "mountain", (0, 6): "mountain", (6, 6): "mountain"}
    text = set_tiles(cleared(source("oasis"), TERRAINS, PLACES, RELICS, PEOPLE), TERRAINS, lake)
    texts = list(read_map(write(tmp_path, set_tiles(text, PLACES, hills))))
    for seed in SEEDS:
        state = first_state(texts, seed)
        assert [t for t, kind in enumerate(state.terrain) if kind == WATER] == [17, 18, 31, 32]
        assert [t for t, kind in enumerate(state.structure) if STRUCTURE[kind] == "mountain"] == [0, 6, 42, 48]
        assert sum(STRUCTURE[kind] == "house" for kind in state.structure) == 6


def test_r14_4_a_tile_with_a_terrain_alone_stays_plain(tmp_path: Path) -> None:
    text = cleared(source("oasis"), TERRAINS, PLACES, RELICS, PEOPLE)
    texts = list(read_map(write(tmp_path, set_tiles(text, TERRAINS, {(2, 3): "sand", (4, 3): "stone"}))))
    states = [first_state(texts, seed) for seed in SEEDS]
    assert {(TERRAIN[s.terrain[23]], STRUCTURE[s.structure[23]]) for s in states} == {("sand", "none")}
    assert {(TERRAIN[s.terrain[25]], STRUCTURE[s.structure[25]]) for s in states} == {("stone", "none")}


def test_r14_2_without_start_points_those_of_the_rules_are_used(tmp_path: Path) -> None:
    text = cleared(source("frozen_lake"), STARTS)
    assert {seat.start for seat in first_state(list(read_map(write(tmp_path, text)))).seats} == {8, 40}


def test_r14_6_a_church_of_a_religion_keeps_it_and_the_others_get_other_ones(tmp_path: Path) -> None:
    text = set_tiles(source("oasis"), PLACES, {(2, 3): "church_islamic"})
    texts = list(read_map(write(tmp_path, text)))
    for seed in SEEDS:
        kinds = [STRUCTURE[kind] for kind in first_state(texts, seed).structure]
        assert kinds[23] == "church_islamic"
        assert len({kind for kind in kinds if kind.startswith("church")}) == 3


def test_r14_9_relics_without_a_site_lie_anywhere(tmp_path: Path) -> None:
    text = set_tiles(cleared(source("oasis"), RELICS), RELICS, {(2, 3): "relic"})
    texts = list(read_map(write(tmp_path, text)))
    places = [{relic.tile for relic in first_state(texts, seed).relics} for seed in SEEDS]
    assert all(23 in found and len(found) == 4 for found in places)


def test_r14_10_drawn_hints_are_the_hints(tmp_path: Path) -> None:
    texts = list(read_map(write(tmp_path, set_tiles(source("oasis"), HINTS, {(2, 3): "celebrity"}))))
    assert [first_state(texts, seed).hints for seed in SEEDS] == [{23: "celebrity"}] * len(SEEDS)


# ---------------------------------------------------------------- what is wrong with a file
Change = Callable[[str], str]


def swap(layer: str, tiles: dict[tuple[int, int], str]) -> Change:
    return lambda text: set_tiles(text, layer, tiles)


def both(one: Change, other: Change) -> Change:
    return lambda text: other(one(text))


def replaced(old: str, new: str) -> Change:
    return lambda text: text.replace(old, new)


BROKEN: dict[str, tuple[Change, str, str, int, int, str, str]] = {
    "other shape": (replaced('orientation="hexagonal"', 'orientation="orthogonal"'), "realigious.error.map_shape", "",
                    -1, -1,
                    "orthogonal, stagger axis y, stagger index odd", "hexagonal, stagger axis y, stagger index odd"),
    "other rows": (replaced('staggerindex="odd"', 'staggerindex="even"'), "realigious.error.map_shape", "", -1, -1,
                   "hexagonal, stagger axis y, stagger index even", "hexagonal, stagger axis y, stagger index odd"),
    "infinite": (replaced("<data encoding=\"csv\">", "<data encoding=\"csv\"><chunk/>"), "error.board_infinite", "",
                 -1, -1, "", MAP),
    "no climate": (replaced('name="climate"', 'name="weather"'), "realigious.error.map_property", "", -1, -1, "-",
                   "tropical / arid / temperate / cold"),
    "other climate": (replaced('value="arid"', 'value="mild"'), "realigious.error.map_property", "", -1, -1, "mild",
                      "tropical / arid / temperate / cold"),
    "five players": (replaced('value="2"', 'value="5"'), "realigious.error.map_property", "", -1, -1, "5", "2 / 3 / 4"),
    "other size": (replaced('value="2"', 'value="3"'), "realigious.error.map_span", "", -1, -1, "7 x 7", "8 x 8"),
    "other layer": (replaced('name="relics"', 'name="relic"'), "realigious.error.map_layer", "", -1, -1, "relic",
                    "terrain, structures, starts, relics, celebrities, hints"),
    "layer twice": (replaced('name="relics"', 'name="starts"'), "error.board_twice", STARTS, -1, -1, STARTS, "1"),
    "no class": (replaced('<tile id="9" type="building"/>', ""), "error.board_blank", PLACES, 1, 1, "?",
                 "house / building / office / church_christian / church_buddhist / church_islamic / church_hindu / "
                 "forest / mountain / restricted / gov_office / gov_police / gov_base / church"),
    "class of another layer": (swap(STARTS, {(0, 2): "house"}), "error.board_tile", STARTS, 0, 2, "house", "start"),
    "terrain of another climate": (swap(TERRAINS, {(2, 0): "grass"}), "error.board_tile", TERRAINS, 2, 0, "grass",
                                   "sand / stone / water"),
    "ground of a structure": (swap(TERRAINS, {(0, 2): "stone"}), "error.board_tile", TERRAINS, 0, 2, "stone", "sand"),
    "start in water": (swap(TERRAINS, {(3, 0): "water"}), "error.board_tile", TERRAINS, 3, 0, "water", "sand / stone"),
    "too many": (both(swap(TERRAINS, {(2, 0): "concrete"}), swap(PLACES, {(2, 0): "house"})),
                 "realigious.error.map_count",
                 PLACES, -1, -1, "7", "6"),
    "too few": (both(swap(TERRAINS, {(5, 0): "sand"}), swap(PLACES, {(5, 0): ""})), "realigious.error.map_count",
                PLACES, -1, -1,
                "3", "4"),
    "starts for others": (swap(STARTS, {(0, 4): "start"}), "realigious.error.map_count", STARTS, -1, -1, "3", "2"),
    "starts near each other": (swap(STARTS, {(3, 6): "", (2, 5): "", (3, 5): "start"}),
                               "realigious.error.map_near_other",
                               STARTS, 3, 5, "5", "6"),
    "start on a house": (swap(STARTS, {(3, 0): "", (1, 0): "start"}), "realigious.error.map_near_start", PLACES, 1, 0,
                         "0", "1"),
    "water at a start": (swap(TERRAINS, {(3, 2): "sand", (3, 1): "water"}), "realigious.error.map_near_start", TERRAINS,
                         3, 1,
                         "1", "2"),
    "governments near each other": (both(swap(TERRAINS, {(2, 3): "concrete", (3, 3): "sand"}),
                                         swap(PLACES, {(2, 3): "gov_police", (3, 3): "church"})),
                                    "realigious.error.map_near_other", PLACES, 2, 3, "2", "3"),
    "relic at a start": (swap(RELICS, {(4, 1): "relic"}), "realigious.error.map_near_start", RELICS, 4, 1, "2", "3"),
    "relic in a restricted zone": (swap(RELICS, {(1, 3): "relic"}), "realigious.error.map_under", RELICS, 1, 3,
                                   "restricted",
                                   "water / restricted / gov_office / gov_police / gov_base"),
    "celebrity in water": (swap(PEOPLE, {(4, 3): "", (3, 2): "celebrity"}), "realigious.error.map_under", PEOPLE, 3, 2,
                           "water",
                           "water / restricted"),
    "too many celebrities": (swap(PEOPLE, {(0, 2): "celebrity"}), "realigious.error.map_many", PEOPLE, -1, -1, "2",
                             "1"),
    "hint without church": (swap(HINTS, {(0, 2): "government"}), "realigious.error.map_hint", HINTS, 0, 2, "forest",
                            "church"),
    "too many hints": (swap(HINTS, {(2, 3): "government", (5, 2): "celebrity"}), "realigious.error.map_many", HINTS, -1,
                       -1, "2",
                       "1"),
    "unfair": (both(swap(TERRAINS, {(5, 0): "sand", (1, 0): "sand", (2, 1): "sand", (2, 6): "concrete",
                                    (4, 6): "concrete", (3, 5): "concrete"}),
                    swap(PLACES, {(5, 0): "", (1, 0): "", (2, 1): "", (2, 6): "office", (4, 6): "house",
                                  (3, 5): "house"})),
               "realigious.error.map_unfair", PLACES, 3, 0, "78", "82"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_r14_whatever_breaks_the_rules_is_told_with_its_place(tmp_path: Path, name: str) -> None:
    change, key, layer, x, y, found, expected = BROKEN[name]
    bad = told(tmp_path, change(source("oasis")))
    assert (bad.key, bad.layer, bad.x, bad.y, bad.found, bad.expected) == (key, layer, x, y, found, expected)


def bare(starts: str, water: dict[tuple[int, int], str]) -> str:
    """A map with only start points and water."""
    return set_tiles(cleared(source(starts), TERRAINS, PLACES, RELICS, PEOPLE), TERRAINS, water)


def test_r14_5_a_corner_behind_water_is_told(tmp_path: Path) -> None:
    bad = told(tmp_path, bare("oasis", {(1, 5): "water", (1, 6): "water", (0, 4): "water", (1, 4): "water"}))
    assert (bad.key, bad.layer, bad.x, bad.y, bad.found) == ("realigious.error.map_cut", TERRAINS, 0, 5, "-")


def test_r14_5_a_start_point_with_two_doors_is_told(tmp_path: Path) -> None:
    text = set_tiles(cleared(source("oasis"), *LAYERS), STARTS, {(0, 0): "start", (6, 6): "start"})
    bad = told(tmp_path, text)
    assert (bad.key, bad.layer, bad.x, bad.y, bad.found, bad.expected) == ("realigious.error.map_doors", STARTS, 0, 0,
        "2", "3")


def test_r14_11_celebrities_near_each_other_are_told(tmp_path: Path) -> None:
    text = set_tiles(cleared(source("jungle_fords"), PEOPLE), PEOPLE, {(4, 4): "celebrity", (5, 4): "celebrity"})
    bad = told(tmp_path, text)
    assert (bad.key, bad.x, bad.y, bad.found, bad.expected) == ("realigious.error.map_near_other", 5, 4, "1", "2")


def test_r14_5_what_leaves_no_fair_place_is_told(tmp_path: Path) -> None:
    """One building has one blank tile left, and the rest is unfair already."""
    unfair = BROKEN["unfair"][0](source("oasis"))
    bad = told(tmp_path, swap(PLACES, {(0, 3): ""})(swap(TERRAINS, {(0, 3): ""})(unfair)))
    assert (bad.key, bad.found, bad.expected) == ("realigious.error.map_lots", "0", "4")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_refusal_of_a_map_has_a_sentence(tmp_path: Path, language: str) -> None:
    known: dict[str, str] = {}
    for name in ("errors", "realigious/maps"):
        known |= json.loads((ASSETS / "texts" / language / f"{name}.json").read_text(encoding="utf-8"))
    for change, *_ in BROKEN.values():
        bad = told(tmp_path, change(source("oasis")))
        assert set(re.findall(r"\{(\w+)", known[bad.key])) <= set(bad.args_)


# ---------------------------------------------------------------- options
@pytest.mark.parametrize(("change", "key"), [
    (lambda texts: texts[1:], "realigious.error.map_property"),
    (lambda texts: [*texts, "rivers - -"], "realigious.error.map_layer"),
    (lambda texts: [*texts[:2], "terrain sand"], "realigious.error.map_span"),
    (lambda texts: [text.replace(" water", " sand", 1) for text in texts], "realigious.error.map_count"),
    (lambda _: ["nothing"], "realigious.error.map_property"),
])
def test_r14_wrong_texts_of_a_map_are_refused(change: Callable[[list[str]], list[str]], key: str) -> None:
    with pytest.raises(BadSetup) as raised:
        new_state([{}, {}], {"map": change(texts_of("oasis"))}, 0)
    assert raised.value.key == key


def test_r14_a_map_for_others_is_refused() -> None:
    with pytest.raises(BadSetup) as raised:
        new_state([{}, {}, {}], {"map": texts_of("oasis")}, 0)
    assert (raised.value.key, raised.value.args_["found"]) == ("realigious.error.map_players", "2")


def test_r14_a_map_does_not_stand_in_another_climate() -> None:
    with pytest.raises(BadSetup) as raised:
        first_state(texts_of("oasis"), climate="cold")
    assert raised.value.args_["field"] == "options.climate"


def test_r14_12_without_a_map_nothing_is_drawn_differently() -> None:
    assert new_state([{}, {}], {"map": []}, 4) == new_state([{}, {}], {}, 4)


def test_r14_5_the_examples_are_fair() -> None:
    for name, (players, _) in EXAMPLES.items():
        plan = plan_of(texts_of(name), players)
        place = mapgen.site(7 + players - 2, plan.starts)
        structure = bytearray(plan.structure.get(tile, 0) for tile in range(place.geo.count))
        assert mapgen.is_good(place, structure)
