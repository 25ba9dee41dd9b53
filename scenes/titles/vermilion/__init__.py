"""Vermilion's screens (docs of the parts: `scenes.kit.title_ui`)."""

from scenes.kit.title_ui import Shelf, TitleUi

UI = TitleUi("vermilion", __name__, Shelf((1, 2, 3, 4), (20, 45), ("objective", "together"), (140, 44, 38),
                                               "vermilion/crest", ("won",)),
            panels={"map": "campaign_book:create"}, tells=True, regrets=("downs",),
)  # fmt: skip
