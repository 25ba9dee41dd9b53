"""Where each question of Ankh (section 3) is answered: the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.ankh import asking_cards, asking_rows
from scenes.titles.ankh.asking_tray import Tray

if TYPE_CHECKING:
    from scenes.titles.ankh.asking_base import AnkhPanel

QUESTIONS: tuple[type[AnkhPanel], ...] = (
    asking_rows.GodChoice, asking_rows.PowerChoice, asking_rows.GodPick, asking_rows.GuardianChoice,
    asking_rows.EyeChoice, asking_rows.PartChoice, asking_rows.SwapChoice, asking_rows.FacingChoice, asking_rows.YesNo,
    asking_cards.CardChoice, asking_cards.GuessChoice, asking_cards.BidChoice, Tray,
)  # fmt: skip
"""Questions that are none of these are answered by pointing at the board or at the tiles of the actions."""
