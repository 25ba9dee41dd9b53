"""Reaction windows: named calls in the rule text, never hidden.

A title gives three functions: the seats that could react by public knowledge, what a seat may do (always with "no"
first), and how a reaction is carried out. Whoever could react is asked, whether or not the hand holds anything: being
asked tells nothing.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.ask import Ask, Option, Rules


class Moment(msgspec.Struct, eq=False):
    """What is about to happen or has happened. It lives on the rules' stack only and holds public facts only.
    `cancelled`: the event is negated."""

    name: str
    seat: int = -1
    actor: int = -1
    card: str = ""
    tile: int = -1
    subject: int = -1
    cancelled: bool = False


def window(g: Any, moment: Moment, seats: Sequence[int], rule: str,
           could: Callable[[Any, int, Moment], bool], options: Callable[[Any, int, Moment], list[Option]],
           resolve: Callable[[Any, int, str, Moment], Rules[None]],
           told: Callable[[Any, int, Moment], dict[str, str | int]]) -> Rules[None]:
    """Ask `seats` one after the other, again and again, until a full round passes without a reaction or
    the event is negated. A list collected once would be stale after the first reaction: each seat is asked
    about what stands then. Once it has closed nobody takes a pass back: what was passed on is seen now."""
    quiet, asked = 0, False
    while quiet < len(seats):
        for seat in seats:
            quiet += 1
            if not could(g.state, seat, moment):
                continue
            key = yield Ask(seat, rule, "react", options, (moment,), about=told(g.state, seat, moment))
            asked = True
            if key == "no":
                continue
            quiet = 0
            yield from resolve(g, seat, key, moment)
            if moment.cancelled:
                g.block_undo("window")
                return
    if asked:
        g.block_undo("window")
