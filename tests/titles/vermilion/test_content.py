"""Section 5: the tables are whole, say what the specification says, and refuse what is wrong; the boards of files."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.boards.tmx import BadBoard
from game.core.content import read_table
from game.core.errors import BadSetup, ContentError
from game.core.session import Session
from game.titles.vermilion import SPEC, content
from game.titles.vermilion.board import ORDER, QUESTS, TERRAIN, Wrong, own_board, parsed, reachable, read_quest
from game.titles.vermilion.content import (
    ADVANCED,
    CARDS,
    CHARACTERS,
    DUALITY,
    ENEMIES,
    FOE_STEPS,
    GEAR,
    RECIPES,
    REWARDS,
    TAINTS,
    TRINKETS,
    action_at,
)
from game.titles.vermilion.effects import ABLE, EFFECTS
from game.titles.vermilion.grammar import CHARGES, STEPS, THRESHOLDS, WITH, together
from game.titles.vermilion.view import zone_odds

BOARDS = Path(__file__).resolve().parents[3] / "assets" / "boards" / "vermilion"


def test_5_there_is_everything_that_is_listed() -> None:
    slots = [row.slot for row in GEAR.values()]
    assert (len(CHARACTERS), len(ADVANCED), slots.count("arm"), slots.count("torso"), slots.count("legs"),
            len(TRINKETS), sum(row.copies for row in TAINTS.values()), len(DUALITY), len(ENEMIES), len(QUESTS)) == (
                6, 22, 16, 12, 12, 16, 40, 30, 16, 10)


def test_5_1_unique_cards_belong_to_one_character() -> None:
    owned = [card for row in CHARACTERS.values() for card in row.cards]
    assert sorted(owned) == [f"u{n:02}" for n in range(1, 19)]
    assert all(CARDS[card].owner == row.id for row in CHARACTERS.values() for card in row.cards)


def test_g35_rarity_follows_from_what_a_card_is() -> None:
    wanted = {"basic": 1, "advanced": 3}
    assert all(row.rarity == wanted.get(row.owner, 2) for row in CARDS.values())


def test_5_every_effect_card_has_an_effect_and_no_other() -> None:
    effects = [row.id for row in CARDS.values() if row.type == "effect"]
    assert sorted(EFFECTS) == sorted(ABLE) == sorted(effects)


def test_5_7_everything_but_starting_gear_has_a_recipe() -> None:
    tiers = {**GEAR, **TRINKETS}
    assert sorted(RECIPES) == sorted(item for item, row in tiers.items() if row.tier)
    assert all(("heart" in RECIPES[item].cost) == (tiers[item].tier == 2) for item in RECIPES)


def test_5_8_kinds_of_corruption() -> None:
    counts = {kind: sum(row.copies for row in TAINTS.values() if row.kind == kind)
              for kind in ("fixed", "instant", "parasitic")}
    assert counts == {"fixed": 12, "instant": 18, "parasitic": 10}


def test_5_11_the_tally_of_options() -> None:
    options = [given for row in DUALITY.values() for given in (row.a, row.b)]
    steps = [side for given in options for side in ("imprint", "breakthrough") if side in given]
    assert (steps.count("imprint"), steps.count("breakthrough")) == (21, 22)
    assert sum(not {"imprint", "breakthrough"} & set(given) for given in options) == 17


def test_5_14_every_threshold_charge_and_step_is_used() -> None:
    assert {when.name for rewards in REWARDS.values() for when, _ in rewards} == set(THRESHOLDS)
    assert {row.charge.partition(":")[0] for row in TRINKETS.values()} - {""} == set(CHARGES)
    steps = [step for zones in FOE_STEPS.values() for zone in zones for step in zone]
    assert {step.verb for step in steps} == set(STEPS)
    assert {name for step in steps for name in step.keywords} == set(WITH)


ODDS = {  # 5.10: per mille of each zone at net token -1, 0, +1
    "kynodon": [(458, 542, 0, 0), (292, 583, 125, 0), (83, 542, 250, 125)],
    "ungulus": [(306, 458, 125, 111), (181, 514, 250, 56), (167, 500, 333, 0)],
    "myomita": [(250, 500, 0, 250), (222, 528, 250, 0), (111, 472, 250, 167)],
    "phagoris": [(500, 250, 0, 250), (417, 500, 0, 83), (167, 333, 250, 250)],
    "spirulex": [(250, 500, 0, 250), (222, 528, 250, 0), (111, 472, 250, 167)],
    "rupturon": [(750, 250, 0, 0), (250, 500, 250, 0), (0, 250, 500, 250)],
    "tendrilla": [(375, 542, 0, 83), (292, 583, 125, 0), (83, 542, 375, 0)],
    "osteodon": [(375, 500, 0, 125), (125, 750, 125, 0), (0, 500, 500, 0)],
    "cranix": [(458, 417, 0, 125), (292, 583, 125, 0), (120, 630, 125, 125)],
    "sclerid": [(326, 486, 188, 0), (201, 507, 292, 0), (111, 431, 396, 62)],
    "anaxil": [(500, 250, 0, 250), (250, 500, 250, 0), (0, 250, 750, 0)],
    "tabanix": [(500, 250, 0, 250), (417, 500, 0, 83), (167, 333, 250, 250)],
    "kynarch": [(275, 500, 125, 100, 0), (164, 606, 188, 42, 0), (60, 519, 312, 46, 62)],
    "ossarion": [(458, 417, 0, 125), (292, 583, 125, 0), (120, 630, 125, 125)],
    "vermilia_imprint": [(625, 312, 0, 62, 0), (312, 625, 62, 0, 0), (62, 625, 250, 0, 62)],
    "vermilia_breakthrough": [(248, 440, 83, 62, 167), (136, 510, 312, 0, 42), (56, 424, 271, 83, 167)],
}


@pytest.mark.parametrize("kind", list(ENEMIES))
@pytest.mark.parametrize("net", [-1, 0, 1])
def test_5_10_the_chances_of_the_zones_are_those_printed(kind: str, net: int) -> None:
    odds, ways = zone_odds(kind, net)
    printed = ODDS[kind][net + 1]
    assert all(abs(1000 * odd / ways - wanted) <= 1 for odd, wanted in zip(odds, printed, strict=True))


def test_r4_2_2_yellow_wins_and_no_total_falls_through() -> None:
    row = ENEMIES["kynodon"]
    assert [row.zones[action_at(row, total)].zone for total in (-5, 3, 4, 6, 7, 8, 9)] == [
        "blue", "blue", "green", "green", "red", "yellow", "red"]


def test_r13_41_the_same_keyword_twice() -> None:
    gives = [content.grammar.give(text) for text in
             ("push:1", "push:2", "leap:2", "leap:4", "muscle_density:3", "muscle_density:2", "penetrate", "penetrate")]
    assert together(gives) == {"push": 3, "leap": 4, "muscle_density": 2, "penetrate": 1}


# ---------------------------------------------------------------- what is wrong is refused with its place
def table(name: str) -> list[dict[str, Any]]:
    text = resources.files("game.titles.vermilion").joinpath(f"data/{name}.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text)
    return rows


@pytest.mark.parametrize(("name", "row_type", "checks", "change", "told"), [
    ("cards", content.ActionCardRow, [content._keywords("gives")], {"gives": ["shove:2"]}, "shove:2"),
    ("cards", content.ActionCardRow, [], {"type": "jump"}, "jump"),
    ("gear", content.GearRow, [content._whens("thresholds", THRESHOLDS, "pair")],
     {"thresholds": [{"met": "pairs", "gives": []}]}, "pairs"),
    ("enemies", content.EnemyRow, [content._bars], {"zones": []}, "a hole"),
    ("enemies", content.EnemyRow, [content._loot], {"loot": [{"upto": 9, "gives": {"gold": 1}}]}, "gold"),
    ("recipes", content.RecipeRow, [content._materials], {"cost": {"gold": 1}}, "gold"),
    ("duality", content.DualityRow, [content._outcomes], {"a": ["gold:1"]}, "gold:1"),
    ("trinkets", content.TrinketRow, [content._condition("charge", CHARGES, "crisis:8")], {"charge": "crisis"},
     "crisis"),
])  # fmt: skip
def test_5_a_wrong_row_is_told_with_its_place(name: str, row_type: type[msgspec.Struct], checks: list[Any],
                                              change: dict[str, Any], told: str) -> None:
    rows = table(name)
    rows[0] |= change
    with pytest.raises(ContentError) as error:
        read_table(json.dumps(rows), f"{name}.json", row_type, checks)
    assert (error.value.row, error.value.field) == (rows[0]["id"], next(iter(change)))
    assert told in error.value.found and error.value.example


# ---------------------------------------------------------------- boards
@pytest.mark.parametrize("quest", ORDER)
def test_5_13_the_board_of_a_quest_can_be_walked(quest: str) -> None:
    board = parsed(QUESTS[quest].board)
    free = [tile for tile, code in enumerate(board.codes) if code in (1, 2)]
    assert reachable(board) == free


@pytest.mark.parametrize("quest", ORDER)
def test_5_13_the_files_hold_the_same_boards(quest: str) -> None:
    row = QUESTS[quest]
    texts = read_quest(BOARDS / f"{quest}_{row.name}.tmx")
    assert parsed(texts) == parsed(row.board)


def test_5_13_an_own_file_can_be_played() -> None:
    texts = read_quest(BOARDS / "q04_the_lung_grove.tmx")
    session = Session(SPEC, [{"character": "karon"}], {"variant": "single_quest", "board": texts}, 1)
    state = session.table.state
    assert (state.mode, state.objective, state.tree, session.questions()[0].text) == (
        "single_quest", "escort", 2 * 15 + 12, "choose_start")


OWN = ("objective annihilate", "rounds 5", "group 1 1 P kynodon", "marks 1 4,2 5,1", "row .+.+.+", "row +S+S+1",
       "row S+.+1+", "row +.+.+.", "row S+.+.+")


@pytest.mark.parametrize(("old", "new", "found", "place"), [
    ("row +S+S+1", "row SS+S+1", "start", (0, 1)), ("row .+.+.+", "row .+.+o+", "wall_small", (4, 0)),
    ("row .+.+.+", "row .+.+.+x", "x", (6, 0)), ("rounds 5", "rounds 0", "rounds 0", (-1, -1)),
    ("P kynodon", "P kitten", "kitten", (-1, -1)), ("group 1 1", "group 2 1", "group 2 1 P kynodon", (-1, -1)),
    ("group 1 1", "group 1 9", "1 groups", (-1, -1)), ("1 1 P ", "1 1 P-1 ", "no enemy for one seat", (-1, -1)),
    ("1 1 P ", "1 1 0/1/1/1 ", "no enemy for one seat", (-1, -1)),
    ("objective annihilate", "objective win", "objective win", (-1, -1)),
    ("objective annihilate", "objective escort", "no T, or no C", (-1, -1)),
    ("objective annihilate", "objective stabilise", "0 P", (-1, -1)),
    ("marks 1 4,2 5,1", "marks 1 4,2 4,2", "marks 1 4,2 4,2", (-1, -1)), ("row S+.+1+", "row .+.+1+", "3 S", (-1, -1)),
    ("row +S+S+1", "row +S+SX1", "a place nobody can walk to", (4, 2)),
])  # fmt: skip
def test_5_13_a_wrong_board_is_told_with_its_place(old: str, new: str, found: str, place: tuple[int, int]) -> None:
    parsed(OWN)
    texts = [text.replace(old, new) for text in OWN]
    if found == "a place nobody can walk to":
        texts = [text.replace("row S+.+1+", "row S+.X1X").replace("row +.+.+.", "row +.+.X.") for text in texts]
    with pytest.raises(Wrong) as error:
        parsed(texts)
    assert (error.value.found, (error.value.x, error.value.y)) == (found, place)


def test_5_13_walls_on_muscle_and_rocks_on_bone_are_refused() -> None:
    for sign in TERRAIN:
        even = sign in ".R "
        row = f"row {sign}+.+.+" if not even else f"row .{sign}.+.+"
        texts = ["objective annihilate", "rounds 5", "group 1 1 P kynodon", row, "row +S+S+1", "row S+.+.+",
                 "row +.+S+."]
        if sign != " ":
            with pytest.raises(BadSetup):
                own_board(texts)


def test_5_13_a_wrong_file_is_told_with_its_place(tmp_path: Path) -> None:
    text = (BOARDS / "q01_the_first_cut.tmx").read_text(encoding="utf-8")
    for change in (('name="rounds" value="7"', 'name="rounds" value="soon"'), ('type="wall_small"', 'type="fence"'),
                   ('name="places"', 'name="things"')):
        path = tmp_path / "own.tmx"
        path.write_text(text.replace(*change), encoding="utf-8")
        with pytest.raises(BadBoard) as error:
            read_quest(path)
        assert error.value.file == "own.tmx" and error.value.expected
