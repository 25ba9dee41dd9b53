"""Section 10. "If the conflict came now": what would happen in each region, as far as a seat can know it.

All of it is read from the seat's view; the table is laid out from it once more and asked by the very functions that the
rules roll by. Hidden are only cards and cats: of what they add the least and the most are told. Obelisk Attuned,
monuments that are built and plagues change a battle after it has begun: what is told stands without them.
"""
from __future__ import annotations

from itertools import combinations
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
    DROUGHT,
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
    from collections.abc import Collection, Mapping, Sequence

EMPTY_REGION, DOMINATION, BATTLE = "empty", "domination", "battle"
Terms = tuple[Term, ...]
Adds = dict[int, frozenset[int]]
"""By god all that its card and its cat may add to its strength."""


class Stake(msgspec.Struct, array_like=True, frozen=True):
    """A god in a region. `figures`: how many it holds there, `taken` of them Set from others; `mortal`: those that die
    if it loses a battle, but for `kept`, which Isis may keep. `terms` add up to `strength`; `least` and `most`: what
    its card and its cat may add. `kinds`: the types of monuments whose majority it has, `majority` what they bring;
    `win`, `loss`: what winning or dominating, and losing, brings after that; `glory`: what winning by the lead of
    Glorious brings instead where the cards decide whether it is one, empty where that is certain. `drought`: its
    figures on desert while it may still play Drought, which is part of `win` once it has. `calls`: Obelisk Attuned may
    bring more figures that it holds."""

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
    glory: Terms
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
    adds = {god: _adds(view, state, god, number) if kind == BATTLE else frozenset({0}) for god in there}
    stakes = [_stake(view, state, number, god, figures, won.get(god, ()), kind, adds[god],
                     _leads(view, state, god, sums, adds) if kind == BATTLE else set())
              for god, figures in there.items()]
    return RegionForecast(number, kind, tuple(stakes), tuple(god for god in there if sums[god] == most),
                          view.conflict_token if view.conflict else NOBODY, number in view.eyes)


def _stake(view: SeatView, state: State, number: int, god: int, figures: Sequence[int], kinds: Sequence[str],
           kind: str, adds: Collection[int], leads: set[bool]) -> Stake:
    terms = tuple(strength_terms(state, god, number))
    dying = [figure for figure in figures if is_mortal(state.figures[figure])]
    at = view.gods[god].devotion
    majority = _gain(state, god, at, Term(0, "gain.majority", len(kinds), count=len(kinds)))
    after = min(MOST_DEVOTION, at + sum(term.value for term in majority))
    dry = sum(is_desert(state, state.figures[figure].space) for figure in figures)
    played = known_cards(view, god, number)
    more = (Term(0, "gain.drought", dry if DROUGHT in played else 0),
            Term(0, "gain.radiance", radiance(state, god, number)))
    win = _gain(state, god, after, Term(0, f"gain.{kind}", 1), *more)
    glory = _gain(state, god, after, Term(0, "gain.glorious", GLORY), *more) if True in leads else ()
    if leads == {True}:
        win, glory = glory, ()
    loss: Terms = ()
    if kind == BATTLE and has(state, god, "magnanimous") and len(figures) >= MAGNANIMOUS_NEEDS:
        loss = _gain(state, god, after, Term(0, "gain.magnanimous", MAGNANIMITY))
    held_by_set = taken_by_set(state) if god == bearer(state, "set_god") else []
    return Stake(god, len(figures), sum(figure in held_by_set for figure in figures), len(dying),
                 len(protected(state, dying)) if god == bearer(state, "isis") else 0, terms,
                 sum(term.value for term in terms), min(adds), max(adds), tuple(kinds), majority, win, glory, loss,
                 dry if not played and DROUGHT in playable(view, god, number) else 0,
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
def known_cards(view: SeatView, god: int, number: int) -> tuple[str, ...]:
    """The cards that a god has chosen for the battle in a region, as far as the reader may see them."""
    battle = view.battle
    chosen = dict(battle.chosen).get(god, ()) if battle is not None and battle.region == number else ()
    return chosen if all(card in CARDS for card in chosen) else ()


def playable(view: SeatView, god: int, number: int) -> list[str]:
    """R10.5, R19.3. The cards in a god's open hand that it may play in a region."""
    banned = view.battle.banned if view.battle is not None and view.battle.region == number else ""
    return [card for card in view.gods[god].hand if card != banned]


def _card_adds(view: SeatView, god: int, number: int) -> set[int]:
    """R10.5, R14.1. All that what a god plays may add to its strength; what the reader may see of it is certain."""
    known = known_cards(view, god, number)
    if known:
        return {sum(CARDS[card].strength for card in known)}
    own, battle = view.gods[god], view.battle if view.battle is not None and view.battle.region == number else None
    values = [CARDS[card].strength for card in playable(view, god, number)]
    pairs = {sum(pair) for pair in combinations(values, 2)} if "amun" in own.names else set()
    if pairs and battle is not None and battle.doubled:
        return pairs
    chosen = battle is not None and bool(dict(battle.chosen).get(god))
    return set(values) | (pairs if not view.amun_used and not chosen else set())


def _adds(view: SeatView, state: State, god: int, number: int) -> frozenset[int]:
    """All that its card and its cat may add to a god's strength."""
    cats = _cat_values(view, state, number) if god == bearer(state, "bastet") else {0}
    return frozenset(card + cat for card in _card_adds(view, god, number) or {0} for cat in cats)


def _leads(view: SeatView, state: State, god: int, sums: Mapping[int, int], adds: Adds) -> set[bool]:
    """5.1 Glorious. Whether a god that has it wins by its margin or by less: each that the cards and the cat leave
    open."""
    if not has(state, god, "glorious"):
        return set()
    rivals = {0}
    for other in sums.keys() - {god}:
        rivals = {max(best, sums[other] + more) for best in rivals for more in adds[other]}
    margins = {sums[god] + more - best for more in adds[god] for best in rivals}
    by_token = not view.conflict or view.conflict_token == god
    return {margin >= GLORY_MARGIN for margin in margins if margin > 0 or (margin == 0 and by_token)}


def cat_adds(view: SeatView, state: State, number: int) -> tuple[int, int]:
    """R16.3. The least and the most that a cat in a region adds for Bastet."""
    values = _cat_values(view, state, number)
    return min(values), max(values)


def _cat_values(view: SeatView, state: State, number: int) -> set[int]:
    """R16.3. What the cat in a region may add: whose icon nobody has shown may be any that is not seen elsewhere."""
    found = [shown.cat for shown, monument in zip(view.monuments, state.monuments, strict=True)
             if shown.cat and monument.space >= 0 and state.region[monument.space] == number]
    if not found:
        return {0}
    if found[0] != BACK:
        return {CATS[found[0]]}
    seen = {shown.cat for shown in view.monuments} | set(view.beside)
    return {value for icon, value in CATS.items() if icon not in seen}
