"""R1. Setting a match up: what may be chosen, and the first state, drawn in the order of R14.12.

A seat's fields and the match's options are checked as they come: from the room, the command line or a save.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.errors import BadSetup
from game.core.fields import checked
from game.core.rng import Stream
from game.core.spec import Field
from game.core.state import Step
from game.core.table import Table
from game.titles.realigious import boards, mapgen, sight
from game.titles.realigious.content import (
    CHARACTERS,
    CLIMATES,
    COUNTS,
    GODS,
    LEVELS,
    PRESETS,
    RELIGIONS,
    TRAITS,
    deck_list,
    traits_of,
)
from game.titles.realigious.state import NEUTRAL, WINDS, Seat, State

RANDOM = "random"
CYCLES = ("24", "40", "60")
FEWEST, MOST = 5, 10  # R20.2: traits in a set
POINTS = tuple(str(p) for p in range(FEWEST, MOST + 1))
SIZE_OF = {row.players: row.n for row in COUNTS.values()}  # R14.1: seats -> n
SEATS = tuple(sorted(SIZE_OF))

FIELDS: tuple[Field, ...] = (
    Field("character", (*CHARACTERS, RANDOM), RANDOM),
    Field("religion", (*RELIGIONS, RANDOM), RANDOM),
    Field("traits", tuple(PRESETS), "default", many=True),  # or a list of trait ids
    Field("points", ("level", *POINTS), "level"),
    Field("level", ("auto", *(str(level) for level in LEVELS)), "auto"),  # R1.5: auto is the best other
)
OPTIONS: tuple[Field, ...] = (
    Field("climate", (*CLIMATES, RANDOM), RANDOM),
    Field("god", (*GODS, RANDOM), RANDOM),
    Field("cycles", CYCLES, "40"),
    Field("points", ("profile", *POINTS), "profile"),
    Field("map", ("",), "", many=True),  # or what `boards.read_map` gives
)


# ---------------------------------------------------------------- what was chosen
def chosen_traits(where: str, chosen: str | tuple[str, ...], points: int) -> list[str]:
    """R20.2, R20.4. The trait set: a preset's first traits, or the listed ones. Raises BadSetup."""
    if isinstance(chosen, str):
        return list(traits_of(chosen, points))
    example = ", ".join(traits_of("default", points))
    key, found = "", ""
    unknown = [trait for trait in chosen if trait not in TRAITS]
    twice = [trait for i, trait in enumerate(chosen) if trait in chosen[:i]]
    if unknown:
        key, found = "realigious.error.setup_trait_unknown", unknown[0]
    elif twice:
        key, found = "realigious.error.setup_trait_twice", twice[0]
    elif not FEWEST <= len(chosen) <= points:
        key, found = "realigious.error.setup_trait_count", str(len(chosen))
    if key:
        raise BadSetup(key, f"{where}: {key.rpartition('setup_')[2]}, found {found}; "
                       f"{FEWEST} to {points} different traits are allowed, for example {example}",
                       field=where, found=found, least=FEWEST, most=points, example=example)
    return list(chosen)


def points_of(seats: list[dict[str, Any]], mode: str) -> list[int]:
    """R1.5, R20.2. Trait points by seat: the host's number, or each seat's own, or those of its level. A seat
    without either (a bot) has the most that another seat has, 10 where none has any."""
    if mode != "profile":
        return [int(mode)] * len(seats)
    own = [_own_points(seat) for seat in seats]
    most = max((points for points in own if points), default=MOST)
    return [points or most for points in own]


def _own_points(seat: dict[str, Any]) -> int:
    """0 for a seat that says neither points nor level."""
    if seat["points"] != "level":
        return int(seat["points"])
    return 0 if seat["level"] == "auto" else LEVELS[int(seat["level"])].points


# ---------------------------------------------------------------- the first state
def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    """R1.2-R1.7, R14. The table before the first turn. Raises BadSetup."""
    if len(seats) not in SIZE_OF:
        allowed = ", ".join(str(count) for count in SEATS)
        raise BadSetup("error.setup_seats", f"{len(seats)} seats; this game has {allowed}",
                       field="seats", found=len(seats), example=allowed)
    rules = checked(boards.OPTIONS, options, OPTIONS)
    wanted = [checked(f"seats[{i}]", seat, FIELDS) for i, seat in enumerate(seats)]
    points = points_of(wanted, rules["points"])
    traits = [chosen_traits(f"seats[{i}].traits", seat["traits"], points[i]) for i, seat in enumerate(wanted)]
    plan = boards.plan_of(rules["map"], len(wanted))
    if plan.climate and rules["climate"] not in (plan.climate, RANDOM):
        where = f"{boards.OPTIONS}.climate"
        raise BadSetup("error.setup_value", f"{where}: found {rules['climate']}; the map is {plan.climate}",
                       field=where, found=rules["climate"], example=plan.climate)
    return _drawn(Stream(seed), wanted, traits, rules | {"climate": plan.climate or rules["climate"]}, plan)


def _drawn(stream: Stream, wanted: list[dict[str, Any]], traits: list[list[str]],
           rules: dict[str, Any], plan: boards.MapContent) -> State:
    """R14.12. Every draw of the set-up, in its order; what the plan gives is not drawn."""
    n = SIZE_OF[len(wanted)]
    order = list(range(len(wanted)))
    stream.shuffle(order)
    starts = list(mapgen.site(n, plan.starts).starts)
    stream.shuffle(starts)
    characters = _drawn_by_seat(stream, order, [seat["character"] for seat in wanted], CHARACTERS)
    religions = _drawn_by_seat(stream, order, [seat["religion"] for seat in wanted], RELIGIONS)
    climate = _or_random(stream, rules["climate"], CLIMATES)
    god = _or_random(stream, rules["god"], GODS)
    terrain, structure = boards.laid_out(stream, n, climate, plan)
    believers, donations, influence = (
        mapgen.bury(stream, structure, terrain, what, each * len(wanted), unit)
        for what, each, unit in mapgen.BURIAL)
    relics = mapgen.hide_relics(stream, n, structure, terrain, god, plan.starts, plan.relics)
    hints = dict(plan.hints) or mapgen.hide_hints(stream, structure)
    celebrities = mapgen.seat_celebrities(stream, n, structure, terrain, plan.celebrities)
    wind = stream.pick(WINDS) if climate == "temperate" else ""
    seats = [_seat(characters[i], religions[i], traits[i], starts[order.index(i)], n * n)
             for i in range(len(wanted))]
    for seat in order:
        _shuffle_deck(stream, seats[seat])
    state = State(
        rng=stream.value, agenda=[Step("turn_begin")], n=n, climate=climate, god=god,
        cycle_limit=int(rules["cycles"]), seats=seats, order=order, acting=order[0], phase="begin",
        terrain=terrain, structure=structure, owner=[NEUTRAL] * (n * n), designation=bytearray(n * n),
        believers=believers, donations=donations, influence=influence,
        relics=relics, hints=hints, celebrities=celebrities,
        governments=mapgen.found_governments(structure), wind=wind, light_left=CLIMATES[climate].day,
    )
    _look_round(state)
    return state


def _seat(character: str, religion: str, traits: list[str], start: int, tiles: int) -> Seat:
    """R1.3, R1.6. One player on its start point, its deck not yet built."""
    return Seat(character=character, religion=religion, traits=traits, tile=start, start=start,
                knowledge=bytearray(tiles), deck_list=list(deck_list(traits, religion)))


def _shuffle_deck(stream: Stream, seat: Seat) -> None:
    """R5.2. One copy of the deck list becomes the deck."""
    seat.deck = seat.deck_list[:]
    stream.shuffle(seat.deck)


def _look_round(state: State) -> None:
    """R1.6, R12.5. Every player sees what surrounds its start point. Nothing is told: no match runs yet."""
    no_title: Any = None
    table: Table[State] = Table(no_title, state)
    for seat in state.order:
        sight.update(table, seat)


def _drawn_by_seat(stream: Stream, order: list[int], chosen: list[str], known: Iterable[str]) -> list[str]:
    """R1.2. What each seat has, drawn in seat order where it was left open."""
    drawn = {seat: _or_random(stream, chosen[seat], known) for seat in order}
    return [drawn[seat] for seat in range(len(chosen))]


def _or_random(stream: Stream, chosen: str, known: Iterable[str]) -> str:
    return stream.pick(tuple(known)) if chosen == RANDOM else chosen
