"""Creed's screens (docs of the parts: `scenes.kit.title_ui`)."""

from scenes.kit.title_ui import Shelf, TitleUi

UI = TitleUi(
    "creed", __name__,
    Shelf((2, 4), (30, 45), ("victory.creed_leaders", "victory.creed_lines", "victory.creed_hidden"), (62, 96, 138)),
)  # fmt: skip
