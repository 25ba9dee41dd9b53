"""R6.6, C6.15. How the tiles that a Torrent passed may turn out before a later one is tried: each is attempted first,
in the order of the path, and what comes of it changes the chance of the next.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from game.core.modifiers import settle
from game.titles.realigious import rates
from game.titles.realigious.forecast import CERTAIN, Forecast, Turnout
from game.titles.realigious.queries import has, ownable
from game.titles.realigious.rates import Purse
from game.titles.realigious.state import NEUTRAL, State


class Foresight(NamedTuple):
    """The table as it would be after attempts that went so, successes and failures, and how likely that is."""

    state: State
    outcomes: tuple[bool, ...] = ()
    odds: Fraction = Fraction(1)


def passed(state: State, seat: int, tile: int) -> list[int]:
    """The tiles that are attempted before `tile` in this turn of the seat, in their order."""
    if seat != state.acting or not state.path or state.phase not in ("move", "cards", "interaction"):
        return []
    before, here = state.path[1:], state.seats[seat].tile
    if tile == here:
        return before
    if state.phase == "move" and state.contact:
        return [*before, here]
    return before[:before.index(tile)] if tile in before else []


def courses(state: State, seat: int, tile: int) -> list[Foresight]:
    """Every way in which the attempts before `tile` may go, successes first; one without attempts where there are
    none."""
    found = [Foresight(state)]
    for one in passed(state, seat, tile):
        found = [after for course in found for after in _attempt(course, seat, one)]
    return found


def _attempt(course: Foresight, seat: int, tile: int) -> list[Foresight]:
    state, outcomes, odds = course
    if state.owner[tile] != NEUTRAL or not ownable(state, tile):
        return [course]
    rate = 100 if has(state.seats[seat], "ascended") else rates.propagation_rate(state, seat, tile)
    won = Foresight(_converted(state, seat, tile), (*outcomes, True), odds * Fraction(rate, 100))
    if rate == 100:
        return [won]
    return [won, Foresight(_failed(state, seat), (*outcomes, False), odds * Fraction(100 - rate, 100))]


def _failed(state: State, seat: int) -> State:
    """R9.8."""
    return _with(state, seat, prop_stacks=state.seats[seat].prop_stacks + 1)


def _converted(state: State, seat: int, tile: int) -> State:
    """R9.7, with the treasure where it may be had."""
    player, treasure = state.seats[seat], rates.has_treasure(state, seat, tile)
    reward = rates.treasure(state, seat) if treasure else rates.propagation_reward(state, seat, tile, own_piece=True)
    after = _with(state, seat, prop_stacks=0, converted_first=True, believers=player.believers + reward[0],
                  donations=player.donations + reward[1], influence=player.influence + reward[2])
    owner = state.owner[:]
    owner[tile] = seat
    return msgspec.structs.replace(after, owner=owner)


def _with(state: State, seat: int, **changes: int) -> State:
    seats = list(state.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(state, seats=seats)


def mixed(seat: int, tile: int, found: Sequence[Foresight], made: Sequence[Forecast | None]) -> Forecast | None:
    """What a contact leads to over all courses: its chance, the items that count in each of them, and the courses
    themselves. A tile that is the seat's own by then is won."""
    told = [one for one in made if one is not None]
    if not told:
        return None
    first = told[0]
    if len(told) == len(made) and all(one == first for one in told):
        return first
    chances = [one.chance if one is not None else CERTAIN * (course.state.owner[tile] == seat)
               for course, one in zip(found, made, strict=True)]
    exact = sum(course.odds * chance for course, chance in zip(found, chances, strict=True))
    ways = tuple(Turnout(course.outcomes, round(CERTAIN * course.odds), chance)
                 for course, chance in zip(found, chances, strict=True))
    terms = tuple(term for term in first.terms if all(term in one.terms for one in told))
    return msgspec.structs.replace(
        first, chance=round(exact), rate=settle(terms, rates.RATE), terms=terms, ways=ways,
        levy=max(one.levy for one in told), least=_each(min, [one.least for one in told]),
        most=_each(max, [one.most for one in told]))


def _each(pick: Callable[[Sequence[int]], int], purses: Sequence[Purse]) -> Purse:
    believers, donations, influence = zip(*purses, strict=True)
    return pick(believers), pick(donations), pick(influence)
