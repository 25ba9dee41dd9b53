"""The titles as screens know them, in the order of the shelf. Adding a title: a package beside the others, one line
here and one in `game.titles`.
"""

from __future__ import annotations

from scenes.kit.title_ui import TitleUi
from scenes.titles.ankh import UI as ANKH
from scenes.titles.creed import UI as CREED
from scenes.titles.crowns import UI as CROWNS
from scenes.titles.realigious import UI as REALIGIOUS
from scenes.titles.vermilion import UI as VERMILION

TITLES: dict[str, TitleUi] = {ui.code: ui for ui in (REALIGIOUS, CREED, ANKH, CROWNS, VERMILION)}


def ui_of(title: str) -> TitleUi:
    """A title by its code name; one that this program does not have is shown by its raw fields."""
    return TITLES.get(title) or TitleUi(title)
