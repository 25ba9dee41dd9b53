"""Pure questions about gods, figures and monuments (R4, R9.2). Nothing here changes the state."""
from __future__ import annotations

import functools
from collections.abc import Iterable

from game.core.ask import Refusal
from game.core.table import Table
from game.titles.ankh.content import BASES, GOD, GUARDIANS, WARRIOR, WARRIORS
from game.titles.ankh.ground import adjacent, is_land, regions_of
from game.titles.ankh.state import EMPTY, FIRST_MONUMENT, NOBODY, POOL, SUPPLY, TRAPPED, FigureState, State

G = Table[State]
PIECES_OF_A_GOD = 1 + WARRIORS
"""The figures of a god follow each other: the god figure, then its warriors."""


@functools.cache
def _plain_refusal(rule: str, text: str) -> Refusal:
    return Refusal(rule, "why." + text)


def refuse(rule: str, text: str, **args: str | int) -> Refusal:
    """Why something cannot be chosen: `text` is the end of the key "why.<text>"."""
    return Refusal(rule, "why." + text, args) if args else _plain_refusal(rule, text)


# ---------------------------------------------------------------- gods and seats
def god_of(state: State, seat: int) -> int:
    """The god that a seat plays, NOBODY where it is forgotten."""
    return state.team[seat]


def acting(state: State) -> int:
    """The god whose turn it is."""
    return state.team[state.seat]


def living(state: State) -> list[int]:
    """The gods in the game, ascending by number."""
    return [number for number, god in enumerate(state.gods) if god.alive]


def ascending(state: State, gods: Iterable[int]) -> list[int]:
    """R11.2. Those gods from the least devotion to the most."""
    asked = set(gods)
    return [god for god in state.order if god in asked]


def with_power(state: State, power: str) -> list[int]:
    """R7.2. The living gods that have an ankh power, in ascending devotion."""
    return [god for god in state.order if power in state.gods[god].powers]


def has(state: State, god: int, power: str) -> bool:
    """Whether the god has an ankh power."""
    return power in state.gods[god].powers


def bearer(state: State, name: str) -> int:
    """The living god that has the unique power of the god of that name, NOBODY if there is none."""
    for number, god in enumerate(state.gods):
        if god.alive and name in god.names:
            return number
    return NOBODY


def audience(state: State, god: int) -> int:
    """Section 4. The bits of the seats that share the secrets of a god."""
    return sum(1 << seat for seat in state.gods[god].seats)


# ---------------------------------------------------------------- figures
def god_figure(god: int) -> int:
    """The number of a god's own figure."""
    return god * PIECES_OF_A_GOD


def figure_at(state: State, space: int) -> int:
    """The number of the figure on a space, NOBODY if there is none."""
    piece = state.pieces[space]
    return piece if EMPTY < piece < FIRST_MONUMENT else NOBODY


def standing(state: State, god: int) -> list[int]:
    """The numbers of the figures on the board that a god owns."""
    return [number for number, figure in enumerate(state.figures) if figure.owner == god and figure.space >= 0]


def taken_by_set(state: State) -> list[int]:
    """R20.1. The enemy warriors and guardians adjacent to Set's god figure, while a Conflict event lasts (R9.2)."""
    if not state.conflict:
        return []
    owner = bearer(state, "set_god")
    if owner == NOBODY:
        return []
    space = state.figures[god_figure(owner)].space
    found = [figure_at(state, other) for other in adjacent(state, space)] if space >= 0 else []
    return [number for number in found
            if number != NOBODY and state.figures[number].kind != GOD and state.figures[number].owner != owner]


def holders(state: State) -> list[int]:
    """R9.2. For every figure the god that holds it, NOBODY for those that are not on the board."""
    found = [figure.owner if figure.space >= 0 else NOBODY for figure in state.figures]
    taken = taken_by_set(state)
    if taken:
        owner = bearer(state, "set_god")
        for number in taken:
            found[number] = owner
    return found


def holder(state: State, number: int) -> int:
    """R9.2. The god that holds a figure on the board."""
    if state.conflict and number in taken_by_set(state):
        return bearer(state, "set_god")
    return state.figures[number].owner


def held(state: State, god: int) -> list[int]:
    """R9.2. The figures on the board that a god holds."""
    return [number for number, owner in enumerate(holders(state)) if owner == god]


def held_in(state: State, god: int, region: int) -> list[int]:
    """The figures in a region that a god holds; Apep on water is in all regions of its space (R21.4)."""
    return [number for number in held(state, god) if region in regions_of(state, state.figures[number].space)]


def figures_in(state: State, region: int) -> dict[int, list[int]]:
    """By god the figures that it holds in a region, for gods that have any, in ascending devotion."""
    found: dict[int, list[int]] = {}
    for number, owner in enumerate(holders(state)):
        if owner != NOBODY and region in regions_of(state, state.figures[number].space):
            found.setdefault(owner, []).append(number)
    return {god: found[god] for god in state.order if god in found}


def present(state: State, region: int) -> list[int]:
    """R9.4. The gods with a figure in a region, in ascending devotion."""
    return list(figures_in(state, region))


def pool(state: State, god: int) -> list[int]:
    """R1.1. The figures in a god's pool."""
    return [number for number, figure in enumerate(state.figures) if figure.owner == god and figure.space == POOL]


def trapped(state: State, owner: int = NOBODY) -> list[int]:
    """R14.2. The warriors in Anubis' slots, of one owner if one is named."""
    return [number for number, figure in enumerate(state.figures)
            if figure.space == TRAPPED and owner in (NOBODY, figure.owner)]


def radiant(state: State) -> int:
    """R14.6. How many sun tokens lie on figures."""
    return sum(figure.radiant for figure in state.figures)


def is_mortal(figure: FigureState) -> bool:
    """R4.2. Everybody but the gods."""
    return figure.kind != GOD


def is_guardian(figure: FigureState) -> bool:
    """Neither god nor warrior."""
    return figure.kind not in (GOD, WARRIOR)


def free_bases(state: State, god: int, size: str) -> int:
    """R4.6. How many bases of a size are left; every guardian it owns takes one."""
    used = sum(figure.owner == god and is_guardian(figure) and GUARDIANS[figure.kind].size == size
               for figure in state.figures)
    return BASES - used


def has_base(state: State, god: int, kind: str) -> bool:
    """R4.6. Whether the god can take a guardian of that kind; Petsuchos needs no base."""
    size = GUARDIANS[kind].size
    return size == "none" or free_bases(state, god, size) > 0


def in_supply(state: State, kind: str) -> list[int]:
    """The guardians of that kind that nobody owns."""
    return [number for number, figure in enumerate(state.figures) if figure.kind == kind and figure.space == SUPPLY]


# ---------------------------------------------------------------- spaces
def is_empty(state: State, space: int, owner: int) -> bool:
    """R3.1, R14.5. Whether a figure of that owner (NOBODY: a monument) finds the space empty."""
    if state.pieces[space] != EMPTY:
        return False
    return space not in state.portals or (owner != NOBODY and owner == bearer(state, "osiris"))


def is_free_land(state: State, space: int, owner: int) -> bool:
    """An empty land space for that owner."""
    return is_land(state, space) and is_empty(state, space, owner)


def has_near(state: State, god: int, space: int) -> bool:
    """R3.5. Whether a figure that the god holds is adjacent to the space."""
    found = [figure_at(state, other) for other in adjacent(state, space)]
    return any(number != NOBODY and holder(state, number) == god for number in found)


# ---------------------------------------------------------------- monuments
def monument_at(state: State, space: int) -> int:
    """The number of the monument on a space, NOBODY if there is none."""
    piece = state.pieces[space]
    return piece - FIRST_MONUMENT if piece >= FIRST_MONUMENT else NOBODY


def controlled(state: State, god: int, kind: int = NOBODY) -> list[int]:
    """R4.4. The numbers of the monuments that a god controls, of one kind if one is named."""
    return [number for number, monument in enumerate(state.monuments)
            if monument.owner == god and monument.space >= 0 and kind in (NOBODY, monument.kind)]


def neutral(state: State) -> list[int]:
    """R4.4. The monuments on the board that nobody controls."""
    return [number for number, monument in enumerate(state.monuments)
            if monument.owner == NOBODY and monument.space >= 0]


def monuments_in(state: State, region: int) -> list[int]:
    """The monuments in a region."""
    return [number for number, monument in enumerate(state.monuments)
            if monument.space >= 0 and state.region[monument.space] == region]


def spare_monument(state: State, kind: int) -> int:
    """R1.2. A monument of that kind in the supply, NOBODY if none is left."""
    for number, monument in enumerate(state.monuments):
        if monument.kind == kind and monument.space == SUPPLY:
            return number
    return NOBODY

