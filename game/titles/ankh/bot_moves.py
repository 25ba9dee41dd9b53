"""Section 8. What a bot makes of options that change the board: each is tried on an imagined state and taken back.

Of the spaces that are alike to the value - same region and ground, next to the same monuments - only the first is
tried.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.ask import Option
from game.core.boards.regions import Line
from game.titles.ankh.bot_value import value
from game.titles.ankh.caravans import divided, legal_lines, line_key
from game.titles.ankh.content import MONUMENTS
from game.titles.ankh.ground import adjacent, space_of
from game.titles.ankh.queries import figure_at, monument_at, spare_monument
from game.titles.ankh.state import EMPTY, FIRST_MONUMENT, NOBODY, State
from game.titles.ankh.summon import FREED, summonable

LINES_TRIED = 10


class Tried(NamedTuple):
    """An option and by how much it changes the value."""

    gain: int
    key: str


def best(found: Iterable[Tried]) -> Tried:
    """The best, the first of equals; one that gains nothing and has no key if there is none."""
    return max(found, key=lambda it: it.gain, default=Tried(-10 ** 6, ""))


def likeness(state: State, god: int, space: int) -> tuple[object, ...]:
    """What of a space the value looks at."""
    near = adjacent(state, space)
    monuments = tuple(sorted(number for number in (monument_at(state, other) for other in near) if number != NOBODY))
    enemies = 0
    if any(name in ("set_god", "isis", "bastet") for one in state.gods for name in one.names):
        enemies = sum(figure_at(state, other) != NOBODY and state.figures[figure_at(state, other)].owner != god
                      for other in near)
    return state.region[space], state.terrain[space], monuments, enemies


# ---------------------------------------------------------------- figures
def moves(state: State, god: int, options: Iterable[Option], base: int) -> list[Tried]:
    """Moves "a>b" to empty spaces; pushes are not tried."""
    found, seen = [], set()
    for option in options:
        start, arrow, goal = option.key.partition(">")
        if not arrow:
            continue
        a, b = space_of(state, start), space_of(state, goal)
        like = (a, likeness(state, god, b))
        if like in seen or state.pieces[b] != EMPTY:
            continue
        seen.add(like)
        found.append(Tried(_moved(state, god, a, b) - base, option.key))
    return found


def _moved(state: State, god: int, a: int, b: int) -> int:
    number = figure_at(state, a)
    state.pieces[a], state.pieces[b], state.figures[number].space = EMPTY, number, b
    found = value(state, god)
    state.pieces[a], state.pieces[b], state.figures[number].space = number, EMPTY, a
    return found


def summons(state: State, god: int, options: Iterable[Option], base: int) -> list[Tried]:
    """Figures that come to the board, as "regular:warrior>4,2" or "warrior>4,2"."""
    found, seen = [], set()
    figures = summonable(state, god, max(1, state.gods[god].followers))
    for option in options:
        what, arrow, where = option.key.rpartition(">")
        name = what.rpartition(":")[2]
        if not arrow or name not in figures:
            continue
        space = space_of(state, where)
        like = (what, likeness(state, god, space))
        if like not in seen:
            seen.add(like)
            price = 20 if name == FREED else 0
            found.append(Tried(_summoned(state, god, figures[name], space) - base - price, option.key))
    return found


def _summoned(state: State, god: int, number: int, space: int) -> int:
    figure = state.figures[number]
    before = figure.space
    figure.space, state.pieces[space] = space, number
    found = value(state, god)
    figure.space, state.pieces[space] = before, EMPTY
    return found


# ---------------------------------------------------------------- monuments
def controls(state: State, god: int, options: Iterable[Option], base: int) -> list[Tried]:
    """Monuments that change hands."""
    found = []
    for option in options:
        monument = state.monuments[state.pieces[space_of(state, option.key)] - FIRST_MONUMENT]
        before, monument.owner = monument.owner, god
        found.append(Tried(value(state, god) - base, option.key))
        monument.owner = before
    return found


def builds(state: State, god: int, options: Iterable[Option], base: int) -> list[Tried]:
    """New monuments, as "temple>4,2"; what they cost is not taken off."""
    found, seen = [], set()
    for option in options:
        name, arrow, where = option.key.partition(">")
        if not arrow:
            continue
        space = space_of(state, where)
        like = (name, likeness(state, god, space))
        if like in seen:
            continue
        seen.add(like)
        number = spare_monument(state, MONUMENTS.index(name))
        monument = state.monuments[number]
        before = monument.space
        monument.space, monument.owner, state.pieces[space] = space, god, FIRST_MONUMENT + number
        found.append(Tried(value(state, god) - base, option.key))
        monument.space, monument.owner, state.pieces[space] = before, NOBODY, EMPTY
    return found


# ---------------------------------------------------------------- caravans
def caravans(state: State, god: int, region: int, base: int) -> list[Tried]:
    """Some of the lines that divide a region, spread over all of them."""
    lines = legal_lines(state, region)
    some = lines[::max(1, len(lines) // LINES_TRIED)]
    return [Tried(_divided(state, god, region, line) - base, line_key(state, line)) for line in some]


def _divided(state: State, god: int, region: int, line: Line) -> int:
    before = state.region
    state.region = before[:]
    for space in divided(state, region, line)[1]:
        state.region[space] = max(before) + 1
    found = value(state, god)
    state.region = before
    return found

