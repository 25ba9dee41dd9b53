"""Worlds that a side cannot tell from the true one: what bots think in (section 4).

All that is hidden are the icons of cats that nobody has shown, and the cards chosen in a battle that are not revealed.
Bids and cards of a round that still runs belong to the session, which draws them anew itself.
"""
from __future__ import annotations

from game.core.rng import Stream
from game.titles.ankh.bastet import NAME as BASTET
from game.titles.ankh.content import CATS
from game.titles.ankh.horus import playable
from game.titles.ankh.queries import bearer
from game.titles.ankh.state import State


def imagine(state: State, seat: int, stream: Stream) -> None:
    """TitleSpec.imagine. Redraw in place all that `seat` cannot know; the dice are the caller's."""
    own = state.team[seat]
    if bearer(state, BASTET) != own:
        _cats(state, stream)
    battle = state.battle
    if battle is None or battle.revealed:
        return
    for god in sorted(battle.chosen):
        if god != own:
            cards = playable(state, god)
            stream.shuffle(cards)
            battle.chosen[god] = [card for card in playable(state, god) if card in cards[:len(battle.chosen[god])]]


def _cats(state: State, stream: Stream) -> None:
    """Icons change places among the cats whose icon nobody has shown. The order of the cats, which is that of their
    icons, is made anew: where a cat lay in the list must not tell what it is."""
    hidden = sorted((cat for cat in state.cats if not cat.shown), key=lambda cat: cat.place)
    icons = sorted(cat.icon for cat in hidden)
    stream.shuffle(icons)
    for cat, icon in zip(hidden, icons, strict=True):
        cat.icon = icon
    order = list(CATS)
    state.cats.sort(key=lambda cat: order.index(cat.icon))
