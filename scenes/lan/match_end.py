"""The end of a match on the network as it is kept here: results and replay are written on a thread (C6.9, C1.4)."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.core.track import group_of
from game.match.match import RETRY_S, entered, new_id, unsaved
from game.net.dice import BROKEN, SeenStream, found_in
from game.store.names import LONGEST
from game.store.notices import Notice, StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.spec import TitleSpec
    from game.net.dice import Promise
    from game.store.profiles import Gain, Result
    from scenes.lan.match import NetMatch
    from scenes.media.texts import Texts
    from scenes.shell.client import Client
    from scenes.shell.work import Work

log = logging.getLogger(__name__)
Results = dict[int, tuple[str, "Result"]]  # seat -> whose profile, and what the match was for it


@dataclass
class StoredEnd:
    """What has come on the disk: of which seats the results, what they gained, the replay, what its dice were found
    to be (C12.3), and what went wrong: `problem` may be over soon, `notice` is not.
    """

    gains: dict[int, Gain] = field(default_factory=dict)
    seats: set[int] = field(default_factory=set)
    replay_id: str = ""
    dice: str = ""
    problem: Notice | None = None
    notice: Notice | None = None


class Ending:
    """`seats` are those whose results need not be entered any more. What the disk refuses is told once and tried again
    after a while. The replay is named here, and so in the results: what a host calls a thing names no file.
    """

    def __init__(self, client: Client, match: NetMatch) -> None:
        self._client, self._match = client, match
        self.seats: set[int] = set()
        self._replay_id = new_id(match.title)
        self._busy = self._told = False
        self._again_s = 0.0

    def go_on(self, results: Results, replay: bytes) -> None:
        """Enters what has come and is not entered yet."""
        replay = b"" if self._match.replay_id else replay
        if (results or replay) and not self._busy and time.monotonic() >= self._again_s:
            self._busy = True
            promise = self._match.link.client.promise if replay else None
            work = partial(self._enter, results, replay, promise, seen_of(self._match) if replay else ())
            self._client.nav.work(work, self._done, partial(self._failed, replay), lasting=True)

    def _enter(self, results: Results, replay: bytes, promise: Promise | None, shown: Sequence[SeenStream],
               _work: Work[StoredEnd]) -> StoredEnd:
        """On a thread."""
        done = StoredEnd(dice=found_in(replay, promise, shown) if promise is not None else "")
        own = {seat: (uid, replace(result, replay_id=self._replay_id)) for seat, (uid, result) in results.items()}
        try:
            done.gains = entered(self._client.home.store, own)
            done.seats = set(results)
        except StoreError as error:
            done.problem = error.notice
        if replay:
            self._take_in(replay, done)
        return done

    def _take_in(self, data: bytes, done: StoredEnd) -> None:
        """Checked as any replay of others is."""
        try:
            done.replay_id = self._client.home.replays.take(data, self._replay_id)
        except StoreError as error:
            if error.notice.key == "store.write_failed":
                done.problem = error.notice
            else:
                done.replay_id, done.notice = "-", error.notice

    def _failed(self, replay: bytes, error: Exception) -> None:
        """A replay that this program can't even look at is no replay, and its dice are not those that were promised;
        what else went wrong is tried again."""
        log.error("the end of a match was not entered", exc_info=error)
        self._busy = False
        if not replay:
            self._again_s = time.monotonic() + RETRY_S
            return
        match = self._match
        match.replay_id, match.dice = "-", BROKEN
        match.notices.append(StoreError("store.file.body_damaged", name=self._replay_id).notice)

    def _done(self, done: StoredEnd) -> None:
        match = self._match
        self._busy = False
        self.seats |= done.seats
        match.gains |= done.gains
        match.replay_id = done.replay_id or match.replay_id
        match.dice = done.dice or match.dice
        if done.notice is not None:
            match.notices.append(done.notice)
        if done.problem is None:
            self._told = False
            return
        self._again_s = time.monotonic() + RETRY_S
        if not self._told:
            self._told = True
            match.notices.append(unsaved("table.unsaved.result", done.problem))


def seen_of(match: NetMatch) -> list[SeenStream]:
    """What was seen here of a match."""
    return [SeenStream(stream, list(one.events), one.table.view) for stream, one in match.session.streams.items()
            if one.table is not None]


def _is_name(key: str, texts: Texts) -> bool:
    return not key or (key.startswith("room.bot.") and texts.has(key))


def known_of(result: Result, spec: TitleSpec, texts: Texts) -> Result:
    """C8.7. A result with nothing but what this program counts and names."""
    title, track, fields = result.title, spec.track, {field.name for field in spec.fields}
    areas = [f"{title}.{area}" for area in ("record", "victory", "outcome")]
    named = any(texts.has(f"{area}.{result.victory}") for area in areas)
    ended = any(texts.has(f"{area}.{result.reason.replace(':', '.')}") for area in areas)
    others = [one for one in result.others if len(one.name) <= LONGEST and _is_name(one.key, texts)]

    def counted(count: str) -> bool:
        group, name = group_of(count)
        of_group = group in track.groups and "." not in name and texts.has(f"{title}.{group}.{name}")
        return of_group or count in track.statistics

    return replace(
        result, victory=result.victory if named else "", reason=result.reason if ended else "",
        others=tuple(others[: result.seats - 1]),
        statistics={name: n for name, n in result.statistics.items() if counted(name)},
        choices={name: value for name, value in result.choices.items() if name in fields},
    )  # fmt: skip
