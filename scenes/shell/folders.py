"""Shows a folder in the system's file manager, also that of a file which has just been written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.shell.client import Client


def show_folder(path: Path) -> bool:
    """Opens the folder; False when the system has no way to."""
    try:
        if sys.platform == "win32":
            os.startfile(str(path))
            return True
        command = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(
            [command, str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
    except OSError:
        return False
    return True


def told_of_file(client: Client, words: str, path: Path) -> None:
    """Tells that a file was written; the notice has a button that shows its folder."""
    t = client.media.t

    def show() -> None:
        if not show_folder(path.parent):
            client.nav.toast(t("options.folder.failed", path=str(path.parent)), "bad")

    client.nav.toast(words, "good", t("options.folder.open"), show)
