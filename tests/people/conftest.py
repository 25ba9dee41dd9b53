"""A store in which the players of these tests have profiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.store.known import Marked
from game.store.profiles import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def marks(store: Store) -> Callable[[], Marked]:
    """Marks of players whose unique id is their ID."""
    for name in ("Ann", "Bob", "Cid", "Dan", "Eve"):
        profile = store.create_profile(name, "profile/0")
        with store._db.transaction() as sql:
            sql.execute("UPDATE profile SET uid = ? WHERE uid = ?", (name, profile.uid))
    return lambda: store.known
