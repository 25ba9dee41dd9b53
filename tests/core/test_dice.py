"""Dice as pieces of the state: pools, histories of faces, and the chances of sums."""

from __future__ import annotations

import msgspec
import pytest

from game.core import codec
from game.core.dice import (
    DieKind,
    Pool,
    chances,
    counted,
    faces,
    fillings,
    give_back,
    make,
    ready,
    roll,
    show,
    take,
    turn,
)
from game.core.rng import seeded
from game.core.state import BaseState
from game.core.table import Table

KINDS = {
    "calm": DieKind("calm", (1, 1, 2, 2), (2, 2, 1, 1)),
    "wild": DieKind("wild", (0, 0, 1, 3, 3, 3), (3, 3, 3, 0, 0, 1)),
}


class Held(BaseState, kw_only=True):
    pool: Pool


def table(*kinds: str, seed: int = 1) -> Table[Held]:
    pool = Pool()
    for kind in kinds:
        make(pool, kind)
    return Table(None, Held(rng=seeded(seed), agenda=[], pool=pool))  # type: ignore[arg-type]


def test_a_die_keeps_its_number_and_the_faces_it_showed() -> None:
    g = table("wild", "calm")
    (die,) = take(g.state.pool, "calm")
    roll(g, [die], KINDS)
    first = die.face
    show(die, 3, "charm")
    roll(g, [die], KINDS, "again")
    assert (die.no, [(s.face, s.why) for s in die.shown][:2]) == (1, [(first, "rolled"), (3, "charm")])
    assert die.shown[2].why == "again" and len(die.shown) == 3


def test_a_face_that_it_shows_already_is_no_change() -> None:
    g = table("calm")
    (die,) = take(g.state.pool, "calm")
    show(die, 2, "charm")
    show(die, 2, "another")
    assert [s.why for s in die.shown] == ["charm"]


def test_a_die_given_back_lies_ready_without_a_history() -> None:
    g = table("calm", "calm")
    (die,) = take(g.state.pool, "calm")
    roll(g, [die], KINDS)
    give_back(g.state.pool, die)
    assert ready(g.state.pool) == 2 and die.shown == [] and [d.no for d in g.state.pool.dice] == [1, 0]


def test_more_dice_than_there_are_cannot_be_taken() -> None:
    g = table("calm")
    with pytest.raises(ValueError, match="2 dice of 'calm'"):
        take(g.state.pool, "calm", 2)
    assert ready(g.state.pool) == 1


def test_a_die_that_became_another_kind_remembers_what_it_was() -> None:
    pool = Pool()
    die = make(pool, "calm", "wild")
    assert (die.kind, die.born, ready(pool, "wild"), ready(pool, "calm")) == ("wild", "calm", 1, 0)


def test_ways_of_filling_come_with_most_dice_first() -> None:
    pool = table("calm", "calm", "wild").state.pool
    assert fillings(pool, ("calm", "wild"), 2) == [(2, 0), (1, 1), (1, 0), (0, 1)]
    assert fillings(pool, ("calm", "wild"), 3, least=3) == [(2, 1)]


@pytest.mark.parametrize(("face", "under"), [(0, [3]), (1, [3]), (3, [0, 1])])
def test_a_die_turned_over_shows_what_lies_opposite(face: int, under: list[int]) -> None:
    found = []
    for seed in range(30):
        g = table("wild", seed=seed)
        die = g.state.pool.dice[0]
        show(die, face, "laid")
        turn(g, die, KINDS, "turned")
        found.append(die.face)
    assert sorted(set(found)) == under


def test_the_chances_are_those_of_all_ways_of_rolling() -> None:
    found = chances(("calm", "wild"), KINDS)
    assert sum(found.values()) == 24 and found == {1: 4, 2: 6, 3: 2, 4: 6, 5: 6}


def test_every_roll_of_a_stream_is_a_face_of_its_kind_and_plain_data() -> None:
    for seed in range(20):
        g = table("calm", "wild", "wild", seed=seed)
        roll(g, g.state.pool.dice, KINDS)
        assert all(die.face in KINDS[die.kind].faces for die in g.state.pool.dice)
        assert counted(g.state.pool.dice, ("calm", "wild")) == (1, 2)
        data = codec.ENCODE(g.state)
        assert msgspec.msgpack.decode(data, type=Held) == g.state and len(faces(g.state.pool.dice)) == 3
