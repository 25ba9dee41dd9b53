"""Where each question of Ankh (section 3) is answered: the panels, and the questions of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.ankh import asking_cards, asking_rows
from scenes.titles.ankh.asking_tray import Tray

if TYPE_CHECKING:
    from scenes.titles.ankh.asking_base import AnkhPanel

QUESTIONS: tuple[type[AnkhPanel], ...] = (
    asking_rows.GodChoice, asking_rows.PowerChoice, asking_rows.GodPick, asking_rows.GuardianChoice,
    asking_rows.PartChoice, asking_rows.SwapChoice, asking_rows.FacingChoice, asking_rows.YesNo,
    asking_cards.CardChoice, asking_cards.GuessChoice, asking_cards.BidChoice, Tray,
)  # fmt: skip
ON_BOARD = (
    "move_figure", "satet_push", "control_monument", "caravan_region", "caravan", "cat_window", "cat_victim",
    "horus_eyes", "obelisk_move", "isis_keep", "mummy_return",
)  # fmt: skip
"""Answered by pointing at spaces, figures, regions and edges; what leaves it ("done", "pass", "no", "pool") is the
primary button's."""
ON_TILES = ("choose_action",)
"""Answered by the tiles of the actions."""
