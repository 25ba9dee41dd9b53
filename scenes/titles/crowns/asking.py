"""Where each question of Crowns (section 3) is answered: in a panel, or by pointing at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.crowns import asking_cards, asking_office, asking_rows

if TYPE_CHECKING:
    from scenes.titles.crowns.asking_base import CrownsPanel

QUESTIONS: tuple[type[CrownsPanel], ...] = (
    asking_cards.CardsPanel, asking_cards.BlindPick, asking_office.OfficePanel, asking_rows.ChallengeChoice,
    asking_rows.EffectChoice, asking_rows.GoldChoice, asking_rows.PayChoice,
)  # fmt: skip
POINTED = (
    "setup_place", "setup_attach", "first_player", "action_window", "marshal", "attach_host", "attackers",
    "stealth_target", "defenders", "interrupt_window", "reaction_window", "cost_pick", "target_pick", "claim_military",
    "intimidate_target", "levee_keep", "march_kneel", "discard_choice", "reserve_discard",
)  # fmt: skip
"""Those that are answered by pointing at cards in play, of the hand, or at players; the rest by a panel."""
