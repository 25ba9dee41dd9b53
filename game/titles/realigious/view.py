"""Section 4, R12.6, 10.1-10.3. What one seat, or an onlooker, may see: built fresh from nothing, field by
field.

Everything here is public or was asked of `sight`. Terrain, structure and designation are names, "" where
they are not shown; amounts that are not shown are -1. `relic` and `celebrity` numbers are those of the
option keys ("relic:3").
"""
from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from msgspec.structs import replace

from game.core.codec import ENCODE
from game.core.memo import Memo
from game.core.modifiers import Term
from game.core.state import Outcome
from game.titles.realigious import rates, sight
from game.titles.realigious.cards.base import kind_of
from game.titles.realigious.cards.prices import is_free, price_of, unpayable
from game.titles.realigious.content import CARDS, STATES
from game.titles.realigious.queries import (
    believers_target,
    bonus_level,
    celebrities_here,
    half_price,
    held,
    price_of_force,
    relic_goal,
)
from game.titles.realigious.state import (
    NOBODY,
    SEPARATIST_TURNS,
    STRUCTURE,
    Effect,
    Seat,
    State,
)
from game.titles.realigious.victory import progress
from game.titles.realigious.view_tiles import TileView as TileView
from game.titles.realigious.view_tiles import tiles_of

MOOD = {row.id: row.mood for row in STATES.values()}
COUNTED = tuple(row.id for row in STATES.values() if row.shows == "number")
CARD_ORDER = {card.id: card.order for card in CARDS.values()}


class StateIcon(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """5.7. One icon of the state bar, newest first in its list. `left`: turns, 0 where none are counted;
    `n`: the figure of a counting state; `other`: the partner of a truce, else -1. What a pending effect
    aims at is not told."""

    id: str
    mood: str
    left: int = 0
    n: int = 0
    other: int = NOBODY


class SeatPublic(msgspec.Struct, array_like=True, frozen=True):
    """What is public about a player, and the piece as far as the reader sees it. `tile`: on the board,
    `minimap_tile`: on the minimap (R12.9), each -1 where hidden. `reputation`, `social`: None under
    Unknown to the Left Hand. `progress` values are per mille (R2.11). `donations` and `influence` are told to those who
    may know everything, None to all others."""

    seat: int
    character: str
    religion: str
    alive: bool
    reputation: int | None
    believers: int
    hand: int
    deck: int
    grave: int
    aside: int
    tile: int
    minimap_tile: int
    start: int
    relics: int
    uncounted: int
    bonus_level: int
    states: tuple[StateIcon, ...]
    religious: int
    social: int | None
    mystic: int
    donations: int | None = None
    influence: int | None = None


class HandCard(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A card of the own hand; `slot` counts from 1, the newest. What it would cost its holder now, the
    gate of a text price (R5.11), and whether that can be paid."""

    slot: int
    card: str
    free: bool
    stacks: int
    donations: int
    influence: int
    reputation: int
    gate_donations: int
    gate_influence: int
    payable: bool


class Pending(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """An own effect with all that its owner knows: `ref` a tile, celebrity or seat, `cards` what is set
    aside."""

    id: str
    left: int
    n: int
    ref: int
    cards: tuple[str, ...]


class HeldRelic(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A relic in the reader's possession."""

    relic: int
    kind: int
    counted: bool


class SeatPrivate(msgspec.Struct, array_like=True, frozen=True):
    """What only the reader sees. Lists of cards are sorted in printed order, the graveyard lies as it
    lies."""

    seat: int
    hand: tuple[HandCard, ...]
    donations: int
    influence: int
    reputation: int
    traits: tuple[str, ...]
    deck_list: tuple[str, ...]
    deck: tuple[str, ...]
    grave: tuple[str, ...]
    aside: tuple[str, ...]
    effects: tuple[Pending, ...]
    relics: tuple[HeldRelic, ...]
    combat_price: int
    price_terms: tuple[Term, ...]


class CelebrityView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """R18. `tile` is -1 where the place is not known; `taps`: the seats that wiretap it; `contract`: whose
    it is under. The price is that of the reader (R4.5, R16.3)."""

    celebrity: int
    type: str
    tile: int
    owner: int
    bought: int
    taps: tuple[int, ...]
    contract: int
    donations: int
    influence: int


class GovernmentView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """R17. A local government building; `tile` is -1 while the reader does not know where it stands."""

    structure: str
    tile: int
    holder: int
    bought: int
    donations: int
    influence: int


class TruceView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """R8.7."""

    proposer: int
    partner: int
    left: int


Side = Annotated[int, msgspec.Meta(ge=1, le=16)]
"""Tiles along a side of the map, with room to spare. Views come over the network too, and drawing one means counting so
far.
"""


class SeatView(msgspec.Struct, array_like=True, frozen=True):
    """The whole table as one reader sees it. `next_seats`: living seats in turn order, the turn player first.
    `controlled`: another player has the turn player's piece; `passed`: the tiles that the reader's own Torrent has
    contacted before its last one (R6.6)."""

    seat: int | None
    n: Side
    climate: str
    god: str
    cycle: int
    limit: int
    turn: int
    day: bool
    light_left: int
    wind: str
    gauge: int
    mud: tuple[int, ...]
    order: tuple[int, ...]
    next_seats: tuple[int, ...]
    acting: int
    phase: str
    extra_turn: bool
    contact: bool
    believers_target: int
    relic_goal: int
    tiles: tuple[TileView, ...]
    seats: tuple[SeatPublic, ...]
    celebrities: tuple[CelebrityView, ...]
    governments: tuple[GovernmentView, ...]
    truces: tuple[TruceView, ...]
    own: SeatPrivate | None
    outcome: Outcome | None
    controlled: bool = False
    passed: tuple[int, ...] = ()


def view(state: State, seat: int | None) -> SeatView:
    """What `seat` (None: an onlooker) may see now. An eliminated player sees what an onlooker sees."""
    reader = seat if seat is not None and state.seats[seat].alive else None
    at = state.order.index(state.acting) if state.acting in state.order else 0
    following = state.order[at:] + state.order[:at]
    return SeatView(
        seat=seat, n=state.n, climate=state.climate, god=state.god, cycle=state.cycle,
        limit=state.cycle_limit, turn=state.turn, day=state.day, light_left=state.light_left,
        wind=state.wind, gauge=state.gauge, mud=tuple(state.mud), order=tuple(state.order),
        next_seats=tuple(s for s in following if state.seats[s].alive),
        acting=state.acting, phase=state.phase, extra_turn=state.extra_turn, contact=state.contact,
        believers_target=believers_target(state), relic_goal=relic_goal(state),
        tiles=tiles_of(state, reader),
        seats=tuple(_as_seen(state, reader, public) for public in _SEATS.get(ENCODE(state), partial(_publics, state))),
        celebrities=tuple(_celebrity(state, reader, i) for i, _ in celebrities_here(state)),
        governments=tuple(_government(state, reader, tile) for tile in state.governments),
        truces=tuple(TruceView(t.proposer, t.partner, t.left) for t in state.truces),
        own=None if reader is None else _seat_private(state, reader),
        outcome=state.outcome, controlled=state.controller != NOBODY,
        passed=tuple(state.path[1:]) if reader == state.acting else ())


# ---------------------------------------------------------------- players
def _publics(state: State) -> tuple[SeatPublic, ...]:
    """What anybody may know of the players, and what some may: the same for all readers of a position."""
    return tuple(_seat_public(state, other) for other in range(len(state.seats)))


def _seat_public(state: State, other: int) -> SeatPublic:
    player = state.seats[other]
    religious, social, mystic = progress(state, other)
    return SeatPublic(
        seat=other, character=player.character, religion=player.religion, alive=player.alive,
        reputation=player.reputation, believers=player.believers,
        hand=len(player.hand), deck=len(player.deck), grave=len(player.grave),
        aside=sum(1 for e in player.effects if e.kind in ASIDE and e.what),
        tile=player.tile, minimap_tile=player.tile, start=player.start, relics=held(state, other),
        uncounted=sum(1 for r in state.relics if r.holder == other and not r.counted),
        bonus_level=bonus_level(state, other), states=icons(state, other),
        religious=religious, social=social, mystic=mystic)


def _as_seen(state: State, reader: int | None, public: SeatPublic) -> SeatPublic:
    """A player with only what the reader may know: whether the piece and the reputation are shown."""
    other = public.seat
    hidden = reader != other and sight.reputation_hidden(state, other)
    sees = sight.sees_piece(state, reader, other)
    on_map = sees or sight.minimap_sees_piece(state, reader, other)
    if sees and on_map and not hidden:
        return public
    return replace(public, reputation=None if hidden else public.reputation, social=None if hidden else public.social,
                   tile=public.tile if sees else -1, minimap_tile=public.tile if on_map else -1)


_SEATS: Memo[tuple[SeatPublic, ...]] = Memo(2)
ASIDE = ("prepared_king", "blessing")


def icons(state: State, seat: int) -> tuple[StateIcon, ...]:
    """5.7. The states of a player, newest first, then those that the table itself implies. All of them are
    public."""
    player = state.seats[seat]
    found: dict[str, StateIcon] = {}
    for effect in reversed(player.effects):
        if effect.kind in MOOD:
            _add_icon(found, effect)
    for kind, n in _implied(state, seat, player):
        if n:
            marked = found[kind].n if kind in found else 0  # turns are skipped by effects too (G64)
            found[kind] = StateIcon(kind, MOOD[kind], n=n + marked if kind in COUNTED else 0)
    truces = [StateIcon("truce", MOOD["truce"], t.left, 0, t.partner if t.proposer == seat else t.proposer)
              for t in state.truces if seat in (t.proposer, t.partner)]
    return (*found.values(), *truces)


def _add_icon(found: dict[str, StateIcon], effect: Effect) -> None:
    """Several effects of one kind make one icon: the longest time; counts are added, one each where none
    is kept."""
    old = found.get(effect.kind)
    n = (effect.n or 1) if effect.kind in COUNTED else 0
    left = effect.left if effect.until != "game" else 0
    if old is not None:
        n, left = n + old.n, max(left, old.left)
    found[effect.kind] = StateIcon(effect.kind, MOOD[effect.kind], left, n)


def _implied(state: State, seat: int, player: Seat) -> list[tuple[str, int]]:
    """States that no effect stands for, with their figure (0: not there)."""
    level = bonus_level(state, seat) if state.god in ("zog_malomos", "sekrazade") else 0
    pairs = [("skip", player.skip), ("extra_turn", player.extra), ("stealth", int(player.stealth)),
             ("high_ground", int(player.high)), ("prop_consolation", player.prop_stacks),
             ("attack_consolation", player.attack_stacks), ("defence_consolation", player.defence_stacks),
             ("relic_bonus", level), ("night_eye", int(sight.has_night_eye(state, seat))),
             ("celebrity_owned", sum(1 for c in state.celebrities if c.owner == seat and c.tile >= 0))]
    return pairs + [(STRUCTURE[state.structure[tile]], 1) for tile, government in state.governments.items()
                    if government.holder == seat]


def _seat_private(state: State, reader: int) -> SeatPrivate:
    player = state.seats[reader]
    terms = rates.price_terms(state, reader)
    aside = [kind_of(code) for e in player.effects if e.kind in ASIDE for code in e.what.split(",") if code]
    return SeatPrivate(
        seat=reader, hand=tuple(_hand_card(state, reader, slot) for slot in range(len(player.hand))),
        donations=player.donations, influence=player.influence, reputation=player.reputation,
        traits=tuple(player.traits), deck_list=_sorted(player.deck_list), deck=_sorted(player.deck),
        grave=tuple(kind_of(code) for code in player.grave), aside=tuple(aside),
        effects=tuple(Pending(e.kind, e.left, e.n, e.ref, tuple(map(kind_of, e.what.split(","))) if e.what else ())
                      for e in player.effects),
        relics=tuple(HeldRelic(i, r.kind, r.counted)
                     for i, r in enumerate(state.relics) if r.holder == reader),
        combat_price=sum(term.value for term in terms), price_terms=tuple(terms))


def _hand_card(state: State, seat: int, at: int) -> HandCard:
    card = state.seats[seat].hand[at]
    price = price_of(state, seat, card)
    return HandCard(at + 1, card.kind, is_free(state.seats[seat], card), card.stacks, price.donations, price.influence,
                    price.reputation, price.gate_donations, price.gate_influence,
                    unpayable(state, seat, card) is None)


def _sorted(codes: list[str]) -> tuple[str, ...]:
    """The kinds in printed order, so that nothing of the order of the deck shows."""
    return _CARDS.get(tuple(codes), lambda: tuple(sorted(map(kind_of, codes), key=CARD_ORDER.__getitem__)))


_CARDS: Memo[tuple[str, ...]] = Memo(64)


# ---------------------------------------------------------------- forces
def _celebrity(state: State, reader: int | None, number: int) -> CelebrityView:
    who = state.celebrities[number]
    donations, influence = _price(state, reader, who.bought, "hint_celebrity")
    taps = tuple(s for s in range(len(state.seats)) if who.taps >> s & 1)
    place = who.tile if sight.sees_celebrity(state, reader, number) else -1
    return CelebrityView(number, who.type, place, who.owner, who.bought, taps, who.contract, donations,
                         influence)


def _government(state: State, reader: int | None, tile: int) -> GovernmentView:
    government = state.governments[tile]
    donations, influence = _price(state, reader, government.bought, "hint_government")
    place = tile if sight.knows_tile(state, reader, tile) else -1
    return GovernmentView(STRUCTURE[state.structure[tile]], place, government.holder, government.bought,
                          donations, influence)


def _price(state: State, reader: int | None, bought: int, hint: str) -> tuple[int, int]:
    donations, influence = price_of_force(bought)
    if reader is not None and any(e.kind == hint for e in state.seats[reader].effects):
        return half_price(donations), half_price(influence)
    return donations, influence


def turns_to_come(view: SeatView, tile: TileView) -> tuple[int, bool]:
    """R19.12. In how many turns of its owner the piece can still come to a separatist tile, and whether the running
    turn is one of them: the one that made it separatist is not.
    """
    running = view.acting == tile.owner and tile.separatist < SEPARATIST_TURNS
    return tile.separatist - (not running), running
