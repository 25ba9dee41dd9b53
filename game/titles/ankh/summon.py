"""R6.2. How a figure comes to the board, whichever rule summons it (R6.2a): which figures, and where to."""
from __future__ import annotations

from collections.abc import Collection

from game.core.ask import Option, Refusal, Rules
from game.titles.ankh.asking import DONE, YES, ask, says_yes, yes_or_no
from game.titles.ankh.content import PYRAMID, SUNS, WARRIOR
from game.titles.ankh.ground import adjacent, field_of, is_land, name_of, regions_of, space_of
from game.titles.ankh.guardians import set_facing
from game.titles.ankh.queries import (
    G,
    acting,
    bearer,
    controlled,
    god_of,
    has,
    held,
    is_empty,
    pool,
    radiant,
    refuse,
    trapped,
)
from game.titles.ankh.state import State
from game.titles.ankh.verbs import hand_over, place, tell

REGULAR = "regular"
FREED = "trapped"
"""Among the figures that can be summoned: an own warrior out of Anubis' slots."""


# ---------------------------------------------------------------- who can be summoned
def summonable(state: State, god: int, followers: int) -> dict[str, int]:
    """R6.2, R14.2. By name the figures that a god with so many followers to spend can bring: one of each kind in its
    pool, and a trapped warrior if it has a follower to hand over."""
    found: dict[str, int] = {}
    for number in pool(state, god):
        found.setdefault(state.figures[number].kind, number)
    captives = trapped(state, god)
    if captives and followers >= 1:
        found[FREED] = captives[0]
    return found


# ---------------------------------------------------------------- where to
def usual_spaces(state: State, god: int) -> set[int]:
    """R6.2. The spaces adjacent to a figure that the god holds or to a monument that it controls."""
    centres = [state.figures[number].space for number in held(state, god)]
    centres += [state.monuments[number].space for number in controlled(state, god)]
    return {space for centre in centres for space in adjacent(state, centre)}


def own_spaces(state: State, number: int) -> set[int]:
    """R6.2a. The spaces that a figure's own rule opens to it, whatever stands there: Wenut (R21.3), Apep (R21.4),
    Osiris' portals (R14.5)."""
    figure = state.figures[number]
    found: set[int] = set()
    if figure.kind == "wenut":
        found.update(space for monument in state.monuments if monument.space >= 0
                     for space in adjacent(state, monument.space) if is_land(state, space))
    if figure.kind == "apep":
        found.update(space for space in field_of(state).spaces
                     if not is_land(state, space) and regions_of(state, space))
    if figure.owner == bearer(state, "osiris"):
        found.update(state.portals)
    return found


def space_refusal(state: State, number: int, near: Collection[int], space: int) -> Refusal | None:
    """R6.2. Why a figure cannot be summoned on a space; `near`: the spaces that the summons allows to any figure."""
    by_own_rule = space in own_spaces(state, number)
    if not is_land(state, space) and not by_own_rule:
        return refuse("R6.2", "water")
    if not is_empty(state, space, state.figures[number].owner):
        return refuse("R14.5", "portal") if space in state.portals else refuse("R3.1", "occupied")
    if space not in near and not by_own_rule:
        return refuse("R6.2", "not_adjacent")
    return None


def spaces_for(state: State, number: int, near: Collection[int]) -> list[int]:
    """R6.2. The spaces on which the figure can be summoned, ascending."""
    own = own_spaces(state, number)
    owner = state.figures[number].owner
    return sorted(space for space in {*near, *own}
                  if is_empty(state, space, owner) and (space in own or is_land(state, space)))


# ---------------------------------------------------------------- R6.2 the action
def slots_of(state: State, god: int) -> list[str]:
    """R6.2, 5.1. What the action allows: the regular summons, and one at each pyramid with Pyramid Attuned."""
    if not has(state, god, "pyramid_attuned"):
        return [REGULAR]
    return [REGULAR, *(name_of(state, state.monuments[number].space) for number in controlled(state, god, PYRAMID))]


def near_slot(state: State, god: int, slot: str) -> set[int]:
    """The spaces that a slot of the action allows to any figure."""
    return usual_spaces(state, god) if slot == REGULAR else set(adjacent(state, space_of(state, slot)))


def summon_options(state: State, seat: int) -> list[Option]:
    """Section 3, `summon`."""
    god = god_of(state, seat)
    figures = summonable(state, god, state.gods[god].followers)
    found = []
    for slot in state.slots:
        near = near_slot(state, god, slot)
        for name, number in figures.items():
            found += [summon_option(state, f"{slot}:", name, space) for space in spaces_for(state, number, near)]
    return [*found, Option(DONE, "done")]


def summon_option(state: State, before: str, name: str, space: int) -> Option:
    """One figure on one space; `before` begins the key."""
    where = name_of(state, space)
    return Option(f"{before}{name}>{where}", "summon", (f"pool:{name}", f"space:{where}"),
                  ("figure", name, "space", where))


def summon_default(state: State, seat: int) -> str:
    """Section 3: the first warrior, else `done`."""
    for option in summon_options(state, seat):
        if f":{WARRIOR}>" in option.key:
            return option.key
    return DONE


def summon(g: G) -> Rules[None]:
    """R6.2. One figure, and with Pyramid Attuned one more at each of its pyramids, in any order."""
    state = g.state
    god = acting(state)
    state.slots = slots_of(state, god)
    while state.slots:
        key = yield from ask(g, god, "R6.2", "summon", summon_options, (), summon_default)
        if key == DONE:
            break
        slot, _, what = key.partition(":")
        state.slots.remove(slot)
        yield from bring(g, god, what, "R6.2")
    state.slots = []


def bring(g: G, god: int, what: str, rule: str) -> Rules[None]:
    """Any rule: a figure of `summonable` comes to a space of `spaces_for`, as "warrior>4,2"."""
    state = g.state
    name, _, where = what.partition(">")
    number = summonable(state, god, 1)[name]
    if name == FREED:
        hand_over(g, god, bearer(state, "anubis"), 1, "R14.2")
    place(state, number, space_of(state, where))
    tell(g, "summoned", rule, god=god, figure=state.figures[number].kind, space=where, freed=int(name == FREED))
    if god == bearer(state, "ra") and radiant(state) < SUNS:
        key = yield from ask(g, god, "R14.6", "place_radiance", yes_or_no, (where,), says_yes)
        if key == YES:
            state.figures[number].radiant = True
            tell(g, "made_radiant", "R14.6", god=god, space=where)
    yield from set_facing(g, god, number)
