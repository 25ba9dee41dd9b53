"""Crowns' screens (docs of the parts: `scenes.kit.title_ui`)."""

from scenes.kit.title_ui import Shelf, TitleUi

UI = TitleUi(
    "crowns", __name__,
    Shelf((2, 3, 4), (30, 100), ("power", "last"), (58, 104, 76), "crowns/crest/neutral",
          ("power", "last", "decks", "rounds")),
    panels={"deck": "deck_editor:create"}, counts=True, marks=True, regrets=("lost",),
)  # fmt: skip
