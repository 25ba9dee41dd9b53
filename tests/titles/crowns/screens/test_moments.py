"""Section 10, C6.5. What events look like: everything that moves begins, goes on and ends, with and without motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.core.rng import Stream
from scenes.media.canvas import SIZE
from scenes.table.table_scene import TableScene
from scenes.titles.crowns.events import EVENTS
from tests.gallery.crowns_tables import parts, played

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.crowns.view import SeatView
    from scenes.program import Program

SHARES, TWICE = 6, 2
ANIMATED = {kind for kind, look in EVENTS.items() if look.animation is not None}
RARE = {"bypassed", "saved", "modified", "keyword", "no_winner", "office", "game_ended", "dominance", "unopposed"}
"""What not every match has."""


def moments(program: Program, seats: str, seed: int) -> tuple[TableScene, list[tuple[SeatView, Event, SeatView]]]:
    """A table, and the events of a match with the views before and after the choice that led to them."""
    match = played(program.client, seats, seed, lambda _view, _asked: True)
    table, lot, found = TableScene(program.client, match), Stream(seed, "moments"), []
    program.nav.stack.reset(table, animated=False)
    seen, counts = 0, dict.fromkeys(ANIMATED, 0)
    for _ in range(1500):
        questions = match.session.questions()
        if not questions:
            break
        before, question = match.session.view(0), lot.pick(questions)
        options = [option for option in question.options() if option.key not in ("pass", "back")]
        match.session.answer(question.seat, lot.pick(options or question.options()).key)
        after = match.session.view(0)
        for event in match.session.events(seen, 0):
            if event.kind in ANIMATED and counts[event.kind] < TWICE:
                counts[event.kind] += 1
                found.append((before, event, after))
        seen = match.session.event_count(0)
    return table, found


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("seats", "seed"), [("pb", 4), ("pbbb", 9)])
def test_every_animation_runs_to_its_end(program: Program, seats: str, seed: int, reduced: bool) -> None:
    table, found = moments(program, seats, seed)
    title, canvas = parts(table), pygame.Surface(SIZE)
    title.set_pace(1.0, reduced)
    for before, event, after in found:
        title.show(before)
        length = title.stage.animate(event, after)
        for _ in range(SHARES):
            title.stage.fx.advance(max(1, length // SHARES))
            title.stage.draw(canvas)
        title.stage.finish()
        title.show(after)
        assert not title.stage.waits()
        assert not title.areas._hidden, event.kind
    assert {event.kind for _, event, _ in found} >= ANIMATED - RARE


def test_r7_2_all_plots_turn_over_with_the_first_that_is_told(program: Program) -> None:
    table, found = moments(program, "pb", 4)
    title = parts(table)
    lengths = {}
    for before, event, after in [moment for moment in found if moment[1].kind == "plot"]:
        title.show(before)
        lengths.setdefault(event.no, title.stage.animate(event, after))
        title.stage.finish()
    assert sorted(bool(length) for length in lengths.values()) == [False, True]


def test_r10_10_the_sums_of_a_challenge_end_on_what_they_are(program: Program) -> None:
    table, found = moments(program, "pb", 4)
    title = parts(table)
    moment = next(one for one in found if one[1].kind == "won" and (one[0].challenge or one[2].challenge))
    before, event, after = moment
    title.show(before if before.challenge is not None else after)
    title.stage.animate(event, after)
    title.stage.finish()
    content = title.band.panel.content
    assert content is not None
    assert (content.attack, content.defence) == (event.data["attack"], event.data["defence"])
