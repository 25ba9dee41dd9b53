"""Effects that outlive their cause: modifiers, blanks, "cannot", "must", counters, each with the moment that ends it.

They are records in the state; nothing is ever taken back by hand. What text in play does all the time is no record: it
is read off the cards when somebody asks. Both are terms of one sum (`game.core.modifiers`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

WHILE_IN_PLAY = "play"
"""Ends when the target leaves play, and at no other moment."""


class Lasting(msgspec.Struct, array_like=True):
    """`what` holds ("strength", "blank", "cannot"); `target`: the card or seat, in the title's numbers; `value` is
    added up or counts; `word` tells more ("attack", an icon); `until`: the moment that ends it; `source`: the kind of
    card that it comes from, for terms; `uses`: how often it still works (-1: without end)."""

    what: str
    target: int
    value: int
    word: str
    until: str
    source: str
    uses: int = -1


def expire(effects: list[Lasting], moment: str) -> list[Lasting]:
    """The effects that end now; they are gone from the list, in their order."""
    ended = [effect for effect in effects if effect.until == moment]
    effects[:] = [effect for effect in effects if effect.until != moment]
    return ended


def leave(effects: list[Lasting], target: int) -> None:
    """All effects on a target that leaves play end."""
    effects[:] = [effect for effect in effects if effect.target != target]


def on(effects: list[Lasting], what: str, target: int) -> Iterator[Lasting]:
    """The effects of that kind on that target, the oldest first."""
    return (effect for effect in effects if effect.what == what and effect.target == target)


def has(effects: list[Lasting], what: str, target: int, word: str = "") -> bool:
    """Whether such an effect holds; with a `word` only one of that word."""
    return any(word in ("", effect.word) for effect in on(effects, what, target))


def total(effects: list[Lasting], what: str, target: int, word: str = "") -> int:
    """The sum of such effects."""
    return sum(effect.value for effect in on(effects, what, target) if word in ("", effect.word))


def use_up(effects: list[Lasting], fits: Callable[[Lasting], bool]) -> list[Lasting]:
    """Each effect that fits is used once; those used up are gone. What was used."""
    used = [effect for effect in effects if effect.uses != 0 and fits(effect)]
    for effect in used:
        effect.uses -= effect.uses > 0
    effects[:] = [effect for effect in effects if effect.uses != 0]
    return used
