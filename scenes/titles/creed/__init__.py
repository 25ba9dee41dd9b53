"""Creed's screens (docs of the parts: `scenes.kit.title_ui`)."""

from scenes.kit.title_ui import Shelf, TitleUi

NATIONS = ("aurand", "tarvok", "selkara", "noctre")
UI = TitleUi(
    "creed", __name__,
    Shelf((2, 4), (30, 45), ("leaders", "lines", "hidden"), (62, 96, 138), "creed/nation/aurand",
          ("leaders", "quiet", "limit")),
    coloured=[(f"creed/nation/{name}", "creed.palette.nation", f"creed.nation.{name}") for name in NATIONS],
    explains=True,
)  # fmt: skip
