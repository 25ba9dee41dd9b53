"""Section 4. Worlds that a seat cannot tell from the true one: decks below what it has looked at are in another order,
and who reads a duality card reads another one."""
from __future__ import annotations

from game.core.rng import Stream
from game.titles.vermilion.state import State


def imagine(state: State, seat: int, stream: Stream) -> None:
    """TitleSpec.imagine. Redraw in place all that `seat` cannot know; the dice are the caller's. What is hidden is
    sorted first, so that a world depends on nothing but what the seat knows."""
    for number, player in enumerate(state.seats):
        _redrawn(player.deck, player.known if number == seat else 0, stream)
    _redrawn(state.taints, state.known_taints[seat], stream)
    readers = [player for number, player in enumerate(state.seats) if player.duality and number != seat]
    hidden = sorted([*state.duality, *(player.duality for player in readers)])
    stream.shuffle(hidden)
    for player in readers:
        player.duality = hidden.pop()
    state.duality = hidden


def _redrawn(pile: list[str], known: int, stream: Stream) -> None:
    """All but the top `known` cards of a pile in another order."""
    below = len(pile) - min(known, len(pile))
    rest = sorted(pile[:below])
    stream.shuffle(rest)
    pile[:below] = rest
