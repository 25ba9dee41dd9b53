"""R3. What lies on a line: enemies, swamps and tents in the order met."""
from __future__ import annotations

import pytest

from game.titles.creed.geometry import TENTS_OF_LINE
from tests.titles.creed.play import Play


def tents(text: str) -> list[str]:
    """"32 22" as ["T32", "T22"]."""
    return [f"T{name}" for name in text.split()]


def in_order(a_line: str) -> list[str]:
    """R3.7. The tents behind a defender's line."""
    k = int(a_line[1])
    return [f"T{k}{b}" for b in (3, 2, 1)] if a_line[0] == "L" else [f"T{a}{k}" for a in (3, 2, 1)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("line", ["L1", "L2", "L3", "R1", "R2", "R3"])
def test_r3_4_r3_7_the_line_table(players: int, line: str) -> None:
    there = ("R" if line[0] == "L" else "L") + line[1]
    step = 1 if line[0] == "L" else -1
    found = [(row.enemy, row.enemy_line, row.tents) for row in Play(players).view(0).lines if row.line == line]
    enemies = [(seat + step) % players for seat in range(players)]
    assert found == [(enemy, there, tuple(f"{enemy}{tent}" for tent in in_order(there))) for enemy in enemies]


def test_r3_5_a_charge_meets_ranks_one_two_three() -> None:
    play = Play()
    play.units(0, "armoured_cavalry@L1r3")
    play.units(1, "infantry_1@R1r1", "infantry_2@R1r2", "archer@R3r3", "spearman@R2r2")
    args = play.args("field_attack:L1r3>1")
    assert [args["cell_1"], args["cell_2"], args["targets"]] == ["R1r1", "R1r2", 2]


def test_r3_5_the_nearest_rank_comes_first() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.units(1, "archer@R1r2", "infantry_1@R1r1")
    assert play.offered("field_attack:") == ["field_attack:L1r1>1"]


@pytest.mark.parametrize("tent", range(9))
def test_r3_6_every_tent_lies_on_one_line_of_each_front(tent: int) -> None:
    lines = [line for line in range(6) if tent in TENTS_OF_LINE[line]]
    assert lines == [tent // 3, 3 + tent % 3]


@pytest.mark.parametrize(("unit", "order"), [("infantry_1@L2r1", "32 22 12"), ("infantry_1@R2r2", "23 22 21")])
def test_r3_7_sieges_go_through_the_tents_in_order(unit: str, order: str) -> None:
    cell, found = unit.partition("@")[2], []
    for name in tents(order):
        play = Play()
        play.units(0, unit)
        play.ruin(1, *tents(order)[:tents(order).index(name)])
        found += play.offered("siege_attack:")
    assert found == [f"siege_attack:{cell}>{name}" for name in tents(order)]


def test_r3_8_depth_is_the_number_of_tents_before_it_on_its_cheaper_line() -> None:
    play = Play()
    play.units(0, "infantry_1@L2r1", "infantry_2@R2r2")
    play.ruin(1, "T32")
    assert play.offered("siege_attack:") == ["siege_attack:L2r1>T22", "siege_attack:R2r2>T23"]


def test_r3_9_a_siege_on_one_front_uncovers_a_tent_of_the_other() -> None:
    play = Play()
    play.units(0, "infantry_1@L3r1", "infantry_2@R3r1")
    assert play.offered("siege_attack:R3") == ["siege_attack:R3r1>T33"]
    play.answer("siege_attack:L3r1>T33")
    assert play.offered("siege_attack:R3") == ["siege_attack:R3r1>T32"]


def test_r3_9_allies_uncover_tents_for_each_other() -> None:
    play = Play(4)
    play.units(0, "infantry_1@L3r1")
    play.units(2, "infantry_1@R3r1")
    play.answer("siege_attack:R3r1>T33", seat=2)
    assert play.offered("siege_attack:", seat=0) == ["siege_attack:L3r1>T23"]


def test_r3_12_a_swamp_never_stops_a_charge() -> None:
    play = Play()
    play.units(0, "cavalry_4@L2r3")  # L2r2 and the enemy's R2r1 are swamps
    play.units(1, "infantry_1@R2r2")
    play.answer("field_attack:L2r3>2")
    assert play.field(1) == []


def test_r3_12_nor_a_siege() -> None:
    play = Play()
    play.units(0, "cavalry_4@L2r3")
    assert play.offered("siege_attack:") == ["siege_attack:L2r3>T32"]
