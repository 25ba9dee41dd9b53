"""The cards: importing this package registers every card's rule.

Every module that a card file imports may itself import `cards.play`, so this package has to be imported before them.
"""
from __future__ import annotations
