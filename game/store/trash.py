"""Deleting that can be taken back: things move to a folder beside the others under a token (C7.1.

Never destroyed).
"""

from __future__ import annotations

import itertools
import re
from functools import partial
from pathlib import Path

from game.core.reasons import reason_of

from .files import is_there, patiently, sync_folder
from .notices import StoreError
from .paths import made

FOLDER = "deleted"
ID_RULE = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
DEVICE = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")
"""Names of devices on Windows, with whatever ending (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
"""


def check_id(file_id: str) -> str:
    """An id that is a safe file name everywhere. Raises StoreError."""
    if not ID_RULE.fullmatch(file_id) or DEVICE.fullmatch(file_id):
        raise StoreError("store.file.bad_id", id=file_id[:80])
    return file_id


def put_in(path: Path, patient: bool = False) -> str:
    """Moves the file or folder to the trash beside it; the token brings it back. Raises StoreError. `patient`: the
    caller may wait for whoever has something of it open.
    """
    trash = made(path.parent / FOLDER)
    for number in itertools.count(1):
        token = f"{path.stem}~{number}{path.suffix}"
        if not is_there(trash / token):
            break
    try:
        patiently(partial(path.rename, trash / token), patient)
        sync_folder(path.parent)
    except FileNotFoundError as error:
        raise StoreError("store.file.missing", name=path.stem) from error
    except OSError as error:
        raise StoreError("store.write_failed", path=str(path), reason=reason_of(error)) from error
    return token


def take_out(folder: Path, token: str, patient: bool = False) -> str:
    """Brings back what `put_in` moved away and tells its id. `patient` as there.

    Raises StoreError if its place was taken meanwhile.
    """
    name = re.sub(r"~[0-9]+(?=(\.[a-z]+)?$)", "", token)
    file_id = check_id(Path(name).stem)
    if Path(token).name != token or name == token or not is_there(folder / FOLDER / token):
        raise StoreError("store.file.missing", name=file_id)
    if is_there(folder / name):
        raise StoreError("store.file.taken", name=file_id)
    try:
        patiently(partial((folder / FOLDER / token).rename, folder / name), patient)
        sync_folder(folder)
    except OSError as error:
        raise StoreError("store.write_failed", path=str(folder / name), reason=reason_of(error)) from error
    return file_id
