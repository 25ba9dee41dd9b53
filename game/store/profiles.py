"""Profiles and what belongs to them (C2.1-C2.4): last choices, trait slots, favourites, match history."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from .db import Database
from .known import Marked
from .levels import LEVEL_TOTALS, coins, experience, level_of
from .names import LONGEST, check_player_id, name_key, numbered
from .notices import Notice, StoreError
from .schema import MIGRATIONS
from .shop import Shop

FILE_NAME = "profiles.sqlite3"
LONGEST_SLOT_NAME = 24
LONGEST_ICON = 64
MOST = 1 << 53
OWN, OTHERS = "own", "others"
"""Who gave up a match: the profile's side, or the others, where it ended by that."""
"""Experience and coins."""

_Kind = TypeVar("_Kind")


class Profile(msgspec.Struct, frozen=True):
    """C2.2. `icon` is a sprite name ("profile/3"); `xp` is the total, `coins` what is there to spend; times are
    milliseconds since 1970."""

    uid: str
    name: str
    icon: str
    level: int
    xp: int
    coins: int
    created_ms: int
    played_ms: int


class TraitSlot(msgspec.Struct, frozen=True):
    """R20.3: a stored, named trait set."""

    slot_id: int
    name: str
    traits: list[str]


class Other(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody else of a match. `key`: the text key of a name that follows the language, such as a bot's."""

    name: str
    key: str = ""
    ally: bool = False
    won: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended for one profile. `rank` 1 is a winner; `victory` names the kind of its own victory, `reason`
    the ending for everybody, as the rules call it; `conceded`: who gave up, OWN or OTHERS, "" for nobody; `others`:
    whom it was played with, none in older results.

    `statistics` are counts.
    """

    match_id: str
    title: str
    seats: int
    rank: int
    bots_only: bool = False
    left_early: bool = False
    rules_version: int = 1
    victory: str = ""
    reason: str = ""
    conceded: str = ""
    others: tuple[Other, ...] = ()
    rounds: int = 0
    seconds: int = 0
    replay_id: str = ""
    choices: dict[str, str] = {}
    statistics: dict[str, int] = {}


class Gain(msgspec.Struct, frozen=True):
    """What a result brought (C6.9)."""

    xp: int
    xp_before: int
    level_before: int
    level: int
    coins: int


class MatchRecord(msgspec.Struct, frozen=True):
    """A line of the match history. `ended_ms` is milliseconds since 1970."""

    ended_ms: int
    xp: int
    result: Result


class Totals(msgspec.Struct):
    """The statistics of one profile and game over all its matches (C2.2)."""

    played: int = 0
    won: int = 0
    left: int = 0
    seconds: int = 0
    victories: dict[str, int] = {}
    statistics: dict[str, int] = {}


_COLUMNS = (
    f"CAST(uid AS TEXT), SUBSTR(CAST(name AS TEXT), 1, {LONGEST}), SUBSTR(CAST(icon AS TEXT), 1, {LONGEST_ICON}), "
    f"MIN(MAX(CAST(level AS INTEGER), 1), {len(LEVEL_TOTALS)}), MIN(MAX(CAST(xp AS INTEGER), 0), {MOST}), "
    f"MIN(MAX(CAST(coins AS INTEGER), 0), {MOST}), CAST(created_ms AS INTEGER), CAST(played_ms AS INTEGER)"
)
"""Of a profile, whatever a damaged byte has made of its row."""


class Store:
    """The profiles of this machine in the data folder `data`.

    Every method is one transaction and may be called from any thread. All raise StoreError when the
    database fails, and for an unknown or put-away `uid`. `notice` tells what happened on opening (C2.4),
    else None.
    """

    def __init__(self, data: Path) -> None:
        self._db = Database(data / FILE_NAME, MIGRATIONS)
        self.notice: Notice | None = self._db.notice
        self.shop = Shop(self._db)
        self.known = Marked(self._db)

    def close(self) -> None:
        self._db.close()

    # Profiles (C2.1)

    def profiles(self) -> list[Profile]:
        """All profiles, the one played last first."""
        sql = f"SELECT {_COLUMNS} FROM profile WHERE put_away = 0 ORDER BY played_ms DESC, created_ms, rowid"
        return [Profile(*row) for row in self._db.rows(sql)]

    def profile(self, uid: str) -> Profile:
        rows = self._db.rows(f"SELECT {_COLUMNS} FROM profile WHERE uid = ? AND put_away = 0", uid)
        if not rows:
            raise StoreError("store.profile.unknown")
        return Profile(*rows[0])

    def create_profile(self, name: str, icon: str) -> Profile:
        """A new profile at level 1. Raises StoreError when the ID breaks C2.1 or is taken on this machine."""
        checked = check_player_id(name)
        uid, now = os.urandom(16).hex(), _now_ms()
        with self._db.transaction() as sql:
            self._check_free(checked, "")
            sql.execute(
                "INSERT INTO profile (uid, name, name_key, icon, created_ms) VALUES (?, ?, ?, ?, ?)",
                (uid, checked, name_key(checked), icon, now),
            )
        return self.profile(uid)

    def rename(self, uid: str, name: str) -> Profile:
        """Raises StoreError as `create_profile` does; another spelling of the own ID is fine."""
        checked = check_player_id(name)
        with self._db.transaction() as sql:
            self.profile(uid)
            self._check_free(checked, uid)
            sql.execute(
                "UPDATE profile SET name = ?, name_key = ? WHERE uid = ?", (checked, name_key(checked), uid)
            )
        return self.profile(uid)

    def set_icon(self, uid: str, icon: str) -> Profile:
        with self._db.transaction() as sql:
            self.profile(uid)
            sql.execute("UPDATE profile SET icon = ? WHERE uid = ?", (icon, uid))
        return self.profile(uid)

    def mark_played(self, uid: str) -> None:
        """Puts the profile at the head of `profiles()`."""
        with self._db.transaction() as sql:
            self.profile(uid)
            sql.execute("UPDATE profile SET played_ms = ? WHERE uid = ?", (_now_ms(), uid))

    def put_away(self, uid: str) -> None:
        """Takes a profile off the lists with all that belongs to it; `bring_back` undoes it.

        Nothing is deleted.
        """
        with self._db.transaction() as sql:
            self.profile(uid)
            sql.execute("UPDATE profile SET put_away = 1 WHERE uid = ?", (uid,))

    def bring_back(self, uid: str) -> Profile:
        """With a number behind the ID where another profile has taken it meanwhile."""
        with self._db.transaction() as sql:
            rows = sql.execute("SELECT name FROM profile WHERE uid = ?", (uid,)).fetchall()
            if not rows:
                raise StoreError("store.profile.unknown")
            taken = {name_key(profile.name) for profile in self.profiles() if profile.uid != uid}
            name = next(name for name in numbered(rows[0][0]) if name_key(name) not in taken)
            values = (name, name_key(name), uid)
            sql.execute("UPDATE profile SET put_away = 0, name = ?, name_key = ? WHERE uid = ?", values)
        return self.profile(uid)

    def put_away_profiles(self) -> list[Profile]:
        sql = f"SELECT {_COLUMNS} FROM profile WHERE put_away = 1 ORDER BY created_ms, rowid"
        return [Profile(*row) for row in self._db.rows(sql)]

    # Choices, slots, favourites (C2.2, C5.6, R20.3)

    def last_choices(self, uid: str, title: str) -> dict[str, Any]:
        """What the profile chose last in the waiting room of `title`; empty before the first match (C5.6)."""
        return self._json("SELECT choices FROM choice WHERE uid = ? AND title = ?", uid, title)

    def set_last_choices(self, uid: str, title: str, choices: dict[str, Any]) -> None:
        """`choices` must be JSON data."""
        with self._db.transaction() as sql:
            self.profile(uid)
            sql.execute("INSERT OR REPLACE INTO choice VALUES (?, ?, ?)", (uid, title, _dumped(choices)))

    def trait_slots(self, uid: str, title: str) -> list[TraitSlot]:
        """In the order in which they were made."""
        name = f"SUBSTR(CAST(name AS TEXT), 1, {LONGEST_SLOT_NAME})"
        sql = f"SELECT id, {name}, traits FROM trait_slot WHERE uid = ? AND title = ? ORDER BY id"
        rows = ((i, name, _loaded(traits, list[str])) for i, name, traits in self._db.rows(sql, uid, title))
        return [TraitSlot(i, name, traits) for i, name, traits in rows if traits is not None]

    def add_trait_slot(self, uid: str, title: str, name: str, traits: list[str]) -> TraitSlot:
        """R20.3. Whether the traits fit together is not checked.

        Raises StoreError for an empty or overlong name.
        """
        checked = _slot_name(name)
        with self._db.transaction() as sql:
            self.profile(uid)
            cursor = sql.execute(
                "INSERT INTO trait_slot (uid, title, name, traits) VALUES (?, ?, ?, ?)",
                (uid, title, checked, _dumped(traits)),
            )
        return TraitSlot(cast(int, cursor.lastrowid), checked, list(traits))

    def change_trait_slot(self, uid: str, slot: TraitSlot) -> TraitSlot:
        """Stores the slot's name and traits under its id."""
        checked = _slot_name(slot.name)
        with self._db.transaction() as sql:
            values = (checked, _dumped(slot.traits), slot.slot_id, uid)
            if not sql.execute(
                "UPDATE trait_slot SET name = ?, traits = ? WHERE id = ? AND uid = ?", values
            ).rowcount:
                raise StoreError("store.slot.unknown")
        return TraitSlot(slot.slot_id, checked, list(slot.traits))

    def remove_trait_slot(self, uid: str, slot_id: int) -> None:
        with self._db.transaction() as sql:
            sql.execute("DELETE FROM trait_slot WHERE id = ? AND uid = ?", (slot_id, uid))

    def favourites(self, uid: str, title: str) -> dict[str, dict[str, Any]]:
        """Named match options that the profile keeps, by name."""
        rows = self._db.rows(
            "SELECT CAST(name AS TEXT), options FROM favourite WHERE uid = ? AND title = ? ORDER BY name", uid, title
        )
        found = ((name, _loaded(options, dict[str, Any])) for name, options in rows)
        return {name: options for name, options in found if options is not None}

    def set_favourite(self, uid: str, title: str, name: str, options: dict[str, Any]) -> None:
        """`options` must be JSON data; a favourite of the same name is replaced."""
        with self._db.transaction() as sql:
            self.profile(uid)
            values = (uid, title, _slot_name(name), _dumped(options))
            sql.execute("INSERT OR REPLACE INTO favourite VALUES (?, ?, ?, ?)", values)

    def remove_favourite(self, uid: str, title: str, name: str) -> None:
        with self._db.transaction() as sql:
            sql.execute("DELETE FROM favourite WHERE uid = ? AND title = ? AND name = ?", (uid, title, name))

    # Results (C2.3, R20.5)

    def add_result(self, uid: str, result: Result) -> Gain:
        """Enters a match in the history and adds its experience and coins; level never falls (R20.5, C6.9).

        The same match given again changes nothing and tells the gain of the first time, so a crash
        between the end of a match and its result screen costs and doubles nothing.
        """
        with self._db.transaction() as sql:
            before = self.profile(uid)
            again = sql.execute(
                "SELECT CAST(xp AS INTEGER) FROM played WHERE uid = ? AND match_id = ?", (uid, result.match_id)
            ).fetchall()
            if again:
                earlier = max(0, before.xp - again[0][0])
                return Gain(again[0][0], earlier, level_of(earlier), before.level, coins(again[0][0]))
            gained = experience(
                result.seats, result.rank, bots_only=result.bots_only, left_early=result.left_early
            )
            level = max(before.level, level_of(before.xp + gained))
            now = _now_ms()
            sql.execute(
                "INSERT INTO played (uid, match_id, title, ended_ms, result, xp) VALUES (?, ?, ?, ?, ?, ?)",
                (uid, result.match_id, result.title, now, _dumped(result), gained),
            )
            sql.execute(
                "UPDATE profile SET xp = ?, coins = ?, level = ?, played_ms = ? WHERE uid = ?",
                (before.xp + gained, before.coins + coins(gained), level, now, uid),
            )
        return Gain(gained, before.xp, before.level, level, coins(gained))

    def history(self, uid: str, title: str | None = None, limit: int = 200) -> list[MatchRecord]:
        """Finished matches, the one entered last first."""
        where, values = ("uid = ?", [uid]) if title is None else ("uid = ? AND title = ?", [uid, title])
        numbers = "CAST(ended_ms AS INTEGER), CAST(xp AS INTEGER)"
        sql = f"SELECT {numbers}, result FROM played WHERE {where} ORDER BY id DESC LIMIT ?"
        rows = self._db.rows(sql, *values, limit)
        found = ((ended, xp, _loaded(raw, Result)) for ended, xp, raw in rows)
        return [MatchRecord(ended, xp, result) for ended, xp, result in found if result is not None]

    def totals(self, uid: str, title: str) -> Totals:
        """Sums over the whole history of one game."""
        totals = Totals()
        for (raw,) in self._db.rows("SELECT result FROM played WHERE uid = ? AND title = ?", uid, title):
            if (result := _loaded(raw, Result)) is not None:
                _count(totals, result)
        return totals

    def _check_free(self, name: str, uid: str) -> None:
        sql = "SELECT name FROM profile WHERE name_key = ? AND uid <> ? AND put_away = 0"
        if self._db.rows(sql, name_key(name), uid):
            raise StoreError("store.name.taken", name=name)

    def _json(self, query: str, *values: str) -> dict[str, Any]:
        rows = self._db.rows(query, *values)
        return (_loaded(rows[0][0], dict[str, Any]) if rows else None) or {}


def _count(totals: Totals, result: Result) -> None:
    totals.seconds += result.seconds
    if result.left_early:
        totals.left += 1
        return
    totals.played += 1
    if result.rank == 1:
        totals.won += 1
        if result.victory:
            totals.victories[result.victory] = totals.victories.get(result.victory, 0) + 1
    for key, value in result.statistics.items():
        totals.statistics[key] = totals.statistics.get(key, 0) + value


def _slot_name(name: str) -> str:
    """Raises StoreError for a name that is empty after trimming or longer than 24 characters."""
    trimmed = " ".join(name.split())
    if not trimmed:
        raise StoreError("store.slot.empty_name")
    if len(trimmed) > LONGEST_SLOT_NAME:
        raise StoreError("store.slot.long_name", most=str(LONGEST_SLOT_NAME))
    return trimmed


def _dumped(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _loaded(raw: str, kind: type[_Kind]) -> _Kind | None:
    """None for a damaged row, which costs only itself and stays: the database keeps no checksums of its own."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, RecursionError, TypeError):
        return None


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
