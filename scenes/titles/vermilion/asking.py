"""Where each question of Vermilion (section 3) is answered: in a panel, or by pointing at board, gear and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.vermilion import asking_cards, asking_roll, asking_rows, asking_wells

if TYPE_CHECKING:
    from scenes.titles.vermilion.asking_base import VermilionPanel

QUESTIONS: tuple[type[VermilionPanel], ...] = (
    asking_wells.FillPanel, asking_wells.DefencePanel, asking_roll.RollPanel, asking_roll.SuppressPanel,
    asking_roll.ColourPanel, asking_cards.CardsPanel, asking_rows.WaysPanel, asking_rows.PointsPanel,
)  # fmt: skip
POINTED = (
    "player_action", "choose_start", "choose_target", "choose_tile", "move_step", "muscle_density_step", "siege_wall",
    "fall_tile", "sweep_arc", "transfer_to", "cycle_discard", "hand_discard",
)  # fmt: skip
"""Those that are answered by pointing at the board, the enemies, the party, the gear and the hand."""
