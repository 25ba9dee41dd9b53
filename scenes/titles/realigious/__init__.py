"""Realigious' screens (docs of the parts: `scenes.kit.title_ui`)."""

from scenes.kit.title_ui import Shelf, TitleUi

# bench/match_length.py: 36, 42, 58 minutes for 2, 3, 4 persons with 8 s a choice
UI = TitleUi(
    "realigious", __name__,
    Shelf(
        (2, 3, 4), (35, 60), ("religious", "social", "mystic", "survival"),
        (38, 120, 124), "realigious/emblem/religion", ("religious", "social", "mystic", "survival", "judgement"),
    ),
    panels={"traits": "traits_panel:create"}, counts=True, explains=True, regrets=("failed", "lost"),
)  # fmt: skip
