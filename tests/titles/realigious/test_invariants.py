"""The invariants notice what is broken, each by its rule."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from game.titles.realigious.invariants import invariants
from game.titles.realigious.setup import new_state
from game.titles.realigious.state import (
    HOSPITAL,
    ICON,
    RUIN,
    STRUCTURE,
    WATER,
    Effect,
    HeldCard,
    Relic,
    State,
    Truce,
)

START = 8  # a plain start point of the 7 x 7 map
HOUSE = STRUCTURE.index("house")


def sound() -> State:
    return new_state([{}, {}], {"climate": "arid", "god": "abukaros"}, 4)


def water(state: State) -> int:
    return state.terrain.index(WATER)


def owned(state: State) -> None:
    """An icon of seat 0 on its start point, and on that of seat 1 a hospital whose placer is out."""
    tile = state.seats[0].start
    state.owner[tile], state.designation[tile] = 0, ICON
    other = state.seats[1].start
    state.designation[other], state.hospitals[other] = HOSPITAL, -1


def without_office(state: State) -> None:
    del state.governments[min(state.governments)]


def dead_holder(state: State) -> None:
    seat = state.seats[1]
    seat.alive, seat.tile, seat.deck = False, -1, []
    state.relics[0].tile, state.relics[0].holder = -1, 1


def long_hand(state: State) -> None:
    state.seats[0].hand = [HeldCard("tithe") for _ in range(4)]


BREAK: list[tuple[str, Callable[[State], object]]] = [
    ("R14.1", lambda s: s.owner.pop()),
    ("R1.4", lambda s: s.order.append(0)),
    ("R14.8", lambda s: s.believers.__setitem__(START, s.believers[START] + 5)),
    ("5.9", lambda s: s.structure.__setitem__(START, HOUSE)),
    ("R13.1", lambda s: s.owner.__setitem__(water(s), 0)),
    ("R12.4", lambda s: s.owner.__setitem__(s.seats[1].start, 0)),
    ("R23.1", lambda s: s.designation.__setitem__(START, ICON)),
    ("SAC-5b", lambda s: s.designation.__setitem__(START, RUIN)),
    ("R23.9", lambda s: s.hospitals.update({START: 0})),
    ("R19.12", lambda s: s.separatists.update({START: 2})),
    ("R14.10", lambda s: s.hints.update({START: "celebrity"})),
    ("R11.4", lambda s: s.mud.append(START)),
    ("R2.2", lambda s: setattr(s.seats[0], "reputation", 101)),
    ("R4.2", lambda s: setattr(s.seats[0], "donations", -1)),
    ("R6.2", lambda s: setattr(s.seats[0], "tile", water(s))),
    ("R2.10", lambda s: setattr(s.seats[0], "alive", False)),
    ("R5.3", lambda s: s.seats[0].deck.clear()),
    ("R5.4", long_hand),
    ("R5.1", lambda s: s.seats[0].deck_list.extend(["tithe"] * 13)),
    ("R5.15", lambda s: s.seats[0].deck_list.__setitem__(0, "glory_mercy")),
    ("5.3", lambda s: s.seats[0].grave.append("joker")),
    ("5.5", lambda s: s.seats[0].grave.append("spell_of_doom:2:1")),
    ("R22.1", lambda s: s.seats[0].effects.append(Effect("reckless", "turns", 0, 0))),
    ("R8.7", lambda s: s.truces.append(Truce(0, 0, 3))),
    ("R15.4", lambda s: setattr(s.relics[0], "holder", 0)),
    ("R15.7", lambda s: s.relics.append(Relic(0, s.relics[0].tile))),
    ("5.10", lambda s: setattr(s.relics[0], "kind", 1)),
    ("R2.10", dead_holder),
    ("R17.1", without_office),
    ("R18.1", lambda s: setattr(s.celebrities[0], "tile", water(s))),
    ("R18.2", lambda s: setattr(s.celebrities[0], "owner", 3)),
    ("R2.11", lambda s: setattr(s, "cycle", 42)),
    ("R11.1", lambda s: setattr(s, "gauge", 1)),
    ("R11.3", lambda s: setattr(s, "wind", "N")),
    ("R3.1", lambda s: setattr(s, "acting", -1)),
]


def test_nothing_is_broken_in_a_sound_position() -> None:
    state = sound()
    owned(state)
    assert invariants(state) == []


@pytest.mark.parametrize(("rule", "damage"), BREAK, ids=[f"{i}-{rule}" for i, (rule, _) in enumerate(BREAK)])
def test_damage_is_named_by_its_rule(rule: str, damage: Callable[[State], object]) -> None:
    state = sound()
    damage(state)
    assert rule in [sentence.split(":")[0] for sentence in invariants(state)]
