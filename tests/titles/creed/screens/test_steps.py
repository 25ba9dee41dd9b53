"""C6.5, C6.14: what is shown between two choices, also when it is shown again, holds together at every step."""

from __future__ import annotations

from collections import Counter

import pytest

import game
from game.bots.play import choose
from game.titles.creed.view import SeatPublic, SeatView
from scenes.titles.creed.events import ALL, touched_by
from scenes.titles.creed.view_steps import step


def tiles(public: SeatPublic) -> int:
    """All tiles of a nation, wherever they are."""
    return public.hand + len(public.units) + public.fallen


def own(view: SeatView) -> bool:
    """Whether the reader's own hand and pile are as large as everybody sees them."""
    counts = [(sum(count for _, count in held), public) for secret in view.secrets for held, public in (
        (secret.hand, view.seats[secret.seat].hand), (secret.fallen, view.seats[secret.seat].fallen))]  # fmt: skip
    return all(count == public for count, public in counts)


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 5), (2, 5)])
def test_c6_5_a_tile_is_in_one_place_at_every_step_and_no_counter_comes_before_its_turn(
    players: int, seed: int
) -> None:
    """On the field, in hand or among the fallen: also of two units that one attack removes, or one rumour sends back.
    """
    session, seen = game.new_session("creed", [{} for _ in range(players)], {}, seed), Counter[str]()
    while session.outcome is None:
        seat, before, count = session.questions()[0].seat, session.view(0), session.event_count(0)
        session.answer(seat, choose(session, seat, "easy", seed))
        after, shown = session.view(0), before
        for event in session.events(count, 0):
            last, shown = shown, step(shown, event, after)
            seen[event.kind] += 1
            if touched_by(event) == ALL:
                continue
            assert [*map(tiles, shown.seats)] == [*map(tiles, before.seats)] and own(shown), event
            ready = [(now.own + now.white, then.own + then.white)
                     for now, then in zip(shown.seats, last.seats, strict=True)]  # fmt: skip
            assert all(now <= then for now, then in ready), event
    assert {"placed", "hit", "revealed", "sent_back"} <= set(seen)
