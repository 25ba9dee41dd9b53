"""The cards: importing this package registers every card's rule.

Most rule modules import `cards.play`, so they may be half loaded while the card files are read: card files
import them whole (`from game.titles.realigious import relics`) and look functions up when a card acts.
"""
from __future__ import annotations

from game.titles.realigious.cards import (
    ascension,
    expansion,
    holy_war,
    honours,
    influence,
    realm,
    religion,
    sacrifice,
    time_reversal,
    unity,
)

__all__ = ["ascension", "expansion", "holy_war", "honours", "influence", "realm", "religion", "sacrifice",
           "time_reversal", "unity"]
