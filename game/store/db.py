"""The one place that speaks SQL dialect: opening, migrating and guarding the database (C2.4)."""

from __future__ import annotations

import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
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


FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""SQLite's own words about what is damaged may hold what is damaged."""
FRONT = 100
"""Bytes of a file's head (https://www.sqlite.org/fileformat.html)."""


class Damaged(Exception):
    """The file is no database of ours as it should be."""


class Database:
    """A migrated SQLite file; usable from several threads, one transaction at a time. Who only reads waits for nobody
    who writes, and sees what was written last: frames read, and a thread may wait long for the disk.

    A damaged file is set aside with its side files and a new one begun, and `notice` says so; a file of a newer program
    raises StoreError and is left alone, and so does one that the system does not let be opened.
    """

    def __init__(self, path: Path, migrations: Sequence[Migration]) -> None:
        self.path = path
        self.notice: Notice | None = None
        self._lock, self._reading = threading.RLock(), threading.Lock()
        self._writer = 0  # the thread whose transaction is open
        if not _may_be_file(path):
            self.notice = self._put_away()
        try:
            self._connection = self._open(migrations)
        except Damaged:
            self.notice = self._put_away()
            self._connection = self._open(migrations)
        try:
            self._reader = self._connected()
        except StoreError:
            self._connection.close()
            raise

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All that is written inside, or nothing. A failure of the database is raised as StoreError."""
        with self._lock:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                self._writer = threading.get_ident()
                try:
                    yield self._connection
                except BaseException:
                    self._connection.rollback()
                    raise
                self._connection.commit()
            except FAULTS as error:
                with suppress(sqlite3.Error):
                    self._connection.rollback()
                raise StoreError("store.db.failed", reason=reason_of(error)) from error
            finally:
                self._writer = 0

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows of a query; inside of a transaction with what it has written. Raises StoreError."""
        inside = self._writer == threading.get_ident()
        with self._lock if inside else self._reading:
            try:
                return (self._connection if inside else self._reader).execute(sql, values).fetchall()
            except FAULTS as error:
                raise StoreError("store.db.failed", reason=reason_of(error)) from error

    def close(self) -> None:
        """Fold the side files into the database and let go of it."""
        with self._lock, self._reading:
            for connection in (self._reader, self._connection):
                with suppress(sqlite3.Error):
                    connection.close()

    def _open(self, migrations: Sequence[Migration]) -> sqlite3.Connection:
        """Raises Damaged and StoreError."""
        connection = self._connected()
        try:
            _check(connection, self.path, migrations)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
            connection.execute("PRAGMA foreign_keys = ON")
            _migrate(connection, migrations)
        except BaseException as error:
            connection.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise StoreError("store.db.cannot_open", path=str(self.path), reason=reason_of(error)) from error
            raise
        return connection

    def _connected(self) -> sqlite3.Connection:
        """Raises StoreError."""
        try:
            if not self.path.exists():
                self.path.touch(mode=0o600)
            connection = sqlite3.connect(
                self.path, timeout=WAIT_MS / 1000, isolation_level=None, check_same_thread=False
            )
        except (sqlite3.Error, OSError) as error:
            raise StoreError("store.db.cannot_open", path=str(self.path), reason=reason_of(error)) from error
        connection.text_factory = _text
        return connection

    def _put_away(self) -> Notice:
        """Side files first: a new database must never meet the old one's journal."""
        for ending in ("-wal", "-shm"):
            set_aside(self.path.with_name(self.path.name + ending))
        aside = set_aside(self.path)
        return Notice("store.db.unreadable", {"name": aside.name if aside else self.path.name})


def _may_be_file(path: Path) -> bool:
    """Whether there is a file, or none yet; what the system says of others is told when it is opened."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return True


def _check(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Raises Damaged when the file is not a sound database with the tables that its version has; other errors of SQLite
    where it can't be read now."""
    try:
        verdict = _verdict(connection)
        (have,) = connection.execute("PRAGMA user_version").fetchone()
        tables = _tables(connection)
    except UnicodeDecodeError as error:  # SQLite names what is damaged
        raise Damaged from error
    except sqlite3.Error as error:
        if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_ERROR:
            raise
        raise Damaged from error
    with path.open("rb") as file:
        front = file.read(FRONT)
    if verdict != "ok" or (front and not {*front[18:20]} <= {1, 2}):  # versions that this SQLite would only read
        raise Damaged(verdict)
    if have > len(migrations):
        raise StoreError("store.db.newer", have=str(have), known=str(len(migrations)))
    wanted, known = _tables_of(migrations[:have]), _tables_of(migrations)
    if not wanted <= tables or {name for name, _ in known - wanted} & {name for name, _ in tables - wanted}:
        raise Damaged("tables")


def _verdict(connection: sqlite3.Connection) -> str:
    """"ok", or what is damaged; an index that does not fit its table any more is made anew."""
    (tables,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if tables != "ok":
        return str(tables)
    (all_of_it,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if all_of_it != "ok":
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("REINDEX")
        (all_of_it,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        connection.execute("COMMIT" if all_of_it == "ok" else "ROLLBACK")
    return str(all_of_it)


def _tables_of(migrations: Sequence[Migration]) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        _migrate(connection, migrations)
        return _tables(connection)


def _tables(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Name and text of every table and index."""
    return set(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


def _text(raw: bytes) -> str:
    """A damaged byte in a text costs its letter and not the whole table."""
    return raw.decode("utf-8", "replace")


def _migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Apply the migrations that the file has not seen, each with its number in one transaction."""
    (have,) = connection.execute("PRAGMA user_version").fetchone()
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
