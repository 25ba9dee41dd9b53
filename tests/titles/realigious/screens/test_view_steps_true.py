"""C6.5, C6.14: step by step nothing is shown that was not so yet. Matches by lot are compared with what a reader could
see whenever something was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import game
from game.core.events import Event
from game.core.rng import Stream
from game.core.session import Session
from game.core.table import Table
from game.titles.realigious.view import SeatView, view
from scenes.kit.event_look import TURN
from scenes.titles.realigious.again import step_ms
from scenes.titles.realigious.events import EVENTS
from scenes.titles.realigious.view_steps import LIGHT, step

MOST = 500  # answers of a match
Moments = dict[int, dict[int, SeatView]]
"""What each reader could see before an event."""


def facts(shown: SeatView) -> Iterator[tuple[tuple[object, ...], object]]:
    """What is compared, each fact under its name."""
    for name in ("day", "wind", "gauge", "cycle"):
        yield (name,), getattr(shown, name)
    yield ("mud",), frozenset(tile.tile for tile in shown.tiles if tile.mud)
    for seat in shown.seats:
        for name in ("reputation", "social", "believers", "religious", "relics", "mystic", "alive"):
            yield (name, seat.seat), getattr(seat, name)
    if shown.own is not None:
        for name in ("donations", "influence", "reputation"):
            yield ("own", name), getattr(shown.own, name)


def owners(shown: SeatView) -> dict[int, tuple[int, str, int]]:
    """Whose the tiles are that are told, what stands there, and which relic is known to lie there."""
    return {tile.tile: (tile.owner, tile.designation, tile.relic) for tile in shown.tiles if tile.shown}


def is_step(event: Event) -> bool:
    """Whether something is read before the event."""
    look = EVENTS[event.kind]
    return bool(look.heavy or look.ends or look.mark_of(event) == TURN or step_ms(event, True))


def choices(
    session: Session, lot: Stream, moments: Moments, readers: tuple[int, ...]
) -> Iterator[tuple[int, SeatView, list[Event], SeatView]]:
    """Each choice of a match, with what a reader saw before it, of it and after it."""
    for _ in range(MOST):
        questions = session.questions()
        if not questions:
            return
        before = {reader: (session.view(reader), session.event_count(reader)) for reader in readers}
        question = lot.pick(questions)
        moments.clear()
        session.answer(question.seat, lot.pick(question.options()).key)
        for reader, (was, since) in before.items():
            yield reader, was, session.events(since, reader), session.view(reader)


class SoFar:
    """All that was so since a choice, as a reader could see it."""

    def __init__(self, was: SeatView) -> None:
        self.facts: dict[object, set[object]] = {}
        self.tiles: dict[int, set[object]] = {}
        self.know(was)

    def know(self, now: SeatView) -> None:
        """This is so now."""
        for fact, value in facts(now):
            self.facts.setdefault(fact, set()).add(value)
        for tile, value in owners(now).items():
            self.tiles.setdefault(tile, set()).add(value)

    def early(self, shown: SeatView, lit: bool) -> list[object]:
        """What is shown and was never so; of tiles nothing where some have just come to light."""
        found: list[object] = [(fact, value) for fact, value in facts(shown) if value not in self.facts[fact]]
        tiles = {} if lit else owners(shown)
        return found + [(tile, value) for tile, value in tiles.items() if value not in self.tiles.get(tile, ())]


@pytest.mark.slow
@pytest.mark.parametrize(("climate", "seats"), [("cold", 2), ("tropical", 3), ("temperate", 4), ("arid", 3)])
def test_c6_14_a_step_shows_nothing_that_was_not_so_yet(
    monkeypatch: pytest.MonkeyPatch, climate: str, seats: int
) -> None:
    session = game.new_session("realigious", [{}] * seats, {"climate": climate}, 11)
    moments, emit, readers, steps = Moments(), Table.emit, (0, seats - 1), 0

    def noted(table: Table[Any], *args: Any, **more: Any) -> None:
        if table.record is not None:
            moments[len(table.record)] = {reader: view(table.state, reader) for reader in readers}
        emit(table, *args, **more)

    monkeypatch.setattr(Table, "emit", noted)
    for reader, shown, events, after in choices(session, Stream(11, climate), moments, readers):
        so, lit = SoFar(shown), False
        for event, following in pairwise(events):
            shown, lit = step(shown, event, after), lit or event.kind in LIGHT
            so.know(moments[following.no][reader])
            if is_step(following):
                steps += 1
                assert not so.early(shown, lit), (event, following)
    assert steps > 100
