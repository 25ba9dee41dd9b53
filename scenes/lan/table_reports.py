"""What is kept of a host's snapshots that were wrong (C8.8, C12.4): small files beside the reports, without names."""

from __future__ import annotations

import time
import traceback
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

import game
from game.store.files import write_safely
from game.store.notices import StoreError
from game.store.paths import reports_dir
from game.store.version import PROGRAM_VERSION

if TYPE_CHECKING:
    from pathlib import Path

    from game.net.client import RoomClient
    from game.net.service import RoomLink
    from scenes.lan.match import NetMatch
    from scenes.shell.client import Client
    from scenes.shell.work import Work

LARGEST_VIEW = 400_000


def tell_findings(client: Client, match: NetMatch) -> None:
    """The sync doctor's findings since the last look go to a file: which fields differed, and after how many choices
    everything was still alike. The snapshot itself is right again.
    """
    found, here = match.link.client.findings, match.link.client
    if not found:
        return
    here.findings = []
    what = {**_stamp(here), "found": [
        {"stream": one.stream, "picture": one.snapshot, "last_common_choice": one.answers, "why": one.why,
         "fields": one.paths} for one in found
    ]}  # fmt: skip
    _keep(client, f"sync-{match.title}", what, "lan.table.healed")


def absurd(client: Client, link: RoomLink, error: Exception) -> None:
    """What fits the form but no room or match: the room is left with one sentence, and what was sent is kept."""
    here = link.client
    what = _stamp(here)
    what["error"] = f"{type(error).__name__}: {error}"[:500]
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    what["where"] = [f"{frame.name}:{frame.lineno}" for frame in frames]
    what["views"] = _views(here)
    link.close()
    client.nav.stack.reset(client.nav.make("menu"), animated=False)
    client.media.sprites.release()
    client.nav.toast(client.media.t("lan.table.absurd"), "bad")
    _keep(client, f"host-{what['title']}", what, "lan.table.kept")


def _views(client: RoomClient) -> dict[str, Any]:
    """What the host showed of the board."""
    streams = client.mirror.streams if client.mirror is not None else {}
    views = {str(stream): one.table.view for stream, one in streams.items() if one.table is not None}
    try:
        raw = msgspec.json.encode(views)
    except (TypeError, ValueError, RecursionError):
        return {}
    return views if len(raw) <= LARGEST_VIEW else {}


def _stamp(client: RoomClient) -> dict[str, Any]:
    title = client.room.title if client.room is not None else ""
    spec = game.TITLES.get(title)
    streams = client.mirror.streams if client.mirror is not None else {}
    return {
        "program": PROGRAM_VERSION, "title": spec.code if spec is not None else "",
        "rules": spec.rules_version if spec is not None else 0, "content": spec.content_digest if spec else "",
        "pictures": {str(stream): {"no": one.no, "answers": one.table.answers if one.table is not None else 0}
                     for stream, one in streams.items()},
    }  # fmt: skip


def _keep(client: Client, name: str, what: dict[str, Any], words: str) -> None:
    """Written on a thread; a quiet line tells the file's name."""

    def written(path: Path) -> None:
        client.nav.toast(client.media.t(words, name=path.name))

    client.nav.work(partial(_write, client.home.data, name, what), written, partial(_failed, client))


def _write(data: Path, name: str, what: dict[str, Any], _work: Work[Path]) -> Path:
    folder = reports_dir(data)
    start = f"{name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = next(path for n in range(1, 1000) if not (path := folder / f"{start}-{n}.json").exists())
    write_safely(path, msgspec.json.format(msgspec.json.encode(what), indent=1) + b"\n")
    return path


def _failed(client: Client, error: Exception) -> None:
    if not isinstance(error, StoreError):
        raise error
    client.nav.tell(error.notice)
