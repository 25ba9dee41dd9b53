"""The one place that speaks SQL dialect: opening, migrating and guarding the database (C2.4)."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from game.core.reasons import reason_of

from .files import set_aside
from .notices import Notice, StoreError

Migration = Callable[[sqlite3.Connection], None] | str
WAIT_MS = 5_000
"""How long a second program on the same folder may hold the lock."""
SYNCHRONOUS = "FULL"
"""What is committed is on the disk: a power cut takes nothing of it."""


class Database:
    """A migrated SQLite file; usable from several threads, one transaction at a time.

    An unreadable file is set aside with its side files and a new one begun, and `notice` says so; a file
    of a newer program raises StoreError and is left alone.
    """

    def __init__(self, path: Path, migrations: Sequence[Migration]) -> None:
        self.path = path
        self.notice: Notice | None = None
        self._lock = threading.RLock()
        try:
            self._connection = self._open(migrations)
        except sqlite3.OperationalError as error:
            raise StoreError("store.db.cannot_open", path=str(path), reason=reason_of(error)) from error
        except sqlite3.DatabaseError:
            self.notice = self._put_away()
            self._connection = self._open_new(migrations)

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All that is written inside, or nothing. A failure of the database is raised as StoreError."""
        with self._lock:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield self._connection
                except BaseException:
                    self._connection.rollback()
                    raise
                self._connection.commit()
            except sqlite3.Error as error:
                with suppress(sqlite3.Error):
                    self._connection.rollback()
                raise StoreError("store.db.failed", reason=reason_of(error)) from error

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows of a query. Raises StoreError."""
        with self._lock:
            try:
                return self._connection.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError("store.db.failed", reason=reason_of(error)) from error

    def close(self) -> None:
        """Fold the side files into the database and let go of it."""
        with self._lock, suppress(sqlite3.Error):
            self._connection.close()

    def _open(self, migrations: Sequence[Migration]) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=WAIT_MS / 1000, isolation_level=None, check_same_thread=False
        )
        try:
            _check(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
            connection.execute("PRAGMA foreign_keys = ON")
            _migrate(connection, migrations)
        except BaseException:
            connection.close()
            raise
        return connection

    def _open_new(self, migrations: Sequence[Migration]) -> sqlite3.Connection:
        try:
            return self._open(migrations)
        except sqlite3.Error as error:
            raise StoreError("store.db.cannot_open", path=str(self.path), reason=reason_of(error)) from error

    def _put_away(self) -> Notice:
        """Side files first: a new database must never meet the old one's journal."""
        for ending in ("-wal", "-shm"):
            set_aside(self.path.with_name(self.path.name + ending))
        aside = set_aside(self.path)
        return Notice("store.db.unreadable", {"name": aside.name if aside else self.path.name})


def _check(connection: sqlite3.Connection) -> None:
    """Raises DatabaseError when the file is not a sound database."""
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def _migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Apply the migrations that the file has not seen, each with its number in one transaction."""
    (have,) = connection.execute("PRAGMA user_version").fetchone()
    if have > len(migrations):
        raise StoreError("store.db.newer", have=str(have), known=str(len(migrations)))
    for number, migration in enumerate(migrations[have:], start=have + 1):
        connection.execute("BEGIN IMMEDIATE")
        # A second program may have migrated while this one waited for the lock.
        (have,) = connection.execute("PRAGMA user_version").fetchone()
        if have < number:
            _apply(connection, migration)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    if callable(migration):
        migration(connection)
        return
    for statement in migration.split(";"):
        if statement.strip():
            connection.execute(statement)
