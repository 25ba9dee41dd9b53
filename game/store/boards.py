"""The boards that a person made: files in the folder boards/<title> of the data folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.core.reasons import reason_of

from .files import is_there, write_safely
from .notices import StoreError
from .paths import boards_dir, made

SUFFIX = ".tmx"
MOST = 200  # files that are looked at


def boards_folder(data: Path, title: str) -> Path:
    """Where the boards of a game belong, made if missing. Raises StoreError."""
    return made(boards_dir(data) / title)


def board_files(data: Path, title: str) -> list[Path]:
    """The board files of a game by name; none of them has been looked into. Raises StoreError."""
    folder = boards_folder(data, title)
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX and path.is_file()]
    except OSError as error:
        raise StoreError("store.folder_failed", path=str(folder), reason=reason_of(error)) from error
    return sorted(found, key=lambda path: path.name)[:MOST]


def lay_samples(data: Path, title: str, samples: Iterable[Path]) -> list[str]:
    """Copies of the samples in the folder of a game; what lies there already stays as it is. The names of the copies
    made. Raises StoreError."""
    folder = boards_folder(data, title)
    laid = []
    for sample in samples:
        goal = folder / sample.name
        try:
            if is_there(goal):
                continue
            write_safely(goal, sample.read_bytes(), patient=True)
        except OSError as error:
            raise StoreError("store.board_failed", path=str(goal), reason=reason_of(error)) from error
        except StoreError as error:
            raise StoreError("store.board_failed", **error.notice.args) from error
        laid.append(sample.name)
    return laid
