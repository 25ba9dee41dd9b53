"""Sealed rounds in which several seats choose as one."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.ask import AskAll, Rules
from game.core.errors import BadMessage
from game.core.rng import seeded
from game.core.session import Session
from game.core.state import Step
from tests.core.toy import G, ToyState, letters, spec

TEAMS = ((0, 2),)


def auction(g: G) -> Rules[None]:
    """Two seats bid as one against a third."""
    g.state.bids = yield AskAll([0, 1, 2], "T2", "bid", letters, ("xyz",), teams=TEAMS)


def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> ToyState:
    return ToyState(rng=seeded(seed), agenda=[Step("end"), Step("auction")], secret=[1, 2, 3])


def match() -> Session:
    toy = spec()
    changed = msgspec.structs.replace(toy, seats=(3,), new_state=new_state, steps={**toy.steps, "auction": auction})
    return Session(changed, [{}, {}, {}], {}, 7)


def test_the_first_answer_of_a_team_counts() -> None:
    session = match()
    session.answer(2, "y")
    assert [q.seat for q in session.questions()] == [1]
    with pytest.raises(BadMessage):
        session.answer(0, "x")
    session.answer(1, "x")
    assert session.table.state.bids == {1: "x", 2: "y"}


def test_the_seats_without_a_team_are_all_awaited() -> None:
    session = match()
    session.answer(1, "x")
    assert [q.seat for q in session.questions()] == [0, 2]


def test_what_the_team_has_chosen_stays_in_the_worlds_of_all_its_seats() -> None:
    session = match()
    session.answer(0, "z")
    bids = set()
    for seat in (0, 2):
        for seed in range(6):
            world = session.imagine(seat, seed)
            world.answer(1, "x")
            bids.add(world.table.state.bids[0])
    assert bids == {"z"}
