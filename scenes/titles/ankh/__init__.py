"""Ankh's screens (docs of the parts: `scenes.kit.title_ui`)."""

from scenes.kit.title_ui import Shelf, TitleUi

UI = TitleUi(
    "ankh", __name__,
    Shelf((2, 3, 4, 5), (45, 120), ("devotion", "conflicts", "merge"), (44, 78, 150), "ankh/eye",
          ("track_end", "only_god", "last_event")),
    regrets=("losses",),
)  # fmt: skip
