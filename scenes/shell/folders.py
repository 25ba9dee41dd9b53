"""Shows a folder in the system's file manager."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


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
