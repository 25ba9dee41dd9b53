"""Ambush's screens (docs of the parts: `scenes.kit.title_ui`)."""

from pathlib import Path

from scenes.kit.title_ui import Shelf, TitleUi

TEXTS = Path(__file__).parent.parent / "texts"
UI = TitleUi("ambush", __name__, Shelf((2,), (1, 3), ("row",), (70, 110, 90)), texts=TEXTS)
