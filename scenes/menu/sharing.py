"""Replays as files: out to where a person looks for files, and in from a path or from one that was dropped (C7.2)."""

from __future__ import annotations

import re
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.core.callbacks import ignore
from game.store.files import is_there
from game.store.marks import FileMark
from game.store.notices import Notice, StoreError
from game.store.paths import as_typed, downloads, looked_into
from scenes.kit.match_words import local
from scenes.shell.folders import told_of_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.store.container import FileEntry
    from scenes.media.media import Media
    from scenes.shell.client import Client
    from scenes.shell.work import Work

ENDING = ".replay"
MOST_FOUND = 60
MOST_TOLD = 3
"""Notices that are seen at one time."""
_sharing = threading.Lock()
OWN_ID = re.compile(r"[a-z]+-\d{8}-\d{6}-[0-9a-f]{6}(-\d+)?")
"""What the program itself calls a match."""


class TakenFile(NamedTuple):
    """What has become of a file: the replay's id, "" for none, and what the player hears."""

    replay_id: str
    told: Notice


def file_name(entry: FileEntry, label: str) -> str:
    """What the shared file is called: the game, the day, the name that it was given."""
    head = entry.head
    day = local(head.written_ms, "%Y-%m-%d") if head is not None else ""
    parts = (head.title if head is not None else "", day, label)
    return re.sub(r"[^\w-]+", "-", "-".join(part for part in parts if part)).strip("-")[:80] or entry.file_id


def share(client: Client, replay_id: str) -> None:
    """Copies a replay to the downloads under a free name, on a thread, and tells so, or why it could not be written."""

    def told(copied: tuple[Path, int]) -> None:
        path, size = copied
        told_of_file(client, client.media.t("replays.shared", path=str(path), size=kilobytes(size)), path)

    client.nav.work(partial(_copied_out, client, replay_id), told, partial(_refused, client), lasting=True)


def _copied_out(client: Client, replay_id: str, _work: Work[tuple[Path, int]]) -> tuple[Path, int]:
    """The copy and its size in bytes. Raises StoreError."""
    replays, folder = client.home.replays, downloads(client.home.data)
    stem = file_name(replays.entry(replay_id), replays.marks.of(replay_id).label)
    with _sharing:  # else the next one finds the same name free
        path, number = folder / f"{stem}{ENDING}", 1
        while is_there(path):
            number += 1
            path = folder / f"{stem}-{number}{ENDING}"
        return path, replays.copy_out(replay_id, path)


def _refused(client: Client, error: Exception) -> None:
    if not isinstance(error, StoreError):
        raise error
    client.nav.tell(error.notice)


def kilobytes(size: int) -> str:
    """A size in KB with one decimal."""
    return f"{size / 1000:.1f}"


def found(media: Media) -> list[tuple[Path, int]]:
    """Replay files in the folders where files come to lie, with their times (ms since 1970), newest first. For a
    thread: it reads the disk."""
    times: dict[Path, int] = {}
    for path in (path for folder in looked_into() for path in _in_folder(folder)):
        with suppress(OSError):  # gone meanwhile, or a link to nowhere
            times[path] = path.stat().st_mtime_ns // 1_000_000
    return sorted(times.items(), key=lambda one: (-one[1], one[0].name))[:MOST_FOUND]


def _in_folder(folder: Path) -> list[Path]:
    try:
        return list(folder.glob(f"*{ENDING}"))
    except OSError:
        return []  # it may not be looked into


def take_in(client: Client, *paths: Path) -> None:
    """Checks files on a thread, one after the other, and puts them among the replays. Where no match is open the list
    is shown with them."""
    client.nav.work(
        partial(_take_in, client, paths), partial(_taken, client), words="replays.import.words", cancel=ignore
    )


def _take_in(client: Client, paths: Sequence[Path], work: Work[list[TakenFile]]) -> list[TakenFile]:
    found = []
    for number, path in enumerate(paths):
        work.report(number / len(paths) if len(paths) > 1 else None)
        try:
            replay_id = client.home.replays.take_in(as_typed(path))
            if not OWN_ID.fullmatch(path.stem):
                client.home.replays.marks.set(replay_id, FileMark(path.stem))
            found.append(TakenFile(replay_id, Notice("replays.imported", {"name": path.name})))
        except StoreError as error:
            found.append(TakenFile("", error.notice))
    return found


def _taken(client: Client, found: list[TakenFile]) -> None:
    from scenes.menu.replays_panel import ReplaysPanel

    for one in found[-MOST_TOLD:]:
        client.nav.toast(client.media.t(one.told.key, **one.told.args), "good" if one.replay_id else "bad")
    newest = next((one.replay_id for one in reversed(found) if one.replay_id), "")
    if not newest:
        return
    listed = next((scene for scene in client.nav.stack.all() if isinstance(scene, ReplaysPanel)), None)
    if listed is not None:
        listed.chosen = newest
        listed.rebuild()
    elif not any(getattr(scene, "match", None) for scene in client.nav.stack.all()) and client.home.profile is not None:
        client.nav.open("replays", chosen=newest)
