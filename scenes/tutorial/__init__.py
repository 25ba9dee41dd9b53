"""Guided first matches (C6.10): lessons as data, and the table at which they are played."""

from __future__ import annotations

from scenes.media.assets import ASSETS

FOLDER = ASSETS / "tutorials"


def available(title: str) -> bool:
    """Whether the title has a lesson."""
    return (FOLDER / f"{title}.json").is_file()
