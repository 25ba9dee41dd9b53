"""Replays as files: out to where a person looks for files, and in from a path or from one that was dropped (C7.2)."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.store.marks import FileMark
from game.store.notices import StoreError
from game.store.paths import downloads, looked_into
from scenes.kit.match_words import local

if TYPE_CHECKING:
    from game.store.container import FileEntry
    from scenes.media.media import Media
    from scenes.shell.client import Client
    from scenes.shell.work import Work

ENDING = ".replay"
MOST_FOUND = 60
OWN_ID = re.compile(r"[a-z]+-\d{8}-\d{6}-[0-9a-f]{6}(-\d+)?")
"""What the program itself calls a match."""


def file_name(entry: FileEntry, label: str) -> str:
    """What the shared file is called: the game, the day, the name that it was given."""
    head = entry.head
    day = local(head.written_ms, "%Y-%m-%d") if head is not None else ""
    parts = (head.title if head is not None else "", day, label)
    return re.sub(r"[^\w-]+", "-", "-".join(part for part in parts if part)).strip("-")[:80] or entry.file_id


def share(client: Client, entry: FileEntry, label: str) -> Path | None:
    """Copies a replay to the downloads under a free name and tells so; None when it could not be written."""
    folder, stem = downloads(client.home.data), file_name(entry, label)
    path, number = folder / f"{stem}{ENDING}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    try:
        size = client.home.replays.copy_out(entry.file_id, path)
    except StoreError as error:
        client.nav.tell(error.notice)
        return None
    client.nav.toast(client.media.t("replays.shared", path=str(path), size=kilobytes(size)), "good")
    return path


def kilobytes(size: int) -> str:
    """A size in KB with one decimal."""
    return f"{size / 1000:.1f}"


def found(media: Media) -> list[Path]:
    """Replay files in the folders where files come to lie, newest first. For a thread: it reads the disk."""
    paths: dict[Path, float] = {}
    for folder in looked_into():
        try:
            paths |= {path: path.stat().st_mtime for path in folder.glob(f"*{ENDING}")}
        except OSError:
            continue  # a folder that may not be looked into
    return sorted(paths, key=lambda path: (-paths[path], path.name))[:MOST_FOUND]


def take_in(client: Client, path: Path) -> None:
    """Checks a file on a thread and puts it among the replays. Where no match is open the list is shown with it."""
    client.nav.work(
        partial(_take_in, client, path),
        partial(_taken, client, path),
        partial(_refused, client),
        "replays.import.words",
    )


def _take_in(client: Client, path: Path, work: Work[str]) -> str:
    replay_id = client.home.replays.take_in(path.expanduser())
    if not OWN_ID.fullmatch(path.stem):
        client.home.replays.marks.set(replay_id, FileMark(path.stem))
    return replay_id


def _taken(client: Client, path: Path, replay_id: str) -> None:
    from scenes.menu.replays_panel import ReplaysPanel

    client.nav.toast(client.media.t("replays.imported", name=path.name), "good")
    listed = next((scene for scene in client.nav.stack.all() if isinstance(scene, ReplaysPanel)), None)
    if listed is not None:
        listed.chosen = replay_id
        listed.rebuild()
    elif not any(getattr(scene, "match", None) for scene in client.nav.stack.all()) and client.home.profile is not None:
        client.nav.open("replays", chosen=replay_id)


def _refused(client: Client, error: Exception) -> None:
    if not isinstance(error, StoreError):
        raise error
    client.nav.tell(error.notice)
