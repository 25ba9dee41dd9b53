"""Views are built of parts that are kept from one position to the next; that shows in nothing but time."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.memo import Memo
from game.core.rng import Stream
from game.titles.realigious import view_tiles
from tests.every_title.matches import Setup, seen, session_of, setups, walk


@pytest.mark.slow
@setups(seed=23)
def test_g11_a_view_says_the_same_whatever_was_looked_at_before(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    session, kept = session_of(setup), Memo.get

    def afresh(session: Any, seat: int | None) -> bytes:
        with monkeypatch.context() as patch:
            patch.setattr(Memo, "get", lambda _self, _key, build: build())
            patch.setattr(view_tiles, "_last", {})
            return seen(session, seat)

    for _ in walk(session, Stream(setup.seed, "answers"), most=150):
        for seat in (None, *range(setup.seats)):
            assert seen(session, seat) == afresh(session, seat)
    assert Memo.get is kept
