"""Where the player's files are (C11.1): one folder per user, with a subfolder per kind of file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.core.reasons import reason_of

from .notices import StoreError

APP_NAME = "Pentarchy"
OVERRIDE_VARIABLE = "PENTARCHY_DATA"
ONEDRIVE = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")
"""Variables in which Windows keeps where it is."""
SYNCED = {
    "onedrive": "OneDrive", "mobile documents": "iCloud", "icloud": "iCloud", "dropbox": "Dropbox",
    "google drive": "Google Drive", "googledrive": "Google Drive",
}  # fmt: skip
"""How their folders' names begin."""


def data_dir(override: str | os.PathLike[str] | None = None) -> Path:
    """The user's data folder, made if missing.

    `override` wins, then the environment variable PENTARCHY_DATA, then the system's usual place.
    Raises StoreError when the folder can't be made.
    """
    chosen = override or os.environ.get(OVERRIDE_VARIABLE)
    if chosen:
        return made(as_typed(chosen).absolute())
    from platformdirs import user_data_path

    folder = made(user_data_path(APP_NAME, appauthor=False, roaming=False))
    with suppress(OSError):
        folder.chmod(0o700)
    return folder


def as_typed(path: str | os.PathLike[str]) -> Path:
    """A path as a person wrote it: "~" is their own folder, and that of somebody whom the system does not know is a
    name as others are."""
    plain = Path(path)
    try:
        return plain.expanduser()
    except RuntimeError:
        return plain


def saves_dir(data: Path) -> Path:
    """Unfinished and finished matches, a folder each (C7.1). Where it can't be made, reading and writing tell so."""
    return _wanted(data / "saves")


def replays_dir(data: Path) -> Path:
    """Replay files (C7.2), as for saves."""
    return _wanted(data / "replays")


def boards_dir(data: Path) -> Path:
    """Maps that the player made."""
    return made(data / "boards")


def reports_dir(data: Path) -> Path:
    """Bug reports that the player had written."""
    return made(data / "reports")


def net_dir(data: Path) -> Path:
    """This computer's key on the network, and whom it has met."""
    return made(data / "net")


def looked_into() -> tuple[Path, ...]:
    """Where a person looks for files, as the system has them: the desktop may be in OneDrive, the downloads on another
    drive.
    """
    from platformdirs import user_desktop_path, user_documents_path, user_downloads_path

    return user_downloads_path(), user_desktop_path(), user_documents_path(), Path.home()


def downloads(data: Path) -> Path:
    """The downloads, else the home folder, else the data folder."""
    first, *_, home = looked_into()
    return next((folder for folder in (first, home) if _is_folder(folder)), data)


def _is_folder(folder: Path) -> bool:
    with suppress(OSError):
        return folder.is_dir()
    return False


def all_paths(data: Path) -> dict[str, str]:
    """Every place by name, for `python -m game paths` and the options panel (C10.3, C11.2). Makes nothing."""
    return {
        "data": str(data),
        "settings": str(data / "settings.json"),
        "profiles": str(data / "profiles.sqlite3"),
        "saves": str(data / "saves"),
        "replays": str(data / "replays"),
        "boards": str(data / "boards"),
        "reports": str(data / "reports"),
        "net": str(data / "net"),
    }


def synced_by(data: Path) -> str:
    """The name of the service that copies the folder to other computers, which takes files away while they are written;
    "" for none, as far as the path tells.
    """
    own = [Path(kept) for name in ONEDRIVE if (kept := os.environ.get(name))]
    if any(data.is_relative_to(folder) for folder in own):
        return "OneDrive"
    parts = [part.casefold() for part in data.parts]
    return next((name for begin, name in SYNCED.items() if any(part.startswith(begin) for part in parts)), "")


def _wanted(folder: Path) -> Path:
    with suppress(StoreError):
        made(folder)
    return folder


def made(folder: Path) -> Path:
    """`folder`, existing; a new one is its owner's alone. Raises StoreError when it can't be made."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store.folder_failed", path=str(folder), reason=reason_of(error)) from error
    return folder
