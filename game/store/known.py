"""C2.2, C4.2. Whom a profile has marked: friends, and those of whom it wants to hear nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from typing import Literal

import msgspec

from .db import Database
from .notices import StoreError

Mark = Literal["friend", "blocked"]


class KnownPlayer(msgspec.Struct, frozen=True):
    """Somebody as they were when seen last: `uid` is the unique id of their profile, `icon` a sprite name."""

    uid: str
    name: str
    icon: str
    level: int
    mark: Mark


class Marked:
    """The marks of all profiles of one database. Every method is one transaction and raises StoreError when the
    database fails and for an unknown or put-away profile."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def of(self, owner: str) -> dict[str, KnownPlayer]:
        """Everybody whom the profile has marked, by unique id, in the order of marking."""
        with self._db.transaction() as sql:
            _check(sql, owner)
            rows = sql.execute(
                "SELECT CAST(uid AS TEXT), SUBSTR(CAST(name AS TEXT), 1, 64), SUBSTR(CAST(icon AS TEXT), 1, 64), "
                "MIN(MAX(CAST(level AS INTEGER), 1), 6), mark FROM known WHERE owner = ? ORDER BY since_ms, rowid",
                (owner,),
            ).fetchall()
        return {row[0]: KnownPlayer(*row) for row in rows}

    def mark(self, owner: str, who: KnownPlayer) -> None:
        """A mark takes the place of another one: nobody is a friend and blocked."""
        with self._db.transaction() as sql:
            _check(sql, owner)
            sql.execute(
                "INSERT OR REPLACE INTO known (owner, uid, name, icon, level, mark, since_ms)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (owner, who.uid, who.name, who.icon, who.level, who.mark, time.time_ns() // 1_000_000),
            )

    def remove(self, owner: str, uid: str) -> None:
        """Takes the mark away; without one nothing happens."""
        with self._db.transaction() as sql:
            _check(sql, owner)
            sql.execute("DELETE FROM known WHERE owner = ? AND uid = ?", (owner, uid))

    def update(self, owner: str, seen: Iterable[KnownPlayer]) -> None:
        """What marked people look like now; their marks stay, the unmarked are left out."""
        with self._db.transaction() as sql:
            _check(sql, owner)
            sql.executemany(
                "UPDATE known SET name = ?, icon = ?, level = ? WHERE owner = ? AND uid = ?",
                [(who.name, who.icon, who.level, owner, who.uid) for who in seen],
            )


def _check(sql: sqlite3.Connection, owner: str) -> None:
    if not sql.execute("SELECT 1 FROM profile WHERE uid = ? AND put_away = 0", (owner,)).fetchone():
        raise StoreError("store.profile.unknown")
