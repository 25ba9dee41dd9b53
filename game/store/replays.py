"""Replay files (C7.2): one small file per replay, for keeping and for sharing."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from .container import LARGEST_FILE, FileEntry, Head, moment_ms, other_rules, pack, repack, unpack
from .files import alone, is_there, read_whole, scan, write_safely
from .marks import FileMarks
from .notices import StoreError
from .paths import replays_dir
from .saves import Heads, newest_then_id
from .trash import DEVICE, check_id, put_in, take_out

KIND = "replay"
ENDING = ".replay"
TOLD = ("title", "rules_version", "content", "name", "options", "round", "seconds", "finished", "winners", "branch",
        "closed_seats", "dice")
TOLD_OF_SEATS = ("seat", "name", "name_key", "icon", "kind", "level", "fields", "looks")
"""Of a header, what goes along when a replay is shared."""


class ReplayFolder:
    """The replays in the data folder `data`. All methods raise StoreError."""

    def __init__(self, data: Path) -> None:
        self.folder = replays_dir(data)
        self.marks = FileMarks(self.folder)
        self._heads = Heads(KIND)
        self._taking = threading.Lock()

    def write(self, replay_id: str, payload: bytes, header: dict[str, Any]) -> Path:
        """Stores a finished replay, replacing one of the same id; `header` and thread as for saves."""
        path = self.path(replay_id)
        write_safely(path, pack(KIND, payload, header, moment_ms()), patient=True)
        return path

    def read(self, replay_id: str) -> tuple[dict[str, Any], bytes]:
        """Header and payload."""
        head, payload = read_replay(self.path(replay_id))
        return head.header, payload

    def list(self) -> list[FileEntry]:
        """All replays, newest first; those without readable head last. Reads heads only; a replay of other rules has
        the reason in `broken`.
        """
        found = [one.name.removesuffix(ENDING) for one in scan(self.folder) if one.name.endswith(ENDING)]
        return sorted([self._heads.known(one) or self.entry(one) for one in found if one], key=newest_then_id)

    def take_in(self, path: Path) -> str:
        """Checks a file from elsewhere and copies it here.

        Tells its id (a number is added when the name is taken).
        """
        stem = "".join(
            char if char.isascii() and char.isalnum() else "-" for char in path.stem.lower()
        ).strip("-")
        stem = stem[:48] or KIND
        return self.take(_file_bytes(path), f"{KIND}-{stem}" if DEVICE.fullmatch(stem) else stem, path.name)

    def take(self, data: bytes, stem: str, name: str = "") -> str:
        """Checks the bytes of a file from elsewhere, called `name` there, and keeps it here under the id `stem`.
        A match of our rules is played through: what is kept is what its choices lead to, whatever the file says.

        Tells the id (a number is added when it is taken).
        """
        head, payload = unpack(data, KIND, name or stem)
        with self._taking:  # many files may be dropped together
            if other_rules(head) is None:
                data = repack(head, _played(payload, name or stem), head.header)
            with alone(self.folder / KIND):  # another program may take one of the same name
                number, replay_id = 1, stem
                while is_there(self.path(replay_id)):
                    number += 1
                    replay_id = f"{stem}-{number}"
                write_safely(self.path(replay_id), data, patient=True)
        return replay_id

    def copy_out(self, replay_id: str, target: Path) -> int:
        """Checks a replay and copies it to `target`, for sharing: without what only concerns this machine. Tells the
        copy's size in bytes.
        """
        head, payload = unpack(_file_bytes(self.path(replay_id)), KIND, replay_id)
        data = repack(head, payload, shared(head.header))
        write_safely(target, data, shared=True)
        return len(data)

    def delete(self, replay_id: str, patient: bool = False) -> str:
        """Takes the replay off the list; the token given back to `undelete` undoes it. `patient`: never in the frame
        loop."""
        return put_in(self.path(replay_id), patient)

    def undelete(self, token: str, patient: bool = False) -> str:
        """Brings it back and tells its id."""
        return take_out(self.folder, token, patient)

    def entry(self, replay_id: str) -> FileEntry:
        """One replay as lists have it."""
        try:
            return self._heads.read(self.folder / (replay_id + ENDING), replay_id)
        except StoreError as error:
            return FileEntry(replay_id, None, error.notice)

    def path(self, replay_id: str) -> Path:
        """Where the replay's file is, or would be."""
        return self.folder / (check_id(replay_id) + ENDING)


def read_replay(path: Path) -> tuple[Head, bytes]:
    """Head and payload of a replay file anywhere. Raises StoreError naming what is wrong (C7.2)."""
    return unpack(_file_bytes(path), KIND, path.name)


def _played(payload: bytes, name: str) -> bytes:
    """The match of a payload, saved anew. Raises StoreError for one that its choices do not lead to."""
    import game  # loads the rules, which a list of replays does not need
    from game.core.errors import PentarchyError

    try:
        return game.load_session(payload).save()
    except PentarchyError as error:
        raise StoreError("store.file.body_damaged", name=name) from error


def shared(header: dict[str, Any]) -> dict[str, Any]:
    """What others get of a header: no ids of profiles, orders, clocks or which player had which seat before. Names
    stay."""
    seats = header.get("seats")
    told = {name: value for name, value in header.items() if name in TOLD}
    if isinstance(seats, list):
        kept = (seat if isinstance(seat, dict) else {} for seat in seats)
        told["seats"] = [{name: value for name, value in seat.items() if name in TOLD_OF_SEATS} for seat in kept]
    return told


def _file_bytes(path: Path) -> bytes:
    data = read_whole(path, LARGEST_FILE)
    if data is None:
        raise StoreError("store.file.missing", name=path.name)
    return data
