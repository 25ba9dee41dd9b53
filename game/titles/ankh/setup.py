"""R2. Set-up: what may be chosen before, the first state, gods, first player, guardians, and Bastet's cats."""
from __future__ import annotations

from typing import Any

from game.core.ask import Ask, Option, Rules
from game.core.errors import BadSetup
from game.core.fields import checked
from game.core.rng import seeded
from game.core.rules import VARIANT
from game.core.spec import Field
from game.core.state import Step
from game.titles.ankh.bastet import place_cats
from game.titles.ankh.boards import OPTIONS as WHERE
from game.titles.ankh.boards import PLANS, SEATS, SEATS_OF, Plan, plan_from
from game.titles.ankh.content import (
    ACTIONS,
    BASE,
    CARD_NAMES,
    GOD,
    GODS,
    GUARDIANS,
    MONUMENTS,
    OF_EACH_MONUMENT,
    PANTHEON,
    WARRIOR,
    WARRIORS,
)
from game.titles.ankh.queries import G, god_figure, spare_monument
from game.titles.ankh.state import EMPTY, NOBODY, POOL, SUPPLY, FigureState, God, Monument, State
from game.titles.ankh.verbs import place, raise_monument, tell

RANDOM = "random"
ASKED = ""
TIERS = (1, 2, 3)
FIELDS: tuple[Field, ...] = (Field("god", (*GODS, RANDOM, ASKED), RANDOM),)
OPTIONS: tuple[Field, ...] = (
    Field(VARIANT, (PANTHEON, BASE), PANTHEON),
    Field("scenario", tuple(PLANS), [*PLANS][0], seats=dict(SEATS_OF)),
    *(Field(f"guardian_{tier}", (RANDOM, *(row.id for row in GUARDIANS.values() if row.tier == tier)), RANDOM)
      for tier in TIERS),
    Field("map", ("",), "", many=True),  # or the texts of `boards.read_map`, which replace the scenario
)


# ---------------------------------------------------------------- the first state
def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    """R2.1, R2.2, R2.4. The table before gods are known. Raises BadSetup."""
    if len(seats) not in SEATS:
        allowed = ", ".join(map(str, SEATS))
        raise BadSetup("error.setup_seats", f"{len(seats)} seats; this game has {allowed}",
                       field="seats", found=len(seats), example=allowed)
    rules = checked("options", options, OPTIONS)
    wanted = [checked(f"seats[{i}]", seat, FIELDS)["god"] for i, seat in enumerate(seats)]
    _check_gods(wanted, rules[VARIANT])
    _check_guardians({f"guardian_{tier}": rules[f"guardian_{tier}"] for tier in TIERS}, rules[VARIANT])
    plan = plan_from(rules["map"], len(seats)) if rules["map"] else _scenario(rules["scenario"], len(seats))
    state = State(
        rng=seeded(seed), agenda=[Step("prepare", [rules[VARIANT], *(rules[f"guardian_{tier}"] for tier in TIERS)]),
                                  Step("choose_gods", [rules[VARIANT]])],
        columns=plan.columns, terrain=plan.terrain, region=list(plan.region), figures=_figures(len(seats)),
        monuments=[Monument(kind, NOBODY, SUPPLY) for kind in range(len(MONUMENTS)) for _ in range(OF_EACH_MONUMENT)],
        pieces=[EMPTY] * len(plan.terrain), gods=[_god(seat) for seat in range(len(seats))],
        team=list(range(len(seats))), order=list(range(len(seats))), events=plan.events, red_limit=plan.red_limit,
        limits=[len(seats) + row.extra for row in ACTIONS.values()], counters=[0] * len(ACTIONS), wanted=wanted)
    _lay_out(state, plan)
    return state


def _check_gods(wanted: list[str], variant: str) -> None:
    """R1, R2.2. No god twice, and none of a rule set that is not played. Raises BadSetup."""
    for i, name in enumerate(wanted):
        if name in GODS and name in wanted[:i]:
            raise BadSetup("ankh.error.god_twice", f"seats[{i}].god: {name} is taken (R2.2)",
                           field=f"seats[{i}].god", found=name)
        if name in GODS and name not in gods_of(variant):
            raise BadSetup("ankh.error.god_set", f"seats[{i}].god: {name} is no god of the rule set {variant}",
                           field=f"seats[{i}].god", found=name, example=", ".join(gods_of(variant)))


def _check_guardians(wanted: dict[str, str], variant: str) -> None:
    """R2.6, 5.3. None of a rule set that is not played. Raises BadSetup."""
    for field, kind in wanted.items():
        allowed = guardians_of(variant, int(field[-1]))
        if kind != RANDOM and kind not in allowed:
            where = f"{WHERE}.{field}"
            raise BadSetup("ankh.error.guardian_set", f"{where}: {kind} is no guardian of the rule set {variant}",
                           field=where, found=kind, example=", ".join(allowed))


def _scenario(name: str, seats: int) -> Plan:
    """R2.1. Raises BadSetup for a scenario for others."""
    if PLANS[name].players != seats:
        fitting = ", ".join(other for other, plan in PLANS.items() if plan.players == seats)
        field = f"{WHERE}.scenario"
        raise BadSetup("error.setup_value", f"{field}: found {name!r}; allowed: {fitting}",
                       field=field, found=name, example=fitting)
    return PLANS[name]


def _god(seat: int) -> God:
    """R1.1, R2.4. One follower, all cards in hand."""
    return God(seats=[seat], names=[], hand=list(CARD_NAMES), used=[], powers=[])


def _figures(count: int) -> list[FigureState]:
    """R1.1. God figure and warriors of every god; guardians come when it is known which (R2.6)."""
    kinds = [GOD] + [WARRIOR] * WARRIORS
    return [FigureState(kind, god, POOL) for god in range(count) for kind in kinds]


def _lay_out(state: State, plan: Plan) -> None:
    """R2.4. God, one warrior and one monument of each slot, and the neutral monuments."""
    for slot, (god, warrior, _) in enumerate(plan.starts):
        place(state, god_figure(slot), god)
        place(state, god_figure(slot) + 1, warrior)
    for kind, owner, space in plan.monuments:
        raise_monument(state, spare_monument(state, kind), space, owner)


# ---------------------------------------------------------------- R2.2 gods
def gods_of(variant: str) -> list[str]:
    """5.4. The gods of a rule set: those of the base game, or all of them mixed."""
    return [row.id for row in GODS.values() if variant == PANTHEON or row.set == BASE]


def guardians_of(variant: str, tier: int) -> list[str]:
    """5.3. The guardians of a tier that a rule set has."""
    return [row.id for row in GUARDIANS.values() if row.tier == tier and (variant == PANTHEON or row.set == BASE)]


def free_gods(state: State, variant: str) -> list[str]:
    """The gods that nobody has yet."""
    taken = [name for god in state.gods for name in god.names]
    return [name for name in gods_of(variant) if name not in taken]


def god_options(state: State, seat: int, variant: str) -> list[Option]:
    """Section 3, `choose_god`."""
    found = [Option(name, "god", (f"god_name:{name}",), ("god", name)) for name in free_gods(state, variant)
             if name not in state.wanted]
    return [*found, Option(RANDOM, "random")]


def _at_random(state: State, seat: int, variant: str) -> str:
    return RANDOM


def choose_gods(g: G, variant: str) -> Rules[None]:
    """R2.2. Those of the waiting room, then those that are asked in seat order, then the rest by lot."""
    state = g.state
    for seat, wish in enumerate(state.wanted):
        if wish in GODS:
            _take(g, seat, wish)
    for seat, wish in enumerate(g.state.wanted):
        if wish == ASKED:
            key = yield Ask(seat, "R2.2", "choose_god", god_options, (variant,), _at_random)
            if key != RANDOM:
                _take(g, seat, key)
    for seat, god in enumerate(g.state.gods):
        if not god.names:
            _take(g, seat, g.pick(free_gods(g.state, variant)))


def _take(g: G, seat: int, name: str) -> None:
    g.state.gods[seat].names = [name]
    tell(g, "god_chosen", "R2.2", seat=seat, name=name)


# ---------------------------------------------------------------- R2.3-R2.8
def prepare(g: G, variant: str, *wanted: str) -> Rules[None]:
    """R2.3, R2.5, R2.6, R2.8. First player, devotion stack, guardians, cats; then the first turn."""
    state = g.state
    count = len(state.team)
    state.first = state.seat = g.below(count)
    order = [(state.first + step) % count for step in range(count)]
    state.order = [god for god in order if state.gods[god].alive]
    tell(g, "first_player", "R2.3", seat=state.first)
    for tier, wish in zip(TIERS, wanted, strict=True):
        kind = g.pick(guardians_of(variant, tier)) if wish == RANDOM else wish
        copies = GUARDIANS[kind].copies[count - min(SEATS)]
        state.figures += [FigureState(kind, NOBODY, SUPPLY) for _ in range(copies)]
        tell(g, "guardians", "R2.6", tier=tier, figure=kind, count=copies)
    g.push("turn", state.first)
    yield from place_cats(g)
