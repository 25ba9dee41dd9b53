"""Section 10. "If the conflict came now": what would happen in each region, as far as a seat can know it.

All of it is read from the seat's view; the table is laid out from it once more and asked by the very functions that the
rules roll by. Hidden are only cards and cats: of what they add the least and the most are told. Obelisk Attuned,
monuments that are built and plagues change a battle after it has begun: what is told stands without them.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.core.modifiers import Term
from game.titles.ankh.actions import followers_to_gain
from game.titles.ankh.base_gods import protected
from game.titles.ankh.conflict import omnipresent
from game.titles.ankh.content import (
    CARDS,
    CATS,
    DASHBOARD,
    GAIN,
    MONUMENTS,
    MOST_DEVOTION,
    OBELISK,
    UNLOCK,
    WARRIOR,
    level_of,
)
from game.titles.ankh.devotion import is_red
from game.titles.ankh.ground import is_desert, space_of, spaces_in
from game.titles.ankh.guardians import condemned, faced_monuments
from game.titles.ankh.horus import LEAST_FOR_BATTLE
from game.titles.ankh.queries import (
    PIECES_OF_A_GOD,
    bearer,
    controlled,
    figures_in,
    has,
    held,
    is_mortal,
    taken_by_set,
)
from game.titles.ankh.resolution import (
    GLORY,
    GLORY_MARGIN,
    MAGNANIMITY,
    MAGNANIMOUS_NEEDS,
    WORSHIP,
    WORSHIP_PRICE,
)
from game.titles.ankh.state import EMPTY, FIRST_MONUMENT, GONE, NOBODY, TRAPPED, FigureState, God, Monument, State
from game.titles.ankh.strength import majorities, radiance, strength_terms
from game.titles.ankh.turn import NAMES
from game.titles.ankh.verbs import raze
from game.titles.ankh.view import BACK, MonumentView, SeatView

if TYPE_CHECKING:
    from collections.abc import Sequence

EMPTY_REGION, DOMINATION, BATTLE = "empty", "domination", "battle"
TWO = 2
Terms = tuple[Term, ...]


class Stake(msgspec.Struct, array_like=True, frozen=True):
    """A god in a region. `figures`: how many it holds there, `taken` of them Set from others; `mortal`: those that die
    if it loses a battle, but for `kept`, which Isis may keep. `terms` add up to `strength`; `least` and `most`: what
    its card and its cat may add. `kinds`: the types of monuments whose majority it has, `majority` what they bring;
    `win`, `loss`: what winning or dominating, and losing, brings after that. `drought`: its figures on desert. `calls`:
    Obelisk Attuned may bring more figures that it holds."""

    god: int
    figures: int
    taken: int
    mortal: int
    kept: int
    terms: Terms
    strength: int
    least: int
    most: int
    kinds: tuple[str, ...]
    majority: Terms
    win: Terms
    loss: Terms
    drought: int
    calls: bool


class RegionForecast(msgspec.Struct, array_like=True, frozen=True):
    """What comes in a region: "empty", "domination", "battle". `stakes` in ascending devotion; `ahead`: the gods with
    the highest strength before the cards, more than one in a tie, which the holder of the conflict token may decide for
    itself; `token`: that god, NOBODY where it will be who sets the conflict off; `watched`: an eye of Horus lies
    there."""

    number: int
    kind: str
    stakes: tuple[Stake, ...]
    ahead: tuple[int, ...]
    token: int
    watched: bool


class ConflictForecast(msgspec.Struct, array_like=True, frozen=True):
    """All of it: the regions in their order; `razed`: the spaces of monuments that Scorpions destroy first;
    `omnipresent`: by god the followers that it gains first."""

    regions: tuple[RegionForecast, ...]
    razed: tuple[str, ...]
    omnipresent: tuple[tuple[int, int], ...]


def forecast(view: SeatView, announced: bool = False) -> ConflictForecast:
    """If the conflict came now; in a conflict how its regions stand at this moment. `announced`: whether Amun plays two
    cards in the battle that is fought is settled."""
    state = table_of(view)
    razed: list[str] = []
    gains: tuple[tuple[int, int], ...] = ()
    if not view.conflict:
        state.conflict = True
        gains = tuple(omnipresent(state).items())
        for number in condemned(state):
            razed.append(view.monuments[number].space)
            raze(state, number)
    settled = msgspec.structs.replace(view, amun_used=True) if announced else view
    fought = view.battle.region if view.battle is not None else 0
    regions = tuple(_region(settled if number == fought else view, state, number)
                    for number in range(1, len(view.regions) + 1))
    return ConflictForecast(regions, tuple(razed), gains)


def faced(view: SeatView, where: str, facing: int) -> list[MonumentView]:
    """R21.7. The monuments that a Giant Scorpion on a space would destroy if it faced that way."""
    state = table_of(view)
    return [view.monuments[number] for number in faced_monuments(state, space_of(state, where), facing)]


def worship(view: SeatView, god: int) -> tuple[int, int]:
    """5.1 Worshipful. The followers and the devotion that a god has once it has sacrificed."""
    own = view.gods[god]
    gained = _gain(table_of(view), god, own.devotion, Term(0, "gain.worshipful", WORSHIP))
    return own.followers - WORSHIP_PRICE, own.devotion + sum(term.value for term in gained)


def token_at_risk(view: SeatView, seat: int, action: str) -> int:
    """R6.4b. The price of the power whose token an action would waste: an Unlock that cannot be paid, or a first action
    that leaves only such an Unlock as the second. 0 where nothing is lost."""
    god = view.gods[view.team[seat]]
    if god.unlocked >= DASHBOARD or action not in (NAMES[GAIN], NAMES[UNLOCK]):
        return 0
    price, have = level_of(god.unlocked + 1), god.followers
    if action == NAMES[GAIN]:
        if view.taken or len(god.seats) > 1 or view.counters[GAIN] + 1 >= view.limits[GAIN]:
            return 0
        have += followers_to_gain(table_of(view), god.god)
    return price if have < price else 0


# ---------------------------------------------------------------- the table once more
def table_of(view: SeatView) -> State:
    """The state that a view tells, without what no region depends on: pools, supply, hidden cats, the agenda."""
    seats = len(view.team)
    count = max([PIECES_OF_A_GOD * seats, *(figure.number + 1 for figure in view.figures)])
    gods = [God(list(one.seats), list(one.names), list(one.hand), list(one.used), list(one.powers), one.followers,
                one.devotion, one.unlocked, one.tokens, one.alive) for one in view.gods]
    state = State(
        rng=0, agenda=[], columns=view.columns, terrain=view.terrain, region=list(view.region),
        figures=[FigureState(WARRIOR, NOBODY, GONE) for _ in range(count)],
        monuments=[], pieces=[EMPTY] * len(view.terrain), gods=gods, team=list(view.team), order=list(view.order),
        events=view.events, red_limit=view.red_limit, limits=list(view.limits), counters=list(view.counters),
        wanted=[], seat=view.seat, conflict=view.conflict, conflict_token=view.conflict_token,
        amun_used=view.amun_used)
    for figure in view.figures:
        space = space_of(state, figure.space)
        state.figures[figure.number] = FigureState(figure.kind, figure.owner, space, figure.facing, figure.radiant)
        state.pieces[space] = figure.number
    state.figures += [FigureState(WARRIOR, owner, TRAPPED) for owner in view.trapped]
    for number, monument in enumerate(view.monuments):
        space = space_of(state, monument.space)
        state.monuments.append(Monument(MONUMENTS.index(monument.kind), monument.owner, space))
        state.pieces[space] = FIRST_MONUMENT + number
    state.portals = [space_of(state, name) for name in view.portals]
    return state


# ---------------------------------------------------------------- a region
def _region(view: SeatView, state: State, number: int) -> RegionForecast:
    there = figures_in(state, number)
    kind = EMPTY_REGION if not there else DOMINATION if len(there) < LEAST_FOR_BATTLE else BATTLE
    if view.battle is not None and view.battle.region == number and view.battle.fighters:
        kind = BATTLE  # though a plague has left nobody but one (R10.14)
    sums = {god: sum(term.value for term in strength_terms(state, god, number)) for god in there}
    most = max(sums.values(), default=0)
    won = majorities(state, number)
    stakes = []
    for god, figures in there.items():
        rivals = max((value for other, value in sums.items() if other != god), default=0)
        glory = kind == BATTLE and has(state, god, "glorious") and sums[god] - rivals >= GLORY_MARGIN
        stakes.append(_stake(view, state, number, god, figures, won.get(god, ()), kind, glory))
    return RegionForecast(number, kind, tuple(stakes), tuple(god for god in there if sums[god] == most),
                          view.conflict_token if view.conflict else NOBODY, number in view.eyes)


def _stake(view: SeatView, state: State, number: int, god: int, figures: Sequence[int], kinds: Sequence[str],
           kind: str, glory: bool) -> Stake:
    terms = tuple(strength_terms(state, god, number))
    dying = [figure for figure in figures if is_mortal(state.figures[figure])]
    least, most = cards_add(view, god, number) if kind == BATTLE else (0, 0)
    if kind == BATTLE and god == bearer(state, "bastet"):
        cat = cat_adds(view, state, number)
        least, most = least + cat[0], most + cat[1]
    at = view.gods[god].devotion
    majority = _gain(state, god, at, Term(0, "gain.majority", len(kinds), count=len(kinds)))
    after = min(MOST_DEVOTION, at + sum(term.value for term in majority))
    base = Term(0, "gain.glorious", GLORY) if glory else Term(0, f"gain.{kind}", 1)
    win = _gain(state, god, after, base, Term(0, "gain.radiance", radiance(state, god, number)))
    loss: Terms = ()
    if kind == BATTLE and has(state, god, "magnanimous") and len(figures) >= MAGNANIMOUS_NEEDS:
        loss = _gain(state, god, after, Term(0, "gain.magnanimous", MAGNANIMITY))
    held_by_set = taken_by_set(state) if god == bearer(state, "set_god") else []
    return Stake(god, len(figures), sum(figure in held_by_set for figure in figures), len(dying),
                 len(protected(state, dying)) if god == bearer(state, "isis") else 0, terms,
                 sum(term.value for term in terms), least, most, tuple(kinds), majority, win, loss,
                 sum(is_desert(state, state.figures[figure].space) for figure in figures),
                 kind == BATTLE and _calls(state, god, number, figures))


def _gain(state: State, god: int, devotion: int, *terms: Term) -> Terms:
    """R11.1. One gain that starts from a step of the track; Bountiful makes it larger in the red zone, the end of the
    track cuts it."""
    found = [term for term in terms if term.value]
    if not found:
        return ()
    before, state.gods[god].devotion = state.gods[god].devotion, devotion
    if has(state, god, "bountiful") and is_red(state, god):
        found.append(Term(0, "gain.bountiful", 1))
    state.gods[god].devotion = before
    over = devotion + sum(term.value for term in found) - MOST_DEVOTION
    return (*found, Term(0, "gain.end", -over)) if over > 0 else tuple(found)


def _calls(state: State, god: int, number: int, figures: Sequence[int]) -> bool:
    """R10.1. Whether Obelisk Attuned may bring a figure from elsewhere that the god holds."""
    centres = [state.monuments[one].space for one in controlled(state, god, OBELISK)]
    inside = set(spaces_in(state, number))
    return (has(state, god, "obelisk_attuned") and any(space in inside for space in centres)
            and any(one not in figures for one in held(state, god)))


# ---------------------------------------------------------------- what is hidden
def cards_add(view: SeatView, god: int, number: int) -> tuple[int, int]:
    """R10.5. The least and the most that what a god plays adds to its strength: its hand is open. What the reader may
    see of a choice that is made is certain."""
    own, battle = view.gods[god], view.battle if view.battle is not None and view.battle.region == number else None
    chosen = dict(battle.chosen).get(god, ()) if battle is not None else ()
    if chosen and all(card in CARDS for card in chosen):
        sure = sum(CARDS[card].strength for card in chosen)
        return sure, sure
    banned = battle.banned if battle is not None else ""
    values = sorted(CARDS[card].strength for card in own.hand if card != banned)
    two = len(values) >= TWO and "amun" in own.names
    doubled = two and battle is not None and battle.doubled
    may_double = doubled or (two and not view.amun_used and not chosen)
    return sum(values[:TWO if doubled else 1]), sum(values[-(TWO if may_double else 1):])


def cat_adds(view: SeatView, state: State, number: int) -> tuple[int, int]:
    """R16.3. The least and the most that a cat in a region adds for Bastet; whose icon nobody has shown may be any that
    is not seen elsewhere."""
    found = [shown.cat for shown, monument in zip(view.monuments, state.monuments, strict=True)
             if shown.cat and monument.space >= 0 and state.region[monument.space] == number]
    if not found:
        return 0, 0
    if found[0] != BACK:
        return CATS[found[0]], CATS[found[0]]
    seen = {shown.cat for shown in view.monuments} | set(view.beside)
    values = [value for icon, value in CATS.items() if icon not in seen]
    return min(values), max(values)
