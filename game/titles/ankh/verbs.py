"""The functions that change the table. Each tells what happened, and to whom (section 4)."""
from __future__ import annotations

from game.core.events import EVERYONE, Data
from game.titles.ankh.content import MONUMENTS
from game.titles.ankh.ground import name_of
from game.titles.ankh.queries import G, audience
from game.titles.ankh.state import EMPTY, FIRST_MONUMENT, NOBODY, POOL, SUPPLY, State


def tell(g: G, kind: str, rule: str, /, **data: int | str | list[int]) -> None:
    """An event that everybody may know."""
    if g.record is not None:
        g.emit(kind, rule, data)


def tell_side(g: G, kind: str, rule: str, god: int, secret: Data, shared: Data) -> None:
    """An event of a god: its seats are told both parts, everybody else only `shared`."""
    if g.record is not None:
        own = audience(g.state, god)
        g.emit(kind, rule, {**shared, **secret}, own, shared, EVERYONE & ~own)


# ---------------------------------------------------------------- figures
def place(state: State, number: int, space: int) -> None:
    """A figure comes to an empty space, from wherever it was."""
    lift(state, number)
    state.figures[number].space = space
    state.pieces[space] = number


def lift(state: State, number: int, to: int = POOL) -> None:
    """A figure leaves its space, if it stands on one, for its owner's pool or what `to` names."""
    figure = state.figures[number]
    if figure.space >= 0:
        state.pieces[figure.space] = EMPTY
    figure.space = to


def take_off(state: State, number: int, to: int = POOL) -> None:
    """R4.3, R14.6. A figure leaves the board, or the pool, for good: its sun token returns."""
    lift(state, number, to)
    state.figures[number].radiant = False
    if to == SUPPLY:
        state.figures[number].owner = NOBODY


# ---------------------------------------------------------------- followers
def sacrifice(g: G, god: int, count: int, rule: str, reason: str) -> None:
    """Followers go to the supply as a payment."""
    g.state.gods[god].followers -= count
    tell(g, "sacrificed", rule, god=god, count=count, reason=reason)


def earn(g: G, god: int, count: int, rule: str, reason: str) -> None:
    """Followers come from the supply; nothing is told of none."""
    if count > 0:
        g.state.gods[god].followers += count
        tell(g, "followers_gained", rule, god=god, count=count, reason=reason)


def hand_over(g: G, giver: int, taker: int, count: int, rule: str) -> None:
    """R17.7. Followers go to another god: no sacrifice."""
    g.state.gods[giver].followers -= count
    g.state.gods[taker].followers += count
    tell(g, "handed_over", rule, god=giver, to=taker, count=count)


# ---------------------------------------------------------------- monuments
def control(g: G, god: int, number: int, rule: str) -> None:
    """R4.4. A token of the god's pool goes on the monument; one that lies there returns to its owner's pool."""
    state = g.state
    monument = state.monuments[number]
    before = monument.owner
    if before != NOBODY:
        state.gods[before].tokens += 1
    state.gods[god].tokens -= 1
    monument.owner = god
    tell(g, "controlled", rule, god=god, space=name_of(state, monument.space), kind=MONUMENTS[monument.kind],
         before=before)


def raise_monument(state: State, number: int, space: int, owner: int) -> None:
    """A monument of the supply comes to an empty space, with a token of the owner's pool if there is an owner."""
    monument = state.monuments[number]
    monument.space, monument.owner = space, owner
    state.pieces[space] = FIRST_MONUMENT + number
    if owner != NOBODY:
        state.gods[owner].tokens -= 1


def destroy(g: G, number: int, rule: str) -> None:
    """R4.5, R16.8. The piece returns to the supply, the token to its owner's pool, a cat to Bastet's dashboard."""
    state = g.state
    monument = state.monuments[number]
    space, owner = name_of(state, monument.space), monument.owner
    raze(state, number)
    tell(g, "destroyed", rule, space=space, kind=MONUMENTS[monument.kind], owner=owner)


def raze(state: State, number: int) -> None:
    """What `destroy` does, untold."""
    monument = state.monuments[number]
    if monument.owner != NOBODY:
        state.gods[monument.owner].tokens += 1
    state.pieces[monument.space] = EMPTY
    monument.space, monument.owner = SUPPLY, NOBODY
    for cat in state.cats:
        if cat.place == number:
            cat.place = SUPPLY
