"""Small pictures of saves and replays, kept beside the files so that they are painted once. Losing them loses nothing.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from .files import is_there, read_whole, scan, write_safely
from .paths import made
from .trash import check_id

FOLDER = "pictures"
ENDING = ".png"
LARGEST = 1 << 20


class Pictures:
    """PNG files by the id of what they show and the time at which it was written. `look` is the way of painting in
    letters and digits: pictures of another one are painted anew. All methods may raise StoreError.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER

    def read(self, file_id: str, written_ms: int, look: str) -> bytes | None:
        """The picture, None where there is none."""
        return read_whole(self._path(file_id, written_ms, look), LARGEST)

    def write(self, file_id: str, written_ms: int, look: str, data: bytes) -> None:
        """Keeps a picture and drops older ones of the same file."""
        made(self.folder)
        self.drop(file_id)
        write_safely(self._path(file_id, written_ms, look), data)

    def drop(self, file_id: str) -> None:
        """Forgets the pictures of a file."""
        begin = f"{check_id(file_id)}~"
        for found in scan(self.folder) if is_there(self.folder) else ():
            if found.name.startswith(begin) and found.name.endswith(ENDING):
                with suppress(OSError):  # held open just now; it shows what was there and harms nothing
                    Path(found.path).unlink()

    def _path(self, file_id: str, written_ms: int, look: str) -> Path:
        return self.folder / f"{check_id(file_id)}~{look}-{written_ms}{ENDING}"
