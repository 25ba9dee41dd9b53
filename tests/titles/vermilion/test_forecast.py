"""Section 10: what the board says that enemies will do is what they then do, in matches played by lot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from game.core.rng import Stream
from game.titles.vermilion.foes import act
from game.titles.vermilion.forecast import _blows, plans
from game.titles.vermilion.grammar import FoeStep
from game.titles.vermilion.sequence import STEPS
from game.titles.vermilion.view import view

from .matches import Setup, session_of, walk
from .play import Play

if TYPE_CHECKING:
    from game.core.ask import Rules
    from game.core.events import Event
    from game.titles.vermilion.forecast import Plan
    from game.titles.vermilion.queries import G

ANSWERS = 700
QUESTS = [Setup(1 + seed % 4, f"q{seed:02d}", 500 + seed) for seed in range(1, 11)]


@pytest.fixture
def foretold(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The plan of each enemy as it stands right before it acts, in the order of acting."""
    found: list[Plan] = []

    def watched(g: G, number: int) -> Rules[None]:
        coming = plans(view(g.state, None), number - 1)
        found.extend(plan for plan in coming if plan.unit == f"f{number}")
        yield from act(g, number)

    monkeypatch.setitem(STEPS, "foe_act", watched)
    return found


def acts(events: list[Event]) -> Iterator[list[Event]]:
    """What happened from the moment an enemy began to act until the next one did or the phase ended."""
    held: list[Event] = []
    for event in events:
        if event.kind in ("acts", "phase", "round_began") and held:
            yield held
            held = []
        if event.kind == "acts" or held:
            held.append(event)


def as_done(events: list[Event], unit: str) -> tuple[list[str], dict[str, Any], bool]:
    """The tiles that the enemy entered before its first attack, that attack, and whether somebody defended."""
    way: list[str] = []
    for i, event in enumerate(events):
        if event.kind == "foe_attacked" and event.data["unit"] == unit:
            return way, event.data, any(one.kind in ("defended", "covered") for one in events[i:])
        if event.kind == "moved" and event.data["unit"] == unit:
            way.append(str(event.data["to"]))
    return way, {}, False


@pytest.mark.parametrize("setup", QUESTS, ids=str)
def test_10_enemies_do_what_the_board_has_foretold(foretold: list[Plan], setup: Setup) -> None:
    session = session_of(setup)
    for _ in walk(session, Stream(setup.seed, "forecast"), ANSWERS):
        pass
    told = list(acts(session.events(0, None)))
    assert told and len(foretold) - len(told) in (0, 1)
    for plan, events in zip(foretold, told, strict=False):
        assert events[0].data["unit"] == plan.unit
        way, blow, defended = as_done(events, plan.unit)
        assert way == list(plan.way[1:len(way) + 1]), (plan, events)
        if plan.blows:
            first = plan.blows[0]
            assert (blow.get("target"), blow.get("power")) == (first.target, first.power), (plan, events)
            assert not (defended and first.penetrates and len(plan.blows) == 1), (plan, events)
        else:
            assert not blow and len(way) == len(plan.way) - 1, (plan, events)


def test_r13_11_a_blow_of_a_pack_is_foretold_as_one_that_nobody_parries() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("myomita", "3,2")
    step = FoeStep("melee", 2, 0, {})
    state = play.state
    assert [blow.penetrates for blow in _blows(state, state.foes[0], step)] == [False]
    play.foe("myomita", "1,2")
    assert [blow.penetrates for blow in _blows(state, state.foes[0], step)] == [True]
