"""Small pictures of saves and replays, kept beside the files so that they are painted once. Losing them loses nothing.
"""

from __future__ import annotations

from pathlib import Path

from .files import read_whole, write_safely
from .paths import made
from .trash import check_id

FOLDER = "pictures"
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
        for path in self.folder.glob(f"{check_id(file_id)}~*.png"):
            try:
                path.unlink(missing_ok=True)
            except OSError:
                continue  # held open just now; it shows what was there and harms nothing

    def _path(self, file_id: str, written_ms: int, look: str) -> Path:
        return self.folder / f"{check_id(file_id)}~{look}-{written_ms}.png"
